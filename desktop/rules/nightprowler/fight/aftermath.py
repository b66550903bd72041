"""What a turn leaves to answer: contres, advantages, consciousness, death; then its end."""

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.blow import counter_blow
from desktop.rules.nightprowler.fight.commands import (
    Advantage,
    Bell,
    Counter,
    Dying,
    Fate,
    StayConscious,
)
from desktop.rules.nightprowler.fight.counting import counted
from desktop.rules.nightprowler.fight.events import (
    Countered,
    HealthSet,
    HeroismSet,
    Hindered,
    Paired,
    Pinced,
    Reloaded,
    Unpinced,
)
from desktop.rules.nightprowler.fight.gear import has_free_hand, show_weapon
from desktop.rules.nightprowler.fight.options import (
    ATHLETIC_AIMS,
    can_change_reach,
    can_get_behind,
    why_not_aim,
)
from desktop.rules.nightprowler.fight.parts import Aim, Pair, Phase, Pincer, Query
from desktop.rules.nightprowler.fight.setup import end_reactions_if_silent, part
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.story import Story, pending
from desktop.rules.nightprowler.fight.wounds import land, lose_blood
from desktop.rules.nightprowler.health.wounds import stay_conscious
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Outcome, Refused

BLEEDING = "bleed"
replace = msgspec.structs.replace


def distracted(state: State, fighter: str) -> Message | None:
    """Why a fighter cannot yet use what he has won: he may be falling."""
    if pending(state, Query.DYING, fighter) or pending(state, Query.CONSCIOUS, fighter):
        return say("np.fight.why.first-health", name=state.name(fighter))
    return None


def counter(tables: Tables, state: State, command: Counter) -> Outcome:
    """A contre against one adversary, or a disengagement from those it beats, or neither
    (IV.B.3, NP-COMBAT-COUNTER-ATTACK, NP-COMBAT-COUNTER-DISENGAGE, NP-OUTNUMBERED-ATTITUDES)."""
    fighter = state.fighter(command.fighter)
    question = pending(state, Query.COUNTER, fighter.id)
    if question is None:
        return Refused(say("np.fight.why.not-asked", name=fighter.name))
    if reason := distracted(state, fighter.id):
        return Refused(reason)
    story = Story(state)
    if command.disengage:
        story.settle(question, say("np.fight.answer.disengaged", name=fighter.name))
        for offer in question.offers:
            part(story, fighter.id, offer.foe)
    elif command.target:
        offer = next((each for each in question.offers if each.foe == command.target), None)
        if offer is None:
            return Refused(say("np.fight.why.target", name=state.name(command.target)))
        if not offer.strike:
            return Refused(say("np.fight.why.counter-reach", name=state.name(offer.foe)))
        foe = state.fighter(offer.foe)
        text = say("np.fight.answer.counter", name=fighter.name, foe=foe.name)
        story.settle(question, text)
        strike = counter_blow(tables, fighter, foe, counted(tables, state, fighter, foe))
        story.tell(Countered(strike=strike))
        land(tables, story, strike)
    else:
        story.settle(question, say("np.fight.answer.renounced", name=fighter.name))
    story.go_on()
    return story.accepted()


def why_not_advantage(state: State, fighter: Fighter, which: Aim) -> Message | None:
    """Why a won Mouvement cannot bring this advantage, or None: it must use the skill that was
    rolled (NP-COMBAT-MOUVEMENT-SKILL); a Mur has all of them (NP-TECHNIQUE-HAST-MUR)."""
    special = fighter.choice is not None and bool(fighter.choice.technique)
    other = fighter.roll is None or fighter.roll.athletic != (which in ATHLETIC_AIMS)
    if other and not special:
        return say("np.fight.why.other-skill")
    return why_not_aim(state, fighter, which)


def reach_targets(state: State, fighter: Fighter) -> tuple[Fighter, ...]:
    """The engaged adversaries whose allonge a won Mouvement may close or restore; the one it
    aimed at alone, when it aimed at one."""
    aimed = "" if fighter.choice is None else fighter.choice.target
    return tuple(
        foe
        for foe in state.foes(fighter.id)
        if can_change_reach(state, fighter, foe) and aimed in ("", foe.id)
    )


def behind_targets(state: State, fighter: Fighter) -> tuple[Fighter, ...]:
    """The engaged adversaries in whose back a won Mouvement may bring a fighter."""
    aimed = "" if fighter.choice is None else fighter.choice.target
    return tuple(
        foe
        for foe in state.foes(fighter.id)
        if can_get_behind(state, fighter, foe) and aimed in ("", foe.id)
    )


def advantage(state: State, command: Advantage) -> Outcome:
    """Take the one advantage of a won Mouvement (IV.B.3, NP-COMBAT-ATTITUDE-MOUVEMENT)."""
    fighter = state.fighter(command.fighter)
    question = pending(state, Query.ADVANTAGE, fighter.id)
    if question is None:
        return Refused(say("np.fight.why.not-asked", name=fighter.name))
    if reason := distracted(state, fighter.id):
        return Refused(reason)
    which = command.which
    if which is not None and (reason := why_not_advantage(state, fighter, which)):
        return Refused(reason)
    story = Story(state)
    match which:
        case None:
            story.settle(question, say("np.fight.answer.renounced", name=fighter.name))
        case Aim.DISENGAGE:
            story.settle(question, say("np.fight.answer.disengaged", name=fighter.name))
            part(story, fighter.id)
        case Aim.REACH:
            foe = state.find(command.target)
            if foe is None or foe not in reach_targets(state, fighter):
                return Refused(say("np.fight.why.same-reach"))
            text = say("np.fight.answer.reach", name=fighter.name, foe=foe.name)
            story.settle(question, text)
            pair = state.pair(fighter.id, foe.id)
            if pair is not None:
                story.tell(Paired(pair=Pair(pair.a, pair.b, fighter.arm.allonge)))
        case Aim.DRAW:
            arm = fighter.stats.arm(command.target)
            if arm.id != command.target or arm.id == fighter.arm.id:
                return Refused(say("np.fight.why.weapon"))
            text = say("np.fight.answer.drawn", name=fighter.name, weapon=arm.name)
            story.settle(question, text)
            show_weapon(story, fighter, arm.id, fighter.shield and has_free_hand(arm))
        case Aim.ACTION:
            story.settle(question, say("np.fight.answer.action", name=fighter.name))
        case Aim.MOVE:
            story.settle(question, say("np.fight.answer.move", name=fighter.name))
            # A movement action gets out of a tenaille (NP-TENAILLE-ESCAPE).
            if state.pincer(fighter.id) is not None:
                story.tell(Unpinced(victim=fighter.id))
        case Aim.BEHIND:
            foe = state.find(command.target)
            if foe is None or foe not in behind_targets(state, fighter):
                return Refused(say("np.fight.why.no-comrade"))
            text = say("np.fight.answer.behind", name=fighter.name, foe=foe.name)
            story.settle(question, text)
            front = next(each for each in state.active_foes(foe.id) if each.id != fighter.id)
            story.tell(Pinced(pincer=Pincer(foe.id, fighter.id, front.id)))
    story.go_on()
    return story.accepted()


def answer_conscious(tables: Tables, state: State, command: StayConscious) -> Outcome:
    """Pay to stay conscious, or fall (V, IV.B.2, NP-HEALTH-CONSCIOUSNESS,
    NP-COMBAT-DERNIER-SOUFFLE)."""
    fighter = state.fighter(command.fighter)
    question = pending(state, Query.CONSCIOUS, fighter.id)
    if question is None:
        return Refused(say("np.fight.why.not-asked", name=fighter.name))
    if command.spend and fighter.heroism < question.price:
        return Refused(say("np.fight.why.heroism", wanted=question.price, owned=fighter.heroism))
    story = Story(state)
    kept = "np.fight.answer.conscious" if command.spend else "np.fight.answer.falls"
    text = say(kept, name=fighter.name, price=question.price)
    story.settle(question, text)
    if command.spend:
        left = fighter.heroism - question.price
        story.tell(HeroismSet(fighter=fighter.id, heroism=left, text=text))
    health = stay_conscious(fighter.health, command.spend)
    story.tell(HealthSet(fighter=fighter.id, health=health, text=text))
    end_reactions_if_silent(tables, story)
    story.go_on()
    return story.accepted()


def answer_dying(tables: Tables, state: State, command: Dying) -> Outcome:
    """Dead, or left a chance for first aid (V, NP-HEALTH-DEATH)."""
    fighter = state.fighter(command.fighter)
    question = pending(state, Query.DYING, fighter.id)
    if question is None:
        return Refused(say("np.fight.why.not-asked", name=fighter.name))
    story = Story(state)
    text = say(f"np.fight.answer.{command.fate.value}", name=fighter.name)
    story.settle(question, text)
    if command.fate is Fate.DEAD:
        health = replace(fighter.health, dead=True, dying=False, held=False)
        story.tell(HealthSet(fighter=fighter.id, health=health, text=text))
    end_reactions_if_silent(tables, story)
    story.go_on()
    return story.accepted()


def bell_items(state: State) -> tuple[Fighter, ...]:
    """Who loses blood at the end of the turn."""
    return tuple(
        each
        for each in state.fighters
        if each.health.bleeding > each.fresh and not (each.removed or each.health.dead)
    )


def bell_item(fighter: Fighter) -> str:
    """The id by which a bleeding is left out of the bell."""
    return f"{BLEEDING}:{fighter.id}"


def bell(tables: Tables, state: State, command: Bell) -> Outcome:
    """End the turn: what is due applies, then the next turn opens once nothing is asked."""
    told = rung(tables, state, command)
    return told.accepted() if isinstance(told, Story) else told


def rung(tables: Tables, state: State, command: Bell) -> Story | Refused:
    """What `bell` tells."""
    if state.phase is not Phase.BELL:
        return Refused(say("np.fight.why.no-bell"))
    story = Story(state, command.skip)
    _ring(tables, story)
    return story


def end_empty_turn(tables: Tables, story: Story) -> None:
    """The end of a turn in which nobody chose anything: the next one opens at once, unless blood
    flows or somebody in a grip has his try left."""
    story.enter(Phase.BELL)
    if not bell_items(story.state) and not story.state.bonds:
        _ring(tables, story)


def _ring(tables: Tables, story: Story) -> None:
    story.enter(Phase.CONSEQUENCES, bell=True)
    for fighter in bell_items(story.state):
        count = fighter.health.bleeding - fighter.fresh
        text = say("np.fight.due.bleeding", name=fighter.name, count=count)
        if story.happens(bell_item(fighter), fighter.id, text):
            lose_blood(tables, story, fighter, bell_item(fighter))
    for fighter in story.state.fighters:
        _expire(story, fighter)
    story.go_on()


def _expire(story: Story, fighter: Fighter) -> None:
    """What ends with the turn, or goes on for another when the GM leaves its end out."""
    if fighter.removed:
        return
    now = story.state.round
    text = say("np.fight.due.unhindered", name=fighter.name)
    if fighter.hindered == now and not story.happens(f"hindered:{fighter.id}", fighter.id, text):
        story.tell(Hindered(fighter=fighter.id, until=now + 1))
    for each in fighter.reloading:
        weapon = fighter.stats.arm(each.weapon).name
        text = say("np.fight.due.ready", name=fighter.name, weapon=weapon)
        id = f"ready:{fighter.id}:{each.weapon}"
        if each.ready == now + 1 and not story.happens(id, fighter.id, text):
            later = replace(each, ready=now + 2)
            story.tell(Reloaded(fighter=fighter.id, reloading=later))
