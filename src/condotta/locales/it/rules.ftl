# The rules in the page, and examples to play with

rules-title = Le regole
rules-game = Gioco
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] { $count } regola
   *[other] { $count } regole
}
rules-none = Nessuna regola contiene queste parole.
rules-brief = In questa lingua le regole sono raccontate in breve; il testo completo è quello inglese.
rules-english-only = solo in inglese
rules-sections = Sezioni
rules-try = Prova
rules-lines-title = Battaglioni per provare
rules-lines-help = Premi una carta per metterla nel battaglione scelto, premi una carta in gioco per toglierla. Conta il server.
rules-line = Battaglione { $number }
rules-season = Stagione
rules-season-none = Nessuna
rules-add = Metti { $card }
rules-remove = Togli { $card }
rules-add-line = Un battaglione in più
rules-remove-line = Un battaglione in meno
rules-wins = Vince il battaglione { $number }.
rules-tie = Parità: non vince nessuno.
rules-token = Il segnalino va al giocatore del battaglione { $number }.
rules-example = Esempio
rules-clear = Svuota
rules-armies-title = Eserciti per provare
rules-armies-help = Scegli i simboli di una carta e schierala nell'esercito scelto. Il server dà il nome agli eserciti e li confronta.
rules-army = Esercito { $number }
rules-icons = Simboli della carta
rules-lay = Schiera la carta
rules-army-empty = Ancora nessuna carta.
rules-army-lacks = { $count ->
    [one] manca { $count } carta
   *[other] mancano { $count } carte
}
rules-rank = posto { $rank }
rules-leads = L'esercito { $number } controlla il territorio.
rules-leads-none = Nessun esercito è ancora completo.
rules-decides-number = Ne ha di più di una misura: { $army }.
rules-decides-rank = Il numero è pari; decide il grado più alto: { $formation }.
rules-decides-first = Sono identici; vince quello completato prima.
refused-army-long = Un’armata ha al massimo { $most } carte.
refused-cards-many = Nel gioco ci sono solo { $most } carte «{ $card }».
refused-position-wrong = La posizione non può essere così: { $reason }

# Why not, and the way to the lessons

learn-title = Impara a giocare
why-title = Perché no?
why-rule = Regola: { $clause }
why-close = Chiudi
why-nothing = Qui puoi fare tutto quello che hai in mano.
why-not-now = Che cosa ora non puoi fare, e perché
why-turn-question = { $asked ->
    [choose] Prima va scelta la regione della prossima battaglia.
    [battle] Si combatte: gioca una carta o passa.
    [discard] Prima di' se tieni o scarti la mano.
    [keep] Prima scegli le carte che tieni, al massimo due.
    [draw] Prima di' quante carte peschi.
   *[other] Ora è richiesta un'altra risposta.
}
why-bishop-pope = { $because ->
    [contested] Si combatte per { $region }; manda il Papa altrove o fuori dal tabellone.
    [marker] { $region } ha un segnalino di controllo; manda il Papa in una regione che non ne ha o fuori dal tabellone.
   *[unsaid] Scegli dove va il Papa.
}
why-hand-discard = Con un Mercenario in mano non puoi scartarla.
why-hidden-pass = Non hai una carta coperta da scoprire.
why-final-battle = Nella battaglia finale il Papa resta dov'è.
