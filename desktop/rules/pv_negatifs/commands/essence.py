"""Commands about essence; every change leaves a line in its journal."""

from typing import TypeAlias

import msgspec

from desktop.rules.dice import Rolled
from desktop.rules.pv_negatifs.document import Forgotten


class LoseEssence(msgspec.Struct, frozen=True, tag="lose-essence", kw_only=True):
    """Points lost to a cause of the tables, or to any other in the words of the table."""

    id: str
    cause: str
    points: int | None = None
    date: str = ""
    note: str = ""


class GainEssence(msgspec.Struct, frozen=True, tag="gain-essence", kw_only=True):
    """Points regained by a drug; what it costs besides must be said."""

    id: str
    points: int
    side_effect: str
    date: str = ""


class RollEssence(msgspec.Struct, frozen=True, tag="roll-essence", kw_only=True):
    """Essence rolls for one act: their grade (0, 5 or 10), how many, and what each failure costs;
    or a hardship of the tables by its id."""

    id: str
    cause: str = ""
    trial: str = ""
    grade: int = 0
    count: int = 1
    points: int = 1
    date: str = ""
    rolled: tuple[Rolled, ...] = ()


class Forget(msgspec.Struct, frozen=True, tag="forget", kw_only=True):
    """An Oubli gives points back for as long as it holds, and costs experience."""

    oubli: Forgotten
    date: str = ""


class Remember(msgspec.Struct, frozen=True, tag="remember", kw_only=True):
    """An Oubli is dispelled: its points go, and `extra` where the GM says so."""

    id: str
    oubli: str
    extra: int = 0
    date: str = ""


class SetMargin(msgspec.Struct, frozen=True, tag="set-margin"):
    """How far beyond −100 % intelligence lets him go, 0 to 100; None: by the tables."""

    value: int | None


class RestoreEssence(msgspec.Struct, frozen=True, tag="restore-essence", kw_only=True):
    """Points that a definitive death gives back, as the GM says."""

    id: str
    points: int
    date: str = ""


class WillingRounds(msgspec.Struct, frozen=True, tag="willing-rounds", kw_only=True):
    """What willing damage costs over `rounds` rounds, where the campaign has that at all."""

    id: str
    rounds: int = 1
    date: str = ""
    rolled: tuple[Rolled, ...] = ()


EssenceCommand: TypeAlias = (
    LoseEssence
    | GainEssence
    | RollEssence
    | Forget
    | Remember
    | SetMargin
    | RestoreEssence
    | WillingRounds
)
