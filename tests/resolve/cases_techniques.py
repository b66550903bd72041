"""Techniques, shots, tenailles, ambushes and two weapons (IV.B.4, IV.B.5) as requests."""

from collections.abc import Mapping, Sequence

from tests.resolve.duels import (
    DEFEND,
    attack,
    do,
    fighter,
    hit,
    joined,
    move,
    seuil,
    ticked,
    turn,
    unhurt,
    weapon,
)
from tests.resolve.kit import SAID, Case, all_of, case, only, total

STRONG, WEAK = fighter(19), fighter(6)
Step = dict[str, object]


def special(option: int, target: str = "b", **more: object) -> Step:
    return {"option": option, "target": target, **more}


def reply(who: str, query: str, foe: str, value: str, **dice: int) -> Step:
    return do("reply", dice, fighter=who, query=query, foe=foe, value=value)


def armed(family: str, value: int = 19, **more: object) -> Step:
    """Somebody trained in a family, who holds one of its weapons."""
    allonge = more.pop("allonge", 2)
    flags = more.pop("flags", ())
    held = weapon(family, int(str(allonge)), flags=flags)
    return fighter(value, trained=family, weapons=[held], **more)  # type: ignore[arg-type]


def shown(
    rules: str,
    result: object,
    a: Mapping[str, object],
    choice: Mapping[str, object],
    dice: tuple[int, int],
    *after: Step,
    b: Mapping[str, object] | None = None,
    against: Mapping[str, object] | None = None,
    before: Sequence[Step] = (),
    asked: Sequence[Step] = (),
    settings: Mapping[str, object] | None = None,
) -> Case:
    """One turn of A's technique against B, who attacks unless said otherwise; `asked` are the
    answers that come before the dice."""
    mine, theirs = dict(choice), dict(against or attack("a"))
    steps = [
        *joined([a], [b or STRONG]),
        *before,
        do("choose", fighter="a", **mine),
        do("choose", fighter="b", **theirs),
        do("reveal"),
        do("end-reactions"),
        *asked,
        do("resolve", {"a": dice[0], "b": dice[1]}),
        *after,
    ]
    more = {"settings": dict(settings)} if settings else {}
    return case(f"TECHNIQUE-{rules}", "fight", result, steps=steps, **more)


def closed(
    rules: str, a: Mapping[str, object], choice: Mapping[str, object], *before: Step
) -> Case:
    """A choice that is refused, with a reason."""
    steps = [*joined([a], [STRONG]), *before, do("choose", fighter="a", **dict(choice))]
    refused = {"refused": {"step": len(steps) - 1, "reason": SAID}}
    return case(rules, "fight", refused, steps=steps)


def spent(who: str, ph: int) -> Step:
    return {"refused": None, "owned": {who: {"pools": {"heroism_spent": ph}}}}


def bleeds(who: str, count: int) -> Step:
    return {"refused": None, "owned": {who: {"health": {"bleeding": count}}}}


BLADES = [
    closed("TECHNIQUE-GENERAL", armed("armes-d-estoc", ph=1), special(5)),
    closed(
        "TECHNIQUE-GENERAL",
        fighter(13, weapons=[weapon("masses")]),
        special(4),
    ),
    *(
        case(
            "TECHNIQUE-GENERAL",
            "table",
            only({"id": first}, {"id": second}),
            table="techniques",
            where={"group": group},
        )
        for group, first, second in (
            ("armes-d-estoc", "feinte", "perforation"),
            ("lames-longues", "attaque-brutale", "destruction"),
        )
    ),
    shown(
        "ESTOC-FEINTE",
        all_of(seuil(10), hit("b", 2), spent("a", 1)),
        armed("armes-d-estoc", 12),
        special(4),
        (6, 5),
    ),
    shown("ESTOC-FEINTE", unhurt("a", "b"), armed("armes-d-estoc", ph=5), special(4), (6, 9)),
    shown(
        "ESTOC-PERFORATION",
        all_of(bleeds("b", 1), spent("a", 2)),
        armed("armes-d-estoc"),
        special(5),
        (9, 5),
    ),
    shown(
        "ESTOC-PERFORATION",
        bleeds("b", 0),
        armed("armes-d-estoc", ph=8),
        special(5),
        (9, 9),
    ),
    shown(
        "COURTES-PERCEE",
        all_of(hit("b", 3), {"view": {"exchanges": [{"left_links": [{"breakdown": total(10)}]}]}}),
        armed("lames-courtes", 12),
        special(4),
        (9, 5),
        reply("a", "second", "b", "yes"),
        reply("b", "parry", "a", "no", a=11, b=9),
    ),
    shown(
        "COURTES-PERCEE",
        {"refused": {"step": 8, "reason": SAID}},
        armed("lames-courtes"),
        special(4),
        (9, 9),
        reply("a", "second", "b", "yes"),
    ),
    *(
        shown(
            "COURTES-ATTAQUE-SURPRISE",
            all_of(seuil(11), seuil(theirs, "right")),
            fighter(
                13,
                trained="lames-courtes",
                weapons=[
                    weapon("lames-longues", 1),
                    weapon("lames-courtes", 1),
                ],
            ),
            special(5, technique="attaque-surprise"),
            (1, 1),
            b=fighter(12, ph=ph, weapons=[weapon(allonge=1)]),
            asked=asked,
        )
        for ph, theirs, asked in (
            (4, 7, [reply("b", "avoid", "a", "no")]),
            (4, 12, [reply("b", "avoid", "a", "yes")]),
            (1, 7, []),
        )
    ),
    shown(
        "LONGUES-ATTAQUE-BRUTALE",
        all_of(seuil(12, "right"), hit("b", 3)),
        STRONG,
        special(4),
        (9, 5),
        b=fighter(10, armour=1),
    ),
    shown("LONGUES-ATTAQUE-BRUTALE", hit("b", 5), STRONG, special(4), (17, 1)),
    *(
        shown(
            "LONGUES-DESTRUCTION",
            {"refused": refused},
            fighter(19, weapons=[weapon(allonge=2)]),
            special(5),
            dice,
            reply("a", "break", "b", "weapon"),
            b=fighter(19, weapons=[weapon(allonge=theirs)]),
            against=DEFEND,
        )
        for theirs, dice, refused in (
            (1, (9, 5), None),
            (2, (9, 5), {"step": 8, "reason": SAID}),
            (2, (13, 5), None),
        )
    ),
]

APART = [do("separate", fighter="a", foe="b")]

POLES = [
    *(
        shown(
            "HAST-CHARGE",
            seuil(value, "right"),
            armed("armes-d-hast"),
            special(4),
            (1, 1),
            b=fighter(11),
            against=DEFEND,
            before=APART,
            asked=[reply("b", "avoid", "a", answer)],
        )
        for answer, value in (("no", 9), ("yes", 11))
    ),
    shown(
        "HAST-CHARGE",
        hit("b", 3),
        armed("armes-d-hast"),
        special(4, stake=1),
        (5, 19),
        b=WEAK,
        against=DEFEND,
        before=APART,
        asked=[reply("b", "avoid", "a", "no")],
    ),
    closed("TECHNIQUE-HAST-CHARGE", armed("armes-d-hast"), special(4)),
    *(
        shown(
            "HAST-MUR",
            seuil(value, "right"),
            armed("armes-d-hast"),
            special(5, aim="disengage"),
            (1, 1),
            b=fighter(12),
            asked=[reply("b", "avoid", "a", answer)],
        )
        for answer, value in (("no", 7), ("yes", 9))
    ),
    shown(
        "HAST-MUR",
        unhurt("a", "b"),
        armed("armes-d-hast"),
        special(5, aim="disengage"),
        (9, 19),
        do("advantage", fighter="a", which="disengage"),
        b=WEAK,
        asked=[reply("b", "avoid", "a", "no")],
    ),
]

CLUBS = [
    *(
        shown(
            "MASSES-ASSOMMER",
            result,
            armed("masses"),
            special(4, stake=stake),
            (9, 5),
            *after,
            b=fighter(19, ph=ph),
        )
        for stake, ph, after, result in (
            (2, 1, [], {"owned": {"b": {"health": {"unconscious": True}}}}),
            (2, 4, [reply("b", "stun", "a", "yes")], hit("b", 2, endurance=True)),
            (3, 4, [reply("b", "stun", "a", "yes")], hit("b", 3, endurance=True)),
        )
    ),
    shown("MASSES-ASSOMMER", unhurt("b"), armed("masses", ph=5), special(4, stake=1), (9, 10)),
    shown(
        "MASSES-COUP-VIOLENT",
        all_of(seuil(14), ticked("b", (0, 0, 1, 0, 0), (0, 0, 1, 0, 0))),
        armed("masses"),
        special(5),
        (9, 5),
    ),
    shown("MASSES-COUP-VIOLENT", unhurt("b"), armed("masses", 14), special(5), (10, 1)),
    shown(
        "HACHES-ECRASEMENT-PIQUAGE",
        all_of(seuil(10), bleeds("b", 1), spent("a", 2)),
        armed("haches", 12, flags=["pic-au-revers"]),
        special(4, technique="piquage"),
        (9, 5),
    ),
    shown(
        "HACHES-ECRASEMENT-PIQUAGE",
        all_of(seuil(12), spent("a", 2)),
        armed("haches", 12, flags=["masse-au-revers"]),
        special(4, technique="ecrasement", stake=2),
        (1, 5),
    ),
    closed("TECHNIQUE-HACHES-ECRASEMENT-PIQUAGE", armed("haches"), special(4)),
    shown(
        "HACHES-FENDAGE",
        unhurt("b"),
        armed("haches"),
        special(5),
        (9, 5),
        reply("a", "break", "b", "weapon"),
        b=armed("armes-d-hast", flags=["hampe"]),
    ),
    shown(
        "HACHES-FENDAGE",
        {"refused": {"step": 8, "reason": SAID}},
        armed("haches"),
        special(5),
        (9, 5),
        reply("a", "break", "b", "weapon"),
    ),
]

STURDY = {"robustesse": 20}
BOUND = [
    *joined(
        [armed("fleaux", ph=6, characteristics=STURDY)],
        [fighter(11, fists=11, characteristics=STURDY)],
    ),
    *turn({"a": special(4), "b": attack("a")}, {"a": 1, "b": 19}),
]

FLAILS = [
    case(
        "TECHNIQUE-FLEAUX-AGRIPPER",
        "fight",
        all_of(hit("b", 1), spent("a", 2)),
        steps=BOUND,
    ),
    case(
        "TECHNIQUE-FLEAUX-AGRIPPER",
        "fight",
        {"view": {"exchanges": [{"left": "b", "left_links": [{"breakdown": total(6)}]}]}},
        steps=[*BOUND, do("bell"), *turn({"a": DEFEND, "b": DEFEND}, {"a": 1, "b": 1})],
    ),
    *(
        case(
            "TECHNIQUE-FLEAUX-AGRIPPER",
            "fight",
            {"refused": refused},
            steps=[*BOUND, do("disarm", dice, fighter="a"), do("let-go", fighter="b")],
        )
        for dice, refused in (
            ({"a": 5, "b": 1}, None),
            ({"a": 5, "b": 19}, {"step": 9, "reason": SAID}),
        )
    ),
    case(
        "TECHNIQUE-FLEAUX-ATTAQUE-PARFAITE",
        "fight",
        all_of(hit("a", 4), {"owned": {"b": {"pools": {"heroism_spent": 2}}}}),
        steps=[
            *joined([STRONG], [armed("fleaux", allonge=3)]),
            *turn({"a": move("reach", target="b"), "b": DEFEND}, {"a": 9, "b": 5}),
            do("advantage", fighter="a", which="reach", target="b"),
            do("bell"),
            *turn({"a": attack("b"), "b": special(5, "a")}, {"a": 1, "b": 13}),
            do("counter", fighter="b", target="a"),
        ],
    ),
    closed("TECHNIQUE-FLEAUX-ATTAQUE-PARFAITE", armed("fleaux"), special(5)),
]


def shooter(
    family: str = "armes-de-tir", value: int = 19, pierces: int = 3, **more: object
) -> Step:
    """Somebody who shoots, and pierces as much at every range."""
    flags = more.pop("flags", ())
    shot = weapon(family, 0, penetration_short=pierces, penetration_long=pierces, flags=flags)
    return fighter(value, trained=family, weapons=[shot], **more)  # type: ignore[arg-type]


def shot(
    rules: str,
    result: object,
    a: Mapping[str, object],
    die: int,
    dodge: int | None = None,
    *after: Step,
    option: int = 1,
    b: Mapping[str, object] | None = None,
    against: Mapping[str, object] | None = None,
    band: str = "short",
    **conditions: int,
) -> Case:
    """A shot of A at B, who is not engaged with him; `dodge` is the die of a Mouvement of B."""
    weapons = a["weapons"]
    assert isinstance(weapons, list)
    dodging = against or (move("action") if dodge else DEFEND)
    dice = {"a": die, "b": dodge} if dodge else {"a": die}
    steps = [
        *joined([a], [b or STRONG]),
        do("change-weapon", fighter="a", weapon=weapons[0]["id"]),
        *APART,
        do("choose", fighter="a", option=option, target="b"),
        do("choose", fighter="b", **dict(dodging)),
        do("set-shot", fighter="a", band=band, **conditions),
        do("reveal"),
        do("end-reactions"),
        do("resolve", dice),
        *after,
    ]
    return case(rules, "fight", result, steps=steps)


BOW = shooter(flags=["arc"])
AGILE = fighter(19, athletics=19)


def volley(family: str, value: int, flag: str, turns: int, steady: bool = False) -> list[Step]:
    """A shot on the first turn, Mouvements after it, and a shot wanted `turns` later."""
    steps = [
        *joined([shooter(family, value, flags=[flag])], [STRONG]),
        do("change-weapon", fighter="a", weapon=family),
        *APART,
        *([do("set-steady", fighter="a", on=True)] if steady else []),
    ]
    for place in range(turns):
        mine = attack("b") if place == 0 else move("action")
        steps += turn({"a": mine, "b": DEFEND}, {"a": 19})
        steps.append(do("bell"))
    return [*steps, do("choose", fighter="a", option=1, target="b")]


SHOTS = [
    shot("RANGED-UNOPPOSED", hit("b", 3), shooter(value=8), 9),
    shot("RANGED-UNOPPOSED", unhurt("b"), BOW, 9, 13, b=AGILE),
    *(
        shot(
            "RANGED-MODIFIERS",
            seuil(10),
            shooter(value=13),
            1,
            band=band,
            **conditions,
        )
        for band, conditions in (
            ("short", {"moving": -3, "visibility": -2}),
            ("long", {"unstable": -1}),
        )
    ),
    *(
        case(
            "RANGED-MODIFIERS",
            "fight",
            {"refused": refused},
            steps=[
                *joined([BOW], [STRONG]),
                do("set-shot", fighter="a", band="short", moving=moving),
            ],
        )
        for moving, refused in ((-6, {"step": 3, "reason": SAID}), (-5, None))
    ),
    *(
        case(
            rules,
            "fight",
            {"refused": {"reason": SAID} if refused else None},
            steps=volley(family, value, flag, turns, steady),
        )
        for rules, family, value, flag, turns, steady, refused in (
            ("RANGED-RELOAD-BOW", "armes-de-tir", 12, "arc", 1, False, True),
            ("RANGED-RELOAD-BOW", "armes-de-tir", 12, "arc", 2, False, False),
            ("RANGED-RELOAD-ARCHER", "armes-de-tir", 13, "arc", 1, True, False),
            ("RANGED-RELOAD-ARCHER", "armes-de-tir", 12, "arc", 1, True, True),
            ("RANGED-RELOAD-ARCHER", "armes-de-tir", 15, "arbalete", 1, True, True),
            ("RANGED-RELOAD-POWDER", "armes-a-poudre", 15, "poudre", 1, False, True),
            ("RANGED-RELOAD-POWDER", "armes-a-poudre", 15, "poudre", 2, False, True),
            ("RANGED-RELOAD-POWDER", "armes-a-poudre", 15, "poudre", 3, False, False),
        )
    ),
    *(
        shot(
            "ARMOUR-RANGED-PENETRATION",
            hit("b", quality),
            shooter(value=19, pierces=pierces),
            die,
            b=fighter(19, armour=2),
        )
        for die, pierces, quality in ((13, 3, 4), (13, 2, 3), (17, 1, 1), (1, 2, 1))
    ),
    shot("TECHNIQUE-TIR-VISE", bleeds("b", 1), BOW, 5, option=4),
    shot("TECHNIQUE-TIR-VISE", bleeds("b", 0), BOW, 9, 9, option=4, b=AGILE),
    shot(
        "TECHNIQUE-TIR-REFLEXE", seuil(8, "right"), BOW, 9, 1, option=5, b=fighter(11, athletics=11)
    ),
    shot("TECHNIQUE-JET-LANCER-PRECIS", bleeds("b", 1), shooter("armes-de-jet"), 5, option=4),
    shot(
        "TECHNIQUE-JET-LANCER-PRECIS",
        bleeds("b", 0),
        shooter("armes-de-jet"),
        9,
        9,
        option=4,
        b=AGILE,
    ),
    shot("TECHNIQUE-JET-LANCER-PUISSANT", hit("b", 4), shooter("armes-de-jet"), 10, option=5),
    shot(
        "TECHNIQUE-JET-LANCER-PUISSANT",
        unhurt("b"),
        shooter("armes-de-jet", 6),
        19,
        option=5,
    ),
]

WRESTLER = fighter(19, weapons=[], fists=12, athletics=19, ph=8)
BARE = fighter(19, weapons=[], fists=12, athletics=8, ph=8)
HOLD = [
    *joined([WRESTLER], [BARE]),
    *turn({"a": move("action"), "b": DEFEND}, {"a": 9, "b": 5}),
    do("advantage", fighter="a", which="action"),
    do("bell"),
    *turn({"a": special(4), "b": DEFEND}, {"a": 9, "b": 19}),
]

GRAPPLES = [
    closed("TECHNIQUE-EMPOIGNADE-IMMOBILISATION", WRESTLER, special(4)),
    case(
        "TECHNIQUE-EMPOIGNADE-IMMOBILISATION", "fight", all_of(seuil(9), spent("a", 2)), steps=HOLD
    ),
    case(
        "TECHNIQUE-EMPOIGNADE-IMMOBILISATION",
        "fight",
        {"refused": None, "steps": [{"lines": [{"text": SAID}]}]},
        steps=[
            *HOLD,
            do("struggle", {"a": 9, "b": 5}, fighter="b"),
            reply("a", "squeeze", "b", "0"),
        ],
    ),
    shown(
        "EMPOIGNADE-FAUCHAGE",
        ticked("b", (), (1, 0, 1, 0, 0)),
        fighter(19, weapons=[], fists=19),
        special(5),
        (9, 5),
        b=fighter(19, weapons=[], fists=19),
    ),
    shown(
        "EMPOIGNADE-FAUCHAGE",
        unhurt("b"),
        fighter(19, weapons=[], fists=19),
        special(5),
        (5, 9),
        reply("b", "trip", "a", "yes"),
        b=fighter(19, weapons=[], fists=19),
    ),
]

SCHOOL = {"traits": [{"id": "s", "trait": "ecole-d-escrime"}]}
PLAYER = {
    **fighter(19, ph=8),
    **SCHOOL,
    "kits": {"professional": {"combat-arme:Lames longues": 19, "comedie": 9}},
}
RAM = special(6, technique="la-corne-du-belier")
REHEARSED = [
    *joined([PLAYER], [STRONG]),
    *turn({"a": RAM, "b": attack("a")}, {"a": 9, "b": 5}),
    reply("a", "comedy", "b", "yes", a=12),
    do("bell"),
]
FENCER = {
    **fighter(19, trained="armes-d-estoc", ph=8),
    **SCHOOL,
    "kits": {"professional": {"combat-arme:Armes d’estoc": 19, "comedie": 15}},
}


def knave(branch: str) -> Step:
    return special(6, technique="le-fourbe-l-emporte", branch=branch)


SCHOOLS = [
    case(
        "TECHNIQUE-ECOLE-CORNE-DU-BELIER",
        "fight",
        all_of(unhurt("b"), spent("a", 0)),
        steps=REHEARSED,
    ),
    case(
        "TECHNIQUE-ECOLE-CORNE-DU-BELIER",
        "fight",
        all_of(hit("b", 4), spent("a", 1)),
        steps=[*REHEARSED, *turn({"a": RAM, "b": attack("a")}, {"a": 5, "b": 1})],
    ),
    shown(
        "ECOLE-FOURBE",
        all_of(hit("b", 3), spent("a", 2)),
        FENCER,
        knave("comedie"),
        (9, 5),
        reply("a", "second", "b", "yes"),
        reply("b", "parry", "a", "no", a=9, b=5),
    ),
    shown(
        "ECOLE-FOURBE",
        all_of(unhurt("b"), spent("a", 2)),
        FENCER,
        knave("feinte"),
        (9, 5),
        reply("a", "hinder", "b", "yes"),
    ),
]

PAIR = fighter(
    13,
    trained="lames-courtes",
    ph=6,
    weapons=[
        weapon("lames-courtes", 1),
        {**weapon("lames-courtes", 1), "id": "other", "name": "other"},
    ],
)
TWICE = [do("change-weapon", fighter="a", weapon="lames-courtes", second="other")]
NEAR = fighter(19, weapons=[weapon(allonge=1)])


def paired(
    rules: str,
    result: object,
    choice: Mapping[str, object],
    dice: tuple[int, int],
    *after: Step,
    **more: object,
) -> Case:
    """A turn of A with two weapons."""
    against = more.pop("against", attack("a"))
    foe = more.pop("b", NEAR)
    steps = [
        *joined([PAIR], [foe]),  # type: ignore[list-item]
        *TWICE,
        *turn({"a": choice, "b": against}, {"a": dice[0], "b": dice[1]}),  # type: ignore[dict-item]
        *after,
    ]
    return case(rules, "fight", result, steps=steps)


TWO = [
    paired("TWO-WEAPONS", seuil(11), attack("b"), (1, 1)),
    paired("TWO-WEAPONS", seuil(13), DEFEND, (1, 1)),
    case(
        "TWO-WEAPONS",
        "fight",
        {"refused": {"step": 3, "reason": SAID}},
        steps=[
            *joined(
                [
                    fighter(
                        13,
                        trained="lames-courtes",
                        weapons=[weapon("lames-courtes", 1), {**weapon(allonge=2), "id": "other"}],
                    )
                ],
                [NEAR],
            ),
            *TWICE,
        ],
    ),
    paired(
        "TWO-WEAPONS-DEFENSE-SANGLANTE",
        hit("b", 4),
        special(4),
        (13, 5),
        do("counter", fighter="a", target="b"),
    ),
    paired("TWO-WEAPONS-DEFENSE-SANGLANTE", hit("a", 2), special(4), (5, 13)),
    paired(
        "TWO-WEAPONS-OUTRANCE",
        all_of(hit("b", 3), spent("a", 2)),
        special(5),
        (9, 5),
        b=fighter(19, weapons=[weapon(allonge=1)], armour=1),
    ),
    paired("TWO-WEAPONS-OUTRANCE", hit("a", 3), special(5), (19, 5)),
    paired("TWO-WEAPONS-OUTRANCE", hit("a", 3), special(5), (5, 9)),
]

HIDER = {
    **fighter(19, weapons=[weapon(allonge=1)]),
    "kits": {"professional": {"combat-arme:Lames longues": 19, "discretion": 15}},
}


def ambushed(*after: Step, ambushers: int = 1, ph: int = 4, allonge: int = 1) -> list[Step]:
    """Ambushers (a, b…) who beat the watch of the last one who joins."""
    names = "abc"[:ambushers]
    victim = "abcd"[ambushers]
    docs = [HIDER] * ambushers
    prey = fighter(19, ph=ph, athletics=19)
    steps = joined(docs, [prey])[:-1]
    dice = {victim: 20}
    hidden = [
        do("ambush", {name: 9, **dice}, fighter=name, foe=victim, allonge=allonge) for name in names
    ]
    return [*steps, *hidden, *after]


CAUGHT = [reply("b", "reflex", "a", "no"), do("begin")]

AMBUSHES = [
    case(
        "GUET-APENS-EFFECT",
        "fight",
        hit("b", 3),
        steps=[
            *ambushed(*CAUGHT),
            *turn({"a": attack("b"), "b": move("action")}, {"a": 5, "b": 9}),
        ],
    ),
    case(
        "GUET-APENS-EFFECT",
        "fight",
        {"refused": {"step": 5, "reason": SAID}},
        steps=[*ambushed(*CAUGHT), do("choose", fighter="b", option=2)],
    ),
    case(
        "ALLONGE-START",
        "fight",
        {"refused": None},
        steps=[*ambushed(*CAUGHT), do("choose", fighter="a", option=1, target="b")],
    ),
    case(
        "COMBAT-REFLEXE-DEFENSIF",
        "fight",
        {"refused": None, "owned": {"b": {"pools": {"heroism_spent": 1}}}},
        steps=[
            *ambushed(reply("b", "reflex", "a", "yes"), do("begin")),
            do("choose", fighter="b", option=2),
        ],
    ),
    case(
        "COMBAT-REFLEXE-DEFENSIF",
        "fight",
        {"refused": {"step": 10, "reason": SAID}},
        steps=[
            *ambushed(reply("b", "reflex", "a", "yes"), do("begin")),
            *turn({"a": attack("b"), "b": DEFEND}, {"a": 1, "b": 13}),
            do("counter", fighter="b", target="a"),
        ],
    ),
    case(
        "COMBAT-REFLEXE-DEFENSIF",
        "fight",
        {"refused": None, "owned": {"d": {"pools": {"heroism_spent": 3}}}},
        steps=ambushed(*(reply("d", "reflex", name, "yes") for name in "abc"), ambushers=3),
    ),
]

PINCERS = [fighter(10, athletics=19), fighter(10, athletics=19)]
BEHIND = [
    *joined([fighter(6, ph=8, athletics=19)], PINCERS),
    *turn(
        {"a": DEFEND, "b": attack("a"), "c": move("behind", target="a")},
        {"a": 19, "b": 19, "c": 9},
    ),
    do("advantage", fighter="c", which="behind", target="a"),
    do("bell"),
]


def at_back(**mine: object) -> list[Step]:
    """The turn after: both attack, and the one in the tenaille concentrates on B."""
    choices = {"a": {**DEFEND, "focus": "b", **mine}, "b": attack("a"), "c": attack("a")}
    return [*BEHIND, *turn(choices, {"a": 19, "b": 19, "c": 5})]


def right(who: str, value: int) -> Step:
    """The threshold of one of the attackers."""
    return {"view": {"exchanges": [{"right": who, "right_links": [{"breakdown": total(value)}]}]}}


TENAILLE = [
    case(
        "TENAILLE-SETUP TENAILLE-EFFECT",
        "fight",
        all_of(right("b", 11), right("c", 10), hit("a", 3)),
        steps=at_back(),
    ),
    case(
        "TENAILLE-SETUP",
        "fight",
        all_of(right("b", 11), right("c", 11)),
        steps=[
            *joined([fighter(6)], PINCERS),
            *turn(
                {"a": DEFEND, "b": attack("a"), "c": attack("a")},
                {"a": 19, "b": 19, "c": 19},
            ),
        ],
    ),
    case(
        "TENAILLE-ESCAPE",
        "fight",
        all_of(right("b", 11), right("c", 11)),
        steps=[
            *BEHIND,
            do("end-pincer", fighter="a"),
            *turn(
                {"a": DEFEND, "b": attack("a"), "c": attack("a")},
                {"a": 19, "b": 19, "c": 19},
            ),
        ],
    ),
    case(
        "TENAILLE-ESCAPE",
        "fight",
        all_of(right("b", 11), right("c", 11)),
        steps=[
            *BEHIND,
            *turn(
                {"a": {**move("move"), "focus": "b"}, "b": attack("a"), "c": attack("a")},
                {"a": 9, "b": 19, "c": 19},
            ),
            do("advantage", fighter="a", which="move"),
            do("bell"),
            *turn(
                {"a": DEFEND, "b": attack("a"), "c": attack("a")},
                {"a": 19, "b": 19, "c": 19},
            ),
        ],
    ),
    case(
        "COMBAT-VISTA",
        "fight",
        all_of(right("b", 10), right("c", 10), hit("a", 2)),
        steps=at_back(vista=True),
    ),
]

CASES: list[Case] = [
    *BLADES,
    *POLES,
    *CLUBS,
    *FLAILS,
    *SHOTS,
    *GRAPPLES,
    *SCHOOLS,
    *TWO,
    *AMBUSHES,
    *TENAILLE,
]
