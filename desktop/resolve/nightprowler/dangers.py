"""Falls, fire and asphyxia, each from its dice to the boxes that it ticks (VI.C)."""

from collections.abc import Sequence

import msgspec

from desktop.resolve.errors import bad, naming
from desktop.resolve.nightprowler.game import Game, Operation, check_turns
from desktop.resolve.plain import Value
from desktop.rules.nightprowler.dangers import hazards
from desktop.rules.nightprowler.dangers.hazards import Effort, Ground
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.health.wounds import asphyxia_sequela
from desktop.rules.nightprowler.rolls.check import CheckRequest, CheckResult, check

GROUNDS = {"soft": Ground.SOFT, "ordinary": Ground.ORDINARY, "hard": Ground.HARD}


class Fall(Operation, frozen=True, kw_only=True, tag="fall"):
    """A fall of so many metres (VI.C.1).

    `acrobatics` rolls Acrobatie at its price; without it the die is read for the quality of the
    failure. `pay` spends the PH that may be offered instead of lines.
    """

    character: Character
    metres: int
    ground: str = "ordinary"
    acrobatics: bool = False
    roll: CheckRequest = CheckRequest(skill="acrobatie")
    die: int | None = None
    pay: bool = False

    def answer(self, game: Game) -> Value:
        if self.metres < 0:
            raise bad("metres", "resolve.negative")
        if self.ground not in GROUNDS:
            raise bad("ground", "resolve.unknown-step", known=", ".join(GROUNDS))
        tables, settings = game.tables, game.settings
        derived = game.derive(self.character)
        row = hazards.fall_row(tables, self.metres)
        left = derived.heroism
        rolled: CheckResult | int | None = None
        if self.acrobatics:
            if reason := hazards.roll_refusal(tables, self.metres, left):
                return {"refused": reason}
            left -= row.acrobatics_ph if row else 0
            face = game.roller.face(self.die, game.faces, "die")
            after_price = msgspec.structs.replace(derived, heroism=left)
            with naming("roll"):
                rolled = check(tables, settings, after_price, self.roll, face)
            left -= rolled.heroism
        elif row is not None and not row.deadly and settings.readings.fall_without_roll == "de":
            rolled = game.roller.face(self.die, game.faces, "die")
        landing = hazards.land(tables, settings, self.metres, rolled, left, GROUNDS[self.ground])
        if self.pay and not landing.heroism_instead:
            raise bad("pay", "resolve.not-offered")
        amount = 0 if self.pay else landing.lines.total
        crashed = hazards.crash(
            tables, settings, game.capacities(self.character), self.character.health, amount
        )
        return {
            "row": row,
            "required_quality": hazards.required_quality(tables, settings, row) if row else 0,
            "rolled": rolled if isinstance(rolled, CheckResult) else None,
            "landing": landing,
            "heroism": left - (landing.heroism_instead if self.pay else 0),
            "wounded": crashed,
        }


class Fire(Operation, frozen=True, kw_only=True, tag="fire"):
    """Turns in a fire of this intensity (VI.C.2)."""

    character: Character
    intensity: int
    turns: int = 1

    def answer(self, game: Game) -> Value:
        check_turns("turns", self.turns)
        capacities = game.capacities(self.character)
        now = self.character.health
        told: list[Value] = []
        for _ in range(self.turns):
            with naming("intensity"):
                wounded = hazards.burn(game.tables, game.settings, capacities, now, self.intensity)
            now = wounded.health
            told.append(wounded)
        return {"health": now, "turns": told}


class Asphyxia(Operation, frozen=True, kw_only=True, tag="asphyxia"):
    """Turns without air (VI.C.3), from the first that breath is held.

    `dice` are those of the rolls to resist the urge to breathe, in order; a failed one inhales.
    """

    character: Character
    turns: int
    effort: Effort = Effort.STILL
    dice: tuple[int, ...] = ()

    def answer(self, game: Game) -> Value:
        check_turns("turns", self.turns)
        tables, settings = game.tables, game.settings
        derived = game.derive(self.character)
        capacities = game.capacities(self.character)
        strength = derived.characteristics["robustesse"].total
        breath = hazards.breath(tables, strength, self.effort)
        now = self.character.health
        told: list[Value] = []
        asked = 0
        for turn in range(breath.total + 1, self.turns + 1):
            suffocated = hazards.suffocate(tables, settings, capacities, now)
            now = suffocated.wounded.health
            step: dict[str, Value] = {"turn": turn, "wounded": suffocated.wounded}
            if suffocated.resist:
                given = self.dice[asked] if asked < len(self.dice) else None
                face = game.roller.face(given, game.faces, f"dice[{asked}]")
                asked += 1
                resisted = check(tables, settings, derived, hazards.resist_breathing(), face)
                step["resisted"] = resisted
                if not resisted.success:
                    inhaled = hazards.inhale(tables, settings, capacities, now)
                    now = inhaled.health
                    step["inhaled"] = inhaled
            told.append(step)
        if asked < len(self.dice):
            raise bad(f"dice[{asked}]", "resolve.die-unused")
        mortal = now.vitality[-1] - self.character.health.vitality[-1]
        return {
            "breath": breath,
            "wounds_due": hazards.suffocations(tables, strength, self.effort, self.turns),
            "turns": told,
            "health": now,
            "sequela": asphyxia_sequela(tables, mortal) if mortal else None,
        }


DANGERS: Sequence[type[Operation]] = (Fall, Fire, Asphyxia)
