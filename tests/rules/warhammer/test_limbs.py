"""What is held by hands that wounds took, and on which side of the body a wound is."""

import msgspec
import pytest

from desktop.rules.message import say
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.arms import extra_attack, in_hand, problems_of_hands
from desktop.rules.warhammer.commands.gear import Hold
from desktop.rules.warhammer.commands.health import Care, Heal, UpdateWound
from desktop.rules.warhammer.document import Character, Hand, Injury, WeaponHeld, Wound
from desktop.rules.warhammer.edits.apply import edit
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight import sums
from desktop.rules.warhammer.fight.parts import Blow
from desktop.rules.warhammer.limbs import (
    blind,
    cannot_hold,
    has_side,
    let_go,
    missing,
    takes_hand,
    unsaid,
)
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.words import body_states
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, soldier
from tests.rules.warhammer.people import person, weapon

replace = msgspec.structs.replace
SWORD, SHIELD = weapon("epee"), weapon("bouclier", Hand.LEFT)


def wound(*lost: str, side: str = "", location: str = "bras", **fields: object) -> Wound:
    injuries = tuple(Injury(what=one, count=1) for one in lost)
    return Wound(
        id=f"w{side}{location}",
        kind="tranchantes",
        location=location,
        value=12,
        injuries=injuries,
        side=side,
        **fields,  # type: ignore[arg-type]
    )


def armed(*weapons: WeaponHeld, wounds: tuple[Wound, ...] = ()) -> Character:
    return replace(person(), weapons=weapons, wounds=wounds)


@pytest.mark.parametrize(
    ("one", "hand", "sided"),
    [
        (wound("main"), True, True),
        (wound("bras", healed=True), True, True),
        (wound("amputation"), True, True),
        (wound("amputation", location="jambes"), False, True),
        (wound("amputation", location="corps"), False, False),
        (wound("oeil", location="tete"), False, True),
        (wound("dents", location="tete"), False, False),
        (wound("doigts"), False, True),
        (wound(useless="avant-bras-soins"), True, True),
        (wound(useless="avant-bras-soins", healed=True), False, False),
        (wound(useless="jambe", location="jambes"), False, True),
        (wound(), False, False),
    ],
)
def test_what_takes_a_hand_and_what_has_a_side(one: Wound, hand: bool, sided: bool) -> None:
    assert (takes_hand(one), has_side(one)) == (hand, sided)
    # What a leg or an eye lost on one side changes nothing that is counted.
    assert bool(unsaid(armed(wounds=(one,)))) == hand


@pytest.mark.rule("WH-WPN-TWOHANDED", "WH-OFFHAND-EXTRA-A")
def test_one_hand_holds_one_thing(tables: Tables) -> None:
    whole = armed(SWORD, SHIELD)
    assert extra_attack(tables, whole) == 1
    for side, left in (("droite", SHIELD), ("gauche", SWORD), ("", SWORD)):
        maimed = replace(whole, wounds=(wound("main", side=side),))
        assert in_hand(maimed) == (left,)
        assert extra_attack(tables, maimed) == 0
        assert [one.hand for one in let_go(maimed) if one.hand is not Hand.NONE] == [left.hand]
        (told,) = problems_of_hands(tables, maimed)
        assert told.key == "wh.hands.holds-nothing"
    lance = armed(weapon("lance", Hand.BOTH), wounds=(wound("main"),))
    assert in_hand(lance) == ()


def test_two_wounds_of_one_arm_take_one_hand() -> None:
    both = armed(wounds=(wound("main", side="droite"), wound("bras", side="droite")))
    assert (missing(both).left, missing(both).known) == (1, {Hand.RIGHT})
    none = armed(SWORD, wounds=(wound("main"), wound("bras")))
    assert missing(none).left == 0
    assert in_hand(none) == ()
    assert cannot_hold(none, Hand.LEFT) is not None
    assert cannot_hold(none, Hand.NONE) is None


@pytest.mark.rule("WH-WPN-TWOHANDED")
@pytest.mark.parametrize(
    ("side", "hand", "why"),
    [
        ("droite", Hand.RIGHT, "wh.hands.lost-droite"),
        ("gauche", Hand.LEFT, "wh.hands.lost-gauche"),
        ("droite", Hand.BOTH, "wh.hands.one-left"),
        ("", Hand.BOTH, "wh.hands.one-left"),
        ("droite", Hand.LEFT, ""),
        ("", Hand.LEFT, ""),
    ],
)
def test_a_lost_hand_takes_nothing(
    tables: Tables, settings: Settings, side: str, hand: Hand, why: str
) -> None:
    stowed = replace(SWORD, hand=Hand.NONE)
    who = armed(stowed, wounds=(wound("main", side=side),))
    told = edit(tables, settings, who, Hold(stowed.id, hand))
    assert (told.reason.key if isinstance(told, Refused) else "") == why


def test_the_other_hand_is_freed_while_the_side_is_unknown(
    tables: Tables, settings: Settings
) -> None:
    dagger = weapon("dague", Hand.NONE)
    who = armed(SWORD, dagger, wounds=(wound("main"),))
    told = edit(tables, settings, who, Hold(dagger.id, Hand.LEFT))
    assert isinstance(told, Edited)
    after = told.document
    assert isinstance(after, Character)
    assert [one.hand for one in after.weapons] == [Hand.NONE, Hand.LEFT]


def test_saying_the_side_puts_away_what_that_hand_held(tables: Tables, settings: Settings) -> None:
    hurt = wound("main")
    who = armed(SWORD, wounds=(hurt,))
    told = edit(tables, settings, who, UpdateWound(replace(hurt, side="droite")))
    assert isinstance(told, Edited)
    assert isinstance(told.document, Character)
    assert told.document.weapons[0].hand is Hand.NONE
    wrong = edit(tables, settings, who, UpdateWound(replace(hurt, side="milieu")))
    assert isinstance(wrong, Refused)


def test_a_splinted_arm_holds_again_once_cared_for(tables: Tables, settings: Settings) -> None:
    hurt = wound(side="droite", useless="avant-bras-soins")
    who = armed(replace(SWORD, hand=Hand.NONE), wounds=(hurt,))
    assert isinstance(edit(tables, settings, who, Hold(SWORD.id, Hand.RIGHT)), Refused)
    for command in (Care(hurt.id), Heal(hurt.id)):
        told = edit(tables, settings, who, command)
        assert isinstance(told, Edited)
        assert isinstance(told.document, Character)
        assert missing(told.document).left == 2


@pytest.mark.rule("WH-CRIT-DIGITS")
def test_maimed_fingers_cost_the_hand_of_their_side(tables: Tables) -> None:
    fingers = wound(side="gauche")
    fingers = replace(fingers, injuries=(Injury(stat="cc", amount=-6, only="main"),))
    needs: list[int] = []
    for side in ("gauche", "droite"):
        arena = Arena(tables)
        hurt = replace(soldier(cc=50, a=2), wounds=(replace(fingers, side=side),))
        arena.join("otto", 0, hurt)
        arena.join("karl", 1, soldier(cc=50))
        arena.begin("otto")
        blow = Blow(attacker="otto", target="karl", arm="w-epee-droite")
        needs.append(sums.melee_need(tables, arena.state, blow).total)
        ask = next(one for one in arena.rules.view(arena.state).asks if one.id == "act:otto")
        assert "hurt-hand" not in [field.id for field in ask.fields]
    assert needs[1] == needs[0] - 6


def test_in_a_fight_the_side_is_asked_once_and_the_hand_lets_go(tables: Tables) -> None:
    arena = Arena(tables)
    arena.join("otto", 0, replace(soldier(cc=50, a=2), weapons=(SWORD, SHIELD)))
    arena.join("karl", 1, soldier(cc=50))
    arena.begin("otto")
    hurt = c.Hurt(fighter="otto", kind="tranchantes", zone="bras", value=12)
    arena.run(hurt)
    (lost,) = arena.of("otto").document.wounds
    assert lost.injuries[0].what == "main"
    ask = f"side:otto:{lost.id}"
    view = arena.rules.view(arena.state)
    assert ask in [one.id for one in view.asks]
    command = arena.rules.answer(arena.state, ask, {"side": "gauche"})
    assert isinstance(command, c.Side)
    arena.run(command)
    assert arena.of("otto").document.wounds[0].side == "gauche"
    assert ask not in [one.id for one in arena.rules.view(arena.state).asks]
    held = {one.weapon: one.hand for one in arena.of("otto").document.weapons}
    assert held["bouclier"] is Hand.NONE
    assert arena.refusal(replace(command, side="milieu")) == "wh.fight.why.value"


@pytest.mark.rule("WH-NC-TAKE", "WH-WPN-TWOHANDED")
def test_in_a_fight_one_hand_takes_one_weapon(tables: Tables) -> None:
    arena = Arena(tables)
    stowed = (weapon("lance", Hand.NONE), weapon("dague", Hand.NONE), SWORD)
    otto = replace(soldier(cc=50, a=2), weapons=stowed, wounds=(wound("main", side="gauche"),))
    arena.join("otto", 0, otto)
    arena.join("karl", 1, soldier(cc=50))
    arena.begin("otto")
    take = c.Do(fighter="otto", action="prendre", weapon=stowed[0].id, hand="deux")
    assert arena.refusal(take) == "wh.hands.one-left"
    dagger = replace(take, weapon=stowed[1].id, hand="gauche")
    assert arena.refusal(dagger) == "wh.hands.lost-gauche"
    assert arena.refusal(replace(dagger, hand="droite")) == "wh.hands.one-left"
    arena.run(c.Do(fighter="otto", action="lacher", weapon=SWORD.id))
    arena.run(replace(dagger, hand="droite"))
    assert in_hand(arena.of("otto").document)[0].weapon == "dague"


def test_two_lost_eyes_leave_nobody_seeing() -> None:
    right, left = wound("oeil", side="droite"), wound("oeil", side="gauche")
    unsaid_eye = replace(wound("oeil"), healed=True)
    for wounds, dark in (
        ((right,), False),
        ((right, right), False),
        ((right, left), True),
        ((right, unsaid_eye), True),
        ((right, wound("oreille", side="gauche")), False),
    ):
        one = replace(soldier(), wounds=wounds)
        assert blind(one) is dark
        assert (say("wh.sheet.blind") in body_states(one)) is dark
