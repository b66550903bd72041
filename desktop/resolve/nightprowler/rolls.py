"""Rolls against a threshold, what helps them, oppositions, and fear (III)."""

from collections.abc import Sequence

import msgspec

from desktop.resolve.errors import naming
from desktop.resolve.nightprowler.game import Game, Operation
from desktop.resolve.plain import Value
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.health.recovery import Equipment, care, first_aid
from desktop.rules.nightprowler.rolls.check import (
    CheckRequest,
    CheckResult,
    burglary,
    check,
    composure,
    difficulty_name,
    threshold,
)
from desktop.rules.nightprowler.rolls.opposition import opposition
from desktop.rules.nightprowler.rolls.trait_effects import Fear, conditions, facing, fearless


class Attempt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who rolls what, and the face of the die.

    `against` is the character acted upon, whose traits count. `obstacle` is something to open
    with Cambriole, `equipment` what first aid is given with, `line` the line that Soin treats:
    each adds its modifier.
    """

    roll: CheckRequest
    character: Character = Character()
    die: int | None = None
    against: Character | None = None
    obstacle: str = ""
    equipment: Equipment | None = None
    line: str = ""

    def request(self, game: Game, place: str = "") -> CheckRequest:
        """The roll with the modifiers that the other fields stand for."""
        modifiers, qualities = self.roll.modifiers, self.roll.qualities
        if self.obstacle:
            with naming(f"{place}obstacle"):
                modifiers = (*modifiers, burglary(game.tables, self.obstacle))
        if self.equipment is not None:
            modifiers = (*modifiers, *first_aid(game.tables, self.equipment))
        if self.line:
            with naming(f"{place}line"):
                modifiers = (*modifiers, *care(game.tables, self.line))
        if self.against is not None:
            others = self.roll.difficulty + sum(line.amount for line in modifiers)
            met = facing(
                game.tables,
                game.settings,
                game.derive(self.against),
                self.roll.skill,
                others,
            )
            modifiers, qualities = (*modifiers, *met.modifiers), (*qualities, *met.qualities)
        return msgspec.structs.replace(self.roll, modifiers=modifiers, qualities=qualities)

    def rolled(self, game: Game, place: str = "") -> CheckResult:
        """What the die gives."""
        face = game.roller.face(self.die, game.faces, f"{place}die")
        request = self.request(game, place)
        with naming(f"{place}roll"):
            return check(game.tables, game.settings, game.derive(self.character), request, face)


class _OneRoll(Operation, frozen=True, kw_only=True):
    """An attempt whose fields stand in the request itself (structs have one base with fields)."""

    roll: CheckRequest
    character: Character = Character()
    die: int | None = None
    against: Character | None = None
    obstacle: str = ""
    equipment: Equipment | None = None
    line: str = ""

    @property
    def attempt(self) -> Attempt:
        named = {name: getattr(self, name) for name in Attempt.__struct_fields__}
        return Attempt(**named)


class Check(_OneRoll, frozen=True, kw_only=True, tag="check"):
    """A roll against a threshold (III.C, NP-CHECK-THRESHOLD)."""

    def answer(self, game: Game) -> Value:
        return self.attempt.rolled(game)


class Threshold(_OneRoll, frozen=True, kw_only=True, tag="threshold"):
    """The seuil de test before any die, and what its modifier is called (III.C.1)."""

    def answer(self, game: Game) -> Value:
        request = self.attempt.request(game)
        with naming("roll"):
            total = threshold(game.tables, game.settings, game.derive(self.character), request)
        name = difficulty_name(game.tables, self.roll.difficulty)
        return {"threshold": total, "difficulty": name}


class Opposition(Operation, frozen=True, kw_only=True, tag="opposition"):
    """Two rolls against each other (III.D.2, NP-CHECK-OPPOSITION)."""

    first: Attempt
    second: Attempt

    def answer(self, game: Game) -> Value:
        first = self.first.rolled(game, "first.")
        second = self.second.rolled(game, "second.")
        return {"winner": opposition(first, second), "first": first, "second": second}


class Conditions(Operation, frozen=True, kw_only=True, tag="conditions"):
    """What traits and cassure offer for a roll of a skill ("" for a characteristic)."""

    character: Character
    skill: str = ""

    def answer(self, game: Game) -> Value:
        derived = game.derive(self.character)
        return {"conditions": conditions(game.tables, game.settings, derived, self.skill)}


class Frighten(Operation, frozen=True, kw_only=True, tag="fear"):
    """The way to shrug a fear off, if there is one, and the roll that keeps one's composure
    (I.C.3, IV.B.2)."""

    character: Character
    fear: Fear
    heroism: int = 0
    die: int | None = None

    def answer(self, game: Game) -> Value:
        derived = game.derive(self.character)
        way = fearless(game.tables, derived, self.fear)
        rolled: CheckResult | None = None
        if self.die is not None or self.seed is not None:
            face = game.roller.face(self.die, game.faces, "die")
            with naming("heroism"):
                request = composure(game.settings, self.heroism)
                rolled = check(game.tables, game.settings, derived, request, face)
        return {"fearless": way, "composure": rolled}


ROLLS: Sequence[type[Operation]] = (Check, Threshold, Opposition, Conditions, Frighten)
