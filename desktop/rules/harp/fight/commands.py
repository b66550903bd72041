"""Everything that may be asked of a fight, as stored in its journal."""

from typing import Literal, TypeAlias

from desktop.rules.commands import (
    ApplySettings,
    Begin,
    Bell,
    Close,
    Command,
    CorrectBox,
    CorrectPool,
    DocumentEdited,
    Join,
    Remove,
    Ring,
    TakeTurn,
)
from desktop.rules.harp.commands.health import HealthCommand
from desktop.rules.harp.document import Character, Structure
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.trial import Bearing

Kind = Literal["seul", "groupe", "course"]


class Attack(Command, frozen=True, kw_only=True, tag="attack"):
    """An attack with a weapon ("" for bare hands): situations of the campaign that count, and what
    the GM adds."""

    fighter: str
    target: str
    weapon: str = ""
    situations: tuple[str, ...] = ()
    modifier: int = 0


class Parry(Command, frozen=True, kw_only=True, tag="parry"):
    """A part of the BO defends this round."""

    fighter: str
    amount: int


class Do(Command, frozen=True, kw_only=True, tag="do"):
    """Something that nothing is rolled for, in the player's words."""

    fighter: str
    deed: Literal["bouger", "autre"]
    text: str = ""


class Try(Command, frozen=True, kw_only=True, tag="try"):
    """A manoeuvre. `helps` is the skill, or "attaque", whose next roll of `helped` ("" for himself)
    gets what is read; `work` a task; `against` whom it is used on, who then resists."""

    fighter: str
    skill: str
    difficulty: str = "moyenne"
    modifier: int = 0
    bears: tuple[Bearing, ...] = ()
    helps: str = ""
    helped: str = ""
    work: str = ""
    against: str = ""


class Tend(Command, frozen=True, kw_only=True, tag="tend"):
    """Soins on somebody: one of his wounds, or "" to stabilise him."""

    fighter: str
    target: str
    wound: str = ""
    difficulty: str = "moyenne"
    modifier: int = 0


class Again(Command, frozen=True, kw_only=True, tag="again"):
    """The GM gives one more action this round."""

    fighter: str


class Result(Command, frozen=True, kw_only=True, tag="result"):
    """What the GM read on his table of criticals, or nothing at all.

    `lost` rounds are those in which he cannot act, `stunned` those in which he is stunned; `states`
    begin with it. `deadly` kills at once.
    """

    fighter: str
    points: int = 0
    bleeding: int = 0
    penalty: int = 0
    stunned: int = 0
    lost: int = 0
    structure: Structure = ""
    main: bool = False
    states: tuple[str, ...] = ()
    deadly: bool = False
    text: str = ""


class Fumble(Command, frozen=True, kw_only=True, tag="fumble"):
    """What a fumble brings: a throw on a table of the campaign, or ("") the GM's own words."""

    fighter: str
    table: str = ""
    change: int = 0
    grave: bool = False
    text: str = ""


class Unusual(Command, frozen=True, kw_only=True, tag="unusual"):
    """What a 66 brings, in the GM's words."""

    fighter: str
    text: str = ""


class Resist(Command, frozen=True, kw_only=True, tag="resist"):
    """A Jet de Résistance against a Nombre Cible: with a resistance, or a skill ("skill/<id>").

    Without a contest that waits it stands by itself (`goal`, `what`); "" gives way without a roll.
    """

    fighter: str
    kind: str
    goal: int = 0
    what: str = ""
    modifier: int = 0


class Undergo(Command, frozen=True, kw_only=True, tag="undergo"):
    """What befalls somebody, as an edit of his sheet says it."""

    fighter: str
    what: HealthCommand
    reason: str = ""


class Read(Command, frozen=True, kw_only=True, tag="read"):
    """A critical that no attack asked for: a closed throw, then the GM reads."""

    fighter: str
    table: str = ""


class Bout(Command, frozen=True, kw_only=True, tag="state"):
    """A state of the campaign begins (for so many rounds, 0: until the GM ends it), or ends."""

    fighter: str
    state: str
    on: bool
    rounds: int = 0
    reason: str = ""


class Start(Command, frozen=True, kw_only=True, tag="start-work"):
    """A task over rounds: alone, of a group, or a race."""

    fighter: str
    name: str
    kind: Kind = "seul"
    ingredients: bool = False


class Enlist(Command, frozen=True, kw_only=True, tag="enlist"):
    """Somebody joins a task, or leaves it."""

    fighter: str
    work: str
    on: bool = True


class Sweep(Command, frozen=True, kw_only=True, tag="sweep"):
    """Hit points lost by several at once."""

    targets: tuple[tuple[str, bool], ...]
    points: int


Answer: TypeAlias = Result | Fumble | Unusual
"""Commands that answer what waits."""
Act: TypeAlias = Attack | Parry | Do | Try | Tend
"""What somebody does in his turn."""
Word: TypeAlias = (
    Again
    | Resist
    | Undergo
    | Read
    | Bout
    | Start
    | Enlist
    | CorrectPool
    | CorrectBox[str]
    | Remove
    | DocumentEdited[Character]
)
"""What the GM says of somebody at any time."""
About: TypeAlias = Answer | Act | Word
"""Commands about one fighter who is there."""
AnyCommand: TypeAlias = (
    Join[Character]
    | Begin
    | TakeTurn
    | Bell
    | Ring
    | Sweep
    | Close
    | ApplySettings[Settings]
    | About
)
