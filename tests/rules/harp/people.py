"""Characters for tests, and the shipped rules that they live by."""

from collections.abc import Sequence

from desktop import paths
from desktop.rules.breakdown import Breakdown, start
from desktop.rules.dice import Dice, DieKey, Rolled
from desktop.rules.harp import manoeuvre, rolls
from desktop.rules.harp.document import Ailment, Character, Skill, Wound
from desktop.rules.harp.manoeuvre import Modifier, Score
from desktop.rules.harp.rolls import Chain
from desktop.rules.harp.settings import shipped
from desktop.rules.harp.tables.load import load
from desktop.rules.message import say
from desktop.rules.telling import Roller

TABLES = load(paths.tables_root())
SETTINGS = shipped(TABLES)
NUMBERS = TABLES.manoeuvres.numbers

#: Scores whose bonuses are those of the source's example (+9 and +6).
JURGIS = Character(name="Jurgis", scores={"agilite": 93, "intuition": 78})
LOCKS = Skill(id="c", skill="crochetage-pieges", ranks=6, equipment=10)


def own(bonus: int) -> Breakdown:
    """A bonus as a whole."""
    return start("BTC", bonus)


def chain(*throws: int) -> Chain:
    """An open-ended roll of these throws; what does not belong to it is left lying."""
    return rolls.roll(NUMBERS, dice(throw=throws), "throw", say("harp.die.again"), is_open=True)


def score(throws: Sequence[int], bonus: int = 0, *modifiers: int, zone: int | None = None) -> Score:
    """A manoeuvre that was rolled."""
    changes = [Modifier(f"m{place}", amount) for place, amount in enumerate(modifiers)]
    return manoeuvre.score(TABLES, SETTINGS, chain(*throws), own(bonus), changes, zone=zone)


def total_of(total: int) -> Score:
    """A manoeuvre whose final score is `total`, from a throw that means nothing."""
    return score([50], total - 50)


def dice(**faces: int | tuple[int, ...]) -> Roller:
    """Dice of one actor by purpose, hyphens written as underscores."""
    rolled: list[Rolled] = []
    for purpose, shown in faces.items():
        several = shown if isinstance(shown, tuple) else (shown,)
        for place, face in enumerate(several):
            key = DieKey(purpose.replace("_", "-"), "self", place)
            rolled += [Rolled(key, sides, face) for sides in SIDES[purpose]]
    return Roller(Dice(rolled), "self")


SIDES = {
    "fit": (100,),
    "fit_minutes": (10,),
    "limb": (100,),
    "loss": (10,),
    "part": (10,),
    "fever": (10,),
    "coma": (10,),
    "death": (10,),
    "throw": (100,),
}
"""The faces of the dice that ailments ask for."""


def person(**fields: object) -> Character:
    """Somebody of forty hit points and a Constitution of 45 (bonus −2)."""
    plain: dict[str, object] = {
        "name": "Ana",
        "scores": {"constitution": 45},
        "most": 40,
        "hp": 40,
        **fields,
    }
    return Character(**plain)  # pyright: ignore[reportArgumentType]


def wound(**fields: object) -> Wound:
    plain: dict[str, object] = {"id": "w", "name": "Entaille", **fields}
    return Wound(**plain)  # pyright: ignore[reportArgumentType]


def ill(disease: str, **fields: object) -> Ailment:
    plain: dict[str, object] = {"id": "a", "disease": disease, **fields}
    return Ailment(**plain)  # pyright: ignore[reportArgumentType]
