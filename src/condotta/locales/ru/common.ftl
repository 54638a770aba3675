# What both games say

list-and = { $first } и { $last }

refused-unknown = Правила этого не позволяют ({ $code }).
refused-turn-spectator = Вы наблюдаете за партией; ходят только игроки за столом.
refused-turn-over = Партия окончена; ходов больше нет.
refused-turn-other = Сейчас ход другого игрока; дождитесь своего.
