"""Checks of whole characters: what `derive` says reaches the roll."""

import pytest

from desktop.rules.nightprowler.document.character import Health, Origins, Pools, Track
from desktop.rules.nightprowler.health.wounds import wound
from desktop.rules.nightprowler.rolls.check import CheckRequest, check, threshold
from desktop.rules.nightprowler.rolls.trait_effects import conditions, facing
from tests.rules.nightprowler.characters import Rules, plain, with_kit


@pytest.mark.rule("NP-CASSURE-AMORAL")
def test_cassure_of_a_character_reaches_his_rolls(rules: Rules) -> None:
    who = rules.derive(with_kit({"comedie": 12}, cassure="amoral"))
    result = check(rules.tables, rules.settings, who, CheckRequest(skill="comedie"), 10)
    assert (result.threshold.total, result.quality.total) == (12, 4)


@pytest.mark.rule("NP-CASSURE-FUITE")
def test_cassure_of_a_character_reaches_rolls_against_him(rules: Rules) -> None:
    target = rules.derive(plain(cassure="fuite"))
    against = facing(rules.tables, rules.settings, target, "intimidation")
    assert sum(line.amount for line in against.modifiers) == -3


def test_traits_of_a_race_are_offered(rules: Rules) -> None:
    felis = rules.derive(plain(origins=Origins(race="felis", culture="umelorien")))
    offered = conditions(rules.tables, rules.settings, felis, "acrobatie")
    assert [one.id for one in offered] == ["athlete", "paresse"]


@pytest.mark.rule("NP-HEALTH-PENALTIES", "NP-COMBAT-PH-ZERO")
def test_wounds_and_heroism_of_a_character_reach_his_rolls(rules: Rules) -> None:
    healthy = with_kit({"discretion": 12, "commerce": 12})
    sound = rules.derive(healthy)
    capacities = {track: sound.track(track).capacity for track in Track}
    hit = wound(rules.tables, rules.settings, capacities, Health(), Track.VITALITY, 1)
    spent = Pools(heroism_spent=sound.heroism_max.total)
    hurt = rules.derive(
        with_kit({"discretion": 12, "commerce": 12}, health=hit.health, pools=spent)
    )

    def value(key: str) -> int:
        return threshold(rules.tables, rules.settings, hurt, CheckRequest(skill=key)).total

    assert (value("discretion"), value("commerce")) == (8, 10)


@pytest.mark.rule("NP-SKILL-EMPATHIE")
def test_uses_of_empathie_have_their_own_default(rules: Rules) -> None:
    who = rules.derive(plain())
    view = who.skill("empathie")
    assert view is not None
    for use in view.defaults:
        request = CheckRequest(skill="empathie", use=use)
        total = threshold(rules.tables, rules.settings, who, request).total
        assert total == who.characteristics[use].total // 3
