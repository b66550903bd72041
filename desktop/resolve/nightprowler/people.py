"""Characters: everything derived, what is wrong, edits, and one number explained."""

from collections.abc import Sequence
from typing import cast

from desktop.resolve.errors import bad
from desktop.resolve.nightprowler.game import Game, Operation
from desktop.resolve.plain import Value
from desktop.resolve.requests import Raw, tagged
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.character.explain import explain
from desktop.rules.nightprowler.character.skill_rules import limits, raise_price
from desktop.rules.nightprowler.creation import steps as creation
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.edits.apply import EditCommand, edit
from desktop.rules.nightprowler.sheet.pages import sheet
from desktop.rules.progress import blocking
from desktop.rules.system import Refused


class Derive(Operation, frozen=True, kw_only=True, tag="derive"):
    """Everything that follows from a character (I, II, V); `only` keeps some of it, by name."""

    character: Character
    only: tuple[str, ...] = ()

    def answer(self, game: Game) -> Value:
        derived = game.derive(self.character)
        for place, name in enumerate(self.only):
            if name not in Derived.__struct_fields__:
                raise bad(f"only[{place}]", "resolve.unknown-field", field=name)
        return {name: getattr(derived, name) for name in self.only} if self.only else derived


class Skill(Operation, frozen=True, kw_only=True, tag="skill"):
    """One skill of a character by its key, and the price of one more point from its ordinary
    price (II.B, NP-SKILL-LIMITATION)."""

    character: Character
    skill: str
    price: int = 0

    def answer(self, game: Game) -> Value:
        view = game.derive(self.character).skill(self.skill)
        if view is None and not game.tables.has_skill(self.skill):
            raise bad("skill", "resolve.unknown-path")
        sheet_causes = creation.checked(game.tables, self.character, game.settings).causes
        price = raise_price(game.tables, self.skill, self.price, limits(sheet_causes))
        return {"skill": view, "price": price}


class Explain(Operation, frozen=True, kw_only=True, tag="explain"):
    """The sum behind a number of the sheet, by its path ("skill:cambriole", "heroism"…)."""

    character: Character
    number: str

    def answer(self, game: Game) -> Value:
        found = explain(game.derive(self.character), self.number)
        if found is None:
            raise bad("number", "resolve.unknown-path")
        return found


class Problems(Operation, frozen=True, kw_only=True, tag="problems"):
    """What is wrong with a character, and whether creation could end (I)."""

    character: Character
    step: str = ""

    def answer(self, game: Game) -> Value:
        if self.step and self.step not in creation.STEPS:
            raise bad("step", "resolve.unknown-step", known=", ".join(creation.STEPS))
        found = creation.problems(game.tables, self.character, game.settings)
        return {
            "problems": [one for one in found if self.step in ("", one.step)],
            "finishable": not blocking(found),
        }


class Edit(Operation, frozen=True, kw_only=True, tag="edit"):
    """Commands of the sheet and of the wizard, one after another, up to the first refused."""

    character: Character
    commands: tuple[Raw, ...]

    def answer(self, game: Game) -> Value:
        character = self.character
        labels: list[Value] = []
        for place, raw in enumerate(self.commands):
            command = tagged(raw, EditCommand, f"commands[{place}]")
            outcome = edit(game.tables, character, game.settings, command)
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
        return sheet(game.tables, self.character, game.settings)


PEOPLE: Sequence[type[Operation]] = (Derive, Skill, Explain, Problems, Edit, Sheet)
