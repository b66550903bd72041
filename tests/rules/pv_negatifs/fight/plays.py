"""Two fights that are played to their end, for the golden journals."""

from desktop.rules.pv_negatifs.document import Item, Proficiency
from desktop.rules.pv_negatifs.fight import commands as c
from desktop.rules.pv_negatifs.fight.parts import Push
from tests.rules.pv_negatifs.fight.arena import BOW, DAGGER, SWORD, Arena, soldier


def ford() -> Arena:
    """At a ford Ana fights Bruno: a natural 20 leads below zero, a heroic roll, a mortal wound with
    its check, a failed heroic roll with its secret clock, and care that comes in time."""
    arena = Arena()
    healer = soldier(
        proficiencies=(Proficiency(id="p", skill="soins", value=11),),
        items=(Item(id="k", name="Trousse", kind="trousse"),),
    )
    arena.join("ana", 0, soldier(hp=18, attacks=2, resistance=20))
    arena.join("ada", 0, healer)
    arena.join("bruno", 1, soldier(hp=9, con=11))
    arena.run(c.Begin(), initiative_ana=3, initiative_ada=7, initiative_bruno=5)
    arena.turn("ana")
    arena.attack("ana", "bruno", 20)
    arena.settle(damage=6, twenty=8, mortal=40)
    arena.attack("ana", "bruno", 9)
    arena.turn("bruno")
    arena.run(c.TakeStand(fighter="bruno", stand="heroique"), heroic=70)
    arena.attack("bruno", "ana", 16, push=Push.PLAIN)
    arena.settle(damage=8, push=55)
    arena.turn("ada")
    arena.run(c.Do(fighter="ada", deed="full-defense"))
    arena.end_round(initiative=5)
    arena.turn("ana")
    arena.attack("ana", "bruno", 15)
    arena.settle(damage=5, mortal=3, location=20, effect=7)
    wound = arena.doc("bruno").mortal[-1]
    arena.run(c.Check(fighter="bruno", wound=wound.id, way="sagesse"), wisdom=(4, 5))
    arena.turn("bruno")
    arena.attack("bruno", "ana", 1)
    arena.settle(mishap=5, direction=6, flight=(2, 4, 1))
    arena.end_round()
    arena.turn("bruno")
    arena.run(c.TakeStand(fighter="bruno", stand="heroique"), heroic=95, coma=6)
    arena.run(c.Clock(fighter="bruno", units=2))
    arena.turn("ada")
    arena.run(c.Tend(fighter="ada", target="bruno"), care=13)
    arena.run(c.Heal(fighter="ana", points=4, potion=True), resist=44)
    arena.run(c.Close())
    return arena


def cellar() -> Arena:
    """In a cellar Carl shoots into a melee and hits a friend, who breaks off and is struck for it;
    a worm swallows Ada, who cuts her way out; a wound runs its rounds to death."""
    arena = Arena()
    arena.join("carl", 0, soldier(weapons=(BOW, DAGGER)))
    arena.join("ada", 0, soldier(hp=30, most=30))
    arena.join("ver", 1, soldier(hp=40, most=40, con=16))
    arena.join("gob", 1, soldier(hp=3, most=6, con=3))
    arena.run(c.Begin(), initiative_carl=2, initiative_ada=4, initiative_ver=6, initiative_gob=8)
    arena.run(c.Engage(fighter="ada", foe="gob", engaged=True))
    arena.turn("carl")
    shot = {"shot": 2}
    arena.attack("carl", "gob", 17, "bow", shot="tres-risque", ally="ada", dice=shot)
    arena.settle(damage=3)
    arena.turn("ada")
    arena.run(c.Do(fighter="ada", deed="rompre"), leave_ada=7, leave_gob=7)
    arena.run(c.Strike(fighter="gob", target="ada", made=True, weapon=SWORD.id), attack=18)
    arena.settle(damage=4)
    arena.turn("ver")
    arena.run(c.Swallow(fighter="ada", creature="ver", base=3))
    arena.end_round()
    arena.turn("carl")
    arena.attack("carl", "gob", 16, "bow")
    arena.settle(damage=6, mortal=2, location=10, effect=11)
    wound = arena.doc("gob").mortal[-1]
    check = c.Check(fighter="gob", wound=wound.id, way="heroique")
    arena.run(check, heroic=40)
    arena.turn("ada")
    arena.attack("ada", "ver", 13)
    arena.settle(damage=7, spit=7)
    arena.end_round()
    arena.turn("carl")
    arena.run(c.Do(fighter="carl", deed="retenir"))
    arena.turn("ver")
    react = c.React(fighter="carl", foe="ver", reaction="autre")
    arena.run(react, hold_carl=2, hold_ver=6)
    arena.attack("carl", "ver", 4, "bow")
    arena.end_round()
    arena.turn("ada")
    arena.end_round()
    arena.run(c.Close())
    return arena
