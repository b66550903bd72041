"""Racial traits and memory traits (I.C.4) as requests."""

from tests.resolve.kit import Case, Count, Without, case, hero, of_race, only, total

SETS = {
    "felis": ("athlete", "nyctalope", "paresse", "aversion-pour-l-eau", "haine-envers-les-gouris"),
    "gouri": ("anonyme", "resistant", "deracine", "noctambule", "racisme"),
    "nain": ("rebelle", "robuste-nain", "eveil-tardif", "deviant"),
    "elfe": (
        "aversion-pour-l-or",
        "fascination-pour-l-ocean",
        "enfant-de-la-mer-et-du-vent",
        "charmeur",
        "manque-de-sens-pratique",
        "desinvolture",
    ),
}
LISTED = {
    "felis": "TRAIT-FELIS-HAINE-GOURIS",
    "gouri": "TRAIT-GOURI-DERACINE TRAIT-GOURI-NOCTAMBULE TRAIT-GOURI-RACISME",
    "nain": "TRAIT-NAIN-DEVIANT",
    "elfe": "TRAIT-ELFE-AVERSION-OR TRAIT-ELFE-FASCINATION-OCEAN",
}
PRICES = {
    "TRAIT-EVENT-CATASTROPHE": ("catastrophe", 2),
    "TRAIT-EVENT-ANTALIA": ("coup-d-antalia", -5),
    "TRAIT-EVENT-COUP-JUTEUX": ("coup-juteux", -2),
    "TRAIT-EVENT-FAVEUR": ("faveur", -1),
    "TRAIT-EVENT-NEMESIS": ("nemesis", 4),
    "TRAIT-EVENT-SURVEILLE": ("surveille", 3),
    "TRAIT-EVENT-TRAHISON": ("trahison", 5),
    "TRAIT-MONSTRUEUX": ("monstrueux", 2),
    "TRAIT-SEDUISANT": ("seduisant", -2),
    "TRAIT-TROUBLE-PSYCHOLOGIQUE": ("trouble-psychologique", 3),
    "TRAIT-SENS-AIGUISES": ("sens-aiguises", -3),
    "TRAIT-HANDICAP": ("handicap", 4),
    "TRAIT-CREVARD": ("crevard", -5),
    "TRAIT-CONTACT": ("contact", -1),
    "TRAIT-DEVOT-HISTORIQUE": ("devot", 1),
    "TRAIT-ECOLE-ESCRIME": ("ecole-d-escrime", -3),
    "TRAIT-ENNEMI-SURNATUREL": ("ennemi-surnaturel", 5),
    "TRAIT-HERITAGE": ("heritage", -2),
    "TRAIT-PERSONNE-A-CHARGE": ("personne-a-charge", 3),
    "TRAIT-SAVOIR-INTERDIT": ("savoir-interdit", 4),
    "TRAIT-SECRET": ("secret", 2),
    "TRAIT-SORCELLERIE": ("sorcellerie", -5),
}


def traits(*ids: str) -> dict[str, object]:
    return {"traits": [{"trait": id} for id in ids]}


LIMITED = {"rule": "NP-SKILL-LIMITATION", "severity": "rule"}


def learnt(key: str, number: int) -> dict[str, object]:
    """A skill opened with points and raised to a value."""
    return hero(skills={"opened": [key], "raised": {key: number - 6}})


def value(key: str, number: int) -> dict[str, object]:
    return {"key": key, "value": total(number)}


GENERAL = [
    *(
        case(
            f"RACE-TRAIT-SETS {LISTED[race]}",
            "derive",
            {"traits": only(*({"trait": trait} for trait in traits_)), "memory": total(0)},
            character=of_race(race),
        )
        for race, traits_ in SETS.items()
    ),
    case("RACE-TRAIT-SETS", "derive", {"traits": Count(0)}, character=of_race("humain")),
    case(
        "TRAIT-TYPES",
        "derive",
        {"traits": [{"trait": "handicap", "pm": 4}], "memory": total(4)},
        character=hero("handicap"),
    ),
    case(
        "TRAIT-TYPES",
        "derive",
        {"traits": [{"trait": "nyctalope", "pm": 0}], "memory": total(0)},
        character=of_race("felis"),
    ),
    case("TRAIT-PM-SIGN", "derive", {"memory": total(0)}, character=hero("handicap", "robuste")),
    case(
        "TRAIT-PM-SIGN",
        "derive",
        {"memory": total(-3)},
        character=hero("mentor", "dette"),
    ),
    case(
        "TRAIT-PM-SIGN",
        "problems",
        {"problems": [{"rule": "NP-TRAIT-PM-SIGN", "severity": "rule"}], "finishable": False},
        character=hero("mentor", "dette"),
        step="traits",
    ),
    case(
        "TRAIT-PM-SIGN TRAIT-SORCELLERIE",
        "derive",
        {"memory": total(0)},
        character=hero("sorcellerie"),
        settings={"creation": {"memory_points": 5}},
    ),
    case(
        "TRAIT-HOMONYMS TRAIT-ROBUSTE",
        "derive",
        {
            "traits": [{"trait": "robuste-nain", "pm": 0}, {"trait": "robuste", "pm": -4}],
            "memory": total(-4),
            "vitality": {"lines": [{"usable": 3}, {"usable": 3}, {"usable": 2}, {"usable": 1}]},
            "endurance": {"lines": [{"usable": 3}, {"usable": 3}, {"usable": 2}, {"usable": 2}]},
        },
        character={**hero("robuste"), "origins": {"race": "nain"}},
    ),
    *(
        case(
            f"TRAIT-EXCLUSIVE-GROUP {rules}",
            "problems",
            {"problems": [{"rule": "NP-TRAIT-EXCLUSIVE-GROUP"}]},
            character=hero(*pair),
            step="traits",
        )
        for rules, pair in (
            ("TRAIT-JEUNOT", ("jeunot", "mentor")),
            ("TRAIT-VETERAN TRAIT-EVENT-MENTOR", ("mentor", "veteran")),
        )
    ),
    case(
        "TRAIT-EXCLUSIVE-GROUP",
        "problems",
        {"problems": Without({"rule": "NP-TRAIT-EXCLUSIVE-GROUP"})},
        character=hero("veteran"),
        step="traits",
    ),
    *(
        case(rule, "derive", {"memory": total(pm)}, character=hero(trait))
        for rule, (trait, pm) in PRICES.items()
    ),
]

FELIS, GOURI, NAIN, ELFE = (
    {"origins": {"race": race}} for race in ("felis", "gouri", "nain", "elfe")
)

RACIAL = [
    *(
        case(
            "TRAIT-FELIS-ATHLETE CHECK-QUALITY-ZERO",
            "check",
            {"success": success, "quality": total(quality)},
            character={**hero(kit={"acrobatie": 7}), **FELIS},
            roll={"skill": "acrobatie", "conditions": conditions},
            die=15,
        )
        for conditions, success, quality in ((["athlete"], True, 0), ([], False, -2))
    ),
    case(
        "TRAIT-FELIS-ATHLETE",
        "conditions",
        {"conditions": only({"id": "athlete", "proposed": False}, {"id": "paresse"})},
        character=FELIS,
        skill="acrobatie",
    ),
    case(
        "TRAIT-FELIS-ATHLETE",
        "conditions",
        {"conditions": Without({"id": "athlete"})},
        character=FELIS,
        skill="discretion",
    ),
    case(
        "TRAIT-FELIS-NYCTALOPE",
        "table",
        {"effects": {"night_vision": True}},
        table="traits",
        row="nyctalope",
    ),
    *(
        case(
            "TRAIT-FELIS-PARESSE CHECK-QUALITY-STEPS",
            "check",
            {"threshold": total(seuil), "quality": total(quality)},
            character={**hero(kit={"discretion": 12}), **FELIS},
            roll={"skill": "discretion", "conditions": conditions},
            die=die,
        )
        for conditions, die, seuil, quality in (
            (["paresse"], 7, 9, 1),
            ([], 7, 12, 2),
            (["paresse"], 14, 9, -3),
            (["paresse"], 3, 9, 0),
        )
    ),
    *(
        case(
            "TRAIT-FELIS-AVERSION-EAU",
            "living",
            {"lines": only({"amount": -cost})},
            character=FELIS,
            rain_minutes=minutes,
        )
        for minutes, cost in ((90, 3), (30, 1), (31, 2), (1, 1))
    ),
    case(
        "TRAIT-GOURI-ANONYME",
        "derive",
        {"traits": Without({"trait": "rupture"})},
        character=of_race("gouri", culture="cassar"),
    ),
    case(
        "TRAIT-GOURI-ANONYME",
        "derive",
        {"traits": Count(5)},
        character=of_race("gouri", culture="immigre", raised="djazar"),
    ),
    case(
        "TRAIT-GOURI-RESISTANT",
        "table",
        {"effects": {"infection_immune_if_washed": True}},
        table="traits",
        row="resistant",
    ),
    case(
        "TRAIT-GOURI-NOCTAMBULE",
        "check",
        {"threshold": total(12)},
        character={**hero(kit={"perception": 12}), **GOURI},
        roll={"skill": "perception"},
        die=1,
    ),
    *(
        case(
            "TRAIT-NAIN-REBELLE",
            "living",
            {"heroism": after},
            character={**NAIN, "pools": {"heroism_spent": 6 - before}},
            defies_authority=True,
        )
        for before, after in ((3, 5), (0, 2), (6, 8))
    ),
    case(
        "TRAIT-NAIN-ROBUSTE HEALTH-ENDURANCE-BOXES HEALTH-ITALIC-BOXES",
        "derive",
        {
            "heroism_max": total(6),
            "endurance": {
                "lines": only(*({"usable": boxes} for boxes in (3, 3, 2, 2, 2))),
            },
            "vitality": {
                "lines": only(*({"usable": boxes} for boxes in (3, 2, 1, 1, 1))),
            },
        },
        character=NAIN,
    ),
    case(
        "TRAIT-NAIN-EVEIL-TARDIF",
        "derive",
        {"skills": [value("comedie", 7), value("equitation", 11)]},
        character={
            **hero(kit={"comedie": 11, "equitation": 7}),
            **NAIN,
            "choices": {"eveil-tardif.source": ["comedie"], "eveil-tardif.target": ["equitation"]},
        },
    ),
    case(
        "TRAIT-NAIN-EVEIL-TARDIF SKILL-LOST-BELOW-6",
        "skill",
        {"skill": {"opened": False, "value": total(0)}},
        character={
            **hero(kit={"connaissance:Loi": 8, "equitation": 6}),
            **NAIN,
            "choices": {
                "eveil-tardif.source": ["connaissance:Loi"],
                "eveil-tardif.target": ["equitation"],
            },
        },
        skill="connaissance:Loi",
    ),
    case(
        "TRAIT-ELFE-AVERSION-OR",
        "table",
        {"effects": {"no_gold": True}},
        table="traits",
        row="aversion-pour-l-or",
    ),
    case(
        "TRAIT-ELFE-ENFANT-MER-VENT",
        "derive",
        {"skills": [{"key": "naviguer", "opened": True}]},
        character=ELFE,
    ),
    case(
        "TRAIT-ELFE-ENFANT-MER-VENT",
        "derive",
        {"choices": [{"rule": "NP-TRAIT-ELFE-ENFANT-MER-VENT", "count": 1}]},
        character=ELFE,
    ),
    *(
        case(
            "TRAIT-ELFE-CHARMEUR",
            "check",
            {"quality": total(quality)},
            character={**hero(kit={"comedie": value_}), **ELFE},
            roll={"skill": "comedie", "difficulty": difficulty},
            die=die,
        )
        for value_, difficulty, die, quality in ((12, 0, 6, 3), (8, -3, 9, -3))
    ),
    *(
        case(
            "TRAIT-ELFE-SENS-PRATIQUE",
            "derive",
            {"skills": [value("acrobatie", after[0]), value("cambriole", after[1])]},
            character={
                **hero(
                    kit={"acrobatie": before[0], "cambriole": before[1]}, points=(15, 10, 10, 10)
                ),
                **ELFE,
                "choices": {"manque-de-sens-pratique.lower": ["acrobatie", "cambriole"]},
            },
        )
        for before, after in (((10, 8), (8, 6)), ((7, 9), (5, 7)))
    ),
    *(
        case(
            "TRAIT-ELFE-DESINVOLTURE",
            "living",
            {"heroism": after},
            character=ELFE,
            community_days=community,
            water_days=water,
        )
        for community, water, after in ((7, 3, 5), (3, 5, 3), (8, 1, 3))
    ),
    *(
        case(
            "TRAIT-SANG-MELE-REJET TRAIT-SANG-MELE-OPPROBRE",
            "derive",
            traits("rejet", "opprobre"),
            character=of_race(race),
        )
        for race in ("sang-mele-felis", "sang-mele-elfe")
    ),
    case(
        "TRAIT-SANG-MELE-COMPETENCES",
        "problems",
        {"problems": [{"step": "origins", "text": "Choisissez la culture de la mère."}]},
        character=of_race("sang-mele-felis"),
        step="origins",
    ),
    case(
        "TRAIT-SANG-MELE-COMPETENCES",
        "edit",
        {"character": {"kits": {"birth": {"commerce": 8}}}, "refused": None},
        character=of_race("sang-mele-felis"),
        commands=[{"type": "choose-mother", "culture": "cassar"}],
    ),
    case(
        "TRAIT-SANG-MELE-PERE-FELIS",
        "derive",
        {"traits": [{"trait": "nyctalope"}, {"trait": "aversion-pour-l-eau"}]},
        character=of_race("sang-mele-felis"),
    ),
    case(
        "TRAIT-SANG-MELE-PERE-FELIS",
        "derive",
        {"traits": Without({"trait": "paresse"})},
        character=of_race("sang-mele-felis"),
    ),
    case(
        "TRAIT-SANG-MELE-PERE-FELIS",
        "living",
        {"lines": only({"amount": -2})},
        character=of_race("sang-mele-felis"),
        rain_minutes=60,
    ),
    case(
        "TRAIT-SANG-MELE-PERE-ELFE",
        "derive",
        {
            "traits": [
                {"trait": "enfant-de-la-mer-et-du-vent"},
                {"trait": "manque-de-sens-pratique"},
            ],
            "skills": [{"key": "naviguer", "opened": True}],
        },
        character=of_race("sang-mele-elfe"),
    ),
    case(
        "TRAIT-SANG-MELE-PERE-ELFE",
        "derive",
        {"traits": Without({"trait": "charmeur"})},
        character=of_race("sang-mele-elfe"),
    ),
]

INTEGRATING = {"origins": {"race": "humain", "culture": "immigre", "raised": "djazar"}}

ORIGINS = [
    *(
        case(
            "TRAIT-RACE-INTEGRATION",
            "problems",
            {"problems": found},
            character={**learnt(key, number), **INTEGRATING},
            step="skills",
        )
        for key, number, found in (
            ("urbanisme", 9, [{"rule": "NP-TRAIT-RACE-INTEGRATION"}]),
            ("connaissance:Aristocratie", 6, Without({"rule": "NP-TRAIT-RACE-INTEGRATION"})),
            ("connaissance:Loi", 9, Without({"rule": "NP-TRAIT-RACE-INTEGRATION"})),
        )
    ),
    *(
        case(
            "TRAIT-RACE-LINGUISTIQUE",
            "derive",
            {"skills": [value("langue:djazar", after[1]), value("langue:umélorien", after[0])]},
            character={
                **INTEGRATING,
                "kits": {"birth": {"langue:umélorien": before[0], "langue:djazar": before[1]}},
            },
        )
        for before, after in (((12, 8), (8, 12)), ((9, 9), (9, 9)))
    ),
    *(
        case(
            "TRAIT-RACE-TRAQUE",
            "problems",
            {"problems": found},
            character={
                "origins": {"race": "humain", "culture": "immigre-keshite"},
                "identity": {"style": style, "branch": branch},
            },
            step="branch",
        )
        for style, branch, found in (
            ("brutes", "spadassin", Without({"rule": "NP-TRAIT-RACE-TRAQUE"})),
            (
                "doigts-de-fee",
                "faussaire",
                [{"rule": "NP-TRAIT-RACE-TRAQUE", "severity": "advice"}],
            ),
        )
    ),
    *(
        case(
            "TRAIT-SOCIAL-AISANCE",
            "derive",
            {"capital": total(after)},
            character={**hero(*bought), "origins": {"race": "humain", "milieu": "bourgeois"}},
            settings={"creation": {"couronnes": 30}},
        )
        for bought, after in (((), 60), (("coup-juteux",), 110))
    ),
    case(
        "TRAIT-SOCIAL-CARACTERE TRAIT-HOMONYMS",
        "derive",
        {"heroism_max": total(6), "characteristics": {"caractere": total(10)}},
        character={**hero(), "origins": {"race": "humain", "milieu": "militaire"}},
    ),
    case(
        "TRAIT-SOCIAL-CARACTERE",
        "check",
        {"threshold": total(10)},
        character=hero(kit={"intimidation": 13}),
        roll={"skill": "intimidation"},
        against=of_race("humain", milieu="militaire"),
        die=1,
    ),
    case(
        "TRAIT-SOCIAL-DEBROUILLARD",
        "table",
        {"effects": {"daily_wage_no_roll": True}},
        table="traits",
        row="debrouillard",
    ),
    case(
        "TRAIT-SOCIAL-DETERMINATION",
        "derive",
        {
            "characteristics": {
                "doigte": total(12),
                "caractere": total(14),
                "robustesse": total(11),
                "cervelle": total(13),
            }
        },
        character={
            **hero(points=(10, 12, 9, 11)),
            "origins": {"race": "humain", "milieu": "esclave"},
        },
    ),
    case(
        "TRAIT-SOCIAL-DETERMINATION SKILL-LIMITATION",
        "skill",
        {"price": 6},
        character=of_race("humain", milieu="esclave"),
        skill="connaissance:Histoire",
        price=3,
    ),
    *(
        case(
            f"SKILL-LIMITATION TRAIT-SOCIAL-DETERMINATION {rule}",
            "problems",
            {"problems": [LIMITED] if refused else Without(LIMITED)},
            character={
                **learnt(key, number),
                "origins": {"race": "humain", "milieu": milieu},
            },
            step="skills",
        )
        for rule, key, number, milieu, refused in (
            ("SKILL-CONNAISSANCE", "connaissance:Histoire", 8, "esclave", True),
            ("SKILL-CONNAISSANCE", "connaissance:Pègre", 7, "esclave", True),
            ("SKILL-CONNAISSANCE", "connaissance:Nature", 8, "esclave", False),
            ("SKILL-LANGUES", "lire-et-ecrire:mélorien", 9, "esclave", False),
            ("SKILL-LANGUES", "lire-et-ecrire:djazar", 7, "esclave", True),
            ("SKILL-BREUVAGE", "breuvage:Pyrotechnie", 7, "esclave", True),
            ("SKILL-BREUVAGE", "breuvage:Pyrotechnie", 7, "ouvrier", False),
        )
    ),
    *(
        case(
            "TRAIT-SOCIAL-FAUX-SEMBLANT",
            "check",
            {"quality": total(quality)},
            character={
                **hero(kit={"comedie": 11}),
                "origins": {"race": "humain", "milieu": "orphelin"},
            },
            roll={"skill": "comedie"},
            die=die,
        )
        for die, quality in ((9, 4), (13, -2))
    ),
    *(
        case(
            "TRAIT-SOCIAL-MORALE",
            "derive",
            {"heroism_max": total(after)},
            character={**of_race(race, milieu="ouvrier"), "adjustments": {"heroism": more}},
        )
        for race, more, after in (("humain", 1, 6), ("nain", -1, 6))
    ),
    case(
        "TRAIT-SOCIAL-RAT",
        "derive",
        {"traits": only({"trait": "rat-de-bibliotheque"}), "heroism_max": total(4)},
        character=of_race("humain", milieu="lettre"),
    ),
    *(
        case(
            "TRAIT-SOCIAL-VIE-CITE",
            "check",
            {"success": success, "quality": total(quality)},
            character={
                **hero(kit={key: 9}),
                "origins": {"race": "humain", "milieu": "aristocratie"},
            },
            roll={"skill": key},
            die=die,
        )
        for key, die, success, quality in (
            ("connaissance:Aristocratie", 14, True, 0),
            ("connaissance:Aristocratie", 20, False, -5),
            ("connaissance:Loi", 14, False, -2),
        )
    ),
    *(
        case(
            "TRAIT-SOCIAL-VIE-CITE-CASSURE",
            "derive",
            {"memory": total(left)},
            character={**of_race("humain", milieu="aristocratie"), "cassure": cassure},
            settings={"creation": {"memory_points": start}},
        )
        for cassure, start, left in (("fuite", 5, 0), ("ruine", 0, 0), ("amoral", 3, -2))
    ),
]

FORTUNE = [
    case(
        "TRAIT-EVENT-CATASTROPHE TRAIT-EVENT-COUP-JUTEUX",
        "derive",
        {"memory": total(0)},
        character=hero("catastrophe", "coup-juteux"),
    ),
    case(
        "TRAIT-EVENT-CATASTROPHE",
        "table",
        {"effects": {"reputation_negative": 1}},
        table="traits",
        row="catastrophe",
    ),
    case(
        "TRAIT-EVENT-FAVEUR",
        "table",
        {"effects": {"favours": 1}},
        table="traits",
        row="faveur",
    ),
    *(
        case(
            f"TRAIT-{rule}",
            "derive",
            {"capital": total(couronnes)},
            character=hero(trait),
            settings={"creation": {"couronnes": 20}},
        )
        for rule, trait, couronnes in (
            ("EVENT-ANTALIA", "coup-d-antalia", 120),
            ("EVENT-COUP-JUTEUX", "coup-juteux", 70),
        )
    ),
    *(
        case(
            "TRAIT-EVENT-DETTE",
            "money",
            {"lines": only({"debt": debt})},
            character=hero("dette"),
            months=months,
        )
        for months, debt in ((3, 160), (0, 100))
    ),
    *(
        case(
            "TRAIT-DEPENDANCE",
            "money",
            {"lines": only({"cost": cost})},
            character=hero("dependance"),
            weeks=weeks,
        )
        for weeks, cost in ((4, 40), (1, 10))
    ),
    case(
        "TRAIT-EVENT-MENTOR",
        "derive",
        {"skills": [value("acrobatie", 10), value("cambriole", 12), value("discretion", 14)]},
        character=hero("mentor", kit={"acrobatie": 8, "cambriole": 10, "discretion": 12}),
    ),
    case(
        "TRAIT-EVENT-REORIENTATION SKILL-LOST-BELOW-6",
        "derive",
        {
            "skills": [
                {"key": "acrobatie", "opened": False},
                value("cambriole", 6),
                value("discretion", 8),
                value("falsification:écritures", 6),
            ],
            "memory": total(-3),
        },
        character=hero(
            "reorientation",
            kit={"acrobatie": 7, "cambriole": 8, "discretion": 10},
            identity={
                "style": "doigts-de-fee",
                "branch": "monte-en-l-air",
                "specialty": "perceur",
            },
            choices={"reorientation.specialty": ["scribe"]},
        ),
    ),
    case(
        "TRAIT-JEUNOT",
        "derive",
        {
            "heroism_max": total(3),
            "characteristics": {"cervelle": total(11)},
            "age": total(15),
            "skills": [
                value("acrobatie", 13),
                value("cambriole", 8),
                {"key": "discretion", "opened": False},
            ],
        },
        character=hero(
            "jeunot",
            kit={"acrobatie": 16, "cambriole": 10, "discretion": 7},
            points=(10, 10, 10, 12),
            adjustments={"heroism": 1},
        ),
    ),
    case(
        "TRAIT-JEUNOT",
        "derive",
        {"prison_rolls": total(0)},
        character=hero("jeunot", cassure="accident"),
    ),
    case(
        "TRAIT-JEUNOT",
        "derive",
        {"bounty": total(0)},
        character=hero("jeunot", cassure="fuite"),
    ),
    *(
        case(
            "TRAIT-VETERAN",
            "derive",
            {
                "characteristics": {"robustesse": total(after)},
                "heroism_max": total(3),
                "skills": [value("acrobatie", 11), value("cambriole", 14)],
            },
            character=hero(
                "veteran",
                kit={"acrobatie": 9, "cambriole": 12},
                points=(10, 10, before, 10),
                adjustments={"heroism": 1},
            ),
        )
        for before, after in ((13, 11), (16, 12))
    ),
    case(
        "TRAIT-VETERAN REPUTATION-BOUNTY-USE",
        "derive",
        {"bounty": {"total": 150, "lines": only({"amount": 100}, {"amount": 50})}},
        character=hero("veteran", cassure="fuite"),
    ),
    case(
        "TRAIT-VETERAN",
        "derive",
        {"prison_rolls": total(2)},
        character=hero("veteran", cassure="accident"),
    ),
    case(
        "TRAIT-ROBUSTE",
        "derive",
        {"endurance": {"lines": only(*({"usable": boxes} for boxes in (3, 3, 2, 2, 2)))}},
        character=hero("robuste"),
    ),
    case(
        "TRAIT-CREVARD",
        "table",
        {"effects": {"engage_cost_ph": 1}},
        table="traits",
        row="crevard",
    ),
    case(
        "TRAIT-CONTACT",
        "table",
        {"effects": {"contacts": 1}},
        table="traits",
        row="contact",
    ),
    case(
        "TRAIT-DEVOT-HISTORIQUE TRAIT-RACE-DEVOT-RACE TRAIT-HOMONYMS",
        "derive",
        {"traits": only({"trait": "devot-race"}, {"trait": "devot"}), "memory": total(1)},
        character={**hero("devot"), "origins": {"race": "humain", "culture": "effarat"}},
    ),
    case(
        "TRAIT-ECOLE-ESCRIME",
        "derive",
        {"options": only(1, 2, 3, 4, 5, 6)},
        character=hero("ecole-d-escrime"),
    ),
    case("TRAIT-ECOLE-ESCRIME", "derive", {"options": only(1, 2, 3, 4, 5)}, character=hero()),
    case(
        "TRAIT-EXPLORATEUR",
        "derive",
        {
            "age": total(22),
            "memory": total(-4),
            "skills": [
                value("breuvage:Alchimie", 6),
                value("connaissance:Géographie", 6),
                value("langue:djazar", 6),
            ],
        },
        character=hero(
            "explorateur",
            choices={
                "explorateur.open": [
                    "langue:djazar",
                    "breuvage:Alchimie",
                    "connaissance:Géographie",
                ]
            },
        ),
    ),
    case(
        "TRAIT-EXPLORATEUR",
        "derive",
        {"choices": [{"id": "explorateur.open", "options": Without(["langue:djazar"])}]},
        character=hero("explorateur", kit={"langue:djazar": 8}),
    ),
]

CASES: list[Case] = [*GENERAL, *RACIAL, *ORIGINS, *FORTUNE]
