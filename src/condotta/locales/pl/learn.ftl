# Learning: what the school of the server refuses

refused-cards-many = W grze jest tylko tyle kart „{ $card }”: { $most }.
refused-position-wrong = Taka pozycja jest niemożliwa: { $reason }
