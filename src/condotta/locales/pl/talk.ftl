# Talk, deals and votes at a table of the page

talk-tab-talk = Rozmowa
talk-tab-talk-new = { $count ->
    [one] Rozmowa, { $count } nowa wiadomość
    [few] Rozmowa, { $count } nowe wiadomości
   *[many] Rozmowa, { $count } nowych wiadomości
}
talk-tab-deals = Układy
talk-tab-deals-new = { $count ->
    [one] Układy, { $count } oferta czeka na twoją odpowiedź
    [few] Układy, { $count } oferty czekają na twoją odpowiedź
   *[many] Układy, { $count } ofert czeka na twoją odpowiedź
}
talk-tab-log = Kronika
talk-tab-table = Stół
talk-close = Zamknij

talk-all = Wszyscy
talk-channels = Kto słyszy
talk-in-private = Na osobności
talk-with-whom = Z kim?
talk-begin = Zacznij
talk-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
talk-earlier = Co mówiono wcześniej
talk-none = Nikt jeszcze nic nie powiedział.
talk-none-private = Nikt inny nie słyszy tego, co się tu mówi.
talk-words = Twoje słowa
talk-to-all = Powiedz coś wszystkim
talk-to-few = Tylko dla nich
talk-to-spectators = Do widzów
talk-send = Wyślij
talk-spectator = z widowni
talk-about-person = Wycisz lub zgłoś
talk-notice-said = { $name }: „{ $text }”
talk-notice-private = { $name }, na osobności: „{ $text }”
talk-notice-aside = { $name }, z widowni: „{ $text }”

# Votes

talk-votes = Poddaj pod głosowanie
talk-votes-hint = Dzieje się to, gdy zgodzą się wszyscy ludzie przy stole. Boty zgadzają się zawsze. Kogo ma zastąpić bot, ma dwie minuty, by powiedzieć, że jest. Gdy ktoś chce grać dalej, przerwa trwa jeszcze najwyżej dziesięć minut. W grze korespondencyjnej w obu przypadkach tyle godzin, ile na decyzję.
talk-take-back = Cofnij mój ostatni ruch
talk-pause = Przerwa
talk-go-on = Grajmy dalej
talk-end = Zakończ grę
talk-replace = Niech gra bot
talk-paused = Gra jest wstrzymana.
talk-vote = Głosowanie
talk-vote-waits = Jeszcze bez odpowiedzi: { $names }
talk-vote-for = Za
talk-vote-against = Przeciw
talk-vote-here = Jestem
talk-vote-left = Czas na odpowiedź: { $time }
talk-vote-goes-on = Gra ruszy najpóźniej za { $time }
talk-vote-drop = Wycofaj wniosek
talk-vote-asks-pause = { $name } prosi o przerwę.
talk-vote-asks-go-on = { $name } chce grać dalej.
talk-vote-asks-end = { $name } proponuje zakończyć grę.
talk-vote-asks-take-back = { $name } prosi o cofnięcie ostatniego ruchu.
talk-vote-asks-replace = { $name } proponuje, by za gracza { $about } grał bot.
talk-vote-asks-absent = { $name } pyta, czy gracz { $about } jeszcze jest. Bez odpowiedzi dalej będzie bez niego.
talk-vote-asks-host = { $name } pyta, czy gospodarz jeszcze jest. Bez odpowiedzi gospodarzem będzie { $name }.
talk-news-voted = { $yes ->
    [yes] { $name } głosuje za.
   *[no] { $name } głosuje przeciw.
}
talk-news-vote-ended = { $carried ->
    [yes] Wniosek przyjęty.
   *[no] { $what ->
        [take_back] Ruch zostaje: było już za późno, by go cofnąć, albo ktoś był przeciw.
       *[other] Wniosek odrzucony.
    }
}
talk-news-paused = Gra jest wstrzymana.
talk-news-went-on = Gra toczy się dalej.
talk-news-server-away = Serwer był przez chwilę niedostępny; nikomu nie upływał czas.
talk-news-taken-back = { $name } cofa ostatni ruch.

# People

talk-people = Ludzie
talk-people-none = Poza tobą są tu tylko boty. Nie rozmawiają, ale zawierają układy.
talk-mute = Wycisz
talk-unmute = Słuchaj znowu
talk-block = Zablokuj
talk-unblock = Odblokuj
talk-report = Zgłoś
talk-report-reason = Co się stało?
talk-report-send = Wyślij zgłoszenie
talk-reported = Zgłoszenie wysłano do prowadzących ten serwer.

# Offers

talk-deals-waiting = Czekają na twoją odpowiedź
talk-deals-standing = W toku
talk-deals-settled = Księga
talk-deals-none = Obiecaj coś za coś: pas za pas, region za region. Nic nikogo nie wiąże, ale księga pamięta, kto dotrzymał słowa.
talk-deals-words-only = W tej grze oferta to same słowa; nikt ich nie ocenia.
talk-make-offer = Złóż ofertę
talk-offer-to = Komu?
talk-promises = Co się obiecuje
talk-promise-new = Obietnica
talk-promise-who = Kto obiecuje
talk-promise-what = Co obiecuje
talk-promise-card = Jaka karta
talk-promise-whose = Czyje regiony
talk-promise-region = Jaki region
talk-promise-while = tylko dopóki
talk-promise-holder = Kto go kontroluje
talk-promise-held = Jaki region jest kontrolowany
talk-promise-add = Dodaj obietnicę
talk-promise-drop = Usuń: { $term }
talk-promise-pass = nie zagrywa już kart w tej bitwie
talk-promise-no-card = nie zagrywa pewnej karty
talk-promise-no-attack = rezygnuje z ataku na region
talk-promise-attack-next = przy najbliższym wyborze atakuje region
talk-promise-spare = nie atakuje regionów gracza …
talk-promise-pope-on = przenosi znacznik papieskiej łaski
talk-promise-pope-not-on = nie obejmuje regionu łaską papieża
talk-offer-until = Do kiedy?
talk-battles = Ile bitew?
talk-offer-words = Własnymi słowami
talk-offer-send = Wyślij ofertę
talk-offer-from = { $by } (dla: { $to })
talk-accept = Przyjmij
talk-decline = Odrzuć
talk-withdraw = Wycofaj
talk-offer-open = Czeka na twoją odpowiedź.
talk-offer-waits = Jeszcze bez odpowiedzi: { $names }.
talk-offer-accepted = Przyjęta; obietnice obowiązują.
talk-offer-declined = Odrzucona przez gracza { $name }.
talk-offer-withdrawn = Wycofana.
talk-offer-lapsed = Straciła ważność, zanim wszyscy ją przyjęli.
talk-offer-ended = Zakończona.
talk-offer-kept = Dotrzymana.
talk-offer-broken = Złamana; słowa nie dotrzymali: { $names }.
talk-term-kept = dotrzymana
talk-term-broken = złamana

# Showing cards

talk-show-cards = Pokaż karty
talk-show-which = Które karty?
talk-show-to = Komu?
talk-show-face-down = zakryta karta: { $card }
talk-show-hint = Wszyscy wiedzą, ile kart komu pokazujesz; jakie, wiedzą tylko ci, którzy je widzą.
talk-show-send = Pokaż
talk-known = Karty, o których wiesz
talk-known-of = Karty, o których wiesz: { $cards }
