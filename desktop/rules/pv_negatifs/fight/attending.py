"""People who come and go, sheets edited elsewhere, settings, and the end of a fight."""

from desktop.rules.message import say
from desktop.rules.owned import left_alone
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.fight import leaving, rounds
from desktop.rules.pv_negatifs.fight.commands import (
    ApplySettings,
    DocumentEdited,
    Join,
    Remove,
)
from desktop.rules.pv_negatifs.fight.events import (
    OWNED,
    BlowSet,
    DocumentReplaced,
    Gulped,
    InitiativeRolled,
    Joined,
    Offered,
    PhaseEntered,
    Removed,
    SettingsApplied,
    replace,
)
from desktop.rules.pv_negatifs.fight.parts import Phase
from desktop.rules.pv_negatifs.fight.state import Fighter
from desktop.rules.pv_negatifs.fight.story import Story
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.system import Refused


def join(story: Story, command: Join[Character]) -> Refused | None:
    """Somebody comes; in the middle of a round he acts after all others."""
    state = story.state
    if state.find(command.fighter) is not None:
        return Refused(say("pv.fight.why.already-in", name=command.name))
    one = Fighter(
        id=command.fighter,
        name=command.name,
        side=command.side,
        character=command.character,
        document=command.document,
    )
    story.tell(Joined(fighter=one))
    story.say(say("pv.fight.line.joins", name=one.name))
    if state.round:
        low = state.settings.readings.initiative == "bas"
        last = state.settings.initiative_die if low else 1
        story.tell(InitiativeRolled(fighter=one.id, initiative=last))
        rounds.falls_back(story, one.id)
    return None


def remove(story: Story, command: Remove) -> Refused | None:
    """Somebody leaves, with all that is under way of him."""
    one = story.fighter(command.fighter)
    if one.removed:
        return Refused(say("pv.fight.why.removed", name=one.name))
    story.tell(Removed(fighter=one.id))
    state = story.state
    blow = state.blow
    if blow is not None and one.id in (blow.attacker, blow.target, blow.ally):
        story.tell(BlowSet(blow=None))
    offers = tuple(each for each in state.offers if one.id not in (each.attacker, each.target))
    gone = state.leaving == one.id
    story.tell(Offered(offers=offers, leaving="" if gone else state.leaving))
    for each in state.fighters:
        if each.swallowed is not None and each.swallowed.creature == one.id:
            story.tell(Gulped(fighter=each.id, swallowed=None))
    leaving.leave(story, one.id)
    leaving.go_on(story)
    story.say(say("pv.fight.line.removed", name=one.name))
    return None


def close(story: Story) -> None:
    """The fight is over; states that last as long end with it, weapons are picked up."""
    for one in story.state.fighters:
        body = one.document.body
        kept = replace(body, conditions=(), margin=0)
        weapons = tuple(replace(each, away=False) for each in one.document.weapons)
        if not one.removed:
            story.become(one.id, replace(one.document, body=kept, weapons=weapons))
    story.tell(BlowSet(blow=None), Offered(offers=()), PhaseEntered(phase=Phase.CLOSED))
    story.say(say("pv.fight.line.closed"))


def document_edited(story: Story, command: DocumentEdited[Character]) -> None:
    """A sheet was edited elsewhere; what the edit left alone stays the fight's."""
    one = story.fighter(command.fighter)
    kept = tuple(left_alone(OWNED, one.document, command.document))
    name = command.document.name if command.document.name != one.document.name else ""
    story.tell(DocumentReplaced(fighter=one.id, document=command.document, kept=kept, name=name))
    story.say(say("pv.fight.line.sheet", name=one.name))


def apply_settings(story: Story, command: ApplySettings[Settings]) -> None:
    """The fight goes on by other settings."""
    story.tell(SettingsApplied(settings=command.settings))
    story.say(say("pv.fight.line.settings"))
