"""Groups: several fighters who may be one row of the order and be given one answer.

The names of the members stay theirs. A group of whom nobody is left is gone.
"""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from desktop.rules.fightview import FightView, GroupView
from desktop.rules.message import Message, say
from desktop.rules.system import Accepted, Refused, Struct
from desktop.rules.table.state import Group, Groups, Table
from desktop.rules.table.subject import Scene, replace

LONGEST_NAME = 80
FEWEST = 2
MANY = 3


class Gather(msgspec.Struct, frozen=True, tag="table.group.gather"):
    """Make a group of fighters (2 or more), who leave the groups that they were in."""

    name: str
    members: tuple[str, ...]


class Rename(msgspec.Struct, frozen=True, tag="table.group.rename"):
    """Call a group otherwise."""

    group: str
    name: str


class Disband(msgspec.Struct, frozen=True, tag="table.group.disband"):
    """Every member is a row of its own again."""

    group: str


class Leave(msgspec.Struct, frozen=True, tag="table.group.leave"):
    """A fighter is a row of his own again."""

    fighter: str


class Gathered(msgspec.Struct, frozen=True, tag="table.group.gathered"):
    """A group as it is from now on; `fresh` when it is a new one."""

    group: Group
    fresh: bool = False


class Disbanded(msgspec.Struct, frozen=True, tag="table.group.disbanded"):
    """A group is no more."""

    group: str


COMMANDS: tuple[type[Struct], ...] = (Gather, Rename, Disband, Leave)
EVENTS: tuple[type[Struct], ...] = (Gathered, Disbanded)


def crowds(groups: Iterable[tuple[str, int]], newcomers: Sequence[str]) -> Iterator[Gather]:
    """The groups of newcomers who come under one name, so many for each in turn; a few of a name
    stay rows of their own."""
    begin = 0
    for name, count in groups:
        if count >= MANY:
            yield Gather(name[:LONGEST_NAME], tuple(newcomers[begin : begin + count]))
        begin += count


def decide(scene: Scene, command: Struct) -> Accepted | Refused:
    """See `Subject.decide`."""
    groups = scene.table.groups
    match command:
        case Gather(name, members):
            return _gather(scene, name.strip(), tuple(dict.fromkeys(members)))
        case Leave(fighter):
            group = groups.of(fighter)
            if group is None:
                return Refused(say("table.why.no-group"))
            return Accepted((_less(group, (fighter,)),))
        case Rename(group, name) if found := groups.find(group):
            if not 0 < len(name.strip()) <= LONGEST_NAME:
                return Refused(say("table.why.group-name", most=LONGEST_NAME))
            return Accepted((Gathered(replace(found, name=name.strip())),))
        case Disband(group) if groups.find(group):
            return Accepted((Disbanded(group),))
        case _:
            return Refused(say("table.why.no-group"))


def _gather(scene: Scene, name: str, members: tuple[str, ...]) -> Accepted | Refused:
    if not 0 < len(name) <= LONGEST_NAME:
        return Refused(say("table.why.group-name", most=LONGEST_NAME))
    if len(members) < FEWEST:
        return Refused(say("table.why.group-small", least=FEWEST))
    if not all(member in scene.fighters for member in members):
        return Refused(say("table.why.no-fighter"))
    left = [
        _less(group, members)
        for group in scene.table.groups.groups
        if set(group.members) & set(members)
    ]
    made = Group(f"g{scene.table.groups.made + 1}", name, members)
    return Accepted((*left, Gathered(made, fresh=True)))


def _less(group: Group, members: tuple[str, ...]) -> Gathered | Disbanded:
    left = tuple(each for each in group.members if each not in members)
    if len(left) < FEWEST:
        return Disbanded(group.id)
    return Gathered(replace(group, members=left))


def apply(table: Table, event: Struct) -> Table:
    """See `Subject.apply`."""
    groups = table.groups
    match event:
        case Gathered(group, fresh):
            others = tuple(each for each in groups.groups if each.id != group.id)
            made = groups.made + 1 if fresh else groups.made
            return replace(table, groups=Groups((*others, group), made))
        case Disbanded(group):
            others = tuple(each for each in groups.groups if each.id != group)
            return replace(table, groups=Groups(others, groups.made))
        case _:
            return table


def line(scene: Scene, event: Struct) -> Message | None:
    """See `Subject.line`."""
    match event:
        case Gathered(group, fresh) if fresh:
            names = tuple(say("table.name", name=scene.name(one)) for one in group.members)
            return say("table.line.gathered", group=group.name, names=names)
        case Gathered(group):
            return say("table.line.regrouped", group=group.name, count=len(group.members))
        case Disbanded(group):
            found = scene.table.groups.find(group)
            return None if found is None else say("table.line.disbanded", group=found.name)
        case _:
            return None


def follow(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """Nothing: members who left are passed over when the group is shown, and may come back."""
    return ()


def show(scene: Scene, view: FightView) -> FightView:
    """See `Subject.show`."""
    here = scene.fighter_of.values()
    groups = tuple(
        GroupView(group.id, group.name, tuple(one for one in group.members if one in here))
        for group in scene.table.groups.groups
    )
    return replace(view, groups=tuple(group for group in groups if group.members))
