# Время, ходы, отсутствие и уведомления

moments-turns = Ваши ходы
moments-turns-none = Ни один стол вас не ждёт.
moments-turns-wait = { $count ->
    [one] { $count } стол ждёт вас
    [few] { $count } стола ждут вас
   *[many] { $count } столов ждут вас
}
moments-notices = Когда наступает ваш ход
moments-sound = Звук
moments-notify = Уведомление браузера
moments-notify-denied = Браузер не разрешает уведомления для этой страницы; разрешите их в его настройках.
moments-notify-open = Они приходят, пока страница Condotta открыта, хотя бы в фоне.
moments-push = И когда эта страница закрыта
moments-push-about = Для столов по переписке. Весть приносит служба вашего браузера и прочесть её не может.
moments-push-failed = Служба уведомлений вашего браузера недоступна; попробуйте позже.
moments-push-impossible = Если вы закроете страницу, ничто не скажет вам, что пришёл ваш ход: этот браузер тогда недоступен.
moments-push-off = Если вы закроете страницу, ничто не скажет вам, что пришёл ваш ход, если не выбрать этого здесь.
moments-your-turn = Ваш ход
moments-your-turn-at = Ваш ход за столом «{ $table }».
moments-push-turn = Вас ждёт стол игры «{ $game }».
moments-turn-of = Ход игрока { $name }
moments-clock-of = Часы игрока { $name }: { $time }
moments-left-until = осталось { $time }, до { $until }
moments-days-hours = { $days } д { $hours } ч
moments-little = { $seconds ->
    [one] На ваших часах осталась { $seconds } секунда.
    [few] На ваших часах остались { $seconds } секунды.
   *[many] На ваших часах осталось { $seconds } секунд.
}
moments-stand-in-you = За вас играет замена. Ваше место сохранено.
moments-return = Вернуться на место
moments-stand-in = За игрока { $names } играет замена; место сохранено.
moments-broken-off = Игра прервана.
moments-standing = Что происходит за столом
moments-leave = Покинуть стол
moments-leave-about = Замена играет за вас, пока вы не вернётесь.
moments-leave-rated = Замена играет за вас, пока вы не вернётесь. Если она сделает за вас ход, в рейтинге вы будете последним.
moments-lost = Связь потеряна; возвращаемся … Начатое сохранится.
moments-install = Установить приложение
moments-unreached = Если вы закроете страницу, ничто не скажет вам, что пришёл ваш ход: этот сервер не шлёт известий.
