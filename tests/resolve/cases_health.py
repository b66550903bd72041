"""Wounds, recovery and dangers (V, VI.C) as requests."""

from tests.resolve.kit import SAID, Case, Without, all_of, case, hero, only, total

ZERO = (0, 0, 0, 0, 0)
VITALITY = (
    "egratignures",
    "blessures-legeres",
    "blessures-graves",
    "blessures-critiques",
    "blessures-mortelles",
)


def hurt(
    vitality: tuple[int, ...] = ZERO,
    endurance: tuple[int, ...] = ZERO,
    *,
    ph: int = 4,
    points: tuple[int, int, int, int] = (10, 10, 10, 10),
    kit: dict[str, int] | None = None,
    **flags: object,
) -> dict[str, object]:
    """Somebody with these boxes ticked and PH left of four."""
    health = {"vitality": vitality, "endurance": endurance, **flags}
    return hero(kit=kit, points=points, health=health, pools={"heroism_spent": 4 - ph})


def ticks(vitality: tuple[int, ...], endurance: tuple[int, ...] = ZERO) -> dict[str, object]:
    return {"health": {"vitality": only(*vitality), "endurance": only(*endurance)}}


def boxes(*counts: int) -> dict[str, object]:
    return {"lines": only(*({"usable": count} for count in counts))}


def on(*lines: int, track: str = "vitalite") -> list[dict[str, object]]:
    return [{"track": track, "line": line} for line in lines]


BOXES = [
    case(
        "HEALTH-TWO-TRACKS HEALTH-VITALITY-BOXES HEALTH-ENDURANCE-BOXES",
        "derive",
        {"vitality": boxes(3, 2, 1, 1, 1), "endurance": boxes(3, 2, 1, 1, 1)},
        character=hero(),
    ),
    *(
        case(
            "HEALTH-VITALITY-BOXES",
            "derive",
            {"vitality": boxes(*counts)},
            character=hero(switches=switches),
        )
        for switches, counts in (
            ({"vitality_italic": True}, (3, 3, 2, 2, 2)),
            ({"vitality_italic": True, "vitality_dashed": True}, (3, 3, 3, 3, 2)),
        )
    ),
    *(
        case(
            "HEALTH-DAMAGE-BY-QUALITY HEALTH-TWO-TRACKS",
            "wound",
            {"line": line},
            character=hero(),
            quality=quality,
            track=track,
        )
        for quality, track, line in (
            (0, "vitalite", None),
            (1, "vitalite", 0),
            (2, "vitalite", 1),
            (3, "vitalite", 2),
            (4, "vitalite", 3),
            (5, "vitalite", 4),
            (7, "vitalite", 4),
            (2, "endurance", 1),
            (3, "endurance", 2),
            (4, "endurance", 3),
            (5, "endurance", 4),
        )
    ),
    *(
        case(
            "HEALTH-OVERFLOW HEALTH-ITALIC-BOXES",
            "wound",
            ticks(after),
            character={**hurt(before), "switches": {"vitality_italic": italic}},
            wounds=on(line),
        )
        for before, line, italic, after in (
            ((3, 0, 0, 0, 0), 0, False, (3, 1, 0, 0, 0)),
            ((0, 2, 1, 0, 0), 1, False, (0, 2, 1, 1, 0)),
            ((0, 2, 0, 0, 0), 1, False, (0, 2, 1, 0, 0)),
            ((0, 2, 0, 0, 0), 1, True, (0, 3, 0, 0, 0)),
        )
    ),
    case(
        "HEALTH-OVERFLOW",
        "wound",
        ticks(ZERO, (0, 0, 1, 1, 0)),
        character=hero(),
        wounds=on(2, 2, track="endurance"),
    ),
    *(
        case(
            rules,
            "check",
            {"threshold": total(seuil)},
            character=hurt(vitality, endurance),
            roll={"value": 12},
            die=1,
        )
        for rules, vitality, endurance, seuil in (
            ("HEALTH-PENALTIES", (0, 1, 0, 0, 0), ZERO, 10),
            ("HEALTH-PENALTIES", (0, 0, 0, 1, 0), ZERO, 8),
            ("HEALTH-PENALTIES", (3, 0, 0, 0, 0), ZERO, 12),
            ("HEALTH-PENALTIES", (0, 0, 0, 0, 1), ZERO, 4),
            ("HEALTH-PENALTIES", ZERO, (0, 0, 0, 0, 1), 4),
            ("HEALTH-PENALTY-WORST", (0, 2, 1, 0, 0), ZERO, 9),
            ("HEALTH-PENALTY-WORST", (0, 0, 1, 0, 0), (0, 1, 0, 0, 0), 9),
            ("HEALTH-PENALTY-WORST", (0, 0, 0, 1, 0), (0, 0, 1, 0, 0), 8),
        )
    ),
]

GRAVE = [
    case(
        "HEALTH-CONSCIOUSNESS",
        "wound",
        {"heroism_due": 1, "due": ["stay-conscious"]},
        character=hurt(ph=3),
        wounds=on(3),
    ),
    case(
        "HEALTH-CONSCIOUSNESS",
        "wound",
        {"heroism_due": 0, "due": only()},
        character=hero(),
        wounds=on(2),
    ),
    case(
        "HEALTH-CONSCIOUSNESS",
        "wound",
        {"heroism_due": 2},
        character=hurt(ph=3),
        wounds=on(3, 4),
    ),
    *(
        case(
            "HEALTH-CONSCIOUSNESS COMBAT-DERNIER-SOUFFLE",
            "stay-conscious",
            {"heroism": left, "health": {"held": spend, "unconscious": not spend}},
            character=hurt((0, 0, 0, 1, 0), ph=3),
            heroism_due=1,
            spend=spend,
        )
        for spend, left in ((True, 2), (False, 3))
    ),
    case(
        "COMBAT-DERNIER-SOUFFLE",
        "wound",
        {"heroism_due": 1},
        character=hurt((0, 0, 0, 1, 0), held=True),
        wounds=on(0),
    ),
    *(
        case(
            "HEALTH-KO",
            "wound",
            {"health": {"unconscious": True}, "heroism_due": 0, "due": ["knocked-out"]},
            character=hurt(ph=ph),
            wounds=on(4, track="endurance"),
        )
        for ph in (0, 3)
    ),
    case(
        "HEALTH-KO",
        "wound",
        {"health": {"unconscious": False}, "heroism_due": 1, "penalty": total(-8)},
        character=hero(),
        wounds=on(4, track="endurance"),
        settings={"readings": {"ko_ph_exit": True}},
    ),
    case(
        "HEALTH-DEATH",
        "wound",
        {"health": {"dying": True, "dead": False}, "due": ["dying"]},
        character=hero(),
        wounds=on(4),
    ),
    case(
        "HEALTH-DEATH",
        "wound",
        {"health": {"dying": False, "dead": True}, "due": ["dead"]},
        character=hurt((0, 0, 0, 0, 1), dying=True),
        wounds=on(4),
    ),
    case(
        "HEALTH-DEATH CARE-FIRST-AID",
        "first-aid",
        {"health": {"dying": False, "dead": False, "vitality": only(0, 0, 0, 0, 1)}},
        character=hurt((0, 0, 0, 0, 1), dying=True),
    ),
    *(
        case(
            "HEALTH-SEQUELAE",
            "sequelae",
            {"heroism_max": total(after)},
            character=hero(adjustments={"heroism": most - 4}),
            survived=survived,
        )
        for most, survived, after in ((8, 1, 5), (8, 2, 2), (2, 1, 0))
    ),
    *(
        case(
            "HEALTH-BLEEDING",
            "bleed",
            ticks(after),
            character=hurt(bleeding=bleeding),
            turns=turns,
        )
        for bleeding, turns, after in (
            (1, 5, (3, 2, 0, 0, 0)),
            (1, 6, (3, 2, 1, 0, 0)),
            (2, 1, (2, 0, 0, 0, 0)),
            (0, 4, ZERO),
        )
    ),
    case(
        "HEALTH-BLEEDING CARE-FIRST-AID",
        "first-aid",
        {"health": {"bleeding": 0, "vitality": only(2, 0, 0, 0, 0)}},
        character=hurt((2, 0, 0, 0, 0), bleeding=1),
    ),
    *(
        case(
            "CARE-FIRST-AID",
            "check",
            {"threshold": total(seuil)},
            character=hero(kit={"soin": 11}),
            roll={"skill": "soin"},
            equipment=equipment,
            die=1,
        )
        for equipment, seuil in (("none", 6), ("improvised", 11), ("proper", 11))
    ),
]


def recovering(
    rules: str,
    line: str,
    hours: int,
    stationary: bool = False,
    **treatment: object,
) -> Case:
    """The time that one ticked line takes."""
    row = tuple(int(each == line) for each in VITALITY)
    shown: dict[str, object] = {"line": line, "hours": total(hours)}
    if not stationary:
        shown["stationary"] = None
    return case(
        rules,
        "recover",
        {"plan": only(shown)},
        character=hurt(row),
        treatments={line: treatment} if treatment else {},
    )


SCRATCH, LIGHT, SEVERE, CRITICAL, MORTAL = VITALITY

RECOVERY = [
    *(
        case(
            "RECOVERY-ENDURANCE",
            "recover",
            ticks(ZERO, after),
            character=hurt(ZERO, before),
            minutes=minutes,
        )
        for before, minutes, after in (
            ((2, 1, 0, 0, 0), 60, (2, 0, 0, 0, 0)),
            ((0, 1, 1, 0, 0), 120, ZERO),
            ((0, 1, 1, 0, 0), 30, (0, 1, 1, 0, 0)),
        )
    ),
    recovering("RECOVERY-VITALITY-TIMES", SCRATCH, 24),
    recovering("RECOVERY-VITALITY-TIMES", LIGHT, 48),
    recovering("RECOVERY-VITALITY-TIMES", SEVERE, 48),
    recovering("RECOVERY-VITALITY-TIMES RECOVERY-CARE-SEVERE", CRITICAL, 72, stationary=True),
    recovering("RECOVERY-VITALITY-TIMES RECOVERY-CARE-SEVERE", MORTAL, 72, stationary=True),
    *(
        case(
            "RECOVERY-VITALITY-TIMES",
            "recover",
            ticks(after),
            character=hurt(before),
            hours=hours,
        )
        for before, hours, after in (
            ((3, 0, 0, 0, 0), 24, ZERO),
            ((3, 0, 0, 0, 0), 23, (3, 0, 0, 0, 0)),
            ((0, 2, 0, 0, 0), 48, ZERO),
        )
    ),
    case(
        "RECOVERY-VITALITY-TIMES",
        "recover",
        {"hours_in_all": 72},
        character=hurt((1, 0, 1, 0, 0)),
    ),
    *(
        case(
            rules,
            "check",
            {"threshold": total(seuil)},
            character=hero(kit={"soin": soin}),
            roll={"skill": "soin"},
            line=line,
            die=1,
        )
        for rules, soin, line, seuil in (
            ("RECOVERY-CARE-SEVERE", 15, CRITICAL, 11),
            ("RECOVERY-CARE-SEVERE", 16, MORTAL, 8),
            ("RECOVERY-CARE-LIGHT", 11, SEVERE, 8),
            ("RECOVERY-CARE-LIGHT", 11, LIGHT, 9),
            ("RECOVERY-CARE-SCRATCH", 9, SCRATCH, 9),
        )
    ),
    case(
        "RECOVERY-CARE-SEVERE",
        "care",
        {"refused": SAID},
        line=CRITICAL,
        soin=12,
    ),
    case("RECOVERY-CARE-SEVERE", "care", {"refused": None}, line=CRITICAL, soin=13),
    case("RECOVERY-CARE-LIGHT", "care", {"refused": None}, line=SEVERE, soin=6),
    case(
        "RECOVERY-CARE-SEVERE",
        "recover",
        {**ticks((0, 0, 0, 1, 0)), "erased": {"vitalite": only()}},
        character=hurt((0, 0, 0, 1, 0)),
        hours=72,
        treatments={CRITICAL: {"care": "failure"}},
    ),
    case(
        "RECOVERY-CARE-SEVERE",
        "recover",
        {**ticks(ZERO), "erased": {"vitalite": only(CRITICAL)}},
        character=hurt((0, 0, 0, 1, 0)),
        hours=72,
        treatments={CRITICAL: {"care": "success"}},
    ),
    recovering("RECOVERY-CARE-LIGHT", SEVERE, 24, care="success"),
    recovering("RECOVERY-CARE-LIGHT", LIGHT, 24, care="success"),
    recovering("RECOVERY-CARE-LIGHT", SEVERE, 48, care="failure"),
    recovering("RECOVERY-CARE-SCRATCH", SCRATCH, 24, care="success"),
    *(
        case(
            "RECOVERY-CARE-SCRATCH",
            "care",
            {"infection_risk": risk},
            line=SCRATCH,
            soin=9,
            outcome=outcome,
            clean=clean,
        )
        for outcome, clean, risk in (
            ("success", True, False),
            ("success", False, True),
            ("failure", True, True),
        )
    ),
    recovering("RECOVERY-HEROISM", SEVERE, 24, heroism=1),
    recovering("RECOVERY-HEROISM", SEVERE, 16, heroism=2),
    recovering("RECOVERY-HEROISM", CRITICAL, 18, stationary=True, heroism=3),
    recovering("RECOVERY-COMBINED", SEVERE, 12, care="success", heroism=1),
    recovering("RECOVERY-COMBINED", LIGHT, 6, care="success", heroism=3),
    recovering("RECOVERY-PLANTS", LIGHT, 24, aid="plantes", aid_heroism=1),
    recovering("RECOVERY-PLANTS", SEVERE, 16, aid="plantes", aid_heroism=2),
    recovering("RECOVERY-POTIONS", CRITICAL, 18, stationary=True, aid="potions", aid_heroism=3),
    case(
        "RECOVERY-PLANTS",
        "table",
        {"side_effect": "toujours", "equivalent_ph": only(1, 2)},
        table="recovery_aids",
        row="plantes",
    ),
    case(
        "RECOVERY-POTIONS",
        "potion",
        {**ticks((1, 0, 0, 0, 0)), "side_effect": "parfois"},
        character=hurt((1, 0, 1, 0, 0)),
        aid="potions",
        line=SEVERE,
    ),
]


def landing(
    rules: str,
    metres: int,
    result: dict[str, object],
    *,
    who: dict[str, object] | None = None,
    **more: object,
) -> Case:
    return case(rules, "fall", result, character=who or hero(), metres=metres, **more)


ACROBAT = {"acrobatics": True}
JUMPER = hero(kit={"acrobatie": 19})
CLUMSY = hero(kit={"acrobatie": 6})


def missed(lines: int) -> dict[str, object]:
    return {"landing": {"succeeded": False, "lines": total(lines)}}


def landed(lines: int, instead: int = 0) -> dict[str, object]:
    return {"landing": {"succeeded": True, "lines": total(lines), "heroism_instead": instead}}


FALLS = [
    landing(
        "FALL-GENERAL FALL-DAMAGE-FAILURE",
        3,
        {"wounded": ticks((3, 0, 0, 0, 0), (3, 0, 0, 0, 0)), **missed(1)},
        die=1,
    ),
    landing(
        "FALL-GENERAL",
        3,
        {"wounded": ticks((1, 2, 0, 0, 0), (3, 0, 0, 0, 0))},
        who=hurt((1, 0, 0, 0, 0)),
        die=1,
    ),
    landing("FALL-GENERAL", 2, {"row": None, "wounded": ticks(ZERO)}),
    landing("FALL-GENERAL", 4, {"wounded": ticks((3, 2, 0, 0, 0), (3, 2, 0, 0, 0))}, die=14),
    *(
        landing("FALL-GROUND", 3, missed(lines), die=1, ground=ground)
        for ground, lines in (("soft", 0), ("ordinary", 1), ("hard", 2))
    ),
    landing(
        "FALL-ACROBATICS-COST",
        3,
        {"heroism": 0, **landed(0)},
        who=hurt(ph=0, kit={"acrobatie": 19}),
        die=10,
        **ACROBAT,
    ),
    landing("FALL-ACROBATICS-COST", 7, {"heroism": 3}, who=JUMPER, die=10, **ACROBAT),
    *(
        landing(rules, metres, {"refused": SAID}, who=who, **ACROBAT)
        for rules, metres, who in (
            ("FALL-ACROBATICS-COST", 7, hurt(ph=0)),
            ("FALL-ACROBATICS-COST FALL-ABOVE-10", 11, JUMPER),
        )
    ),
    *(
        landing(
            "FALL-REQUIRED-QUALITY",
            metres,
            {"required_quality": quality},
            die=1,
            settings={"readings": {"fall_quality_from_3_m": False}},
        )
        for metres, quality in ((3, 0), (4, 1), (5, 2), (6, 2), (7, 3), (8, 4), (9, 5), (10, 5))
    ),
    landing(
        "FALL-REQUIRED-QUALITY FALL-DAMAGE-SUCCESS", 7, landed(1, 1), who=JUMPER, die=10, **ACROBAT
    ),
    landing("FALL-REQUIRED-QUALITY", 7, missed(2), who=JUMPER, die=6, **ACROBAT),
    landing("FALL-REQUIRED-QUALITY", 5, landed(0), who=JUMPER, die=6, **ACROBAT),
    landing("FALL-DAMAGE-SUCCESS", 6, landed(0), who=JUMPER, die=6, **ACROBAT),
    landing(
        "FALL-DAMAGE-SUCCESS",
        8,
        {**landed(1, 2), "heroism": 1, "wounded": ticks(ZERO)},
        who=JUMPER,
        die=14,
        pay=True,
        **ACROBAT,
    ),
    landing(
        "FALL-DAMAGE-SUCCESS",
        9,
        {**landed(2, 0), "heroism": 1},
        who={**JUMPER, "pools": {"heroism_spent": 2}},
        die=18,
        **ACROBAT,
    ),
    landing("FALL-DAMAGE-FAILURE", 4, missed(3), who=CLUMSY, die=10, **ACROBAT),
    landing("FALL-DAMAGE-FAILURE", 7, missed(4), who=CLUMSY, die=14, **ACROBAT),
    landing("FALL-DAMAGE-FAILURE", 8, missed(4), who=CLUMSY, die=14, **ACROBAT),
    landing("FALL-DAMAGE-FAILURE", 4, missed(2), who=hurt(ph=0), die=14),
    landing("FALL-ABOVE-10", 12, {"landing": {"deadly": True}}),
]

FIRES = [
    *(
        case(
            "FIRE-DAMAGE",
            "fire",
            ticks(after, after),
            character=hero(),
            intensity=intensity,
            turns=turns,
        )
        for intensity, turns, after in (
            (2, 1, (2, 0, 0, 0, 0)),
            (4, 1, (3, 1, 0, 0, 0)),
            (1, 3, (3, 0, 0, 0, 0)),
        )
    ),
    *(
        case(
            "FIRE-INTENSITY",
            "table",
            {"wounds_per_turn": intensity},
            table="fires",
            row=f"intensite-{intensity}",
        )
        for intensity in (1, 2, 3, 4, 5)
    ),
    case(
        "FIRE-INTENSITY",
        "table",
        only(*({"intensity": each} for each in range(1, 6))),
        table="fires",
    ),
]


def choking(
    rules: str, result: dict[str, object], turns: int, *dice: int, robustesse: int = 6
) -> Case:
    """Turns without air, moving, for somebody of Caractère 9."""
    return case(
        rules,
        "asphyxia",
        result,
        character=hero(points=(9, 9, robustesse, 11)),
        turns=turns,
        effort="moving",
        dice=dice,
    )


ASPHYXIA = [
    *(
        case(
            "ASPHYXIA-BREATH",
            "asphyxia",
            {"breath": total(turns), "turns": only()},
            character=hero(points=(9, 9, 9, 9)),
            turns=turns,
            effort=effort,
        )
        for effort, turns in (("still", 18), ("moving", 9))
    ),
    choking("ASPHYXIA-DAMAGE", {"wounds_due": 1, **ticks((1, 0, 0, 0, 0))}, 7, 1),
    choking("ASPHYXIA-DAMAGE", {"wounds_due": 3, **ticks((3, 0, 0, 0, 0))}, 9, 1),
    choking(
        "ASPHYXIA-RESIST",
        {
            "turns": all_of(
                only({"turn": 7}, {"turn": 8}, {"turn": 9}, {"turn": 10}),
                [{"turn": 7, "resisted": {"threshold": total(4)}}, {"turn": 10, "resisted": {}}],
                Without({"turn": 8, "resisted": {}}),
                Without({"turn": 9, "resisted": {}}),
            )
        },
        10,
        1,
        1,
    ),
    choking(
        "ASPHYXIA-RESIST ASPHYXIA-SEQUELAE",
        {
            **ticks((1, 0, 0, 0, 1)),
            "turns": only({"resisted": {"success": False}, "inhaled": {}}),
            "sequela": {"amount": -1},
        },
        7,
        7,
    ),
]

CASES: list[Case] = [*BOXES, *GRAVE, *RECOVERY, *FALLS, *FIRES, *ASPHYXIA]
