"""What a Warhammer fight refuses, and why; nothing of it changes anything."""

from collections.abc import Callable

import msgspec
import pytest

from desktop.rules.dice import Dice
from desktop.rules.system import Refused
from desktop.rules.warhammer.document import Ammunition, Hand, Wound
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.parts import Place, Snare
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import weapon

SWORD = "w-epee-droite"


def gathered(tables: Tables) -> Arena:
    """Otto and Karl, before it begins; Hans has left."""
    found = Arena(tables)
    found.join("otto", 0, replace(soldier(cc=50, ag=50, a=2), destiny_extra=1), "sheet")
    found.join("karl", 1, soldier(cc=40, a=2))
    found.join("hans", 1, soldier(cc=40))
    found.run(c.Remove(fighter="hans"))
    return found


def postures(tables: Tables) -> Arena:
    found = gathered(tables)
    found.begin()
    return found


def turns(tables: Tables) -> Arena:
    """It is Otto's turn."""
    found = gathered(tables)
    found.begin("otto")
    return found


def struck(tables: Tables) -> Arena:
    """Karl may defend himself."""
    found = turns(tables)
    found.act("otto", "attaquer", "karl", attack=20)
    return found


def offered(tables: Tables) -> Arena:
    """Karl moves off: Otto may strike."""
    found = turns(tables)
    found.run(c.Engage(fighter="otto", foe="karl", engaged=True))
    found.turn("karl")
    found.run(c.Do(fighter="karl", action="se-deplacer-course", halves=1))
    return found


def closed(tables: Tables) -> Arena:
    found = turns(tables)
    found.run(c.Close())
    return found


def changed(tables: Tables, **fields: object) -> Arena:
    """Otto's turn, after what the GM wrote on his sheet."""
    found = turns(tables)
    document = replace(found.of("otto").document, **fields)  # type: ignore[arg-type]
    found.run(c.DocumentEdited(fighter="otto", document=document))
    return found


def armed(tables: Tables, *held: str, talent: str = "") -> Arena:
    hands = Hand.BOTH if len(held) == 1 else Hand.RIGHT
    arrows = (Ammunition(id="m", ammunition="classiques", count=3),)
    found = Arena(tables)
    one = soldier(*([talent] if talent else []), ct=50, f=50, arm="")
    weapons = tuple(weapon(each, hands) for each in held)
    found.join("otto", 0, replace(one, weapons=weapons, ammunition=arrows))
    found.join("karl", 1, soldier(cc=40))
    found.begin("otto")
    return found


def bow(tables: Tables) -> Arena:
    return armed(tables, "arc-simple", talent="maitrise-arcs")


def lasso(tables: Tables) -> Arena:
    return armed(tables, "lasso")


def wounded(tables: Tables) -> Arena:
    return changed(
        tables, wounds=(Wound(id="w", kind="tranchantes", location="bras", value=4, cared=True),)
    )


def dead(tables: Tables) -> Arena:
    return changed(
        tables,
        state=Body(dead=True),
        destiny_spent=1,
        wounds=(Wound(id="w", kind="tranchantes", location="tete", value=15),),
    )


def helpless(tables: Tables) -> Arena:
    found = postures(tables)
    document = replace(found.of("otto").document, state=Body(no_action=2))
    found.run(c.DocumentEdited(fighter="otto", document=document))
    return found


def act(action: str = "attaquer", **fields: object) -> c.Act:
    given = {"fighter": "otto", "action": action, "target": "karl", "arm": SWORD, **fields}
    return msgspec.convert(given, c.Act) if "place" not in given else c.Act(**given)  # type: ignore[arg-type]


def do(action: str, **fields: object) -> c.Do:
    return c.Do(fighter="otto", action=action, **fields)  # type: ignore[arg-type]


def shot(weapon_id: str, metres: int, **fields: object) -> c.Act:
    return act("tirer", arm=weapon_id, place=Place(metres=metres), **fields)


BOW, LASSO = "w-arc-simple-deux", "w-lasso-deux"
CASES: list[tuple[Callable[[Tables], Arena], c.Command, str]] = [
    (closed, c.Ring(), "closed"),
    (turns, c.Begin(), "not-now"),
    (postures, c.Prepare(fighter="otto", posture="assise"), "value"),
    (postures, c.Prepare(fighter="otto", posture="suicidaire", parry=True), "suicidal"),
    (turns, c.Prepare(fighter="otto", posture="normale"), "start-of-round"),
    (helpless, c.Prepare(fighter="otto", posture="prudente"), "no-posture"),
    (helpless, c.Prepare(fighter="otto", posture="normale", parry=True), "no-action"),
    (gathered, c.TakeTurn(slot="otto"), "not-now"),
    (struck, c.TakeTurn(slot="karl"), "busy"),
    (turns, c.TakeTurn(slot="otto#3"), "no-slot"),
    (turns, c.TakeTurn(slot="nobody"), "no-slot"),
    (turns, c.TakeTurn(slot="hans"), "no-slot"),
    (gathered, c.Ring(), "not-now"),
    (struck, c.Ring(), "busy"),
    (turns, c.Bell(), "not-now"),
    (turns, c.Settle(), "not-now"),
    (struck, c.Settle(), "not-now"),
    (turns, act("danser"), "unknown-action"),
    (turns, act(arm="nowhere"), "no-such-weapon"),
    (turns, act(target="otto"), "target"),
    (turns, act(target="hans"), "target"),
    (turns, act("viser", aim="loin"), "value"),
    (turns, act("coup-perforant", pierced=0), "value"),
    (turns, act("coup-perforant", pierced=6), "value"),
    (turns, act("charger", place=Place(metres=3)), "charge"),
    (turns, act("charger", place=Place(metres=13)), "charge"),
    (turns, act("se-liberer"), "not-captured"),
    (turns, act(fighter="karl", target="otto"), "not-his-turn"),
    (struck, act(), "busy"),
    (turns, act("tirer"), "no-shot"),
    (bow, act(arm=BOW), "not-melee"),
    (bow, shot(BOW, 49), "aim-first"),
    (bow, shot(BOW, 10, targets=("nobody",)), "target"),
    (lasso, shot(LASSO, 9), "too-far"),
    (turns, c.Defend(fighter="karl", reply="subir"), "not-now"),
    (struck, c.Defend(fighter="otto", reply="subir"), "not-now"),
    (struck, c.Defend(fighter="karl", reply="fuir"), "value"),
    (struck, c.Defend(fighter="karl", reply="parer"), "not-prepared"),
    (struck, c.Defend(fighter="karl", reply="reactive"), "a-left"),
    (turns, c.Strike(fighter="otto", target="karl", made=True), "no-offer"),
    (offered, c.Strike(fighter="karl", target="otto", made=True), "no-offer"),
    (offered, c.Strike(fighter="otto", target="karl", made=True, arm="bow"), "no-such-weapon"),
    (turns, do("dormir"), "unknown-action"),
    (turns, do("se-relever"), "standing"),
    (turns, do("desengagement"), "not-engaged"),
    (turns, do("recharger-une-arme", weapon=SWORD), "loaded"),
    (turns, do("lacher", weapon="nowhere"), "no-such-weapon"),
    (turns, do("utiliser-une-competence", halves=21), "value"),
    (turns, c.Condition(fighter="otto", what="asleep", on=True), "value"),
    (turns, c.Condition(fighter="otto", what="prone", on=False), "already"),
    (turns, c.Condition(fighter="otto", what="captured", on=False), "not-captured"),
    (turns, c.Condition(fighter="otto", what="captured", on=True), "not-captured"),
    (turns, c.Ground(ground="lave"), "value"),
    (turns, c.Hurt(fighter="otto", kind="tranchantes", zone="bras", value=16), "value"),
    (turns, c.Engage(fighter="otto", foe="hans", engaged=True), "target"),
    (turns, c.Engage(fighter="otto", foe="karl", engaged=False), "already"),
    (turns, c.Care(fighter="otto", wound="none"), "cared"),
    (wounded, c.Care(fighter="otto", wound="w"), "cared"),
    (wounded, c.Destiny(fighter="otto", wound="w"), "no-need"),
    (dead, c.Destiny(fighter="otto", wound="w"), "no-destiny"),
    (turns, c.Narrate(record="a1", text="Il frappe."), "nothing-told"),
    (struck, c.Narrate(record="a1", text="  "), "nothing-told"),
    (turns, c.CorrectBox(fighter="otto", track="b", row=0, ticked=True), "no-boxes"),
    (turns, c.Remove(fighter="hans"), "removed"),
    (turns, c.Care(fighter="hans", wound="w"), "removed"),
    (turns, c.Care(fighter="nobody", wound="w"), "nobody"),
]
AREA = {"damage": 5, "kind": "tranchantes", "zone": "corps"}
CASES += [
    (turns, c.Sweep(targets=targets, **{**AREA, **wrong}), why)  # type: ignore[arg-type]
    for targets, wrong, why in (
        ((), {}, "target"),
        ((("karl", False), ("karl", True)), {}, "target"),
        ((("hans", False),), {}, "target"),
        ((("karl", False),), {"damage": 0}, "value"),
        ((("karl", False),), {"damage": 41}, "value"),
        ((("karl", False),), {"kind": "magie"}, "value"),
        ((("karl", False),), {"zone": "queue"}, "value"),
    )
]


@pytest.mark.parametrize(("scene", "command", "why"), CASES)
def test_it_is_refused_with_its_reason(
    tables: Tables, scene: Callable[[Tables], Arena], command: c.Command, why: str
) -> None:
    found = scene(tables)
    outcome = found.rules.decide(found.state, command, Dice())
    assert isinstance(outcome, Refused), outcome
    assert outcome.reason.key == f"wh.fight.why.{why}"


def test_one_who_is_there_does_not_come_again(tables: Tables) -> None:
    found = gathered(tables)
    again = c.Join(fighter="otto", side=0, name="Otto", document=soldier())
    assert found.refusal(again) == "wh.fight.why.already-in"


def test_one_side_alone_does_not_begin(tables: Tables) -> None:
    found = Arena(tables)
    found.join("otto", 0, soldier())
    found.join("karl", 0, soldier())
    assert found.refusal(c.Begin()) == "wh.fight.why.two-sides"


@pytest.mark.rule("WH-INIT-PER-ACTION")
def test_who_comes_late_acts_at_his_ag(tables: Tables) -> None:
    found = turns(tables)
    found.join("elke", 1, soldier(ag=45, a=2))
    late = found.of("elke")
    assert late.initiative is not None
    assert (late.initiative.total, late.slots) == (45, (45, 22))


@pytest.mark.rule("WH-RNG-IMMOBILISANTE")
def test_who_is_captured_does_little_until_he_is_free(tables: Tables) -> None:
    found = turns(tables)
    marks = replace(found.marks("otto"), snare=Snare("Lasso", 5))
    one = replace(found.of("otto"), marks=marks)
    found.state = replace(
        found.state,
        fighters=tuple(one if each.id == "otto" else each for each in found.state.fighters),
    )
    assert found.refusal(act()) == "wh.fight.why.captured"
    assert found.refusal(do("se-positionner")) == "wh.fight.why.captured"
    found.run(do("autres"))
    # Ag 50 and 5 for a poor snare.
    found.run(act("se-liberer"), free=55)
    assert found.marks("otto").snare is None


@pytest.mark.parametrize(
    ("ask", "values"),
    [
        ("nothing:otto", {}),
        ("act:nobody", {"action": "attaquer"}),
        ("act:otto", {"action": "danser"}),
        ("act:otto", {"action": "attaquer", "metres": "loin"}),
        ("do:otto", {"what": "sauter", "length": "long"}),
    ],
)
def test_an_answer_that_means_nothing_is_refused(
    tables: Tables, ask: str, values: dict[str, str]
) -> None:
    found = turns(tables)
    assert isinstance(found.rules.answer(found.state, ask, values), Refused)


@pytest.mark.parametrize(
    ("ask", "values", "command"),
    [
        ("care:otto", {"wound": "w"}, c.Care(fighter="otto", wound="w")),
        (
            "engage:otto",
            {"foe": "karl", "on": "non"},
            c.Engage(fighter="otto", foe="karl", engaged=False),
        ),
        (
            "ground:otto",
            {"ground": "neige-epaisse", "cramped": "oui"},
            c.Ground(ground="neige-epaisse", cramped=True),
        ),
        ("ground:otto", {"ground": "aucun"}, c.Ground()),
        (
            "condition:otto",
            {"what": "prone", "on": "oui", "reason": "la boue"},
            c.Condition(fighter="otto", what="prone", on=True, reason="la boue"),
        ),
        (
            "hurt:otto",
            {"kind": "pugilat", "zone": "bras", "value": "3"},
            c.Hurt(fighter="otto", kind="pugilat", zone="bras", value=3),
        ),
        ("narrate:a1", {"text": "Paf."}, c.Narrate(record="a1", text="Paf.")),
        (
            "offer:otto:karl",
            {"weapon": "aucun"},
            c.Strike(fighter="otto", target="karl", made=False),
        ),
        (
            "offer:otto:karl",
            {"weapon": "mains-nues"},
            c.Strike(fighter="otto", target="karl", made=True),
        ),
        ("destiny:otto:w", {"spend": "oui"}, c.Destiny(fighter="otto", wound="w")),
        ("destiny:otto:w", {"spend": "non"}, c.Destiny(fighter="otto", wound="w", spent=False)),
        ("defend:otto", {"reply": "parer:s"}, c.Defend(fighter="otto", reply="parer", guard="s")),
    ],
)
def test_answers_become_commands(
    tables: Tables, ask: str, values: dict[str, str], command: c.Command
) -> None:
    found = turns(tables)
    assert found.rules.answer(found.state, ask, values) == command
