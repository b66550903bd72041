"""Reading who takes part in an encounter from one line of text: `3 miliciens, 1 sergent`, with
`tour 3 : 2 miliciens` before or after it for those who come later."""

import re
from collections.abc import Callable, Sequence

import msgspec

from desktop.rules.message import say
from desktop.rules.quick_entry import Group, Misread, read_known
from desktop.rules.words import Span
from desktop.services.encounter_plan import MOST_ROUND, Line

_LATER = re.compile(r"(?:^|[,;+\n])\s*(?:tour|t\.?|round)\s*([-−]?\d+)\s*:", re.IGNORECASE)


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who can be named: one of the four of a `Line`."""

    name: str
    character: str = ""
    party: str = ""
    copy: str = ""
    template: str = ""


def read_lines(
    text: str, side: int, sources: Sequence[Source], new_id: Callable[[], str]
) -> tuple[Line, ...] | Misread:
    """The lines that a text means, or its first piece that means none."""
    later = list(_LATER.finditer(text))
    ends = [*(each.start() for each in later), len(text)]
    lines: list[Line] = []
    if text[: ends[0]].strip() or not later:
        read = _read(text, Span(0, ends[0]), sources)
        if isinstance(read, Misread):
            return read
        lines += (_line(each, sources, side, 0, new_id()) for each in read)
    for each, end in zip(later, ends[1:], strict=True):
        digits = each[1]
        # Python itself refuses to read numbers of thousands of digits.
        arrival = int(digits) if digits.isdigit() and len(digits) <= len(str(MOST_ROUND)) else 0
        if not 1 <= arrival <= MOST_ROUND:
            return Misread(Span(*each.span(1)), say("preparing.round", most=MOST_ROUND))
        read = _read(text, Span(each.end(), end), sources)
        if isinstance(read, Misread):
            return read
        lines += (_line(group, sources, side, arrival, new_id()) for group in read)
    return tuple(lines)


def _read(text: str, piece: Span, sources: Sequence[Source]) -> tuple[Group, ...] | Misread:
    """The groups of a piece of a text, or what of it means none, by its place in the text."""
    read = read_known(piece.of(text), [one.name for one in sources])
    if isinstance(read, Misread):
        return Misread(_moved(read.span, piece.begin), read.reason)
    for group in read:
        source = sources[group.place or 0]
        if (source.character or source.party) and group.count > 1:
            reason = say("preparing.alone", name=source.name)
            return Misread(_moved(group.span, piece.begin), reason)
    return read


def _line(group: Group, sources: Sequence[Source], side: int, arrival: int, identity: str) -> Line:
    source = sources[group.place or 0]
    return Line(
        id=identity,
        side=side,
        character=source.character,
        party=source.party,
        copy=source.copy,
        template=source.template,
        count=group.count,
        arrival=arrival,
    )


def _moved(span: Span, by: int) -> Span:
    return Span(span.begin + by, span.end + by)
