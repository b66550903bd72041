"""Duels and fights (IV) as requests."""

from tests.resolve.duels import (
    DEFEND,
    attack,
    do,
    duel,
    fighter,
    hit,
    joined,
    move,
    seuil,
    turn,
    unhurt,
    weapon,
)
from tests.resolve.kit import SAID, Case, all_of, case, hero, only, total

BOTH = {"a": attack("b"), "b": attack("a")}
GUARD = {"a": attack("b"), "b": DEFEND}
STRONG, WEAK = fighter(19), fighter(6)
ARMOURED = fighter(19, armour=1)


def refused(step: int) -> dict[str, object]:
    return {"refused": {"step": step, "reason": SAID}}


def offered(option: str, allowed: bool) -> dict[str, object]:
    """Whether an option is open in the first question of a choice."""
    why = None if allowed else SAID
    return {"view": {"asks": [{"fields": [{"options": [{"value": option, "why_not": why}]}]}]}}


DUEL = [
    case(
        "DUEL-DEFINITION DUEL-SECRET-SIMULTANEOUS",
        "fight",
        {"view": {"fighters": [{"id": "a", "locked": True}, {"id": "b", "locked": False}]}},
        steps=[*joined([STRONG], [STRONG]), do("choose", fighter="a", option=1, target="b")],
    ),
    case(
        "DUEL-SECRET-SIMULTANEOUS",
        "fight",
        refused(4),
        steps=[
            *joined([STRONG], [STRONG]),
            do("choose", fighter="a", option=1, target="b"),
            do("reveal"),
        ],
    ),
    case(
        "DUEL-SECRET-SIMULTANEOUS",
        "fight",
        refused(6),
        steps=[
            *joined([STRONG], [STRONG]),
            do("choose", fighter="a", option=1, target="b"),
            do("choose", fighter="b", option=2),
            do("reveal"),
            do("choose", fighter="a", option=2),
        ],
    ),
    *(
        duel(
            "DUEL-DEFINITION COMBAT-TURN-SEQUENCE",
            STRONG,
            b,
            BOTH,
            dice,
            result,
        )
        for b, dice, result in (
            (STRONG, {"a": 13, "b": 5}, hit("b", 4)),
            (fighter(19, armour=2), {"a": 13, "b": 5}, hit("b", 2)),
            (STRONG, {"a": 5, "b": 13}, hit("a", 4)),
        )
    ),
    case("DUEL-OPTIONS-SET", "derive", {"options": only(1, 2, 3, 4, 5)}, character=hero()),
    case(
        "DUEL-OPTIONS-SET",
        "derive",
        {"options": only(1, 2, 3, 4, 5, 6)},
        character=hero("ecole-d-escrime"),
    ),
    case(
        "DUEL-OPTIONS-SET",
        "table",
        only(*({"number": number} for number in range(1, 7))),
        table="duel_options",
    ),
]

EXCHANGE = [
    duel(
        "COMBAT-SKILLS",
        fighter(12, trained="masses"),
        STRONG,
        BOTH,
        {"a": 1, "b": 1},
        seuil(12),
    ),
    duel(
        "COMBAT-SKILLS",
        fighter(12, weapons=[], fists=9),
        fighter(12, weapons=[]),
        BOTH,
        {"a": 1, "b": 1},
        seuil(9),
    ),
    duel("COMBAT-HIT-NEEDS-SUCCESS", WEAK, WEAK, BOTH, {"a": 19, "b": 7}, unhurt("a", "b")),
    duel("COMBAT-HIT-NEEDS-SUCCESS", STRONG, WEAK, BOTH, {"a": 1, "b": 13}, hit("b", 1)),
    duel(
        "COMBAT-NO-MUTUAL-HIT COMBAT-PRECISION",
        STRONG,
        STRONG,
        BOTH,
        {"a": 9, "b": 10},
        unhurt("a", "b"),
    ),
    duel(
        "COMBAT-NO-MUTUAL-HIT",
        STRONG,
        STRONG,
        BOTH,
        {"a": 13, "b": 9},
        all_of(hit("b", 4), unhurt("a")),
    ),
    *(
        duel("COMBAT-PRECISION", a, b, BOTH, dice, result)
        for a, b, dice, result in (
            (fighter(19), fighter(19, ph=2), {"a": 9, "b": 9}, hit("b", 1)),
            (fighter(19), fighter(19, ph=2, armour=1), {"a": 9, "b": 9}, unhurt("b")),
            (fighter(6), fighter(6, ph=2), {"a": 13, "b": 13}, unhurt("a", "b")),
        )
    ),
    duel("COMBAT-ATTITUDE-OFFENSIVE", fighter(12), STRONG, BOTH, {"a": 1, "b": 1}, seuil(12)),
    duel("COMBAT-ATTITUDE-OFFENSIVE", STRONG, ARMOURED, BOTH, {"a": 17, "b": 5}, hit("b", 4)),
    *(
        duel("COMBAT-ATTITUDE-DEFENSIVE", STRONG, b, GUARD, dice, result)
        for b, dice, result in (
            (ARMOURED, {"a": 13, "b": 5}, hit("b", 1)),
            (ARMOURED, {"a": 9, "b": 5}, unhurt("b")),
            (fighter(6, armour=1), {"a": 13, "b": 9}, hit("b", 3)),
        )
    ),
    *(
        duel(
            "COMBAT-COUNTER-ATTACK",
            a,
            STRONG,
            GUARD,
            dice,
            result,
            do("counter", fighter="b", target="a"),
        )
        for a, dice, result in (
            (STRONG, {"a": 1, "b": 13}, hit("a", 3)),
            (fighter(6), {"a": 19, "b": 5}, hit("a", 1)),
            (ARMOURED, {"a": 5, "b": 13}, hit("a", 2)),
        )
    ),
    *(
        duel(
            "COMBAT-COUNTER-ATTACK COMBAT-COUNTER-DISENGAGE",
            STRONG,
            STRONG,
            GUARD,
            dice,
            {"refused": {"step": 8}},
            do("counter", fighter="b", target="a"),
        )
        for dice in ({"a": 5, "b": 9}, {"a": 9, "b": 13})
    ),
    duel(
        "COMBAT-COUNTER-DISENGAGE",
        STRONG,
        STRONG,
        GUARD,
        {"a": 1, "b": 9},
        unhurt("a", "b"),
        do("counter", fighter="b", disengage=True),
    ),
    *(
        duel(
            "COMBAT-ATTITUDE-MOUVEMENT COMBAT-MOUVEMENT-SKILL",
            fighter(19, athletics=15),
            STRONG,
            {"a": move("disengage"), "b": attack("a")},
            dice,
            result,
            *after,
        )
        for dice, result, after in (
            (
                {"a": 9, "b": 5},
                all_of(unhurt("a", "b"), seuil(15)),
                [do("advantage", fighter="a", which="disengage")],
            ),
            ({"a": 5, "b": 9}, hit("a", 3), []),
        )
    ),
]


def with_weapon(trained: str, held: str, value: int, **more: object) -> dict[str, object]:
    return fighter(value, trained=trained, weapons=[weapon(held, **more)])


EXCHANGE.extend(
    case(
        "COMBAT-TURN-SEQUENCE COMBAT-INITIATIVE-FIRST-TURN",
        "duel-round",
        result,
        fighters={
            "a": {
                "side": 0,
                "character": fighter(19, initiative=14),
                "choice": attack("b"),
                "die": 13,
            },
            "b": {"side": 1, "character": STRONG, "choice": attack("a"), "die": 5},
        },
        first=first,
    )
    for first, result in ((False, hit("b", 4)), (True, {"refused": {"step": 1}}))
)

FAMILIES = [
    duel(
        "COMBAT-WEAPON-FAMILY-TRAINED",
        fighter(12, trained="haches"),
        STRONG,
        BOTH,
        {"a": 1, "b": 1},
        seuil(12),
    ),
    duel(
        "COMBAT-WEAPON-FAMILY-COMPATIBLE",
        with_weapon("lames-longues", "masses", 13),
        STRONG,
        BOTH,
        {"a": 1, "b": 1},
        seuil(13),
    ),
    case(
        "COMBAT-WEAPON-FAMILY-COMPATIBLE",
        "fight",
        refused(3),
        steps=[
            *joined([with_weapon("lames-longues", "masses", 13)], [STRONG]),
            do("choose", fighter="a", option=4, target="b"),
        ],
    ),
    case(
        "COMBAT-WEAPON-FAMILY-INCOMPATIBLE",
        "fight",
        refused(3),
        steps=[
            *joined([with_weapon("armes-de-tir", "haches", 14)], [STRONG]),
            do("choose", fighter="a", option=1, target="b", heroism=1),
        ],
    ),
    case(
        "COMBAT-WEAPON-FAMILY-INCOMPATIBLE",
        "fight",
        {"refused": None},
        steps=[
            *joined(
                [
                    {
                        **with_weapon("armes-de-tir", "haches", 14),
                        "health": {"vitality": (0, 1, 0, 0, 0)},
                    }
                ],
                [STRONG],
            ),
            do("choose", fighter="a", option=1, target="b", mordant=True),
        ],
    ),
    duel(
        "COMBAT-WEAPON-FAMILY-INCOMPATIBLE",
        with_weapon("armes-de-tir", "haches", 14),
        STRONG,
        BOTH,
        {"a": 1, "b": 1},
        seuil(6),
    ),
    *(
        case(
            "COMBAT-WEAPON-FAMILY-MATRIX",
            "families",
            {"compatible": compatible},
            one=one,
            other=other,
        )
        for one, other, compatible in (
            ("fleaux", "armes-d-estoc", True),
            ("armes-de-tir", "armes-de-jet", False),
            ("armes-a-poudre", "armes-de-tir", False),
            ("armes-de-jet", "armes-de-jet", True),
            ("haches", "armes-de-tir", False),
        )
    ),
]

EVEN = fighter(19, initiative=10)
FAST, SLOW = fighter(19, initiative=14), fighter(19, initiative=12)


def choosing(*steps: dict[str, object], a: dict[str, object], b: dict[str, object]) -> list[object]:
    return [*joined([a], [b]), *steps]


INITIATIVE = [
    case(
        "COMBAT-INITIATIVE-FIRST-TURN",
        "fight",
        result,
        steps=choosing(do("choose", fighter="b", option=1, target="a"), a=a, b=b),
    )
    for a, b, result in ((FAST, SLOW, refused(3)), (EVEN, EVEN, {"refused": None}))
] + [
    case(
        "COMBAT-INITIATIVE-FIRST-TURN",
        "fight",
        {"refused": None},
        steps=[
            *joined([FAST], [SLOW]),
            *turn(GUARD, {"a": 1, "b": 1}),
            do("bell"),
            do("choose", fighter="b", option=1, target="a"),
        ],
    ),
    case(
        "COMBAT-REACTION",
        "fight",
        {"refused": None, "owned": {"b": {"pools": {"heroism_spent": 1}}}},
        steps=[
            *joined([EVEN], [EVEN]),
            do("choose", fighter="a", option=1, target="b"),
            do("choose", fighter="b", option=1, target="a"),
            do("reveal"),
            do("react", fighter="a"),
            do("react", fighter="b", option=2),
        ],
    ),
    case(
        "COMBAT-REACTION",
        "fight",
        refused(8),
        steps=[
            *joined([EVEN], [EVEN]),
            do("choose", fighter="a", option=1, target="b"),
            do("choose", fighter="b", option=1, target="a"),
            do("reveal"),
            do("react", fighter="a", option=2),
            do("react", fighter="b"),
            do("react", fighter="a", option=1, target="b"),
        ],
    ),
    case(
        "COMBAT-REACTION",
        "fight",
        refused(12),
        steps=[
            *joined([FAST], [SLOW]),
            *turn(GUARD, {"a": 20, "b": 20}),
            do("bell"),
            do("choose", fighter="a", option=1, target="b"),
            do("choose", fighter="b", option=2),
            do("reveal"),
            do("react", fighter="a", option=2),
        ],
    ),
]


def pack(count: int, choices: dict[str, dict[str, object]], **one: object) -> list[object]:
    """One fighter (a) against several, and their choices of a turn."""
    foes = [fighter(10) for _ in range(count)]
    return [*joined([fighter(10, **one)], foes), *choices_of(choices)]


def choices_of(choices: dict[str, dict[str, object]]) -> list[dict[str, object]]:
    return [do("choose", fighter=name, **fields) for name, fields in choices.items()]


def packed(rules: str, count: int, mine: dict[str, object], value: int, **one: object) -> Case:
    """The threshold of the attackers of one fighter."""
    names = "bcd"[:count]
    choices = {"a": mine, **{name: attack("a") for name in names}}
    dice = dict.fromkeys(["a", *names], 1)
    shown = {"view": {"exchanges": [{"right_links": [{"breakdown": total(value)}]}]}}
    foes = [fighter(10) for _ in names]
    steps = [*joined([fighter(10, **one)], foes), *turn(choices, dice)]
    return case(rules, "fight", shown, steps=steps)


SEVERAL = [
    packed("OUTNUMBERED-ATTITUDES OUTNUMBERING-BONUS", 2, DEFEND, 11),
    packed("OUTNUMBERED-ATTITUDES OUTNUMBERING-BONUS", 2, attack("b"), 13),
    packed("OUTNUMBERING-BONUS", 3, DEFEND, 12),
    packed("OUTNUMBERING-BONUS", 3, attack("b"), 14),
    packed("COMBAT-VISTA", 3, {"option": 2, "vista": True}, 10),
]

SHIELDED = fighter(19, shield="targe")


def shield(rules: str, a: dict[str, object], dice: dict[str, int], result: object) -> Case:
    """B defends with a shield against A."""
    return duel(rules, a, SHIELDED, GUARD, dice, result)


SHIELD = [
    shield("SHIELD-DEFENSIVE", STRONG, {"a": 9, "b": 1}, hit("b", 1)),
    shield("SHIELD-DEFENSIVE", STRONG, {"a": 1, "b": 1}, unhurt("b")),
    duel(
        "SHIELD-DEFENSIVE",
        STRONG,
        SHIELDED,
        GUARD,
        {"a": 9, "b": 13},
        hit("a", 3),
        do("counter", fighter="b", target="a"),
    ),
]

SHIELD.extend(
    duel(
        "SHIELD-OTHER", fighter(12, shield="targe"), STRONG, choices, {"a": 1, "b": 1}, seuil(value)
    )
    for choices, value in ((BOTH, 10), ({"a": DEFEND, "b": attack("a")}, 12))
)

LONG = fighter(19, weapons=[weapon(allonge=3)])
SHORT = fighter(19, weapons=[weapon(allonge=1)])

ALLONGE = [
    *(
        case(
            "ALLONGE-SHORTER ALLONGE-START",
            "fight",
            result,
            steps=[*joined([a], [b]), do("choose", fighter="a", option=1, target="b")],
        )
        for a, b, result in (
            (SHORT, LONG, refused(3)),
            (LONG, SHORT, {"refused": None}),
        )
    ),
    case(
        "ALLONGE-SAME",
        "fight",
        {"refused": None},
        steps=[*joined([SHORT], [SHORT]), do("choose", fighter="a", option=1, target="b")],
    ),
    case(
        "ALLONGE-SHORTER",
        "fight",
        {"refused": None},
        steps=[
            *joined([SHORT], [LONG]),
            *turn({"a": move("reach", target="b"), "b": attack("a")}, {"a": 9, "b": 5}),
            do("advantage", fighter="a", which="reach", target="b"),
            do("bell"),
            do("choose", fighter="a", option=1, target="b"),
        ],
    ),
    case(
        "ALLONGE-SHORTER",
        "fight",
        {"refused": {"step": 8}},
        steps=[
            *joined([LONG], [SHORT]),
            *turn(GUARD, {"a": 1, "b": 13}),
            do("counter", fighter="b", target="a"),
        ],
    ),
    case(
        "ALLONGE-RESTORE",
        "fight",
        {"refused": {"step": 17}},
        steps=[
            *joined([SHORT], [LONG]),
            *turn({"a": move("reach", target="b"), "b": attack("a")}, {"a": 9, "b": 5}),
            do("advantage", fighter="a", which="reach", target="b"),
            do("bell"),
            *turn({"a": attack("b"), "b": move("reach", target="a")}, {"a": 1, "b": 9}),
            do("advantage", fighter="b", which="reach", target="a"),
            do("bell"),
            do("choose", fighter="a", option=1, target="b"),
        ],
    ),
    duel(
        "COMBAT-MOUVEMENT-SKILL",
        fighter(12, weapons=[weapon(allonge=1)]),
        LONG,
        {"a": move("reach", target="b"), "b": attack("a")},
        {"a": 1, "b": 5},
        seuil(12),
    ),
]

AMBUSH = [
    case(
        "GUET-APENS-TEST",
        "opposition",
        {"winner": winner},
        first={
            "roll": {"skill": "discretion"},
            "character": hero(kit={"discretion": 12}),
            "die": a,
        },
        second={
            "roll": {"skill": "perception"},
            "character": hero(kit={"perception": 12}),
            "die": b,
        },
    )
    for a, b, winner in ((9, 5, "first"), (5, 6, "status-quo"))
]

ARMOUR = [
    *(
        case(
            "ARMOUR-TABLE",
            "table",
            {"protection": points, "protection_blunt": blunt, "repair_percent": percent},
            table="armours",
            row=id,
        )
        for id, points, blunt, percent in (
            ("peau-de-cuir", 1, 0, 20),
            ("combinaison-rembourree", 1, 1, 20),
            ("coque-de-cuir-bouilli", 2, 2, 15),
            ("chemise-de-mailles", 2, 2, 15),
            ("cotte-de-mailles-rembourree", 3, 3, 1),
        )
    ),
    *(
        duel("ARMOUR-SUBTRACT", STRONG, fighter(19, armour=armour), BOTH, dice, result)
        for armour, dice, result in (
            (2, {"a": 9, "b": 1}, hit("b", 1)),
            (3, {"a": 5, "b": 1}, unhurt("b")),
            (0, {"a": 9, "b": 1}, hit("b", 3)),
        )
    ),
    *(
        case("ARMOUR-REPAIR", "repair", {"cost": cost}, armour=id, price=price, points=points)
        for id, price, points, cost in (
            ("chemise-de-mailles", 200, 1, 30),
            ("coque-de-cuir-bouilli", 80, 2, 24),
            ("cotte-de-mailles-rembourree", 10, 1, 1),
        )
    ),
    duel(
        "HEALTH-TWO-TRACKS",
        fighter(19, weapons=[], fists=19),
        fighter(19, weapons=[]),
        BOTH,
        {"a": 5, "b": 19},
        hit("b", 2, endurance=True),
    ),
]

CASES: list[Case] = [
    *DUEL,
    *EXCHANGE,
    *FAMILIES,
    *INITIATIVE,
    *SEVERAL,
    *SHIELD,
    *ALLONGE,
    *AMBUSH,
    *ARMOUR,
]
