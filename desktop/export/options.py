"""What a person can choose about a printed sheet."""

import enum
from dataclasses import dataclass
from typing import Protocol

from desktop.rules.message import Text


class Renderer(Protocol):
    """What turns messages into text: `desktop.text.Catalogue`, or a double in tests."""

    def render(self, text: Text) -> str:
        """The text of a message; a string comes back unchanged."""
        ...


class Paper(enum.Enum):
    """A paper size; the value is its width and height in points."""

    A4 = (595.276, 841.89)
    LETTER = (612.0, 792.0)


class Ink(enum.Enum):
    """Colours, or a page for a black-and-white printer that loses nothing."""

    COLOUR = "colour"
    BLACK = "black"


class Wounds(enum.Enum):
    """Boxes as they are now, or all free for a new session."""

    CURRENT = "current"
    NONE = "none"


class Numbers(enum.Enum):
    """Numbers that the rules work out as they are now, or room to pencil them in."""

    SHOWN = "shown"
    BLANK = "blank"


class Audit(enum.Enum):
    """Whether every number is taken apart, line by line, on pages of its own at the end."""

    NONE = "none"
    APPENDED = "appended"


class Spread(enum.Enum):
    """The pages that the sheet asks for, or everything on one, set smaller in three columns."""

    PAGES = "pages"
    ONE_PAGE = "one-page"


class Form(enum.Enum):
    """Ink alone, or places that are kept apart so that they can be filled in on a screen."""

    FLAT = "flat"
    FILLABLE = "fillable"


@dataclass(frozen=True)
class Options:
    """The choices for one export."""

    paper: Paper = Paper.A4
    ink: Ink = Ink.COLOUR
    wounds: Wounds = Wounds.CURRENT
    numbers: Numbers = Numbers.SHOWN
    audit: Audit = Audit.NONE
    spread: Spread = Spread.PAGES
    form: Form = Form.FLAT
