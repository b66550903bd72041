"""Manœuvres beside the choice of a turn: ambushes, tenailles, grips, care, composure (IV.B.5)."""

from desktop.rules.dice import Dice
from desktop.rules.message import say
from desktop.rules.nightprowler.fight import opposed
from desktop.rules.nightprowler.fight.commands import (
    Ambush,
    Disarm,
    EndPincer,
    FirstAid,
    Fright,
    LetGo,
    SetGround,
    SetShot,
    SetSteady,
    Struggle,
)
from desktop.rules.nightprowler.fight.events import (
    Asked,
    Dropped,
    GroundSet,
    HealthSet,
    Noted,
    Paired,
    Released,
    ShotSet,
    SteadySet,
    Surprised,
    Trial,
    Unpinced,
)
from desktop.rules.nightprowler.fight.gear import keep_distance, unwind
from desktop.rules.nightprowler.fight.options import use_price
from desktop.rules.nightprowler.fight.parts import (
    Grip,
    Pair,
    Phase,
    Query,
    Question,
    Shot,
    Surprise,
)
from desktop.rules.nightprowler.fight.ranged import why_not_shot
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.stats import Mastery
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.health.recovery import first_aid, stabilised
from desktop.rules.nightprowler.rolls.check import CheckRequest, CheckResult, composure, cost
from desktop.rules.nightprowler.rolls.opposition import Winner, opposition
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Accepted, NeedDice, Outcome, Refused

REFLEX = "reflexe-defensif"
BINDING, HOLDING = "agripper", "immobilisation"
STEALTH, WATCH, CARE = "discretion", "perception", "soin"


def ambush(tables: Tables, state: State, command: Ambush, dice: Dice) -> Outcome:
    """Guet-apens (IV.B.5.d, NP-GUET-APENS-TEST): Discrétion against Perception, before the first
    turn; the ambusher chooses the starting allonge (NP-ALLONGE-START)."""
    fighter, foe = state.fighter(command.fighter), state.find(command.foe)
    if state.phase is not Phase.SETUP:
        return Refused(say("np.fight.why.begun"))
    if foe is None or foe not in state.enemies(fighter) or not (fighter.able and foe.able):
        return Refused(say("np.fight.why.target", name=state.name(command.foe)))
    if state.surprise(foe.id, fighter.id) is not None:
        return Refused(say("np.fight.why.ambushed", name=foe.name))
    most = max(fighter.arm.allonge, foe.arm.allonge)
    if not 0 <= command.allonge <= most:
        return Refused(say("np.fight.why.range", least=0, most=most))
    specs = (
        opposed.die(tables, state, fighter, f"stealth:{foe.id}"),
        opposed.die(tables, state, foe, f"watch:{fighter.id}"),
    )
    if missing := dice.missing(specs):
        return NeedDice(missing)
    story = Story(state)
    hiding, watching = CheckRequest(skill=STEALTH), CheckRequest(skill=WATCH)
    one = _try(tables, story, fighter, hiding, dice.value(specs[0].key), "stealth")
    other = _try(tables, story, foe, watching, dice.value(specs[1].key), "watch")
    if opposition(one, other) is not Winner.FIRST:
        story.tell(Noted(text=say("np.fight.note.seen", name=fighter.name, foe=foe.name)))
        return story.accepted()
    story.tell(Surprised(surprise=Surprise(foe.id, fighter.id)))
    if not fighter.arm.ranged:
        a, b = sorted((fighter.id, foe.id))
        story.tell(Paired(pair=Pair(a, b, command.allonge)))
    price = use_price(tables, REFLEX)
    if foe.heroism >= price and foe.arm.mastery is not Mastery.INCOMPATIBLE:
        question = Question(Query.REFLEX, foe.id, price=price, foe=fighter.id)
        story.tell(Asked(question=question))
    return story.accepted()


def end_pincer(state: State, command: EndPincer) -> Outcome:
    """An advantageous position, back to the wall for instance (NP-TENAILLE-ESCAPE)."""
    if state.pincer(command.fighter) is None:
        return Refused(say("np.fight.why.no-pincer", name=state.name(command.fighter)))
    return Accepted((Unpinced(victim=command.fighter),))


def struggle(tables: Tables, state: State, command: Struggle, dice: Dice) -> Outcome:
    """Get free of an Immobilisation (NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION): Corps à corps won by
    the gap, once per turn, at its end."""
    fighter = state.fighter(command.fighter)
    bond = state.bond(Grip.HELD, held=fighter.id)
    if bond is None:
        return Refused(say("np.fight.why.not-held", name=fighter.name))
    if reason := _why_not_now(state, fighter):
        return reason
    holder = state.fighter(bond.holder)
    specs = (
        opposed.die(tables, state, fighter, f"struggle:{holder.id}"),
        opposed.die(tables, state, holder, f"hold:{fighter.id}"),
    )
    if missing := dice.missing(specs):
        return NeedDice(missing)
    story = Story(state)
    asked = opposed.grappling()
    one = _try(tables, story, fighter, asked, dice.value(specs[0].key), "struggle", tries=True)
    other = _try(tables, story, holder, asked, dice.value(specs[1].key), "hold")
    if _wins_by(one, other, tables.techniques.get(HOLDING).release_gap or 0):
        story.tell(Released(bond=bond))
    else:
        story.tell(Asked(question=Question(Query.SQUEEZE, holder.id, foe=fighter.id)))
    story.go_on()
    return story.accepted()


def disarm(tables: Tables, state: State, command: Disarm, dice: Dice) -> Outcome:
    """Tear away the weapon that the chain holds (NP-TECHNIQUE-FLEAUX-AGRIPPER): Robustesse won by
    the gap, once per turn, at its end."""
    fighter = state.fighter(command.fighter)
    bond = state.bond(Grip.ENTANGLED, holder=fighter.id)
    if bond is None:
        return Refused(say("np.fight.why.holds-nothing", name=fighter.name))
    if reason := _why_not_now(state, fighter):
        return reason
    foe = state.fighter(bond.held)
    specs = (
        opposed.die(tables, state, fighter, f"disarm:{foe.id}"),
        opposed.die(tables, state, foe, f"keep:{fighter.id}"),
    )
    if missing := dice.missing(specs):
        return NeedDice(missing)
    story = Story(state)
    strength = opposed.strength()
    one = _try(tables, story, fighter, strength, dice.value(specs[0].key), "disarm", tries=True)
    other = _try(tables, story, foe, strength, dice.value(specs[1].key), "keep")
    if _wins_by(one, other, tables.techniques.get(BINDING).disarm_gap or 0):
        story.tell(Released(bond=bond))
        story.tell(Dropped(fighter=foe.id, weapon=foe.weapon))
        keep_distance(story, foe.id)
    story.go_on()
    return story.accepted()


def let_go(state: State, command: LetGo) -> Outcome:
    """Open one's grip on somebody, or let go of a weapon that is wound in a chain."""
    fighter = state.fighter(command.fighter)
    story = Story(state)
    held = state.bond(Grip.HELD, holder=fighter.id)
    if held is not None:
        story.tell(Released(bond=held))
        return story.accepted()
    if not fighter.entangled:
        return Refused(say("np.fight.why.holds-nothing", name=fighter.name))
    unwind(story, fighter)
    story.tell(Dropped(fighter=fighter.id, weapon=fighter.weapon))
    keep_distance(story, fighter.id)
    return story.accepted()


def set_ground(state: State, command: SetGround) -> Outcome:
    """On the ground, or up again; it has no printed modifier (NP-TECHNIQUE-EMPOIGNADE-FAUCHAGE)."""
    return Accepted((GroundSet(fighter=command.fighter, on=command.on),))


def set_shot(tables: Tables, state: State, command: SetShot) -> Outcome:
    """The conditions of a shot still to come (NP-RANGED-MODIFIERS)."""
    shot = Shot(command.band, command.moving, command.unstable, command.visibility, command.dark)
    if reason := why_not_shot(tables, shot):
        return Refused(reason)
    if state.phase not in (Phase.CHOICE, Phase.REACTION, Phase.RESOLUTION):
        return Refused(say("np.fight.why.not-resolving"))
    return Accepted((ShotSet(fighter=command.fighter, shot=shot),))


def set_steady(command: SetSteady) -> Outcome:
    """An archer who stands still, arrows ready (NP-RANGED-RELOAD-ARCHER)."""
    return Accepted((SteadySet(fighter=command.fighter, on=command.on),))


def aid(tables: Tables, state: State, command: FirstAid, dice: Dice) -> Outcome:
    """First aid in the middle of a fight (V.C, NP-CARE-FIRST-AID): a success stops the bleeding
    and saves who is dying (NP-HEALTH-BLEEDING, NP-HEALTH-DEATH)."""
    healer, patient = state.fighter(command.fighter), state.find(command.foe)
    if not state.acts(healer):
        return Refused(say("np.fight.why.out", name=healer.name))
    if patient is None or patient.removed or patient.health.dead:
        return Refused(say("np.fight.why.target", name=state.name(command.foe)))
    if not (patient.health.bleeding or patient.health.dying):
        return Refused(say("np.fight.why.no-need", name=patient.name))
    request = CheckRequest(
        skill=CARE,
        modifiers=first_aid(tables, command.equipment),
        heroism=command.heroism,
        conditions=(),
    )
    if reason := _why_too_dear(tables, healer, request):
        return reason
    spec = opposed.die(tables, state, healer, f"first-aid:{patient.id}")
    if missing := dice.missing((spec,)):
        return NeedDice(missing)
    story = Story(state)
    result = _try(tables, story, healer, request, dice.value(spec.key), "first-aid")
    if result.success:
        text = say("np.fight.answer.stabilised", name=healer.name, foe=patient.name)
        health = stabilised(story.state.fighter(patient.id).health)
        story.tell(Noted(text=text))
        story.tell(HealthSet(fighter=patient.id, health=health, text=text))
    story.go_on()
    return story.accepted()


def fright(tables: Tables, state: State, command: Fright, dice: Dice) -> Outcome:
    """Effroi (IV.B.2, NP-COMBAT-EFFROI): a roll at Caractère / 2 to keep one's composure."""
    fighter = state.fighter(command.fighter)
    if not fighter.able:
        return Refused(say("np.fight.why.out", name=fighter.name))
    request = composure(state.settings, command.heroism)
    if reason := _why_too_dear(tables, fighter, request):
        return reason
    spec = opposed.die(tables, state, fighter, "fright")
    if missing := dice.missing((spec,)):
        return NeedDice(missing)
    story = Story(state)
    result = _try(tables, story, fighter, request, dice.value(spec.key), "fright")
    key = "steadfast" if result.success else "flees"
    story.tell(Noted(text=say(f"np.fight.note.{key}", name=fighter.name)))
    return story.accepted()


def _why_too_dear(tables: Tables, fighter: Fighter, request: CheckRequest) -> Refused | None:
    price = cost(tables, request)
    if request.heroism < 0:
        return Refused(say("np.fight.why.negative"))
    if price > fighter.heroism:
        return Refused(say("np.fight.why.heroism", wanted=price, owned=fighter.heroism))
    return None


def _why_not_now(state: State, fighter: Fighter) -> Refused | None:
    if state.phase is not Phase.BELL:
        return Refused(say("np.fight.why.no-bell"))
    if not fighter.able:
        return Refused(say("np.fight.why.out", name=fighter.name))
    return Refused(say("np.fight.why.tried", name=fighter.name)) if fighter.tried else None


def _try(
    tables: Tables,
    story: Story,
    fighter: Fighter,
    request: CheckRequest,
    face: int,
    what: str,
    *,
    tries: bool = False,
) -> CheckResult:
    result = opposed.tried(tables, story.state, fighter, request, face)
    left = fighter.heroism - result.heroism
    text = say(f"np.fight.trial.{what}")
    story.tell(Trial(fighter=fighter.id, text=text, result=result, heroism=left, tries=tries))
    return result


def _wins_by(one: CheckResult, other: CheckResult, gap: int) -> bool:
    """Whether an opposition is won with so many levels of quality."""
    return one.success and one.quality.total - other.quality.total >= gap
