"""A fight to try rules on: commands with the dice that they want, by purpose."""

from collections.abc import Sequence

import msgspec

from desktop.rules.dice import Dice, DieSpec, Rolled
from desktop.rules.fightview import Ask
from desktop.rules.message import Message
from desktop.rules.pv_negatifs.document import Armour, Character, Weapon
from desktop.rules.pv_negatifs.fight import commands as c
from desktop.rules.pv_negatifs.fight.rules import PvNegatifsFights
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.system import Accepted, NeedDice, Refused
from tests.rules.pv_negatifs.desk import SYSTEM, rendered
from tests.rules.pv_negatifs.people import person, replace

SWORD = Weapon(id="sword", name="Épée", sides=8)
BOW = Weapon(id="bow", name="Arc", sides=6, ranged=True)
DAGGER = Weapon(id="dagger", name="Dague", sides=4, size="tres-petite")
BITE = Weapon(id="bite", name="Morsure", sides=6, natural=True)


def soldier(hp: int = 20, most: int = 20, **fields: object) -> Character:
    """A fighter of THAC0 20 in armour class 5, with a sword."""
    fields.setdefault("weapons", (SWORD,))
    fields.setdefault("con", 12)
    fields.setdefault("sag", 12)
    one = person(hp, most, **fields)
    return replace(one, armour=Armour(worn=5), thac0=20)


class Arena:
    """A fight that is being played; initiative is 5 for everybody where nothing else is said."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.rules = PvNegatifsFights(SYSTEM.tables)
        self.state: State = self.rules.blank(settings or Settings())
        self.entries: list[
            tuple[msgspec.Struct, tuple[Rolled, ...], tuple[msgspec.Struct, ...]]
        ] = []

    def join(self, id: str, side: int, document: Character) -> None:
        self.run(c.Join(fighter=id, side=side, name=id.title(), document=document))

    def run(self, command: msgspec.Struct, **dice: int | Sequence[int]) -> list[str]:
        """Do a command; dice by purpose (with _ for -), one or several in order. What is told."""
        outcome, rolled = self._tried(command, dice)
        assert isinstance(outcome, Accepted), outcome
        lines = self.rules.lines(self.state, "e", command, outcome.events, rolled)
        told = [rendered(line.text) for line in lines]
        for line in lines:
            for detail in line.detail:
                rendered(detail)
        for event in outcome.events:
            self.state = self.rules.apply(self.state, event)
        self.entries.append((command, rolled, outcome.events))
        return told

    def refusal(self, command: msgspec.Struct, **dice: int | Sequence[int]) -> str:
        """The key of the reason why a command is refused."""
        outcome, _ = self._tried(command, dice)
        assert isinstance(outcome, Refused), outcome
        rendered(outcome.reason)
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
            for spec in outcome.specs:
                rendered(spec.label)
            given = (*given, *(self._die(spec, left) for spec in outcome.specs))

    def _die(self, spec: DieSpec, left: dict[str, list[int]]) -> Rolled:
        purpose = spec.key.purpose
        faces = left.get(f"{purpose}-{spec.key.actor}") or left.get(purpose, [])
        if not faces:
            assert purpose == "initiative", f"no die for {spec.key}"
            return Rolled(spec.key, spec.sides, 5)
        return Rolled(spec.key, spec.sides, faces.pop(0))

    def begin(self, first: str = "") -> None:
        self.run(c.Begin())
        if first:
            self.turn(first)

    def turn(self, fighter: str) -> None:
        self.run(c.TakeTurn(slot=fighter))

    def attack(
        self, fighter: str, target: str, roll: int, weapon: str = "sword", **fields: object
    ) -> list[str]:
        """The d20 of an attack; other dice by their purpose in `dice`."""
        dice = fields.pop("dice", {})
        assert isinstance(dice, dict)
        command = c.Attack(fighter=fighter, target=target, weapon=weapon, **fields)  # type: ignore[arg-type]
        return self.run(command, attack=roll, **dice)

    def settle(self, *skip: str, **dice: int | Sequence[int]) -> list[str]:
        return self.run(c.Settle(skip=skip), **dice)

    def end_round(self, **dice: int | Sequence[int]) -> None:
        """No turns are left: the bell where there is one, and the next round."""
        self.run(c.Ring())
        if self.state.phase.value == "bell":
            self.run(c.Bell(), **dice)

    def of(self, fighter: str) -> Fighter:
        return self.state.fighter(fighter)

    def doc(self, fighter: str) -> Character:
        return self.of(fighter).document

    def ask(self, id: str) -> Ask:
        """A question of the view."""
        view = self.rules.view(self.state)
        return next(one for one in (*view.asks, *view.extras) if one.id == id)

    def why(self, ask: str, field: str, value: str) -> Message | None:
        """Why an option of an ask of the view is closed."""
        options = next(one for one in self.ask(ask).fields if one.id == field).options
        return next(one for one in options if one.value == value).why_not


def duel(settings: Settings | None = None, **others: Character) -> Arena:
    """Ana (side 0) and Bruno (side 1), begun, Ana's turn; `others` are added or replace them."""
    arena = Arena(settings)
    people = {"ana": soldier(), "bruno": soldier(), **others}
    for id, document in people.items():
        arena.join(id, 0 if id in ("ana", "ada") else 1, document)
    arena.begin("ana")
    return arena
