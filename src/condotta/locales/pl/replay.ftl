# A game told again, its review, and looking on

replay-link = Obejrzyj tę grę jeszcze raz
replay-title = Gra opowiedziana na nowo
replay-loading = Szukamy gry …
replay-controls = Przeglądanie gry
replay-first = Na początek
replay-back-battle = Bitwa wstecz
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok dalej
replay-on-battle = Bitwa dalej
replay-on-army = Do następnego wojska lub terytorium
replay-back-army = Do poprzedniego wojska lub terytorium
replay-last = Na koniec
replay-step = Krok { $at } z { $total }
replay-goto = Przejdź do
replay-beginning = Początek
replay-round = Runda { $round }
replay-battle = { $number }. { $region }
replay-final = Bitwa finałowa
replay-speed = Tempo
replay-eyes = Punkt widzenia
replay-eyes-open = wszystkie karty odkryte
replay-eyes-public = widzowie
replay-running = Ta gra jeszcze trwa; widzisz ją tak daleko, jak ją znasz.
replay-to-table = Do stołu
replay-copy = Kopiuj link
replay-copied = Skopiowano
replay-download = Pobierz zapis
replay-keys = Klawisze: ← → krok, z Shift bitwa, Page Up i Page Down runda, Home i End, spacja odtwarza.
replay-keys-ordonnance = Klawisze: ← → krok, z Shift wojsko lub terytorium, Home i End, spacja odtwarza.
replay-key-step = krok wstecz, dalej
replay-key-battle = bitwa wstecz, dalej
replay-key-army = do poprzedniego, następnego wojska lub terytorium
replay-key-round = runda wstecz, dalej
replay-key-ends = na początek, na koniec
replay-key-play = spacja: odtwarzaj, pauza
replay-hands = Karty na ręce
replay-hand-none = brak kart
replay-face-down = zakryta:
replay-former = były gracz

replay-review = Analiza
replay-review-begin = Poproś o analizę gry
replay-review-about = Bot wielokrotnie dogrywa każdą pozycję i szacuje, jakie szanse miał każdy gracz, gdzie gra się odmieniła i które ruchy były błędami. To chwilę potrwa; możesz dalej przeglądać grę.
replay-review-progress = Ocenione ruchy: { $judged } z { $moves }
replay-chances = Szanse na wygraną
replay-chances-about = Przy odkrytych kartach, czego nikt przy stole nie mógł wiedzieć. Naciśnij wykres, aby tam przejść.
replay-chances-table = Szanse w tabeli
replay-start = Start
replay-move = Ruch
replay-percent = { $percent }%
replay-turns = Gdzie gra się odmieniła
replay-turns-none = Żaden pojedynczy ruch nie odmienił tej gry i nikt nie popełnił wyraźnego błędu.
replay-mark-turn = zwrot
replay-mark-luck = zwrot przez karty
replay-mark-mistake = wyraźny błąd
replay-swing = { $name }: z { $before }% na { $after }%.
replay-better = Lepiej: { $action } ({ $best }% zamiast { $chance }%, według tego, co gracz mógł wiedzieć).
replay-agreed = Nie znaleziono nic lepszego.

replay-do-attack = zaatakować { $region }
replay-do-play = zagrać { $card }
replay-do-play-pope = zagrać { $card } i objąć { $region } łaską papieża
replay-do-play-pope-off = zagrać { $card } i umieścić znacznik papieskiej łaski poza planszą
replay-do-play-take = zagrać { $card } i wziąć z powrotem { $taken }
replay-do-pass = spasować
replay-do-pass-reveal = spasować i odkryć kartę
replay-do-keep-hand = zatrzymać rękę
replay-do-discard-hand = odrzucić rękę
replay-do-keep = zachować { $cards }
replay-do-keep-nothing = nie zachowywać kart
replay-do-draw = { $count ->
    [0] nie dobierać kart
    [one] dobrać { $count } kartę
    [few] dobrać { $count } karty
   *[other] dobrać { $count } kart
}
replay-do-place = wystawić { $territory_in } { $card }

watch-title = Gry do obejrzenia
watch-link = Obejrzyj grę
watch-empty = W tej chwili nikt nie gra przy publicznym stole. Otwórz własny albo zajrzyj później.
watch-open = Oglądaj
watch-late = { $seconds ->
    [one] z opóźnieniem { $seconds } sekundy
   *[other] z opóźnieniem { $seconds } sekund
}
watch-you = Oglądasz: widzisz to, co jest odkryte dla wszystkich.
watch-delay = { $seconds ->
    [one] Widzisz grę o { $seconds } sekundę później niż gracze.
    [few] Widzisz grę o { $seconds } sekundy później niż gracze.
   *[other] Widzisz grę o { $seconds } sekund później niż gracze.
}
