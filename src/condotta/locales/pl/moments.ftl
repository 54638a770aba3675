# Czas, ruchy, nieobecność i powiadomienia

moments-turns = Twoje ruchy
moments-turns-none = Żaden stół na ciebie nie czeka.
moments-turns-wait = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[many] { $count } stołów czeka na ciebie
}
moments-notices = Gdy przyjdzie twój ruch
moments-sound = Dźwięk
moments-notify = Powiadomienie przeglądarki
moments-notify-denied = Przeglądarka nie pozwala na powiadomienia z tej strony; zezwól na nie w jej ustawieniach.
moments-notify-open = Przychodzą, dopóki strona Condotty jest otwarta, także w tle.
moments-push = Także gdy ta strona jest zamknięta
moments-push-about = Dla stołów korespondencyjnych. Przynosi je usługa twojej przeglądarki i nie może ich przeczytać.
moments-push-failed = Usługa powiadomień twojej przeglądarki jest nieosiągalna; spróbuj później.
moments-push-impossible = Jeśli zamkniesz stronę, nic ci nie powie, że to twój ruch: ta przeglądarka jest wtedy nieosiągalna.
moments-push-off = Jeśli zamkniesz stronę, nic ci nie powie, że to twój ruch, chyba że tak tu wybierzesz.
moments-your-turn = Twój ruch
moments-your-turn-at = Twój ruch przy stole „{ $table }”.
moments-push-turn = Czeka na ciebie stół gry { $game }.
moments-turn-of = Ruch gracza { $name }
moments-clock-of = Zegar gracza { $name }: { $time }
moments-left-until = zostało { $time }, do { $until }
moments-days-hours = { $days } d { $hours } h
moments-little = { $seconds ->
    [one] Na twoim zegarze została { $seconds } sekunda.
    [few] Na twoim zegarze zostały { $seconds } sekundy.
   *[many] Na twoim zegarze zostało { $seconds } sekund.
}
moments-stand-in-you = Gra za ciebie zastępca. Twoje miejsce jest zachowane.
moments-return = Wróć na miejsce
moments-stand-in = Za gracza { $names } gra zastępca; miejsce jest zachowane.
moments-broken-off = Gra została przerwana.
moments-standing = Jak stoi stół
moments-leave = Odejdź od stołu
moments-leave-about = Zastępca gra za ciebie, aż wrócisz.
moments-leave-rated = Zastępca gra za ciebie, aż wrócisz. Jeśli wykona za ciebie ruch, w rankingu będziesz ostatni.
moments-lost = Utracono połączenie; wracamy … To, co zacząłeś, zostaje.
moments-install = Zainstaluj aplikację
moments-unreached = Jeśli zamkniesz stronę, nic ci nie powie, że to twój ruch: ten serwer nie wysyła wiadomości.
