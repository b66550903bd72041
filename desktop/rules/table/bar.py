"""The command bar: a line of text read against a fight, completed, and explained by examples.

`mil3 -2 vitalité`, `jo ph -1`, `mil1, mil3 grave : chute`, `zone mil*, jo/2 3`, `tour 4`. Names,
verbs and gauges may be short, without accents or capitals, as long as only one thing is meant.
Nothing is done here: a line becomes commands, and whoever holds the fight runs them as one step.
"""

from contextlib import suppress

import msgspec

from desktop.rules.folding import folded
from desktop.rules.message import Message, say
from desktop.rules.table.bargauges import correction, examples
from desktop.rules.table.barline import Known, Misread, Order, Reader, Unread, listed
from desktop.rules.table.barverbs import ALL_VERBS, Verb
from desktop.rules.table.barwords import ALL, VERBS, Fit, Kind, Token, best, fit
from desktop.rules.words import Span

_VERB_OF = {word: verb for verb in ALL_VERBS for word in VERBS[verb.key]}
#: From how many letters on a verb may be short.
_SHORT = 3


class Form(msgspec.Struct, frozen=True):
    """A kind of line: what it does, and one that works now (or nothing, where none does)."""

    text: Message
    example: str


class Completion(msgspec.Struct, frozen=True):
    """What may stand in place of the piece of the line at `span`."""

    span: Span
    words: tuple[str, ...]


def parse(text: str, known: Known) -> Order | Misread:
    """What a line asks for, or its first piece that cannot be read."""
    try:
        return _read(Reader(text, known))
    except Unread as unread:
        return unread.misread


def _read(reader: Reader) -> Order:
    first = reader.peek()
    if first is None:
        raise reader.fail("bar.why.empty", Span(0, len(reader.text)))
    reader.offer(lambda: (reader.known.render(say(f"bar.verb.{each.key}")) for each in ALL_VERBS))
    if first.kind is Kind.NUMBER:
        return _about_selected(reader)
    verb = _verb(reader, first)
    if verb is not None:
        reader.place += 1
        return verb.read(reader)
    return correction(reader, reader.fighters())


def _about_selected(reader: Reader) -> Order:
    """`-2`: the selected fighter is meant."""
    one = reader.known.fighter(reader.known.selected)
    if one is None:
        raise reader.fail("bar.why.nobody-selected")
    return correction(reader, (one,))


def _verb(reader: Reader, first: Token) -> Verb | None:
    """The verb that a word is, or begins as no name of a fighter does."""
    word = folded(first.text)
    if first.kind is not Kind.WORD or first.quoted or ALL in word:
        return None
    if word in _VERB_OF:
        return _VERB_OF[word]
    if best(first.text, [one.name for one in reader.known.view.fighters]):
        return None
    found = {verb.key: verb for each, verb in _VERB_OF.items() if each.startswith(word)}
    if len(word) < _SHORT or not found:
        return None
    if len(found) > 1:
        several = listed(say(f"bar.verb.{key}") for key in found)
        raise reader.fail("bar.why.several", word=first.text, names=several)
    return next(iter(found.values()))


def complete(text: str, known: Known) -> Completion:
    """The words that may stand where a line that is being typed ends, the likeliest first."""
    reader = Reader(text, known)
    if not reader.tokens:
        # Nothing is read of an empty line; it may begin as any other.
        reader.tokens = (Token(Kind.WORD, Span(len(text), len(text)), ""),)
    with suppress(Unread):
        _read(reader)
    place = len(reader.tokens) - 1
    if text[-1:].isspace() or reader.tokens[place].kind is not Kind.WORD:
        place += 1
    # A name of several words is completed from its first one on.
    begun = max((each for each in reader.offered if each <= place), default=place)
    last = len(text)
    span = Span(reader.tokens[begun].span.begin if begun < len(reader.tokens) else last, last)
    typed = span.of(text)
    words = dict.fromkeys(word for offer in reader.offered.get(begun, ()) for word in offer())
    fits = {word: fit(typed, word) if typed.strip() else Fit.BEGINS for word in words}
    fitting = sorted((word for word in words if fits[word] is not Fit.NOT), key=fits.__getitem__)
    return Completion(span, tuple(word for word in fitting if word != typed))


def forms(known: Known) -> tuple[Form, ...]:
    """Every form of a line, with an example from the fight that is shown."""
    shown = [Form(say(f"bar.form.{key}"), line) for key, line in examples(known)]
    for verb in ALL_VERBS:
        about = verb.example(known)
        word = known.render(say(f"bar.verb.{verb.key}"))
        shown.append(Form(say(f"bar.form.{verb.key}"), f"{word} {about}" if about else ""))
    return tuple(shown)
