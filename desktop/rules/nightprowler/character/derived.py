"""What follows from a character: the values that sheets, checks and fights read, each with its
breakdown."""

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, Text
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.sheetmodel import BoxRow


class SkillView(msgspec.Struct, frozen=True, kw_only=True):
    """A skill as it stands: opened, or at its default value.

    `characteristics` are the associated ids (two for Empathie: the better default is in `value`,
    `defaults` holds each). `physical` proposes whether a roll is a physical action (NP-COMBAT-PH-
    ZERO). `level` is "" at value 0.
    """

    key: str
    skill: str
    specialisation: str
    name: str
    value: Breakdown
    opened: bool
    level: str
    characteristics: tuple[str, ...] = ()
    defaults: dict[str, int] = {}
    physical: bool = False
    limited: bool = False
    contact: str = ""
    contact_milieu: str = ""


class TraitView(msgspec.Struct, frozen=True, kw_only=True):
    """A trait the character has, whatever brought it.

    `pm` is signed as printed, 0 when free. `pick` is the id of the TraitPick when it was
    bought; `origin` names what gives it.
    """

    trait: str
    name: str
    type: str
    effect: str
    pm: int
    origin: Message
    pick: str = ""
    text: str = ""


class LineView(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a health table: usable boxes, ticked boxes, and how to draw them."""

    name: str
    usable: int
    ticked: int
    penalty: int
    row: BoxRow


class TrackView(msgspec.Struct, frozen=True):
    """A health table, lightest line first."""

    track: Track
    lines: tuple[LineView, ...]

    @property
    def capacity(self) -> tuple[int, int, int, int, int]:
        """Usable boxes of each line."""
        a, b, c, d, e = (line.usable for line in self.lines)
        return a, b, c, d, e


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a trait, cassure, race or kit asks the player to choose.

    Exactly `count` values of `options` (a value may be taken several times when `repeatable`).
    `free` lets a person type a specialisation that is not listed: an option such as "langue:*"
    is answered "langue:cassar", never with one of `excluded`. The answer is kept in
    `Character.choices[id]`; `rule` is the inventory id of what asks.
    """

    id: str
    title: Message
    step: str
    count: int
    options: tuple[tuple[str, Text], ...]
    repeatable: bool = False
    free: bool = False
    excluded: tuple[str, ...] = ()
    rule: str = ""


class Derived(msgspec.Struct, frozen=True, kw_only=True):
    """Everything derived from one character under one version of the settings.

    `opponent_modifiers` are (skill key, value, source) applied to rolls made against the
    character. `cassure` is the id of the cassure ("" for none): checks read its effects.
    """

    main: str
    secondary: str
    cassure: str = ""
    characteristics: dict[str, Breakdown]
    characteristic_points: Breakdown
    skills: tuple[SkillView, ...]
    skill_points: Breakdown
    traits: tuple[TraitView, ...]
    memory: Breakdown
    heroism_max: Breakdown
    heroism: int
    initiative: Breakdown
    vitality: TrackView
    endurance: TrackView
    penalty: Breakdown
    capital: Breakdown
    bounty: Breakdown
    debt: Breakdown
    age: Breakdown
    prison_rolls: Breakdown
    protection: Breakdown
    opponent_modifiers: tuple[tuple[str, int, str], ...]
    options: tuple[int, ...]
    choices: tuple[Choice, ...]

    def skill(self, key: str) -> SkillView | None:
        """The skill of that key, if the character has it or it has a default value."""
        return next((skill for skill in self.skills if skill.key == key), None)

    def track(self, track: Track) -> TrackView:
        """One of the two health tables."""
        return self.vitality if track is Track.VITALITY else self.endurance

    def has(self, trait: str) -> bool:
        """Whether the character has a trait, bought or free."""
        return any(view.trait == trait for view in self.traits)
