"""PV négatifs as the rest of the program sees it: sheet, card, entries, numbers, adversaries."""

from typing import cast

import msgspec
import pytest

from desktop.rules.document import Loaded, read, write
from desktop.rules.errors import KnownError
from desktop.rules.message import Message, Text
from desktop.rules.pv_negatifs import document
from desktop.rules.pv_negatifs.document import (
    Body,
    Character,
    Countdown,
    Essence,
    EssenceChange,
    Item,
    Proficiency,
    Standing,
    Unit,
    Until,
    Weapon,
)
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.sheetentries import entries_of
from desktop.rules.sheetmodel import Box, BoxState, Cell, Fields, Items, SheetModel, Table, Track
from desktop.rules.system import Edited, Refused
from tests.rules.pv_negatifs.desk import FRENCH, SETTINGS, SYSTEM, rendered
from tests.rules.pv_negatifs.people import conditions, deep, mortal, person, replace, standing

DYING = standing(
    person(
        hp=-14,
        most=20,
        con=12,
        sag=13,
        group="guerrier",
        level=5,
        deep=deep(14),
        mortal=(mortal("bras-main-coupee"), mortal("tete-carotide-touchee", id="n", rounds=9)),
        weapons=(Weapon(id="w", name="Épée", sides=8, bonus=1, to_hit=1),),
        items=(Item(id="i", name="Corde", quantity=2, weight=50, note="usée"),),
        proficiencies=(
            Proficiency(id="p", skill="soins", value=9),
            Proficiency(id="q", name="Cuisine", value=7),
        ),
        essence=Essence(
            points=24, journal=(EssenceChange(id="e", date="hier", cause="peur", amount=-76),)
        ),
        notes="Doit de l’argent.",
    ),
    "impotent",
    countdown=Countdown(until=Until.COMA, unit=Unit.MINUTE, left=17),
)


def text(shown: Text) -> str:
    return rendered(shown) if isinstance(shown, Message) else shown


def everything(model: SheetModel) -> str:
    """All the words of a sheet."""
    found = [model.title, *(text(one) for one in model.subtitle)]
    for block in model.blocks:
        found.append(text(block.title))
        match block:
            case Fields():
                for field in block.fields:
                    found += [text(field.label), text(field.value)]
                    found += [] if field.breakdown is None else lines(field)
            case Table():
                found += [text(column.label) for column in block.columns]
                found += [text(cell.text) for row in block.rows for cell in row]
            case Track():
                found += [text(row.label) for row in block.rows]
            case Items():
                found += [text(item.title) for item in block.items]
            case _:
                found.append(str(getattr(block, "text", "")))
    return " | ".join(found)


def lines(field: object) -> list[str]:
    breakdown = getattr(field, "breakdown", None)
    return [] if breakdown is None else [text(line.label) for line in breakdown.lines]


def test_it_is_read_back_as_it_was_written() -> None:
    stored = write(Loaded(DYING))
    assert read(stored, Character, document.VERSION, document.UPCASTERS).value == DYING


@pytest.mark.rule("PV-TERM-IMPOTENT", "PV-PROFONDE-MULTIPLE", "PV-DEEP-CURE", "PV-ESS-TRAUMA")
def test_the_sheet_holds_everything_of_the_document() -> None:
    shown = everything(SYSTEM.sheet(DYING, SETTINGS)).replace("\u00a0", " ")
    for wanted in (
        "Ana",
        "−14 sur 20",
        "Blessé impotent",
        "Main coupée",
        "R : régénération",
        "mort dans 9 rounds",
        "Carotide touchée",
        "Épée",
        "1d8 +1",
        "Corde",
        "usée",
        "Cuisine",
        "peur",
        "−76",
        "+12 %",
        "−19 %",
        "÷ 4",
        "71 %",
        "14 %",
        "−40",
        "Doit de l’argent.",
    ):
        assert wanted in shown, wanted


@pytest.mark.rule("PV-COMA-SECRET")
def test_the_sheet_and_the_card_give_a_hint_and_no_figure() -> None:
    shown = everything(SYSTEM.sheet(DYING, SETTINGS))
    card = [rendered(one) for one in SYSTEM.summary(DYING, SETTINGS).state]
    assert "plus pour très longtemps" in shown
    assert any("plus pour très longtemps" in one for one in card)
    assert "17" not in shown
    assert not any("17" in one for one in card)
    clock = SYSTEM.explain(DYING, SETTINGS, "countdown")
    assert clock is not None
    assert clock.total == 17


@pytest.mark.rule("PV-NEG-FLOOR", "PV-COMA-TIMER")
@pytest.mark.parametrize(
    ("hp", "ticked", "active"),
    [
        (20, (0, 0, 0), 0),
        (5, (8, 0, 0), 0),
        (0, (10, 0, 0), 0),
        (-12, (10, 6, 0), 1),
        (-13, (10, 6, 1), 2),
        (-40, (10, 6, 14), 2),
    ],
)
def test_hit_points_are_boxes_down_to_the_floor(
    hp: int, ticked: tuple[int, ...], active: int
) -> None:
    model = SYSTEM.sheet(person(hp=hp, most=20, con=12), SETTINGS)
    (track,) = [block for block in model.blocks if isinstance(block, Track)]
    assert [len(row.boxes) for row in track.rows] == [10, 6, 14]
    full = [row.boxes.count(Box(BoxState.TICKED)) for row in track.rows]
    assert tuple(full) == ticked
    assert [row.active for row in track.rows].index(True) == active


@pytest.mark.parametrize(("most", "con"), [(20, -(10**12)), (10**12, 12), (10**12, 10**12)])
def test_a_document_from_elsewhere_has_no_more_boxes_than_others(most: int, con: int) -> None:
    model = SYSTEM.sheet(person(hp=5, most=most, con=con), SETTINGS)
    (track,) = [block for block in model.blocks if isinstance(block, Track)]
    assert sum(len(row.boxes) for row in track.rows) <= 31


def test_somebody_new_is_a_sheet_too() -> None:
    everything(SYSTEM.sheet(SYSTEM.blank("Ana"), SETTINGS))
    blank = SYSTEM.blank_sheet(SETTINGS)
    everything(blank)
    assert not [one.entry.path for one in entries_of(blank) if one.entry.value]
    odd = person(hp=-3, con=2)
    everything(SYSTEM.sheet(odd, SETTINGS))
    assert SYSTEM.explain(odd, SETTINGS, "heroic") is None


def test_entries_have_names_of_their_own() -> None:
    for model in (SYSTEM.sheet(DYING, SETTINGS), SYSTEM.blank_sheet(SETTINGS)):
        named = entries_of(model)
        paths = [one.entry.path for one in named]
        assert len(paths) == len(set(paths))
        for one in named:
            text(one.label)


@pytest.mark.parametrize("one", [Character(name="Ana"), DYING, person(group="mage")])
def test_what_the_sheet_says_is_what_it_takes_back(one: Character) -> None:
    for named in entries_of(SYSTEM.sheet(one, SETTINGS)):
        path, value = named.entry.path, named.entry.value
        written = SYSTEM.write_entry(one, SETTINGS, path, {path: value})
        assert not isinstance(written, Refused), (path, value)
        for command in written:
            outcome = SYSTEM.edit(one, SETTINGS, command)
            assert isinstance(outcome, Edited), path
            assert outcome.document == one, path


def fill(one: Character, texts: dict[str, str]) -> Character:
    for path in texts:
        written = SYSTEM.write_entry(one, SETTINGS, path, texts)
        assert not isinstance(written, Refused), path
        for command in written:
            outcome = SYSTEM.edit(one, SETTINGS, command)
            assert isinstance(outcome, Edited), outcome
            one = cast("Character", outcome.document)
    return one


@pytest.mark.parametrize(("hp", "most"), [(8, 8), (45, 60), (60, 60), (-7, 30)])
def test_points_beside_a_new_maximum_are_those_that_were_written(hp: int, most: int) -> None:
    """The sheet asks for points before their maximum, which bounds them."""
    before = Character(name="Ana", most=8, hp=5)
    filled = fill(before, {"hp": str(hp), "number/most": str(most)})
    assert (filled.hp, filled.most) == (hp, most)


def test_a_filled_form_comes_back() -> None:
    filled = fill(
        Character(),
        {
            "name": "Bruno",
            "ability/con": "16",
            "number/most": "24",
            "hp": "−6",
            "group": "roublards",
            "thac0": "",
            "save/ppm": "12",
            "armour/worn": "7",
            "armour/shield": "1",
            "skill/+soins/value": "9",
            "skill/+a/name": "Natation",
            "skill/+a/value": "3",
            "skill/+b/name": "Cuisine",
            "skill/+b/value": "",
            "weapon/+w/name": "Hache",
            "weapon/+w/to_hit": "+1",
            "weapon/+w/damage": "1d8 + 2",
            "item/+i/name": "Lanterne",
            "item/+i/quantity": "2",
            "item/+i/weight": "",
            "item/+i/note": "huile",
            "text/notes": "Prudent.",
        },
    )
    assert (filled.name, filled.most, filled.hp, filled.group) == ("Bruno", 24, -6, "roublard")
    assert filled.infiltrator
    assert (filled.skill("soins"), filled.skill("natation")) == (9, 3)
    assert filled.proficiencies[-1].name == "Cuisine"
    assert filled.weapons == (Weapon(id="w", name="Hache", dice=1, sides=8, bonus=2, to_hit=1),)
    assert filled.items == (Item(id="i", name="Lanterne", quantity=2, note="huile"),)
    emptied = fill(filled, {"weapon/w/name": "", "item/i/name": "", "skill/a/name": ""})
    assert (emptied.weapons, emptied.items, emptied.skill("natation")) == ((), (), 0)


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("name", ""),
        ("hp", "beaucoup"),
        ("ability/con", "x"),
        ("number/level", ""),
        ("group", "barde"),
        ("armour/worn", "cuir"),
        ("weapon/w/damage", "un peu"),
        ("weapon/w/colour", "rouge"),
        ("weapon/+n/damage", "1d6"),
        ("weapon/gone/to_hit", "2"),
        ("item/i/quantity", "x"),
        ("item/gone/note", "a"),
        ("skill/p/value", "x"),
        ("skill/+soins/value", "x"),
        ("skill/gone/value", "3"),
        ("text/secret", "a"),
        ("nowhere", "a"),
    ],
)
def test_what_cannot_be_written_has_a_reason(path: str, written: str) -> None:
    outcome = SYSTEM.write_entry(DYING, SETTINGS, path, {path: written})
    assert isinstance(outcome, Refused)
    rendered(outcome.reason)


@pytest.mark.parametrize(
    ("number", "total"),
    [
        ("ability:con", 12),
        ("ability:sag", 14),
        ("save:ppm", 11),
        ("help:autre", -2),
        ("weapon:w", 1),
        ("ac", 10),
        ("thac0", 16),
        ("speed", 1),
        ("heroic", 71),
        ("mortal", 14),
        ("shock", 85),
        ("xp", 0),
    ],
)
def test_every_number_explains_itself(number: str, total: int) -> None:
    found = SYSTEM.explain(DYING, SETTINGS, number)
    assert found is not None
    assert found.total == total
    for line in found.lines:
        text(line.label)


@pytest.mark.parametrize("number", ["ability:chance", "save:charme", "weapon:x", "help:x", "?"])
def test_numbers_that_are_none(number: str) -> None:
    assert SYSTEM.explain(DYING, SETTINGS, number) is None


def test_who_may_not_save_has_no_help() -> None:
    assert SYSTEM.explain(DYING, SETTINGS, "help:degats") is None


def test_settings_name_what_they_speak_of() -> None:
    SYSTEM.check_settings(SETTINGS)
    with pytest.raises(KnownError):
        SYSTEM.check_settings(Settings(losses={"ennui": 1}))
    with pytest.raises(KnownError):
        SYSTEM.read_edit({"type": "fly"})


def test_ten_adversaries_stand_ready() -> None:
    ready = SYSTEM.templates(SETTINGS)
    assert len({one.name for one in ready}) == len(ready) == 10
    for one in ready:
        made = cast("Character", one.document)
        assert SYSTEM.problems(made, SETTINGS) == ()
        assert made.hp == made.most > 0
        assert made.weapons
        everything(SYSTEM.sheet(made, SETTINGS))


def test_names() -> None:
    assert SYSTEM.name_of(SYSTEM.renamed(SYSTEM.blank("Ana"), "Bruno")) == "Bruno"


@pytest.mark.rule("PV-WOUND-BLIND", "PV-ESS-END", "PV-CLOTHES")
def test_a_card_tells_what_holds() -> None:
    one = person(
        hp=-3,
        body=replace(conditions("confus"), clothes=True, stabilised=True),
        essence=Essence(points=-100),
    )
    told = [FRENCH.render(each) for each in SYSTEM.summary(one, SETTINGS).state]
    assert told == [
        "Dans les négatifs",
        "Stabilisé",
        "Confus",
        "Vêtements perdus",
        "Vidé de son essence\u00a0: quitte le jeu",
    ]
    dead = replace(one, body=Body(standing=Standing.DEAD))
    assert FRENCH.render(SYSTEM.summary(dead, SETTINGS).state[0]) == "Mort"


def test_cells_are_cells() -> None:
    tables = [b for b in SYSTEM.sheet(DYING, SETTINGS).blocks if isinstance(b, Table)]
    for table in tables:
        assert all(len(row) == len(table.columns) for row in table.rows)
        assert all(isinstance(cell, Cell) for row in table.rows for cell in row)
        assert len(table.blank_entries) in (0, table.blank_rows)


def test_the_sheet_shows_the_latest_dozen_of_the_essence_journal() -> None:
    journal = tuple(EssenceChange(id=f"e{n}", cause=f"cause {n}", amount=-1) for n in range(13))
    model = SYSTEM.sheet(person(essence=Essence(points=87, journal=journal)), SETTINGS)
    (table,) = [b for b in model.blocks if isinstance(b, Table) and b.id == "essence-journal"]
    assert [row[1].text for row in table.rows] == [f"cause {n}" for n in range(1, 13)]


@pytest.mark.parametrize(
    "texts",
    [
        {"weapon/+n/name": "Pic", "weapon/+n/to_hit": "x", "weapon/+n/damage": "1d6"},
        {"weapon/+n/name": "Pic", "weapon/+n/to_hit": "1", "weapon/+n/damage": "x"},
        {"item/+n/name": "Sac", "item/+n/quantity": "x", "item/+n/weight": "2"},
        {"item/+n/name": "Sac", "item/+n/quantity": "1", "item/+n/weight": "x"},
        {"skill/+n/name": "Art", "skill/+n/value": "x"},
    ],
)
def test_a_new_line_with_one_wrong_place_is_refused(texts: dict[str, str]) -> None:
    path = next(iter(texts))
    assert isinstance(SYSTEM.write_entry(DYING, SETTINGS, path, texts), Refused)


@pytest.mark.parametrize(
    ("raw", "taken"),
    [
        ({"initiative_die": 2}, True),
        ({"initiative_die": 1}, False),
        ({"initiative_die": 100}, True),
        ({"initiative_die": 101}, False),
        ({"blank_shock": 0}, True),
        ({"blank_shock": 101}, False),
        ({"encumbrance": -20}, True),
        ({"encumbrance": -21}, False),
        ({"encumbrance": 1}, False),
        ({"bodies": [{"score": 1}]}, True),
        ({"bodies": [{"score": 0}]}, False),
        ({"bodies": [{"score": 50, "hit_points": -10, "poison": 10}]}, True),
        ({"bodies": [{"score": 51}]}, False),
        ({"bodies": [{"score": 1, "hit_points": 21}]}, False),
        ({"bodies": [{"score": 1, "regeneration": -1}]}, False),
        ({"bodies": [{"score": 1, "poison": -11}]}, False),
        ({"falls": [{"metres": 1, "dice": 1}]}, True),
        ({"falls": [{"metres": 0, "dice": 1}]}, False),
        ({"falls": [{"metres": 1, "dice": 0}]}, False),
        ({"losses": {"torture": 0}}, True),
        ({"losses": {"torture": -1}}, False),
        ({"readings": {"floor": "autre"}}, False),
    ],
)
def test_settings_have_bounds(raw: dict[str, object], taken: bool) -> None:
    if taken:
        msgspec.convert(raw, Settings)
        return
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(raw, Settings)
