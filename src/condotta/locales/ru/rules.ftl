# The rules in the page, and examples to play with

rules-title = Правила
rules-game = Игра
rules-search = Искать в правилах
rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
rules-none = Правил с такими словами нет.
rules-brief = На этом языке правила изложены короче; полный текст — английский.
rules-english-only = только по-английски
rules-sections = Разделы
rules-try = Попробовать
rules-lines-title = Войска, чтобы попробовать
rules-lines-help = Нажмите на карту, чтобы положить её в выбранное войско; нажмите на лежащую, чтобы убрать. Считает сервер.
rules-line = Войско { $number }
rules-season = Время года
rules-season-none = Никакое
rules-add = Положить: { $card }
rules-remove = Убрать: { $card }
rules-add-line = Ещё одно войско
rules-remove-line = Одним войском меньше
rules-wins = Побеждает войско { $number }.
rules-tie = Ничья: не побеждает никто.
rules-token = Фишку получает игрок войска { $number }.
rules-example = Пример
rules-clear = Очистить
rules-armies-title = Войска, чтобы попробовать
rules-armies-help = Выберите значки карты и выложите её в выбранное войско. Сервер называет войска и сравнивает их.
rules-army = Войско { $number }
rules-icons = Значки карты
rules-lay = Выложить карту
rules-army-empty = Карт пока нет.
rules-army-lacks = { $count ->
    [one] не хватает { $count } карты
   *[other] не хватает { $count } карт
}
rules-rank = место { $rank }
rules-leads = Территорию контролирует войско { $number }.
rules-leads-none = Ни одно войско ещё не собрано.
rules-decides-number = В нём больше соединений одного размера: { $army }.
rules-decides-rank = Число равно; решает старшинство: { $formation }.
rules-decides-first = Войска одинаковы; побеждает то, что собрано раньше.
refused-army-long = В армии не больше { $most } карт.
refused-cards-many = В игре всего столько карт «{ $card }»: { $most }.
refused-position-wrong = Такой позиции быть не может: { $reason }

# Why not, and the way to the lessons

learn-title = Научиться играть
why-title = Почему нельзя?
why-rule = Правило: { $clause }
why-close = Закрыть
why-nothing = Здесь можно сделать всё, что позволяют ваши карты.
why-not-now = Чего сейчас сделать нельзя и почему
why-turn-question = { $asked ->
    [choose] Сначала нужно выбрать регион следующей битвы.
    [battle] Идёт битва: сыграйте карту или спасуйте.
    [discard] Сначала решите, оставить руку или сбросить.
    [keep] Сначала выберите карты, которые оставляете, не больше двух.
    [draw] Сначала скажите, сколько карт берёте.
   *[other] Сейчас нужен другой ответ.
}
why-bishop-pope = { $because ->
    [contested] За регион «{ $region }» идёт битва; поставьте фишку Папы в другой регион или оставьте вне поля.
    [marker] На регионе «{ $region }» лежит маркер власти; поставьте фишку Папы в регион без маркера или оставьте вне поля.
   *[unsaid] Выберите, куда поставить фишку Папы.
}
why-hand-discard = С наёмником на руке сбросить её нельзя.
why-hidden-pass = У вас нет закрытой карты, чтобы её раскрыть.
why-final-battle = В решающей битве фишка Папы остаётся на месте.
