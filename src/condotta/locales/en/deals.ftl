# Offers between players. Terms and moments are parts of sentences

deal-offered = { $by } makes { $to } an offer, { $until }: { $content }.
deal-words = “{ $text }”
deal-accepted = { $seat } accepts the offer of { $by }.
deal-declined = { $because ->
    [no_deals] { $seat } makes no deals and declines the offer of { $by }.
    [only_terms] { $seat } declines the offer of { $by }: mere words promise nothing.
    [broken_word] { $seat } declines the offer of { $by } and remembers a broken promise.
    [leader] { $seat } declines the offer of { $by }: no deals with those who are about to win.
    [promised] { $seat } declines the offer of { $by }: these promises cannot all be kept.
    [too_dear] { $seat } declines the offer of { $by }: it asks more than it gives.
   *[none] { $seat } declines the offer of { $by }.
}
deal-withdrawn = { $by } withdraws an offer.
deal-lapsed = An offer of { $by } has lapsed.
deal-kept = Promise kept: { $term }.
deal-broken = { $seat } has broken a promise: { $term }.

# What is promised

term-pass = { $seat } lays no more cards in this battle
term-no-card = { $seat } does not lay { $card_laid } in this battle
term-no-attack = { $has_provided ->
    [yes] { $seat } does not attack { $region } while { $holder } holds { $held }
   *[no] { $seat } does not attack { $region }
}
term-spare = { $seat } attacks no region of { $other }
term-attack-next = { $seat }, when next choosing a region, attacks { $region } if possible
term-pope-on = { $has_region ->
    [yes] { $seat } puts { $region } under the Pope's protection
   *[no] { $seat } places the Pope off the board
}
term-pope-not-on = { $seat } does not put { $region } under the Pope's protection

# Until when

moment-battles = { $count ->
    [1] until the end of this battle
   *[other] until { $count } battles have ended
}
moment-round = until the end of this round
moment-token = until the token changes hands
moment-game = until the end of the game

# Why an offer or an answer is refused

refused-offer-parties = Choose whom you make the offer to: other players at this table, each of them once.
refused-offer-empty = Write what you offer, or choose a promise.
refused-offer-long = An offer has room for { $limit } characters; say it in fewer.
refused-offer-unclean = The text contains characters that cannot be seen; write it on one line, without them.
refused-offer-many-open = You have too many offers; { $limit } at a time are enough. Withdraw one first.
refused-offer-many = You have made { $limit } offers in this game; it takes no more.
refused-offer-many-terms = { $limit } promises are enough for one offer; leave some out.
refused-offer-repeated = The same promise is there twice; leave one out.
refused-offer-no-terms = In this game promises cannot be judged; write your offer in words.
refused-offer-no-moment = In this game an offer can only last until the end of the game.
refused-offer-no-rounds = There are no rounds in this game; choose another moment.
refused-offer-battles = Choose from 1 to { $limit } battles.
refused-offer-stranger = Only those who take part in the offer can promise something in it.
refused-offer-whose = Name another player at this table.
refused-offer-out = Who is out of the battle lays no more cards anyway; promise something else.
refused-offer-final-battle = In the final battle there are no regions to attack, and the Pope stays in place; promise something else.
refused-offer-nothing-to-spare = In this game nobody can attack a region that carries a control marker; promise something else.
refused-offer-no-choice = No region is chosen before this battle ends; choose a later moment.
refused-offer-region-taken = { $region } carries a control marker: nobody can attack or protect it any more.
refused-offer-unknown = There is no such offer.
refused-offer-closed = { $state ->
    [accepted] This offer is already accepted.
    [declined] This offer was declined.
    [withdrawn] This offer was withdrawn.
    [lapsed] This offer has lapsed.
   *[other] This offer is settled.
}
refused-offer-own = This is your own offer; you can only withdraw it.
refused-offer-answered = You have already accepted this offer.
refused-offer-not-yours = Only the one who made an offer can withdraw it; you can decline it.
