# The terminal's own words. What is typed (pass, play, quit) is the same in every language.

terminal-preparing = Przygotowuję zasady; za pierwszym razem trwa to minutę …
terminal-greeting = { $game }, liczba graczy: { $players }. Wpisz ?, aby zobaczyć pomoc.
terminal-you-are = Grasz jako { $name }.
terminal-ask-seat = Ten zapis nie mówi, kto grał. Które miejsce jest twoje: { $seats }? (Enter: 0)
terminal-ask-bots = Które boty grają za pozostałych: { $bots }? (Enter: recruit)
terminal-title-turn = Ruch: { $name }
terminal-title-over = Gra skończona
terminal-hand-over = Przekaż ekran (teraz { $name }) i naciśnij Enter

terminal-head-player = Gracz
terminal-head-hand = Ręka
terminal-head-line = Kompania
terminal-head-strength = Siła
terminal-head-regions = Regiony
terminal-head-state = Stan
terminal-head-region = Region
terminal-head-owner = Kontroluje
terminal-head-borders = Granice
terminal-head-territory = Terytorium
terminal-head-leader = Prowadzi
terminal-head-armies = Wojska
terminal-head-points = Punkty
terminal-head-number = Nr
terminal-head-move = Ruch

terminal-you = (ty)
terminal-holds = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 }
terminal-your-hand = Twoja ręka ({ $count }):
terminal-face-down = zakryta
terminal-known = Wiesz, że { $name } ma na ręce: { $cards }.
terminal-battle-for = Bitwa: { $region }
terminal-next-battle = Następna bitwa: { $region }
terminal-after-battle = Po bitwie: { $region }
terminal-final-battle = Ostateczna bitwa
terminal-no-battle = { $name } wybiera następny region
terminal-pope-at = łaska papieża: { $region }
terminal-pope-off = łaska papieża poza planszą
terminal-pile = talia { $count }
terminal-mark-token = znacznik
terminal-mark-passed = pas
terminal-mark-defends = broni się
terminal-mark-apart = nie walczy
terminal-map-pope = łaska papieża
terminal-map-contested = trwa bitwa
terminal-hidden-play = play (zakryta karta)
terminal-hidden-keep = keep (niejawnie)
terminal-army-leads = prowadzi
terminal-army-won = zdobyte

terminal-ask-attack = Który region atakujesz?
terminal-ask-battle = Zagraj kartę albo spasuj.
terminal-ask-pope = Gdzie stanie znacznik papieskiej łaski?
terminal-ask-take = Którego najemnika wycofujesz?
terminal-ask-discard = Bitwa skończona. Co robisz z kartami na ręce?
terminal-ask-keep-first = Runda skończona. Możesz zachować najwyżej dwie karty: którą?
terminal-ask-keep-second = I którą jeszcze?
terminal-ask-draw = Ile kart dobierasz?
terminal-ask-card = Którą kartę wystawiasz?
terminal-ask-territory = Gdzie wystawiasz { $card }?
terminal-hint-first = (? to pomoc)
terminal-hint-further = (Enter cofa)
terminal-no-number = Nie ma wyboru { $number }.
terminal-beside-yours = * = obok twoich
terminal-choose-pass = pas
terminal-choose-pass-reveal = pas z odkryciem karty
terminal-choose-play = zagraj: { $card }
terminal-choose-pope-off = poza planszą
terminal-choose-take = wycofaj: { $card }
terminal-choose-nothing = nic
terminal-choose-no-more = żadnej więcej
terminal-choose-keep = zatrzymaj
terminal-choose-discard = odrzuć wszystkie
terminal-choose-draw = dobierz { $count }

terminal-help-moves = Twój ruch
terminal-help-commands = Ponadto
terminal-form-number = wybór o tym numerze
terminal-form-attack-milano = wybierz region następnej bitwy
terminal-form-play-10 = zagraj kartę
terminal-form-play-bishop-pope-roma = zagraj Biskupa i wskaż region dla papieskiej łaski
terminal-form-play-bishop-pope-off = to samo, a znacznik opuszcza planszę
terminal-form-play-scarecrow-take-6 = zagraj Kukłę i wycofaj najemnika
terminal-form-pass = nie grasz więcej w tej bitwie
terminal-form-pass-reveal = to samo, z odkryciem zakrytej karty
terminal-form-keep = po bitwie: zatrzymaj karty
terminal-form-discard = po bitwie: odrzuć rękę bez najemników
terminal-form-keep-10-heroine = na koniec rundy: zachowaj najwyżej dwie karty
terminal-form-keep-nothing = na koniec rundy: nie zachowuj żadnej
terminal-form-draw-2 = po bitwie: dobierz najwyżej trzy karty (wariant)
terminal-form-place-sbf-jerusalem = wystaw w Jerozolimie kartę z włócznią, łukiem i chorągwią
terminal-form-sbf-3 = to samo, krócej
terminal-help-board = jeszcze raz stół i twoje możliwości
terminal-help-hand = jeszcze raz twoja ręka
terminal-help-map-condottiere = kto co kontroluje i co z czym graniczy
terminal-help-map-ordonnance = wojska na każdym terytorium i kto tam prowadzi
terminal-help-log = co działo się wcześniej
terminal-help-why = dlaczego ruch jest niedozwolony
terminal-help-rules = zasada (po angielsku), na przykład rules { $clause } albo rules win
terminal-help-show = pokaż karty z ręki innym: numer miejsca, imię albo wszyscy (all)
terminal-help-hint = co zrobiłby kapitan, czyli bot
terminal-help-auto = niech tym razem wybierze kapitan
terminal-help-save = zapisz grę w pliku, odtąd ruch po ruchu
terminal-help-quit = opuść grę

terminal-why-what = Dodaj ruch, na przykład: why { $action }
terminal-why-allowed = Teraz możesz to zrobić.
terminal-rules-what = Dodaj zasadę albo słowo, na przykład: rules { $clause }
terminal-show-what = Podaj karty i komu je pokazać, na przykład: show 10 winter to 2
terminal-save-what = Dodaj nazwę pliku, na przykład: save wieczor.jsonl
terminal-save-taken = Plik { $file } już istnieje; wybierz inną nazwę.
terminal-save-no-folder = Nie można zapisać { $file }: nie ma folderu { $folder }.
terminal-save-closed = Nie można zapisać { $file }: folder { $folder } nie jest dla ciebie otwarty.
terminal-saved = Zapis gry jest w pliku { $file }.
terminal-save-failed = Nie udało się zapisać pliku { $file }: { $why }
terminal-hint = Kapitan wybrałby: { $action }
terminal-auto = Wybrano za ciebie: { $action }
terminal-quit-save = Ta gra nie jest zapisana. Wpisz nazwę pliku, aby ją zachować, albo naciśnij Enter, aby wyjść:
terminal-left = Do zobaczenia.
terminal-left-saved = Gra jest w pliku { $file }; condotta play --resume { $file } pozwala grać dalej.
terminal-left-unsaved = Ta gra nie została zachowana. Następnym razem zacznij z --save FILE albo wpisz save FILE.

terminal-wins = wygrywa
terminal-shares = dzieli zwycięstwo
terminal-score-condottiere = { $count ->
    [one] { $count } region
    [few] { $count } regiony
   *[many] { $count } regionów
 }
terminal-score-ordonnance = { $count ->
    [one] { $count } terytorium
    [few] { $count } terytoria
   *[many] { $count } terytoriów
 }
terminal-outcome = Zwycięstwo: { $names }. ({ $scores })
terminal-unfinished = Zapis kończy się tutaj; gra nie jest skończona.

terminal-standing = Wynik po { $games ->
    [one] { $games } grze
   *[many] { $games } grach
 }; gramy do { $target } punktów
terminal-match-won = { $count ->
    [one] { $names } wygrywa mecz.
   *[many] { $names } dzielą zwycięstwo w meczu.
 }
terminal-match-final = Remis na czele, ostateczna bitwa: { $names }.
terminal-next-game = Naciśnij Enter, aby zacząć następną grę

terminal-analysing = Rozgrywanie każdego ruchu do końca
terminal-analysis-empty = Ten zapis nie ma jeszcze ruchów.
terminal-analysis-title = { $game }: szanse na wygraną po każdym ruchu, w %, przy odkrytych kartach
terminal-analysis-legend = ! zwrot przez ruch   ~ zwrot przez karty, które przyszły potem   ? wyraźny błąd
terminal-turning-points = { $count ->
    [0] Żaden ruch nie odmienił gry (!)
    [one] Jeden ruch odmienił grę (!)
    [few] { $count } ruchy odmieniły grę (!)
   *[other] { $count } ruchów odmieniło grę (!)
 }
terminal-turn = { $name }: { $action }. { $other }: z { $before } na { $after }.
terminal-turns-of-luck = { $count ->
    [0] Karty ani razu nie odmieniły gry (~)
    [one] Karty jeden raz odmieniły grę (~)
   *[other] Karty { $count } razy odmieniły grę (~)
 }
terminal-turn-of-luck = Karty po ruchu { $name }: { $action }. { $other }: z { $before } na { $after }.
terminal-mistakes = { $count ->
    [0] Żadnych wyraźnych błędów (?)
    [one] Jeden wyraźny błąd (?), według tego, co gracz mógł wiedzieć
    [few] { $count } wyraźne błędy (?), według tego, co gracze mogli wiedzieć
   *[other] { $count } wyraźnych błędów (?), według tego, co gracze mogli wiedzieć
 }
terminal-mistake = { $name }: { $action } ({ $instead }); lepsze było { $better } ({ $chance }).

terminal-check-chain = Wiersze
terminal-check-rules = Ruchy
terminal-check-outcome = Wynik
terminal-check-commitment = Zobowiązanie
terminal-check-shuffle = Tasowanie
terminal-check-signature = Podpis
terminal-verdict-holds = zgadza się
terminal-verdict-wrong = BŁĄD
terminal-verdict-unchecked = nie sprawdzono
terminal-verdict-nothing = nie ma czego sprawdzać
terminal-because-chain = { $lines ->
    [one] Jedyny wiersz jest nienaruszony.
   *[other] Wszystkie wiersze ({ $lines }) są nienaruszone i w swojej kolejności.
 }
terminal-because-damaged = Wiersz { $line }: { $reason }.
terminal-because-unread = Nie da się tego sprawdzić po błędzie wskazanym wyżej.
terminal-because-unknown-rules = Wersja { $version } zasad gry { $game } nie jest tu znana.
terminal-because-rules = { $moves ->
    [one] Zasady dopuszczają jedyny ruch.
   *[other] Zasady dopuszczają wszystkie ruchy ({ $moves }).
 }
terminal-because-outcome = Ruchy prowadzą do zapisanego wyniku.
terminal-because-unfinished = Zapis nie podaje wyniku.
terminal-because-chosen-seed = Ziarno wybrał ten, kto zaczął grę.
terminal-because-commitment = Sekret pasuje do zobowiązania { $commitment }. Porównaj je z tym, które pokazano ci przed grą: na stronie widać je tam, gdzie gracze zasiadają do stołu, w panelu „Stół” i pod odtworzeniem gry.
terminal-because-other-secret = Sekret nie pasuje do zobowiązania { $commitment }.
terminal-because-set-up = Gra zaczęła się od pozycji ustawionej ręcznie, której nikt nie tasował.
terminal-because-shuffle = Ziarno wynika z sekretu gry { $game } i z tego, co do niego dodano: { $added }. Kto grał, niech porówna swoją część.
terminal-because-alone = Ziarno wynika z sekretu gry { $game }, ale nikt nic do niego nie dodał: kto miał sekret, mógł wybrać karty.
terminal-because-unsigned = Zapis nie jest podpisany.
terminal-because-no-key = Podaje klucz { $by }; wskaż klucz publiczny serwera przez --key. Serwer udostępnia go pod adresem /api/key.
terminal-because-no-extra = Podaje klucz { $by }; sprawdzenie wymaga dodatku server: pip install 'condotta[server]'.
terminal-because-other-key = Podaje klucz { $by }, a nie wskazany { $key }.
terminal-because-signature = Wskazany klucz { $by } podpisał ten zapis w tej postaci.
terminal-because-forged = Klucz { $by } nie podpisał tego zapisu w tej postaci.
terminal-verified = Wszystko, co dało się sprawdzić, zgadza się.
terminal-unverified = Z tym zapisem coś jest nie tak.
