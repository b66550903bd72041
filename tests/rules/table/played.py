"""A toy fight at a table, for the tests of its subjects."""

from desktop.rules.dice import Dice, Rolled
from desktop.rules.fightview import FightView
from desktop.rules.system import FIGHT, Accepted, NeedDice, Refused, Struct
from desktop.rules.table.rules import TableRules
from desktop.rules.table.state import TableState
from desktop.text import Catalogue
from tests.systems import TOY
from tests.toy.document import ToyCharacter, ToySettings


class Played:
    """What was decided, and the state; `turns` as in `ToySettings`. Ids are names in small."""

    def __init__(self, *names: str, turns: int = 0) -> None:
        inner = TOY.get("toy").activities[FIGHT]
        self.rules = TableRules(inner)
        self.settings = ToySettings(turns=turns)
        self.state: TableState = self.rules.blank(self.settings)
        self.events: list[Struct] = []
        self.told: list[str] = []
        self.rounds: list[int] = []
        for name in names:
            self.join(name)

    def join(self, name: str) -> None:
        self.do(self.rules.join(name.lower(), 0, ToyCharacter(name=name), name, ""))

    def do(self, command: Struct | Refused, *dice: Rolled) -> bool:
        """Do a command, with a one on every die that it wants; whether it was accepted."""
        if isinstance(command, Refused):
            return False
        outcome = self.rules.decide(self.state, command, Dice(dice))
        if isinstance(outcome, NeedDice):
            return self.do(
                command, *dice, *(Rolled(spec.key, spec.sides, 1) for spec in outcome.specs)
            )
        if isinstance(outcome, Accepted):
            before = self.rules.redacted(self.state)
            lines = self.rules.lines(before, "entry", command, outcome.events, ())
            self.told.extend(line.text.key for line in lines)
            self.rounds.extend(line.round for line in lines)
            self.events.extend(outcome.events)
            for event in outcome.events:
                self.state = self.rules.apply(self.state, event)
        return isinstance(outcome, Accepted)

    def next(self, *skipped: str) -> bool:
        return self.do(self.rules.advance(self.state, frozenset(skipped)))

    def guard(self) -> None:
        """Everybody guards, and lays open that he does."""
        for ask in self.view().asks:
            self.do(self.rules.answer(self.state, ask.id, {"action": "guard"}))
        self.next()

    def round(self) -> None:
        """One whole round in which all guard and act together."""
        self.guard()
        self.next()

    def view(self) -> FightView:
        return self.rules.view(self.rules.redacted(self.state))

    def slots(self) -> list[str]:
        return [slot.id for slot in self.view().slots]

    def turn(self) -> str:
        return next((slot.id for slot in self.view().slots if slot.current), "")

    def clocks(self) -> dict[str, int]:
        """Label and rounds left of the clocks that have not rung."""
        return {clock.label: clock.left for clock in self.view().clocks if not clock.rung}

    def rung(self) -> list[str]:
        return [clock.label for clock in self.view().clocks if clock.rung]


def every_text(texts: Catalogue, keys: list[str]) -> bool:
    """Whether a language has all these texts, but those of the toy."""
    return not [key for key in keys if not key.startswith("toy.") and texts.missing(key)]
