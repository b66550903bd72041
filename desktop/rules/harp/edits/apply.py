"""One edit of a character: a command in, a new document or the reason why not out."""

from typing import TypeAlias

import msgspec

from desktop.rules.editing import refuse
from desktop.rules.errors import KnownError
from desktop.rules.harp.commands.health import Chance, HealthCommand, Plain
from desktop.rules.harp.commands.person import MemberCommand, PersonCommand, SelfCommand
from desktop.rules.harp.document import Character
from desktop.rules.harp.edits.chance import edit_chance
from desktop.rules.harp.edits.context import Editing
from desktop.rules.harp.edits.gear import edit_member
from desktop.rules.harp.edits.health import edit_health
from desktop.rules.harp.edits.person import edit_person
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.system import Edited, Refused

EditCommand: TypeAlias = PersonCommand | HealthCommand


def edit(
    tables: Tables, settings: Settings, character: Character, command: msgspec.Struct
) -> Edited | Refused:
    """Apply one command; the document is unchanged when it is refused."""
    editing = Editing(tables, settings, character)
    try:
        if isinstance(command, SelfCommand):
            return edit_person(editing, command)
        if isinstance(command, MemberCommand):
            return edit_member(editing, command)
        if isinstance(command, Plain):
            return edit_health(editing, command)
        if isinstance(command, Chance):
            return edit_chance(editing, command)
    except KnownError as error:
        # A degree or a row that the campaign does not have.
        return Refused(error.message)
    return refuse("harp.edit.unknown", name=type(command).__name__)
