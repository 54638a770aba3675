# Names of cards and regions

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-10 = 10
card-winter = Zima
card-spring = Wiosna
card-bishop = Biskup
card-courtesan = Kurtyzana
card-drummer = Dobosz
card-heroine = Bohaterka
card-scarecrow = Kukła
card-surrender = Kapitulacja

region-Torino = Turyn
region-Milano = Mediolan
region-Venezia = Wenecja
region-Genova = Genua
region-Mantova = Mantua
region-Parma = Parma
region-Modena = Modena
region-Ferrara = Ferrara
region-Bologna = Bolonia
region-Lucca = Lukka
region-Firenze = Florencja
region-Siena = Siena
region-Urbino = Urbino
region-Ancona = Ankona
region-Spoleto = Spoleto
region-Roma = Rzym
region-Napoli = Neapol
