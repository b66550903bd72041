"""The table of critical values and the 240 effects, as data that the rules apply.

Amounts of time and number are written as the source rolls them: "1/2", "2", "1d10", "1d10/2"
(rounded up).
"""

from typing import Annotated, Literal

import msgspec

from desktop.rules.tomltables import Count, Record
from desktop.rules.warhammer.tables.gear import CriticalKind

Zone = Literal["jambes", "bras", "corps", "tete"]
Amount = Literal["1/2", "2", "24", "48", "1d10", "1d10/2"]
Fate = Literal["chute", "lache", "inconscient", "evanoui", "paralysie", "sterile"]
Stat = Literal["cc", "f", "m", "ag", "soc", "intimidation", "hearing", "smell", "sight", "actions"]
Value = Annotated[int, msgspec.Meta(ge=1, le=15)]


class ValueRow(Record, frozen=True, kw_only=True):
    """The critical values at a d100 of `least` to `most` for damage 1 to 10; each further point of
    damage adds `beyond`."""

    least: Count
    most: Count
    values: tuple[Value, ...]
    beyond: Count


class CriticalTest(Record, frozen=True, kw_only=True):
    """A test that the victim makes: at once, or `after` BE or twice BE rounds.

    Failing brings `fails` and costs `rounds`; `halves`: passing still costs half of them. `repeat`
    is added at each following round, in which the test is made again.
    """

    characteristic: Literal["ag", "e", "fm"]
    modifier: int = 0
    after: Literal["be", "be2"] | None = None
    fails: tuple[Fate, ...] = ()
    rounds: Amount | None = None
    halves: bool = False
    repeat: int = 0
    if_alive: bool = False


class Penalty(Record, frozen=True, kw_only=True):
    """A penalty that ends: after some rounds, with the combat, with care, or once healed."""

    stat: Stat
    amount: int = 0
    halved: bool = False
    duration: Literal["2", "1d10", "1d10/2", "combat", "soins", "guerison"]


class Permanent(Record, frozen=True, kw_only=True):
    """What never comes back: `per` digit or tooth lost (`per_two`: for two of them, rounded up),
    `only` with that hand, on a 10, or in tests with both hands."""

    stat: Stat
    amount: int = 0
    halved: bool = False
    per: Literal["dent", "doigt", "orteil"] | None = None
    per_two: bool = False
    only: Literal["main", "dix", "deux-mains"] | None = None
    cause: str = ""


class Loss(Record, frozen=True, kw_only=True):
    """A part of the body that is lost, or only `broken`; `dice` says how many."""

    what: Literal["bras", "dents", "doigts", "jambe", "main", "oreille", "orteils", "pied", "oeil"]
    broken: bool = False
    dice: Amount | None = None
    on_ten: Literal["gros-orteil", "main"] | None = None


class Death(Record, frozen=True, kw_only=True):
    """Death at once, by a clock of `amount` `unit`s, or when the GM says so.

    `curable` clocks stop with care; `days` is when an infection kills after that.
    """

    mode: Literal["immediate", "minuterie", "agonie", "lente", "rapide"]
    amount: Amount | None = None
    unit: Literal["heures", "rounds"] | None = None
    curable: bool = False
    cause: str = ""
    days: Literal["2d10"] | None = None


class Critical(Record, frozen=True, kw_only=True):
    """One effect.

    `body_only`: no FM test instead of E. `no_action` are rounds without actions, `acts_last` rounds
    in which the victim acts last, `stand_up` half a round to get up; `voice` keeps
    mages from casting.
    """

    kind: CriticalKind
    location: Zone
    value: Value
    summary: str
    auto: tuple[Fate, ...] = ()
    no_action: Amount | None = None
    acts_last: Count = 0
    stand_up: bool = False
    tests: tuple[CriticalTest, ...] = ()
    body_only: bool = False
    penalties: tuple[Penalty, ...] = ()
    permanent: tuple[Permanent, ...] = ()
    loss: Loss | None = None
    death: Death | None = None
    useless: Literal["avant-bras-soins", "avant-bras-guerison", "jambe"] | None = None
    bleeds: bool = False
    paralysis: bool = False
    voice: bool = False
    lodged: Literal["oui", "selon"] | None = None


class CriticalsFile(Record, frozen=True, kw_only=True):
    value: tuple[ValueRow, ...]
    critical: tuple[Critical, ...]
