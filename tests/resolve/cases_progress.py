"""Jetons, Crasse and what they buy (II.C, III.G) as requests."""

from tests.resolve.kit import SAID, Case, case, hero


def owning(jetons: int = 0, crasse: int = 0) -> dict[str, object]:
    return hero(pools={"jetons": jetons, "crasse": crasse})


def edited(
    rules: str,
    before: dict[str, object],
    result: dict[str, object],
    type: str,
    **fields: object,
) -> Case:
    """One command of the sheet; `result` is shown by the character after it."""
    command = {"type": type, "id": "x", **fields}
    return case(
        rules,
        "edit",
        {"character": result, "refused": None},
        character=before,
        commands=[command],
    )


def not_done(rules: str, before: dict[str, object], type: str, **fields: object) -> Case:
    refused = {"refused": {"command": 0, "reason": SAID}}
    return case(
        rules,
        "edit",
        refused,
        character=before,
        commands=[{"type": type, "id": "x", **fields}],
    )


JETONS = [
    *(
        edited(
            "PROGRESSION-TOKENS-MEANING",
            owning(jetons=5),
            {"pools": {"jetons": after}},
            "award-jetons",
            amount=amount,
        )
        for amount, after in ((2, 7), (-3, 2))
    ),
    *(
        edited(
            "PROGRESSION-TOKENS-EARN",
            owning(),
            {"ledger": [{"jetons": 1, "note": "Les toits", "exceptional": exceptional}]},
            "award-jetons",
            amount=1,
            note="Les toits",
            exceptional=exceptional,
        )
        for exceptional in (False, True)
    ),
    case(
        "PROGRESSION-TOKENS-START",
        "edit",
        {"character": {"pools": {"jetons": 8}}, "refused": None},
        character=hero(),
        commands=[{"type": "set-pool", "pool": "jetons", "value": 8}],
    ),
    case(
        "CRASSE-START",
        "edit",
        {"character": {"pools": {"crasse": 2}}, "refused": None},
        character=hero(),
        commands=[{"type": "set-pool", "pool": "crasse", "value": 2}],
    ),
    *(
        case(
            "PROGRESSION-TOKENS-THEFT",
            "theft",
            {"refused": refused, "thief": after[0], "victim": after[1]},
            pool="jetons",
            thief=before[0],
            victim=before[1],
            amount=2,
        )
        for before, refused, after in (((4, 6), None, (6, 4)), ((4, 1), SAID, (4, 1)))
    ),
    edited(
        "SKILL-OPEN-BEFORE-RAISE",
        {**owning(jetons=5), "skills": {"opened": ["comedie"]}},
        {"pools": {"jetons": 3}},
        "raise-skill",
        key="comedie",
        points=2,
    ),
    not_done("SKILL-OPEN-BEFORE-RAISE", owning(jetons=5), "raise-skill", key="comedie"),
]

CRASSE = [
    case(
        "CRASSE-FLOW",
        "crasse",
        {"refused": None, "held": 1, "mj": 1},
        by="player",
        held=2,
        mj=0,
        note="dans le dos",
    ),
    case("CRASSE-FLOW CRASSE-MJ-USES", "crasse", {"refused": None, "mj": 0}, by="mj", mj=1),
    *(
        case("CRASSE-FLOW CRASSE-MJ-USES", "crasse", {"refused": SAID, "mj": 0}, by="mj", use=use)
        for use in ("success", "loot")
    ),
    case(
        "CRASSE-ONE-PER-ACTION",
        "crasse",
        {"refused": SAID, "held": 2},
        by="player",
        held=2,
        note=" ",
    ),
    *(
        case(
            "CRASSE-USES",
            "crasse",
            {"refused": refused, "held": held},
            by="player",
            held=1,
            use="character",
            note="par chantage",
            agreed=agreed,
        )
        for agreed, refused, held in ((False, SAID, 1), (True, None, 0))
    ),
    edited(
        "CRASSE-USES",
        owning(crasse=2),
        {"pools": {"crasse": 1}},
        "spend-crasse",
        use="contact",
        note="par chantage",
    ),
    *(
        case(
            "CRASSE-THEFT",
            "theft",
            {"refused": refused, "thief": after[0], "victim": after[1]},
            pool="crasse",
            thief=before[0],
            victim=before[1],
            amount=1,
        )
        for before, refused, after in (((1, 2), None, (2, 1)), ((1, 0), SAID, (1, 0)))
    ),
]

CASES: list[Case] = [*JETONS, *CRASSE]
