"""Commands about hit points, wounds, clocks, care and rest.

Those that ask for dice hold them in `rolled`; `edits.health.dice_needed` says which are wanted.
"""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.dice import Rolled
from desktop.rules.pv_negatifs.below import Cause
from desktop.rules.pv_negatifs.document import Body, DeepWound, MortalWound

Way = Literal["sagesse", "heroique"]
Source = Literal["sort", "potion", "autre"]


class Hurt(msgspec.Struct, frozen=True, tag="hurt", kw_only=True):
    """Damage of one hit; a wound that it draws has the id `id`.

    `willing` damage is what somebody does to himself, where the campaign has that at all.
    """

    id: str
    amount: int
    cause: Cause = "physique"
    nonlethal: bool = False
    willing: bool = False
    rolled: tuple[Rolled, ...] = ()


class Check(msgspec.Struct, frozen=True, tag="check", kw_only=True):
    """The roll against a mortal wound, under Sagesse or heroic."""

    wound: str
    way: Way = "sagesse"
    rolled: tuple[Rolled, ...] = ()


class Disbelieve(msgspec.Struct, frozen=True, tag="disbelieve"):
    """Nobody believes a mortal wound: it counts as a deep one."""

    wound: str


class Heroic(msgspec.Struct, frozen=True, tag="heroic", kw_only=True):
    """A heroic roll; failing draws the deep wound `id`."""

    id: str
    rolled: tuple[Rolled, ...] = ()


class Heal(msgspec.Struct, frozen=True, tag="heal", kw_only=True):
    """One single heal of `points`, against the deep wound `wound` ("" for the first).

    `level` is that of the effect; `resist` says that the player wants his resistance to magic.
    """

    points: int
    wound: str = ""
    source: Source = "sort"
    level: int = 12
    resist: bool = False
    rolled: tuple[Rolled, ...] = ()


class Regenerate(msgspec.Struct, frozen=True, tag="regenerate"):
    """A clerical regeneration restores what a mortal wound took."""

    wound: str


class Stabilise(msgspec.Struct, frozen=True, tag="stabilise", kw_only=True):
    """An attempt to stabilise, by a helper with `skill` points of Soins, or by oneself."""

    skill: int
    kit: bool = False
    rolled: tuple[Rolled, ...] = ()


class PassUnits(msgspec.Struct, frozen=True, tag="pass-units", kw_only=True):
    """Hours or minutes of the countdown go by, 1 to 100."""

    units: int
    rolled: tuple[Rolled, ...] = ()


class DailyChecks(msgspec.Struct, frozen=True, tag="daily-checks", kw_only=True):
    """The checks of a day with a stabilised deep wound."""

    rolled: tuple[Rolled, ...] = ()


class RestDay(msgspec.Struct, frozen=True, tag="rest-day", kw_only=True):
    """A day of rest: `care` is one of the tables' ways of lying wounded."""

    care: str = "seul"
    rolled: tuple[Rolled, ...] = ()


class RestHours(msgspec.Struct, frozen=True, tag="rest-hours"):
    """Hours of rest, 1 to 24: regeneration, and non-lethal damage that goes."""

    hours: int


class CallGod(msgspec.Struct, frozen=True, tag="call-god", kw_only=True):
    """An appeal to one's god, with the GM's chance in percents; `note` says what an answer
    brings."""

    chance: int
    note: str = ""
    rolled: tuple[Rolled, ...] = ()


class CheckClothes(msgspec.Struct, frozen=True, tag="check-clothes", kw_only=True):
    """Whether clothes are ruined by what led below zero."""

    cause: Cause = "physique"
    rolled: tuple[Rolled, ...] = ()


class BuyClothes(msgspec.Struct, frozen=True, tag="buy-clothes"):
    """New clothes."""


class SetHp(msgspec.Struct, frozen=True, tag="set-hp"):
    """Hit points as the GM has them, from twice the maximum below zero up to the maximum; `lost` of
    those that are missing are non-lethal."""

    hp: int
    lost: int = 0


class SetBody(msgspec.Struct, frozen=True, tag="set-body"):
    """What holds now, as the GM has it, replaced whole."""

    body: Body


class PutDeep(msgspec.Struct, frozen=True, tag="put-deep"):
    """A deep wound as the GM has it, new or in place of the one of that id."""

    wound: DeepWound


class RemoveDeep(msgspec.Struct, frozen=True, tag="remove-deep"):
    """Strike a deep wound that was marked by mistake."""

    id: str


class PutMortal(msgspec.Struct, frozen=True, tag="put-mortal"):
    """A mortal wound as the GM has it, new or in place of the one of that id."""

    wound: MortalWound


class RemoveMortal(msgspec.Struct, frozen=True, tag="remove-mortal"):
    """Strike a mortal wound that was marked by mistake."""

    id: str


class Revive(msgspec.Struct, frozen=True, tag="revive", kw_only=True):
    """Back from the dead, by the percents of Table A."""

    hp: int = 1
    rolled: tuple[Rolled, ...] = ()


Chance: TypeAlias = (
    Hurt
    | Check
    | Heroic
    | Heal
    | Stabilise
    | PassUnits
    | DailyChecks
    | RestDay
    | CallGod
    | CheckClothes
    | Revive
)
"""Commands that ask for dice."""
Plain: TypeAlias = (
    Disbelieve
    | Regenerate
    | RestHours
    | BuyClothes
    | SetHp
    | SetBody
    | PutDeep
    | RemoveDeep
    | PutMortal
    | RemoveMortal
)
"""Commands that ask for none."""
HealthCommand: TypeAlias = Chance | Plain
