# Talk, deals and votes at a table of the page

talk-tab-talk = Беседа
talk-tab-talk-new = { $count ->
    [one] Беседа, { $count } новое сообщение
    [few] Беседа, { $count } новых сообщения
   *[many] Беседа, { $count } новых сообщений
}
talk-tab-deals = Сделки
talk-tab-deals-new = { $count ->
    [one] Сделки, { $count } предложение ждёт вашего ответа
    [few] Сделки, { $count } предложения ждут вашего ответа
   *[many] Сделки, { $count } предложений ждут вашего ответа
}
talk-tab-log = Ход игры
talk-tab-table = Стол
talk-close = Закрыть

talk-all = Все
talk-channels = Кто слышит
talk-in-private = Наедине
talk-with-whom = С кем?
talk-begin = Начать
talk-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
talk-earlier = Что говорили раньше
talk-none = Пока никто ничего не сказал.
talk-none-private = Никто больше не слышит того, что здесь говорят.
talk-words = Ваши слова
talk-to-all = Скажите что-нибудь всем
talk-to-few = Только для них
talk-to-spectators = Зрителям
talk-send = Отправить
talk-spectator = среди зрителей
talk-about-person = Не слушать или пожаловаться
talk-notice-said = { $name }: «{ $text }»
talk-notice-private = { $name }, наедине: «{ $text }»
talk-notice-aside = { $name }, среди зрителей: «{ $text }»

# Votes

talk-votes = Поставить на голосование
talk-votes-hint = Решение принято, когда согласны все люди за столом. Боты согласны всегда. У того, за кого должен играть бот, есть две минуты, чтобы сказать, что он здесь. Когда кто-то предлагает продолжить, пауза длится ещё не больше десяти минут. В игре по переписке оба срока — часы на ход.
talk-take-back = Взять назад мой последний ход
talk-pause = Пауза
talk-go-on = Продолжить
talk-end = Закончить партию
talk-replace = Пусть играет бот
talk-paused = Партия приостановлена.
talk-vote = Голосование
talk-vote-waits = Ещё не ответили: { $names }
talk-vote-for = За
talk-vote-against = Против
talk-vote-here = Я здесь
talk-vote-left = Время на ответ: { $time }
talk-vote-goes-on = Партия продолжится не позже чем через { $time }
talk-vote-drop = Снять вопрос
talk-vote-asks-pause = { $name } просит о паузе.
talk-vote-asks-go-on = { $name } предлагает продолжить партию.
talk-vote-asks-end = { $name } предлагает закончить партию.
talk-vote-asks-take-back = { $name } просит взять назад последний ход.
talk-vote-asks-replace = { $name } предлагает, чтобы за игрока { $about } играл бот.
talk-vote-asks-absent = { $name } спрашивает, здесь ли ещё игрок { $about }. Если ответа не будет, дальше без него.
talk-vote-asks-host = { $name } спрашивает, здесь ли ещё хозяин стола. Если ответа не будет, хозяином станет { $name }.
talk-news-voted = { $yes ->
    [yes] { $name } голосует за.
   *[no] { $name } голосует против.
}
talk-news-vote-ended = { $carried ->
    [yes] Решение принято.
   *[no] { $what ->
        [take_back] Ход остаётся: было поздно, или кто-то был против.
       *[other] Решение не принято.
    }
}
talk-news-paused = Партия приостановлена.
talk-news-went-on = Партия продолжается.
talk-news-server-away = Сервер на время отключался; ни у кого время не шло.
talk-news-taken-back = { $name } берёт назад последний ход.

# People

talk-people = Люди
talk-people-none = Кроме вас здесь только боты. Они не беседуют, но заключают сделки.
talk-mute = Не слушать
talk-unmute = Слушать снова
talk-block = Заблокировать
talk-unblock = Разблокировать
talk-report = Пожаловаться
talk-report-reason = Что случилось?
talk-report-send = Отправить жалобу
talk-reported = Жалоба отправлена тем, кто ведёт этот сервер.

# Offers

talk-deals-waiting = Ждут вашего ответа
talk-deals-standing = Текущие
talk-deals-settled = Книга сделок
talk-deals-none = Обещайте что-то в обмен: пас за пас, регион за регион. Ничто никого не связывает, но книга помнит, кто сдержал слово.
talk-deals-words-only = В этой игре предложение — только слова; никто о них не судит.
talk-make-offer = Сделать предложение
talk-offer-to = Кому?
talk-promises = Что обещают
talk-promise-new = Обещание
talk-promise-who = Кто обещает
talk-promise-what = Что обещает
talk-promise-card = Какая карта
talk-promise-whose = Чьи регионы
talk-promise-region = Какой регион
talk-promise-while = только пока
talk-promise-holder = Кто его контролирует
talk-promise-held = Какой регион под контролем
talk-promise-add = Добавить обещание
talk-promise-drop = Убрать: { $term }
talk-promise-pass = больше не играет карт в этой битве
talk-promise-no-card = не играет определённую карту
talk-promise-no-attack = отказывается от атаки на регион
talk-promise-attack-next = при следующем выборе атакует регион
talk-promise-spare = не атакует регионы игрока …
talk-promise-pope-on = переносит фишку Папы
talk-promise-pope-not-on = не отдаёт регион под покровительство Папы
talk-offer-until = До какого момента?
talk-battles = Сколько битв?
talk-offer-words = Своими словами
talk-offer-send = Предложить
talk-offer-from = { $by } (кому: { $to })
talk-accept = Принять
talk-decline = Отклонить
talk-withdraw = Отозвать
talk-offer-open = Ждёт вашего ответа.
talk-offer-waits = Ещё не ответили: { $names }.
talk-offer-accepted = Принято; обещания в силе.
talk-offer-declined = Отклонено; отказ дал игрок { $name }.
talk-offer-withdrawn = Отозвано.
talk-offer-lapsed = Потеряло силу, прежде чем все согласились.
talk-offer-ended = Завершено.
talk-offer-kept = Исполнено.
talk-offer-broken = Нарушено; слова не сдержали: { $names }.
talk-term-kept = исполнено
talk-term-broken = нарушено

# Showing cards

talk-show-cards = Показать карты
talk-show-which = Какие карты?
talk-show-to = Кому?
talk-show-face-down = карта рубашкой вверх: { $card }
talk-show-hint = Все узнают, сколько карт вы показали и кому; какие — только те, кто их видит.
talk-show-send = Показать
talk-known = Известные вам карты
talk-known-of = Известные вам карты: { $cards }
