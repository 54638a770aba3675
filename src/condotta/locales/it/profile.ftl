# What people have played, and how well

profile-guest = Ospite
profile-account = Account
profile-mine = Le mie partite e i miei punteggi
profile-unknown = A questo indirizzo non c'è nessuno.
profile-tallies = Partite per tipo
profile-tallies-none = Nessuna partita è stata ancora giocata fino alla fine.
profile-kind = { $players ->
    [one] { $game }, { $players } giocatore
   *[other] { $game }, { $players } giocatori
}
profile-kind-heading = Tipo
profile-played = Giocate
profile-won = Vinte
profile-share = Quota
profile-ratings = Punteggi
profile-ratings-none = Ancora nessun punteggio. Lo danno le partite valide per la classifica, tra persone con un account.
profile-ratings-about = «Almeno» è il valore quasi certo di un giocatore; i migliori sono elencati in base a esso. Tutti cominciano con 25 ± 8,3.
profile-sure = Almeno
profile-mean = Stima
profile-number = Partite
profile-course = Il punteggio nel tempo
profile-course-table = Il punteggio in una tabella
profile-date = Data
profile-games = Partite
profile-games-none = Ancora niente. Le partite ai tavoli pubblici compaiono qui quando sono finite.
profile-more = Mostra altre
profile-first = vinta
profile-place = { $place }º posto
profile-left = andato via prima
profile-broken-off = interrotta
profile-rated = valida per la classifica
profile-best = I migliori giocatori
profile-best-none = Nessuno ha ancora un punteggio in questo tipo di partita.
profile-name = Nome
