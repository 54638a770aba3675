# Czego stół serwera odmawia i dlaczego

refused-table-unknown = Nie ma takiego stołu.
refused-table-archived = Ten stół jest zamknięty; można go tylko oglądać.
refused-table-closed = Przy tym stole nie ma widzów.
refused-table-busy = Przy stole jest tłoczno; spróbuj ponownie.
refused-person-unknown = Najpierw powiedz, kim jesteś.
refused-seat-none = Nie siedzisz przy tym stole.
refused-seat-which = Masz kilka miejsc: powiedz, za które grasz.
refused-seat-other = Miejsce { $chair } nie jest twoje.
refused-seat-unknown = Nie ma takiego miejsca.
refused-seat-already = Już siedzisz przy tym stole.
refused-seat-match = Trwa mecz na punkty, a punkty krzesła należą do jego gracza; zostań na swoim.
refused-seat-taken = To krzesło jest zajęte.
refused-seat-empty = Na krześle { $chair } nie siedzi człowiek.
refused-seat-stood-in = Gra za ciebie zastępca; najpierw wróć na swoje miejsce.
refused-seat-present = Nikt cię nie zastępuje; miejsce jest twoje.
refused-host-only = Może to zrobić tylko gospodarz stołu.
refused-unseat-match = Trwa mecz na punkty, a punkty krzesła należą do jego gracza; zapytaj w głosowaniu, czy ktoś jeszcze jest.
refused-bot-unknown = Nie ma takiego bota; są { $bots }.
refused-bot-none = Na krześle { $chair } nie ma bota.
refused-bot-rated = Przy stole rankingowym grają tylko ludzie.
refused-bots-alone = Boty grają już same w twoje gry ({ $most }); poczekaj, aż któraś się skończy, albo usiądź do stołu.
refused-colour-unknown = Nie ma takiego koloru; są { $colours }.
refused-colour-taken = Ten kolor ma inny gracz.
refused-settings-seated = Ktoś siedzi na krześle niepotrzebnym przy liczbie graczy { $players }; najpierw musi wstać.
refused-settings-hotseat = Ktoś gra tu za kilka osób przy jednym ekranie; najpierw muszą wstać.
refused-contribution-made = Do tego tasowania już się dołożyłeś.
refused-contribution-form = Dodaj 16 bajtów zapisanych jako 32 cyfry szesnastkowe.
refused-start-empty = { $free ->
    [one] Jedno krzesło jest jeszcze puste; posadź na nim gracza lub bota.
    [few] { $free } krzesła są jeszcze puste; posadź na nich graczy lub boty.
   *[many] { $free } krzeseł jest jeszcze pustych; posadź na nich graczy lub boty.
}
refused-game-none = Nikt tu jeszcze nie gra.
refused-game-running = Gra wciąż trwa.
refused-game-over = Gra jest skończona.
refused-game-paused = Gra jest wstrzymana.
refused-move-stale = Gra poszła dalej; następny ruch ma numer { $move }.
refused-battle-stale = Tamta bitwa jest skończona; to jest bitwa { $battle }.
refused-action-form = To nie jest akcja tej gry.
refused-answer-form = Z góry można tylko zatrzymać albo odrzucić karty z ręki.
refused-text-length = Napisz coś, najwyżej { $most } znaków.
refused-talk-often = Za dużo naraz powiedziane; poczekaj { $seconds } s.
refused-asks-often = Za dużo żądań naraz; poczekaj { $seconds } s.
refused-talk-blocked = Kto siedzi na krześle { $chair }, nie chce od ciebie ani rozmów na osobności, ani ofert.
refused-vote-none = Nikt nie zarządził głosowania.
refused-vote-open = Inne głosowanie jeszcze trwa.
refused-vote-twice = Nie masz tu głosu albo już głosowałeś.
refused-vote-unknown = Głosować można o { $votes }.
refused-vote-needless = Nie ma nad czym głosować.
refused-vote-pause = Nikt nie może przedłużyć przerwy: gra toczy się dalej, gdy wszyscy się zgodzą albo gdy minie czas głosowania.
refused-vote-come = Między grami meczu rankingowego to głosowanie kończy tylko ten, o kogo pytają, przychodząc na następną grę: jego strona robi to sama.
refused-take-back-late = Nie masz ruchu, który można cofnąć: jeszcze nie było twojego ruchu albo ktoś zagrał potem kartę, albo odsłonięto karty.
refused-name-length = Imię ma od 1 do 24 liter.
refused-name-taken = Ktoś inny ma to imię.
refused-game-unknown = Przy tym stole nie było takiej gry.
refused-viewer-unknown = Nie ma takiego miejsca: podaj miejsce, open albo public.
refused-viewer-running = Dopóki gra trwa, widzisz ją tylko własnymi oczami.
refused-review-none = Nikt jeszcze nie poprosił o analizę tej gry.
refused-hint-none = Przy tym stole nie ma podpowiedzi.
