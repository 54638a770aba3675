# Learning: what the school of the server refuses

refused-army-long = An army has at most { $most } cards.
refused-cards-many = There are only { $most } cards “{ $card }” in the game.
refused-position-wrong = The position cannot be like this: { $reason }
