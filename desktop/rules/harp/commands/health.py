"""Commands about hit points, wounds, ailments, rest, death, and manoeuvres that leave something
behind.

Those that ask for dice hold them in `rolled`; `edits.chance.dice_needed` says which are wanted.
"""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.dice import Rolled
from desktop.rules.harp.document import Ailment, Cause, Herb, Prepared, Wound
from desktop.rules.harp.tables.people import Method


class SetHp(msgspec.Struct, frozen=True, tag="set-hp"):
    """Hit points as the GM has them."""

    hp: int


class Hurt(msgspec.Struct, frozen=True, tag="hurt"):
    """Hit points lost at once."""

    points: int


class Heal(msgspec.Struct, frozen=True, tag="heal"):
    """Hit points given back by a spell or a potion, or by a herb at once."""

    points: int


class PutWound(msgspec.Struct, frozen=True, tag="put-wound"):
    """A wound, new or in place of the one of that id."""

    wound: Wound


class TreatWound(msgspec.Struct, frozen=True, tag="treat-wound"):
    """A wound is treated: it bleeds no more."""

    id: str


class RemoveWound(msgspec.Struct, frozen=True, tag="remove-wound"):
    """A wound that is gone, or was marked by mistake."""

    id: str


class Rest(msgspec.Struct, frozen=True, tag="rest"):
    """Hours of full rest, 1 to 24."""

    hours: int


class RestDays(msgspec.Struct, frozen=True, tag="rest-days"):
    """Days of rest towards the healing of wounds, 1 to 365."""

    days: int


class BindSoul(msgspec.Struct, frozen=True, tag="bind-soul"):
    """A spell stops the dying."""


class PassRounds(msgspec.Struct, frozen=True, tag="pass-rounds"):
    """Rounds go by, 1 to 100: blood is lost, poison and death come nearer."""

    rounds: int


class Die(msgspec.Struct, frozen=True, tag="die"):
    """He dies, of a cause."""

    cause: Cause


class Raise(msgspec.Struct, frozen=True, tag="raise"):
    """He is brought back to life with so many hit points."""

    hp: int


class Restore(msgspec.Struct, frozen=True, tag="restore"):
    """Points of a characteristic given back to a dead body."""

    characteristic: str
    points: int


class SetLife(msgspec.Struct, frozen=True, tag="set-life"):
    """Between life and death as the GM has it: rounds left to the dying (None where nobody dies),
    and whether they are stopped."""

    left: int | None
    stabilised: bool


class Prepare(msgspec.Struct, frozen=True, tag="prepare"):
    """A bonus waits for a roll: what somebody else's manoeuvre, or the GM, gives to it."""

    prepared: Prepared


class DropPrepared(msgspec.Struct, frozen=True, tag="drop-prepared"):
    """A bonus that was prepared for a roll is given up."""

    id: str


class TakeHerb(msgspec.Struct, frozen=True, tag="take-herb"):
    """A herb is taken: it works once the time of its own description is over."""

    herb: Herb


class PassHerb(msgspec.Struct, frozen=True, tag="pass-herb"):
    """Seconds of a herb go by, 1 to a year's."""

    id: str
    seconds: int


class DropHerb(msgspec.Struct, frozen=True, tag="drop-herb"):
    """A herb that was taken does nothing after all."""

    id: str


class PutAilment(msgspec.Struct, frozen=True, tag="put-ailment"):
    """A disease or poison as the GM has it, new or in place of the one of that id."""

    ailment: Ailment


class RemoveAilment(msgspec.Struct, frozen=True, tag="remove-ailment"):
    """A disease or poison that is over."""

    id: str


class Change(msgspec.Struct, frozen=True):
    """A modifier of the situation, in the GM's words."""

    reason: str
    amount: int


class Catch(msgspec.Struct, frozen=True, tag="catch", kw_only=True):
    """A disease or poison strikes; its cascade is rolled with the victim's resistance.

    `target` is the Nombre Cible of a spell, 0 where the cascade stands by itself.
    """

    id: str
    disease: str
    target: int = 0
    changes: tuple[Change, ...] = ()
    rolled: tuple[Rolled, ...] = ()


class PassHour(msgspec.Struct, frozen=True, tag="pass-hour", kw_only=True):
    """An hour of an ailment."""

    id: str
    rolled: tuple[Rolled, ...] = ()


class PassDay(msgspec.Struct, frozen=True, tag="pass-day", kw_only=True):
    """A day of an ailment, and the roll to survive it where there is one."""

    id: str
    rolled: tuple[Rolled, ...] = ()


class Stabilise(msgspec.Struct, frozen=True, tag="stabilise", kw_only=True):
    """Somebody tries Soins on a dying one; `bonus` is the helper's."""

    bonus: int
    difficulty: str = "extremement-difficile"
    rolled: tuple[Rolled, ...] = ()


class HealingRoll(msgspec.Struct, frozen=True, tag="healing-roll", kw_only=True):
    """The Tirage de Guérison of all wounds that have none; `care` is the Bonus column of Soins.

    `days` is the GM's word where the campaign's table has none.
    """

    care: int = 0
    days: int | None = None
    rolled: tuple[Rolled, ...] = ()


class Decay(msgspec.Struct, frozen=True, tag="decay", kw_only=True):
    """Minutes of a dead body, 1 to 200."""

    minutes: int
    rolled: tuple[Rolled, ...] = ()


class Manoeuvre(msgspec.Struct, frozen=True, tag="manoeuvre", kw_only=True):
    """A manoeuvre on a skill of the sheet, or of the tables where he has none.

    Bonuses that were prepared for that skill are used up. A near miss prepares the second try, the
    resolution by bonus prepares the roll on `helps` (a skill), a task goes on. `id` names what is
    prepared. `bears` are the kinds of penalties that count besides those of every manoeuvre.
    `method` is the GM's word in place of the skill's own resolution.
    """

    id: str
    skill: str
    difficulty: str = "moyenne"
    typed: int | None = None
    changes: tuple[Change, ...] = ()
    bears: tuple[Literal["toucher", "mouvement"], ...] = ()
    method: Method | Literal[""] = ""
    helps: str = ""
    task: str = ""
    rolled: tuple[Rolled, ...] = ()


Chance: TypeAlias = Catch | PassHour | PassDay | Stabilise | HealingRoll | Decay | Manoeuvre
"""Commands that ask for dice."""
Plain: TypeAlias = (
    SetHp
    | Hurt
    | Heal
    | PutWound
    | TreatWound
    | RemoveWound
    | Rest
    | RestDays
    | BindSoul
    | PassRounds
    | Die
    | Raise
    | Restore
    | SetLife
    | Prepare
    | DropPrepared
    | TakeHerb
    | PassHerb
    | DropHerb
    | PutAilment
    | RemoveAilment
)
"""Commands that ask for none."""
HealthCommand: TypeAlias = Chance | Plain
