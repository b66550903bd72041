"""What is different between two moments of a fight, fighter by fighter."""

import msgspec

from desktop.rules.fightview import FighterView, FightView
from desktop.rules.message import Message, say
from desktop.rules.sheetmodel import Box, BoxState


class Difference(msgspec.Struct, frozen=True):
    """What is otherwise about one fighter, or about the fight itself (`name` is "")."""

    name: str
    changes: tuple[Message, ...]


def differences(before: FightView, after: FightView) -> tuple[Difference, ...]:
    """What `after` has otherwise than `before`: the fight first, then its fighters in order."""
    found: list[Difference] = []
    if (before.round, before.phase) != (after.round, after.phase):
        place = say(
            "replay.place",
            before=before.round,
            before_phase=before.phase,
            after=after.round,
            after_phase=after.phase,
        )
        found.append(Difference("", (place,)))
    were = {one.id: one for one in before.fighters}
    are = {one.id: one for one in after.fighters}
    for one in after.fighters:
        known = were.get(one.id)
        changes = (say("replay.joins"),) if known is None else _changes(known, one)
        if changes:
            found.append(Difference(one.name, changes))
    found += [
        Difference(one.name, (say("replay.leaves"),))
        for one in before.fighters
        if one.id not in are
    ]
    return tuple(found)


def _changes(before: FighterView, after: FighterView) -> tuple[Message, ...]:
    return (
        *_boxes(before, after),
        *_pools(before, after),
        *_penalty(before, after),
        *_states(before, after),
    )


def _boxes(before: FighterView, after: FighterView) -> list[Message]:
    """Ticked boxes, line by line."""
    were = {track.id: track for track in before.tracks}
    found: list[Message] = []
    for track in after.tracks:
        known = were.get(track.id)
        rows = () if known is None else known.rows
        for place, row in enumerate(track.rows):
            old = _ticked(rows[place].boxes) if place < len(rows) else 0
            new = _ticked(row.boxes)
            if old != new:
                found.append(
                    say(
                        "replay.boxes",
                        track=track.title,
                        line=row.label,
                        before=old,
                        after=new,
                    )
                )
    return found


def _pools(before: FighterView, after: FighterView) -> list[Message]:
    were = {pool.id: pool.value for pool in before.pools}
    return [
        say(
            "replay.pool",
            pool=pool.title,
            before=were.get(pool.id, 0),
            after=pool.value,
        )
        for pool in after.pools
        if were.get(pool.id, 0) != pool.value
    ]


def _penalty(before: FighterView, after: FighterView) -> list[Message]:
    if before.penalty == after.penalty:
        return []
    return [say("replay.penalty", before=before.penalty, after=after.penalty)]


def _states(before: FighterView, after: FighterView) -> list[Message]:
    found = [
        say("replay.no-longer", state=each) for each in before.status if each not in after.status
    ]
    found += [say("replay.now", state=each) for each in after.status if each not in before.status]
    if before.out != after.out:
        found.append(say("replay.out" if after.out else "replay.back"))
    return found


def _ticked(boxes: tuple[Box, ...]) -> int:
    return sum(box.state is BoxState.TICKED for box in boxes)
