"""Racial traits in everyday life, and those that only the MJ plays (I.C.4)."""

import pytest

from desktop.rules.nightprowler.document.character import Origins
from desktop.rules.nightprowler.progression import racial_heroism as living
from desktop.rules.nightprowler.tables.effects import Effects
from tests.rules.nightprowler.characters import Rules, plain


@pytest.mark.rule("NP-TRAIT-FELIS-AVERSION-EAU")
@pytest.mark.rule("NP-TRAIT-SANG-MELE-PERE-FELIS")
@pytest.mark.parametrize(
    ("minutes", "points"), [(0, 0), (1, 1), (30, 1), (31, 2), (60, 2), (90, 3), (-5, 0)]
)
def test_rain_costs_heroism(rules: Rules, minutes: int, points: int) -> None:
    effects = rules.tables.trait("aversion-pour-l-eau").effects
    assert living.rain_cost(effects, minutes) == points
    assert living.rain_cost(Effects(), minutes) == 0


@pytest.mark.rule("NP-TRAIT-NAIN-REBELLE")
def test_defying_authority_gives_two_points(rules: Rules) -> None:
    assert living.defiance_gain(rules.tables.trait("rebelle").effects) == 2
    assert living.defiance_gain(Effects()) == 0


@pytest.mark.rule("NP-TRAIT-ELFE-DESINVOLTURE")
@pytest.mark.parametrize(
    ("community", "water", "change"),
    [(7, 3, 1), (0, 0, 1), (8, 3, -1), (7, 4, -1), (3, 5, -1)],
)
def test_an_elf_needs_his_people_and_water(
    rules: Rules, community: int, water: int, change: int
) -> None:
    effects = rules.tables.trait("desinvolture").effects
    assert living.weekly_change(effects, community, water) == change
    assert living.weekly_change(Effects(), community, water) == 0


ROLEPLAY = [
    ("felis", "haine-envers-les-gouris", "NP-TRAIT-FELIS-HAINE-GOURIS"),
    ("felis", "nyctalope", "NP-TRAIT-FELIS-NYCTALOPE"),
    ("gouri", "resistant", "NP-TRAIT-GOURI-RESISTANT"),
    ("gouri", "deracine", "NP-TRAIT-GOURI-DERACINE"),
    ("gouri", "noctambule", "NP-TRAIT-GOURI-NOCTAMBULE"),
    ("gouri", "racisme", "NP-TRAIT-GOURI-RACISME"),
    ("nain", "deviant", "NP-TRAIT-NAIN-DEVIANT"),
    ("elfe", "fascination-pour-l-ocean", "NP-TRAIT-ELFE-FASCINATION-OCEAN"),
]


@pytest.mark.parametrize(
    ("race", "trait"),
    [
        pytest.param(race, trait, marks=pytest.mark.rule(rule), id=trait)
        for race, trait, rule in ROLEPLAY
    ],
)
def test_traits_without_number_are_listed_and_change_nothing(
    rules: Rules, race: str, trait: str
) -> None:
    derived = rules.derive(plain(origins=Origins(race=race)))
    view = next(one for one in derived.traits if one.trait == trait)
    assert (view.pm, view.effect) == (0, rules.tables.trait(trait).effect)
    others = rules.derive(plain())
    assert derived.skill("perception") == others.skill("perception")
