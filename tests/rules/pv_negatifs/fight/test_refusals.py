"""What a fight refuses, each with its reason, and the bounds of what it takes."""

from collections.abc import Callable

import msgspec
import pytest

from desktop.rules.pv_negatifs.document import Countdown, Unit, Until
from desktop.rules.pv_negatifs.fight import commands as c
from desktop.rules.pv_negatifs.fight.parts import Push
from desktop.rules.system import Refused
from tests.rules.pv_negatifs.fight.arena import BOW, DAGGER, SWORD, Arena, duel, soldier
from tests.rules.pv_negatifs.people import conditions, mortal, replace, standing

CLOCK = Countdown(until=Until.COMA, unit=Unit.HOUR, left=3)


def setup() -> Arena:
    arena = Arena()
    arena.join("ana", 0, soldier())
    return arena


def plain() -> Arena:
    return duel(
        ana=soldier(weapons=(SWORD, BOW, replace(DAGGER, away=True))),
        carl=standing(soldier(hp=-6), "impotent", countdown=CLOCK),
        dora=standing(soldier(hp=-6), "mort"),
    )


def busy() -> Arena:
    arena = duel()
    arena.attack("ana", "bruno", 15)
    return arena


def left() -> Arena:
    arena = plain()
    arena.run(arena.rules.remove("bruno", ""))
    return arena


def acted() -> Arena:
    arena = plain()
    arena.attack("ana", "bruno", 2)
    return arena


def bell() -> Arena:
    arena = duel(bruno=soldier(hp=-3, mortal=(mortal("tete-carotide-touchee", rounds=5),)))
    arena.run(c.Ring())
    return arena


def attack(**fields: object) -> c.Attack:
    known: dict[str, object] = {"fighter": "ana", "target": "bruno", "weapon": "sword"}
    return c.Attack(**{**known, **fields})  # type: ignore[arg-type]


CASES: list[tuple[Callable[[], Arena], msgspec.Struct, str]] = [
    (setup, c.Begin(), "two-sides"),
    (setup, c.TakeTurn(slot="ana"), "not-now"),
    (setup, c.Ring(), "not-now"),
    (setup, c.Bell(), "not-now"),
    (setup, c.Settle(), "not-now"),
    (setup, attack(target="ana"), "not-his-turn"),
    (plain, c.Begin(), "not-now"),
    (plain, c.Join(fighter="ana", side=0, name="Ana", document=soldier()), "already-in"),
    (plain, c.TakeTurn(slot="carl"), "no-slot"),
    (plain, c.TakeTurn(slot="x"), "no-slot"),
    (plain, c.TakeStand(fighter="ana", stand="defensif"), "no-choice"),
    (plain, c.TakeStand(fighter="bruno", stand="defensif"), "not-his-turn"),
    (plain, c.Clear(fighter="ana", ability="int"), "not-confused"),
    (plain, attack(fighter="bruno", target="ana"), "not-his-turn"),
    (plain, attack(target="x"), "target"),
    (plain, attack(target="dora"), "target"),
    (plain, attack(target="ana"), "target"),
    (plain, attack(weapon="x"), "weapon"),
    (plain, attack(weapon="dagger"), "away"),
    (plain, attack(times=0), "value"),
    (plain, attack(times=6), "value"),
    (plain, attack(modifier=21), "value"),
    (plain, attack(modifier=-21), "value"),
    (plain, attack(shot="a-risque"), "shot"),
    (plain, attack(weapon="bow", shot="x"), "shot"),
    (plain, attack(ally="x"), "ally"),
    (plain, attack(ally="ana"), "ally"),
    (plain, attack(ally="bruno"), "ally"),
    (plain, c.Do(fighter="ana", deed="rompre"), "not-engaged"),
    (plain, c.Do(fighter="bruno", deed="attendre"), "not-his-turn"),
    (plain, c.Cast(fighter="ana", segments=0), "value"),
    (plain, c.Cast(fighter="ana", segments=13), "value"),
    (plain, c.Interpose(fighter="ana", target=""), "target"),
    (plain, c.Interpose(fighter="ana", target="ana"), "target"),
    (plain, c.Interpose(fighter="ana", target="bruno", other="bruno"), "target"),
    (plain, c.Interpose(fighter="ana", target="bruno", other="dora"), "target"),
    (plain, c.Tend(fighter="ana", target="x"), "target"),
    (plain, c.Drink(fighter="ana", points=0), "value"),
    (plain, c.Drink(fighter="ana", points=101), "value"),
    (plain, c.Heal(fighter="ana", points=0), "value"),
    (plain, c.Heal(fighter="ana", points=101), "value"),
    (plain, c.Heal(fighter="dora", points=5), "dead"),
    (plain, c.React(fighter="ana", foe="bruno", reaction="autre"), "not-held"),
    (plain, c.Strike(fighter="ana", target="bruno", made=True), "no-offer"),
    (plain, c.Engage(fighter="ana", foe="ana", engaged=True), "target"),
    (plain, c.Engage(fighter="ana", foe="carl", engaged=True), "target"),
    (plain, c.Engage(fighter="ana", foe="bruno", engaged=False), "already"),
    (plain, c.Condition(fighter="ana", what="peur", on=False), "already"),
    (plain, c.Condition(fighter="ana", what="confus", on=True, margin=21), "value"),
    (plain, c.Condition(fighter="ana", what="confus", on=True, margin=-1), "value"),
    (plain, c.Condition(fighter="ana", what="a-capturer", on=False), "already"),
    (plain, c.Hurt(fighter="ana", amount=0), "value"),
    (plain, c.Hurt(fighter="ana", amount=1001), "value"),
    (plain, c.Hurt(fighter="dora", amount=5), "dead"),
    (plain, c.Sweep(targets=(), damage=3), "target"),
    (plain, c.Sweep(targets=(("ana", False), ("ana", True)), damage=3), "target"),
    (plain, c.Sweep(targets=(("dora", False),), damage=3), "target"),
    (plain, c.Sweep(targets=(("x", False),), damage=3), "target"),
    (plain, c.Sweep(targets=(("ana", False),), damage=0), "value"),
    (plain, c.Sweep(targets=(("ana", False),), damage=1001), "value"),
    (plain, c.Sweep(targets=(("ana", False),), damage=1, level=41), "value"),
    (plain, c.Sweep(targets=(("ana", False),), damage=1, level=-1), "value"),
    (plain, c.Clock(fighter="carl", units=0), "value"),
    (plain, c.Clock(fighter="carl", units=25), "value"),
    (plain, c.Swallow(fighter="ana", creature="ana", base=4), "target"),
    (plain, c.Swallow(fighter="ana", creature="x", base=4), "target"),
    (plain, c.Swallow(fighter="ana", creature="bruno", base=1001), "value"),
    (plain, c.CorrectPool(fighter="ana", pool="hp", value=21), "range"),
    (plain, c.CorrectPool(fighter="ana", pool="essence", value=101), "range"),
    (plain, c.CorrectPool(fighter="ana", pool="essence", value=-201), "range"),
    (plain, c.CorrectPool(fighter="ana", pool="mana", value=1), "value"),
    (plain, c.Remove(fighter="x"), "nobody"),
    (busy, c.TakeTurn(slot="bruno"), "busy"),
    (busy, c.Ring(), "busy"),
    (busy, c.Do(fighter="ana", deed="attendre"), "busy"),
    (left, c.Remove(fighter="bruno"), "removed"),
    (left, c.Hurt(fighter="bruno", amount=1), "removed"),
    (left, attack(), "target"),
    (left, c.Swallow(fighter="ana", creature="bruno", base=4), "target"),
    (acted, c.Do(fighter="ana", deed="full-defense"), "attacked"),
    (acted, c.Do(fighter="ana", deed="retenir"), "attacked"),
    (acted, c.Cast(fighter="ana", segments=1), "attacked"),
    (acted, c.Drink(fighter="ana", points=1), "attacked"),
    (acted, c.Tend(fighter="ana", target="carl"), "attacked"),
    (acted, c.Interpose(fighter="ana", target="bruno"), "attacked"),
    (bell, c.Ring(), "not-now"),
    (bell, c.TakeTurn(slot="ana"), "not-now"),
    (bell, attack(), "not-his-turn"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0].__name__}-{case[2]}")
def test_what_is_refused(case: tuple[Callable[[], Arena], msgspec.Struct, str]) -> None:
    made, command, reason = case
    assert made().refusal(command) == f"pv.fight.why.{reason}"


EDGES: list[tuple[msgspec.Struct, dict[str, object]]] = [
    (attack(times=5), {"attack": 2}),
    (attack(modifier=20), {"attack": 2}),
    (attack(modifier=-20), {"attack": 2}),
    (c.Cast(fighter="ana", segments=12), {}),
    (c.Cast(fighter="ana", segments=1), {}),
    (c.Drink(fighter="ana", points=1), {}),
    (c.Drink(fighter="ana", points=100), {}),
    (c.Heal(fighter="ana", points=1), {}),
    (c.Condition(fighter="ana", what="confus", on=True, margin=20), {}),
    (c.Hurt(fighter="ana", amount=1), {}),
    (c.Hurt(fighter="ana", amount=1000), {}),
    (c.Sweep(targets=(("ana", False),), damage=1, level=40, spell=True), {"spell": 3}),
    (c.Clock(fighter="carl", units=24), {"extend": (20,), "death": (1,)}),
    (c.Swallow(fighter="ana", creature="bruno", base=1000), {}),
    (c.CorrectPool(fighter="ana", pool="hp", value=-40), {}),
    (c.CorrectPool(fighter="ana", pool="hp", value=20), {}),
    (c.CorrectPool(fighter="ana", pool="essence", value=-200), {}),
]


@pytest.mark.parametrize("case", EDGES, ids=lambda case: type(case[0]).__name__)
def test_what_is_just_taken(case: tuple[msgspec.Struct, dict[str, object]]) -> None:
    command, dice = case
    plain().run(command, **dice)  # type: ignore[arg-type]


def test_nothing_but_sheets_goes_on_once_a_fight_is_closed() -> None:
    arena = plain()
    arena.run(c.Close())
    for command in (c.Close(), c.Begin(), c.Hurt(fighter="ana", amount=1)):
        assert arena.refusal(command) == "pv.fight.why.closed"
    arena.run(arena.rules.document_edited("ana", soldier(hp=7)))
    assert arena.rules.view(arena.state).advance is None


def test_a_free_attack_needs_a_weapon_of_melee_in_hand() -> None:
    arena = duel(bruno=soldier(weapons=(BOW, replace(DAGGER, away=True))))
    arena.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    arena.run(c.Do(fighter="ana", deed="rompre"), leave_ana=5, leave_bruno=5)
    for weapon in ("bow", "dagger", "x"):
        strike = c.Strike(fighter="bruno", target="ana", made=True, weapon=weapon)
        assert arena.refusal(strike) == "pv.fight.why.weapon"
    other = c.Strike(fighter="ana", target="bruno", made=True)
    assert arena.refusal(other) == "pv.fight.why.no-offer"
    arena.run(c.Strike(fighter="bruno", target="ana", made=True), attack=3)


def test_who_holds_reacts_to_somebody_who_can_act() -> None:
    arena = plain()
    arena.run(c.Do(fighter="ana", deed="retenir"))
    for foe in ("ana", "carl", "x"):
        react = c.React(fighter="ana", foe=foe, reaction="autre")
        assert arena.refusal(react) == "pv.fight.why.target"
    assert arena.refusal(c.Do(fighter="ana", deed="retenir")) == "pv.fight.why.attacked"
    # Contact with somebody who is not hand to hand is no contact.
    react = c.React(fighter="ana", foe="bruno", reaction="contact")
    arena.run(react, hold_ana=9, hold_bruno=1)
    assert not arena.of("ana").marks.held


@pytest.mark.rule("PV-HOLD-REROLL")
def test_contact_needs_no_roll() -> None:
    arena = plain()
    arena.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    arena.run(c.Do(fighter="ana", deed="retenir"))
    arena.turn("bruno")
    arena.run(c.React(fighter="ana", foe="bruno", reaction="contact"))
    assert arena.state.turn == "ana"


@pytest.mark.rule("PV-HOLD-BOTH")
def test_endless_ties_end() -> None:
    arena = plain()
    arena.run(c.Do(fighter="ana", deed="retenir"))
    arena.turn("bruno")
    arena.run(c.Do(fighter="bruno", deed="retenir"))
    ties = (4,) * 20
    react = c.React(fighter="ana", foe="bruno", reaction="autre")
    arena.run(react, hold_ana=ties, hold_bruno=ties)
    assert arena.state.turn == "bruno"


@pytest.mark.rule("PV-NAT20")
def test_endless_twenties_end() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 20)
    arena.settle(damage=1, twenty=(20,) * 29)
    assert arena.doc("bruno").dead


@pytest.mark.rule("PV-NAT1-UNARMED")
def test_a_mishap_that_never_ends_is_nothing() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 1, "")
    arena.settle(mishap=(5,) * 30)
    assert (arena.state.blow, arena.doc("ana").hp) == (None, 20)


@pytest.mark.rule("PV-SWALLOW-DEAD")
def test_cutting_ones_way_out_of_a_dead_creature() -> None:
    creature = soldier(hp=-25, most=13)
    arena = duel(bruno=creature, carl=soldier())
    arena.run(c.Swallow(fighter="ana", creature="bruno", base=4))
    arena.attack("ana", "bruno", 12)
    # The blow that kills counts for nothing: thirteen more must be dealt, by anybody.
    arena.settle(damage=5)
    assert arena.doc("bruno").dead
    arena.end_round()
    arena.turn("ana")
    assert next(one.value for one in arena.ask("act:ana").fields[1].options) == "bruno"
    arena.attack("ana", "bruno", 12)
    arena.settle(damage=7)
    held = arena.of("ana").swallowed
    assert held is not None
    assert held.dealt == 7
    arena.turn("carl")
    arena.attack("carl", "bruno", 15)
    told = arena.settle(damage=6)
    assert told[-1] == "Ana : ressort".replace(" :", "\u00a0:")
    assert arena.of("ana").swallowed is None


def test_a_push_does_not_follow_somebody_who_falls() -> None:
    arena = duel(bruno=soldier(hp=-39))
    arena.attack("ana", "bruno", 15, push=Push.PLAIN)
    arena.settle(damage=8)
    assert arena.doc("bruno").dead


def test_states_that_hold_are_named_to_everybody() -> None:
    arena = duel(bruno=soldier(body=conditions("surpris", "peur")))
    (bruno,) = [one for one in arena.rules.view(arena.state).fighters if one.id == "bruno"]
    assert [one.key for one in bruno.seen] == ["pv.fight.seen.surpris", "pv.fight.seen.peur"]


ANSWERS: list[tuple[str, dict[str, str], str]] = [
    ("stand:ana", {"stand": "x"}, "value"),
    ("clear:ana", {"ability": "for"}, "value"),
    ("check:ana:m", {"way": "x"}, "value"),
    ("react:ana", {"foe": "bruno", "reaction": "x"}, "value"),
    ("act:ana", {"action": "x"}, "value"),
    ("act:ana", {"action": "sort", "segments": "x"}, "value"),
    ("act:ana", {"action": "boire", "points": "x"}, "value"),
    ("act:ana", {"action": "arme/sword", "times": "x"}, "value"),
    ("act:ana", {"action": "arme/sword", "modifier": "--1"}, "value"),
    ("act:ana", {"action": "arme/sword", "manner": "x"}, "value"),
    ("condition:ana", {"what": "confus", "margin": "x"}, "value"),
    ("bears:ana", {"standing": "x"}, "value"),
    ("hurt:ana", {"amount": "x"}, "value"),
    ("hurt:ana", {"amount": "1234567"}, "value"),
    ("heal:ana", {"points": "x"}, "value"),
    ("clock:ana", {"units": "x"}, "value"),
    ("swallow:ana", {"creature": "bruno", "base": "x"}, "value"),
    ("swallow:ana", {"creature": "bruno", "base": "0"}, "value"),
    ("sing:ana", {}, "nothing-asked"),
]


@pytest.mark.parametrize(("ask", "values", "reason"), ANSWERS)
def test_answers_that_are_none(ask: str, values: dict[str, str], reason: str) -> None:
    arena = plain()
    answer = arena.rules.answer(arena.state, ask, values)
    assert isinstance(answer, Refused)
    assert answer.reason.key == f"pv.fight.why.{reason}"


GIVEN: list[tuple[str, dict[str, str], msgspec.Struct]] = [
    ("stand:ana", {"stand": "heroique"}, c.TakeStand(fighter="ana", stand="heroique")),
    ("clear:ana", {"ability": "int"}, c.Clear(fighter="ana", ability="int")),
    (
        "check:ana:m",
        {"way": "heroique"},
        c.Check(fighter="ana", wound="m", way="heroique"),
    ),
    (
        "offer:ana:bruno",
        {"weapon": "aucun"},
        c.Strike(fighter="ana", target="bruno", made=False),
    ),
    (
        "offer:ana:bruno",
        {"weapon": "arme/nues"},
        c.Strike(fighter="ana", target="bruno", made=True),
    ),
    ("act:ana", {"action": "rompre"}, c.Do(fighter="ana", deed="rompre")),
    ("act:ana", {"action": "sort", "segments": "3"}, c.Cast(fighter="ana", segments=3)),
    ("act:ana", {"action": "sort"}, c.Cast(fighter="ana", segments=1)),
    (
        "act:ana",
        {"action": "boire", "points": "6", "deep": "d"},
        c.Drink(fighter="ana", points=6, wound="d"),
    ),
    ("act:ana", {"action": "stabiliser", "tended": "b"}, c.Tend(fighter="ana", target="b")),
    (
        "act:ana",
        {"action": "interposer", "first": "b", "second": "b"},
        c.Interpose(fighter="ana", target="b"),
    ),
    (
        "act:ana",
        {"action": "interposer", "first": "b", "second": "c"},
        c.Interpose(fighter="ana", target="b", other="c"),
    ),
    (
        "act:ana",
        {
            "action": "arme/bow",
            "target": "bruno",
            "manner": "non-letal-repousser",
            "behind": "oui",
            "guided": "oui",
            "shot": "limite",
            "ally": "carl",
            "times": "2",
            "modifier": "-3",
        },
        attack(
            weapon="bow",
            nonlethal=True,
            push=Push.PLAIN,
            behind=True,
            guided=True,
            shot="limite",
            ally="carl",
            times=2,
            modifier=-3,
        ),
    ),
    ("act:ana", {"action": "arme/sword", "target": "bruno", "ally": "bruno"}, attack()),
    (
        "condition:ana",
        {"what": "confus", "margin": "3", "reason": "sort"},
        c.Condition(fighter="ana", what="confus", on=True, margin=3, reason="sort"),
    ),
    ("end:ana", {"what": "peur"}, c.Condition(fighter="ana", what="peur", on=False)),
    ("bears:ana", {"standing": "coma"}, c.Bears(fighter="ana", standing="coma")),
    (
        "hurt:ana",
        {"amount": "5", "nonlethal": "oui"},
        c.Hurt(fighter="ana", amount=5, nonlethal=True),
    ),
    (
        "heal:ana",
        {"points": "5", "source": "potion", "deep": "d"},
        c.Heal(fighter="ana", points=5, wound="d", potion=True),
    ),
    ("engage:ana", {"foe": "b"}, c.Engage(fighter="ana", foe="b", engaged=True)),
    ("separate:ana", {"foe": "b"}, c.Engage(fighter="ana", foe="b", engaged=False)),
    ("clock:ana", {"units": "2"}, c.Clock(fighter="ana", units=2)),
    (
        "swallow:ana",
        {"creature": "b", "base": "1"},
        c.Swallow(fighter="ana", creature="b", base=1),
    ),
    ("spat:ana", {}, c.Swallow(fighter="ana", creature="", base=0)),
    ("disbelieve:ana", {"wound": "m"}, c.Disbelieve(fighter="ana", wound="m")),
    (
        "react:ana",
        {"foe": "b", "reaction": "contact"},
        c.React(fighter="ana", foe="b", reaction="contact"),
    ),
]


@pytest.mark.parametrize("case", GIVEN, ids=lambda case: case[0])
def test_answers_become_commands(case: tuple[str, dict[str, str], msgspec.Struct]) -> None:
    ask, values, command = case
    arena = plain()
    assert arena.rules.answer(arena.state, ask, values) == command


def test_area_damage_is_read() -> None:
    rules = plain().rules
    targets = (("ana", False), ("bruno", True))
    swept = rules.area(targets, {"damage": "8", "spell": "oui", "level": "12"})
    assert swept == c.Sweep(targets=targets, damage=8, spell=True, level=12)
    plainly = rules.area(targets, {"damage": "8", "spell": "non"})
    assert plainly == c.Sweep(targets=targets, damage=8)
    for values in ({"damage": "x"}, {"damage": "8", "level": "x"}, {}):
        assert isinstance(rules.area(targets, values), Refused)
