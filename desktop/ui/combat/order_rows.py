"""The rows of the order: one for each slot, or one for a whole group while it is closed; and what
moving a row means for the slots."""

from collections.abc import Iterator
from dataclasses import dataclass

from desktop.rules.fightview import Ask, FighterView, FightView, GroupView, SlotView, present
from desktop.rules.table.order import Move


@dataclass(frozen=True)
class Row:
    """A row: a slot with its `fighter` (None for one who left), or a group with its `members`.

    `group` is the group that it is, or is in; `opened` tells that the members have rows below.
    `slots` are those of all members.
    """

    id: str
    name: str
    slot: SlotView
    fighter: FighterView | None = None
    group: GroupView | None = None
    members: tuple[FighterView, ...] = ()
    opened: bool = False
    slots: tuple[SlotView, ...] = ()

    @property
    def is_group(self) -> bool:
        """Whether it stands for several."""
        return self.group is not None and self.id == _group_row(self.group.id)

    @property
    def is_there(self) -> bool:
        """Whether it stands for somebody who has not left."""
        return self.is_group or self.fighter is not None

    @property
    def people(self) -> tuple[FighterView, ...]:
        """Those for whom it stands."""
        if self.is_group:
            return self.members
        return () if self.fighter is None else (self.fighter,)

    @property
    def is_gone(self) -> bool:
        """Whether nobody there can do anything more."""
        if self.is_group:
            return all(one.out for one in self.members)
        return self.slot.gone or self.fighter is None or self.fighter.out


def rows(view: FightView, opened: frozenset[str], *, hide_gone: bool = False) -> tuple[Row, ...]:
    """The rows of a view; `opened` are the groups whose members are shown."""
    return tuple(row for row in _rows(view, opened) if not (hide_gone and row.is_gone))


def _rows(view: FightView, opened: frozenset[str]) -> Iterator[Row]:
    fighters = {one.id: one for one in view.fighters}
    here = present(view)
    group_of = {member: group for group in view.groups for member in group.members}
    begun: set[str] = set()
    for slot in _slots(view):
        group = group_of.get(slot.fighter)
        if group is not None and group.id not in begun:
            begun.add(group.id)
            members = tuple(fighters[one] for one in group.members if one in here)
            is_open = group.id in opened
            slots = tuple(each for each in _slots(view) if each.fighter in group.members)
            yield Row(_group_row(group.id), group.name, slot, None, group, members, is_open, slots)
        if group is None or group.id in opened:
            yield Row(slot.id, slot.name, slot, fighters.get(slot.fighter), group)


def _slots(view: FightView) -> tuple[SlotView, ...]:
    return view.slots or tuple(
        SlotView(id=one.id, fighter=one.id, name=one.name, side=one.side, score=one.score)
        for one in view.fighters
    )


def _group_row(group: str) -> str:
    return f"group {group}"


def stands_for(row: Row, view: FightView) -> str:
    """The fighter whom a row is about: in a group the first whom the fight waits for, else who is
    asked something, else the first who can act."""
    if not row.is_group:
        return row.slot.fighter
    # Whoever has locked a choice is only asked whether to unlock it.
    asks = [ask for ask in view.asks if not ask.dice]
    expected = {ask.actor for ask in asks if not ask.optional}
    asked = {ask.actor for ask in asks}
    waiting = (one.id for those in (expected, asked) for one in row.members if one.id in those)
    able = (one.id for one in row.members if not one.out)
    return next(waiting, None) or next(able, None) or row.slot.fighter


def twins(view: FightView, row: Row, ask: Ask) -> tuple[str, ...]:
    """The asks that one answer to `ask` is given to: those of the whole group when its row is
    selected, else that one only."""
    if not row.is_group or ask.dice or not ask.actor:
        return (ask.id,)
    members = {one.id for one in row.members}
    alike = (
        one.id
        for one in view.asks
        if one.actor in members and one.title.key == ask.title.key and one.sealed == ask.sealed
    )
    return tuple(dict.fromkeys((ask.id, *alike)))


def shifted(view: FightView, row: Row, by: int) -> Move | None:
    """The command that moves a row over its neighbour (-1 up, 1 down); None at the ends."""
    moving = _moving(view, row)
    slots = [slot.id for slot in view.slots]
    first, last = slots.index(moving[0]), slots.index(moving[-1])
    at = first - 1 if by < 0 else last + 1
    if not 0 <= at < len(slots):
        return None
    over = 1 if _inside(view, row, slots[at]) else len(_band(view, view.slots[at]))
    place = first - over if by < 0 else first + over
    return Move(moving[0], place, band=row.is_group)


def dropped(view: FightView, row: Row, target: Row | None) -> Move | None:
    """The command that puts a row before another, or last; None when it stays where it is."""
    moving = _moving(view, row)
    slots = [slot.id for slot in view.slots]
    rest = [slot for slot in slots if slot not in moving]
    place = len(rest)
    if target is not None:
        before = _moving(view, target)[0]
        if before in moving:
            return None
        place = rest.index(before)
    if slots.index(moving[0]) == place:
        return None
    return Move(moving[0], place, band=row.is_group)


def _moving(view: FightView, row: Row) -> tuple[str, ...]:
    return _band(view, row.slot) if row.is_group else (row.slot.id,)


def _band(view: FightView, slot: SlotView) -> tuple[str, ...]:
    """The slots of the group that a slot belongs to, or that slot."""
    group = next((each for each in view.groups if slot.fighter in each.members), None)
    if group is None:
        return (slot.id,)
    return tuple(each.id for each in view.slots if each.fighter in group.members)


def _inside(view: FightView, row: Row, slot: str) -> bool:
    """Whether a slot is of the same group as the single row that moves."""
    return row.group is not None and not row.is_group and slot in _band(view, row.slot)
