# Offers between players. Terms and moments are parts of sentences

deal-offered = { $by } fa un'offerta a { $to }, { $until }: { $content }.
deal-words = «{ $text }»
deal-accepted = { $seat } accetta l'offerta di { $by }.
deal-declined = { $because ->
    [no_deals] { $seat } non fa accordi e rifiuta l'offerta di { $by }.
    [only_terms] { $seat } rifiuta l'offerta di { $by }: le sole parole non promettono nulla.
    [broken_word] { $seat } rifiuta l'offerta di { $by } e ricorda una promessa infranta.
    [leader] { $seat } rifiuta l'offerta di { $by }: nessun accordo con chi sta per vincere.
    [promised] { $seat } rifiuta l'offerta di { $by }: queste promesse non si possono mantenere tutte.
    [too_dear] { $seat } rifiuta l'offerta di { $by }: chiede più di quanto dà.
   *[none] { $seat } rifiuta l'offerta di { $by }.
}
deal-withdrawn = { $by } ritira un'offerta.
deal-lapsed = Un'offerta di { $by } è scaduta.
deal-kept = Promessa mantenuta: { $term }.
deal-broken = { $seat } ha infranto una promessa: { $term }.

# What is promised

term-pass = { $seat } non gioca più carte in questa battaglia
term-no-card = { $seat } non gioca la carta «{ $card }» in questa battaglia
term-no-attack = { $has_provided ->
    [yes] { $seat } non attacca { $region } finché { $holder } controlla { $held }
   *[no] { $seat } non attacca { $region }
}
term-spare = { $seat } non attacca le regioni di { $other }
term-attack-next = { $seat }, alla prossima scelta di una regione, attacca { $region } se è possibile
term-pope-on = { $has_region ->
    [yes] { $seat } pone { $region } sotto la protezione del Papa
   *[no] { $seat } mette il Papa fuori dal tabellone
}
term-pope-not-on = { $seat } non pone { $region } sotto la protezione del Papa

# Until when

moment-battles = { $count ->
    [1] fino alla fine di questa battaglia
   *[other] fino alla fine di { $count } battaglie
}
moment-round = fino alla fine di questo round
moment-token = finché il segnalino Condottiere non cambia mano
moment-game = fino alla fine della partita

# Why an offer or an answer is refused

refused-offer-parties = Scegli a chi fare l'offerta: altri giocatori del tavolo, ciascuno una sola volta.
refused-offer-empty = Scrivi che cosa offri, o scegli una promessa.
refused-offer-long = Un'offerta ha spazio per { $limit } caratteri; usane di meno.
refused-offer-unclean = Il testo contiene caratteri invisibili; scrivilo su una sola riga, senza di essi.
refused-offer-many-open = Hai troppe offerte; { $limit } alla volta bastano. Prima ritirane una.
refused-offer-many = In questa partita hai fatto { $limit } offerte; non ne accetta altre.
refused-offer-many-terms = { $limit } promesse bastano per un'offerta; togline qualcuna.
refused-offer-repeated = La stessa promessa compare due volte; togline una.
refused-offer-no-terms = In questo gioco le promesse non si possono giudicare; scrivi l'offerta a parole.
refused-offer-no-moment = In questo gioco un'offerta può valere solo fino alla fine della partita.
refused-offer-no-rounds = In questa partita non ci sono round; scegli un altro momento.
refused-offer-battles = Scegli da 1 a { $limit } battaglie.
refused-offer-stranger = In un'offerta può promettere solo chi vi partecipa.
refused-offer-whose = Indica un altro giocatore del tavolo.
refused-offer-out = Chi è fuori dalla battaglia non gioca comunque più carte; prometti altro.
refused-offer-final-battle = Nella battaglia finale non ci sono regioni da attaccare e il Papa resta dov'è; prometti altro.
refused-offer-nothing-to-spare = In questa partita nessuno può attaccare una regione con un segnalino di controllo; prometti altro.
refused-offer-no-choice = Prima della fine di questa battaglia non si sceglie nessuna regione; indica un momento successivo.
refused-offer-region-taken = { $region } ha un segnalino di controllo: nessuno può più attaccarla o proteggerla.
refused-offer-unknown = Questa offerta non esiste.
refused-offer-closed = { $state ->
    [accepted] Questa offerta è già accettata.
    [declined] Questa offerta è stata rifiutata.
    [withdrawn] Questa offerta è stata ritirata.
    [lapsed] Questa offerta è scaduta.
   *[other] Questa offerta è conclusa.
}
refused-offer-own = Questa offerta è tua; puoi solo ritirarla.
refused-offer-answered = Hai già accettato questa offerta.
refused-offer-not-yours = Solo chi ha fatto un'offerta può ritirarla; tu puoi rifiutarla.
