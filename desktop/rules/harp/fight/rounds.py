"""Rounds: initiative, turns one by one, and the bell at their end."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.harp import death, defence, diseases, herbs
from desktop.rules.harp.document import Ailment, Cause, Herb
from desktop.rules.harp.fight.commands import TakeTurn
from desktop.rules.harp.fight.events import (
    InitiativeRolled,
    Marked,
    Missed,
    PhaseEntered,
    RoundBegun,
    TurnBegun,
    replace,
)
from desktop.rules.harp.fight.parts import Held, Marks, Phase
from desktop.rules.harp.fight.state import Fighter
from desktop.rules.harp.fight.story import Story, terms
from desktop.rules.members import found
from desktop.rules.message import say
from desktop.rules.system import Refused

RETRY_ROUNDS = 2
"""A near miss is for the round in which it happened and the next one."""


def begin(story: Story) -> Refused | None:
    """The first round, once two sides are there."""
    if story.state.phase is not Phase.SETUP:
        return Refused(say("harp.fight.why.not-now"))
    if not story.state.opposed:
        return Refused(say("harp.fight.why.two-sides"))
    next_round(story)
    return None


def next_round(story: Story) -> None:
    """A new round: initiative is rolled where the campaign says so, parries are over, near misses
    of before too."""
    state, settings = story.state, story.state.settings
    number = state.round + 1
    each_round = settings.readings.initiative == "round"
    sides = settings.fight_number("initiative-die")
    rolling = [each for each in state.able() if each_round or each.initiative is None]
    specs = {
        one.id: DieSpec(
            DieKey("initiative", one.id), sides, say("harp.fight.die.initiative", name=one.name)
        )
        for one in rolling
    }
    # All at once: a whole table rolls together.
    story.need(*specs.values())
    story.tell(RoundBegun(round=number))
    story.say(say("harp.fight.line.round", round=number, seconds=settings.round_seconds))
    for one in state.fighters:
        if not one.removed:
            _fresh(story, one, number)
            _digest(story, one)
    for one in rolling:
        own = defence.initiative(story.tables, settings, story.fighter(one.id).document)
        face = story.dice.value(specs[one.id].key)
        die = start(say("harp.fight.die-face", sides=sides), face)
        total = Breakdown((*die.lines, *own.lines))
        story.tell(InitiativeRolled(fighter=one.id, initiative=total.total))
        text = say("harp.fight.line.initiative", name=one.name, value=total.total)
        story.say(text, *terms(total))


def _fresh(story: Story, one: Fighter, number: int) -> None:
    """Somebody at the beginning of a round."""
    if one.marks != Marks():
        story.tell(Marked(fighter=one.id, marks=Marks()))
    over = {id for id, round in one.retries.items() if number - round >= RETRY_ROUNDS}
    if not over:
        return
    left = tuple(each for each in one.document.prepared if each.id not in over)
    story.become(one.id, replace(one.document, prepared=left))
    kept = {id: round for id, round in one.retries.items() if id not in over}
    story.tell(Missed(fighter=one.id, retries=kept))


def _digest(story: Story, one: Fighter) -> None:
    """Herbs come nearer to their time; the bell counts those whose time has come
    (HARP-HEAL-HERBS)."""
    step = story.state.settings.round_seconds
    if story.state.round == 1 or one.document.dead or not one.document.herbs:
        return
    waiting = tuple(
        replace(each, left=each.left - step) if each.left > step else each
        for each in one.document.herbs
    )
    story.become(one.id, replace(story.fighter(one.id).document, herbs=waiting))


def _due(story: Story, one: Fighter) -> tuple[Herb, ...]:
    """The herbs that work at the end of this round."""
    step = story.state.settings.round_seconds
    return tuple(each for each in one.document.herbs if each.left <= step)


def turn(story: Story, command: TakeTurn) -> Refused | None:
    """The turn of somebody begins; the one that was on is over."""
    state = story.state
    if state.phase is not Phase.TURNS:
        return Refused(say("harp.fight.why.not-now"))
    if state.busy:
        return Refused(say("harp.fight.why.busy"))
    one = state.find(command.slot)
    if one is None or not one.able:
        return Refused(say("harp.fight.why.no-slot"))
    story.tell(TurnBegun(fighter=one.id))
    story.say(say("harp.fight.line.turn", name=one.name))
    return None


def ring(story: Story) -> Refused | None:
    """Nobody has a turn left: the bell, or the next round where nothing is to count."""
    if story.state.phase is not Phase.TURNS:
        return Refused(say("harp.fight.why.not-now"))
    if story.state.busy:
        return Refused(say("harp.fight.why.busy"))
    if any(counts(story, each) for each in story.state.fighters):
        story.tell(PhaseEntered(phase=Phase.BELL))
    else:
        next_round(story)
    return None


def counts(story: Story, one: Fighter) -> bool:
    """Whether a round changes something for somebody."""
    if one.removed or one.document.dead:
        return False
    life = one.document.life
    return (
        bool(diseases.bleeding(story.tables, one.document))
        or bool(_due(story, one))
        or (life.left is not None and not life.stabilised)
        or any(each.rounds for each in one.document.ailments)
        or any(each.left is not None for each in one.held)
    )


def bell(story: Story) -> Refused | None:
    """Count a round, then the next one begins."""
    if story.state.phase is not Phase.BELL:
        return Refused(say("harp.fight.why.not-now"))
    if story.state.busy:
        return Refused(say("harp.fight.why.busy"))
    count(story)
    next_round(story)
    return None


def count(story: Story) -> None:
    """What the bell counts, poison before blood before death (HARP-JRC-POISON,
    HARP-DYING-ROUNDS), then herbs; states that have run out end."""
    for one in story.state.fighters:
        if counts(story, one):
            for ailment in one.document.ailments:
                _poison(story, one.id, ailment)
            _blood(story, one.id)
            _death(story, one.id)
            for herb in _due(story, one):
                _herb(story, one.id, herb)
            _states(story, one.id)


def _poison(story: Story, fighter: str, ailment: Ailment) -> None:
    one = story.fighter(fighter)
    held = found(one.document.ailments, ailment.id)
    if held is None or not held.rounds or one.document.dead:
        return
    passed = diseases.round_of(held)
    name = diseases.ailment_name(story.tables, held)
    key = "poison-kills" if passed.dies else "poison"
    text = say(f"harp.fight.bell.{key}", name=one.name, what=name, rounds=held.rounds - 1)
    if not story.happens(f"poison:{fighter}:{held.id}", fighter, text):
        return
    ailments = tuple(
        passed.ailment if each.id == held.id else each for each in one.document.ailments
    )
    document = replace(one.document, ailments=ailments)
    story.say(text)
    story.become(fighter, death.died(document, Cause.POISON) if passed.dies else document)


def _blood(story: Story, fighter: str) -> None:
    one = story.fighter(fighter)
    points = diseases.bleeding(story.tables, one.document)
    if one.document.dead or not points:
        return
    text = say("harp.fight.bell.blood", name=one.name, points=points)
    if story.happens(f"blood:{fighter}", fighter, text):
        story.say(text)
        settings = story.state.settings
        story.become(fighter, death.bled(story.tables, settings, one.document))


def _death(story: Story, fighter: str) -> None:
    one = story.fighter(fighter)
    left = one.document.life.left
    if one.document.dead or left is None or one.document.life.stabilised:
        return
    key = "dies" if left <= 1 else "dying"
    text = say(f"harp.fight.bell.{key}", name=one.name, rounds=left - 1)
    if story.happens(f"death:{fighter}", fighter, text):
        story.say(text)
        story.become(fighter, death.nearer(one.document))


def _herb(story: Story, fighter: str, herb: Herb) -> None:
    one = story.fighter(fighter)
    if one.document.dead:
        return
    held = tuple(
        replace(each, left=0) if each.id == herb.id else each for each in one.document.herbs
    )
    document = replace(one.document, herbs=held)
    worked = herbs.work(story.tables, story.state.settings, document)
    points = worked.character.hp - one.document.hp
    name = herbs.herb_name(herb)
    text = say("harp.fight.bell.herb", name=one.name, what=name, points=points)
    if story.happens(f"herb:{fighter}:{herb.id}", fighter, text):
        story.say(text)
        story.become(fighter, worked.character)


def _states(story: Story, fighter: str) -> None:
    """States count from the round after the one in which they began."""
    one = story.fighter(fighter)
    kept: list[Held] = []
    for held in one.held:
        if held.left is None or held.since >= story.state.round:
            kept.append(held)
            continue
        row = found(story.state.settings.fight_states, held.state)
        name = held.state if row is None else row.name
        text = say("harp.fight.bell.state", name=one.name, state=name)
        if held.left > 1:
            kept.append(replace(held, left=held.left - 1))
        elif story.happens(f"state:{fighter}:{held.state}", fighter, text):
            story.say(text)
        else:
            kept.append(held)
    story.beset(fighter, tuple(kept))
