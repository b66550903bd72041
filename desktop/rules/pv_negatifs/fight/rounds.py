"""Rounds: initiative, turns one by one, what is chosen below zero, and the bell at their end."""

from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs import essence, fates, states, suffer, swallowed
from desktop.rules.pv_negatifs.document import Standing
from desktop.rules.pv_negatifs.fight import striking
from desktop.rules.pv_negatifs.fight.commands import Clear, TakeStand, TakeTurn
from desktop.rules.pv_negatifs.fight.events import (
    Gulped,
    InitiativeRolled,
    PhaseEntered,
    RoundBegun,
    TurnBegun,
    replace,
)
from desktop.rules.pv_negatifs.fight.parts import Marks, Phase
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.fight.story import Story
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Refused

D20 = 20


def begin(story: Story) -> Refused | None:
    """The first round, once two sides are there."""
    if story.state.phase is not Phase.SETUP:
        return Refused(say("pv.fight.why.not-now"))
    if not story.state.opposed:
        return Refused(say("pv.fight.why.two-sides"))
    next_round(story)
    return None


def next_round(story: Story) -> None:
    """Everybody rolls initiative anew; whoever is below zero and still up is on the defensive
    until he says otherwise (PV-HEROIC-SUCCESS, PV-TERM-DEFENSIF)."""
    number = story.state.round + 1
    able = [each for each in story.state.fighters if each.able]
    scores = story.initiatives("initiative", able)
    story.tell(RoundBegun(round=number))
    story.say(say("pv.fight.line.round", round=number))
    for one in story.state.fighters:
        if not one.removed:
            story.mark(one.id, **_fresh(one.marks))
            falls_back(story, one.id)
    for one in able:
        score = scores[one.id]
        story.tell(InitiativeRolled(fighter=one.id, initiative=score))
        story.say(say("pv.fight.line.initiative", name=one.name, value=score))


def _fresh(marks: Marks) -> dict[str, object]:
    kept = Marks(hunted=marks.hunted, hasted=marks.hasted, acted=marks.acted)
    return {name: getattr(kept, name) for name in Marks.__struct_fields__}


def falls_back(story: Story, fighter: str) -> None:
    """Whoever is up below zero is on the defensive; back above it, well."""
    one = story.fighter(fighter)
    document = one.document
    if not one.able:
        return
    standing = Standing.WELL
    if document.negatives and not one.marks.heroic:
        standing = Standing.DEFENSIVE
    if document.body.standing is not standing:
        story.become(fighter, replace(document, body=replace(document.body, standing=standing)))


def turn(story: Story, command: TakeTurn) -> Refused | None:
    """The turn of somebody begins; the one that was on is over."""
    state = story.state
    if state.phase is not Phase.TURNS:
        return Refused(say("pv.fight.why.not-now"))
    if state.busy:
        return Refused(say("pv.fight.why.busy"))
    one = state.find(command.slot)
    if one is None or not one.able:
        return Refused(say("pv.fight.why.no-slot"))
    story.tell(TurnBegun(fighter=one.id))
    story.mark(one.id, acted=one.marks.acted + 1, held=False)
    falls_back(story, one.id)
    story.say(say("pv.fight.line.turn", name=one.name))
    return None


def stand(tables: Tables, story: Story, command: TakeStand) -> Refused | None:
    """Below zero: to stay on the defensive, or a heroic roll (PV-INIT-CHOICE, PV-HEROIC-WHEN,
    PV-HEROIC-SUCCESS, PV-HEROIC-FAIL)."""
    one = story.fighter(command.fighter)
    if why := why_no_stand(story.state, one):
        return Refused(why)
    story.mark(one.id, chosen=True)
    if command.stand == "defensif":
        story.of(one.id, say("pv.fight.line.defensive"))
        return None
    id = striking.wound_id(story.state, one.id)
    document = story.fighter(one.id).document
    told = suffer.heroic_roll(tables, story.state.settings, document, id, story.roller(one.id))
    if told.well:
        story.mark(one.id, heroic=True)
    story.told(one.id, told)
    falls_back(story, one.id)
    return None


def why_no_stand(state: State, one: Fighter) -> Message | None:
    """Why somebody has nothing to choose now, or None."""
    if state.phase is not Phase.TURNS or state.turn != one.id:
        return say("pv.fight.why.not-his-turn", name=one.name)
    if state.busy:
        return say("pv.fight.why.busy")
    if not one.able:
        return say("pv.fight.why.out", name=one.name)
    if not one.document.negatives or one.marks.chosen or one.marks.heroic:
        return say("pv.fight.why.no-choice", name=one.name)
    return None


def clear(tables: Tables, story: Story, command: Clear) -> Refused | None:
    """A confused one's roll to act (PV-CONFUSED-ROLL)."""
    one = story.fighter(command.fighter)
    confused = states.CONFUSED in one.document.body.conditions
    if story.state.turn != one.id or story.state.busy or not one.able:
        return Refused(say("pv.fight.why.not-his-turn", name=one.name))
    if not confused or one.marks.cleared or one.marks.stopped:
        return Refused(say("pv.fight.why.not-confused", name=one.name))
    settings = story.state.settings
    score = essence.ability(tables, settings, one.document, command.ability).total
    margin = one.document.body.margin
    need = states.confused_target(tables, score, margin).total
    roll = story.roll("confused", one.id, D20, say("pv.fight.die.confused", need=need))
    acts = states.confused_acts(tables, score, margin, roll)
    story.mark(one.id, cleared=acts, stopped=not acts)
    key = "pv.fight.line.clear" if acts else "pv.fight.line.confused"
    story.of(one.id, say(key, need=need, roll=roll))
    return None


def ring(tables: Tables, story: Story) -> Refused | None:
    """Nobody has a turn left: the bell, or the next round where nothing is to count."""
    if story.state.phase is not Phase.TURNS:
        return Refused(say("pv.fight.why.not-now"))
    if story.state.busy:
        return Refused(say("pv.fight.why.busy"))
    if any(_counts(each) for each in story.state.fighters):
        story.tell(PhaseEntered(phase=Phase.BELL))
    else:
        next_round(story)
    return None


def _counts(one: Fighter) -> bool:
    running = any(each.doom is not None for each in one.document.mortal)
    here = not one.removed and not one.document.dead
    return here and (running or one.swallowed is not None)


def bell(tables: Tables, story: Story) -> Refused | None:
    """Count a round, then the next one begins."""
    if story.state.phase is not Phase.BELL:
        return Refused(say("pv.fight.why.not-now"))
    count(tables, story)
    next_round(story)
    return None


def count(tables: Tables, story: Story) -> None:
    """What the bell counts: wounds that kill in rounds, and damage inside a creature."""
    for each in story.state.fighters:
        if _counts(each):
            _wounds(tables, story, each.id)
            _inside(tables, story, each.id)


def _wounds(tables: Tables, story: Story, fighter: str) -> None:
    """Wounds that kill in as many rounds as Constitution points (PV-WOUND-DEATH-ROUNDS)."""
    for wound in story.fighter(fighter).document.mortal:
        one = story.fighter(fighter)
        if one.document.dead or wound.doom is None:
            continue
        left = wound.doom - 1
        text = say("pv.fight.dies", name=one.name)
        kills = left < 1
        if kills and story.happens(f"doom:{fighter}:{wound.id}", fighter, text):
            told = fates.dies(tables, story.state.settings, one.document, wound.id)
            story.told(fighter, told)
            continue
        after = replace(wound, rounds=max(1, left))
        mortal = tuple(after if each.id == wound.id else each for each in one.document.mortal)
        story.become(fighter, replace(one.document, mortal=mortal))


def _inside(tables: Tables, story: Story, fighter: str) -> None:
    """A round inside a creature (PV-SWALLOW-DAMAGE, PV-SWALLOW-DECREASE)."""
    one = story.fighter(fighter)
    held = one.swallowed
    if held is None or one.document.dead:
        return
    creature = story.state.find(held.creature)
    dead = creature is None or creature.document.dead
    amount = swallowed.damage(tables, held.base, held.last, dead=dead)
    story.tell(Gulped(fighter=fighter, swallowed=replace(held, last=amount)))
    text = say("pv.fight.inside-damage", name=one.name, damage=amount)
    id = f"inside:{fighter}"
    if story.happens(id, fighter, text):
        story.say(text)
        striking.hurt(tables, story, fighter, amount, id)
