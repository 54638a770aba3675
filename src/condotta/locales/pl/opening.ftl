# Otwieranie stołu, zbieranie graczy i gra przy jednym ekranie

opening-title = Otwórz stół
opening-lead = Wszystko, co tu wybierzesz, każdy widzi, zanim usiądzie.
opening-more = Otwórz stół …
opening-submit = Otwórz stół
opening-name = Nazwa stołu
opening-name-hint = Może zostać pusta.
opening-game = Gra
opening-manner = Jak się gra
opening-variants = Warianty
opening-options = Opcje
opening-none = bez wariantów
opening-unwise = Instrukcja odradza łączenie: { $first } i { $last }.

opening-option-draw_after_battle = Dobieranie po bitwie
opening-about-draw_after_battle = Bez rund: po każdej bitwie każdy dobiera do trzech kart.
opening-option-points = Gra na punkty
opening-about-points = Mecz z kilku gier: regiony i królestwa dają punkty.
opening-option-bigger_kingdoms = Większe królestwa
opening-about-bigger_kingdoms = Do zwycięstwa potrzeba o jeden sąsiadujący region więcej.
opening-option-capturing_regions = Przejmowanie regionów
opening-about-capturing_regions = Wolno atakować regiony innych graczy.
opening-option-hidden_cards = Ukryte karty
opening-about-hidden_cards = Najemników, Doboszy, Bohaterki i Kurtyzany zagrywa się zakryte.
opening-option-pope_off_contested = Bez papieża na polu bitwy
opening-about-pope_off_contested = Papież nie może trafić do regionu, o który toczy się bitwa.
opening-option-choose_after_deal = Wybór po rozdaniu
opening-about-choose_after_deal = Następny region wybiera się po odrzuceniu i rozdaniu kart.
opening-option-bonus_for_any_group = Premia za każde królestwo
opening-about-bonus_for_any_group = Na punkty: pięć dla każdego, kto ma dość duże królestwo.
opening-option-deck = Talia
opening-about-deck = Skład drukowanej talii nie jest jawny; obie gotowe talie są odtworzone.
opening-deck-pyramid56 = Piramida, 56 kart
opening-deck-flat56 = Równa, 56 kart
opening-deck-own = Własna tabela
opening-deck-table = Twoja tabela w JSON
opening-deck-wrong = To nie jest talia w JSON. Zapis wygląda tak: { $example }
opening-option-tiebreak = Wspólne prowadzenie
opening-about-tiebreak = Co się dzieje, gdy na końcu kilku graczy ma najwięcej terytoriów.
opening-tiebreak-share = zwycięstwo jest wspólne
opening-tiebreak-placement = decyduje kolejność miejsc
opening-target = Punkty do wygrania meczu
opening-match = { $target ->
    [one] mecz do { $target } punktu
   *[other] mecz do { $target } punktów
}

opening-who = Kto może przyjść
opening-public = Na liście stołów, dla wszystkich
opening-private = Tylko z linkiem
opening-spectators = Widzowie mogą patrzeć
opening-no-spectators = bez widzów
opening-delay = Z jakim opóźnieniem widzą grę
opening-delay-none = od razu
opening-delay-by = { $seconds ->
    [one] { $seconds } sekundę później
    [few] { $seconds } sekundy później
   *[many] { $seconds } sekund później
}
opening-watched = widzowie widzą od razu
opening-watched-late = { $seconds ->
    [one] widzowie widzą { $seconds } sekundę później
    [few] widzowie widzą { $seconds } sekundy później
   *[many] widzowie widzą { $seconds } sekund później
}
opening-rated = Do rankingu
opening-about-rated = Tylko dla osób z kontem; bez botów i podpowiedzi. Kto wstanie od stołu albo przekroczy czas i pozwoli, by ruszył się za niego bot, jest w rankingu ostatni.
opening-rated-clock = Stół rankingowy ma zegar, by nikt nie mógł wstrzymać gry, którą przegrywa.
opening-unrated = poza rankingiem
opening-hints = Podpowiedzi dozwolone
opening-about-hints = Każdy może spytać bota, co zrobiłby na jego miejscu.
opening-no-hints = bez podpowiedzi
opening-with-hints = podpowiedzi dozwolone
opening-seeded = ustalone tasowanie, nieuczciwe
opening-at-one-screen = przy jednym ekranie

opening-clock = Zegar
opening-clock-none = Bez zegara
opening-clock-live = Na żywo
opening-clock-correspondence = Korespondencyjnie
opening-clock-base = Na całą grę
opening-clock-increment = Dodatkowo za każdą decyzję
opening-clock-hours = Na każdą decyzję
opening-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
opening-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
opening-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
opening-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
opening-clock-told-none = bez zegara
opening-clock-told-live = na grę: { $base }, za każdą decyzję dodatkowo: { $increment }
opening-clock-told-hours = na każdą decyzję: { $time }
opening-flag = Gdy czas się skończy, gra zastępca, aż gracz wróci.
opening-unreached = Ten serwer nie może zawiadomić nikogo, kto zamknął stronę. Przy stole korespondencyjnym nikt nie dostanie wieści, że to jego ruch; zaglądaj tu.
opening-unreached-off = Jeśli zamkniesz stronę, nic ci nie powie, że to twój ruch, chyba że tak wybierzesz przy dzwonku u góry.

opening-chairs = Kto siedzi przy stole
opening-chair = Miejsce { $number }
opening-chair-you = Ty
opening-chair-free = Wolne, dla człowieka
opening-players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
page-bot-random = Losowy

opening-host = gospodarz
opening-you = ty
opening-stand = Wstań
opening-unseat = Zwolnij krzesło
opening-unseat-of = Zwolnij krzesło: { $name }
opening-still-here = Jeszcze tu jest?
opening-still-here-of = Zapytaj, czy gracz { $name } jeszcze jest
opening-host-here = Czy gospodarz jeszcze jest?
opening-house = Twój ród
opening-terms = W co się gra
opening-change = Zmień
opening-change-done = Zastosuj
opening-change-leave = Zostaw
opening-fill = Uzupełnij botami
opening-waits = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
}
opening-ready = Wszystkie miejsca są zajęte.
opening-absent = Jeszcze nieobecni: { $names }. Gra rankingowa zaczyna się, gdy wszyscy otworzą tę stronę.
opening-without = Za nieobecnych gra zastępca: { $names }. Gra rozpoczęta w ten sposób nie liczy się do rankingu.
opening-after = Gracze przesiedli się o jedno miejsce. Gospodarz rozpocznie następną grę.
opening-after-match = Mecz trwa dalej. Gospodarz rozpocznie następną grę.
opening-copy-failed = Zaznacz adres i skopiuj go.
opening-link-here = Ten link działa tylko na tym komputerze. Dla znajomych gdzie indziej: docs/hosting.md

opening-one-screen = Przy jednym ekranie
opening-one-screen-lead = Kilka osób gra na tym urządzeniu. Każdą rękę widzi tylko jej gracz; pomiędzy turami urządzenie przechodzi z rąk do rąk.
opening-one-screen-person = Osoba { $number }
opening-one-screen-add = Jeszcze jedna osoba
opening-one-screen-remove = Usuń z listy: { $name }
opening-one-screen-bots = Boty obok was
opening-one-screen-rules = Warianty i opcje
opening-one-screen-start = Zaczynamy
opening-one-screen-names = Każda osoba potrzebuje własnego imienia.
opening-pass-on = Podaj urządzenie: { $name }
opening-uncover = To ja, { $name }: pokaż moją rękę
opening-covered = Wszystkie ręce są zakryte.
opening-cover = Zakryj moją rękę
opening-playing-as = Gra { $name }
opening-look = Czyja ręka?
