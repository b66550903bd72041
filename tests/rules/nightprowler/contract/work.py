"""A contract played in tests: workers from a few numbers, dice typed by name, commands that must
be accepted."""

from collections.abc import Sequence

from desktop.rules.commands import Command
from desktop.rules.dice import Dice, Rolled, typed
from desktop.rules.nightprowler.contract import commands as c
from desktop.rules.nightprowler.contract.rules import NightProwlerContracts
from desktop.rules.nightprowler.contract.state import State, Worker
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.scene.events import Event
from desktop.rules.system import Accepted, NeedDice, Refused
from tests.rules.nightprowler.characters import Rules, with_kit


def burglar(*, ph: int = 4, **skills: int) -> Character:
    """Somebody with Cambriole 12 and Discrétion 16, or other values, and `ph` PH of as many."""
    return with_kit({"cambriole": 12, "discretion": 16, **skills}, adjustments={"heroism": ph - 4})


class Work:
    """A contract and its rules; every change goes through decide and apply."""

    def __init__(self, rules: Rules) -> None:
        self.rules = NightProwlerContracts(rules.tables)
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

    def roll(self, skill: str = "cambriole", **faces: int) -> None:
        """Everybody named rolls that face; whoever has said nothing yet tries that skill."""
        for who in faces:
            if self.one(who).attempt is None:
                self.run(c.Try(fighter=who, skill=skill))
        needed = self.rules.decide(self.state, c.Roll(), Dice())
        assert isinstance(needed, NeedDice)
        self.run(c.Roll(), [typed(spec, faces[spec.key.actor]) for spec in needed.specs])

    def one(self, fighter: str) -> Worker:
        return self.state.worker(fighter)

    def phase(self) -> str:
        return self.state.phase.value


def contract(
    rules: Rules,
    threshold: int = 8,
    most: int = 4,
    people: Sequence[str] = ("a",),
    skills: Sequence[str] = ("cambriole", "discretion"),
    **terms: object,
) -> Work:
    """A contract of so many people, begun."""
    work = Work(rules)
    for who in people:
        work.run(work.rules.join(who, 1, burglar(), who.upper(), ""))
    work.run(c.SetTerms(threshold=threshold, most=most, **terms))  # type: ignore[arg-type]
    for skill in skills:
        work.run(c.Announce(skill=skill))
    work.run(c.Begin())
    return work
