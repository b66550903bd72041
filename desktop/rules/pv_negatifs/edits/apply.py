"""One edit of a character: a command in, a new document or the reason why not out."""

from typing import TypeAlias

import msgspec

from desktop.rules.editing import refuse
from desktop.rules.errors import KnownError
from desktop.rules.pv_negatifs.commands.essence import EssenceCommand
from desktop.rules.pv_negatifs.commands.health import Chance, HealthCommand, Plain
from desktop.rules.pv_negatifs.commands.person import (
    ItemCommand,
    PersonCommand,
    ProficiencyCommand,
    SelfCommand,
    WeaponCommand,
)
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.edits.chance import edit_chance
from desktop.rules.pv_negatifs.edits.context import Editing
from desktop.rules.pv_negatifs.edits.essence import edit_essence
from desktop.rules.pv_negatifs.edits.gear import edit_item, edit_proficiency, edit_weapon
from desktop.rules.pv_negatifs.edits.health import edit_health
from desktop.rules.pv_negatifs.edits.person import edit_person
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Edited, Refused

EditCommand: TypeAlias = PersonCommand | HealthCommand | EssenceCommand


def edit(
    tables: Tables, settings: Settings, character: Character, command: msgspec.Struct
) -> Edited | Refused:
    """Apply one command; the document is unchanged when it is refused."""
    try:
        return _edited(Editing(tables, settings, character), command)
    except KnownError as error:
        # A score that Table A does not have.
        return Refused(error.message)


def _edited(editing: Editing, command: msgspec.Struct) -> Edited | Refused:
    if isinstance(command, ProficiencyCommand):
        return edit_proficiency(editing, command)
    if isinstance(command, WeaponCommand):
        return edit_weapon(editing, command)
    if isinstance(command, ItemCommand):
        return edit_item(editing, command)
    if isinstance(command, SelfCommand):
        return edit_person(editing, command)
    if isinstance(command, Chance):
        return edit_chance(editing, command)
    if isinstance(command, Plain):
        return edit_health(editing, command)
    if isinstance(command, EssenceCommand):
        return edit_essence(editing, command)
    return refuse("pv.edit.unknown", name=type(command).__name__)
