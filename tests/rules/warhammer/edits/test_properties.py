"""Any sequence of edits keeps a document valid: it reads back as it was, and no purse, count or
clock falls below nothing."""

from collections.abc import Iterator
from typing import cast

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop import paths
from desktop.rules.document import Loaded, read, write
from desktop.rules.message import Message, Text
from desktop.rules.sheetentries import entries_of
from desktop.rules.sheetmodel import Body, Fields, Items, SheetModel, Table
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer import document
from desktop.rules.warhammer.commands import gear, health, person
from desktop.rules.warhammer.document import (
    CHARACTERISTICS,
    Ammunition,
    Character,
    Hand,
    Item,
    PieceHeld,
    Purse,
    SkillHeld,
    State,
    TalentHeld,
    WeaponHeld,
    Wound,
)
from desktop.rules.warhammer.edits.apply import EditCommand, edit
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.profile import profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.entry_edits import entry_edits
from desktop.rules.warhammer.sheet.pages import sheet, summary
from desktop.rules.warhammer.tables.load import load
from desktop.text import Catalogue

TABLES = load(paths.tables_root())
FRENCH = Catalogue("fr", paths.resources_root())
SETTINGS = Settings()
numbers = st.integers(-50, 400)
ids = st.sampled_from(["a", "b", "c", ""])
words = st.sampled_from(["", "Otto", "épée", "dur-a-cuire", "langue"])
qualities = st.sampled_from(["mediocre", "normale", "bonne", "exceptionnelle"])
weapons = st.builds(
    WeaponHeld,
    id=ids,
    weapon=st.sampled_from([*TABLES.melee.ids(), *TABLES.ranged.ids(), "", "bidule"]),
    name=words,
    quality=st.one_of(qualities, words),
    hand=st.sampled_from(Hand),
    left=numbers,
    lost=numbers,
)
pieces = st.builds(
    PieceHeld,
    id=ids,
    piece=st.sampled_from([*TABLES.pieces.ids(), "cape"]),
    lost=st.dictionaries(st.sampled_from(["tete", "corps", "aile"]), numbers, max_size=2),
)
rows = st.one_of(
    *(
        st.tuples(st.just(ware), st.sampled_from([*index, "rien"]))
        for ware, index in (
            ("weapon", (*TABLES.melee.ids(), *TABLES.ranged.ids())),
            ("piece", TABLES.pieces.ids()),
            ("ammunition", TABLES.ammunition.ids()),
            ("goods", TABLES.prices.ids()),
        )
    )
)
missiles = st.builds(
    Ammunition, id=ids, ammunition=st.sampled_from(TABLES.ammunition.ids()), count=numbers
)
wounds = st.builds(
    Wound,
    id=ids,
    kind=st.sampled_from(["tranchantes", "pugilat"]),
    location=st.sampled_from(["tete", "bras"]),
    value=st.integers(0, 16),
)


def _buy(row: tuple[str, str], id: str, count: int, price: int | None) -> gear.Buy:
    return gear.Buy(id=id, ware=row[0], row=row[1], count=count, price=price)  # type: ignore[arg-type]


commands = st.one_of(
    st.builds(person.Rename, words),
    st.builds(person.ChooseRace, st.sampled_from(["humain", "elfe", "", "ogre"])),
    st.builds(person.SetDice, st.sampled_from([*CHARACTERISTICS, "pv"]), st.integers(0, 22)),
    st.builds(
        person.Swap,
        st.dictionaries(st.sampled_from(CHARACTERISTICS), st.sampled_from(CHARACTERISTICS)),
    ),
    st.builds(person.SetAdvance, st.sampled_from(CHARACTERISTICS), numbers),
    st.builds(
        person.SetSecondary, st.sampled_from(["attacks", "move", "magic", "destiny"]), numbers
    ),
    st.builds(
        person.AddSkill,
        st.builds(SkillHeld, id=ids, skill=words, level=st.integers(0, 4)),
    ),
    st.builds(person.AddTalent, st.builds(TalentHeld, id=ids, talent=words)),
    st.builds(gear.AddWeapon, weapons),
    st.builds(gear.UpdateWeapon, weapons),
    st.builds(gear.Hold, ids, st.sampled_from(Hand)),
    st.builds(gear.RemoveWeapon, ids),
    st.builds(gear.AddPiece, pieces),
    st.builds(gear.Wear, ids, st.booleans()),
    st.builds(gear.AddAmmunition, missiles),
    st.builds(gear.AddItem, st.builds(Item, id=ids, name=words, quantity=numbers)),
    st.builds(_buy, rows, ids, st.integers(-1, 30), st.none() | numbers),
    st.builds(gear.SetPurse, numbers, numbers),
    st.builds(gear.Pay, numbers),
    st.builds(gear.Earn, numbers, numbers),
    st.builds(health.UpdateWound, wounds),
    st.builds(health.Care, ids, st.booleans()),
    st.builds(health.Heal, ids),
    st.builds(health.TestInfection, id=ids, roll=st.integers(0, 101)),
    st.builds(health.Amputate, id=ids, roll=st.integers(0, 101)),
    st.builds(health.PassDays, st.integers(-1, 40)),
    st.builds(health.SetState, st.builds(State, stunned=numbers, dead=st.booleans())),
    st.builds(health.SpendDestiny, ids),
    st.builds(health.SpendFortune),
    st.builds(health.RestoreFortune),
)
START = Character(
    name="Otto",
    purse=Purse(sous=300),
    wounds=(
        Wound(id="a", kind="tranchantes", location="bras", value=5),
        Wound(id="b", kind="projectiles", location="tete", value=9, lodged=True),
    ),
)


def _sound(character: Character) -> None:
    assert min(character.purse.sous, character.purse.liards) >= 0
    counts = [one.count for one in character.ammunition]
    counts += [one.quantity for one in character.items]
    counts += [each for one in character.weapons for each in (one.left, one.lost)]
    counts += [each for one in character.armour for each in one.lost.values()]
    assert min(counts, default=0) >= 0
    for held in (character.weapons, character.armour, character.wounds, character.items):
        names = [one.id for one in held]
        assert len(set(names)) == len(names)
        assert all(names)
    values = profile(TABLES, SETTINGS, character)
    assert min(values.destiny.total, values.fortune.total, values.move.total) >= 0


@settings(max_examples=150, deadline=None)
@given(st.lists(commands, max_size=25))
def test_any_edits_leave_a_sound_document(sequence: list[EditCommand]) -> None:
    character = START
    for command in sequence:
        again = msgspec.convert(msgspec.to_builtins(command), EditCommand)
        assert again == command
        outcome = edit(TABLES, SETTINGS, character, command)
        if isinstance(outcome, Refused):
            continue
        assert isinstance(outcome, Edited)
        assert isinstance(outcome.document, Character)
        character = outcome.document
        _sound(character)
    data = write(Loaded(character))
    assert read(data, Character, document.VERSION, document.UPCASTERS).value == character


@settings(max_examples=20, deadline=None)
@given(st.lists(commands, max_size=25))
def test_any_edits_leave_a_sheet_that_says_what_is_there(sequence: list[EditCommand]) -> None:
    character = START
    for command in sequence:
        outcome = edit(TABLES, SETTINGS, character, command)
        if isinstance(outcome, Edited):
            character = cast("Character", outcome.document)
    _shown(character)


def _shown(character: Character) -> None:
    """Everything that a sheet and a card say of a character is in words, and is taken back as it
    stands."""
    model = sheet(TABLES, SETTINGS, character)
    said = [text for text in _texts(model) if isinstance(text, Message)]
    said += summary(TABLES, SETTINGS, character).state
    assert not [text for text in map(FRENCH.render, said) if "wh." in text]
    editing = Editing(TABLES, SETTINGS, character)
    for named in entries_of(model):
        entry = named.entry
        written = entry_edits(editing, entry.path, {entry.path: entry.value})
        # What the tables do not know cannot be chosen by its name, and an empty name stays so.
        for command in () if isinstance(written, Refused) else written:
            outcome = edit(TABLES, SETTINGS, character, command)
            if isinstance(outcome, Edited):
                assert outcome.document == character, entry


def _texts(model: SheetModel) -> Iterator[Text]:
    for block in model.blocks:
        yield block.title
        match block:
            case Fields():
                for field in block.fields:
                    yield from (field.label, field.value)
            case Table():
                for cell in (cell for row in block.rows for cell in row):
                    yield cell.text
            case Items():
                for item in block.items:
                    yield from (item.title, item.detail)
            case Body():
                for part in block.parts:
                    yield from (part.label, part.detail, part.value)
            case _:
                pass


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_whatever_is_written_on_a_sheet_is_refused_or_leaves_a_sound_document(
    data: st.DataObject,
) -> None:
    places = [named.entry.path for named in entries_of(sheet(TABLES, SETTINGS, START))]
    places += [
        "weapon/zz/name",
        "item/+q/note",
        "secondary/x",
        "skill//level",
        "new-skill/+a//name",
    ]
    written = data.draw(
        st.dictionaries(
            st.sampled_from(places),
            st.one_of(words, st.text(max_size=8), numbers.map(str)),
            max_size=12,
        )
    )
    character = START
    for path in written:
        outcome = entry_edits(Editing(TABLES, SETTINGS, character), path, written)
        for command in () if isinstance(outcome, Refused) else outcome:
            edited = edit(TABLES, SETTINGS, character, command)
            if isinstance(edited, Edited):
                character = cast("Character", edited.document)
                _sound(character)
