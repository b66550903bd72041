"""Random legal play keeps what must hold, and its journal replays."""

import random
from collections.abc import Iterator

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.dice import Dice, roll
from desktop.rules.fightview import Ask, AskField, FightView
from desktop.rules.system import Accepted, NeedDice, Refused
from desktop.rules.table.rules import TableRules
from desktop.rules.table.state import TableState
from desktop.rules.warhammer.document import Ammunition, Character, Hand
from desktop.rules.warhammer.fight import budget
from desktop.rules.warhammer.fight.rules import WarhammerFights
from desktop.rules.warhammer.fight.state import State
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import replace, soldier
from tests.rules.warhammer.people import weapon

STEPS = 60


def people() -> Iterator[tuple[str, int, Character]]:
    """Four who have something of everything."""
    both = soldier("coups-assommants", "desarmement", cc=45, a=2, arm="epee-batarde")
    yield (
        "otto",
        0,
        replace(both, weapons=(*both.weapons, weapon("bouclier", Hand.LEFT)), destiny_extra=1),
    )
    yield "karl", 1, soldier(cc=40, a=3, arm="lance")
    archer = soldier(ct=50, a=1, arm="")
    yield (
        "elke",
        0,
        replace(
            archer,
            weapons=(
                weapon("arc-simple", Hand.BOTH, ammunition="incendiaires"),
                weapon("dague", Hand.NONE),
            ),
            ammunition=(Ammunition(id="m", ammunition="incendiaires", count=3),),
        ),
    )
    yield (
        "hans",
        1,
        replace(
            soldier(ct=45, a=1, arm=""),
            weapons=(weapon("tromblon", Hand.BOTH), weapon("lasso", Hand.NONE)),
        ),
    )


class Player:
    """Plays through the asks of the view, as a window does."""

    def __init__(self, tables: Tables, seed: int, options: Settings) -> None:
        self.tables = tables
        self.rules = TableRules(WarhammerFights(tables))
        self.state: TableState = self.rules.blank(options)
        self.journal: list[tuple[dict[str, object], list[dict[str, object]]]] = []
        self.states = [self.state]
        self._random = random.Random(seed)

    @property
    def fight(self) -> State:
        fight = self.state.fight
        assert isinstance(fight, State)
        return fight

    def run(self, command: msgspec.Struct) -> bool:
        dice = Dice()
        while True:
            outcome = self.rules.decide(self.state, command, dice)
            if isinstance(outcome, Refused):
                return False
            if isinstance(outcome, Accepted):
                break
            missing = dice.missing(outcome.specs)
            assert missing == outcome.specs, "a die is asked for twice"
            dice = dice.plus(roll(outcome.specs, self._random))
        for event in outcome.events:
            self.state = self.rules.apply(self.state, event)
        self.states.append(self.state)
        raw = msgspec.json.decode(msgspec.json.encode(command))
        events = [msgspec.json.decode(msgspec.json.encode(each)) for each in outcome.events]
        self.journal.append((raw, events))
        return True

    def step(self) -> None:
        view = self.rules.view(self.state)
        check_view(view)
        asks = [ask for ask in view.asks if ask.fields]
        extras = list(view.extras) if self._random.random() < 0.05 else []
        if (asks or extras) and (view.advance is None or self._random.random() < 0.8):
            ask = self._random.choice([*asks, *extras])
            command = self.rules.answer(self.state, ask.id, self._values(ask))
            if not isinstance(command, Refused) and self.run(command):
                return
        self._advance(view)

    def _advance(self, view: FightView) -> None:
        if view.advance is None:
            return
        dice = Dice()
        found = self.rules.consequences(self.state, dice)
        while isinstance(found, NeedDice):
            dice = dice.plus(roll(found.specs, self._random))
            found = self.rules.consequences(self.state, dice)
        skipped = frozenset(each.id for each in found if self._random.random() < 0.1)
        command = self.rules.advance(self.state, skipped)
        assert not isinstance(command, Refused), command
        assert self.run(command), command

    def _values(self, ask: Ask) -> dict[str, str]:
        values: dict[str, str] = {}
        for field in ask.fields:
            shown = not field.when or any(
                values.get(one.partition("=")[0]) == one.partition("=")[2] for one in field.when
            )
            if shown and (value := self._value(field)):
                values[field.id] = value
        return values

    def _value(self, field: AskField) -> str:
        if field.prose:
            return "récit"
        if field.options:
            legal = [one.value for one in field.options if one.why_not is None]
            return self._random.choice(legal) if legal else ""
        return str(self._random.randint(field.least, min(field.most, field.least + 20)))


def check_view(view: FightView) -> None:
    """A window can show it: unique ids, defaults that are offered."""
    ids = [one.id for one in (*view.asks, *view.extras)]
    assert len(ids) == len(set(ids))
    for ask in (*view.asks, *view.extras):
        for field in ask.fields:
            values = [one.value for one in field.options]
            assert len(values) == len(set(values))
            if values and field.default:
                assert field.default in values, (ask.id, field.id)


def check(player: Player) -> None:
    """What holds after every step."""
    fight = player.fight
    for one in fight.fighters:
        marks = one.marks
        whole = budget.WHOLE * budget.attacks(player.tables, fight, one)
        assert marks.spent + marks.reserved + marks.debt <= max(whole, marks.debt) + 1
        assert marks.parried <= 1
        assert len(marks.free) == len(set(marks.free))
        for kind in set(marks.kinds) - {budget.ATTACK, budget.SHOOT, budget.FREEING}:
            assert marks.kinds.count(kind) == 1
        assert len({wound.id for wound in one.document.wounds}) == len(one.document.wounds)
        assert all(each.count >= 0 for each in one.document.ammunition)
        assert all(each.left >= 0 and each.lost >= 0 for each in one.document.weapons)
    for pair in fight.pairs:
        assert pair.a != pair.b


@given(st.integers(0, 2**32), st.booleans(), st.integers(5, STEPS))
@settings(max_examples=25, deadline=None)
def test_random_play_keeps_the_rules_and_replays(
    tables: Tables, seed: int, sudden: bool, steps: int
) -> None:
    options = Settings(options=Options(sudden_death=sudden))
    player = Player(tables, seed, options)
    for id, side, document in people():
        assert player.run(player.rules.join(id, side, document, id.title(), ""))
    assert player.run(player.rules.begin())
    for _ in range(steps):
        player.step()
        check(player)
    state = player.rules.blank(options)
    for place, (raw, events) in enumerate(player.journal):
        player.rules.read_command(raw)  # type: ignore[arg-type]
        for event in player.rules.read_events(player.rules.event_version, events):  # type: ignore[arg-type]
            state = player.rules.apply(state, event)
        assert state == player.states[place + 1]
