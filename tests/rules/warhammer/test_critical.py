"""Critical effects: values, dice, what they do."""

import random
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.dice import Dice, DieSpec, Rolled
from desktop.rules.system import NeedDice
from desktop.rules.warhammer.critical import (
    Blow,
    Suffered,
    Victim,
    dice_of,
    die,
    halved,
    paralysed,
    suffer,
)
from desktop.rules.warhammer.critical_value import critical_value
from desktop.rules.warhammer.destiny import saved, saves_from
from desktop.rules.warhammer.document import State
from desktop.rules.warhammer.tables.load import Tables

OTTO = Victim(id="otto", e=40, fm=35, ag=45, be=6)
KINDS = ("tranchantes", "contondantes", "projectiles", "pugilat")
ZONES = ("jambes", "bras", "corps", "tete")
PASSED, FAILED = 1, 100


def struck(
    tables: Tables,
    kind: str,
    zone: str,
    value: int,
    dice: dict[str, Iterable[int]],
    **fields: object,
) -> Suffered:
    """An effect with its dice given by what they decide; it must need no other."""
    blow = Blow(
        wound="w",
        critical=tables.criticals[kind, zone, value],
        victim=OTTO,
        **fields,  # type: ignore[arg-type]
    )
    rolled = [
        Rolled(spec.key, spec.sides, face)
        for what, faces in dice.items()
        for place, face in enumerate(faces)
        for spec in (die(blow, what, 100 if what == "test" else 10, place),)
    ]
    outcome = suffer(blow, Dice(rolled))
    assert isinstance(outcome, Suffered), outcome
    return outcome


def cc(suffered: Suffered) -> list[tuple[int, int | None, str]]:
    """Penalties to CC: amount, rounds, until."""
    return [
        (one.amount, one.rounds, one.until) for one in suffered.wound.penalties if one.stat == "cc"
    ]


def injuries(suffered: Suffered) -> set[tuple[str, int]]:
    """Permanent changes, by stat."""
    return {(one.stat, one.amount) for one in suffered.wound.injuries if one.stat}


@pytest.mark.rule("WH-CRIT-LOOKUP", "WH-CRIT-LOOKUP-BEYOND", "WH-STAT-CRIT-SPREAD")
@pytest.mark.parametrize(
    ("damage", "roll", "value"),
    [
        (6, 5, 9),
        (1, 95, 1),
        (10, 61, 15),
        (8, 47, 10),
        (12, 95, 14),
        (14, 85, 15),
        (10, 100, 12),
        (11, 91, 13),
        (5, 10, 7),
        (5, 11, 6),
    ],
)
def test_values(tables: Tables, damage: int, roll: int, value: int) -> None:
    assert critical_value(tables, damage, roll).total == value


@pytest.mark.rule("WH-STAT-CRIT-SPREAD")
def test_the_spread_of_six_damage(tables: Tables) -> None:
    values = [critical_value(tables, 6, roll).total for roll in range(5, 100, 10)]
    assert sorted(values, reverse=True) == [9, 8, 7, 6, 6, 5, 5, 4, 4, 3]


@pytest.mark.rule("WH-ATTR-PRECISE", "WH-TAL-TOUGH")
@pytest.mark.parametrize(
    ("damage", "roll", "precise", "tough", "value"),
    [
        (5, 45, True, False, 6),
        (10, 5, True, False, 15),
        (4, 5, False, True, 5),
        (1, 95, False, True, 1),
        (6, 35, True, True, 6),
        (9, 5, True, True, 15),
    ],
)
def test_precise_blades_and_tough_victims(
    tables: Tables, damage: int, roll: int, precise: bool, tough: bool, value: int
) -> None:
    found = critical_value(tables, damage, roll, precise=precise, tough=tough).total
    assert found == value


@given(st.integers(1, 60), st.integers(1, 100), st.booleans(), st.booleans())
def test_values_stay_on_the_table(
    tables: Tables, damage: int, roll: int, precise: bool, tough: bool
) -> None:
    value = critical_value(tables, damage, roll, precise=precise, tough=tough).total
    assert 1 <= value <= 15
    assert value <= critical_value(tables, damage + 1, roll, precise=precise, tough=tough).total


@pytest.mark.rule("WH-CRIT-HALF-D10")
@pytest.mark.parametrize(("face", "half"), [(1, 1), (2, 1), (7, 4), (9, 5), (10, 5)])
def test_half_a_die(face: int, half: int) -> None:
    assert halved(face) == half


@pytest.mark.rule("WH-CRIT-PARALYSIS")
@pytest.mark.parametrize(
    ("face", "legs"),
    [
        (1, ("jambe-droite",)),
        (4, ("jambe-droite",)),
        (5, ("jambe-gauche",)),
        (8, ("jambe-gauche",)),
        (9, ("jambe-droite", "jambe-gauche")),
        (10, ("jambe-droite", "jambe-gauche")),
    ],
)
def test_paralysis(face: int, legs: tuple[str, ...]) -> None:
    assert paralysed(face) == legs


@pytest.mark.rule("WH-CRIT-TRANCHANTES-JAMBES", "WH-CRIT-THIS-NEXT")
def test_slashed_legs(tables: Tables) -> None:
    five = struck(tables, "tranchantes", "jambes", 5, {"duration": [7], "test": [31]})
    assert (five.state.prone, five.state.no_action) == (True, 2)
    assert cc(five) == [(-10, 4, "")]
    passed = struck(tables, "tranchantes", "jambes", 5, {"duration": [7], "test": [30]})
    assert (passed.state.prone, passed.state.no_action) == (False, 0)
    death = struck(tables, "tranchantes", "jambes", 13, {"no-action": [4], "death": [5]})
    assert death.wound.doom is not None
    assert (death.wound.doom.left, death.wound.doom.unit, death.wound.doom.curable) == (
        3,
        "rounds",
        True,
    )
    assert {one.what for one in death.wound.injuries if one.what} == {"jambe"}
    assert injuries(death) == {("ag", -20), ("m", 0)}
    assert [(one.rounds, one.repeat) for one in death.wound.pending] == [(6, 0)]


@pytest.mark.rule("WH-CRIT-SUCCESS-HALVES", "WH-CRIT-TRANCHANTES-JAMBES")
def test_a_passed_test_may_still_cost_half(tables: Tables) -> None:
    for kind, zone, value in (
        (kind, zone, value)
        for kind in KINDS
        for zone, value in (("jambes", 9), ("bras", 8), ("corps", 7))
    ):
        passed = struck(
            tables,
            kind,
            zone,
            value,
            {"test": [PASSED], "lost-rounds": [7]} | _extra(tables, kind, zone, value),
        )
        failed = struck(
            tables,
            kind,
            zone,
            value,
            {"test": [FAILED], "lost-rounds": [8]} | _extra(tables, kind, zone, value),
        )
        assert passed.state.no_action == 4, (kind, zone)
        assert not passed.state.prone
        assert not passed.drops
        assert failed.state.no_action == 8, (kind, zone)


def _extra(tables: Tables, kind: str, zone: str, value: int) -> dict[str, Iterable[int]]:
    count = sum(
        one.duration.startswith("1d10") for one in tables.criticals[kind, zone, value].penalties
    )
    return {"duration": [5] * count}


@pytest.mark.rule("WH-CRIT-TRANCHANTES-BRAS", "WH-CRIT-REPEATED-FAINT")
def test_slashed_arms(tables: Tables) -> None:
    four = struck(tables, "tranchantes", "bras", 4, {"test": [31], "duration": [1]})
    assert (four.drops, four.state.no_action, cc(four)) == (True, 2, [(-5, 1, "")])
    ten = struck(tables, "tranchantes", "bras", 10, {"test": [36]})
    assert (ten.drops, ten.state.prone) == (True, True)
    (faint,) = ten.wound.pending
    assert (faint.rounds, faint.repeat, faint.fails) == (12, -10, ("evanoui",))
    assert {(one.stat, one.amount, one.until) for one in ten.wound.penalties} == {
        ("cc", -20, "combat"),
        ("f", -20, "combat"),
    }
    gone = struck(tables, "tranchantes", "bras", 13, {"death": [10]})
    assert gone.state.unconscious
    assert gone.wound.doom is not None
    assert gone.wound.doom.left == 5
    assert [one.halved for one in gone.wound.injuries if one.stat == "ag"] == [True]


@pytest.mark.rule("WH-CRIT-DIGITS")
@pytest.mark.parametrize(
    ("kind", "zone", "face", "lost", "changes"),
    [
        ("tranchantes", "jambes", 6, {("orteils", 3)}, {("ag", -6)}),
        (
            "tranchantes",
            "jambes",
            10,
            {("orteils", 5), ("gros-orteil", 1)},
            {("ag", -10), ("m", -1)},
        ),
        ("contondantes", "bras", 5, {("doigts", 3)}, {("cc", -9), ("ag", -9)}),
        ("projectiles", "bras", 10, {("main", 1)}, {("cc", -15), ("ag", -15)}),
        ("pugilat", "bras", 8, {("doigts", 4)}, {("cc", -8), ("ag", -8)}),
        ("pugilat", "bras", 5, {("doigts", 3)}, {("cc", -6), ("ag", -6)}),
        ("pugilat", "jambes", 10, {("orteils", 5)}, {("ag", -5)}),
    ],
)
def test_toes_and_fingers(
    tables: Tables,
    kind: str,
    zone: str,
    face: int,
    lost: set[tuple[str, int]],
    changes: set[tuple[str, int]],
) -> None:
    extra = _extra(tables, kind, zone, 11)
    eleven = struck(tables, kind, zone, 11, {"loss": [face]} | extra)
    assert {(one.what, one.count) for one in eleven.wound.injuries if one.what} == lost
    assert injuries(eleven) == changes
    broken = {one.broken for one in eleven.wound.injuries if one.what in ("orteils", "doigts")}
    assert broken <= {kind == "pugilat"}


@pytest.mark.rule("WH-CRIT-TEETH", "WH-CRIT-PUGILAT-TETE")
def test_teeth(tables: Tables) -> None:
    seven = struck(tables, "pugilat", "tete", 9, {"no-action": [3], "loss": [7]})
    assert injuries(seven) == {("soc", -7), ("intimidation", 4)}
    tongue = struck(
        tables,
        "tranchantes",
        "tete",
        11,
        {"no-action": [3], "loss": [4], "death": [3], "test": [PASSED]},
    )
    totals: dict[str, int] = {}
    for one in tongue.wound.injuries:
        totals[one.stat] = totals.get(one.stat, 0) + one.amount
    assert (totals["soc"], totals["intimidation"]) == (-9, 5)
    both = struck(tables, "pugilat", "tete", 11, {"no-action": [3], "loss": [6]})
    assert sorted(injuries(both)) == [("intimidation", 3), ("soc", -6), ("soc", -5)]
    assert cc(both) == [(-30, None, "combat")]


@pytest.mark.rule("WH-CRIT-UNCONSCIOUS-NOTE")
def test_whoever_may_fall_unconscious_cannot_act(tables: Tables) -> None:
    jaw = struck(
        tables,
        "tranchantes",
        "tete",
        11,
        {"no-action": [6], "loss": [4], "death": [3], "test": [PASSED]},
    )
    assert (jaw.state.unconscious, jaw.state.no_action) == (False, 6)
    noted = [
        one
        for one in tables.criticals.values()
        if any("inconscient" in test.fails for test in one.tests)
    ]
    assert len(noted) == 17
    assert {one.no_action for one in noted} == {"1d10"}
    assert tables.criticals["tranchantes", "tete", 10].no_action is None


@pytest.mark.rule("WH-CRIT-E-OR-FM")
def test_the_will_may_stand_in_for_the_body(tables: Tables) -> None:
    body = struck(tables, "tranchantes", "jambes", 5, {"duration": [2], "test": [28]}, fm=False)
    will = struck(tables, "tranchantes", "jambes", 5, {"duration": [2], "test": [28]}, fm=True)
    assert (body.state.prone, will.state.prone) == (False, True)
    never = {place for place, one in tables.criticals.items() if one.body_only}
    assert ("tranchantes", "corps", 8) in never
    with_fm = struck(tables, "tranchantes", "corps", 8, {"no-action": [1], "test": [38]}, fm=True)
    assert with_fm.tested[0].result.target == 40


@pytest.mark.rule("WH-CRIT-DEADLINE", "WH-CRIT-TRANCHANTES-CORPS")
def test_clocks_to_death(tables: Tables) -> None:
    twelve = struck(tables, "tranchantes", "corps", 12, {"death": [6]})
    assert twelve.wound.doom is not None
    assert (twelve.wound.doom.left, twelve.wound.doom.unit) == (6, "rounds")
    nine = struck(tables, "tranchantes", "corps", 9, {"no-action": [2], "days": [5, 6]})
    assert nine.wound.doom is not None
    assert (nine.wound.doom.left, nine.wound.doom.unit, nine.wound.doom.days) == (48, "heures", 11)
    assert cc(nine) == [(-30, None, "combat")]
    fourteen = struck(tables, "tranchantes", "bras", 14, {})
    assert (fourteen.state.dying, fourteen.state.unconscious, fourteen.wound.doom) == (
        "lente",
        True,
        None,
    )
    agony = struck(tables, "tranchantes", "corps", 14, {})
    assert agony.state.dying == "agonie"
    quick = struck(tables, "projectiles", "bras", 14, {})
    assert quick.state.dying == "rapide"
    choked = struck(tables, "pugilat", "tete", 13, {"death": [3]})
    assert choked.wound.doom is not None
    assert (choked.wound.doom.left, choked.wound.doom.curable) == (2, False)
    day = struck(tables, "pugilat", "corps", 12, {})
    assert day.wound.doom is not None
    assert (day.wound.doom.left, day.wound.doom.unit) == (24, "heures")


@pytest.mark.rule("WH-CRIT-TRANCHANTES-CORPS")
def test_slashed_body(tables: Tables) -> None:
    eight = struck(tables, "tranchantes", "corps", 8, {"no-action": [9], "test": [41]})
    assert (eight.state.no_action, cc(eight)) == (9, [(-25, None, "combat")])
    assert [one.what for one in eight.wound.injuries] == ["sterilite"]
    fertile = struck(tables, "tranchantes", "corps", 8, {"no-action": [9], "test": [40]})
    assert fertile.wound.injuries == ()


@pytest.mark.rule("WH-CRIT-TRANCHANTES-TETE")
def test_slashed_head(tables: Tables) -> None:
    one = struck(tables, "tranchantes", "tete", 1, {})
    assert (one.state.last, cc(one)) == (2, [(-5, 2, "")])
    eight = struck(tables, "tranchantes", "tete", 8, {"no-action": [2]})
    assert cc(eight) == [(-30, None, "combat")]
    assert injuries(eight) == {("soc", -5), ("smell", -10), ("intimidation", 3)}
    assert ("actions", -10, "guerison") in {
        (one.stat, one.amount, one.until) for one in eight.wound.penalties
    }
    assert struck(tables, "tranchantes", "tete", 15, {}).state.dead


@pytest.mark.rule("WH-CRIT-CONTONDANTES-JAMBES")
def test_crushed_legs(tables: Tables) -> None:
    seven = struck(
        tables, "contondantes", "jambes", 7, {"test": [21], "duration": [10], "lost-rounds": [9]}
    )
    assert (seven.state.prone, seven.state.no_action, cc(seven)) == (True, 5, [(-15, 10, "")])
    assert [(one.stat, one.amount) for one in seven.wound.penalties if one.stat == "m"] == [
        ("m", -1)
    ]
    eleven = struck(tables, "contondantes", "jambes", 11, {"loss": [2]})
    assert (eleven.state.prone, cc(eleven)) == (True, [(-20, None, "combat")])
    assert struck(tables, "contondantes", "jambes", 15, {}).state.dead


@pytest.mark.rule("WH-CRIT-CONTONDANTES-BRAS")
def test_crushed_arms(tables: Tables) -> None:
    three = struck(tables, "contondantes", "bras", 3, {"test": [31]})
    assert (three.drops, cc(three)) == (True, [(-5, 2, "")])
    twelve = struck(tables, "contondantes", "bras", 12, {"no-action": [1], "death": [4]})
    assert twelve.wound.doom is not None
    assert (twelve.wound.doom.left, twelve.wound.doom.unit) == (4, "heures")
    assert [(one.rounds, one.repeat) for one in twelve.wound.pending] == [(6, -10)]
    assert [one.only for one in twelve.wound.injuries if one.stat == "ag"] == ["deux-mains"]


@pytest.mark.rule("WH-CRIT-CONTONDANTES-CORPS")
def test_crushed_body(tables: Tables) -> None:
    nine = struck(tables, "contondantes", "corps", 9, {})
    assert {(one.stat, one.amount, one.until) for one in nine.wound.penalties} == {
        ("cc", -20, "combat"),
        ("f", -20, "combat"),
    }
    assert (nine.state, nine.wound.doom) == (State(), None)
    eleven = struck(tables, "contondantes", "corps", 11, {"no-action": [3], "death": [8]})
    assert eleven.wound.doom is not None
    assert (eleven.wound.doom.left, eleven.wound.doom.unit, eleven.state.no_action) == (
        8,
        "heures",
        3,
    )
    assert [one.rounds for one in eleven.wound.pending] == [6]


@pytest.mark.rule("WH-CRIT-CONTONDANTES-TETE")
def test_crushed_head(tables: Tables) -> None:
    seven = struck(tables, "contondantes", "tete", 7, {"no-action": [3]})
    assert (cc(seven), injuries(seven)) == ([(-25, None, "combat")], {("hearing", -10)})
    nine = struck(tables, "contondantes", "tete", 9, {})
    assert [one.rounds for one in nine.wound.pending] == [12]
    assert (cc(nine), injuries(nine)) == ([(-30, None, "combat")], {("hearing", -20)})
    twelve = struck(tables, "contondantes", "tete", 12, {"death": [9], "loss": [5]})
    assert twelve.wound.doom is not None
    assert (twelve.wound.doom.left, twelve.wound.doom.unit) == (9, "rounds")
    assert injuries(twelve) == {("soc", -5), ("intimidation", 3)}


@pytest.mark.rule("WH-CRIT-PROJECTILES-JAMBES")
def test_pierced_legs(tables: Tables) -> None:
    eleven = struck(tables, "projectiles", "jambes", 11, {"loss": [3], "duration": [8]})
    assert cc(eleven) == [(-20, 8, "")]
    assert struck(tables, "projectiles", "jambes", 14, {}).state.dead


@pytest.mark.rule("WH-CRIT-PROJECTILES-BRAS")
def test_pierced_arms(tables: Tables) -> None:
    assert struck(tables, "projectiles", "bras", 1, {"test": [50]}).drops is False
    assert struck(tables, "projectiles", "bras", 1, {"test": [51]}).drops is True


@pytest.mark.rule("WH-CRIT-PROJECTILES-CORPS")
def test_pierced_body(tables: Tables) -> None:
    three = struck(tables, "projectiles", "corps", 3, {"test": [31], "duration": [4]})
    assert (three.state.no_action, cc(three)) == (2, [(-5, 2, "")])
    thirteen = struck(tables, "projectiles", "corps", 13, {"death": [4]})
    assert thirteen.wound.doom is not None
    assert (thirteen.wound.doom.left, thirteen.wound.doom.unit) == (2, "rounds")
    (later,) = thirteen.wound.pending
    assert (later.rounds, later.modifier, later.fails) == (None, -20, ("paralysie",))


@pytest.mark.rule("WH-CRIT-PROJECTILES-TETE")
def test_pierced_head(tables: Tables) -> None:
    thirteen = struck(tables, "projectiles", "tete", 13, {"death": [1]})
    assert injuries(thirteen) == {("soc", -15), ("intimidation", 8), ("sight", -15)}
    assert struck(tables, "projectiles", "tete", 14, {}).state.dead


@pytest.mark.rule("WH-CRIT-PUGILAT-JAMBES", "WH-CRIT-PARALYSIS")
def test_punched_legs(tables: Tables) -> None:
    for value in (12, 13):
        one = struck(tables, "pugilat", "jambes", value, {"no-action": [4]})
        assert (one.state.prone, one.state.no_action) == (True, 4)
        assert injuries(one) == {("ag", -10), ("m", -1)}
    lamed = struck(tables, "pugilat", "jambes", 14, {"test": [21], "paralysis": [4]})
    assert lamed.state.paralysed == ("jambe-droite",)
    spared = struck(tables, "pugilat", "jambes", 14, {"test": [20]})
    assert spared.state.paralysed == ()


@pytest.mark.rule("WH-CRIT-PUGILAT-BRAS")
def test_punched_arms(tables: Tables) -> None:
    one = struck(tables, "pugilat", "bras", 1, {"test": [51]})
    assert (one.drops, one.state.half, one.state.no_action) == (False, True, 0)
    thirteen = struck(tables, "pugilat", "bras", 13, {"no-action": [4]})
    assert thirteen.state.no_action == 4
    assert [(one.stat, one.amount, one.only) for one in thirteen.wound.injuries] == [
        ("ag", -10, "deux-mains")
    ]


@pytest.mark.rule("WH-CRIT-PUGILAT-CORPS")
def test_punched_body(tables: Tables) -> None:
    ten = struck(tables, "pugilat", "corps", 10, {"no-action": [10]})
    assert (ten.state.no_action, cc(ten)) == (10, [(-30, None, "combat")])
    assert [(one.rounds, one.repeat) for one in ten.wound.pending] == [(12, -10)]


@pytest.mark.rule("WH-CRIT-PUGILAT-TETE")
def test_punched_head(tables: Tables) -> None:
    seven = struck(tables, "pugilat", "tete", 7, {"no-action": [5]})
    assert (seven.state.no_action, cc(seven)) == (5, [(-25, None, "combat")])


@pytest.mark.rule("WH-CRIT-LODGED")
@pytest.mark.parametrize(("value", "lodged"), [(4, False), (9, True)])
def test_missiles_stay_in_deep_wounds(tables: Tables, value: int, lodged: bool) -> None:
    one = tables.criticals["projectiles", "bras", value]
    assert (one.lodged == "oui") is lodged
    doubtful = {
        zone for zone in ZONES if tables.criticals["projectiles", zone, 6].lodged == "selon"
    }
    assert doubtful


@pytest.mark.rule("WH-DESTIN-USE")
def test_destiny_saves_the_life_and_not_the_limb(tables: Tables) -> None:
    leg = struck(tables, "tranchantes", "jambes", 13, {"no-action": [4], "death": [5]})
    assert saves_from(leg.wound, leg.state)
    wound, state = saved(leg.wound, leg.state)
    assert (wound.doom, state.dead) == (None, False)
    assert {one.what for one in wound.injuries if one.what} == {"jambe"}
    fingers = struck(tables, "tranchantes", "bras", 11, {"loss": [4]})
    assert not saves_from(fingers.wound, fingers.state)
    lamed = struck(tables, "pugilat", "corps", 14, {"test": [FAILED], "paralysis": [9]})
    assert saves_from(lamed.wound, lamed.state)
    assert saved(lamed.wound, lamed.state)[1].paralysed == ()


@pytest.mark.rule(*(f"WH-CRIT-{kind.upper()}-{zone.upper()}" for kind in KINDS for zone in ZONES))
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("value", range(1, 16))
def test_every_effect_strikes(tables: Tables, kind: str, zone: str, value: int) -> None:
    critical = tables.criticals[kind, zone, value]
    seen: list[State] = []
    for seed in range(4):
        generator = random.Random(seed)
        blow = Blow(wound="w", critical=critical, victim=OTTO)
        dice = Dice()
        for _ in range(4):
            outcome = suffer(blow, dice)
            if isinstance(outcome, Suffered):
                break
            dice = dice.plus(rolled_of(outcome, generator))
        assert isinstance(outcome, Suffered)
        assert (outcome.wound.kind, outcome.wound.location, outcome.wound.value) == (
            kind,
            zone,
            value,
        )
        assert len(outcome.wound.penalties) == len(critical.penalties)
        assert (outcome.wound.doom is not None) == (
            critical.death is not None and critical.death.mode == "minuterie"
        )
        assert suffer(blow, dice) == outcome
        seen.append(outcome.state)
    if value >= 14 and critical.death is not None and critical.death.mode == "immediate":
        assert all(state.dead for state in seen)


def rolled_of(need: NeedDice, generator: random.Random) -> list[Rolled]:
    def roll(spec: DieSpec) -> Rolled:
        return Rolled(spec.key, spec.sides, generator.randint(1, spec.sides))

    return [roll(spec) for spec in need.specs]


def test_the_two_dice_of_days_are_told_apart(tables: Tables) -> None:
    row = next(one for one in tables.criticals.values() if one.death and one.death.days)
    blow = Blow(wound="w", critical=row, victim=Victim(id="v", e=30, fm=30, ag=30, be=6))
    days = [spec.label for spec in dice_of(blow) if spec.key.purpose == "critical-days"]
    assert [label.params["place"] for label in days] == [1, 2]
    assert {spec.sides for spec in dice_of(blow) if spec.key.purpose == "critical-days"} == {10}
