# Names of territories, icons and armies; .in is where something lies

territory-Antioch = Antiochia
    .in = ad Antiochia
territory-Cyprus = Cipro
    .in = a Cipro
territory-Jerusalem = Gerusalemme
    .in = a Gerusalemme
territory-Edessa = Edessa
    .in = a Edessa
territory-Tripoli = Tripoli
    .in = a Tripoli

icon-spear = lancia
    .plural = lance
    .single = lancia singola
icon-bow = arco
    .plural = archi
    .single = arco singolo
icon-swords = spade
    .plural = spade
    .single = spade singole
icon-helmet = elmo
    .plural = elmi
    .single = elmo singolo
icon-flag = bandiera
    .plural = bandiere
    .single = bandiera singola

army-regiment = reggimento
army-battalion = battaglione
army-company = compagnia
army-single = singolo

formation = { $army } di { $icons }

# What happened

ordonnance-event-card-placed = { $has_formations ->
    [yes] { $seat } schiera { $territory_in } { $card } ({ $formations }).
   *[no] { $seat } schiera { $territory_in } { $card }.
}
ordonnance-event-army-completed = { $seat } completa l'esercito { $territory_in } (n. { $nth } della partita).
ordonnance-event-territory-won = { $seat } prende il controllo di { $territory }.
ordonnance-event-card-drawn = { $has_card ->
    [yes] { $seat } pesca una carta: { $card }.
   *[no] { $seat } pesca una carta.
}
ordonnance-event-game-ended = { $ending ->
    [placement] In testa c'è parità, ma { $winners } ha battuto più eserciti e vince la partita: { $scores }.
    [shared] { $winners } condividono la vittoria: { $scores }.
   *[territories] { $winners } controlla più territori di tutti e vince la partita: { $scores }.
}

# Why an action is refused

ordonnance-refused-turn-spectator = { refused-turn-spectator }
ordonnance-refused-turn-over = { refused-turn-over }
ordonnance-refused-turn-other = { refused-turn-other }
ordonnance-refused-card-not-held = In mano ti manca la carta «{ $card }»; scegline un'altra.
ordonnance-refused-territory-four-cards = { $territory } ha già quattro carte; scegli un altro territorio.
ordonnance-refused-show-none = In questo gioco le carte non si mostrano; la tua mano resta segreta.
ordonnance-refused-notation-unknown = «{ $text }» non è una mossa; scrivi per esempio «place SF { territory-Jerusalem }».
ordonnance-refused-notation-no-card = Non esiste la carta «{ $name }»; scrivi le lettere dei suoi simboli: S { icon-spear }, B { icon-bow }, W { icon-swords }, H { icon-helmet }, F { icon-flag }.
ordonnance-refused-notation-no-territory = Non esiste il territorio «{ $name }»; ci sono 1 { territory-Antioch }, 2 { territory-Cyprus }, 3 { territory-Jerusalem }, 4 { territory-Edessa }, 5 { territory-Tripoli }.

# What is asked, and what happens by itself

ordonnance-phase-place = Schiera una carta in uno dei tuoi territori.
ordonnance-phase-draw = Si pesca una carta.
ordonnance-phase-over = { phase-over }
