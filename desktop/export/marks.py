"""What a laid-out page is made of: marks with places in points from the page's top left corner."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TypeAlias

from desktop.export import typeset
from desktop.export.look import BOX_SIDE, Style, Tone
from desktop.rules.sheetmodel import BodyZone, Box, Entry, EntryKind


@dataclass(frozen=True)
class Rect:
    """A rectangle; `x` and `y` are its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    def moved(self, dx: float, dy: float) -> "Rect":
        """The same rectangle elsewhere."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def overlaps(self, other: "Rect", slack: float = 0.01) -> bool:
        """Whether the two share more than `slack` points both ways."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack


@dataclass(frozen=True)
class Words:
    """One line of text; `y` is its baseline."""

    x: float
    y: float
    width: float
    text: str
    style: Style

    @property
    def rect(self) -> Rect:
        """The line box of the embedded font."""
        top = typeset.ascent(self.style)
        return Rect(self.x, self.y - top, self.width, top + typeset.descent(self.style))


@dataclass(frozen=True)
class Rule:
    """A straight line, level or upright."""

    x: float
    y: float
    width: float
    height: float
    weight: float
    tone: Tone

    @property
    def rect(self) -> Rect:
        """The line with its thickness."""
        half = self.weight / 2
        return Rect(
            self.x - half, self.y - half, self.width + self.weight, self.height + self.weight
        )


@dataclass(frozen=True)
class WoundBox:
    """A wound box with room for a pencil."""

    x: float
    y: float
    box: Box
    tone: Tone
    variant: int = 0

    @property
    def rect(self) -> Rect:
        """The square, without the overhang of a slanted one or of its cross."""
        return Rect(self.x, self.y, BOX_SIDE, BOX_SIDE)


@dataclass(frozen=True)
class Pip:
    """A round point, `x` and `y` its centre."""

    x: float
    y: float
    radius: float
    filled: bool
    tone: Tone

    @property
    def rect(self) -> Rect:
        """The square around it."""
        side = 2 * self.radius
        return Rect(self.x - self.radius, self.y - self.radius, side, side)


@dataclass(frozen=True)
class Picture:
    """Where the portrait stands."""

    x: float
    y: float
    width: float
    height: float

    @property
    def rect(self) -> Rect:
        """Its frame."""
        return Rect(self.x, self.y, self.width, self.height)


@dataclass(frozen=True)
class Figure:
    """A body in outline; of each zone the quarters that its layers cover, outermost first."""

    x: float
    y: float
    width: float
    height: float
    worn: tuple[tuple[BodyZone, tuple[int, ...]], ...] = ()

    @property
    def rect(self) -> Rect:
        """Its frame."""
        return Rect(self.x, self.y, self.width, self.height)


@dataclass(frozen=True)
class Cross:
    """The cross in a ticked wound box, `x` and `y` the box's top left corner."""

    x: float
    y: float
    tone: Tone
    variant: int = 0

    @property
    def rect(self) -> Rect:
        """The square that it is drawn in."""
        return Rect(self.x, self.y, BOX_SIDE, BOX_SIDE)


@dataclass(frozen=True)
class Slot:
    """Room that a person fills in on a form.

    `held` is what stands there now, or what a tick looks like, in places of the page; `place`
    counts the boxes of one entry from 0. `ending` text stands at the right.
    """

    x: float
    y: float
    width: float
    height: float
    entry: Entry
    style: Style
    held: tuple["Mark", ...] = ()
    place: int = 0
    ending: bool = False

    @property
    def rect(self) -> Rect:
        """The place of the field."""
        return Rect(self.x, self.y, self.width, self.height)

    @property
    def is_on(self) -> bool:
        """Whether a box is ticked; any text is."""
        if self.entry.kind is not EntryKind.TICKS:
            return True
        return self.place < int(self.entry.value or 0)


Mark: TypeAlias = Words | Rule | WoundBox | Pip | Picture | Figure | Cross | Slot


def moved(mark: Mark, dx: float, dy: float) -> Mark:
    """The same mark elsewhere."""
    if isinstance(mark, Slot):
        held = tuple(moved(each, dx, dy) for each in mark.held)
        return replace(mark, x=mark.x + dx, y=mark.y + dy, held=held)
    return replace(mark, x=mark.x + dx, y=mark.y + dy)


def words(x: float, y: float, text: str, style: Style) -> Words:
    """A line that begins at `x`."""
    return Words(x, y, typeset.advance(text, style), text, style)


def words_ending(right: float, y: float, text: str, style: Style) -> Words:
    """A line that ends at `right`."""
    width = typeset.advance(text, style)
    return Words(right - width, y, width, text, style)


@dataclass(frozen=True)
class Strip:
    """A slice of a block that is never cut, its marks counted from its own top left corner.

    `glued` keeps it with the next strip; a `spare` one is only room to write on and is dropped
    rather than carried to another page.
    """

    height: float
    marks: tuple[Mark, ...] = ()
    glued: bool = False
    spare: bool = False


@dataclass(frozen=True)
class Flow:
    """A block as strips: `head` first, `again` on each continuation, then the body.

    `gap` is left above it unless it begins a column; `filler` is a strip that may fill the rest
    of the page when nothing else comes.
    """

    block: str
    body: tuple[Strip, ...]
    head: tuple[Strip, ...] = ()
    again: tuple[Strip, ...] = ()
    gap: float = 0.0
    filler: Strip | None = None

    @property
    def least(self) -> float:
        """Points that it takes where all of it is placed once."""
        return sum(strip.height for strip in (*self.head, *self.body))


def beside(left: Sequence[Strip], right: Sequence[Strip], dx: float) -> tuple[Strip, ...]:
    """Two runs of strips side by side, the second `dx` points to the right."""
    empty = Strip(0.0)
    return tuple(
        Strip(
            max(one.height, other.height),
            (*one.marks, *(moved(mark, dx, 0) for mark in other.marks)),
            glued=one.glued or other.glued,
        )
        for one, other in zip_longest(left, right, fillvalue=empty)
    )


@dataclass(frozen=True)
class Placed:
    """What a block painted in one frame of one page.

    `filler` may be repeated below it when nothing else stands there.
    """

    block: str
    rect: Rect
    marks: tuple[Mark, ...]
    filler: Strip | None = None


@dataclass(frozen=True)
class Page:
    """One page, `width` by `height` units of layout; `zoom` points of paper to each."""

    width: float
    height: float
    pieces: tuple[Placed, ...]
    zoom: float = 1.0

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Everything that is seen, in painting order."""
        found: list[Mark] = []
        for piece in self.pieces:
            for mark in piece.marks:
                if not isinstance(mark, Slot):
                    found.append(mark)
                elif mark.is_on:
                    found.extend(mark.held)
        return tuple(found)

    @property
    def paper(self) -> tuple[Mark, ...]:
        """What is printed under the fields of a form."""
        return tuple(
            mark for piece in self.pieces for mark in piece.marks if not isinstance(mark, Slot)
        )

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The fields of a form, in reading order."""
        return tuple(
            mark for piece in self.pieces for mark in piece.marks if isinstance(mark, Slot)
        )
