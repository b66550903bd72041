"""Hits, wounds, heroic rolls, and everything that a sheet's commands do."""

from collections.abc import Sequence
from functools import partial

import msgspec

from desktop.resolve.dice import Face
from desktop.resolve.editing import edited, with_dice
from desktop.resolve.errors import bad, naming
from desktop.resolve.plain import Value
from desktop.resolve.pv_negatifs.game import Count, Game, Operation, known
from desktop.resolve.requests import Raw, tagged
from desktop.rules.dice import DieSpec
from desktop.rules.pv_negatifs import below, heroic, mortal
from desktop.rules.pv_negatifs.commands.essence import RollEssence, WillingRounds
from desktop.rules.pv_negatifs.commands.health import Chance
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.edits.apply import EditCommand, edit
from desktop.rules.pv_negatifs.edits.chance import dice_needed
from desktop.rules.pv_negatifs.edits.context import Editing
from desktop.rules.pv_negatifs.edits.essence import essence_dice_needed
from desktop.rules.pv_negatifs.explain import explain


class Hits(Operation, frozen=True, kw_only=True, tag="hits"):
    """Several hits one after another: hit points, the percents of a mortal wound after each, and
    whether the floor was passed (PV-MORTAL-CHANCE, PV-MORTAL-PER-HIT, PV-NEG-FLOOR)."""

    hp: int
    most: Count
    damages: tuple[Count, ...]

    def answer(self, game: Game) -> Value:
        hits = below.series(game.settings, self.hp, self.most, self.damages)
        return {"hits": hits, "floor": below.floor(self.most)}


class Wound(Operation, frozen=True, kw_only=True, tag="wound"):
    """A mortal wound: where (Table B, by d100) and what (Tables C to F, by the die of that place);
    the row may be rolled again as the campaign reads those that the source lacks
    (PV-MORTAL-LOCATION, PV-TABLE-B)."""

    location: int | None = None
    effect: int | None = None

    def answer(self, game: Game) -> Value:
        place = mortal.location(game.tables, game.d100(self.location, "location"))
        die = game.roller.face(self.effect, place.sides, "effect")
        row = mortal.effect(game.tables, game.settings, place.id, die)
        return {"location": place, "wound": row}


class Heroic(Operation, frozen=True, kw_only=True, tag="heroic"):
    """A heroic roll of a character, with the modifier of a wound; a failure costs a deep wound
    (PV-HEROIC-ROLL, PV-HEROIC-FAIL)."""

    character: Character
    modifier: int = 0
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        one = self.character
        with naming("character"):
            target = heroic.target(game.tables, game.settings, one, self.modifier)
        die = game.d100(self.roll)
        passed = heroic.passed(target.total, (die,))
        margin = die - target.total
        deep = 0 if passed else heroic.failure_depth(game.settings, one.negatives, margin)
        return {"target": target, "roll": die, "passed": passed, "deep": deep}


class Edit(Operation, frozen=True, kw_only=True, tag="edit"):
    """A command of the sheet (damage, checks, heals, care, countdowns, days, essence…) with the
    dice that it asks for."""

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
    if isinstance(command, RollEssence | WillingRounds):
        return essence_dice_needed(editing, command)
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


class Handicaps(Operation, frozen=True, kw_only=True, tag="handicaps"):
    """What mortal wounds cost together (PV-WOUND-HANDS, PV-WOUND-LEGS, PV-WOUND-SPINE)."""

    wounds: tuple[str, ...]

    def answer(self, game: Game) -> Value:
        for place, id in enumerate(self.wounds):
            known(f"wounds[{place}]", id, game.tables.wounds)
        held = tuple(mortal.MortalWound(id=id, wound=id) for id in self.wounds)
        return mortal.handicaps(game.tables, held)


BODIES: Sequence[type[Operation]] = (Hits, Wound, Heroic, Handicaps, Edit, Explain)
