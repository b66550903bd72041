"""What comes of the questions of a fight of Warhammer, word for word; read once and kept (see
`tests.rules.outline`).

Questions are answered as they propose, and at random; what may be foreseen is told beside.
"""

import random
from collections.abc import Iterator, Mapping

import msgspec
import pytest

from desktop.rules.dice import Dice, roll
from desktop.rules.fightview import Ask
from desktop.rules.system import NeedDice, Refused
from desktop.rules.warhammer.arms import IMPROVISED
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.foreseeing import WarhammerForesight
from desktop.rules.warhammer.fight.parts import Place
from desktop.rules.warhammer.fight.rules import WarhammerFights
from desktop.rules.warhammer.fight.state import State
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.outline import kept, outline
from tests.rules.warhammer.fight.arena import Arena
from tests.rules.warhammer.fight.moments import MOMENTS
from tests.rules.warhammer.fight.steps import SPEAR, SWORD, again, start
from tests.rules.warhammer.fight.test_fight_properties import Player, people

STEPS = 50
SEEDS = 8
SETTLED = (
    *("hit", "parried", "parried-by-a-shield", "lucky", "pushed", "fumbled", "shot", "stunning"),
    *("disarming", "struck-in-armour", "blown-up", "sprayed", "shot-into-a-melee", "jumped"),
    *("burning", "getting-up", "bell", "charged-into-a-spear", "snaring"),
)
"""Moments that go on with dice."""
ALL = (("otto", False), ("karl", True), ("hans", False))
BY_WORD: tuple[tuple[str, msgspec.Struct], ...] = (
    *(
        ("told", c.Sweep(targets=ALL, damage=each, kind="pugilat", zone="corps"))
        for each in (1, 7, 12)
    ),
    *(
        ("told", c.Sweep(targets=ALL, damage=9, kind="projectiles", zone="tete", armour=each))
        for each in (False, True)
    ),
    ("foe-dead", c.Sweep(targets=ALL, damage=5, kind="pugilat", zone="corps")),
    *(("hurt", c.Side(fighter="otto", wound="d", side=each)) for each in ("droite", "gauche", "")),
    ("hurt", c.Side(fighter="otto", wound="a", side="droite")),
    ("hurt", c.Care(fighter="otto", wound="a")),
    ("hurt", c.Remove(fighter="otto", reason="emporté")),
    ("maimed", c.Side(fighter="otto", wound="a", side="gauche")),
    *(("dying", c.Destiny(fighter="otto", wound="w", spent=each)) for each in (False, True)),
    ("dead-and-spent", c.Destiny(fighter="otto", wound="w")),
    ("paralysed", c.Destiny(fighter="otto", wound="w")),
    ("postures", c.Prepare(fighter="otto", posture="suicidaire", parry=True)),
    ("postures", c.Prepare(fighter="nobody", posture="normale")),
    ("half", c.Prepare(fighter="otto", posture="normale")),
    ("half", c.Ring()),
    ("long-task", c.Ring()),
    ("last", c.Ring()),
    ("mounted", c.Condition(fighter="otto", what="mounted", on=False, reason="désarçonné")),
    ("snared", c.Condition(fighter="karl", what="captured", on=False)),
    *(
        ("snared", c.Act(fighter="karl", action=each, target="otto"))
        for each in ("se-liberer", "attaquer")
    ),
    *(
        ("dropped", c.Do(fighter="otto", action="prendre", weapon=each, hand=hand))
        for each in ("w-dague-rangee", "w-arc-simple-rangee", IMPROVISED, "rien")
        for hand in ("droite", "gauche", "deux", "pied")
    ),
    *(
        ("one-handed", c.Do(fighter="otto", action="prendre", weapon=IMPROVISED, hand=each))
        for each in ("droite", "gauche")
    ),
    *(
        ("crossbow", c.Do(fighter="otto", action="recharger-une-arme", weapon=each))
        for each in ("w-arbalete-a-levier-deux", "rien")
    ),
    ("reloading", c.Do(fighter="otto", action="recharger-une-arme", weapon="w-tromblon-deux")),
    *(("told", c.Do(fighter="otto", action="sauter", halves=each)) for each in (0, 1, 2, 3)),
    *(("free", c.Do(fighter="otto", action=each)) for each in ("se-positionner", "autres")),
    *(
        ("told", c.CorrectPool(fighter="otto", pool=each, value=1, reason="une faveur"))
        for each in ("destiny", "fortune")
    ),
    ("two-pistols", c.Act(fighter="otto", action="tirer", target="karl", arm="w-pistolet-droite")),
    *(
        (
            "archer",
            c.Act(
                fighter="otto",
                action="tirer",
                target="karl",
                arm="w-arc-simple-deux",
                place=Place(metres=each),
            ),
        )
        for each in (12, 13, 36, 48, 49)
    ),
    *(
        (
            "free",
            c.Act(
                fighter="otto", action="charger", target="karl", arm=SWORD, place=Place(metres=each)
            ),
        )
        for each in (7, 8, 24, 25)
    ),
    ("met-by-the-ready", c.Defend(fighter="karl", reply="parer", guard="rien")),
    ("met-by-the-ready", c.Defend(fighter="karl", reply="esquiver")),
    *(("hit", c.Aim(fighter="otto", zone=each, mental=True)) for each in ("", "jambes", "queue")),
    *(
        ("walks", c.Strike(fighter="karl", target="otto", made=each, arm=SPEAR))
        for each in (False, True)
    ),
    ("walks", c.Strike(fighter="hans", target="otto", made=True)),
    ("charged", c.Strike(fighter="karl", target="otto", made=True, arm="")),
    ("walks", c.Remove(fighter="otto")),
    ("walks", c.Remove(fighter="karl")),
    ("hit", c.Remove(fighter="karl")),
    ("weakened", c.Close()),
    ("stunned", c.Close()),
)
"""What somebody says at a moment, each once."""


def come_to(
    rules: WarhammerFights, state: State, command: msgspec.Struct, generator: random.Random
) -> Iterator[str]:
    """What a command does in a state: why it is refused, or the words of the journal."""
    yield outline(command)
    dice = Dice()
    while isinstance(outcome := rules.decide(state, command, dice), NeedDice):
        dice = dice.plus(roll(outcome.specs, generator))
    if isinstance(outcome, Refused):
        yield f"refused {outline(outcome.reason)}"
        return
    if len(dice):
        yield f"dice {[(one.key.purpose, one.key.actor, one.value) for one in dice]}"
    for line in rules.lines(state, "e", command, outcome.events, tuple(dice)):
        yield from (f"* {part}" for part in outline((line.text, *line.detail)).splitlines())
    after = state
    for event in outcome.events:
        after = rules.apply(after, event)
    yield from differences(state, after)


def differences(before: State, after: State) -> Iterator[str]:
    """Which marks, and which parts of documents, a command changed."""
    for one in before.fighters:
        now = after.find(one.id)
        if now is None or now == one:
            continue
        for was, parts in ((one.marks, now.marks), (one.document, now.document)):
            for name in was.__struct_fields__:
                part = getattr(parts, name)
                if part != getattr(was, name):
                    yield f"  {one.id} {name} {' / '.join(outline(part).splitlines())}"


def proposed(ask: Ask) -> Mapping[str, str]:
    """What stands there; the last legal option, or the most, where nothing does."""
    values: dict[str, str] = {}
    for field in ask.fields:
        legal = [option.value for option in field.options if option.why_not is None]
        most = legal[-1] if legal else "" if field.options or field.prose else str(field.most)
        values[field.id] = field.default or most
    return values


def other(ask: Ask) -> Mapping[str, str]:
    """The last option of all, legal or not, or the least."""
    return {
        field.id: field.options[-1].value if field.options else str(field.least)
        for field in ask.fields
    }


def test_what_answers_come_to_at_each_moment(tables: Tables) -> None:
    begun = start(tables)
    seen: set[bytes] = set()
    told: list[str] = []
    for name, moment in MOMENTS.items():
        arena = again(begun)
        moment(arena)
        told.append(f"== {name}")
        view = arena.rules.view(arena.state)
        commands = [arena.rules.advance(arena.state)]
        for ask in (*view.asks, *view.extras):
            commands += [
                arena.rules.answer(arena.state, ask.id, values)
                for values in (proposed(ask), other(ask))
            ]
        for command in commands:
            what = msgspec.json.encode(command)
            if isinstance(command, Refused):
                told.append(f"no command {outline(command.reason)}")
            elif what not in seen:
                seen.add(what)
                told += come_to(arena.rules, arena.state, command, random.Random(name))
    now = "\n".join(told)
    assert now == kept("warhammer-answers", now)


def test_what_is_foreseen_at_each_moment(tables: Tables) -> None:
    begun, foresight = start(tables), WarhammerForesight(tables)
    told: list[str] = []
    before = list[str]()
    for name, moment in MOMENTS.items():
        arena = again(begun)
        moment(arena)
        lines = list(foreseen(foresight, arena))
        told += [f"== {name}", *(line for line in lines if line not in before)]
        before = before or lines
    now = "\n".join(told)
    assert now == kept("warhammer-foreseen", now)


def foreseen(foresight: WarhammerForesight, arena: Arena) -> Iterator[str]:
    state = arena.state
    muster = arena.rules.muster(state)
    yield f"seats {[(one.id, one.score, one.out, one.gone) for one in muster.seats]}"
    yield f"turn {muster.turns} {muster.turn!r} {muster.acting} {muster.stage.value}"
    yield f"standing {foresight.standing(state)} {foresight.people(state)}"
    for one in state.fighters:
        yield f"{one.id} against {foresight.opponents(state, one.id)}"
        yield f"{one.id} has {outline(foresight.pools(state, one.id))}"
    for left, right in (("otto", "karl"), ("elke", "hans"), ("karl", "otto")):
        duel = foresight.duel(state, left, right)
        for ways in (duel.left_ways, duel.right_ways):
            yield f"{left} > {right} {[(each.value, outline(each.label)) for each in ways]}"
    found, dice, generator = arena.rules.consequences(state, Dice()), Dice(), random.Random(4)
    while isinstance(found, NeedDice):
        dice = dice.plus(roll(found.specs, generator))
        found = arena.rules.consequences(state, dice)
    yield from (f"follows {outline(each)}" for each in found)


def test_what_blows_and_bells_come_to(tables: Tables) -> None:
    """The same moment goes on with other dice each time."""
    begun = start(tables)
    told: list[str] = []
    for name in SETTLED:
        arena = again(begun)
        MOMENTS[name](arena)
        command = arena.rules.advance(arena.state)
        for seed in range(SEEDS):
            told += [f"== {name} {seed}"]
            told += come_to(arena.rules, arena.state, command, random.Random(seed))
    now = "\n".join(told)
    assert now == kept("warhammer-settled", now)


def test_what_is_refused_or_done_by_word(tables: Tables) -> None:
    begun = start(tables)
    told: list[str] = []
    for name, command in BY_WORD:
        arena = again(begun)
        MOMENTS[name](arena)
        told += [f"== {name}", *come_to(arena.rules, arena.state, command, random.Random(3))]
    now = "\n".join(told)
    assert now == kept("warhammer-by-word", now)


@pytest.mark.parametrize("seed", range(3))
def test_what_random_plays_come_to(tables: Tables, seed: int) -> None:
    """Fights played through their questions at random, in each state what was done and told."""
    options = Settings(options=Options(sudden_death=seed == 1, cc_penalties_spread=seed == 2))
    player = Player(tables, seed, options)
    for id, side, document in people():
        assert player.run(player.rules.join(id, side, document, id.title(), ""))
    assert player.run(player.rules.begin())
    told: list[str] = []
    for _ in range(STEPS):
        before, since = player.state, len(player.journal)
        player.step()
        for raw, events in player.journal[since:]:
            command = player.rules.read_command(raw)  # type: ignore[arg-type]
            read = player.rules.read_events(player.rules.event_version, events)  # type: ignore[arg-type]
            told.append(outline(command))
            for line in player.rules.lines(before, "e", command, read, ()):
                told += [f"* {part}" for part in outline((line.text, *line.detail)).splitlines()]
    now = "\n".join(told)
    assert now == kept(f"warhammer-random-{seed}", now)
