"""Manoeuvres: difficulty, situation, final score, fumbles and odd throws (Exécuter une manœuvre,
Les Maladresses, Les difficultés)."""

from collections.abc import Iterable

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.errors import known
from desktop.rules.harp.document import Character
from desktop.rules.harp.rolls import SIDES, Chain
from desktop.rules.harp.scores import bonus
from desktop.rules.harp.settings import Fumble, FumbleTable, Settings
from desktop.rules.harp.tables.manoeuvres import Difficulty
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Text


class Modifier(msgspec.Struct, frozen=True):
    """A modifier of the situation and its reason (HARP-SITUATION-STACK, HARP-DIFF-GM-BONUS)."""

    reason: Text
    amount: int


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """A manoeuvre that was rolled: its throws, the whole sum, and what the first throw means.

    `doubted`: the note of the table calls it a fumble, the section does not. `odd`: a 66.
    """

    chain: Chain
    sum: Breakdown
    fumble: bool = False
    doubted: bool = False
    odd: bool = False

    @property
    def total(self) -> int:
        return self.sum.total


def degree(settings: Settings, id: str) -> Difficulty:
    """A degree of difficulty of the campaign.

    Raises `KnownError` when it has none of that id.
    """
    for one in settings.difficulties:
        if one.id == id:
            return one
    raise known("harp.error.no-difficulty", id=id)


def difficulty(settings: Settings, id: str, typed: int | None = None) -> Modifier:
    """The modifier of a degree; one without a value takes what the GM typed, or the proposal
    (HARP-DIFF-TABLE)."""
    one = degree(settings, id)
    if one.modifier is not None:
        return Modifier(one.name, one.modifier)
    return Modifier(one.name, one.proposed if typed is None else typed)


def last_fumble(settings: Settings, zone: int | None = None, *, answers: bool = False) -> int:
    """The last throw that is a fumble: of a weapon its own, of a manoeuvre the campaign's, of a
    defender's answer none but where the campaign says so (HARP-FUMBLE-WEAPON,
    HARP-FUMBLE-RANGE)."""
    if zone is not None:
        return zone
    if answers and settings.readings.fumble_on_resistance == "non":
        return 0
    return settings.last_fumble


def score(
    tables: Tables,
    settings: Settings,
    chain: Chain,
    own: Breakdown,
    modifiers: Iterable[Modifier] = (),
    *,
    zone: int | None = None,
    answers: bool = False,
) -> Score:
    """A roll with everything added once the chain is complete: they neither cause nor prevent
    throws, and make no fumble (HARP-MANOEUVRE-TOTAL, HARP-JSL-MODIFIED, HARP-FUMBLE-RAW-ONLY)."""
    numbers = tables.manoeuvres.numbers
    lines = (*chain.breakdown().lines, *own.lines)
    done = Breakdown(lines)
    for one in modifiers:
        done = done.plus(one.reason, one.amount, "HARP-SITUATION-STACK")
    last = last_fumble(settings, zone, answers=answers)
    in_note = zone is None and last and chain.natural <= numbers.fumble_note
    return Score(
        chain=chain,
        sum=done,
        fumble=chain.natural <= last,
        doubted=bool(in_note) and chain.natural > last,
        odd=settings.options.odd_66 and chain.natural == numbers.odd,
    )


def on_characteristics(
    tables: Tables, settings: Settings, character: Character, names: tuple[str, ...]
) -> Breakdown:
    """What a roll on one characteristic adds, or on two: its bonus four times, or both twice
    (HARP-STAT-ONE, HARP-STAT-TWO).

    Raises `KnownError` for any other number of them.
    """
    numbers = tables.manoeuvres.numbers
    if len(names) not in (1, 2):
        raise known("harp.error.characteristics", count=len(names))
    times = numbers.one_times if len(names) == 1 else numbers.two_times
    source = "HARP-STAT-ONE" if len(names) == 1 else "HARP-STAT-TWO"
    done: Breakdown | None = None
    for one in names:
        worth = times * bonus(tables, settings, character, one).total
        label = tables.characteristics.get(one).name
        done = start(label, worth, source) if done is None else done.plus(label, worth, source)
    return done or Breakdown()


def fumbled(settings: Settings, table: str, throw: int, change: int = 0) -> Fumble:
    """What a closed throw brings on a table of fumbles that the GM chose; `change` is what a talent
    or an item says so explicitly (HARP-FUMBLE-TABLE, HARP-FUMBLE-CHOICE).

    Raises `KnownError` when the campaign has no such table.
    """
    found = next((one for one in settings.fumbles if one.id == table), None)
    if found is None:
        raise known("harp.error.no-fumbles", id=table)
    return _row(found, max(1, min(SIDES, throw + change)))


def _row(table: FumbleTable, throw: int) -> Fumble:
    for one in table.rows:
        if one.least <= throw <= one.most:
            return one
    raise known("harp.error.faces", table=table.name)


def must_be_softened(fumble: Fumble, *, critical: bool) -> bool:
    """Whether the GM is warned: a fumble does not kill where the situation is not critical
    (HARP-FUMBLE-ADAPT)."""
    return fumble.deadly and not critical
