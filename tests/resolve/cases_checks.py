"""Rolls, Héroïsme, Crasse and progression (II.C, III) as requests."""

from tests.resolve.kit import Case, case, hero, only, total


def roll(rules: str, value: int, die: int, result: dict[str, object], **more: object) -> Case:
    """A roll at a given threshold."""
    return case(rules, "check", result, roll={"value": value, **more}, die=die)


def won(quality: int, **more: object) -> dict[str, object]:
    return {"success": True, "quality": total(quality), **more}


def lost(quality: int, **more: object) -> dict[str, object]:
    return {"success": False, "quality": total(quality), **more}


ROLLS = [
    case("DICE-D20", "table", {"de": 20}, table="constants"),
    roll("DICE-D20 CHECK-THRESHOLD", 8, 8, {"success": True, "die": 8}),
    case("TURN-LENGTH", "time", {"seconds": 30}, turns=6),
    case("TURN-LENGTH", "time", {"turns": 12}, seconds=60),
    roll("CHECK-THRESHOLD", 11, 7, {"threshold": total(8), "success": True}, difficulty=-3),
    roll("CHECK-THRESHOLD", 8, 9, {"success": False}),
    roll("CHECK-SIMPLE-ACTION", 12, 11, won(3, die=11)),
    roll("CHECK-AUTO-SUCCESS", 18, 19, {"automatic": True, "success": True}, difficulty=4),
    roll("CHECK-AUTO-SUCCESS", 20, 19, {"automatic": False, "success": True}),
    roll("CHECK-AUTO-SUCCESS", 21, 14, won(4, automatic=True)),
    roll("CHECK-AUTO-SUCCESS", 22, 20, won(5, critical=False)),
    roll("CHECK-AUTO-FAILURE", 4, 1, {"success": False, "automatic": True}, difficulty=-5),
    roll("CHECK-AUTO-FAILURE", 0, 2, lost(-5)),
    roll("CHECK-AUTO-FAILURE", 1, 1, won(1, critical=True, automatic=False)),
    *(
        case(
            "CHECK-DIFFICULTY-BANDS",
            "threshold",
            {"difficulty": name, "threshold": total(20 + modifier)},
            roll={"value": 20, "difficulty": modifier},
        )
        for modifier, name in (
            (0, ""),
            (1, "Simple"),
            (3, "Simple"),
            (5, "Routinière"),
            (9, "Facile"),
            (12, "Enfantine"),
            (13, "Immanquable"),
            (-1, "Complexe"),
            (-4, "Problématique"),
            (-9, "Ardue"),
            (-12, "Inextricable"),
            (-13, "Suicidaire"),
        )
    ),
    *(
        roll("CHECK-QUALITY-SUCCESS", 20, die, won(quality, name=name))
        for die, quality, name in (
            (1, 1, "Anecdotique"),
            (4, 1, "Anecdotique"),
            (5, 2, "Franche"),
            (8, 2, "Franche"),
            (9, 3, "Excellente"),
            (12, 3, "Excellente"),
            (13, 4, "Exceptionnelle"),
            (16, 4, "Exceptionnelle"),
            (17, 5, "Critique"),
            (19, 5, "Critique"),
        )
    ),
    *(
        roll("CHECK-QUALITY-FAILURE", 0, die, lost(quality, name=name))
        for die, quality, name in (
            (4, -5, "Critique"),
            (5, -4, "Désastreux"),
            (8, -4, "Désastreux"),
            (12, -3, "Grave"),
            (13, -2, "Franc"),
            (16, -2, "Franc"),
            (17, -1, "Bénin"),
            (19, -1, "Bénin"),
        )
    ),
    roll("CHECK-CRITICAL-SUCCESS", 7, 7, won(2, critical=True)),
    roll("CHECK-CRITICAL-SUCCESS", 13, 13, won(4, critical=True)),
    roll("CHECK-CRITICAL-SUCCESS", 13, 12, won(3, critical=False)),
    *(
        roll("CHECK-CRITICAL-FAILURE", value, 20, {"success": False, "critical": True})
        for value in (12, 20, 0)
    ),
    *(
        roll("CHECK-QUALITY-STEPS", value, die, result, qualities=[{"label": "+", "amount": steps}])
        for value, die, steps, result in (
            (20, 19, 1, won(6, name="Critique")),
            (20, 1, -1, won(0)),
            (0, 19, 1, lost(-1)),
            (0, 1, -1, lost(-5)),
        )
    ),
    *(
        case(
            "CHECK-CHARACTERISTIC",
            "check",
            {"threshold": total(seuil)},
            character=hero(points=(10, 15, 7, 8)),
            roll={"characteristic": id},
            die=1,
        )
        for id, seuil in (("cervelle", 4), ("caractere", 5), ("robustesse", 3))
    ),
    case(
        "CHECK-CHARACTERISTIC",
        "check",
        {"threshold": {"total": 3, "lines": only({"source": "NP-SKILL-DEFAULT-VALUE"})}},
        character=hero(),
        roll={"skill": "commerce"},
        die=1,
    ),
]


def facing(rules: str, first: tuple[int, int], second: tuple[int, int], winner: str) -> Case:
    """Two rolls (threshold, die) against each other."""
    sides = [{"roll": {"value": value}, "die": die} for value, die in (first, second)]
    return case(rules, "opposition", {"winner": winner}, first=sides[0], second=sides[1])


RESCUED = {**hero(kit={"acrobatie": 7}), "origins": {"race": "felis"}}
ZERO = {
    "roll": {"skill": "acrobatie", "conditions": ["athlete"]},
    "character": RESCUED,
    "die": 15,
}

COMPLEX = [
    facing("CHECK-OPPOSITION", (12, 9), (12, 5), "first"),
    facing("CHECK-OPPOSITION", (12, 5), (12, 6), "status-quo"),
    facing("CHECK-OPPOSITION", (12, 1), (0, 19), "first"),
    facing("CHECK-OPPOSITION", (0, 19), (0, 5), "status-quo"),
    case(
        "CHECK-QUALITY-ZERO",
        "opposition",
        {"winner": "second", "first": {"success": True, "quality": total(0)}},
        first=ZERO,
        second={"roll": {"value": 12}, "die": 1},
    ),
    case(
        "CHECK-QUALITY-ZERO",
        "opposition",
        {"winner": "first"},
        first=ZERO,
        second={"roll": {"value": 0}, "die": 19},
    ),
    case(
        "CHECK-COMPLEX-ACTION",
        "opposition",
        {
            "first": {
                "threshold": {
                    "total": 8,
                    "lines": [{"amount": -4, "source": "NP-CHECK-DIFFICULTY-BANDS"}],
                },
            },
            "second": won(3, critical=True),
        },
        first={"roll": {"value": 12, "difficulty": -4}, "die": 9},
        second={"roll": {"value": 10}, "die": 10},
    ),
    case(
        "CHECK-COMPLEX-ACTION",
        "threshold",
        {"difficulty": "Problématique"},
        roll={"value": 12, "difficulty": -4},
    ),
]


def left(heroism: int, of: int, **changes: object) -> dict[str, object]:
    """Somebody with so many PH left of a maximum."""
    return hero(adjustments={"heroism": of - 4}, pools={"heroism_spent": of - heroism}, **changes)


HEROISM = [
    case(
        "HEROISM-RAISE-THRESHOLD",
        "check",
        {"threshold": total(13), "heroism": 3},
        character=left(4, 4),
        roll={"value": 10, "heroism": 3},
        die=1,
    ),
    case(
        "HEROISM-RAISE-THRESHOLD",
        "check",
        {"threshold": total(21), "automatic": True, "success": True},
        character=left(4, 4),
        roll={"value": 19, "heroism": 2},
        die=19,
    ),
    *(
        case(
            "HEROISM-RECOVERY-SCENE",
            "heroism",
            {"heroism": after},
            character=left(before, 6),
            scene=True,
        )
        for before, after in ((2, 3), (6, 6))
    ),
    *(
        case(
            "HEROISM-RECOVERY-REST",
            "heroism",
            {"heroism": after},
            character=left(before, most),
            rest_hours=hours,
        )
        for before, most, hours, after in (
            (3, 8, 6, 5),
            (7, 8, 5, 8),
            (3, 8, 4, 3),
            (2, 6, 8, 3),
        )
    ),
    case(
        "PROGRESSION-PH-AWARD",
        "heroism",
        {"heroism": 3, "steps": [{"lines": [{"amount": 1, "source": "NP-PROGRESSION-PH-AWARD"}]}]},
        character=left(2, 4),
        award=1,
    ),
    *(
        case(
            "COMBAT-PH-ZERO",
            "check",
            {"threshold": total(seuil)},
            character=left(heroism, 4, kit={skill: 12}),
            roll={"skill": skill},
            die=1,
        )
        for heroism, skill, seuil in (
            (0, "combat-arme:Haches", 10),
            (0, "connaissance:Loi", 12),
            (1, "combat-arme:Haches", 12),
        )
    ),
    *(
        case(
            "COMBAT-EFFROI",
            "fear",
            {"composure": {"threshold": total(seuil)}},
            character=hero(points=(9, points, 9, 9)),
            fear="dread",
            heroism=heroism,
            die=1,
        )
        for points, heroism, seuil in ((9, 0, 4), (14, 0, 5), (9, 2, 6))
    ),
    *(
        case(
            "COMBAT-MORDANT",
            "check",
            {"threshold": total(seuil), "heroism": cost},
            character=left(2, 4, health={"vitality": [0, 0, 0, 1, 0]}),
            roll={"value": 12, "ignore_wounds": ignored},
            die=1,
        )
        for ignored, seuil, cost in ((True, 12, 1), (False, 8, 0))
    ),
]

CRASSE = [
    *(
        roll(
            "CRASSE-USES CRASSE-ONE-PER-ACTION",
            value,
            die,
            {"quality": total(quality), "crasse": 1},
            crasse=1,
            crasse_note="dans le dos",
        )
        for value, die, quality in ((12, 7, 3), (0, 9, -2))
    ),
]

CASES: list[Case] = [*ROLLS, *COMPLEX, *HEROISM, *CRASSE]
