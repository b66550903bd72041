"""Reading who takes part in an encounter from one line of text: `3 miliciens, 1 sergent`, or
`tour 3 : 2 miliciens` for those who come later."""

import re
from collections.abc import Callable, Sequence

import msgspec

from desktop.rules.message import say
from desktop.rules.quick_entry import Group, Misread, read_known
from desktop.rules.words import Span
from desktop.services.encounter_plan import MOST_ROUND, Line

_LATER = re.compile(r"\s*(?:tour|t\.?|round)\s*(\d+)\s*:", re.IGNORECASE)


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
    arrival, begin = 0, 0
    if later := _LATER.match(text):
        begin = later.end()
        digits = later[1]
        # Python itself refuses to read numbers of thousands of digits.
        arrival = int(digits) if len(digits) <= len(str(MOST_ROUND)) else 0
        if not 1 <= arrival <= MOST_ROUND:
            return Misread(Span(*later.span(1)), say("preparing.round", most=MOST_ROUND))
    read = read_known(text[begin:], [one.name for one in sources])
    if isinstance(read, Misread):
        return Misread(_moved(read.span, begin), read.reason)
    lines: list[Line] = []
    for group in read:
        source = sources[group.place or 0]
        alone = source.character or source.party
        if alone and group.count > 1:
            reason = say("preparing.alone", name=source.name)
            return Misread(_moved(group.span, begin), reason)
        lines.append(_line(group, source, side, arrival, new_id()))
    return tuple(lines)


def _line(group: Group, source: Source, side: int, arrival: int, identity: str) -> Line:
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
