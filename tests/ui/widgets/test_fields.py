"""Number and text fields: when they commit, what they refuse, what the wheel may do."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget

from desktop.ui.storing import note_refusal
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextArea, TextField

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def page(qtbot) -> QWidget:
    """A window to hold fields."""
    made = QWidget()
    qtbot.addWidget(made)
    QVBoxLayout(made)
    return made


def put(page: QWidget, *fields: QWidget) -> None:
    for field in fields:
        page.layout().addWidget(field)
    page.show()
    page.activateWindow()
    fields[0].setFocus()


def retype(field: QWidget, text: str) -> None:
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, text)


def values(spy: QSignalSpy) -> list[object]:
    return [spy.at(i)[0] for i in range(spy.count())]


@pytest.fixture
def number(page: QWidget) -> NumberField:
    made = NumberField("Jetons", -20, 99)
    made.set_value(14)
    put(page, made, TextField("Autre"))
    return made


def test_enter_commits_a_number_and_the_dot_goes(number: NumberField) -> None:
    committed = QSignalSpy(number.valueCommitted)
    retype(number, "-3")
    assert number.pending
    assert number.value() == 14
    QTest.keyClick(number, ENTER)
    assert values(committed) == [-3]
    assert not number.pending
    assert number.text() == "−3"
    assert number.hasSelectedText()


def test_leaving_commits_once(number: NumberField) -> None:
    committed = QSignalSpy(number.valueCommitted)
    retype(number, "20")
    QTest.keyClick(number, Qt.Key.Key_Tab)
    QTest.keyClick(number, ENTER)
    assert values(committed) == [20]


def test_half_a_second_of_pause_commits(number: NumberField, qtbot) -> None:
    with qtbot.waitSignal(number.valueCommitted) as committed:
        retype(number, "21")
    assert committed.args == [21]
    assert number.text() == "21"


def test_closing_flushes(number: NumberField) -> None:
    retype(number, "7")
    assert number.flush()
    assert number.value() == 7


def test_the_same_number_again_is_no_news(number: NumberField) -> None:
    committed = QSignalSpy(number.valueCommitted)
    retype(number, "14")
    QTest.keyClick(number, ENTER)
    assert committed.count() == 0
    assert not number.pending


@pytest.mark.parametrize("typed", ["abc", "100", "3,5", ""])
def test_what_is_no_value_stays_marked_with_a_message(number, spoken, typed: str) -> None:
    committed, rejected = QSignalSpy(number.valueCommitted), QSignalSpy(number.rejected)
    if typed:
        retype(number, typed)
    else:
        QTest.keyClick(number, Qt.Key.Key_Delete)
    assert not number.flush()
    assert committed.count() == 0
    assert values(rejected) == [number.problem]
    assert spoken(number)[1] == number.problem
    assert number.pending
    assert number.text() == typed
    QTest.keyClick(number, ESCAPE)
    assert number.text() == "14"
    assert number.problem == ""
    assert not number.pending


def test_typing_on_takes_the_mark_away(number: NumberField) -> None:
    retype(number, "abc")
    number.flush()
    retype(number, "5")
    assert number.problem == ""


def test_a_value_from_elsewhere_leaves_alone_what_is_being_typed(number: NumberField) -> None:
    retype(number, "2")
    number.set_value(50)
    assert number.text() == "2"
    QTest.keyClick(number, ESCAPE)
    assert number.text() == "50"


def test_focus_selects_all(number: NumberField, page: QWidget) -> None:
    page.findChild(TextField).setFocus()
    number.setFocus()
    assert number.selectedText() == "14"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Up, 15),
        (Qt.Key.Key_Down, 13),
        (Qt.Key.Key_PageUp, 19),
        (Qt.Key.Key_PageDown, 9),
    ],
)
def test_keys_step_the_number(number: NumberField, key: Qt.Key, value: int) -> None:
    QTest.keyClick(number, key)
    assert number.pending
    number.flush()
    assert number.value() == value


def test_steps_stop_at_the_limits(number: NumberField) -> None:
    number.set_value(99)
    QTest.keyClick(number, Qt.Key.Key_Up)
    number.flush()
    assert number.value() == 99


def test_the_wheel_steps_with_focus_and_scrolls_the_page_without(qtbot, turn_wheel) -> None:
    area, tall = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    number, other = NumberField("Jetons", 0, 99), NumberField("Couronnes", 0, 99)
    column = QVBoxLayout(tall)
    column.addWidget(number)
    column.addWidget(other)
    column.addStretch()
    tall.setMinimumHeight(2000)
    area.setWidget(tall)
    area.resize(200, 200)
    area.show()
    area.activateWindow()
    other.setFocus()
    turn_wheel(number, -1)
    assert number.text() == "0"
    assert area.verticalScrollBar().value() > 0
    area.verticalScrollBar().setValue(0)
    turn_wheel(other, 1)
    assert other.text() == "1"


def test_undo_keys_go_to_the_window_unless_something_is_typed(number: NumberField) -> None:
    control = Qt.KeyboardModifier.ControlModifier

    def claims_undo() -> bool:
        asked = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, control)
        asked.ignore()
        QApplication.sendEvent(number, asked)
        return asked.isAccepted()

    assert not claims_undo()
    retype(number, "2")
    assert claims_undo()


def test_a_number_field_speaks_its_name(number: NumberField, spoken) -> None:
    assert spoken(number)[0] == "Jetons"


def test_the_dot_and_the_mark_are_drawn(number: NumberField) -> None:
    calm = number.grab().toImage()
    retype(number, "14")
    dotted = number.grab().toImage()
    retype(number, "100")
    number.flush()
    marked = number.grab().toImage()
    assert calm != dotted
    assert dotted != marked


@pytest.fixture(params=[TextField, TextArea])
def text(request, page: QWidget) -> TextField | TextArea:
    made = request.param("Nom")
    made.set_value("Corvin")
    put(page, made, TextField("Autre"))
    return made


def test_text_commits_on_leaving_and_keeps_markup_as_text(text) -> None:
    committed = QSignalSpy(text.textCommitted)
    retype(text, "<b>Jo</b>")
    assert text.pending
    QTest.keyClick(text, Qt.Key.Key_Tab)
    assert values(committed) == ["<b>Jo</b>"]
    assert text.value() == "<b>Jo</b>"
    assert not text.pending


def test_text_commits_after_a_pause(text, qtbot) -> None:
    with qtbot.waitSignal(text.textCommitted) as committed:
        retype(text, "Jo")
    assert committed.args == ["Jo"]


def test_text_commits_by_key(text) -> None:
    retype(text, "Jo")
    QTest.keyClick(text, ENTER, Qt.KeyboardModifier.ControlModifier)
    assert text.value() == "Jo"


def test_escape_brings_the_text_back(text) -> None:
    retype(text, "Jo")
    QTest.keyClick(text, ESCAPE)
    assert not text.pending
    text.flush()
    assert text.value() == "Corvin"


def test_a_text_from_elsewhere_is_read_from_its_beginning(page: QWidget) -> None:
    field, other = TextField("Nom"), TextField("Autre")
    put(page, field, other)
    other.setFocus()
    field.set_value("Une rencontre au nom bien plus long que son champ")
    assert field.cursorPosition() == 0


def test_a_text_from_elsewhere_is_shown_and_is_not_typing(text) -> None:
    committed = QSignalSpy(text.textCommitted)
    text.set_value("Isabeau")
    assert not text.pending
    text.flush()
    assert committed.count() == 0
    assert text.value() == "Isabeau"


def test_enter_begins_a_line_in_an_area(page: QWidget) -> None:
    area = TextArea("Notes")
    put(page, area)
    QTest.keyClicks(area, "un")
    QTest.keyClick(area, ENTER)
    QTest.keyClicks(area, "deux")
    area.flush()
    assert area.value() == "un\ndeux"


def test_text_fields_speak_their_name(text, spoken) -> None:
    assert spoken(text)[0] == "Nom"


class Disk(QObject):
    """Stores what a field commits, unless it is full; the field then shows what is stored, as
    windows do."""

    def __init__(self, field: NumberField | TextField | TextArea) -> None:
        super().__init__()
        self.field = field
        self.is_full = True
        self.stored = field.value()
        signal = field.valueCommitted if isinstance(field, NumberField) else field.textCommitted
        signal.connect(self.store)

    def store(self, value: int | str) -> None:
        if self.is_full:
            note_refusal()
        else:
            self.stored = value
        self.field.set_value(self.stored)


@pytest.mark.parametrize(
    ("make", "typed", "value"),
    [
        (partial(NumberField, "Jetons", -20, 99), "17", 17),
        (partial(TextField, "Nom"), "Zoe", "Zoe"),
        (partial(TextArea, "Notes"), "Un rat", "Un rat"),
    ],
    ids=["number", "line", "page"],
)
def test_what_the_disk_does_not_take_stays_until_it_does(
    page: QWidget,
    make: Callable[[], NumberField | TextField | TextArea],
    typed: str,
    value: int | str,
) -> None:
    field = make()
    put(page, field)
    disk = Disk(field)
    before = disk.stored
    retype(field, typed)
    assert not field.flush()
    assert (field.pending, field.unstored, field.value()) == (True, True, before)
    assert typed in (field.toPlainText() if isinstance(field, TextArea) else field.text())
    assert not field.flush()
    disk.is_full = False
    assert field.flush()
    assert (field.pending, field.unstored) == (False, False)
    assert disk.stored == field.value() == value


def test_escape_gives_up_what_the_disk_does_not_take(number: NumberField) -> None:
    disk = Disk(number)
    retype(number, "17")
    QTest.keyClick(number, ENTER)
    assert (number.text(), number.unstored, disk.stored) == ("17", True, 14)
    QTest.keyClick(number, ESCAPE)
    assert (number.text(), number.pending, number.unstored) == ("14", False, False)


def test_a_range_without_a_number_leaves_the_least_one(number: NumberField) -> None:
    number.set_range(5, 1)
    retype(number, "3")
    QTest.keyClick(number, ENTER)
    assert number.problem
    retype(number, "5")
    QTest.keyClick(number, ENTER)
    assert (number.value(), number.problem) == (5, "")
