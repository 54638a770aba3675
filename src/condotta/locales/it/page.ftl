# The words of the page

page-language = Lingua
page-dark = A lume di candela
page-light = Alla luce del giorno
page-lead = Capitani di ventura, diciassette città, una corona. Gioca una partita a carte nell'Italia del Rinascimento.
page-game = Gioco
page-game-condottiere = Condottiere
page-game-ordonnance = Ordonnance
page-players = Giocatori
page-strength-of-bots = Bot
page-bot-recruit = Recluta
page-bot-captain = Capitano
page-bot-strategist = Stratega
page-bot-master = Maestro
page-name = Il tuo nome
page-guest = Ospite
page-known = Giochi come { $name }.
page-play-now = Gioca subito
page-play-friends = Gioca con amici
page-lobby = Tavoli
page-lobby-empty = Nessun tavolo è ancora aperto. Aprine uno: gli altri lo troveranno qui.
page-gathers = in attesa
page-plays = in gioco
page-unreachable = Il server non è raggiungibile. Riprova tra un momento.
page-credits = Crediti
page-credits-icons = Le icone vengono da
page-credits-fonts = I caratteri sono

page-share = Manda questo indirizzo agli amici:
page-copy = Copia
page-copied = Copiato
page-chair-free = Un posto libero
page-bot = Bot: { $bot }
page-sit = Siediti qui
page-start = Inizia la partita
page-host-starts = Chi ospita inizia la partita quando tutti i posti sono presi.
page-connecting = Si va al tavolo …
page-reconnecting = Connessione persa; si riprova …
page-front = Pagina iniziale
page-nowhere = A questo indirizzo non c'è niente.
page-again = Gioca ancora
page-next-game = Prossima partita

page-map = Mappa d'Italia
page-map-open = Mappa
page-map-close = Chiudi la mappa
page-map-free = libera
page-map-held = controllata da { $name }
page-map-contested = contesa
page-map-pope = sotto la protezione del Papa
page-map-lit = si può scegliere
page-chooses = { $name } sceglie la prossima regione
page-lines-empty = I battaglioni sono vuoti.
page-lines = Battaglioni
page-battle = Battaglia per { $region }
page-after-battle = Dopo la battaglia per { $region }
page-next-battle = Prossima battaglia: { $region }
page-pile = Mazzo: { $count }
page-log-short = Cronaca
page-log = Che cosa è successo
page-log-undone = mossa ritirata
page-shuffle-bound = La mescolata è vincolata a { $short }
page-shuffle-commitment = Impegno del server
page-shuffle-game = Partita
page-shuffle-added = Aggiunto da qui
page-shuffle-about = Il server si è impegnato sulla sua parte della mescolata prima che qualcuno vi aggiungesse la propria. A partita finita «condotta verify» controlla la registrazione; confronta ciò che dice con quello che leggi qui. Con la chiave di questo server vede anche chi l'ha firmata.
page-shuffle-key = Chiave di questo server
page-shuffle-copy-failed = È selezionato; copialo.
page-seal = Forza { $strength }. Mostra la somma.
page-strength = Forza
page-token = ha il segnalino
page-stand-in = sostituto
page-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
page-regions = { $count } regioni su { $goal }
page-kingdom = { $count } regioni confinanti su { $goal }
page-passed = passato
page-turn = di turno
page-your-turn = Tocca a te
page-your-turn-short = tocca a te
page-defends = difende
page-face-down = una carta coperta
page-your-hand = { $count ->
    [one] La tua mano, { $count } carta
   *[other] La tua mano, { $count } carte
}
page-hand-empty = La tua mano è vuota.
page-waiting = { $name } sta pensando …
page-sent = In viaggio …
page-go-on = Premi per continuare
page-where = Dove va questa carta?

page-attack = Attacca { $region }
page-play = Gioca { $card }
page-pass = Passa
page-pass-reveal = Passa e scopri la carta
page-keep = Tieni { $cards }
page-keep-nothing = Non tenere nulla
page-keep-hand = Tieni la mano
page-discard-hand = Scarta la mano
page-draw = { $count ->
    [0] Non pescare
   *[other] Pesca { $count }
}
page-pope-off = Fuori dalla mappa
page-take = Riprendi { $card }
page-take-nothing = Non riprendere nulla
page-back = Annulla

page-rule-mercenary = Mercenario: aggiunge { $value } al tuo battaglione.
page-rule-winter = Ogni Mercenario in ogni battaglione vale 1. Scaccia la Primavera.
page-rule-spring = I Mercenari più forti di tutti i battaglioni valgono 3 in più. Scaccia l'Inverno.
page-rule-bishop = Scarta tutti i Mercenari più forti, poi sposta il Papa: una regione protetta non si attacca.
page-rule-courtesan = Aggiunge 1. Chi ne ha giocate di più prende il segnalino.
page-rule-drummer = Raddoppia i tuoi Mercenari.
page-rule-heroine = Aggiunge 10, qualunque cosa accada.
page-rule-scarecrow = Riporta in mano un Mercenario del tuo battaglione.
page-rule-surrender = La battaglia finisce subito; vince il battaglione più forte.

page-news-game-started = La partita comincia.
page-news-stand-in-sent = Un sostituto gioca per { $name }.
page-news-seat-taken-back = { $name } è di nuovo qui.
page-news-sat = { $name } si siede.
page-news-stood = { $name } non siede più lì.
page-news-host-changed = Ora ospita { $name }.

page-house-red = Sforza
page-house-green = Malatesta
page-house-azure = Colleoni
page-house-gold = Montefeltro
page-house-grey = Acuto
page-house-violet = Bracceschi
page-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
page-match-won = { $count ->
    [one] { $names } vince l'incontro.
   *[other] { $names } condividono la vittoria dell'incontro.
}
