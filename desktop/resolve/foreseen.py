"""Chances of a duel, and of a whole fight, counted or drawn from the same rules as the fight."""

import random
from fractions import Fraction

import msgspec

from desktop.resolve.errors import bad, naming
from desktop.resolve.plain import Value
from desktop.resolve.playing import Played
from desktop.rules.foresight import Foresight
from desktop.rules.odds import Cell, Chances, Fate, table
from desktop.rules.simulation import simulate, summary
from desktop.rules.system import FightRules

MOST_DECISIONS, MOST_RUNS = 200_000, 1000


def odds(
    rules: FightRules, after: Played, left: str, right: str, limit: int, seed: int | None
) -> Value:
    """What each pair of choices of two fighters leads to, from where the steps lead."""
    if not 0 < limit <= MOST_DECISIONS:
        raise bad("limit", "resolve.between", least=1, most=MOST_DECISIONS)
    if after.refused is not None:
        return {"refused": after.refused, "pairs": ()}
    foresight, state = _ahead(rules, after)
    for field, fighter, foe in (("left", left, right), ("right", right, left)):
        if foe not in foresight.opponents(state, fighter):
            raise bad(field, "resolve.no-duel", name=fighter, foe=foe)
    duel = foresight.duel(state, left, right)
    with naming("steps"):
        cells = tuple(
            cell
            for cell in table(foresight, state, duel, random.Random(seed or 0), limit)
            if cell is not None
        )
    return {"refused": None, "pairs": tuple(_pair(cell) for cell in cells)}


def simulation(rules: FightRules, after: Played, runs: int, seed: int | None) -> Value:
    """The fight from where the steps lead, played out many times by the habits of the rules."""
    if not 0 < runs <= MOST_RUNS:
        raise bad("runs", "resolve.between", least=1, most=MOST_RUNS)
    if after.refused is not None:
        return {"refused": after.refused}
    foresight, state = _ahead(rules, after)
    with naming("steps"):
        played = simulate(foresight, state, runs, random.Random(seed or 0))
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


def _ahead(rules: FightRules, after: Played) -> tuple[Foresight, msgspec.Struct]:
    ahead = rules.foresight(after.state)
    if ahead is None:
        raise bad("op", "resolve.no-foresight")
    return ahead


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
