"""Ready adversaries: each can fight at once, and a damaged file is named."""

import shutil
from pathlib import Path

import msgspec
import pytest

from desktop import paths
from desktop.rules.nightprowler.build import NightProwler, build
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.stats import Mastery, first_arm, stats_of
from desktop.rules.tomltables import TablesError

LIST = Path("nightprowler") / "npcs.toml"


@pytest.fixture(scope="module")
def system() -> NightProwler:
    return build(paths.tables_root())


def test_there_are_ten_with_different_names(system: NightProwler) -> None:
    names = [each.name for each in system.templates(system.default_settings())]
    assert len(names) == len(set(names)) == 10


def test_each_knows_what_is_in_hand_and_can_be_hurt(system: NightProwler) -> None:
    settings = system.default_settings()
    for each in system.templates(settings):
        stats, heroism = stats_of(system.tables, settings, each.document)
        arm = first_arm(stats)
        assert arm.id, each.name
        assert arm.mastery is Mastery.TRAINED, each.name
        assert 6 < arm.base.total <= 20, each.name
        assert all(sum(stats.capacity(track)) > 5 for track in Track), each.name
        assert heroism > 0, each.name


def test_skills_are_held_at_the_values_of_the_file(system: NightProwler) -> None:
    settings = system.default_settings()
    militia = system.templates(settings)[0].document
    derived = system.derive(militia, settings)
    assert derived.skill("combat-arme:Armes d’hast").value.total == 11
    assert militia.weapons[0].hands == 2


def test_a_dog_fights_body_to_body(system: NightProwler) -> None:
    settings = system.default_settings()
    dog = next(each for each in system.templates(settings) if each.name == "Molosse")
    stats, heroism = stats_of(system.tables, settings, dog.document)
    assert (first_arm(stats).family, first_arm(stats).base.total, heroism) == ("", 13, 1)


def test_gear_is_that_of_the_campaign(system: NightProwler) -> None:
    settings = system.default_settings()
    lance = next(one for one in settings.weapons if one.id == "lance")
    longer = msgspec.structs.replace(lance, allonge=4)
    campaign = msgspec.structs.replace(settings, weapons=(longer,), shields=())
    militia, sergeant, *_ = (each.document for each in system.templates(campaign))
    assert [one.allonge for one in militia.weapons] == [4, 1]
    assert sergeant.shield == ""


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"lance"', '"lanse"', "weapons"),
        ('"rondache"', '"rondelle"', "shield"),
        ('"chemise-de-mailles"', '"chemise"', "armours"),
        ('"perception"', '"perceptoin"', "skills"),
        ('family = "masses"', 'family = "massue"', "own"),
    ],
)
def test_a_name_that_nothing_bears_is_told(tmp_path: Path, old: str, new: str, field: str) -> None:
    shutil.copytree(paths.tables_root(), tmp_path, dirs_exist_ok=True)
    path = tmp_path / LIST
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(TablesError) as caught:
        build(tmp_path)
    assert caught.value.message.params["field"] == field
