"""The window of a prepared encounter: quick entry, cells, reminders, undo, and one key to start."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.library.encounter_table import ARRIVAL, COUNT, NAME, ROLLED, SIDE
from desktop.ui.library.encounter_window import EncounterWindow
from tests.ui.library.conftest import shown

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def encounter(context: Context, add: Callable[..., str]) -> Iterator[EncounterWindow]:
    add("Isabeau")
    made = context.library.encounters.create("nightprowler", "La milice")
    yield from shown(EncounterWindow(context, made))


def lines(window: EncounterWindow) -> list[tuple[str, int, int, int]]:
    library = window.context.library
    plan = library.encounters.document(window.encounter)
    return [
        (library.encounters.name_of(one), one.count, one.side, one.arrival) for one in plan.lines
    ]


def enter(window: EncounterWindow, text: str) -> None:
    window.entry.setText(text)
    QTest.keyClick(window.entry, Qt.Key.Key_Return)


def test_people_are_typed_and_the_wrong_word_is_marked(encounter) -> None:
    assert encounter.entry.hasFocus()
    # Somebody who is new here reads whom he may name.
    assert "Sergent du guet" in encounter.ready.text()
    QTest.keyClicks(encounter.entry, "3 miliciens, 1 dragon")
    QTest.keyClick(encounter.entry, Qt.Key.Key_Return)
    assert encounter.entry.marked() == "dragon"
    assert encounter.why.isVisible()
    assert "dragon" in encounter.why.text()
    assert lines(encounter) == []
    enter(encounter, "3 miliciens, 1 sergent")
    enter(encounter, "tour 3 : 2 miliciens")
    assert encounter.entry.text() == ""
    assert lines(encounter) == [
        ("Milicien", 3, 1, 0),
        ("Sergent du guet", 1, 1, 0),
        ("Milicien", 2, 1, 3),
    ]
    assert encounter.table.item(2, ARRIVAL).text() == "tour 3"


def test_those_who_come_later_may_stand_in_the_same_line(encounter) -> None:
    enter(encounter, "1 sergent; tour 3 : 2 miliciens, 1 molosse, tour 5: 1 archer")
    assert lines(encounter) == [
        ("Sergent du guet", 1, 1, 0),
        ("Milicien", 2, 1, 3),
        ("Molosse", 1, 1, 3),
        ("Archer", 1, 1, 5),
    ]
    enter(encounter, "1 sergent; tour 3 : 2 dragons")
    assert encounter.entry.marked() == "dragons"
    enter(encounter, "1 sergent; tour 0 : 2 molosses")
    assert encounter.entry.marked() == "0"
    enter(encounter, "tour -1 : 2 molosses")
    assert encounter.entry.marked() == "-1"
    assert len(lines(encounter)) == 4


def test_enter_presses_the_button_that_has_the_keyboard(encounter) -> None:
    encounter.entry.setText("2 molosses")
    encounter.add.setFocus()
    QTest.keyClick(encounter.add, Qt.Key.Key_Return)
    assert lines(encounter) == [("Molosse", 2, 1, 0)]


def test_enter_chooses_the_side_that_has_the_keyboard(encounter) -> None:
    first = encounter._sides.buttons()[0]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(first, Qt.Key.Key_Return)
    enter(encounter, "1 sergent")
    assert lines(encounter) == [("Sergent du guet", 1, 0, 0)]


def test_cells_are_edited_where_they_stand(encounter) -> None:
    enter(encounter, "3 miliciens")
    for column, text in ((COUNT, "4"), (NAME, "Vigile"), (SIDE, "a"), (ARRIVAL, "tour 2")):
        encounter.table.item(0, column).setText(text)
    encounter.table.item(0, ROLLED).setCheckState(Qt.CheckState.Checked)
    assert lines(encounter) == [("Vigile", 4, 0, 2)]
    (line,) = encounter.context.library.encounters.document(encounter.encounter).lines
    assert line.rolled
    assert line.template == "Milicien"
    assert not encounter.start.isEnabled()


@pytest.mark.parametrize(
    ("column", "text"),
    [(COUNT, "0"), (COUNT, "mille"), (SIDE, "Z"), (ARRIVAL, "demain"), (ARRIVAL, "tour 1000")],
)
def test_a_cell_that_makes_no_sense_goes_back(encounter, column: int, text: str) -> None:
    enter(encounter, "3 miliciens")
    before = encounter.table.item(0, column).text()
    encounter.table.item(0, column).setText(text)
    assert encounter.table.item(0, column).text() == before
    assert text in encounter.banner.text()
    assert lines(encounter) == [("Milicien", 3, 1, 0)]


def test_a_box_to_tick_is_seen_in_the_dark(encounter, qapp) -> None:
    theme.apply(qapp, theme.Scheme.DARK)
    enter(encounter, "3 miliciens")
    table = encounter.table
    rect = table.visualItemRect(table.item(0, ROLLED))
    image = table.viewport().grab(rect).toImage()
    seen = {image.pixelColor(x, rect.height() // 2).rgb() for x in range(min(30, rect.width()))}
    surface = theme.current().surface
    assert max(theme.contrast(QColor(one), surface) for one in seen) >= 3


def test_keys_take_a_line_out_and_back(encounter) -> None:
    enter(encounter, "3 miliciens")
    encounter.table.setFocus()
    encounter.table.setCurrentCell(0, NAME)
    QTest.keyClick(encounter.table, Qt.Key.Key_Delete)
    assert lines(encounter) == []
    assert encounter.undo.text() == "Annuler\u00a0: Milicien retiré de la rencontre"
    QTest.keyClick(encounter, Qt.Key.Key_Z, CONTROL)
    assert lines(encounter) == [("Milicien", 3, 1, 0)]
    QTest.keyClick(encounter, Qt.Key.Key_Y, CONTROL)
    assert lines(encounter) == []


def test_reminders_are_added_and_taken_out(encounter) -> None:
    enter(encounter, "3 miliciens")
    panel = encounter.reminders
    panel.text.setText("la marée descend")
    panel.round.set_value(4)
    QTest.keyClick(panel.text, Qt.Key.Key_Return)
    panel.when.setCurrentIndex(1)
    panel.text.setText("fuient")
    QTest.mouseClick(panel.add, Qt.MouseButton.LeftButton)
    shown_ = [panel.list.item(row).text() for row in range(panel.list.count())]
    assert shown_ == ["tour 4\u00a0: la marée descend", "Milicien à la moitié\u00a0: fuient"]
    panel.list.setCurrentRow(0)
    panel.list.setFocus()
    QTest.keyClick(panel.list, Qt.Key.Key_Delete)
    assert panel.list.count() == 1


def test_name_and_notes_are_kept_and_one_key_starts(encounter, context) -> None:
    enter(encounter, "3 miliciens")
    encounter.name.setFocus()
    encounter.name.selectAll()
    QTest.keyClicks(encounter.name, "Le port")
    encounter.notes.setFocus()
    QTest.keyClicks(encounter.notes, "Il pleut.")
    QTest.keyClick(encounter, Qt.Key.Key_Return, CONTROL)
    plan = context.library.encounters.document(encounter.encounter)
    assert (plan.name, plan.notes, encounter.windowTitle()) == ("Le port", "Il pleut.", "Le port")
    (fight,) = context.library.fights.list()
    assert fight.name == "Le port"
    assert context.navigator.opened[-1] == ("fight", fight.id)


def test_tab_goes_as_the_page_is_read(encounter) -> None:
    enter(encounter, "3 miliciens")
    seen = [encounter.name]
    encounter.name.setFocus()
    for _ in range(6):
        QTest.keyClick(encounter.focusWidget(), Qt.Key.Key_Tab)
        seen.append(encounter.focusWidget())
    # The sides are one stop; arrows go from one to the other.
    assert seen.pop(3) in encounter._sides.buttons()
    assert seen == [
        encounter.name,
        encounter.simulate,
        encounter.start,
        encounter.entry,
        encounter.add,
        encounter.table,
    ]


@pytest.mark.parametrize("typed", ["", "   "])
def test_an_encounter_is_never_without_a_name(encounter, typed: str) -> None:
    encounter.name.setFocus()
    encounter.name.selectAll()
    QTest.keyClick(encounter.name, Qt.Key.Key_Backspace)
    QTest.keyClicks(encounter.name, typed)
    assert encounter.name.text() == typed
    QTest.keyClick(encounter.name, Qt.Key.Key_Return)
    library = encounter.context.library
    assert library.encounters.document(encounter.encounter).name == "La milice"
    assert encounter.name.text() == encounter.windowTitle() == "La milice"


def absent(encounter: EncounterWindow) -> str:
    return encounter.absent.text() if encounter.absent.isVisible() else ""


def press(encounter: EncounterWindow, action: int) -> None:
    QTest.mouseClick(encounter.absent.actions()[action], Qt.MouseButton.LeftButton)


def test_a_party_that_was_put_away_is_named_and_brought_back(encounter, context) -> None:
    library = context.library
    band = library.parties.create("La bande", tuple(one.id for one in library.characters.list()))
    enter(encounter, "la bande, 2 miliciens")
    assert absent(encounter) == ""
    library.parties.remove(band)
    assert "La bande" in absent(encounter)
    press(encounter, 0)
    assert absent(encounter) == ""
    assert [card.name for card in library.parties.list()] == ["La bande"]


def test_who_was_put_away_is_taken_out_one_after_the_other(encounter, context) -> None:
    library = context.library
    band = library.parties.create("La bande")
    enter(encounter, "la bande, isabeau, 2 miliciens")
    library.parties.remove(band)
    library.characters.remove(library.characters.find("Isabeau"))
    assert "La bande" in absent(encounter)
    press(encounter, 1)
    assert "Isabeau" in absent(encounter)
    press(encounter, 1)
    assert absent(encounter) == ""
    assert [name for name, *_ in lines(encounter)] == ["Milicien"]
    QTest.keyClick(encounter, Qt.Key.Key_Z, CONTROL)
    assert "Isabeau" in absent(encounter)


def test_a_strip_that_was_closed_stays_closed(encounter, context) -> None:
    band = context.library.parties.create("La bande")
    enter(encounter, "la bande")
    context.library.parties.remove(band)
    QTest.keyClick(encounter.absent, Qt.Key.Key_Escape)
    assert absent(encounter) == ""
    enter(encounter, "2 miliciens")
    assert absent(encounter) == ""
