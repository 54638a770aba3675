# Oba stoły w przeglądarce: klawisze, ruchy pisane, co przeoczono i dlaczego ktoś prowadzi

board-keys = Klawisze
board-keys-letters = Pojedyncze litery działają jak klawisze
board-close = Zamknij
board-key-hand = do swojej ręki
board-key-map = do mapy
board-key-territories = do terytoriów
board-key-arrows = od karty do karty, od miejsca do miejsca
board-key-places = od miejsca do miejsca
board-key-digits = do najemnika na ręce
board-key-enter = podnieś; jeszcze raz: wykonaj
board-key-lay = wyłóż kartę na to terytorium
board-key-pass = spasuj
board-key-escape = odłóż, zamknij
board-key-close = zamknij
board-key-log = do kroniki
board-key-type = wpisz ruch
board-key-help = te klawisze
board-type = Wpisz ruch
board-type-send = Wykonaj
board-away = Pod twoją nieobecność
board-more = { $count ->
    [one] i jeszcze { $count } wpis
    [few] i jeszcze { $count } wpisy
   *[many] i jeszcze { $count } wpisów
}
board-round = Nowa runda
board-held = { $count ->
    [one] { $count } region
    [few] { $count } regiony
   *[many] { $count } regionów
}
board-ruled = { $count ->
    [one] { $count } terytorium
    [few] { $count } terytoria
   *[many] { $count } terytoriów
}
board-wins-here = Z tym regionem wygrywa grę: { $names }.
board-leads = prowadzi
board-rules = włada
board-lead-none = Żadne wojsko nie jest tu jeszcze pełne.
board-lead-only = Prowadzi { $name }: na razie to jedyne pełne wojsko.
board-lead-number = { $size ->
    [4] Prowadzi { $name }: więcej pułków niż { $rival }.
    [3] Prowadzi { $name }: więcej batalionów niż { $rival }.
   *[2] Prowadzi { $name }: więcej kompanii niż { $rival }.
}
board-lead-rank = Prowadzi { $name }, dalej { $rival }: wyższą rangę ma { $formation }.
board-lead-first = Prowadzi { $name }: wojsko równe temu, które ma { $rival }, ale pełne wcześniej.
