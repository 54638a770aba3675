# What a table of the server refuses, and why

refused-table-unknown = There is no such table.
refused-table-archived = This table is closed; it can only be looked at.
refused-table-closed = This table has no spectators.
refused-table-busy = The table is very busy; try again.
refused-person-unknown = Say first who you are.
refused-seat-none = You do not sit at this table.
refused-seat-which = You hold several seats: say for which of them.
refused-seat-other = Seat { $chair } is not yours.
refused-seat-unknown = There is no such seat.
refused-seat-already = You sit at this table already.
refused-seat-taken = This chair is taken.
refused-seat-empty = No person sits on chair { $chair }.
refused-seat-stood-in = A stand-in plays for you; come back to your seat first.
refused-seat-present = Nobody stands in for you; the seat is yours.
refused-host-only = Only the host of the table may do this.
refused-unseat-match = A match for points is under way, and the points of a chair are its player's; ask by a vote whether somebody is still here.
refused-bot-unknown = There is no such bot; there are { $bots }.
refused-bot-none = There is no bot on chair { $chair }.
refused-bot-rated = At a rated table only people play.
refused-bots-alone = { $most } games of yours are being played by bots alone; wait until one of them is over, or sit down yourself.
refused-colour-unknown = There is no such colour; there are { $colours }.
refused-colour-taken = Another player has this colour.
refused-settings-seated = Somebody sits on a chair that { $players } players do not need; ask them to stand first.
refused-settings-hotseat = Somebody here plays for several people at one screen; they must stand up first.
refused-contribution-made = You have added to this shuffle already.
refused-contribution-form = Add 16 bytes, written as 32 hexadecimal digits.
refused-start-empty = { $free ->
    [one] One chair is still empty; fill it with a player or a bot.
   *[other] { $free } chairs are still empty; fill them with players or bots.
}
refused-game-none = No game is being played here yet.
refused-game-running = The game is still being played.
refused-game-over = The game is over.
refused-game-paused = The game is paused.
refused-move-stale = The game has moved on; the next move has number { $move }.
refused-battle-stale = That battle is over; this is battle { $battle }.
refused-action-form = This is no action of the game.
refused-answer-form = Beforehand you can only keep or discard your hand.
refused-text-length = Say something of at most { $most } characters.
refused-talk-often = You have said a lot at once; wait for { $seconds } s.
refused-asks-often = You have asked for a lot at once; wait for { $seconds } s.
refused-talk-blocked = The player on chair { $chair } wants neither private talk nor offers from you.
refused-vote-none = Nobody has called a vote.
refused-vote-open = Another vote is still open.
refused-vote-twice = You have no vote here, or have voted already.
refused-vote-unknown = One can vote about { $votes }.
refused-vote-needless = There is nothing to vote about.
refused-vote-pause = Nobody can prolong a pause: the game goes on when all agree, or when the time of the vote is over.
refused-take-back-late = There is no move of yours to take back: you have not moved yet, or somebody has laid a card since, or cards were seen.
refused-name-length = A name has between 1 and 24 letters.
refused-name-taken = Somebody else has this name.
refused-game-unknown = This table has no such game.
refused-viewer-unknown = There is no such seat: name a seat, open or public.
refused-viewer-running = While the game runs you see it through your own eyes only.
refused-review-none = Nobody has asked for a review of this game yet.
refused-hint-none = There are no hints at this table.
