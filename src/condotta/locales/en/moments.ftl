# Time, turns, absence and notices

moments-turns = Your turns
moments-turns-none = No table waits for you.
moments-turns-wait = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
moments-notices = When it is your turn
moments-sound = A sound
moments-notify = A notice of the browser
moments-notify-denied = The browser does not allow notices for this page; allow them in its settings.
moments-notify-open = They come while a page of Condotta is open, also in the background.
moments-push = Also when this page is closed
moments-push-about = For tables by correspondence. Your browser’s own service brings it, and cannot read it.
moments-push-failed = Your browser’s push service cannot be reached; try again later.
moments-push-impossible = If you close the page, nothing will tell you that it is your turn: this browser cannot be reached then.
moments-push-off = If you close the page, nothing will tell you that it is your turn, unless you choose so here.
moments-your-turn = Your turn
moments-your-turn-at = It is your turn at the table “{ $table }”.
moments-push-turn = A table of { $game } waits for you.
moments-turn-of = Turn of { $name }
moments-clock-of = Clock of { $name }: { $time }
moments-left-until = { $time } left, until { $until }
moments-days-hours = { $days } d { $hours } h
moments-little = { $seconds ->
    [one] { $seconds } second left on your clock.
   *[other] { $seconds } seconds left on your clock.
}
moments-stand-in-you = A stand-in plays for you. Your seat is kept.
moments-return = Take the seat back
moments-stand-in = A stand-in plays for { $names }; the seat is kept.
moments-broken-off = The game was broken off.
moments-standing = How the table stands
moments-leave = Leave the table
moments-leave-about = A stand-in plays for you until you come back.
moments-leave-rated = A stand-in plays for you until you come back. If it moves for you, you are rated last.
moments-lost = The connection is lost; coming back … What you have begun stays.
moments-install = Install the app
moments-unreached = If you close the page, nothing will tell you that it is your turn: this server cannot send word.
