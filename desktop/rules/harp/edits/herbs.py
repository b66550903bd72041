"""Edits of herbs that were taken (Guérison par magie)."""

from typing import cast

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.harp import herbs
from desktop.rules.harp.commands.health import DropHerb, PassHerb, TakeHerb
from desktop.rules.harp.document import Character
from desktop.rules.harp.edits.context import MOST_POINTS, Editing, out_of
from desktop.rules.members import added, found, put
from desktop.rules.system import Edited, Refused

MOST_SECONDS = herbs.DAY * 365


def edited(editing: Editing, command: TakeHerb | PassHerb | DropHerb) -> Edited | Refused:
    """A herb is taken, comes nearer to its time, or is given up (HARP-HEAL-HERBS)."""
    one = editing.character
    if isinstance(command, TakeHerb):
        herb = command.herb
        if no := out_of(herb.left, 1, MOST_SECONDS) or out_of(herb.points, 0, MOST_POINTS):
            return no
        held = added(one.herbs, herb)
        if isinstance(held, Refused):
            return held
        name, time = herbs.herb_name(herb), herbs.span(herb.left)
        return done(replace(one, herbs=held), "harp.edit.herb", name=name, time=time)
    taken = found(one.herbs, command.id)
    if taken is None:
        return refuse("edit.no-such-entry")
    name = herbs.herb_name(taken)
    others = tuple(each for each in one.herbs if each is not taken)
    if isinstance(command, DropHerb):
        return done(replace(one, herbs=others), "harp.edit.removed", name=name)
    if no := out_of(command.seconds, 1, MOST_SECONDS):
        return no
    later = replace(taken, left=max(0, taken.left - command.seconds))
    after = replace(one, herbs=put(one.herbs, later))
    worked = herbs.work(editing.tables, editing.settings, after)
    if worked.herbs:
        points = worked.herbs[0][1]
        return done(worked.character, "harp.told.herb", name=name, points=points)
    return done(after, "harp.edit.herb", name=name, time=herbs.span(later.left))


def meanwhile(editing: Editing, edited: Edited, seconds: int) -> Edited:
    """An edit in which so much time went by: his herbs had it too."""
    one = cast("Character", edited.document)
    worked = herbs.pass_time(editing.tables, editing.settings, one, seconds)
    told = herbs.worked_words(worked)
    if not told:
        return Edited(worked.character, edited.label)
    return done(worked.character, "harp.edit.meanwhile", done=edited.label, what=told)
