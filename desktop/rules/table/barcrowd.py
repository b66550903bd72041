"""Who acts now, who is one row, and what the GM wants to be told, by the command bar.

`agit jo`, `groupe mil* : Les gardes`, `rappel 4 la milice arrive`, `rappel jo moitié il fuit`.
"""

from desktop.rules.fightview import FighterView, GroupView, present
from desktop.rules.message import Message, say
from desktop.rules.table.barline import Known, Order, Reader, listed
from desktop.rules.table.bartable import slot
from desktop.rules.table.barwords import Fit, Kind, best, fit
from desktop.rules.table.clocks import MOST_ROUNDS
from desktop.rules.table.groups import FEWEST, LONGEST_NAME, Gather, Rename
from desktop.rules.table.reminders import Prepare
from desktop.rules.table.state import Cue

#: When a reminder about somebody is due, and the word for it.
_WHEN = {"half": say("bar.when.half"), "out": say("bar.when.out")}


def act(reader: Reader) -> Order:
    """`agit jo`: he who waited acts, or cuts in where turns are taken one by one."""
    one = reader.fighter()
    reader.stop()
    return Order(acting=slot(reader, one), told=(say("bar.told.act", name=one.name),))


def group(reader: Reader) -> Order:
    """`groupe mil* : Les gardes`: they are one row of that name; who is one row already, and
    nobody else named, gives it another name."""
    begin = reader.here()
    fighters = reader.fighters()
    token = reader.peek()
    if token is None or token.kind is not Kind.COLON:
        raise reader.fail("bar.why.group-name")
    reader.place += 1
    place = reader.here()
    name = reader.rest()
    if not name:
        raise reader.fail("bar.why.group-name")
    if len(name) > LONGEST_NAME:
        raise reader.fail("table.why.group-name", place, most=LONGEST_NAME)
    members = tuple(one.id for one in fighters)
    found = _whole(reader.known, members)
    if found is not None:
        told = say("bar.told.regroup", group=found.name, name=name)
        return Order(commands=(Rename(found.id, name),), told=(told,))
    if len(members) < FEWEST:
        raise reader.fail("table.why.group-small", begin, least=FEWEST)
    told = say("bar.told.group", name=name, names=listed(one.name for one in fighters))
    return Order(commands=(Gather(name, members),), told=(told,))


def _whole(known: Known, members: tuple[str, ...]) -> GroupView | None:
    """The group that these are, but for who left, or that the one of them is a member of."""
    here = present(known.view)
    for each in known.view.groups:
        stay = here.intersection(each.members)
        if stay == frozenset(members) or (len(members) == 1 and members[0] in each.members):
            return each
    return None


def remind(reader: Reader) -> Order:
    """`rappel 4 la milice arrive`, `rappel jo moitié il fuit`: at a round, or when somebody is at
    half of his health or down."""
    token = reader.peek()
    if token is not None and token.kind is Kind.NUMBER:
        number = reader.whole(least=1, most=MOST_ROUNDS)
        text = _text(reader)
        cue, told = Cue(id="", text=text, round=number), say("bar.told.remind", round=number)
    else:
        fighters = reader.fighters()
        when = _when(reader)
        text = _text(reader)
        cue = Cue(id="", text=text, fighters=tuple(one.id for one in fighters), when=when)
        told = _told(fighters, when)
    return Order(commands=(Prepare(cues=(cue,)),), told=(told,))


def _text(reader: Reader) -> str:
    if reader.at_end():
        raise reader.fail("bar.why.reminder")
    return reader.rest()


def _when(reader: Reader) -> str:
    """What has to befall somebody: the next word."""
    words = {key: reader.known.render(text) for key, text in _WHEN.items()}
    reader.offer(words.values)
    token = reader.peek()
    names = tuple(words.values())
    fits = best(token.text, names) if token is not None and token.kind is Kind.WORD else ()
    if token is None or len(fits) != 1 or fit(token.text, names[fits[0]]) > Fit.BEGINS:
        raise reader.fail("bar.why.when", words=listed(_WHEN.values()))
    reader.place += 1
    return tuple(words)[fits[0]]


def _told(fighters: tuple[FighterView, ...], when: str) -> Message:
    return say(f"bar.told.remind-{when}", names=listed(one.name for one in fighters))
