"""Beside the fight: infections, chases, talks, jumps, money, magic, creation."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.breakdown import start
from desktop.rules.message import say
from desktop.rules.warhammer.creation import is_swap, problems, starting_money
from desktop.rules.warhammer.document import (
    CHARACTERISTICS,
    Character,
    Kind,
    Origin,
    PieceHeld,
    Purse,
    SkillHeld,
    Wound,
)
from desktop.rules.warhammer.infection import (
    Phase,
    Treatment,
    amputation_target,
    course,
    days_to_death,
    festers,
    foul_allowed,
    healing_days,
    infection_target,
    penalty,
    phase_on,
    phases,
)
from desktop.rules.warhammer.leap import away, fall_damage, high_jump, long_jump
from desktop.rules.warhammer.magic import cast, chaos_dice, voiceless
from desktop.rules.warhammer.money import Coins, amount, coins, legs, lots, paid
from desktop.rules.warhammer.percent import attempt
from desktop.rules.warhammer.run import Breath, flight_move, lead, move_result, step
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.load import Tables
from desktop.rules.warhammer.talk import Interrogation, opened, opposite, questioned, tortured
from tests.rules.warhammer.people import person, piece, weapon

replace = msgspec.structs.replace


def wound(value: int, kind: str = "tranchantes", location: str = "bras", **fields: object) -> Wound:
    return Wound(id="w", kind=kind, location=location, value=value, **fields)  # type: ignore[arg-type]


# Infections.


@pytest.mark.rule("WH-INFECT-WHEN", "WH-AMMO-BARBED")
@pytest.mark.parametrize(
    ("value", "kind", "due"),
    [
        (1, "tranchantes", False),
        (2, "tranchantes", True),
        (6, "projectiles", True),
        (6, "contondantes", False),
        (6, "pugilat", False),
    ],
)
def test_which_wounds_fester(value: int, kind: str, due: bool) -> None:
    assert festers(wound(value, kind)) is due


@pytest.mark.rule(
    "WH-INFECT-WOUND",
    "WH-INFECT-WEAPON",
    "WH-INFECT-TREATMENT",
    "WH-INFECT-CHARACTER",
    "WH-INFECT-ENVIRONMENT",
    "WH-AMMO-BARBED",
)
@pytest.mark.parametrize(
    ("hurt", "treatment", "who", "more"),
    [
        (wound(2), Treatment(), person(), 20),
        (wound(3), Treatment(), person(), 20),
        (wound(4), Treatment(), person(), 10),
        (wound(5, "projectiles", barbed=True), Treatment(), person(), 0),
        (wound(7), Treatment(), person(), 0),
        (wound(9), Treatment(), person(), -10),
        (wound(15), Treatment(), person(), -20),
        (wound(10, fragment=True), Treatment(), person(), -40),
        (wound(6, weapon_state="sale"), Treatment(), person(), -10),
        (wound(6, weapon_state="souillee"), Treatment(), person(), -20),
        (wound(6, weapon_state="propre"), Treatment(), person(), 10),
        (wound(6), Treatment(washed=True, stitched=True, ointment=True), person(), 50),
        (wound(6), Treatment(stitched=False), person(), 10),
        (wound(6), Treatment(), replace(person("dur-a-cuire"), origin=Origin(race="nain")), 20),
        (
            wound(6),
            Treatment(),
            replace(person("resistance-aux-maladies"), origin=Origin(race="halfling")),
            20,
        ),
        (wound(6), Treatment(), replace(person(), origin=Origin(race="elfe")), 0),
        (wound(6), Treatment(foul=-30, hygiene=True), person(), -40),
        (wound(6, "projectiles", lodged=True), Treatment(), person(), -20),
    ],
)
def test_modifiers_of_the_infection_test(
    tables: Tables, settings: Settings, hurt: Wound, treatment: Treatment, who: Character, more: int
) -> None:
    found = infection_target(tables, settings, who, start("E", 50), hurt, treatment)
    assert found.total == 50 + more


@pytest.mark.rule("WH-INFECT-ENVIRONMENT")
def test_no_place_is_fouler_than_30() -> None:
    assert foul_allowed(-40) is not None
    assert foul_allowed(-5) is not None
    assert foul_allowed(10) is not None
    assert [foul_allowed(one) for one in (0, -10, -20, -30)] == [None] * 4


@pytest.mark.rule("WH-INFECT-MARGIN-20", "WH-INFECT-MARGIN-40", "WH-INFECT-MARGIN-41")
@pytest.mark.parametrize(
    ("target", "roll", "expected"),
    [
        (40, 40, None),
        (40, 41, "fievre"),
        (40, 55, "fievre"),
        (40, 60, "fievre"),
        (40, 61, "grave"),
        (40, 80, "grave"),
        (40, 81, "gangrene"),
        (-30, 95, "gangrene"),
        (120, 100, "fievre"),
    ],
)
def test_courses(tables: Tables, target: int, roll: int, expected: str | None) -> None:
    found = course(tables, attempt(target, roll))
    assert (None if found is None else found.id) == expected


@pytest.mark.rule("WH-INFECT-MARGIN-20", "WH-INFECT-MARGIN-40", "WH-INFECT-MARGIN-41")
def test_days_of_an_infection() -> None:
    assert phases("fievre", 6) == (Phase(4, -10),)
    assert phases("fievre", 12) == (Phase(0, -10),)
    assert phases("grave", 6) == (Phase(1, -10), Phase(4, -30), Phase(4, -10))
    assert phases("grave", 6, in_bed=False) == (Phase(2, -10), Phase(8, -30), Phase(8, -10))
    assert phases("gangrene", 6)[0] == Phase(1, -10)
    assert (days_to_death("gangrene", 6), days_to_death("grave", 6)) == (11, None)
    assert sum(phase.days for phase in phases("gangrene", 6)) == 11
    found = [phase_on("grave", 6, day) for day in (1, 2, 5, 6, 9, 10)]
    assert [None if one is None else one.penalty for one in found] == [
        -10,
        -30,
        -30,
        -10,
        -10,
        None,
    ]


@pytest.mark.rule("WH-INFECT-NO-STACK")
def test_infections_of_one_kind_do_not_add_up() -> None:
    mild, harsh = Phase(4, -10), Phase(3, -30)
    assert penalty((("fievre", mild), ("fievre", mild))) == -10
    # One kind in two phases is one effect, and the worse of them; another kind comes on top, even
    # where it costs as much.
    assert penalty((("grave", mild), ("grave", harsh), ("grave", mild))) == -30
    assert penalty((("fievre", mild), ("grave", harsh))) == -40
    assert penalty((("fievre", mild), ("grave", mild))) == -20
    assert penalty(()) == 0


@pytest.mark.rule("WH-INFECT-MARGIN-41")
def test_amputation() -> None:
    assert amputation_target(start("E", 40), attempt(50, 28)).total == 70
    assert amputation_target(start("E", 40), attempt(50, 50)).total == 50
    assert amputation_target(start("E", 40), attempt(50, 60)).total == 40
    assert amputation_target(start("E", 40), None).total == 40


@pytest.mark.rule("WH-CRIT-HEALING-TIMES")
def test_healing_times(tables: Tables) -> None:
    assert healing_days(tables, wound(2)) == (14, 14)
    assert healing_days(tables, wound(4)) == (14, 14)
    assert healing_days(tables, wound(15)) == (90, 90)
    assert healing_days(tables, wound(14)) == (90, 90)
    assert healing_days(tables, wound(7), bone="fele") == (14, 21)
    assert healing_days(tables, wound(10), bone="casse") == (30, 60)


# The chase.


@pytest.mark.rule(
    "WH-CHASE-MOVE-TEST",
    "WH-CHASE-OBSTACLE",
    "WH-CHASE-OBSTACLE-AG",
    "WH-CHASE-ROUNDING",
    "WH-CHASE-MINIMUM",
    "WH-CHASE-ENDURANCE",
)
@pytest.mark.parametrize(
    ("move", "roll", "failures", "agility", "metres"),
    [
        (5, 26, 0, None, 30),
        (4, 31, 0, None, 24),
        (4, 40, 0, None, 24),
        (5, 62, 0, None, 27),
        (4, 76, 0, None, 15),
        (4, 44, 0, None, 23),
        (4, 60, 0, True, 24),
        (4, 60, 0, False, 14),
        (4, 98, 1, False, 0),
        (4, 47, 0, None, 23),
        (4, 41, 0, None, 24),
        (4, 34, 1, None, 23),
    ],
)
def test_metres_run(move: int, roll: int, failures: int, agility: bool | None, metres: int) -> None:
    assert step(move, roll, failures, agility).metres.total == metres


@given(
    st.integers(0, 12), st.integers(1, 100), st.integers(0, 5), st.sampled_from((None, True, False))
)
def test_nobody_runs_backwards(move: int, roll: int, failures: int, agility: bool | None) -> None:
    one = step(move, roll, failures, agility)
    assert 0 <= one.metres.total <= 6 * move


@pytest.mark.rule("WH-CHASE-CRITICAL")
def test_disasters() -> None:
    assert [step(4, roll).disaster for roll in (98, 99, 100)] == [False, True, True]
    assert step(4, 95, 1).disaster is False


@pytest.mark.rule("WH-CHASE-FLIGHT-TALENT")
def test_flight() -> None:
    assert [flight_move(4, 3, number, talent=True) for number in (1, 2, 3)] == [5, 5, 4]
    assert [flight_move(4, 5, number, talent=True) for number in (3, 4)] == [5, 4]
    assert flight_move(4, 3, 1, talent=False) == 4


@pytest.mark.rule("WH-CHASE-ENDURANCE", "WH-CHASE-ENDURANCE-REPEAT")
def test_breath() -> None:
    assert [number for number in range(1, 7) if Breath().due(number, 3)] == [2, 4, 6]
    assert [number for number in range(1, 7) if Breath().due(number, 5)] == [3, 6]
    assert move_result(30, 2).total == 50
    passed = Breath().after(passed=True)
    assert passed.due(3, 3)
    assert passed.target(start("E", 35)).total == 25
    again = passed.after(passed=True)
    assert again.target(start("E", 35)).total == 15
    failed = again.after(passed=False)
    assert (failed.failures, failed.streak) == (1, 0)
    assert failed.target(start("E", 35)).total == 25
    assert not failed.due(5, 3)


@pytest.mark.rule("WH-CHASE-LEAD", "WH-CHASE-EXAMPLE")
def test_the_chase_of_abel() -> None:
    leads, now = [], 10
    talent = True
    moves = [(26, 31, 0, None), (62, 7, 0, None), (34, 44, 1, None), (98, 76, 1, False)]
    for number, (abel, guard, tired, agility) in enumerate(moves, 1):
        fugitive = step(flight_move(4, 3, number, talent=talent), abel, tired, agility)
        now = lead(now, fugitive.metres.total, step(4, guard).metres.total)
        leads.append(now)
    assert leads == [16, 19, 19, 4]
    assert step(4, 100).disaster


# Interrogation.


@pytest.mark.rule("WH-INTERRO-LINES", "WH-INTERRO-EXAMPLE", "WH-INTERRO-RELUCTANT")
def test_arnolf_and_the_butcher() -> None:
    lines = (
        ("un homme près du moulin",),
        ("il boitait",),
        ("un sosie au village",),
        ("c’est le boucher",),
    )
    case = opened(Interrogation(lines=lines))
    assert case.known() == ()
    found = questioned(case, attempt(45, 22), attempt(40, 35))
    assert found is not None
    assert found.known() == lines[0] + lines[1] + lines[2]
    three = Interrogation(lines=((), (), ("a", "b", "c"), ()), revealed=2)
    assert three.known() == ("a", "b", "c")
    assert len(Interrogation().lines) == 4


@pytest.mark.rule("WH-INTERRO-RELUCTANT")
@pytest.mark.parametrize(
    ("asker", "subject", "revealed"),
    [
        ((45, 22), (40, 35), 2),
        ((45, 33), (40, 55), 1),
        ((45, 60), (40, 35), -1),
        ((45, 33), (60, 35), -1),
        ((45, 41), (40, 60), 0),
        ((45, 31), (40, 40), 1),
    ],
)
def test_reluctant_subjects(
    asker: tuple[int, int], subject: tuple[int, int], revealed: int
) -> None:
    found = questioned(Interrogation(), attempt(*asker), attempt(*subject))
    assert found is not None
    assert found.revealed == revealed


def test_two_failures_roll_again() -> None:
    assert questioned(Interrogation(), attempt(45, 60), attempt(40, 80)) is None


@pytest.mark.rule("WH-INTERRO-WILLING")
@pytest.mark.parametrize(("roll", "revealed"), [(45, 1), (24, 3), (3, 3), (60, 0)])
def test_willing_subjects(roll: int, revealed: int) -> None:
    case = opened(Interrogation(reluctant=False))
    assert case.revealed == 0
    found = questioned(case, attempt(45, roll), None)
    assert found is not None
    assert found.revealed == revealed


@pytest.mark.rule("WH-INTERRO-TORTURE", "WH-INTERRO-DISCREET")
def test_torture() -> None:
    asked = questioned(Interrogation(), attempt(45, 33), attempt(40, 55))
    assert asked is not None
    assert tortured(asked, attempt(50, 25)).revealed == 3
    assert tortured(asked, attempt(50, 75)) == asked
    talk = questioned(Interrogation(discreet=True), attempt(45, 33), attempt(40, 55))
    assert talk is not None
    assert (talk.skill, talk.may_torture) == ("charisme", False)
    assert tortured(talk, attempt(50, 25)) == talk
    assert (asked.skill, Interrogation().may_torture) == ("intimidation", False)


@pytest.mark.rule("WH-TEST-OPPOSED-PAIRS")
def test_what_is_opposed_to_what(tables: Tables) -> None:
    assert [
        opposite(tables, one) for one in ("filature", "hypnotisme", "marchandage", "natation")
    ] == [
        "perception",
        "fm",
        "marchandage",
        None,
    ]


# Jumps and moves.


@pytest.mark.rule("WH-JUMP-LONG")
@pytest.mark.parametrize(
    ("run_up", "roll", "centimetres"),
    [(4, 40, 500), (8, 40, 500), (4, 60, 350), (0, 60, 175), (3, 40, 250), (4, 45, 450)],
)
def test_long_jumps(run_up: int, roll: int, centimetres: int) -> None:
    assert long_jump(6, 4, run_up, attempt(40, roll)).total == centimetres


@pytest.mark.rule("WH-JUMP-HIGH-TABLE", "WH-JUMP-ATTACK")
@pytest.mark.parametrize(
    ("height", "difficulty", "sure", "damage"),
    [
        (180, None, "reussite", 0),
        (199, None, "reussite", 0),
        (200, 30, None, 2),
        (250, 20, None, 3),
        (320, 10, None, 3),
        (350, 0, None, 4),
        (400, -10, None, 4),
        (470, -20, None, 5),
        (500, -30, None, 5),
        (549, -30, None, 5),
        (550, None, "echec", 6),
        (600, None, "echec", 6),
    ],
)
def test_high_jumps(
    tables: Tables, height: int, difficulty: int | None, sure: str | None, damage: int
) -> None:
    row = high_jump(tables, height)
    assert (row.difficulty, row.sure, row.damage) == (difficulty, sure, damage)


@pytest.mark.rule("WH-JUMP-ARMOUR")
@pytest.mark.parametrize(
    ("rows", "damage"),
    [
        (("matelassee-gambison",), 3),
        (("plates-plastron",), 4),
        (("matelassee-gambison", "plates-plastron"), 3),
        ((), 4),
        (("matelassee-gambison", "cuir-bouilli-calotte"), 3),
    ],
)
def test_light_armour_softens_falls(tables: Tables, rows: tuple[str, ...], damage: int) -> None:
    who = replace(person(), armour=tuple(piece(one) for one in rows))
    assert fall_damage(tables, who, high_jump(tables, 400)).total == damage


@pytest.mark.rule("WH-NC-MOVE", "WH-DISENGAGE-FREE-ATTACKS", "WH-DISENGAGE-ACTION")
def test_moves() -> None:
    assert [away(4, pace, 0).metres for pace in ("marche", "course", "furtif")] == [12, 24, 4]
    assert [away(4, pace, 0, half=True).metres for pace in ("marche", "course", "furtif")] == [
        6,
        12,
        2,
    ]
    assert (away(4, "marche", 2).free_attacks, away(4, "marche", 2).halves) == (2, 2)
    assert [away(4, "marche", 2, half=half).halves for half in (False, True)] == [2, 1]
    out = away(4, "marche", 2, disengaging=True)
    assert out.halves == 1
    assert (out.metres, out.free_attacks, out.halves) == (6, 0, 1)
    assert away(4, "course", 2, disengaging=True).metres == 12


# Money and magic.


@pytest.mark.rule("WH-MONEY-CONVERSION", "WH-MONEY-PISTOLE")
def test_coins() -> None:
    assert coins(480 * 4) == Coins(8, 0, 0)
    assert 480 * 4 // 12 == 160
    assert coins(25 * 12) == Coins(1, 5, 0)
    assert coins(160 * 12 * 12) == Coins(96, 0, 0)
    assert [part.key for part in amount(271).params["parts"]] == [
        "wh.money.co",
        "wh.money.pa",
        "wh.money.s",
    ]  # type: ignore[union-attr]
    assert amount(0).params["parts"] == (say("wh.money.s", count=0),)


@given(st.integers(0, 100_000))
def test_coins_are_the_amount(sous: int) -> None:
    one = coins(sous)
    assert one.co * 240 + one.pa * 12 + one.s == sous
    assert one.pa < 20
    assert one.s < 12


@pytest.mark.rule("WH-PRICE-MELEE", "WH-MONEY-LIARD")
def test_paying(tables: Tables, settings: Settings) -> None:
    price = (tables.melee.get("epee").price or 0) + (tables.melee.get("bouclier").price or 0)
    left = paid(settings, Purse(sous=480, liards=3), price)
    assert left == Purse(sous=19 * 12, liards=3)
    assert paid(settings, Purse(sous=5, liards=100), 6) is None
    rated = Settings(options=Options(liards_to_sou=4))
    assert paid(rated, Purse(sous=5, liards=100), 6) == Purse(sous=0, liards=96)
    assert paid(rated, Purse(sous=5, liards=3), 6) is None


@pytest.mark.rule("WH-PRICE-TRAVEL", "WH-PRICE-AMMO")
def test_legs_and_lots(tables: Tables) -> None:
    by_name = {one.name: one.price for one in tables.prices}
    assert legs(40, 5) * by_name["Coche (5 km)"] == 24
    assert legs(12, 5) * 2 == 6
    assert legs(60, 20) * 6 == 18
    assert lots(6, 5, 10) == 12
    assert lots(3, 5, 1) == 1


@pytest.mark.rule("WH-MAGIC-CHAOS-DIE", "WH-MAGIC-CHAOS-ONES", "WH-MAGIC-CHAOS-DOUBLES")
def test_casting() -> None:
    assert cast((6, 4), (9,)).total == 10
    assert cast((1, 1), (5,)).all_ones is True
    assert cast((1, 3), (1,)).all_ones is False
    assert cast((7, 3), (7,)).equal == 2
    assert cast((4, 4), (4,)).equal == 3
    assert cast((2, 3), (4,)).equal == 1


@pytest.mark.rule("WH-MAGIC-CHAOS-DIE", "WH-CRIT-MAGES")
def test_chaos_dice(tables: Tables) -> None:
    hurt = (wound(3), wound(4), wound(5, healed=True))
    assert (chaos_dice(()), chaos_dice((), vulgar=True), chaos_dice(hurt)) == (1, 2, 3)
    throat = wound(11, "contondantes", "tete")
    assert voiceless(tables, (throat,))
    assert not voiceless(tables, (replace(throat, healed=True),))
    assert not voiceless(tables, hurt)


# Creation.


@pytest.mark.rule("WH-CREATE-SWAP")
@pytest.mark.parametrize(
    ("swapped", "allowed"),
    [
        ({}, True),
        ({"cc": "ct", "ct": "cc"}, True),
        ({"cc": "ct", "ct": "f", "f": "cc"}, True),
        ({"cc": "ct", "ct": "cc", "f": "e", "e": "f"}, True),
        ({"cc": "ct", "ct": "f", "f": "e", "e": "ag", "ag": "cc"}, False),
        ({"cc": "ct"}, False),
        ({"cc": "cc"}, True),
        ({"cc": "ct", "f": "ct"}, False),
    ],
)
def test_swaps(swapped: dict[str, str], allowed: bool) -> None:
    assert is_swap(swapped) is allowed


@pytest.mark.rule("WH-CREATE-MONEY")
def test_starting_money_is_in_pistoles() -> None:
    assert starting_money(6, 9) == Purse(sous=180)


def test_problems_are_named(tables: Tables, settings: Settings) -> None:
    keys = [one.text.key for one in problems(tables, settings, Character())]
    assert keys[0] == "wh.problem.no-race"
    assert keys.count("wh.problem.no-dice") == 1
    bad = Character(
        origin=Origin(race="troll", dice=dict.fromkeys(CHARACTERISTICS, 21), swapped={"cc": "ct"}),
        weapons=(weapon("baton"),),
        armour=(
            PieceHeld(id="x", piece="cape"),
            piece("cuir-bouilli-plastron"),
            piece("maille-chemise"),
        ),
        skills=(SkillHeld(id="a", skill="magie"), SkillHeld(id="b", skill="fouille", level=4)),
    )
    found = [one.text.key for one in problems(tables, settings, bad)]
    assert found.count("wh.problem.dice") == 8
    for key in (
        "wh.problem.race",
        "wh.problem.swap",
        "wh.hands.needs-two",
        "wh.problem.layers",
        "wh.problem.skill",
        "wh.problem.level",
        "wh.problem.piece",
    ):
        assert key in found
    assert problems(tables, settings, replace(Character(), kind=Kind.MONSTER)) == ()
    for level, wrong in ((0, True), (1, False), (3, False), (4, True)):
        learnt = Character(
            kind=Kind.MONSTER, skills=(SkillHeld(id="a", skill="soins", level=level),)
        )
        assert bool(problems(tables, settings, learnt)) is wrong
