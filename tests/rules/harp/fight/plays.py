"""Two fights that are played to their end, for the golden journals."""

from msgspec.structs import replace

from desktop.rules.harp.commands.health import Catch
from desktop.rules.harp.document import Guard, Skill
from desktop.rules.harp.fight import commands as c
from desktop.rules.harp.settings import Fumble, FumbleTable
from tests.rules.harp.desk import SETTINGS
from tests.rules.harp.fight.arena import CLUB, Arena, skilled, soldier

BLUNDERS = FumbleTable(
    id="armes",
    name="Arme",
    rows=(
        Fumble(id="f1", least=1, most=50, text="L’arme tombe."),
        Fumble(id="f2", least=51, most=90, text="Il glisse et s’étale."),
        Fumble(id="f3", least=91, most=100, text="La lame revient sur lui.", deadly=True),
    ),
)
WITH_FUMBLES = replace(SETTINGS, fumbles=(BLUNDERS,))


def bridge() -> Arena:
    """On a bridge: a parry, an open-ended blow that the size of the weapon caps, a 66, a fumble on
    the campaign's table, wounds that bleed, care, somebody who dies and is held back in time."""
    arena = Arena(WITH_FUMBLES)
    arena.join("ana", 0, soldier(scores={"constitution": 45, "rapidite": 93, "intuition": 78}))
    arena.join("ada", 0, skilled("soins", ranks=14))
    arena.join("bruno", 1, soldier(guard=Guard(armour=20, shield=10), weapons=(CLUB,)))
    arena.join("carl", 1, soldier(hp=20))
    arena.run(c.Begin(), initiative_ana=4, initiative_ada=2, initiative_bruno=9, initiative_carl=7)
    arena.run(c.Parry(fighter="ada", amount=30))
    arena.turn("ana")
    arena.attack("ana", "bruno", 97, 40, situations=("de-flanc",))
    arena.result("bruno", points=11, bleeding=4, penalty=-15, text="entaille au bras")
    arena.turn("bruno")
    arena.attack("bruno", "ada", 66, weapon="club", modifier=10)
    arena.run(c.Unusual(fighter="bruno", text="le parapet cède"))
    arena.result("ada", points=6, stunned=1, states=("a-terre",))
    arena.turn("carl")
    arena.attack("carl", "ana", 3)
    arena.run(c.Fumble(fighter="carl", table="armes"), fumble=96)
    arena.end_round()
    arena.turn("ana")
    arena.attack("ana", "carl", 99, 12)
    arena.result("carl", points=70, main=True, structure="organe", text="au ventre")
    arena.turn("bruno")
    arena.run(c.Do(fighter="bruno", deed="bouger", text="recule"))
    arena.end_round()
    arena.turn("ada")
    degree = "extremement-difficile"
    arena.run(c.Tend(fighter="ada", target="carl", difficulty=degree), manoeuvre=(98, 45))
    arena.turn("bruno")
    arena.attack("bruno", "ana", 8, weapon="club", modifier=-20)
    arena.run(c.Sweep(targets=(("ana", False), ("bruno", True)), points=9))
    arena.end_round("blood:bruno")
    arena.run(c.CorrectPool(fighter="bruno", pool="hp", value=30, reason="erreur"))
    arena.run(c.Close())
    return arena


def vault() -> Arena:
    """In a vault: a task of two over rounds, a near miss that is tried again, help for the roll of
    another, somebody hides from a guard, a poisoned blade with its critical, a spell resisted."""
    arena = Arena()
    arena.join("nyn", 0, skilled("crochetage-pieges", "dissimulation", ranks=9))
    arena.join("esm", 0, skilled("connaissance-generale", "perception", ranks=7))
    orc = soldier(skills=(Skill(id="eye", skill="perception", ranks=5),))
    arena.join("orc", 1, orc)
    arena.run(c.Begin(), initiative_nyn=10, initiative_esm=5, initiative_orc=3)
    arena.run(c.Start(fighter="nyn", name="Forcer le coffre", kind="groupe", ingredients=True))
    arena.run(c.Enlist(fighter="esm", work="w1"))
    arena.turn("nyn")
    arena.try_("nyn", "s1", 20, work="w/w1", difficulty="difficile")
    arena.turn("esm")
    arena.try_("esm", "s1", 76, helps="crochetage-pieges", helped="nyn")
    arena.end_round()
    arena.turn("nyn")
    arena.try_("nyn", "s1", 55, work="w/w1")
    arena.turn("esm")
    arena.try_("esm", "s1", 57)
    arena.turn("orc")
    blade = Catch(id="p1", disease="poison-externe")
    arena.run(c.Undergo(fighter="esm", what=blade), resist=87, critical=42)
    arena.result("esm", points=8, bleeding=1)
    arena.end_round()
    arena.turn("nyn")
    arena.try_("nyn", "s2", 82, against="orc")
    arena.run(c.Resist(fighter="orc", kind="skill/eye"), resist=71)
    arena.turn("esm")
    arena.try_("esm", "s1", 66)
    arena.run(c.Unusual(fighter="esm"))
    arena.run(c.Resist(fighter="esm", kind="esprit", goal=80, what="Sommeil"), resist=64)
    arena.end_round()
    arena.turn("orc")
    arena.attack("orc", "esm", 90)
    arena.result("esm", points=4, deadly=True, text="mort instantanée")
    arena.run(c.Close())
    return arena
