"""What the tests of HARP's scenes share: people of the library, and dice that are typed."""

from collections.abc import Callable
from typing import cast

import pytest

from desktop.rules.harp.document import (
    Ailment,
    Character,
    Resistance,
    Skill,
    Vision,
    Wound,
)
from desktop.rules.registry import Registry
from desktop.ui.context import Context
from desktop.ui.scenes.harp.chain import ChainField
from tests.systems import HARP
from tests.ui.scenes.hands import write

#: A bonus of +55 in locks (ranks 30, Agilité 9, Intuition 6, tools 10).
NYNYVE = Character(
    name="Nynyve",
    scores={"agilite": 93, "intuition": 78, "force": 83},
    most=40,
    hp=40,
    vision=Vision(kind="nuit"),
    skills=(
        Skill(id="c", skill="crochetage-pieges", ranks=6, equipment=10),
        Skill(id="d", skill="dissimulation", ranks=6),
        Skill(id="b", skill="baratin", ranks=1),
    ),
)
#: Somebody who sees little, and resists with his body.
ORC = Character(
    name="L’orc",
    most=50,
    hp=50,
    resistances={"corps": Resistance(total=40), "esprit": Resistance(total=10)},
    skills=(Skill(id="x", skill="perception", ranks=4),),
)
HURT = Wound(id="w", name="Entaille", penalty=-10)
LEPER = Ailment(id="l", disease="lepre", days=12)


@pytest.fixture
def registry() -> Registry:
    return HARP


@pytest.fixture
def keep(context: Context) -> Callable[[Character], str]:
    """Puts a character into the library; his id."""

    def put(character: Character) -> str:
        identity, _ = context.library.characters.create("harp", character, "test")
        return identity

    return put


@pytest.fixture
def stored(context: Context) -> Callable[[str], Character]:
    """A character as the library holds him."""

    def read(identity: str) -> Character:
        return cast("Character", context.library.characters.get(identity).document)

    return read


@pytest.fixture
def nynyve(keep: Callable[[Character], str]) -> str:
    return keep(NYNYVE)


@pytest.fixture
def orc(keep: Callable[[Character], str], nynyve: str) -> str:
    return keep(ORC)


def throw(chain: ChainField, *faces: int) -> None:
    """Type the throws of a roll, one after another."""
    for place, face in enumerate(faces):
        write(chain.dice[place].stops()[0], str(face))
