"""Three duels that tests play once more each time: several against several, techniques, shots."""

from collections.abc import Callable, Mapping

import msgspec

from desktop.rules.nightprowler.document.character import Character, Track, TraitPick
from desktop.rules.nightprowler.fight import commands as c
from desktop.rules.nightprowler.fight.parts import Band
from desktop.rules.nightprowler.fight.state import Aim, Query
from desktop.rules.nightprowler.health.recovery import Equipment
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, armour, swordsman


def skilled(document: Character, **values: int) -> Character:
    """A character with more skills."""
    kit = {**document.kits.professional, **values}
    return msgspec.structs.replace(
        document, kits=msgspec.structs.replace(document.kits, professional=kit)
    )


def several(rules: Rules) -> Arena:
    """Corvin and Isabeau against a sergeant and a militia man: initiative, reach, a contre,
    outnumbering, Mordant, Dernier souffle, bleeding, a correction."""
    arena = Arena(rules)
    mace = arm("masses", 2, blunt=True, track=Track.ENDURANCE)
    knives = (arm("lames-courtes", 1), arm("armes-d-hast", 3))
    arena.join("corvin", 0, swordsman(14, ph=4, initiative=14), "Corvin")
    arena.join(
        "isabeau",
        0,
        swordsman(13, ph=5, initiative=12, family="lames-courtes", weapons=knives, athletics=12),
        "Isabeau",
    )
    sergeant = swordsman(
        13, ph=2, initiative=9, family="masses", weapons=(mace,), armours=(armour(2),)
    )
    arena.join("sergent", 1, sergeant, "Sergent")
    arena.join("milicien", 1, swordsman(10, ph=0, initiative=7, shield="rondache"), "Milicien")
    arena.begin(later=False)

    arena.choose("corvin", 1, "sergent", heroism=1)
    arena.choose("sergent", 2)
    arena.choose("isabeau", 3, "milicien", aim=Aim.REACH)
    arena.choose("milicien", 2)
    arena.reveal()
    arena.roll(corvin=13, sergent=6, isabeau=11, milicien=4)
    arena.run(c.Advantage(fighter="isabeau", which=Aim.REACH, target="milicien"))
    _bell(arena)

    arena.choose("corvin", 2)
    arena.choose("sergent", 1, "corvin")
    arena.choose("isabeau", 1, "milicien")
    arena.choose("milicien", 1, "isabeau")
    arena.run(c.Reveal())
    arena.run(c.React(fighter="sergent"))
    arena.run(c.EndReactions())
    arena.roll(corvin=9, sergent=2, isabeau=13, milicien=5)
    arena.run(c.StayConscious(fighter="milicien", spend=False))
    arena.run(c.Counter(fighter="corvin", target="sergent"))
    arena.run(c.SetBleeding(fighter="milicien", count=1, reason="gorge ouverte"))
    _bell(arena)

    arena.choose("isabeau", 3, "sergent", aim=Aim.REACH, heroism=2)
    arena.choose("corvin", 1, "sergent")
    arena.choose("sergent", 1, "corvin", mordant=False, vista=False)
    arena.reveal()
    arena.roll(corvin=15, sergent=10, isabeau=13)
    arena.run(c.Advantage(fighter="isabeau", which=Aim.REACH, target="sergent"))
    arena.run(
        c.CorrectBox(fighter="milicien", track=Track.VITALITY, row=0, ticked=True, reason="écrasé")
    )
    _bell(arena)
    arena.run(c.Close())
    return arena


def techniques(rules: Rules) -> Arena:
    """A fencer of a school against a brute, then against a wrestler: Feinte, Perforation, Le
    fourbe, Percée, Assommer, Attaque surprise, Fauchage, Immobilisation, Destruction."""
    arena = Arena(rules)
    blades = (arm("armes-d-estoc", 2), arm("lames-courtes", 2))
    school = (TraitPick("p0", "ecole-d-escrime", "École de la rue"),)
    fencer = swordsman(
        14, ph=16, initiative=12, family="armes-d-estoc", weapons=blades, traits=school
    )
    knives = {"combat-arme:Lames courtes": 13, "comedie": 14}
    arena.join("isabeau", 0, skilled(fencer, **knives), "Isabeau")
    mace = arm("masses", 2, blunt=True, track=Track.ENDURANCE)
    brute = swordsman(
        13, ph=8, initiative=12, family="masses", weapons=(mace,), armours=(armour(1),)
    )
    arena.join("brute", 1, brute, "La Brute")
    arena.begin(later=False)

    arena.choose("isabeau", 4, "brute")
    arena.choose("brute", 4, "isabeau", stake=2)
    arena.reveal()
    arena.roll(isabeau=8, brute=6)
    _bell(arena)

    arena.choose("isabeau", 5, "brute", technique="perforation")
    arena.choose("brute", 5, "isabeau")
    arena.reveal()
    arena.roll(isabeau=9, brute=4)
    _bell(arena)

    arena.choose("isabeau", 5, "brute", technique="attaque-surprise")
    arena.choose("brute", 1, "isabeau")
    arena.reveal()
    arena.reply("brute", Query.AVOID, "yes")
    arena.roll(isabeau=5, brute=3)
    _bell(arena)

    arena.choose("isabeau", 4, "brute", technique="percee")
    arena.choose("brute", 4, "isabeau", stake=1)
    arena.reveal()
    arena.roll(isabeau=11, brute=7)
    arena.reply("isabeau", Query.SECOND, "yes")
    arena.reply("brute", Query.PARRY, "no", isabeau=9, brute=6)
    _settle(arena)
    _bell(arena)

    # The school, by Comédie, against one who has little left.
    arena.choose("isabeau", 6, "brute", branch="comedie")
    arena.choose("brute", 4, "isabeau", stake=1)
    arena.reveal()
    arena.roll(isabeau=3, brute=9)
    if arena.asked():
        arena.reply("isabeau", Query.STUN, "yes")
    _bell(arena)
    arena.run(c.Remove(fighter="brute", reason="en fuite"))

    wrestler = swordsman(12, ph=7, weapons=(), fists=15, athletics=14)
    arena.join("ours", 1, wrestler, "L’Ours")
    arena.run(c.Engage(fighter="isabeau", foe="ours"))
    arena.run(c.ChangeWeapon(fighter="isabeau", weapon=""))
    arena.choose("isabeau", 2)
    arena.choose("ours", 5, "isabeau")
    arena.reveal()
    arena.roll(isabeau=20, ours=9)
    _settle(arena)
    _bell(arena)
    arena.choose("isabeau", 2)
    arena.choose("ours", 3, aim=Aim.ACTION)
    arena.reveal()
    arena.roll(isabeau=20, ours=9)
    arena.run(c.Advantage(fighter="ours", which=Aim.ACTION))
    _bell(arena)
    arena.choose("isabeau", 2)
    arena.choose("ours", 4, "isabeau")
    arena.reveal()
    arena.roll(isabeau=20, ours=7)
    _settle(arena)
    arena.act(c.Struggle(fighter="isabeau"), isabeau=12, ours=6)
    arena.reply("ours", Query.SQUEEZE, "0")
    arena.run(c.Close())
    return arena


def shots(rules: Rules) -> Arena:
    """An ambush by an archer and a gunner: reloading, ranges, penetration, Tir visé, Tir réflexe,
    a charge, first aid, fear."""
    arena = Arena(rules)
    bow = arm("armes-de-tir", 0, penetration_short=2, penetration_long=1, hands=2, flags=("arc",))
    gun = arm(
        "armes-a-poudre", 0, penetration_short=5, penetration_long=3, hands=2, flags=("poudre",)
    )
    archer = swordsman(14, ph=6, initiative=11, family="armes-de-tir", weapons=(bow,))
    gunner = swordsman(12, ph=4, initiative=8, family="armes-a-poudre", weapons=(gun,))
    lancer = swordsman(
        14, ph=5, initiative=9, family="armes-d-hast", weapons=(arm("armes-d-hast", 3),)
    )
    arena.join("corvin", 0, skilled(archer, discretion=14), "Corvin")
    arena.join("grelot", 0, gunner, "Mère Grelot")
    guard = msgspec.structs.replace(lancer, armours=(armour(2),))
    arena.join("lancier", 1, skilled(guard, perception=10, soin=13), "Lancier")
    arena.join("valet", 1, skilled(swordsman(9, ph=2), soin=13), "Valet")
    arena.run(c.ChangeWeapon(fighter="corvin", weapon=bow.id))
    arena.run(c.ChangeWeapon(fighter="grelot", weapon=gun.id))
    arena.run(c.SetSteady(fighter="corvin", on=True))
    arena.act(c.Ambush(fighter="corvin", foe="lancier", allonge=0), corvin=9, lancier=6)
    arena.reply("lancier", Query.REFLEX, "no")
    arena.run(c.Begin())

    arena.choose("corvin", 4, "lancier")
    arena.choose("grelot", 1, "valet")
    arena.choose("lancier", 3, aim=Aim.ACTION)
    arena.reveal()
    arena.run(c.SetShot(fighter="corvin", band=Band.SHORT, visibility=-2))
    arena.run(c.SetShot(fighter="grelot", band=Band.LONG, moving=-1))
    arena.roll(corvin=13, grelot=8, lancier=5)
    _settle(arena)
    _bell(arena)

    arena.choose("corvin", 5, "lancier")
    arena.choose("grelot", 3, aim=Aim.ACTION)
    arena.choose("lancier", 4, "corvin", stake=1)
    arena.choose("valet", 1, "grelot")
    arena.reveal()
    _settle(arena)
    arena.roll(corvin=4, grelot=9, lancier=8, valet=3)
    _settle(arena)
    arena.act(c.FirstAid(fighter="valet", foe="lancier", equipment=Equipment.IMPROVISED), valet=11)
    arena.act(c.Fright(fighter="grelot", heroism=1), grelot=7)
    _bell(arena)

    arena.choose("corvin", 1, "lancier")
    arena.choose("grelot", 3, aim=Aim.DISENGAGE)
    arena.choose("lancier", 2)
    arena.choose("valet", 1, "grelot")
    arena.reveal()
    arena.roll(corvin=7, grelot=6, lancier=9, valet=10)
    _settle(arena)
    _bell(arena)

    arena.choose("corvin", 2)
    arena.choose("grelot", 1, "lancier")
    arena.choose("lancier", 1, "corvin")
    arena.reveal()
    arena.roll(corvin=10, grelot=9, lancier=6)
    _settle(arena)
    arena.run(c.Close())
    return arena


def _bell(arena: Arena) -> None:
    """End the turn, and answer what it asks."""
    arena.bell()
    _settle(arena)


def _settle(arena: Arena) -> None:
    """Answer everything that is asked with what the questions propose."""
    while arena.state.questions:
        view = arena.fights.view(arena.fights.redacted(arena.state))
        ask = next(each for each in view.asks if not each.optional)
        values = {field.id: field.default for field in ask.fields}
        command = arena.fights.answer(arena.state, ask.id, values)
        assert isinstance(command, c.Command), command
        arena.act(command)


PLAYS: Mapping[str, Callable[[Rules], Arena]] = {
    "several": several,
    "techniques": techniques,
    "ranged": shots,
}
