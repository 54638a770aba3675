# Learning: what the school of the server refuses

refused-army-long = Armia liczy najwyżej tyle kart: { $most }.
refused-cards-many = W grze jest tylko tyle kart „{ $card }”: { $most }.
refused-position-wrong = Taka pozycja jest niemożliwa: { $reason }
