# Talk, deals and votes at a table of the page

talk-tab-talk = Conversazione
talk-tab-talk-new = { $count ->
    [one] Conversazione, { $count } messaggio nuovo
   *[other] Conversazione, { $count } messaggi nuovi
}
talk-tab-deals = Accordi
talk-tab-deals-new = { $count ->
    [one] Accordi, { $count } offerta attende la tua risposta
   *[other] Accordi, { $count } offerte attendono la tua risposta
}
talk-tab-log = Cronaca
talk-tab-table = Il tavolo
talk-close = Chiudi

talk-all = Tutti
talk-channels = Chi ascolta
talk-in-private = In privato
talk-with-whom = Con chi?
talk-begin = Comincia
talk-unread = { $count ->
    [one] { $count } messaggio nuovo
   *[other] { $count } messaggi nuovi
}
talk-earlier = Che cosa si è detto prima
talk-none = Nessuno ha ancora detto nulla.
talk-none-private = Nessun altro sente quello che si dice qui.
talk-words = Le tue parole
talk-to-all = Di' qualcosa a tutti
talk-to-few = Solo per loro
talk-to-spectators = Agli spettatori
talk-send = Invia
talk-spectator = tra il pubblico
talk-about-person = Silenzia o segnala
talk-notice-said = { $name }: «{ $text }»
talk-notice-private = { $name }, in privato: «{ $text }»
talk-notice-aside = { $name }, tra il pubblico: «{ $text }»

# Votes

talk-votes = Metti ai voti
talk-votes-hint = Succede se tutte le persone al tavolo sono d'accordo. I bot lo sono sempre. Chi deve essere sostituito da un bot ha due minuti per dire che c'è. Quando qualcuno chiede di riprendere, la pausa dura al massimo altri dieci minuti. Per corrispondenza valgono, in entrambi i casi, le ore di una mossa.
talk-take-back = Ritira la mia ultima mossa
talk-pause = Pausa
talk-go-on = Riprendi
talk-end = Termina la partita
talk-replace = Fai giocare un bot
talk-paused = La partita è in pausa.
talk-vote = Una votazione
talk-vote-waits = Devono ancora rispondere: { $names }
talk-vote-for = A favore
talk-vote-against = Contro
talk-vote-here = Ci sono
talk-vote-left = Tempo rimasto per rispondere: { $time }
talk-vote-goes-on = Si riprende al più tardi tra { $time }
talk-vote-drop = Lascia perdere
talk-vote-asks-pause = { $name } chiede una pausa.
talk-vote-asks-go-on = { $name } vorrebbe riprendere la partita.
talk-vote-asks-end = { $name } propone di terminare la partita.
talk-vote-asks-take-back = { $name } chiede di ritirare l'ultima mossa.
talk-vote-asks-replace = { $name } propone che un bot giochi al posto di { $about }.
talk-vote-asks-absent = { $name } chiede se { $about } c'è ancora. Senza risposta si va avanti senza { $about }.
talk-vote-asks-host = { $name } chiede se chi ospita c'è ancora. Senza risposta sarà { $name } a ospitare.
talk-news-voted = { $yes ->
    [yes] { $name } vota a favore.
   *[no] { $name } vota contro.
}
talk-news-vote-ended = { $carried ->
    [yes] La proposta è approvata.
   *[no] { $what ->
        [take_back] La mossa resta: era troppo tardi per ritirarla, o qualcuno era contrario.
       *[other] La proposta è respinta.
    }
}
talk-news-paused = La partita è in pausa.
talk-news-went-on = La partita riprende.
talk-news-server-away = Il server è stato assente per un po'; il tempo di nessuno è trascorso.
talk-news-taken-back = { $name } ritira l'ultima mossa.

# People

talk-people = Persone
talk-people-none = Oltre a te ci sono solo bot. Non parlano, ma fanno accordi.
talk-mute = Silenzia
talk-unmute = Ascolta di nuovo
talk-block = Blocca
talk-unblock = Sblocca
talk-report = Segnala
talk-report-reason = Che cosa è successo?
talk-report-send = Invia la segnalazione
talk-reported = La segnalazione è stata inviata a chi gestisce questo server.

# Offers

talk-deals-waiting = Attendono la tua risposta
talk-deals-standing = In corso
talk-deals-settled = Il registro
talk-deals-none = Prometti qualcosa in cambio di qualcosa: un passo per un passo, una regione per una regione. Nulla vincola nessuno, ma il registro ricorda chi ha mantenuto la parola.
talk-deals-words-only = In questo gioco un'offerta è fatta solo di parole; nessuno la giudica.
talk-make-offer = Fai un'offerta
talk-offer-to = A chi?
talk-promises = Che cosa si promette
talk-promise-new = Una promessa
talk-promise-who = Chi promette
talk-promise-what = Che cosa si promette
talk-promise-card = Quale carta
talk-promise-whose = Le regioni di chi
talk-promise-region = Quale regione
talk-promise-while = solo finché
talk-promise-holder = Chi la controlla
talk-promise-held = Quale regione è controllata
talk-promise-add = Aggiungi la promessa
talk-promise-drop = Togli: { $term }
talk-promise-pass = non gioca più carte in questa battaglia
talk-promise-no-card = non gioca una certa carta
talk-promise-no-attack = non attacca una regione
talk-promise-attack-next = attacca una regione alla prossima scelta
talk-promise-spare = non attacca le regioni di …
talk-promise-pope-on = colloca il Papa
talk-promise-pope-not-on = tiene il Papa lontano da una regione
talk-offer-until = Fino a quando?
talk-battles = Quante battaglie?
talk-offer-words = Con parole tue
talk-offer-send = Fai l'offerta
talk-offer-from = { $by } a { $to }
talk-accept = Accetta
talk-decline = Rifiuta
talk-withdraw = Ritira
talk-offer-open = Attende la tua risposta.
talk-offer-waits = Attende la risposta di { $names }.
talk-offer-accepted = Accettata; le promesse valgono.
talk-offer-declined = Rifiutata da { $name }.
talk-offer-withdrawn = Ritirata.
talk-offer-lapsed = Scaduta prima che tutti accettassero.
talk-offer-ended = Conclusa.
talk-offer-kept = Mantenuta.
talk-offer-broken = Infranta da { $names }.
talk-term-kept = mantenuta
talk-term-broken = infranta

# Showing cards

talk-show-cards = Mostra carte
talk-show-which = Quali carte?
talk-show-to = A chi?
talk-show-face-down = la carta coperta: { $card }
talk-show-hint = Tutti sanno quante carte mostri e a chi; quali, solo chi le vede.
talk-show-send = Mostra
talk-known = Carte che conosci
talk-known-of = Carte che conosci: { $cards }
