# The rules in the page, and examples to play with

rules-title = Zasady
rules-game = Gra
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
rules-none = Żadna zasada nie zawiera tych słów.
rules-brief = W tym języku zasady są opisane krócej; pełny jest tekst angielski.
rules-english-only = tylko po angielsku
rules-sections = Rozdziały
rules-try = Wypróbuj
rules-lines-title = Kompanie do wypróbowania
rules-lines-help = Naciśnij kartę, aby położyć ją w wybranej kompanii; naciśnij leżącą, aby ją zabrać. Liczy serwer.
rules-line = Kompania { $number }
rules-season = Pora roku
rules-season-none = Żadna
rules-add = Połóż: { $card }
rules-remove = Zabierz: { $card }
rules-add-line = Jedna kompania więcej
rules-remove-line = Jedna kompania mniej
rules-wins = Wygrywa kompania { $number }.
rules-tie = Remis: nikt nie wygrywa.
rules-token = Znacznik bierze gracz kompanii { $number }.
rules-example = Przykład
rules-clear = Wyczyść
rules-armies-title = Wojska do wypróbowania
rules-armies-help = Wybierz znaki karty i wystaw ją w wybranym wojsku. Serwer nazywa wojska i je porównuje.
rules-army = Wojsko { $number }
rules-icons = Znaki karty
rules-lay = Wystaw kartę
rules-army-empty = Jeszcze bez kart.
rules-army-lacks = { $count ->
    [one] brakuje { $count } karty
   *[other] brakuje { $count } kart
}
rules-rank = miejsce { $rank }
rules-leads = Terytorium kontroluje wojsko { $number }.
rules-leads-none = Żadne wojsko nie jest jeszcze pełne.
rules-decides-number = Ma więcej formacji tej wielkości: { $army }.
rules-decides-rank = Liczby są równe; decyduje wyższe starszeństwo: { $formation }.
rules-decides-first = Są identyczne; wygrywa to, które było pełne pierwsze.
refused-army-long = Armia liczy najwyżej tyle kart: { $most }.
refused-cards-many = W grze jest tylko tyle kart „{ $card }”: { $most }.
refused-position-wrong = Taka pozycja jest niemożliwa: { $reason }

# Why not, and the way to the lessons

learn-title = Naucz się grać
why-title = Dlaczego nie?
why-rule = Zasada: { $clause }
why-close = Zamknij
why-nothing = Możesz tu zrobić wszystko, na co pozwalają twoje karty.
why-not-now = Czego teraz nie możesz zrobić i dlaczego
why-turn-question = { $asked ->
    [choose] Najpierw trzeba wybrać region następnej bitwy.
    [battle] Trwa bitwa: zagraj kartę albo spasuj.
    [discard] Najpierw zdecyduj, czy zachowujesz rękę, czy ją odrzucasz.
    [keep] Najpierw wybierz karty, które zachowujesz, najwyżej dwie.
    [draw] Najpierw powiedz, ile kart dobierasz.
   *[other] Teraz potrzebna jest inna odpowiedź.
}
why-bishop-pope = { $because ->
    [contested] { $region } to pole tej bitwy; postaw znacznik papieskiej łaski gdzie indziej albo poza planszą.
    [marker] { $region } ma znacznik kontroli; postaw znacznik papieskiej łaski w regionie bez niego albo poza planszą.
   *[unsaid] Wybierz, gdzie stanie znacznik papieskiej łaski.
}
why-hand-discard = Z Najemnikiem na ręce nie możesz jej odrzucić.
why-hidden-pass = Nie masz zakrytej karty do odkrycia.
why-final-battle = W ostatecznej bitwie znacznik papieskiej łaski zostaje na miejscu.
