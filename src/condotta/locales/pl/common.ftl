# What both games say

list-and = { $first } i { $last }

refused-unknown = Zasady na to nie pozwalają ({ $code }).
refused-turn-spectator = Oglądasz tę grę; ruchy wykonują tylko gracze przy stole.
refused-turn-over = Gra już się skończyła; nie ma więcej ruchów.
refused-turn-other = Trwa tura innego gracza; poczekaj na swoją.
