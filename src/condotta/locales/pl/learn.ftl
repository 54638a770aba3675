# The lessons; the page loads them when they are opened

learn-lead = Dziesięć minut na każdą grę, z kartami w ręku i według prawdziwych zasad. Możesz przerwać w każdej chwili i wrócić później.
learn-begin = Zacznij
learn-continue = Kontynuuj
learn-done = ukończony
learn-you = Ty
learn-teacher = Lekcja
learn-progress = Postęp w rozdziale
learn-chapter = Rozdział { $number } z { $of }
learn-leave = Wszystkie rozdziały
learn-go-on = Dalej
learn-show = Pokaż mi
learn-again = Jeszcze raz
learn-next = Następny rozdział
learn-finish = Do końca lekcji
learn-not-this = To dozwolone, ale ta lekcja jest o czym innym. Zrób to, o co prosimy powyżej.
learn-won = Gra wygrana.
learn-only-cards = Ten rozdział jest skończony; idź dalej powyżej.

learn-condottiere-first-title = Pierwsza bitwa
learn-condottiere-first-1 = Jesteś kapitanem do wynajęcia, a Włochy są na sprzedaż. Każdy region zdobywa się w bitwie na karty. We dwoje potrzeba sześciu regionów albo czterech sąsiadujących.
learn-condottiere-first-2 = Masz znacznik kondotiera, więc ty decydujesz, gdzie będzie bitwa. Wybierz dowolny region na mapie.
learn-condottiere-first-3 = Teraz po kolei zagrywa się po jednej karcie albo pasuje. Te trzy to Najemnicy, a każdy dodaje tyle, ile pokazuje. Zagraj swoją 6.
learn-condottiere-first-3-wrong = { $choice ->
    [pass] Kto spasuje, odpada z bitwy, a ty nie masz jeszcze nic na stole. Zagraj swoją 6.
   *[other] Można i tak. Zacznij jednak od silnej karty: zagraj swoją 6.
}
learn-condottiere-first-4 = Malatesta odpowiada 5. To, co zagrasz, przepada po bitwie, więc zagrywaj tylko tyle, ile trzeba: swoją 3.
learn-condottiere-first-4-wrong = { $choice ->
    [pass] Zagrywając 2, Malatesta przebiłby twoją 6. Zagraj swoją 3.
   *[other] Karta 4 też by wystarczyła, ale silniejszą warto zachować. Zagraj swoją 3.
}
learn-condottiere-first-5 = 9 do 7, a Malatesta nie ma już kart. Nikt cię nie przebije: spasuj i zachowaj swoją 4.
learn-condottiere-first-5-wrong = Już prowadzisz; kolejna karta by się zmarnowała. Spasuj.
learn-condottiere-first-6 = Wygrywa najsilniejsza kompania. Na regionie stoi twój znacznik kontroli, a ty bierzesz znacznik kondotiera: wybierzesz następny region.

learn-condottiere-winter-title = Zima
learn-condottiere-winter-1 = Karta 10 Malatesty przeważa nad twoimi 3 i 2. Zagraj Zimę: każdy Najemnik w każdej kompanii liczy się wtedy tylko za 1.
learn-condottiere-winter-1-wrong = { $choice ->
    [pass] Wtedy 10 pokona 5. Zagraj Zimę.
   *[other] To da 6, a 10 to nadal więcej. Zagraj Zimę.
}
learn-condottiere-winter-2 = Prowadzisz 2 do 1, ale Malatesta zagrywa 4. Zimą jest warta 1, więc jest remis, a remisu nikt nie wygrywa. Twoja 1 jest teraz tak dobra jak każda karta: zagraj ją.
learn-condottiere-winter-2-wrong = Przy 2 do 2 nikt by nie wygrał. Zagraj swoją 1.
learn-condottiere-winter-3 = Wygrana 3 do 2. Zima pomaga temu, kto ma wiele małych kart; trwa do końca bitwy albo do nadejścia Wiosny.

learn-condottiere-spring-title = Wiosna
learn-condottiere-spring-1 = Jest Zima, 2 do 2. Wiosna przepędza Zimę i dodaje po 3 najwyższym Najemnikom na stole. To twoje 5: zagraj Wiosnę.
learn-condottiere-spring-1-wrong = Jeszcze nie: najpierw niech przyjdzie Wiosna.
learn-condottiere-spring-2 = Najwyższa jest teraz 6 Malatesty, więc ona dostaje 3, a twoje 5 są znów warte po 5: 10 do 17. Zagraj i ty 6, a Wiosna sprzyjać będzie obu.
learn-condottiere-spring-2-wrong = { $choice ->
    [pass] Wtedy 17 pokona 10. Zagraj swoją 6.
   *[other] Karta 1 tu nie pomoże. Zagraj swoją 6.
}
learn-condottiere-spring-3 = 10 i 9 to 19, przeciw 17. Malatesta nie ma kart: spasuj.
learn-condottiere-spring-3-wrong = Prowadzisz; zachowaj swoją 1 i spasuj.
learn-condottiere-spring-4 = Wygrana. Suma pod pieczęcią zawsze pokazuje, ile teraz warta jest każda karta: naciśnij pieczęć, aby ją zobaczyć.

learn-condottiere-drummer-title = Dobosz
learn-condottiere-drummer-1 = 10 do 15. Dobosz podwaja wszystkich Najemników twojej kompanii i niczyich innych. Zagraj go.
learn-condottiere-drummer-1-wrong = { $choice ->
    [pass] Wtedy 15 pokona 10. Zagraj Dobosza.
   *[other] To da 11, za mało. Zagraj Dobosza.
}
learn-condottiere-drummer-2 = Teraz 20 do 18. Malatesta nie ma już kart: spasuj.
learn-condottiere-drummer-2-wrong = Prowadzisz; zachowaj swoją 1 i spasuj.
learn-condottiere-drummer-3 = Wygrana. Drugi Dobosz w tej samej kompanii nic nie doda. Kolejność jest zawsze ta sama: Zima, potem Dobosz, potem Wiosna.

learn-condottiere-heroine-title = Bohaterka
learn-condottiere-heroine-1 = Znów Zima, 2 do 2. Bohaterka nie jest Najemnikiem: liczy się za 10 i żadna karta jej nie dosięgnie. Zagraj ją.
learn-condottiere-heroine-1-wrong = { $choice ->
    [pass] Przy 2 do 2 nikt by nie wygrał. Zagraj Bohaterkę.
   *[other] Zimą karta 2 jest warta tylko 1, a Malatesta ma jeszcze kartę. Zagraj Bohaterkę.
}
learn-condottiere-heroine-2 = Zimą karta 10 Malatesty jest warta 1: 12 do 3. Spasuj.
learn-condottiere-heroine-2-wrong = Prowadzisz wysoko; zachowaj swoją 2 i spasuj.
learn-condottiere-heroine-3 = Wygrana. W talii są tylko trzy Bohaterki.

learn-condottiere-courtesan-title = Kurtyzana
learn-condottiere-courtesan-1 = 2 do 16: ten region jest stracony. Znacznik jeszcze nie. Dostaje go ten, kto sam jeden ma najwięcej Kurtyzan, ktokolwiek wygra. Zagraj Kurtyzanę.
learn-condottiere-courtesan-1-wrong = { $choice ->
    [pass] Wtedy Malatesta weźmie i region, i znacznik. Najpierw zagraj Kurtyzanę.
   *[other] To nie uratuje regionu. Zagraj Kurtyzanę.
}
learn-condottiere-courtesan-2 = Malatesta spasował. Brakuje ci 14, więc nic nie marnuj: spasuj.
learn-condottiere-courtesan-2-wrong = To nie wystarczy, a karta przepadnie. Spasuj.
learn-condottiere-courtesan-3 = Malatesta ma region, a ty znacznik. Więc to ty wybierasz miejsce następnej bitwy: zaatakuj dowolny wolny region.
learn-condottiere-courtesan-4 = Teraz każdy mówi, co robi z kartami na ręce. Odrzucić wolno tylko rękę bez Najemników; ty masz dwóch, więc zachowaj karty.
learn-condottiere-courtesan-5 = Następną bitwę otwierasz ty. Karty muszą wystarczyć na wszystkie bitwy rundy: nowych nie będzie przed jej końcem.

learn-condottiere-bishop-title = Biskup i papież
learn-condottiere-bishop-1 = Malatesta ma dwie 10. Biskup odrzuca wszystkich Najemników o najwyższej wartości na stole. Potem obejmuje łaską papieża region bez znacznika: wybierz go, potem zagraj.
learn-condottiere-bishop-1-wrong = { $choice ->
    [pass] Wtedy 20 pokona 8. Zagraj Biskupa.
    [pope-off] Można, ale tym razem wybierz dla papieża region na mapie.
   *[other] Przeciw 20 to za mało. Zagraj Biskupa.
}
learn-condottiere-bishop-2 = Nie ma już kart 10, a 6 nie sięga twoich 8. Spasuj.
learn-condottiere-bishop-2-wrong = Prowadzisz; zachowaj swoją 2 i spasuj.
learn-condottiere-bishop-3 = Wybierasz następny region. Tego, który chroni papież, nie wolno atakować. Spróbuj: naciśnij region z kluczami.
learn-condottiere-bishop-4 = Wszystko, czego nie można zrobić, mówi dlaczego i odsyła do zasady. Teraz zaatakuj wolny region.
learn-condottiere-bishop-5 = Znacznik papieskiej łaski zostaje na miejscu, póki ktoś nie zagra kolejnego Biskupa.

learn-condottiere-scarecrow-title = Kukła
learn-condottiere-scarecrow-1 = Malatesta spasował z siłą 5, a ty masz 16: więcej, niż trzeba. Kukła zabiera z twojej kompanii jednego Najemnika z powrotem na rękę. Zagraj ją i zabierz 10.
learn-condottiere-scarecrow-1-wrong = { $choice ->
    [take-6] Ocalisz 6, ale 10 jest warta więcej, a 6 wystarczy przeciw 5. Zabierz 10.
    [scarecrow] Można nic nie zabierać, tylko po co? Zabierz 10.
   *[other] Najpierw zagraj Kukłę i ocal swoją 10.
}
learn-condottiere-scarecrow-2 = 6 do 5 nadal wygrywa. Spasuj.
learn-condottiere-scarecrow-2-wrong = 6 wystarczy; zachowaj karty i spasuj.
learn-condottiere-scarecrow-3 = Wygrana, a karta 10 będzie walczyć znowu. Kukieł jest 16, to najczęstsza karta.

learn-condottiere-surrender-title = Kapitulacja
learn-condottiere-surrender-1 = Prowadzisz 14 do 11, ale Malatesta ma jeszcze karty. Kapitulacja natychmiast kończy bitwę i wygrywa najsilniejsza kompania. Zagraj ją.
learn-condottiere-surrender-1-wrong = { $choice ->
    [pass] Malatesta mógłby zagrać więcej i cię wyprzedzić. Zagraj Kapitulację.
   *[other] Już prowadzisz; nie czekaj. Zagraj Kapitulację.
}
learn-condottiere-surrender-2 = Wygrana, zanim Malatesta zdążył zagrać 10 i Dobosza.

learn-condottiere-victory-title = Koniec rundy i zwycięstwo
learn-condottiere-victory-1 = Runda kończy się, gdy karty ma najwyżej jeden gracz: to ty. Możesz zachować dwie. Naciśnij 10 i Bohaterkę, potem je zachowaj.
learn-condottiere-victory-1-wrong = Zachowaj 10 i Bohaterkę, swoje najsilniejsze karty.
learn-condottiere-victory-2 = Teraz każdy ma dziesięć kart i jedną więcej za każdy swój region. Ta bitwa toczy się o Spoleto. Zagraj Bohaterkę.
learn-condottiere-victory-2-wrong = Zacznij od Bohaterki.
learn-condottiere-victory-3 = Malatesta oszczędza karty i pasuje. Prowadzisz: spasuj.
learn-condottiere-victory-3-wrong = Wystarczy spasować, a wygrasz.
learn-condottiere-victory-4 = Florencja, Siena, Rzym i Spoleto sąsiadują ze sobą: cztery to królestwo i zwycięstwo. Teraz zagraj z botami albo przeczytaj w zasadach o wariantach.

learn-ordonnance-first-title = Terytoria i znaki
learn-ordonnance-first-1 = Ty i Malatesta walczycie o pięć terytoriów Lewantu. Na każdym wystawiacie po cztery karty; wygrywa, kto kontroluje najwięcej terytoriów.
learn-ordonnance-first-2 = Karty pokazują znaki. Od najsłabszego: włócznia, łuk, miecze, hełm, chorągiew. Naciśnij kartę z samą chorągwią, potem Jerozolimę.
learn-ordonnance-first-2-wrong = To dozwolone. Tu jednak weź samą chorągiew i Jerozolimę.
learn-ordonnance-first-3 = Dobrana została karta. Malatesta zbiera włócznie. Wystaw w Jerozolimie także hełm i chorągiew: dwie chorągwie to kompania.
learn-ordonnance-first-3-wrong = Chorągwie trzymają się razem: wystaw hełm i chorągiew w Jerozolimie.
learn-ordonnance-first-4 = Dwie karty z tym samym znakiem to kompania, trzy batalion, cztery pułk. Karta liczy się dla wszystkich swoich znaków.

learn-ordonnance-regiment-title = Pułk
learn-ordonnance-regiment-1 = W Jerozolimie leżą trzy chorągwie, batalion. Dopełnij wojsko kartą z łukiem i chorągwią: cztery chorągwie to pułk.
learn-ordonnance-regiment-1-wrong = Do pułku chorągwi brakuje jednej karty: wystaw łuk i chorągiew w Jerozolimie.
learn-ordonnance-regiment-2 = Malatesta ma pułk łuków. Liczby są równe, więc decyduje starszeństwo: chorągwie stoją wyżej niż łuki i Jerozolima jest twoja.

learn-ordonnance-numbers-title = Dwa przeciw jednemu
learn-ordonnance-numbers-1 = Na Cyprze wszystkie twoje karty mają włócznię i łuk. Karta z włócznią, łukiem i hełmem uczyni z obu pułki. Wystaw ją tam.
learn-ordonnance-numbers-1-wrong = Wystaw włócznię, łuk i hełm na Cyprze.
learn-ordonnance-numbers-2 = Malatesta ma pułk chorągwi, ale ty masz dwa pułki. Liczba jest ważniejsza niż starszeństwo: Cypr jest twój.

learn-ordonnance-same-title = Kto pierwszy
learn-ordonnance-same-1 = W Edessie oboje macie dwie włócznie i łuk. Dopełnij wojsko przed Malatestą: wystaw tam łuk.
learn-ordonnance-same-1-wrong = Wystaw sam łuk w Edessie, zanim zrobi to Malatesta.
learn-ordonnance-same-2 = Wojska są identyczne. Wtedy wygrywa to, które było pełne pierwsze: Edessa jest twoja.

learn-ordonnance-room-title = Miejsce dla czterech
learn-ordonnance-room-1 = W Trypolisie leżą już cztery twoje karty i nie ma więcej miejsca. Spróbuj: wybierz dowolną kartę i naciśnij Trypolis.
learn-ordonnance-room-2 = Wszystko, czego nie można zrobić, mówi dlaczego i odsyła do zasady. Pasować też nie wolno: wystaw kartę na innym terytorium.
learn-ordonnance-room-3 = Wystawionych kart się nie przesuwa. Pomyśl, które terytoria możesz zdobyć, a które oddasz.

learn-ordonnance-victory-title = Ostatnia karta
learn-ordonnance-victory-1 = Dwa terytoria są twoje, dwa Malatesty. Zdecyduje Trypolis.
learn-ordonnance-victory-2 = Hełmy i chorągwie czekają na jeszcze jedną kartę. Wystaw w Trypolisie łuk, miecze, hełm i chorągiew.
learn-ordonnance-victory-2-wrong = Tylko karta z łukiem, mieczami, hełmem i chorągwią dopełni oba pułki.
learn-ordonnance-victory-3 = Dwa pułki przeciw jednemu: Trypolis jest twój, a z trzema terytoriami cała gra.
