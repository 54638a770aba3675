# The words of the page

page-language = Language
page-dark = By candle-light
page-light = By daylight
page-lead = Captains for hire, seventeen cities, one crown. Play a round of Renaissance card warfare in your browser.
page-game = Game
page-game-condottiere = Condottiere
page-game-ordonnance = Ordonnance
page-players = Players
page-strength-of-bots = Bots
page-bot-recruit = Recruit
page-bot-captain = Captain
page-bot-strategist = Strategist
page-bot-master = Master
page-name = Your name
page-guest = Guest
page-known = You play as { $name }.
page-play-now = Play now
page-play-friends = Play with friends
page-lobby = Tables
page-lobby-empty = No table is open yet. Open one, and others will find it here.
page-gathers = gathering
page-plays = playing
page-unreachable = The server cannot be reached. Try again in a moment.
page-credits = Credits
page-credits-icons = The icons come from
page-credits-fonts = The letters are

page-share = Send this link to your friends:
page-copy = Copy
page-copied = Copied
page-chair-free = A free chair
page-bot = Bot: { $bot }
page-sit = Sit here
page-start = Start the game
page-host-starts = The host starts the game when all chairs are taken.
page-connecting = Coming to the table …
page-reconnecting = The connection is lost; coming back …
page-front = Front page
page-nowhere = There is nothing at this address.
page-again = Play again
page-next-game = Next game

page-map = Map of Italy
page-map-open = Map
page-map-close = Close the map
page-map-free = free
page-map-held = held by { $name }
page-map-contested = fought over
page-map-pope = under the Pope's protection
page-map-lit = can be chosen
page-chooses = { $name } chooses the next region
page-lines-empty = The battle lines are empty.
page-lines = Battle lines
page-battle = Battle for { $region }
page-after-battle = After the battle for { $region }
page-next-battle = Next battle: { $region }
page-pile = Draw pile: { $count }
page-log-short = Log
page-log = What happened
page-log-undone = taken back
page-shuffle-bound = The shuffle is bound to { $short }
page-shuffle-commitment = Commitment of the server
page-shuffle-game = Game
page-shuffle-added = Added from here
page-shuffle-about = The server bound itself to its part of the shuffle before anybody added to it. When the game is over, “condotta verify” checks the record; compare what it says with what stands here. With the key of this server it also sees who signed the record.
page-shuffle-key = Key of this server
page-shuffle-copy-failed = It is selected; copy it.
page-seal = Strength { $strength }. Show the sum.
page-strength = Strength
page-token = holds the token
page-stand-in = stand-in
page-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-regions = { $count } of { $goal } regions
page-kingdom = { $count } of { $goal } regions side by side
page-passed = passed
page-turn = to move
page-your-turn = Your turn
page-your-turn-short = your turn
page-defends = defends
page-face-down = a card face down
page-your-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
page-hand-empty = Your hand is empty.
page-waiting = { $name } is thinking …
page-sent = On its way …
page-go-on = Press to go on
page-where = Where does this card go?

page-attack = Attack { $region }
page-play = Play { $card }
page-pass = Pass
page-pass-reveal = Pass and turn the card up
page-keep = Keep { $cards }
page-keep-nothing = Keep nothing
page-keep-hand = Keep the hand
page-discard-hand = Discard the hand
page-draw = { $count ->
    [0] Draw none
   *[other] Draw { $count }
}
page-pope-off = Off the board
page-take = Take { $card } back
page-take-nothing = Take nothing
page-back = Put back

page-rule-mercenary = Mercenary: adds { $value } to your battle line.
page-rule-winter = Every Mercenary in every line counts 1. Drives out Spring.
page-rule-spring = The highest Mercenaries in all lines count 3 more. Drives out Winter.
page-rule-bishop = Discards all highest Mercenaries, then moves the Pope: a region under protection is not attacked.
page-rule-courtesan = Adds 1. Who has played the most of them takes the token.
page-rule-drummer = Doubles your Mercenaries.
page-rule-heroine = Adds 10, whatever happens around her.
page-rule-scarecrow = Takes one Mercenary from your line back into your hand.
page-rule-surrender = Ends the battle at once; the strongest line wins.

page-news-game-started = The game begins.
page-news-stand-in-sent = A stand-in plays for { $name }.
page-news-seat-taken-back = { $name } is back.
page-news-sat = { $name } sits down.
page-news-stood = { $name } sits there no more.
page-news-host-changed = { $name } is the host now.

page-house-red = Sforza
page-house-green = Malatesta
page-house-azure = Colleoni
page-house-gold = Montefeltro
page-house-grey = Hawkwood
page-house-violet = Bracceschi
page-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-match-won = { $count ->
    [one] { $names } wins the match.
   *[other] { $names } share the victory in the match.
}
