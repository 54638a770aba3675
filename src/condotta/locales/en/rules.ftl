# The rules in the page, and examples to play with

rules-title = The rules
rules-game = Game
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-none = No clause has these words.
rules-brief = In this language the rules are told more briefly; the English text is the full one.
rules-english-only = in English only
rules-sections = Sections
rules-try = Try it
rules-lines-title = Battle lines to play with
rules-lines-help = Press a card to lay it in the chosen line, press a laid card to take it away. The server counts.
rules-line = Line { $number }
rules-season = Season
rules-season-none = None
rules-add = Lay { $card }
rules-remove = Take { $card } away
rules-add-line = One line more
rules-remove-line = One line fewer
rules-wins = Line { $number } wins.
rules-tie = A tie: nobody wins.
rules-token = The token goes to the player of line { $number }.
rules-example = Example
rules-clear = Clear
rules-armies-title = Armies to play with
rules-armies-help = Choose icons for a card and lay it in the chosen army. The server names the armies and compares them.
rules-army = Army { $number }
rules-icons = Icons of the card
rules-lay = Lay the card
rules-army-empty = No card yet.
rules-army-lacks = { $count ->
    [one] { $count } card is missing
   *[other] { $count } cards are missing
}
rules-rank = rank { $rank }
rules-leads = Army { $number } controls the territory.
rules-leads-none = No army is complete yet.
rules-decides-number = It has more of one size: { $army }.
rules-decides-rank = The number is equal; the higher rank decides: { $formation }.
rules-decides-first = They are identical; the one completed first wins.
refused-army-long = An army has at most { $most } cards.
refused-cards-many = There are only { $most } cards “{ $card }” in the game.
refused-position-wrong = The position cannot be like this: { $reason }

# Why not, and the way to the lessons

learn-title = Learn to play
why-title = Why not?
why-rule = Rule: { $clause }
why-close = Close
why-nothing = You can do anything here that you hold in hand.
why-not-now = What you cannot do now, and why
why-turn-question = { $asked ->
    [choose] First a region must be chosen for the next battle.
    [battle] A battle is being fought: play a card or pass.
    [discard] First you are asked whether you keep or discard your hand.
    [keep] First choose the cards that you keep, two at most.
    [draw] First say how many cards you draw.
   *[other] Something else is asked now.
}
why-bishop-pope = { $because ->
    [contested] { $region } is being fought over; send the Pope elsewhere or off the board.
    [marker] { $region } carries a control marker; send the Pope to a region without one, or off the board.
   *[unsaid] Choose where the Pope goes.
}
why-hand-discard = With a Mercenary in hand you may not discard it.
why-hidden-pass = You have no face-down card to turn up.
why-final-battle = In the final battle the Pope stays in place.
