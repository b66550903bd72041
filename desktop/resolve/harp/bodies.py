"""Sight, wounds, healing, death, and everything that a sheet's commands do."""

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Annotated

import msgspec

from desktop.resolve.dice import Face
from desktop.resolve.editing import edited, with_dice
from desktop.resolve.errors import bad
from desktop.resolve.harp.game import Count, Game, Operation
from desktop.resolve.plain import Value
from desktop.resolve.requests import Raw, tagged
from desktop.rules.dice import DieSpec
from desktop.rules.harp import death, diseases, vision, wounds
from desktop.rules.harp.commands.health import Chance
from desktop.rules.harp.document import Character, Vision
from desktop.rules.harp.edits.apply import EditCommand, edit
from desktop.rules.harp.edits.chance import dice_needed
from desktop.rules.harp.edits.context import Editing
from desktop.rules.harp.explain import explain
from desktop.rules.harp.sheet import words
from desktop.rules.harp.vision import Place

CENTIMETRES = 100


class Seeing(Operation, frozen=True, kw_only=True, tag="sight"):
    """How far somebody sees, clearly and dimly, in a place with a light of `radius` metres, and
    what a thing at `distance` costs Perception; centimetres, null for no end, or for not seen
    (HARP-VISION-TYPES, HARP-VISION-INDISTINCT, HARP-VN-LIGHT, HARP-VDNUIT-LIGHT,
    HARP-VDN-LIGHT)."""

    vision: Vision = Vision()
    place: Place
    radius: Count = 0
    distance: Count | None = None

    def answer(self, game: Game) -> Value:
        seen = vision.sight(game.tables, self.vision, self.place, self.radius)
        malus = None
        if self.distance is not None:
            metres = Fraction(self.distance, CENTIMETRES)
            malus = vision.perception(game.tables, self.vision, seen, metres)
        return {
            "clear": _centimetres(seen.clear),
            "dim": _centimetres(seen.dim),
            "colours": seen.colours,
            "malus": malus,
        }


def _centimetres(metres: Fraction | None) -> int | None:
    return None if metres is None else int(metres * CENTIMETRES)


class WoundLevel(Operation, frozen=True, kw_only=True, tag="severity"):
    """The level of wounds by their worst criterion, null for somebody unhurt: `lost` hit points of
    `most`, bleeding each round, penalties, broken bones and damaged organs (HARP-WOUND-LIGHT,
    HARP-WOUND-MEDIUM, HARP-WOUND-SEVERE, HARP-WOUND-WORST)."""

    lost: Count = 0
    most: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1
    bleeding: Count = 0
    penalty: Annotated[int, msgspec.Meta(ge=-1_000_000, le=0)] = 0
    structures: Count = 0

    def answer(self, game: Game) -> Value:
        part = Fraction(self.lost * wounds.PERCENT, self.most)
        return wounds.severity_of(game.tables, part, self.bleeding, self.penalty, self.structures)


class Standing(Operation, frozen=True, kw_only=True, tag="state"):
    """How a character is: his state, the level of his wounds, bleeding, what he may still do, the
    rounds of the dying (HARP-WOUND-AGGREGATE, HARP-UNCONSCIOUS, HARP-DYING, HARP-DYING-ROUNDS,
    HARP-STABLE, HARP-DECAY-ZERO)."""

    character: Character

    def answer(self, game: Game) -> Value:
        tables, settings, one = game.tables, game.settings, self.character
        penalty = explain(tables, settings, one, "penalty")
        return {
            "state": death.state(tables, settings, one),
            "words": words.state_words(tables, settings, one),
            "severity": wounds.severity(tables, settings, one),
            "bleeding": diseases.bleeding(tables, one),
            "still": diseases.still(tables, one),
            "penalty": penalty,
            "constitution": death.constitution(tables, settings, one),
            "rounds_to_live": death.rounds_to_live(tables, settings, one),
        }


class Healing(Operation, frozen=True, kw_only=True, tag="healing"):
    """Natural healing: hit points of so many `hours` of full rest, and the Tirage de Guérison with
    the Bonus column of `care`; `days` is null where the campaign's table says nothing
    (HARP-HEAL-HP, HARP-HEAL-HP-LOW, HARP-HEAL-BLEED, HARP-HEAL-ROLL, HARP-HEAL-CARER)."""

    character: Character
    hours: Count = 8
    care: int = 0
    throws: tuple[int, ...] = ()

    def answer(self, game: Game) -> Value:
        tables, settings, one = game.tables, game.settings, self.character
        total = wounds.healing_roll(tables, settings, one, game.chain(self.throws), self.care)
        level = wounds.severity(tables, settings, one)
        days = None if level is None else wounds.days_needed(settings, total.total, level)
        points = wounds.recovered(tables, settings, one, self.hours)
        return {"points": points, "roll": total, "severity": level, "days": days}


class Edit(Operation, frozen=True, kw_only=True, tag="edit"):
    """A command of the sheet (manoeuvres, wounds, diseases and poisons, rest, care, rounds, death,
    decay…) with the dice that it asks for."""

    character: Character
    command: Raw
    dice: tuple[Face, ...] = ()

    def answer(self, game: Game) -> Value:
        command = tagged(self.command, EditCommand, "command")
        editing = Editing(game.tables, game.settings, self.character)
        tray = game.roller.tray(self.dice, "dice")
        command = with_dice(tray, command, partial(_wanted, editing))
        return edited(self.character, edit(game.tables, game.settings, self.character, command))


def _wanted(editing: Editing, command: msgspec.Struct) -> tuple[DieSpec, ...]:
    return dice_needed(editing, command) if isinstance(command, Chance) else ()


class Explain(Operation, frozen=True, kw_only=True, tag="explain"):
    """The sum behind a number of the sheet by its path."""

    character: Character
    number: str

    def answer(self, game: Game) -> Value:
        found = explain(game.tables, game.settings, self.character, self.number)
        if found is None:
            raise bad("number", "resolve.unknown-path")
        return found


BODIES: Sequence[type[Operation]] = (Seeing, WoundLevel, Standing, Healing, Edit, Explain)
