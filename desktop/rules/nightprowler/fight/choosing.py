"""Choices in secret, the reveal, and changes of Attitude after it (IV, IV.B.2)."""

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.commands import Choose, React, Unlock
from desktop.rules.nightprowler.fight.events import (
    Locked,
    Paired,
    PhaseEntered,
    Reacted,
    Revealed,
    Unlocked,
)
from desktop.rules.nightprowler.fight.options import (
    REACTION,
    price,
    speakers,
    use_price,
    why_not,
    why_not_react,
)
from desktop.rules.nightprowler.fight.setup import end_reactions_if_silent
from desktop.rules.nightprowler.fight.state import (
    ATTITUDES,
    DEFENSIVE,
    MOUVEMENT,
    OFFENSIVE,
    Aim,
    Choice,
    Fighter,
    Phase,
    State,
    choosers,
    engaged_at,
    required,
)
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.tables import Tables
from desktop.rules.system import Accepted, Outcome, Refused


def choose(tables: Tables, state: State, command: Choose) -> Outcome:
    """Seal a choice (IV, NP-DUEL-SECRET-SIMULTANEOUS)."""
    fighter = state.fighter(command.fighter)
    if state.phase is not Phase.CHOICE:
        return Refused(say("np.fight.why.not-choosing"))
    if fighter.locked:
        return Refused(say("np.fight.why.locked", name=fighter.name))
    if fighter not in choosers(state):
        return Refused(say("np.fight.why.out", name=fighter.name))
    choice = tidy(
        Choice(
            command.option,
            command.target,
            command.aim,
            command.heroism,
            command.mordant,
            command.vista,
        )
    )
    if reason := why_not(tables, state, fighter, choice):
        return Refused(reason)
    return Accepted((Locked(fighter=fighter.id, choice=choice),))


def tidy(choice: Choice) -> Choice:
    """A choice without what its option does not use."""
    reach = choice.option == MOUVEMENT and choice.aim is Aim.REACH
    return msgspec.structs.replace(
        choice,
        target=choice.target if reach or choice.option == OFFENSIVE else "",
        aim=choice.aim if choice.option == MOUVEMENT else None,
    )


def unlock(state: State, command: Unlock) -> Outcome:
    """Take a sealed choice back before the reveal."""
    fighter = state.fighter(command.fighter)
    if state.phase is not Phase.CHOICE:
        return Refused(say("np.fight.why.not-choosing"))
    if not fighter.locked:
        return Refused(say("np.fight.why.not-locked", name=fighter.name))
    return Accepted((Unlocked(fighter=fighter.id),))


def waiting(state: State) -> tuple[Fighter, ...]:
    """Those whose choice the reveal still waits for."""
    return tuple(each for each in required(state) if not each.locked)


def reveal(tables: Tables, state: State) -> Outcome:
    """Show all choices at once, charge them, and open the engagements they seek."""
    if state.phase is not Phase.CHOICE:
        return Refused(say("np.fight.why.not-choosing"))
    if missing := waiting(state):
        return Refused(say("np.fight.why.choices-missing", count=len(missing)))
    story = Story(state)
    for fighter in state.fighters:
        if fighter.choice is not None:
            _reveal_one(tables, story, state, fighter)
    for fighter in state.fighters:
        _open_engagement(story, fighter)
    for fighter in story.state.fighters:
        if fighter.able and fighter.choice is None and story.state.active_foes(fighter.id):
            _show(tables, story, fighter, Choice(DEFENSIVE), say("np.fight.note.unready"))
    if all(each.choice is None for each in story.state.fighters):
        story.enter(Phase.BELL)
    else:
        story.tell(PhaseEntered(phase=Phase.REACTION, round=state.round))
        end_reactions_if_silent(tables, story)
    return story.accepted()


def _reveal_one(tables: Tables, story: Story, state: State, fighter: Fighter) -> None:
    """Show a sealed choice; what a correction has made illegal meanwhile becomes a plain
    Attitude défensive."""
    choice = fighter.choice
    if choice is None or not fighter.able:
        story.tell(Unlocked(fighter=fighter.id))
    elif reason := why_not(tables, state, fighter, choice):
        _show(tables, story, fighter, Choice(DEFENSIVE), reason)
    else:
        _show(tables, story, fighter, choice, None)


def _show(
    tables: Tables, story: Story, fighter: Fighter, choice: Choice, replaced: Message | None
) -> None:
    spent = price(tables, choice)
    story.tell(
        Revealed(
            fighter=fighter.id,
            choice=choice,
            spent=spent,
            heroism=fighter.heroism - spent,
            replaced=replaced,
        )
    )


def _open_engagement(story: Story, fighter: Fighter) -> None:
    """Face the target of a revealed choice, at the greater allonge when it is a new one."""
    shown = story.state.fighter(fighter.id)
    if shown.choice is None or not shown.choice.target:
        return
    foe = story.state.find(shown.choice.target)
    if foe is not None and story.state.pair(shown.id, foe.id) is None:
        story.tell(Paired(pair=engaged_at(shown, foe)))


def react(tables: Tables, state: State, command: React) -> Outcome:
    """Réaction (IV.B.2, NP-COMBAT-REACTION): 1 PH changes an Attitude, once per turn; the lowest
    Initiative speaks first."""
    fighter = state.fighter(command.fighter)
    if state.phase is not Phase.REACTION:
        return Refused(say("np.fight.why.not-reacting"))
    if reason := why_not_react(tables, fighter):
        return Refused(reason)
    first = speakers(tables, state)[0]
    if first.id != fighter.id:
        return Refused(say("np.fight.why.speaks-first", name=first.name))
    story = Story(state)
    if command.option is None:
        story.tell(Reacted(fighter=fighter.id))
    else:
        wanted = tidy(Choice(command.option, command.target, command.aim))
        if reason := why_not_change(tables, state, fighter, wanted):
            return Refused(reason)
        story.tell(_reacted(fighter, wanted, use_price(tables, REACTION)))
        _open_engagement(story, fighter)
    end_reactions_if_silent(tables, story)
    return story.accepted()


def why_not_change(
    tables: Tables, state: State, fighter: Fighter, wanted: Choice
) -> Message | None:
    """Why a fighter cannot react with this Attitude, or None; PH already paid stay paid."""
    if wanted.option not in ATTITUDES:
        return say("np.fight.why.attitudes-only")
    if fighter.choice is not None and fighter.choice.option == wanted.option:
        return say("np.fight.why.same-attitude")
    return why_not(tables, state, fighter, wanted)


def _reacted(fighter: Fighter, wanted: Choice, spent: int) -> Reacted:
    paid = fighter.choice or wanted
    choice = msgspec.structs.replace(
        wanted, heroism=paid.heroism, mordant=paid.mordant, vista=paid.vista
    )
    return Reacted(
        fighter=fighter.id,
        choice=choice,
        spent=spent,
        heroism=fighter.heroism - spent,
    )


def end_reactions(tables: Tables, state: State) -> Outcome:
    """Everybody who has not spoken passes."""
    if state.phase is not Phase.REACTION:
        return Refused(say("np.fight.why.not-reacting"))
    story = Story(state)
    for fighter in speakers(tables, state):
        story.tell(Reacted(fighter=fighter.id))
    end_reactions_if_silent(tables, story)
    return story.accepted()
