"""Edits of falls, fire and asphyxia (VI.C): the result of a guide, at once."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.commands.care import (
    AddChokedSequela,
    Burn,
    CareCommand,
    Fall,
    RemoveChokedSequela,
    Suffocate,
)
from desktop.rules.nightprowler.dangers import guides
from desktop.rules.nightprowler.dangers.hazards import Ground
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.system import Edited, Refused

_MOST_TURNS = 1_000


def edit_hazard(editing: Editing, command: CareCommand) -> Edited | Refused:
    """Apply a command of this module."""
    match command:
        case Fall():
            return _fall(editing, command)
        case Burn() | Suffocate():
            return _endure(editing, command)
        case AddChokedSequela() | RemoveChokedSequela():
            return _choked(editing, command)
        case _:
            return refuse("np.edit.unknown-command", name=type(command).__name__)


def _fall(editing: Editing, command: Fall) -> Edited | Refused:
    """A fall, once nothing of it is open any more (VI.C.1, NP-FALL-GENERAL)."""
    if command.metres < 0 or command.ground not in {ground.value for ground in Ground}:
        return refuse("np.care.no-such-fall")
    guide = guides.fall(editing.tables, editing.settings, editing.character, command)
    if guide.harmless:
        return refuse("np.hazard.no-harm", metres=command.metres)
    if guide.refused is not None:
        return Refused(guide.refused)
    if guide.wounded is None:
        return refuse("np.care.die-missing")
    pools = editing.character.pools
    spent = replace(pools, heroism_spent=pools.heroism_spent + guide.price)
    after = replace(editing.character, health=guide.wounded.health, pools=spent)
    return done(after, "np.care.fell", metres=command.metres)


def _endure(editing: Editing, command: Burn | Suffocate) -> Edited | Refused:
    """Turns in fire or without air (VI.C.2, VI.C.3, NP-FIRE-DAMAGE, NP-ASPHYXIA-DAMAGE)."""
    if not 1 <= command.turns <= _MOST_TURNS:
        return refuse("np.care.turns", most=_MOST_TURNS)
    tables, settings, character = editing.tables, editing.settings, editing.character
    if isinstance(command, Burn):
        try:
            endured = guides.burning(tables, settings, character, command)
        except KnownError as error:
            return Refused(error.message)
        key = "np.care.burnt"
    else:
        endured = guides.suffocating(tables, settings, character, command)
        if endured.needs_die:
            return refuse("np.care.die-missing")
        key = "np.care.choked"
    return done(replace(character, health=endured.wounded.health), key, turns=endured.turns)


def _choked(editing: Editing, command: AddChokedSequela | RemoveChokedSequela) -> Edited | Refused:
    """What asphyxia leaves to who survived a mortal wound of it: PH as any séquelle, and Cervelle
    in place of the body (VI.C.3, NP-ASPHYXIA-SEQUELAE)."""
    now = editing.character.health
    if isinstance(command, AddChokedSequela):
        text = command.text.strip()
        if not text:
            return refuse("np.edit.no-text")
        after = replace(now, choked=(*now.choked, text))
        return done(replace(editing.character, health=after), "np.edit.sequela", text=text)
    if not 0 <= command.place < len(now.choked):
        return refuse("edit.no-such-entry")
    kept = (*now.choked[: command.place], *now.choked[command.place + 1 :])
    text = now.choked[command.place]
    after = replace(now, choked=kept)
    return done(replace(editing.character, health=after), "np.edit.sequela-removed", text=text)
