# A game told again, its review, and looking on

replay-link = Replay this game
replay-title = A game told again
replay-loading = The game is being looked up …
replay-controls = Leafing through the game
replay-first = To the beginning
replay-back-battle = One battle back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-on-battle = One battle on
replay-on-army = To the next army or territory
replay-back-army = To the army or territory before
replay-last = To the end
replay-step = Step { $at } of { $total }
replay-goto = Go to
replay-beginning = Beginning
replay-round = Round { $round }
replay-battle = { $number }. { $region }
replay-final = Final battle
replay-speed = Pace
replay-eyes = As seen by
replay-eyes-open = everybody, cards open
replay-eyes-public = spectators
replay-running = This game is still being played; you see it as far as you know it.
replay-to-table = To the table
replay-copy = Copy the link
replay-copied = Copied
replay-download = Download the record
replay-keys = Keys: ← → a step, Shift with them a battle, Page Up and Page Down a round, Home and End, Space to play.
replay-keys-ordonnance = Keys: ← → a step, Shift with them an army or territory, Home and End, Space to play.
replay-key-step = a step back, on
replay-key-battle = a battle back, on
replay-key-army = to the army or territory before, next
replay-key-round = a round back, on
replay-key-ends = to the beginning, to the end
replay-key-play = space bar: play, pause
replay-hands = Hands
replay-hand-none = no cards
replay-face-down = face down:
replay-former = former player

replay-review = Review
replay-review-begin = Have the game reviewed
replay-review-about = A bot plays on many times from every position and estimates what each player's chances were, where the game turned, and which moves were mistakes. It takes a while; you can go on leafing.
replay-review-progress = { $judged } of { $moves } moves are judged
replay-chances = Chances to win
replay-chances-about = With open cards, as nobody at the table could know them. Press on the graph to go there.
replay-chances-table = The chances as a table
replay-start = Start
replay-move = Move
replay-percent = { $percent }%
replay-turns = Where the game turned
replay-turns-none = No single move turned this game, and nobody made a clear mistake.
replay-mark-turn = turning point
replay-mark-luck = the cards turned it
replay-mark-mistake = clear mistake
replay-swing = { $name }: from { $before }% to { $after }%.
replay-better = Better: { $action } ({ $best }% instead of { $chance }%, by what the player could know).
replay-agreed = Nothing better was found.

replay-do-attack = attack { $region }
replay-do-play = play { $card }
replay-do-play-pope = play { $card } and put { $region } under the Pope's protection
replay-do-play-pope-off = play { $card } and place the Pope off the board
replay-do-play-take = play { $card } and take { $taken } back
replay-do-pass = pass
replay-do-pass-reveal = pass and turn the card up
replay-do-keep-hand = keep the hand
replay-do-discard-hand = discard the hand
replay-do-keep = keep { $cards }
replay-do-keep-nothing = keep no cards
replay-do-draw = { $count ->
    [0] draw no cards
    [one] draw { $count } card
   *[other] draw { $count } cards
}
replay-do-place = place { $card } { $territory_in }

watch-title = Games to watch
watch-link = Watch a game
watch-empty = Nobody plays at a public table just now. Open one yourself, or look in again later.
watch-open = Watch
watch-late = { $seconds ->
    [one] shown { $seconds } second later
   *[other] shown { $seconds } seconds later
}
watch-you = You are watching: you see what lies open to everybody.
watch-delay = { $seconds ->
    [one] You see the game { $seconds } second later than the players.
   *[other] You see the game { $seconds } seconds later than the players.
}
