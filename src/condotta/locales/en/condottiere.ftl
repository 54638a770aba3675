# What happened. Cards and regions are named as after a verb; has_ says whether a thing is there, or is seen

event-region-chosen = { $has_defender ->
    [yes] { $seat } attacks { $region }; { $defender } defends.
   *[no] { $seat } attacks { $region }.
}
event-card-played = { $has_card ->
    [yes] { $face_down ->
        [yes] { $seat } lays { $card } face down and announces strength { $strength }.
       *[no] { $seat } plays { $card }; strength { $strength }.
    }
   *[no] { $seat } lays a card, face down, and announces strength { $strength }.
}
event-card-turned-up = { $seat } turns up { $card }; strength { $strength }.
event-cards-discarded = { $seat } loses { cards-counted } from the battle line: { $cards }.
event-pope-placed = { $has_region ->
    [yes] { $seat } puts { $region } under the Pope's protection.
   *[no] { $seat } places the Pope off the board.
}
event-mercenary-fetched = { $seat } takes { $card } back into hand.
event-passed = { $by_itself ->
    [yes] { $seat } has no cards and passes.
   *[no] { $out ->
        [yes] { $seat } passes.
       *[no] { $seat } passes, but may still join the battle.
    }
}
event-battle-concluded = { $has_winner ->
    [yes] { $winner } wins the battle: { $strengths }.
   *[no] { $strongest ->
        [0] Every battle line has strength 0: nobody wins the battle.
       *[other] The battle is tied: { $strengths }.
    }
}
event-region-conquered = { $has_taken_from ->
    [yes] { $seat } takes { $region } from { $taken_from }.
   *[no] { $seat } conquers { $region }.
}
event-token-taken = { $seat } receives the Condottiere token.
event-lines-discarded = The battle lines are discarded.
event-hand-kept = { $seat } keeps all cards in hand.
event-hand-discarded = { $seat } discards the whole hand: { $cards }.
event-cards-kept = { $count ->
    [0] { $seat } keeps no cards for the next round.
   *[other] { $has_cards ->
        [yes] { $seat } keeps { cards-counted } for the next round: { $cards }.
       *[no] { $seat } keeps { cards-counted } for the next round.
    }
}
event-cards-dealt = { $has_cards ->
    [yes] { $seat } is dealt { cards-counted }: { $cards }.
   *[no] { $seat } is dealt { cards-counted }.
}
event-cards-drawn = { $count ->
    [0] { $seat } draws no cards.
   *[other] { $has_cards ->
        [yes] { $seat } draws { cards-counted }: { $cards }.
       *[no] { $seat } draws { cards-counted }.
    }
}
event-pile-renewed = The discard pile is shuffled into a new draw pile.
event-final-battle-began = The final battle begins: { $finalists } fight for victory.
event-game-ended = { $ending ->
    [kingdom] { $winners } unites enough adjacent regions and wins the game.
    [exhausted] No region is left to attack; { most-regions }.
    [guard] The war has no end in sight; { most-regions }.
    [final_battle] { $winners_count ->
        [1] { $winners } wins the final battle, and with it the game.
       *[other] The final battle is tied; { $winners } share the victory.
    }
   *[total] { $winners } controls enough regions and wins the game.
}
event-cards-shown = { $has_cards ->
    [yes] { $seat } shows { cards-counted } to { $to }: { $cards }.
   *[no] { $seat } shows { cards-counted } to { $to }.
}

# Parts of these sentences

cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
most-regions = { $winners_count ->
    [1] { $winners } controls the most regions and wins the game
   *[other] { $winners } control the most regions and share the victory
}

# Why an action is refused

refused-turn-question = { $asked ->
    [choose] Choose a region now: “attack { region-Milano }”.
    [battle] Play a card or pass now: “play 10” or “pass”.
    [discard] Keep or discard your hand now: “keep” or “discard”.
    [keep] Say now which cards you keep, two at most: “keep 10 { card-heroine }” or “keep nothing”.
    [draw] Say now how many cards you draw, three at most: “draw 2”.
   *[other] Something else is asked now.
}
refused-region-choice = { $because ->
    [pope] { $region } is under the Pope's protection; choose another region.
    [own] { $region } is already yours; choose another region.
   *[marker] { $region } already carries a control marker; choose a free region.
}
refused-card-not-held = There is no { $card } left in your hand; choose another card.
refused-bishop-only = Only a Bishop moves the Pope; write just “play { $card }”.
refused-bishop-pope = { $because ->
    [contested] { $region } is being fought over; send the Pope elsewhere or off the board.
    [marker] { $region } carries a control marker; send the Pope to a region without one, or off the board.
   *[unsaid] Say where the Pope goes: “play { card-bishop } pope { region-Roma }” or “play { card-bishop } pope off”.
}
refused-scarecrow-only = Only a Scarecrow takes a card back; write just “play { $card }”.
refused-scarecrow-retrieves = { $because ->
    [absent] There is no { $card } in your battle line; take back another Mercenary, or none.
   *[special] A Scarecrow takes back a Mercenary only; name one from your battle line, or none.
}
refused-hidden-scarecrow = Your { $card } lies face down; a Scarecrow takes back only a Mercenary that lies face up.
refused-hidden-pass = You have no face-down card to turn up; write just “pass”.
refused-hand-discard = With a Mercenary in hand you may not discard; keep your cards: “keep”.
refused-round-keep = { $because ->
    [many] You may keep two cards at most; the rest must go.
   *[order] Name the cards in order: Mercenaries by strength, then { special-cards }.
}
refused-draw-up-to-three = Draw three cards at most, and no more than your hand may hold: 10 and one for each of your regions.
refused-final-battle = In the final battle the Pope stays in place; write just “play { card-bishop }”.
refused-show-nobody = Choose to whom you show your cards: other players at this table, each of them once.
refused-show-face-down = You have no face-down card; show cards from your hand.
refused-show-nothing = Choose at least one card to show.
refused-notation-unknown = “{ $text }” is not a move; write for example “attack { region-Milano }”, “play 10” or “pass”.
refused-notation-no-card = There is no card “{ $name }”; there are 1, 2, 3, 4, 5, 6, 10, { special-cards }.
refused-notation-no-region = There is no region “{ $name }”; write its name as on the map: “attack { region-Milano }”.

special-cards = { card-winter }, { card-spring }, { card-bishop }, { card-courtesan }, { card-drummer }, { card-heroine }, { card-scarecrow }, { card-surrender }

# What is asked, and what happens by itself

phase-choose = Choose a region to attack.
phase-battle = Play a card or pass.
phase-fetch = Take back a Mercenary from your battle line, or none.
phase-pope = Put a region under the Pope's protection, or leave the Pope off the board.
phase-discard = Keep or discard your hand.
phase-keep = Keep up to two cards for the next round.
phase-draw = Draw up to three cards.
phase-over = The game is over.
phase-turn-up = The face-down card is turned up.
phase-effect = The card takes effect.
phase-turn-all-up = All face-down cards are turned up.
phase-compare = The battle lines are compared.
phase-clear-lines = The battle lines are discarded.
phase-deal = The cards of a new round are dealt.
phase-draw-ten = Everyone draws ten cards.
phase-final-battle = The final battle begins.
