# Ciò che un tavolo del server rifiuta, e perché

refused-table-unknown = Questo tavolo non esiste.
refused-table-archived = Questo tavolo è chiuso; si può solo guardare.
refused-table-closed = Questo tavolo non ammette spettatori.
refused-table-busy = Il tavolo è molto affollato; riprova.
refused-person-unknown = Di' prima chi sei.
refused-seat-none = Non siedi a questo tavolo.
refused-seat-which = Hai più posti: di' per quale giochi.
refused-seat-other = Il posto { $chair } non è tuo.
refused-seat-unknown = Questo posto non esiste.
refused-seat-already = Siedi già a questo tavolo.
refused-seat-taken = Questa sedia è occupata.
refused-seat-empty = Sulla sedia { $chair } non siede una persona.
refused-seat-stood-in = Un sostituto gioca per te; riprendi prima il tuo posto.
refused-seat-present = Nessuno ti sostituisce; il posto è tuo.
refused-host-only = Solo chi ospita il tavolo può farlo.
refused-unseat-match = È in corso una sfida a punti, e i punti di una sedia sono del suo giocatore; chiedi con un voto se qualcuno c'è ancora.
refused-bot-unknown = Questo bot non esiste; ci sono { $bots }.
refused-bot-none = Sulla sedia { $chair } non c'è un bot.
refused-bot-rated = A un tavolo con classifica giocano solo persone.
refused-bots-alone = I bot giocano già da soli partite tue ({ $most }); aspetta che una finisca, o siediti anche tu.
refused-colour-unknown = Questo colore non esiste; ci sono { $colours }.
refused-colour-taken = Un altro giocatore ha questo colore.
refused-settings-seated = Qualcuno siede su una sedia che con { $players } giocatori non serve; deve prima alzarsi.
refused-settings-hotseat = Qualcuno gioca qui per più persone allo stesso schermo; prima deve alzarsi.
refused-contribution-made = Hai già contribuito a questo mazzo.
refused-contribution-form = Aggiungi 16 byte, scritti con 32 cifre esadecimali.
refused-start-empty = { $free ->
    [one] Una sedia è ancora vuota: falla occupare da un giocatore o da un bot.
   *[other] { $free } sedie sono ancora vuote: falle occupare da giocatori o da bot.
}
refused-game-none = Qui non si gioca ancora.
refused-game-running = La partita è ancora in corso.
refused-game-over = La partita è finita.
refused-game-paused = La partita è in pausa.
refused-move-stale = La partita è andata avanti; la prossima mossa ha il numero { $move }.
refused-battle-stale = Quella battaglia è finita; questa è la battaglia { $battle }.
refused-action-form = Questa non è un'azione del gioco.
refused-answer-form = In anticipo puoi solo tenere o scartare la mano.
refused-text-length = Scrivi qualcosa di al massimo { $most } caratteri.
refused-talk-often = Hai detto molte cose in una volta; aspetta { $seconds } s.
refused-asks-often = Hai chiesto molte cose in una volta; aspetta { $seconds } s.
refused-talk-blocked = Chi siede sulla sedia { $chair } non vuole da te né parole in privato né offerte.
refused-vote-none = Nessuno ha indetto una votazione.
refused-vote-open = Un'altra votazione è ancora aperta.
refused-vote-twice = Qui non hai voto, o hai già votato.
refused-vote-unknown = Si può votare su { $votes }.
refused-vote-needless = Non c'è nulla su cui votare.
refused-vote-pause = Nessuno può prolungare una pausa: si riprende quando tutti sono d'accordo o quando scade il tempo della votazione.
refused-take-back-late = Non c'è una tua mossa da ritirare: non hai ancora mosso, o qualcuno ha poi giocato una carta, o si sono viste carte.
refused-name-length = Un nome ha da 1 a 24 lettere.
refused-name-taken = Qualcun altro ha questo nome.
refused-game-unknown = A questo tavolo non c'è una partita simile.
refused-viewer-unknown = Questo posto non esiste: indica un posto, open o public.
refused-viewer-running = Finché la partita è in corso la vedi solo con i tuoi occhi.
refused-review-none = Nessuno ha ancora chiesto un'analisi di questa partita.
refused-hint-none = A questo tavolo non ci sono suggerimenti.
