# Learning: what the school of the server refuses

refused-cards-many = В игре всего столько карт «{ $card }»: { $most }.
refused-position-wrong = Такой позиции быть не может: { $reason }
