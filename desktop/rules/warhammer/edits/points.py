"""Edits that spend points: destiny against the worst, fortune for luck and scenery."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.members import found
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer import destiny
from desktop.rules.warhammer.commands.health import (
    PointCommand,
    RestoreFortune,
    SpendDestiny,
    SpendFortune,
)
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.harm import label


def edit_points(editing: Editing, command: PointCommand) -> Edited | Refused:
    """Apply a command that spends a point or gives all back."""
    character = editing.character
    match command:
        case SpendDestiny(id):
            return _destiny(editing, id)
        case SpendFortune():
            return _fortune(editing, command)
        case RestoreFortune():
            if not character.fortune_spent:
                return refuse("wh.edit.fortune-full")
            return done(replace(character, fortune_spent=0), "wh.edit.fortune-back")


def _destiny(editing: Editing, id: str) -> Edited | Refused:
    """A destiny point saves from death and paralysis; injuries stay (WH-DESTIN-USE)."""
    character = editing.character
    wound = found(character.wounds, id)
    if id and wound is None:
        return refuse("wh.edit.no-such-wound")
    state = character.state
    if wound is None:
        if not (state.dead or state.dying or state.paralysed):
            return refuse("wh.edit.no-need")
    elif not destiny.saves_from(wound, state):
        return refuse("wh.edit.no-need")
    if editing.profile.destiny.total <= 0:
        return refuse("wh.edit.no-destiny")
    spent = character.destiny_spent + 1
    if wound is None:
        body = replace(state, dead=False, dying="", paralysed=())
        return done(replace(character, state=body, destiny_spent=spent), "wh.edit.destiny")
    saved, body = destiny.saved(wound, state)
    wounds = tuple(saved if one.id == wound.id else one for one in character.wounds)
    after = replace(character, wounds=wounds, state=body, destiny_spent=spent)
    return done(after, "wh.edit.destiny-wound", wound=label(wound))


def _fortune(editing: Editing, command: SpendFortune) -> Edited | Refused:
    """A fortune point; an element of scenery needs the GM's word, and costs nothing when he
    refuses it (WH-FORTUNE-DECOR)."""
    scenery = command.use == "decor"
    what = command.what.strip()
    if scenery and not what:
        return refuse("wh.edit.no-name")
    if scenery and not command.accepted:
        return refuse("wh.edit.scenery-refused", what=what)
    if editing.profile.fortune.total <= 0:
        return refuse("wh.edit.no-fortune")
    after = replace(editing.character, fortune_spent=editing.character.fortune_spent + 1)
    return done(after, "wh.edit.scenery" if scenery else "wh.edit.fortune", what=what)
