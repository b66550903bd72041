"""Whatever is commanded, nothing breaks: properties over sequences of commands."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import Dice, roll
from desktop.rules.fightview import Adjustment
from desktop.rules.message import Message
from desktop.rules.nightprowler.document.character import (
    Character,
    Health,
    Track,
    TraitPick,
    Weapon,
)
from desktop.rules.nightprowler.fight import commands as c
from desktop.rules.nightprowler.fight.adjusting import LINKS
from desktop.rules.nightprowler.fight.parts import Band, Phase
from desktop.rules.nightprowler.fight.questions import open_questions
from desktop.rules.nightprowler.fight.state import Aim, Query, State
from desktop.rules.nightprowler.health.recovery import Equipment
from desktop.rules.system import Accepted, NeedDice, Refused
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import NAMES, Arena, arm, armour, swordsman
from tests.texts import texts_of

TEXTS = texts_of("fr")
IDS = st.sampled_from(["a", "b", "x", "y", "nobody", ""])
AIMS = st.sampled_from([None, *Aim])
TRACKS = st.sampled_from(list(Track))
SEEDS = st.integers(0, 2**32)
SMALL = st.integers(-2, 7)
REASON = st.sampled_from(["", "raison"])
WEAPONS = st.sampled_from(["", "lames-longues", "lames-courtes", "armes-de-tir", "rien"])
TECHNIQUES = st.sampled_from(["", "percee", "attaque-surprise", "fauchage", "tir-reflexe", "x"])
BRANCHES = st.sampled_from(["", "comedie", "feinte", "x"])
VALUES = st.sampled_from(["yes", "no", "weapon", "shield", "0", "4", "x", ""])
POINTS = st.integers(-11, 1)

COMMANDS = st.one_of(
    st.builds(c.Begin),
    st.builds(
        c.Choose,
        fighter=IDS,
        option=SMALL,
        target=IDS,
        aim=AIMS,
        heroism=SMALL,
        mordant=st.booleans(),
        vista=st.booleans(),
        technique=TECHNIQUES,
        stake=st.none() | SMALL,
        branch=BRANCHES,
        shield=st.booleans(),
        focus=IDS,
    ),
    st.builds(c.Reply, fighter=IDS, query=st.sampled_from(Query), foe=IDS, value=VALUES),
    st.builds(c.Unlock, fighter=IDS),
    st.builds(c.Reveal),
    st.builds(c.React, fighter=IDS, option=st.none() | SMALL, target=IDS, aim=AIMS),
    st.builds(c.EndReactions),
    st.builds(c.Resolve),
    st.builds(c.Counter, fighter=IDS, target=IDS, disengage=st.booleans()),
    st.builds(c.Advantage, fighter=IDS, which=AIMS, target=IDS | WEAPONS),
    st.builds(c.StayConscious, fighter=IDS, spend=st.booleans()),
    st.builds(c.Dying, fighter=IDS, fate=st.sampled_from(c.Fate)),
    st.builds(c.Bell),
    st.builds(
        c.CorrectBox, fighter=IDS, track=TRACKS, row=SMALL, ticked=st.booleans(), reason=REASON
    ),
    st.builds(c.CorrectPool, fighter=IDS, pool=st.just("heroism"), value=SMALL, reason=REASON),
    st.builds(c.SetBleeding, fighter=IDS, count=SMALL, reason=REASON),
    st.builds(
        c.SetCondition,
        fighter=IDS,
        condition=st.sampled_from(c.Condition),
        on=st.booleans(),
        reason=REASON,
    ),
    st.builds(
        c.Sweep,
        targets=st.lists(st.tuples(IDS, st.booleans()), max_size=3).map(tuple),
        quality=SMALL,
        track=TRACKS,
        armour=st.booleans(),
    ),
    st.builds(
        c.Resolve,
        skip=st.just(("wound:a:x", "rien")),
        adjusted=st.lists(
            st.builds(
                Adjustment,
                fighter=IDS,
                link=st.sampled_from([*LINKS, "rien"]),
                amount=SMALL,
                reason=REASON,
                foe=IDS,
            ),
            max_size=2,
        ).map(tuple),
    ),
    st.builds(c.SetModifier, fighter=IDS, value=SMALL),
    st.builds(c.ChangeWeapon, fighter=IDS, weapon=WEAPONS, shield=st.booleans(), second=WEAPONS),
    st.builds(
        c.SetShot,
        fighter=IDS,
        band=st.sampled_from(Band),
        moving=POINTS,
        unstable=POINTS,
        visibility=POINTS,
    ),
    st.builds(c.SetSteady, fighter=IDS, on=st.booleans()),
    st.builds(c.SetGround, fighter=IDS, on=st.booleans()),
    st.builds(c.DamageArmour, fighter=IDS, armour=st.just("armure"), lost=SMALL, reason=REASON),
    st.builds(c.Ambush, fighter=IDS, foe=IDS, allonge=SMALL),
    st.builds(c.EndPincer, fighter=IDS),
    st.builds(c.Struggle, fighter=IDS),
    st.builds(c.Disarm, fighter=IDS),
    st.builds(c.LetGo, fighter=IDS),
    st.builds(
        c.FirstAid, fighter=IDS, foe=IDS, equipment=st.sampled_from(Equipment), heroism=SMALL
    ),
    st.builds(c.Fright, fighter=IDS, heroism=SMALL),
    st.builds(c.SetInitiative, fighter=IDS, value=st.none() | SMALL),
    st.builds(c.SetSide, fighter=IDS, side=st.integers(0, 2)),
    st.builds(c.Engage, fighter=IDS, foe=IDS),
    st.builds(c.Separate, fighter=IDS, foe=IDS),
    st.builds(c.Remove, fighter=IDS, reason=REASON),
    st.builds(c.Join, fighter=IDS, side=st.integers(0, 1), document=st.just(swordsman()), name=IDS),
    st.builds(c.DocumentEdited, fighter=IDS, document=st.just(swordsman(15, ph=6))),
)


def arsenal() -> tuple[Weapon, ...]:
    """What gives the other techniques something to do."""
    bow = arm("armes-de-tir", 0, penetration_short=2, penetration_long=1, flags=("arc",))
    return (bow, arm("fleaux", 2), arm("haches", 2, flags=("pic-au-revers", "masse-au-revers")))


def expert(*, ph: int, weapons: tuple[Weapon, ...], **changes: object) -> Character:
    """Somebody trained in every family, of both schools."""
    kit = {f"combat-arme:{name}": 14 for name in NAMES.values()}
    kit |= {"athletisme": 13, "corps-a-corps": 13, "comedie": 14, "discretion": 12, "soin": 10}
    school = (TraitPick("p0", "ecole-d-escrime", "une école"),)
    document = swordsman(14, ph=ph, weapons=weapons, traits=school, **changes)  # type: ignore[arg-type]
    return msgspec.structs.replace(
        document, kits=msgspec.structs.replace(document.kits, professional=kit)
    )


def experts(rules: Rules) -> Arena:
    """Two against two who can do everything; what each holds first differs."""
    arena = Arena(rules)
    for name, side, order in (("a", 0, 0), ("b", 0, 2), ("x", 1, 4), ("y", 1, 7)):
        families = [
            family for family in NAMES if family not in ("armes-de-tir", "fleaux", "haches")
        ]
        blades = [arm(family, 1 + place % 3) for place, family in enumerate(families)]
        spare = arm("lames-courtes", 1, id="autre")
        held = (*blades[order:], *blades[:order], spare, *arsenal())
        arena.join(name, side, expert(ph=14, weapons=held, shield="rondache"))
    return arena


def crowd(rules: Rules) -> Arena:
    """Two against two, unlike in everything."""
    arena = Arena(rules)
    both = (arm(allonge=3), arm("lames-courtes", 1), *arsenal())
    arena.join("a", 0, swordsman(14, ph=6, weapons=both, shield="rondache"))
    arena.join("b", 0, swordsman(16, ph=2, armours=(armour(1),), initiative=14))
    arena.join("x", 1, swordsman(13, family="masses", weapons=(arm("masses", blunt=True),)))
    arena.join("y", 1, swordsman(15, health=Health(vitality=(2, 1, 0, 0, 0), bleeding=1)))
    return arena


def go_on(arena: Arena, chance: random.Random) -> None:
    """Answer one question at random, or press "next"."""
    view = arena.fights.view(arena.fights.redacted(arena.state))
    pressing = [ask for ask in view.asks if not ask.optional and ask.id != "resolve"]
    extra = [ask for ask in (*view.extras, *view.asks) if ask.optional and ask.fields]
    if pressing or (extra and chance.random() < 0.15):
        ask = chance.choice(pressing or extra)
        values = {
            field.id: chance.choice([o.value for o in field.options if o.why_not is None])
            if field.options
            else str(chance.randint(field.least, field.most))
            for field in ask.fields
        } | {"reason": "raison"}
        command = arena.fights.answer(arena.state, ask.id, values)
    else:
        command = ruled(arena, chance)
    if not isinstance(command, Refused):
        attempt(arena, command, chance)


def ruled(arena: Arena, chance: random.Random) -> c.AnyCommand | Refused:
    """Press "next", now and then with a link changed and some consequences left out."""
    adjusted: tuple[Adjustment, ...] = ()
    if chance.random() < 0.3:
        who, foe = chance.choice("abxy"), chance.choice(["", *"abxy"])
        amount = chance.randint(-6, 6)
        adjusted = (Adjustment(who, chance.choice(LINKS), amount, "raison", foe),)
    dice = Dice()
    found = arena.fights.consequences(arena.state, dice, adjusted)
    if isinstance(found, NeedDice):
        dice = Dice(roll(found.specs, random.Random(chance.random())))
        found = arena.fights.consequences(arena.state, dice, adjusted)
    assert not isinstance(found, NeedDice)
    readable([each.text for each in found])
    assert len({each.id for each in found}) == len(found)
    assert {each.follows for each in found} <= {"", *(each.id for each in found)}
    skipped = frozenset(each.id for each in found if chance.random() < 0.3)
    return arena.fights.advance(arena.state, skipped, adjusted)


def attempt(arena: Arena, command: c.AnyCommand, chance: random.Random) -> None:
    """Give a command with the dice it needs, and check everything that must hold."""
    before = arena.state
    outcome = arena.fights.decide(before, command, Dice())
    dice = ()
    if isinstance(outcome, NeedDice):
        dice = roll(outcome.specs, chance)
        outcome = arena.fights.decide(before, command, Dice(dice))
    assert not isinstance(outcome, NeedDice)
    if isinstance(outcome, Accepted):
        for event in outcome.events:
            arena.state = arena.fights.apply(arena.state, event)
        arena.entries.append((command, dice, outcome.events))
        told = arena.fights.lines(before, "e", command, outcome.events, dice)
        readable([line for each in told for line in (each.text, *each.detail)])
    else:
        readable([outcome.reason])
    sound(before, arena.state)
    view = arena.fights.view(arena.state)
    # Damage by the GM's word asks in the midst of a phase: whatever is open is put, or "next" would
    # wait for an answer that nobody can give.
    put = {ask.id.split(":")[0] for ask in view.asks}
    if arena.state.phase is not Phase.CLOSED:
        assert {each.query.value for each in open_questions(arena.state)} <= put
    readable([view.phase, view.expected])
    readable(messages(view))
    assert msgspec.json.encode(view)


def messages(value: object) -> list[Message]:
    """Every message inside a value."""
    if isinstance(value, Message):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [
            found for name in value.__struct_fields__ for found in messages(getattr(value, name))
        ]
    if isinstance(value, tuple):
        return [found for each in value for found in messages(each)]
    return []


def readable(found: list[Message]) -> None:
    for message in found:
        shown = TEXTS.render(message)
        assert shown
        assert "{" not in shown
        assert "np." not in shown, message


def sound(before: State, state: State) -> None:
    """What must hold of every state."""
    for fighter in state.fighters:
        assert fighter.heroism >= 0
        for track in Track:
            boxes = zip(fighter.health.ticks(track), fighter.stats.capacity(track), strict=True)
            assert all(0 <= ticked <= usable for ticked, usable in boxes)
    assert len({each.name for each in state.fighters}) == len(state.fighters)
    blows = [e.strike for e in state.exchanges if e.strike] + list(state.counters)
    struck = {(each.attacker, each.victim) for each in blows}
    assert not {(victim, attacker) for attacker, victim in struck} & struck
    for pair in state.pairs:
        assert pair.a < pair.b
        one, other = state.fighter(pair.a), state.fighter(pair.b)
        assert not one.removed
        assert not other.removed
        assert one.side != other.side
    for question in state.questions:
        assert not state.fighter(question.fighter).removed
    for bond in state.bonds:
        assert state.pair(bond.holder, bond.held) is not None
        assert not state.fighter(bond.holder).removed
    for pincer in state.pincers:
        assert state.pair(pincer.victim, pincer.behind) is not None
    for fighter in state.fighters:
        assert fighter.arm.id not in fighter.gear.broken
        assert not (fighter.shield and fighter.second)
    if state.phase is Phase.BELL:
        assert state.questions == ()


def replayed(arena: Arena) -> State:
    """The state from the stored form of every event."""
    state = arena.fights.blank(arena.state.settings)
    for _, _, events in arena.entries:
        raw = msgspec.json.decode(msgspec.json.encode([msgspec.to_builtins(e) for e in events]))
        for event in arena.fights.read_events(1, raw):
            state = arena.fights.apply(state, event)
    return state


@settings(max_examples=25)
@given(st.lists(COMMANDS | st.just(None), max_size=30), SEEDS)
def test_no_sequence_of_commands_breaks_a_fight(
    rules: Rules, steps: list[c.AnyCommand | None], seed: int
) -> None:
    arena, chance = crowd(rules), random.Random(seed)
    arena.run(c.Begin())
    for step in steps:
        if step is None:
            for _ in range(5):
                go_on(arena, chance)
        else:
            attempt(arena, step, chance)
            raw = msgspec.json.decode(msgspec.json.encode(step))
            assert arena.fights.read_command(raw) == step
    assert replayed(arena) == arena.state


@settings(max_examples=8)
@given(SEEDS)
def test_played_by_its_questions_alone_a_fight_goes_on(rules: Rules, seed: int) -> None:
    arena, chance = crowd(rules), random.Random(seed)
    arena.run(c.Begin())
    for _ in range(80):
        go_on(arena, chance)
    assert arena.state.round > 1
    assert replayed(arena) == arena.state


@settings(max_examples=8)
@given(SEEDS)
def test_every_technique_and_manoeuvre_leaves_a_sound_fight(rules: Rules, seed: int) -> None:
    arena, chance = experts(rules), random.Random(seed)
    for fighter in ("a", "b", "x", "y"):
        weapons = [each.id for each in arena.one(fighter).document.weapons]
        attempt(arena, c.ChangeWeapon(fighter=fighter, weapon=chance.choice(weapons)), chance)
    for _ in range(60):
        go_on(arena, chance)
    assert replayed(arena) == arena.state


@settings(max_examples=10)
@given(SEEDS)
def test_every_sum_that_is_shown_adds_up(rules: Rules, seed: int) -> None:
    arena, chance = crowd(rules), random.Random(seed)
    arena.run(c.Begin())
    for _ in range(30):
        go_on(arena, chance)
        for exchange in arena.fights.view(arena.state).exchanges:
            for link in (*exchange.left_links, *exchange.right_links):
                if isinstance(link.breakdown, Breakdown) and isinstance(link.value, Message):
                    assert link.value.params["value"] == link.breakdown.total
