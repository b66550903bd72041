"""Care and recovery: first aid, rest, treatments, plants, potions, PH regained (V.C, III.F.2)."""

from collections.abc import Mapping, Sequence

import msgspec

from desktop.resolve.errors import bad, naming
from desktop.resolve.nightprowler.game import Game, Operation
from desktop.resolve.plain import Value
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.health import recovery
from desktop.rules.nightprowler.health.recovery import Care, Treatment
from desktop.rules.nightprowler.health.wounds import settle
from desktop.rules.nightprowler.progression import heroism_regained as heroism


class Stabilise(Operation, frozen=True, kw_only=True, tag="first-aid"):
    """What first aid that succeeded does; roll it with `check` and `equipment` (V.C)."""

    character: Character

    def answer(self, game: Game) -> Value:
        return {"health": recovery.stabilised(self.character.health)}


class Soin(Operation, frozen=True, kw_only=True, tag="care"):
    """What the Soin roll of a line asks for, and whether it may still be infected (V.C.1)."""

    line: str
    soin: int
    outcome: Care = Care.NONE
    clean: bool = True

    def answer(self, game: Game) -> Value:
        with naming("line"):
            refused = recovery.care_refusal(game.tables, self.line, self.soin)
            risk = recovery.infection_risk(game.tables, self.line, self.outcome, self.clean)
            modifiers = recovery.care(game.tables, self.line)
        return {
            "modifiers": modifiers,
            "refused": refused,
            "surgery_refused": recovery.surgery_refusal(game.tables, self.soin),
            "infection_risk": risk,
        }


class Recover(Operation, frozen=True, kw_only=True, tag="recover"):
    """Rest: hours for Vitalité, line by line with its treatment, and minutes for Endurance
    (V.C.1, V.C.2)."""

    character: Character
    hours: int = 0
    minutes: int = 0
    treatments: dict[str, Treatment] = msgspec.field(default_factory=dict[str, Treatment])

    def answer(self, game: Game) -> Value:
        for field, value in (("hours", self.hours), ("minutes", self.minutes)):
            if value < 0:
                raise bad(field, "resolve.negative")
        treatments: Mapping[str, Treatment] = self.treatments
        for line, treatment in treatments.items():
            with naming(f"treatments.{line}"):
                recovery.row(game.tables, line)
                recovery.recovery_time(game.tables, line, treatment)
        before = self.character.health
        plan = recovery.plan(game.tables, before, treatments)
        rested = recovery.rest_vitality(game.tables, game.settings, before, self.hours, treatments)
        minutes = self.minutes + self.hours * recovery.MINUTES_PER_HOUR
        breathed = recovery.rest_endurance(game.tables, rested.health, minutes)
        return {
            "plan": plan,
            "hours_in_all": recovery.hours_in_all(game.settings, plan),
            "health": settle(game.tables, game.capacities(self.character), breathed.health),
            "erased": {
                Track.VITALITY.value: rested.erased,
                Track.ENDURANCE.value: breathed.erased,
            },
        }


class Potion(Operation, frozen=True, kw_only=True, tag="potion"):
    """A whole Vitalité line erased at once (V.C.4), and how often the aid has side effects."""

    character: Character
    aid: str
    line: str

    def answer(self, game: Game) -> Value:
        with naming("aid"):
            effect = recovery.side_effect(game.tables, self.aid)
        with naming("line"):
            game.tables.vitality_lines.get(self.line)
        with naming("aid"):
            after = recovery.potion_removes(game.tables, self.character.health, self.aid, self.line)
        return {"health": after, "side_effect": effect}


class Regain(Operation, frozen=True, kw_only=True, tag="heroism"):
    """PH after the end of a scene, a rest of whole hours, or gifts of the MJ, in this order
    (III.F.2)."""

    character: Character
    scene: bool = False
    rest_hours: int = 0
    award: int = 0

    def answer(self, game: Game) -> Value:
        derived = game.derive(self.character)
        now, most = derived.heroism, derived.heroism_max.total
        steps: list[Value] = []
        gained = [heroism.after_scene(game.tables, now, most)] if self.scene else []
        for gain in gained:
            steps.append(gain)
            now = gain.total
        if self.rest_hours:
            rested = heroism.after_rest(game.tables, now, most, self.rest_hours)
            steps.append(rested)
            now = rested.total
        if self.award:
            awarded = heroism.awarded(now, self.award)
            steps.append(awarded)
            now = awarded.total
        return {"heroism": now, "maximum": derived.heroism_max, "steps": steps}


CARE: Sequence[type[Operation]] = (Stabilise, Soin, Recover, Potion, Regain)
