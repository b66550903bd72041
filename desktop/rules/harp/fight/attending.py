"""People who come and go, sheets edited elsewhere, settings, and the end of a fight."""

from desktop.rules.harp import death
from desktop.rules.harp.document import Character
from desktop.rules.harp.fight import sums, working
from desktop.rules.harp.fight.commands import ApplySettings, DocumentEdited, Join, Remove
from desktop.rules.harp.fight.events import (
    OWNED,
    Awaited,
    DocumentReplaced,
    InitiativeRolled,
    Joined,
    PhaseEntered,
    Removed,
    SettingsApplied,
    Worked,
    replace,
)
from desktop.rules.harp.fight.parts import Contest, Critical, Pending, Phase
from desktop.rules.harp.fight.state import Fighter
from desktop.rules.harp.fight.story import Story, because
from desktop.rules.harp.settings import Settings
from desktop.rules.message import say
from desktop.rules.owned import left_alone
from desktop.rules.system import Refused


def join(story: Story, command: Join[Character]) -> Refused | None:
    """Somebody comes; in the middle of a round he acts after all others."""
    state = story.state
    if state.find(command.fighter) is not None:
        return Refused(say("harp.fight.why.already-in", name=command.name))
    tables, settings, document = story.tables, state.settings, command.document
    # Who comes beyond his Constitution is dying from now on, if he was not yet.
    document = death.with_hp(tables, settings, document, document.hp)
    one = Fighter(
        id=command.fighter,
        name=command.name,
        side=command.side,
        character=command.character,
        document=document,
        standing=death.state(tables, settings, document),
    )
    story.tell(Joined(fighter=one))
    story.say(say("harp.fight.line.joins", name=one.name))
    if state.round:
        scores = [each.initiative for each in state.fighters if each.initiative is not None]
        story.tell(InitiativeRolled(fighter=one.id, initiative=min(scores, default=1) - 1))
    return None


def remove(story: Story, command: Remove) -> Refused | None:
    """Somebody leaves, with all that is under way of him."""
    one = story.fighter(command.fighter)
    if one.removed:
        return Refused(say("harp.fight.why.removed", name=one.name))
    story.tell(Removed(fighter=one.id))
    kept = tuple(each for each in story.state.pending if not _is_his(each, one.id))
    if kept != story.state.pending:
        story.tell(Awaited(pending=kept))
    working.left(story, one.id)
    story.say(because(say("harp.fight.line.removed", name=one.name), command.reason))
    return None


def _is_his(pending: Pending, fighter: str) -> bool:
    match pending:
        case Critical():
            return pending.target == fighter
        case Contest():
            return fighter in (pending.fighter, pending.attacker)
        case _:
            return pending.fighter == fighter


def close(story: Story) -> None:
    """The fight is over; what lasts only as long ends with it."""
    for one in story.state.fighters:
        if one.removed:
            continue
        kept = tuple(
            each
            for each in one.document.prepared
            if not each.near_miss and each.skill != sums.ATTACK
        )
        story.become(one.id, replace(one.document, prepared=kept))
        story.beset(one.id, ())
    story.tell(Awaited(pending=()), Worked(works=()), PhaseEntered(phase=Phase.CLOSED))
    story.say(say("harp.fight.line.closed"))


def document_edited(story: Story, command: DocumentEdited[Character]) -> None:
    """A sheet was edited elsewhere; what the edit left alone stays the fight's."""
    one = story.fighter(command.fighter)
    kept = tuple(left_alone(OWNED, one.document, command.document))
    name = command.document.name if command.document.name != one.document.name else ""
    story.tell(DocumentReplaced(fighter=one.id, document=command.document, kept=kept, name=name))
    story.say(say("harp.fight.line.sheet", name=one.name))
    story.restand(one.id)


def apply_settings(story: Story, command: ApplySettings[Settings]) -> None:
    """The fight goes on by other settings."""
    story.tell(SettingsApplied(settings=command.settings))
    story.say(say("harp.fight.line.settings"))
    for one in story.state.fighters:
        story.restand(one.id)
