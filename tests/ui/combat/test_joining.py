"""Who takes part: found, brought in, copied, refused; names stay what people typed."""

import pytest
from PySide6.QtWidgets import QLabel

from desktop.rules.quick_entry import copy_names
from desktop.ui.combat.npc_source import Source
from tests.toy.document import ToyCharacter
from tests.ui.combat.conftest import Table


@pytest.fixture
def empty(context, duellists, sit_down) -> Table:
    """A fight without anybody."""
    return sit_down(context, context.library.fights.create("toy", "Les toits"))


def names(table: Table) -> list[tuple[str, int]]:
    return [(one.name, one.side) for one in table.window.view().fighters]


def test_copies_come_from_sheets_and_adversaries(empty: Table) -> None:
    # From a character by its name.
    nobody = empty.session.head
    create = empty.context.library.characters.create
    create("toy", ToyCharacter(name="Élodie Grise", hits=4))
    empty.window.centre.add.names.setFocus()
    empty.keys("2 elo, une brute\n")
    found = empty.window.view().fighters
    assert [one.name for one in found] == ["Élodie Grise 1", "Élodie Grise 2", "Brute"]
    assert [one.character for one in found] == ["", "", ""]
    assert [empty.session.participant(one.id).hits for one in found] == [4, 4, 10]
    # From a sheet of the library.
    empty.rewind(nobody)
    add = empty.window.centre.add
    character = empty.context.library.characters.create("toy", ToyCharacter(name="Brute", hits=4))[
        0
    ]
    add.template.choose(Source(character=character))
    add.names.setText("Brute")
    empty.click(add.add_npcs)
    (brute,) = empty.window.view().fighters
    assert brute.character == ""
    assert sum(box.state.value == "ticked" for box in brute.tracks[0].rows[0].boxes) == 6
    # An adversary keeps the sheet that was chosen, under another name.
    empty.rewind(nobody)
    add = empty.window.centre.add
    add.template.choose(Source(template="Brute"))
    add.names.setText("Gros Léon")
    assert add.template.source() == Source(template="Brute")
    empty.click(add.add_npcs)
    (leon,) = empty.window.view().fighters
    assert leon.name == "Gros Léon"
    assert empty.session.participant(leon.id).force == 4


def test_a_fight_is_prepared_by_keyboard(empty: Table) -> None:
    # Whoever is taken back is offered again.
    nobody = empty.session.head
    add, form = empty.window.centre.add, empty.window.form

    def offered() -> set[str]:
        return {add.list.item(row).text() for row in range(add.list.count())}

    before = offered()
    add.search.setFocus()
    empty.keys("ad\n")
    without = offered()
    assert before != without
    empty.click(form.undoButton)
    assert offered() == before
    empty.click(form.redoButton)
    assert offered() == without
    empty.rewind(nobody)
    add = empty.window.centre.add
    add.search.setFocus()
    empty.keys("ad\n")
    empty.click(add.side_buttons()[1])
    empty.keys("be\n")
    add.names.setFocus()
    empty.keys("2 brutes\n")
    assert names(empty) == [("Ada", 0), ("Ben", 1), ("Brute 1", 1), ("Brute 2", 1)]
    assert add.list.count() == 0
    # The search ignores accents.
    create = empty.context.library.characters.create
    create("toy", ToyCharacter(name="Élodie"))
    add = empty.window.centre.add
    add.search.setText("elo")
    assert [add.list.item(n).text() for n in range(add.list.count())] == ["Élodie"]


def test_names_are_understood_marked_or_taken_as_they_are(empty: Table, spoken) -> None:
    # What is understood is said while typing.
    nobody = empty.session.head
    add = empty.window.centre.add
    add.names.setFocus()
    empty.keys("deux bru")
    assert "2 × Brute" in add.names.hint.text()
    empty.keys("t\b\b\bi")
    assert add.names.hint.text() == ""
    # An unknown name is marked, and nobody comes.
    add.names.clear()
    add = empty.window.centre.add
    add.names.setFocus()
    empty.keys("2 brutes, 3 brtues\n")
    assert names(empty) == []
    assert (add.names.text(), add.names.marked()) == ("2 brutes, 3 brtues", "brtues")
    assert add.names.hasFocus()
    assert "brtues" in add.names.hint.text()
    assert spoken(add.names)[1] == add.names.hint.text()
    for _ in "brtues":
        empty.keys("\b")
    assert add.names.marked() == ""
    empty.keys("brutes\n")
    assert len(names(empty)) == 5
    assert add.names.text() == ""
    # A group comes and goes as one step.
    empty.rewind(nobody)
    empty.window.centre.add.names.setFocus()
    empty.keys("2 brutes et 3 brutes\n")
    assert [name for name, _ in names(empty)] == [f"Brute {n}" for n in range(1, 6)]
    empty.undo()
    assert names(empty) == []
    # A chosen adversary needs no name.
    add = empty.window.centre.add
    add.template.choose(Source(template="Brute"))
    empty.click(add.add_npcs)
    assert names(empty) == [("Brute", 0)]
    # A name without a sheet is taken when that is asked for.
    empty.rewind(nobody)
    add = empty.window.centre.add
    add.template.choose(Source())
    add.names.setFocus()
    empty.keys("2 Rats, Lea\n")
    assert names(empty) == [("Rats 1", 0), ("Rats 2", 0), ("Lea", 0)]
    assert add.template.source() is None


def test_night_prowler_has_its_militia(context, sit_down) -> None:
    table = sit_down(context, context.library.fights.create("nightprowler", "Les quais"))
    table.window.centre.add.names.setFocus()
    table.keys("3 miliciens\n")
    assert [name for name, _ in names(table)] == ["Milicien 1", "Milicien 2", "Milicien 3"]
    first = table.window.view().fighters[0]
    assert table.session.participant(first.id).weapons[0].name == "Lance"


def test_a_newcomer_may_arrive_later_and_nobody_is_in_two_fights(table: Table, sit_down) -> None:
    table.keys(" ")
    add = table.window.centre.add
    assert not add.isVisible()
    table.window.menu.adding.trigger()
    assert add.isVisible()
    add.template.choose(Source())
    add.names.setText("Renfort")
    table.click(add.add_npcs)
    assert names(table)[-1] == ("Renfort", 0)
    # Somebody of another fight is refused by name.
    other = sit_down(table.context, table.context.library.fights.create("toy", "Le pont"))
    other.window.conductor.join(table.fighter("Ada").character, 0)
    assert "Les toits" in other.refusal()
    assert other.window.view().fighters == ()


@pytest.mark.parametrize(
    ("count", "taken", "expected"),
    [
        (1, (), ("Milicien",)),
        (1, ("Milicien",), ("Milicien 1",)),
        (3, ("Milicien 2",), ("Milicien 1", "Milicien 3", "Milicien 4")),
    ],
)
def test_copies_have_distinct_names(count, taken, expected) -> None:
    assert copy_names("Milicien", count, frozenset(taken)) == expected


def test_a_name_with_markup_is_shown_as_typed(context, sit_down) -> None:
    fight = context.library.fights.create("toy", "<b>Toits</b>")
    context.library.fights.open(fight).join_npc("<i>Jo</i>", ToyCharacter(name="<i>Jo</i>"), 0)
    table = sit_down(context, fight)
    table.keys(" ")
    assert table.window.windowTitle().startswith("<b>Toits</b>")
    for label in table.window.findChildren(QLabel):
        assert label.textFormat().name == "PlainText" or not label.text()
