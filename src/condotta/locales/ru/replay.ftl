# A game told again, its review, and looking on

replay-link = Пересмотреть эту игру
replay-title = Игра заново
replay-loading = Ищем игру …
replay-controls = Просмотр игры
replay-first = В начало
replay-back-battle = На битву назад
replay-back = На шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-on = На шаг вперёд
replay-on-battle = На битву вперёд
replay-on-army = К следующему войску или территории
replay-back-army = К предыдущему войску или территории
replay-last = В конец
replay-step = Шаг { $at } из { $total }
replay-goto = Перейти
replay-beginning = Начало
replay-round = Раунд { $round }
replay-battle = { $number }. { $region }
replay-final = Финальная битва
replay-speed = Темп
replay-eyes = Чьими глазами
replay-eyes-open = все карты открыты
replay-eyes-public = зрители
replay-running = Эта игра ещё идёт; она видна настолько, насколько вы её знаете.
replay-to-table = К столу
replay-copy = Копировать ссылку
replay-copied = Скопировано
replay-download = Скачать запись
replay-keys = Клавиши: ← → шаг, с Shift битва, Page Up и Page Down раунд, Home и End, пробел — смотреть.
replay-keys-ordonnance = Клавиши: ← → шаг, с Shift войско или территория, Home и End, пробел — смотреть.
replay-key-step = на шаг назад, вперёд
replay-key-battle = на битву назад, вперёд
replay-key-army = к предыдущему, следующему войску или территории
replay-key-round = на раунд назад, вперёд
replay-key-ends = в начало, в конец
replay-key-play = пробел: смотреть, пауза
replay-hands = Карты на руках
replay-hand-none = карт нет
replay-face-down = закрыта:
replay-former = бывший игрок

replay-review = Разбор
replay-review-begin = Разобрать игру
replay-review-about = Бот много раз доигрывает каждую позицию и оценивает, какие шансы были у каждого игрока, где игра переломилась и какие ходы были ошибками. На это нужно время; игру можно смотреть дальше.
replay-review-progress = Оценено ходов: { $judged } из { $moves }
replay-chances = Шансы на победу
replay-chances-about = При открытых картах, чего за столом никто не мог знать. Нажмите на график, чтобы перейти к этому месту.
replay-chances-table = Шансы в таблице
replay-start = Старт
replay-move = Ход
replay-percent = { $percent } %
replay-turns = Где игра переломилась
replay-turns-none = Ни один ход не переломил эту игру, и никто не сделал явной ошибки.
replay-mark-turn = перелом
replay-mark-luck = перелом из-за карт
replay-mark-mistake = явная ошибка
replay-swing = { $name }: было { $before } %, стало { $after } %.
replay-better = Лучше: { $action } ({ $best } % вместо { $chance } %, судя по тому, что игрок мог знать).
replay-agreed = Лучшего не нашлось.

replay-do-attack = атаковать { $region }
replay-do-play = сыграть { $card }
replay-do-play-pope = сыграть { $card } и отдать { $region } под покровительство Папы
replay-do-play-pope-off = сыграть { $card } и поставить фишку Папы вне поля
replay-do-play-take = сыграть { $card } и вернуть { $taken }
replay-do-pass = спасовать
replay-do-pass-reveal = спасовать и раскрыть карту
replay-do-keep-hand = оставить руку
replay-do-discard-hand = сбросить руку
replay-do-keep = оставить { $cards }
replay-do-keep-nothing = не оставлять карт
replay-do-draw = { $count ->
    [0] не брать карт
    [one] взять { $count } карту
    [few] взять { $count } карты
   *[other] взять { $count } карт
}
replay-do-place = выставить { $territory_in } { $card }

watch-title = Игры, которые можно смотреть
watch-link = Смотреть игру
watch-empty = Сейчас за открытыми столами никто не играет. Откройте свой стол или загляните позже.
watch-open = Смотреть
watch-late = { $seconds ->
    [one] с задержкой в { $seconds } секунду
    [few] с задержкой в { $seconds } секунды
   *[other] с задержкой в { $seconds } секунд
}
watch-you = Вы смотрите: видно то, что открыто для всех.
watch-delay = { $seconds ->
    [one] Вы видите игру на { $seconds } секунду позже игроков.
    [few] Вы видите игру на { $seconds } секунды позже игроков.
   *[other] Вы видите игру на { $seconds } секунд позже игроков.
}
