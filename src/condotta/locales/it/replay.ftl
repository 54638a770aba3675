# A game told again, its review, and looking on

replay-link = Rivedi questa partita
replay-title = Una partita rivista
replay-loading = Cerchiamo la partita …
replay-controls = Sfogliare la partita
replay-first = All'inizio
replay-back-battle = Indietro di una battaglia
replay-back = Indietro di un passo
replay-play = Avvia
replay-pause = Pausa
replay-on = Avanti di un passo
replay-on-battle = Avanti di una battaglia
replay-on-army = All'esercito o territorio seguente
replay-back-army = All'esercito o territorio precedente
replay-last = Alla fine
replay-step = Passo { $at } di { $total }
replay-goto = Vai a
replay-beginning = Inizio
replay-round = Round { $round }
replay-battle = { $number }. { $region }
replay-final = Battaglia finale
replay-speed = Ritmo
replay-eyes = Punto di vista
replay-eyes-open = tutti, a carte scoperte
replay-eyes-public = spettatori
replay-running = La partita è ancora in corso; la vedi fin dove la conosci.
replay-to-table = Al tavolo
replay-copy = Copia il link
replay-copied = Copiato
replay-download = Scarica la registrazione
replay-keys = Tasti: ← → un passo, con Maiusc una battaglia, Pag su e Pag giù un round, Inizio e Fine, Spazio per avviare.
replay-keys-ordonnance = Tasti: ← → un passo, con Maiusc un esercito o territorio, Inizio e Fine, Spazio per avviare.
replay-key-step = un passo indietro, avanti
replay-key-battle = una battaglia indietro, avanti
replay-key-army = all'esercito o territorio precedente, seguente
replay-key-round = un round indietro, avanti
replay-key-ends = all'inizio, alla fine
replay-key-play = barra spaziatrice: avvia, pausa
replay-hands = Mani
replay-hand-none = nessuna carta
replay-face-down = coperta:
replay-former = ex giocatore

replay-review = Analisi
replay-review-begin = Fai analizzare la partita
replay-review-about = Un bot continua molte volte la partita da ogni posizione e stima le probabilità di ciascun giocatore, dove la partita ha avuto una svolta e quali mosse sono stati errori. Ci vuole un po'; intanto puoi continuare a sfogliare.
replay-review-progress = Mosse valutate: { $judged } di { $moves }
replay-chances = Probabilità di vittoria
replay-chances-about = A carte scoperte, come nessuno al tavolo poteva conoscerle. Premi sul grafico per andare a quel punto.
replay-chances-table = Le probabilità in una tabella
replay-start = Inizio
replay-move = Mossa
replay-percent = { $percent }%
replay-turns = Le svolte della partita
replay-turns-none = Nessuna mossa ha dato una svolta alla partita e nessuno ha commesso errori evidenti.
replay-mark-turn = svolta
replay-mark-luck = svolta per le carte
replay-mark-mistake = errore evidente
replay-swing = { $name }: da { $before }% a { $after }%.
replay-better = Meglio: { $action } ({ $best }% invece di { $chance }%, per quanto il giocatore poteva sapere).
replay-agreed = Non si è trovato nulla di meglio.

replay-do-attack = attaccare { $region }
replay-do-play = giocare { $card }
replay-do-play-pope = giocare { $card } e porre { $region } sotto la protezione del Papa
replay-do-play-pope-off = giocare { $card } e mettere il Papa fuori dal tabellone
replay-do-play-take = giocare { $card } e riprendere { $taken }
replay-do-pass = passare
replay-do-pass-reveal = passare e scoprire la carta
replay-do-keep-hand = tenere la mano
replay-do-discard-hand = scartare la mano
replay-do-keep = tenere { $cards }
replay-do-keep-nothing = non tenere carte
replay-do-draw = { $count ->
    [0] non pescare carte
    [one] pescare { $count } carta
   *[other] pescare { $count } carte
}
replay-do-place = schierare { $territory_in } { $card }

watch-title = Partite da guardare
watch-link = Guarda una partita
watch-empty = Adesso nessuno gioca a un tavolo pubblico. Aprine uno tu, o torna più tardi.
watch-open = Guarda
watch-late = { $seconds ->
    [one] con { $seconds } secondo di ritardo
   *[other] con { $seconds } secondi di ritardo
}
watch-you = Stai guardando: vedi ciò che è scoperto per tutti.
watch-delay = { $seconds ->
    [one] Vedi la partita { $seconds } secondo dopo i giocatori.
   *[other] Vedi la partita { $seconds } secondi dopo i giocatori.
}
