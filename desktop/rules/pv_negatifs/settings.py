"""Campaign settings of PV négatifs: readings where the text leaves a choice, and what it does not
give.

The shipped ones ("valeurs de Cassure") follow the chosen readings of the inventory. `Hidden`
entries are off until the GM turns them on.
"""

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal

import msgspec

from desktop.rules.errors import KnownError
from desktop.rules.message import Message, say
from desktop.rules.settingsplaces import Place

VERSION = 1

OPEN_LOSSES = ("torture", "mort-vivant", "familier", "traumatisme", "experience")

Points = Annotated[int, msgspec.Meta(ge=0, le=100)]
Malus = Annotated[int, msgspec.Meta(ge=-20, le=0)]


class Readings(msgspec.Struct, frozen=True, kw_only=True):
    """One field for each choice of reading; the first value is the shipped one.

    `floor`: damage beyond twice the maximum kills, or the counter only stops (PV-NEG-FLOOR).
    `threshold`: a deep wound asks for the total when it was drawn, or for that of now
    (PV-DEEP-CURE). `heroic_failure`: a failed heroic roll costs a deep wound of the whole total,
    or of the margin (PV-HEROIC-FAIL). `wound_failure`: a failed heroic roll against a mortal wound
    has the row's own consequence only, or the deep wound besides (PV-WOUND-CHECK-FAIL).
    `missing_legs`: the rows that Table F lacks are a deep wound, or rolled again (PV-TABLE-F).
    `death_rounds`: the round of the wound counts, or the next is the first
    (PV-WOUND-DEATH-ROUNDS). `daily`: the penalty of daily checks doubles each day, or each hour
    (PV-DEEP-DAILY). `unit`: a running countdown changes its unit with the total, or not
    (PV-COMA-EARLY). `faces`: excluded faces are rolled again, or count as the lowest allowed;
    `faces_22`: row 22 as printed, or as in the book (PV-TABLE-A-REROLL). `essence_percent`: what
    the percents of essence bear on (PV-ESS-25). `water`: the flat 3 m are taken off, or not
    (PV-FALL-WATER). `initiative`: who comes first (PV-HOLD-BOTH). `free_attacks`: who wins or ties
    strikes, or everybody (PV-FREE-INIT). `blind_shots`: without guidance forbidden, or allowed
    (PV-BLIND-RANGED).
    """

    floor: Literal["mort", "blocage"] = "mort"
    threshold: Literal["blessure", "total-courant"] = "blessure"
    heroic_failure: Literal["totalite", "marge"] = "totalite"
    wound_failure: Literal["effet", "profonde"] = "effet"
    missing_legs: Literal["profonde", "relance"] = "profonde"
    death_rounds: Literal["comprise", "suivant"] = "comprise"
    daily: Literal["jour", "heure"] = "jour"
    unit: Literal["suit", "garde"] = "suit"
    faces: Literal["relance", "minimum"] = "relance"
    faces_22: Literal["imprime", "livre"] = "imprime"
    essence_percent: Literal["score", "points", "affichage"] = "score"
    water: Literal["retire", "garde"] = "retire"
    initiative: Literal["bas", "haut"] = "bas"
    free_attacks: Literal["gagnants", "tous"] = "gagnants"
    blind_shots: Literal["interdit", "permis"] = "interdit"


class Hidden(msgspec.Struct, frozen=True, kw_only=True):
    """Rules that exist and are off: damage willingly done to oneself (PV-SELF-DAMAGE,
    PV-SELF-WORST, PV-SELF-OTHER, PV-SELF-ESSENCE), presets of several essence rolls
    (PV-ESS-MULTI)."""

    willing_damage: bool = False
    essence_presets: bool = False


class BodyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row that a campaign adds to Table A, for scores that the source lacks."""

    score: Annotated[int, msgspec.Meta(ge=1, le=50)]
    hit_points: Annotated[int, msgspec.Meta(ge=-10, le=20)] = 0
    regeneration: Annotated[int, msgspec.Meta(ge=0, le=50)] = 0
    shock: Points = 0
    poison: Annotated[int, msgspec.Meta(ge=-10, le=10)] = 0


class FallRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row that a campaign adds to the falls: from `metres` on, `dice` d6."""

    metres: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    dice: Annotated[int, msgspec.Meta(ge=1, le=10_000)]


def _losses() -> dict[str, Points]:
    """A point for each cause that the source gives no figure for (PV-ESS-LOSS-OTHER)."""
    return dict.fromkeys(OPEN_LOSSES, 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`initiative_die` has 2 to 100 faces. `blank_shock` stands where Table A prints none.
    `losses` are the points of causes of lost essence that the source leaves open. `encumbrance` is
    what the heaviest load costs to hit."""

    version: int = VERSION
    readings: Readings = Readings()
    hidden: Hidden = Hidden()
    initiative_die: Annotated[int, msgspec.Meta(ge=2, le=100)] = 10
    blank_shock: Points = 100
    losses: dict[str, Points] = msgspec.field(default_factory=_losses)
    encumbrance: Malus = 0
    bodies: tuple[BodyRow, ...] = ()
    falls: tuple[FallRow, ...] = ()


class Flaw(msgspec.Struct, frozen=True):
    """One value that the rules cannot work with: where it is, and what is wrong."""

    place: Place
    text: Message


def flaws(settings: Settings, losses: Iterable[str]) -> Iterator[Flaw]:
    """Every cause of lost essence that no table knows, every added row that is there twice."""
    causes = frozenset(losses)
    for cause in settings.losses:
        if cause not in causes:
            yield Flaw(("losses", cause), say("pv.settings.no-cause", id=cause))
    for name, keys in (
        ("bodies", [row.score for row in settings.bodies]),
        ("falls", [row.metres for row in settings.falls]),
    ):
        for key in sorted({one for one in keys if keys.count(one) > 1}):
            yield Flaw((name,), say("pv.settings.twice", value=key))


def check(settings: Settings, losses: Iterable[str]) -> None:
    """Raises `KnownError` at the first value that the rules cannot work with."""
    for flaw in flaws(settings, losses):
        raise KnownError(flaw.text)
