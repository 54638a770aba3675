# What happened. Cards and regions are named as after a verb; has_ says whether a thing is there, or is seen

event-region-chosen = { $has_defender ->
    [yes] { $seat } атакует { $region }; защищается { $defender }.
   *[no] { $seat } атакует { $region }.
}
event-card-played = { $has_card ->
    [yes] { $face_down ->
        [yes] { $seat } кладёт { $card } рубашкой вверх и объявляет силу { $strength }.
       *[no] { $seat } играет { $card }; сила { $strength }.
    }
   *[no] { $seat } кладёт карту рубашкой вверх и объявляет силу { $strength }.
}
event-card-turned-up = { $seat } раскрывает { $card }; сила { $strength }.
event-cards-discarded = { $seat } теряет из войска { cards-counted }: { $cards }.
event-pope-placed = { $has_region ->
    [yes] { $seat } отдаёт { $region } под покровительство Папы.
   *[no] { $seat } ставит фишку Папы вне поля.
}
event-mercenary-fetched = { $seat } возвращает на руку наёмника с силой { $card }.
event-passed = { $by_itself ->
    [yes] { $seat } пасует: карт нет.
   *[no] { $out ->
        [yes] { $seat } пасует.
       *[no] { $seat } пасует, но ещё может вступить в битву.
    }
}
event-battle-concluded = { $has_winner ->
    [yes] { $winner } побеждает в битве: { $strengths }.
   *[no] { $strongest ->
        [0] У всех войск сила 0: в битве никто не побеждает.
       *[other] Битва заканчивается вничью: { $strengths }.
    }
}
event-region-conquered = { $has_taken_from ->
    [yes] { $seat } захватывает { $region }; { $taken_from } теряет этот регион.
   *[no] { $seat } захватывает { $region }.
}
event-token-taken = { $seat } получает фишку кондотьера.
event-lines-discarded = Войска распущены, их карты идут в сброс.
event-hand-kept = { $seat } оставляет карты на руке.
event-hand-discarded = { $seat } сбрасывает с руки все карты: { $cards }.
event-cards-kept = { $count ->
    [0] { $seat } не оставляет карт на следующий раунд.
   *[other] { $has_cards ->
        [yes] { $seat } оставляет на следующий раунд { cards-counted }: { $cards }.
       *[no] { $seat } оставляет на следующий раунд { cards-counted }.
    }
}
event-cards-dealt = { $has_cards ->
    [yes] { $seat } получает { cards-counted }: { $cards }.
   *[no] { $seat } получает { cards-counted }.
}
event-cards-drawn = { $count ->
    [0] { $seat } не берёт карт.
   *[other] { $has_cards ->
        [yes] { $seat } берёт { cards-counted }: { $cards }.
       *[no] { $seat } берёт { cards-counted }.
    }
}
event-pile-renewed = Сброс перетасован в новую колоду.
event-final-battle-began = Начинается решающая битва: за победу сражаются { $finalists }.
event-game-ended = { $ending ->
    [kingdom] { $winners } объединяет достаточно смежных регионов и выигрывает партию.
    [exhausted] Регионов для битвы больше нет; { most-regions }.
    [guard] Войне не видно конца; { most-regions }.
    [final_battle] { $winners_count ->
        [1] { $winners } выигрывает решающую битву, а с ней и партию.
       *[other] Решающая битва заканчивается вничью; { $winners } делят победу.
    }
   *[total] { $winners } контролирует достаточно регионов и выигрывает партию.
}
event-cards-shown = { $to_count ->
    [1] { $has_cards ->
        [yes] { $seat } показывает { cards-counted } ({ $cards }); это видит только { $to }.
       *[no] { $seat } показывает { cards-counted }; это видит только { $to }.
    }
   *[other] { $has_cards ->
        [yes] { $seat } показывает { cards-counted } ({ $cards }); это видят только { $to }.
       *[no] { $seat } показывает { cards-counted }; это видят только { $to }.
    }
}

# Parts of these sentences

cards-counted = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
most-regions = { $winners_count ->
    [1] { $winners } контролирует больше всего регионов и выигрывает партию
   *[other] { $winners } контролируют больше всего регионов и делят победу
}

# Why an action is refused

refused-turn-question = { $asked ->
    [choose] Сейчас выберите регион: «attack { region-Milano }».
    [battle] Сейчас сыграйте карту или спасуйте: «play 10» или «pass».
    [discard] Сейчас оставьте или сбросьте карты с руки: «keep» или «discard».
    [keep] Сейчас назовите карты, которые оставляете, не больше двух: «keep 10 { card-heroine }» или «keep nothing».
    [draw] Сейчас скажите, сколько карт берёте, не больше трёх: «draw 2».
   *[other] Сейчас нужен другой ответ.
}
refused-region-choice = { $because ->
    [pope] { $region } под покровительством Папы; выберите другой регион.
    [own] { $region } уже под вашей властью; выберите другой регион.
   *[marker] На регионе «{ $region }» уже лежит маркер власти; выберите свободный регион.
}
refused-card-not-held = На руке не хватает карты «{ $card }»; выберите другую.
refused-bishop-only = Фишку Папы переставляет только Епископ; напишите просто «play { $card }».
refused-bishop-pope = { $because ->
    [contested] За регион «{ $region }» идёт битва; поставьте фишку Папы в другой регион или оставьте вне поля.
    [marker] На регионе «{ $region }» лежит маркер власти; поставьте фишку Папы в регион без маркера или оставьте вне поля.
   *[unsaid] Скажите, куда поставить фишку Папы: «play { card-bishop } pope { region-Roma }» или «play { card-bishop } pope off».
}
refused-scarecrow-only = Карту на руку возвращает только Пугало; напишите просто «play { $card }».
refused-scarecrow-retrieves = { $because ->
    [absent] В вашем войске нет карты «{ $card }»; верните другого наёмника или никого.
   *[special] Пугало возвращает только наёмника; назовите одного из своего войска или никого.
}
refused-hidden-scarecrow = Карта «{ $card }» лежит рубашкой вверх; Пугало возвращает только открытого наёмника.
refused-hidden-pass = У вас нет закрытой карты, чтобы её раскрыть; напишите просто «pass».
refused-hand-discard = С наёмником на руке сбросить карты нельзя; оставьте их: «keep».
refused-round-keep = { $because ->
    [many] Оставить можно не больше двух карт; остальные сбрасываются.
   *[order] Назовите карты по порядку: наёмники по силе, затем { special-cards }.
}
refused-draw-up-to-three = Возьмите не больше трёх карт и не превышайте лимит руки: 10 и одна за каждый ваш регион.
refused-final-battle = В решающей битве фишка Папы остаётся на месте; напишите просто «play { card-bishop }».
refused-show-nobody = Выберите, кому показать карты: другим игрокам за этим столом, каждому один раз.
refused-show-face-down = У вас нет закрытой карты; покажите карты с руки.
refused-show-nothing = Выберите хотя бы одну карту, которую покажете.
refused-notation-unknown = «{ $text }» — не ход; напишите, например, «attack { region-Milano }», «play 10» или «pass».
refused-notation-no-card = Нет карты «{ $name }»; есть 1, 2, 3, 4, 5, 6, 10, { special-cards }.
refused-notation-no-region = Нет региона «{ $name }»; напишите название, как на карте: «attack { region-Milano }».

special-cards = { card-winter }, { card-spring }, { card-bishop }, { card-courtesan }, { card-drummer }, { card-heroine }, { card-scarecrow }, { card-surrender }

# What is asked, and what happens by itself

phase-choose = Выберите регион для атаки.
phase-battle = Сыграйте карту или спасуйте.
phase-fetch = Верните на руку наёмника из своего войска или никого.
phase-pope = Отдайте регион под покровительство Папы или оставьте фишку Папы вне поля.
phase-discard = Оставьте или сбросьте карты с руки.
phase-keep = Оставьте не больше двух карт на следующий раунд.
phase-draw = Возьмите до трёх карт.
phase-over = Партия окончена.
phase-turn-up = Закрытая карта раскрывается.
phase-effect = Карта вступает в действие.
phase-turn-all-up = Раскрываются все закрытые карты.
phase-compare = Силы войск сравниваются.
phase-clear-lines = Войска распускаются, их карты идут в сброс.
phase-deal = Сдаются карты нового раунда.
phase-draw-ten = Каждый берёт десять карт.
phase-final-battle = Начинается решающая битва.
