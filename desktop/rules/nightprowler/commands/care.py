"""Commands of wounds outside a fight: time that passes, care, and what burns, breaks or chokes."""

from typing import Literal, TypeAlias

import msgspec

Ending = Literal["critique", "mortelle", "mort"]


# --- Recovery (V.C) ---


class PassTime(msgspec.Struct, frozen=True, tag="pass-time"):
    """Whole hours go by; `resting` brings Endurance and Héroïsme back too."""

    hours: int
    resting: bool = True


class GiveCare(msgspec.Struct, frozen=True, tag="give-care"):
    """The Soin roll of a Vitalité line in this period, by a healer of this Soin value.

    `clean` is acceptable hygiene; `heroism` PH are the patient's, when he heals himself.
    """

    line: str
    success: bool
    soin: int
    clean: bool = True
    heroism: int = 0


class HastenLine(msgspec.Struct, frozen=True, tag="hasten-line"):
    """PH of the patient that shorten a line's recovery, beside those already given."""

    line: str
    heroism: int


class TakeRemedy(msgspec.Struct, frozen=True, tag="take-remedy"):
    """A plant or potion worth `heroism` PH on a line, with its side effect if it has one."""

    line: str
    aid: str
    heroism: int
    side_effect: str = ""


class RemoveLine(msgspec.Struct, frozen=True, tag="remove-line"):
    """A potion that takes a whole Vitalité line away."""

    line: str
    aid: str
    side_effect: str = ""


class EndSideEffect(msgspec.Struct, frozen=True, tag="end-side-effect"):
    """By its place, 0 is the first."""

    place: int


class FirstAid(msgspec.Struct, frozen=True, tag="first-aid"):
    """First aid; `heroism` PH are the patient's, when he helps himself."""

    success: bool = True
    heroism: int = 0


class SetInfected(msgspec.Struct, frozen=True, tag="set-infected"):
    """Wounds are infected, or no longer."""

    on: bool


# --- Falls, fire and asphyxia (VI.C) ---


class Fall(msgspec.Struct, frozen=True, tag="fall"):
    """A fall as the guide led through it.

    `ground` is -1 (soft) to 1 (hard). `die` is the d20 of Acrobatie when `rolled`, else the one
    that is read for the quality alone. `heroism` PH raise the threshold. `instead`: PH are spent
    in place of lines. `ending` is the MJ's choice above the last height.
    """

    metres: int
    ground: int = 0
    rolled: bool = False
    die: int | None = None
    difficulty: int = 0
    heroism: int = 0
    instead: bool = False
    ending: Ending = "critique"


class Burn(msgspec.Struct, frozen=True, tag="burn"):
    """Turns in a fire of this intensity."""

    intensity: int
    turns: int = 1


class Suffocate(msgspec.Struct, frozen=True, tag="suffocate"):
    """Turns without air from the first; `dice` are those that resist breathing, in order.

    `still`: he neither moves nor panics. `before` turns were counted by an earlier command.
    """

    turns: int
    still: bool
    dice: tuple[int, ...] = ()
    before: int = 0


class AddChokedSequela(msgspec.Struct, frozen=True, tag="add-choked-sequela"):
    """What a mortal wound of asphyxia left to a survivor."""

    text: str


class RemoveChokedSequela(msgspec.Struct, frozen=True, tag="remove-choked-sequela"):
    """Take one back by its place (0 is the first)."""

    place: int


CareCommand: TypeAlias = (
    PassTime
    | GiveCare
    | HastenLine
    | TakeRemedy
    | RemoveLine
    | EndSideEffect
    | FirstAid
    | SetInfected
    | Fall
    | Burn
    | Suffocate
    | AddChokedSequela
    | RemoveChokedSequela
)
