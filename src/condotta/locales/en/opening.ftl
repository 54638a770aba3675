# Opening a table, gathering, and playing at one screen

opening-title = Open a table
opening-lead = Whatever you choose here is shown to everybody before they sit down.
opening-more = Open a table …
opening-submit = Open the table
opening-name = Name of the table
opening-name-hint = May be left empty.
opening-game = The game
opening-manner = How it is played
opening-variants = Variants
opening-options = Options
opening-none = no variants
opening-unwise = The rulebook advises against combining { $first } with { $last }.

opening-option-draw_after_battle = Draw After Battle
opening-about-draw_after_battle = No rounds: after each battle everybody draws up to three cards.
opening-option-points = Playing for Points
opening-about-points = A match of several games: regions and kingdoms score points.
opening-option-bigger_kingdoms = Bigger Kingdoms
opening-about-bigger_kingdoms = One more adjacent region is needed to win.
opening-option-capturing_regions = Capturing Regions
opening-about-capturing_regions = Regions of other players may be attacked.
opening-option-hidden_cards = Hidden Cards
opening-about-hidden_cards = Mercenaries, Drummers, Heroines and Courtesans are laid face down.
opening-option-pope_off_contested = No Pope on the battlefield
opening-about-pope_off_contested = The Pope may not go to the region that is fought over.
opening-option-choose_after_deal = Choose after the deal
opening-about-choose_after_deal = The next region is chosen after hands are discarded and dealt.
opening-option-bonus_for_any_group = Bonus for any kingdom
opening-about-bonus_for_any_group = For points: five for everybody with a large enough kingdom.
opening-option-deck = Deck
opening-about-deck = The printed deck is not public; both presets are reconstructions.
opening-deck-pyramid56 = Pyramid, 56 cards
opening-deck-flat56 = Even, 56 cards
opening-deck-own = A table of your own
opening-deck-table = Your table, as JSON
opening-deck-wrong = This is no deck in JSON. It looks like this: { $example }
opening-option-tiebreak = A shared lead
opening-about-tiebreak = What happens if several have the most territories at the end.
opening-tiebreak-share = is shared
opening-tiebreak-placement = is decided by placement
opening-target = Points to win the match
opening-match = { $target ->
    [one] a match for { $target } point
   *[other] a match for { $target } points
}

opening-who = Who can come
opening-public = In the list of tables, for everybody
opening-private = Only with the link
opening-spectators = Spectators may watch
opening-no-spectators = no spectators
opening-delay = How late they see the game
opening-delay-none = at once
opening-delay-by = { $seconds ->
    [one] { $seconds } second later
   *[other] { $seconds } seconds later
}
opening-watched = spectators see it at once
opening-watched-late = { $seconds ->
    [one] spectators see it { $seconds } second later
   *[other] spectators see it { $seconds } seconds later
}
opening-rated = Rated
opening-about-rated = Only for people with an account; no bots, no hints. Who leaves, or runs out of time, and lets a bot move for him is rated last.
opening-rated-clock = A rated table has a clock, so that nobody can hold up a game that he is losing.
opening-unrated = not rated
opening-hints = Hints are allowed
opening-about-hints = Everybody may ask a bot what it would do in his place.
opening-no-hints = no hints
opening-with-hints = hints are allowed
opening-seeded = fixed shuffle, not fair
opening-at-one-screen = at one screen

opening-clock = Clock
opening-clock-none = No clock
opening-clock-live = Live
opening-clock-correspondence = By correspondence
opening-clock-base = For the whole game
opening-clock-increment = Added for each decision
opening-clock-hours = For each decision
opening-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
opening-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
opening-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
opening-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
opening-clock-told-none = no clock
opening-clock-told-live = { $base } for the game, { $increment } more for each decision
opening-clock-told-hours = { $time } for each decision
opening-flag = When a clock runs out, a stand-in plays until its player comes back.
opening-unreached = This server cannot send word to people who have closed the page. At a table by correspondence nobody is told that it is his turn; come and look.
opening-unreached-off = If you close the page, nothing will tell you that it is your turn, unless you choose so at the bell above.

opening-chairs = Who sits there
opening-chair = Chair { $number }
opening-chair-you = You
opening-chair-free = Free, for a person
opening-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-bot-random = Random

opening-host = host
opening-you = you
opening-stand = Stand up
opening-unseat = Free the chair
opening-unseat-of = Free the chair of { $name }
opening-still-here = Still here?
opening-still-here-of = Ask whether { $name } is still here
opening-host-here = Is the host still here?
opening-house = Your house
opening-terms = What is played
opening-change = Change
opening-change-done = Apply
opening-change-leave = Leave it
opening-fill = Fill with bots
opening-waits = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
}
opening-ready = All chairs are taken.
opening-absent = Not here yet: { $names }. A rated game begins when everybody has this page open.
opening-without = A stand-in plays for { $names }. A game that begins like this is not rated.
opening-after = The players have moved on by one seat. The host starts the next game.
opening-after-match = The match goes on. The host starts the next game.
opening-copy-failed = Select the address and copy it.
opening-link-here = This link is good on this machine only. For friends elsewhere: docs/hosting.md

opening-one-screen = At one screen
opening-one-screen-lead = Several people share this device. Each hand is shown only to its player; in between the device is passed on.
opening-one-screen-person = Person { $number }
opening-one-screen-add = One more person
opening-one-screen-remove = Take { $name } off the list
opening-one-screen-bots = Bots beside you
opening-one-screen-rules = Variants and options
opening-one-screen-start = Begin
opening-one-screen-names = Every person needs a name of his own.
opening-pass-on = Pass the device to { $name }
opening-uncover = I am { $name }: show my hand
opening-covered = All hands are covered.
opening-cover = Cover my hand
opening-playing-as = { $name } is playing
opening-look = Whose hand?
