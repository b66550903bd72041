"""What the table keeps, by the command bar: notes, conditions, clocks, and who waits.

`note jo boite`, `état jo aveuglé 2`, `lève jo aveuglé`, `horloge poison jo 3`, `arrête poison`,
`attends jo`, `retarde jo`.
"""

from collections.abc import Callable, Iterable

from desktop.rules.fightview import ClockView, FighterView
from desktop.rules.message import Message, say
from desktop.rules.system import Struct
from desktop.rules.table.barline import Known, Order, Reader, listed
from desktop.rules.table.barwords import Fit, Kind, Token, best, fit
from desktop.rules.table.clocks import MOST_ROUNDS, Start, Stop
from desktop.rules.table.notes import Afflict, Relieve, Write
from desktop.rules.table.order import Delay, Hold
from desktop.rules.words import Span

#: Instead of a note: takes it away.
_NOTHING = "-"


def note(reader: Reader) -> Order:
    """`note jo …`: the rest of the line is the note; "-" takes it away."""
    fighters = reader.fighters()
    if reader.at_end():
        raise reader.fail("bar.why.text")
    text = reader.rest()
    text = "" if text == _NOTHING else text
    return _each(fighters, lambda one: Write(one.id, text), "note" if text else "no-note")


def afflict(reader: Reader) -> Order:
    """`état jo aveuglé 2`: a condition, and for how many rounds."""
    fighters = reader.fighters()
    reader.offer(lambda: _conditions(reader.known))
    words = _words(reader)
    if not words:
        raise reader.fail("bar.why.condition")
    typed = _typed(reader, words)
    names = list(dict.fromkeys(_conditions(reader.known)))
    fits = best(typed, names)
    known = len(fits) == 1 and fit(typed, names[fits[0]]) <= Fit.BEGINS
    condition = names[fits[0]] if known else typed
    rounds = 0 if reader.at_end() else reader.whole(least=1, most=MOST_ROUNDS)
    reader.stop()
    return _each(
        fighters,
        lambda one: Afflict(one.id, condition, rounds),
        "afflict-for" if rounds else "afflict",
        condition=condition,
        rounds=rounds,
    )


def relieve(reader: Reader) -> Order:
    """`lève jo aveuglé`."""
    fighters = reader.fighters()
    reader.offer(lambda: [name for one in fighters for name in one.conditions])
    words = _words(reader)
    if not words:
        raise reader.fail("bar.why.condition")
    typed, span = _typed(reader, words), _span(words)
    reader.stop()
    commands: list[Struct] = []
    told: list[Message] = []
    for one in fighters:
        fits = best(typed, one.conditions)
        if not fits:
            raise reader.fail("bar.why.no-condition", span, name=one.name, word=typed)
        condition = one.conditions[fits[0]]
        commands.append(Relieve(one.id, condition))
        told.append(say("bar.told.relieve", name=one.name, condition=condition))
    return Order(commands=tuple(commands), told=tuple(told))


def start_clock(reader: Reader) -> Order:
    """`horloge poison jo 3`: what, about whom (or nobody), and in how many rounds."""
    words = _words(reader)
    if not words:
        raise reader.fail("bar.why.clock")
    about, label = _about(reader, words)
    left = reader.whole(least=1, most=MOST_ROUNDS)
    reader.stop()
    anchor = "" if about is None else about.id
    told = say("bar.told.clock", label=label, left=left)
    if about is not None:
        told = say("bar.told.clock-about", label=label, left=left, name=about.name)
    return Order(
        commands=(Start(label=label, left=left, anchor=anchor, about=anchor),), told=(told,)
    )


def stop_clock(reader: Reader) -> Order:
    """`arrête poison`, or `arrête poison jo` where there are several."""
    clocks = reader.known.view.clocks
    called = [_called(reader.known, clock) for clock in clocks]
    reader.offer(lambda: called)
    words = _words(reader)
    if not words:
        raise reader.fail("bar.why.clock")
    typed, span = _typed(reader, words), _span(words)
    reader.stop()
    fits = best(typed, called)
    if not fits:
        raise reader.fail("bar.why.no-clock", span, word=typed)
    if len(fits) > 1:
        several = listed(called[place] for place in fits)
        raise reader.fail("bar.why.several", span, word=typed, names=several)
    place = next(iter(fits))
    told = say("bar.told.stop", label=called[place])
    return Order(commands=(Stop(clocks[place].id),), told=(told,))


def hold(reader: Reader) -> Order:
    """`attends jo`: he does not act until somebody says so."""
    fighters = reader.fighters()
    reader.stop()
    return _each(fighters, lambda one: Hold(slot(reader, one)), "hold")


def delay(reader: Reader) -> Order:
    """`retarde jo`: one place later."""
    fighters = reader.fighters()
    reader.stop()
    return _each(fighters, lambda one: Delay(slot(reader, one)), "delay")


def slot(reader: Reader, one: FighterView) -> str:
    """The first place of a fighter in the order."""
    slots = reader.known.view.slots
    found = next((each.id for each in slots if each.fighter == one.id and not each.gone), None)
    if found is None:
        raise reader.fail("bar.why.no-slot", name=one.name)
    return found


def _each(
    fighters: tuple[FighterView, ...],
    command: Callable[[FighterView], Struct],
    key: str,
    **params: str | int,
) -> Order:
    return Order(
        commands=tuple(command(one) for one in fighters),
        told=tuple(say(f"bar.told.{key}", name=one.name, **params) for one in fighters),
    )


def _words(reader: Reader) -> tuple[Token, ...]:
    """The words up to a number."""
    begin = reader.place
    while (token := reader.peek()) is not None and token.kind is Kind.WORD:
        reader.place += 1
    return reader.tokens[begin : reader.place]


def _span(words: tuple[Token, ...]) -> Span:
    return Span(words[0].span.begin, words[-1].span.end)


def _typed(reader: Reader, words: tuple[Token, ...]) -> str:
    return words[0].text if len(words) == 1 else _span(words).of(reader.text)


def _conditions(known: Known) -> Iterable[str]:
    """Conditions that the system names, and those that somebody has."""
    yield from map(known.render, known.view.conditions)
    for one in known.view.fighters:
        yield from one.conditions


def _about(reader: Reader, words: tuple[Token, ...]) -> tuple[FighterView | None, str]:
    """The fighter whom the last words name, if any, and what is left of them."""
    everybody = reader.known.view.fighters
    called = [one.name for one in everybody]
    for cut in range(1, len(words)):
        name = _typed(reader, words[cut:])
        places = best(name, called)
        if len(places) == 1 and fit(name, called[places[0]]) <= Fit.BEGINS:
            return everybody[places[0]], _typed(reader, words[:cut])
    return None, _typed(reader, words)


def _called(known: Known, clock: ClockView) -> str:
    about = known.fighter(clock.about)
    return clock.label if about is None else f"{clock.label} {about.name}"
