"""What somebody says or does at a moment of a fight of Warhammer, legal or not."""

import msgspec

from desktop.rules.warhammer.arms import IMPROVISED
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.parts import Place
from desktop.rules.warhammer.settings import Options, Settings
from tests.rules.warhammer.fight.steps import SPEAR, SWORD

ALL = (("otto", False), ("karl", True), ("hans", False))
BY_WORD: tuple[tuple[str, msgspec.Struct], ...] = (
    *(
        ("told", c.Sweep(targets=ALL, damage=each, kind="pugilat", zone="corps"))
        for each in (1, 7, 12)
    ),
    *(
        ("told", c.Sweep(targets=ALL, damage=9, kind="projectiles", zone="tete", armour=each))
        for each in (False, True)
    ),
    ("foe-dead", c.Sweep(targets=ALL, damage=5, kind="pugilat", zone="corps")),
    *(("hurt", c.Side(fighter="otto", wound="d", side=each)) for each in ("droite", "gauche", "")),
    ("hurt", c.Side(fighter="otto", wound="a", side="droite")),
    ("hurt", c.Care(fighter="otto", wound="a")),
    ("hurt", c.Remove(fighter="otto", reason="emporté")),
    ("maimed", c.Side(fighter="otto", wound="a", side="gauche")),
    *(("dying", c.Destiny(fighter="otto", wound="w", spent=each)) for each in (False, True)),
    ("dead-and-spent", c.Destiny(fighter="otto", wound="w")),
    ("paralysed", c.Destiny(fighter="otto", wound="w")),
    ("postures", c.Prepare(fighter="otto", posture="suicidaire", parry=True)),
    ("postures", c.Prepare(fighter="nobody", posture="normale")),
    ("half", c.Prepare(fighter="otto", posture="normale")),
    ("half", c.Ring()),
    ("long-task", c.Ring()),
    ("last", c.Ring()),
    ("mounted", c.Condition(fighter="otto", what="mounted", on=False, reason="désarçonné")),
    ("snared", c.Condition(fighter="karl", what="captured", on=False)),
    *(
        ("snared", c.Act(fighter="karl", action=each, target="otto"))
        for each in ("se-liberer", "attaquer")
    ),
    *(
        (
            "empty-handed",
            c.Do(fighter="otto", action="prendre", weapon=f"w-{each}-rangee", hand=hand),
        )
        for each, hand in (
            *(
                ("dague", "droite"),
                ("epee", "droite"),
                ("bouclier", "gauche"),
                ("pistolet", "droite"),
            ),
            *(("arc-simple", "deux"), ("hallebarde-armes-d-hast", "deux"), ("epee", "deux")),
        )
    ),
    *(
        ("dropped", c.Do(fighter="otto", action="prendre", weapon=each, hand=hand))
        for each in ("w-dague-rangee", "w-arc-simple-rangee", IMPROVISED, "rien")
        for hand in ("droite", "gauche", "deux", "pied")
    ),
    *(
        ("one-handed", c.Do(fighter="otto", action="prendre", weapon=IMPROVISED, hand=each))
        for each in ("droite", "gauche")
    ),
    *(
        ("crossbow", c.Do(fighter="otto", action="recharger-une-arme", weapon=each))
        for each in ("w-arbalete-a-levier-deux", "rien")
    ),
    ("reloading", c.Do(fighter="otto", action="recharger-une-arme", weapon="w-tromblon-deux")),
    *(("told", c.Do(fighter="otto", action="sauter", halves=each)) for each in (0, 1, 2, 3)),
    *(("free", c.Do(fighter="otto", action=each)) for each in ("se-positionner", "autres")),
    *(
        ("told", c.CorrectPool(fighter="otto", pool=each, value=1, reason="une faveur"))
        for each in ("destiny", "fortune")
    ),
    (
        "slack-sling",
        c.Act(fighter="otto", action="coup-assommant", target="karl", arm="w-fronde-droite"),
    ),
    ("two-pistols", c.Act(fighter="otto", action="tirer", target="karl", arm="w-pistolet-droite")),
    *(
        (
            "archer",
            c.Act(
                fighter="otto",
                action="tirer",
                target="karl",
                arm="w-arc-simple-deux",
                place=Place(metres=each),
            ),
        )
        for each in (12, 13, 36, 48, 49)
    ),
    *(
        (
            "free",
            c.Act(
                fighter="otto", action="charger", target="karl", arm=SWORD, place=Place(metres=each)
            ),
        )
        for each in (7, 8, 24, 25)
    ),
    ("met-by-the-ready", c.Defend(fighter="karl", reply="parer", guard="rien")),
    ("met-by-the-ready", c.Defend(fighter="karl", reply="esquiver")),
    *(("hit", c.Aim(fighter="otto", zone=each, mental=True)) for each in ("", "jambes", "queue")),
    *(
        ("walks", c.Strike(fighter="karl", target="otto", made=each, arm=SPEAR))
        for each in (False, True)
    ),
    ("walks", c.Strike(fighter="hans", target="otto", made=True)),
    ("charged", c.Strike(fighter="karl", target="otto", made=True, arm="")),
    ("walks", c.Remove(fighter="otto")),
    ("walks", c.Remove(fighter="karl")),
    ("hit", c.Remove(fighter="karl")),
    ("weakened", c.ApplySettings(settings=Settings(options=Options(cc_penalties_spread=True)))),
    ("weakened", c.Close()),
    ("stunned", c.Close()),
)
"""Names of moments, each with what is said then."""
