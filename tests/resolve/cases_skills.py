"""Characteristics, skills and contacts (II) as requests."""

from tests.resolve.kit import SAID, Case, Count, Without, case, hero, of_race, only, total

ASSOCIATED = {
    "acrobatie": ["doigte"],
    "art": [],
    "artisanat": [],
    "athletisme": ["robustesse"],
    "breuvage": [],
    "cambriole": ["doigte"],
    "corps-a-corps": ["robustesse"],
    "combat-arme": ["doigte"],
    "comedie": ["caractere"],
    "commerce": ["cervelle"],
    "connaissance": [],
    "deguisement": ["doigte"],
    "discretion": ["doigte"],
    "empathie-sauvage": ["caractere"],
    "equitation": ["robustesse"],
    "falsification": [],
    "intimidation": ["caractere"],
    "langue": [],
    "lire-et-ecrire": [],
    "passe-passe": ["doigte"],
    "perception": ["robustesse"],
    "soin": ["cervelle"],
    "urbanisme": ["cervelle"],
}
DEFAULTS = (
    ("SKILL-DEFAULT-VALUE SKILL-CAMBRIOLE", "cambriole", (11, 9, 9, 9), 3),
    ("SKILL-DEFAULT-VALUE", "commerce", (9, 9, 9, 12), 4),
    ("SKILL-DEFAULT-VALUE SKILL-PERCEPTION", "perception", (9, 9, 8, 9), 2),
    ("SKILL-DEFAULT-CAP", "discretion", (18, 9, 9, 9), 5),
    ("SKILL-DEFAULT-CAP", "discretion", (15, 9, 9, 9), 5),
    ("SKILL-DEFAULT-CAP SKILL-ACROBATIE-ATHLETISME", "athletisme", (9, 9, 24, 9), 5),
    ("SKILL-CORPS-A-CORPS", "corps-a-corps", (9, 9, 13, 9), 4),
    ("SKILL-COMEDIE", "comedie", (9, 10, 9, 9), 3),
    ("SKILL-DEGUISEMENT-DISCRETION", "discretion", (14, 9, 9, 9), 4),
    ("SKILL-EMPATHIE-SAUVAGE", "empathie-sauvage", (9, 12, 9, 9), 4),
    ("SKILL-EQUITATION", "equitation", (9, 9, 17, 9), 5),
    ("SKILL-INTIMIDATION", "intimidation", (9, 16, 9, 9), 5),
    ("SKILL-PERCEPTION", "perception", (9, 9, 14, 9), 4),
    ("SKILL-URBANISME", "urbanisme", (9, 9, 9, 11), 3),
)
SPECIALISED = {
    "art": ["Chant", "Musique", "Danse", "Dessin", "Poésie", "Littérature", "Théâtre", "Peinture"],
    "artisanat": ["bois", "pierre", "métal"],
    "breuvage": ["Herboristerie", "Alchimie", "Pyrotechnie"],
    "connaissance": [
        "Aristocratie",
        "Loi",
        "Histoire",
        "Nature",
        "Géographie",
        "Religion",
        "Pègre",
        "Mystère",
    ],
}

CHARACTERISTICS = [
    case(
        "CHARACTERISTICS-FOUR",
        "table",
        only(*({"id": id} for id in ("doigte", "caractere", "robustesse", "cervelle"))),
        table="characteristics",
    ),
    case(
        "CHARACTERISTICS-FOUR SKILL-PERCEPTION",
        "table",
        {"characteristics": only("robustesse")},
        table="skills",
        row="perception",
    ),
]

VALUES = [
    case("SKILL-LIST", "table", Count(24), table="skills"),
    *(
        case("SKILL-LIST", "table", {"characteristics": only(*ids)}, table="skills", row=skill)
        for skill, ids in ASSOCIATED.items()
    ),
    *(
        case(
            rules,
            "skill",
            {"skill": {"opened": False, "value": total(value)}},
            character=hero(points=points),
            skill=skill,
        )
        for rules, skill, points, value in DEFAULTS
    ),
    case(
        "SKILL-LOST-BELOW-6",
        "skill",
        {"skill": {"opened": False, "value": total(4)}},
        character=hero("jeunot", kit={"cambriole": 7}, points=(12, 10, 10, 10)),
        skill="cambriole",
    ),
    case(
        "SKILL-LOST-BELOW-6",
        "skill",
        {"skill": {"opened": True, "value": total(6)}},
        character=hero("jeunot", kit={"cambriole": 8}),
        skill="cambriole",
    ),
    *(
        case(
            "SKILL-UNOPENED-ZERO CHECK-AUTO-FAILURE",
            "check",
            {"threshold": total(0), "automatic": True, "success": False},
            character=hero(points=(9, 9, 9, 18)),
            roll={"skill": skill},
            die=1,
        )
        for skill in ("artisanat:bois", "breuvage:Alchimie")
    ),
    *(
        case(
            rules,
            "check",
            {"threshold": total(value)},
            character=hero(kit=kit),
            roll={"skill": skill},
            die=1,
        )
        for rules, kit, skill, value in (
            ("SKILL-SPECIALISATION SKILL-ART", {"art:Chant": 9}, "art:Danse", 0),
            ("SKILL-SPECIALISATION SKILL-ART", {"art:Chant": 9}, "art:Chant", 9),
            ("SKILL-ART", {"art:Sculpture": 8}, "art:Sculpture", 8),
            ("SKILL-FALSIFICATION", {"falsification:sceaux": 9}, "falsification:peintures", 0),
            ("SKILL-LANGUES", {"langue:cassar": 10}, "langue:cassar", 10),
            ("SKILL-LANGUES", {"langue:cassar": 10}, "lire-et-ecrire:cassar", 0),
        )
    ),
    case(
        "SKILL-SPECIALISATION",
        "edit",
        {
            "character": {"skills": {"raised": {"combat-arme:Haches": 1}}},
            "refused": None,
        },
        character=hero(kit={"combat-arme:Haches": 10, "combat-arme:Masses": 8}),
        commands=[{"type": "set-skill", "key": "combat-arme:Haches", "value": 11}],
    ),
    case(
        "SKILL-OPEN-BEFORE-RAISE",
        "edit",
        {"refused": {"command": 0}},
        character=hero(points=(10, 12, 10, 10)),
        commands=[{"type": "set-skill", "key": "comedie", "value": 5}],
    ),
    case(
        "SKILL-OPEN-BEFORE-RAISE",
        "edit",
        {"character": {"skills": {"opened": ["comedie"], "raised": {"comedie": 2}}}},
        character=hero(),
        commands=[
            {"type": "open-skill", "key": "comedie"},
            {"type": "set-skill", "key": "comedie", "value": 8},
        ],
    ),
    case(
        "SKILL-OPEN-BEFORE-RAISE",
        "skill",
        {"skill": {"value": total(6), "opened": True}},
        character=hero(skills={"opened": ["comedie"]}),
        skill="comedie",
    ),
    *(
        case("SKILL-LEVEL-NAMES", "contact", {"level": name}, value=value)
        for value, name in (
            (0, ""),
            (1, "Novice"),
            (6, "Novice"),
            (7, "Apprenti"),
            (8, "Apprenti"),
            (9, "Confirmé"),
            (13, "Professionnel"),
            (17, "Expert"),
            (24, "Maître"),
            (25, "Maître +1"),
            (28, "Maître +1"),
            (29, "Maître +2"),
        )
    ),
    case(
        "SKILL-EMPATHIE",
        "skill",
        {"skill": {"defaults": {"cervelle": 4, "caractere": 3}}},
        character=hero(points=(9, 9, 9, 13)),
        skill="empathie",
    ),
    *(
        case(
            "SKILL-EMPATHIE",
            "check",
            {"threshold": total(value)},
            character=hero(kit=kit, points=(9, 9, 9, 13)),
            roll={"skill": "empathie", "use": use},
            die=1,
        )
        for kit, use, value in (
            ({}, "cervelle", 4),
            ({}, "caractere", 3),
            ({"empathie": 8}, "cervelle", 8),
            ({"empathie": 8}, "caractere", 8),
        )
    ),
]

CONTACTS = [
    *(
        case(
            f"SKILL-CONTACT-LEVELS SKILL-CONTACT-SKILLS {rule}",
            "contact",
            {"rank": rank, "milieu": milieu},
            skill=skill,
            value=value,
        )
        for rule, skill, value, rank, milieu in (
            ("SKILL-COMMERCE", "commerce", 8, "", ""),
            ("SKILL-COMMERCE", "commerce", 9, "mineur", "milieu marchand"),
            ("SKILL-COMMERCE", "commerce", 13, "influent", "milieu marchand"),
            ("SKILL-COMMERCE", "commerce", 17, "majeur", "milieu marchand"),
            ("SKILL-CONNAISSANCE", "connaissance:Pègre", 17, "majeur", "Pègre"),
            ("SKILL-CONNAISSANCE", "connaissance:Religion", 10, "mineur", "Religion"),
            ("SKILL-ART", "art:Théâtre", 14, "influent", "milieu artistique"),
            ("SKILL-DEGUISEMENT-DISCRETION", "discretion", 18, "", ""),
        )
    ),
    *(
        case("SKILL-CONTACT-CONVERSION", "contact", {"converted": into}, rank=rank)
        for rank, into in (
            ("majeur", {"rank": "influent", "gives": 2}),
            ("influent", {"rank": "mineur", "gives": 2}),
            ("mineur", None),
        )
    ),
]

LISTS = [
    *(
        case(
            f"SKILL-{skill.upper()} SKILL-NEED-SPEC",
            "table",
            {"specialised": True, "specialisations": only(*names)},
            table="skills",
            row=skill,
        )
        for skill, names in SPECIALISED.items()
    ),
    case(
        "SKILL-COMBAT-ARME",
        "table",
        {"specialisations": Count(10)},
        table="skills",
        row="combat-arme",
    ),
    *(
        case("SKILL-NEED-SPEC", "table", {"specialised": wanted}, table="skills", row=skill)
        for skill, wanted in (
            ("combat-arme", True),
            ("falsification", True),
            ("langue", True),
            ("lire-et-ecrire", True),
            ("perception", False),
            ("soin", False),
        )
    ),
    *(
        case(
            f"SKILL-NEED-SPEC {rule}",
            "edit",
            {"refused": {"command": 0}},
            character=hero(),
            commands=[{"type": "open-skill", "key": key}],
        )
        for rule, key in (
            ("SKILL-COMBAT-ARME", "combat-arme"),
            ("SKILL-FALSIFICATION", "falsification"),
        )
    ),
    *(
        case(
            "SKILL-CAMBRIOLE",
            "check",
            {"threshold": total(seuil)},
            character=hero(kit={"cambriole": value}),
            roll={"skill": "cambriole"},
            obstacle=obstacle,
            die=1,
        )
        for value, obstacle, seuil in (
            (13, "serrure-d-ingenieur", 9),
            (13, "piege-magique", 5),
            (10, "coffre-fort", 5),
            (7, "fenetre", 7),
            (9, "serrure-sophistiquee", 7),
            (9, "piege-complique", 5),
            (9, "serrure-simple", 9),
            (9, "piege-simple", 9),
        )
    ),
    *(
        case(
            "SKILL-PASSE-PASSE CHECK-OPPOSITION",
            "opposition",
            {"winner": winner},
            first={
                "roll": {"skill": "acrobatie"},
                "character": hero(kit={"acrobatie": 16}),
                "die": a,
            },
            second={
                "roll": {"skill": "passe-passe"},
                "character": hero(kit={"passe-passe": 16}),
                "die": b,
            },
        )
        for a, b, winner in ((5, 9, "second"), (13, 5, "first"))
    ),
    *(
        case(
            "SKILL-SOIN-CHIRURGIE",
            "care",
            {"surgery_refused": refused},
            line="blessures-graves",
            soin=soin,
        )
        for soin, refused in (
            (12, SAID),
            (13, None),
        )
    ),
    case(
        "SKILL-ACROBATIE-ATHLETISME",
        "skill",
        {"skill": {"characteristics": only("doigte"), "value": total(4)}},
        character=hero(points=(12, 9, 9, 9)),
        skill="acrobatie",
    ),
    case(
        "SKILL-CONNAISSANCE",
        "problems",
        {"problems": Without({"rule": "NP-SKILL-CONNAISSANCE"})},
        character=of_race("humain", culture="umelorien"),
        step="skills",
    ),
]

CASES: list[Case] = [*CHARACTERISTICS, *VALUES, *CONTACTS, *LISTS]
