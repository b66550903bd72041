"""Reading a line of the command bar piece by piece: whom it is about, and what was expected where.

The reader remembers which words it would have taken at every place: completion offers those.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec

from desktop.rules.fightview import AskField, FighterView, FightView, present
from desktop.rules.folding import folded
from desktop.rules.message import Message, Param, Text, say
from desktop.rules.quick_entry import Group
from desktop.rules.system import FightRules, Struct
from desktop.rules.table.barwords import (
    ALL,
    VERBS,
    Fit,
    Kind,
    Token,
    best,
    every,
    fit,
    number,
    tokens,
)
from desktop.rules.words import Span

#: The word for the selected fighter.
SELECTED = "."
#: How many names a message lists when several could be meant.
_NAMED = 4
_VERB_WORDS = frozenset(word for words in VERBS.values() for word in words)


@dataclass(frozen=True)
class Known:
    """What a line is read against: the fight as it is shown, the rules that make its commands, how
    a text of theirs reads on screen, who is selected, the reason of a correction that gives none,
    what area damage is asked for, the names of those who may be added, and the side that was chosen
    for them (None: nobody chose)."""

    view: FightView
    rules: FightRules
    render: Callable[[Text], str]
    selected: str = ""
    reason: str = "-"
    area: tuple[AskField, ...] = ()
    people: tuple[str, ...] = ()
    side: int | None = None

    def fighter(self, fighter: str) -> FighterView | None:
        """A fighter by id."""
        return next((one for one in self.view.fighters if one.id == fighter), None)


class Newcomers(msgspec.Struct, frozen=True):
    """People to be added to a side: each group's `place` is that of its name among `people`."""

    groups: tuple[Group, ...]
    side: int


class Order(msgspec.Struct, frozen=True):
    """What a line asks for: commands that are one step together, people to be added, a round to
    look at, or the slot of somebody who acts now. `told` is what that does, in words."""

    commands: tuple[Struct, ...] = ()
    told: tuple[Message, ...] = ()
    look: int | None = None
    joining: Newcomers | None = None
    acting: str = ""


class Misread(msgspec.Struct, frozen=True):
    """The first piece of a line that cannot be read, and why."""

    span: Span
    reason: Message


class Unread(Exception):
    """Stops reading."""

    def __init__(self, span: Span, reason: Message) -> None:
        super().__init__(span, reason.key)
        self.misread = Misread(span, reason)


#: Gives words for completion; only asked for at the place that somebody is typing at.
Offer: TypeAlias = Callable[[], Iterable[str]]


@dataclass
class Reader:
    """A line with a place in it."""

    text: str
    known: Known
    place: int = 0
    tokens: tuple[Token, ...] = ()
    #: What gives the words that would have been taken as the piece of that place.
    offered: dict[int, list[Offer]] = field(default_factory=dict[int, list[Offer]])

    def __post_init__(self) -> None:
        self.tokens = tokens(self.text)

    def peek(self) -> Token | None:
        """The piece at the place, None at the end."""
        return self.tokens[self.place] if self.place < len(self.tokens) else None

    def at_end(self) -> bool:
        """Whether nothing is left."""
        return self.peek() is None

    def offer(self, words: Offer) -> None:
        """Remember what might stand at the place."""
        self.offer_at(self.place, words)

    def offer_at(self, place: int, words: Offer) -> None:
        """Remember what might stand at another place."""
        self.offered.setdefault(place, []).append(words)

    def here(self) -> Span:
        """The piece at the place, or the end of the line."""
        token = self.peek()
        return Span(len(self.text), len(self.text)) if token is None else token.span

    def fail(self, key: str, span: Span | None = None, **params: Param) -> Unread:
        """The error that says what is wrong at the place, or with `span`."""
        return Unread(self.here() if span is None else span, say(key, **params))

    def stop(self) -> None:
        """Raises `Unread` unless the line ends here."""
        if not self.at_end():
            raise self.fail("bar.why.too-much")

    def rest(self) -> str:
        """All that is left, as it was typed."""
        begin = self.here().begin
        self.place = len(self.tokens)
        return self.text[begin:].strip()

    def whole(self, *, least: int, most: int) -> int:
        """A number without a sign from `least` to `most`."""
        token = self.peek()
        if token is None or token.kind is not Kind.NUMBER:
            raise self.fail("bar.why.number")
        typed = number(token.text)
        if typed.value is None or typed.sign not in ("", "=", "+"):
            raise self.fail("bar.why.whole")
        if not least <= typed.value <= most:
            raise self.fail("bar.why.range", least=least, most=most)
        self.place += 1
        return typed.value

    def reason(self) -> str:
        """What stands after a colon, or the reason of who gives none."""
        token = self.peek()
        if token is None or token.kind is not Kind.COLON:
            return self.known.reason
        self.place += 1
        return self.rest() or self.known.reason

    # Whom a line is about.

    def targets(self) -> tuple[tuple[FighterView, bool], ...]:
        """Fighters between commas, each once, and whether "/2" stands behind; a star may mean
        several."""
        found: dict[str, tuple[FighterView, bool]] = {}
        while True:
            self.offer(self._callings)
            some = self.named()
            token = self.peek()
            half = token is not None and token.kind is Kind.HALF
            self.place += half
            found.update((one.id, (one, half)) for one in some)
            token = self.peek()
            if token is None or token.kind is not Kind.COMMA:
                return tuple(found.values())
            self.place += 1

    def fighters(self) -> tuple[FighterView, ...]:
        """One fighter, several between commas, or all that a star means; each once."""
        begin = self.place
        found = self.targets()
        for token in self.tokens[begin : self.place]:
            if token.kind is Kind.HALF:
                raise self.fail("bar.why.half", token.span)
        return tuple(one for one, _ in found)

    def fighter(self) -> FighterView:
        """One fighter."""
        begin = self.here().begin
        found = self.fighters()
        if len(found) != 1:
            raise self.fail("bar.why.one", Span(begin, self.tokens[self.place - 1].span.end))
        return found[0]

    def _callings(self) -> Iterable[str]:
        return filter(None, (calling(one, self.known) for one in self.known.view.fighters))

    def named(self) -> tuple[FighterView, ...]:
        """Whom the next word, or the next few, mean."""
        everybody = self.known.view.fighters
        token = self.peek()
        if token is None or not _may_name(token):
            raise self.fail("bar.why.who")
        if token.text == SELECTED and not token.quoted:
            return self._selected(token)
        if token.text.startswith(ALL) and not token.quoted:
            return self._side(token)
        if token.text.endswith(ALL) and not token.quoted:
            stem = token.text.rstrip(ALL)
            here = present(self.known.view)
            alike = (everybody[n] for n in every(stem, names(everybody)))
            found = tuple(one for one in alike if one.id in here)
            return self._took(token, found)
        length, places = self._longest(everybody)
        if len(places) > 1:
            span = Span(token.span.begin, self.tokens[self.place + length - 1].span.end)
            typed, meant = span.of(self.text), listed(everybody[n].name for n in places)
            raise self.fail("bar.why.several", span, word=typed, names=meant)
        if not places:
            raise self.fail("bar.why.nobody", word=token.text)
        self.place += length
        return (everybody[places[0]],)

    def _longest(self, everybody: Sequence[FighterView]) -> tuple[int, tuple[int, ...]]:
        """How many pieces are a name, and whom they may mean: the most that fit anybody."""
        called = names(everybody)
        length, found = 1, best(self.tokens[self.place].text, called)
        for more, token in enumerate(self.tokens[self.place + 1 :], 2):
            if not _may_name(token) or not any(map(str.isalnum, token.text)):
                break
            typed = Span(self.here().begin, token.span.end).of(self.text)
            places = best(typed, called)
            if places and fit(typed, called[places[0]]) <= Fit.BEGINS:
                length, found = more, places
        return length, found

    def _selected(self, token: Token) -> tuple[FighterView, ...]:
        one = self.known.fighter(self.known.selected)
        if one is None:
            raise self.fail("bar.why.nobody-selected")
        return self._took(token, (one,))

    def _side(self, token: Token) -> tuple[FighterView, ...]:
        """`*` is everybody, `*b` all of side B; those who can do nothing more are no targets."""
        able = tuple(one for one in self.known.view.fighters if not one.out)
        letter = folded(token.text.lstrip(ALL))
        if letter:
            able = tuple(one for one in able if side_letter(one.side) == letter.upper())
        return self._took(token, able)

    def _took(self, token: Token, found: tuple[FighterView, ...]) -> tuple[FighterView, ...]:
        if not found:
            raise self.fail("bar.why.nobody", word=token.text)
        self.place += 1
        return found


def _may_name(token: Token) -> bool:
    """Whether a piece may be a name or a part of one, such as the 3 of "Milicien 3"."""
    if token.kind is Kind.NUMBER:
        return token.text[0].isdigit()
    return token.kind is Kind.WORD


def names(everybody: Sequence[FighterView]) -> tuple[str, ...]:
    """How fighters are called, in their order."""
    return tuple(one.name for one in everybody)


def listed(texts: Iterable[Text]) -> tuple[Message, ...]:
    """A few names for a message."""
    return tuple(say("bar.name", name=text) for text in [*texts][:_NAMED])


def side_letter(side: int) -> str:
    """A for side 0, B for side 1 and so on."""
    return chr(ord("A") + side % 26)


def calling(one: FighterView, known: Known) -> str:
    """A text that means this fighter alone: his name, in quotes where they are needed; or nothing
    where there is none, as of two of one name."""
    for typed in (one.name, f'"{one.name}"'):
        reader = Reader(typed, known)
        try:
            found = reader.named()
        except Unread:
            continue
        first = reader.tokens[0]
        verb = not first.quoted and folded(first.text) in _VERB_WORDS
        if found == (one,) and reader.at_end() and not verb:
            return typed
    return ""
