# The terminal's own words. What is typed (pass, play, quit) is the same in every language.

terminal-preparing = Готовлю правила; в самый первый раз это займёт минуту …
terminal-greeting = { $game }, игроков: { $players }. Введите ? для справки.
terminal-you-are = Вы — { $name }.
terminal-ask-seat = В этой записи не сказано, кто играл. Какое место ваше: { $seats }? (Enter: 0)
terminal-ask-bots = Какие боты играют за остальных: { $bots }? (Enter: recruit)
terminal-title-turn = Ходит { $name }
terminal-title-over = Партия окончена
terminal-hand-over = Передайте экран (теперь { $name }) и нажмите Enter

terminal-head-player = Игрок
terminal-head-hand = Рука
terminal-head-line = Войско
terminal-head-strength = Сила
terminal-head-regions = Регионы
terminal-head-state = Статус
terminal-head-region = Регион
terminal-head-owner = Чей
terminal-head-borders = Граничит
terminal-head-territory = Территория
terminal-head-leader = Впереди
terminal-head-armies = Войска
terminal-head-points = Очки
terminal-head-number = №
terminal-head-move = Ход

terminal-you = (вы)
terminal-holds = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
terminal-your-hand = Ваша рука ({ $count }):
terminal-face-down = закрытая
terminal-known = Вы знаете, что { $name } держит: { $cards }.
terminal-battle-for = Битва: { $region }
terminal-next-battle = Следующая битва: { $region }
terminal-after-battle = После битвы: { $region }
terminal-final-battle = Решающая битва
terminal-no-battle = { $name } выбирает следующий регион
terminal-pope-at = Папа: { $region }
terminal-pope-off = Папа вне поля
terminal-pile = колода { $count }
terminal-mark-token = фишка
terminal-mark-passed = пас
terminal-mark-defends = защита
terminal-mark-apart = не участвует
terminal-map-pope = Папа
terminal-map-contested = идёт битва
terminal-hidden-play = play (закрытая карта)
terminal-hidden-keep = keep (тайно)
terminal-army-leads = впереди
terminal-army-won = взята

terminal-ask-attack = Какой регион вы атакуете?
terminal-ask-battle = Сыграйте карту или спасуйте.
terminal-ask-pope = Куда поставить фишку Папы?
terminal-ask-take = Какого наёмника вы возвращаете?
terminal-ask-discard = Битва окончена. Что делать с картами на руке?
terminal-ask-keep-first = Раунд окончен. Можно оставить не больше двух карт: какую?
terminal-ask-keep-second = И какую ещё?
terminal-ask-draw = Сколько карт вы берёте?
terminal-ask-card = Какую карту вы выкладываете?
terminal-ask-territory = Куда выложить { $card }?
terminal-hint-first = (? — справка)
terminal-hint-further = (Enter — назад)
terminal-no-number = Варианта { $number } нет.
terminal-beside-yours = * = рядом с вашими
terminal-choose-pass = пас
terminal-choose-pass-reveal = пас, раскрыв карту
terminal-choose-play = сыграть: { $card }
terminal-choose-pope-off = вне поля
terminal-choose-take = вернуть: { $card }
terminal-choose-nothing = ничего
terminal-choose-no-more = больше никакой
terminal-choose-keep = оставить
terminal-choose-discard = сбросить всё
terminal-choose-draw = взять { $count }

terminal-help-moves = Ваш ход
terminal-help-commands = Кроме того
terminal-form-number = вариант с этим номером
terminal-form-attack-milano = выбрать регион следующей битвы
terminal-form-play-10 = сыграть карту
terminal-form-play-bishop-pope-roma = сыграть Епископа и поставить фишку Папы в регион
terminal-form-play-bishop-pope-off = то же, и фишка Папы уходит с поля
terminal-form-play-scarecrow-take-6 = сыграть Пугало и вернуть наёмника
terminal-form-pass = больше не играть в этой битве
terminal-form-pass-reveal = то же, раскрыв закрытую карту
terminal-form-keep = после битвы: оставить карты
terminal-form-discard = после битвы: сбросить руку без наёмников
terminal-form-keep-10-heroine = в конце раунда: оставить не больше двух карт
terminal-form-keep-nothing = в конце раунда: ничего не оставить
terminal-form-draw-2 = после битвы: взять до трёх карт (вариант игры)
terminal-form-place-sbf-jerusalem = выложить в Иерусалим карту с копьём, луком и флагом
terminal-form-sbf-3 = то же, короче
terminal-help-board = ещё раз стол и ваши варианты
terminal-help-hand = ещё раз ваша рука
terminal-help-map-condottiere = кто чем владеет и что с чем граничит
terminal-help-map-ordonnance = войска на каждой территории и кто там впереди
terminal-help-log = что было раньше
terminal-help-why = почему ход запрещён
terminal-help-rules = правило (по-английски), например rules { $clause } или rules win
terminal-help-show = показать карты с руки другим: по номеру места, по имени или всем (all)
terminal-help-hint = что сделал бы капитан — бот
terminal-help-auto = пусть на этот раз выберет капитан
terminal-help-save = записывать партию в файл, отныне ход за ходом
terminal-help-quit = выйти из игры

terminal-why-what = Добавьте ход, например: why { $action }
terminal-why-allowed = Сейчас так можно.
terminal-rules-what = Добавьте правило или слово, например: rules { $clause }
terminal-show-what = Назовите карты и кому их показать, например: show 10 winter to 2
terminal-save-what = Добавьте имя файла, например: save vecher.jsonl
terminal-save-taken = Файл { $file } уже есть; выберите другое имя.
terminal-save-no-folder = Не удалось записать { $file }: нет папки { $folder }.
terminal-save-closed = Не удалось записать { $file }: папка { $folder } для вас закрыта.
terminal-saved = Запись партии в файле { $file }.
terminal-save-failed = Не удалось записать файл { $file }: { $why }
terminal-hint = Капитан выбрал бы: { $action }
terminal-auto = Выбрано за вас: { $action }
terminal-quit-save = Эта партия не записана. Введите имя файла, чтобы её сохранить, или нажмите Enter, чтобы выйти:
terminal-left = До встречи.
terminal-left-saved = Партия в файле { $file }; её продолжит condotta play --resume { $file }
terminal-left-unsaved = Эта партия не сохранена. В следующий раз начните с --save FILE или введите save FILE.

terminal-wins = побеждает
terminal-shares = делит победу
terminal-score-condottiere = { $count ->
    [one] { $count } регион
    [few] { $count } региона
   *[many] { $count } регионов
 }
terminal-score-ordonnance = { $count ->
    [one] { $count } территория
    [few] { $count } территории
   *[many] { $count } территорий
 }
terminal-outcome = Победа: { $names }. ({ $scores })
terminal-unfinished = Запись кончается здесь; партия не окончена.

terminal-standing = Счёт после { $games ->
    [one] { $games } партии
   *[many] { $games } партий
 }; играем до { $target } очков
terminal-match-won = { $count ->
    [one] { $names } выигрывает матч.
   *[many] { $names } делят победу в матче.
 }
terminal-match-final = Равенство во главе, решающая битва: { $names }.
terminal-next-game = Нажмите Enter, чтобы начать следующую партию

terminal-analysing = Каждый ход доигрывается до конца
terminal-analysis-empty = В этой записи ещё нет ходов.
terminal-analysis-title = { $game }: шансы на победу после каждого хода, в %, при открытых картах
terminal-analysis-legend = ! перелом из-за хода   ~ перелом из-за пришедших карт   ? явная ошибка
terminal-turning-points = { $count ->
    [0] Ни один ход не переломил игру (!)
    [one] { $count } ход переломил игру (!)
    [few] { $count } хода переломили игру (!)
   *[other] { $count } ходов переломили игру (!)
 }
terminal-turn = { $name }: { $action }. { $other }: было { $before }, стало { $after }.
terminal-turns-of-luck = { $count ->
    [0] Карты ни разу не переломили игру (~)
    [one] Карты { $count } раз переломили игру (~)
    [few] Карты { $count } раза переломили игру (~)
   *[other] Карты { $count } раз переломили игру (~)
 }
terminal-turn-of-luck = Карты после хода { $name }: { $action }. { $other }: было { $before }, стало { $after }.
terminal-mistakes = { $count ->
    [0] Явных ошибок нет (?)
    [one] { $count } явная ошибка (?), судя по тому, что игрок мог знать
    [few] { $count } явные ошибки (?), судя по тому, что игроки могли знать
   *[other] { $count } явных ошибок (?), судя по тому, что игроки могли знать
 }
terminal-mistake = { $name }: { $action } ({ $instead }); лучше было { $better } ({ $chance }).

terminal-check-chain = Строки
terminal-check-rules = Ходы
terminal-check-outcome = Исход
terminal-check-commitment = Обязательство
terminal-check-shuffle = Тасовка
terminal-check-signature = Подпись
terminal-verdict-holds = верно
terminal-verdict-wrong = НЕВЕРНО
terminal-verdict-unchecked = не проверено
terminal-verdict-nothing = нечего проверять
terminal-because-chain = Все строки целы и стоят по порядку ({ $lines }).
terminal-because-damaged = Строка { $line }: { $reason }.
terminal-because-unread = Это нельзя проверить после ошибки, указанной выше.
terminal-because-unknown-rules = Версия { $version } правил игры { $game } здесь не известна.
terminal-because-rules = Правила допускают все ходы ({ $moves }).
terminal-because-outcome = Ходы приводят к записанному исходу.
terminal-because-unfinished = В записи не назван исход.
terminal-because-chosen-seed = Зерно выбрал тот, кто начал партию.
terminal-because-commitment = Секрет соответствует обязательству { $commitment }. Сравните его с тем, что вам показали перед партией: на странице оно есть там, где игроки садятся за стол, в панели «Стол» и под повтором партии.
terminal-because-other-secret = Секрет не соответствует обязательству { $commitment }.
terminal-because-set-up = Партия началась с позиции, расставленной вручную, её никто не тасовал.
terminal-because-shuffle = Зерно следует из секрета партии { $game } и того, что к нему добавили: { $added }. Кто играл, пусть сравнит свою часть.
terminal-because-alone = Зерно следует из секрета партии { $game }, но никто ничего к нему не добавил: знавший секрет мог выбрать карты.
terminal-because-unsigned = Запись не подписана.
terminal-because-no-key = В ней назван ключ { $by }; укажите открытый ключ сервера через --key. Сервер отдаёт его по адресу /api/key.
terminal-because-no-extra = В ней назван ключ { $by }; для проверки нужно дополнение server: pip install 'condotta[server]'.
terminal-because-other-key = В ней назван ключ { $by }, а не указанный { $key }.
terminal-because-signature = Указанный ключ { $by } подписал эту запись в этом виде.
terminal-because-forged = Ключ { $by } не подписывал эту запись в этом виде.
terminal-verified = Всё, что можно было проверить, верно.
terminal-unverified = С этой записью что-то не так.
