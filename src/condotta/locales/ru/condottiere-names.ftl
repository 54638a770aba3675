# Names of cards and regions

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-10 = 10
card-winter = Зима
card-spring = Весна
card-bishop = Епископ
card-courtesan = Куртизанка
card-drummer = Барабанщик
card-heroine = Героиня
card-scarecrow = Пугало
card-surrender = Капитуляция

region-Torino = Турин
region-Milano = Милан
region-Venezia = Венеция
region-Genova = Генуя
region-Mantova = Мантуя
region-Parma = Парма
region-Modena = Модена
region-Ferrara = Феррара
region-Bologna = Болонья
region-Lucca = Лукка
region-Firenze = Флоренция
region-Siena = Сиена
region-Urbino = Урбино
region-Ancona = Анкона
region-Spoleto = Сполето
region-Roma = Рим
region-Napoli = Неаполь
