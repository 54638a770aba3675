# What happened. Cards and regions are named as after a verb; has_ says whether a thing is there, or is seen

event-region-chosen = { $has_defender ->
    [yes] { $seat } attacca { $region }; difende { $defender }.
   *[no] { $seat } attacca { $region }.
}
event-card-played = { $has_card ->
    [yes] { $face_down ->
        [yes] { $seat } gioca { $card } a faccia coperta e dichiara forza { $strength }.
       *[no] { $seat } gioca { $card }; forza { $strength }.
    }
   *[no] { $seat } gioca una carta coperta e dichiara forza { $strength }.
}
event-card-turned-up = { $seat } scopre { $card }; forza { $strength }.
event-cards-discarded = { $seat } perde { cards-counted } del battaglione: { $cards }.
event-pope-placed = { $has_region ->
    [yes] { $seat } pone { $region } sotto la protezione del Papa.
   *[no] { $seat } mette il Papa fuori dal tabellone.
}
event-mercenary-fetched = { $seat } riprende in mano { $card }.
event-passed = { $by_itself ->
    [yes] { $seat } non ha carte e passa.
   *[no] { $out ->
        [yes] { $seat } passa.
       *[no] { $seat } passa, ma può ancora entrare in battaglia.
    }
}
event-battle-concluded = { $has_winner ->
    [yes] { $winner } vince la battaglia: { $strengths }.
   *[no] { $strongest ->
        [0] Tutti i battaglioni hanno forza 0: nessuno vince la battaglia.
       *[other] La battaglia finisce in parità: { $strengths }.
    }
}
event-region-conquered = { $has_taken_from ->
    [yes] { $seat } conquista { $region }; { $taken_from } perde la regione.
   *[no] { $seat } conquista { $region }.
}
event-token-taken = { $seat } riceve il segnalino Condottiere.
event-lines-discarded = I battaglioni vengono scartati.
event-hand-kept = { $seat } tiene le carte in mano.
event-hand-discarded = { $seat } scarta tutta la mano: { $cards }.
event-cards-kept = { $count ->
    [0] { $seat } non tiene carte per il prossimo round.
   *[other] { $has_cards ->
        [yes] { $seat } tiene { cards-counted } per il prossimo round: { $cards }.
       *[no] { $seat } tiene { cards-counted } per il prossimo round.
    }
}
event-cards-dealt = { $has_cards ->
    [yes] { $seat } riceve { cards-counted }: { $cards }.
   *[no] { $seat } riceve { cards-counted }.
}
event-cards-drawn = { $count ->
    [0] { $seat } non pesca carte.
   *[other] { $has_cards ->
        [yes] { $seat } pesca { cards-counted }: { $cards }.
       *[no] { $seat } pesca { cards-counted }.
    }
}
event-pile-renewed = Gli scarti, mescolati, formano il nuovo mazzo.
event-final-battle-began = Comincia la battaglia finale: { $finalists } si contendono la vittoria.
event-game-ended = { $ending ->
    [kingdom] { $winners } unisce abbastanza regioni adiacenti e vince la partita.
    [exhausted] Non restano regioni da attaccare; { most-regions }.
    [guard] La guerra non accenna a finire; { most-regions }.
    [final_battle] { $winners_count ->
        [1] { $winners } vince la battaglia finale e con essa la partita.
       *[other] La battaglia finale finisce in parità; { $winners } condividono la vittoria.
    }
   *[total] { $winners } controlla abbastanza regioni e vince la partita.
}
event-cards-shown = { $has_cards ->
    [yes] { $seat } mostra { cards-counted } a { $to }: { $cards }.
   *[no] { $seat } mostra { cards-counted } a { $to }.
}

# Parts of these sentences

cards-counted = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
most-regions = { $winners_count ->
    [1] { $winners } controlla più regioni di tutti e vince la partita
   *[other] { $winners } controllano più regioni degli altri e condividono la vittoria
}

# Why an action is refused

refused-turn-question = { $asked ->
    [choose] Ora scegli una regione: «attack { region-Milano }».
    [battle] Ora gioca una carta o passa: «play 10» o «pass».
    [discard] Ora tieni o scarta la tua mano: «keep» o «discard».
    [keep] Ora di' quali carte tieni, al massimo due: «keep 10 { card-heroine }» o «keep nothing».
    [draw] Ora di' quante carte peschi, al massimo tre: «draw 2».
   *[other] Ora è richiesta un'altra risposta.
}
refused-region-choice = { $because ->
    [pope] { $region } è sotto la protezione del Papa; scegli un'altra regione.
    [own] { $region } è già tua; scegli un'altra regione.
   *[marker] { $region } ha già un segnalino di controllo; scegli una regione libera.
}
refused-card-not-held = In mano ti manca la carta «{ $card }»; scegline un'altra.
refused-bishop-only = Solo un Vescovo sposta il Papa; scrivi soltanto «play { $card }».
refused-bishop-pope = { $because ->
    [contested] Si combatte per { $region }; manda il Papa altrove o fuori dal tabellone.
    [marker] { $region } ha un segnalino di controllo; manda il Papa in una regione che non ne ha o fuori dal tabellone.
   *[unsaid] Di' dove va il Papa: «play { card-bishop } pope { region-Roma }» o «play { card-bishop } pope off».
}
refused-scarecrow-only = Solo uno Spaventapasseri riprende una carta; scrivi soltanto «play { $card }».
refused-scarecrow-retrieves = { $because ->
    [absent] Nel tuo battaglione non c'è la carta «{ $card }»; riprendi un altro Mercenario, o nessuno.
   *[special] Uno Spaventapasseri riprende solo un Mercenario; indicane uno del tuo battaglione, o nessuno.
}
refused-hidden-scarecrow = La carta «{ $card }» è coperta; uno Spaventapasseri riprende solo un Mercenario scoperto.
refused-hidden-pass = Non hai una carta coperta da scoprire; scrivi soltanto «pass».
refused-hand-discard = Con un Mercenario in mano non puoi scartare; tieni le carte: «keep».
refused-round-keep = { $because ->
    [many] Puoi tenere al massimo due carte; le altre vanno scartate.
   *[order] Indica le carte in ordine: i Mercenari per forza, poi { special-cards }.
}
refused-draw-up-to-three = Pesca al massimo tre carte, senza superare il limite della mano: 10 e una per ogni tua regione.
refused-final-battle = Nella battaglia finale il Papa resta dov'è; scrivi soltanto «play { card-bishop }».
refused-show-nobody = Scegli a chi mostrare le carte: altri giocatori del tavolo, ciascuno una sola volta.
refused-show-face-down = Non hai una carta coperta; mostra carte della tua mano.
refused-show-nothing = Scegli almeno una carta da mostrare.
refused-notation-unknown = «{ $text }» non è una mossa; scrivi per esempio «attack { region-Milano }», «play 10» o «pass».
refused-notation-no-card = Non esiste la carta «{ $name }»; ci sono 1, 2, 3, 4, 5, 6, 10, { special-cards }.
refused-notation-no-region = Non esiste la regione «{ $name }»; scrivi il nome come sulla mappa: «attack { region-Milano }».

special-cards = { card-winter }, { card-spring }, { card-bishop }, { card-courtesan }, { card-drummer }, { card-heroine }, { card-scarecrow }, { card-surrender }

# What is asked, and what happens by itself

phase-choose = Scegli una regione da attaccare.
phase-battle = Gioca una carta o passa.
phase-fetch = Riprendi un Mercenario dal tuo battaglione, o nessuno.
phase-pope = Poni una regione sotto la protezione del Papa, o mette il Papa fuori dal tabellone.
phase-discard = Tieni o scarta la tua mano.
phase-keep = Tieni fino a due carte per il prossimo round.
phase-draw = Pesca fino a tre carte.
phase-over = La partita è finita.
phase-turn-up = La carta coperta viene scoperta.
phase-effect = La carta ha effetto.
phase-turn-all-up = Tutte le carte coperte vengono scoperte.
phase-compare = I battaglioni si confrontano.
phase-clear-lines = I battaglioni vengono scartati.
phase-deal = Si distribuiscono le carte di un nuovo round.
phase-draw-ten = Tutti pescano dieci carte.
phase-final-battle = Comincia la battaglia finale.
