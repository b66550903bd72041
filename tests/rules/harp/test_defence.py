"""Defence, initiative and the campaign's tables of fights, which the source does not hold."""

import pytest
from msgspec.structs import replace

from desktop.rules.errors import KnownError
from desktop.rules.harp.commands.person import AddWeapon, SetGuard, SetResistance
from desktop.rules.harp.defence import defence, initiative
from desktop.rules.harp.document import Character, Guard, Resistance, Weapon
from desktop.rules.harp.settings import Settings
from desktop.rules.system import Refused
from tests.rules.harp.desk import SETTINGS, SYSTEM, edit, refused
from tests.rules.harp.people import TABLES, person

QUICK = person(scores={"rapidite": 93, "intuition": 78})


def test_defence_is_quickness_twice_and_what_is_worn() -> None:
    one = replace(QUICK, guard=Guard(armour=20, shield=10, other=-5))
    assert [line.amount for line in defence(TABLES, SETTINGS, one).lines] == [18, 20, 10, -5, 0]
    assert defence(TABLES, SETTINGS, replace(one, guard=Guard(total=33))).total == 33


def test_initiative_adds_quickness_and_intuition() -> None:
    assert [line.amount for line in initiative(TABLES, SETTINGS, QUICK).lines] == [9, 6, 0]
    assert SYSTEM.explain(QUICK, SETTINGS, "initiative") == initiative(TABLES, SETTINGS, QUICK)
    assert SYSTEM.explain(QUICK, SETTINGS, "defence") == defence(TABLES, SETTINGS, QUICK)


def test_guard_is_edited_and_bounded() -> None:
    assert edit(QUICK, SetGuard(Guard(armour=12))).guard == Guard(armour=12)
    assert refused(QUICK, SetGuard(Guard(shield=501))) == "harp.edit.range"
    assert refused(QUICK, SetGuard(Guard(total=-501))) == "harp.edit.range"


def test_guard_is_written_on_the_sheet() -> None:
    written = SYSTEM.write_entry(QUICK, SETTINGS, "guard/armour", {"guard/armour": "12"})
    assert written == (SetGuard(Guard(armour=12)),)
    for path, text in (("guard/total", "1"), ("guard/armour", "x")):
        assert isinstance(SYSTEM.write_entry(QUICK, SETTINGS, path, {path: text}), Refused)


def test_a_resistance_is_written_with_what_stands_beside_it() -> None:
    texts = {"resistance/corps/ranks": "3", "resistance/corps/other": "10"}
    both = (SetResistance("corps", Resistance(ranks=3, other=10)),)
    assert SYSTEM.write_entry(QUICK, SETTINGS, "resistance/corps/ranks", texts) == both
    alone = (SetResistance("corps", Resistance(other=10)),)
    assert SYSTEM.write_entry(QUICK, SETTINGS, "resistance/corps/other", texts) == alone


def test_a_weapon_has_a_size_of_the_campaign() -> None:
    club = Weapon(id="w", name="Massue", size="grande", critical="contusion")
    assert edit(QUICK, AddWeapon(club)).weapons == (club,)
    assert refused(QUICK, AddWeapon(replace(club, size="colossale"))) == "harp.edit.impossible"


def broken(**fields: object) -> Settings:
    return replace(SETTINGS, **fields)


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        (broken(sizes=()), "harp.error.no-rows"),
        (broken(sizes=(SETTINGS.sizes[0],) * 2), "harp.error.twice"),
        (broken(fight_numbers=SETTINGS.fight_numbers[1:]), "harp.error.no-number"),
        (
            broken(
                fight_numbers=(
                    replace(SETTINGS.fight_numbers[0], value=101),
                    *SETTINGS.fight_numbers[1:],
                )
            ),
            "harp.error.number",
        ),
    ],
)
def test_settings_of_fights_are_checked(settings: Settings, key: str) -> None:
    with pytest.raises(KnownError) as raised:
        SYSTEM.check_settings(settings)
    assert raised.value.message.key == key


def test_templates_bear_arms_of_known_sizes() -> None:
    sizes = {one.id for one in SETTINGS.sizes}
    for template in SYSTEM.templates(SETTINGS):
        assert isinstance(template.document, Character)
        assert {weapon.size for weapon in template.document.weapons} <= sizes
