"""Figures of the GM's on small cards, several to a page, each in a frame of its own.

A card holds the brief blocks of a sheet, without what is only there by default and without room
to write on. One that is too long for the rest of a column begins the next one.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from desktop.export import look, typeset
from desktop.export.blocks import table
from desktop.export.blocks.setting import Setting
from desktop.export.flow import Pending, fill
from desktop.export.header import TITLE_LINES, footer
from desktop.export.layout import column_flows, in_full
from desktop.export.look import Tone
from desktop.export.marks import Flow, Mark, Page, Placed, Rect, Rule, Strip, beside, words
from desktop.export.options import Options, Renderer
from desktop.export.typeset import load_fonts
from desktop.rules.message import say
from desktop.rules.sheetmodel import Block, SheetModel, Table

#: How large a card is printed, and how many stand side by side.
ZOOM = 0.69
DENSITY = 0.88
COLUMNS = 2
#: A list of this many rows or more is set in two columns, unless they would break its words.
LONG_LIST = 6


def lay_out_cards(
    models: Sequence[SheetModel], catalogue: Renderer, options: Options
) -> tuple[Page, ...]:
    """The pages of the cards of some sheets, in their order; at least one page."""
    load_fonts()
    setting = Setting(catalogue, options, look.GRID * DENSITY, ZOOM)
    deck = _Deck(setting)
    for model in models:
        deck.add(_flows(setting, model, deck.inner))
    count = len(deck.pages)
    width, height = setting.size
    whole = SheetModel(system="", title=catalogue.render(say("export.cards")))
    return tuple(
        Page(width, height, (*pieces, footer(setting, whole, number, count)), ZOOM)
        for number, pieces in enumerate(deck.pages, start=1)
    )


class _Deck:
    """Pages of cards under way."""

    def __init__(self, setting: Setting) -> None:
        width, height = setting.size
        margin = setting.margin
        self._frame = Rect(margin, margin, width - 2 * margin, height - 2 * margin - look.FOOTER)
        self._width = (self._frame.width - (COLUMNS - 1) * look.CARD_GAP) / COLUMNS
        self._column = 0
        self._y = self._frame.y
        self.pages: list[list[Placed]] = [[]]

    @property
    def inner(self) -> float:
        """The width of what a card holds."""
        return self._width - 2 * look.CARD_PADDING

    def add(self, flows: Sequence[Flow]) -> None:
        """Put a card where it fits whole; over several columns when it fits in none."""
        room = self._frame.height - 2 * look.CARD_PADDING
        tall = Rect(0, 0, self.inner, 1e6)
        measured = fill(tall, deque(Pending(flow) for flow in flows), fresh=True)
        height = max((piece.rect.bottom for piece in measured), default=0.0)
        if self._y + height + 2 * look.CARD_PADDING > self._frame.bottom and not self._fresh:
            self._next_column()
        queue = deque(Pending(flow) for flow in flows)
        while queue:
            left = self._left + look.CARD_PADDING
            frame = Rect(left, self._y + look.CARD_PADDING, self.inner, room)
            frame = replace(frame, height=self._frame.bottom - look.CARD_PADDING - frame.y)
            placed = fill(frame, queue, fresh=True)
            self.pages[-1].append(self._framed(placed, frame))
            if queue:
                self._next_column()

    @property
    def _left(self) -> float:
        return self._frame.x + self._column * (self._width + look.CARD_GAP)

    @property
    def _fresh(self) -> bool:
        return self._y <= self._frame.y

    def _next_column(self) -> None:
        self._column += 1
        if self._column == COLUMNS:
            self._column = 0
            self.pages.append([])
        self._y = self._frame.y

    def _framed(self, placed: Sequence[Placed], frame: Rect) -> Placed:
        bottom = max((piece.rect.bottom for piece in placed), default=frame.y)
        edge = Rect(self._left, self._y, self._width, bottom + look.CARD_PADDING - self._y)
        marks: list[Mark] = [mark for piece in placed for mark in piece.marks]
        line = (look.HAIRLINE, Tone.MUTED)
        marks += [
            Rule(edge.x, edge.y, edge.width, 0, *line),
            Rule(edge.x, edge.bottom, edge.width, 0, *line),
            Rule(edge.x, edge.y, 0, edge.height, *line),
            Rule(edge.right, edge.y, 0, edge.height, *line),
        ]
        self._y = edge.bottom + look.CARD_GAP
        return Placed("card", edge, tuple(marks))


def _flows(setting: Setting, model: SheetModel, width: float) -> list[Flow]:
    head, cut = _head(setting, model, width)
    flows = [head]
    waiting: list[Block] = []
    for block in (shortened(block) for block in model.blocks if block.brief):
        if isinstance(block, Table) and _is_halved(setting, block, width):
            flows += column_flows(setting, waiting, width)
            flows.append(_halved(setting, block, width))
            waiting = []
        elif not isinstance(block, Table) or block.rows:
            waiting.append(block)
    if cut:
        waiting.append(in_full(model, cut))
    return [*flows, *column_flows(setting, waiting, width)]


def shortened(block: Block) -> Block:
    """A block as a card has it: no defaults, no lines to write on."""
    if not isinstance(block, Table):
        return block
    rows = tuple(row for row in block.rows if not row or not row[0].muted)
    return msgspec.structs.replace(block, rows=rows, blank_rows=0, blank_entries=())


def _head(setting: Setting, model: SheetModel, width: float) -> tuple[Flow, list[str]]:
    """The head of a card, and what did not fit in it, whole."""
    title = typeset.one_line(model.title)
    strips: list[Strip] = []
    lines = typeset.wrap(title, look.CARD_TITLE, width)
    cut: list[str] = []
    if len(lines) > TITLE_LINES:
        cut.append(model.title)
        rest = " ".join(lines[TITLE_LINES - 1 :])
        lines = (*lines[: TITLE_LINES - 1], typeset.elide(rest, look.CARD_TITLE, width))
    for line in lines:
        height = look.CARD_TITLE.size * 1.2
        marks = (words(0, height * 0.78, line, look.CARD_TITLE),)
        strips.append(Strip(height, marks, glued=True))
    parts = [setting.line(part) for part in model.subtitle]
    subtitle = " — ".join(part for part in parts if typeset.is_visible(part))
    if subtitle:
        text = typeset.elide(subtitle, look.CARD_SUBTITLE, width)
        if text != subtitle:
            cut.append(subtitle)
        height = look.CARD_SUBTITLE.size * 1.4
        marks = (words(0, height * 0.72, text, look.CARD_SUBTITLE),)
        strips.append(Strip(height, marks, glued=True))
    rule = Rule(0, 3, width, 0, look.HAIRLINE, Tone.ACCENT)
    strips.append(Strip(5, (rule,)))
    return Flow("title", tuple(strips)), cut


def _half(width: float) -> float:
    return (width - look.GUTTER / 2) / 2


def _is_halved(setting: Setting, block: Table, width: float) -> bool:
    """Whether a list is long enough for two columns, and both can hold its words."""
    if len(block.rows) < LONG_LIST:
        return False
    narrow = table.breaks_words(setting, block, _half(width))
    return not narrow or table.breaks_words(setting, block, width)


def _halved(setting: Setting, block: Table, width: float) -> Flow:
    """A long list in two columns under one heading; a name is not parted from what is set under
    it."""
    half = _half(width)
    middle = (len(block.rows) + 1) // 2
    while middle < len(block.rows) and block.rows[middle] and block.rows[middle][0].indent:
        middle += 1
    whole = table.flow(setting, block, width)
    left, right = (
        table.flow(setting, msgspec.structs.replace(block, title="", rows=rows), half)
        for rows in (block.rows[:middle], block.rows[middle:])
    )
    dx = half + look.GUTTER / 2
    title = table.flow(setting, msgspec.structs.replace(block, columns=(), rows=()), width).head
    return Flow(
        block.id,
        beside(left.body, right.body, dx) if block.rows[middle:] else left.body,
        (*title, *beside(left.head, right.head, dx)),
        (*title, *beside(left.head, right.head, dx)),
        gap=whole.gap,
    )
