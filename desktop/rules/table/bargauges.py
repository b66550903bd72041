"""Health and pools on the command bar: `mil3 -2 vitalité`, `jo ph -1`, `jo ph 3`, `mil* grave`.

A minus takes: points of a pool, or boxes that are ticked on the line that is named, or else on the
lightest that has room, and on the next ones where it is full. A plus gives them back, the gravest
first. A pool without a sign is set to that number.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import TypeAlias

from desktop.rules.fightview import FighterView, PoolView, TrackView
from desktop.rules.message import Message, Text, say
from desktop.rules.sheetmodel import BoxRow, BoxState
from desktop.rules.system import Struct
from desktop.rules.table.barline import Known, Order, Reader, Unread, calling, listed
from desktop.rules.table.barwords import Fit, Kind, Token, fit, number
from desktop.rules.words import Span


@dataclass(frozen=True)
class Gauge:
    """What a number is about: a pool, a health table, or one line of it."""

    pool: PoolView | None = None
    track: TrackView | None = None
    row: int | None = None


@dataclass(frozen=True)
class Amount:
    """A number with its sign ("", "+", "-", "=") and its place in the line."""

    sign: str
    value: int
    span: Span


def correction(reader: Reader, fighters: tuple[FighterView, ...]) -> Order:
    """A number and what it is about, in any order, for each of the fighters."""
    amount, words = _pieces(reader, fighters)
    reason = reader.reason()
    reader.stop()
    commands: list[Struct] = []
    told: list[Message] = []
    for one in fighters:
        gauge = _gauge(reader, one, words, amount)
        made, line = (
            _pool(reader, one, gauge.pool, amount, reason)
            if gauge.pool is not None
            else _track(reader, one, gauge, amount, reason)
        )
        commands.extend(made)
        told.append(line)
    return Order(commands=tuple(commands), told=tuple(told))


def _pieces(
    reader: Reader, fighters: tuple[FighterView, ...]
) -> tuple[Amount | None, tuple[Token, ...]]:
    amount: Amount | None = None
    words: list[Token] = []
    while (token := reader.peek()) is not None and token.kind is not Kind.COLON:
        if token.kind is Kind.COMMA:
            raise reader.fail("bar.why.too-much")
        if token.kind is Kind.NUMBER:
            if amount is not None:
                raise reader.fail("bar.why.two-numbers")
            typed = number(token.text)
            if typed.value is None:
                raise reader.fail("bar.why.whole")
            amount = Amount(typed.sign, typed.value, token.span)
        else:
            reader.offer(partial(_callings, reader.known, fighters[0], tuple(words)))
            words.append(token)
        reader.place += 1
    reader.offer(partial(_callings, reader.known, fighters[0], tuple(words)))
    return amount, tuple(words)


# Which gauge is meant.


def _called(known: Known, one: FighterView) -> list[tuple[tuple[tuple[str, ...], ...], Gauge]]:
    """Every gauge of a fighter, with the names that each of its words may be: one of them for a
    pool or a table, or that of a line alone, or of a table and then a line."""
    found: list[tuple[tuple[tuple[str, ...], ...], Gauge]] = []
    for pool in one.pools:
        titles = (known.render(pool.title), pool.short, pool.id)
        found.append(((tuple(filter(None, titles)),), Gauge(pool=pool)))
    for track in one.tracks:
        titles = (known.render(track.title), track.id)
        found.append(((titles,), Gauge(track=track)))
        for place, row in enumerate(track.rows):
            gauge, line = Gauge(track=track, row=place), (known.render(row.label),)
            found.append(((line,), gauge))
            found.append(((titles, line), gauge))
    return found


def _fit(words: Sequence[str], called: tuple[tuple[str, ...], ...]) -> Fit:
    """How well words name a gauge, the worse of both halves where it has two names."""
    if len(called) == 1:
        return min(fit(" ".join(words), name) for name in called[0])
    fits = (
        max(_fit(words[:cut], called[:1]), _fit(words[cut:], called[1:]))
        for cut in range(1, len(words))
    )
    return min(fits, default=Fit.NOT)


def _gauge(
    reader: Reader, one: FighterView, words: tuple[Token, ...], amount: Amount | None
) -> Gauge:
    if not words:
        return _unnamed(reader, one, amount)
    span = Span(words[0].span.begin, words[-1].span.end)
    texts = [word.text for word in words]
    gauges = _called(reader.known, one)
    fits = [_fit(texts, called) for called, _ in gauges]
    top = min(fits, default=Fit.NOT)
    if top is Fit.NOT:
        raise _unknown(reader, one, words)
    meant = [gauge for (_, gauge), each in zip(gauges, fits, strict=True) if each is top]
    # A table and its only line are the same thing.
    if len({_key(gauge) for gauge in meant}) > 1:
        several = listed(_title(gauge) for gauge in meant)
        raise reader.fail("bar.why.several", span, word=span.of(reader.text), names=several)
    return meant[0]


def _key(gauge: Gauge) -> tuple[str, str, int]:
    if gauge.pool is not None:
        return "pool", gauge.pool.id, 0
    track = gauge.track
    if track is None or len(track.rows) == 1 or gauge.row is None:
        return "track", "" if track is None else track.id, -1
    return "track", track.id, gauge.row


def _title(gauge: Gauge) -> Text:
    if gauge.pool is not None:
        return gauge.pool.title
    if gauge.track is None:
        return ""
    if gauge.row is None:
        return gauge.track.title
    return say("bar.line-of", track=gauge.track.title, line=gauge.track.rows[gauge.row].label)


def _unnamed(reader: Reader, one: FighterView, amount: Amount | None) -> Gauge:
    """A number alone is about health: `mil3 -2`."""
    if amount is None or not one.tracks:
        raise reader.fail("bar.why.what", name=one.name)
    return Gauge(track=one.tracks[0])


def _unknown(reader: Reader, one: FighterView, words: tuple[Token, ...]) -> Unread:
    """The first word after which nothing of the fighter is named so."""
    gauges = _called(reader.known, one)
    for length in range(1, len(words) + 1):
        texts = [word.text for word in words[:length]]
        if all(_fit(texts, called) is Fit.NOT for called, _ in gauges):
            word = words[length - 1]
            return reader.fail("bar.why.no-gauge", word.span, word=word.text, name=one.name)
    return reader.fail("bar.why.no-gauge", words[0].span, word=words[0].text, name=one.name)


def _callings(known: Known, one: FighterView, words: tuple[Token, ...]) -> Iterable[str]:
    """What may name a gauge after words that are there already."""
    if words:
        texts = [word.text for word in words]
        for track in one.tracks:
            titles = (known.render(track.title), track.id)
            if _fit(texts, (titles,)) is not Fit.NOT:
                yield from (known.render(row.label) for row in track.rows)
        return
    for pool in one.pools:
        yield pool.short or known.render(pool.title)
    for track in one.tracks:
        yield known.render(track.title)
    for track in one.tracks:
        if len(track.rows) > 1:
            yield from (known.render(row.label) for row in track.rows)


# What is done to it.


def _pool(
    reader: Reader, one: FighterView, pool: PoolView, amount: Amount | None, reason: str
) -> tuple[tuple[Struct, ...], Message]:
    if amount is None:
        raise reader.fail("bar.why.number")
    signed = {"-": -amount.value, "+": amount.value}.get(amount.sign)
    value = amount.value if signed is None else pool.value + signed
    least, most = min(pool.least, pool.value), max(pool.most, pool.value)
    if not least <= value <= most:
        raise reader.fail(
            "bar.why.pool",
            amount.span,
            name=one.name,
            pool=pool.title,
            value=pool.value,
            least=least,
            most=most,
        )
    told = say("bar.told.pool", name=one.name, pool=pool.title, value=value, before=pool.value)
    return (reader.known.rules.correct_pool(one.id, pool.id, value, reason),), told


def _track(
    reader: Reader, one: FighterView, gauge: Gauge, amount: Amount | None, reason: str
) -> tuple[tuple[Struct, ...], Message]:
    track = gauge.track
    if track is None:
        raise reader.fail("bar.why.what", name=one.name)
    if amount is None and gauge.row is None:
        raise reader.fail("bar.why.number")
    # "mil3 grave" is one wound there.
    amount = amount or Amount("-", 1, reader.here())
    if amount.sign not in ("-", "+"):
        raise reader.fail("bar.why.sign", amount.span, value=amount.value)
    ticking = amount.sign == "-"
    rows = _rows(track, gauge.row, amount.value, ticking=ticking)
    if len(rows) < amount.value or not rows:
        key = "bar.why.no-room" if ticking else "bar.why.no-wound"
        raise reader.fail(key, amount.span, name=one.name, what=_title(gauge), count=len(rows))
    correct = reader.known.rules.correct_box
    key = "bar.told.ticked" if ticking else "bar.told.cleared"
    lines = tuple(say("bar.name", name=track.rows[row].label) for row in dict.fromkeys(rows))
    told = say(key, name=one.name, count=len(rows), track=track.title, lines=lines)
    return tuple(correct(one.id, track.id, row, ticking, reason) for row in rows), told


def _rows(track: TrackView, row: int | None, count: int, *, ticking: bool) -> list[int]:
    """The lines of so many boxes, as far as there are any: from the line that is named, or the
    lightest, towards the graver ones; boxes that are cleared begin at the gravest."""
    begin = row or 0
    if ticking:
        order = range(begin, len(track.rows))
        rooms = [_free(track.rows[place]) for place in order]
    else:
        order = (row,) if row is not None else tuple(reversed(range(len(track.rows))))
        rooms = [_ticked(track.rows[place]) for place in order]
    found = [place for place, room in zip(order, rooms, strict=True) for _ in range(room)]
    return found[:count]


def _free(row: BoxRow) -> int:
    return sum(box.state is BoxState.FREE and box.why_not is None for box in row.boxes)


def _ticked(row: BoxRow) -> int:
    return sum(box.state is BoxState.TICKED for box in row.boxes)


# Lines that work in the fight that is shown.


def examples(known: Known) -> tuple[tuple[str, str], ...]:
    """For each form of a correction its key, and a line that works (or nothing)."""
    first = known.fighter(known.selected)
    order = (*(() if first is None else (first,)), *known.view.fighters)
    called = [(one, who) for one in order if (who := calling(one, known))]
    found: list[tuple[str, str]] = []
    for key, make in _FORMS.items():
        lines = [
            (works, f"{who} {line}") for one, who in called for works, line in make(known, one)
        ]
        # Where nothing can be done now, what might be done another time.
        found.append((key, max(lines, key=itemgetter(0), default=(False, ""))[1]))
    tables = [known.render(one.tracks[0].title) for one in known.view.fighters if one.tracks]
    able = [who for one, who in called if not one.out]
    pair = list(dict.fromkeys(able))[:2]
    if tables and len(pair) == len(able[:2]) == 2:
        found.insert(1, ("several", f"{pair[0]}, {pair[1]} -1 {tables[0]}"))
    if tables and able:
        found.insert(2, ("all", f"* -1 {tables[0]}"))
    return tuple(found)


#: Lines after a name, and whether each is legal now.
_Lines: TypeAlias = Iterator[tuple[bool, str]]


def _wound_lines(known: Known, one: FighterView) -> _Lines:
    for track in one.tracks[:1]:
        free = len(_rows(track, None, 2, ticking=True))
        yield free > 0, f"-{free or 1} {known.render(track.title)}"


def _line_lines(known: Known, one: FighterView) -> _Lines:
    for track in one.tracks:
        for row in track.rows[1:]:
            yield _free(row) > 0, f"{known.render(track.title)} {known.render(row.label)}"


def _heal_lines(known: Known, one: FighterView) -> _Lines:
    for track in one.tracks:
        yield any(map(_ticked, track.rows)), f"+1 {known.render(track.title)}"


def _spend_lines(known: Known, one: FighterView) -> _Lines:
    for pool in one.pools:
        yield pool.value > 0, f"{pool.short or known.render(pool.title)} -1"


def _set_lines(known: Known, one: FighterView) -> _Lines:
    for pool in one.pools:
        yield True, f"{pool.short or known.render(pool.title)} {pool.most}"


_FORMS: dict[str, Callable[[Known, FighterView], _Lines]] = {
    "wound": _wound_lines,
    "line": _line_lines,
    "heal": _heal_lines,
    "spend": _spend_lines,
    "set": _set_lines,
}
