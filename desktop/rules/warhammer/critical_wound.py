"""What a critical effect leaves of itself in a wound (III): penalties, injuries, clocks, tests to
come."""

from desktop.rules.warhammer.document import Injury, Ongoing, Pending
from desktop.rules.warhammer.tables.criticals import (
    Amount,
    CriticalTest,
    Loss,
    Penalty,
    Permanent,
)

DIE = 10


def halved(value: int) -> int:
    """Half of a die, rounded up: 1d10/2 is 1 to 5 (WH-CRIT-HALF-D10)."""
    return (value + 1) // 2


def rounds(amount: Amount, value: int) -> int:
    """An amount of the table as a number; `value` is the die that it may roll.

    "2" stands for this round and the next (WH-CRIT-THIS-NEXT); half a round counts 0.
    """
    match amount:
        case "1/2":
            return 0
        case "1d10":
            return value
        case "1d10/2":
            return halved(value)
        case _:
            return int(amount)


def ongoing(one: Penalty, value: int) -> Ongoing:
    """A penalty that begins to run; `value` is the die of its length, where it has one."""
    match one.duration:
        case "2":
            return Ongoing(stat=one.stat, amount=one.amount, halved=one.halved, rounds=2)
        case "1d10" | "1d10/2":
            left = rounds(one.duration, value)
            return Ongoing(stat=one.stat, amount=one.amount, halved=one.halved, rounds=left)
        case _:
            return Ongoing(stat=one.stat, amount=one.amount, halved=one.halved, until=one.duration)


def injuries(
    permanent: tuple[Permanent, ...], loss: Loss | None, rolled: int
) -> tuple[Injury, ...]:
    """What stays for good (WH-CRIT-TEETH, WH-CRIT-DIGITS)."""
    count = 0
    found: list[Injury] = []
    if loss is not None:
        count = 1
        if loss.dice is not None:
            count = halved(rolled) if loss.dice == "1d10/2" else rolled
        on_ten = loss.on_ten if rolled == DIE else None
        if on_ten == "main":
            found.append(Injury(what="main", count=1))
        else:
            found.append(Injury(what=loss.what, count=count, broken=loss.broken))
        if on_ten == "gros-orteil":
            found.append(Injury(what="gros-orteil", count=1))
    for one in permanent:
        if one.only == "dix" and rolled != DIE:
            continue
        amount = one.amount
        if one.per is not None:
            amount *= halved(count) if one.per_two else count
        only = "" if one.only in (None, "dix") else one.only
        found.append(Injury(stat=one.stat, amount=amount, halved=one.halved, only=only or ""))
    return tuple(found)


STERILE = Injury(what="sterilite", count=1)
"""What a failed test may leave for good."""


def pending(one: CriticalTest, characteristic: str, be: int) -> Pending:
    """A test to come: after BE or twice BE rounds (WH-CRIT-REPEATED-FAINT), or after care."""
    left = None
    if one.after is not None:
        left = be * (2 if one.after == "be2" else 1)
    return Pending(
        characteristic=characteristic,
        modifier=one.modifier,
        rounds=left,
        repeat=one.repeat,
        fails=one.fails,
    )


def again(one: CriticalTest, characteristic: str) -> Pending:
    """A test that was passed and is made again in the next round, each time harder
    (WH-CRIT-REPEATED-FAINT)."""
    return Pending(
        characteristic=characteristic,
        modifier=one.modifier + one.repeat,
        rounds=1,
        repeat=one.repeat,
        fails=one.fails,
    )
