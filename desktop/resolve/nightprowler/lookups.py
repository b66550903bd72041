"""Tables as printed, and times: what needs no character."""

from collections.abc import Sequence

import msgspec

from desktop.resolve.errors import bad, naming
from desktop.resolve.lookup import looked_up
from desktop.resolve.nightprowler.covered import COVERED
from desktop.resolve.nightprowler.game import Game, Operation
from desktop.resolve.plain import Value
from desktop.rules.nightprowler.rolls.check import seconds, turns
from desktop.rules.nightprowler.tables.tables import Tables


class Table(Operation, frozen=True, kw_only=True, tag="table"):
    """A reference table by its name, whole or one row by its id; `where` keeps the rows whose
    fields have these values."""

    table: str
    row: str = ""
    where: dict[str, str | int | bool] = msgspec.field(default_factory=dict[str, str | int | bool])

    def answer(self, game: Game) -> Value:
        if self.table not in Tables.__dataclass_fields__:
            raise bad("table", "resolve.unknown-table")
        return looked_up(getattr(game.tables, self.table), self.row, self.where)


class Families(Operation, frozen=True, kw_only=True, tag="families"):
    """Whether two weapon families are compatible (IV.B.1, NP-COMBAT-WEAPON-FAMILY-MATRIX)."""

    one: str
    other: str

    def answer(self, game: Game) -> Value:
        for field, family in (("one", self.one), ("other", self.other)):
            with naming(field):
                game.tables.weapon_family(family)
        return {"compatible": game.tables.compatible(self.one, self.other)}


class Time(Operation, frozen=True, kw_only=True, tag="time"):
    """How long turns last, or how many whole turns fit in seconds (III.B, NP-TURN-LENGTH)."""

    turns: int = 0
    seconds: int = 0

    def answer(self, game: Game) -> Value:
        for field, value in (("turns", self.turns), ("seconds", self.seconds)):
            if value < 0:
                raise bad(field, "resolve.negative")
        return {
            "seconds": seconds(game.tables, self.turns) + self.seconds,
            "turns": self.turns + turns(game.tables, self.seconds),
        }


class Rules(Operation, frozen=True, kw_only=True, tag="rules"):
    """Which operations answer for a rule of the inventory, or for every rule ("")."""

    rule: str = ""

    def answer(self, game: Game) -> Value:
        by_rule: dict[str, list[str]] = {}
        for op, rules in COVERED.items():
            for rule in rules:
                by_rule.setdefault(rule, []).append(op)
        if not self.rule:
            return by_rule
        if self.rule not in by_rule:
            raise bad("rule", "resolve.unknown-rule")
        return {self.rule: by_rule[self.rule]}


LOOKUPS: Sequence[type[Operation]] = (Table, Families, Time, Rules)
