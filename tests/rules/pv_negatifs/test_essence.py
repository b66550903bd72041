"""Essence and magic resistance, and the entries that are off unless the GM turns them on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.errors import KnownError
from desktop.rules.pv_negatifs import attack, essence, resistance, states, willing
from desktop.rules.pv_negatifs.document import Essence, EssenceChange, Forgotten
from desktop.rules.pv_negatifs.settings import Hidden, Settings, check
from desktop.rules.pv_negatifs.tables.load import Tables
from tests.rules.pv_negatifs.people import conditions, person, reading, replace, standing, worn


def change(amount: int, cause: str = "cause") -> EssenceChange:
    return EssenceChange(id="e", cause=cause, amount=amount)


@pytest.mark.rule("PV-ESS-START", "PV-ESS-TRAUMA")
def test_a_life_begins_with_a_hundred() -> None:
    after = essence.changed(Essence(), change(-2, "expérience pénible"))
    assert Essence().points == 100
    assert after.points == 98
    assert after.journal == (change(-2, "expérience pénible"),)


@pytest.mark.rule("PV-ESS-REGAIN")
def test_regained_points_stop_at_a_hundred() -> None:
    after = essence.changed(Essence(points=99), change(3, "drogue"))
    assert (after.points, after.journal[0].amount) == (100, 1)


@pytest.mark.rule("PV-ESS-LOSS-DEATH", "PV-ESS-LOSS-OTHER")
@pytest.mark.parametrize(
    ("cause", "points"),
    [
        ("mort", 1),
        ("mort-atroce", 2),
        ("torture", 1),
        ("familier", 4),
        ("mort-vivant", 1),
        ("jet-rate", 1),
    ],
)
def test_losses(tables: Tables, cause: str, points: int) -> None:
    settings = Settings(losses={"familier": 4})
    assert essence.loss(settings, tables.losses.get(cause)) == points


def test_losses_of_unknown_causes_are_named(tables: Tables) -> None:
    check(Settings(), tables.losses.ids())
    with pytest.raises(KnownError, match="no-cause"):
        check(Settings(losses={"ennui": 1}), tables.losses.ids())


@pytest.mark.rule("PV-ESS-ROLL")
@pytest.mark.parametrize(
    ("wisdom", "grade", "roll", "made"),
    [(14, 5, 9, True), (14, 5, 10, False), (25, 0, 20, False), (14, 0, 14, True)],
)
def test_essence_rolls(wisdom: int, grade: int, roll: int, made: bool) -> None:
    assert essence.roll_passed(wisdom, grade, roll) is made
    assert (roll <= essence.roll_target(wisdom, grade).total and roll < 20) is made


@pytest.mark.rule("PV-ESS-MULTI")
def test_each_failure_counts() -> None:
    assert essence.lost_in(12, 5, (7, 8, 1, 20, 2), 1) == 2
    assert essence.lost_in(12, 10, (3, 3, 3, 3, 3, 3, 3, 1, 2, 2), 1) == 7
    assert essence.lost_in(12, 5, (8,), 1) == 1
    assert essence.lost_in(12, 5, (8,), 3) == 3


@pytest.mark.rule("PV-SWALLOW-TRAUMA")
def test_who_got_out_of_a_creature_gets_over_it_or_loses_a_point() -> None:
    assert [essence.lost_in(12, 0, (roll,), 1) for roll in (12, 13)] == [0, 1]


@pytest.mark.rule("PV-ESS-MULTI", "PV-ESS-EXAMPLES")
def test_presets(tables: Tables) -> None:
    shown = {one.id: one for one in essence.trials(tables, Settings())}
    assert [(one.grade, one.rolls, one.daily) for one in shown.values()] == [
        (0, 1, False),
        (5, 1, False),
        (10, 1, False),
        (0, 1, True),
        (5, 1, True),
    ]
    turned_on = Settings(hidden=Hidden(essence_presets=True))
    everything = {one.id: (one.grade, one.rolls) for one in essence.trials(tables, turned_on)}
    assert everything["grave-interet"] == (5, 5)
    assert everything["grave-groupe"] == (5, 1)
    assert everything["extreme-interet"] == (10, 10)


@pytest.mark.rule("PV-ESS-50", "PV-ESS-25")
@pytest.mark.parametrize(
    ("points", "wisdom", "charisma", "fear", "divisor"),
    [
        (50, 0, 0, 0, 1),
        (49, 3, -15, 1, 2),
        (25, 3, -15, 1, 2),
        (24, 12, -19, 2, 4),
        (-10, 12, -19, 2, 4),
    ],
)
def test_thresholds(
    tables: Tables, points: int, wisdom: int, charisma: int, fear: int, divisor: int
) -> None:
    assert essence.effects(tables, points) == essence.Effects(
        wisdom=wisdom, charisma=charisma, fear=fear, divisor=divisor
    )


@pytest.mark.rule("PV-ESS-25", "PV-ESS-50")
def test_percents_of_a_score(tables: Tables) -> None:
    worn_out = person(sag=14, cha=12, essence=Essence(points=24))
    assert essence.ability(tables, Settings(), worn_out, "sag").total == 15
    assert essence.ability(tables, Settings(), worn_out, "cha").total == 9
    assert essence.ability(tables, Settings(), worn_out, "for").total == 10
    shown = reading(essence_percent="affichage")
    assert essence.ability(tables, shown, worn_out, "sag").total == 14
    by_points = reading(essence_percent="points")
    high = replace(worn_out, percentiles={"sag": 95, "cha": 10})
    assert essence.ability(tables, by_points, high, "sag").total == 15
    assert essence.hundredths(tables, by_points, high, "sag") == 7
    assert essence.ability(tables, by_points, high, "cha").total == 11
    assert essence.hundredths(tables, by_points, high, "cha") == 91
    assert essence.hundredths(tables, Settings(), high, "sag") == 95


@pytest.mark.rule("PV-ESS-50")
def test_fear_saves_of_low_essence(tables: Tables) -> None:
    fear = essence.effects(tables, 24).fear
    found = states.save(tables, person(), "autre", fear=fear)
    assert found is not None
    assert found.total == 2


@pytest.mark.rule("PV-ESS-0")
def test_negative_essence_costs_experience(tables: Tables) -> None:
    assert [essence.xp_percent(tables, points) for points in (3, 0, -10)] == [0, 0, 10]
    assert essence.xp(tables, person(xp=2000, essence=Essence(points=-10))).total == 1800
    assert essence.xp(tables, person(xp=2000, essence=Essence(points=-300))).total == 0


@pytest.mark.rule("PV-ESS-END")
@pytest.mark.parametrize(
    ("intelligence", "points", "gone"),
    [(10, -99, False), (10, -100, True), (19, -106, False), (19, -107, True), (18, -100, True)],
)
def test_the_end(tables: Tables, intelligence: int, points: int, gone: bool) -> None:
    one = person(int=intelligence, essence=Essence(points=points))
    assert essence.gone(tables, one) is gone


@pytest.mark.rule("PV-ESS-END")
def test_the_gm_says_another_margin(tables: Tables) -> None:
    one = person(int=19, essence=Essence(points=-100, margin=0))
    assert essence.gone(tables, one)


@pytest.mark.rule("PV-ESS-OUBLI")
def test_oubli_comes_back() -> None:
    oubli = Forgotten(id="o", points=8, xp=500)
    masked = essence.forgets(Essence(points=60), oubli, "", "Oubli")
    assert (masked.points, masked.forgotten) == (68, (oubli,))
    back = essence.remembers(masked, oubli, change(0, "dissipé"), 2)
    assert (back.points, back.forgotten) == (58, ())
    assert [one.amount for one in back.journal] == [8, -10]
    capped = essence.forgets(Essence(points=97), oubli, "", "Oubli")
    assert (capped.points, capped.forgotten[0].points) == (100, 3)


@given(st.lists(st.integers(-30, 30), max_size=8))
def test_the_journal_adds_up(amounts: list[int]) -> None:
    now = Essence()
    for amount in amounts:
        now = essence.changed(now, change(amount))
    assert now.points == 100 + sum(line.amount for line in now.journal) <= 100


# Magic resistance.


@pytest.mark.rule("PV-MR-LEVEL12", "PV-MR-ORIGIN", "PV-MR-PSI")
@pytest.mark.parametrize(
    ("percent", "level", "chance"),
    [(50, 12, 50), (50, 15, 41), (50, 9, 59), (40, 14, 34), (5, 20, 0), (95, 1, 100), (45, 12, 45)],
)
def test_chance_by_level(tables: Tables, percent: int, level: int, chance: int) -> None:
    for origin in ("race", "collier"):
        one = person(resistance=percent, resistance_from=origin)
        assert resistance.chance(tables, one, level).total == chance


def test_who_has_no_resistance_gets_none_from_levels(tables: Tables) -> None:
    assert resistance.chance(tables, person(), 1).total == 0


@pytest.mark.rule("PV-MR-EFFECT-LEVEL")
def test_level_of_an_effect() -> None:
    assert resistance.effect_level(5, 14, None) == 14
    assert resistance.effect_level(5, None, 9) == 9
    assert resistance.effect_level(5, None, None) == 5
    assert resistance.effect_level(None, None, None) is None


@pytest.mark.rule("PV-MR-DEAD")
def test_the_dead_resist_nothing(tables: Tables) -> None:
    dead = standing(person(resistance=60), "mort")
    assert resistance.chance(tables, dead, 12).total == 0
    assert not resistance.rolls(tables, dead, "substance", wanted=True)


@pytest.mark.rule(
    "PV-MR-DIRECT-OWN",
    "PV-MR-DIRECT-OTHER",
    "PV-MR-INDIRECT",
    "PV-MR-SUBSTANCE",
    "PV-MR-ITEM",
    "PV-MR-PSI",
    "PV-MR-BREATH",
)
@pytest.mark.parametrize(
    ("origin", "unwanted", "wanted"),
    [
        ("soi", False, True),
        ("autrui", False, True),
        ("indirect", False, True),
        ("substance", True, True),
        ("objet", False, False),
        ("psionique", True, True),
        ("relique", True, True),
        ("souffle", False, False),
    ],
)
def test_to_what_it_applies(tables: Tables, origin: str, unwanted: bool, wanted: bool) -> None:
    one = person(resistance=30)
    assert resistance.rolls(tables, one, origin, wanted=False) is unwanted
    assert resistance.rolls(tables, one, origin, wanted=True) is wanted
    assert not resistance.rolls(tables, person(), origin, wanted=True)


@pytest.mark.rule("PV-MR-LIMITER", "PV-MR-SUBSTANCE")
def test_a_limiter_lets_substances_through(tables: Tables) -> None:
    one = person(resistance=30, items=worn("limiteur"))
    assert not resistance.rolls(tables, one, "substance", wanted=True)
    assert resistance.rolls(tables, one, "psionique", wanted=False)


# Off unless turned on.

ON = Settings(hidden=Hidden(willing_damage=True))


@pytest.mark.rule("PV-SELF-DAMAGE")
def test_willing_damage_leads_below_zero() -> None:
    assert not willing.offered(Settings())
    assert willing.offered(ON)
    bared = [willing.bared(person(hp=hp)) for hp in (22, -3)]
    assert [one.hp for one in bared] == [0, -3]
    assert all(one.body.willing for one in bared)


@pytest.mark.rule("PV-SELF-WORST")
def test_the_worse_of_two_rolls() -> None:
    assert willing.dice(ON, marked=True) == 2
    assert willing.dice(ON, marked=False) == 1
    assert willing.dice(Settings(), marked=True) == 1


@pytest.mark.rule("PV-SELF-OTHER")
def test_who_consents_counts_as_paralysed(tables: Tables) -> None:
    willing_target = person(body=conditions(states.HELPLESS))
    held = states.states(tables, willing_target)
    assert states.to_be_hit(held, infiltrator=False)[0] == 8
    assert states.most_damage(held)


@pytest.mark.rule("PV-SELF-ESSENCE")
def test_willing_damage_costs_essence(tables: Tables) -> None:
    assert "degats-volontaires" not in [one.id for one in essence.causes(tables, Settings())]
    assert "degats-volontaires" in [one.id for one in essence.causes(tables, ON)]
    loss = essence.loss(ON, tables.losses.get("degats-volontaires"))
    assert willing.lost_essence(loss, 12, (12, 13)) == 2
    assert willing.lost_essence(loss, 12, ()) == 1


@pytest.mark.rule("PV-PARA-VENTRAL")
def test_ventral_parachute_costs_dexterity(tables: Tables) -> None:
    one = person(dex=13, items=worn("parachute-ventral"))
    assert essence.ability(tables, Settings(), one, "dex").total == 11
    put_away = replace(one, items=tuple(replace(each, worn=False) for each in one.items))
    assert essence.ability(tables, Settings(), put_away, "dex").total == 13
    assert attack.thac0(tables, one).total == 20
