"""Tests that a wound still asked for, made outside a fight (III): who faints, who stays
paralysed."""

from msgspec.structs import replace

from desktop.rules.breakdown import Breakdown
from desktop.rules.editing import done, refuse
from desktop.rules.members import found
from desktop.rules.message import say
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer import care, critical
from desktop.rules.warhammer.commands.health import TestPending
from desktop.rules.warhammer.document import Pending
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.harm import label
from desktop.rules.warhammer.percent import FACES, attempt


def pending_target(editing: Editing, test: Pending) -> Breakdown:
    """What a test to come must be rolled under: the characteristic as it is now, fever, and the
    effect's own modifier."""
    mine = editing.profile
    base = mine.now[test.characteristic]
    ill = care.feverish(editing.settings, editing.character, base, mine.be.total, mine.natural_be)
    return ill.plus(say("wh.pending.effect"), test.modifier, "WH-CRIT-REPEATED-FAINT")


def edit_pending(editing: Editing, command: TestPending) -> Edited | Refused:
    """The test is made: passed, it is over, or comes again harder in the next round where the
    effect says so (WH-CRIT-REPEATED-FAINT); failed, it brings its fate (WH-CRIT-PARALYSIS)."""
    character = editing.character
    wound = found(character.wounds, command.id)
    if wound is None or wound.healed or not 0 <= command.place < len(wound.pending):
        return refuse("wh.edit.no-such-wound")
    if not 1 <= command.roll <= FACES:
        return refuse("wh.edit.range", least=1, most=FACES)
    test = wound.pending[command.place]
    passed = attempt(pending_target(editing, test).total, command.roll).success
    state = character.state
    if not passed:
        state = critical.fate(state, test.fails)
        if critical.PARALYSIS in test.fails:
            if command.legs is None or not 1 <= command.legs <= critical.DIE:
                return refuse("wh.edit.range", least=1, most=critical.DIE)
            state = replace(state, paralysed=critical.paralysed(command.legs))
    again = (
        (replace(test, rounds=1, modifier=test.modifier + test.repeat),)
        if passed and test.repeat
        else ()
    )
    left = (*wound.pending[: command.place], *again, *wound.pending[command.place + 1 :])
    after = replace(wound, pending=left)
    wounds = tuple(after if one.id == wound.id else one for one in character.wounds)
    key = "wh.edit.pending-passed" if passed else "wh.edit.pending-failed"
    return done(replace(character, wounds=wounds, state=state), key, wound=label(wound))
