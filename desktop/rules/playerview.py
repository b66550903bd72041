"""What the players' window may know of a fight: an allow-list, built field by field.

A `PlayerView` holds nothing but what was put into it here, from a view of a *redacted* state (law
10) and from what the GM decided (`desktop.rules.looks`). Nobody who is hidden leaves a trace in
it: no entry, no number, no gap, and no word of somebody else's that names him. Two fights that
differ in hidden people only give equal values, so that a window that compares them stays still.
"""

from collections.abc import Mapping

import msgspec

from desktop.rules.fightview import FighterView, FightView, Stage, TrackView, present
from desktop.rules.folding import folded
from desktop.rules.looks import Portrayal, usually_shown
from desktop.rules.message import Message, Text
from desktop.rules.sheetmodel import BoxState


class Face(msgspec.Struct, frozen=True):
    """What the library knows of a participant: whether he is a player's character, and the sha256
    of his portrait ("" for none)."""

    player: bool = False
    portrait: str = ""


class Points(msgspec.Struct, frozen=True):
    """A pool of a player's character."""

    title: Text
    value: int
    most: int


class Wounds(msgspec.Struct, frozen=True):
    """A health table of a player's character: ticked and usable boxes of each line, and the name
    of its colour."""

    title: Text
    colour: str
    rows: tuple[tuple[int, int], ...]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """One participant whom the players see, by the name and the picture that are shown of him.

    `picture` is a sha256, "" for a silhouette. `turn`: it is his; `ready`: his choice is locked;
    `out`: he can do nothing more; `dead`: never more.
    """

    name: str
    picture: str = ""
    turn: bool = False
    ready: bool = False
    out: bool = False
    dead: bool = False
    band: Message | None = None
    states: tuple[Message, ...] = ()
    pools: tuple[Points, ...] = ()
    tracks: tuple[Wounds, ...] = ()


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """All that the players' window shows. `round` 0: it says nothing of rounds."""

    ended: bool = False
    round: int = 0
    step: Message | None = None
    people: tuple[Person, ...] = ()


NOBODY = Face()


def player_view(view: FightView, faces: Mapping[str, Face]) -> PlayerView:
    """What players may see of a redacted view; `faces` by the id of the participant."""
    if view.stage is Stage.CLOSED:
        return PlayerView(ended=True)
    here = present(view)
    shown = tuple(one for one in view.fighters if one.id in here and is_shown(view, one, faces))
    ids = frozenset(one.id for one in shown)
    turn = _turn(view, ids)
    people = tuple(
        _person(view, one, faces.get(one.id, NOBODY), turn=one.id == turn) for one in shown
    )
    if not view.showing.order:
        people = tuple(sorted(people, key=_by_name))
    return PlayerView(
        round=view.round if view.showing.round else 0,
        step=_step(view, ids, turn) if view.showing.step else None,
        people=people,
    )


def is_shown(view: FightView, one: FighterView, faces: Mapping[str, Face]) -> bool:
    """Whether players see a participant."""
    if one.look.shown is not None:
        return one.look.shown
    return usually_shown(view.showing, player=faces.get(one.id, NOBODY).player)


def shown_name(one: FighterView) -> str:
    """What players call a participant."""
    return one.look.alias or one.name


def public_names(view: FightView, faces: Mapping[str, Face]) -> dict[str, str]:
    """What players call everybody who took part, by his own name; "" for whom they do not see.

    Somebody who left is called as he was last; one name of two people is public if one of them is.
    """
    found: dict[str, str] = {}
    for one in view.fighters:
        known = shown_name(one) if is_shown(view, one, faces) else ""
        found[one.name] = found.get(one.name) or known
    return found


def shown_picture(one: FighterView, face: Face) -> str:
    """The picture that players see, "" for a silhouette: a portrait would betray whom an alias
    hides, unless the GM wants it or chose another for this fight."""
    look = one.look
    if look.portrayal is Portrayal.SILHOUETTE:
        return ""
    if look.picture:
        return look.picture
    disguised = look.portrayal is Portrayal.USUAL and shown_name(one) != one.name
    return "" if disguised else face.portrait


def shows_numbers(view: FightView, one: FighterView, face: Face) -> bool:
    """Whether players see the pools and wound boxes of a participant."""
    wanted = face.player if one.look.numbers is None else one.look.numbers
    return view.showing.numbers and wanted


def _turn(view: FightView, shown: frozenset[str]) -> str:
    """Whose turn players see, "" for nobody's.

    While somebody acts whom they do not see, it stays with the last one whom they did in this
    round, whatever the order says, and with nobody before there was one: no highlight goes missing,
    none comes back.
    """
    now = next((slot.fighter for slot in view.slots if slot.current), "")
    if not now or now in shown:
        return now
    whose = {slot.id: slot.fighter for slot in view.slots if not slot.gone}
    able = shown - {one.id for one in view.fighters if one.out}
    return next(
        (whose[slot] for slot in reversed(view.begun) if whose.get(slot) in able),
        "",
    )


def _person(view: FightView, one: FighterView, face: Face, *, turn: bool) -> Person:
    showing = view.showing
    numbers = shows_numbers(view, one, face)
    return Person(
        name=shown_name(one),
        picture=shown_picture(one, face),
        turn=turn,
        ready=one.locked,
        out=one.out and showing.bands,
        dead=one.dead and showing.bands,
        band=_bare(one.band) if showing.bands else None,
        states=tuple(each for each in one.seen if _bare(each)) if showing.states else (),
        pools=tuple(Points(each.title, each.value, each.most) for each in one.pools)
        if numbers
        else (),
        tracks=tuple(_wounds(each) for each in one.tracks) if numbers else (),
    )


def _step(view: FightView, shown: frozenset[str], turn: str) -> Message | None:
    """The step of the round, as those who are seen live it: what only hidden people do does not
    move it on."""
    step = view.step
    if step is None:
        return None
    live = turn or step.among is None or not shown.isdisjoint(step.among)
    return _bare(step.text if live else step.quiet)


def _bare(message: Message | None) -> Message | None:
    """A message that says no name and no number; None for any other, whoever wrote it."""
    return message if message is not None and not message.params else None


def _wounds(track: TrackView) -> Wounds:
    rows = tuple(
        (
            sum(box.state is BoxState.TICKED for box in row.boxes),
            sum(box.why_not is None or box.state is BoxState.TICKED for box in row.boxes),
        )
        for row in track.rows
    )
    return Wounds(track.title, track.colour, rows)


def _by_name(person: Person) -> str:
    return folded(person.name)
