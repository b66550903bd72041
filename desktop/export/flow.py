"""Strips poured into frames: nothing cut, nothing lost, no heading left alone at the foot."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop.export.marks import Flow, Mark, Placed, Rect, Rule, Slot, Strip, moved

#: Points that a strip may be too tall for its frame: sums of heights are not exact.
SLACK = 0.01


@dataclass
class Pending:
    """A block that is waiting, or what is left of it; `dropped` counts spare strips left out."""

    flow: Flow
    index: int = 0
    dropped: int = 0

    def drop_rest(self) -> None:
        """Leave out what is only room to write on."""
        self.dropped += len(self.flow.body) - self.index
        self.index = len(self.flow.body)

    @property
    def head(self) -> tuple[Strip, ...]:
        """What opens it in the next frame."""
        return self.flow.again if self.index else self.flow.head

    def group(self) -> Sequence[Strip]:
        """The next strips that must stay together."""
        body = self.flow.body
        end = self.index
        while end < len(body) - 1 and body[end].glued:
            end += 1
        return body[self.index : end + 1]


def fill(frame: Rect, queue: deque[Pending], *, fresh: bool) -> list[Placed]:
    """Pour blocks from the front of the queue into a frame until it is full or none is left.

    `fresh` says that the frame begins its page: then something is always placed, even a group
    that fits in no frame whole. Blocks that are done leave the queue; the front one may stay,
    begun.
    """
    placed: list[Placed] = []
    y = frame.y
    while queue:
        pending = queue[0]
        piece = _place(frame, y, pending, first=not placed, forced=fresh and not placed)
        if piece is not None:
            placed.append(piece)
            y = piece.rect.bottom
        if pending.index < len(pending.flow.body):
            break
        queue.popleft()
    return placed


def _place(
    frame: Rect, top: float, pending: Pending, *, first: bool, forced: bool
) -> Placed | None:
    body = pending.flow.body
    if pending.index and body[pending.index].spare:
        # Only room to write on is left: it is not worth another page.
        pending.drop_rest()
        return None
    start = top if first else top + pending.flow.gap
    y = start
    opening = sum(strip.height for strip in pending.head)
    group = pending.group()
    fits = y + opening + sum(strip.height for strip in group) <= frame.bottom + SLACK
    if not fits and not forced:
        return None
    marks: list[Mark] = []
    for strip in pending.head:
        marks += [moved(mark, frame.x, y) for mark in strip.marks]
        y += strip.height
    begun = False
    while pending.index < len(body):
        group = pending.group()
        height = sum(strip.height for strip in group)
        if y + height > frame.bottom + SLACK:
            if group[0].spare:
                pending.drop_rest()
                break
            if begun or not forced:
                break
            group = _as_many(group, frame.bottom - y)
        for strip in group:
            marks += [moved(mark, frame.x, y) for mark in strip.marks]
            y += strip.height
        pending.index += len(group)
        begun = True
    rect = Rect(frame.x, start, frame.width, y - start)
    filler = pending.flow.filler if pending.index == len(body) else None
    return Placed(pending.flow.block, rect, tuple(marks), filler)


def _as_many(group: Sequence[Strip], room: float) -> Sequence[Strip]:
    """The strips of a group too tall for any frame that fit in this one, at least one."""
    count = 0
    used = 0.0
    for strip in group:
        used += strip.height
        if used > room + SLACK:
            break
        count += 1
    return group[: max(1, count)]


def _lowered(mark: Mark, foot: float, by: float) -> Mark:
    if isinstance(mark, Slot) and abs(mark.rect.bottom - foot) < SLACK:
        return replace(mark, height=mark.height + by)
    if isinstance(mark, Rule) and abs(mark.y - foot) < SLACK:
        return moved(mark, 0, by)
    return mark


def stretched(piece: Placed, bottom: float) -> Placed:
    """A piece with its filler repeated down to `bottom`."""
    if piece.filler is None:
        return piece
    marks = list(piece.marks)
    y = piece.rect.bottom
    while y + piece.filler.height <= bottom + SLACK:
        marks += [moved(mark, piece.rect.x, y) for mark in piece.filler.marks]
        y += piece.filler.height
    if not piece.filler.marks:
        # A field of a form grows itself, and the line at its foot goes down with it.
        marks = [_lowered(mark, piece.rect.bottom, y - piece.rect.bottom) for mark in marks]
    rect = Rect(piece.rect.x, piece.rect.y, piece.rect.width, y - piece.rect.y)
    return Placed(piece.block, rect, tuple(marks))
