# Оба стола в браузере: клавиши, ходы текстом, что пропущено и почему кто-то впереди

board-keys = Клавиши
board-keys-letters = Отдельные буквы работают как клавиши
board-close = Закрыть
board-key-hand = к своим картам
board-key-map = к карте Италии
board-key-territories = к территориям
board-key-arrows = от карты к карте, от места к месту
board-key-places = от места к месту
board-key-digits = к наёмнику на руке
board-key-enter = поднять; ещё раз: сделать
board-key-lay = положить карту на эту территорию
board-key-pass = пасовать
board-key-escape = положить назад, закрыть
board-key-close = закрыть
board-key-log = к ходу игры
board-key-type = написать ход
board-key-help = эти клавиши
board-type = Напишите ход
board-type-send = Сделать
board-away = Пока вас не было
board-more = { $count ->
    [one] и ещё { $count } строка
    [few] и ещё { $count } строки
   *[many] и ещё { $count } строк
}
board-round = Новый раунд
board-held = { $count ->
    [one] { $count } регион
    [few] { $count } региона
   *[many] { $count } регионов
}
board-ruled = { $count ->
    [one] { $count } территория
    [few] { $count } территории
   *[many] { $count } территорий
}
board-wins-here = Этот регион принесёт победу в партии: { $names }.
board-leads = впереди
board-rules = владеет
board-lead-none = Ни одно войско здесь ещё не собрано.
board-lead-only = Впереди { $name }: пока это единственное собранное войско.
board-lead-number = { $size ->
    [4] Впереди { $name }: полков больше, чем у соперника ({ $rival }).
    [3] Впереди { $name }: батальонов больше, чем у соперника ({ $rival }).
   *[2] Впереди { $name }: рот больше, чем у соперника ({ $rival }).
}
board-lead-rank = Впереди { $name }, затем { $rival }: { $formation } старше.
board-lead-first = Впереди { $name }: войско не слабее, чем у соперника ({ $rival }), но собрано раньше.
