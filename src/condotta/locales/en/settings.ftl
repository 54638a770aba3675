# What is wrong with the settings of a table: said by the server alone.

refused-settings-wrong = { $what ->
    [game] There is no such game; there are { $games }.
    [option] This game has no option called { $name }.
    [players] This game is for { $least } to { $most } players.
    [title] The name of a table has at most { $most } characters.
    [delay] Spectators see a game at most { $most } seconds later.
    [pace] A bot takes between { $least } and { $most } milliseconds for a move.
    [pause] The question after a battle stays open for { $least } to { $most } milliseconds.
    [rated] A rated table has neither hints nor a fixed shuffle, and is not played at one screen.
    [clock] A rated table has a clock, so that nobody can hold up a game that he is losing; choose one.
    [live] A live clock has between ten seconds and ten hours, and adds at most ten minutes.
    [correspondence] A correspondence clock has between one hour and thirty days for a decision.
    [seed] A fixed shuffle is named by 1 to { $most } characters.
    [points] A match has a target only where games are played for points.
    [target] The target of a match lies between 1 and { $most } points.
   *[other] The table cannot be set up like this: { $reason }
}
