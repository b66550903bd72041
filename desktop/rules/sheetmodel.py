"""A sheet as data: what the page painter, the fillable form and generic parts of the interface
read.

A system describes its sheet once (`System.sheet`); nobody but the painter knows millimetres, and
the painter knows no rule. Strings are people's own words or proper names of the game, messages
are ours to translate. What may be filled in names itself by an `Entry`.
"""

import enum
from typing import TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, Text


class Zone(enum.Enum):
    """Where a block stands on its page: full-width band, one of two columns, or full width below
    them."""

    BAND = "band"
    LEFT = "left"
    RIGHT = "right"
    FULL = "full"


class BoxState(enum.Enum):
    FREE = "free"
    TICKED = "ticked"


class BoxKind(enum.Enum):
    NORMAL = "normal"
    ITALIC = "italic"
    DASHED = "dashed"


class EntryKind(enum.Enum):
    """How an entry is filled in: one line, a number, several lines, or boxes that are ticked."""

    TEXT = "text"
    NUMBER = "number"
    LINES = "lines"
    TICKS = "ticks"


class Entry(msgspec.Struct, frozen=True):
    """A place of the sheet that a person may fill in.

    `path` names it for `System.write_entry`; a segment of it that begins with + stands for
    something that is not there yet. `value` is what it holds, as a person would write it (the
    number of ticked boxes for ticks). `options` are the words that it takes, when those are all.
    """

    path: str
    value: str = ""
    kind: EntryKind = EntryKind.TEXT
    options: tuple[str, ...] = ()


class Box(msgspec.Struct, frozen=True):
    """One wound box.

    `why_not` says what would open it when the character cannot use it (None: usable).
    """

    state: BoxState
    kind: BoxKind = BoxKind.NORMAL
    why_not: Message | None = None


class BoxRow(msgspec.Struct, frozen=True):
    """A line of a health table.

    `penalty` is 0 or negative; `active` marks the one that counts now.
    """

    label: Text
    boxes: tuple[Box, ...]
    penalty: int
    active: bool = False
    entry: Entry | None = None


class Field(msgspec.Struct, frozen=True):
    """A labelled value; `mark` is a short sign after it (* main, ° secondary)."""

    label: Text
    value: Text
    breakdown: Breakdown | None = None
    mark: str = ""
    entry: Entry | None = None


class Cell(msgspec.Struct, frozen=True):
    """A table cell.

    `indent` is a depth (0, 1); muted cells are defaults or things not owned.
    """

    text: Text
    breakdown: Breakdown | None = None
    muted: bool = False
    strong: bool = False
    indent: int = 0
    entry: Entry | None = None


class Column(msgspec.Struct, frozen=True):
    """A table column: heading, relative width, numbers aligned right."""

    label: Text
    weight: int = 1
    numeric: bool = False


class Item(msgspec.Struct, frozen=True):
    """A titled short text (a trait and its effect)."""

    title: Text
    detail: Text = ""


class _Block(msgspec.Struct, frozen=True, kw_only=True):
    """`brief` blocks are those of a small card: what is needed of a figure of the GM's."""

    id: str
    title: Text
    zone: Zone
    page: int = 1
    brief: bool = False


class Fields(_Block, frozen=True, kw_only=True, tag="fields"):
    """Labelled values in a row or grid; `large` for the numbers that matter most."""

    fields: tuple[Field, ...]
    large: bool = False


class Table(_Block, frozen=True, kw_only=True, tag="table"):
    """Rows under headings; `blank_rows` lines to write on by hand after the last one.

    `blank_entries` are what those lines fill in on a form, a row each and an entry per column.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    blank_rows: int = 0
    blank_entries: tuple[tuple[Entry | None, ...], ...] = ()


class Track(_Block, frozen=True, kw_only=True, tag="track"):
    """A health table drawn as real boxes; `colour` is "vitality" or "endurance" (a token of the
    theme)."""

    rows: tuple[BoxRow, ...]
    colour: str = "vitality"


class Pips(_Block, frozen=True, kw_only=True, tag="pips"):
    """A small pool of points: `filled` of `total`."""

    filled: int
    total: int
    entry: Entry | None = None


class Items(_Block, frozen=True, kw_only=True, tag="items"):
    """Titled short texts, one under the other."""

    items: tuple[Item, ...]


class Prose(_Block, frozen=True, kw_only=True, tag="prose"):
    """Free text of the player; `blank_lines` to write on by hand when it is short."""

    text: str
    blank_lines: int = 0
    entry: Entry | None = None


class BodyZone(enum.Enum):
    """A part of a body as armour covers it, from head to foot; both arms and both legs are one."""

    HEAD = "head"
    ARMS = "arms"
    TRUNK = "trunk"
    LEGS = "legs"


class BodyPart(msgspec.Struct, frozen=True, kw_only=True):
    """A zone of a body: what it is called, what protects it and how well.

    `layers` are what lies on it, the outermost first, each as the quarters of the zone that it
    covers (1 to 4).
    """

    where: BodyZone
    label: Text
    detail: Text
    value: Text
    breakdown: Breakdown | None = None
    layers: tuple[int, ...] = ()


class Body(_Block, frozen=True, kw_only=True, tag="body"):
    """A body drawn in outline with what protects each zone, zones from head to foot; `column` is
    what their values are."""

    column: Text
    parts: tuple[BodyPart, ...]


Block: TypeAlias = Fields | Table | Track | Pips | Items | Prose | Body


class SheetModel(msgspec.Struct, frozen=True, kw_only=True):
    """A whole sheet, blocks in reading order."""

    system: str
    title: str
    subtitle: tuple[Text, ...] = ()
    blocks: tuple[Block, ...] = ()
    title_entry: Entry | None = None
