# Names of cards and regions

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-10 = 10
card-winter = Inverno
card-spring = Primavera
card-bishop = Vescovo
card-courtesan = Cortigiana
card-drummer = Tamburino
card-heroine = Eroina
card-scarecrow = Spaventapasseri
card-surrender = Resa

region-Torino = Torino
region-Milano = Milano
region-Venezia = Venezia
region-Genova = Genova
region-Mantova = Mantova
region-Parma = Parma
region-Modena = Modena
region-Ferrara = Ferrara
region-Bologna = Bologna
region-Lucca = Lucca
region-Firenze = Firenze
region-Siena = Siena
region-Urbino = Urbino
region-Ancona = Ancona
region-Spoleto = Spoleto
region-Roma = Roma
region-Napoli = Napoli
