# The terminal's own words. What is typed (pass, play, quit) is the same in every language.

terminal-preparing = Preparo le regole; la prima volta ci vuole un minuto …
terminal-greeting = { $game }, { $players } giocatori. Scrivi ? per l'aiuto.
terminal-you-are = Tu sei { $name }.
terminal-ask-seat = Questa partita registrata non dice chi giocava. Qual è il tuo posto: { $seats }? (Invio: 0)
terminal-ask-bots = Quali bot giocano per gli altri: { $bots }? (Invio: recruit)
terminal-title-turn = Tocca a { $name }
terminal-title-over = La partita è finita
terminal-hand-over = Passa lo schermo a { $name } e premi Invio

terminal-head-player = Giocatore
terminal-head-hand = Mano
terminal-head-line = Battaglione
terminal-head-strength = Forza
terminal-head-regions = Regioni
terminal-head-state = Stato
terminal-head-region = Regione
terminal-head-owner = Di
terminal-head-borders = Confini
terminal-head-territory = Territorio
terminal-head-leader = In testa
terminal-head-armies = Eserciti
terminal-head-points = Punti
terminal-head-number = N.
terminal-head-move = Mossa

terminal-you = (tu)
terminal-holds = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
 }
terminal-your-hand = La tua mano ({ $count }):
terminal-face-down = coperta
terminal-known = Sai che { $name } ha in mano: { $cards }.
terminal-battle-for = Battaglia per { $region }
terminal-next-battle = Prossima battaglia: { $region }
terminal-after-battle = Dopo la battaglia per { $region }
terminal-final-battle = La battaglia finale
terminal-no-battle = { $name } sceglie la prossima regione
terminal-pope-at = Papa: { $region }
terminal-pope-off = Papa fuori dal tabellone
terminal-pile = mazzo { $count }
terminal-mark-token = segnalino
terminal-mark-passed = passa
terminal-mark-defends = difende
terminal-mark-apart = non combatte
terminal-map-pope = il Papa
terminal-map-contested = contesa
terminal-hidden-play = play (carta coperta)
terminal-hidden-keep = keep (non visto)
terminal-army-leads = in testa
terminal-army-won = vinto

terminal-ask-attack = Quale regione attacchi?
terminal-ask-battle = Gioca una carta o passa.
terminal-ask-pope = Dove va il Papa?
terminal-ask-take = Quale Mercenario riprendi?
terminal-ask-discard = La battaglia è finita. Che cosa fai della tua mano?
terminal-ask-keep-first = Il round è finito. Puoi tenere fino a due carte: quale?
terminal-ask-keep-second = E quale altra carta?
terminal-ask-draw = Quante carte peschi?
terminal-ask-card = Quale carta schieri?
terminal-ask-territory = Dove va { $card }?
terminal-hint-first = (? per l'aiuto)
terminal-hint-further = (Invio torna indietro)
terminal-no-number = Non c'è la scelta { $number }.
terminal-beside-yours = * = confina con te
terminal-choose-pass = passa
terminal-choose-pass-reveal = passa e scopri la tua carta
terminal-choose-play = gioca { $card }
terminal-choose-pope-off = fuori dal tabellone
terminal-choose-take = riprendi { $card }
terminal-choose-nothing = niente
terminal-choose-no-more = nessun'altra
terminal-choose-keep = tienila
terminal-choose-discard = scartala tutta
terminal-choose-draw = pesca { $count }

terminal-help-moves = La tua mossa
terminal-help-commands = Inoltre
terminal-form-number = la scelta con questo numero
terminal-form-attack-milano = scegli la regione della prossima battaglia
terminal-form-play-10 = gioca una carta
terminal-form-play-bishop-pope-roma = gioca un Vescovo e manda il Papa in una regione
terminal-form-play-bishop-pope-off = lo stesso, e il Papa lascia il tabellone
terminal-form-play-scarecrow-take-6 = gioca uno Spaventapasseri e riprendi un Mercenario
terminal-form-pass = non giochi più in questa battaglia
terminal-form-pass-reveal = lo stesso, scoprendo la tua carta coperta
terminal-form-keep = dopo una battaglia: tieni la mano
terminal-form-discard = dopo una battaglia: scarta una mano senza Mercenari
terminal-form-keep-10-heroine = alla fine di un round: tieni fino a due carte
terminal-form-keep-nothing = alla fine di un round: non tenere carte
terminal-form-draw-2 = dopo una battaglia: pesca fino a tre carte (variante)
terminal-form-place-sbf-jerusalem = schiera la carta con lancia, arco e bandiera a Gerusalemme
terminal-form-sbf-3 = lo stesso, più breve
terminal-help-board = di nuovo il tavolo e le tue scelte
terminal-help-hand = di nuovo la tua mano
terminal-help-map-condottiere = chi controlla che cosa, e i confini
terminal-help-map-ordonnance = gli eserciti in ogni territorio, e chi vi è in testa
terminal-help-log = che cosa è successo prima
terminal-help-why = perché un'azione è rifiutata
terminal-help-rules = una regola (in inglese), per esempio rules { $clause } o rules win
terminal-help-show = mostra carte della tua mano ad altri, per posto o per nome, o a tutti (all)
terminal-help-hint = che cosa farebbe il capitano, un bot
terminal-help-auto = lascia scegliere il capitano, per questa volta
terminal-help-save = registra la partita in un file, d'ora in poi mossa per mossa
terminal-help-quit = lascia la partita

terminal-why-what = Aggiungi un'azione, per esempio: why { $action }
terminal-why-allowed = Adesso puoi farlo.
terminal-rules-what = Aggiungi una regola o una parola, per esempio: rules { $clause }
terminal-show-what = Di' quali carte e a chi, per esempio: show 10 winter to 2
terminal-save-what = Aggiungi il nome di un file, per esempio: save serata.jsonl
terminal-save-taken = { $file } esiste già; scegli un altro nome.
terminal-save-no-folder = Non si può scrivere { $file }: la cartella { $folder } non esiste.
terminal-save-closed = Non si può scrivere { $file }: la cartella { $folder } non ti è aperta.
terminal-saved = La partita è registrata in { $file }.
terminal-save-failed = Non è stato possibile scrivere { $file }: { $why }
terminal-hint = Il capitano sceglierebbe: { $action }
terminal-auto = Scelto per te: { $action }
terminal-quit-save = Questa partita non è registrata. Scrivi il nome di un file per conservarla, o premi Invio per uscire:
terminal-left = Arrivederci.
terminal-left-saved = La partita è in { $file }; condotta play --resume { $file } la riprende.
terminal-left-unsaved = Questa partita non è stata conservata. La prossima volta comincia con --save FILE o scrivi save FILE.

terminal-wins = vince
terminal-shares = condivide la vittoria
terminal-score-condottiere = { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
 }
terminal-score-ordonnance = { $count ->
    [one] { $count } territorio
   *[other] { $count } territori
 }
terminal-outcome = Vittoria: { $names }. ({ $scores })
terminal-unfinished = La registrazione finisce qui; la partita non è finita.

terminal-standing = Classifica dopo { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 }; si gioca a { $target } punti
terminal-match-won = { $count ->
    [one] { $names } vince l'incontro.
   *[other] { $names } condividono la vittoria dell'incontro.
 }
terminal-match-final = Parità in testa, battaglia finale: { $names }.
terminal-next-game = Premi Invio per la prossima partita

terminal-analysing = Ogni mossa viene giocata fino in fondo
terminal-analysis-empty = Questa partita registrata non ha ancora mosse.
terminal-analysis-title = { $game }: probabilità di vittoria dopo ogni mossa, in %, a carte scoperte
terminal-analysis-legend = ! svolta per la mossa   ~ svolta per le carte arrivate dopo   ? errore evidente
terminal-turning-points = { $count ->
    [0] Nessuna mossa ha dato una svolta alla partita (!)
    [one] Una mossa ha dato una svolta alla partita (!)
   *[other] { $count } mosse hanno dato una svolta alla partita (!)
 }
terminal-turn = { $name }: { $action }. { $other } passa da { $before } a { $after }.
terminal-turns-of-luck = { $count ->
    [0] Nessuna svolta dovuta alle carte (~)
    [one] Una svolta dovuta alle carte (~)
   *[other] { $count } svolte dovute alle carte (~)
 }
terminal-turn-of-luck = Le carte dopo { $name }: { $action }. { $other } passa da { $before } a { $after }.
terminal-mistakes = { $count ->
    [0] Nessun errore evidente (?)
    [one] Un errore evidente (?), per quanto il giocatore poteva sapere
   *[other] { $count } errori evidenti (?), per quanto i giocatori potevano sapere
 }
terminal-mistake = { $name }: { $action } ({ $instead }); meglio era { $better } ({ $chance }).

terminal-check-chain = Righe
terminal-check-rules = Mosse
terminal-check-outcome = Esito
terminal-check-commitment = Impegno
terminal-check-shuffle = Mescolata
terminal-check-signature = Firma
terminal-verdict-holds = in regola
terminal-verdict-wrong = ERRATO
terminal-verdict-unchecked = non verificato
terminal-verdict-nothing = niente da verificare
terminal-because-chain = { $lines ->
    [one] L'unica riga è intatta.
   *[other] Tutte le { $lines } righe sono intatte e in ordine.
 }
terminal-because-damaged = Riga { $line }: { $reason }.
terminal-because-unread = Non si può verificare dopo l'errore indicato sopra.
terminal-because-unknown-rules = La versione { $version } delle regole di { $game } qui non è conosciuta.
terminal-because-rules = { $moves ->
    [one] Le regole permettono l'unica mossa.
   *[other] Le regole permettono tutte le { $moves } mosse.
 }
terminal-because-outcome = Le mosse portano all'esito registrato.
terminal-because-unfinished = La registrazione non indica un esito.
terminal-because-chosen-seed = Il seme è stato scelto da chi ha iniziato la partita.
terminal-because-commitment = Il segreto corrisponde all'impegno { $commitment }. Confrontalo con quello che ti è stato mostrato prima della partita: la pagina lo riporta dove ci si siede al tavolo, nel pannello «Il tavolo» e sotto la partita rivista.
terminal-because-other-secret = Il segreto non corrisponde all'impegno { $commitment }.
terminal-because-set-up = La partita è iniziata da una posizione preparata a mano, che nessuno ha mescolato.
terminal-because-shuffle = Il seme segue dal segreto della partita { $game } e da ciò che vi è stato aggiunto: { $added }. Chi ha giocato confronti la propria parte.
terminal-because-alone = Il seme segue dal segreto della partita { $game }, ma nessuno vi ha aggiunto nulla: chi aveva il segreto poteva scegliere le carte.
terminal-because-unsigned = La registrazione non è firmata.
terminal-because-no-key = Indica la chiave { $by }; fornisci la chiave pubblica del server con --key. Il server la dà all'indirizzo /api/key.
terminal-because-no-extra = Indica la chiave { $by }; per verificarla serve l'extra server: pip install 'condotta[server]'.
terminal-because-other-key = Indica la chiave { $by }, non quella fornita, { $key }.
terminal-because-signature = La chiave fornita, { $by }, ha firmato questa registrazione così com'è.
terminal-because-forged = La chiave { $by } non ha firmato questa registrazione così com'è.
terminal-verified = Tutto ciò che si poteva verificare è in regola.
terminal-unverified = In questa registrazione qualcosa non va.
