"""Tables and characters: rows as printed, the profile, one number explained, edits, the sheet."""

from collections.abc import Sequence
from typing import cast

import msgspec

from desktop.resolve.errors import bad
from desktop.resolve.lookup import looked_up
from desktop.resolve.plain import Value
from desktop.resolve.requests import Raw, tagged
from desktop.resolve.warhammer.game import Game, Operation
from desktop.rules.progress import blocking
from desktop.rules.system import Refused
from desktop.rules.warhammer import creation
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.edits.apply import EditCommand, edit
from desktop.rules.warhammer.explain import explain
from desktop.rules.warhammer.profile import Profile as Values
from desktop.rules.warhammer.sheet.pages import sheet
from desktop.rules.warhammer.tables.tables import Tables


class Table(Operation, frozen=True, kw_only=True, tag="table"):
    """A reference table by its name, whole or one row by its id; `where` keeps the rows whose
    fields have these values."""

    table: str
    row: str = ""
    where: dict[str, str | int | bool] = msgspec.field(default_factory=dict[str, str | int | bool])

    def answer(self, game: Game) -> Value:
        # The effects are found by kind, location and value, and are rows like others here.
        if self.table == "criticals":
            found = list(game.tables.criticals.values())
            return [
                one
                for one in found
                if all(getattr(one, name, None) == value for name, value in self.where.items())
            ]
        if self.table not in Tables.__struct_fields__:
            raise bad("table", "resolve.unknown-table")
        return looked_up(getattr(game.tables, self.table), self.row, self.where)


class Profile(Operation, frozen=True, kw_only=True, tag="profile"):
    """The profile of a character: natural, with wounds and now (III, IV); `only` keeps some of
    it, by name."""

    character: Character
    only: tuple[str, ...] = ()

    def answer(self, game: Game) -> Value:
        values = game.profile(self.character)
        for place, name in enumerate(self.only):
            if name not in Values.__struct_fields__:
                raise bad(f"only[{place}]", "resolve.unknown-field", field=name)
        return {name: getattr(values, name) for name in self.only} if self.only else values


class Explain(Operation, frozen=True, kw_only=True, tag="explain"):
    """The sum behind a number of the sheet, by its path ("characteristic:cc", "skill:esquive",
    "damage:w1"…)."""

    character: Character
    number: str

    def answer(self, game: Game) -> Value:
        found = explain(game.tables, game.settings, self.character, self.number)
        if found is None:
            raise bad("number", "resolve.unknown-path")
        return found


class Problems(Operation, frozen=True, kw_only=True, tag="problems"):
    """What is wrong with a character, and whether creation could end (IV)."""

    character: Character

    def answer(self, game: Game) -> Value:
        found = creation.problems(game.tables, game.settings, self.character)
        return {"problems": found, "finishable": not blocking(found)}


class Edit(Operation, frozen=True, kw_only=True, tag="edit"):
    """Commands of the sheet, one after another, up to the first refused."""

    character: Character
    commands: tuple[Raw, ...]

    def answer(self, game: Game) -> Value:
        character = self.character
        labels: list[Value] = []
        for place, raw in enumerate(self.commands):
            command = tagged(raw, EditCommand, f"commands[{place}]")
            outcome = edit(game.tables, game.settings, character, command)
            if isinstance(outcome, Refused):
                refused: Value = {"command": place, "reason": outcome.reason}
                return {"character": character, "labels": labels, "refused": refused}
            character = cast("Character", outcome.document)
            labels.append(outcome.label)
        return {"character": character, "labels": labels, "refused": None}


class Sheet(Operation, frozen=True, kw_only=True, tag="sheet"):
    """The sheet as the page painter reads it."""

    character: Character

    def answer(self, game: Game) -> Value:
        return sheet(game.tables, game.settings, self.character)


PEOPLE: Sequence[type[Operation]] = (Table, Profile, Explain, Problems, Edit, Sheet)
