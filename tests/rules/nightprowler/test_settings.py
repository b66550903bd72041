"""The shipped "valeurs de Cassure" are complete, playable and agree with the tables."""

import shutil
from pathlib import Path

import msgspec
import pytest

from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.settings.shipped import VERSION, Settings, check, default_settings
from desktop.rules.nightprowler.tables.load import Tables, TablesError


def test_settings_survive_json(settings: Settings):
    assert settings.version == VERSION
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


def test_creation_starts_from_what_was_agreed(settings: Settings, tables: Tables):
    creation = settings.creation
    assert creation.characteristic_points == 40
    assert (creation.characteristic_min, creation.characteristic_max) == (6, 14)
    assert (creation.main_bonus, creation.secondary_bonus) == (2, 1)
    assert (creation.heroism, creation.couronnes, creation.age) == (4, 60, 20)
    assert (creation.memory_points, creation.jetons) == (0, 5)
    assert (creation.skill_points, creation.raise_cost, creation.opening_cost) == (24, 1, 3)
    assert creation.duplicate_rule == "meilleure+1"
    assert creation.initiative == "doigte-cervelle"
    assert creation.crasse == 2


def test_points_can_be_spent(settings: Settings, tables: Tables):
    creation, count = settings.creation, len(tables.characteristics)
    least, most = creation.characteristic_min * count, creation.characteristic_max * count
    assert least <= creation.characteristic_points <= most


def test_each_specialty_has_a_kit_of_six(settings: Settings, tables: Tables):
    for specialty in tables.specialties:
        kit = settings.kits.of_specialty(specialty.id)
        assert sorted(kit.values().values()) == [8, 8, 10, 10, 12, 12]


def test_each_birth_and_milieu_has_a_kit_of_three(settings: Settings, tables: Tables):
    for culture in tables.cultures:
        kit = settings.kits.of_culture(culture.id)
        assert sorted(kit.values().values()) == [6, 8, 8]
        assert f"langue:{tables.constants.langue_principaute}" in kit.values()
    for milieu in tables.milieux:
        assert sorted(settings.kits.of_milieu(milieu.id).values().values()) == [6, 8, 8]


def test_the_native_language_is_in_the_birth_kit(settings: Settings):
    for kit in settings.kits.culture:
        assert f"langue:{kit.native or '*'}" in kit.values()


def test_the_elven_kit_is_that_of_its_trait(settings: Settings, tables: Tables):
    effects = tables.trait("enfant-de-la-mer-et-du-vent").effects
    assert tuple(settings.kits.elven.values()) == effects.kit
    assert tuple(each.skill for each in settings.kits.elven.choice) == effects.kit_choice


def test_each_skill_has_one_art(settings: Settings, tables: Tables):
    for skill in tables.skills:
        assert sum(skill.id in keys for keys in settings.arts.by_id().values()) == 1
    assert settings.arts.of("connaissance:Loi") == "livresque"
    assert settings.arts.of("connaissance:Nature") == "fermier"
    assert settings.arts.of("inconnue") is None
    assert set(settings.arts.by_id()) == set(tables.arts.ids())


def test_the_prison_table_covers_the_die(settings: Settings):
    assert len(settings.prison) == 12
    stays = [settings.prison_stay(face).id for face in range(1, 21)]
    assert set(stays) == {stay.id for stay in settings.prison}
    with pytest.raises(KnownError):
        settings.prison_stay(21)


def test_weapons_cover_all_families_and_bare_hands(settings: Settings, tables: Tables):
    families = {weapon.family for weapon in settings.weapons}
    assert families == {"", *tables.weapon_families.ids()}
    assert settings.weapon("mains-nues").blunt
    flags = {flag for weapon in settings.weapons for flag in weapon.flags}
    assert {"masse-au-revers", "pic-au-revers", *tables.reloads.ids()} <= flags


def test_what_is_shot_has_penetration_and_ranges(settings: Settings):
    ranged = {"armes-a-poudre", "armes-de-jet", "armes-de-tir"}
    for weapon in settings.weapons:
        assert (weapon.penetration_short is not None) == (weapon.family in ranged)
        assert bool(weapon.ranges) == (weapon.family in ranged)


def test_repairs_of_shipped_armours_cost_whole_couronnes(settings: Settings, tables: Tables):
    for armour in tables.armours:
        price = settings.armour(armour.id)
        assert price.price * armour.repair_percent % 100 == 0
        assert price.repair_percent is None


def test_there_are_shields_and_gear(settings: Settings):
    assert len(settings.shields) == 3
    assert settings.shield("rondache").wooden
    assert len(settings.gear) >= 25


def test_unknown_names_are_known_errors(settings: Settings):
    for ask in (settings.weapon, settings.armour, settings.shield, settings.kits.of_culture):
        with pytest.raises(KnownError):
            ask("inconnu")


# Wrong settings


def refused(settings: Settings, tables: Tables) -> tuple[str, str, str]:
    with pytest.raises(TablesError) as caught:
        check(settings, tables)
    message = caught.value.message
    return message.key, str(message.params["entry"]), str(message.params["field"])


def test_settings_of_another_version_are_refused(settings: Settings, tables: Tables):
    other = msgspec.structs.replace(settings, version=VERSION + 1)
    assert refused(other, tables) == ("error.tables-rule", "settings", "version")


def test_a_kit_of_an_unknown_skill_is_refused(settings: Settings, tables: Tables):
    first = settings.kits.milieu[0]
    bad = msgspec.structs.replace(first.skills[0], skill="connaissance")
    kit = msgspec.structs.replace(first, skills=(bad,))
    kits = msgspec.structs.replace(settings.kits, milieu=(kit, *settings.kits.milieu[1:]))
    other = msgspec.structs.replace(settings, kits=kits)
    assert refused(other, tables) == (
        "error.tables-reference",
        "kits.milieu[aristocratie]",
        "skills",
    )


def test_a_missing_kit_is_refused(settings: Settings, tables: Tables):
    kits = msgspec.structs.replace(settings.kits, specialty=settings.kits.specialty[1:])
    other = msgspec.structs.replace(settings, kits=kits)
    assert refused(other, tables) == ("error.tables-rule", "kits.specialty", "id")


def test_a_hole_in_the_prison_table_is_refused(settings: Settings, tables: Tables):
    other = msgspec.structs.replace(settings, prison=settings.prison[:-1])
    assert refused(other, tables) == ("error.tables-rule", "prison", "max")


def test_a_skill_in_two_arts_is_refused(settings: Settings, tables: Tables):
    arts = msgspec.structs.replace(settings.arts, militaire=("combat-arme", "comedie"))
    other = msgspec.structs.replace(settings, arts=arts)
    assert refused(other, tables)[0] == "error.tables-duplicate"


@pytest.mark.parametrize(
    ("old", "new", "entry", "field"),
    [
        ("ko_ph_exit = false", "ko_ph_exit = 0", "readings", "ko_ph_exit"),
        ("ko_ph_exit = false", "", "readings", "ko_ph_exit"),
        ("ko_ph_exit = false", "ko_ph_exit = false\nstray = 1", "settings.readings", "stray"),
        (
            'duplicate_rule = "meilleure+1"',
            'duplicate_rule = "moyenne"',
            "creation",
            "duplicate_rule",
        ),
        ('family = "haches"', 'family = "scies"', "weapons[hachette]", "family"),
        ('track = "endurance"', 'track = "mana"', "weapons[mains-nues]", "track"),
    ],
)
def test_a_wrong_file_names_the_place(
    tmp_path: Path, tables_root: Path, tables: Tables, old: str, new: str, entry: str, field: str
):
    shutil.copytree(tables_root / "nightprowler", tmp_path / "nightprowler")
    path = tmp_path / "nightprowler" / "settings.toml"
    text = path.read_text(encoding="utf-8")
    assert f"\n{old}" in text
    path.write_text(text.replace(f"\n{old}", f"\n{new}", 1), encoding="utf-8")
    with pytest.raises(TablesError) as caught:
        default_settings(tmp_path, tables)
    params = caught.value.message.params
    assert (params["file"], params["entry"], params["field"]) == (
        "nightprowler/settings.toml",
        entry,
        field,
    )
