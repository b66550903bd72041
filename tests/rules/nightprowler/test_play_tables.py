"""The numbers of Night Prowler's tables of fights, health, chases and contracts."""

import pytest

from desktop.rules.nightprowler.tables.load import Tables


def test_quality_is_read_from_the_face(tables: Tables):
    assert [(each.min, each.max, each.success, each.failure) for each in tables.qualities] == [
        (1, 4, 1, -5),
        (5, 8, 2, -4),
        (9, 12, 3, -3),
        (13, 16, 4, -2),
        (17, 19, 5, -1),
        (20, 20, None, -5),
    ]


def test_difficulty_bands_are_three_wide(tables: Tables):
    assert [(each.min, each.max, each.bonus, each.malus) for each in tables.difficulties] == [
        (1, 3, "Simple", "Complexe"),
        (4, 6, "Routinière", "Problématique"),
        (7, 9, "Facile", "Ardue"),
        (10, 12, "Enfantine", "Inextricable"),
        (13, None, "Immanquable", "Suicidaire"),
    ]


# Fights (IV)

MELEE = (
    "armes-d-estoc",
    "lames-courtes",
    "lames-longues",
    "armes-d-hast",
    "masses",
    "haches",
    "fleaux",
)


@pytest.mark.rule("NP-COMBAT-WEAPON-FAMILY-MATRIX")
def test_melee_families_are_compatible_and_shots_only_with_themselves(tables: Tables):
    ids = tables.weapon_families.ids()
    assert ids == (*MELEE, "armes-a-poudre", "armes-de-jet", "armes-de-tir")
    for one in ids:
        for other in ids:
            assert tables.compatible(one, other) == (one == other or {one, other} <= set(MELEE))


def test_each_family_has_two_techniques(tables: Tables):
    expected = {
        "armes-d-estoc": ("feinte", "perforation"),
        "lames-courtes": ("percee", "attaque-surprise"),
        "lames-longues": ("attaque-brutale", "destruction"),
        "armes-d-hast": ("charge", "mur"),
        "masses": ("assommer", "coup-violent"),
        "haches": ("ecrasement", "piquage", "fendage"),
        "fleaux": ("agripper", "attaque-parfaite"),
        "armes-a-poudre": ("tir-vise", "tir-reflexe"),
        "armes-de-jet": ("lancer-precis", "lancer-puissant"),
        "armes-de-tir": ("tir-vise", "tir-reflexe"),
    }
    found = {
        family: tuple(technique.id for technique in tables.techniques_of(family))
        for family in tables.weapon_families.ids()
    }
    assert found == expected


def test_techniques_carry_their_numbers(tables: Tables):
    technique = tables.technique
    assert (technique("feinte").roll_modifier, technique("feinte").comparison_bonus) == (-2, 1)
    assert (technique("assommer").cost_min, technique("assommer").cost_max) == (1, 3)
    assert (technique("charge").cost_min, technique("charge").cost_max) == (0, 1)
    assert technique("mur").target_modifier_if_paid == -3
    assert technique("coup-violent").roll_modifier == -5
    assert technique("piquage").requires == ("pic-au-revers",)
    assert technique("immobilisation").skill == "corps-a-corps"
    assert {each.id for each in tables.techniques if each.option == 6} == {
        "la-corne-du-belier",
        "le-fourbe-l-emporte",
    }
    assert {each.id for each in tables.techniques if each.group == "deux-armes"} == {
        "defense-sanglante",
        "attaque-a-outrance",
    }
    assert {each.id for each in tables.techniques if each.bleed} == {
        "perforation",
        "piquage",
        "tir-vise",
        "lancer-precis",
    }


@pytest.mark.rule("NP-ARMOUR-TABLE")
def test_armours_protect_and_cost_repairs(tables: Tables):
    found = {
        each.id: (each.protection, each.protection_blunt, each.repair_percent)
        for each in tables.armours
    }
    assert found == {
        "peau-de-cuir": (1, 0, 20),
        "combinaison-rembourree": (1, 1, 20),
        "coque-de-cuir-bouilli": (2, 2, 15),
        "chemise-de-mailles": (2, 2, 15),
        "cotte-de-mailles-rembourree": (3, 3, 1),
    }


def test_shots(tables: Tables):
    assert [(each.id, each.min, each.max) for each in tables.ranged_modifiers] == [
        ("portee-courte", 2, 2),
        ("portee-longue", -2, -2),
        ("cible-en-mouvement", -5, -1),
        ("position-instable", -5, -1),
        ("visibilite", -10, 0),
    ]
    assert {each.id: each.shot_every_turns for each in tables.reloads} == {
        "arc": 2,
        "arbalete": 2,
        "poudre": 3,
    }
    assert tables.reloads.get("arc").steady_skill_min == 13
    assert tables.reloads.get("arbalete").steady_skill_min is None


# Health (V)


def boxes(lines) -> list[tuple[int, int, int]]:
    return [(line.boxes, line.italic, line.dashed) for line in lines]


@pytest.mark.rule("NP-HEALTH-VITALITY-BOXES")
def test_boxes_of_vitality(tables: Tables):
    assert boxes(tables.vitality_lines) == [(3, 0, 0), (2, 1, 0), (1, 1, 1), (1, 1, 1), (1, 1, 0)]
    assert [line.boxes for line in tables.vitality_lines] == [3, 2, 1, 1, 1]
    assert [a + b for a, b, _ in boxes(tables.vitality_lines)] == [3, 3, 2, 2, 2]
    assert [sum(each) for each in boxes(tables.vitality_lines)] == [3, 3, 3, 3, 2]


@pytest.mark.rule("NP-HEALTH-ENDURANCE-BOXES")
def test_boxes_of_endurance(tables: Tables):
    assert [line.boxes for line in tables.endurance_lines] == [3, 2, 1, 1, 1]
    assert [a + b for a, b, _ in boxes(tables.endurance_lines)] == [3, 3, 2, 2, 2]
    assert all(line.dashed == 0 for line in tables.endurance_lines)


def test_penalties_and_consciousness_by_line(tables: Tables):
    for lines in (tables.vitality_lines, tables.endurance_lines):
        assert [line.penalty for line in lines] == [0, -2, -3, -4, -8]
    assert [line.ph_to_stay_conscious for line in tables.vitality_lines] == [0, 0, 0, 1, 1]
    assert [line.id for line in tables.endurance_lines if line.knocks_out] == ["ko"]


def test_recovery(tables: Tables):
    found = {each.line: (each.hours, each.care_modifier) for each in tables.recoveries}
    assert found == {
        "blessures-mortelles": (72, -8),
        "blessures-critiques": (72, -4),
        "blessures-graves": (48, -3),
        "blessures-legeres": (48, -2),
        "egratignures": (24, 0),
    }
    severe = {each.line for each in tables.recoveries if each.care_required}
    assert severe == {"blessures-mortelles", "blessures-critiques"}
    assert all(each.care_min_skill == 13 for each in tables.recoveries if each.care_required)
    assert [(each.ph, each.divisor) for each in tables.recovery_heroism] == [(1, 2), (2, 3), (3, 4)]


@pytest.mark.rule("NP-FIRE-INTENSITY")
def test_fires(tables: Tables):
    def intensity(what: str) -> list[int]:
        return [fire.intensity for fire in tables.fires if what in fire.example]

    assert [fire.intensity for fire in tables.fires] == [1, 2, 3, 4, 5]
    assert intensity("incendie") == [4]
    assert intensity("torche") == [1]
    assert intensity("bûcher") == [3]
    assert all(fire.wounds_per_turn == fire.intensity for fire in tables.fires)


def test_falls(tables: Tables):
    falls = list(tables.falls)
    assert [fall.quality_required for fall in falls] == [0, 1, 2, 3, 4, 5, 0]
    assert [fall.acrobatics_ph for fall in falls] == [0, 1, 1, 1, 1, 1, 0]
    assert [fall.success_lines for fall in falls] == [0, 0, 0, 1, 1, 2, 0]
    assert [fall.success_ph_instead for fall in falls] == [0, 0, 0, 1, 2, 3, 0]
    assert [(fall.failure_lines_base, fall.failure_lines_per_quality) for fall in falls] == [
        (1, 0),
        (0, 1),
        (0, 1),
        (0, 2),
        (2, 1),
        (2, 1),
        (0, 0),
    ]
    assert [fall.id for fall in falls if fall.deadly] == ["plus-de-10-m"]
    assert not tables.falls.get("plus-de-10-m").acrobatics


# Chases and contracts (VI)


@pytest.mark.rule("NP-CHASE-LEAD")
def test_leads_are_points_already_gathered(tables: Tables):
    assert {lead.name: lead.bonus for lead in tables.chase_leads} == {
        "Aucune": 0,
        "Petite": 4,
        "Grande": 8,
        "Énorme": 12,
    }
    best = max(quality.success or 0 for quality in tables.qualities)
    assert tables.chase_leads.get("enorme").bonus + best > tables.constants.poursuite_but_depasser
    assert tables.chase_leads.get("grande").bonus + best < tables.constants.poursuite_but_depasser


def test_chase_choices_carry_their_numbers(tables: Tables):
    assert tables.chase_options.get("louvoyer").opponent_modifier == -3
    bond = tables.chase_techniques.get("bond-prodigieux")
    assert (bond.cost, bond.skill, bond.roll_modifier, bond.quality_gain) == (1, "acrobatie", -3, 3)
    assert tables.chase_techniques.get("sprint").cost == 2
    assert tables.chase_manoeuvres.get("mascarade").min_total == 8
    assert tables.chase_manoeuvres.get("au-voleur").cost_each


@pytest.mark.rule("NP-CONTRACT-EXAMPLES")
def test_contract_sizes_and_examples(tables: Tables):
    assert [(each.max_rolls, each.threshold) for each in tables.contract_sizes] == [
        (2, 4),
        (4, 8),
        (6, 12),
        (8, 16),
        (12, 20),
    ]
    groups = [
        sum(example.size == size.id for example in tables.contract_examples)
        for size in tables.contract_sizes
    ]
    assert groups == [4, 3, 5, 4, 3]
    assert len(tables.contract_examples) == 19
