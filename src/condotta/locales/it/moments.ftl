# Tempo, turni, assenza e avvisi

moments-turns = I tuoi turni
moments-turns-none = Nessun tavolo ti aspetta.
moments-turns-wait = { $count ->
    [one] { $count } tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}
moments-notices = Quando tocca a te
moments-sound = Un suono
moments-notify = Un avviso del browser
moments-notify-denied = Il browser non permette avvisi per questa pagina; permettili nelle sue impostazioni.
moments-notify-open = Arrivano finché una pagina di Condotta è aperta, anche in secondo piano.
moments-push = Anche quando questa pagina è chiusa
moments-push-about = Per i tavoli per corrispondenza. Lo porta il servizio del tuo browser, che non può leggerlo.
moments-push-failed = Il servizio push del tuo browser non è raggiungibile; riprova più tardi.
moments-push-impossible = Se chiudi la pagina, nulla ti avviserà che tocca a te: allora questo browser non è raggiungibile.
moments-push-off = Se chiudi la pagina, nulla ti avviserà che tocca a te, a meno che tu non lo scelga qui.
moments-your-turn = Tocca a te
moments-your-turn-at = Tocca a te al tavolo «{ $table }».
moments-push-turn = Un tavolo di { $game } ti aspetta.
moments-turn-of = Turno di { $name }
moments-clock-of = Orologio di { $name }: { $time }
moments-left-until = ancora { $time }, fino a { $until }
moments-days-hours = { $days } g { $hours } h
moments-little = { $seconds ->
    [one] Sul tuo orologio resta { $seconds } secondo.
   *[other] Sul tuo orologio restano { $seconds } secondi.
}
moments-stand-in-you = Un sostituto gioca per te. Il tuo posto è conservato.
moments-return = Riprendi il posto
moments-stand-in = Un sostituto gioca per { $names }; il posto è conservato.
moments-broken-off = La partita è stata interrotta.
moments-standing = A che punto è il tavolo
moments-leave = Lascia il tavolo
moments-leave-about = Un sostituto gioca per te finché non torni.
moments-leave-rated = Un sostituto gioca per te finché non torni. Se muove al tuo posto, nella classifica sei ultimo.
moments-lost = Connessione persa; si riprova … Ciò che hai iniziato resta.
moments-install = Installa l'app
moments-unreached = Se chiudi la pagina, nulla ti avviserà che tocca a te: questo server non può mandare avvisi.
