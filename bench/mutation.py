"""How well do the tests hold the rules? Change the rules in one small place at a time and see whether a test fails.

    python bench/mutation.py [condottiere|ordonnance] [--sample N] [--seed S] [--jobs J]

The rules run as plain Python, in which a rule is an ordinary function. So one process collects the tests once and
forks for every mutant; the child gives one function its changed code and runs only the quick tests that reach the
changed line. Endless loops count as killed. Survivors are looked up in `mutation_survivors.md`, which says why each
may live, and then compared with recorded random play; the kill rate that counts is the one without that comparison.
"""

import argparse
import ast
import copy
import hashlib
import os
import pickle
import random
import re
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
SURVIVORS = Path(__file__).with_name("mutation_survivors.md")
RULES = {
    "condottiere": ("italy", "state", "strength", "effects", "victory", "battle", "aftermath", "flow", "redeal"),
    "ordonnance": ("army", "state", "flow", "victory", "redeal"),
}
MARKS = {"rule", "brief", "entry"}
"""The decorators of a function of the rules."""
ENOUGH = 0.85
QUICK = 0.5  # seconds that a test may take; slower ones are left out
MEMORY = 4 << 30
OPERATORS = """
Lt:LtE,GtE LtE:Lt,Gt Gt:GtE,LtE GtE:Gt,Lt Eq:NotEq NotEq:Eq And:Or Or:And Add:Sub Sub:Add Mult:Add FloorDiv:Mult
Mod:FloorDiv LShift:RShift RShift:LShift BitAnd:BitOr BitOr:BitAnd BitXor:BitOr
"""
OTHERS = {one: others.split(",") for one, others in (pair.split(":") for pair in OPERATORS.split())}

Way = tuple[tuple[str, int | None], ...]
"""How to get from a function to a node in it: fields, and places in them."""
Place = tuple[str, str, int]
"""A game, a module and a line of it."""


class Mutant(NamedTuple):
    """One rule with one small change."""

    game: str
    module: str
    function: str
    lines: range
    before: str
    after: str
    code: CodeType

    @property
    def key(self) -> tuple[str, ...]:
        return f"{self.game}/{self.module}", self.function, self.before, self.after

    def rule(self) -> Any:
        return getattr(import_module(f"condotta.{self.game}.{self.module}"), self.function)


# ---------------------------------------------------------------- changing the rules


def mutants_of(game: str, module: str) -> Iterator[Mutant]:
    """Every mutant of the rules in a module."""
    source = ROOT / "src" / "condotta" / game / f"{module}.py"
    for function in ast.parse(source.read_text("utf-8")).body:
        if isinstance(function, ast.FunctionDef) and MARKS & set(map(ast.unparse, function.decorator_list)):
            met = {ast.unparse(function)}
            for statement, way, new in changes(function):
                changed = copy.deepcopy(function)
                put(changed, way, new)
                if ast.unparse(changed) not in met:
                    met.add(ast.unparse(changed))
                    old, after = at(function, statement), header(at(changed, statement))
                    code = compiled(changed, str(source))
                    yield Mutant(game, module, function.name, lines_of(old), header(old), after, code)


def changes(function: ast.FunctionDef) -> Iterator[tuple[Way, Way, ast.AST]]:
    """The way to each statement that can change, the way to the node in it, and a node to put there."""
    for number, statement in enumerate(function.body):
        if number or not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
            start: Way = (("body", number),)
            yield from changes_in(statement, start, start, last=number == len(function.body) - 1)


def changes_in(node: ast.AST, statement: Way, way: Way, last: bool) -> Iterator[tuple[Way, Way, ast.AST]]:
    statement = way if isinstance(node, ast.stmt) else statement
    for new in instead_of(node):
        yield statement, way, new
    if way[-1][0] == "test" and isinstance(node, ast.expr) and not isinstance(node, ast.Compare | ast.UnaryOp):
        yield statement, way, ast.UnaryOp(ast.Not(), node)
    if not (last and isinstance(node, ast.Return)):
        for new in without(node):
            yield statement, way, new
    for field, value in ast.iter_fields(node):
        for place, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and field != "annotation":
                yield from changes_in(child, statement, (*way, (field, place)), last)


def instead_of(node: ast.AST) -> Iterator[ast.AST]:
    """The same with another operator, or without it; numbers one up or down."""
    match node:
        case ast.Compare(left, [operator], right):
            yield from (ast.Compare(left, [other], right) for other in others(operator))
        case ast.BinOp(left, operator, right):
            yield from (ast.BinOp(left, other, right) for other in others(operator))
        case ast.AugAssign(target, operator, value):
            yield from (ast.AugAssign(target, other, value) for other in others(operator))
        case ast.BoolOp(operator, values):
            yield from (ast.BoolOp(other, values) for other in others(operator))
        case ast.UnaryOp(_, operand):
            yield operand
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))


def others(operator: ast.AST) -> list[Any]:
    return [getattr(ast, name)() for name in OTHERS[type(operator).__name__]]


def without(node: ast.AST) -> Iterator[ast.AST]:
    """A statement dropped, or one of the things it assigns; but for local names, for want of which all would fail."""
    match node:
        case ast.Expr() | ast.AugAssign() | ast.Return() | ast.Continue():
            yield ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Assign([ast.Tuple(targets)], ast.Tuple(values)):
            for place, target in enumerate(targets):
                if not isinstance(target, ast.Name):
                    some, these = (row[:place] + row[place + 1 :] for row in (targets, values))
                    yield ast.Assign([ast.Tuple(some, ast.Store())], ast.Tuple(these, ast.Load()))


def at(node: Any, way: Way) -> Any:
    for field, place in way:
        node = getattr(node, field) if place is None else getattr(node, field)[place]
    return node


def put(function: ast.FunctionDef, way: Way, new: ast.AST) -> None:
    parent, (field, place) = at(function, way[:-1]), way[-1]
    new = ast.copy_location(copy.deepcopy(new), at(function, way))
    if place is None:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[place] = new


def header(statement: ast.stmt) -> str:
    return ast.unparse(statement).split("\n")[0]


def lines_of(statement: Any) -> range:
    """The lines of a statement, without those of the statements in it."""
    inner = getattr(statement, "body", None)
    return range(statement.lineno, inner[0].lineno if inner else statement.end_lineno + 1)


def compiled(function: ast.FunctionDef, source: str) -> CodeType:
    function.decorator_list, function.returns = [], None
    for argument in function.args.args:
        argument.annotation = None
    module = compile(ast.fix_missing_locations(ast.Module([function], [])), source, "exec")
    return next(constant for constant in module.co_consts if isinstance(constant, CodeType))


# ---------------------------------------------------------------- running tests in children


def forked(work: Callable[[], Any]) -> tuple[int, int]:
    """A child that works, writes down what came of it, and ends; where to read that."""
    answers, told = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            os.dup2(1, 2)
            os.write(told, pickle.dumps(work()))
        finally:
            os._exit(0)
    os.close(told)
    return pid, answers


def answer(answers: int) -> Any:
    """What a child wrote down; None if it was stopped before."""
    with open(answers, "rb") as pipe:
        raw = pipe.read()
    return pickle.loads(raw) if raw else None


def within(seconds: float) -> None:
    """The signal of this timer ends the process, unless it is set again within so much of the process's own time."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def passes(item: pytest.Item) -> bool:
    try:
        item.ihook.pytest_runtest_setup(item=item)
        item.ihook.pytest_runtest_call(item=item)
        item.ihook.pytest_runtest_teardown(item=item, nextitem=None)
    except pytest.skip.Exception:
        return True
    except BaseException:  # whatever a mutant does to a test
        return False
    return True


def traced(item: pytest.Item, rules: dict[str, tuple[str, str]]) -> tuple[bool, set[Place]]:
    """Whether a test passes, and the lines of the rules that it reaches. A slow test does not get to the end."""
    reached: set[Place] = set()

    def note(frame: FrameType, _event: str, _arg: Any) -> Any:
        place = rules.get(frame.f_code.co_filename)
        if place is None:
            return None
        reached.add((*place, frame.f_lineno))
        return note

    within(QUICK)
    passed = passes(item)
    within(60 * QUICK)
    sys.settrace(note)
    passed = passes(item) and passed
    sys.settrace(None)
    return passed, reached


class Trial:
    """Mutants against the tests that pytest collected: it is pytest's plug-in, and runs the tests its own way."""

    def __init__(self, mutants: list[Mutant], jobs: int) -> None:
        self.mutants, self.jobs = mutants, jobs
        self.items: list[pytest.Item] = []
        self.seconds: dict[int, float] = {}
        self.reaching: dict[Place, list[int]] = {}
        self.kills: Counter[int] = Counter()
        self.survivors: list[Mutant] = []
        self.recognised: list[Mutant] = []

    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings

        # A failing example need not be made small, and must not depend on what failed before.
        settings.register_profile("mutation", derandomize=True, database=None, phases=(Phase.explicit, Phase.generate))
        settings.load_profile("mutation")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        self.trace_tests()
        started = time.monotonic()
        self.survivors = self.alive_after(self.attack, self.mutants)
        print(f"{len(self.mutants)} mutants took {time.monotonic() - started:.0f} s", flush=True)
        played = {game: recorded_play(game) for game in {mutant.game for mutant in self.survivors}}
        alike = self.alive_after(lambda mutant: recorded_play_differs(mutant, played[mutant.game]), self.survivors)
        self.recognised = [mutant for mutant in self.survivors if mutant not in alike]
        return True

    def trace_tests(self) -> None:
        """Find the quick tests that pass, and which lines they reach."""
        folder = ROOT / "src" / "condotta"
        rules = {str(folder / game / f"{name}.py"): (game, name) for game in RULES for name in RULES[game]}
        slow, failing = set[str](), list[str]()
        for number, item in enumerate(self.items):
            name = item.nodeid.split("[")[0]
            if name in slow:
                continue
            pid, answers = forked(partial(traced, item, rules))
            passed, reached = answer(answers) or (None, ())
            os.waitpid(pid, 0)
            if passed is None:
                slow.add(name)
                continue
            if not passed:
                failing.append(item.nodeid)
                continue
            for place in reached:
                self.reaching.setdefault(place, []).append(number)
            # What is made once and kept, such as the names in all languages, is now there for all children.
            started = time.process_time()
            passes(item)
            self.seconds[number] = time.process_time() - started
        used = f"{len(self.seconds)} of {len(self.items)} tests are used, {sum(self.seconds.values()):.1f} s in all"
        print(f"{used}; too slow: {', '.join(sorted(slow)) or 'none'}; failing: {', '.join(failing) or 'none'}")

    def alive_after(self, attack: Callable[[Mutant], int | bool], mutants: list[Mutant]) -> list[Mutant]:
        """Attack each mutant in a child, a few at a time; those of which it was answered that nothing came of it."""
        running: dict[int, tuple[Mutant, int]] = {}
        waiting, done, alive = iter(mutants), 0, list[Mutant]()
        while done < len(mutants):
            for mutant in islice(waiting, self.jobs - len(running)):
                pid, answers = forked(partial(attack, mutant))
                running[pid] = mutant, answers
            mutant, answers = running.pop(os.wait()[0])
            killer, done = answer(answers), done + 1
            if killer is False:
                alive.append(mutant)
            elif killer is not None:
                self.kills[killer] += 1
            if done % 100 == 0:
                print(f"  {done} of {len(mutants)} mutants, {len(alive)} alive", flush=True)
        return alive

    def attack(self, mutant: Mutant) -> int | bool:
        """The number of a test that fails, the best killers first; False if none does."""
        mutant.rule().__code__ = mutant.code
        places = [(mutant.game, mutant.module, line) for line in mutant.lines]
        numbers = {number for place in places for number in self.reaching.get(place, ())}
        for number in sorted(numbers, key=lambda one: -(self.kills[one] + 0.1) / (self.seconds[one] + 0.01)):
            within(0.5 + 5 * self.seconds[number])
            if not passes(self.items[number]):
                return number
        return False


# ---------------------------------------------------------------- comparing with recorded play


def recorded_play(game: str) -> str:
    """A digest of random games: all their positions, and some dealt again."""
    verbs = import_module("condotta.catalogue").game_named(game)
    position, automatic = import_module(f"condotta.{game}.position"), import_module(f"condotta.{game}.state").AUTOMATIC
    dice, digest = random.Random(game), hashlib.sha256()
    for number in range(40):
        board = position.opened(verbs.start(some_options(game, verbs, dice), str(number)))
        for turn in range(200):
            digest.update(repr(vars(board.rows[0])).encode())
            if turn % 100 == 30:
                digest.update(verbs.sample(verbs.view(board.closed(), None), str(turn)).record)
            legal = board.legal()
            decisions = legal if isinstance(legal, list) else [one for one in range(64) if legal >> one & 1]
            if not decisions:
                break
            board.step(dice.choice(decisions))
            while board.phase >= automatic:
                board.settle()
    return digest.hexdigest()


def some_options(game: str, verbs: Any, dice: random.Random) -> Any:
    players = dice.choice(verbs.player_counts)
    if game == "ordonnance":
        return verbs.options_type(players, tiebreak=dice.choice(("share", "placement")))
    return import_module("condotta.condottiere.options").options_of(players, dice.randrange(256))


def recorded_play_differs(mutant: Mutant, digest: str) -> bool:
    mutant.rule().__code__ = mutant.code
    within(60)
    try:
        return recorded_play(mutant.game) != digest
    except Exception:  # whatever a mutant does
        return True


# ---------------------------------------------------------------- telling


def reasons() -> dict[tuple[str, ...], str]:
    """Why known survivors live."""
    found, place = {}, ""
    for line in SURVIVORS.read_text("utf-8").splitlines():
        place = line[3:].strip() if line.startswith("## ") else place
        if told := re.fullmatch(r"- `(\w+)`: `(.+)` → `(.+?)`: (.+)", line):
            found[place, *told.groups()[:3]] = told[4]
    return found


def report(trial: Trial) -> bool:
    """Print survivors and kill rates; whether each game has enough."""
    known, enough = reasons(), True
    for mutant in sorted(trial.survivors, key=lambda one: (one.key[0], one.lines.start)):
        differs = ", though recorded play differs" if mutant in trial.recognised else ""
        place, function, before, after = mutant.key
        print(f"{place}.py:{mutant.lines.start} {function}: `{before}` → `{after}` lives{differs}")
        print(f"    {known.get(mutant.key, 'NO REASON KNOWN')}")
    print(f"{'':25} mutants  killed   rate  with recorded play")
    for game in RULES:
        for module in (*RULES[game], ""):
            some, alive, recognised = (
                sum(mutant.game == game and module in ("", mutant.module) for mutant in row)
                for row in (trial.mutants, trial.survivors, trial.recognised)
            )
            if some:
                rate, rate_with = 1 - alive / some, 1 - (alive - recognised) / some
                print(f"{game + '/' + (module or 'all'):25} {some:7} {some - alive:7} {rate:6.1%} {rate_with:6.1%}")
                enough = enough and (bool(module) or rate >= ENOUGH)
    return enough


def main() -> int:
    parser = argparse.ArgumentParser(description="Mutate the rules and see whether tests fail.")
    parser.add_argument("game", nargs="?", choices=list(RULES))
    parser.add_argument("--sample", type=int, help="only so many mutants, by chance")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    os.environ["CONDOTTA_PLAIN"] = "1"
    os.nice(10)
    games = [asked.game] if asked.game else list(RULES)
    mutants = [mutant for game in games for module in RULES[game] for mutant in mutants_of(game, module)]
    random.Random(asked.seed).shuffle(mutants)
    trial = Trial(mutants[: asked.sample], asked.jobs)
    flags = ["-qq", "-s", "--no-header", "--no-summary", "--continue-on-collection-errors", "-p", "no:cacheprovider"]
    # Left out are tests that compare with the untouched rules in another process: any change at all would fail.
    folders = ["--ignore-glob", "*/test_plain.py", *(str(ROOT / "tests" / game) for game in games)]
    pytest.main(["-o", "addopts=", "--rootdir", str(ROOT), *flags, *folders], plugins=[trial])
    return 0 if report(trial) else 1


if __name__ == "__main__":
    sys.exit(main())
