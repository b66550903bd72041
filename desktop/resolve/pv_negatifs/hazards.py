"""Falls, jumps, parachutes, hard ground, magic resistance."""

from collections.abc import Sequence

from desktop.resolve.errors import bad
from desktop.resolve.plain import Value
from desktop.resolve.pv_negatifs.game import D20, Count, Game, Operation, Score, known
from desktop.rules.pv_negatifs import attack, falls, jump, movement, parachute, resistance
from desktop.rules.pv_negatifs.document import Character


class Fall(Operation, frozen=True, kw_only=True, tag="fall"):
    """A fall of `height` centimetres onto a surface of the tables: `failures` before a dexterity
    roll was made, none where nobody could act; onto water `successes` of the rolls that it offers.
    `faces` are the d6, `twenties` the d20s of natural 20s (PV-FALL-DEX, PV-FALL-SAFE, PV-FALL-MULT,
    PV-FALL-SURFACE, PV-FALL-WATER, PV-FALL-20)."""

    height: Count
    surface: str = "terre"
    failures: Count | None = None
    successes: Count = 0
    faces: tuple[int, ...] = ()
    twenties: tuple[int, ...] = ()

    def answer(self, game: Game) -> Value:
        known("surface", self.surface, game.tables.surfaces)
        row = game.tables.surfaces.get(self.surface)
        tables, settings = game.tables, game.settings
        if row.success_cm:
            if self.successes > (offered := falls.water_rolls(self.height)):
                raise bad("successes", "resolve.at-most", most=offered)
            found = falls.into_water(tables, settings, self.height, row, self.successes)
        else:
            found = falls.fall(tables, settings, self.height, row, self.failures)
        faces = game.faces(self.faces, falls.DIE, "faces", found.dice)
        natural = game.twenties(self.twenties, "twenties")
        times = attack.multiplier(tables, natural) if natural else 1
        damage = None
        if len(faces) == found.dice and times is not None:
            damage = found.damage(faces, times)
        return {"fall": found, "rolls": falls.water_rolls(self.height), "damage": damage}


class Jump(Operation, frozen=True, kw_only=True, tag="jump"):
    """A long jump: its plain length by speed, and the target with `extra` cells after a run-up of
    `space` cells; catching hold after a miss by `strength` or dexterity (PV-JUMP-LENGTH,
    PV-JUMP-EXTRA, PV-JUMP-RUN, PV-JUMP-CATCH, PV-JUMP-CLIMB)."""

    speed: Count
    dexterity: Score
    strength: Score = 10
    extra: Count = 0
    space: Count = 0
    grip: str = "ordinaire"
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        known("grip", self.grip, game.tables.grips)
        tables = game.tables
        length = jump.length(tables, self.speed)
        run = jump.run_up(tables, length + self.extra, self.space)
        target = jump.target(tables, self.dexterity, min(self.extra, 10), run)
        die = game.d20(self.roll)
        best = max(self.strength, self.dexterity)
        return {
            "length": length,
            "run_up": run,
            "target": target,
            "passed": jump.passed(target.total, die),
            "catch": jump.catch_target(tables, best, self.grip),
            "climb": jump.catch_target(tables, self.strength, self.grip),
        }


class Parachute(Operation, frozen=True, kw_only=True, tag="parachute"):
    """A parachute opened by hand at `altitude` metres: attempts, the chance by the die of
    dexterity, and the fall that missing the initiative costs (PV-PARA-OPEN, PV-PARA-LOW,
    PV-PARA-LOWER, PV-PARA-DAMAGE)."""

    altitude: Count
    dexterity: Score
    die: int | None = None
    riding: Count = 0
    surprise: Count = 0
    initiative_missed: Count = 0
    percent_missed: Count = 0

    def answer(self, game: Game) -> Value:
        tables = game.tables
        die = game.roller.face(self.die, self.dexterity, "die")
        height = parachute.missed_height(tables, self.initiative_missed, self.percent_missed)
        return {
            "attempts": parachute.attempts(tables, self.altitude),
            "band": parachute.band(tables, self.altitude),
            "chance": parachute.opening(tables, die, self.riding, self.surprise),
            "height": height,
            "dice": falls.dice(tables, game.settings, height),
        }


class Terrain(Operation, frozen=True, kw_only=True, tag="terrain"):
    """Hard ground: a roll under each of `scores`, what speed is left (PV-TERRAIN-HARD,
    PV-TERRAIN-VERY, PV-TERRAIN-NOATTACK)."""

    terrain: str
    speed: Count
    scores: tuple[Score, ...]
    rolls: tuple[int, ...] = ()
    attacks: bool = True

    def answer(self, game: Game) -> Value:
        known("terrain", self.terrain, game.tables.terrains)
        targets = [
            movement.terrain_target(game.tables, self.terrain, score, attacks=self.attacks)
            for score in self.scores
        ]
        given = game.faces(self.rolls, D20, "rolls", len(targets))
        rolls = [
            game.d20(given[place] if place < len(given) else None, f"rolls[{place}]")
            for place in range(len(targets))
        ]
        passed = [roll <= target.total for roll, target in zip(rolls, targets, strict=True)]
        speed = movement.terrain_speed(game.tables, self.terrain, self.speed, passed)
        return {"targets": targets, "passed": passed, "speed": speed}


class Resistance(Operation, frozen=True, kw_only=True, tag="resistance"):
    """Magic resistance of a character against an effect of `level` from an `origin` of the tables;
    `wanted`: the player resists where he has the choice (PV-MR-LEVEL12, PV-MR-DIRECT-OWN,
    PV-MR-INDIRECT, PV-MR-SUBSTANCE, PV-MR-ITEM)."""

    character: Character
    level: Count
    origin: str = "autrui"
    wanted: bool = True
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        known("origin", self.origin, game.tables.origins)
        one = self.character
        rolled = resistance.rolls(game.tables, one, self.origin, wanted=self.wanted)
        chance = resistance.chance(game.tables, one, self.level)
        resisted = rolled and game.d100(self.roll) <= chance.total
        return {"rolled": rolled, "chance": chance, "resisted": resisted}


HAZARDS: Sequence[type[Operation]] = (Fall, Jump, Parachute, Terrain, Resistance)
