"""Weapons and armour that only the table at home knows, by the values that it gave them."""

import msgspec
import pytest

from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.armed import damage
from desktop.rules.warhammer.armour import (
    clashes,
    layers,
    penalties,
    protection,
    wear,
    wear_hours,
)
from desktop.rules.warhammer.arms import arm
from desktop.rules.warhammer.commands.gear import AddPiece, UpdatePiece, UpdateWeapon
from desktop.rules.warhammer.creation import problems
from desktop.rules.warhammer.document import (
    ZONES,
    Character,
    Hand,
    OwnPiece,
    OwnShot,
    PieceHeld,
    WeaponHeld,
)
from desktop.rules.warhammer.edits.apply import edit
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight import sums
from desktop.rules.warhammer.fight.parts import Place
from desktop.rules.warhammer.leap import fall_damage, high_jump
from desktop.rules.warhammer.profile import profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.shooting import band
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.telling import Said
from tests.rules.warhammer.fight.arena import Arena, soldier
from tests.rules.warhammer.people import person, piece

replace = msgspec.structs.replace
COAT = PieceHeld(
    id="coat",
    piece="Manteau du grand-père",
    own=OwnPiece(like="maille", covers={"corps": 4, "bras": 2}, pa={"corps": 3, "bras": 1}),
)
SHELL = PieceHeld(id="shell", piece="Carapace", own=OwnPiece(covers={"corps": 4}, pa={"corps": 2}))
SLING = WeaponHeld(
    id="f",
    name="Fronde-serpent",
    hand=Hand.BOTH,
    attributes=("percutante", "venimeuse"),
    shot=OwnShot(reach=20, most=40, strength=4, reload=1),
)


def wearing(*pieces: PieceHeld) -> Character:
    return replace(person(), armour=pieces)


@pytest.mark.rule("WH-ARMOUR-LAYERS", "WH-ARMOUR-FRACTION-ROLL")
def test_a_homebrew_piece_covers_zones_with_a_pa_for_each(tables: Tables) -> None:
    who = wearing(COAT)
    (body,), (arms,) = (layers(tables, who, zone) for zone in ("corps", "bras"))
    assert (body.armour.name, body.pa, body.whole) == ("Manteau du grand-père", 3, True)
    assert (arms.pa, arms.covers(50), arms.covers(51)) == (1, True, False)
    assert [protection(tables, who, zone).total for zone in ZONES] == [0, 1, 3, 0]
    assert layers(tables, wearing(replace(COAT, worn=False)), "corps") == ()


def test_what_says_nothing_of_itself_takes_no_part(tables: Tables, settings: Settings) -> None:
    unknown = PieceHeld(id="x", piece="Chose")
    who = wearing(unknown)
    assert layers(tables, who, "corps") == ()
    assert any(one.text.key == "wh.problem.piece" for one in problems(tables, settings, who))
    known = wearing(COAT)
    assert not any(one.text.key == "wh.problem.piece" for one in problems(tables, settings, known))


@pytest.mark.rule("WH-ARMOUR-PENALTY-SUM", "WH-ARMOUR-WEAR-TIME", "WH-ARMOUR-MAILLE")
def test_it_costs_and_lasts_like_what_it_is_made_like(tables: Tables, settings: Settings) -> None:
    cost = penalties(tables, settings, wearing(COAT))
    assert (cost.agility.total, cost.cc.total) == (-5, 0)
    # Mail with nothing under it, then over a Matelassée.
    assert wear_hours(tables, wearing(COAT), 3) == 3
    assert wear_hours(tables, wearing(COAT, piece("matelassee-gilet")), 3) == 6
    free = penalties(tables, settings, wearing(SHELL))
    assert (free.agility.total, wear_hours(tables, wearing(SHELL), 3)) == (0, 24)


@pytest.mark.rule("WH-ARMOUR-LAYERS", "WH-ARMOUR-LAYER-ORDER")
def test_it_lies_in_layers_like_what_it_is_made_like(tables: Tables) -> None:
    assert not clashes(tables, wearing(COAT, piece("matelassee-gilet"), SHELL))
    found = clashes(tables, wearing(COAT, piece("ecailles-cotte")))
    assert [one.zone for one in found] == ["bras", "corps"]
    assert {found[0].first.name, found[0].second.name} == {"Écailles", "Manteau du grand-père"}
    # Two pieces like the same armour are two makers' work: they do not add up.
    assert clashes(tables, wearing(COAT, piece("maille-gilet")))
    order = [one.armour.name for one in layers(tables, wearing(COAT, SHELL), "corps")]
    assert order == ["Carapace", "Manteau du grand-père"]


@pytest.mark.rule("WH-ARMOUR-WEAR-HIT", "WH-ARMOUR-WEAR-BREAK")
def test_it_wears_out(tables: Tables) -> None:
    who = wearing(COAT)
    (layer,) = layers(tables, who, "corps")
    for _ in range(10):
        who = replace(who, armour=wear(tables, who, "corps", (layer.armour.id,)).armour)
    assert who.armour[0].pa_lost == {"corps": 1}
    assert protection(tables, who, "corps").total == 2


@pytest.mark.rule("WH-JUMP-ARMOUR")
def test_a_light_homemade_coat_softens_a_fall(tables: Tables) -> None:
    row = high_jump(tables, 500)
    falls = [fall_damage(tables, wearing(one), row).total for one in (COAT, SHELL)]
    assert falls[0] == falls[1] + 1


@pytest.mark.parametrize(
    "own",
    [
        OwnPiece(covers={"corps": 5}),
        OwnPiece(pa={"corps": 21}),
        OwnPiece(pa={"corps": -1}),
        OwnPiece(covers={"queue": 1}),
        OwnPiece(like="mithril"),
    ],
)
def test_an_impossible_piece_is_refused(tables: Tables, settings: Settings, own: OwnPiece) -> None:
    told = edit(tables, settings, wearing(COAT), UpdatePiece(replace(COAT, own=own)))
    assert isinstance(told, Refused)
    assert isinstance(edit(tables, settings, person(), AddPiece(COAT)), Edited)


@pytest.mark.parametrize(
    "shot",
    [
        OwnShot(reach=-1),
        OwnShot(reach=30, most=20),
        OwnShot(reach=3000),
        OwnShot(strength=31),
        OwnShot(reload=21),
        OwnShot(magazine=-1),
    ],
)
def test_an_impossible_shot_is_refused(tables: Tables, settings: Settings, shot: OwnShot) -> None:
    who = replace(person(), weapons=(SLING,))
    assert isinstance(edit(tables, settings, who, UpdateWeapon(replace(SLING, shot=shot))), Refused)


@pytest.mark.rule("WH-RANGE-BANDS", "WH-RNG-DAMAGE")
def test_a_homebrew_weapon_shoots(tables: Tables, settings: Settings) -> None:
    who = replace(person(f=40), weapons=(SLING,))
    one = arm(tables, who, SLING)
    assert (one.ranged, one.critical, one.unknown) == (True, "projectiles", ("venimeuse",))
    bands = [band(tables, one, metres) for metres in (10, 20, 30, 40, 41)]
    assert [one and one.id for one in bands] == [each.id for each in tables.range_bands]
    values = profile(tables, settings, who)
    dealt = damage(who, values, one)
    assert dealt is not None
    assert dealt.total == 4
    thrown = replace(SLING, damage=1, shot=OwnShot(reach=10))
    dealt = damage(who, values, arm(tables, who, thrown))
    assert dealt is not None
    assert dealt.total == values.bf.total + 1
    assert band(tables, arm(tables, who, thrown), 11) is None


@pytest.mark.rule("WH-RNG-RELOAD", "WH-DMG-FORMULA")
def test_both_take_part_in_a_fight(tables: Tables) -> None:
    arena = Arena(tables)
    otto = replace(soldier(ct=50, ag=60, a=2, arm=""), weapons=(SLING,))
    arena.join("otto", 0, otto)
    arena.join("karl", 1, replace(soldier(e=30), armour=(COAT,)))
    arena.begin("otto")
    shot = c.Act(fighter="otto", action="tirer", target="karl", arm="f", place=Place(metres=10))
    arena.run(shot, attack=10)
    arena.defend("karl", "subir")
    arena.run(c.Aim(fighter="otto", zone="corps"))
    arena.settle("wound:karl", damage=(10, 2), critical=20)
    (record,) = arena.state.records
    assert record.damage is not None
    # Percutante keeps the better die; 4 of the weapon, less the BE and 3 of the coat.
    be = sums.of(tables, arena.state, arena.of("karl")).be.total
    assert record.damage.total == 10 + 4 - be - 3
    assert "Manteau du grand-père" in [line.label for line in record.damage.lines]
    assert not arena.of("otto").document.weapons[0].loaded
    events = [each for _, _, told in arena.entries for each in told]
    told = [each.text.params for each in events if isinstance(each, Said)]
    assert {"weapon": "Fronde-serpent", "names": "venimeuse"} in told
    arena.turn("otto#2")
    arena.run(c.Do(fighter="otto", action="recharger-une-arme", weapon="f"))
    assert arena.of("otto").document.weapons[0].loaded
