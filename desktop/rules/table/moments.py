"""Which moments pass from one state to another: turns and rounds that start and end.

Where all act together everybody's turn starts with the round and ends with it. Where turns are
taken one by one, those that a round had no time for (the dead, those who left) pass with it, so
that nothing waits for ever.
"""

from desktop.rules.table.state import Moment
from desktop.rules.table.subject import Scene


def passing(before: Scene, after: Scene) -> dict[tuple[str, Moment], int]:
    """How often each anchor's moment passes between two states, anchors by fighter."""
    was, now = before.muster, after.muster
    old, new = before.table.order, after.table.order
    found: dict[tuple[str, Moment], int] = {}
    if was.round == now.round:
        begun = set(new.begun) - set(old.begun)
        ended = set(new.ended) - set(old.ended)
        _count(found, _firsts(after, begun), Moment.START)
        _count(found, _firsts(after, ended), Moment.END)
        return found
    everybody = set(after.fighter_of.values()) | set(before.fighter_of.values())
    one_by_one = was.turns or now.turns or bool(old.begun)
    if was.round:
        found[("", Moment.END)] = 1
        # Turns that the round had no time for pass with it: nothing waits for ever.
        ended = _firsts(before, set(old.ended)) if one_by_one else set[str]()
        _count(found, everybody - ended, Moment.END)
    found[("", Moment.START)] = 1
    if not one_by_one:
        _count(found, everybody, Moment.START)
        return found
    if was.round:
        _count(found, everybody - _firsts(before, set(old.begun)), Moment.START)
    _count(found, _firsts(after, set(new.begun)), Moment.START)
    return found


def _firsts(scene: Scene, slots: set[str]) -> set[str]:
    """The fighters whose first slot is among these: what is tied to a turn counts once a round."""
    return {fighter for fighter, slot in scene.first_slots.items() if slot in slots}


def _count(found: dict[tuple[str, Moment], int], fighters: set[str], moment: Moment) -> None:
    for fighter in fighters:
        found[(fighter, moment)] = found.get((fighter, moment), 0) + 1
