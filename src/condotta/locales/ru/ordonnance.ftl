# Names of territories, icons and armies; .in is where something lies, .accusative the name after a verb, where it differs

territory-Antioch = Антиохия
    .in = в Антиохии
    .accusative = Антиохию
territory-Cyprus = Кипр
    .in = на Кипре
territory-Jerusalem = Иерусалим
    .in = в Иерусалиме
territory-Edessa = Эдесса
    .in = в Эдессе
    .accusative = Эдессу
territory-Tripoli = Триполи
    .in = в Триполи

icon-spear = копьё
    .plural = копий
    .single = одиночное копьё
icon-bow = лук
    .plural = луков
    .single = одиночный лук
icon-swords = мечи
    .plural = мечей
    .single = одиночные мечи
icon-helmet = шлем
    .plural = шлемов
    .single = одиночный шлем
icon-flag = флаг
    .plural = флагов
    .single = одиночный флаг

army-regiment = полк
army-battalion = батальон
army-company = рота
army-single = одиночный значок

formation = { $army } { $icons }

# What happened

ordonnance-event-card-placed = { $has_formations ->
    [yes] { $seat } выставляет { $territory_in } { $card } ({ $formations }).
   *[no] { $seat } выставляет { $territory_in } { $card }.
}
ordonnance-event-army-completed = { $seat } собирает { $territory_in } полное войско (№ { $nth } в партии).
ordonnance-event-territory-won = { $seat } получает под контроль { $territory }.
ordonnance-event-card-drawn = { $has_card ->
    [yes] { $seat } берёт карту: { $card }.
   *[no] { $seat } берёт карту.
}
ordonnance-event-game-ended = { $ending ->
    [placement] Лидеры равны, но { $winners } побеждает больше всего войск и выигрывает партию: { $scores }.
    [shared] { $winners } делят победу: { $scores }.
   *[territories] { $winners } контролирует больше всего территорий и выигрывает партию: { $scores }.
}

# Why an action is refused

ordonnance-refused-turn-spectator = { refused-turn-spectator }
ordonnance-refused-turn-over = { refused-turn-over }
ordonnance-refused-turn-other = { refused-turn-other }
ordonnance-refused-card-not-held = На руке нет карты «{ $card }»; выберите другую.
ordonnance-refused-territory-four-cards = На территории «{ $territory }» уже четыре карты; выберите другую.
ordonnance-refused-show-none = В этой игре карты не показывают; ваша рука остаётся тайной.
ordonnance-refused-notation-unknown = «{ $text }» — не ход; напишите, например, «place SF { territory-Jerusalem }».
ordonnance-refused-notation-no-card = Нет карты «{ $name }»; напишите буквы её значков: S { icon-spear }, B { icon-bow }, W { icon-swords }, H { icon-helmet }, F { icon-flag }.
ordonnance-refused-notation-no-territory = Нет территории «{ $name }»; есть 1 { territory-Antioch }, 2 { territory-Cyprus }, 3 { territory-Jerusalem }, 4 { territory-Edessa }, 5 { territory-Tripoli }.

# What is asked, and what happens by itself

ordonnance-phase-place = Выложите карту на одну из своих территорий.
ordonnance-phase-draw = Из колоды берётся карта.
ordonnance-phase-over = { phase-over }
