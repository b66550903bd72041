"""What a line of the command bar may begin with: verbs, in French and in English.

Each verb reads the rest of its line. `example` makes a line that works in the fight that is shown,
or nothing where there is nothing that it could be about.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop.rules.fightview import AskField, Option
from desktop.rules.folding import folded
from desktop.rules.message import Message, say
from desktop.rules.quick_entry import Group, Misread, read_known
from desktop.rules.system import Refused
from desktop.rules.table import barcrowd, bartable, order
from desktop.rules.table.barline import (
    Known,
    Newcomers,
    Order,
    Reader,
    Unread,
    calling,
    listed,
    side_letter,
)
from desktop.rules.table.barwords import ALL, SIDE, Fit, Kind, best, fit, number
from desktop.rules.words import Span

MOST_SIDES = 2
"""How many sides may be joined where they have no names of their own."""


@dataclass(frozen=True)
class Verb:
    """`key` names its texts (`bar.verb.<key>`, `bar.form.<key>`) and its words among
    `barwords.VERBS`."""

    key: str
    read: Callable[[Reader], Order]
    example: Callable[[Known], str]


def _look(reader: Reader) -> Order:
    """`tour 4`: look at that round."""
    reader.offer(lambda: map(str, range(1, reader.known.view.round + 1)))
    wanted = reader.whole(least=0, most=reader.known.view.round)
    reader.stop()
    return Order(look=wanted, told=(say("bar.told.look", round=wanted),))


def _look_example(known: Known) -> str:
    return str(max(1, known.view.round))


def _remove(reader: Reader) -> Order:
    """`retire mil2 : s'enfuit`."""
    leaving = reader.fighters()
    reason = reader.reason()
    reader.stop()
    return Order(
        commands=tuple(reader.known.rules.remove(one.id, reason) for one in leaving),
        told=tuple(say("bar.told.remove", name=one.name) for one in leaving),
    )


def _move(reader: Reader) -> Order:
    """`ordre jo 1`: the place counts from 1."""
    one = reader.fighter()
    slot, slots = bartable.slot(reader, one), reader.known.view.slots
    place = reader.whole(least=1, most=len(slots))
    reader.stop()
    told = say("bar.told.move", name=one.name, place=place)
    return Order(commands=(order.Move(slot, place - 1),), told=(told,))


def _add(reader: Reader) -> Order:
    """`ajoute 3 miliciens, 1 sergent camp b`: people who are known by name; `*b` says it too."""
    _offer_people(reader)
    begin = reader.here().begin
    side, end = _joined(reader)
    groups = read_known(reader.text[begin:end], reader.known.people)
    if isinstance(groups, Misread):
        found = Span(begin + groups.span.begin, begin + groups.span.end)
        raise Unread(found, groups.reason)
    reader.place = len(reader.tokens)
    told = tuple(map(_coming, groups))
    if len(reader.known.view.words.sides) != 1:
        told = (*told, _called(side))
    return Order(joining=Newcomers(groups, side), told=told)


def _coming(group: Group) -> Message:
    return say("bar.told.add", count=group.count, name=group.name)


def _called(side: int) -> Message:
    return say("bar.side", letter=side_letter(side))


def _offer_people(reader: Reader) -> None:
    """Names stand first, after numbers and after commas; a side stands at the end."""
    last = len(reader.tokens)
    counted = (Kind.NUMBER, Kind.COMMA)
    for place in range(reader.place, last + 1):
        if place == reader.place or reader.tokens[place - 1].kind in counted:
            reader.offer_at(place, lambda: reader.known.people)
    begun = last - 1 if folded(reader.tokens[-1].text) in SIDE else last
    if begun > reader.place and reader.tokens[begun - 1].kind is Kind.WORD:
        sides = _sides(reader.known)
        reader.offer_at(begun, lambda: (reader.known.render(_called(side)) for side in sides))


def _joined(reader: Reader) -> tuple[int, int]:
    """The side that newcomers join and where the words about it begin: said at the end of the line,
    or else the one that was chosen, or else the adversaries'."""
    words, end = reader.tokens[reader.place :], len(reader.text)
    last = words[-1] if words else None
    if last is not None and last.text.startswith(ALL) and not last.quoted:
        return _side(reader, last.text.removeprefix(ALL), last.span), last.span.begin
    if last is not None and len(words) > 2 and folded(words[-2].text) in SIDE:
        return _side(reader, last.text, last.span), words[-2].span.begin
    sides, chosen = _sides(reader.known), reader.known.side
    if chosen is not None and chosen in sides:
        return chosen, end
    return sides[min(1, len(sides) - 1)], end


def _sides(known: Known) -> range:
    """The sides that there are to join."""
    return range(len(known.view.words.sides) or MOST_SIDES)


def _side(reader: Reader, text: str, span: Span) -> int:
    letter = folded(text).upper()
    side = next((one for one in _sides(reader.known) if side_letter(one) == letter), None)
    if side is None:
        raise reader.fail("bar.why.side", span)
    return side


def _add_example(known: Known) -> str:
    return f"2 {known.people[0]}" if known.people else ""


def _area(reader: Reader) -> Order:
    """`zone mil*, jo/2 3`: damage to all of them, by half to those with /2."""
    known = reader.known
    if not known.area:
        raise reader.fail("bar.why.no-area")
    targets = reader.targets()
    values = _values(reader, known.area)
    made = known.rules.area([(one.id, half) for one, half in targets], values)
    if isinstance(made, Refused):
        raise Unread(Span(0, len(reader.text)), made.reason)
    told = tuple(
        say("bar.told.area-half" if half else "bar.told.area", name=one.name)
        for one, half in targets
    )
    return Order(commands=(made,), told=told)


def _values(reader: Reader, fields: Sequence[AskField]) -> dict[str, str]:
    """A number for each field of numbers in turn, words for the options of the others; how much it
    is has to be said, later numbers may stay what they are by default."""
    values = {field.id: field.default for field in fields if field.default}
    numbers = [field for field in fields if not field.options and not field.prose]
    size = numbers[:1]
    while not reader.at_end():
        token = reader.here()
        piece = reader.peek()
        if piece is not None and piece.kind is Kind.NUMBER and numbers:
            field = numbers.pop(0)
            least = field.least
            values[field.id] = str(_size(reader, least, field.most))
            continue
        reader.offer(lambda: (reader.known.render(each.label) for each in _options(fields)))
        if piece is None or piece.kind is not Kind.WORD:
            raise reader.fail("bar.why.too-much", token)
        field, option = _option(reader, fields, piece.text)
        values[field.id] = option.value
        reader.place += 1
    if any(field in size or not field.default for field in numbers):
        raise reader.fail("bar.why.number")
    return values


def _size(reader: Reader, least: int, most: int) -> int:
    """A number of damage; the minus before it is taken as read."""
    piece = reader.peek()
    typed = None if piece is None else number(piece.text)
    if typed is None or typed.value is None:
        raise reader.fail("bar.why.whole")
    if not least <= typed.value <= most:
        raise reader.fail("bar.why.range", least=least, most=most)
    reader.place += 1
    return typed.value


def _options(fields: Sequence[AskField]) -> list[Option]:
    return [option for field in fields for option in field.options]


def _option(reader: Reader, fields: Sequence[AskField], word: str) -> tuple[AskField, Option]:
    """The option that a word means, of whichever field has it; it may name the field too:
    "armure=non" """
    name, _, said = word.partition("=")
    found: list[tuple[AskField, Option]] = []
    for field in fields:
        if said and fit(name, reader.known.render(field.label)) is Fit.NOT:
            continue
        labels = [reader.known.render(option.label) for option in field.options]
        found.extend((field, field.options[n]) for n in best(said or name, labels))
    if not found:
        raise reader.fail("bar.why.option", word=word)
    if len(found) > 1:
        raise reader.fail(
            "bar.why.several", word=word, names=listed(each.label for _, each in found)
        )
    return found[0]


# Lines that work in the fight that is shown.


def _someone(known: Known) -> str:
    """The selected fighter, or the first who has a name of his own."""
    first = known.fighter(known.selected)
    order = (*(() if first is None else (first,)), *known.view.fighters)
    return next(filter(None, (calling(one, known) for one in order)), "")


def _about_someone(about: Message | None = None) -> Callable[[Known], str]:
    """A line about somebody; `about` holds his name as `who`."""

    def example(known: Known) -> str:
        who = _someone(known)
        if not who or about is None:
            return who
        return known.render(say(about.key, who=who))

    return example


_NOTE = say("bar.example.note")
_CONDITION = say("bar.example.afflict")
_CLOCK = say("bar.example.clock")
_PLACE = say("bar.example.order")
_GROUP = say("bar.example.group")
_REMINDER = say("bar.example.remind")


def _relief_example(known: Known) -> str:
    """Of somebody who has a condition, or else of one that he might have."""
    for one in known.view.fighters:
        who = calling(one, known)
        if who and one.conditions:
            return f"{who} {one.conditions[0]}"
    who = _someone(known)
    return known.render(say("bar.example.relieve", who=who)) if who else ""


def _group_example(known: Known) -> str:
    """All of the first side, where there are several."""
    side = known.view.fighters[0].side if known.view.fighters else 0
    able = [one for one in known.view.fighters if not one.out]
    several = sum(one.side == side for one in able) > 1
    who = f"{ALL}{side_letter(side).lower()}" if several else ALL
    return known.render(say(_GROUP.key, who=who)) if len(able) > 1 else ""


def _reminder_example(known: Known) -> str:
    return known.render(say(_REMINDER.key, round=known.view.round + 2))


def _stop_example(known: Known) -> str:
    clocks = known.view.clocks
    return clocks[0].label if clocks else known.render(say("bar.example.stop"))


def _area_example(known: Known) -> str:
    who = _someone(known)
    numbers = [field for field in known.area if not field.options and not field.prose]
    if not who or not known.area:
        return ""
    sizes = " ".join(str(min(field.most, max(field.least, 3))) for field in numbers)
    return f"*, {who}/2 {sizes}"


ALL_VERBS: tuple[Verb, ...] = (
    Verb("note", bartable.note, _about_someone(_NOTE)),
    Verb("afflict", bartable.afflict, _about_someone(_CONDITION)),
    Verb("relieve", bartable.relieve, _relief_example),
    Verb("clock", bartable.start_clock, _about_someone(_CLOCK)),
    Verb("stop", bartable.stop_clock, _stop_example),
    Verb("hold", bartable.hold, _about_someone()),
    Verb("delay", bartable.delay, _about_someone()),
    Verb("act", barcrowd.act, _about_someone()),
    Verb("group", barcrowd.group, _group_example),
    Verb("remind", barcrowd.remind, _reminder_example),
    Verb("area", _area, _area_example),
    Verb("order", _move, _about_someone(_PLACE)),
    Verb("add", _add, _add_example),
    Verb("remove", _remove, _about_someone()),
    Verb("look", _look, _look_example),
)
