"""Commands about what a character suffers: wounds, care, infections, days, destiny and fortune."""

from typing import Literal, TypeAlias

import msgspec

from desktop.rules.dice import Rolled
from desktop.rules.warhammer.document import State, Wound
from desktop.rules.warhammer.infection import Treatment
from desktop.rules.warhammer.tables.criticals import Zone
from desktop.rules.warhammer.tables.gear import CriticalKind

FortuneUse = Literal["", "decor"]


class AddWound(msgspec.Struct, frozen=True, tag="add-wound", kw_only=True):
    """A critical effect of the tables strikes, with every die that it needs (see
    `edits.wounds.wound_dice`); `mental` tests FM instead of E where the effect allows it."""

    id: str
    kind: CriticalKind
    location: Zone
    value: int
    rolled: tuple[Rolled, ...] = ()
    mental: bool = False


class UpdateWound(msgspec.Struct, frozen=True, tag="update-wound"):
    """The wound of that id as the GM has it, replaced whole."""

    wound: Wound


class Care(msgspec.Struct, frozen=True, tag="care"):
    """A wound was cared for: curable clocks stop, bleeding and what lasts until care end.

    `extracted`: what was lodged in it is out.
    """

    id: str
    extracted: bool = False


class Heal(msgspec.Struct, frozen=True, tag="heal"):
    """A wound has healed: nothing of it runs any more, injuries stay."""

    id: str


class RemoveWound(msgspec.Struct, frozen=True, tag="remove-wound"):
    """Strike a wound that was marked by mistake, with its injuries."""

    id: str


class TestInfection(msgspec.Struct, frozen=True, tag="test-infection", kw_only=True):
    """The E test on the day after a wound, with its d100; `in_bed` says whether the wounded keeps
    to his bed should it fester."""

    __test__ = False

    id: str
    roll: int
    treatment: Treatment = Treatment()
    in_bed: bool = True


class TestPending(msgspec.Struct, frozen=True, tag="test-pending", kw_only=True):
    """A test that a wound still asked for, with its d100; `place` counts the wound's tests to come
    from 0, `legs` is the d10 of a paralysis that failing brings."""

    __test__ = False

    id: str
    place: int
    roll: int
    legs: int | None = None


class Amputate(msgspec.Struct, frozen=True, tag="amputate", kw_only=True):
    """The infected limb is cut off: the E test with its d100, and the healer's test of Soins where
    there is one."""

    id: str
    roll: int
    care_target: int | None = None
    care_roll: int | None = None


class PassDays(msgspec.Struct, frozen=True, tag="pass-days"):
    """1 to 365 days go by: clocks and infections run, and fortune points are back."""

    days: int


class PassRounds(msgspec.Struct, frozen=True, tag="pass-rounds"):
    """1 to 100 rounds go by outside a fight: what counts rounds runs, up to a test that is due."""

    rounds: int


class SetState(msgspec.Struct, frozen=True, tag="set-state"):
    """What holds now, as the GM says it, replaced whole."""

    state: State


class SpendDestiny(msgspec.Struct, frozen=True, tag="spend-destiny"):
    """A destiny point, against the death or paralysis of a wound ("": of the state alone)."""

    wound: str = ""


class SpendFortune(msgspec.Struct, frozen=True, tag="spend-fortune", kw_only=True):
    """A fortune point; for an element of scenery `what` names it and the GM has `accepted` it."""

    use: FortuneUse = ""
    what: str = ""
    accepted: bool = True


class RestoreFortune(msgspec.Struct, frozen=True, tag="restore-fortune"):
    """A new day: every fortune point is back."""


PointCommand: TypeAlias = SpendDestiny | SpendFortune | RestoreFortune
WoundCommand: TypeAlias = (
    AddWound
    | UpdateWound
    | Care
    | Heal
    | RemoveWound
    | TestInfection
    | TestPending
    | Amputate
    | PassDays
    | PassRounds
    | SetState
)
