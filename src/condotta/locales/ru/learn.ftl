# Learning: what the school of the server refuses

refused-army-long = В армии не больше { $most } карт.
refused-cards-many = В игре всего столько карт «{ $card }»: { $most }.
refused-position-wrong = Такой позиции быть не может: { $reason }
