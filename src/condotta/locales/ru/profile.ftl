# What people have played, and how well

profile-guest = Гость
profile-account = Учётная запись
profile-mine = Мои игры и рейтинги
profile-unknown = По этому адресу никого нет.
profile-tallies = Игры по видам
profile-tallies-none = Ещё ни одна игра не сыграна до конца.
profile-kind = { $players ->
    [one] { $game }, { $players } игрок
    [few] { $game }, { $players } игрока
   *[many] { $game }, { $players } игроков
}
profile-kind-heading = Вид
profile-played = Сыграно
profile-won = Побед
profile-share = Доля
profile-ratings = Рейтинги
profile-ratings-none = Рейтинга ещё нет. Его дают игры на рейтинг между людьми с учётной записью.
profile-ratings-about = «Не меньше» — это то, чего игрок стоит почти наверняка; по этому числу составлен список лучших. Все начинают с 25 ± 8,3.
profile-sure = Не меньше
profile-mean = Оценка
profile-number = Игры
profile-course = Рейтинг во времени
profile-course-table = Рейтинг в таблице
profile-date = Дата
profile-games = Игры
profile-games-none = Пока пусто. Игры за открытыми столами появятся здесь, когда закончатся.
profile-more = Показать ещё
profile-first = победа
profile-place = место { $place }
profile-left = уход до конца
profile-broken-off = прервана
profile-rated = на рейтинг
profile-best = Лучшие игроки
profile-best-none = В этом виде игры рейтинга ещё ни у кого нет.
profile-name = Имя
