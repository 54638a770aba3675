# Offers between players. Terms and moments are parts of sentences

deal-offered = { $by } składa ofertę ważną { $until } (dla: { $to }): { $content }.
deal-words = „{ $text }”
deal-accepted = { $seat } przyjmuje ofertę gracza { $by }.
deal-declined = { $because ->
    [no_deals] { $seat } nie zawiera układów i odrzuca ofertę gracza { $by }.
    [only_terms] { $seat } odrzuca ofertę gracza { $by }: same słowa niczego nie obiecują.
    [broken_word] { $seat } odrzuca ofertę gracza { $by } i pamięta złamaną obietnicę.
    [leader] { $seat } odrzuca ofertę gracza { $by }: żadnych układów z tymi, którzy zaraz wygrają.
    [promised] { $seat } odrzuca ofertę gracza { $by }: tych obietnic nie da się wszystkich dotrzymać.
    [too_dear] { $seat } odrzuca ofertę gracza { $by }: żąda ona więcej, niż daje.
   *[none] { $seat } odrzuca ofertę gracza { $by }.
}
deal-withdrawn = { $by } wycofuje ofertę.
deal-lapsed = Oferta gracza { $by } straciła ważność.
deal-kept = Obietnica dotrzymana: { $term }.
deal-broken = { $seat } łamie obietnicę: { $term }.

# What is promised

term-pass = { $seat } nie zagrywa już kart w tej bitwie
term-no-card = { $seat } nie zagrywa w tej bitwie karty „{ $card }”
term-no-attack = { $has_provided ->
    [yes] { $seat } rezygnuje z ataku na { $region }, dopóki { $holder } kontroluje { $held }
   *[no] { $seat } rezygnuje z ataku na { $region }
}
term-spare = { $seat } nie atakuje regionów, które kontroluje { $other }
term-attack-next = { $seat } przy najbliższym wyborze regionu atakuje { $region }, jeśli to możliwe
term-pope-on = { $has_region ->
    [yes] { $seat } obejmuje { $region } łaską papieża
   *[no] { $seat } umieszcza znacznik papieskiej łaski poza planszą
}
term-pope-not-on = { $seat } nie obejmuje łaską papieża regionu { $region_name }

# Until when

moment-battles = { $count ->
    [1] do końca tej bitwy
   *[other] do końca { $count } bitew
}
moment-round = do końca tej rundy
moment-token = do zmiany posiadacza znacznika Condottiere
moment-game = do końca gry

# Why an offer or an answer is refused

refused-offer-parties = Wybierz, komu składasz ofertę: innym graczom przy tym stole, każdemu tylko raz.
refused-offer-empty = Napisz, co proponujesz, albo wybierz obietnicę.
refused-offer-long = Oferta mieści znaki w liczbie { $limit }; napisz krócej.
refused-offer-unclean = Tekst zawiera niewidoczne znaki; napisz go w jednym wierszu, bez nich.
refused-offer-many-open = Masz za dużo ofert; naraz wystarczy { $limit }. Najpierw wycofaj którąś.
refused-offer-many = W tej grze liczba twoich ofert osiągnęła { $limit }; więcej nie można.
refused-offer-many-terms = W jednej ofercie wystarczy { $limit } obietnic; usuń którąś.
refused-offer-repeated = Ta sama obietnica pojawia się dwa razy; usuń jedną.
refused-offer-no-terms = W tej grze nie da się ocenić obietnic; napisz ofertę słowami.
refused-offer-no-moment = W tej grze oferta może obowiązywać tylko do końca gry.
refused-offer-no-rounds = W tej grze nie ma rund; wybierz inny moment.
refused-offer-battles = Wybierz liczbę bitew od 1 do { $limit }.
refused-offer-stranger = W ofercie obiecywać mogą tylko ci, którzy biorą w niej udział.
refused-offer-whose = Wskaż innego gracza przy tym stole.
refused-offer-out = Kto odpadł z bitwy, i tak nie zagrywa już kart; obiecaj coś innego.
refused-offer-final-battle = W ostatecznej bitwie nie ma regionów do zaatakowania, a znacznik papieskiej łaski zostaje na miejscu; obiecaj coś innego.
refused-offer-nothing-to-spare = W tej grze nikt nie może zaatakować regionu ze znacznikiem kontroli; obiecaj coś innego.
refused-offer-no-choice = Przed końcem tej bitwy nikt nie wybiera regionu; podaj późniejszy moment.
refused-offer-region-taken = { $region } ma znacznik kontroli: nikt nie może już zaatakować ani ochronić tego regionu.
refused-offer-unknown = Nie ma takiej oferty.
refused-offer-closed = { $state ->
    [accepted] Ta oferta jest już przyjęta.
    [declined] Ta oferta została odrzucona.
    [withdrawn] Ta oferta została wycofana.
    [lapsed] Ta oferta straciła ważność.
   *[other] Ta oferta jest już rozstrzygnięta.
}
refused-offer-own = To twoja własna oferta; możesz ją tylko wycofać.
refused-offer-answered = Ta oferta jest już przez ciebie przyjęta.
refused-offer-not-yours = Ofertę wycofać może tylko ten, kto ją złożył; ty możesz ją odrzucić.
