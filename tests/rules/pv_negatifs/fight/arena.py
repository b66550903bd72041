"""A fight to try rules on: commands with the dice that they want, by purpose."""

from collections.abc import Sequence
from typing import cast

from desktop.rules.pv_negatifs.document import Armour, Character, Weapon
from desktop.rules.pv_negatifs.fight import commands as c
from desktop.rules.pv_negatifs.fight.rules import PvNegatifsFights
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.settings import Settings
from tests.rules.arena import FightArena
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


class Arena(FightArena):
    """A fight that is being played; initiative is 5 for everybody where nothing else is said."""

    def __init__(self, settings: Settings | None = None) -> None:
        rules = PvNegatifsFights(SYSTEM.tables)
        super().__init__(rules, settings or Settings(), rendered, {"initiative": 5})

    @property
    def state(self) -> State:
        """The fight as it stands."""
        return cast("State", self.now)

    @state.setter
    def state(self, state: State) -> None:
        self.now = state

    def join(self, id: str, side: int, document: Character) -> None:
        self.run(c.Join(fighter=id, side=side, name=id.title(), document=document))

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


def duel(settings: Settings | None = None, **others: Character) -> Arena:
    """Ana (side 0) and Bruno (side 1), begun, Ana's turn; `others` are added or replace them."""
    arena = Arena(settings)
    people = {"ana": soldier(), "bruno": soldier(), **others}
    for id, document in people.items():
        arena.join(id, 0 if id in ("ana", "ada") else 1, document)
    arena.begin("ana")
    return arena
