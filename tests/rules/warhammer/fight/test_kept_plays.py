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
from desktop.rules.warhammer.fight.foreseeing import WarhammerForesight
from desktop.rules.warhammer.fight.rules import WarhammerFights
from desktop.rules.warhammer.fight.state import State
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.outline import kept, outline
from tests.rules.warhammer.fight.arena import Arena
from tests.rules.warhammer.fight.by_word import BY_WORD
from tests.rules.warhammer.fight.moments import MOMENTS
from tests.rules.warhammer.fight.steps import again, start
from tests.rules.warhammer.fight.test_fight_properties import Player, people

STEPS = 50
SEEDS = 8
SETTLED = (
    *("hit", "parried", "parried-by-a-shield", "lucky", "pushed", "fumbled", "shot", "stunning"),
    *("disarming", "struck-in-armour", "blown-up", "sprayed", "shot-into-a-melee", "jumped"),
    *("burning", "getting-up", "bell", "charged-into-a-spear", "snaring"),
)
"""Moments that go on with dice."""


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
