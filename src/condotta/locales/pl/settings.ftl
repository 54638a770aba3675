# What is wrong with the settings of a table: said by the server alone.

refused-settings-wrong = { $what ->
    [game] Nie ma takiej gry; są { $games }.
    [option] Ta gra nie ma opcji o nazwie { $name }.
    [players] W tę grę gra od { $least } do { $most } graczy.
    [title] Nazwa stołu ma najwyżej { $most } znaków.
    [delay] Widzowie widzą grę z opóźnieniem najwyżej { $most } sekund.
    [pace] Bot potrzebuje na ruch od { $least } do { $most } milisekund.
    [pause] Pytanie po bitwie czeka od { $least } do { $most } milisekund.
    [rated] Stół rankingowy nie ma podpowiedzi ani ustalonego tasowania i nie gra się przy nim na jednym ekranie.
    [clock] Stół rankingowy ma zegar, by nikt nie mógł wstrzymać gry, którą przegrywa; wybierz któryś.
    [live] Zegar na żywo ma od dziesięciu sekund do dziesięciu godzin i dodaje najwyżej dziesięć minut.
    [correspondence] Zegar korespondencyjny daje na decyzję od godziny do trzydziestu dni.
    [seed] Ustalone tasowanie ma nazwę od 1 do { $most } znaków.
    [points] Mecz ma cel tylko tam, gdzie gra się na punkty.
    [target] Cel meczu to od 1 do { $most } punktów.
   *[other] Stołu nie można tak ustawić: { $reason }
}
