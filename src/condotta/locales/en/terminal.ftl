# The terminal's own words. What is typed (pass, play, quit) is the same in every language.

terminal-preparing = Preparing the rules; the very first time takes a minute …
terminal-greeting = { $game }, { $players } players. Type ? for help.
terminal-you-are = You are { $name }.
terminal-ask-seat = This record does not say who played. Which seat is yours: { $seats }? (Enter: 0)
terminal-ask-bots = Which bots play the others: { $bots }? (Enter: recruit)
terminal-title-turn = { $name } to move
terminal-title-over = The game is over
terminal-hand-over = Pass the screen to { $name } and press Enter

terminal-head-player = Player
terminal-head-hand = Hand
terminal-head-line = Line
terminal-head-strength = Strength
terminal-head-regions = Regions
terminal-head-state = State
terminal-head-region = Region
terminal-head-owner = Held by
terminal-head-borders = Borders
terminal-head-territory = Territory
terminal-head-leader = Ahead
terminal-head-armies = Armies
terminal-head-points = Points
terminal-head-number = No.
terminal-head-move = Move

terminal-you = (you)
terminal-holds = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
terminal-your-hand = Your hand ({ $count }):
terminal-face-down = face down
terminal-known = You know that { $name } holds { $cards }.
terminal-battle-for = Battle for { $region }
terminal-next-battle = Next battle: { $region }
terminal-after-battle = After the battle for { $region }
terminal-final-battle = The final battle
terminal-no-battle = { $name } chooses the next region
terminal-pope-at = the Pope is in { $region }
terminal-pope-off = the Pope is off the board
terminal-pile = draw pile { $count }
terminal-mark-token = token
terminal-mark-passed = passed
terminal-mark-defends = defends
terminal-mark-apart = not in it
terminal-map-pope = the Pope
terminal-map-contested = contested
terminal-hidden-play = play (face down)
terminal-hidden-keep = keep (unseen)
terminal-army-leads = ahead
terminal-army-won = won

terminal-ask-attack = Which region do you attack?
terminal-ask-battle = Play a card or pass.
terminal-ask-pope = Where does the Pope go?
terminal-ask-take = Which Mercenary do you take back?
terminal-ask-discard = The battle is over. What becomes of your hand?
terminal-ask-keep-first = The round is over. You may keep up to two cards: which?
terminal-ask-keep-second = And which other card?
terminal-ask-draw = How many cards do you draw?
terminal-ask-card = Which card do you lay?
terminal-ask-territory = Where does { $card } go?
terminal-hint-first = (? for help)
terminal-hint-further = (Enter goes back)
terminal-no-number = There is no choice { $number }.
terminal-beside-yours = * = beside yours
terminal-choose-pass = pass
terminal-choose-pass-reveal = pass, turning your card up
terminal-choose-play = play { $card }
terminal-choose-pope-off = off the board
terminal-choose-take = take { $card }
terminal-choose-nothing = nothing
terminal-choose-no-more = no other
terminal-choose-keep = keep it
terminal-choose-discard = discard it all
terminal-choose-draw = draw { $count }

terminal-help-moves = Your move
terminal-help-commands = Besides
terminal-form-number = the choice with this number
terminal-form-attack-milano = choose the region of the next battle
terminal-form-play-10 = play a card
terminal-form-play-bishop-pope-roma = play a Bishop, and the Pope goes to a region
terminal-form-play-bishop-pope-off = the same, and the Pope leaves the board
terminal-form-play-scarecrow-take-6 = play a Scarecrow and take a Mercenary back
terminal-form-pass = play no more in this battle
terminal-form-pass-reveal = the same, turning up your face-down card
terminal-form-keep = after a battle: keep your hand
terminal-form-discard = after a battle: discard a hand without Mercenaries
terminal-form-keep-10-heroine = at the end of a round: keep up to two cards
terminal-form-keep-nothing = at the end of a round: keep none
terminal-form-draw-2 = after a battle: draw up to three cards (Draw After Battle)
terminal-form-place-sbf-jerusalem = lay the card with spear, bow and flag in Jerusalem
terminal-form-sbf-3 = the same, shorter
terminal-help-board = the board and your choices again
terminal-help-hand = your hand again
terminal-help-map-condottiere = who holds what, and what borders on what
terminal-help-map-ordonnance = the armies in each territory, and who is ahead there
terminal-help-log = what happened before
terminal-help-why = why an action is refused
terminal-help-rules = a rule in words, such as rules { $clause } or rules win
terminal-help-show = show cards from your hand to others, by seat or name, or to all
terminal-help-hint = what the captain, a bot, would do
terminal-help-auto = let the captain choose this once
terminal-help-save = keep the record in a file, from now on move by move
terminal-help-quit = leave the game

terminal-why-what = Add an action, as in: why { $action }
terminal-why-allowed = You may do that now.
terminal-rules-what = Add a clause or a word, as in: rules { $clause }
terminal-show-what = Say which cards and to whom, as in: show 10 winter to 2
terminal-save-what = Add a file name, as in: save evening.jsonl
terminal-save-taken = { $file } is already there; choose another name.
terminal-save-no-folder = { $file } cannot be written: there is no folder { $folder }.
terminal-save-closed = { $file } cannot be written: the folder { $folder } is not open to you.
terminal-saved = The record is in { $file }.
terminal-save-failed = The record could not be written to { $file }: { $why }
terminal-hint = The captain would choose: { $action }
terminal-auto = Chosen for you: { $action }
terminal-quit-save = This game is not saved. Type a file name to keep it, or press Enter to leave:
terminal-left = Goodbye.
terminal-left-saved = The game is kept in { $file }; condotta play --resume { $file } goes on with it.
terminal-left-unsaved = This game was not kept. Next time, start with --save FILE or type save FILE.

terminal-wins = wins
terminal-shares = shares the victory
terminal-score-condottiere = { $count ->
    [one] { $count } region
   *[other] { $count } regions
 }
terminal-score-ordonnance = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
 }
terminal-outcome = Won by { $names }. ({ $scores })
terminal-unfinished = The record ends here; the game is not over.

terminal-standing = Standing after { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, to { $target } points
terminal-match-won = { $count ->
    [one] { $names } wins the match.
   *[other] { $names } share the victory in the match.
 }
terminal-match-final = { $names } are level and fight a final battle.
terminal-next-game = Press Enter for the next game

terminal-analysing = Playing out every move
terminal-analysis-empty = This record has no moves yet.
terminal-analysis-title = { $game }: chances to win after each move, in %, as open cards show them
terminal-analysis-legend = ! turned by the move   ~ turned by the cards that came next   ? clear mistake
terminal-turning-points = { $count ->
    [0] No move turned the game (!)
    [one] One move turned the game (!)
   *[other] { $count } moves turned the game (!)
 }
terminal-turn = { $name }: { $action }. { $other } goes from { $before } to { $after }.
terminal-turns-of-luck = { $count ->
    [0] No cards turned the game (~)
    [one] Once the cards turned the game (~)
   *[other] { $count } times the cards turned the game (~)
 }
terminal-turn-of-luck = The cards after { $name }: { $action }. { $other } goes from { $before } to { $after }.
terminal-mistakes = { $count ->
    [0] No clear mistakes (?)
    [one] One clear mistake (?), by what the player could know
   *[other] { $count } clear mistakes (?), by what the players could know
 }
terminal-mistake = { $name }: { $action } ({ $instead }); better was { $better } ({ $chance }).

terminal-check-chain = Lines
terminal-check-rules = Moves
terminal-check-outcome = Outcome
terminal-check-commitment = Commitment
terminal-check-shuffle = Shuffle
terminal-check-signature = Signature
terminal-verdict-holds = holds
terminal-verdict-wrong = WRONG
terminal-verdict-unchecked = not checked
terminal-verdict-nothing = nothing to check
terminal-because-chain = { $lines ->
    [one] The one line is whole.
   *[other] All { $lines } lines are whole and in their order.
 }
terminal-because-damaged = Line { $line }: { $reason }.
terminal-because-unread = It cannot be checked after what is wrong above.
terminal-because-unknown-rules = Version { $version } of the rules of { $game } is not known here.
terminal-because-rules = { $moves ->
    [one] The rules allow its one move.
   *[other] The rules allow all { $moves } moves.
 }
terminal-because-outcome = The moves lead to the recorded outcome.
terminal-because-unfinished = The record names no outcome.
terminal-because-chosen-seed = The seed was chosen by whoever started the game.
terminal-because-commitment = The secret fits the commitment { $commitment }. Compare it with the one that you were shown before the game: the page has it where the table gathers, in the panel “The table”, and below the replay.
terminal-because-other-secret = The secret does not fit the commitment { $commitment }.
terminal-because-set-up = The game began with a position set up by hand, which nobody shuffled.
terminal-because-shuffle = The seed follows from the secret of game { $game } and from what was added to it: { $added }. Who played compares his own part.
terminal-because-alone = The seed follows from the secret of game { $game }, but nobody added to it: who had the secret could choose the cards.
terminal-because-unsigned = The record is not signed.
terminal-because-no-key = It names the key { $by }; give the public key of the server with --key. The server has it at /api/key.
terminal-because-no-extra = It names the key { $by }; checking needs the extra server: pip install 'condotta[server]'.
terminal-because-other-key = It names the key { $by }, not the one given, { $key }.
terminal-because-signature = The key given, { $by }, signed this record as it is.
terminal-because-forged = The key { $by } did not sign this record as it is.
terminal-verified = Everything that could be checked holds.
terminal-unverified = Something is wrong with this record.
