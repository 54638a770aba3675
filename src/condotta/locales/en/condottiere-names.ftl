# Names of cards and regions

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-10 = 10
card-winter = Winter
card-spring = Spring
card-bishop = Bishop
card-courtesan = Courtesan
card-drummer = Drummer
card-heroine = Heroine
card-scarecrow = Scarecrow
card-surrender = Surrender

region-Torino = Turin
region-Milano = Milan
region-Venezia = Venice
region-Genova = Genoa
region-Mantova = Mantua
region-Parma = Parma
region-Modena = Modena
region-Ferrara = Ferrara
region-Bologna = Bologna
region-Lucca = Lucca
region-Firenze = Florence
region-Siena = Siena
region-Urbino = Urbino
region-Ancona = Ancona
region-Spoleto = Spoleto
region-Roma = Rome
region-Napoli = Naples
