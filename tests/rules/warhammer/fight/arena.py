"""A fight to try rules on: commands with the dice that they want, checked as a journal would."""

from collections.abc import Sequence

import msgspec

from desktop.rules.dice import Dice, DieSpec, Rolled
from desktop.rules.message import Message
from desktop.rules.system import Accepted, NeedDice, Refused
from desktop.rules.warhammer.document import Character, Hand
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.parts import Marks
from desktop.rules.warhammer.fight.rules import WarhammerFights
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.people import person, weapon

replace = msgspec.structs.replace


def soldier(*talents: str, arm: str = "epee", **values: int) -> Character:
    """A fighter with one weapon in the right hand, mastered."""
    one = person(*talents, **values)  # type: ignore[arg-type]
    hand = Hand.BOTH if arm in ("lance", "hallebarde") else Hand.RIGHT
    return replace(one, weapons=(weapon(arm, hand),)) if arm else one


class Arena:
    """A fight that is being played. Dice are named by their purpose; initiative is made up, 10 on
    each d20, and so are the dice of critical effects, 1 on each: their tests pass."""

    def __init__(self, tables: Tables, settings: Settings | None = None) -> None:
        self.tables = tables
        self.rules = WarhammerFights(tables)
        self.state: State = self.rules.blank(settings or Settings())
        self.entries: list[
            tuple[msgspec.Struct, tuple[Rolled, ...], tuple[msgspec.Struct, ...]]
        ] = []

    def join(self, id: str, side: int, document: Character, character: str = "") -> None:
        self.run(
            c.Join(fighter=id, side=side, name=id.title(), document=document, character=character)
        )

    def run(self, command: msgspec.Struct, **dice: int | Sequence[int]) -> None:
        """Do a command; dice by purpose (with _ for -), one or several in order."""
        outcome, rolled = self._tried(command, dice)
        assert isinstance(outcome, Accepted), outcome
        for event in outcome.events:
            self.state = self.rules.apply(self.state, event)
        self.entries.append((command, rolled, outcome.events))

    def refusal(self, command: msgspec.Struct, **dice: int | Sequence[int]) -> str:
        """The key of the reason why a command is refused."""
        outcome, _ = self._tried(command, dice)
        assert isinstance(outcome, Refused), outcome
        return outcome.reason.key

    def _tried(
        self, command: msgspec.Struct, dice: dict[str, int | Sequence[int]]
    ) -> tuple[Accepted | Refused, tuple[Rolled, ...]]:
        left = {
            name.replace("_", "-"): list(faces) if isinstance(faces, Sequence) else [faces]
            for name, faces in dice.items()
        }
        given: tuple[Rolled, ...] = ()
        while True:
            outcome = self.rules.decide(self.state, command, Dice(given))
            if not isinstance(outcome, NeedDice):
                assert not any(left.values()), f"dice left: {left}"
                return outcome, given
            given = (*given, *(self._die(spec, left) for spec in outcome.specs))

    def _die(self, spec: DieSpec, left: dict[str, list[int]]) -> Rolled:
        purpose = spec.key.purpose
        faces = left.get(purpose, [])
        if not faces:
            quiet = purpose == "initiative" or purpose.startswith("critical-")
            assert quiet, f"no die for {spec.key}"
            return Rolled(spec.key, spec.sides, 10 if purpose == "initiative" else 1)
        return Rolled(spec.key, spec.sides, faces.pop(0))

    def begin(self, *slots: str) -> None:
        """Begin, and take the turn of the first of `slots`, if any."""
        self.run(c.Begin())
        for slot in slots:
            self.run(c.TakeTurn(slot=slot))

    def turn(self, slot: str) -> None:
        self.run(c.TakeTurn(slot=slot))

    def act(self, fighter: str, action: str, target: str = "", **dice: int | Sequence[int]) -> None:
        one = self.of(fighter)
        held = next((each.id for each in one.document.weapons if each.hand is not Hand.NONE), "")
        self.run(c.Act(fighter=fighter, action=action, target=target, arm=held), **dice)

    def defend(self, fighter: str, reply: str, **dice: int | Sequence[int]) -> None:
        self.run(c.Defend(fighter=fighter, reply=reply), **dice)

    def settle(self, *skip: str, **dice: int | Sequence[int]) -> None:
        self.run(c.Settle(skip=skip), **dice)

    def end_round(self, **dice: int | Sequence[int]) -> None:
        """No turns are left: the bell where there is one, and the next round."""
        self.run(c.Ring())
        if self.state.phase.value == "bell":
            self.run(c.Bell(), **dice)

    def of(self, fighter: str) -> Fighter:
        return self.state.fighter(fighter)

    def marks(self, fighter: str) -> Marks:
        return self.of(fighter).marks

    def why(self, ask: str, field: str, value: str) -> Message | None:
        """Why an option of an ask of the view is closed."""
        view = self.rules.view(self.state)
        asked = next(one for one in (*view.asks, *view.extras) if one.id == ask)
        options = next(one for one in asked.fields if one.id == field).options
        return next(one for one in options if one.value == value).why_not
