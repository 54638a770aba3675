# Learning: what the school of the server refuses

refused-army-long = Un’armata ha al massimo { $most } carte.
refused-cards-many = Nel gioco ci sono solo { $most } carte «{ $card }».
refused-position-wrong = La posizione non può essere così: { $reason }
