"""What the rules of PV négatifs make of people: states, wounds, saves, checks, essence, creation,
each on either side of what changes it; read once and kept (see `tests.rules.outline`)."""

import random
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from desktop.rules.errors import KnownError
from desktop.rules.pv_negatifs import (
    attack,
    below,
    checks,
    constitution,
    creation,
    essence,
    falls,
    healing,
    heroic,
    manoeuvres,
    mortal,
    movement,
    parachute,
    resistance,
    settings,
    states,
    willing,
)
from desktop.rules.pv_negatifs.checks import Check
from desktop.rules.pv_negatifs.document import (
    Armour,
    Body,
    Character,
    Essence,
    EssenceChange,
    Forgotten,
    Proficiency,
    Standing,
    Weapon,
)
from desktop.rules.pv_negatifs.settings import BodyRow, FallRow, Readings, Settings
from desktop.rules.pv_negatifs.surprise import surprise
from tests.rules.outline import kept, outline
from tests.rules.pv_negatifs.desk import SETTINGS, SYSTEM
from tests.rules.pv_negatifs.people import (
    conditions,
    deep,
    person,
    replace,
    standing,
    worn,
)
from tests.rules.pv_negatifs.people import (
    mortal as wound,
)
from tests.rules.pv_negatifs.test_kept_changes import ON, OTHER, PEOPLE

TABLES = SYSTEM.tables
BOTH = (SETTINGS, OTHER)
BOOK = Settings(readings=Readings(faces_22="livre"))
HELPS = {"for": 1, "dex": 2, "con": 3, "int": 4, "sag": 5, "cha": 6}
ARMS = (
    Weapon(id="a", name="Masse", dice=2, sides=6, bonus=-3),
    Weapon(id="b", name="Arc", ranged=True, size="grande"),
    Weapon(id="c", name="Griffe", natural=True, magic=2),
    Weapon(id="d", name="Lame", magic=1, size="petite"),
    Weapon(id="e", name="Fléau", magic=9, size="?"),
    Weapon(id="f", name="Massue", magic=11, dice=0, bonus=-1),
)
Rows = Iterator[tuple[object, object]]


def in_states() -> Rows:
    """Each state alone, and two at once."""
    names = TABLES.states.ids()
    for one, other in product(names, names):
        if one > other:
            continue
        held = person(
            body=conditions(one, other),
            helps=HELPS,
            armour=Armour(worn=6, dexterity=2, shield=1, by_class=3),
        )
        of = states.states(TABLES, held)
        struck = [states.to_be_hit(of, infiltrator=each)[0] for each in (False, True)]
        stabbed = [states.backstab(of, infiltrator=each) for each in (False, True)]
        yield (
            f"{one} {other}",
            [
                *(struck, stabbed, states.most_damage(of), states.helpless(TABLES, held)),
                *(
                    states.armour_class(TABLES, held, ranged=far, behind=behind).total
                    for far, behind in product((False, True), repeat=2)
                ),
                *(states.own_blows(TABLES, held, ranged=far).total for far in (False, True)),
            ],
        )
        for against, fear in (("autre", 0), ("degats", 1)):
            for guarded in (False, True):
                total = states.save(TABLES, held, against, HELPS, guarded=guarded, fear=fear)
                yield f"{one} {other} {against} {guarded}", total


def wounded() -> Rows:
    """Each wound alone, healed, beside another; how somebody bears up."""
    other = wound("bras-main-cassee", id="n")
    for row in TABLES.wounds:
        one = wound(row.id)
        yield row.id, mortal.handicaps(TABLES, (one,))
        both = [mortal.handicaps(TABLES, each) for each in ((one, other), (other, one))]
        yield f"{row.id} beside", both[0] if both[0] == both[1] else both
        held = person(mortal=(one,), armour=Armour(worn=6, dexterity=2, shield=1))
        told = states.armour_class(TABLES, held), states.own_blows(TABLES, held, ranged=False)
        yield f"{row.id} bears", (told, [each.id for each in states.states(TABLES, held)])
        yield f"{row.id} heals", mortal.restored(TABLES, one)
        for passed in (False, True):
            yield f"{row.id} {passed}", mortal.first_check(row, passed=passed)
    nothing = mortal.handicaps(TABLES, (wound("tete-decapite", healed=True), wound("?")))
    yield "healed and unknown", nothing
    for passed in (False, True):
        yield f"second {passed}", mortal.second_check(passed=passed)
    for zone, roll in product(TABLES.locations, (1, 2, 10, 11, 12, 13, 14, 15)):
        if roll <= zone.sides:
            rows = [mortal.effect(TABLES, each, zone.id, roll) for each in BOTH]
            yield f"{zone.id} {roll}", [None if each is None else each.id for each in rows]
    for row, con in product(("tete-carotide-touchee", "tete-scalp"), (3, 12)):
        drawn = [mortal.mortal_wound(each, "w", TABLES.wounds.get(row), 7, con) for each in BOTH]
        yield f"{row} {con}", drawn
    for value in Standing:
        one = standing(person(hp=-3), value.value)
        found = heroic.choices(one), healing.may_stabilise(one), movement.speed(TABLES, one)
        yield value.value, (found, [each.id for each in states.states(TABLES, one)])
    for hp in (1, 0, -1, -2):
        one = person(hp=hp)
        deeds = [deed for deed in (*sorted(heroic.HEROIC), "retrait") if heroic.needed(one, deed)]
        yield f"at {hp}", (deeds, heroic.choices(one), one.negatives)
    for hp, tried, stable, cut in product((0, -1), (False, True), (False, True), ((), (3,))):
        one = person(hp=hp, deep=deep(*cut), body=Body(tried=tried, stabilised=stable))
        yield f"care {hp} {tried} {stable} {cut}", healing.may_stabilise(one)
    for hp, cause in product((1, 0, -1, -100, -101), ("physique", "poison", "noyade")):
        yield f"clothes {hp} {cause}", below.clothes_chance(hp, cause).total  # type: ignore[arg-type]
    for damages in ((5, 10, 10, 50), (0, 1), ()):
        yield f"series {damages}", [below.series(each, 7, 20, damages) for each in BOTH]
    for helpers in (
        [("a", 9, False), ("b", 9, False)],
        [("a", 9, False), ("b", 7, True)],
        [("a", 9, False), ("b", 4, True)],
    ):
        yield f"helpers {helpers}", healing.best_helper(TABLES, helpers)
    for points, cut in product((1, 2, 3, 4, 30), ((), (3,), (3, 5))):
        one = person(
            hp=-4, lost=10, deep=deep(*cut), body=Body(stabilised=True, tried=True, days=2)
        )
        for chosen in ("", "d5"):
            healed = healing.heal(TABLES, SETTINGS, one, points, chosen)
            after = healed.character
            told = after.hp, after.lost, [each.id for each in after.deep], after.body
            yield f"heal {points} {cut} {chosen}", (healed.effective, healed.cured, told)
    for lost, points, hp in product((0, 3), (0, 1, 3, 4), (-2, -1, 15)):
        one = healing.rested_nonlethal(person(hp=hp, lost=lost), points)
        yield f"nonlethal {lost} {points} at {hp}", (one.hp, one.lost, one.body)


def rolled() -> Rows:
    """What a d20 must not pass, or reach."""
    one = person(
        dex=13,
        sag=11,
        level=3,
        group="pretre",
        helps=HELPS,
        essence=Essence(points=40),
        proficiencies=(Proficiency(id="s", skill="soins", value=9), Proficiency(id="t")),
    )
    for who, name in ((one, "one"), (replace(one, group="?", saves={"sorts": 14}), "other")):
        for kind, id in (
            *(("ability", "dex"), ("ability", "?"), ("skill", "s"), ("skill", "t")),
            *(("skill", "?"), ("save", "sorts"), ("save", "souffle"), ("save", "?")),
        ):
            for damage, guarded in product((False, True), repeat=2):
                check = Check(kind, id, damage, guarded)  # type: ignore[arg-type]
                total = checks.target(TABLES, SETTINGS, who, check, 2)
                yield f"{name} {kind} {id} {damage} {guarded}", total
            plain = Check(kind, id)  # type: ignore[arg-type]
            dice = [
                checks.dice(each, replace(who, body=Body(willing=marked)), plain)
                for each, marked in product((SETTINGS, ON), (False, True))
            ]
            yield f"{name} {kind} {id}", (checks.title(TABLES, who, plain), dice)
    for kind, rolls in product(("ability", "skill", "save"), ((11,), (12,), (20,), (11, 12))):
        made = [checks.passed(Check(kind, "x"), need, rolls) for need in (11, 12, 25)]  # type: ignore[arg-type]
        yield f"{kind} {rolls}", made
    for marked in (False, True):
        yield f"dice {marked}", [willing.dice(each, marked=marked) for each in (SETTINGS, ON)]
    for hp in (5, 0, -3):
        bared = willing.bared(person(hp=hp))
        yield f"bared {hp}", (bared.hp, bared.body)
    for rolls in ((), (12,), (13,), (12, 13, 14)):
        yield f"willing {rolls}", willing.lost_essence(2, 12, rolls)
    for origin, wanted in product(TABLES.origins.ids(), (False, True)):
        held = [person(resistance=40), person(resistance=40, items=worn("limiteur"))]
        held += [person(), standing(person(resistance=40), "mort")]
        rolls = [resistance.rolls(TABLES, each, origin, wanted=wanted) for each in held]
        yield f"{origin} {wanted}", rolls
    for percent, level in product((0, 1, 95), (0, 11, 12, 40)):
        chance = [resistance.chance(TABLES, person(resistance=percent), level)]
        chance.append(
            resistance.chance(TABLES, standing(person(resistance=percent), "mort"), level)
        )
        yield f"resists {percent} {level}", chance
    for levels in product((None, 5), (None, 14), (None, 9)):
        yield f"level {levels}", resistance.effect_level(*levels)
    for die, riding, surprised in product((1, 12), (0, 3), (0, 2)):
        opening = parachute.opening(TABLES, die, riding, surprised)
        yield f"opens {die} {riding} {surprised}", opening
    for missed, percent in product((-1, 0, 1, 3), (-1, 0, 1, 2, 7)):
        yield f"missed {missed} {percent}", parachute.missed_height(TABLES, missed, percent)
    ground = TABLES.surfaces.get("terre")
    for height, failures in product((0, 199, 200, 201, 300, 301, 600, 1200), (None, 0, 1, 4)):
        yield f"{height} {failures}", falls.fall(TABLES, SETTINGS, height, ground, failures)
    water = next(each for each in TABLES.surfaces if each.success_cm)
    for height, made in product((200, 201, 299, 300, 900, 1200), (0, 1, 4)):
        into = [falls.into_water(TABLES, each, height, water, made) for each in BOTH]
        yield f"water {height} {made}", (into, falls.water_rolls(height))
    for again, swimming in product(((), (5,), (5, 14, 3)), (0, 1, 2, 9)):
        yield f"swum {again} {swimming}", falls.swum(12, (12, 13, 20, 15), again, swimming)
    for row, rolls in product(
        TABLES.surfaces, ((), (1,), (2,), (1, 1), (1, 2), (1, 1, 1), (1, 1, 2))
    ):
        if row.cushion_sides:
            yield f"{row.id} {rolls}", falls.cushioned(row, rolls)
            heights = [falls.forest_height(row, each, broken=True) for each in (100, 5000)]
            yield f"{row.id} high", (heights, falls.forest_height(row, 5000, broken=False))
    for count, natural in product((0, 1, 3), (1, 4)):
        fall = falls.fall(TABLES, SETTINGS, 600, TABLES.surfaces.get("terre"), count)
        yield f"damage {count} {natural}", fall.damage((3, 5), natural)
    for terrain, passed in product(TABLES.terrains.ids(), ((True,), (False,), (True, False))):
        yield f"{terrain} {passed}", movement.terrain_speed(TABLES, terrain, 13, passed)
    for terrain, peaceful in product(TABLES.terrains.ids(), (False, True)):
        need = movement.terrain_target(TABLES, terrain, 12, attacks=not peaceful)
        yield f"{terrain} {peaceful}", need


def armed() -> Rows:
    """Arms, levels and groups."""
    for group, level in product(
        (*TABLES.groups.ids(), "?"), (0, 1, 2, 3, 4, 5, 7, 8, 9, 17, 21, 30)
    ):
        one = person(group=group, level=level)
        saves = [attack.save_value(TABLES, one, each) for each in TABLES.saves.ids()]
        yield f"{group} {level}", (attack.thac0(TABLES, one).total, saves)
    yield "own", attack.thac0(TABLES, person(thac0=-3, group="guerrier"))
    for arm in (None, *ARMS):
        name = "hands" if arm is None else arm.name
        outcomes = [
            attack.outcome(row, arm, ally=ally)
            for row, ally in product(TABLES.mishaps, (False, True))
        ]
        yield name, (outcomes, attack.break_chance(TABLES, arm))
        pushes = manoeuvres.may_push(arm), manoeuvres.nonlethal_refused(arm)
        yield f"{name} manners", pushes
        if arm is not None:
            dealt = attack.damage(arm, (1,) * arm.dice), attack.most_damage(arm)
            yield f"{name} damage", (dealt, attack.flight_dice(TABLES, arm))
    for pusher in manoeuvres.DIRECTIONS:
        yield f"push {pusher}", manoeuvres.push_cells(pusher)
    for row, roll in product(TABLES.shots, (1, 2, 3)):
        yield f"{row.id} {roll}", manoeuvres.threatens(row, roll)
    for blind, guided in product((False, True), repeat=2):
        why = [
            manoeuvres.blind_shot_refused(each, person(), blind=blind, guided=guided)
            for each in BOTH
        ]
        yield f"blind {blind} {guided}", why
    for hindrance, segments in product(TABLES.interpositions.ids(), (1, 3, 12)):
        yield (
            f"{hindrance} {segments}",
            manoeuvres.spell_interrupted(TABLES, hindrance, segments),
        )
    for acted in (0, 1, 2, 3):
        yield f"alarm {acted}", manoeuvres.may_alarm(TABLES, acted)
    for score, margin, roll in product((8, 21), (0, 2), (1, 4, 5, 8, 9, 17, 18, 20)):
        acts = states.confused_acts(TABLES, score, margin, roll)
        yield f"confused {score} {margin} {roll}", acts


def spirits() -> Rows:
    """Essence: percents, the journal, the end."""
    journal = (EssenceChange(id="a", amount=-80),)
    for points, scores in product((20, 30, 49, 50, 100, 130), ((9, 0), (12, 40), (13, 95))):
        score, hundredths = scores
        one = person(
            sag=score,
            cha=score,
            percentiles={"sag": hundredths, "cha": hundredths},
            essence=Essence(points=points, journal=journal),
        )
        for which, each in product(("sag", "cha", "con"), (*BOTH, AFFICHAGE)):
            total = essence.ability(TABLES, each, one, which)
            held = essence.hundredths(TABLES, each, one, which)
            name = each.readings.essence_percent
            yield f"{points} {scores} {which} {name}", (total, held)
    for points, amount in product((99, 20, -3), (-5, 0, 1, 2)):
        now = Essence(points=points)
        after = essence.changed(now, EssenceChange(id="x", amount=amount))
        yield f"{points} {amount}", after
        oubli = Forgotten(id="o", points=amount)
        given = essence.forgets(now, oubli, "hier", "Oubli")
        yield f"forgets {points} {amount}", given
        back = essence.remembers(given, given.forgotten[0], EssenceChange(id="y"), 2)
        yield f"remembers {points} {amount}", back
    for points, score, own in product((-99, -100, -101, -107, -108), (18, 19, 25), (None, 3)):
        one = person(int=score, xp=1000, essence=Essence(points=points, margin=own))
        told = essence.margin(TABLES, one), essence.gone(TABLES, one), essence.xp(TABLES, one).total
        yield f"end {points} {score} {own}", told
    for cause in TABLES.losses:
        yield cause.id, [essence.loss(each, cause) for each in (SETTINGS, COSTLY)]
    for each in (SETTINGS, ON):
        offered = [one.id for one in essence.trials(TABLES, each)]
        yield "offered", (offered, [one.id for one in essence.causes(TABLES, each)])
    for grade, rolls in product((0, 5), ((), (7, 8), (12, 13, 20))):
        yield f"lost {grade} {rolls}", essence.lost_in(12, grade, rolls, 2)


AFFICHAGE = Settings(readings=Readings(essence_percent="affichage"))
COSTLY = Settings(losses={"torture": 4, "familier": 0})
CAMPAIGN = Settings(
    bodies=(
        BodyRow(score=30, hit_points=9, regeneration=4, shock=99, poison=5),
        BodyRow(score=12, hit_points=-2),
    ),
    falls=(FallRow(metres=4, dice=3), FallRow(metres=400, dice=77)),
    blank_shock=64,
)


def bodies() -> Rows:
    """Table A with a campaign's rows, and what of a body follows from it."""
    for score, each in product((1, 2, 3, 12, 22, 25, 26, 30), (SETTINGS, CAMPAIGN, OTHER, BOOK)):
        try:
            row = constitution.row(TABLES, each, score)
        except KnownError as error:
            yield score, error.message
            continue
        faces = [
            constitution.life_die(each, row, rolls) for rolls in ((), (1,), (1, 2), (1, 5), (4,))
        ]
        regained = [
            found(TABLES, each, score, 3)
            for found in (healing.regeneration, healing.nonlethal_points)
        ]
        yield (
            score,
            [
                *(row, constitution.excluded(each, row), faces),
                *(constitution.shock(each, row), constitution.hit_points(row, 4), regained),
            ],
        )
    for height in (0, 1, 300, 399, 400, 1000, 39_999, 40_000):
        yield f"fall {height}", [falls.dice(TABLES, each, height) for each in (SETTINGS, CAMPAIGN)]
    for name, each in (
        ("shipped", SETTINGS),
        ("campaign", CAMPAIGN),
        ("causes", Settings(losses={"torture": 1, "ennui": 2})),
        ("twice", Settings(bodies=CAMPAIGN.bodies[:1] * 2, falls=CAMPAIGN.falls[:1] * 3)),
    ):
        yield f"flaws {name}", list(settings.flaws(each, TABLES.losses.ids()))
    for group, con, level, each in product(
        ("guerrier", "mage", "?"), (3, 15, 22, 30), (0, 1, 6), (CAMPAIGN, OTHER)
    ):
        one = person(group=group, con=con, level=level)
        try:
            points = creation.rolled_hit_points(TABLES, each, one, random.Random(3))
        except KnownError as error:
            yield f"{group} {con} {level}", error.message.key
            continue
        yield f"{group} {con} {level}", (creation.hit_die(TABLES, one), points)
    odd = {
        "nameless": person(name=" ", con=60),
        "campaign": person(con=30),
        "arms": person(weapons=ARMS),
        "wounds": person(mortal=(wound("?"), wound("", note="Bosse"), wound("tete-scalp"))),
        "gone": person(essence=Essence(points=-140)),
        "half": Character(name="Ana", abilities={"for": 9, "con": 12}, group="mage"),
    }
    for name, one in {**PEOPLE, **odd}.items():
        found = [creation.problems(TABLES, each, one) for each in (SETTINGS, CAMPAIGN)]
        yield f"problems {name}", found[0] if found[0] == found[1] else found
        yield f"order {name}", [each.step for each in creation.in_creation(TABLES, SETTINGS, one)]
    for step, seed in product(creation.STEPS, range(3)):
        begun = Character(name="Ana", group="roublard", abilities={"con": 30})
        made = surprise(TABLES, CAMPAIGN, begun, step, random.Random(seed))
        yield f"{step} {seed}", made


def numbers() -> Rows:
    """Every number that somebody may ask the sum of."""
    asked = (
        *(f"ability:{one}" for one in HELPS),
        *(f"save:{one}" for one in TABLES.saves.ids()),
        *("help:autre", "help:degats", "help:x", "ac", "ac:ranged", "ac:behind", "thac0", "speed"),
        *("heroic", "mortal", "shock", "xp", "countdown", "weapon:a", "weapon:b", "weapon:z", "x"),
    )
    armed_one = person(
        weapons=ARMS[:2],
        body=conditions("aveugle"),
        armour=Armour(worn=4, dexterity=1, shield=2, by_class=1),
        helps=HELPS,
        mortal=(wound("jambes-pied-casse"),),
    )
    beyond = person(con=60, hp=-2)
    for name, one in {**PEOPLE, "armed": armed_one, "beyond": beyond}.items():
        for number in asked:
            yield f"{name} {number}", SYSTEM.explain(one, SETTINGS, number)


KEPT: dict[str, Callable[[], Rows]] = {
    "states": in_states,
    "wounds": wounded,
    "rolls": rolled,
    "arms": armed,
    "spirits": spirits,
    "campaign": bodies,
    "explained": numbers,
}


@pytest.mark.parametrize("name", KEPT)
def test_people_stay_as_they_were_read(name: str) -> None:
    now = "\n".join(f"{case}: {outline(found)}" for case, found in KEPT[name]())
    assert now == kept(f"pv_negatifs-people-{name}", now)
