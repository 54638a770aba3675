# The words of the page

page-language = Język
page-dark = Przy świecy
page-light = W świetle dnia
page-lead = Kapitanowie do wynajęcia, siedemnaście miast, jedna korona. Zagraj w karcianą wojnę renesansowych Włoch.
page-game = Gra
page-game-condottiere = Condottiere
page-game-ordonnance = Ordonnance
page-players = Gracze
page-strength-of-bots = Boty
page-bot-recruit = Rekrut
page-bot-captain = Kapitan
page-bot-strategist = Strateg
page-bot-master = Mistrz
page-name = Twoje imię
page-guest = Gość
page-known = Grasz jako { $name }.
page-play-now = Zagraj teraz
page-play-friends = Zagraj ze znajomymi
page-lobby = Stoły
page-lobby-empty = Żaden stół nie jest jeszcze otwarty. Otwórz swój, a inni go tu znajdą.
page-gathers = zbiera graczy
page-plays = gra trwa
page-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
page-credits = Podziękowania
page-credits-icons = Ikony pochodzą z
page-credits-fonts = Kroje pisma to

page-share = Wyślij ten adres znajomym:
page-copy = Kopiuj
page-copied = Skopiowano
page-chair-free = Wolne miejsce
page-bot = Bot: { $bot }
page-sit = Usiądź tutaj
page-start = Rozpocznij grę
page-host-starts = Gospodarz rozpocznie grę, gdy wszystkie miejsca będą zajęte.
page-connecting = Podchodzimy do stołu …
page-reconnecting = Utracono połączenie; wracamy …
page-front = Strona główna
page-nowhere = Pod tym adresem nic nie ma.
page-again = Zagraj ponownie
page-next-game = Następna gra

page-map = Mapa Włoch
page-map-open = Mapa
page-map-close = Zamknij mapę
page-map-free = wolny region
page-map-held = w rękach gracza { $name }
page-map-contested = toczy się o niego bitwa
page-map-pope = pod opieką papieża
page-map-lit = można wybrać
page-chooses = { $name } wybiera następny region
page-lines-empty = Kompanie są puste.
page-lines = Kompanie
page-battle = Bitwa: { $region }
page-after-battle = Po bitwie: { $region }
page-next-battle = Następna bitwa: { $region }
page-pile = Talia: { $count }
page-log-short = Kronika
page-log = Co się wydarzyło
page-log-undone = ruch cofnięty
page-shuffle-bound = Tasowanie związane z { $short }
page-shuffle-commitment = Zobowiązanie serwera
page-shuffle-game = Gra
page-shuffle-added = Dodano stąd
page-shuffle-about = Serwer związał się ze swoją częścią tasowania, zanim ktokolwiek dodał własną. Po grze „condotta verify” sprawdza jej zapis; porównaj, co mówi, z tym, co tu widzisz. Z kluczem tego serwera widzi też, kto zapis podpisał.
page-shuffle-key = Klucz tego serwera
page-shuffle-copy-failed = Zaznaczone; skopiuj.
page-seal = Siła { $strength }. Pokaż sumę.
page-strength = Siła
page-token = ma znacznik
page-stand-in = zastępca
page-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
page-regions = Regiony: { $count } z { $goal }
page-kingdom = Sąsiadujące regiony: { $count } z { $goal }
page-passed = pas
page-turn = na ruchu
page-your-turn = Twój ruch
page-your-turn-short = twój ruch
page-defends = broni się
page-face-down = zakryta karta
page-your-hand = { $count ->
    [one] Twoja ręka, { $count } karta
    [few] Twoja ręka, { $count } karty
   *[many] Twoja ręka, { $count } kart
}
page-hand-empty = Nie masz kart na ręce.
page-waiting = { $name } myśli …
page-sent = W drodze …
page-go-on = Naciśnij, aby grać dalej
page-where = Gdzie położyć tę kartę?

page-attack = Atakuj { $region }
page-play = Zagraj { $card }
page-pass = Pas
page-pass-reveal = Pas i odkryj kartę
page-keep = Zachowaj: { $cards }
page-keep-nothing = Nie zachowuj nic
page-keep-hand = Zachowaj rękę
page-discard-hand = Odrzuć rękę
page-draw = { $count ->
    [0] Nie dobieraj
   *[other] Dobierz { $count }
}
page-pope-off = Poza planszę
page-take = Zabierz: { $card }
page-take-nothing = Nic nie zabieraj
page-back = Cofnij

page-rule-mercenary = Najemnik: dodaje { $value } do siły twojej kompanii.
page-rule-winter = Każdy Najemnik w każdej kompanii liczy się za 1. Przepędza Wiosnę.
page-rule-spring = Najsilniejsi Najemnicy we wszystkich kompaniach są warci o 3 więcej. Przepędza Zimę.
page-rule-bishop = Odrzuca wszystkich najsilniejszych Najemników, potem przenosi papieża: chronionego regionu nie wolno atakować.
page-rule-courtesan = Dodaje 1. Kto zagra ich najwięcej, bierze znacznik.
page-rule-drummer = Podwaja twoich Najemników.
page-rule-heroine = Dodaje 10, cokolwiek się dzieje.
page-rule-scarecrow = Zabiera z twojej kompanii jednego Najemnika z powrotem na rękę.
page-rule-surrender = Natychmiast kończy bitwę; wygrywa najsilniejsza kompania.

page-news-game-started = Gra się zaczyna.
page-news-stand-in-sent = Za gracza { $name } gra zastępca.
page-news-seat-taken-back = { $name } wraca do gry.
page-news-sat = { $name } siada do stołu.
page-news-stood = { $name } już tam nie siedzi.
page-news-host-changed = Gospodarzem jest teraz { $name }.

page-house-red = Sforza
page-house-green = Malatesta
page-house-azure = Colleoni
page-house-gold = Montefeltro
page-house-grey = Hawkwood
page-house-violet = Bracceschi
page-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
page-match-won = { $count ->
    [one] { $names } wygrywa mecz.
   *[many] { $names } dzielą zwycięstwo w meczu.
}
