"""Chances of a duel, and of a whole fight, counted or drawn from the same rules as the fight."""

import random
from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from desktop.resolve.errors import bad, naming
from desktop.resolve.nightprowler.activities import played
from desktop.resolve.nightprowler.game import Game, Operation
from desktop.resolve.plain import Value
from desktop.resolve.playing import Step
from desktop.rules.foresight import Foresight
from desktop.rules.nightprowler.fight.commands import AnyCommand
from desktop.rules.nightprowler.fight.rules import NightProwlerFights
from desktop.rules.odds import LIMIT, Cell, Chances, Fate, table
from desktop.rules.simulation import simulate, summary

MOST_DECISIONS, MOST_RUNS = 200_000, 1000


class Odds(Operation, frozen=True, kw_only=True, tag="odds"):
    """What each pair of choices of two fighters leads to, from the state after `steps`."""

    steps: tuple[Step, ...]
    left: str
    right: str
    limit: int = LIMIT

    def answer(self, game: Game) -> Value:
        if not 0 < self.limit <= MOST_DECISIONS:
            raise bad("limit", "resolve.at-most", most=MOST_DECISIONS)
        refused, foresight, state = reached(game, self.steps)
        if refused is not None:
            return {"refused": refused, "pairs": ()}
        for field, fighter, foe in (
            ("left", self.left, self.right),
            ("right", self.right, self.left),
        ):
            if foe not in foresight.opponents(state, fighter):
                raise bad(field, "resolve.no-duel", name=fighter, foe=foe)
        drawn = random.Random(self.seed or 0)
        duel = foresight.duel(state, self.left, self.right)
        with naming("steps"):
            cells = tuple(
                cell
                for cell in table(foresight, state, duel, drawn, self.limit)
                if cell is not None
            )
        return {"refused": None, "pairs": tuple(_pair(cell) for cell in cells)}


class Simulation(Operation, frozen=True, kw_only=True, tag="simulation"):
    """The fight after `steps`, played out many times by the habits of the rules; `seed` (0 when
    it is left out) says which times."""

    steps: tuple[Step, ...]
    runs: int = 100

    def answer(self, game: Game) -> Value:
        if not 0 < self.runs <= MOST_RUNS:
            raise bad("runs", "resolve.at-most", most=MOST_RUNS)
        refused, foresight, state = reached(game, self.steps)
        if refused is not None:
            return {"refused": refused}
        with naming("steps"):
            played = simulate(foresight, state, self.runs, random.Random(self.seed or 0))
            found = summary([run for run in played if run is not None])
        return {
            "refused": None,
            "runs": found.runs,
            "wins": {str(side): count for side, count in found.wins.items()},
            "margin": found.margin,
            "losses": {str(side): lost for side, lost in found.losses.items()},
            "rounds": found.rounds,
            "tolls": found.tolls,
        }


def reached(
    game: Game, steps: Sequence[Step]
) -> tuple[Mapping[str, Value] | None, Foresight, msgspec.Struct]:
    """The redacted state that steps lead to, and the first command that was refused."""
    rules = NightProwlerFights(game.tables)
    after = played(game, rules, AnyCommand, steps)
    return after.refused, *rules.foresight(after.state)


def _pair(cell: Cell) -> Value:
    return {
        "left": cell.left,
        "right": cell.right,
        "why_not": None if cell.why_not is None else cell.why_not.message,
        "chances": None if cell.chances is None else _chances(cell.chances),
    }


def _chances(found: Chances) -> Value:
    return {
        "exact": found.exact,
        "decisions": found.decisions,
        "margin": _share(found.margin),
        "left": _fate(found.left),
        "right": _fate(found.right),
    }


def _fate(fate: Fate) -> Value:
    return {
        "hurt": _share(fate.hurt),
        "countered": _share(fate.countered),
        "boxes": _share(fate.boxes),
        "wound": _share(fate.wound),
        "lines": tuple(_share(line) for line in fate.lines),
        "out": _share(fate.out),
        "dying": _share(fate.dying),
        "dead": _share(fate.dead),
    }


def _share(share: Fraction) -> str:
    """A fraction exactly as it is: "41/100", "0", "1"."""
    return str(share)


FORESEEN: Sequence[type[Operation]] = (Odds, Simulation)
