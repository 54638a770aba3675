# What happened. Cards and regions are named as after a verb; has_ says whether a thing is there, or is seen

event-region-chosen = { $has_defender ->
    [yes] { $seat } atakuje { $region }; broni się { $defender }.
   *[no] { $seat } atakuje { $region }.
}
event-card-played = { $has_card ->
    [yes] { $face_down ->
        [yes] { $seat } zagrywa { $card } obrazkiem do dołu i ogłasza siłę { $strength }.
       *[no] { $seat } zagrywa { $card }; siła { $strength }.
    }
   *[no] { $seat } zagrywa zakrytą kartę i ogłasza siłę { $strength }.
}
event-card-turned-up = { $seat } odkrywa { $card }; siła { $strength }.
event-cards-discarded = { $seat } traci z kompanii { cards-counted }: { $cards }.
event-pope-placed = { $has_region ->
    [yes] { $seat } obejmuje { $region } łaską papieża.
   *[no] { $seat } umieszcza znacznik papieskiej łaski poza planszą.
}
event-mercenary-fetched = { $seat } bierze najemnika o sile { $card } z powrotem na rękę.
event-passed = { $by_itself ->
    [yes] { $seat } nie ma kart i pasuje.
   *[no] { $out ->
        [yes] { $seat } pasuje.
       *[no] { $seat } pasuje, ale może jeszcze włączyć się do bitwy.
    }
}
event-battle-concluded = { $has_winner ->
    [yes] { $winner } wygrywa bitwę: { $strengths }.
   *[no] { $strongest ->
        [0] Wszystkie kompanie mają siłę 0: nikt nie wygrywa bitwy.
       *[other] Bitwa kończy się remisem: { $strengths }.
    }
}
event-region-conquered = { $has_taken_from ->
    [yes] { $seat } podbija { $region }; { $taken_from } traci ten region.
   *[no] { $seat } podbija { $region }.
}
event-token-taken = { $seat } otrzymuje znacznik Condottiere.
event-lines-discarded = Kompanie trafiają na stos kart odrzuconych.
event-hand-kept = { $seat } zatrzymuje karty na ręce.
event-hand-discarded = { $seat } odrzuca z ręki wszystkie karty: { $cards }.
event-cards-kept = { $count ->
    [0] { $seat } nie zachowuje kart na następną rundę.
   *[other] { $has_cards ->
        [yes] { $seat } zachowuje na następną rundę { cards-counted }: { $cards }.
       *[no] { $seat } zachowuje na następną rundę { cards-counted }.
    }
}
event-cards-dealt = { $has_cards ->
    [yes] { $seat } otrzymuje { cards-counted }: { $cards }.
   *[no] { $seat } otrzymuje { cards-counted }.
}
event-cards-drawn = { $count ->
    [0] { $seat } nie dobiera kart.
   *[other] { $has_cards ->
        [yes] { $seat } dobiera { cards-counted }: { $cards }.
       *[no] { $seat } dobiera { cards-counted }.
    }
}
event-pile-renewed = Odrzucone karty po przetasowaniu tworzą nową talię.
event-final-battle-began = Zaczyna się ostateczna bitwa: o zwycięstwo walczą { $finalists }.
event-game-ended = { $ending ->
    [kingdom] { $winners } łączy dość sąsiadujących regionów i wygrywa grę.
    [exhausted] Nie ma już regionów do zdobycia; { most-regions }.
    [guard] Wojnie nie widać końca; { most-regions }.
    [final_battle] { $winners_count ->
        [1] { $winners } wygrywa ostateczną bitwę, a z nią całą grę.
       *[other] Ostateczna bitwa kończy się remisem; { $winners } dzielą się zwycięstwem.
    }
   *[total] { $winners } kontroluje dość regionów i wygrywa grę.
}
event-cards-shown = { $to_count ->
    [1] { $has_cards ->
        [yes] { $seat } pokazuje { cards-counted } ({ $cards }); widzi to tylko { $to }.
       *[no] { $seat } pokazuje { cards-counted }; widzi to tylko { $to }.
    }
   *[other] { $has_cards ->
        [yes] { $seat } pokazuje { cards-counted } ({ $cards }); widzą to tylko { $to }.
       *[no] { $seat } pokazuje { cards-counted }; widzą to tylko { $to }.
    }
}

# Parts of these sentences

cards-counted = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
most-regions = { $winners_count ->
    [1] { $winners } kontroluje najwięcej regionów i wygrywa grę
   *[other] { $winners } kontrolują najwięcej regionów i dzielą się zwycięstwem
}

# Why an action is refused

refused-turn-question = { $asked ->
    [choose] Teraz wybierz region: „attack { region-Milano }”.
    [battle] Teraz zagraj kartę albo spasuj: „play 10” albo „pass”.
    [discard] Teraz zatrzymaj albo odrzuć karty z ręki: „keep” albo „discard”.
    [keep] Teraz podaj, które karty zachowujesz, najwyżej dwie: „keep 10 { card-heroine }” albo „keep nothing”.
    [draw] Teraz podaj, ile kart dobierasz, najwyżej trzy: „draw 2”.
   *[other] Teraz potrzebna jest inna odpowiedź.
}
refused-region-choice = { $because ->
    [pope] { $region } cieszy się łaską papieża; wybierz inny region.
    [own] { $region } już należy do ciebie; wybierz inny region.
   *[marker] { $region } ma już znacznik kontroli; wybierz wolny region.
}
refused-card-not-held = Na ręce brakuje karty „{ $card }”; wybierz inną.
refused-bishop-only = Tylko Biskup przenosi znacznik papieskiej łaski; napisz po prostu „play { $card }”.
refused-bishop-pope = { $because ->
    [contested] { $region } to pole tej bitwy; postaw znacznik papieskiej łaski gdzie indziej albo poza planszą.
    [marker] { $region } ma znacznik kontroli; postaw znacznik papieskiej łaski w regionie bez niego albo poza planszą.
   *[unsaid] Podaj, gdzie stanie znacznik papieskiej łaski: „play { card-bishop } pope { region-Roma }” albo „play { card-bishop } pope off”.
}
refused-scarecrow-only = Tylko Kukła wycofuje kartę na rękę; napisz po prostu „play { $card }”.
refused-scarecrow-retrieves = { $because ->
    [absent] W twojej kompanii nie ma karty „{ $card }”; wycofaj innego najemnika albo żadnego.
   *[special] Kukła wycofuje tylko najemnika; wskaż jednego ze swojej kompanii albo żadnego.
}
refused-hidden-scarecrow = Karta „{ $card }” leży zakryta; Kukła wycofuje tylko odkrytego najemnika.
refused-hidden-pass = Nie masz zakrytej karty do odkrycia; napisz po prostu „pass”.
refused-hand-discard = Z najemnikiem na ręce nie możesz odrzucić kart; zatrzymaj je: „keep”.
refused-round-keep = { $because ->
    [many] Możesz zachować najwyżej dwie karty; pozostałe trzeba odrzucić.
   *[order] Podaj karty po kolei: najemnicy według siły, potem { special-cards }.
}
refused-draw-up-to-three = Dobierz najwyżej trzy karty i nie przekraczaj limitu na ręce: 10 i jedna za każdy twój region.
refused-final-battle = W ostatecznej bitwie znacznik papieskiej łaski zostaje na miejscu; napisz po prostu „play { card-bishop }”.
refused-show-nobody = Wybierz, komu pokazać karty: innym graczom przy tym stole, każdemu tylko raz.
refused-show-face-down = Nie masz zakrytej karty; pokaż karty z ręki.
refused-show-nothing = Wybierz co najmniej jedną kartę do pokazania.
refused-notation-unknown = „{ $text }” to nie ruch; napisz na przykład „attack { region-Milano }”, „play 10” albo „pass”.
refused-notation-no-card = Nie ma karty „{ $name }”; są 1, 2, 3, 4, 5, 6, 10, { special-cards }.
refused-notation-no-region = Nie ma regionu „{ $name }”; napisz nazwę tak jak na mapie: „attack { region-Milano }”.

special-cards = { card-winter }, { card-spring }, { card-bishop }, { card-courtesan }, { card-drummer }, { card-heroine }, { card-scarecrow }, { card-surrender }

# What is asked, and what happens by itself

phase-choose = Wybierz region do zaatakowania.
phase-battle = Zagraj kartę albo spasuj.
phase-fetch = Wycofaj najemnika ze swojej kompanii albo żadnego.
phase-pope = Obejmij region łaską papieża albo zostaw znacznik poza planszą.
phase-discard = Zatrzymaj albo odrzuć karty z ręki.
phase-keep = Zachowaj najwyżej dwie karty na następną rundę.
phase-draw = Dobierz najwyżej trzy karty.
phase-over = Gra skończona.
phase-turn-up = Zakryta karta zostaje odkryta.
phase-effect = Karta zaczyna działać.
phase-turn-all-up = Wszystkie zakryte karty zostają odkryte.
phase-compare = Kompanie porównują siły.
phase-clear-lines = Kompanie trafiają na stos kart odrzuconych.
phase-deal = Rozdawane są karty nowej rundy.
phase-draw-ten = Wszyscy dobierają po dziesięć kart.
phase-final-battle = Zaczyna się ostateczna bitwa.
