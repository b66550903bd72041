"""What the GM leaves out does not happen, and is asked again where it would come again."""

import pytest

from desktop.rules.warhammer.document import Doom, Hand, Ongoing, Pending, Wound
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import weapon


def belled(tables: Tables, wound: Wound | None = None, body: Body | None = None) -> Arena:
    """The bell is about to ring for Karl."""
    found = Arena(tables)
    found.join("otto", 0, soldier(cc=50, a=2), "sheet")
    karl = soldier(cc=40, e=30)
    found.join(
        "karl",
        1,
        replace(karl, wounds=() if wound is None else (wound,), state=body or Body()),
        "sheet-2",
    )
    found.begin("otto")
    found.run(c.Ring())
    assert found.state.phase.value == "bell"
    return found


def cut(**fields: object) -> Wound:
    return Wound(id="w", kind="tranchantes", location="bras", value=4, **fields)  # type: ignore[arg-type]


def ring(found: Arena, *skip: str, **dice: int) -> None:
    found.run(c.Bell(skip=skip), **dice)


@pytest.mark.parametrize(("skip", "left"), [((), 0), (("ends:karl:w:0",), 1)])
def test_a_penalty_that_would_end_may_last_a_round_more(
    tables: Tables, skip: tuple[str, ...], left: int
) -> None:
    found = belled(tables, cut(penalties=(Ongoing(stat="cc", amount=-10, rounds=1),)))
    ring(found, *skip)
    assert len(found.of("karl").document.wounds[0].penalties) == left
    assert found.state.round == 2


@pytest.mark.parametrize(("skip", "dies"), [((), True), (("doom:karl:w",), False)])
def test_a_clock_that_runs_out_may_be_held(
    tables: Tables, skip: tuple[str, ...], dies: bool
) -> None:
    found = belled(tables, cut(doom=Doom(left=1, unit="rounds")))
    ring(found, *skip)
    assert found.of("karl").document.state.dead is dies


@pytest.mark.rule("WH-CRIT-REPEATED-FAINT")
@pytest.mark.parametrize(
    ("roll", "skip", "faints", "again"),
    [
        (20, (), False, -10),
        (90, (), True, None),
        (90, ("test:karl:w:0",), False, -10),
    ],
)
def test_a_test_that_is_due_is_made_and_made_again(
    tables: Tables, roll: int, skip: tuple[str, ...], faints: bool, again: int | None
) -> None:
    test = Pending(characteristic="e", rounds=1, repeat=-10, fails=("inconscient",))
    found = belled(tables, cut(pending=(test,)))
    ring(found, *skip, pending=roll)
    one = found.of("karl").document
    assert one.state.unconscious is faints
    assert [each.modifier for each in one.wounds[0].pending] == ([] if again is None else [again])


@pytest.mark.parametrize("what", ["no_action", "stunned"])
def test_a_lost_round_may_be_kept(tables: Tables, what: str) -> None:
    for skip, left in (((), 0), ((f"{what}:karl",), 1)):
        found = belled(tables, body=Body(**{what: 1}))
        ring(found, *skip)
        assert getattr(found.of("karl").document.state, what) == left


@pytest.mark.rule("WH-AMMO-FIRE")
@pytest.mark.parametrize(("roll", "skip", "left"), [(5, (), 0), (6, (), 1), (5, ("fire:karl",), 1)])
def test_fire_takes_hold_one_time_in_two(
    tables: Tables, roll: int, skip: tuple[str, ...], left: int
) -> None:
    found = belled(tables, cut(penalties=(Ongoing(stat="cc", amount=-10, rounds=9),)))
    one = replace(found.of("karl"), marks=replace(found.marks("karl"), fires=2))
    found.state = replace(
        found.state,
        fighters=tuple(one if each.id == "karl" else each for each in found.state.fighters),
    )
    ring(found, *skip, fire=roll)
    assert found.marks("karl").fires == left


def blow(tables: Tables, *talents: str, settings: Settings | None = None) -> Arena:
    """Otto's blow has hit Karl, who carries a shield and a sword."""
    found = Arena(tables, settings)
    found.join("otto", 0, soldier(*talents, cc=60, f=60, a=2), "sheet")
    karl = soldier(cc=40, a=2)
    shield = weapon("bouclier", Hand.LEFT)
    found.join("karl", 1, replace(karl, weapons=(*karl.weapons, shield)))
    found.begin("otto")
    return found


@pytest.mark.rule("WH-SUDDEN-DEATH")
@pytest.mark.parametrize(
    ("damage", "roll", "skip", "dead", "breaking"),
    [
        (1, 95, (), False, False),
        (6, 35, (), False, False),
        (10, 95, (), False, True),
        (10, 5, (), True, False),
        (10, 5, ("wound:karl",), False, False),
    ],
)
def test_npcs_fight_on_break_off_or_die(
    tables: Tables, damage: int, roll: int, skip: tuple[str, ...], dead: bool, breaking: bool
) -> None:
    found = blow(tables, settings=Settings(options=Options(sudden_death=True)))
    found.act("otto", "attaquer", "karl", attack=45)
    found.defend("karl", "subir")
    # BF 9 and 1 of the sword, less BE 6: 4 more than the die, but for the least and the most.
    die = max(1, damage - 4)
    found.settle(*skip, damage=die, critical=roll)
    assert found.of("karl").document.state.dead is dead
    assert found.marks("karl").breaking is breaking
    assert found.of("karl").document.wounds == ()


@pytest.mark.rule("WH-SPEC-DISARM")
@pytest.mark.parametrize(("skip", "held"), [((), 0), (("drop:karl",), 2)])
def test_what_would_fall_may_stay_in_hand(tables: Tables, skip: tuple[str, ...], held: int) -> None:
    found = blow(tables, "desarmement")
    found.act("otto", "desarmement", "karl", attack=45)
    found.defend("karl", "subir")
    found.settle(*skip, desarmement=[5, 95])
    assert sum(each.hand is not Hand.NONE for each in found.of("karl").document.weapons) == held


@pytest.mark.rule("WH-SPEC-STUN-MELEE")
@pytest.mark.parametrize(("skip", "stunned"), [((), 4), (("stun:karl",), 0)])
def test_who_would_be_stunned_may_keep_his_senses(
    tables: Tables, skip: tuple[str, ...], stunned: int
) -> None:
    found = blow(tables, "coups-assommants")
    found.act("otto", "coup-assommant", "karl", attack=45)
    found.defend("karl", "subir")
    found.settle(*skip, coup_assommant=[5, 95], stunned=4)
    assert found.of("karl").document.state.stunned == stunned


@pytest.mark.rule("WH-SHIELD-DAMAGE", "WH-PARRY-SIDE-111")
@pytest.mark.parametrize(
    ("skip", "lost", "broken"),
    [((), True, True), (("shield:karl",), False, True), (("break:karl",), True, False)],
)
def test_what_a_parry_costs_may_be_spared(
    tables: Tables, skip: tuple[str, ...], lost: bool, broken: bool
) -> None:
    found = blow(tables)
    shield = found.of("karl").document.weapons[1].id
    marks = replace(found.marks("karl"), ready=True)
    one = replace(found.of("karl"), marks=marks)
    found.state = replace(
        found.state,
        fighters=tuple(one if each.id == "karl" else each for each in found.state.fighters),
    )
    found.act("otto", "attaquer", "karl", attack=45)
    found.run(c.Defend(fighter="karl", reply="parer", guard=shield), defence=1)
    # 100 and what F and damage add: the last row, in which it shatters.
    found.settle(*skip, damage=10, parry_effect=100, critical=99)
    after = next(each for each in found.of("karl").document.weapons if each.id == shield)
    assert (after.lost > 0) is lost
    assert after.broken is broken
