"""Kits of skills under cassures and traits (I.C.3, I.C.4)."""

import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.document.character import Identity, Kits, Origins, Skills
from tests.rules.nightprowler.characters import PERCEUR, Rules, amounts, picks, plain, with_kit


@pytest.mark.rule("NP-CASSURE-ACCIDENT")
@pytest.mark.parametrize(
    ("answer", "values"),
    [
        (("cambriole", "acrobatie"), (9, 11)),
        (("cambriole", "cambriole"), (10, 10)),
        ((), (8, 10)),
        (("cambriole",), (9, 10)),
    ],
)
def test_accident_gives_two_points_to_place(
    rules: Rules, answer: tuple[str, ...], values: tuple[int, int]
) -> None:
    accident = with_kit(
        {"cambriole": 8, "acrobatie": 10}, cassure="accident", choices={"accident.kit": answer}
    )
    assert (rules.value(accident, "cambriole"), rules.value(accident, "acrobatie")) == values
    assert rules.choice(accident, "accident.kit").count == 2
    assert rules.derive(accident).prison_rolls.total == 1


@pytest.mark.rule("NP-CASSURE-RECONVERSION")
@pytest.mark.parametrize(
    ("value", "raised"), [(10, 14), (11, 15), (12, 16), (13, 16), (14, 16), (16, 16), (17, 17)]
)
def test_reconversion_raises_one_skill_up_to_sixteen(rules: Rules, value: int, raised: int) -> None:
    character = with_kit(
        {"cambriole": value},
        cassure="reconversion",
        choices={"reconversion.skill": ("cambriole",)},
    )
    assert rules.value(character, "cambriole") == raised


def test_the_cassure_comes_before_the_traits(rules: Rules) -> None:
    character = with_kit(
        {"cambriole": 14},
        cassure="reconversion",
        traits=picks("mentor"),
        choices={"reconversion.skill": ("cambriole",)},
    )
    view = rules.skill(character, "cambriole")
    assert amounts(view.value) == [14, 2, 2]
    assert view.value.total == 18


@pytest.mark.rule("NP-TRAIT-EVENT-MENTOR")
def test_mentor_raises_the_kit(rules: Rules) -> None:
    kit = {"cambriole": 8, "acrobatie": 10, "discretion": 12}
    pupil = with_kit(kit, traits=picks("mentor"))
    assert [rules.value(pupil, key) for key in kit] == [10, 12, 14]


@pytest.mark.rule("NP-TRAIT-JEUNOT")
@pytest.mark.rule("NP-SKILL-LOST-BELOW-6")
def test_jeunot_lowers_the_kit(rules: Rules) -> None:
    kit = {"cambriole": 10, "acrobatie": 16, "discretion": 7, "comedie": 15}
    jeunot = with_kit(kit, traits=picks("jeunot"))
    values = [rules.skill(jeunot, key) for key in kit]
    assert [view.value.total for view in values] == [8, 13, 3, 13]
    assert [view.opened for view in values] == [True, True, False, True]


@pytest.mark.rule("NP-TRAIT-VETERAN")
def test_veteran_raises_the_kit_and_opens_three_skills(rules: Rules) -> None:
    answer = ("soin", "langue:cassar", "art:Sculpture")
    veteran = with_kit(
        {"cambriole": 9, "discretion": 12},
        traits=picks("veteran"),
        choices={"veteran.open": answer},
    )
    assert (rules.value(veteran, "cambriole"), rules.value(veteran, "discretion")) == (11, 14)
    assert [rules.value(veteran, key) for key in answer] == [6, 6, 6]
    assert rules.choice(veteran, "veteran.open").count == 3
    options = [key for key, _ in rules.choice(veteran, "veteran.open").options]
    assert "cambriole" not in options


@pytest.mark.rule("NP-TRAIT-EVENT-REORIENTATION")
def test_reorientation_opens_an_old_specialty(rules: Rules) -> None:
    base = with_kit(
        {"cambriole": 8, "discretion": 10, "acrobatie": 7},
        identity=PERCEUR,
        traits=picks("reorientation"),
    )
    offered = [id for id, _ in rules.choice(base, "reorientation.specialty").options]
    assert "scribe" in offered
    assert not {"perceur", "ombre"} & set(offered)
    assert (rules.value(base, "cambriole"), rules.value(base, "discretion")) == (6, 8)
    assert not rules.skill(base, "acrobatie").opened
    scribe = replace(base, choices={"reorientation.specialty": ("scribe",)})
    assert rules.value(scribe, "falsification:écritures") == 6
    foreign = replace(base, choices={"reorientation.specialty": ("ombre",)})
    assert rules.derive(foreign).skill("falsification:écritures") is None


@pytest.mark.parametrize(
    ("rule", "value"), [("meilleure", 12), ("meilleure+1", 13), ("somme-plafonnee", 16)]
)
def test_a_skill_received_twice_follows_the_campaign(rules: Rules, rule: str, value: int) -> None:
    twice = plain(kits=Kits(professional={"cambriole": 12}, milieu={"cambriole": 8}))
    assert rules.creation(duplicate_rule=rule).value(twice, "cambriole") == value


def test_a_lost_value_does_not_count_twice(rules: Rules) -> None:
    jeunot = plain(
        kits=Kits(professional={"cambriole": 7}, milieu={"cambriole": 8}), traits=picks("jeunot")
    )
    assert rules.value(jeunot, "cambriole") == 8


@pytest.mark.rule("NP-TRAIT-NAIN-EVEIL-TARDIF")
def test_eveil_tardif_moves_four_points(rules: Rules) -> None:
    nain = with_kit(
        {"comedie": 11, "equitation": 7},
        origins=Origins("nain"),
        choices={"eveil-tardif.source": ("comedie",), "eveil-tardif.target": ("equitation",)},
    )
    assert (rules.value(nain, "comedie"), rules.value(nain, "equitation")) == (7, 11)
    half = replace(nain, choices={"eveil-tardif.source": ("comedie",)})
    assert rules.value(half, "comedie") == 11
    assert [key for key, _ in rules.choice(nain, "eveil-tardif.target").options] == ["equitation"]


@pytest.mark.rule("NP-TRAIT-NAIN-EVEIL-TARDIF")
def test_eveil_tardif_may_lose_its_source(rules: Rules) -> None:
    nain = with_kit(
        {"connaissance:Loi": 8, "equitation": 6},
        origins=Origins("nain"),
        choices={
            "eveil-tardif.source": ("connaissance:Loi",),
            "eveil-tardif.target": ("equitation",),
        },
    )
    assert not rules.skill(nain, "connaissance:Loi").opened
    assert rules.value(nain, "connaissance:Loi") == 0
    assert rules.value(nain, "equitation") == 10


@pytest.mark.rule("NP-TRAIT-ELFE-SENS-PRATIQUE")
@pytest.mark.parametrize(
    ("values", "after", "kept"),
    [((10, 8), (8, 6), (True, True)), ((7, 9), (3, 7), (False, True))],
)
def test_an_elf_lacks_practical_sense(
    rules: Rules, values: tuple[int, int], after: tuple[int, int], kept: tuple[bool, bool]
) -> None:
    keys = ("cambriole", "discretion")
    elf = with_kit(
        dict(zip(keys, values, strict=True)),
        origins=Origins("elfe"),
        choices={"manque-de-sens-pratique.lower": keys},
    )
    views = [rules.skill(elf, key) for key in keys]
    assert tuple(view.value.total for view in views) == after
    assert tuple(view.opened for view in views) == kept


def test_a_skill_lost_to_a_trait_is_opened_again(rules: Rules) -> None:
    elf = with_kit(
        {"cambriole": 7, "discretion": 9},
        origins=Origins("elfe"),
        choices={"manque-de-sens-pratique.lower": ("cambriole", "discretion")},
        skills=Skills(opened=("cambriole",)),
    )
    assert rules.value(elf, "cambriole") == 6


def test_a_kit_may_leave_a_specialisation_to_choose(rules: Rules) -> None:
    worker = plain(kits=Kits(milieu={"artisanat:*": 8}))
    assert rules.derive(worker).skill("artisanat:bois") is None
    assert rules.choice(worker, "kit-milieu.artisanat").count == 1
    answered = replace(worker, choices={"kit-milieu.artisanat": ("bois",)})
    assert rules.derive(answered).skill("artisanat:bois") is None
    answered = replace(worker, choices={"kit-milieu.artisanat": ("artisanat:bois",)})
    assert rules.value(answered, "artisanat:bois") == 8


@pytest.mark.rule("NP-TRAIT-RACE-INTEGRATION")
def test_what_kits_give_is_held_down(rules: Rules) -> None:
    immigre = with_kit(
        {"urbanisme": 9, "connaissance:Loi": 9},
        origins=Origins("humain", "immigre", raised="djazar"),
    )
    assert rules.value(immigre, "urbanisme") == 6
    assert rules.value(immigre, "connaissance:Loi") == 9


@pytest.mark.rule("NP-TRAIT-RACE-LINGUISTIQUE")
@pytest.mark.parametrize(("common", "native"), [(12, 8), (9, 9), (6, 10)])
def test_languages_are_swapped(rules: Rules, common: int, native: int) -> None:
    immigre = plain(
        origins=Origins("humain", "immigre", raised="djazar"),
        kits=Kits(birth={"langue:umélorien": common, "langue:djazar": native}),
    )
    assert rules.value(immigre, "langue:umélorien") == native
    assert rules.value(immigre, "langue:djazar") == common


def test_one_language_alone_is_not_swapped(rules: Rules) -> None:
    immigre = plain(
        origins=Origins("humain", "immigre", raised="djazar"),
        kits=Kits(birth={"langue:djazar": 8}),
    )
    assert rules.value(immigre, "langue:djazar") == 8


def test_old_specialty_needs_a_style(rules: Rules) -> None:
    lost = plain(identity=Identity(), traits=picks("reorientation"))
    assert rules.choice(lost, "reorientation.specialty").options == ()
