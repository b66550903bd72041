"""Edits of who a criminal is: name, texts, style, branch, specialty (I.A, I.B).

A choice clears what no longer fits it. Choosing outside one's style or branch is refused unless
the GM waived the rule.
"""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.nightprowler.character.trousse import find_kit
from desktop.rules.nightprowler.commands.creation import (
    ChooseBranch,
    ChooseSecondary,
    ChooseSpecialty,
    ChooseStyle,
    IdentityCommand,
    Rename,
    SetPortrait,
    SetText,
)
from desktop.rules.nightprowler.document.character import CHARACTERISTICS
from desktop.rules.nightprowler.edits.context import Editing, cleared
from desktop.rules.system import Edited, Refused


def edit_identity(editing: Editing, command: IdentityCommand) -> Edited | Refused:
    """Apply a command of this module."""
    character = editing.character
    match command:
        case Rename(name):
            return done(replace(character, name=name), "np.edit.renamed", name=name)
        case SetText():
            return _set_text(editing, command)
        case SetPortrait(portrait):
            return done(replace(character, portrait=portrait), "np.edit.portrait")
        case ChooseStyle(style):
            return _choose_style(editing, style)
        case ChooseBranch(branch):
            return _choose_branch(editing, branch)
        case ChooseSpecialty(specialty):
            return _choose_specialty(editing, specialty)
        case ChooseSecondary(characteristic):
            return _choose_secondary(editing, characteristic)


def _set_text(editing: Editing, command: SetText) -> Edited:
    character, text = editing.character, command.text
    match command.field:
        case "player":
            after = replace(character, player=text)
        case "appearance":
            after = replace(character, appearance=text)
        case "history":
            after = replace(character, history=text)
        case "notes":
            after = replace(character, notes=text)
        case "gm_notes":
            after = replace(character, gm_notes=text)
        case "cassure_text":
            after = replace(character, cassure_text=text)
        case "profession":
            after = replace(character, identity=replace(character.identity, profession=text))
    return done(after, f"np.edit.text-{command.field.replace('_', '-')}")


def _choose_style(editing: Editing, style: str) -> Edited | Refused:
    """A style (NP-STYLE-MAIN-CHARACTERISTIC); a branch of another style goes."""
    tables, character = editing.tables, editing.character
    if style not in tables.styles:
        return refuse("np.problem.unknown-style", id=style)
    branch = character.identity.branch
    if branch and (branch not in tables.branches or tables.branch(branch).style != style):
        character = cleared(character)
        character = replace(character, identity=replace(character.identity, branch=""))
    after = replace(character, identity=replace(character.identity, style=style))
    return done(after, "np.edit.style", name=tables.style(style).name)


def _choose_branch(editing: Editing, branch: str) -> Edited | Refused:
    """A branch of the style (NP-STYLE-BRANCHES), or of any while no style is chosen; a specialty
    of another branch goes."""
    tables, character = editing.tables, editing.character
    if branch not in tables.branches:
        return refuse("np.problem.unknown-branch", id=branch)
    found = tables.branch(branch)
    style = character.identity.style
    if style and found.style != style and not editing.waived("NP-STYLE-BRANCHES"):
        own = tables.style(found.style).name
        return refuse("np.problem.branch-outside", branch=found.name, style=own)
    specialty = character.identity.specialty
    if specialty and (
        specialty not in tables.specialties or tables.specialty(specialty).branch != branch
    ):
        character = cleared(character)
    identity = replace(character.identity, branch=branch, style=style or found.style)
    return done(replace(character, identity=identity), "np.edit.branch", name=found.name)


def _choose_specialty(editing: Editing, specialty: str) -> Edited | Refused:
    """A specialty of the branch (NP-BRANCH-SPECIALTIES), or of any while no branch is chosen; its
    kit is copied."""
    tables, character = editing.tables, editing.character
    if specialty not in tables.specialties:
        return refuse("np.problem.unknown-specialty", id=specialty)
    found = tables.specialty(specialty)
    branch = tables.branch(found.branch)
    now = character.identity
    if now.branch and now.branch != branch.id and not editing.waived("NP-BRANCH-SPECIALTIES"):
        return refuse("np.problem.specialty-outside", specialty=found.name, branch=branch.name)
    if now.style and now.style != branch.style and not editing.waived("NP-STYLE-BRANCHES"):
        own = tables.style(branch.style).name
        return refuse("np.problem.branch-outside", branch=branch.name, style=own)
    if now.specialty != specialty:
        character = cleared(character)
    identity = replace(
        character.identity,
        style=now.style or branch.style,
        branch=now.branch or branch.id,
        specialty=specialty,
    )
    kit = find_kit(editing.settings.kits.specialty, specialty)
    kits = replace(character.kits, professional=kit.values() if kit else {})
    after = replace(character, identity=identity, kits=kits)
    return done(after, "np.edit.specialty", name=found.name)


def _choose_secondary(editing: Editing, characteristic: str) -> Edited | Refused:
    """The secondary characteristic of a specialty that lets choose it (NP-SPECIALTY-CORROMPU)."""
    tables, identity = editing.tables, editing.character.identity
    if characteristic not in CHARACTERISTICS:
        return refuse("np.problem.unknown-characteristic", id=characteristic)
    specialty = identity.specialty
    if specialty not in tables.specialties or tables.specialty(specialty).secondary:
        return refuse("np.edit.secondary-fixed")
    after = replace(editing.character, identity=replace(identity, secondary=characteristic))
    name = tables.characteristics.get(characteristic).name
    return done(after, "np.edit.secondary", name=name)
