"""Jets de Résistance, cascades, skill against skill, notations."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop.rules.errors import KnownError
from desktop.rules.harp import manoeuvre, notation, resistance, skills
from desktop.rules.harp.document import Character, Resistance, Skill
from desktop.rules.harp.notation import Notation
from desktop.rules.harp.settings import Readings
from tests.rules.harp.people import SETTINGS, TABLES, own, score, total_of
from tests.rules.harp.people import chain as thrown

POISON = TABLES.cascades.get("poison-externe").level
THUNDER = TABLES.cascades.get("coup-de-tonnerre").level


@pytest.mark.rule("HARP-JR-CORPS", "HARP-JR-ESPRIT", "HARP-JR-MAGIE")
@pytest.mark.parametrize(
    ("effect", "kind"),
    [
        ("poison", "corps"),
        ("maladie", "corps"),
        ("mental", "esprit"),
        ("baratin", "esprit"),
        ("magie", "magie"),
        ("autre-chose", "magie"),
    ],
)
def test_each_harm_has_its_resistance(effect: str, kind: str) -> None:
    assert resistance.against(TABLES, effect) == kind


@pytest.mark.rule("HARP-JR-CORPS", "HARP-JR-ESPRIT", "HARP-JR-MAGIE")
def test_a_resistance_is_ranks_a_characteristic_twice_and_race() -> None:
    one = Character(
        bonuses={"constitution": 5, "volonte": -2, "intuition": 3},
        resistances={"corps": Resistance(ranks=4, other=10), "magie": Resistance(total=37)},
    )
    assert skills.resistance(TABLES, SETTINGS, one, "corps").total == 20 + 10 + 10
    assert skills.resistance(TABLES, SETTINGS, one, "esprit").total == -4
    assert skills.resistance(TABLES, SETTINGS, one, "magie").total == 37
    strict = replace(SETTINGS, readings=Readings(resistance="malus"))
    assert skills.resistance(TABLES, strict, one, "esprit").total == -29


@pytest.mark.rule("HARP-JR-TWO-STEPS", "HARP-JR-VARIABLE", "HARP-JR-RESIST")
def test_the_orc_resists_tellan_from_100_on() -> None:
    target = resistance.target(SETTINGS, 84).value
    assert target == 100
    assert resistance.resists(total_of(100), 100)
    assert not resistance.resists(total_of(99), 100)
    assert not resistance.resists(total_of(97), 100)


@pytest.mark.rule("HARP-JR-STATIC")
@pytest.mark.parametrize(("total", "resists"), [(80, True), (79, False)])
def test_a_static_roll_has_its_target_written(total: int, *, resists: bool) -> None:
    read = notation.parse("JR Esprit (80)")
    assert read is not None
    assert read.target == 80
    assert resistance.resists(total_of(total), read.target) is resists


def test_a_fumbled_answer_never_resists() -> None:
    strict = replace(SETTINGS, readings=Readings(fumble_on_resistance="oui"))
    low = thrown(2)
    assert not resistance.resists(manoeuvre.score(TABLES, strict, low, own(200)), 100)


@pytest.mark.rule("HARP-JR-PARSE")
@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("JR Esprit (80)", Notation(resistance="esprit", target=80)),
        ("jr corps(120)", Notation(resistance="corps", target=120)),
        ("JR de l’Esprit (80)", Notation(resistance="esprit", target=80)),
        ("JR à la Magie (90)", Notation(resistance="magie", target=90)),
        ("JRC (60)", Notation(target=60)),
        ("JRC (- de 60)", Notation(target=60, below=True)),
        ("JRC (-de 80)", Notation(target=80, below=True)),
        ("JRC(NC –30)", Notation(offset=-30)),
        ("JRC (NC + 20)", Notation(offset=20)),
        ("JRC (NC)", Notation(offset=0)),
    ],
)
def test_notations_are_read_and_written(text: str, read: Notation) -> None:
    assert notation.parse(text) == read
    assert notation.parse(notation.written(read)) == read
    assert read.cascade is text.startswith("JRC")


@pytest.mark.rule("HARP-JR-PARSE")
@pytest.mark.parametrize("text", ["", "JR", "JR (80)", "JR Chance (80)", "JRC (NC30)", "80"])
def test_what_is_no_notation_is_not_read(text: str) -> None:
    assert notation.parse(text) is None


@pytest.mark.rule("HARP-JR-PARSE")
def test_cascades_of_the_tables_are_written_as_the_source_does() -> None:
    poison = [
        notation.written(one)
        for one in notation.levels_of(TABLES.cascades.get("poison-externe").level)
    ]
    assert poison == ["JRC (- de 60)", "JRC (60)", "JRC (80)", "JRC (100)", "JRC (120)"]
    thunder = [
        notation.written(one)
        for one in notation.levels_of(TABLES.cascades.get("coup-de-tonnerre").level)
    ]
    assert thunder[0] == "JRC (NC − 30)"
    assert thunder[3:] == ["JRC (NC)", "JRC (NC + 20)"]


@pytest.mark.rule("HARP-JRC-STATIC", "HARP-JRC-POISON")
@pytest.mark.parametrize(
    ("total", "level"),
    [
        (87, "critique-b"),
        (119, "critique-a"),
        (59, "mort"),
        (60, "critique-c"),
        (79, "critique-c"),
        (80, "critique-b"),
        (100, "critique-a"),
        (120, "aucun"),
        (-40, "mort"),
        (999, "aucun"),
    ],
)
def test_a_cascade_stops_at_the_last_level_reached(total: int, level: str) -> None:
    assert resistance.reached(POISON, total).id == level


@pytest.mark.rule("HARP-JRC-POISON")
def test_jorn_suffers_a_critical_of_level_b() -> None:
    rolled = score([47], 40)
    assert rolled.total == 87
    assert resistance.reached(POISON, rolled.total).critical == "B"
    assert resistance.reached(POISON, 55).death_die == 10


@pytest.mark.rule("HARP-JRC-VARIABLE", "HARP-JRC-TONNERRE")
@pytest.mark.parametrize(
    ("target", "total", "level"),
    [
        (100, 92, "etourdi"),
        (130, 110, "etourdi-sourd"),
        (100, 120, "aucun"),
        (100, 105, "hebete"),
        (100, 100, "hebete"),
        (100, 99, "etourdi"),
        (100, 85, "etourdi-sourd"),
        (100, 60, "sourd"),
        (100, 70, "sourd"),
        (100, 119, "hebete"),
    ],
)
def test_thunder_is_measured_from_its_target(target: int, total: int, level: str) -> None:
    assert resistance.reached(THUNDER, total, target).id == level


@pytest.mark.rule("HARP-JRC-TONNERRE")
def test_thunder_says_how_long() -> None:
    assert resistance.reached(THUNDER, 0, 100).deaf_hours == 24
    assert resistance.reached(THUNDER, 85, 100).rounds == 5


@pytest.mark.rule("HARP-CVC", "HARP-JR-SKILL")
def test_nynyve_slips_past_the_orc() -> None:
    target = resistance.target(SETTINGS, 127).value
    assert target == 130
    assert not resistance.resists(total_of(96), 130)
    assert resistance.resists(total_of(130), 130)


@pytest.mark.rule("HARP-CVC-PAIRS", "HARP-JR-SKILL")
def test_who_is_acted_on_answers_with_the_usual_skill() -> None:
    hiding = resistance.opposition(TABLES, "dissimulation")
    assert hiding is not None
    orc = Character(
        skills=(
            Skill(id="a", skill="perception", ranks=2),
            Skill(id="b", skill="perception", ranks=4, specialty="ouïe"),
        )
    )
    held = resistance.defence(TABLES, SETTINGS, orc, hiding)
    assert held.bonus.total == 20
    assert resistance.defence(TABLES, SETTINGS, Character(), hiding).bonus.total == -25
    talk = resistance.opposition(TABLES, "baratin")
    assert talk is not None
    assert talk.resistance == "esprit"
    bold = Character(bonuses={"volonte": 6})
    assert resistance.defence(TABLES, SETTINGS, bold, talk).bonus.total == 12
    disarm = resistance.opposition(TABLES, "style-de-combat", "Désarmement")
    assert disarm is not None
    assert disarm.against == "maniement-d-arme"
    assert resistance.opposition(TABLES, "style-de-combat", "Parade") is None
    assert resistance.opposition(TABLES, "danse") is None


@settings(max_examples=40)
@given(st.integers(-100, 300), st.integers(50, 200))
def test_a_better_roll_never_suffers_worse(total: int, target: int) -> None:
    for levels in (POISON, THUNDER):
        now = levels.index(resistance.reached(levels, total, target))
        assert levels.index(resistance.reached(levels, total + 1, target)) >= now


@pytest.mark.rule("HARP-JR-PARSE", "HARP-JRC-STATIC", "HARP-JRC-VARIABLE")
def test_a_cascade_is_written_line_by_line() -> None:
    poison = notation.cascade("JRC (80) : fièvre\n\nJRC (- de 60) mort\nJRC (60)\u00a0: Critique C")
    assert [one.text for one in poison] == ["mort", "Critique C", "fièvre"]
    assert [one.level.least for one in poison] == [None, 60, 80]
    levels = [one.level for one in poison]
    assert [resistance.reached(levels, total).id for total in (59, 60, 79, 80)] == list("0112")
    thunder = notation.cascade("JRC (NC + 20) : rien\nJRC (NC) : hébété\nJRC (NC – 10) : étourdi")
    assert [(one.level.offset, one.text) for one in thunder] == [
        (-10, "étourdi"),
        (0, "hébété"),
        (20, "rien"),
    ]
    assert notation.cascade(" \n") == ()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("JRC (80) : a\nsourd", "harp.error.notation"),
        ("JR Corps (80) : a", "harp.error.notation"),
        ("JRC (80) : a\nJRC (NC) : b", "harp.error.cascade"),
        ("JRC (80) : a\nJRC (80) : b", "harp.error.cascade"),
        ("JRC (- de 80) : a\nJRC (- de 60) : b", "harp.error.cascade"),
    ],
)
def test_what_is_no_cascade_is_said(text: str, key: str) -> None:
    with pytest.raises(KnownError) as raised:
        notation.cascade(text)
    assert raised.value.message.key == key
