"""Identity, births, milieux and cassures (I.A to I.C.3) as requests."""

from tests.resolve.kit import Case, Count, Without, case, hero, of_race, only, total

MAINS = {
    "doigts-de-fee": "doigte",
    "finauds": "caractere",
    "brutes": "robustesse",
    "retors": "cervelle",
}
SECONDARIES = {
    "DOIGTS-DE-FEE": {
        "tricheur-professionnel": "caractere",
        "parieur": "cervelle",
        "chapardeur": "robustesse",
        "perceur": "cervelle",
        "scribe": "cervelle",
        "manufacturier": "cervelle",
        "putain": "robustesse",
        "courtisan": "caractere",
    },
    "FINAUDS": {
        "passeur": "robustesse",
        "alchimiste": "cervelle",
        "appat": "robustesse",
        "courrier": "cervelle",
        "traqueur": "cervelle",
        "espion": "cervelle",
        "misereux": "robustesse",
        "oreille": "cervelle",
    },
    "BRUTES": {
        "assassin": "cervelle",
        "mercenaire": "doigte",
        "racaille": "caractere",
        "tire-laine": "doigte",
        "veilleur": "doigte",
        "ombre": "caractere",
        "croquemitaine": "caractere",
        "racketteur": "cervelle",
    },
    "RETORS": {
        "charlatan": "doigte",
        "trublion": "caractere",
        "faux-prophete": "caractere",
        "affairiste": "caractere",
        "blanchisseur": "caractere",
        "receleur": "doigte",
        "souteneur": "robustesse",
    },
}
BIRTHS = {
    "umelorien": "solidarite",
    "cassar": "rupture",
    "khaler": "segregation",
    "effarat": "devot-race",
    "djazar": "perdu",
    "soloman": "discretion-race",
    "izgane": "voleur",
    "stovenger": "barbare",
}
BIRTH_RULES = {
    "umelorien": "TRAIT-RACE-SOLIDARITE",
    "cassar": "TRAIT-RACE-RUPTURE",
    "khaler": "TRAIT-RACE-SEGREGATION",
    "effarat": "TRAIT-RACE-DEVOT-RACE",
    "djazar": "TRAIT-RACE-PERDU",
    "soloman": "TRAIT-RACE-DISCRETION-RACE",
    "izgane": "TRAIT-RACE-VOLEUR",
    "stovenger": "TRAIT-RACE-BARBARE",
}
MILIEUX = {
    "aristocratie": "vie-de-la-cite",
    "bourgeois": "aisance-materielle",
    "desoeuvre": "debrouillard",
    "esclave": "determination",
    "lettre": "rat-de-bibliotheque",
    "militaire": "caractere-milieu",
    "orphelin": "faux-semblant",
    "ouvrier": "morale",
}


def identity(style: str, branch: str = "", specialty: str = "", **more: str) -> dict[str, object]:
    named = {"style": style, "branch": branch, "specialty": specialty, **more}
    return hero(identity=named)


def held(*traits: str) -> dict[str, object]:
    return {"traits": only(*({"trait": trait} for trait in traits))}


IDENTITY = [
    *(
        case("STYLE-MAIN-CHARACTERISTIC", "derive", {"main": main}, character=identity(style))
        for style, main in MAINS.items()
    ),
    case("STYLE-MAIN-CHARACTERISTIC", "table", Count(4), table="styles"),
    case("STYLE-BRANCHES", "table", Count(16), table="branches"),
    case(
        "STYLE-BRANCHES",
        "table",
        only(*({"id": id} for id in ("spadassin", "detrousseur", "molosse", "ranconneur"))),
        table="branches",
        where={"style": "brutes"},
    ),
    case(
        "STYLE-BRANCHES",
        "edit",
        {"refused": {"command": 1}},
        character=hero(),
        commands=[
            {"type": "choose-style", "style": "doigts-de-fee"},
            {"type": "choose-branch", "branch": "limier"},
        ],
    ),
    case("BRANCH-SPECIALTIES", "table", Count(32), table="specialties"),
    case(
        "BRANCH-SPECIALTIES",
        "table",
        only({"id": "veilleur"}, {"id": "ombre"}),
        table="specialties",
        where={"branch": "molosse"},
    ),
    *(
        case(
            f"SPECIALTY-{style} SPECIALTY-SECONDARY-NOT-MAIN",
            "table",
            {"secondary": secondary, "main": list(MAINS.values())[place]},
            table="specialties",
            row=specialty,
        )
        for place, (style, row) in enumerate(SECONDARIES.items())
        for specialty, secondary in row.items()
    ),
    case(
        "SPECIALTY-SECONDARY-NOT-MAIN",
        "table",
        Without({"secondary": "robustesse"}),
        table="specialties",
        where={"main": "robustesse"},
    ),
    case(
        "SPECIALTY-CORROMPU",
        "problems",
        {"problems": [{"rule": "NP-SPECIALTY-CORROMPU"}], "finishable": False},
        character=identity("retors", "tentateur", "corrompu"),
        step="specialty",
    ),
    case(
        "SPECIALTY-CORROMPU",
        "derive",
        {"main": "cervelle", "secondary": "doigte"},
        character=identity("retors", "tentateur", "corrompu", secondary="doigte"),
    ),
    case(
        "MEMORY-STEPS",
        "problems",
        {"problems": [{"step": "origins"}, {"step": "cassure"}], "finishable": False},
        character=hero(),
    ),
]

BIRTH = [
    *(
        case(
            f"BIRTH-CULTURE-TRAIT {BIRTH_RULES[culture]}",
            "derive",
            {**held(trait), "memory": total(0), "heroism_max": total(4)},
            character=of_race("humain", culture=culture),
        )
        for culture, trait in BIRTHS.items()
    ),
    case(
        "BIRTH-METIS",
        "derive",
        held("segregation"),
        character=of_race("humain", culture="metis", raised="khaler", mother="khaler"),
    ),
    *(
        case(
            "BIRTH-METIS TRAIT-RACE-OPPROBRE",
            "derive",
            held("opprobre"),
            character=of_race("humain", culture="metis", raised="cassar", mother=mother),
        )
        for mother in ("soloman", "umelorien")
    ),
    case(
        "BIRTH-IMMIGRE",
        "derive",
        held("perdu", "difficultes-linguistiques", "difficultes-d-integration"),
        character=of_race("humain", culture="immigre", raised="djazar"),
    ),
    case(
        "BIRTH-IMMIGRE",
        "problems",
        {"problems": [{"rule": "NP-BIRTH-IMMIGRE"}]},
        character=of_race("humain", culture="immigre", raised="umelorien"),
    ),
    case(
        "BIRTH-IMMIGRE-KESHITE TRAIT-RACE-VENGEANCE TRAIT-RACE-TRAQUE",
        "derive",
        held("vengeance", "traque"),
        character=of_race("humain", culture="immigre-keshite"),
    ),
    case(
        "BIRTH-IMMIGRE-KESHITE",
        "derive",
        {"traits": [{"trait": "difficultes-linguistiques"}]},
        character=of_race("humain", culture="immigre-keshite"),
        settings={"readings": {"keshite_difficulties": True}},
    ),
    *(
        case(
            "SOCIAL-ORIGIN-TRAIT",
            "derive",
            held(trait),
            character=of_race("humain", milieu=milieu),
        )
        for milieu, trait in MILIEUX.items()
    ),
]


def broken(id: str, **changes: object) -> dict[str, object]:
    return hero(cassure=id, **changes)


CASSURES = [
    case("CASSURE-CHOICE", "table", Count(11), table="cassures"),
    case(
        "CASSURE-CHOICE",
        "problems",
        {"problems": [{"rule": "NP-CASSURE-CHOICE"}]},
        character=hero(),
        step="cassure",
    ),
    *(
        case(
            "CASSURE-ACCIDENT",
            "derive",
            {
                "prison_rolls": total(1),
                "skills": [
                    {"key": "acrobatie", "value": total(values[0])},
                    {"key": "cambriole", "value": total(values[1])},
                ],
            },
            character=broken(
                "accident",
                kit={"acrobatie": 8, "cambriole": 10},
                choices={"accident.kit": answer},
            ),
        )
        for answer, values in (
            (["acrobatie", "cambriole"], (9, 11)),
            (["acrobatie", "acrobatie"], (10, 10)),
        )
    ),
    *(
        case(
            "CASSURE-AMORAL",
            "check",
            {"quality": total(quality)},
            character=broken("amoral", kit={skill: value}),
            roll={"skill": skill},
            die=10,
        )
        for skill, value, quality in (
            ("comedie", 12, 4),
            ("commerce", 8, -2),
            ("discretion", 12, 3),
        )
    ),
    *(
        case(
            "CASSURE-COMPROMISSION",
            "money",
            {"lines": only({"kept": kept, "owed": owed})},
            character=broken("compromission"),
            gain=gain,
        )
        for gain, kept, owed in ((80, 40, 40), (30, 15, 15))
    ),
    case(
        "CASSURE-ERREUR-JUDICIAIRE",
        "derive",
        {
            "characteristics": {"caractere": total(12)},
            "heroism_max": total(6),
            "prison_rolls": total(1),
        },
        character=broken("erreur-judiciaire", points=(10, 11, 10, 10), adjustments={"heroism": 1}),
    ),
    case(
        "CASSURE-FILIATION",
        "fear",
        {"fearless": {"heroism": 0, "affordable": True}},
        character=broken("filiation"),
        fear="intimidation",
    ),
    case(
        "CASSURE-FILIATION",
        "fear",
        {"fearless": {"heroism": 1, "affordable": True}},
        character=broken("filiation"),
        fear="extraordinary-dread",
    ),
    *(
        case(
            "CASSURE-FUITE",
            "check",
            {"threshold": total(seuil)},
            character=hero(kit={skill: 11}),
            roll={"skill": skill},
            against=broken("fuite"),
            die=1,
        )
        for skill, seuil in (("intimidation", 8), ("perception", 11))
    ),
    case("CASSURE-FUITE", "derive", {"bounty": total(100)}, character=broken("fuite")),
    case(
        "CASSURE-MAUVAISE-INFLUENCE",
        "derive",
        {"characteristics": {"caractere": total(10)}, "heroism_max": total(3)},
        character=broken("mauvaise-influence", points=(10, 12, 10, 10)),
    ),
    *(
        case(
            "CASSURE-RECONVERSION",
            "skill",
            {"skill": {"value": total(raised)}},
            character=broken(
                "reconversion",
                kit={"cambriole": value},
                choices={"reconversion.skill": ["cambriole"]},
            ),
            skill="cambriole",
        )
        for value, raised in ((10, 14), (14, 16), (16, 16))
    ),
    case(
        "CASSURE-RUINE",
        "fear",
        {"fearless": {"heroism": 1, "affordable": True}},
        character=broken("ruine", pools={"heroism_spent": 1}),
        fear="intimidation",
    ),
    case(
        "CASSURE-RUINE",
        "fear",
        {"fearless": {"heroism": 1, "affordable": False}},
        character=broken("ruine", pools={"heroism_spent": 4}),
        fear="intimidation",
    ),
    case(
        "CASSURE-RUPTURE-FAMILIALE TRAIT-HOMONYMS",
        "derive",
        {"cassure": "rupture-familiale", **held("rupture")},
        character={**of_race("humain", culture="cassar"), "cassure": "rupture-familiale"},
    ),
    case(
        "CASSURE-TENTATION",
        "derive",
        {"cassure": "tentation", "memory": total(0)},
        character={**of_race("humain", milieu="aristocratie"), "cassure": "tentation"},
    ),
]

CASES: list[Case] = [*IDENTITY, *BIRTH, *CASSURES]
