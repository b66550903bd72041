"""What somebody does in his turn: blows and shots, defence, spells, care, waiting."""

from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs import manoeuvres, states
from desktop.rules.pv_negatifs.document import Weapon
from desktop.rules.pv_negatifs.fight import leaving, striking, sums
from desktop.rules.pv_negatifs.fight.commands import (
    Attack,
    Do,
    React,
)
from desktop.rules.pv_negatifs.fight.events import TurnBegun, replace
from desktop.rules.pv_negatifs.fight.parts import Blow, Phase, Push
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.fight.story import Story
from desktop.rules.pv_negatifs.heroic import Deed as Effort
from desktop.rules.pv_negatifs.heroic import needed
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Refused

MOST_TIMES, MOST_MODIFIER = 5, 20
MOST_TIES = 20


def why_not(tables: Tables, state: State, one: Fighter, effort: Effort) -> Message | None:
    """Why somebody cannot do a deed of this kind now, or None."""
    if state.phase is not Phase.TURNS or state.turn != one.id:
        return say("pv.fight.why.not-his-turn", name=one.name)
    if state.busy:
        return say("pv.fight.why.busy")
    if not one.able:
        return say("pv.fight.why.out", name=one.name)
    if states.helpless(tables, one.document):
        return say("pv.fight.why.helpless", name=one.name)
    if needed(one.document, effort) and not one.free_to_act:
        return say("pv.fight.why.heroic-first", name=one.name)
    confused = states.CONFUSED in one.document.body.conditions
    if one.marks.stopped or (confused and not one.marks.cleared):
        return say("pv.fight.why.confused", name=one.name)
    return None


def why_no_attack(tables: Tables, state: State, one: Fighter) -> Message | None:
    """Why somebody cannot attack now, or None (PV-FULL-DEFENSE, PV-FREE-COST)."""
    if found := why_not(tables, state, one, "attaque"):
        return found
    if one.marks.full_defence:
        return say("pv.fight.why.full-defence", name=one.name)
    return _none_left(one)


def _none_left(one: Fighter) -> Message | None:
    """Why somebody has no attack left this round, or None."""
    if one.marks.attacks >= one.every_attack:
        return say("pv.fight.why.no-attack-left", name=one.name)
    return None


def attack(tables: Tables, story: Story, command: Attack) -> Refused | None:
    """A blow or a shot (PV-SHOOT-VERY, PV-MOVE-SHOOT, PV-PUSH-WHO, PV-NONLETHAL,
    PV-BLIND-RANGED)."""
    state, one = story.state, story.fighter(command.fighter)
    if why := why_no_attack(tables, state, one):
        return Refused(why)
    target = state.find(command.target)
    weapon = sums.weapon_of(one.document, command.weapon)
    if target is None or not state.may_be_struck(target):
        return Refused(say("pv.fight.why.target"))
    if weapon is None:
        return Refused(say("pv.fight.why.weapon"))
    if weapon.away:
        return Refused(say("pv.fight.why.away", weapon=weapon.name))
    if why := why_no_blow(tables, state, one, command, weapon):
        return Refused(why)
    blow = Blow(
        attacker=one.id,
        target=target.id,
        weapon=command.weapon,
        nonlethal=command.nonlethal,
        push=command.push,
        behind=command.behind,
        guided=command.guided,
        shot=command.shot,
        ally=command.ally,
        times=command.times,
        modifier=command.modifier,
    )
    if blow.times > 1 and not sums.may_backstab(tables, state, blow):
        blow = replace(blow, times=1)
        story.of(one.id, say("pv.fight.line.no-backstab"))
    story.mark(one.id, attacks=one.marks.attacks + 1, far=one.marks.far or weapon.ranged)
    if not weapon.ranged and target.able:
        striking.engage(story, one.id, target.id)
    aimed = _aimed(tables, story, blow)
    if aimed is not None:
        striking.roll_to_hit(tables, story, aimed)
    return None


def why_no_blow(
    tables: Tables, state: State, one: Fighter, command: Attack, weapon: Weapon
) -> Message | None:
    """Why these particulars do not go together."""
    if command.target == one.id:
        return say("pv.fight.why.target")
    if not 1 <= command.times <= MOST_TIMES or abs(command.modifier) > MOST_MODIFIER:
        return say("pv.fight.why.value")
    if command.shot and (not weapon.ranged or command.shot not in tables.shots):
        return say("pv.fight.why.shot")
    ally = state.find(command.ally) if command.ally else None
    if command.ally and (ally is None or ally.removed or ally.id in (one.id, command.target)):
        return say("pv.fight.why.ally")
    if command.push is not Push.NONE and (why := manoeuvres.may_push(weapon)):
        return why
    if command.nonlethal and (
        why := manoeuvres.nonlethal_refused(weapon if command.weapon else None)
    ):
        return why
    blind = any(each.id == states.BLIND for each in states.states(tables, one.document))
    if weapon.ranged:
        return manoeuvres.blind_shot_refused(
            state.settings, one.document, blind=blind, guided=command.guided
        )
    return None


def _aimed(tables: Tables, story: Story, blow: Blow) -> Blow | None:
    """The blow once it is known towards whom a shot into a melee goes; None towards nobody who is
    here (PV-SHOOT-VERY, PV-SHOOT-RISK, PV-SHOOT-LIMITED, PV-SHOOT-MIN)."""
    if not blow.shot:
        return blow
    row = tables.shots.get(blow.shot)
    label = say("pv.fight.die.shot", chance=row.chance, sides=row.sides)
    die = story.roll("shot", blow.attacker, row.sides, label)
    if not manoeuvres.threatens(row, die):
        return blow
    if not blow.ally:
        story.of(blow.attacker, say("pv.fight.line.stray-away"))
        return None
    story.of(blow.attacker, say("pv.fight.line.stray", foe=story.state.name(blow.ally)))
    return Blow(attacker=blow.attacker, target=blow.ally, weapon=blow.weapon, guided=blow.guided)


def do(tables: Tables, story: Story, command: Do) -> Refused | None:
    """Full defence, breaking off, holding one's initiative, the alarm."""
    state, one = story.state, story.fighter(command.fighter)
    if why := why_no_deed(tables, state, one, command.deed):
        return Refused(why)
    match command.deed:
        case "full-defense":
            story.mark(one.id, full_defence=True)
        case "retenir":
            story.mark(one.id, held=True)
        case "ramasser":
            weapons = tuple(replace(each, away=False) for each in one.document.weapons)
            story.become(one.id, replace(one.document, weapons=weapons))
        case "rompre":
            # Breaking off counts as an attack: only movement is left (PV-FREE-COST).
            story.mark(one.id, attacks=one.every_attack)
            story.of(one.id, say("pv.fight.line.rompre"))
            leaving.begin(tables, story, one.id)
            return None
        case _:
            pass
    story.of(one.id, say(f"pv.fight.line.{command.deed}"))
    return None


def at_need(state: State, one: Fighter, deed: str) -> bool:
    """Whether there is something that a deed of need is for: foes to break off from, a capture to
    cry out against, a weapon on the ground."""
    match deed:
        case "rompre":
            return bool(state.foes(one.id))
        case "alerte":
            return one.marks.hunted
        case _:
            return any(each.away for each in one.document.weapons)


def why_no_deed(tables: Tables, state: State, one: Fighter, deed: str) -> Message | None:
    """Why a deed is closed, or None (PV-FULL-DEFENSE, PV-FREE-COST, PV-CONFUSED-ROLL,
    PV-NONLETHAL-ALARM)."""
    effort: Effort = "defense" if deed == "full-defense" else "retrait"
    if found := why_not(tables, state, one, effort):
        return found
    match deed:
        case "full-defense" if one.marks.attacks or one.marks.full_defence:
            return say("pv.fight.why.attacked", name=one.name)
        case "ramasser" if not at_need(state, one, deed):
            return say("pv.fight.why.nothing-away", name=one.name)
        case "rompre" if not at_need(state, one, deed):
            return say("pv.fight.why.not-engaged", name=one.name)
        case "rompre":
            # It counts as an attack (PV-FREE-COST).
            return _none_left(one)
        case "alerte" if one.marks.hunted and not manoeuvres.may_alarm(tables, one.marks.acted):
            return say("pv.fight.why.alarm", name=one.name)
        case "retenir" if one.marks.attacks or one.marks.held:
            return say("pv.fight.why.attacked", name=one.name)
        case _:
            return None


def react(story: Story, command: React) -> Refused | None:
    """Somebody who held his initiative wants to act before a foe (PV-HOLD-REROLL, PV-HOLD-TIE,
    PV-HOLD-BOTH)."""
    state, one = story.state, story.fighter(command.fighter)
    foe = state.find(command.foe)
    if state.phase is not Phase.TURNS or state.busy or not one.able or not one.marks.held:
        return Refused(say("pv.fight.why.not-held", name=one.name))
    if foe is None or foe.id == one.id or not foe.able:
        return Refused(say("pv.fight.why.target"))
    reaction = command.reaction
    if reaction == "contact" and not state.engaged(one.id, foe.id):
        # Nobody is in contact who is not hand to hand: it is as any other move.
        reaction = "autre"
    if not manoeuvres.rolls_again(reaction):
        first = True
    elif foe.marks.held:
        first = _both(story, one, foe)
    else:
        scores = _scores(story, one, foe, 0)
        first = manoeuvres.before(state.settings, *scores)
        told = say("pv.fight.line.contest", foe=foe.name, mine=scores[0], theirs=scores[1])
        story.of(one.id, told)
    story.mark(one.id, held=False)
    key = "first" if first else "after"
    story.of(one.id, say(f"pv.fight.line.reacts-{key}", foe=foe.name))
    if first:
        story.tell(TurnBegun(fighter=one.id))
    return None


def _scores(story: Story, one: Fighter, foe: Fighter, place: int) -> tuple[int, int]:
    scores = story.initiatives("hold", (one, foe), place)
    return scores[one.id], scores[foe.id]


def _both(story: Story, one: Fighter, foe: Fighter) -> bool:
    """Two who both held roll until one wins (PV-HOLD-BOTH)."""
    for place in range(MOST_TIES):
        mine, theirs = _scores(story, one, foe, place)
        if mine != theirs:
            text = say("pv.fight.line.contest", foe=foe.name, mine=mine, theirs=theirs)
            story.of(one.id, text)
            return manoeuvres.before(story.state.settings, mine, theirs)
    return False
