"""The sheet says everything that the document holds, and every number why."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from desktop import paths
from desktop.rules.breakdown import Breakdown
from desktop.rules.sheetdiff import compare
from desktop.rules.sheetentries import entries_of
from desktop.rules.sheetmodel import Body, BodyZone, EntryKind, Fields, Prose, SheetModel, Table
from desktop.rules.warhammer.arms import arm
from desktop.rules.warhammer.build import Warhammer
from desktop.rules.warhammer.document import Character, PieceHeld, WeaponHeld
from desktop.rules.warhammer.sheet.gear import attributes, halves
from desktop.text import Catalogue
from tests.plugins.rules_report import INVENTORIES, load_inventories
from tests.rules.warhammer.heroes import hero
from tests.systems import WARHAMMER

SYSTEM = cast("Warhammer", WARHAMMER.get("warhammer"))
SETTINGS = SYSTEM.default_settings()
FRENCH = Catalogue("fr", paths.resources_root())


def sheet(character: Character) -> SheetModel:
    return SYSTEM.sheet(character, SETTINGS)


def block(model: SheetModel, id: str) -> Table:
    found = next(one for one in model.blocks if one.id == id)
    assert isinstance(found, Table)
    return found


def words(table: Table, place: int) -> list[str]:
    return [FRENCH.render(cell.text) for cell in table.rows[place]]


def sums(model: SheetModel) -> Iterator[tuple[str, Breakdown]]:
    """Every number of a sheet that explains itself, as it is shown, with its sum."""
    for each in model.blocks:
        match each:
            case Fields():
                shown = [(one.value, one.breakdown) for one in each.fields]
            case Table():
                shown = [(cell.text, cell.breakdown) for row in each.rows for cell in row]
            case Body():
                shown = [(part.value, part.breakdown) for part in each.parts]
            case _:
                continue
        yield from ((FRENCH.render(text), total) for text, total in shown if total is not None)


def test_what_is_shown_is_the_sum_of_its_terms() -> None:
    found = list(sums(sheet(hero())))
    assert len(found) > 60
    for shown, total in found:
        assert int(shown.replace("\N{MINUS SIGN}", "-")) == total.total


def test_every_rule_that_a_number_names_is_in_the_inventory() -> None:
    known = set(load_inventories(Path(INVENTORIES))["warhammer"])
    named = {line.source for _, total in sums(sheet(hero())) for line in total.lines}
    assert {"WH-ARMOUR-MAILLE", "WH-SKILL-BASE", "WH-OFFHAND-HINDER"} <= named
    assert named - {""} <= known
    leather = Character(armour=(PieceHeld(id="p", piece="cuir-bouilli-calotte"),))
    worn = SYSTEM.profile(leather, SETTINGS).armour.hearing
    assert {line.source for line in worn.lines} <= known


@pytest.mark.rule("WH-GEN-SHEET-CONTENT")
def test_a_sheet_holds_names_profile_skills_arms_armour_talents_and_attributes() -> None:
    model = sheet(hero())
    ids = [one.id for one in model.blocks]
    assert {
        "characteristics",
        "secondary",
        "profile",
        "skills",
        "talents",
        "weapons",
        "zones",
        "pieces",
        "purse",
    } <= set(ids)
    assert (model.title, model.subtitle) == (
        "Gunnar Poing-de-Fer",
        ("Nain", "Combattant des Tunnels"),
    )
    axe = words(block(model, "weapons"), 0)
    assert axe[0] == "Hache/Pic"
    assert "Lente" in axe[-1]
    assert "qualité bonne" in axe[-1]


@pytest.mark.rule("WH-GEN-NO-WOUNDS")
def test_wounds_stand_in_place_of_hit_points_with_their_clocks() -> None:
    table = block(sheet(hero()), "wounds")
    where, _, running = words(table, 0)
    assert where == "bras 8, tranchant"
    for told in ("mort dans 5 heures sans soins", "saigne", "test de E (−10) dans 6 rounds"):
        assert told in running
    assert "pointe barbelée" in words(table, 1)[2]
    assert "guérie" in words(table, 2)[2]


def test_armour_lies_in_layers_the_outermost_first() -> None:
    body = next(one for one in sheet(hero()).blocks if isinstance(one, Body))
    trunk = next(part for part in body.parts if part.where is BodyZone.TRUNK)
    assert FRENCH.render(trunk.detail) == "Maille 2, Matelassée 1"
    assert (trunk.value, trunk.layers) == ("3", (4, 4))
    legs = next(part for part in body.parts if part.where is BodyZone.LEGS)
    assert (legs.detail, legs.value, legs.layers) == ("—", "0", ())


def test_a_weapon_of_several_profiles_has_a_line_for_each() -> None:
    table = block(sheet(hero()), "weapons")
    under = [row for row in table.rows if row[0].indent]
    assert len(under) == 2
    assert all(FRENCH.render(row[0].text).startswith("comme ") for row in under)


def test_two_states_of_a_sheet_differ_in_what_changed() -> None:
    worn = hero()
    bare = Character(name=worn.name)
    told = {FRENCH.render(one.label) for one in compare(sheet(bare), sheet(worn))}
    assert "Corps" in told


def test_a_blank_sheet_asks_for_everything_and_claims_nothing() -> None:
    model = SYSTEM.blank_sheet(SETTINGS)
    assert not list(sums(model))
    entries = [named.entry for named in entries_of(model)]
    assert all(not one.value for one in entries if one.kind is not EntryKind.TICKS)
    paths_held = [one.path for one in entries]
    assert len(paths_held) == len(set(paths_held))
    assert {"name", "race", "characteristic/cc", "dice/cc", "purse/co"} <= set(paths_held)


@pytest.mark.parametrize(("count", "told"), [(0, "0"), (1, "½"), (2, "1"), (3, "1½"), (8, "4")])
def test_half_rounds_are_told_as_rounds(count: int, told: str) -> None:
    assert halves(count) == told


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("arbalete-a-levier", "30/60 m, recharge 1 r."),
        ("javelot", "12/24 m"),
        ("lance-de-jet", "8 m"),
        ("epee", "Défensive, Vicelarde"),
        ("hallebarde-armes-d-hast", "—"),
    ],
)
def test_a_weapon_tells_its_attributes_distances_and_reloading(row: str, told: str) -> None:
    used = arm(SYSTEM.tables, Character(), WeaponHeld(id="w", weapon=row))
    assert FRENCH.render(attributes(SYSTEM.tables, used)) == told


def test_room_to_write_is_where_people_write() -> None:
    def rooms(model: SheetModel) -> dict[str, int]:
        return {
            one.id: one.blank_lines if isinstance(one, Prose) else one.blank_rows
            for one in model.blocks
            if isinstance(one, Prose | Table)
        }

    assert rooms(sheet(hero())) == {
        "skills": 2,
        "weapons": 1,
        "wounds": 3,
        "profile": 0,
        "pieces": 1,
        "ammunition": 1,
        "items": 5,
        "past": 0,
        "appearance": 0,
        "personality": 0,
        "history": 0,
        "notes": 6,
    }
    blank = rooms(SYSTEM.blank_sheet(SETTINGS))
    assert (blank["past"], blank["history"], blank["talents"], blank["weapons"]) == (0, 3, 8, 10)
    model = SYSTEM.blank_sheet(SETTINGS)
    for one in model.blocks:
        if isinstance(one, Table) and one.blank_entries:
            assert len(one.blank_entries) == one.blank_rows


def test_names_of_what_is_worn_and_shot_tell_apart() -> None:
    for named in entries_of(SYSTEM.blank_sheet(SETTINGS)):
        assert len(set(named.entry.options)) == len(named.entry.options)
