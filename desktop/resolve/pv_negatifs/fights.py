"""Natural 20s and 1s, pushing, and whole fights."""

from collections.abc import Sequence

from desktop.resolve.plain import Value
from desktop.resolve.playing import Step, answered, play
from desktop.resolve.pv_negatifs.game import Count, Game, Operation, Score
from desktop.rules.pv_negatifs import attack, manoeuvres
from desktop.rules.pv_negatifs.document import Character, Weapon
from desktop.rules.pv_negatifs.fight.commands import AnyCommand
from desktop.rules.pv_negatifs.fight.rules import PvNegatifsFights

D6 = 6


class Natural(Operation, frozen=True, kw_only=True, tag="twenties"):
    """What d20s rolled one after another multiply `damage` by; null while the last asks for another
    (PV-NAT20, PV-NAT20-SPELL)."""

    damage: Count
    rolls: tuple[int, ...]

    def answer(self, game: Game) -> Value:
        times = attack.multiplier(game.tables, game.twenties(self.rolls, "rolls"))
        return {"times": times, "damage": None if times is None else times * self.damage}


class Mishap(Operation, frozen=True, kw_only=True, tag="mishap"):
    """The d6 of a natural 1 with a weapon (none: bare hands), the chance that it breaks, how many
    d4 of cells it flies (PV-NAT1, PV-NAT1-DROP, PV-NAT1-BREAK)."""

    weapon: Weapon | None = None
    ally: bool = False
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        row = attack.mishap(game.tables, game.roller.face(self.roll, D6, "roll"))
        flies = None if self.weapon is None else attack.flight_dice(game.tables, self.weapon)
        return {
            "outcome": attack.outcome(row, self.weapon, ally=self.ally),
            "break": attack.break_chance(game.tables, self.weapon),
            "flight_dice": flies,
        }


class Push(Operation, frozen=True, kw_only=True, tag="push"):
    """Pushing somebody by a cell for `damage`: the chance, what he must not pass to hold his
    ground, and the cells where he may go, the pusher standing in `direction` (PV-PUSH-CHANCE,
    PV-PUSH-SAVE, PV-PUSH-CELL)."""

    damage: Count
    score: Score = 10
    direction: manoeuvres.Direction = "o"

    def answer(self, game: Game) -> Value:
        return {
            "chance": manoeuvres.push_chance(game.tables, self.damage),
            "hold": manoeuvres.push_target(game.tables, self.score, self.damage),
            "cells": list(manoeuvres.push_cells(self.direction)),
        }


class Fight(Operation, frozen=True, kw_only=True, tag="fight"):
    """A fight from its first command on: join, begin, turn, stand, attack, settle, check, bell…"""

    steps: tuple[Step, ...]

    def answer(self, game: Game) -> Value:
        rules = PvNegatifsFights(game.tables)
        blank = rules.blank(game.settings)
        after = play(game.roller, rules, AnyCommand, self.steps, blank)
        owned: dict[str, Value] = {}
        for fighter, document in after.documents.items():
            live = rules.live_document(after.state, fighter, document)
            if isinstance(live, Character):
                owned[fighter] = {
                    "hp": live.hp,
                    "deep": live.deep,
                    "mortal": live.mortal,
                    "body": live.body,
                    "essence": live.essence.points,
                }
        return answered(rules, after, owned)


FIGHTS: Sequence[type[Operation]] = (Natural, Mishap, Push, Fight)
