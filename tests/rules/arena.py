"""A fight to try rules on: commands with the dice that they want, by purpose."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from desktop.rules.dice import Dice, DieSpec, Rolled
from desktop.rules.fightview import Ask
from desktop.rules.message import Message
from desktop.rules.system import Accepted, FightRules, NeedDice, Refused

Faces = int | Sequence[int]


class FightArena:
    """A fight that is being played; `usual` are the faces of dice of which nothing is said,
    `rendered` reads a message, which must be one that the program knows."""

    def __init__(
        self,
        rules: FightRules,
        settings: msgspec.Struct,
        rendered: Callable[[Message], str],
        usual: Mapping[str, int],
    ) -> None:
        self.rules = rules
        self.now: msgspec.Struct = rules.blank(settings)
        self.entries: list[
            tuple[msgspec.Struct, tuple[Rolled, ...], tuple[msgspec.Struct, ...]]
        ] = []
        self._rendered = rendered
        self._usual = usual

    def run(self, command: msgspec.Struct, **dice: Faces) -> list[str]:
        """Do a command; dice by purpose (with _ for -), one or several in order. What is told."""
        outcome, rolled = self._tried(command, dice)
        assert isinstance(outcome, Accepted), outcome
        lines = self.rules.lines(self.now, "e", command, outcome.events, rolled)
        told = [self._rendered(line.text) for line in lines]
        for line in lines:
            for detail in line.detail:
                self._rendered(detail)
        for event in outcome.events:
            self.now = self.rules.apply(self.now, event)
        self.entries.append((command, rolled, outcome.events))
        return told

    def refusal(self, command: msgspec.Struct, **dice: Faces) -> str:
        """The key of the reason why a command is refused."""
        outcome, _ = self._tried(command, dice)
        assert isinstance(outcome, Refused), outcome
        self._rendered(outcome.reason)
        return outcome.reason.key

    def _tried(
        self, command: msgspec.Struct, dice: dict[str, Faces]
    ) -> tuple[Accepted | Refused, tuple[Rolled, ...]]:
        left = {
            name.replace("_", "-"): list(faces) if isinstance(faces, Sequence) else [faces]
            for name, faces in dice.items()
        }
        given: tuple[Rolled, ...] = ()
        while True:
            outcome = self.rules.decide(self.now, command, Dice(given))
            if not isinstance(outcome, NeedDice):
                assert not any(left.values()), f"dice left: {left}"
                return outcome, given
            for spec in outcome.specs:
                self._rendered(spec.label)
            given = (*given, *(self._die(spec, left) for spec in outcome.specs))

    def _die(self, spec: DieSpec, left: dict[str, list[int]]) -> Rolled:
        purpose = spec.key.purpose
        faces = left.get(f"{purpose}-{spec.key.actor}") or left.get(purpose, [])
        if not faces:
            assert purpose in self._usual, f"no die for {spec.key}"
            return Rolled(spec.key, spec.sides, self._usual[purpose])
        return Rolled(spec.key, spec.sides, faces.pop(0))

    def ask(self, id: str) -> Ask:
        """A question of the view."""
        view = self.rules.view(self.now)
        return next(one for one in (*view.asks, *view.extras) if one.id == id)

    def asked(self) -> list[str]:
        """The ids of the questions of the moment, those that anybody may answer left out."""
        return [one.id for one in self.rules.view(self.now).asks]

    def why(self, ask: str, field: str, value: str) -> Message | None:
        """Why an option of an ask of the view is closed."""
        options = next(one for one in self.ask(ask).fields if one.id == field).options
        return next(one for one in options if one.value == value).why_not
