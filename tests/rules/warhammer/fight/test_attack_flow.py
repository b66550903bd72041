"""One attack from the choice to its consequences (WH-FLOW-*)."""

from typing import Literal

import pytest

from desktop.rules.dice import Dice
from desktop.rules.system import NeedDice
from desktop.rules.warhammer.document import Hand, Ongoing, Wound
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight import sums
from desktop.rules.warhammer.settings import Readings, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import piece, weapon


@pytest.fixture
def arena(tables: Tables) -> Arena:
    """Otto (CC 50) and Karl (CC 40), both with A 2, in Otto's first turn."""
    found = Arena(tables)
    found.join("otto", 0, soldier(cc=50, a=2, ag=50), "sheet")
    found.join("karl", 1, soldier(cc=40, a=2), "sheet-2")
    found.begin("otto")
    return found


@pytest.mark.rule("WH-FLOW-STEP2")
def test_a_miss_ends_the_flow(arena: Arena) -> None:
    arena.act("otto", "attaquer", "karl", attack=90)
    assert not arena.state.busy
    record = arena.state.records[-1]
    assert (record.hit, record.damage) == (False, None)
    assert record.need is not None
    assert record.need.total == 50 + (50 - 40)


@pytest.mark.rule("WH-FLOW-STEP2", "WH-GEN-COMBAT-LOG-STATE", "WH-GEN-NO-WOUNDS")
def test_a_hit_that_nothing_stops_gives_damage_and_a_critical_effect(arena: Arena) -> None:
    arena.act("otto", "attaquer", "karl", attack=22)
    arena.defend("karl", "subir")
    # 60 - 22: 3 degrees, the body; 7 + BF 6 - BE 6, and 1 of a Vicelarde sword on bare skin.
    arena.settle(damage=7, critical=95)
    record = arena.state.records[-1]
    assert (record.hit, record.parried, record.dodged, record.zone) == (True, False, False, "corps")
    assert record.damage is not None
    assert record.damage.total == 8
    (wound,) = arena.of("karl").document.wounds
    assert record.value is not None
    assert (wound.location, wound.value) == ("corps", record.value.total)


@pytest.mark.rule("WH-GEN-NO-WOUNDS")
def test_no_damage_gives_no_critical_effect(arena: Arena) -> None:
    hard = Arena(arena.tables)
    hard.join("otto", 0, soldier(cc=50, f=10))
    hard.join("karl", 1, soldier(cc=40, e=60))
    hard.begin("otto")
    hard.act("otto", "attaquer", "karl", attack=22)
    hard.defend("karl", "subir")
    hard.settle(damage=1)
    assert hard.of("karl").document.wounds == ()


@pytest.mark.rule("WH-DEF-ONE-DEFENCE")
def test_a_dodge_has_no_side_effect(arena: Arena) -> None:
    arena.act("otto", "attaquer", "karl", attack=22)
    arena.defend("karl", "esquiver", defence=10)
    assert not arena.state.busy
    assert arena.state.records[-1].dodged
    assert "esquiver" in arena.marks("karl").free


@pytest.mark.rule("WH-DEF-ONE-DEFENCE", "WH-FLOW-STEP2")
def test_a_parry_rolls_its_side_effect(tables: Tables) -> None:
    arena = Arena(tables)
    arena.join("otto", 0, soldier(cc=50))
    arena.join("karl", 1, soldier(cc=50, a=2))
    arena.run(c.Begin())
    arena.run(c.Prepare(fighter="karl", posture="normale", parry=True))
    arena.turn("otto")
    arena.act("otto", "attaquer", "karl", attack=22)
    arena.defend("karl", "parer", defence=20)
    assert arena.state.busy
    # 75 and the damage against the weapon (5 + 6 - 6): 80, back 2 m and Ag +10.
    arena.settle(damage=5, parry_effect=75, balance=99)
    record = arena.state.records[-1]
    assert (record.parried, record.side and record.side.total) == (True, 80)
    assert arena.of("karl").document.state.prone
    assert arena.of("karl").document.wounds == ()


@pytest.mark.rule("WH-TEST-CRIT-ATTACK-01")
def test_a_01_hits_the_head_with_a_ten_and_cannot_be_parried(tables: Tables) -> None:
    arena = Arena(tables)
    arena.join("otto", 0, soldier(cc=40, f=30))
    arena.join("karl", 1, soldier(cc=50, a=2, e=30))
    arena.run(c.Begin())
    arena.run(c.Prepare(fighter="karl", posture="normale", parry=True))
    arena.turn("otto")
    arena.act("otto", "attaquer", "karl", attack=1)
    assert arena.refusal(c.Defend(fighter="karl", reply="parer")) == "wh.fight.why.automatic"
    assert arena.why("defend:karl", "reply", "esquiver") is None
    arena.defend("karl", "subir")
    needed = arena.rules.consequences(arena.state, Dice())
    assert isinstance(needed, NeedDice)
    assert [spec.key.purpose for spec in needed.specs] == ["critical"]
    arena.settle(critical=100)
    record = arena.state.records[-1]
    assert record.damage is not None
    assert (record.zone, record.damage.lines[0].amount) == ("tete", 10)


@pytest.mark.rule("WH-TEST-CRIT-ATTACK-02")
@pytest.mark.parametrize(("die", "counts"), [(4, 9), (10, 10)])
def test_a_02_counts_nine_at_least(arena: Arena, die: int, counts: int) -> None:
    arena.act("otto", "attaquer", "karl", attack=2)
    arena.defend("karl", "subir")
    arena.run(c.Aim(fighter="otto", zone="jambes"))
    arena.settle(damage=die, critical=100)
    damage = arena.state.records[-1].damage
    assert damage is not None
    assert damage.lines[0].amount == counts


@pytest.mark.rule("WH-GEN-NARRATIVE", "WH-FLOW-STEP3")
def test_an_attack_can_be_told(arena: Arena) -> None:
    arena.act("otto", "attaquer", "karl", attack=90)
    record = arena.state.records[-1]
    arena.run(c.Narrate(record=record.id, text="Otto glisse dans la boue."))
    assert arena.state.records[-1].told == "Otto glisse dans la boue."
    assert arena.refusal(c.Narrate(record=record.id, text=" ")) == "wh.fight.why.nothing-told"


@pytest.mark.rule("WH-FLOW-STEP1")
def test_the_ask_of_a_turn_wants_action_then_target_then_situation(arena: Arena) -> None:
    view = arena.rules.view(arena.state)
    ask = next(one for one in view.asks if one.id == "act:otto")
    names = [one.id for one in ask.fields]
    assert names[:2] == ["action", "target"]
    assert {"side", "height", "odds", "pace"} < set(names)


@pytest.mark.rule("WH-COMBAT-RELATIVE-CC-CRIT")
def test_a_critical_changes_the_combat_cc_of_both_at_once(arena: Arena) -> None:
    def both() -> tuple[int, int]:
        one, other = arena.of("otto"), arena.of("karl")
        return (
            sums.combat(arena.tables, arena.state, one, other).total,
            sums.combat(arena.tables, arena.state, other, one).total,
        )

    before = both()
    hurt = Ongoing(stat="cc", amount=-10, until="soins")
    wound = Wound(id="w", kind="tranchantes", location="bras", value=4, penalties=(hurt,))
    karl = replace(arena.of("karl").document, wounds=(wound,))
    arena.run(c.DocumentEdited(fighter="karl", document=karl))
    assert both() == (before[0] + 10, before[1] - 10)


def test_armour_that_covers_in_part_is_rolled_for_and_wears(tables: Tables) -> None:
    arena = Arena(tables)
    arena.join("otto", 0, soldier(cc=60, f=40))
    armour = next(one for one in tables.pieces if 0 < one.bras < 4)
    arena.join("karl", 1, replace(soldier(cc=40), armour=(piece(armour.id),)))
    arena.begin("otto")
    arena.act("otto", "attaquer", "karl", attack=50)
    arena.defend("karl", "subir")
    arena.settle("wound:karl", coverage=1, damage=8, critical=100)
    assert arena.of("karl").document.armour[0].lost == {"bras": 1}
    assert arena.of("karl").document.wounds == ()


def test_the_weapon_of_a_shattering_parry_is_broken(tables: Tables) -> None:
    arena = Arena(tables)
    arena.join("otto", 0, soldier(cc=50, f=60))
    arena.join("karl", 1, soldier(cc=50, a=2, f=10))
    arena.run(c.Begin())
    arena.run(c.Prepare(fighter="karl", posture="normale", parry=True))
    arena.turn("otto")
    arena.act("otto", "attaquer", "karl", attack=45)
    arena.defend("karl", "parer", defence=2)
    arena.settle(damage=3, parry_effect=100, critical=100)
    held = arena.of("karl").document.weapons[0]
    assert (held.broken, held.hand) == (True, Hand.NONE)


def test_a_shield_takes_the_damage_of_the_blow(tables: Tables) -> None:
    arena = Arena(tables)
    arena.join("otto", 0, soldier(cc=50, f=60))
    karl = soldier(cc=50)
    karl = replace(karl, weapons=(*karl.weapons, weapon("bouclier", Hand.LEFT)))
    arena.join("karl", 1, karl)
    arena.run(c.Begin())
    arena.run(c.Prepare(fighter="karl", posture="normale", parry=True))
    assert arena.marks("karl").extra
    arena.turn("otto")
    arena.act("otto", "attaquer", "karl", attack=45)
    arena.defend("karl", "parer", defence=2)
    arena.settle(damage=7, parry_effect=1)
    shield = arena.of("karl").document.weapons[1]
    # 7 + BF 9 against BE 8, 1 less by a Vicelarde weapon.
    assert shield.lost == 7


@pytest.mark.rule("WH-WPN-MASTERY")
def test_a_missing_maitrise_halves_the_combat_cc_or_the_base_by_the_reading(
    tables: Tables,
) -> None:
    fencer, guard = soldier(cc=41, arm="rapiere-sabre"), soldier(cc=50)

    def needs(reading: Literal["combat", "base"]) -> tuple[int, int, int]:
        arena = Arena(tables, Settings(readings=Readings(mastery_halves=reading)))
        arena.join("a", 0, fencer)
        arena.join("b", 1, guard)
        one, other = arena.of("a"), arena.of("b")
        blade = sums.arm_of(tables, one.document, fencer.weapons[0].id)
        blow = sums.free_blow("a", "b", "", fencer.weapons[0].id)
        return (
            sums.melee_need(tables, arena.state, blow).total,
            sums.combat(tables, arena.state, other, one).total,
            sums.combat(tables, arena.state, one, other, blade).total,
        )

    # 41 against 50: 41, halved once it is worked out; the opponent has 50 + 9.
    assert needs("combat") == (20, 59, 41)
    # The base of 20 counts for both: 20, and 50 + 30.
    assert needs("base") == (20, 80, 20)
