"""The numbers and names of Night Prowler's character tables, as its inventory states them."""

import pytest

from desktop.rules.nightprowler.tables.effects import OpponentModifier, QualityBonus
from desktop.rules.nightprowler.tables.load import Tables


def names(entries) -> list[str]:
    return [entry.name for entry in entries]


# Identity (I.A, I.B)


@pytest.mark.rule("NP-CHARACTERISTICS-FOUR")
def test_there_are_four_characteristics(tables: Tables):
    assert names(tables.characteristics) == ["Doigté", "Caractère", "Robustesse", "Cervelle"]
    assert tables.skill("perception").characteristics == ("robustesse",)


@pytest.mark.rule("NP-STYLE-MAIN-CHARACTERISTIC")
def test_each_style_has_its_own_main_characteristic(tables: Tables):
    assert {style.id: style.main for style in tables.styles} == {
        "doigts-de-fee": "doigte",
        "finauds": "caractere",
        "brutes": "robustesse",
        "retors": "cervelle",
    }


@pytest.mark.rule("NP-STYLE-BRANCHES")
def test_each_style_has_four_branches(tables: Tables):
    assert names(tables.branches_of("doigts-de-fee")) == [
        "Brelandier",
        "Monte-en-l’air",
        "Faussaire",
        "Prostitué",
    ]
    assert names(tables.branches_of("finauds")) == [
        "Contrebandier",
        "Messager",
        "Limier",
        "Mendiant",
    ]
    assert names(tables.branches_of("brutes")) == [
        "Spadassin",
        "Détrousseur",
        "Molosse",
        "Rançonneur",
    ]
    assert names(tables.branches_of("retors")) == [
        "Agitateur",
        "Manipulateur",
        "Exécutant",
        "Tentateur",
    ]
    assert tables.branch("limier").style != "doigts-de-fee"
    assert len(tables.branches) == 16


@pytest.mark.rule("NP-BRANCH-SPECIALTIES")
def test_each_branch_has_two_specialties(tables: Tables):
    assert names(tables.specialties_of("monte-en-l-air")) == ["Chapardeur", "Perceur"]
    assert names(tables.specialties_of("molosse")) == ["Veilleur", "Ombre"]
    assert len(tables.specialties) == 32
    assert all(len(tables.specialties_of(branch.id)) == 2 for branch in tables.branches)


def secondaries(tables: Tables, style: str) -> dict[str, str | None]:
    return {
        specialty.id: specialty.secondary
        for branch in tables.branches_of(style)
        for specialty in tables.specialties_of(branch.id)
    }


@pytest.mark.rule("NP-SPECIALTY-DOIGTS-DE-FEE")
def test_secondaries_of_doigts_de_fee(tables: Tables):
    assert secondaries(tables, "doigts-de-fee") == {
        "tricheur-professionnel": "caractere",
        "parieur": "cervelle",
        "chapardeur": "robustesse",
        "perceur": "cervelle",
        "scribe": "cervelle",
        "manufacturier": "cervelle",
        "putain": "robustesse",
        "courtisan": "caractere",
    }
    assert tables.specialty("courtisan").main == "doigte"


@pytest.mark.rule("NP-SPECIALTY-FINAUDS")
def test_secondaries_of_finauds(tables: Tables):
    assert secondaries(tables, "finauds") == {
        "passeur": "robustesse",
        "alchimiste": "cervelle",
        "appat": "robustesse",
        "courrier": "cervelle",
        "traqueur": "cervelle",
        "espion": "cervelle",
        "misereux": "robustesse",
        "oreille": "cervelle",
    }
    assert tables.specialty("oreille").main == "caractere"


@pytest.mark.rule("NP-SPECIALTY-BRUTES")
def test_secondaries_of_brutes(tables: Tables):
    assert secondaries(tables, "brutes") == {
        "assassin": "cervelle",
        "mercenaire": "doigte",
        "racaille": "caractere",
        "tire-laine": "doigte",
        "veilleur": "doigte",
        "ombre": "caractere",
        "croquemitaine": "caractere",
        "racketteur": "cervelle",
    }
    assert tables.specialty("racketteur").main == "robustesse"


@pytest.mark.rule("NP-SPECIALTY-RETORS")
def test_secondaries_of_retors(tables: Tables):
    assert secondaries(tables, "retors") == {
        "charlatan": "doigte",
        "trublion": "caractere",
        "faux-prophete": "caractere",
        "affairiste": "caractere",
        "blanchisseur": "caractere",
        "receleur": "doigte",
        "corrompu": None,
        "souteneur": "robustesse",
    }
    assert tables.specialty("souteneur").main == "cervelle"


@pytest.mark.rule("NP-SPECIALTY-SECONDARY-NOT-MAIN")
def test_no_secondary_is_the_main_characteristic(tables: Tables):
    printed = [each for each in tables.specialties if each.secondary is not None]
    assert len(printed) == 31
    assert all(each.secondary != each.main for each in printed)
    assert tables.specialty("corrompu").secondary_choice == ("doigte", "caractere", "robustesse")


# Origins (I.C.1, I.C.2)


@pytest.mark.rule("NP-BIRTH-CULTURE-TRAIT")
def test_a_culture_gives_its_trait(tables: Tables):
    direct = {each.id: each.traits for each in tables.cultures if each.rule == "direct"}
    assert direct == {
        "umelorien": ("solidarite",),
        "cassar": ("rupture",),
        "khaler": ("segregation",),
        "effarat": ("devot-race",),
        "djazar": ("perdu",),
        "soloman": ("discretion-race",),
        "izgane": ("voleur",),
        "stovenger": ("barbare",),
    }
    assert tables.is_free("devot-race")
    assert len(tables.cultures) == 11


def test_special_births_keep_their_data(tables: Tables):
    assert tables.culture("metis").opprobre_mothers == ("umelorien", "soloman")
    assert tables.culture("immigre").excluded == ("umelorien",)
    assert tables.culture("immigre").traits == (
        "difficultes-linguistiques",
        "difficultes-d-integration",
    )
    assert tables.culture("immigre-keshite").traits == ("vengeance", "traque")


@pytest.mark.rule("NP-SOCIAL-ORIGIN-TRAIT")
def test_each_milieu_gives_its_own_trait(tables: Tables):
    assert {each.name: tables.trait(each.trait).name for each in tables.milieux} == {
        "Aristocratie": "Vie de la cité",
        "Bourgeois": "Aisance matérielle",
        "Désœuvré": "Débrouillard",
        "Esclave": "Détermination",
        "Lettré": "Rat de bibliothèque",
        "Militaire": "Caractère",
        "Orphelin": "Faux-semblant",
        "Ouvrier": "Morale",
    }
    assert tables.milieu("militaire").trait == "caractere-milieu"
    assert len({each.trait for each in tables.milieux}) == 8


@pytest.mark.rule("NP-RACE-TRAIT-SETS")
def test_a_race_has_all_its_traits(tables: Tables):
    counts = {race.id: len(race.traits) for race in tables.races}
    assert counts == {
        "humain": 0,
        "felis": 5,
        "gouri": 5,
        "nain": 4,
        "elfe": 6,
        "sang-mele-felis": 5,
        "sang-mele-elfe": 5,
    }
    assert tables.race("nain").traits == ("rebelle", "robuste-nain", "eveil-tardif", "deviant")
    for race, type_ in (("felis", "felis"), ("gouri", "gouri"), ("nain", "nain"), ("elfe", "elfe")):
        own = {trait.id for trait in tables.traits if trait.type == type_}
        assert set(tables.race(race).traits) == own
    assert set(tables.race("sang-mele-felis").traits) == {
        "rejet",
        "competences-sang-mele",
        "nyctalope",
        "aversion-pour-l-eau",
        "opprobre",
    }


# Cassures and traits (I.C.3, I.C.4)


@pytest.mark.rule("NP-CASSURE-CHOICE")
def test_there_are_eleven_cassures_with_both_sides(tables: Tables):
    assert names(tables.cassures) == [
        "Accident",
        "Amoral",
        "Compromission",
        "Erreur judiciaire",
        "Filiation",
        "Fuite",
        "Mauvaise influence",
        "Reconversion",
        "Ruine",
        "Rupture familiale",
        "Tentation",
    ]
    assert all(each.advantage and each.drawback for each in tables.cassures)


def test_cassures_carry_their_numbers(tables: Tables):
    effects = {each.id: each.effects for each in tables.cassures}
    assert (effects["accident"].prison_rolls, effects["accident"].kit_points) == (1, 2)
    assert effects["amoral"].quality_bonus == (
        QualityBonus(skills=("empathie", "comedie", "commerce"), success=1, failure=1),
    )
    assert effects["compromission"].income_due_percent == 50
    assert (effects["erreur-judiciaire"].caractere, effects["erreur-judiciaire"].heroism) == (1, 1)
    assert effects["filiation"].cancel_extraordinary_fear_ph == 1
    assert effects["fuite"].opponent_modifier == (
        OpponentModifier(skills=("empathie", "comedie", "intimidation"), value=-3),
    )
    assert effects["fuite"].bounty == 100
    assert (effects["mauvaise-influence"].characteristic("caractere")) == -2
    assert effects["mauvaise-influence"].heroism == -1
    assert effects["reconversion"].kit_skill_raise == 4
    assert effects["reconversion"].kit_skill_raise_max == 16
    assert effects["ruine"].cancel_intimidation_ph == 1


@pytest.mark.rule("NP-TRAIT-TYPES")
def test_only_memory_traits_cost_points(tables: Tables):
    costly = {each.id for each in tables.trait_types if not each.free}
    assert costly == {"evenement", "traits", "historiques"}
    assert tables.trait("nyctalope").pm == 0
    assert tables.trait("handicap").pm == 4
    assert tables.trait("debrouillard").pm == 0
    assert all((trait.pm == 0) == tables.is_free(trait.id) for trait in tables.traits)


def test_memory_traits_have_their_printed_costs(tables: Tables):
    assert {each.id: each.pm for each in tables.traits if each.pm} == {
        "catastrophe": 2,
        "coup-d-antalia": -5,
        "coup-juteux": -2,
        "dette": 1,
        "faveur": -1,
        "mentor": -4,
        "nemesis": 4,
        "reorientation": -3,
        "surveille": 3,
        "trahison": 5,
        "jeunot": 1,
        "veteran": -1,
        "monstrueux": 2,
        "seduisant": -2,
        "trouble-psychologique": 3,
        "sens-aiguises": -3,
        "handicap": 4,
        "robuste": -4,
        "crevard": -5,
        "dependance": 5,
        "contact": -1,
        "devot": 1,
        "ecole-d-escrime": -3,
        "ennemi-surnaturel": 5,
        "explorateur": -4,
        "heritage": -2,
        "personne-a-charge": 3,
        "savoir-interdit": 4,
        "secret": 2,
        "sorcellerie": -5,
    }


def test_homonyms_are_different_entries(tables: Tables):
    for one, other in (("robuste", "robuste-nain"), ("devot", "devot-race")):
        assert tables.trait(one).name == tables.trait(other).name
        assert tables.trait(one).type != tables.trait(other).type
    assert tables.trait("discretion-race").name == tables.skill("discretion").name
    assert tables.trait("caractere-milieu").effects.caractere == 0
    assert tables.trait("opprobre-sang-mele").effects.grants == ("opprobre",)


def test_exclusive_group_holds_the_three(tables: Tables):
    group = {each.id for each in tables.traits if each.exclusive_group == "jeunot-veteran-mentor"}
    assert group == {"jeunot", "veteran", "mentor"}


def test_traits_carry_their_numbers(tables: Tables):
    jeunot, veteran = tables.trait("jeunot").effects, tables.trait("veteran").effects
    assert (jeunot.kit_delta, jeunot.kit_max, jeunot.heroism, jeunot.cervelle) == (-2, 13, -2, -1)
    assert (veteran.robustesse, veteran.robustesse_max, veteran.open_skills) == (-2, 12, 3)
    limited = tables.trait("determination").effects.limited_skills
    assert limited is not None
    assert (limited.cap, limited.cost_multiplier) == (6, 2)
    elf = tables.trait("enfant-de-la-mer-et-du-vent").effects
    assert elf.kit == ("naviguer", "connaissance:Religion elfique")
    assert elf.kit_choice == ("art:*", "breuvage:Alchimie", "lire-et-ecrire:mélorien")
    city = tables.trait("vie-de-la-cite").effects
    assert city.cassures_allowed == ("ruine", "rupture-familiale", "tentation")
    assert city.cassure_surcharge_pm == -5
    caps = tables.trait("difficultes-d-integration").effects.skill_caps
    assert [(cap.skill, cap.maximum) for cap in caps] == [
        ("connaissance:Aristocratie", 6),
        ("urbanisme", 6),
    ]


# Skills (II.B)


@pytest.mark.rule("NP-SKILL-LIST")
def test_there_are_24_skills_with_their_characteristics(tables: Tables):
    of = {skill.id: skill.characteristics for skill in tables.skills}
    assert len(of) == 24
    assert {id for id, each in of.items() if each == ("doigte",)} == {
        "acrobatie",
        "cambriole",
        "combat-arme",
        "deguisement",
        "discretion",
        "passe-passe",
    }
    assert {id for id, each in of.items() if each == ("robustesse",)} == {
        "athletisme",
        "corps-a-corps",
        "equitation",
        "perception",
    }
    assert {id for id, each in of.items() if each == ("caractere",)} == {
        "comedie",
        "empathie-sauvage",
        "intimidation",
    }
    assert {id for id, each in of.items() if each == ("cervelle",)} == {
        "commerce",
        "soin",
        "urbanisme",
    }
    assert of["empathie"] == ("caractere", "cervelle")
    assert {id for id, each in of.items() if not each} == {
        "art",
        "artisanat",
        "breuvage",
        "connaissance",
        "falsification",
        "langue",
        "lire-et-ecrire",
    }


@pytest.mark.rule("NP-SKILL-NEED-SPEC")
def test_eight_skills_need_a_specialisation(tables: Tables):
    assert {skill.id for skill in tables.skills if skill.specialised} == {
        "art",
        "artisanat",
        "breuvage",
        "combat-arme",
        "connaissance",
        "falsification",
        "langue",
        "lire-et-ecrire",
    }
    assert not tables.has_skill("combat-arme")
    assert tables.has_skill("perception")
    assert not tables.has_skill("perception:Ouïe")


@pytest.mark.rule("NP-SKILL-ART")
def test_art_lists_eight_and_takes_others(tables: Tables):
    assert tables.skill("art").specialisations == (
        "Chant",
        "Musique",
        "Danse",
        "Dessin",
        "Poésie",
        "Littérature",
        "Théâtre",
        "Peinture",
    )
    assert tables.has_skill("art:Sculpture")


@pytest.mark.rule("NP-SKILL-ARTISANAT")
def test_artisanat_has_three_materials(tables: Tables):
    assert tables.skill("artisanat").specialisations == ("bois", "pierre", "métal")
    assert tables.has_skill("artisanat:bois")
    assert tables.has_skill("artisanat:métal")
    assert not tables.has_skill("artisanat:verre")


@pytest.mark.rule("NP-SKILL-COMBAT-ARME")
def test_combat_arme_has_one_specialisation_per_family(tables: Tables):
    assert len(tables.skill("combat-arme").specialisations) == 10
    assert tables.combat_skill("armes-de-tir") == "combat-arme:Armes de tir"
    assert tables.combat_skill("") == "corps-a-corps"


def test_three_skills_bring_contacts(tables: Tables):
    assert {skill.id: skill.contact for skill in tables.skills if skill.contact} == {
        "art": "milieu artistique",
        "commerce": "milieu marchand",
        "connaissance": "milieu concerné",
    }


def test_limits_of_determination(tables: Tables):
    limits = {each.id: (each.limited, each.limited_except) for each in tables.skills}
    assert {id: each for id, each in limits.items() if each[0]} == {
        "breuvage": ("all", ()),
        "connaissance": ("all", ("Nature",)),
        "lire-et-ecrire": ("all", ("mélorien",)),
        "soin": ("surgery", ()),
    }


def test_levels_contacts_and_burglary(tables: Tables):
    assert [(each.name, each.min, each.max) for each in tables.skill_levels] == [
        ("Novice", 1, 6),
        ("Apprenti", 7, 8),
        ("Confirmé", 9, 12),
        ("Professionnel", 13, 16),
        ("Expert", 17, 20),
        ("Maître", 21, 24),
    ]
    assert (tables.beyond_levels.min, tables.beyond_levels.step) == (25, 4)
    assert [(each.id, each.min) for each in tables.contact_levels] == [
        ("mineur", 9),
        ("influent", 13),
        ("majeur", 17),
    ]
    assert {each.id: each.modifier for each in tables.burglary} == {
        "fenetre": 0,
        "serrure-simple": 0,
        "serrure-sophistiquee": -2,
        "serrure-d-ingenieur": -4,
        "piege-simple": 0,
        "piege-complique": -4,
        "piege-magique": -8,
        "coffre-fort": -5,
    }


def test_titles_of_skills(tables: Tables):
    assert tables.skill_title("combat-arme:Haches") == "Combat armé (Haches)"
    assert tables.skill_title("naviguer") == "Naviguer"
