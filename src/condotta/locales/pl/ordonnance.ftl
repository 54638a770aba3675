# Names of territories, icons and armies; .in is where something lies, .accusative the name after a verb, where it differs

territory-Antioch = Antiochia
    .in = w Antiochii
    .accusative = Antiochię
territory-Cyprus = Cypr
    .in = na Cyprze
territory-Jerusalem = Jerozolima
    .in = w Jerozolimie
    .accusative = Jerozolimę
territory-Edessa = Edessa
    .in = w Edessie
    .accusative = Edessę
territory-Tripoli = Trypolis
    .in = w Trypolisie

icon-spear = włócznia
    .accusative = włócznię
    .plural = włóczni
    .single = pojedyncza włócznia
icon-bow = łuk
    .plural = łuków
    .single = pojedynczy łuk
icon-swords = miecze
    .plural = mieczy
    .single = pojedyncze miecze
icon-helmet = hełm
    .plural = hełmów
    .single = pojedynczy hełm
icon-flag = chorągiew
    .plural = chorągwi
    .single = pojedyncza chorągiew

army-regiment = pułk
army-battalion = batalion
army-company = kompania
army-single = pojedynczy znak

formation = { $army } { $icons }

# What happened

ordonnance-event-card-placed = { $has_formations ->
    [yes] { $seat } wystawia { $territory_in } { $card } ({ $formations }).
   *[no] { $seat } wystawia { $territory_in } { $card }.
}
ordonnance-event-army-completed = { $seat } ma { $territory_in } pełne wojsko (nr { $nth } w tej grze).
ordonnance-event-territory-won = { $seat } zdobywa { $territory }.
ordonnance-event-card-drawn = { $has_card ->
    [yes] { $seat } dobiera kartę: { $card }.
   *[no] { $seat } dobiera kartę.
}
ordonnance-event-game-ended = { $ending ->
    [placement] Na czele jest remis, ale { $winners } pokonuje najwięcej wojsk i wygrywa grę: { $scores }.
    [shared] { $winners } dzielą się zwycięstwem: { $scores }.
   *[territories] { $winners } kontroluje najwięcej terytoriów i wygrywa grę: { $scores }.
}

# Why an action is refused

ordonnance-refused-turn-spectator = { refused-turn-spectator }
ordonnance-refused-turn-over = { refused-turn-over }
ordonnance-refused-turn-other = { refused-turn-other }
ordonnance-refused-card-not-held = Na ręce brakuje karty „{ $card }”; wybierz inną.
ordonnance-refused-territory-four-cards = { $territory } ma już cztery karty; wybierz inne terytorium.
ordonnance-refused-show-none = W tej grze nie pokazuje się kart; twoja ręka pozostaje tajna.
ordonnance-refused-notation-unknown = „{ $text }” to nie ruch; napisz na przykład „place SF { territory-Jerusalem }”.
ordonnance-refused-notation-no-card = Nie ma karty „{ $name }”; napisz litery jej znaków: S { icon-spear }, B { icon-bow }, W { icon-swords }, H { icon-helmet }, F { icon-flag }.
ordonnance-refused-notation-no-territory = Nie ma terytorium „{ $name }”; są 1 { territory-Antioch }, 2 { territory-Cyprus }, 3 { territory-Jerusalem }, 4 { territory-Edessa }, 5 { territory-Tripoli }.

# What is asked, and what happens by itself

ordonnance-phase-place = Wystaw kartę na jednym ze swoich terytoriów.
ordonnance-phase-draw = Dobierana jest karta.
ordonnance-phase-over = { phase-over }
