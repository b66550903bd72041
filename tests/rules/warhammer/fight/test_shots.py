"""Shots, snares, mitraille, fire and sudden death in a fight (WH-RNG-*, WH-AMMO-FIRE,
WH-SUDDEN-DEATH)."""

import pytest

from desktop.rules.warhammer.document import Ammunition, Hand
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.launching import missile
from desktop.rules.warhammer.fight.parts import Place
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import weapon


def shooter(tables: Tables, row: str, *talents: str, foes: int = 1, **fields: object) -> Arena:
    """Otto with a missile weapon against so many; Otto's turn."""
    arena = Arena(tables)
    held = weapon(row, Hand.BOTH, **fields)
    otto = replace(soldier(*talents, ct=50, ag=60, a=2, arm=""), weapons=(held,))
    arena.join("otto", 0, otto)
    for place in range(foes):
        arena.join(f"karl{place}", 1, soldier(cc=50, ag=40))
    arena.begin("otto")
    return arena


def shot(arena: Arena, target: str = "karl0", metres: int = 6, *also: str) -> c.Act:
    held = arena.of("otto").document.weapons[0].id
    place = Place(metres=metres)
    return c.Act(fighter="otto", action="tirer", target=target, arm=held, place=place, targets=also)


@pytest.mark.rule("WH-RNG-JAVELIN")
def test_a_javelin_is_no_melee_weapon(tables: Tables) -> None:
    arena = shooter(tables, "javelot", "maitrise-de-jet")
    held = arena.of("otto").document.weapons[0].id
    attack = c.Act(fighter="otto", action="attaquer", target="karl0", arm=held)
    assert arena.refusal(attack) == "wh.fight.why.not-melee"


@pytest.mark.rule("WH-RNG-IMMOBILISANTE", "WH-RNG-PIEGEANT-LEGER")
@pytest.mark.parametrize(
    ("row", "quality", "need"),
    [
        ("fouet", "normale", 40),
        ("fouet", "exceptionnelle", 35),
        ("filet", "normale", 30),
        ("bolas", "normale", 50),
    ],
)
def test_a_snare_captures_until_a_test_of_ag(
    tables: Tables, row: str, quality: str, need: int
) -> None:
    arena = shooter(tables, row, "maitrise-paralysante", quality=quality)
    arena.run(shot(arena, metres=2), attack=30)
    arena.defend("karl0", "subir")
    deals = row == "fouet"
    arena.settle("wound:karl0", **({"damage": 1} if deals else {}))
    assert arena.marks("karl0").stopped
    arena.turn("karl0")
    free = c.Act(fighter="karl0", action="se-liberer")
    assert arena.refusal(free) == "wh.fight.why.stopped"
    arena.end_round()
    arena.turn("karl0")
    attack = c.Act(fighter="karl0", action="attaquer", target="otto")
    assert arena.refusal(attack) == "wh.fight.why.captured"
    arena.run(free, free=need)
    assert arena.marks("karl0").snare is None


@pytest.mark.rule("WH-RNG-MITRAILLE")
def test_mitraille_hits_everybody_in_the_legs_without_a_test(tables: Tables) -> None:
    arena = shooter(tables, "tromblon", "maitrise-a-poudre", foes=3)
    arena.run(shot(arena, "karl0", 6, "karl1", "karl2"), reliability=50)
    assert [blow.target for blow in reversed(arena.state.stack)] == ["karl0", "karl1", "karl2"]
    for place in range(3):
        arena.settle(f"wound:karl{place}", damage=5, critical=100)
    assert [one.zone for one in arena.state.records] == ["jambes"] * 3
    assert not arena.state.busy
    assert not arena.of("otto").document.weapons[0].loaded


@pytest.mark.rule("WH-RNG-UNRELIABLE")
def test_a_firearm_that_blows_up_hurts_its_user(tables: Tables) -> None:
    arena = shooter(tables, "pistolet", "maitrise-a-poudre")
    arena.run(shot(arena), attack=99)
    # 11 less BE 6: 5 to the head.
    arena.settle(critical=100)
    (wound,) = arena.of("otto").document.wounds
    assert wound.location == "tete"
    assert arena.of("otto").document.weapons[0].broken
    assert not arena.state.busy


@pytest.mark.rule("WH-AMMO-FIRE")
def test_a_fire_arrow_may_burn_for_two_rounds(tables: Tables) -> None:
    arena = shooter(tables, "arc-simple", "maitrise-arcs", ammunition="incendiaires")
    otto = arena.of("otto").document
    quiver = (Ammunition(id="m", ammunition="incendiaires", count=1),)
    arena.run(c.DocumentEdited(fighter="otto", document=replace(otto, ammunition=quiver)))
    arena.run(shot(arena), attack=30)
    arena.defend("karl0", "subir")
    arena.settle("wound:karl0", damage=9, critical=100)
    assert arena.of("otto").document.ammunition[0].count == 0
    arena.end_round(fire=9)
    assert arena.marks("karl0").fires == 1
    arena.end_round(fire=10)
    assert arena.marks("karl0").fires == 0
    assert arena.state.phase.value != "bell"


@pytest.mark.rule("WH-MOD-SHOOT-MELEE")
def test_a_shot_into_a_melee_may_hit_the_neighbour(tables: Tables) -> None:
    arena = Arena(tables)
    bow = weapon("arc-simple", Hand.BOTH)
    arena.join("otto", 0, replace(soldier("maitrise-arcs", ct=50, arm=""), weapons=(bow,)))
    arena.join("elke", 0, soldier())
    arena.join("karl", 1, soldier())
    arena.begin("otto")
    arena.run(c.Engage(fighter="elke", foe="karl", engaged=True))
    # Short range +10, melee -20: 40; between 41 and 60 Elke is hit.
    arena.run(shot(arena, "karl"), attack=55, neighbour=4)
    command, dice, events = arena.entries[-1]
    lines = arena.rules.lines(arena.state, "e", command, events, dice)
    assert [line.text.key for line in lines][:1] == ["wh.fight.line.strays"]
    blow = arena.state.blow
    assert blow is not None
    assert blow.target == "elke"


@pytest.mark.rule("WH-SUDDEN-DEATH")
@pytest.mark.parametrize(
    ("character", "dead", "breaking"), [("", True, False), ("sheet", False, False)]
)
def test_sudden_death_is_for_npcs(
    tables: Tables, character: str, dead: bool, breaking: bool
) -> None:
    arena = Arena(tables, Settings(options=Options(sudden_death=True)))
    arena.join("otto", 0, soldier(cc=50, ag=60), "other")
    arena.join("karl", 1, soldier(cc=50), character)
    arena.begin("otto")
    arena.act("otto", "attaquer", "karl", attack=30)
    arena.defend("karl", "subir")
    arena.settle(damage=9, critical=5)
    value = arena.state.records[-1].value
    assert value is not None
    assert value.total >= 13
    karl = arena.of("karl")
    assert karl.marks.breaking is breaking
    assert bool(karl.document.wounds) is (character != "")
    assert (karl.document.state.dead or character != "") == (dead or character != "")


@pytest.mark.rule("WH-RNG-MAGAZINE")
def test_a_magazine_empties_and_is_filled_again(tables: Tables) -> None:
    arena = shooter(tables, "arbalete-a-repetition", "maitrise-arbaletes", left=1)
    arena.run(shot(arena), attack=98)
    arena.turn("otto#2")
    assert arena.refusal(shot(arena)) == "wh.fight.why.no-shot"
    arena.end_round()
    for _ in range(3):
        arena.turn("otto")
        held = arena.of("otto").document.weapons[0].id
        arena.run(c.Do(fighter="otto", action="recharger-une-arme", weapon=held))
        assert arena.of("otto").document.weapons[0].left == 0
        arena.end_round()
    arena.turn("otto")
    arena.run(c.Do(fighter="otto", action="recharger-une-arme", weapon=held))
    assert arena.of("otto").document.weapons[0].left == 6


def test_area_damage_halves_and_counts_armour(tables: Tables) -> None:
    arena = shooter(tables, "arc-simple", foes=2)
    fields = {one.id: one.default for one in arena.rules.area_fields(arena.state)}
    values = {**fields, "damage": "14", "kind": "contondantes"}
    command = arena.rules.area((("karl0", False), ("karl1", True)), values)
    arena.run(command, critical=[100, 100])
    # 14 - 6 and 7 - 6.
    assert [len(arena.of(f"karl{place}").document.wounds) for place in (0, 1)] == [1, 1]
    deeper, lighter = (arena.of(f"karl{place}").document.wounds[0].value for place in (0, 1))
    assert deeper > lighter


@pytest.mark.rule("WH-WPN-QUALITY-AMMO")
def test_a_missile_is_the_first_of_its_kind_that_is_left() -> None:
    quiver = (
        Ammunition(id="e", ammunition="bodkin", quality="exceptionnelle", count=0),
        Ammunition(id="o", ammunition="matras", quality="mediocre", count=9),
        Ammunition(id="b", ammunition="bodkin", quality="bonne", count=1),
    )
    archer = replace(
        soldier(),
        weapons=(weapon("arc-court", Hand.BOTH, ammunition="bodkin"), weapon("epee")),
        ammunition=quiver,
    )
    bow, sword = (one.id for one in archer.weapons)
    assert missile(archer, bow) == ("bodkin", "bonne")
    assert missile(replace(archer, ammunition=quiver[:2]), bow) == ("bodkin", "normale")
    assert missile(archer, sword) == missile(archer, "nothing") == ("", "normale")
