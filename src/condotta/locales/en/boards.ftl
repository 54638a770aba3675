# The two tables in the browser: keys, typed moves, what was missed, and why somebody leads

board-keys = Keys
board-keys-letters = Single letters work as keys
board-close = Close
board-key-hand = to your hand
board-key-map = to the map
board-key-territories = to the territories
board-key-arrows = from card to card, from place to place
board-key-places = from place to place
board-key-digits = to a Mercenary in your hand
board-key-enter = take up; once more: do it
board-key-lay = lay the card in that territory
board-key-pass = pass
board-key-escape = put back, close
board-key-close = close
board-key-log = to what happened
board-key-type = type a move
board-key-help = these keys
board-type = Type a move
board-type-send = Do it
board-away = While you were away
board-more = { $count ->
    [one] and { $count } more line
   *[other] and { $count } more lines
}
board-round = A new round
board-held = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
board-ruled = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
board-wins-here = With this region { $names } would win the game.
board-leads = leads
board-rules = rules
board-lead-none = No army is complete here yet.
board-lead-only = { $name } leads: the only complete army so far.
board-lead-number = { $size ->
    [4] { $name } leads: more regiments than { $rival }.
    [3] { $name } leads: more battalions than { $rival }.
   *[2] { $name } leads: more companies than { $rival }.
}
board-lead-rank = { $name } leads over { $rival }: { $formation } ranks higher.
board-lead-first = { $name } leads: as good as { $rival }, but complete first.
