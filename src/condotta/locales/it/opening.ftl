# Aprire un tavolo, riunirsi, giocare su uno schermo solo

opening-title = Apri un tavolo
opening-lead = Tutto ciò che scegli qui si vede prima di sedersi.
opening-more = Apri un tavolo …
opening-submit = Apri il tavolo
opening-name = Nome del tavolo
opening-name-hint = Può restare vuoto.
opening-game = Il gioco
opening-manner = Come si gioca
opening-variants = Varianti
opening-options = Opzioni
opening-none = nessuna variante
opening-unwise = Il regolamento sconsiglia di unire { $first } e { $last }.

opening-option-draw_after_battle = Pesca dopo la battaglia
opening-about-draw_after_battle = Niente turni di gioco: dopo ogni battaglia tutti pescano fino a tre carte.
opening-option-points = Gioco a punti
opening-about-points = Un incontro di più partite: regioni e regni danno punti.
opening-option-bigger_kingdoms = Regni più grandi
opening-about-bigger_kingdoms = Per vincere serve una regione confinante in più.
opening-option-capturing_regions = Conquista delle regioni
opening-about-capturing_regions = Si possono attaccare le regioni degli altri.
opening-option-hidden_cards = Carte coperte
opening-about-hidden_cards = Mercenari, Tamburini, Eroine e Cortigiane si giocano coperti.
opening-option-pope_off_contested = Niente Papa sul campo
opening-about-pope_off_contested = Il Papa non può andare nella regione contesa.
opening-option-choose_after_deal = Scelta dopo la distribuzione
opening-about-choose_after_deal = La prossima regione si sceglie dopo aver scartato e distribuito le carte.
opening-option-bonus_for_any_group = Premio per ogni regno
opening-about-bonus_for_any_group = A punti: cinque a chiunque abbia un regno abbastanza grande.
opening-option-deck = Mazzo
opening-about-deck = Il mazzo stampato non è pubblico; entrambi i mazzi pronti sono ricostruzioni.
opening-deck-pyramid56 = A piramide, 56 carte
opening-deck-flat56 = Uniforme, 56 carte
opening-deck-own = Una tabella tua
opening-deck-table = La tua tabella, in JSON
opening-deck-wrong = Questo non è un mazzo in JSON. Si scrive così: { $example }
opening-option-tiebreak = Parità in testa
opening-about-tiebreak = Che cosa succede se alla fine più giocatori hanno il maggior numero di territori.
opening-tiebreak-share = si divide la vittoria
opening-tiebreak-placement = decide il piazzamento
opening-target = Punti per vincere l'incontro
opening-match = { $target ->
    [one] un incontro a { $target } punto
   *[other] un incontro a { $target } punti
}

opening-who = Chi può venire
opening-public = Nell'elenco dei tavoli, per tutti
opening-private = Solo con il link
opening-spectators = Gli spettatori possono guardare
opening-no-spectators = senza spettatori
opening-delay = Con quale ritardo vedono la partita
opening-delay-none = subito
opening-delay-by = { $seconds ->
    [one] { $seconds } secondo dopo
   *[other] { $seconds } secondi dopo
}
opening-watched = gli spettatori vedono subito
opening-watched-late = { $seconds ->
    [one] gli spettatori vedono { $seconds } secondo dopo
   *[other] gli spettatori vedono { $seconds } secondi dopo
}
opening-rated = Valida per la classifica
opening-about-rated = Solo per chi ha un account; senza bot e senza consigli. Chi si alza o esaurisce il tempo e lascia muovere un bot è classificato ultimo.
opening-rated-clock = Un tavolo con classifica ha un orologio, così nessuno può fermare una partita che sta perdendo.
opening-unrated = fuori classifica
opening-hints = I consigli sono permessi
opening-about-hints = Ognuno può chiedere a un bot che cosa farebbe al suo posto.
opening-no-hints = senza consigli
opening-with-hints = i consigli sono permessi
opening-seeded = mescolata fissa, non imparziale
opening-at-one-screen = su uno schermo solo

opening-clock = Orologio
opening-clock-none = Senza orologio
opening-clock-live = Dal vivo
opening-clock-correspondence = Per corrispondenza
opening-clock-base = Per tutta la partita
opening-clock-increment = In più per ogni decisione
opening-clock-hours = Per ogni decisione
opening-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
opening-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
opening-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
opening-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
opening-clock-told-none = senza orologio
opening-clock-told-live = { $base } per la partita, { $increment } in più per ogni decisione
opening-clock-told-hours = { $time } per ogni decisione
opening-flag = Quando un orologio scade, gioca un sostituto finché il giocatore non torna.
opening-unreached = Questo server non può avvisare chi ha chiuso la pagina. A un tavolo per corrispondenza nessuno viene avvisato che tocca a lui; passa a guardare.
opening-unreached-off = Se chiudi la pagina, nulla ti avviserà che tocca a te, a meno che tu non lo scelga alla campana qui sopra.

opening-chairs = Chi siede al tavolo
opening-chair = Posto { $number }
opening-chair-you = Tu
opening-chair-free = Libero, per una persona
opening-players-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
page-bot-random = A caso

opening-host = chi ospita
opening-you = tu
opening-stand = Alzati
opening-unseat = Libera la sedia
opening-unseat-of = Libera la sedia di { $name }
opening-still-here = C'è ancora?
opening-still-here-of = Chiedi se { $name } c'è ancora
opening-host-here = Chi ospita c'è ancora?
opening-house = La tua casata
opening-terms = Che cosa si gioca
opening-change = Cambia
opening-change-done = Applica
opening-change-leave = Lascia così
opening-fill = Riempi con bot
opening-waits = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
opening-ready = Tutti i posti sono presi.
opening-absent = Ancora assente: { $names }. Una partita con classifica comincia quando tutti hanno aperto questa pagina.
opening-without = Un sostituto gioca per { $names }. Una partita che comincia così non vale per la classifica.
opening-after = I giocatori sono avanzati di un posto. Chi ospita inizia la prossima partita.
opening-after-match = L'incontro continua. Chi ospita inizia la prossima partita.
opening-copy-failed = Seleziona l'indirizzo e copialo.
opening-link-here = Questo link vale solo su questo computer. Per gli amici altrove: docs/hosting.md

opening-one-screen = Su uno schermo solo
opening-one-screen-lead = Più persone usano questo dispositivo. Ogni mano si mostra solo al suo giocatore; fra un turno e l'altro il dispositivo passa di mano.
opening-one-screen-person = Persona { $number }
opening-one-screen-add = Un'altra persona
opening-one-screen-remove = Togli { $name } dall'elenco
opening-one-screen-bots = Bot accanto a voi
opening-one-screen-rules = Varianti e opzioni
opening-one-screen-start = Si comincia
opening-one-screen-names = Ogni persona ha bisogno di un nome suo.
opening-pass-on = Passa il dispositivo a { $name }
opening-uncover = Sono { $name }: mostra la mia mano
opening-covered = Tutte le mani sono coperte.
opening-cover = Copri la mia mano
opening-playing-as = Gioca { $name }
opening-look = La mano di chi?
