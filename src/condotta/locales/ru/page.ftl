# The words of the page

page-language = Язык
page-dark = При свече
page-light = При свете дня
page-lead = Наёмные капитаны, семнадцать городов, одна корона. Сыграйте в карточную войну эпохи Возрождения.
page-game = Игра
page-game-condottiere = Кондотьер
page-game-ordonnance = Ордонанс
page-players = Игроки
page-strength-of-bots = Боты
page-bot-recruit = Рекрут
page-bot-captain = Капитан
page-bot-strategist = Стратег
page-bot-master = Мастер
page-name = Ваше имя
page-guest = Гость
page-known = Вы играете под именем { $name }.
page-play-now = Играть сейчас
page-play-friends = Играть с друзьями
page-lobby = Столы
page-lobby-empty = Открытых столов пока нет. Откройте свой, и другие найдут его здесь.
page-gathers = собирается
page-plays = идёт игра
page-unreachable = Сервер не отвечает. Попробуйте чуть позже.
page-credits = Благодарности
page-credits-icons = Значки взяты с
page-credits-fonts = Шрифты:

page-share = Отправьте эту ссылку друзьям:
page-copy = Копировать
page-copied = Скопировано
page-chair-free = Свободное место
page-bot = Бот: { $bot }
page-sit = Сесть сюда
page-start = Начать игру
page-host-starts = Хозяин стола начнёт игру, когда все места будут заняты.
page-connecting = Идём к столу …
page-reconnecting = Связь потеряна; возвращаемся …
page-front = На главную
page-nowhere = По этому адресу ничего нет.
page-again = Сыграть ещё
page-next-game = Следующая партия

page-map = Карта Италии
page-map-open = Карта
page-map-close = Закрыть карту
page-map-free = свободный регион
page-map-held = владеет { $name }
page-map-contested = идёт битва
page-map-pope = под покровительством Папы
page-map-lit = можно выбрать
page-chooses = { $name } выбирает следующий регион
page-lines-empty = В войсках нет карт.
page-lines = Войска
page-battle = Битва: { $region }
page-after-battle = После битвы: { $region }
page-next-battle = Следующая битва: { $region }
page-pile = Колода: { $count }
page-log-short = Ход игры
page-log = Что произошло
page-log-undone = ход взят назад
page-shuffle-bound = Тасовка связана с { $short }
page-shuffle-commitment = Обязательство сервера
page-shuffle-game = Партия
page-shuffle-added = Добавлено отсюда
page-shuffle-about = Сервер связал себя своей частью тасовки до того, как кто-либо добавил свою. Когда партия окончена, «condotta verify» проверяет её запись; сравните, что она скажет, с тем, что написано здесь. С ключом этого сервера она проверит и подпись.
page-shuffle-key = Ключ этого сервера
page-shuffle-copy-failed = Выделено; скопируйте.
page-seal = Сила { $strength }. Показать сумму.
page-strength = Сила
page-token = фишка кондотьера
page-stand-in = замена
page-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
page-regions = Регионы: { $count } из { $goal }
page-kingdom = Соседние регионы: { $count } из { $goal }
page-passed = пас
page-turn = ходит
page-your-turn = Ваш ход
page-your-turn-short = ваш ход
page-defends = защита
page-face-down = закрытая карта
page-your-hand = { $count ->
    [one] Ваша рука, { $count } карта
    [few] Ваша рука, { $count } карты
   *[many] Ваша рука, { $count } карт
}
page-hand-empty = У вас нет карт.
page-waiting = { $name } думает …
page-sent = В пути …
page-go-on = Нажмите, чтобы продолжить
page-where = Куда положить эту карту?

page-attack = Атаковать { $region }
page-play = Сыграть { $card }
page-pass = Пас
page-pass-reveal = Пас и открыть карту
page-keep = Оставить: { $cards }
page-keep-nothing = Ничего не оставлять
page-keep-hand = Оставить руку
page-discard-hand = Сбросить руку
page-draw = { $count ->
    [0] Не брать
   *[other] Взять { $count }
}
page-pope-off = Вне поля
page-take = Вернуть: { $card }
page-take-nothing = Ничего не возвращать
page-back = Отменить

page-rule-mercenary = Наёмник: прибавляет { $value } к силе войска.
page-rule-winter = Каждый наёмник в каждом войске считается за 1. Прогоняет Весну.
page-rule-spring = Сильнейшие наёмники во всех войсках сильнее на 3. Прогоняет Зиму.
page-rule-bishop = Сбрасывает всех сильнейших наёмников и переносит Папу: регион под его покровительством не атакуют.
page-rule-courtesan = Прибавляет 1. Кто сыграл их больше всех, получает фишку.
page-rule-drummer = Удваивает ваших наёмников.
page-rule-heroine = Прибавляет 10, что бы ни случилось.
page-rule-scarecrow = Возвращает одного наёмника из войска на руку.
page-rule-surrender = Битва сразу заканчивается; побеждает сильнейшее войско.

page-news-game-started = Игра начинается.
page-news-stand-in-sent = За игрока { $name } играет замена.
page-news-seat-taken-back = { $name } снова за столом.
page-news-sat = { $name } садится за стол.
page-news-stood = { $name } там больше не сидит.
page-news-host-changed = Хозяин стола теперь — { $name }.

page-house-red = Сфорца
page-house-green = Малатеста
page-house-azure = Коллеони
page-house-gold = Монтефельтро
page-house-grey = Хоквуд
page-house-violet = Браччески
page-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
page-match-won = { $count ->
    [one] { $names } выигрывает матч.
   *[many] { $names } делят победу в матче.
}
