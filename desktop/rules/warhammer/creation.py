"""Making a character (IV): dice, swaps, money, and what is wrong with one."""

import random

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.system import Problem, Severity
from desktop.rules.warhammer.armour import clashes
from desktop.rules.warhammer.arms import problems_of_hands
from desktop.rules.warhammer.document import CHARACTERISTICS, Character, Kind, Origin, Purse
from desktop.rules.warhammer.money import PA
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables

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


def rolled(generator: random.Random, character: Character) -> Character:
    """A character with everything rolled that a race rolls: 2d10 for each characteristic, the
    destiny die, 2d10 pistoles (WH-CREATE-MONEY)."""

    def two() -> int:
        return generator.randint(1, DIE) + generator.randint(1, DIE)

    origin = msgspec.structs.replace(
        character.origin,
        dice={one: two() for one in CHARACTERISTICS},
        destiny_die=generator.randint(1, DIE),
        swapped={},
    )
    return msgspec.structs.replace(character, origin=origin, purse=Purse(sous=two() * PA))


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
            found.append(Problem(rule="WH-SKILL-BASE", text=text, severity=Severity.ADVICE))
        elif not 1 <= skill.level <= MOST_LEVEL:
            name = tables.skills.get(skill.skill).name
            found.append(_rule("WH-SKILL-BASE", "skills", say("wh.problem.level", skill=name)))
    for piece in character.armour:
        if piece.piece not in tables.pieces:
            text = say("wh.problem.piece", id=piece.piece)
            found.append(Problem(rule="WH-ARMOUR-CATALOGUE", text=text, severity=Severity.ADVICE))
    return tuple(found)


def _origin(tables: Tables, origin: Origin) -> list[Problem]:
    found: list[Problem] = []
    if origin.race not in tables.races:
        key = "wh.problem.race" if origin.race else "wh.problem.no-race"
        found.append(_rule("WH-CREATE-ELF-E", "race", say(key, id=origin.race)))
    for one in CHARACTERISTICS:
        dice = origin.dice.get(one)
        if dice is None:
            text = say("wh.problem.no-dice", name=say(f"wh.c.{one}"))
            found.append(_rule("WH-CREATE-ELF-E", "profile", text))
        elif not LEAST_ROLL <= dice <= MOST_ROLL:
            text = say("wh.problem.dice", name=say(f"wh.c.{one}"), value=dice)
            found.append(_rule("WH-CREATE-ELF-E", "profile", text))
    if not is_swap(origin.swapped):
        found.append(_rule("WH-CREATE-SWAP", "profile", say("wh.problem.swap")))
    return found


def _rule(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text)
