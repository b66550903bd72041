"""Random play through the questions of the view keeps what must hold, and its journal replays;
questions keep their word."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.dice import Dice, roll
from desktop.rules.fightview import Ask, AskField, FightView
from desktop.rules.pv_negatifs import below
from desktop.rules.pv_negatifs.document import Item, Proficiency
from desktop.rules.pv_negatifs.fight import commands as c
from desktop.rules.pv_negatifs.fight.rules import PvNegatifsFights
from desktop.rules.pv_negatifs.fight.state import State
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.system import Accepted, NeedDice, Refused
from desktop.rules.table.rules import TableRules
from desktop.rules.table.state import TableState
from tests.rules.honest import broken_promises
from tests.rules.pv_negatifs.desk import SYSTEM, rendered
from tests.rules.pv_negatifs.fight.arena import BITE, BOW, DAGGER, Arena, duel, soldier
from tests.rules.pv_negatifs.people import conditions, deep, mortal, reading, replace, standing

SHORT = 40


def people() -> list[tuple[str, int, msgspec.Struct]]:
    """Four who have something of everything."""
    healer = soldier(
        proficiencies=(Proficiency(id="p", skill="soins", value=9),),
        items=(Item(id="k", name="Trousse", kind="trousse"),),
        infiltrator=True,
        attacks=2,
    )
    return [
        ("ana", 0, healer),
        ("bruno", 1, soldier(hp=1, resistance=40, weapons=(BITE,))),
        ("carl", 0, soldier(hp=6, weapons=(BOW, DAGGER), body=conditions("confus"))),
        ("dora", 1, soldier(hp=-3, deep=deep(3), mortal=(mortal("jambes-pied-casse"),))),
    ]


class Player:
    """Plays through the asks of the view, as a window does."""

    def __init__(self, seed: int, options: Settings) -> None:
        self.rules = TableRules(PvNegatifsFights(SYSTEM.tables))
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
                rendered(outcome.reason)
                return False
            if isinstance(outcome, Accepted):
                break
            missing = dice.missing(outcome.specs)
            assert missing == outcome.specs, "a die is asked for twice"
            dice = dice.plus(roll(outcome.specs, self._random))
        for line in self.rules.lines(self.state, "e", command, outcome.events, tuple(dice)):
            rendered(line.text)
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
        extras = list(view.extras) if self._random.random() < 0.1 else []
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
        assert len({each.id for each in found}) == len(found)
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
        if field.options:
            legal = [one.value for one in field.options if one.why_not is None]
            return self._random.choice(legal) if legal else ""
        return str(self._random.randint(field.least, min(field.most, field.least + 20)))


def check_view(view: FightView) -> None:
    """A window can show it: unique ids, defaults that are offered, texts that exist."""
    rendered(view.phase)
    rendered(view.expected)
    ids = [one.id for one in (*view.asks, *view.extras)]
    assert len(ids) == len(set(ids))
    for one in view.fighters:
        for told in (*one.status, *one.seen):
            rendered(told)
    for ask in (*view.asks, *view.extras):
        rendered(ask.title)
        for field in ask.fields:
            values = [one.value for one in field.options]
            assert len(values) == len(set(values))
            if values and field.default:
                assert field.default in values, (ask.id, field.id)


def check(fight: State) -> None:
    """What holds after every step."""
    for one in fight.fighters:
        document = one.document
        assert below.floor(document.most) <= document.hp <= document.most
        assert 0 <= document.lost <= document.most - document.hp
        held = [each.id for each in (*document.deep, *document.mortal)]
        assert len(held) == len(set(held))
        drawn = sum(line.amount for line in document.essence.journal)
        assert document.essence.points == 100 + drawn
        if document.dead:
            assert document.body.countdown is None
        if not one.able:
            assert not any(pair.holds(one.id) for pair in fight.pairs)
    for pair in fight.pairs:
        assert pair.a != pair.b


@given(st.integers(0, 2**32), st.booleans(), st.integers(5, SHORT))
@settings(max_examples=25, deadline=None)
def test_random_play_keeps_the_rules_and_replays(seed: int, other: bool, steps: int) -> None:
    options = reading(floor="blocage", initiative="haut") if other else Settings()
    player = Player(seed, options)
    for id, side, document in people():
        assert player.run(player.rules.join(id, side, document, id.title(), ""))
    assert player.run(player.rules.begin())
    for _ in range(steps):
        player.step()
        check(player.fight)
    state = player.rules.blank(options)
    for place, (raw, events) in enumerate(player.journal):
        player.rules.read_command(raw)  # type: ignore[arg-type]
        for event in player.rules.read_events(player.rules.event_version, events):  # type: ignore[arg-type]
            state = player.rules.apply(state, event)
        assert state == player.states[place + 1]


def scenes() -> dict[str, Arena]:
    """Moments of a fight at which questions are open."""
    plain = duel(ada=soldier(), carl=soldier())
    plain.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    below_zero = duel(ana=soldier(hp=-4))
    defensive = duel(ana=soldier(hp=-4))
    defensive.run(c.TakeStand(fighter="ana", stand="defensif"))
    confused = duel(ana=soldier(body=conditions("confus")))
    blind = duel(ana=soldier(body=conditions("aveugle"), weapons=(BOW, DAGGER), infiltrator=True))
    wounded = duel(bruno=soldier(hp=2))
    wounded.attack("ana", "bruno", 15)
    wounded.settle(damage=7, mortal=5, location=46, effect=8)
    leaving = duel()
    leaving.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    leaving.run(c.Do(fighter="ana", deed="rompre"), leave_ana=5, leave_bruno=5)
    held = duel()
    held.run(c.Do(fighter="ana", deed="retenir"))
    held.turn("bruno")
    acted = duel()
    acted.attack("ana", "bruno", 3)
    dying = duel(carl=standing(soldier(hp=-6, deep=deep(6, 9)), "impotent"))
    gutted = duel(ana=soldier(mortal=(mortal("torse-eventre"),)))
    gulped = duel()
    gulped.run(c.Swallow(fighter="ana", creature="bruno", base=4))
    return {
        "plain": plain,
        "below": below_zero,
        "defensive": defensive,
        "confused": confused,
        "blind": blind,
        "wounded": wounded,
        "leaving": leaving,
        "held": held,
        "acted": acted,
        "dying": dying,
        "gutted": gutted,
        "gulped": gulped,
    }


def test_questions_keep_their_word() -> None:
    for name, arena in scenes().items():
        assert broken_promises(arena.rules, arena.state) == [], name


def test_what_is_typed_may_be_anything() -> None:
    arena = scenes()["plain"]
    for ask in (*arena.rules.view(arena.state).asks, *arena.rules.view(arena.state).extras):
        for text in ("", "x", "-", "9" * 30, "²", "-1"):
            values = {field.id: text for field in ask.fields}
            command = arena.rules.answer(arena.state, ask.id, values)
            if not isinstance(command, Refused):
                arena.rules.decide(arena.state, command, Dice())
    assert isinstance(arena.rules.answer(arena.state, "sing:ana", {}), Refused)


def test_documents_edited_between_keep_what_the_fight_owns() -> None:
    arena = scenes()["wounded"]
    now = arena.doc("bruno")
    arena.run(arena.rules.document_edited("bruno", replace(now, name="Bruno II", hp=3)))
    assert (arena.of("bruno").name, arena.doc("bruno").hp) == ("Bruno II", 3)
    assert arena.doc("bruno").mortal == now.mortal
