"""Moments of a fight of Warhammer, each from the same start: what a window shows of every one of
them is kept as the difference from it."""

from desktop.rules.warhammer.arms import IMPROVISED
from desktop.rules.warhammer.document import (
    Ammunition,
    Doom,
    Hand,
    Infection,
    Injury,
    Ongoing,
    Pending,
)
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.parts import Place
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.fight.steps import (
    CUT,
    SHIELD,
    SPEAR,
    SWORD,
    Moment,
    act,
    all_of,
    armed,
    do,
    edit,
    engaged,
    karl,
    next_round,
    strike,
    suffers,
    ticking,
    turn,
)
from tests.rules.warhammer.people import piece, weapon


def narrated(arena: Arena) -> None:
    """Words about the last attack."""
    last = arena.state.records[-1].id
    arena.run(c.Narrate(record=last, text="Le coup se perd dans la brume."))


GUNNER = soldier(
    "maitrise-a-poudre", "maitrise-arbaletes", "maitrise-lance-pierres", "maitrise-arcs"
)
BAG = (Ammunition(id="m", ammunition="incendiaires", count=2),)
NEAR = Place(metres=6)
BRACERS = piece("cuir-bouilli-gantelet")
AWAY = c.Do(fighter="otto", action="se-deplacer-marche-rapide", halves=1)
MOMENTS: dict[str, Moment] = {
    "missed": strike(95),
    "met": strike(),
    "met-by-the-ready": all_of(
        next_round(),
        do(c.Prepare(fighter="karl", posture="prudente", parry=True), c.TakeTurn(slot="otto")),
        strike(),
    ),
    "hit": all_of(strike(), suffers()),
    "hit-in-the-legs": all_of(strike(52), suffers()),
    "hit-one-with-a-mind": all_of(
        edit("karl", advances={**karl().advances, "fm": 60}), strike(), suffers()
    ),
    "dodged": all_of(strike(), do(c.Defend(fighter="karl", reply="esquiver"), defence=1)),
    "parried": all_of(
        next_round(),
        do(c.Prepare(fighter="karl", posture="normale", parry=True), c.TakeTurn(slot="otto")),
        strike(),
        do(c.Defend(fighter="karl", reply="parer", guard=SPEAR), defence=5),
    ),
    "over": all_of(strike(), suffers(), do(c.Settle(), damage=4, critical=60)),
    "second-slot": all_of(strike(95), turn("otto#2")),
    "fumbled": strike(100),
    "lucky": all_of(strike(1), suffers()),
    "feinted": all_of(do(act("otto", "feinter", "karl", arm=SWORD), feinter=[10, 90])),
    "aiming": do(act("otto", "viser", arm=SWORD, aim="cc")),
    "pushed": do(act("otto", "manoeuvrer", "karl", arm=SWORD), manoeuvrer=[20, 90]),
    "bashed": do(
        act("otto", "frappe-de-bouclier", "karl", arm=SHIELD), frappe_de_bouclier=[10, 90]
    ),
    "pierced": do(act("otto", "coup-perforant", "karl", arm=SWORD, pierced=2), attack=20),
    "charged": do(act("otto", "charger", "karl", arm=SWORD, place=Place(metres=8))),
    "walks": all_of(engaged(("otto", "karl"), ("otto", "hans")), do(AWAY)),
    "walks-struck": all_of(
        engaged(("otto", "karl"), ("otto", "hans")),
        do(AWAY, c.Strike(fighter="karl", target="otto", made=True, arm=SPEAR), attack=20),
    ),
    "walked": do(c.Do(fighter="otto", action="se-deplacer-course", halves=2)),
    "disengaged": all_of(
        engaged(("otto", "karl")), do(c.Do(fighter="otto", action="desengagement"))
    ),
    "long-task": do(c.Do(fighter="otto", action="utiliser-une-competence", halves=7)),
    "free": do(c.Do(fighter="otto", action="se-positionner")),
    "dropped": do(c.Do(fighter="otto", action="lacher", weapon=SHIELD)),
    "took": do(
        c.Do(fighter="otto", action="lacher", weapon=SHIELD),
        c.Do(fighter="otto", action="prendre", weapon="w-dague-rangee", hand="gauche"),
    ),
    "makeshift": do(
        c.Do(fighter="otto", action="lacher", weapon=SHIELD),
        c.Do(fighter="otto", action="prendre", weapon=IMPROVISED, hand="gauche"),
    ),
    "postures": next_round(),
    "prepared": all_of(
        next_round(),
        do(
            c.Prepare(fighter="otto", posture="defensive", parry=True),
            c.Prepare(fighter="elke", posture="temeraire"),
            c.Prepare(fighter="hans", posture="normale", parry=True),
        ),
    ),
    "suicidal": all_of(
        next_round(),
        do(c.Prepare(fighter="otto", posture="suicidaire"), c.TakeTurn(slot="otto")),
    ),
    "suicidal-struck": all_of(
        next_round(),
        do(c.Prepare(fighter="otto", posture="suicidaire"), c.TakeTurn(slot="karl")),
        do(act("karl", "attaquer", "otto", arm=SPEAR), attack=20),
    ),
    "outnumbered": engaged(("otto", "karl"), ("elke", "karl"), ("hans", "elke")),
    "mud": do(c.Ground(ground="boue-ou-pluie-forte", cramped=True)),
    "snow": do(c.Ground(ground="neige-epaisse", cramped=False)),
    "prone": do(c.Condition(fighter="otto", what="prone", on=True)),
    "foe-prone": do(c.Condition(fighter="karl", what="prone", on=True, reason="glissade")),
    "foe-out": do(c.Condition(fighter="karl", what="unconscious", on=True)),
    "foe-dead": do(c.Condition(fighter="karl", what="dead", on=True)),
    "one-left": do(
        c.Condition(fighter="karl", what="dead", on=True), c.Remove(fighter="hans", reason="fui")
    ),
    "mounted": do(c.Condition(fighter="otto", what="mounted", on=True)),
    "stunned": edit("otto", body=Body(stunned=2, no_action=1, half=True)),
    "half": edit("otto", body=Body(half=True)),
    "last": all_of(edit("otto", body=Body(last=2)), next_round()),
    "dying": edit("otto", replace(CUT, value=13), body=Body(dying="lente", unconscious=True)),
    "dead": edit("otto", replace(CUT, value=15), body=Body(dead=True)),
    "dead-and-spent": edit("otto", CUT, body=Body(dead=True), destiny_spent=3),
    "paralysed": edit(
        "otto", replace(CUT, location="corps", value=12), body=Body(paralysed=("jambe-gauche",))
    ),
    "hurt": edit(
        "otto",
        ticking("a", bleeding=True, doom=Doom(left=4, unit="rounds")),
        ticking("b", value=9, useless="jambe", location="jambes"),
        ticking("c", value=3, healed=True),
        ticking("d", value=2, cared=True, useless="bras"),
    ),
    "feverish": edit("otto", ticking("a", infection=Infection(course="fievre", day=1))),
    "too-weak": edit("otto", ticking("a", infection=Infection(course="gangrene", day=2))),
    "weakened": edit(
        "otto",
        ticking("a", penalties=(Ongoing(stat="cc", amount=-20, rounds=2),)),
        ticking("b", penalties=(Ongoing(stat="actions", amount=-10, until="guerison"),)),
        ticking("c", pending=(Pending(characteristic="e", modifier=-10, rounds=3),)),
    ),
    "maimed": edit(
        "otto", ticking("a", value=11, injuries=(Injury(stat="cc", amount=-6, only="main"),))
    ),
    "one-handed": edit(
        "otto",
        ticking("a", value=14, injuries=(Injury(what="main"),)),
        weapons=(weapon("epee", Hand.RIGHT),),
    ),
    "two-blades": armed(weapon("epee"), weapon("dague", Hand.LEFT)),
    "unarmed": armed(),
    "empty-handed": armed(
        *(
            weapon(each, Hand.NONE)
            for each in (
                "dague",
                "epee",
                "bouclier",
                "arc-simple",
                "pistolet",
                "hallebarde-armes-d-hast",
            )
        )
    ),
    "broken": armed(weapon("epee", broken=True)),
    "bastard-sword": armed(weapon("epee-batarde", Hand.BOTH)),
    "archer": armed(weapon("arc-simple", Hand.BOTH, ammunition="classiques")),
    "archer-at-arms-length": all_of(
        armed(weapon("arc-simple", Hand.BOTH, ammunition="classiques")), engaged(("otto", "karl"))
    ),
    "shot": all_of(
        armed(
            weapon("arc-simple", Hand.BOTH, ammunition="incendiaires"),
            talents=GUNNER,
            ammunition=BAG,
        ),
        do(
            act("otto", "tirer", "karl", arm="w-arc-simple-deux", place=Place(metres=25)),
            attack=5,
        ),
        suffers(),
    ),
    "two-pistols": armed(
        weapon("pistolet", Hand.RIGHT, loaded=False), weapon("pistolet", Hand.LEFT), talents=GUNNER
    ),
    "crossbow": armed(
        weapon("arbalete-a-levier", Hand.BOTH, ammunition="bodkin", loaded=False), talents=GUNNER
    ),
    "reloading": all_of(
        armed(weapon("tromblon", Hand.BOTH, loaded=False), talents=GUNNER),
        do(c.Do(fighter="otto", action="recharger-une-arme", weapon="w-tromblon-deux")),
    ),
    "blunderbuss": armed(weapon("tromblon", Hand.BOTH), talents=GUNNER),
    "slack-sling": armed(weapon("fronde", loaded=False), talents=GUNNER),
    "sling": armed(weapon("fronde"), weapon("epee", Hand.LEFT), talents=GUNNER),
    "snared": all_of(
        armed(weapon("filet", Hand.BOTH)),
        do(act("otto", "tirer", "karl", arm="w-filet-deux", place=Place(metres=2)), attack=4),
        suffers(),
        do(c.Settle()),
        next_round(),
        turn("karl"),
    ),
    "parried-by-a-shield": all_of(
        next_round(),
        do(c.Prepare(fighter="otto", posture="normale", parry=True), c.TakeTurn(slot="karl")),
        do(act("karl", "attaquer", "otto", arm=SPEAR), attack=15),
        do(c.Defend(fighter="otto", reply="parer", guard=SHIELD), defence=5),
    ),
    "stunning": all_of(
        turn("elke"),
        do(act("elke", "coup-assommant", "karl", arm="w-epee-batarde-droite"), attack=10),
        suffers(),
    ),
    "disarming": all_of(
        turn("karl"),
        do(act("karl", "desarmement", "otto", arm=SPEAR), attack=10),
        suffers("otto"),
    ),
    "struck-in-armour": all_of(
        edit("otto", armour=(piece("maille-gilet"), piece("cuir-bouilli-calotte"), BRACERS)),
        turn("karl"),
        do(act("karl", "attaquer", "otto", arm=SPEAR), attack=12),
        suffers("otto"),
    ),
    "blown-up": all_of(
        armed(weapon("pistolet", Hand.RIGHT), talents=GUNNER),
        do(act("otto", "tirer", "karl", arm="w-pistolet-droite", place=NEAR), attack=100),
    ),
    "jammed": all_of(
        armed(weapon("pistolet", Hand.RIGHT), talents=GUNNER),
        do(act("otto", "tirer", "karl", arm="w-pistolet-droite", place=NEAR), attack=97),
    ),
    "stuck": all_of(
        armed(weapon("fleau-d-armes", Hand.BOTH)),
        do(act("otto", "attaquer", "karl", arm="w-fleau-d-armes-deux"), attack=97),
    ),
    "hit-oneself": all_of(
        armed(weapon("fleau-d-armes", Hand.BOTH)),
        do(act("otto", "attaquer", "karl", arm="w-fleau-d-armes-deux"), attack=99),
    ),
    "sprayed": all_of(
        armed(weapon("tromblon", Hand.BOTH), talents=GUNNER),
        do(
            act("otto", "tirer", "karl", arm="w-tromblon-deux", place=NEAR, targets=("hans",)),
            reliability=50,
        ),
    ),
    "shot-into-a-melee": all_of(
        armed(weapon("arc-simple", Hand.BOTH), talents=GUNNER),
        engaged(("elke", "karl")),
        do(
            act("otto", "tirer", "karl", arm="w-arc-simple-deux", place=NEAR),
            attack=60,
            neighbour=4,
        ),
        suffers("elke"),
    ),
    "jumped": do(
        act("otto", "charger", "hans", arm=SWORD, place=Place(metres=8), leap=True), leap=90
    ),
    "burning": all_of(
        armed(
            weapon("arc-simple", Hand.BOTH, ammunition="incendiaires"),
            talents=GUNNER,
            ammunition=BAG,
        ),
        do(act("otto", "tirer", "karl", arm="w-arc-simple-deux", place=NEAR), attack=5),
        suffers(),
        do(c.Settle(), damage=1),
        do(c.Ring()),
    ),
    "getting-up": all_of(
        edit("otto", body=Body(prone=True)),
        engaged(("otto", "karl")),
        do(c.Do(fighter="otto", action="se-relever")),
        do(c.Strike(fighter="karl", target="otto", made=True, arm=SPEAR), attack=5),
        suffers("otto"),
    ),
    "charged-into-a-spear": all_of(
        do(
            act("otto", "charger", "karl", arm=SWORD, place=Place(metres=8)),
            c.Strike(fighter="karl", target="otto", made=True, arm=SPEAR),
            attack=5,
        ),
        suffers("otto"),
    ),
    "snaring": all_of(
        armed(weapon("fouet", Hand.RIGHT)),
        do(act("otto", "tirer", "karl", arm="w-fouet-droite", place=Place(metres=2)), attack=4),
        suffers(),
    ),
    "bell": all_of(
        edit(
            "otto",
            ticking("a", pending=(Pending(characteristic="e", modifier=-10, rounds=1),)),
            ticking("b", bleeding=True, doom=Doom(left=1, unit="rounds")),
        ),
        do(c.Ring()),
    ),
    "joined": do(c.Join(fighter="udo", side=1, name="Udo", document=soldier(ag=66, a=3))),
    "told": all_of(strike(95), narrated),
    "closed": do(c.Close()),
}
"""What is done from the start on, by its name."""
