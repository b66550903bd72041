"""Choices in secret, the reveal, and changes of Attitude after it (IV, IV.B.2)."""

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.aftermath import end_empty_turn
from desktop.rules.nightprowler.fight.commands import Choose, React, Unlock
from desktop.rules.nightprowler.fight.events import (
    Confronted,
    Locked,
    Paired,
    PhaseEntered,
    Reacted,
    Revealed,
    SteadySet,
    Unlocked,
)
from desktop.rules.nightprowler.fight.gear import show_weapon
from desktop.rules.nightprowler.fight.options import (
    REACTION,
    challenge,
    price,
    speakers,
    tidy,
    use_price,
    why_not,
    why_not_react,
)
from desktop.rules.nightprowler.fight.parts import (
    ATTITUDES,
    DEFENSIVE,
    MOUVEMENT,
    Aim,
    Choice,
    Phase,
)
from desktop.rules.nightprowler.fight.ranged import why_not_shoot
from desktop.rules.nightprowler.fight.setup import end_reactions_if_silent
from desktop.rules.nightprowler.fight.stance import technique
from desktop.rules.nightprowler.fight.state import (
    Fighter,
    State,
    choosers,
    engaged_at,
    required,
)
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.tables.load import Tables
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
        tables,
        fighter,
        Choice(
            command.option,
            command.target,
            command.aim,
            command.heroism,
            command.mordant,
            command.vista,
            technique=command.technique,
            branch=command.branch,
            shield=command.shield,
            focus=command.focus,
        ),
        command.stake,
    )
    if reason := why_not(tables, state, fighter, choice):
        return Refused(reason)
    return Accepted((Locked(fighter=fighter.id, choice=choice),))


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
        _confront(story, fighter.id)
    for fighter in story.state.fighters:
        unready = story.state.acts(fighter) and fighter.choice is None
        if unready and story.state.active_foes(fighter.id):
            _show(tables, story, fighter, _plain(state, fighter), say("np.fight.note.unready"))
    _yield_to_charges(tables, story)
    if all(each.choice is None for each in story.state.fighters):
        end_empty_turn(tables, story)
    else:
        story.tell(PhaseEntered(phase=Phase.REACTION, round=state.round))
        end_reactions_if_silent(tables, story)
    return story.accepted()


def _reveal_one(tables: Tables, story: Story, state: State, fighter: Fighter) -> None:
    """Show a sealed choice; what a correction has made illegal meanwhile becomes a plain
    Attitude défensive."""
    choice = fighter.choice
    if choice is None or not state.acts(fighter):
        story.tell(Unlocked(fighter=fighter.id))
    elif reason := why_not(tables, state, fighter, choice):
        _show(tables, story, fighter, _plain(state, fighter), reason)
    else:
        _show(tables, story, fighter, choice, None)
        if choice.weapon:
            show_weapon(story, fighter, choice.weapon, fighter.shield)
        if choice.option == MOUVEMENT and fighter.steady:
            story.tell(SteadySet(fighter=fighter.id, on=False))


def _plain(state: State, fighter: Fighter) -> Choice:
    """What somebody does who cannot do what he wanted: an Attitude défensive, or a Mouvement when
    caught off guard or reloading."""
    if state.off_guard(fighter.id) or why_not_shoot(state, fighter, DEFENSIVE):
        return Choice(MOUVEMENT, aim=Aim.ACTION)
    return Choice(DEFENSIVE)


def _yield_to_charges(tables: Tables, story: Story) -> None:
    """Charge (NP-TECHNIQUE-HAST-CHARGE): it takes the initiative, which on a first turn forces its
    target to the Attitude défensive; two who charge each other are resolved normally."""
    state = story.state
    if state.round != 1 or not state.settings.readings.charge_forces_defence:
        return
    for charger in state.fighters:
        own = technique(tables, charger.choice)
        if own is None or charger.choice is None or not own.takes_initiative:
            continue
        target = state.find(charger.choice.target)
        if target is None or target.choice is None or state.ambushed(target.id):
            continue
        theirs = technique(tables, target.choice)
        back = theirs is not None and theirs.takes_initiative
        if target.choice.option != DEFENSIVE and not (back and target.choice.target == charger.id):
            why = say("np.fight.why.charged", name=charger.name)
            kept = Choice(DEFENSIVE, focus=target.choice.focus, shield=target.choice.shield)
            story.tell(
                Revealed(
                    fighter=target.id,
                    choice=kept,
                    spent=0,
                    heroism=target.heroism,
                    replaced=why,
                )
            )


def _show(
    tables: Tables, story: Story, fighter: Fighter, choice: Choice, replaced: Message | None
) -> None:
    spent = price(tables, choice) + challenge(story.state, fighter, choice.target)
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
    """Face the target of a revealed choice, at the greater allonge when it is a new one; a shot
    engages nobody."""
    shown = story.state.fighter(fighter.id)
    if shown.choice is None or not shown.choice.target:
        return
    foe = story.state.find(shown.choice.target)
    if shown.arm.ranged and shown.choice.option != MOUVEMENT:
        return
    if foe is not None and story.state.pair(shown.id, foe.id) is None:
        story.tell(Paired(pair=engaged_at(shown, foe)))


def _confront(story: Story, fighter: str) -> None:
    """Note the confrontation that a shown choice has begun, for both sides (I.C.4,
    NP-TRAIT-CREVARD)."""
    shown = story.state.fighter(fighter)
    foe = None if shown.choice is None else story.state.find(shown.choice.target)
    if foe is None:
        return
    if cost := challenge(story.state, shown, foe.id):
        story.tell(Confronted(fighter=shown.id, foe=foe.id, spent=cost))
    if shown.stats.engage_cost and shown.id not in foe.confronted and not _targets(foe, shown):
        story.tell(Confronted(fighter=foe.id, foe=shown.id))


def _targets(fighter: Fighter, foe: Fighter) -> bool:
    """Whether a shown choice is for `foe`: then it pays for itself."""
    return fighter.choice is not None and fighter.choice.target == foe.id


def react(tables: Tables, state: State, command: React) -> Outcome:
    """Réaction (IV.B.2, NP-COMBAT-REACTION): 1 PH changes an Attitude, once per turn; the lowest
    Initiative speaks first."""
    fighter = state.fighter(command.fighter)
    if state.phase is not Phase.REACTION:
        return Refused(say("np.fight.why.not-reacting"))
    if reason := why_not_react(tables, state, fighter):
        return Refused(reason)
    first = speakers(tables, state)[0]
    if first.id != fighter.id:
        return Refused(say("np.fight.why.speaks-first", name=first.name))
    story = Story(state)
    if command.option is None:
        story.tell(Reacted(fighter=fighter.id))
    else:
        kept = fighter.choice or Choice(command.option)
        wanted = tidy(
            tables,
            fighter,
            Choice(
                command.option,
                command.target,
                command.aim,
                shield=kept.shield,
                focus=kept.focus,
            ),
        )
        if reason := why_not_change(tables, state, fighter, wanted):
            return Refused(reason)
        cost = use_price(tables, REACTION) + challenge(state, fighter, wanted.target)
        if cost > fighter.heroism:
            return Refused(say("np.fight.why.heroism", wanted=cost, owned=fighter.heroism))
        story.tell(_reacted(fighter, wanted, cost))
        _open_engagement(story, fighter)
        _confront(story, fighter.id)
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
