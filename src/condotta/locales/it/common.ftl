# What both games say

list-and = { $first } e { $last }

refused-unknown = Le regole non lo permettono ({ $code }).
refused-turn-spectator = Stai assistendo alla partita; può giocare solo chi siede al tavolo.
refused-turn-over = La partita è finita; non ci sono più mosse.
refused-turn-other = È il turno di un altro giocatore; aspetta il tuo.
