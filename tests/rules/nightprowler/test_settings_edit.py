"""Editing settings place by place: every value is described, flaws are found where they are."""

import msgspec
import pytest

from desktop.rules import settingsplaces
from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.settings import edit as editing
from desktop.rules.nightprowler.settings.fields import MEMBERS, READINGS, VALUES
from desktop.rules.nightprowler.settings.readings import Readings
from desktop.rules.nightprowler.settings.shipped import Settings, flaws
from desktop.rules.nightprowler.settings.values import Creation, Progression
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.settingsfields import Kind
from desktop.rules.settingsplaces import Standing, put, remove, reset, standing
from tests.texts import texts_of

PRISON_10 = ("prison", "argot", "max")


def places(settings: Settings, tables: Tables) -> list[tuple[str, ...]]:
    return [flaw.place for flaw in flaws(settings, tables)]


def test_every_single_value_is_described():
    described = {group: [field.name for field in fields] for group, fields in VALUES.items()}
    assert described["creation"] == list(Creation.__struct_fields__)
    assert described["progression"] == list(Progression.__struct_fields__)
    assert described["readings"] == list(Readings.__struct_fields__)


def test_every_value_of_a_member_is_described(settings: Settings):
    for group, fields in MEMBERS.items():
        member = getattr(settings, group)[0]
        tops = {field.name.split(".")[0] for field in fields}
        assert tops == set(member.__struct_fields__) - {"id"}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_value_and_alternative_has_words(language):
    texts = texts_of(language)
    for fields in (*VALUES.values(), *MEMBERS.values()):
        for field in fields:
            assert not texts.missing(field.label.key)
            explained = field.options if field.kind in (Kind.CHOICE, Kind.FLAGS) else ()
            if field.group == "readings" and not explained:
                explained = ("why",)
            for option in explained:
                assert not texts.missing(field.option(option).key), option


def test_every_reading_names_the_ids_that_it_settles():
    for fields in READINGS.values():
        for field in fields:
            assert field.rules
            assert all(rule.startswith("NP-") for rule in field.rules)


def test_a_value_is_put_and_reset(settings: Settings):
    place = ("weapons", "dague", "price")
    dearer = put(settings, place, 9)
    assert dearer.weapon("dague").price == 9
    assert standing(dearer, settings, place) is Standing.CHANGED
    assert standing(dearer, settings, ("weapons", "stylet", "price")) is Standing.SHIPPED
    assert reset(dearer, settings, place) == settings


def test_a_value_of_the_wrong_kind_is_refused(settings: Settings):
    with pytest.raises(KnownError, match="impossible"):
        put(settings, ("creation", "couronnes"), "beaucoup")
    with pytest.raises(KnownError, match="impossible"):
        put(settings, ("weapons", "sabre-laser", "price"), 3)


def test_a_removed_member_comes_back_where_it_was(settings: Settings):
    place = ("weapons", "dague")
    without = remove(settings, place)
    assert settingsplaces.gone(without, settings, ("weapons",)) == ("dague",)
    assert reset(without, settings, place) == settings


def test_an_added_member_goes_when_reset(settings: Settings):
    more = settingsplaces.add(settings, ("gear",), {"id": "echelle", "name": "Échelle", "price": 2})
    assert standing(more, settings, ("gear", "echelle")) is Standing.ADDED
    assert reset(more, settings, ("gear", "echelle")) == settings


def test_a_skill_has_one_art(settings: Settings):
    moved = editing.tag(settings, "soin", "fermier")
    assert editing.art_of(moved, "soin") == "fermier"
    assert "soin" not in moved.arts.livresque
    assert not editing.entirely(moved, settings, ("arts",))
    back = editing.tag(moved, "soin", "livresque")
    assert editing.entirely(back, settings, ("arts",))


def test_a_new_stay_takes_the_last_face_of_another(settings: Settings, tables: Tables):
    more = editing.add_stay(settings, "argot", "neuf", "Rien.")
    assert (more.prison_stay(10).id, more.prison_stay(11).id) == ("argot", "neuf")
    assert places(more, tables) == []
    twice = editing.add_stay(settings, "endurci", "neuf", "Rien.")
    assert places(twice, tables) == [("prison", "neuf", "min"), ("prison", "max")]


def test_ids_of_new_members_come_from_their_names():
    assert settingsplaces.fresh_id("Épée bâtarde", ()) == "epee-batarde"
    assert settingsplaces.fresh_id("Épée bâtarde", ("epee-batarde",)) == "epee-batarde-2"
    assert settingsplaces.fresh_id("???", ()) == "entree"


@pytest.mark.parametrize(
    ("place", "value", "found"),
    [
        (PRISON_10, 10, ("prison", "geolier", "min")),  # a hole at 11
        (PRISON_10, 12, ("prison", "geolier", "min")),  # 12 twice
        (("prison", "endurci", "max"), 19, ("prison", "endurci", "max")),
        (("prison", "endurci", "max"), 21, ("prison", "max")),
        (("creation", "characteristic_max"), 5, ("creation", "characteristic_max")),
        (("creation", "couronnes"), -1, ("creation", "couronnes")),
        (("weapons", "dague", "allonge"), 5, ("weapons", "dague", "allonge")),
        (("weapons", "dague", "name"), " ", ("weapons", "dague", "name")),
        (("weapons", "dague", "penetration_long"), 1, ("weapons", "dague", "penetration_short")),
        (("weapons", "dague", "family"), "scies", ("weapons", "dague", "family")),
        (("readings", "mascarade_skill"), "chant", ("readings", "mascarade_skill")),
    ],
)
def test_flaws_are_found_where_they_are(settings: Settings, tables: Tables, place, value, found):
    assert found in places(put(settings, place, value), tables)


def test_a_kit_names_the_skill_that_is_wrong(settings: Settings, tables: Tables):
    skills = [{"skill": "soin", "value": 5}, {"skill": "danse", "value": 8}]
    wrong = put(settings, ("kits", "milieu", "lettre", "skills"), skills)
    assert places(wrong, tables) == [
        ("kits", "milieu", "lettre", "skills", "soin"),
        ("kits", "milieu", "lettre", "skills", "danse"),
    ]


def test_a_whole_section_is_taken_from_elsewhere(settings: Settings):
    other = put(put(settings, ("creation", "age"), 30), ("progression", "skill_raise"), 2)
    assert settingsplaces.section(other, ("creation",), settings).creation == settings.creation
    assert settingsplaces.section(other, ("creation",), settings).progression.skill_raise == 2
    assert msgspec.structs.replace(other, creation=settings.creation) == settingsplaces.section(
        other, ("creation",), settings
    )
