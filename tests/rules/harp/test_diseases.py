"""Diseases and poisons as running conditions (Maladies)."""

import pytest
from msgspec.structs import replace

from desktop.rules.harp import diseases, scores, wounds
from desktop.rules.harp.document import Character, Parts
from desktop.rules.harp.settings import Readings
from desktop.rules.harp.sheet.words import substances
from tests.rules.harp.desk import rendered
from tests.rules.harp.people import SETTINGS, TABLES, dice, ill, person, wound

NOBODY = dice()


def malus(kind: str, **fields: object) -> list[tuple[str, int]]:
    disease = str(fields.pop("disease"))
    return [
        (kind_of, one.amount)
        for kind_of, one in diseases.penalties(TABLES, ill(disease, **fields))
        if kind in ("", kind_of)
    ]


@pytest.mark.rule("HARP-DIS-RHUME", "HARP-DIS-VARIOLE", "HARP-DIS-FIEVRE")
@pytest.mark.parametrize(
    ("disease", "characteristic", "before", "score", "bonus"),
    [
        ("rhume", "agilite", 70, 65, 3),
        ("rhume", "force", 70, 70, 4),
        ("variole", "presence", 60, 55, 1),
        ("fievre", "raisonnement", 70, 65, 3),
        ("fievre", "intuition", 52, 47, 0),
    ],
)
def test_a_disease_takes_5_off_a_score(
    disease: str, characteristic: str, before: int, score: int, bonus: int
) -> None:
    one = Character(scores={characteristic: before}, ailments=(ill(disease),))
    assert scores.score(TABLES, SETTINGS, one, characteristic).total == score
    assert scores.bonus(TABLES, SETTINGS, one, characteristic).total == bonus


@pytest.mark.rule("HARP-DIS-RHUME")
def test_it_may_be_taken_off_the_bonus_instead() -> None:
    one = Character(scores={"agilite": 70}, ailments=(ill("rhume", on_bonus=True),))
    assert scores.score(TABLES, SETTINGS, one, "agilite").total == 70
    assert scores.bonus(TABLES, SETTINGS, one, "agilite").total == -1
    always = replace(SETTINGS, readings=Readings(disease="bonus"))
    other = replace(one, ailments=(ill("rhume"),))
    assert scores.bonus(TABLES, always, other, "agilite").total == -1


def test_race_adds_to_the_bonus_and_odd_scores_read_as_the_nearest() -> None:
    one = Character(scores={"force": 3, "presence": 120}, racial={"force": 2})
    ailing = replace(one, scores={"agilite": 3}, ailments=(ill("rhume"),))
    assert scores.bonus(TABLES, SETTINGS, one, "force").total == -16
    assert scores.bonus(TABLES, SETTINGS, one, "presence").total == 15
    assert scores.score(TABLES, SETTINGS, ailing, "agilite").total == 0
    assert scores.bonus(TABLES, SETTINGS, ailing, "agilite").total == -18


@pytest.mark.rule("HARP-DIS-ALLERGIE")
def test_an_allergy_matters_near_its_substance() -> None:
    assert malus("", disease="allergie", near=True) == [("tout", -20)]
    assert malus("", disease="allergie") == []
    assert "alcool" in TABLES.diseases.get("allergie").substances
    named = rendered(substances(TABLES, ill("allergie")))
    assert named == "alcool, produit laitier, herbe ou plante, animal, aliment"


@pytest.mark.rule("HARP-DIS-FIEVRE")
@pytest.mark.parametrize(("roll", "fit"), [(10, 4), (1, 4), (11, None)])
def test_each_hour_of_fever_may_bring_a_fit(roll: int, fit: int | None) -> None:
    assert diseases.hour(TABLES, ill("fievre"), dice(fit=roll, fit_minutes=4)).fit == fit


@pytest.mark.rule("HARP-DIS-LEPRE-TOUCH")
def test_leprosy_dulls_touch_day_by_day() -> None:
    assert malus("toucher", disease="lepre", days=12) == [("toucher", -12)]
    assert malus("", disease="lepre") == []


@pytest.mark.rule("HARP-DIS-LEPRE-LOSS")
@pytest.mark.parametrize(
    ("face", "part"),
    [(1, "dent"), (2, "dent"), (3, "orteil"), (6, "orteil"), (7, "doigt"), (10, "doigt")],
)
def test_each_week_something_falls_off(face: int, part: str) -> None:
    week = diseases.day(TABLES, ill("lepre", days=6), dice(part=face))
    assert week.part == part
    assert diseases.day(TABLES, ill("lepre", days=5), NOBODY).part == ""


@pytest.mark.rule("HARP-DIS-LEPRE-LOSS")
def test_parts_are_counted_by_side() -> None:
    one = ill("lepre", days=6, parts=Parts(toes=(1, 0), fingers=(0, 0)))
    toe = diseases.day(TABLES, one, dice(part=4)).ailment.parts
    finger = diseases.day(TABLES, one, dice(part=8)).ailment.parts
    tooth = diseases.day(TABLES, one, dice(part=2)).ailment.parts
    assert (toe.toes, finger.fingers, tooth.teeth) == ((1, 1), (1, 0), 1)


@pytest.mark.rule("HARP-DIS-LEPRE-LOSS")
@pytest.mark.parametrize("face", [1, 3, 7])
def test_what_is_all_gone_cannot_fall_off(face: int) -> None:
    gone = Parts(teeth=32, toes=(5, 5), fingers=(5, 5))
    week = diseases.day(TABLES, ill("lepre", days=6, parts=gone), dice(part=face))
    assert (week.part, week.ailment.parts, week.ailment.days) == ("", gone, 7)


@pytest.mark.rule("HARP-DIS-LEPRE-TOES", "HARP-DIS-LEPRE-FINGERS")
def test_a_foot_without_toes_and_a_hand_without_fingers() -> None:
    assert malus("mouvement", disease="lepre", parts=Parts(toes=(5, 0))) == [("mouvement", -10)]
    assert malus("mouvement", disease="lepre", parts=Parts(toes=(5, 5))) == [("mouvement", -20)]
    assert malus("mouvement", disease="lepre", parts=Parts(toes=(4, 4))) == []
    hands = diseases.useless_hands
    assert hands(TABLES, ill("lepre", parts=Parts(fingers=(3, 0)))) == (True, False)
    assert hands(TABLES, ill("lepre", parts=Parts(fingers=(2, 2)))) == (False, False)
    assert hands(TABLES, ill("rhume", parts=Parts(fingers=(5, 5)))) == (False, False)


@pytest.mark.rule("HARP-DIS-HEMOPHILIE")
def test_haemophilia_doubles_what_bleeds() -> None:
    hurt = person(wounds=(wound(bleeding=4),))
    assert diseases.bleeding(TABLES, hurt) == 4
    assert diseases.bleeding(TABLES, replace(hurt, ailments=(ill("hemophilie"),))) == 8


@pytest.mark.rule("HARP-DIS-PNEUMONIE")
@pytest.mark.parametrize(
    ("total", "level", "active", "resting"),
    [
        (124, None, 0, 0),
        (120, None, 0, 0),
        (119, "forte", -20, -20),
        (100, "forte", -20, -20),
        (83, "elevee", -40, -20),
        (60, "coma", -40, -40),
        (59, "survie", -40, -40),
    ],
)
def test_pneumonia_by_its_cascade(total: int, level: str | None, active: int, resting: int) -> None:
    one = diseases.caught(TABLES, "a", "pneumonie", total, dice(fever=(5, 6)))
    assert (None if one is None else one.level) == level
    if one is not None:
        (_, up), *_ = diseases.penalties(TABLES, one)
        (_, lying), *_ = diseases.penalties(TABLES, replace(one, resting=True))
        assert (up.amount, lying.amount) == (active, resting)


@pytest.mark.rule("HARP-DIS-PNEUMONIE")
def test_fever_of_eleven_hours_then_a_coma() -> None:
    one = diseases.caught(TABLES, "a", "pneumonie", 60, dice(fever=(5, 6)))
    assert one is not None
    assert one.fever == 11
    for _ in range(10):
        one = diseases.hour(TABLES, one, NOBODY).ailment
        assert not one.coma
    one = diseases.hour(TABLES, one, NOBODY).ailment
    assert (one.coma, one.fever) == (True, 0)
    assert diseases.hour(TABLES, one, NOBODY).ailment == one
    assert not diseases.day(TABLES, one, NOBODY).survival
    timed = diseases.day(TABLES, replace(one, coma_days=2), NOBODY).ailment
    assert timed.coma
    assert not diseases.day(TABLES, timed, NOBODY).ailment.coma


@pytest.mark.rule("HARP-DIS-PNEUMONIE")
def test_a_day_outlasts_a_fever_of_hours() -> None:
    one = ill("pneumonie", level="coma", fever=20)
    after = diseases.day(TABLES, one, NOBODY)
    assert (after.ailment.fever, after.ailment.coma, after.survival) == (0, True, False)
    long = diseases.day(TABLES, replace(one, fever=25), NOBODY).ailment
    assert (long.fever, long.coma) == (1, False)


@pytest.mark.rule("HARP-DIS-PNEUMONIE-COMA")
@pytest.mark.parametrize(("total", "lives"), [(118, False), (119, False), (120, True)])
def test_each_day_in_coma_is_a_roll_to_survive(total: int, *, lives: bool) -> None:
    one = diseases.caught(TABLES, "a", "pneumonie", 40, dice(fever=(5, 6)))
    assert one is not None
    assert not diseases.day(TABLES, one, NOBODY).survival
    assert diseases.day(TABLES, replace(one, coma=True), NOBODY).survival
    assert diseases.survives(one, total) is lives
    spell = diseases.caught(TABLES, "a", "pneumonie", 40, dice(fever=(5, 6)), target=90)
    assert spell is not None
    assert spell.target == 90


@pytest.mark.rule("HARP-DIS-PESTE")
@pytest.mark.parametrize(
    ("total", "level"),
    [(151, None), (150, None), (130, "eruption"), (104, "severe"), (92, "purulente")],
)
def test_the_plague_by_its_cascade(total: int, level: str | None) -> None:
    one = diseases.caught(TABLES, "a", "peste", total, NOBODY)
    assert (None if one is None else one.level) == level


@pytest.mark.rule("HARP-DIS-PESTE")
def test_each_level_of_the_plague_holds_the_milder_ones() -> None:
    rash = ill("peste", level="eruption")
    assert malus("", disease="peste", level="eruption") == []
    assert malus("", disease="peste", level="eruption", days=1) == [("tout", -20)]
    assert malus("", disease="peste", level="severe") == [("tout", -30)]
    stiff = diseases.day(TABLES, ill("peste", level="severe"), dice(limb=10))
    assert (stiff.ailment.limbs, stiff.lost) == (1, 0)
    assert diseases.day(TABLES, ill("peste", level="severe"), dice(limb=11)).ailment.limbs == 0
    sores = diseases.day(TABLES, ill("peste", level="purulente"), dice(limb=50, loss=7))
    assert sores.lost == 7
    assert diseases.still(TABLES, person(ailments=(ill("peste", level="purulente"),)))
    assert not diseases.still(TABLES, person(ailments=(rash,)))
    assert diseases.still(TABLES, person(ailments=(ill("peste", level="severe", coma=True),)))


@pytest.mark.rule("HARP-DIS-PESTE-COMA")
def test_the_worst_plague_ends_in_coma_on_the_day_rolled() -> None:
    one = diseases.caught(TABLES, "a", "peste", 79, dice(coma=3))
    assert one is not None
    assert (one.coma_in, one.target) == (3, 150)
    for _ in range(2):
        one = diseases.day(TABLES, one, dice(limb=50, loss=1)).ailment
        assert not one.coma
    passed = diseases.day(TABLES, one, dice(limb=50, loss=1))
    assert passed.ailment.coma
    assert not passed.survival
    assert diseases.day(TABLES, passed.ailment, dice(limb=50, loss=1)).survival
    assert not diseases.survives(passed.ailment, 149)
    assert diseases.survives(passed.ailment, 150)


@pytest.mark.rule("HARP-JRC-POISON")
def test_a_deadly_poison_counts_down() -> None:
    one = diseases.caught(TABLES, "a", "poison-externe", 55, dice(death=2))
    assert one is not None
    assert one.rounds == 2
    first = diseases.round_of(one)
    assert not first.dies
    second = diseases.round_of(first.ailment)
    assert second.dies
    assert not diseases.round_of(second.ailment).dies
    assert not diseases.round_of(ill("rhume")).dies
    assert diseases.caught(TABLES, "a", "poison-externe", 120, NOBODY) is None


def test_ailments_and_wounds_weigh_on_manoeuvres() -> None:
    one = person(
        wounds=(wound(penalty=-15), wound(id="v")),
        ailments=(ill("pneumonie", level="forte"), ill("lepre", days=3), ill("", name="Peur")),
    )
    found = [(kind, each.amount) for kind, each in wounds.penalties(TABLES, SETTINGS, one)]
    assert found == [("tout", -15), ("tout", -20), ("toucher", -3)]
