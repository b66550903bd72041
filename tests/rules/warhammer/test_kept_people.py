"""What Warhammer works out of people: profiles, what is wrong with them, their hands, their tests;
and chases from moment to moment. Read once and kept."""

import random
from collections.abc import Callable
from itertools import product

import pytest
from msgspec.structs import replace

from desktop.rules.dice import Dice, roll
from desktop.rules.system import NeedDice
from desktop.rules.warhammer import armed, creation, limbs, profile, skills, trial
from desktop.rules.warhammer.arms import extra_attack, hindrance, problems_of_hands, two_handed_grip
from desktop.rules.warhammer.careers import suggested
from desktop.rules.warhammer.chase import state as chase
from desktop.rules.warhammer.document import (
    CHARACTERISTICS,
    Character,
    Hand,
    Injury,
    Kind,
    Ongoing,
    Origin,
    SkillHeld,
    TalentHeld,
    Wound,
)
from desktop.rules.warhammer.explain import explain
from desktop.rules.warhammer.harm import half_lost, handed
from desktop.rules.warhammer.percent import attempt
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.differing import differences
from tests.rules.outline import kept, outline
from tests.rules.warhammer.cases import CC, OTHER, Rows, stay
from tests.rules.warhammer.chase.test_chase import Track, sample
from tests.rules.warhammer.heroes import hero
from tests.rules.warhammer.people import person, piece, weapon
from tests.rules.warhammer.test_system import SETTINGS, SYSTEM

TABLES = SYSTEM.tables
SPREAD = Settings(options=Options(cc_penalties_spread=True, mage_fm=True))
CUT = Wound(id="w", kind="tranchantes", location="bras", value=5)
ROLLED: dict[str, int] = dict.fromkeys(CHARACTERISTICS, 11)
LIMP = Ongoing(stat="m", halved=True, until="guerison")
DAZED = Ongoing(stat="cc", amount=-15, rounds=2)
SORE = Ongoing(stat="actions", amount=-10, rounds=2)
SCARRED = (Injury(stat="soc", amount=-5), Injury(stat="ag", halved=True))
BLADES = (weapon("epee"), weapon("dague", Hand.LEFT))
PEOPLE: dict[str, Character] = {
    "nobody": Character(),
    **{
        f"{race} {die}": Character(origin=Origin(race=race, dice=ROLLED, destiny_die=die))
        for race, die in product(("humain", "elfe", "nain", "halfling"), (1, 4, 5, 7, 8, 10))
    },
    "orque": Character(name="Gruk", origin=Origin(race="orque", dice={"cc": 1, "ct": 21})),
    "swapped": Character(origin=Origin(dice=ROLLED, swapped={"cc": "ct", "ct": "f", "f": "cc"})),
    "swapped wrongly": Character(origin=Origin(dice=ROLLED, swapped={"cc": "ct"})),
    "monster": person(kind=Kind.MONSTER, f=37, e=55, ag=9),
    "weak": person(f=-5, e=4, ag=-12, m=-2),
    "marksman": person("tireur-d-elite", "combattant-virevoltant", ag=62),
    "spent": replace(person(), destiny_extra=3, destiny_spent=1, fortune_spent=1),
    "overspent": replace(person(), destiny_extra=1, destiny_spent=3, fortune_spent=9),
    "hurt": replace(
        person(cc=41, ag=33),
        wounds=(replace(CUT, penalties=(LIMP, DAZED, SORE), injuries=SCARRED),),
    ),
    "hurt mage": replace(person(), magic=1, wounds=(replace(CUT, penalties=(DAZED,)),)),
    "healed": replace(
        person(), wounds=(replace(CUT, penalties=(DAZED, SORE), injuries=SCARRED, healed=True),)
    ),
    "two-handed": replace(person(), weapons=(weapon("epee", Hand.BOTH),)),
    "two blades": replace(person(), weapons=BLADES),
    "two blades, ambidextrous": replace(person("ambidextre"), weapons=BLADES),
    "three blades": replace(person(), weapons=(*BLADES, weapon("gourdin"))),
    "a pike in one hand": replace(person(), weapons=(weapon("pique", Hand.LEFT),)),
    "a flail": replace(person(), weapons=(weapon("fleau-d-armes", Hand.BOTH),)),
    "a shield": replace(person(), weapons=(weapon("epee"), weapon("bouclier", Hand.LEFT))),
    "a staff": replace(person(), weapons=(weapon("baton", Hand.BOTH),)),
    "in armour": replace(
        person("robuste"), armour=(piece("plates-greves"), piece("maille-gilet"), piece("rien"))
    ),
    "in too much": replace(person(), armour=(piece("plates-plastron"), piece("ecailles-gilet"))),
    "learnt": Character(
        name=" Ana ",
        skills=(
            SkillHeld(id="a", skill="soins", level=4),
            SkillHeld(id="b", skill="vol"),
            SkillHeld(id="c", skill="langue", subject="khazalid", level=2),
        ),
        talents=(TalentHeld(id="t", talent="Ouïe fine"),),
    ),
    "hero": hero(),
}
NUMBERS = (
    *(f"{stage}:{one}" for stage in ("base", "characteristic") for one in CHARACTERISTICS),
    *("bf", "be", "ba", "attacks", "move", "destiny", "fortune", "rolls", "penalty:cc"),
)


def profiles() -> Rows:
    """Every sum of everybody, by three sets of settings."""
    for name, one in PEOPLE.items():
        for place, settings in enumerate((SETTINGS, OTHER, SPREAD)):
            totals = {each: explain(TABLES, settings, one, each) for each in NUMBERS}
            told = {each: total.total for each, total in totals.items() if total is not None}
            yield f"{name} {place}", told
        worked = profile.profile(TABLES, SETTINGS, one)
        yield name, (worked.move, worked.destiny, worked.fortune, worked.natural_be, worked.bf)
    for value in (-1, 0, 9, 10, 19):
        yield f"tens {value}", (profile.tens(value), half_lost(value))


def problems() -> Rows:
    """What is wrong, and what is not chosen yet."""
    for name, one in PEOPLE.items():
        found = creation.in_creation(TABLES, SETTINGS, one)
        yield name, [(each.rule, each.step, each.severity, each.text) for each in found]
        yield f"{name} ends", creation.finished(TABLES, SETTINGS, one)
    for first, second in ((1, 1), (10, 10), (3, 4)):
        yield f"money {first} {second}", creation.starting_money(first, second)


def grips() -> Rows:
    """What hands hold, and what that costs."""
    for name, one in PEOPLE.items():
        if one.weapons:
            found = [hindrance(TABLES, each, one) for each in (SETTINGS, OTHER)]
            grip = two_handed_grip(TABLES, one)
            yield name, (found, grip, extra_attack(TABLES, one), problems_of_hands(TABLES, one))
            worked = profile.profile(TABLES, SETTINGS, one)
            for id, used in armed.weapon_arms(TABLES, one).items():
                damage = armed.damage(one, worked, used)
                yield f"{name} {id}", (armed.score(one, worked, used).total, damage)
    held = (weapon("epee"), weapon("dague", Hand.LEFT), weapon("pique", Hand.BOTH))
    for wound in (
        *(replace(CUT, useless=each) for each in ("jambe", "avant-bras-soins")),
        *(replace(CUT, injuries=(Injury(what=each),)) for each in ("main", "bras", "pied", "oeil")),
        replace(CUT, injuries=(Injury(what="main", broken=True),)),
        replace(CUT, injuries=(Injury(what="amputation", count=1),)),
        replace(CUT, location="jambes", injuries=(Injury(what="amputation", count=1),)),
        replace(CUT, location="corps", injuries=(Injury(what="amputation", count=1),)),
        replace(CUT, injuries=(Injury(stat="cc", amount=-6, only="main"),)),
        replace(CUT, useless="avant-bras-soins", healed=True),
    ):
        for side in ("", "droite", "gauche"):
            one = Character(weapons=held, wounds=(replace(wound, side=side),))
            yield (
                outline(one.wounds),
                (
                    limbs.takes_hand(wound),
                    limbs.has_side(wound),
                    len(limbs.unsaid(one)),
                    limbs.missing(one).left,
                    [limbs.cannot_hold(one, hand) for hand in Hand],
                    [each.hand for each in limbs.let_go(one)],
                    [
                        handed(one, "cc", CC, hand, told=told).total
                        for hand in Hand
                        for told in (True, False)
                    ],
                ),
            )
    both = (replace(CUT, useless="x"), replace(CUT, id="v", useless="x"))
    none = Character(weapons=held, wounds=both)
    yield "none left", [limbs.cannot_hold(none, hand) for hand in Hand]


def asked() -> Rows:
    """Tests of skills and characteristics, as they are aimed at and told."""
    for name in ("hero", "learnt", "hurt", "weak"):
        one = PEOPLE[name]
        worked = profile.profile(TABLES, SETTINGS, one)
        for each in trial.askable(TABLES, one):
            mud = trial.Modifier(-10, "la boue")
            aim = trial.aim(TABLES, SETTINGS, worked, one, each, mud, trial.Modifier(5))
            yield f"{name} {outline(each)}", (trial.asked_title(TABLES, each), aim)
    for career in ("Garde", "Soldat", "Boucher"):
        for learnt in ((), (SkillHeld(id="a", skill="filature"),)):
            beginner = Character(origin=Origin(career=career), skills=learnt)
            yield f"{career} {len(learnt)}", suggested(TABLES, beginner)
    for skill in TABLES.skills:
        what = trial.Asked("skill", skill.id)
        hidden, used = trial.hidden_of(TABLES, what), trial.uses_of(TABLES, what)
        told = (hidden and hidden.id, used and used.id, trial.reveals(used))
        yield skill.id, (told, skills.level(hero(), skill.id))
    for target, rolled in product((50, 100), (1, 2, 50, 51, 99, 100)):
        test = attempt(target, rolled)
        yield f"{target} {rolled}", (trial.outcome(test), trial.may_reroll(test))


KEPT: dict[str, Callable[[], Rows]] = {
    "profiles": profiles,
    "problems": problems,
    "grips": grips,
    "asked": asked,
}


@pytest.mark.parametrize("name", KEPT)
def test_what_is_worked_out_of_people(name: str) -> None:
    stay(name, KEPT[name]())


def test_what_a_chase_shows_from_moment_to_moment(tables: Tables) -> None:
    """Three chases run at random, each step told as what differs from the one before."""
    told = ["== caught"]
    track = sample(tables)
    track.run(chase.SetLead(fighter="garde1", quarry="", metres=1))
    for dice in ({"abel": 98, "garde1": 1, "garde2": 60}, {}):
        before = track.rules.view(track.state)
        track.next(**dice)
        told += differences(before, track.rules.view(track.state))
    for seed in range(3):
        generator, track = random.Random(seed), sample(tables)
        told.append(f"== {seed}")
        for _ in range(12):
            before = track.rules.view(track.state)
            step(track, generator)
            told += differences(before, track.rules.view(track.state))
        for command in (
            *(track.rules.correct_pool("garde1", each, 7, "") for each in ("lead", "rien")),
            track.rules.correct_box("abel", "x", 0, True, ""),
            *(
                track.rules.answer(track.state, each, {})
                for each in ("lead:garde1", "judge:abel", "x")
            ),
            track.rules.take_turn(track.state, "abel"),
            track.rules.area((), {}),
            *(chase.Judge(fighter="abel", fate=each) for each in chase.Fate),
            chase.Remove(fighter="garde2"),
        ):
            told.append(outline(command))
            if isinstance(command, chase.Judge | chase.Remove | chase.SetLead | chase.Refuse):
                told.append(outline(track.rules.decide(track.state, command, Dice())))
    now = "\n".join(told)
    assert now == kept("warhammer-chases", now)


def step(track: Track, generator: random.Random) -> None:
    """What "next" does, an obstacle tried to be avoided now and then; nothing once it is over."""
    view = track.rules.view(track.state)
    if view.advance is None:
        return
    for ask in view.asks:
        if ask.id.startswith("avoid") and generator.random() < 0.5:
            track.run(track.rules.answer(track.state, ask.id, {"tries": "oui"}))
    command = track.rules.advance(track.state)
    outcome = track.rules.decide(track.state, command, Dice())  # type: ignore[arg-type]
    specs = outcome.specs if isinstance(outcome, NeedDice) else ()
    track.run(command, **{one.key.actor: one.value for one in roll(specs, generator)})
