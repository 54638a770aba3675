# What both games say

list-and = { $first } and { $last }

refused-unknown = The rules do not allow this ({ $code }).
refused-turn-spectator = You are watching this game; only the players at the table may move.
refused-turn-over = The game is over; there are no more moves.
refused-turn-other = It is another player's turn; wait for yours.
