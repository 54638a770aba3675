# Offers between players. Terms and moments are parts of sentences

deal-offered = { $by } делает предложение, оно действует { $until } (для кого: { $to }): { $content }.
deal-words = «{ $text }»
deal-accepted = { $seat } принимает предложение игрока { $by }.
deal-declined = { $because ->
    [no_deals] { $seat } не заключает сделок и отклоняет предложение игрока { $by }.
    [only_terms] { $seat } отклоняет предложение игрока { $by }: одни слова ничего не обещают.
    [broken_word] { $seat } отклоняет предложение игрока { $by } и помнит нарушенное обещание.
    [leader] { $seat } отклоняет предложение игрока { $by }: никаких сделок с теми, кто вот-вот победит.
    [promised] { $seat } отклоняет предложение игрока { $by }: все эти обещания сдержать нельзя.
    [too_dear] { $seat } отклоняет предложение игрока { $by }: оно требует больше, чем даёт.
   *[none] { $seat } отклоняет предложение игрока { $by }.
}
deal-withdrawn = { $by } отзывает предложение.
deal-lapsed = Предложение игрока { $by } больше не действует.
deal-kept = Обещание сдержано: { $term }.
deal-broken = { $seat } нарушает обещание: { $term }.

# What is promised

term-pass = { $seat } больше не играет карт в этой битве
term-no-card = { $seat } не играет в этой битве карту «{ $card }»
term-no-attack = { $has_provided ->
    [yes] { $seat } отказывается от атаки на { $region }, пока { $holder } контролирует { $held }
   *[no] { $seat } отказывается от атаки на { $region }
}
term-spare = { $seat } не атакует регионы, которые контролирует { $other }
term-attack-next = { $seat } при следующем выборе региона атакует { $region }, если это возможно
term-pope-on = { $has_region ->
    [yes] { $seat } отдаёт { $region } под покровительство Папы
   *[no] { $seat } ставит фишку Папы вне поля
}
term-pope-not-on = { $seat } не отдаёт { $region } под покровительство Папы

# Until when

moment-battles = { $count ->
    [1] до конца этой битвы
    [one] до конца { $count } битвы
   *[other] до конца { $count } битв
}
moment-round = до конца этого раунда
moment-token = до перехода фишки кондотьера к другому игроку
moment-game = до конца партии

# Why an offer or an answer is refused

refused-offer-parties = Выберите, кому делаете предложение: другим игрокам за этим столом, каждому один раз.
refused-offer-empty = Напишите, что вы предлагаете, или выберите обещание.
refused-offer-long = В предложении помещается { $limit } знаков; напишите короче.
refused-offer-unclean = В тексте есть невидимые знаки; напишите его одной строкой, без них.
refused-offer-many-open = У вас слишком много предложений; хватит { $limit } одновременно. Сначала отзовите одно.
refused-offer-many = В этой партии вы сделали уже { $limit } предложений; больше нельзя.
refused-offer-many-terms = Для одного предложения хватит { $limit } обещаний; уберите лишние.
refused-offer-repeated = Одно и то же обещание указано дважды; уберите одно.
refused-offer-no-terms = В этой игре обещания нельзя оценить; напишите предложение словами.
refused-offer-no-moment = В этой игре предложение может действовать только до конца партии.
refused-offer-no-rounds = В этой партии нет раундов; выберите другой момент.
refused-offer-battles = Выберите число битв от 1 до { $limit }.
refused-offer-stranger = Обещать в предложении могут только его участники.
refused-offer-whose = Назовите другого игрока за этим столом.
refused-offer-out = Кто выбыл из битвы, и так больше не играет карт; пообещайте что-нибудь другое.
refused-offer-final-battle = В решающей битве нет регионов для атаки, а фишка Папы остаётся на месте; пообещайте что-нибудь другое.
refused-offer-nothing-to-spare = В этой партии никто не может атаковать регион с маркером власти; пообещайте что-нибудь другое.
refused-offer-no-choice = До конца этой битвы регион никто не выбирает; назовите более поздний момент.
refused-offer-region-taken = На регионе «{ $region }» лежит маркер власти: его больше нельзя ни атаковать, ни взять под защиту.
refused-offer-unknown = Такого предложения нет.
refused-offer-closed = { $state ->
    [accepted] Это предложение уже принято.
    [declined] Это предложение отклонено.
    [withdrawn] Это предложение отозвано.
    [lapsed] Это предложение больше не действует.
   *[other] С этим предложением всё уже решено.
}
refused-offer-own = Это ваше собственное предложение; его можно только отозвать.
refused-offer-answered = Вы уже приняли это предложение.
refused-offer-not-yours = Отозвать предложение может только тот, кто его сделал; вы можете его отклонить.
