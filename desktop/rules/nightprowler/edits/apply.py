"""One edit of a character: a command in, a new document or the reason why not out.

An answer goes with its cause: once a choice is no longer asked, or a value no longer offered,
because of an edit that took something away, what answered it is dropped. An edit that adds never
drops anything, so taking the addition back restores the character exactly.
"""

import msgspec
from msgspec.structs import replace

from desktop.rules.editing import refuse
from desktop.rules.nightprowler.character.choices import accepts
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.commands.care import CareCommand
from desktop.rules.nightprowler.commands.creation import (
    AddPrison,
    AddTrait,
    Adjust,
    Answer,
    ChooseBranch,
    ChooseCassure,
    ChooseCulture,
    ChooseMilieu,
    ChooseMother,
    ChooseRace,
    ChooseRaised,
    ChooseSecondary,
    ChooseSpecialty,
    ChooseStyle,
    CloseSkill,
    EditCommand,
    FinishCreation,
    IdentityCommand,
    MemoryCommand,
    NumberCommand,
    OpenSkill,
    OriginsCommand,
    RemovePrison,
    RemoveTrait,
    Rename,
    SetCharacteristic,
    SetPortrait,
    SetSkill,
    SetText,
    SetTraitText,
)
from desktop.rules.nightprowler.commands.play import (
    AddArmour,
    AddContact,
    AddItem,
    AddReputation,
    AddSequela,
    AddWeapon,
    ClearBox,
    GearCommand,
    LiveCommand,
    RegainHeroism,
    RemoveArmour,
    RemoveContact,
    RemoveItem,
    RemoveReputation,
    RemoveSequela,
    RemoveWeapon,
    SetBleeding,
    SetPool,
    SetShield,
    SetState,
    SetSwitch,
    SpendHeroism,
    StayConscious,
    TickBox,
    UpdateArmour,
    UpdateContact,
    UpdateItem,
    UpdateReputation,
    UpdateWeapon,
)
from desktop.rules.nightprowler.commands.progress import ProgressCommand
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.edits.care import edit_care
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.edits.gear import edit_gear
from desktop.rules.nightprowler.edits.identity import edit_identity
from desktop.rules.nightprowler.edits.live import edit_live
from desktop.rules.nightprowler.edits.memory import edit_memory
from desktop.rules.nightprowler.edits.numbers import edit_numbers
from desktop.rules.nightprowler.edits.origins import edit_origins
from desktop.rules.nightprowler.edits.progress import edit_progress
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.overrides import Restore, Waive
from desktop.rules.system import Edited, Refused

__all__ = [
    "AddArmour",
    "AddContact",
    "AddItem",
    "AddPrison",
    "AddReputation",
    "AddSequela",
    "AddTrait",
    "AddWeapon",
    "Adjust",
    "Answer",
    "ChooseBranch",
    "ChooseCassure",
    "ChooseCulture",
    "ChooseMilieu",
    "ChooseMother",
    "ChooseRace",
    "ChooseRaised",
    "ChooseSecondary",
    "ChooseSpecialty",
    "ChooseStyle",
    "ClearBox",
    "CloseSkill",
    "EditCommand",
    "FinishCreation",
    "GearCommand",
    "IdentityCommand",
    "LiveCommand",
    "MemoryCommand",
    "NumberCommand",
    "OpenSkill",
    "OriginsCommand",
    "RegainHeroism",
    "RemoveArmour",
    "RemoveContact",
    "RemoveItem",
    "RemovePrison",
    "RemoveReputation",
    "RemoveSequela",
    "RemoveTrait",
    "RemoveWeapon",
    "Rename",
    "Restore",
    "SetBleeding",
    "SetCharacteristic",
    "SetPool",
    "SetPortrait",
    "SetShield",
    "SetSkill",
    "SetState",
    "SetSwitch",
    "SetText",
    "SetTraitText",
    "SpendHeroism",
    "StayConscious",
    "TickBox",
    "UpdateArmour",
    "UpdateContact",
    "UpdateItem",
    "UpdateReputation",
    "UpdateWeapon",
    "Waive",
    "edit",
]


def edit(
    tables: Tables, character: Character, settings: Settings, command: msgspec.Struct
) -> Edited | Refused:
    """Apply one command; the document is unchanged when it is refused."""
    editing = Editing(tables, character, settings)
    result = _apply(editing, command)
    takes = isinstance(command, IdentityCommand | OriginsCommand | RemoveTrait)
    return _pruned(editing, result) if takes else result


def _apply(editing: Editing, command: msgspec.Struct) -> Edited | Refused:
    if isinstance(command, IdentityCommand):
        return edit_identity(editing, command)
    if isinstance(command, OriginsCommand):
        return edit_origins(editing, command)
    if isinstance(command, MemoryCommand):
        return edit_memory(editing, command)
    if isinstance(command, NumberCommand):
        return edit_numbers(editing, command)
    if isinstance(command, LiveCommand):
        return edit_live(editing, command)
    if isinstance(command, GearCommand):
        return edit_gear(editing, command)
    if isinstance(command, CareCommand):
        return edit_care(editing, command)
    if isinstance(command, ProgressCommand):
        return edit_progress(editing, command)
    return refuse("np.edit.unknown-command", name=type(command).__name__)


def _pruned(editing: Editing, result: Edited | Refused) -> Edited | Refused:
    """Drop the answers whose cause the edit took away."""
    if isinstance(result, Refused) or not isinstance(result.document, Character):
        return result
    after = result.document
    if not after.choices:
        return result
    were = {choice.id: choice for choice in editing.derived.choices}
    are = {choice.id: choice for choice in derive(editing.tables, after, editing.settings).choices}
    kept: dict[str, tuple[str, ...]] = {}
    for id, values in after.choices.items():
        before, now = were.get(id), are.get(id)
        if before is None:
            kept[id] = values
        elif now is not None:
            legal = tuple(
                value for value in values if accepts(now, value) or not accepts(before, value)
            )
            if legal:
                kept[id] = legal
    return result if kept == after.choices else Edited(replace(after, choices=kept), result.label)
