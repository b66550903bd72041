"""Campaign settings of HARP | TdM: readings, options, and the tables that the source lacks.

The tables are shipped with defaults, each row with how sure it is; a campaign changes what it
wants. Times of healing and fumbles have no default: nothing is invented, the GM writes them.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from desktop.rules.errors import KnownError, known
from desktop.rules.harp.lookup import first_flaw
from desktop.rules.harp.tables.combat import AttackSize, FightNumber, FightState, Situation
from desktop.rules.harp.tables.manoeuvres import Band, Difficulty
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Message, Text, say
from desktop.rules.settingsplaces import Place

VERSION = 1

Column: TypeAlias = Literal["percent", "help", "target", "bonus_of_score", "bonus_of_rank"]
FightNumberId: TypeAlias = Literal[
    "initiative-die",
    "hit-from",
    "uncapped-from",
    "defence-times",
    "bare-fumble",
    "forecast-divisor",
]
FIGHT_NUMBERS: tuple[FightNumberId, ...] = get_args(FightNumberId)
SIDES = 100
NEEDED_DEGREES = ("moyenne", "extremement-difficile")
"""Degrees that a roll has where nobody chose one."""
COLUMNS: tuple[Column, ...] = ("percent", "help", "target", "bonus_of_score", "bonus_of_rank")


class Readings(msgspec.Struct, frozen=True, kw_only=True):
    """One field for each choice of reading; the first value is the shipped one.

    `fumble`: the last throw that is a fumble, by the section or by the note (HARP-FUMBLE-RANGE).
    `fumble_on_resistance`: whether a defender's roll may be one. `death_rounds`: the round of the
    blow counts, or the next is the first (HARP-DYING-ROUNDS). `disease`: what a disease takes off a
    score is taken off it, or off the bonus (HARP-DIS-RHUME). `penalties`: kept until the end of
    healing, or lifted day by day (HARP-HEAL-PENALTY-END, HARP-HEAL-PENALTY-PRORATA). `resistance`:
    no rank in a resistance costs nothing, or what no rank in a skill costs. `initiative`: rolled
    anew each round of a fight, or once for all of it.
    """

    fumble: Literal["04", "05"] = "04"
    fumble_on_resistance: Literal["non", "oui"] = "non"
    death_rounds: Literal["comprise", "suivant"] = "comprise"
    disease: Literal["score", "bonus"] = "score"
    penalties: Literal["fin", "prorata"] = "fin"
    resistance: Literal["sans", "malus"] = "sans"
    initiative: Literal["round", "combat"] = "round"


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Options of the source: a second try after a near miss of at most `margin`, what a 66
    brings."""

    near_miss: bool = True
    margin: Annotated[int, msgspec.Meta(ge=0, le=100)] = 10
    odd_66: bool = True


class Fumble(msgspec.Struct, frozen=True, kw_only=True):
    """Faces of a campaign's table of fumbles, and what happens; `deadly` events are warned of."""

    id: str
    least: int
    most: int
    text: str
    deadly: bool = False


class FumbleTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of fumbles that the GM wrote."""

    id: str
    name: str
    rows: tuple[Fumble, ...] = ()


class HealingRow(msgspec.Struct, frozen=True, kw_only=True):
    """Days of rest that a healing roll from `least` on asks for, by severity."""

    id: str
    least: int
    light: int
    middle: int
    severe: int


class Creation(msgspec.Struct, frozen=True, kw_only=True):
    """What a campaign asks of a beginner, public values that the source does not hold: `points` of
    creation for scores (0: nobody counts them), dice below `reroll_below` are thrown again, and a
    skill has at most `ranks_per_level` times the level and `ranks_more` ranks (both 0: as many as
    one likes)."""

    points: Annotated[int, msgspec.Meta(ge=0, le=2000)] = 550
    reroll_below: Annotated[int, msgspec.Meta(ge=1, le=90)] = 40
    ranks_per_level: Annotated[int, msgspec.Meta(ge=0, le=20)] = 3
    ranks_more: Annotated[int, msgspec.Meta(ge=0, le=50)] = 3


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`round_seconds` is how long a round lasts. `fight_numbers`, `sizes`, `fight_states` and
    `situations` are what fights go by, none of which the source holds."""

    version: int = VERSION
    readings: Readings = Readings()
    options: Options = Options()
    creation: Creation = Creation()
    round_seconds: Annotated[int, msgspec.Meta(ge=1, le=600)] = 6
    difficulties: tuple[Difficulty, ...] = ()
    percent: tuple[Band, ...] = ()
    help: tuple[Band, ...] = ()
    target: tuple[Band, ...] = ()
    bonus_of_score: tuple[Band, ...] = ()
    bonus_of_rank: tuple[Band, ...] = ()
    fumbles: tuple[FumbleTable, ...] = ()
    healing: tuple[HealingRow, ...] = ()
    fight_numbers: tuple[FightNumber, ...] = ()
    sizes: tuple[AttackSize, ...] = ()
    fight_states: tuple[FightState, ...] = ()
    situations: tuple[Situation, ...] = ()

    @property
    def last_fumble(self) -> int:
        """The last throw that is a fumble of a manoeuvre."""
        return int(self.readings.fumble)

    def fight_number(self, id: FightNumberId) -> int:
        """A number that fights go by.

        Raises `KnownError` when the campaign lost it.
        """
        return self.fight_row(id).value

    def fight_row(self, id: FightNumberId) -> FightNumber:
        """The row of a number that fights go by, which tells how sure it is.

        Raises `KnownError` when the campaign lost it.
        """
        for one in self.fight_numbers:
            if one.id == id:
                return one
        raise known("harp.error.no-number", table=say("harp.settings.fight-numbers"), id=id)


def shipped(tables: Tables) -> Settings:
    """The shipped settings ("valeurs de Cassure"): the readings chosen, the default tables."""
    rows = tables.manoeuvres
    return Settings(
        difficulties=rows.difficulty,
        percent=rows.percent,
        help=rows.help,
        target=rows.target,
        bonus_of_score=rows.bonus_of_score,
        bonus_of_rank=rows.bonus_of_rank,
        fight_numbers=tables.combat.number,
        sizes=tables.combat.size,
        fight_states=tables.combat.condition,
        situations=tables.combat.situation,
    )


class Flaw(msgspec.Struct, frozen=True):
    """One value that the rules cannot work with: where it is, and what is wrong."""

    place: Place
    text: Message


def flaws(settings: Settings) -> Iterator[Flaw]:
    """Every table with a hole, an overlap or no row at all."""
    for column in COLUMNS:
        bands: tuple[Band, ...] = getattr(settings, column)
        name = say(f"harp.settings.{column.replace('_', '-')}")
        if not bands:
            yield Flaw((column,), say("harp.error.no-rows", table=name))
        elif flaw := first_flaw(bands):
            yield Flaw((column,), say("harp.error.hole", table=name, row=band_name(bands, flaw.id)))
    degrees = [one.id for one in settings.difficulties]
    if not degrees:
        text = say("harp.error.no-rows", table=say("harp.settings.difficulties"))
        yield Flaw(("difficulties",), text)
    for id in NEEDED_DEGREES:
        if degrees and id not in degrees:
            yield Flaw(("difficulties",), say("harp.settings.needed", id=id))
    yield from _fight_flaws(settings)
    for table in settings.fumbles:
        faces = sorted(face for row in table.rows for face in range(row.least, row.most + 1))
        if faces != list(range(1, SIDES + 1)):
            yield Flaw(("fumbles", table.id), say("harp.error.faces", table=table.name))
    starts = [row.least for row in settings.healing]
    if starts != sorted(set(starts)):
        name = say("harp.settings.healing")
        yield Flaw(("healing",), say("harp.error.starts", table=name))


def _fight_flaws(settings: Settings) -> Iterator[Flaw]:
    """Every number that fights go by is there, within its limits, and there is a size at least."""
    held = {one.id: one for one in settings.fight_numbers}
    for id in FIGHT_NUMBERS:
        if id not in held:
            name = say("harp.settings.fight-numbers")
            yield Flaw(("fight_numbers",), say("harp.error.no-number", table=name, id=id))
        elif not (one := held[id]).least <= one.value <= one.most:
            text = say("harp.error.number", name=one.name, least=one.least, most=one.most)
            yield Flaw(("fight_numbers", id), text)
    if not settings.sizes:
        text = say("harp.error.no-rows", table=say("harp.settings.sizes"))
        yield Flaw(("sizes",), text)
    for key, rows in (
        ("sizes", settings.sizes),
        ("fight_states", settings.fight_states),
        ("situations", settings.situations),
    ):
        ids = [row.id for row in rows]
        if len(set(ids)) != len(ids):
            name = say(f"harp.settings.{key.replace('_', '-')}")
            yield Flaw((key,), say("harp.error.twice", table=name))


def band_name(bands: Sequence[Band], id: str) -> Text:
    """A row of bands by the scores that it holds."""
    band = next(one for one in bands if one.id == id)
    if band.least is None:
        return say("harp.settings.up-to", most=band.most or 0)
    if band.most is None:
        return say("harp.settings.from", least=band.least)
    return say("harp.settings.from-to", least=band.least, most=band.most)


def check(settings: Settings) -> None:
    """Raises `KnownError` at the first value that the rules cannot work with."""
    for flaw in flaws(settings):
        raise KnownError(flaw.text)
