"""Writing on the sheet: when it is committed, that nothing is lost, and that text stays text."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.rules.nightprowler.document.character import Contact, Item, Track, Weapon
from desktop.rules.nightprowler.edits.apply import Adjust, Rename
from desktop.ui.context import Context
from desktop.ui.sheets.common.history_page import HistoryPage
from desktop.ui.sheets.common.tab_order import focus_chain
from desktop.ui.sheets.nightprowler.equipment_page import EquipmentPage
from desktop.ui.sheets.nightprowler.first_page import FirstPage
from desktop.ui.sheets.nightprowler.health_page import HealthPage
from desktop.ui.sheets.nightprowler.memory_page import MemoryPage
from desktop.ui.sheets.nightprowler.notes_page import NotesPage
from desktop.ui.sheets.nightprowler.window import SheetWindow
from desktop.ui.widgets.numbers import NumberField
from tests.ui.sheets.helps import become

LEFT = Qt.MouseButton.LeftButton
PAGES = (FirstPage, MemoryPage, EquipmentPage, HealthPage, NotesPage, HistoryPage)
MARKUP = "<b>Jo</b> & fils"


def stored_name(context: Context, window: SheetWindow) -> str:
    return context.library.characters.get(window.subject.id).name


def type_name(qtbot: QtBot, window: SheetWindow, text: str) -> QLineEdit:
    field = window.first.header.name
    qtbot.mouseClick(field, LEFT)
    field.selectAll()
    qtbot.keyClicks(field, text)
    assert field.pending
    return field


def test_what_is_typed_is_committed(qtbot: QtBot, context: Context, sheet: SheetWindow) -> None:
    enter_commits_what_is_typed(qtbot, context, sheet)
    leaving_commits_what_is_typed(qtbot, context, sheet)
    a_pause_commits_what_is_typed(qtbot, context, sheet)
    what_is_being_typed_outlives_a_change_from_elsewhere(qtbot, context, sheet)
    closing_commits_what_is_typed(qtbot, context, sheet)


def enter_commits_what_is_typed(qtbot: QtBot, context: Context, sheet: SheetWindow) -> None:
    become(sheet)
    field = type_name(qtbot, sheet, "Corvin")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert stored_name(context, sheet) == "Corvin"
    assert "Corvin" in sheet.windowTitle()


def leaving_commits_what_is_typed(qtbot: QtBot, context: Context, sheet: SheetWindow) -> None:
    become(sheet)
    type_name(qtbot, sheet, "Corvin")
    sheet.first.header.jetons.setFocus()
    assert stored_name(context, sheet) == "Corvin"


def a_pause_commits_what_is_typed(qtbot: QtBot, context: Context, sheet: SheetWindow) -> None:
    become(sheet)
    type_name(qtbot, sheet, "Corvin")
    qtbot.waitUntil(lambda: stored_name(context, sheet) == "Corvin", timeout=5000)


def closing_commits_what_is_typed(qtbot: QtBot, context: Context, sheet: SheetWindow) -> None:
    become(sheet)
    type_name(qtbot, sheet, "Corvin")
    sheet.close()
    assert stored_name(context, sheet) == "Corvin"


def what_is_being_typed_outlives_a_change_from_elsewhere(
    qtbot: QtBot, context: Context, sheet: SheetWindow
) -> None:
    become(sheet)
    field = type_name(qtbot, sheet, "Corv")
    context.library.characters.edit(sheet.subject.id, Rename("Autre"), "elsewhere")
    assert field.text() == "Corv"
    qtbot.keyClicks(field, "in")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert stored_name(context, sheet) == "Corvin"


def test_two_windows_on_one_character_stay_equal(
    qtbot: QtBot, create: Callable[..., str], open_sheet: Callable[..., SheetWindow]
) -> None:
    character = create()
    one, other = open_sheet(character), open_sheet(character)
    one.subject.tick(Track.VITALITY, 1)
    assert other.subject.character == one.subject.character
    assert other.first.tracks.rows(Track.VITALITY) == one.first.tracks.rows(Track.VITALITY)
    other.first.header.jetons.set_value(3)
    other.first.header.jetons.valueCommitted.emit(3)
    assert one.first.header.jetons.value() == 3
    one.form.undo.trigger()
    assert other.subject.character == one.subject.character


def test_numbers_are_written_over(
    qtbot: QtBot, sheet: SheetWindow, spoken: Callable[[QWidget], tuple[str, str]]
) -> None:
    characteristic_is_written_over_as_its_total(qtbot, sheet)
    skill_is_written_over_up_and_down(qtbot, sheet)
    every_number_explains_itself(qtbot, sheet)
    heroism_pips_spend_and_regain(qtbot, sheet)
    number_corrected_by_hand_is_marked(sheet, spoken)


def characteristic_is_written_over_as_its_total(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    widget = sheet.first.characteristics["cervelle"]
    wanted = sheet.subject.derived.characteristics["cervelle"].total + 1
    qtbot.keyClick(widget, Qt.Key.Key_F2)
    editor = widget.editor()
    assert editor is not None
    qtbot.keyClicks(editor, str(wanted))
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert sheet.subject.derived.characteristics["cervelle"].total == wanted
    assert widget.text().startswith(str(wanted))
    assert widget.editor() is None


def skill_is_written_over_up_and_down(qtbot: QtBot, sheet: SheetWindow) -> None:
    for change in (2, -2):
        become(sheet)
        write_over_a_skill(qtbot, sheet, change)


def write_over_a_skill(qtbot: QtBot, sheet: SheetWindow, change: int) -> None:
    opened = next(view for view in sheet.subject.derived.skills if view.opened)
    row = sheet.first.skills.rows()[opened.key]
    wanted = opened.value.total + change
    qtbot.mouseDClick(row, LEFT)
    editor = row.editor()
    assert editor is not None
    qtbot.keyClicks(editor, str(wanted))
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    view = sheet.subject.derived.skill(opened.key)
    assert view is not None
    assert view.value.total == wanted


def every_number_explains_itself(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    row = next(iter(sheet.first.skills.rows().values()))
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_F1)
    assert row.tip().is_shown()
    qtbot.keyClick(row, Qt.Key.Key_Escape)
    for value in (sheet.first.header.initiative, sheet.first.header.heroism_sum):
        assert value.accessibleDescription()


def heroism_pips_spend_and_regain(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    pips = sheet.first.header.heroism
    most = pips.value()
    qtbot.mouseClick(pips, LEFT, pos=pips.pip_rect(0).center())
    assert sheet.subject.derived.heroism == most - 1
    qtbot.mouseClick(pips, LEFT, pos=pips.pip_rect(most - 1).center())
    assert sheet.subject.derived.heroism == most


def focusable(root: QWidget) -> Iterator[QWidget]:
    for widget in root.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget


def test_every_page_has_names_an_order_plain_text_and_no_wheel(
    sheet: SheetWindow,
    spoken: Callable[[QWidget], tuple[str, str]],
    create: Callable[..., str],
    open_sheet: Callable[..., SheetWindow],
) -> None:
    everything_the_keyboard_reaches_has_a_name(sheet, spoken)
    tab_reads_the_page_and_then_the_roll(sheet)
    wheel_changes_nothing_that_has_no_focus(sheet)
    markup_is_shown_as_it_was_typed(create, open_sheet, sheet)


def everything_the_keyboard_reaches_has_a_name(
    sheet: SheetWindow, spoken: Callable[[QWidget], tuple[str, str]]
) -> None:
    become(sheet)
    sheet.subject.tick(Track.VITALITY, 3)
    for kind in PAGES:
        page = sheet.page(kind)
        if isinstance(page, EquipmentPage):
            for records in (page.weapons, page.armours, page.items, page.contacts):
                records.add.chosen.emit("")
        sheet.check.open_skill("cambriole")
        nameless = [
            type(widget).__name__ for widget in focusable(sheet) if not spoken(widget)[0].strip()
        ]
        assert nameless == [], kind.__name__


def tab_reads_the_page_and_then_the_roll(sheet: SheetWindow) -> None:
    become(sheet)
    sheet.check.open_skill("cambriole")
    first = sheet.first
    wanted = (
        first.header.name,
        first.header.heroism,
        first.characteristics["doigte"],
        first.skills.rows()["acrobatie"],
        first.skills.rows()["perception"],
        first.tracks.vitality.lines()[0],
        first.tracks.endurance.lines()[0],
        first.tracks.penalty,
        sheet.check.difficulty.bands,
        sheet.check.die.stops()[0],
    )
    chain = focus_chain(sheet)
    places = [chain.index(widget) for widget in wanted if widget is not None]
    assert len(places) == len(wanted)
    assert places == sorted(places)


def markup_is_shown_as_it_was_typed(
    create: Callable[..., str], open_sheet: Callable[..., SheetWindow], sheet: SheetWindow
) -> None:
    character = create(
        name=MARKUP,
        player=MARKUP,
        notes=MARKUP,
        cassure_text=MARKUP,
        weapons=(Weapon(id="w", name=MARKUP, note=MARKUP),),
        items=(Item(id="i", name=MARKUP),),
        contacts=(Contact(id="c", name=MARKUP),),
    )
    sheet = open_sheet(character)
    assert MARKUP in sheet.windowTitle()
    assert sheet.first.header.name.text() == MARKUP
    assert MARKUP in sheet.first.remarks.weapons.texts()
    assert text_of(sheet.page(EquipmentPage).items.lines()[0].fields()[0]) == MARKUP
    assert sheet.page(NotesPage).areas["notes"].toPlainText() == MARKUP
    for kind in PAGES:
        sheet.page(kind)
    for label in filter(QLabel.text, sheet.findChildren(QLabel)):
        assert label.textFormat() is Qt.TextFormat.PlainText, label.text()
        assert "<b>" not in label.toolTip()


def wheel_changes_nothing_that_has_no_focus(sheet: SheetWindow) -> None:
    become(sheet)
    sheet.check.open_skill("cambriole")
    before = sheet.subject.character
    guarded = (NumberField, QComboBox)
    for kind in PAGES:
        sheet.page(kind)
        sheet.form.tabs.setFocus()
        for widget in sheet.findChildren(QWidget):
            if not isinstance(widget, guarded) or widget.hasFocus():
                continue
            shown = text_of(widget)
            turn_wheel(widget)
            assert text_of(widget) == shown
    assert sheet.subject.character == before


def text_of(field: QWidget) -> str:
    return field.currentText() if isinstance(field, QComboBox) else field.property("text")


def turn_wheel(widget: QWidget) -> None:
    center = QPointF(widget.rect().center())
    event = QWheelEvent(
        center,
        widget.mapToGlobal(center),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_things_are_added_written_and_removed(qtbot: QtBot, sheet: SheetWindow) -> None:
    equipment_is_added_written_and_removed(qtbot, sheet)
    trait_is_bought_described_and_given_back(qtbot, sheet)
    states_and_sequelae_of_the_health_page(qtbot, sheet)
    skill_that_is_not_listed_is_opened_by_its_name(qtbot, sheet)


def equipment_is_added_written_and_removed(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    page = sheet.page(EquipmentPage)
    before = len(sheet.subject.character.weapons)
    page.weapons.add.options()[1].trigger()
    assert len(sheet.subject.character.weapons) == before + 1
    line = page.weapons.lines()[-1]
    name = line.fields()[0]
    assert isinstance(name, QLineEdit)
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "Surin")
    qtbot.keyClick(name, Qt.Key.Key_Return)
    assert sheet.subject.character.weapons[-1].name == "Surin"
    broken = line.fields()[7]
    assert isinstance(broken, QCheckBox)
    broken.click()
    assert sheet.subject.character.weapons[-1].broken
    assert page.weapons.lines()[-1] is line
    line.removed.emit(sheet.subject.character.weapons[-1].id)
    assert len(sheet.subject.character.weapons) == before
    sheet.form.undo.trigger()
    assert sheet.subject.character.weapons[-1].name == "Surin"


def trait_is_bought_described_and_given_back(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    page = sheet.page(MemoryPage)
    before = sheet.subject.derived.memory.total
    page.add.chosen.emit("contact")
    line = page.traits()[-1]
    assert line.text is not None
    line.text.setFocus()
    qtbot.keyClicks(line.text, "La Grelot")
    qtbot.keyClick(line.text, Qt.Key.Key_Return)
    assert sheet.subject.character.traits[-1].text == "La Grelot"
    line.removed.emit(sheet.subject.character.traits[-1].id)
    assert sheet.subject.derived.memory.total == before


def states_and_sequelae_of_the_health_page(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    page = sheet.page(HealthPage)
    page.unconscious.click()
    assert sheet.subject.character.health.unconscious
    page.dashed.click()
    assert sheet.subject.character.switches.vitality_dashed
    page.new_sequela.setFocus()
    qtbot.keyClicks(page.new_sequela, "Boite bas")
    qtbot.keyClick(page.new_sequela, Qt.Key.Key_Return)
    assert sheet.subject.character.health.sequelae == ("Boite bas",)
    assert page.new_sequela.text() == ""


def skill_that_is_not_listed_is_opened_by_its_name(qtbot: QtBot, sheet: SheetWindow) -> None:
    become(sheet)
    line = sheet.page(FirstPage).open_skill
    assert not line.name.isVisible()
    line.add.chosen.emit("langue:*")
    assert line.name.isVisible()
    qtbot.keyClicks(line.name, "cassar")
    qtbot.keyClick(line.name, Qt.Key.Key_Return)
    view = sheet.subject.derived.skill("langue:cassar")
    assert view is not None
    assert view.opened
    assert "langue:cassar" in sheet.first.skills.rows()
    assert not line.name.isVisible()


def number_corrected_by_hand_is_marked(
    sheet: SheetWindow, spoken: Callable[[QWidget], tuple[str, str]]
) -> None:
    become(sheet)
    assert sheet.subject.run(Adjust("characteristic:doigte", 1))
    assert sheet.subject.run(Adjust("skill:perception", -1))
    assert sheet.subject.run(Adjust("initiative", 2))
    assert sheet.first.characteristics["doigte"].text().endswith("†")
    assert sheet.first.header.initiative.text().endswith("†")
    assert "corrigée" in spoken(sheet.first.skills.rows()["perception"])[0]
