# I due tavoli nel browser: tasti, mosse scritte, che cosa è sfuggito, e perché qualcuno è in testa

board-keys = Tasti
board-keys-letters = Le singole lettere valgono come tasti
board-close = Chiudi
board-key-hand = alla tua mano
board-key-map = alla mappa
board-key-territories = ai territori
board-key-arrows = di carta in carta, di luogo in luogo
board-key-places = di luogo in luogo
board-key-digits = a un Mercenario della tua mano
board-key-enter = prendi; ancora una volta: esegui
board-key-lay = metti la carta in quel territorio
board-key-pass = passa
board-key-escape = rimetti a posto, chiudi
board-key-close = chiudi
board-key-log = alla cronaca
board-key-type = scrivi una mossa
board-key-help = questi tasti
board-type = Scrivi una mossa
board-type-send = Esegui
board-away = Mentre non c'eri
board-more = { $count ->
    [one] e un'altra riga
   *[other] e altre { $count } righe
}
board-round = Un nuovo round
board-held = { $count ->
    [one] { $count } regione
   *[other] { $count } regioni
}
board-ruled = { $count ->
    [one] { $count } territorio
   *[other] { $count } territori
}
board-wins-here = Con questa regione { $names } vincerebbe la partita.
board-leads = in testa
board-rules = controlla
board-lead-none = Qui nessun esercito è ancora completo.
board-lead-only = { $name } è in testa: per ora ha l'unico esercito completo.
board-lead-number = { $size ->
    [4] { $name } è in testa: ha più reggimenti di { $rival }.
    [3] { $name } è in testa: ha più battaglioni di { $rival }.
   *[2] { $name } è in testa: ha più compagnie di { $rival }.
}
board-lead-rank = { $name } è in testa su { $rival }: { $formation } ha un rango più alto.
board-lead-first = { $name } è in testa: pari a { $rival }, ma completo per primo.
