"""Cases on either side of a bound, told in lines and kept (see `tests.rules.outline`)."""

from collections.abc import Iterable

from desktop.rules.breakdown import start
from desktop.rules.message import say
from desktop.rules.warhammer.settings import Options, Readings, Settings
from tests.rules.outline import kept, outline

OTHER = Settings(
    readings=Readings(
        initiative_slots="moitie",
        extra_attack_defence="cumulative",
        mastery_halves="base",
        grip_bonus="tests",
        hindered_by="main-gauche",
        armour_class="exterieure",
    ),
    options=Options(liards_to_sou=4, lodged_penalty=-5),
    long_weapons=("lance",),
)
CC = start(say("wh.c.cc"), 60)
QUALITY = ("mediocre", "normale", "bonne", "exceptionnelle")
Rows = Iterable[tuple[object, object]]
"""Cases by their names, with what comes of them."""


def but(plain: object, one: object) -> str:
    """A case by what it has that the plain one has not."""
    was, now = outline(plain).splitlines(), outline(one).splitlines()
    return " / ".join(line.strip() for line in now if line not in was) or "plain"


def stay(name: str, rows: Rows) -> None:
    """Rows say what they said when they were read."""
    now = "\n".join(f"{case}: {outline(found)}" for case, found in rows)
    assert now == kept(f"warhammer-numbers-{name}", now)
