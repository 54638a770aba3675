# Names of territories, icons and armies; .in is where something lies

territory-Antioch = Antioch
    .in = in Antioch
territory-Cyprus = Cyprus
    .in = in Cyprus
territory-Jerusalem = Jerusalem
    .in = in Jerusalem
territory-Edessa = Edessa
    .in = in Edessa
territory-Tripoli = Tripoli
    .in = in Tripoli

icon-spear = spear
    .plural = spears
    .single = single spear
icon-bow = bow
    .plural = bows
    .single = single bow
icon-swords = swords
    .plural = swords
    .single = single swords
icon-helmet = helmet
    .plural = helmets
    .single = single helmet
icon-flag = flag
    .plural = flags
    .single = single flag

army-regiment = regiment
army-battalion = battalion
army-company = company
army-single = single

formation = { $army } of { $icons }

# What happened

ordonnance-event-card-placed = { $has_formations ->
    [yes] { $seat } places { $card } { $territory_in } ({ $formations }).
   *[no] { $seat } places { $card } { $territory_in }.
}
ordonnance-event-army-completed = { $seat } completes the army { $territory_in } (no. { $nth } of the game).
ordonnance-event-territory-won = { $seat } takes control of { $territory }.
ordonnance-event-card-drawn = { $has_card ->
    [yes] { $seat } draws a card: { $card }.
   *[no] { $seat } draws a card.
}
ordonnance-event-game-ended = { $ending ->
    [placement] The lead is shared, but { $winners } beats the most armies and wins the game: { $scores }.
    [shared] { $winners } share the victory: { $scores }.
   *[territories] { $winners } controls the most territories and wins the game: { $scores }.
}

# Why an action is refused

ordonnance-refused-turn-spectator = { refused-turn-spectator }
ordonnance-refused-turn-over = { refused-turn-over }
ordonnance-refused-turn-other = { refused-turn-other }
ordonnance-refused-card-not-held = There is no card “{ $card }” in your hand; choose another.
ordonnance-refused-territory-four-cards = { $territory } already holds four cards; choose another territory.
ordonnance-refused-show-none = Cards are not shown in this game; your hand stays secret.
ordonnance-refused-notation-unknown = “{ $text }” is not a move; write for example “place SF { territory-Jerusalem }”.
ordonnance-refused-notation-no-card = There is no card “{ $name }”; write the letters of its icons: S { icon-spear }, B { icon-bow }, W { icon-swords }, H { icon-helmet }, F { icon-flag }.
ordonnance-refused-notation-no-territory = There is no territory “{ $name }”; there are 1 { territory-Antioch }, 2 { territory-Cyprus }, 3 { territory-Jerusalem }, 4 { territory-Edessa }, 5 { territory-Tripoli }.

# What is asked, and what happens by itself

ordonnance-phase-place = Place a card in one of your territories.
ordonnance-phase-draw = A card is drawn.
ordonnance-phase-over = { phase-over }
