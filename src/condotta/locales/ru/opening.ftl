# Как открыть стол, собраться и играть за одним экраном

opening-title = Открыть стол
opening-lead = Всё, что вы выберете здесь, каждый увидит до того, как сядет.
opening-more = Открыть стол …
opening-submit = Открыть стол
opening-name = Название стола
opening-name-hint = Можно оставить пустым.
opening-game = Игра
opening-manner = Как играют
opening-variants = Варианты
opening-options = Настройки
opening-none = без вариантов
opening-unwise = Правила не советуют сочетать: { $first } и { $last }.

opening-option-draw_after_battle = Добор после битвы
opening-about-draw_after_battle = Без раундов: после каждой битвы все берут до трёх карт.
opening-option-points = Игра на очки
opening-about-points = Матч из нескольких партий: регионы и королевства приносят очки.
opening-option-bigger_kingdoms = Большие королевства
opening-about-bigger_kingdoms = Для победы нужно на один соседний регион больше.
opening-option-capturing_regions = Захват регионов
opening-about-capturing_regions = Можно атаковать регионы других игроков.
opening-option-hidden_cards = Скрытые карты
opening-about-hidden_cards = Наёмники, Барабанщики, Героини и Куртизанки выкладываются закрытыми.
opening-option-pope_off_contested = Без Папы на поле битвы
opening-about-pope_off_contested = Папу нельзя поставить в регион, за который идёт битва.
opening-option-choose_after_deal = Выбор после раздачи
opening-about-choose_after_deal = Следующий регион выбирают после сброса и раздачи карт.
opening-option-bonus_for_any_group = Премия за любое королевство
opening-about-bonus_for_any_group = На очки: пять каждому, у кого есть достаточно большое королевство.
opening-option-deck = Колода
opening-about-deck = Состав печатной колоды не опубликован; обе готовые колоды восстановлены.
opening-deck-pyramid56 = Пирамида, 56 карт
opening-deck-flat56 = Ровная, 56 карт
opening-deck-own = Своя таблица
opening-deck-table = Ваша таблица в JSON
opening-deck-wrong = Это не колода в JSON. Она пишется так: { $example }
opening-option-tiebreak = Равенство лидеров
opening-about-tiebreak = Что будет, если в конце больше всего территорий у нескольких игроков.
opening-tiebreak-share = победа делится
opening-tiebreak-placement = решает расстановка
opening-target = Очки для победы в матче
opening-match = { $target ->
    [one] матч до { $target } очка
   *[other] матч до { $target } очков
}

opening-who = Кто может прийти
opening-public = В списке столов, для всех
opening-private = Только по ссылке
opening-spectators = Зрителям можно смотреть
opening-no-spectators = без зрителей
opening-delay = С какой задержкой они видят игру
opening-delay-none = сразу
opening-delay-by = { $seconds ->
    [one] на { $seconds } секунду позже
    [few] на { $seconds } секунды позже
   *[many] на { $seconds } секунд позже
}
opening-watched = зрители видят игру сразу
opening-watched-late = { $seconds ->
    [one] зрители видят игру на { $seconds } секунду позже
    [few] зрители видят игру на { $seconds } секунды позже
   *[many] зрители видят игру на { $seconds } секунд позже
}
opening-rated = На рейтинг
opening-about-rated = Только для тех, у кого есть учётная запись; без ботов и подсказок. Кто встал или просрочил время и за кого сходил бот, тот в рейтинге последний.
opening-rated-clock = За рейтинговым столом есть часы, чтобы никто не мог задержать партию, которую проигрывает.
opening-unrated = без рейтинга
opening-hints = Подсказки разрешены
opening-about-hints = Каждый может спросить бота, как он поступил бы на его месте.
opening-no-hints = без подсказок
opening-with-hints = подсказки разрешены
opening-seeded = заданная тасовка, нечестная
opening-at-one-screen = за одним экраном

opening-clock = Часы
opening-clock-none = Без часов
opening-clock-live = Вживую
opening-clock-correspondence = По переписке
opening-clock-base = На всю игру
opening-clock-increment = Добавка за каждое решение
opening-clock-hours = На каждое решение
opening-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
opening-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
opening-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
opening-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
opening-clock-told-none = без часов
opening-clock-told-live = на игру: { $base }, добавка за каждое решение: { $increment }
opening-clock-told-hours = на каждое решение: { $time }
opening-flag = Когда время вышло, играет замена, пока игрок не вернётся.
opening-unreached = Этот сервер не может известить того, кто закрыл страницу. За столом по переписке никто не узнает, что пришёл его ход; заглядывайте сюда.
opening-unreached-off = Если вы закроете страницу, ничто не скажет вам, что пришёл ваш ход, если не выбрать этого у колокольчика вверху.

opening-chairs = Кто сидит за столом
opening-chair = Место { $number }
opening-chair-you = Вы
opening-chair-free = Свободно, для человека
opening-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
page-bot-random = Случайный

opening-host = хозяин
opening-you = вы
opening-stand = Встать
opening-unseat = Освободить место
opening-unseat-of = Освободить место: { $name }
opening-still-here = Ещё здесь?
opening-still-here-of = Спросить, здесь ли ещё игрок { $name }
opening-host-here = Хозяин стола ещё здесь?
opening-house = Ваш дом
opening-terms = Во что играют
opening-change = Изменить
opening-change-done = Применить
opening-change-leave = Оставить
opening-fill = Дополнить ботами
opening-waits = { $count ->
    [one] Свободно ещё одно место.
    [few] Свободны ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
}
opening-ready = Все места заняты.
opening-absent = Ещё не пришли: { $names }. Рейтинговая партия начинается, когда эта страница открыта у всех.
opening-without = Вместо них играет замена: { $names }. Партия, начатая так, не идёт в рейтинг.
opening-after = Игроки пересели на одно место. Следующую игру начнёт хозяин стола.
opening-after-match = Матч продолжается. Следующую игру начнёт хозяин стола.
opening-copy-failed = Выделите адрес и скопируйте его.
opening-link-here = Ссылка годна только на этом компьютере; см. docs/hosting.md

opening-one-screen = За одним экраном
opening-one-screen-lead = Несколько человек играют на этом устройстве. Карты видит только их хозяин; между ходами устройство передают.
opening-one-screen-person = Человек { $number }
opening-one-screen-add = Ещё один человек
opening-one-screen-remove = Убрать из списка: { $name }
opening-one-screen-bots = Боты рядом с вами
opening-one-screen-rules = Варианты и настройки
opening-one-screen-start = Начать
opening-one-screen-names = У каждого должно быть своё имя.
opening-pass-on = Передайте устройство: { $name }
opening-uncover = Это я, { $name }: показать мои карты
opening-covered = Все карты закрыты.
opening-cover = Закрыть мои карты
opening-playing-as = Играет { $name }
opening-look = Чьи карты?
