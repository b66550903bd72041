"""Campaign settings of HARP | TdM: readings, options, and the tables that the source lacks.

The tables are shipped with defaults, each row with how sure it is; a campaign changes what it
wants. Times of healing and fumbles have no default: nothing is invented, the GM writes them.
"""

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from desktop.rules.errors import known
from desktop.rules.harp.lookup import first_flaw
from desktop.rules.harp.tables.combat import AttackSize, FightNumber, FightState, Situation
from desktop.rules.harp.tables.manoeuvres import Band, Difficulty
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import say

VERSION = 1

Column: TypeAlias = Literal["percent", "help", "target", "bonus_of_score", "bonus_of_rank"]
FightNumberId: TypeAlias = Literal[
    "initiative-die", "hit-from", "uncapped-from", "defence-times", "bare-fumble"
]
FIGHT_NUMBERS: tuple[FightNumberId, ...] = get_args(FightNumberId)
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


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`round_seconds` is how long a round lasts. `fight_numbers`, `sizes`, `fight_states` and
    `situations` are what fights go by, none of which the source holds."""

    version: int = VERSION
    readings: Readings = Readings()
    options: Options = Options()
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
        for one in self.fight_numbers:
            if one.id == id:
                return one.value
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


def check(settings: Settings) -> None:
    """Raises `KnownError` at the first table with a hole, an overlap or no row at all."""
    for column in COLUMNS:
        bands: tuple[Band, ...] = getattr(settings, column)
        name = say(f"harp.settings.{column.replace('_', '-')}")
        if not bands:
            raise known("harp.error.no-rows", table=name)
        if flaw := first_flaw(bands):
            raise known("harp.error.hole", table=name, row=flaw.id)
    if not settings.difficulties:
        raise known("harp.error.no-rows", table=say("harp.settings.difficulties"))
    _check_fights(settings)
    for table in settings.fumbles:
        faces = sorted(face for row in table.rows for face in range(row.least, row.most + 1))
        if faces != list(range(1, 101)):
            raise known("harp.error.faces", table=table.name)
    starts = [row.least for row in settings.healing]
    if starts != sorted(set(starts)):
        raise known("harp.error.hole", table=say("harp.settings.healing"), row=str(len(starts)))


def _check_fights(settings: Settings) -> None:
    """Every number that fights go by is there, within its limits, and there is a size at least."""
    name = say("harp.settings.fight-numbers")
    held = {one.id: one for one in settings.fight_numbers}
    for id in FIGHT_NUMBERS:
        if id not in held:
            raise known("harp.error.no-number", table=name, id=id)
        one = held[id]
        if not one.least <= one.value <= one.most:
            raise known("harp.error.number", name=one.name, least=one.least, most=one.most)
    if not settings.sizes:
        raise known("harp.error.no-rows", table=say("harp.settings.sizes"))
    tables = {
        "sizes": settings.sizes,
        "fight-states": settings.fight_states,
        "situations": settings.situations,
    }
    for key, rows in tables.items():
        ids = [row.id for row in rows]
        if len(set(ids)) != len(ids):
            raise known("harp.error.twice", table=say(f"harp.settings.{key}"))
