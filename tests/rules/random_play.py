"""Random play of a fight through the questions of its view, as a window plays it."""

import random
from collections.abc import Callable

import msgspec

from desktop.rules.dice import Dice, roll
from desktop.rules.fightview import Ask, AskField, FightView
from desktop.rules.message import Message, Text
from desktop.rules.system import Accepted, FightRules, NeedDice, Refused
from desktop.rules.table.rules import TableRules
from desktop.rules.table.state import TableState


class Player:
    """Plays through the asks of the view; `rendered` reads a message, which must be one that the
    program knows."""

    def __init__(
        self,
        rules: FightRules,
        seed: int,
        options: msgspec.Struct,
        rendered: Callable[[Message], str],
    ) -> None:
        self.rules = TableRules(rules)
        self.state: TableState = self.rules.blank(options)
        self.journal: list[tuple[dict[str, object], list[dict[str, object]]]] = []
        self.states = [self.state]
        self._random = random.Random(seed)
        self._rendered = rendered
        self._options = options

    @property
    def fight(self) -> msgspec.Struct:
        """The state of the system's own rules."""
        return self.state.fight

    def run(self, command: msgspec.Struct) -> bool:
        """Do a command with random dice; whether it was accepted."""
        dice = Dice()
        while True:
            outcome = self.rules.decide(self.state, command, dice)
            if isinstance(outcome, Refused):
                self._rendered(outcome.reason)
                return False
            if isinstance(outcome, Accepted):
                break
            missing = dice.missing(outcome.specs)
            assert missing == outcome.specs, "a die is asked for twice"
            dice = dice.plus(roll(outcome.specs, self._random))
        for line in self.rules.lines(self.state, "e", command, outcome.events, tuple(dice)):
            self._rendered(line.text)
        for event in outcome.events:
            self.state = self.rules.apply(self.state, event)
        self.states.append(self.state)
        raw = msgspec.json.decode(msgspec.json.encode(command))
        events = [msgspec.json.decode(msgspec.json.encode(each)) for each in outcome.events]
        self.journal.append((raw, events))
        return True

    def step(self) -> None:
        """Answer something, say something, or go on."""
        view = self.rules.view(self.state)
        self.check_view(view)
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
        if field.prose:
            return self._random.choice(("", "<b>mots</b>"))
        if field.options:
            legal = [one.value for one in field.options if one.why_not is None]
            return self._random.choice(legal) if legal else ""
        return str(self._random.randint(field.least, min(field.most, field.least + 20)))

    def check_view(self, view: FightView) -> None:
        """A window can show it: unique ids, defaults that are offered, texts that exist."""
        rendered = self._rendered
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
                self._read(field.label)
                for option in field.options:
                    self._read(option.label)
                values = [one.value for one in field.options]
                assert len(values) == len(set(values))
                if values and field.default:
                    assert field.default in values, (ask.id, field.id)

    def _read(self, text: Text) -> None:
        """Names are as they are; messages must be known."""
        if isinstance(text, Message):
            self._rendered(text)

    def replays(self) -> None:
        """The journal, read anew, leads to the same state after every entry."""
        state = self.rules.blank(self._options)
        for place, (raw, events) in enumerate(self.journal):
            self.rules.read_command(raw)  # type: ignore[arg-type]
            for event in self.rules.read_events(self.rules.event_version, events):  # type: ignore[arg-type]
                state = self.rules.apply(state, event)
            assert state == self.states[place + 1]
