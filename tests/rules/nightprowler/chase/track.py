"""A chase played in tests: runners from a few numbers, dice typed by name, commands that must be
accepted."""

from collections.abc import Sequence

import msgspec

from desktop.rules.commands import Command
from desktop.rules.dice import Dice, DieSpec, Rolled, typed
from desktop.rules.nightprowler.chase import commands as c
from desktop.rules.nightprowler.chase.resolving import AVOID
from desktop.rules.nightprowler.chase.rules import NightProwlerChases
from desktop.rules.nightprowler.chase.state import Runner, State
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.scene.events import Event
from desktop.rules.system import Accepted, NeedDice, Refused
from tests.rules.nightprowler.characters import Rules, with_kit

SKILLS = {
    "athletisme": 12,
    "acrobatie": 13,
    "discretion": 12,
    "perception": 9,
    "urbanisme": 11,
    "deguisement": 10,
}


def runner(*, ph: int = 6, robustesse: int = 10, **skills: int) -> Character:
    """Somebody with these skills (0: unopened) and `ph` PH of as many."""
    values = {**SKILLS, **skills}
    document = with_kit(
        {key: value for key, value in values.items() if value},
        adjustments={"heroism": ph - 4},
    )
    numbers = msgspec.structs.replace(document.characteristics, robustesse=robustesse)
    return msgspec.structs.replace(document, characteristics=numbers)


class Track:
    """A chase and its rules; every change goes through decide and apply."""

    def __init__(self, rules: Rules) -> None:
        self.rules = NightProwlerChases(rules.tables)
        self.tables = rules.tables
        self.state: State = self.rules.blank(rules.settings)
        self.entries: list[tuple[Command, tuple[Rolled, ...], tuple[Event, ...]]] = []

    def run(self, command: Command, dice: Sequence[Rolled] = ()) -> tuple[Event, ...]:
        """Give a command that must be accepted."""
        outcome = self.rules.decide(self.state, command, Dice(dice))
        assert isinstance(outcome, Accepted), outcome
        for event in outcome.events:
            self.state = self.rules.apply(self.state, event)
        self.entries.append((command, tuple(dice), outcome.events))
        return outcome.events

    def refused(self, command: Command) -> str:
        """The key of the reason why a command is refused."""
        outcome = self.rules.decide(self.state, command, Dice())
        assert isinstance(outcome, Refused), outcome
        return outcome.reason.key

    def join(self, fighter: str, side: int, document: Character, name: str = "") -> None:
        self.run(self.rules.join(fighter, side, document, name or fighter, ""))

    def choose(self, fighter: str, move: str, **more: object) -> None:
        self.run(c.Choose(fighter=fighter, move=move, **more))  # type: ignore[arg-type]

    def specs(self) -> tuple[DieSpec, ...]:
        outcome = self.rules.decide(self.state, c.Resolve(), Dice())
        return outcome.specs if isinstance(outcome, NeedDice) else ()

    def roll(self, avoid: Sequence[int] = (), **faces: int) -> tuple[Event, ...]:
        """Resolve with a face for each runner, and those that avoid citizens in order."""
        dice = [
            typed(spec, avoid[spec.key.ordinal] if spec.key.purpose == AVOID else faces[who])
            for spec in self.specs()
            for who in (spec.key.actor,)
        ]
        return self.run(c.Resolve(), dice)

    def turn(
        self, choices: dict[str, str | c.Choose], avoid: Sequence[int] = (), **faces: int
    ) -> None:
        """Choose, reveal and roll a whole turn; the next one begins if the chase goes on."""
        for fighter, move in choices.items():
            command = c.Choose(fighter=fighter, move=move) if isinstance(move, str) else move
            self.run(command)
        self.run(c.Reveal())
        self.roll(avoid, **faces)

    def set_points(self, **points: int) -> None:
        """Put points on the board as if they had been gathered."""
        runners = []
        for one in self.state.runners:
            wanted = points.get(one.id, one.points)
            score = one.score.plus("déjà", wanted - one.points)
            runners.append(msgspec.structs.replace(one, score=score))
        self.state = msgspec.structs.replace(self.state, runners=tuple(runners))

    def one(self, fighter: str) -> Runner:
        return self.state.runner(fighter)

    def points(self, fighter: str) -> int:
        return self.one(fighter).points

    def threshold(self, fighter: str) -> int:
        made = self.one(fighter).roll
        assert made is not None
        return made.result.threshold.total

    def phase(self) -> str:
        return self.state.phase.value

    def fate(self, fighter: str) -> str:
        return self.one(fighter).fate.value


def chase(
    rules: Rules,
    prey: Character | None = None,
    pursuer: Character | None = None,
    leads: tuple[str, str] = ("aucune", "aucune"),
) -> Track:
    """F, a fugitive, before P, a pursuer; begun."""
    track = Track(rules)
    track.join("f", 0, prey or runner(), "Isabeau")
    track.join("p", 1, pursuer or runner(), "Milicien")
    for fighter, lead in zip(("f", "p"), leads, strict=True):
        track.run(c.SetLead(fighter=fighter, lead=lead))
    track.run(c.Begin())
    return track
