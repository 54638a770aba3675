"""A second referee of Condottiere, slow and plain: written from `docs/rules/condottiere.md`, not from the rules' code.

He says what may be done in a position, and what must follow an action. Which cards are dealt or drawn he cannot know:
he says how many, and what is kept.
"""

from collections import Counter

from tests.condottiere.laid_table import MERCENARIES, LaidTable, kingdom

FACE_DOWN = (*MERCENARIES, "drummer", "heroine", "courtesan")
SOMETHING = "?"
"""A card that was dealt or drawn."""


class Referee(LaidTable):
    """A table, and what must become of it."""

    def act(self, written: str) -> None:
        """Let the mover do this."""
        verb, *words = written.split()
        match verb, self.phase:
            case "attack", _:
                self.region = words[0]
                self._chosen()
            case "draw", _:
                self._draw(self.turn, int(words[0]))
                self._ask_to_draw(self.turn)
            case "discard", _:
                self.discards += self.hands[self.turn]
                self.hands[self.turn].clear()
                self._ask_to_discard(self.turn)
            case "keep", "discard":
                self._ask_to_discard(self.turn)
            case "keep", _:
                self.hands[self.turn] = Counter(word for word in words if word != "nothing")
                self._deal()
            case "pass", _:
                if words:
                    self._turn_up(self.turn)
                self._pass(self.turn)
                self._next_turn(self.turn + 1)
            case _:
                self._play(self.turn, *words)

    def _play(self, seat: int, kind: str, *rest: str) -> None:
        """`turn.play-or-pass` `hidden.reveal`"""
        self.hands[seat][kind] -= 1
        self.card_played = True
        self.defender_played |= seat == self.defender
        self._turn_up(seat)
        self._take_effect(seat, kind, rest[1] if rest else "")
        if kind == "surrender":
            self._conclude()
        else:
            self._next_turn(seat + 1)

    def _take_effect(self, seat: int, kind: str, named: str) -> None:
        if "hidden_cards" in self.on and kind in FACE_DOWN:
            self.face_down[seat] = kind
        elif kind == "bishop":
            self.discards[kind] += 1
            self._discard_all(next((one for one in reversed(MERCENARIES) if any(line[one] for line in self.lines)), ""))
            if named:
                self.pope = None if named == "off" else named
        elif kind == "scarecrow":
            self.discards[kind] += 1
            if named:
                self.lines[seat][named] -= 1
                self.hands[seat][named] += 1
        else:
            self._discard_all({"winter": "spring", "spring": "winter"}.get(kind, ""))
            self.lines[seat][kind] += 1

    def _discard_all(self, kind: str) -> None:
        for line in self.lines:
            self.discards[kind] += line.pop(kind, 0)

    def _turn_up(self, seat: int) -> None:
        if self.face_down[seat]:
            self.lines[seat][self.face_down[seat]] += 1
            self.face_down[seat] = ""

    def _pass(self, seat: int) -> None:
        """`pass.out` `capture.defender-pass` `capture.end`"""
        privileged = seat == self.defender and not self.defender_played and self.hands[seat].total() > 0
        if not privileged or self.out >= set(self.seats) - {seat}:
            self.out.add(seat)

    def _next_turn(self, seat: int) -> None:
        """The next that can decide something; those before it pass by themselves. `pass.no-cards` `hidden.pass`"""
        while len(self.out) < self.players:
            seat %= self.players
            if seat not in self.out:
                if self.hands[seat].total() or self.face_down[seat]:
                    self.turn = seat
                    return
                self._pass(seat)
            seat += 1
        self._conclude()

    def _conclude(self) -> None:
        """`compare.winner` `compare.tie` and what comes after"""
        for seat in self.seats:
            self._turn_up(seat)
        strengths = self.strengths()
        best = {seat for seat in self.finalists or self.seats if strengths[seat] == max(strengths)}
        self.battles, self.idle = self.battles + 1, 0 if self.card_played else self.idle + 1
        self.out = set()
        if self.finalists:
            self._end(best)
            return
        self._settle(best if max(strengths) else set())
        self._check_victory()

    def _settle(self, best: set[int]) -> None:
        """Marker and token. `courtesan.token` `courtesan.tied-battle` `tie.token` `capture.won` `capture.tie`"""
        ladies = [line["courtesan"] for line in self.lines]
        sole = ladies.index(max(ladies)) if max(ladies) and ladies.count(max(ladies)) == 1 else None
        if len(best) == 1:
            (winner,) = best
            for realm in self.realms:
                realm.discard(self.region)
            self.token = winner if sole is None else sole
            self.realms[winner].add(self.region)
        elif self.defender is not None:
            self.token = self.defender
        else:
            self.token = (self.token + 1) % self.players if sole is None else sole

    def _check_victory(self) -> None:
        """`win.check` `win.exhausted` `endless.guard` `points.no-inner-final`"""
        total, adjacent = (6, 4) if self.players < 4 else (5, 3)
        adjacent += "bigger_kingdoms" in self.on
        won = {seat for seat, realm in enumerate(self.realms) if len(realm) >= total or kingdom(realm) >= adjacent}
        most = max(map(len, self.realms))
        leaders = {seat for seat, realm in enumerate(self.realms) if len(realm) == most}
        if won:
            self._end(won)
        elif self.targets() and self.idle < 20 and self.battles < 300:
            self._go_on()
        elif len(leaders) == 1 or "points" in self.on:
            self._end(leaders)
        else:
            self._begin_final_battle(leaders)

    def _go_on(self) -> None:
        """`next.region` `option.choose_after_deal` `draw.up-to-three` `draw.all-empty`"""
        if "draw_after_battle" in self.on and not any(hand.total() for hand in self.hands):
            for place in self.seats:
                self._draw((self.token + place) % self.players, 10)
            self._ask_for_region()
        elif "draw_after_battle" in self.on:
            self._ask_to_draw(None)
        elif "choose_after_deal" in self.on:
            self._discard_lines()
            self._ask_to_discard(None)
        else:
            self._ask_for_region()

    def _chosen(self) -> None:
        """The token is placed: what comes before the battle. `lines.discard` `hand.discard`"""
        self._discard_lines()
        if self.battles and not self.on & {"draw_after_battle", "choose_after_deal"}:
            self._ask_to_discard(None)
        else:
            self._begin_battle()

    def _begin_battle(self) -> None:
        self.phase, self.out, self.defender_played, self.card_played = "battle", set(), False, False
        self._next_turn(self.token)

    def _begin_final_battle(self, leaders: set[int]) -> None:
        """`final.battle`"""
        self.phase, self.region, self.finalists = "battle", None, leaders
        self.lines = [Counter() for _ in self.seats]
        self.discards.clear()
        self.hands = [Counter({SOMETHING: self.limit(seat)} if seat in leaders else {}) for seat in self.seats]
        self.out, self.card_played, self.defender_played = set(self.seats) - leaders, False, False
        self._next_turn(self.token)

    def _end(self, winners: set[int]) -> None:
        self.phase, self.turn, self.winners = "over", None, winners

    def _ask_for_region(self) -> None:
        self.phase, self.turn = "choose", self.token

    def _discard_lines(self) -> None:
        self.discards = sum(self.lines, self.discards)
        self.lines = [Counter() for _ in self.seats]

    def _ask_to_discard(self, after: int | None) -> None:
        """`discard.secret` `round.end`"""
        self.phase = "discard"
        armed = [seat for seat in self._from_token(None) if self.hands[seat].total()]
        self.turn = next((seat for seat in self._from_token(after) if seat in armed), None)
        if self.turn is not None:
            return
        if len(armed) == 1:
            self.phase, self.turn = "keep", armed[0]
        elif armed:
            self._begin_next()
        else:
            self._deal()

    def _deal(self) -> None:
        """`round.deal`"""
        self.discards.clear()
        for seat in self.seats:
            self.hands[seat][SOMETHING] += max(0, self.limit(seat) - self.hands[seat].total())
        self._begin_next()

    def _begin_next(self) -> None:
        if "choose_after_deal" in self.on:
            self._ask_for_region()
        else:
            self._begin_battle()

    def _ask_to_draw(self, after: int | None) -> None:
        """`draw.up-to-three`"""
        seats = (seat for seat in self._from_token(after) if self.hands[seat].total() < self.limit(seat))
        self.phase, self.turn = "draw", next(seats, None)
        if self.turn is None:
            self._ask_for_region()

    def _draw(self, seat: int, count: int) -> None:
        """`draw.exhausted`"""
        for _ in range(count):
            if not self.pile and not self.discards.total():
                self.lines = [Counter() for _ in self.seats]
            elif not self.pile:
                self.discards.clear()
            self.hands[seat][SOMETHING] += 1

    def _from_token(self, after: int | None) -> list[int]:
        """The seats clockwise from the holder of the token; only those after this one, if any is named."""
        seats = [(self.token + place) % self.players for place in self.seats]
        return seats if after is None else seats[seats.index(after) + 1 :]
