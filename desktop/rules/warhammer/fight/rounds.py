"""Rounds (III): initiative, postures and prepared parries, turns, and the bell at their end."""

from desktop.rules.message import say
from desktop.rules.system import Refused
from desktop.rules.warhammer import arms, critical, initiative
from desktop.rules.warhammer.document import Doom, Ongoing, Pending, Wound
from desktop.rules.warhammer.fight import budget, harming, sums
from desktop.rules.warhammer.fight.commands import Prepare, TakeTurn
from desktop.rules.warhammer.fight.events import (
    Changed,
    InitiativeRolled,
    Marked,
    PhaseEntered,
    RoundBegun,
    TurnBegun,
)
from desktop.rules.warhammer.fight.parts import Marks, Phase
from desktop.rules.warhammer.fight.state import (
    NORMAL,
    SUICIDAL,
    Fighter,
    State,
    fighter_of,
    place_of,
)
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.percent import FACES, attempt
from desktop.rules.warhammer.tables.tables import Tables

replace = sums.replace
ROUNDS = "rounds"
FIRE_DIE, FIRE_MOST = 10, 5


def begin(tables: Tables, story: Story) -> Refused | None:
    """The first round, once two sides are there."""
    if story.state.phase is not Phase.SETUP:
        return Refused(say("wh.fight.why.not-now"))
    if len({each.side for each in story.state.able()}) < 2:
        return Refused(say("wh.fight.why.two-sides"))
    next_round(tables, story)
    return None


def next_round(tables: Tables, story: Story) -> None:
    """Everybody rolls initiative anew (WH-INIT-ROLL, WH-INIT-PER-ACTION)."""
    number = story.state.round + 1
    able = [each for each in story.state.fighters if each.able]
    story.need(*(spec for one in able for spec in initiative.dice(one.document, one.id)))
    story.tell(RoundBegun(round=number))
    story.say(say("wh.fight.line.round", round=number))
    for one in story.state.fighters:
        if not one.removed:
            fresh(tables, story, one)
    for one in able:
        specs = initiative.dice(one.document, one.id)
        rolled = tuple(story.dice.value(spec.key) for spec in specs)
        total = initiative.initiative(sums.of(tables, story.state, one).now["ag"], rolled)
        count = budget.attacks(tables, story.state, one)
        story.tell(
            InitiativeRolled(
                fighter=one.id,
                initiative=total,
                slots=initiative.slots(story.state.settings, total.total, count),
                last=one.document.state.last > 0,
            )
        )
        story.say(say("wh.fight.line.initiative", name=one.name, value=total.total))


def fresh(tables: Tables, story: Story, one: Fighter) -> None:
    """A new round: the posture is kept, what was spent in advance is taken
    (WH-POST-CHANGE, WH-ROUND-HALF-ACTIONS). Half a round lost to a wound is lost now."""
    marks = one.marks
    owed = marks.owed
    if one.document.state.half:
        owed += budget.half_round(tables, story.state, one)
        story.body(one.id, half=False)
    debt = min(owed, budget.WHOLE * budget.attacks(tables, story.state, one))
    after = Marks(
        posture=marks.posture,
        debt=debt,
        owed=owed - debt,
        aimed=marks.aimed,
        feinted=marks.feinted,
        bashed=marks.bashed,
        snare=marks.snare,
        reloading=marks.reloading,
        reload=marks.reload,
        fires=marks.fires,
        breaking=marks.breaking,
        fated=marks.fated,
        wielded=marks.wielded,
        mounted=marks.mounted,
    )
    story.tell(Marked(fighter=one.id, marks=after))


def prepare(tables: Tables, story: Story, command: Prepare) -> Refused | None:
    """A posture for the round, and a prepared parry, which costs an A at once
    (WH-ACT-PREPARE-PARRY, WH-POST-CHANGE)."""
    one = story.fighter(command.fighter)
    if story.state.phase is not Phase.POSTURES:
        return Refused(say("wh.fight.why.start-of-round"))
    if not one.able:
        return Refused(say("wh.fight.why.out", name=one.name))
    if command.posture not in tables.postures:
        return Refused(say("wh.fight.why.value"))
    posture = tables.postures.get(command.posture)
    if one.helpless and command.posture != NORMAL:
        return Refused(say("wh.fight.why.no-posture", name=one.name))
    if command.parry and command.posture == SUICIDAL:
        return Refused(say("wh.fight.why.suicidal"))
    if command.parry and one.helpless:
        return Refused(say("wh.fight.why.no-action", name=one.name))
    extra = bool(arms.extra_attack(tables, one.document))
    whole = budget.total(tables, story.state, one)
    if command.parry and not extra and whole < budget.WHOLE:
        return Refused(say("wh.fight.why.no-a-left"))
    story.mark(
        one.id,
        posture=command.posture,
        ready=command.parry,
        extra=command.parry and extra,
        reserved=budget.WHOLE if command.parry and not extra else 0,
    )
    key = "prepares-parry" if command.parry else "prepares"
    story.say(say(f"wh.fight.line.{key}", name=one.name, posture=posture.name))
    return None


def turn(story: Story, command: TakeTurn) -> Refused | None:
    """The turn of a slot begins; the one that was on is over."""
    state = story.state
    if state.phase not in (Phase.POSTURES, Phase.TURNS):
        return Refused(say("wh.fight.why.not-now"))
    if state.busy:
        return Refused(say("wh.fight.why.busy"))
    one = state.find(fighter_of(command.slot))
    if one is None or not one.able or place_of(command.slot) > max(1, len(one.slots)):
        return Refused(say("wh.fight.why.no-slot"))
    story.tell(TurnBegun(slot=command.slot))
    place = place_of(command.slot)
    key = "turn-again" if place > 1 else "turn"
    story.say(say(f"wh.fight.line.{key}", name=one.name, place=place))
    if one.helpless:
        story.say(say("wh.fight.why.no-action", name=one.name))
    return None


def ring(tables: Tables, story: Story) -> Refused | None:
    """Nobody has a turn left: the bell, or the next round where nothing is to count."""
    if story.state.phase not in (Phase.POSTURES, Phase.TURNS):
        return Refused(say("wh.fight.why.not-now"))
    if story.state.busy:
        return Refused(say("wh.fight.why.busy"))
    if tolls(story.state):
        story.tell(PhaseEntered(phase=Phase.BELL))
    else:
        next_round(tables, story)
    return None


def tolls(state: State) -> bool:
    """Whether anything counts rounds."""
    return any(_counts(each) for each in state.fighters if not each.removed)


def _counts(one: Fighter) -> bool:
    state = one.document.state
    if state.dead:
        return False
    return bool(
        state.no_action
        or state.stunned
        or state.last
        or one.marks.fires
        or any(_running(wound) for wound in one.document.wounds)
    )


def _running(wound: Wound) -> bool:
    doom = wound.doom is not None and wound.doom.unit == ROUNDS
    return (
        doom
        or any(each.rounds is not None for each in wound.penalties)
        or any(each.rounds is not None for each in wound.pending)
    )


def bell(tables: Tables, story: Story) -> Refused | None:
    """Count a round: penalties and lost rounds end, clocks run, tests come; then the next round."""
    if story.state.phase is not Phase.BELL:
        return Refused(say("wh.fight.why.not-now"))
    count(tables, story)
    next_round(tables, story)
    return None


def count(tables: Tables, story: Story) -> None:
    """What the bell counts, fighter by fighter."""
    for each in story.state.fighters:
        if not each.removed and not each.document.state.dead:
            _lost_rounds(story, each.id)
            _wounds(tables, story, each.id)
            _fire(story, each.id)


def _lost_rounds(story: Story, fighter: str) -> None:
    one = story.fighter(fighter)
    state = one.document.state
    story.body(fighter, last=max(0, state.last - 1))
    for what in ("no_action", "stunned"):
        left = getattr(state, what)
        if left == 1:
            text = say("wh.fight.acts-again", name=one.name)
            if story.happens(f"{what}:{fighter}", fighter, text):
                story.body(fighter, **{what: 0})
                story.say(text)
        elif left:
            story.body(fighter, **{what: left - 1})


def _wounds(tables: Tables, story: Story, fighter: str) -> None:
    for wound in story.fighter(fighter).document.wounds:
        if not wound.healed and _running(wound):
            after = replace(
                wound,
                penalties=_penalties(story, fighter, wound),
                doom=_doom(story, fighter, wound),
                pending=_pending(tables, story, fighter, wound),
            )
            wounds = tuple(
                after if each.id == wound.id else each
                for each in story.fighter(fighter).document.wounds
            )
            story.tell(Changed(fighter=fighter, wounds=wounds))


def _penalties(story: Story, fighter: str, wound: Wound) -> tuple[Ongoing, ...]:
    """Penalties a round later; one that ends may be kept for a round more."""
    kept: list[Ongoing] = []
    name = story.state.name(fighter)
    for place, each in enumerate(wound.penalties):
        if each.rounds is None:
            kept.append(each)
        elif each.rounds > 1:
            kept.append(replace(each, rounds=each.rounds - 1))
        else:
            text = say("wh.fight.penalty-ends", name=name, stat=say(f"wh.fight.stat.{each.stat}"))
            if story.happens(f"ends:{fighter}:{wound.id}:{place}", fighter, text):
                story.say(text)
            else:
                kept.append(each)
    return tuple(kept)


def _doom(story: Story, fighter: str, wound: Wound) -> Doom | None:
    """A clock to death a round later (WH-CRIT-DEADLINE)."""
    doom = wound.doom
    if doom is None or doom.unit != ROUNDS:
        return doom
    if doom.left > 1:
        return replace(doom, left=doom.left - 1)
    text = say("wh.fight.dies", name=story.state.name(fighter))
    if story.happens(f"doom:{fighter}:{wound.id}", fighter, text):
        story.body(fighter, dead=True)
        harming.fallen(story, fighter)
        story.say(text)
    return doom


def _pending(tables: Tables, story: Story, fighter: str, wound: Wound) -> tuple[Pending, ...]:
    """Tests to come a round later; one that is due is made, and made again in the next rounds
    where the effect says so (WH-CRIT-REPEATED-FAINT)."""
    kept: list[Pending] = []
    one = story.fighter(fighter)
    for place, each in enumerate(wound.pending):
        if each.rounds is None:
            kept.append(each)
            continue
        if each.rounds > 1:
            kept.append(replace(each, rounds=each.rounds - 1))
            continue
        need = sums.plain(one, tables, story.state, each.characteristic).total + each.modifier
        label = say(
            "wh.fight.die.pending",
            name=one.name,
            test=say(f"wh.c.{each.characteristic}"),
            need=need,
        )
        ordinal = 100 * one.document.wounds.index(wound) + place
        result = attempt(need, story.roll("pending", fighter, FACES, label, ordinal))
        if result.success:
            if each.repeat:
                kept.append(replace(each, rounds=1, modifier=each.modifier + each.repeat))
            continue
        text = say("wh.fight.faints", name=one.name)
        if story.happens(f"test:{fighter}:{wound.id}:{place}", fighter, text):
            before = story.fighter(fighter).document.state
            story.tell(Changed(fighter=fighter, state=critical.fate(before, each.fails)))
            harming.fallen(story, fighter)
            story.say(text)
        elif each.repeat:
            kept.append(replace(each, rounds=1, modifier=each.modifier + each.repeat))
    return tuple(kept)


def _fire(story: Story, fighter: str) -> None:
    """A fire arrow sets fire one time in two, for two rounds (WH-AMMO-FIRE)."""
    one = story.fighter(fighter)
    if not one.marks.fires:
        return
    roll = story.roll("fire", fighter, FIRE_DIE, say("wh.fight.die.fire", name=one.name))
    text = say("wh.fight.burns", name=one.name)
    if roll <= FIRE_MOST and story.happens(f"fire:{fighter}", fighter, text):
        story.mark(fighter, fires=0)
        story.say(text)
    else:
        story.mark(fighter, fires=one.marks.fires - 1)
