"""Making a character (IV): the steps, swaps, money, and what is wrong with one."""

from msgspec.structs import replace

from desktop.rules.message import Message, say
from desktop.rules.overrides import marked
from desktop.rules.progress import blocking
from desktop.rules.system import Edited, Problem, Refused, Severity
from desktop.rules.warhammer.armour import clashes
from desktop.rules.warhammer.arms import problems_of_hands
from desktop.rules.warhammer.document import CHARACTERISTICS, Character, Kind, Origin, Purse
from desktop.rules.warhammer.fitted import fitted
from desktop.rules.warhammer.money import PA
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables

STEPS = (
    "race",
    "profile",
    "secondary",
    "career",
    "skills",
    "talents",
    "equipment",
    "summary",
)
MISSING = frozenset(
    {
        "wh.problem.no-race",
        "wh.problem.no-dice",
        "wh.problem.no-destiny-die",
        "wh.problem.no-career",
        "wh.problem.no-skill",
        "wh.problem.no-talent",
        "wh.problem.no-money",
        "wh.problem.no-name",
    }
)
"""Keys of the problems that say that something is not chosen yet."""

DIE = 10
LEAST_ROLL, MOST_ROLL = 2, 20
SWAPPED = (2, 3, 4)
MOST_LEVEL = 3


def is_swap(swapped: dict[str, str]) -> bool:
    """Whether a swap is allowed: none, or a permutation that moves two to four values
    (WH-CREATE-SWAP)."""
    moved = {one: other for one, other in swapped.items() if one != other}
    if not moved:
        return True
    return len(moved) in SWAPPED and set(moved) == set(moved.values())


def exchanged(swapped: dict[str, str], one: str, wanted: str) -> dict[str, str]:
    """A swap once `one` takes the value of `wanted`; who took it until now takes in exchange what
    `one` had. The result may move too many values (see `is_swap`)."""
    takes = {each: swapped.get(each, each) for each in CHARACTERISTICS}
    other = next(each for each, value in takes.items() if value == wanted)
    takes[one], takes[other] = wanted, takes[one]
    return {each: value for each, value in takes.items() if each != value}


def starting_money(first: int, second: int) -> Purse:
    """The purse of two d10 (WH-CREATE-MONEY)."""
    return Purse(sous=(first + second) * PA)


def problems(tables: Tables, settings: Settings, character: Character) -> tuple[Problem, ...]:
    """What is wrong with a character; what the tables do not know is named and kept."""
    found: list[Problem] = []
    if character.kind is Kind.CHARACTER:
        found += _origin(tables, character.origin)
    found += [
        _rule("WH-WPN-TWOHANDED", "equipment", text)
        for text in problems_of_hands(tables, character)
    ]
    for clash in clashes(tables, character):
        text = say(
            "wh.problem.layers",
            zone=say(f"wh.zone.{clash.zone}"),
            first=clash.first.name,
            second=clash.second.name,
        )
        found.append(_rule("WH-ARMOUR-LAYERS", "equipment", text))
    for skill in character.skills:
        if skill.skill not in tables.skills:
            text = say("wh.problem.skill", id=skill.skill)
            found.append(_advice("WH-SKILL-BASE", "skills", text))
        elif not 1 <= skill.level <= MOST_LEVEL:
            name = tables.skills.get(skill.skill).name
            found.append(_rule("WH-SKILL-BASE", "skills", say("wh.problem.level", skill=name)))
    for piece in character.armour:
        if fitted(tables, piece) is None:
            text = say("wh.problem.piece", id=piece.piece)
            found.append(_advice("WH-ARMOUR-CATALOGUE", "equipment", text))
    return marked(found, character.overrides)


def in_creation(tables: Tables, settings: Settings, character: Character) -> tuple[Problem, ...]:
    """What is wrong, and what is not chosen yet and may stay so, in the order of the steps."""
    origin = character.origin
    open_ends = (
        (origin.destiny_die is None, "secondary", "wh.problem.no-destiny-die"),
        (not origin.career.strip(), "career", "wh.problem.no-career"),
        (not character.skills, "skills", "wh.problem.no-skill"),
        (not character.talents, "talents", "wh.problem.no-talent"),
        (not _has_money(character), "equipment", "wh.problem.no-money"),
        (not character.name.strip(), "summary", "wh.problem.no-name"),
    )
    found = [
        *problems(tables, settings, character),
        *(_advice("", step, say(key)) for is_open, step, key in open_ends if is_open),
    ]
    return tuple(sorted(found, key=lambda one: STEPS.index(one.step)))


def finished(tables: Tables, settings: Settings, character: Character) -> Edited | Refused:
    """The end of creation: no broken rule may be left unless the GM waived it."""
    left = blocking(problems(tables, settings, character))
    if left:
        reasons = tuple(problem.text for problem in left)
        return Refused(say("wh.edit.creation-blocked", count=len(left), problems=reasons))
    named = replace(character, name=character.name.strip())
    return Edited(named, say("wh.edit.created", name=named.name))


def _has_money(character: Character) -> bool:
    """Whether the first pistoles were there, be they spent since."""
    carried = (*character.weapons, *character.armour, *character.ammunition, *character.items)
    return bool(character.purse.sous or character.purse.liards or carried)


def _origin(tables: Tables, origin: Origin) -> list[Problem]:
    found: list[Problem] = []
    if origin.race not in tables.races:
        key = "wh.problem.race" if origin.race else "wh.problem.no-race"
        found.append(_rule("WH-CREATE-ELF-E", "race", say(key, id=origin.race)))
    bare = tuple(say(f"wh.c.{one}") for one in CHARACTERISTICS if one not in origin.dice)
    if bare:
        found.append(_rule("WH-CREATE-ELF-E", "profile", say("wh.problem.no-dice", names=bare)))
    for one, dice in origin.dice.items():
        if not LEAST_ROLL <= dice <= MOST_ROLL:
            text = say("wh.problem.dice", name=say(f"wh.c.{one}"), value=dice)
            found.append(_rule("WH-CREATE-ELF-E", "profile", text))
    if not is_swap(origin.swapped):
        found.append(_rule("WH-CREATE-SWAP", "profile", say("wh.problem.swap")))
    return found


def _rule(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text)


def _advice(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text, severity=Severity.ADVICE)
