# В чём стол сервера отказывает и почему

refused-table-unknown = Такого стола нет.
refused-table-archived = Этот стол закрыт; его можно только посмотреть.
refused-table-closed = За этим столом нет зрителей.
refused-table-busy = За столом слишком оживлённо; попробуйте ещё раз.
refused-person-unknown = Сначала назовите себя.
refused-seat-none = Вы не сидите за этим столом.
refused-seat-which = У вас несколько мест: скажите, за какое вы играете.
refused-seat-other = Место { $chair } не ваше.
refused-seat-unknown = Такого места нет.
refused-seat-already = Вы уже сидите за этим столом.
refused-seat-match = Идёт матч на очки, и очки места принадлежат его игроку; оставайтесь на своём.
refused-seat-taken = Это место занято.
refused-seat-empty = На месте { $chair } никто из людей не сидит.
refused-seat-stood-in = За вас играет заместитель; сначала вернитесь на своё место.
refused-seat-present = Вас никто не замещает; место ваше.
refused-host-only = Это может сделать только хозяин стола.
refused-unseat-match = Идёт матч на очки, и очки места принадлежат его игроку; спросите голосованием, здесь ли он ещё.
refused-bot-unknown = Такого бота нет; есть { $bots }.
refused-bot-none = На месте { $chair } нет бота.
refused-bot-rated = За рейтинговым столом играют только люди.
refused-bots-alone = Боты уже играют без людей ваши партии ({ $most }); подождите, пока одна из них закончится, или сядьте за стол сами.
refused-colour-unknown = Такого цвета нет; есть { $colours }.
refused-colour-taken = Этот цвет у другого игрока.
refused-settings-seated = Кто-то сидит на месте, которое при числе игроков { $players } не нужно; сначала он должен встать.
refused-settings-hotseat = Кто-то играет здесь за нескольких человек за одним экраном; сначала они должны встать.
refused-contribution-made = Вы уже внесли свою долю в эту тасовку.
refused-contribution-form = Добавьте 16 байтов, записанных 32 шестнадцатеричными цифрами.
refused-start-empty = { $free ->
    [one] Ещё { $free } место свободно; посадите туда игрока или бота.
    [few] Ещё { $free } места свободны; посадите туда игроков или ботов.
   *[many] Ещё { $free } мест свободны; посадите туда игроков или ботов.
}
refused-game-none = Здесь ещё не играют.
refused-game-running = Партия ещё идёт.
refused-game-over = Партия окончена.
refused-game-paused = Партия приостановлена.
refused-move-stale = Партия ушла вперёд; у следующего хода номер { $move }.
refused-battle-stale = То сражение окончено; сейчас сражение { $battle }.
refused-action-form = Это не действие игры.
refused-answer-form = Заранее можно только оставить или сбросить руку.
refused-text-length = Скажите что-нибудь, не длиннее { $most } знаков.
refused-talk-often = Слишком много сказано сразу; подождите { $seconds } с.
refused-asks-often = Слишком много запросов сразу; подождите { $seconds } с.
refused-talk-blocked = Игрок на месте { $chair } не хочет ни говорить с вами наедине, ни получать ваши предложения.
refused-vote-none = Никто не назначал голосования.
refused-vote-open = Другое голосование ещё не окончено.
refused-vote-twice = У вас здесь нет голоса, или вы уже проголосовали.
refused-vote-unknown = Голосовать можно о { $votes }.
refused-vote-needless = Голосовать не о чем.
refused-vote-pause = Никто не может продлить паузу: партия продолжится, когда все согласятся или когда истечёт время голосования.
refused-vote-come = Между партиями рейтингового матча это голосование завершает только тот, о ком спрашивают: он приходит на следующую партию, и его страница делает это сама.
refused-take-back-late = Нет вашего хода, который можно взять назад: вы ещё не ходили, или после него кто-то сыграл карту, или были открыты карты.
refused-name-length = В имени от 1 до 24 букв.
refused-name-taken = Это имя уже занято.
refused-game-unknown = За этим столом не было такой игры.
refused-viewer-unknown = Такого места нет: укажите место, open или public.
refused-viewer-running = Пока игра идёт, вы видите её только своими глазами.
refused-review-none = Никто ещё не просил разобрать эту игру.
refused-hint-none = За этим столом нет подсказок.
