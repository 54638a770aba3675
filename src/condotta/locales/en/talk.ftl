# Talk, deals and votes at a table of the page

talk-tab-talk = Talk
talk-tab-talk-new = { $count ->
    [one] Talk, { $count } new message
   *[other] Talk, { $count } new messages
}
talk-tab-deals = Deals
talk-tab-deals-new = { $count ->
    [one] Deals, { $count } offer waits for your answer
   *[other] Deals, { $count } offers wait for your answer
}
talk-tab-log = Log
talk-tab-table = The table
talk-close = Close

talk-all = All
talk-channels = Who hears it
talk-in-private = In private
talk-with-whom = With whom?
talk-begin = Begin
talk-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
talk-earlier = What was said before
talk-none = Nothing has been said yet.
talk-none-private = Nobody else hears what is said here.
talk-words = Your words
talk-to-all = Say something to all
talk-to-few = Only for them
talk-to-spectators = To the spectators
talk-send = Send
talk-spectator = spectator
talk-about-person = Mute or report
talk-notice-said = { $name }: “{ $text }”
talk-notice-private = { $name }, in private: “{ $text }”
talk-notice-aside = { $name }, spectator: “{ $text }”

# Votes

talk-votes = Put to the vote
talk-votes-hint = It happens when all people at the table agree. Bots always do. Whoever a bot is to play for has two minutes to say that he is there. When somebody asks to go on, a pause lasts ten minutes more at most. By correspondence it is the hours of a decision in both cases.
talk-take-back = Take my last move back
talk-pause = Pause
talk-go-on = Go on
talk-end = End the game
talk-replace = Let a bot play
talk-paused = The game is paused.
talk-vote = A vote
talk-vote-waits = Still to answer: { $names }
talk-vote-for = For
talk-vote-against = Against
talk-vote-here = I am here
talk-vote-left = Time left to answer: { $time }
talk-vote-goes-on = It goes on in { $time } at the latest
talk-vote-drop = Drop it
talk-vote-asks-pause = { $name } asks for a pause.
talk-vote-asks-go-on = { $name } would like to go on.
talk-vote-asks-end = { $name } proposes to end the game.
talk-vote-asks-take-back = { $name } asks to take the last move back.
talk-vote-asks-replace = { $name } proposes that a bot play for { $about }.
talk-vote-asks-absent = { $name } asks whether { $about } is still here. Without an answer it goes on without { $about }.
talk-vote-asks-host = { $name } asks whether the host is still here. Without an answer { $name } is the host.
talk-news-voted = { $yes ->
    [yes] { $name } votes for it.
   *[no] { $name } votes against it.
}
talk-news-vote-ended = { $carried ->
    [yes] The vote is carried.
   *[no] { $what ->
        [take_back] The move stays: it was too late to take it back, or somebody was against it.
       *[other] The vote has failed.
    }
}
talk-news-paused = The game is paused.
talk-news-went-on = The game goes on.
talk-news-server-away = The server was away for a while; nobody's time ran.
talk-news-taken-back = { $name } takes the last move back.

# People

talk-people = People
talk-people-none = Nobody else is here but bots. They do not talk, but they make deals.
talk-mute = Mute
talk-unmute = Hear again
talk-block = Block
talk-unblock = Unblock
talk-report = Report
talk-report-reason = What happened?
talk-report-send = Send the report
talk-reported = The report is sent to those who run this server.

# Offers

talk-deals-waiting = For you to answer
talk-deals-standing = What stands
talk-deals-settled = The ledger
talk-deals-none = Promise something for something: a pass for a pass, a region for a region. Nothing binds anybody, but the ledger remembers who kept his word.
talk-deals-words-only = In this game an offer is words only; nobody judges it.
talk-make-offer = Make an offer
talk-offer-to = To whom?
talk-promises = What is promised
talk-promise-new = A promise
talk-promise-who = Who promises
talk-promise-what = What is promised
talk-promise-card = Which card
talk-promise-whose = Whose regions
talk-promise-region = Which region
talk-promise-while = only while
talk-promise-holder = Who holds it
talk-promise-held = Which region is held
talk-promise-add = Add this promise
talk-promise-drop = Leave out: { $term }
talk-promise-pass = lays no more cards in this battle
talk-promise-no-card = does not lay a certain card
talk-promise-no-attack = does not attack a region
talk-promise-attack-next = attacks a region next
talk-promise-spare = attacks no region of …
talk-promise-pope-on = places the Pope
talk-promise-pope-not-on = keeps the Pope away from a region
talk-offer-until = Until when?
talk-battles = How many battles?
talk-offer-words = In your own words
talk-offer-send = Make the offer
talk-offer-from = { $by } to { $to }
talk-accept = Accept
talk-decline = Decline
talk-withdraw = Withdraw
talk-offer-open = Waits for your answer.
talk-offer-waits = Waits for the answer of { $names }.
talk-offer-accepted = Accepted; the promises count.
talk-offer-declined = Declined by { $name }.
talk-offer-withdrawn = Withdrawn.
talk-offer-lapsed = Lapsed before all had accepted.
talk-offer-ended = Over.
talk-offer-kept = Kept.
talk-offer-broken = Broken by { $names }.
talk-term-kept = kept
talk-term-broken = broken

# Showing cards

talk-show-cards = Show cards
talk-show-which = Which cards?
talk-show-to = To whom?
talk-show-face-down = the card face down: { $card }
talk-show-hint = All learn how many cards you show to whom; which, only those who see them.
talk-show-send = Show them
talk-known = Cards you know of
talk-known-of = Cards you know of: { $cards }
