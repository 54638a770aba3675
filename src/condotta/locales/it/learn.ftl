# The lessons; the page loads them when they are opened

learn-lead = Dieci minuti per ogni gioco, carte alla mano, con le regole vere. Puoi smettere quando vuoi e riprendere più tardi.
learn-begin = Comincia
learn-continue = Continua
learn-done = fatto
learn-you = Tu
learn-teacher = La lezione
learn-progress = A che punto è il capitolo
learn-chapter = Capitolo { $number } di { $of }
learn-leave = Tutti i capitoli
learn-go-on = Avanti
learn-show = Mostrami
learn-again = Ancora una volta
learn-next = Capitolo seguente
learn-finish = Alla fine della lezione
learn-not-this = È permesso, ma questa lezione parla d'altro. Fai quello che è chiesto sopra.
learn-won = Hai vinto la partita.
learn-only-cards = Questo capitolo è finito; vai avanti sopra.

learn-condottiere-first-title = La prima battaglia
learn-condottiere-first-1 = Sei un capitano di ventura, e l'Italia è in vendita. Ogni regione si vince in una battaglia di carte. In due servono sei regioni, oppure quattro confinanti.
learn-condottiere-first-2 = Hai il segnalino Condottiere, quindi decidi tu dove si combatte. Scegli una regione qualsiasi sulla mappa.
learn-condottiere-first-3 = Ora si gioca a turno: una carta, oppure si passa. Queste tre sono Mercenari, e ognuno aggiunge il valore che mostra. Gioca il tuo 6.
learn-condottiere-first-3-wrong = { $choice ->
    [pass] Chi passa è fuori dalla battaglia, e tu non hai ancora giocato nulla. Gioca il tuo 6.
   *[other] Si potrebbe. Ma comincia con la carta forte: gioca il tuo 6.
}
learn-condottiere-first-4 = Malatesta risponde con un 5. Quello che giochi è perso alla fine della battaglia, quindi gioca quanto basta: il tuo 3.
learn-condottiere-first-4-wrong = { $choice ->
    [pass] Con un 2 Malatesta supererebbe il tuo 6. Gioca il tuo 3.
   *[other] Anche il 4 vincerebbe, ma una carta più forte conviene tenerla. Gioca il tuo 3.
}
learn-condottiere-first-5 = 9 contro 7, e Malatesta non ha più carte. Nessuno può superarti: passa, e tieni il tuo 4.
learn-condottiere-first-5-wrong = Sei già in vantaggio; un'altra carta sarebbe sprecata. Passa.
learn-condottiere-first-6 = Vince il battaglione più forte. La regione porta il tuo segnalino di controllo, e ricevi il segnalino Condottiere: sceglierai tu la prossima regione.

learn-condottiere-winter-title = L'Inverno
learn-condottiere-winter-1 = Il 10 di Malatesta pesa più del tuo 3 e del tuo 2. Gioca l'Inverno: ogni Mercenario, in ogni battaglione, vale allora solo 1.
learn-condottiere-winter-1-wrong = { $choice ->
    [pass] Allora 10 batte 5. Gioca l'Inverno.
   *[other] Così arrivi a 6, e 10 è ancora di più. Gioca l'Inverno.
}
learn-condottiere-winter-2 = Sei avanti per 2 a 1, ma Malatesta gioca un 4. D'Inverno vale 1: la battaglia è in parità, e con la parità non vince nessuno. Il tuo 1 ora vale quanto ogni altra carta: giocalo.
learn-condottiere-winter-2-wrong = Sul 2 a 2 non vincerebbe nessuno. Gioca il tuo 1.
learn-condottiere-winter-3 = Vinta per 3 a 2. L'Inverno aiuta chi ha molte carte piccole; resta fino alla fine della battaglia o all'arrivo della Primavera.

learn-condottiere-spring-title = La Primavera
learn-condottiere-spring-1 = È Inverno, 2 a 2. La Primavera scaccia l'Inverno e aggiunge 3 a ognuno dei Mercenari più alti sul tavolo. Sono i tuoi 5: gioca la Primavera.
learn-condottiere-spring-1-wrong = Non ancora: prima fai venire la Primavera.
learn-condottiere-spring-2 = Ora il più alto è il 6 di Malatesta: il 3 va a lui, e i tuoi 5 valgono di nuovo 5. 10 contro 17. Gioca anche tu un 6, e la Primavera favorirà entrambi.
learn-condottiere-spring-2-wrong = { $choice ->
    [pass] Allora 17 batte 10. Gioca il tuo 6.
   *[other] Qui un 1 non aiuta. Gioca il tuo 6.
}
learn-condottiere-spring-3 = 10 e 9 fanno 19, contro 17. Malatesta non ha carte: passa.
learn-condottiere-spring-3-wrong = Sei in vantaggio; tieni il tuo 1 e passa.
learn-condottiere-spring-4 = Vinta. La somma dietro il sigillo mostra sempre quanto vale ora ogni carta: premi un sigillo per vederla.

learn-condottiere-drummer-title = Il Tamburino
learn-condottiere-drummer-1 = 10 contro 15. Un Tamburino raddoppia tutti i Mercenari del tuo battaglione, e di nessun altro. Giocalo.
learn-condottiere-drummer-1-wrong = { $choice ->
    [pass] Allora 15 batte 10. Gioca il Tamburino.
   *[other] Così arrivi a 11, e non basta. Gioca il Tamburino.
}
learn-condottiere-drummer-2 = Ora 20 contro 18. Malatesta non ha più carte: passa.
learn-condottiere-drummer-2-wrong = Sei in vantaggio; tieni il tuo 1 e passa.
learn-condottiere-drummer-3 = Vinta. Un secondo Tamburino nello stesso battaglione non aggiunge nulla. L'ordine è sempre: Inverno, poi Tamburino, poi Primavera.

learn-condottiere-heroine-title = L'Eroina
learn-condottiere-heroine-1 = Di nuovo Inverno, 2 a 2. L'Eroina non è un Mercenario: vale 10, e nessuna carta la tocca. Giocala.
learn-condottiere-heroine-1-wrong = { $choice ->
    [pass] Sul 2 a 2 non vincerebbe nessuno. Gioca l'Eroina.
   *[other] D'Inverno il 2 vale solo 1, e Malatesta ha ancora una carta. Gioca l'Eroina.
}
learn-condottiere-heroine-2 = D'Inverno il 10 di Malatesta vale 1: 12 contro 3. Passa.
learn-condottiere-heroine-2-wrong = Sei molto avanti; tieni il tuo 2 e passa.
learn-condottiere-heroine-3 = Vinta. Nel mazzo ci sono solo tre Eroine.

learn-condottiere-courtesan-title = La Cortigiana
learn-condottiere-courtesan-1 = 2 contro 16: questa regione è persa. Ma il segnalino no. Chi da solo ha giocato più Cortigiane lo prende, chiunque vinca. Gioca la tua Cortigiana.
learn-condottiere-courtesan-1-wrong = { $choice ->
    [pass] Allora Malatesta prende la regione e il segnalino. Gioca prima la Cortigiana.
   *[other] Questo non salva la regione. Gioca la Cortigiana.
}
learn-condottiere-courtesan-2 = Malatesta ha passato. Ti servirebbero altri 14 punti, quindi non sprecare nulla: passa.
learn-condottiere-courtesan-2-wrong = Non basterebbe, e la carta sarebbe persa. Passa.
learn-condottiere-courtesan-3 = A Malatesta la regione, a te il segnalino. Scegli tu dove si combatte: attacca una regione libera.
learn-condottiere-courtesan-4 = Ora a tutti si chiede della mano. Si può scartare solo una mano senza Mercenari; tu ne hai due, quindi tienila.
learn-condottiere-courtesan-5 = La prossima battaglia la apri tu. Le carte devono bastare per tutte le battaglie di un round: prima della fine non ne ricevi altre.

learn-condottiere-bishop-title = Il Vescovo e il Papa
learn-condottiere-bishop-1 = Malatesta ha due 10. Un Vescovo scarta tutti i Mercenari del valore più alto sul tavolo. Poi manda il Papa in una regione senza segnalino: scegline una, poi gioca.
learn-condottiere-bishop-1-wrong = { $choice ->
    [pass] Allora 20 batte 8. Gioca il Vescovo.
    [pope-off] Si può, ma questa volta scegli sulla mappa una regione per il Papa.
   *[other] Contro 20 non basta. Gioca il Vescovo.
}
learn-condottiere-bishop-2 = I 10 non ci sono più, e un 6 non arriva al tuo 8. Passa.
learn-condottiere-bishop-2-wrong = Sei in vantaggio; tieni il tuo 2 e passa.
learn-condottiere-bishop-3 = Scegli tu la prossima regione. Quella che il Papa protegge non si attacca. Prova: premi la regione con le chiavi.
learn-condottiere-bishop-4 = Tutto ciò che non si può fare dice perché, con un rimando alla sua regola. Ora attacca una regione libera.
learn-condottiere-bishop-5 = Il Papa resta dov'è finché non si gioca un altro Vescovo.

learn-condottiere-scarecrow-title = Lo Spaventapasseri
learn-condottiere-scarecrow-1 = Malatesta ha passato con 5, e tu hai 16: più del necessario. Uno Spaventapasseri riporta in mano un Mercenario del tuo battaglione. Giocalo e riprendi il 10.
learn-condottiere-scarecrow-1-wrong = { $choice ->
    [take-6] Salveresti il 6, ma il 10 vale di più, e 6 basta contro 5. Riprendi il 10.
    [scarecrow] Si può anche non riprendere nulla, ma perché? Riprendi il 10.
   *[other] Prima gioca lo Spaventapasseri e salva il tuo 10.
}
learn-condottiere-scarecrow-2 = 6 contro 5 vince ancora. Passa.
learn-condottiere-scarecrow-2-wrong = 6 basta; tieni le carte e passa.
learn-condottiere-scarecrow-3 = Vinta, e il 10 combatterà ancora. Con 16 copie lo Spaventapasseri è la carta più frequente.

learn-condottiere-surrender-title = La Resa
learn-condottiere-surrender-1 = Sei avanti per 14 a 11, ma Malatesta ha ancora carte. Una Resa finisce subito la battaglia, e vince il battaglione più forte. Giocala.
learn-condottiere-surrender-1-wrong = { $choice ->
    [pass] Malatesta potrebbe giocare ancora e superarti. Gioca la Resa.
   *[other] Sei già avanti; non aspettare. Gioca la Resa.
}
learn-condottiere-surrender-2 = Vinta, prima che Malatesta potesse giocare un 10 e un Tamburino.

learn-condottiere-victory-title = Finisce un round, si vince una partita
learn-condottiere-victory-1 = Un round finisce quando al massimo un giocatore ha ancora carte: tu. Puoi tenerne due. Premi il 10 e l'Eroina, poi tienili.
learn-condottiere-victory-1-wrong = Tieni il 10 e l'Eroina, le tue carte più forti.
learn-condottiere-victory-2 = Ora tutti hanno dieci carte e una in più per ogni regione. Si combatte per Spoleto. Gioca l'Eroina.
learn-condottiere-victory-2-wrong = Comincia con l'Eroina.
learn-condottiere-victory-3 = Malatesta risparmia le carte e passa. Sei in vantaggio: passa.
learn-condottiere-victory-3-wrong = Se passi ora, hai già vinto.
learn-condottiere-victory-4 = Firenze, Siena, Roma e Spoleto confinano: quattro fanno un regno, e hai vinto. Ora gioca contro i bot, o leggi nelle regole le varianti.

learn-ordonnance-first-title = Territori e simboli
learn-ordonnance-first-1 = Tu e Malatesta vi contendete cinque territori del Levante. In ognuno schierate quattro carte ciascuno; vince chi controlla più territori.
learn-ordonnance-first-2 = Le carte mostrano simboli. Dal più basso al più alto: lancia, arco, spade, elmo, bandiera. Premi la carta con la sola bandiera, poi Gerusalemme.
learn-ordonnance-first-2-wrong = È permesso. Ma qui prendi la sola bandiera, e Gerusalemme.
learn-ordonnance-first-3 = Hai pescato una carta. Malatesta raccoglie lance. Schiera a Gerusalemme anche elmo e bandiera: due bandiere sono una compagnia.
learn-ordonnance-first-3-wrong = Le bandiere stanno insieme: schiera elmo e bandiera a Gerusalemme.
learn-ordonnance-first-4 = Due carte con lo stesso simbolo sono una compagnia, tre un battaglione, quattro un reggimento. Una carta conta per tutti i suoi simboli.

learn-ordonnance-regiment-title = Un reggimento
learn-ordonnance-regiment-1 = A Gerusalemme ci sono tre bandiere, un battaglione. Completa l'esercito con arco e bandiera: quattro bandiere sono un reggimento.
learn-ordonnance-regiment-1-wrong = Manca una carta al reggimento di bandiere: schiera arco e bandiera a Gerusalemme.
learn-ordonnance-regiment-2 = Malatesta ha un reggimento di archi. Il numero è pari, quindi decide il grado: le bandiere stanno sopra gli archi, e Gerusalemme è tua.

learn-ordonnance-numbers-title = Due contro uno
learn-ordonnance-numbers-1 = A Cipro tutte le tue carte mostrano lancia e arco. Con lancia, arco ed elmo entrambi diventano reggimenti. Schierala lì.
learn-ordonnance-numbers-1-wrong = Schiera lancia, arco ed elmo a Cipro.
learn-ordonnance-numbers-2 = Malatesta ha un reggimento di bandiere, ma tu ne hai due. Il numero viene prima del grado: Cipro è tua.

learn-ordonnance-same-title = Chi arriva prima
learn-ordonnance-same-1 = A Edessa entrambi avete due lance e un arco. Completa tu per primo: schiera lì l'arco.
learn-ordonnance-same-1-wrong = Schiera il solo arco a Edessa, prima di Malatesta.
learn-ordonnance-same-2 = Gli eserciti sono identici. Allora vince quello completato prima: Edessa è tua.

learn-ordonnance-room-title = Posto per quattro
learn-ordonnance-room-1 = A Tripoli ci sono già quattro tue carte, e non c'è più posto. Prova: scegli una carta e premi Tripoli.
learn-ordonnance-room-2 = Tutto ciò che non si può fare dice perché, con un rimando alla sua regola. Nemmeno passare si può: schiera una carta in un altro territorio.
learn-ordonnance-room-3 = Le carte schierate non si spostano mai. Pensa a quali territori puoi vincere e a quali rinunci.

learn-ordonnance-victory-title = L'ultima carta
learn-ordonnance-victory-1 = Due territori sono tuoi, due di Malatesta. Decide Tripoli.
learn-ordonnance-victory-2 = Elmi e bandiere aspettano una carta. Schiera a Tripoli arco, spade, elmo e bandiera.
learn-ordonnance-victory-2-wrong = Solo la carta con arco, spade, elmo e bandiera completa entrambi i reggimenti.
learn-ordonnance-victory-3 = Due reggimenti contro uno: Tripoli è tua, e con tre territori la partita.
