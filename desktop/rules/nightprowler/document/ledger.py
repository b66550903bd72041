"""The ledger of a character (II.C, III.F.2, III.G): what its lines add up to, and what falls when
one of them is struck.

Pools are stored beside the ledger, so what they held before its first line is the rest. Struck
lines are gone; the history of the sheet still has them.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import Character, Pools
from desktop.rules.nightprowler.document.play_records import LedgerLine


class Kind:
    """What a line of the ledger is."""

    AWARD = "award"
    CORRECTION = "correction"
    RAISE = "raise"
    OPENING = "opening"
    SURGERY = "surgery"
    CHARACTERISTIC = "characteristic"
    INITIAL_HEROISM = "initial-heroism"
    THEFT = "theft"
    ROBBED = "robbed"
    CRASSE = "crasse"
    HEROISM = "heroism"
    SCENE = "scene"
    DEFIANCE = "defiance"
    RAIN = "rain"
    WEEK = "week"
    INCOME = "income"
    EXPENSE = "expense"
    HABIT = "habit"
    DEBT = "debt"
    REPAYMENT = "repayment"
    REPAIR = "repair"
    FAVOUR = "favour"


PURCHASES = frozenset(
    {
        Kind.RAISE,
        Kind.OPENING,
        Kind.SURGERY,
        Kind.CHARACTERISTIC,
        Kind.INITIAL_HEROISM,
        Kind.REPAIR,
        Kind.REPAYMENT,
        Kind.EXPENSE,
    }
)
"""Kinds that were paid for: they fall when the means are gone. The others are facts."""

POOLS = ("jetons", "crasse", "couronnes")


class Struck(msgspec.Struct, frozen=True):
    """A line taken back: the others that fell with it, and the character without them."""

    line: LedgerLine
    fallen: tuple[LedgerLine, ...]
    character: Character


def amount_of(line: LedgerLine, pool: str) -> int:
    """What a line changed in one of `POOLS`."""
    match pool:
        case "jetons":
            return line.jetons
        case "crasse":
            return line.crasse
        case _:
            return line.couronnes


def held(pools: Pools, pool: str) -> int:
    """What is in one of `POOLS`."""
    match pool:
        case "jetons":
            return pools.jetons
        case "crasse":
            return pools.crasse
        case _:
            return pools.couronnes


def paid_into(pools: Pools, line: LedgerLine, sign: int = 1) -> Pools:
    """Pools after a line, or before it when `sign` is -1."""
    return replace(
        pools,
        jetons=pools.jetons + sign * line.jetons,
        crasse=pools.crasse + sign * line.crasse,
        couronnes=pools.couronnes + sign * line.couronnes,
        heroism_spent=pools.heroism_spent - sign * line.heroism,
    )


def points(character: Character, kind: str, key: str = "") -> int:
    """Points that the lines of a kind, about `key`, gave: 0 or more."""
    return sum(
        max(0, line.amount)
        for line in character.ledger
        if line.kind == kind and key in ("", line.key)
    )


def learnt(character: Character) -> dict[str, int]:
    """Points bought for each skill since creation."""
    found: dict[str, int] = {}
    for line in character.ledger:
        if line.kind == Kind.RAISE:
            found[line.key] = found.get(line.key, 0) + max(0, line.amount)
    return found


def openings(character: Character) -> tuple[str, ...]:
    """Keys of the skills opened since creation."""
    return tuple(line.key for line in character.ledger if line.kind == Kind.OPENING)


def balances(character: Character, pool: str) -> tuple[int, ...]:
    """What a pool held after each line of the ledger."""
    lines = character.ledger
    now = held(character.pools, pool) - sum(amount_of(line, pool) for line in lines)
    found: list[int] = []
    for line in lines:
        now += amount_of(line, pool)
        found.append(now)
    return tuple(found)


def strike(character: Character, id: str, heroism: int) -> Struck | Message:
    """What striking a line does, or why it cannot be struck.

    What it opened the way to, and what could then no longer be paid, falls too: the last purchase
    first. `heroism` is what is left, in PH: those given cannot be taken back once spent.
    """
    target = next((line for line in character.ledger if line.id == id), None)
    if target is None:
        return say("edit.no-such-entry")
    gone = {id}
    while True:
        gone |= _resting_on(character.ledger, gone)
        short = _shortage(character, gone)
        if short is None:
            break
        place, pool = short
        payer = next(
            (
                line
                for line in reversed(character.ledger[: place + 1])
                if line.id not in gone and line.kind in PURCHASES and amount_of(line, pool) < 0
            ),
            None,
        )
        if payer is None:
            return say("np.ledger.short", pool=say(f"np.ledger.pool-{pool}"))
        gone.add(payer.id)
    leaving = [line for line in character.ledger if line.id in gone]
    given = sum(line.heroism for line in leaving)
    given += sum(line.amount for line in leaving if line.kind == Kind.INITIAL_HEROISM)
    if heroism - given < min(0, heroism):
        return say("np.ledger.heroism-gone", points=given)
    fallen = tuple(line for line in leaving if line.id != id)
    return Struck(target, fallen, _without(character, leaving))


def _resting_on(lines: Iterable[LedgerLine], gone: set[str]) -> set[str]:
    """Points in skills whose opening is gone."""
    shut = {line.key for line in lines if line.kind == Kind.OPENING and line.id in gone}
    return {line.id for line in lines if line.kind == Kind.RAISE and line.key in shut}


def _shortage(character: Character, gone: set[str]) -> tuple[int, str] | None:
    """The first line after which a pool would be below 0, and lower than it was."""
    lines = character.ledger
    for pool in POOLS:
        before = balances(character, pool)
        taken = 0
        for place, line in enumerate(lines):
            if line.id in gone:
                taken += amount_of(line, pool)
            if before[place] - taken < min(0, before[place]):
                return place, pool
    return None


def _without(character: Character, leaving: Iterable[LedgerLine]) -> Character:
    pools, armours = character.pools, character.armours
    ids: set[str] = set()
    for line in leaving:
        ids.add(line.id)
        pools = paid_into(pools, line, -1)
        if line.kind == Kind.REPAIR:
            armours = tuple(
                replace(one, lost=one.lost + line.amount) if one.id == line.key else one
                for one in armours
            )
    kept = tuple(line for line in character.ledger if line.id not in ids)
    return replace(character, pools=pools, armours=armours, ledger=kept)
