"""One edit of a character: a command in, a new document or the reason why not out."""

from typing import TypeAlias

import msgspec

from desktop.rules.editing import refuse
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.commands.gear import GearCommand, MoneyCommand
from desktop.rules.warhammer.commands.health import PointCommand, WoundCommand
from desktop.rules.warhammer.commands.person import PersonCommand
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.gear import edit_gear
from desktop.rules.warhammer.edits.money import edit_money
from desktop.rules.warhammer.edits.person import edit_person
from desktop.rules.warhammer.edits.points import edit_points
from desktop.rules.warhammer.edits.wounds import edit_wounds
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables

EditCommand: TypeAlias = PersonCommand | GearCommand | MoneyCommand | WoundCommand | PointCommand


def edit(
    tables: Tables, settings: Settings, character: Character, command: msgspec.Struct
) -> Edited | Refused:
    """Apply one command; the document is unchanged when it is refused."""
    editing = Editing(tables, settings, character)
    if isinstance(command, PersonCommand):
        return edit_person(editing, command)
    if isinstance(command, GearCommand):
        return edit_gear(editing, command)
    if isinstance(command, MoneyCommand):
        return edit_money(editing, command)
    if isinstance(command, WoundCommand):
        return edit_wounds(editing, command)
    if isinstance(command, PointCommand):
        return edit_points(editing, command)
    return refuse("wh.edit.unknown", name=type(command).__name__)
