# What is wrong with the settings of a table: said by the server alone.

refused-settings-wrong = { $what ->
    [game] Questo gioco non c'è; ci sono { $games }.
    [option] Questo gioco non ha un'opzione di nome { $name }.
    [players] Questo gioco è per { $least }–{ $most } giocatori.
    [title] Il nome di un tavolo ha al massimo { $most } caratteri.
    [delay] Gli spettatori vedono la partita al massimo { $most } secondi dopo.
    [pace] Un bot impiega per una mossa da { $least } a { $most } millisecondi.
    [pause] La domanda dopo una battaglia resta aperta da { $least } a { $most } millisecondi.
    [rated] Un tavolo con classifica non ha né consigli né un mazzo fissato, e non si gioca a un solo schermo.
    [clock] Un tavolo con classifica ha un orologio, così nessuno può fermare una partita che sta perdendo; scegline uno.
    [live] Un orologio dal vivo ha da dieci secondi a dieci ore e aggiunge al massimo dieci minuti.
    [correspondence] Per corrispondenza una decisione ha da un'ora a trenta giorni.
    [seed] Un mazzo fissato ha un nome da 1 a { $most } caratteri.
    [points] Una sfida ha un traguardo solo dove si gioca a punti.
    [target] Il traguardo di una sfida è da 1 a { $most } punti.
   *[other] Il tavolo non può essere preparato così: { $reason }
}
