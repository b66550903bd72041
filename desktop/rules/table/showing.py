"""What players see: of each participant, and of the fight (`desktop.rules.looks`).

Whoever was hidden appears at his first act that the others see, if the GM leaves it so. The name
that he then gets counts on from those whom the players know: "Milicien 4", who acts first, is their
"Milicien 1", since a gap between two numbers would tell how many are still hidden. For the same
reason copies close up when one of them is hidden before the fight begins, and newcomers count on.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import count

import msgspec

from desktop.rules.fightview import FightView, Stage
from desktop.rules.looks import Look, Showing, usually_shown
from desktop.rules.message import Message, say
from desktop.rules.system import Accepted, Refused, Struct
from desktop.rules.table.state import Shown, Table
from desktop.rules.table.subject import Scene, replace

_NUMBERED = re.compile(r"(?P<family>.*\S)\s+(?P<number>\d+)")
LONGEST_ALIAS = 80


class SetLook(msgspec.Struct, frozen=True, tag="table.showing.look"):
    """Decide what players see of somebody."""

    fighter: str
    look: Look


class SetShown(msgspec.Struct, frozen=True, tag="table.showing.all"):
    """Show these participants to the players, or hide them."""

    fighters: tuple[str, ...]
    shown: bool


class SetShowing(msgspec.Struct, frozen=True, tag="table.showing.fight"):
    """Decide what players see of the fight."""

    showing: Showing


class Looked(msgspec.Struct, frozen=True, tag="table.showing.looked"):
    """What players see of somebody from now on."""

    fighter: str
    look: Look


class Appeared(msgspec.Struct, frozen=True, tag="table.showing.appeared"):
    """Somebody who was hidden has acted in the open."""

    fighter: str
    look: Look


class ShowingSet(msgspec.Struct, frozen=True, tag="table.showing.set"):
    """What players see of the fight from now on."""

    showing: Showing


COMMANDS: tuple[type[Struct], ...] = (SetLook, SetShown, SetShowing)
EVENTS: tuple[type[Struct], ...] = (Looked, Appeared, ShowingSet)


def decide(scene: Scene, command: Struct) -> Accepted | Refused:
    """See `Subject.decide`."""
    match command:
        case SetLook(fighter, look):
            if not scene.knows(fighter):
                return Refused(say("table.showing.nobody"))
            if len(look.alias) > LONGEST_ALIAS:
                return Refused(say("table.showing.long-alias", most=LONGEST_ALIAS))
            looked = Looked(fighter, _entering(scene, fighter, look))
            hides = (fighter,) if look.shown is False else ()
            return Accepted((looked, *_closed_up(scene, hides)))
        case SetShown(fighters, shown):
            unknown = [each for each in fighters if not scene.knows(each)]
            if unknown or not fighters:
                return Refused(say("table.showing.nobody"))
            hides = () if shown else fighters
            looks = _all_shown(scene, fighters, shown=shown)
            return Accepted((*looks, *_closed_up(scene, hides)))
        case SetShowing(showing):
            return Accepted((ShowingSet(showing),))
        case _:
            raise TypeError(type(command).__name__)


def _all_shown(scene: Scene, fighters: Iterable[str], *, shown: bool) -> tuple[Struct, ...]:
    found: list[Struct] = []
    taken = _known_names(scene)
    for fighter in fighters:
        look = replace(look_of(scene.table, fighter), shown=shown)
        if shown:
            look = _named(scene, fighter, look, taken)
            taken |= {look.alias or scene.name(fighter)}
        found.append(Looked(fighter, look))
    return tuple(found)


def apply(table: Table, event: Struct) -> Table:
    """See `Subject.apply`."""
    match event:
        case Looked(fighter, look) | Appeared(fighter, look):
            looks = {**table.shown.looks, fighter: look}
            return replace(table, shown=replace(table.shown, looks=looks))
        case ShowingSet(showing):
            return replace(table, shown=replace(table.shown, showing=showing))
        case _:
            return table


def line(scene: Scene, event: Struct) -> Message | None:
    """See `Subject.line`."""
    match event:
        case Appeared(fighter, look):
            if _is_perhaps_theirs(scene, fighter):
                return None
            return _told("appeared", scene.name(fighter), look)
        case Looked(fighter, look):
            before = look_of(scene.table, fighter)
            if look.shown is False and before.shown is not False:
                return say("table.showing.hidden", name=scene.name(fighter))
            if look.shown and not before.shown:
                return _told("shown", scene.name(fighter), look)
            return _told("looked", scene.name(fighter), look)
        case _:
            return say("table.showing.fight")


def _told(verb: str, name: str, look: Look) -> Message:
    if look.alias:
        return say(f"table.showing.{verb}-as", name=name, alias=look.alias)
    return say(f"table.showing.{verb}", name=name)


def follow(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """Those who were hidden and now act in the open, if the GM wants it so."""
    shown = after.table.shown
    if not (shown.looks or shown.showing.hide_npcs):
        return ()
    return (*_counted_on(before, after), *_appeared(before, after))


def _counted_on(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """The numbers of newcomers whose copies do not all go by their own."""
    found: list[Struct] = []
    for fighter in after.fighters:
        look = look_of(after.table, fighter)
        if (
            fighter in before.fighters
            or _is_hidden(after.table.shown, look)
            or not _is_among_others(after, fighter)
        ):
            continue
        named = _named(after, fighter, look, _known_names(after, but=fighter))
        if named != look:
            found.append(Looked(fighter, named))
    return tuple(found)


def _is_among_others(scene: Scene, fighter: str) -> bool:
    """Whether some copy of the same family is hidden, or goes by another name."""
    family = _family(scene.name(fighter))
    looks = (
        look_of(scene.table, other)
        for other, seat in scene.fighters.items()
        if other != fighter and _family(seat.name) == family != ""
    )
    return any(look.alias or _is_hidden(scene.table.shown, look) for look in looks)


def _closed_up(scene: Scene, hides: Sequence[str]) -> tuple[Struct, ...]:
    """New numbers of those who stay in view when others are hidden before the fight begins; later
    the players know them by the numbers that they have."""
    if scene.muster.stage is not Stage.SETUP:
        return ()
    families = {_family(scene.name(fighter)) for fighter in hides} - {""}
    found: list[Struct] = []
    for family in sorted(families):
        stay = [
            (seat.name, fighter, look)
            for fighter, seat in scene.fighters.items()
            if _family(seat.name) == family
            and fighter not in hides
            and not _is_hidden(scene.table.shown, look := look_of(scene.table, fighter))
            and not look.alias
        ]
        stay.sort(key=_number)
        taken = {look.alias for look in scene.table.shown.looks.values()}
        free = (f"{family} {number}" for number in count(1))
        for name, fighter, look in stay:
            public = next(each for each in free if each not in taken)
            if public != name:
                found.append(Looked(fighter, replace(look, alias=public)))
    return tuple(found)


def _number(copy: tuple[str, str, Look]) -> int:
    """The number at the end of the name of a copy."""
    return int(copy[0].split()[-1])


def _appeared(before: Scene, after: Scene) -> tuple[Struct, ...]:
    shown = after.table.shown
    if not shown.showing.reveal_acts:
        return ()
    found: list[Struct] = []
    taken = _known_names(after)
    for fighter in after.muster.acting:
        look = look_of(after.table, fighter)
        if not (_acts(before, after, fighter) and _is_hidden(shown, look)):
            continue
        look = _named(after, fighter, replace(look, shown=True), taken)
        taken |= {look.alias or after.name(fighter)}
        found.append(Appeared(fighter, look))
    return tuple(found)


def _acts(before: Scene, after: Scene, fighter: str) -> bool:
    """Whether somebody who is seen to act did so by this very command: a turn that has only begun
    may still be one of waiting."""
    if after.muster.turn:
        return before.muster.turn == after.muster.turn
    return fighter not in before.muster.acting


def show(scene: Scene, view: FightView) -> FightView:
    """See `Subject.show`."""
    looks = scene.table.shown.looks
    fighters = view.fighters
    if looks:
        fighters = tuple(
            replace(one, look=looks[one.id]) if one.id in looks else one for one in fighters
        )
    return replace(view, fighters=fighters, showing=scene.table.shown.showing)


def look_of(table: Table, fighter: str) -> Look:
    """What players see of somebody."""
    return table.shown.looks.get(fighter, Look())


def _is_hidden(shown: Shown, look: Look) -> bool:
    """Whether players may not see him; of a character it is not known here whether he is theirs,
    and showing one who is shown already changes nothing."""
    if look.shown is None:
        return not usually_shown(shown.showing, player=False)
    return not look.shown


def _is_perhaps_theirs(scene: Scene, fighter: str) -> bool:
    """Whether he may well be a player's character, whom nobody ever hid."""
    seat = scene.fighters.get(fighter)
    theirs = seat is not None and bool(seat.character)
    return theirs and look_of(scene.table, fighter).shown is None


def _entering(scene: Scene, fighter: str, look: Look) -> Look:
    """A look that the GM decides, with a name of its own for one who comes out of hiding."""
    if look.shown and _is_hidden(scene.table.shown, look_of(scene.table, fighter)):
        return _named(scene, fighter, look, _known_names(scene))
    return look


def _named(scene: Scene, fighter: str, look: Look, taken: set[str]) -> Look:
    """A look with the next number of a family of copies, where his own would tell of others."""
    name = scene.name(fighter)
    numbered = _NUMBERED.fullmatch(name)
    if look.alias or numbered is None:
        return look
    family, number = numbered["family"], 1
    while f"{family} {number}" in taken:
        number += 1
    public = f"{family} {number}"
    return look if public == name else replace(look, alias=public)


def _family(name: str) -> str:
    """What copies of one another are called before their numbers; "" for no copy."""
    numbered = _NUMBERED.fullmatch(name)
    return "" if numbered is None else numbered["family"]


def _known_names(scene: Scene, *, but: str = "") -> set[str]:
    """What players call those whom they see, ghosts included."""
    shown = scene.table.shown
    people = {fighter: seat.name for fighter, seat in scene.fighters.items()}
    people |= {ghost.fighter: ghost.name for ghost in scene.table.order.ghosts}
    people.pop(but, None)
    looks = {fighter: look_of(scene.table, fighter) for fighter in people}
    return {
        looks[fighter].alias or name
        for fighter, name in people.items()
        if not _is_hidden(shown, looks[fighter])
    }
