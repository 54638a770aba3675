# The lessons; the page loads them when they are opened

learn-lead = Ten minutes for each game, card in hand, by the real rules. You can stop at any time and go on later.
learn-begin = Begin
learn-continue = Go on
learn-done = done
learn-you = You
learn-teacher = The lesson
learn-progress = How far the chapter is
learn-chapter = Chapter { $number } of { $of }
learn-leave = All chapters
learn-go-on = Go on
learn-show = Show me
learn-again = Once more
learn-next = Next chapter
learn-finish = To the end of the lesson
learn-not-this = That is allowed, but not what this lesson is about. Do what is asked above.
learn-won = You have won the game.
learn-only-cards = This chapter is over; go on above.

learn-condottiere-first-title = The first battle
learn-condottiere-first-1 = You are a captain for hire, and Italy is for sale. Each region is won in a battle of cards. Two players need six regions, or four that lie side by side.
learn-condottiere-first-2 = You hold the Condottiere token, so you say where the battle is. Choose any region on the map.
learn-condottiere-first-3 = Now cards are laid in turn: one card, or pass. These three are Mercenaries, and each adds what it shows. Play your 6.
learn-condottiere-first-3-wrong = { $choice ->
    [pass] Who passes is out of the battle, and you have laid nothing yet. Play your 6.
   *[other] You could. But begin with the strong one: play your 6.
}
learn-condottiere-first-4 = Malatesta answers with a 5. What you lay is spent when the battle ends, so lay just enough: play your 3.
learn-condottiere-first-4-wrong = { $choice ->
    [pass] With a 2 Malatesta would overtake your 6. Play your 3.
   *[other] The 4 would win too, but a stronger card is worth keeping. Play your 3.
}
learn-condottiere-first-5 = 9 against 7, and Malatesta has no card left. Nobody can overtake you: pass, and keep your 4.
learn-condottiere-first-5-wrong = You are ahead already; a further card would be wasted. Pass.
learn-condottiere-first-6 = The strongest line wins. The region bears your marker, and you take the token: you will choose the next region.

learn-condottiere-winter-title = Winter
learn-condottiere-winter-1 = Malatesta's 10 outweighs your 3 and 2. Play Winter: every Mercenary, in every line, then counts only 1.
learn-condottiere-winter-1-wrong = { $choice ->
    [pass] Then 10 beats 5. Play Winter.
   *[other] That makes 6, and 10 is still more. Play Winter.
}
learn-condottiere-winter-2 = You lead 2 to 1, but Malatesta lays a 4. In Winter it is worth 1, so the battle is tied, and a tie is won by nobody. Your 1 is now as good as any card: play it.
learn-condottiere-winter-2-wrong = At 2 to 2 nobody would win. Play your 1.
learn-condottiere-winter-3 = Won by 3 to 2. Winter helps whoever has many small cards; it stays until the battle ends or Spring comes.

learn-condottiere-spring-title = Spring
learn-condottiere-spring-1 = It is Winter, 2 to 2. Spring drives Winter out and adds 3 to each of the highest Mercenaries on the table. Those are your 5s: play Spring.
learn-condottiere-spring-1-wrong = Not yet: first let Spring come.
learn-condottiere-spring-2 = Malatesta's 6 is now the highest, so it gets the 3, and your 5s are worth 5 again: 10 against 17. Lay a 6 as well, and Spring favours both.
learn-condottiere-spring-2-wrong = { $choice ->
    [pass] Then 17 beats 10. Play your 6.
   *[other] A 1 does not help here. Play your 6.
}
learn-condottiere-spring-3 = 10 and 9 are 19, against 17. Malatesta has no cards: pass.
learn-condottiere-spring-3-wrong = You are ahead; keep your 1 and pass.
learn-condottiere-spring-4 = Won. The sum behind a seal always shows what each card is worth now: press a seal to see it.

learn-condottiere-drummer-title = The Drummer
learn-condottiere-drummer-1 = 10 against 15. A Drummer doubles all Mercenaries of your own line, and nobody else's. Play it.
learn-condottiere-drummer-1-wrong = { $choice ->
    [pass] Then 15 beats 10. Play the Drummer.
   *[other] That makes 11, not enough. Play the Drummer.
}
learn-condottiere-drummer-2 = 20 against 18 now. Malatesta has no cards left: pass.
learn-condottiere-drummer-2-wrong = You are ahead; keep your 1 and pass.
learn-condottiere-drummer-3 = Won. A second Drummer in the same line would add nothing. The order is always: Winter, then the Drummer, then Spring.

learn-condottiere-heroine-title = The Heroine
learn-condottiere-heroine-1 = Winter again, 2 to 2. The Heroine is no Mercenary: she counts 10, and no card touches her. Play her.
learn-condottiere-heroine-1-wrong = { $choice ->
    [pass] At 2 to 2 nobody would win. Play the Heroine.
   *[other] In Winter the 2 counts only 1, and Malatesta still has a card. Play the Heroine.
}
learn-condottiere-heroine-2 = Malatesta's 10 is worth 1 in Winter: 12 against 3. Pass.
learn-condottiere-heroine-2-wrong = You are far ahead; keep your 2 and pass.
learn-condottiere-heroine-3 = Won. There are only three Heroines in the deck.

learn-condottiere-courtesan-title = The Courtesan
learn-condottiere-courtesan-1 = 2 against 16: this region is lost. But the token need not be. Who alone has laid the most Courtesans takes it, whoever wins. Play your Courtesan.
learn-condottiere-courtesan-1-wrong = { $choice ->
    [pass] Then Malatesta takes the region and the token. Play the Courtesan first.
   *[other] That does not save the region. Play the Courtesan.
}
learn-condottiere-courtesan-2 = Malatesta has passed. You would need 14 more, so waste nothing: pass.
learn-condottiere-courtesan-2-wrong = It will not be enough, and the card would be lost. Pass.
learn-condottiere-courtesan-3 = Malatesta has the region, you have the token. So you choose where the next battle is: attack any free region.
learn-condottiere-courtesan-4 = Now everybody is asked about his hand. Only a hand without Mercenaries may be thrown away; you hold two Mercenaries, so keep it.
learn-condottiere-courtesan-5 = The next battle is yours to open. Cards must last for all battles of a round: you get no new ones before it ends.

learn-condottiere-bishop-title = The Bishop and the Pope
learn-condottiere-bishop-1 = Malatesta has two 10s. A Bishop discards all Mercenaries of the highest value on the table. Then he sends the Pope to a region without a marker: choose one, then play.
learn-condottiere-bishop-1-wrong = { $choice ->
    [pass] Then 20 beats 8. Play the Bishop.
    [pope-off] You may, but this time choose a region for the Pope on the map.
   *[other] That is not enough against 20. Play the Bishop.
}
learn-condottiere-bishop-2 = The 10s are gone, and a 6 does not reach your 8. Pass.
learn-condottiere-bishop-2-wrong = You are ahead; keep your 2 and pass.
learn-condottiere-bishop-3 = You choose the next region. What the Pope protects cannot be attacked. Try it: press the region with the keys.
learn-condottiere-bishop-4 = Whatever cannot be done says why, and links to its rule. Now attack a region that is free.
learn-condottiere-bishop-5 = The Pope stays where he is until another Bishop is played.

learn-condottiere-scarecrow-title = The Scarecrow
learn-condottiere-scarecrow-1 = Malatesta has passed with 5, and you have 16: more than you need. A Scarecrow takes one Mercenary from your line back into your hand. Play it and take the 10.
learn-condottiere-scarecrow-1-wrong = { $choice ->
    [take-6] You would save the 6, but the 10 is worth more, and 6 is enough against 5. Take the 10.
    [scarecrow] You may take nothing, but why? Take the 10 back.
   *[other] First play the Scarecrow and save your 10.
}
learn-condottiere-scarecrow-2 = 6 against 5 still wins. Pass.
learn-condottiere-scarecrow-2-wrong = 6 is enough; keep your cards and pass.
learn-condottiere-scarecrow-3 = Won, and the 10 fights again. With 16 copies the Scarecrow is the most frequent card.

learn-condottiere-surrender-title = Surrender
learn-condottiere-surrender-1 = You lead 14 to 11, but Malatesta still has cards. A Surrender ends the battle at once, and the strongest line wins. Play it.
learn-condottiere-surrender-1-wrong = { $choice ->
    [pass] Malatesta could lay more and overtake you. Play Surrender.
   *[other] You lead already; do not wait. Play Surrender.
}
learn-condottiere-surrender-2 = Won, before Malatesta could lay a 10 and a Drummer.

learn-condottiere-victory-title = A round ends, a game is won
learn-condottiere-victory-1 = A round ends when at most one player has cards left: that is you. You may keep two of them. Press the 10 and the Heroine, then keep them.
learn-condottiere-victory-1-wrong = Keep the 10 and the Heroine, your strongest cards.
learn-condottiere-victory-2 = Now all have ten cards and one more for each region they hold. This battle is for Spoleto. Play the Heroine.
learn-condottiere-victory-2-wrong = Begin with the Heroine.
learn-condottiere-victory-3 = Malatesta saves his cards and passes. You lead: pass.
learn-condottiere-victory-3-wrong = You have won already if you pass now.
learn-condottiere-victory-4 = Florence, Siena, Rome and Spoleto lie side by side: four are a kingdom, and you have won. Now play against bots, or read the rules for the variants.

learn-ordonnance-first-title = Territories and icons
learn-ordonnance-first-1 = You and Malatesta fight for five territories of the Levant. Each of you lays four cards in each of them; who controls the most territories wins.
learn-ordonnance-first-2 = Cards show icons. In rising rank: spear, bow, swords, helmet, flag. Press the card with the single flag, then Jerusalem.
learn-ordonnance-first-2-wrong = That is allowed. But here take the single flag, and Jerusalem.
learn-ordonnance-first-3 = You have drawn a card. Malatesta collects spears. Lay helmet and flag in Jerusalem as well: two flags are a company.
learn-ordonnance-first-3-wrong = Flags belong together: lay helmet and flag in Jerusalem.
learn-ordonnance-first-4 = Two cards with the same icon are a company, three a battalion, four a regiment. A card counts for all its icons.

learn-ordonnance-regiment-title = A regiment
learn-ordonnance-regiment-1 = Three flags lie in Jerusalem, a battalion. Complete the army with bow and flag: four flags are a regiment.
learn-ordonnance-regiment-1-wrong = One card is missing for a regiment of flags: lay bow and flag in Jerusalem.
learn-ordonnance-regiment-2 = Malatesta has a regiment of bows. The numbers are equal, so rank decides: flags stand above bows, and Jerusalem is yours.

learn-ordonnance-numbers-title = Two against one
learn-ordonnance-numbers-1 = In Cyprus all your cards show spear and bow. With spear, bow and helmet both become regiments. Lay it there.
learn-ordonnance-numbers-1-wrong = Lay spear, bow and helmet in Cyprus.
learn-ordonnance-numbers-2 = Malatesta has a regiment of flags, but you have two regiments. Number comes before rank: Cyprus is yours.

learn-ordonnance-same-title = Who comes first
learn-ordonnance-same-1 = In Edessa both have two spears and a bow. Complete your army first: lay the bow there.
learn-ordonnance-same-1-wrong = Lay the single bow in Edessa, before Malatesta does.
learn-ordonnance-same-2 = The armies are identical. Then the one that was complete first wins: Edessa is yours.

learn-ordonnance-room-title = Room for four
learn-ordonnance-room-1 = Tripoli holds four of your cards, and there is no room for more. Try it: choose any card and press Tripoli.
learn-ordonnance-room-2 = Whatever cannot be done says why, and links to its rule. You may not pass either: lay a card in another territory.
learn-ordonnance-room-3 = Cards that lie are never moved. Think which territories you can win, and which you give up.

learn-ordonnance-victory-title = The last card
learn-ordonnance-victory-1 = Two territories are yours, two are Malatesta's. Tripoli decides.
learn-ordonnance-victory-2 = Helmets and flags wait for one more card. Lay bow, swords, helmet and flag in Tripoli.
learn-ordonnance-victory-2-wrong = Only the card with bow, swords, helmet and flag completes both regiments.
learn-ordonnance-victory-3 = Two regiments against one: Tripoli is yours, and with three territories the game.
