"""Fights of HARP | TdM to try rules on."""

from typing import cast

from msgspec.structs import replace

from desktop.rules.harp.document import Character, Guard, Skill, Weapon
from desktop.rules.harp.fight import commands as c
from desktop.rules.harp.fight.rules import HarpFights
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.settings import Settings
from tests.rules.arena import FightArena
from tests.rules.harp.desk import SETTINGS, SYSTEM, rendered
from tests.rules.harp.people import person

SWORD = Weapon(id="sword", name="Épée", bonus=60, fumble=3, critical="taille")
CLUB = Weapon(id="club", name="Massue", bonus=40, fumble=6, size="enorme", critical="contusion")
NEEDLE = Weapon(id="needle", name="Aiguille", bonus=30, fumble=2, size="minuscule")


def soldier(hp: int = 40, **fields: object) -> Character:
    """A fighter of 40 hit points, a Constitution of 45, a BD of 10 and a sword of BO 60."""
    fields.setdefault("weapons", (SWORD, CLUB, NEEDLE))
    fields.setdefault("guard", Guard(armour=10))
    return person(hp=hp, **fields)


def skilled(*skills: str, ranks: int = 8, **fields: object) -> Character:
    """A soldier who learnt skills of the tables, under the ids s1, s2…"""
    learnt = tuple(
        Skill(id=f"s{place}", skill=one, ranks=ranks) for place, one in enumerate(skills, start=1)
    )
    return replace(soldier(), skills=learnt, **fields)


class Arena(FightArena):
    """A fight that is being played; dice of initiative show 5 where nothing else is said."""

    def __init__(self, settings: Settings = SETTINGS) -> None:
        super().__init__(HarpFights(SYSTEM.tables), settings, rendered, {"initiative": 5})

    @property
    def state(self) -> State:
        """The fight as it stands."""
        return cast("State", self.now)

    def join(self, id: str, side: int, document: Character) -> None:
        self.run(c.Join(fighter=id, side=side, name=id.title(), document=document))

    def begin(self, first: str = "") -> None:
        self.run(c.Begin())
        if first:
            self.turn(first)

    def turn(self, fighter: str) -> None:
        self.run(c.TakeTurn(slot=fighter))

    def attack(
        self, fighter: str, target: str, *throws: int, weapon: str = "sword", **fields: object
    ) -> list[str]:
        """An attack with the throws of its chain."""
        command = c.Attack(fighter=fighter, target=target, weapon=weapon, **fields)  # type: ignore[arg-type]
        return self.run(command, attack=throws)

    def result(self, fighter: str, **fields: object) -> list[str]:
        """What the GM reads."""
        return self.run(c.Result(fighter=fighter, **fields))  # type: ignore[arg-type]

    def try_(self, fighter: str, skill: str, *throws: int, **fields: object) -> list[str]:
        """A manoeuvre with the throws of its chain."""
        command = c.Try(fighter=fighter, skill=skill, **fields)  # type: ignore[arg-type]
        return self.run(command, manoeuvre=throws)

    def end_round(self, *skip: str) -> list[str]:
        """No turns are left: the bell where there is one, and the next round."""
        told = self.run(c.Ring())
        if self.state.phase.value == "bell":
            told += self.run(c.Bell(skip=skip))
        return told

    def of(self, fighter: str) -> Fighter:
        return self.state.fighter(fighter)

    def doc(self, fighter: str) -> Character:
        return self.of(fighter).document


def duel(settings: Settings = SETTINGS, **others: Character) -> Arena:
    """Ana (side 0) and Bruno (side 1), begun, Ana's turn; `others` are added or replace them."""
    arena = Arena(settings)
    people = {"ana": soldier(), "bruno": soldier(), **others}
    for id, document in people.items():
        arena.join(id, 0 if id in ("ana", "ada") else 1, document)
    arena.begin("ana")
    return arena
