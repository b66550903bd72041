"""Chases and contracts (VI.A, VI.B) as requests."""

from collections.abc import Mapping

from tests.resolve.duels import do
from tests.resolve.kit import SAID, Case, Count, case, hero, only, total

LEADS = {"aucune": 0, "petite": 4, "grande": 8, "enorme": 12}
SIZES = {
    "minime": (2, 4),
    "petite": (4, 8),
    "moyenne": (6, 12),
    "grande": (8, 16),
    "enorme": (12, 20),
}

TABLES = [
    case("CONTRACT-EXAMPLES", "table", Count(19), table="contract_examples"),
    *(
        case(
            "CONTRACT-EXAMPLES",
            "table",
            {"max_rolls": rolls, "threshold": threshold},
            table="contract_sizes",
            row=size,
        )
        for size, (rolls, threshold) in SIZES.items()
    ),
    *(
        case("CHASE-LEAD-DESCRIPTIONS", "table", {"bonus": bonus}, table="chase_leads", row=lead)
        for lead, bonus in LEADS.items()
    ),
]


def runner(ph: int = 6, points: int = 9, **kit: int) -> dict[str, object]:
    """Somebody who runs at 19 unless said otherwise, with `ph` PH."""
    skills = {"athletisme": 19, "acrobatie": 19, **kit}
    return hero(kit=skills, points=(points,) * 4, adjustments={"heroism": ph - 4})


def chased(
    fugitive: Mapping[str, object],
    pursuer: Mapping[str, object],
    leads: Mapping[str, str],
) -> list[dict[str, object]]:
    return [
        do("join", fighter="a", side=0, name="a", document=fugitive),
        do("join", fighter="b", side=1, name="b", document=pursuer),
        *(do("set-lead", fighter=who, lead=lead) for who, lead in leads.items()),
        do("begin"),
    ]


def ran(moves: Mapping[str, str], dice: Mapping[str, int]) -> list[dict[str, object]]:
    """A turn: both choose, both roll."""
    chosen = [do("choose", fighter=who, move=move) for who, move in moves.items()]
    return [*chosen, do("reveal"), do("resolve", dice)]


def chase(
    rules: str,
    result: object,
    a: str = "foncer",
    b: str = "foncer",
    dice: tuple[int, int] = (1, 1),
    *after: Mapping[str, object],
    who: Mapping[str, object] | None = None,
    by: Mapping[str, object] | None = None,
    leads: Mapping[str, str] | None = None,
    settings: Mapping[str, object] | None = None,
) -> Case:
    """One turn of a fugitive (a) and a pursuer (b)."""
    steps = [
        *chased(who or runner(), by or runner(), leads or {}),
        *ran({"a": a, "b": b}, {"a": dice[0], "b": dice[1]}),
        *after,
    ]
    more = {"settings": dict(settings)} if settings else {}
    return case(rules, "chase", result, steps=steps, **more)


def points(a: int, b: int) -> dict[str, object]:
    return {
        "refused": None,
        "view": {"fighters": [{"id": "a", "score": a}, {"id": "b", "score": b}]},
    }


def seuils(a: int, b: int) -> dict[str, object]:
    """The thresholds of both rolls."""
    links = [{"left_links": [{"breakdown": total(a)}], "right_links": [{"breakdown": total(b)}]}]
    return {"view": {"exchanges": links}}


def left(who: str, heroism_spent: int) -> dict[str, object]:
    return {"owned": {who: {"pools": {"heroism_spent": heroism_spent}}}}


def stage(name: str) -> dict[str, object]:
    return {"view": {"stage": name}}


TURNS = [
    chase("CHASE-SKILLS CHASE-FONCER", seuils(12, 19), who=runner(athletisme=12)),
    chase("CHASE-FONCER CHASE-TURN", points(3, 1), dice=(10, 1), who=runner(athletisme=12)),
    chase(
        "CHASE-FONCER",
        seuils(4, 19),
        who=hero(kit={"acrobatie": 12}, points=(12, 12, 12, 12)),
    ),
    chase("CHASE-SKILLS", seuils(10, 19), "roule-boule", who=runner(acrobatie=10, athletisme=15)),
    chase("CHASE-TURN", points(8, 3), dice=(13, 9), leads={"a": "petite"}),
    chase("CHASE-TURN", points(4, 1), dice=(20, 1), leads={"a": "petite"}),
    chase(
        "CHASE-TURN",
        points(-1, 1),
        dice=(20, 1),
        leads={"a": "petite"},
        settings={"readings": {"chase_subtract_failures": True}},
    ),
    chase(
        "CHASE-GOAL",
        {**points(16, 1), **stage("running")},
        dice=(13, 1),
        leads={"a": "enorme"},
    ),
    chase(
        "CHASE-GOAL CHASE-LEAD CHASE-SWITCH-TO-COMBAT",
        {"view": {"stage": "closed", "sequel": None, "fighters": [{"id": "a", "score": 17}]}},
        dice=(17, 1),
        leads={"a": "enorme"},
    ),
    chase(
        "CHASE-GOAL CHASE-SWITCH-TO-COMBAT",
        {"view": {"sequel": {"kind": "fight"}, "fighters": [{"id": "b", "score": 18}]}},
        b="roule-boule",
        dice=(1, 17),
        leads={"b": "enorme"},
    ),
    chase(
        "CHASE-SIMULTANEOUS-FINISH",
        {"view": {"sequel": {"kind": "fight"}}},
        b="roule-boule",
        dice=(17, 17),
        leads={"a": "enorme", "b": "enorme"},
    ),
    chase(
        "CHASE-SIMULTANEOUS-FINISH",
        {**points(17, 17), **stage("running")},
        dice=(17, 17),
        leads={"a": "enorme", "b": "enorme"},
    ),
    *(
        case(
            "CHASE-LEAD",
            "chase",
            points(a, b),
            steps=chased(runner(), runner(), leads),
        )
        for leads, a, b in (
            ({"a": "grande"}, 8, 0),
            ({"b": "petite"}, 0, 4),
            ({"a": "enorme", "b": "aucune"}, 12, 0),
        )
    ),
]

OPTIONS = (
    [
        case(
            "CHASE-OPTIONS CHASE-CITY-KNOWLEDGE",
            "chase",
            result,
            steps=[
                *chased(runner(ph, points_), runner(), {}),
                do("choose", fighter="a", move="connaissance-de-la-ville"),
            ],
        )
        for ph, points_, result in (
            (6, 9, {"refused": None}),
            (6, 2, {"refused": {"reason": SAID}}),
            (0, 9, {"refused": {"reason": SAID}}),
        )
    ]
    + [
        case("CHASE-OPTIONS DUEL-OPTIONS-SET", "table", only(*wanted), table=table)
        for table, wanted in (
            ("chase_options", [{"number": number} for number in (1, 2, 2, 2)]),
            ("chase_techniques", [{"option": number} for number in (3, 4, 3, 4, 5)]),
        )
    ]
    + [
        chase(
            "CHASE-LOUVOYER",
            seuils(10, 9),
            "louvoyer",
            who=runner(athletisme=10),
            by=runner(athletisme=12),
        ),
        chase(
            "CHASE-PLANQUER-REPERER",
            seuils(11, 9),
            "planquer",
            "reperer",
            who=runner(discretion=11),
            by=runner(perception=9),
        ),
        chase(
            "CHASE-SPRINT",
            {**points(4, 1), **left("a", 2)},
            "sprint",
            dice=(10, 1),
            who=runner(athletisme=12),
        ),
        chase("CHASE-SPRINT", points(0, 1), "sprint", dice=(19, 1), who=runner(athletisme=12)),
        chase(
            "CHASE-SPRINT",
            {**points(8, 2), **left("a", 4)},
            "sprint",
            "foncer",
            (10, 1),
            do("next-turn"),
            *ran({"a": "sprint", "b": "foncer"}, {"a": 10, "b": 1}),
            who=runner(athletisme=12),
        ),
        chase(
            "CHASE-MARATHON",
            {**points(3, 1), **left("a", 2)},
            "marathon",
            dice=(10, 1),
        ),
        case(
            "CHASE-MARATHON",
            "chase",
            {"refused": {"step": 3, "reason": SAID}},
            steps=[*chased(runner(1), runner(), {}), do("choose", fighter="a", move="marathon")],
        ),
        chase(
            "CHASE-BOND",
            {**points(6, 1), **seuils(10, 19)},
            "bond-prodigieux",
            dice=(9, 1),
            who=runner(acrobatie=13),
        ),
        chase(
            "CHASE-BOND", points(0, 1), "bond-prodigieux", dice=(12, 1), who=runner(acrobatie=13)
        ),
        *(
            chase(
                "CHASE-ROULE-BOULE",
                {**points(gain, 1), **left("a", 1)},
                "roule-boule",
                dice=(die, 1),
                who=runner(acrobatie=10),
            )
            for die, gain in ((6, 3), (11, 0))
        ),
        chase(
            "CHASE-CITY-KNOWLEDGE SKILL-URBANISME",
            {**points(3, 1), **left("a", 1)},
            "connaissance-de-la-ville",
            dice=(9, 1),
            who=runner(urbanisme=11),
        ),
    ]
)

MANOEUVRES = [
    chase(
        "CHASE-TRAQUE",
        {**left("b", 2), "view": {"stage": "closed", "fighters": [{"id": "b", "status": [said]}]}},
        b="traque",
        dice=(1, die),
        by=runner(discretion=12),
    )
    for die, said in ((8, "en filature"), (15, "a perdu sa proie"))
] + [
    case(
        "CHASE-TRAQUE",
        "chase",
        {"refused": {"step": 3, "reason": SAID}},
        steps=[*chased(runner(), runner(1), {}), do("choose", fighter="b", move="traque")],
    ),
    case(
        "CHASE-AU-VOLEUR",
        "chase",
        {"refused": None, **left("b", 2), "view": {"gauges": [{"id": "a", "goal": 17}]}},
        steps=[
            *chased(runner(), runner(), {}),
            do("choose", fighter="a", move="foncer"),
            do("choose", fighter="b", move="foncer", citizens=2),
            do("reveal"),
            {
                "do": {"type": "resolve"},
                "dice": [
                    {"actor": "a", "purpose": "chase", "value": 9},
                    {"actor": "a", "purpose": "avoid", "ordinal": 0, "value": 3},
                    {"actor": "a", "purpose": "avoid", "ordinal": 1, "value": 4},
                    {"actor": "b", "value": 2},
                ],
            },
        ],
    ),
    chase(
        "CHASE-MASCARADE",
        {**left("a", 2), **stage("closed")},
        "mascarade",
        dice=(1, 1),
        who=runner(deguisement=12),
        leads={"a": "grande"},
    ),
    chase(
        "CHASE-MASCARADE",
        {**points(0, 0), **left("a", 2)},
        "mascarade",
        dice=(20, 1),
        who=runner(deguisement=12),
        leads={"a": "grande", "b": "petite"},
    ),
    case(
        "CHASE-MASCARADE",
        "chase",
        {"refused": {"step": 4, "reason": SAID}},
        steps=[
            *chased(runner(), runner(), {"a": "petite"}),
            do("choose", fighter="a", move="mascarade"),
        ],
    ),
]

WORKER = hero(kit={"cambriole": 19, "discretion": 19})


def agreed(threshold: int, most: int, workers: int = 1, **more: object) -> list[dict[str, object]]:
    """A contract of these terms, for workers a, b, c… who may use Cambriole and Discrétion."""
    joining = [
        do("join", fighter=name, side=0, name=name, document=WORKER) for name in "abc"[:workers]
    ]
    return [
        do("set-terms", threshold=threshold, most=most, **more),
        do("announce", skill="cambriole"),
        do("announce", skill="discretion"),
        *joining,
        do("begin"),
    ]


def rolled(**dice: int) -> list[dict[str, object]]:
    """Everybody named tries Cambriole; 20 fails, and so does nothing else at 19."""
    trying = [do("try", fighter=who, skill="cambriole", explanation="à la lime") for who in dice]
    return [*trying, do("roll", dice)]


def failed(who: str, die: int) -> list[dict[str, object]]:
    """A try that the MJ makes hopeless."""
    trying = do("try", fighter=who, skill="cambriole", modifier=-20)
    return [trying, do("roll", {who: die})]


def contract(rules: str, result: object, *steps: list[dict[str, object]]) -> Case:
    return case(rules, "contract", result, steps=[step for part in steps for step in part])


def reached(points: int, goal: int, stage: str = "running") -> dict[str, object]:
    gauge = {"value": points, "goal": goal}
    return {"refused": None, "view": {"stage": stage, "gauges": [gauge]}}


def over(step: int) -> dict[str, object]:
    return {"refused": {"step": step, "reason": SAID}}


CONTRACTS = [
    contract(
        "CONTRACT-DEFINITION",
        reached(5, 8),
        agreed(8, 4),
        rolled(a=9),
        failed("a", 13),
        rolled(a=13),
    ),
    contract(
        "CONTRACT-DEFINITION CONTRACT-COMPLETION",
        over(9),
        agreed(8, 4),
        rolled(a=13),
        rolled(a=14),
        rolled(a=1),
    ),
    contract(
        "CONTRACT-DEFINITION CONTRACT-MAX-ROLLS",
        over(9),
        agreed(8, 2),
        rolled(a=13),
        rolled(a=9),
        rolled(a=1),
    ),
    contract("CONTRACT-MAX-ROLLS", over(9), agreed(8, 4), rolled(a=17), rolled(a=9), rolled(a=1)),
    contract("CONTRACT-COMPLETION", reached(8, 8), agreed(8, 4), rolled(a=13), rolled(a=14)),
    contract(
        "CONTRACT-LONG-ACTION",
        over(8),
        agreed(8, 4, period=1),
        [do("elapse", amount=1)],
        rolled(a=1),
        rolled(a=1),
    ),
    contract("CONTRACT-LONG-ACTION", over(5), agreed(8, 4, period=1), rolled(a=1)),
    contract(
        "CONTRACT-LONG-ACTION",
        over(12),
        agreed(20, 9, period=1),
        [do("elapse", amount=3)],
        rolled(a=1),
        rolled(a=1),
        rolled(a=1),
        rolled(a=1),
    ),
    contract(
        "CONTRACT-COMBINED",
        reached(5, 9),
        agreed(9, 9, 2),
        rolled(a=9, b=5),
    ),
    contract("CONTRACT-COMBINED", reached(9, 8), agreed(8, 9, 2), rolled(a=17, b=13)),
    contract(
        "CONTRACT-COMBINED",
        reached(2, 4),
        agreed(4, 9, 3),
        [
            do("try", fighter="a", skill="cambriole"),
            do("try", fighter="b", skill="discretion"),
            do("try", fighter="c", skill="cambriole", modifier=-20),
            do("roll", {"a": 9, "b": 5, "c": 9}),
        ],
    ),
    contract(
        "CONTRACT-SKILLS",
        over(5),
        agreed(8, 4),
        [do("try", fighter="a", skill="commerce")],
    ),
    contract(
        "CONTRACT-SKILLS",
        {"refused": None},
        agreed(8, 4),
        [do("announce", skill="commerce"), do("try", fighter="a", skill="commerce")],
    ),
    contract(
        "CONTRACT-BREAK",
        over(12),
        agreed(20, 9),
        rolled(a=17),
        failed("a", 19),
        failed("a", 19),
        [do("break", reason="trop de bruit"), do("try", fighter="a", skill="cambriole")],
    ),
    contract(
        "CONTRACT-BREAK",
        {"refused": None},
        agreed(20, 9),
        failed("a", 19),
        failed("a", 19),
        failed("a", 19),
        rolled(a=1),
    ),
    contract(
        "CONTRACT-CRITICAL-FAILURE",
        reached(0, 20),
        agreed(20, 9),
        rolled(a=17),
        rolled(a=20),
    ),
    contract(
        "CONTRACT-EXAMPLES",
        reached(0, 12),
        [
            do("take-task", size="moyenne"),
            do("join", fighter="a", side=0, name="a", document=WORKER),
            do("announce", skill="cambriole"),
            do("begin"),
        ],
    ),
]

CASES: list[Case] = [*TABLES, *TURNS, *OPTIONS, *MANOEUVRES, *CONTRACTS]
