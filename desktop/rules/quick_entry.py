"""Quick entry of people by text: `3 miliciens, 1 sergent`.

A text is groups between commas (also ; + a new line, "et", "and"), each a count and a name; without
a count it is one. What cannot be read is named by its place in the text, and then nothing of the
text counts.
"""

import re
from collections.abc import Iterator, Sequence

import msgspec

from desktop.rules.folding import folded
from desktop.rules.message import Message, say
from desktop.rules.words import Span, singular, words

MOST = 100
_SEPARATOR = re.compile(r"[,;+\n]")
_AND = re.compile(r"\s(?:et|and|&)\s", re.IGNORECASE)
_BEFORE = re.compile(r"(\d+)\s*(?:[×*]|x(?=[\s\d]|$))?\s*", re.IGNORECASE)
_AFTER = re.compile(r"\s*(?:[x×*]\s*(\d+)|\((\d+)\))$", re.IGNORECASE)
_NUMBERS = (
    ("un", "une", "a", "an", "one"),
    ("deux", "two"),
    ("trois", "three"),
    ("quatre", "four"),
    ("cinq", "five"),
    ("six",),
    ("sept", "seven"),
    ("huit", "eight"),
    ("neuf", "nine"),
    ("dix", "ten"),
    ("onze", "eleven"),
    ("douze", "twelve"),
)
_IN_WORDS = {word: number for number, said in enumerate(_NUMBERS, 1) for word in said}
#: How many names a message lists when several could be meant.
_NAMED = 4


class Group(msgspec.Struct, frozen=True):
    """So many (1 to 100) of one name, which stands at `span` of the text.

    `name` is that of the known one that is meant, at `place` among the known names, or the name as
    it was typed (then `place` is None).
    """

    count: int
    name: str
    span: Span
    place: int | None = None


class Misread(msgspec.Struct, frozen=True):
    """The first piece of a text that cannot be read, and why."""

    span: Span
    reason: Message


def read_known(text: str, known: Sequence[str]) -> tuple[Group, ...] | Misread:
    """Read groups of people who are all among `known` names.

    A name may be typed in the plural, without accents, and short as long as only one known name
    begins so.
    """
    found: list[Group] = []
    for piece in _pieces(text):
        parts = _counted(text, piece)
        group = parts if isinstance(parts, Misread) else _known(text, parts, known)
        if isinstance(group, Misread):
            # "2 miliciens et 1 sergent" is two groups, unless somebody is called so.
            halves = [_halved(text, half, known) for half in _halves(text, piece)]
            if len(halves) < 2:
                return group
            for half in halves:
                if isinstance(half, Misread):
                    return half
                found.append(half)
        else:
            found.append(group)
    return tuple(found) or Misread(Span(0, len(text)), say("quick.empty"))


def read_free(text: str) -> tuple[Group, ...] | Misread:
    """Read groups of people with any names, each kept as it was typed."""
    found: list[Group] = []
    for piece in _pieces(text):
        group = _counted(text, piece)
        if isinstance(group, Misread):
            return group
        found.append(group)
    return tuple(found) or Misread(Span(0, len(text)), say("quick.empty"))


def _halved(text: str, piece: Span, known: Sequence[str]) -> Group | Misread:
    parts = _counted(text, piece)
    return parts if isinstance(parts, Misread) else _known(text, parts, known)


def _pieces(text: str) -> Iterator[Span]:
    """What stands between separators, without the blanks around; empty pieces are left out."""
    begin = 0
    for mark in _SEPARATOR.finditer(text):
        yield from _trimmed(text, Span(begin, mark.start()))
        begin = mark.end()
    yield from _trimmed(text, Span(begin, len(text)))


def _halves(text: str, piece: Span) -> Iterator[Span]:
    begin = piece.begin
    for mark in _AND.finditer(text, piece.begin, piece.end):
        yield from _trimmed(text, Span(begin, mark.start()))
        begin = mark.end()
    yield from _trimmed(text, Span(begin, piece.end))


def _trimmed(text: str, piece: Span) -> Iterator[Span]:
    found = words(text[: piece.end], piece.begin)
    if found:
        yield Span(found[0].begin, found[-1].end)


def _counted(text: str, piece: Span) -> Group | Misread:
    """A count and a name as typed."""
    count, number, name = 1, piece, piece
    if before := _BEFORE.match(text, piece.begin, piece.end):
        count, number = _value(before[1]), Span(*before.span(1))
        name = Span(before.end(), piece.end)
    elif after := _AFTER.search(text, piece.begin, piece.end):
        group = 1 if after[1] else 2
        count, number = _value(after[group]), Span(*after.span(group))
        name = Span(piece.begin, after.start())
    else:
        first, *rest = words(text[: piece.end], piece.begin)
        said = _IN_WORDS.get(folded(first.of(text)))
        if said is not None and rest:
            count, number, name = said, first, Span(rest[0].begin, piece.end)
    if not 1 <= count <= MOST:
        return Misread(number, say("quick.count", most=MOST))
    if not name.of(text).strip():
        return Misread(piece, say("quick.nobody"))
    return Group(count, " ".join(name.of(text).split()), name)


def _value(digits: str) -> int:
    # Python itself refuses to read numbers of thousands of digits.
    return int(digits) if len(digits) <= len(str(MOST)) else MOST + 1


def _known(text: str, group: Group, known: Sequence[str]) -> Group | Misread:
    """The same group with the known name that is meant."""
    places = meant(group.name, known)
    if len(places) == 1:
        return msgspec.structs.replace(group, name=known[places[0]], place=places[0])
    if not places:
        return Misread(group.span, say("quick.unknown", name=group.name))
    names = tuple(say("quick.name", name=known[place]) for place in places[:_NAMED])
    return Misread(group.span, say("quick.several", name=group.name, names=names))


def meant(name: str, known: Sequence[str]) -> tuple[int, ...]:
    """The places of those `known` names that `name` may mean: the one that it is (in the singular
    or the plural), or else all that have words beginning as its words do."""
    wanted = singular(name)
    held = [singular(each) for each in known]
    same = tuple(place for place, each in enumerate(held) if each == wanted)
    if same:
        return same[:1]
    return tuple(place for place, each in enumerate(held) if wanted and _begins(each, wanted))


def _begins(held: tuple[str, ...], wanted: tuple[str, ...]) -> bool:
    """Whether the words that are wanted begin words of the name, in its order."""
    rest = iter(held)
    return all(any(each.startswith(word) for each in rest) for word in wanted)


def copy_names(name: str, count: int, taken: frozenset[str]) -> tuple[str, ...]:
    """Distinct names for copies: "Milicien 1" to "Milicien 6", or the bare name for one alone."""
    if count == 1 and name not in taken:
        return (name,)
    found: list[str] = []
    number = 1
    while len(found) < count:
        candidate = f"{name} {number}"
        if candidate not in taken:
            found.append(candidate)
        number += 1
    return tuple(found)
