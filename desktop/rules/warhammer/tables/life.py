"""Tables beside the fight: infections, tests, jumps, tavern games, money.

Prices and daily or weekly incomes are in sous, monthly ones in pistoles, yearly ones in half
couronnes; heights in centimetres.
"""

from typing import Literal

from desktop.rules.tomltables import Count, Entry, Id, Record


class InfectionModifier(Entry, frozen=True, kw_only=True):
    group: Id
    name: str
    amount: int


class Infection(Entry, frozen=True, kw_only=True):
    """What failing the test by `least` to `most` brings."""

    least: Count
    most: Count
    effect: str


class Healing(Entry, frozen=True, kw_only=True):
    """How many days a kind of wound takes, from slight to deep."""

    name: str
    least_days: Count
    most_days: Count


class HealthFile(Record, frozen=True, kw_only=True):
    infection_modifier: tuple[InfectionModifier, ...]
    infection: tuple[Infection, ...]
    healing: tuple[Healing, ...]


class OpposedPair(Record, frozen=True, kw_only=True):
    """A skill and what it is opposed to: a skill, or the characteristic fm."""

    skill: Id
    against: Id


class ExtendedUse(Entry, frozen=True, kw_only=True):
    """A skill that suits extended tests; `seconds` is what one of its tests stands for."""

    name: str
    use: str
    seconds: Count | None = None


class FailureDegree(Entry, frozen=True, kw_only=True):
    least: Count
    most: Count
    name: str


class HighJump(Record, frozen=True, kw_only=True):
    """A jump from `least_cm` on: a test of Ag at `difficulty`, or a `sure` outcome; the damage of a
    failure."""

    least_cm: Count
    difficulty: int | None = None
    sure: Literal["reussite", "echec"] | None = None
    damage: Count = 0


class HiddenTest(Entry, frozen=True, kw_only=True):
    """A test that the GM makes unseen, `always` or as he wishes."""

    name: str
    always: bool


class InterrogationLine(Entry, frozen=True, kw_only=True):
    line: Count
    name: str


class Scenery(Entry, frozen=True, kw_only=True):
    name: str


class TestsFile(Record, frozen=True, kw_only=True):
    opposed_pair: tuple[OpposedPair, ...]
    extended: tuple[ExtendedUse, ...]
    failure_degree: tuple[FailureDegree, ...]
    high_jump: tuple[HighJump, ...]
    hidden: tuple[HiddenTest, ...]
    interrogation_line: tuple[InterrogationLine, ...]
    scenery: tuple[Scenery, ...]


class Deck(Record, frozen=True, kw_only=True):
    players: tuple[Count, ...]
    cards: Count


class Combination(Record, frozen=True, kw_only=True):
    """A combination of a game; a higher `rank` beats a lower one."""

    game: Id
    rank: Count
    id: Id
    name: str


class Game(Entry, frozen=True, kw_only=True):
    name: str
    versions: tuple[Id, ...]


class GamesFile(Record, frozen=True, kw_only=True):
    deck: tuple[Deck, ...]
    combination: tuple[Combination, ...]
    game: tuple[Game, ...]


class Income(Entry, frozen=True, kw_only=True):
    """From and to; a single number is a least amount."""

    name: str
    examples: str = ""
    day_s: tuple[Count, ...]
    week_s: tuple[Count, ...]
    month_pa: tuple[Count, ...]
    year_halves_co: tuple[Count, ...]


class Price(Entry, frozen=True, kw_only=True):
    """`most` where the price is a span."""

    group: str
    name: str
    price: Count
    most: Count | None = None


class MoneyFile(Record, frozen=True, kw_only=True):
    income: tuple[Income, ...]
    price: tuple[Price, ...]
