"""Before the chase and beside it: joining, leads, leaving, the end by the MJ's word (VI.B.2)."""

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.commands import Join, Remove
from desktop.rules.message import say
from desktop.rules.nightprowler.chase.apply import Story
from desktop.rules.nightprowler.chase.commands import SetLead
from desktop.rules.nightprowler.chase.events import Joined, LeadSet, QuarrySet, RoundStarted
from desktop.rules.nightprowler.chase.scoring import conclude, settle
from desktop.rules.nightprowler.chase.state import FUGITIVE, PURSUER, Phase, Runner, State
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.scene.changes import newcomer, remove
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Accepted, Outcome, Refused

NO_LEAD = "aucune"


def join(tables: Tables, state: State, command: Join[Character]) -> Outcome:
    """Bring a runner in; any side but the fugitives' pursues. Whoever comes later starts at 0."""
    side = FUGITIVE if command.side == FUGITIVE else PURSUER
    found = newcomer(
        tables, state.settings, state.runners, msgspec.structs.replace(command, side=side)
    )
    if isinstance(found, Refused):
        return found
    fields = {name: getattr(found, name) for name in found.__struct_fields__}
    prey = state.fugitives()
    runner = Runner(
        **fields,
        lead=NO_LEAD,
        score=lead_score(tables, NO_LEAD),
        quarry=prey[0].id if side == PURSUER and prey else "",
    )
    return Accepted((Joined(fighter=runner),))


def lead_score(tables: Tables, lead: str) -> Breakdown:
    """Points at the start (VI.B.2, NP-CHASE-LEAD): a lead counts as points gathered already.

    Raises `UnknownReference` for a lead that the tables do not know.
    """
    found = tables.chase_leads.get(lead)
    return start(say("np.chase.term.lead", name=found.name), found.bonus, "NP-CHASE-LEAD")


def set_lead(tables: Tables, state: State, command: SetLead) -> Outcome:
    """Give a lead, before the first turn."""
    if state.phase is not Phase.SETUP:
        return Refused(say("np.chase.why.begun"))
    if command.lead not in tables.chase_leads:
        return Refused(say("np.scene.why.value"))
    score = lead_score(tables, command.lead)
    return Accepted((LeadSet(fighter=command.fighter, lead=command.lead, score=score),))


def begin(state: State) -> Outcome:
    """Open the first turn; a pursuer without a prey runs after the first fugitive."""
    if state.phase is not Phase.SETUP:
        return Refused(say("np.chase.why.begun"))
    prey = state.fugitives()
    if not prey or not state.pursuers():
        return Refused(say("np.chase.why.both-sides"))
    story = Story(state)
    for pursuer in state.pursuers():
        if all(each.id != pursuer.quarry for each in prey):
            story.tell(QuarrySet(fighter=pursuer.id, quarry=prey[0].id))
    story.tell(RoundStarted(round=1))
    return story.accepted()


def leave(tables: Tables, state: State, command: Remove) -> Outcome:
    """Take a runner out; the chase ends with the last of a side."""
    event = remove(state.runner(command.fighter), command)
    if isinstance(event, Refused):
        return event
    story = Story(state)
    story.tell(event)
    go_on(tables, story)
    return story.accepted()


def go_on(tables: Tables, story: Story) -> None:
    """Go on once somebody has left or can do no more: the chase may be over, or nobody be left to
    judge."""
    phase = story.state.phase
    if phase is Phase.ARREST and not story.state.to_judge():
        settle(tables, story)
    elif phase in (Phase.CHOICE, Phase.RESOLUTION, Phase.RESULT):
        conclude(story, phase)


def close(state: State) -> Outcome:
    """End the chase."""
    story = Story(state)
    story.enter(Phase.CLOSED)
    return story.accepted()
