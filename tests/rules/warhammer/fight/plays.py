"""Two fights that are played to their end, for the golden journals."""

from desktop.rules.warhammer.document import Ammunition, Hand
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.parts import Place
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import piece, weapon


def bridge(tables: Tables) -> Arena:
    """Otto, with sword and shield, holds a bridge against Karl: a feint, a prepared parry with its
    side effect, a chosen zone, words about it, an attack of 01, destiny where it kills, care."""
    arena = Arena(tables)
    otto = soldier(cc=50, ag=50, a=2, f=35)
    armour = next(one for one in tables.pieces if one.corps == 4)
    otto = replace(
        otto,
        weapons=(*otto.weapons, weapon("bouclier", Hand.LEFT)),
        armour=(piece(armour.id),),
    )
    arena.join("otto", 0, otto, "sheet")
    arena.join("karl", 1, replace(soldier(cc=45, a=1, f=40), destiny_extra=1))
    arena.run(c.Begin())
    arena.run(c.Prepare(fighter="otto", posture="prudente", parry=True))
    arena.run(c.Prepare(fighter="karl", posture="temeraire"))
    arena.turn("otto")
    arena.act("otto", "feinter", "karl", feinter=[30, 80])
    arena.turn("karl")
    arena.act("karl", "attaquer", "otto", attack=12)
    arena.defend("otto", "parer", defence=20)
    arena.settle(damage=6, parry_effect=70, balance=40)
    arena.turn("otto#2")
    arena.act("otto", "attaquer", "karl", attack=20)
    arena.run(c.Aim(fighter="otto", zone="jambes"))
    arena.settle(damage=6, critical=60)
    arena.run(c.Narrate(record=arena.state.records[-1].id, text="La lame passe sous la garde."))
    arena.end_round()
    arena.run(c.Prepare(fighter="otto", posture="normale"))
    arena.turn("otto")
    arena.act("otto", "attaquer", "karl", attack=1)
    arena.defend("karl", "subir")
    arena.settle(critical=3)
    wounds = arena.of("karl").document.wounds
    if arena.of("karl").document.state.dead:
        arena.run(c.Destiny(fighter="karl", wound=wounds[-1].id))
    arena.run(c.Care(fighter="karl", wound=wounds[0].id))
    arena.run(c.Close())
    return arena


def ambush(tables: Tables) -> Arena:
    """In the mud Hans charges Otto's spear, which stops him; a fire arrow hits him, Otto disarms
    him, the bell counts, and he crawls away."""
    arena = Arena(tables)
    bow = weapon("arc-simple", Hand.BOTH, ammunition="incendiaires")
    elke = replace(
        soldier("maitrise-arcs", ct=50, ag=45, a=2, arm=""),
        weapons=(bow,),
        ammunition=(Ammunition(id="m", ammunition="incendiaires", count=2),),
    )
    arena.join("elke", 0, elke)
    arena.join("otto", 0, soldier("maitrise-cavalerie", "desarmement", cc=50, arm="lance"))
    arena.join("hans", 1, soldier(cc=45, ag=60, a=1))
    arena.run(c.Begin())
    arena.run(c.Ground(ground="boue-ou-pluie-forte", cramped=False))
    arena.turn("hans")
    sword = arena.of("hans").document.weapons[0].id
    spear = arena.of("otto").document.weapons[0].id
    charge = c.Act(
        fighter="hans", action="charger", target="otto", arm=sword, place=Place(metres=10)
    )
    arena.run(charge)
    arena.run(c.Strike(fighter="otto", target="hans", made=True, arm=spear), attack=30)
    arena.defend("hans", "subir")
    arena.settle(damage=5, critical=80)
    arena.turn("elke")
    shot = c.Act(fighter="elke", action="tirer", target="hans", arm=bow.id, place=Place(metres=12))
    arena.run(shot, attack=25)
    arena.defend("hans", "subir")
    arena.settle(damage=3, critical=90)
    arena.turn("otto")
    arena.run(c.Act(fighter="otto", action="desarmement", target="hans", arm=spear), attack=22)
    arena.defend("hans", "subir")
    arena.settle(desarmement=[20, 90])
    arena.end_round(fire=8)
    arena.run(c.Condition(fighter="hans", what="prone", on=True, reason="la boue"))
    arena.run(c.Remove(fighter="hans", reason="il rampe"))
    arena.run(c.Close())
    return arena
