"""The list of characters: groups, search, what is opened and taken out."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication

from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.edits.apply import Rename, TickBox
from desktop.ui.library.roster_model import ENTRY
from desktop.ui.widgets.banner import Severity

Reason = QContextMenuEvent.Reason
LEFT = Qt.MouseButton.LeftButton


def titles(window) -> list[str]:
    return [window.model.index(row).data() for row in range(window.model.rowCount())]


def spoken_row(window, character: str) -> str:
    index = window.model.index_of(character)
    return index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_characters_stand_in_two_groups_by_name(window) -> None:
    band = ["La bande", "Corvin", "Élodie Cœur-d’Or", "Isabeau"]
    assert titles(window) == [*band, "PNJ", "Milicien"]


def test_search_needs_no_accents_and_finds_at_each_letter(window, gang) -> None:
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.form.search_field.hasFocus()
    QTest.keyClicks(window.form.search_field, "elo")
    assert titles(window) == ["La bande", "Élodie Cœur-d’Or"]
    assert window.selected() == gang["Élodie Cœur-d’Or"]
    QTest.keyClicks(window.form.search_field, " coeur")
    assert window.model.shown() == 1
    QTest.keyClick(window.form.search_field, Qt.Key.Key_Escape)
    assert window.model.shown() == window.model.count() == 4
    assert window.form.roster.hasFocus()


def test_search_that_finds_nothing_says_so(window) -> None:
    QTest.keyClicks(window.form.search_field, "<b>zz")
    assert window.form.nothing.isVisible()
    assert "<b>zz" in window.form.nothing.text()
    assert window.form.nothing.textFormat() == Qt.TextFormat.PlainText
    assert not window.form.remove.isEnabled()


def test_enter_in_the_search_opens_what_it_found(window, context, gang) -> None:
    QTest.keyClicks(window.form.search_field, "mil")
    QTest.keyClick(window.form.search_field, Qt.Key.Key_Return)
    assert context.navigator.opened == [("sheet", gang["Milicien"])]


def test_a_double_click_opens(window, context, gang) -> None:
    roster = window.form.roster
    place = roster.visualRect(window.model.index_of(gang["Isabeau"])).center()
    QTest.mouseClick(roster.viewport(), LEFT, pos=place)
    assert window.selected() == gang["Isabeau"]
    QTest.mouseDClick(roster.viewport(), LEFT, pos=place)
    assert context.navigator.opened == [("sheet", gang["Isabeau"])]


def test_keys_alone_walk_over_headings_and_open(window, context, gang) -> None:
    roster = window.form.roster
    assert roster.hasFocus()
    assert window.selected() == gang["Corvin"]
    seen = []
    for _ in range(3):
        QTest.keyClick(roster, Qt.Key.Key_Down)
        seen.append(window.selected())
    assert seen == [gang["Élodie Cœur-d’Or"], gang["Isabeau"], gang["Milicien"]]
    QTest.keyClick(roster, Qt.Key.Key_Return)
    assert context.navigator.opened == [("sheet", gang["Milicien"])]


def test_what_is_taken_out_can_be_taken_back_by_the_banner(window, context, gang) -> None:
    window.form.roster.select(gang["Isabeau"])
    QTest.keyClick(window.form.roster, Qt.Key.Key_Delete)
    assert "Isabeau" not in titles(window)
    assert window.banner.severity() is Severity.INFO
    assert window.banner.text() == "« Isabeau » a été retiré."
    QTest.mouseClick(window.banner.actions()[0], LEFT)
    assert "Isabeau" in titles(window)
    assert window.selected() == gang["Isabeau"]
    assert not window.banner.isVisible()


def test_taking_out_is_undone_by_keys_in_turn(window, context, gang) -> None:
    for name in ("Isabeau", "Milicien"):
        window.form.roster.select(gang[name])
        window.form.remove.trigger()
    assert window.model.count() == 2
    assert "Milicien" in window.form.undo.text()
    window.form.roster.setFocus()
    for _ in range(3):
        QTest.keyClick(window.form.roster, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.model.count() == 4
    assert not window.form.undo.isEnabled()


def test_what_was_taken_out_long_ago_is_in_the_menu(window, context, gang) -> None:
    context.library.characters.remove(gang["Corvin"])
    menu = window.form.menu_removed
    menu.aboutToShow.emit()
    (action,) = menu.actions()
    assert action.text() == "Corvin"
    menu.triggered.emit(action)
    assert window.selected() == gang["Corvin"]


def test_delete_in_the_search_field_takes_nobody_out(window, gang) -> None:
    field = window.form.search_field
    field.setFocus()
    QTest.keyClicks(field, "mi")
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Delete, Qt.Key.Key_Delete, Qt.Key.Key_Delete):
        QTest.keyClick(field, key)
    assert field.text() == ""
    assert window.model.count() == 4


def test_a_character_in_a_fight_stays_and_the_reason_is_said(window, context, gang) -> None:
    fight = context.library.fights.create("nightprowler", "Les toits")
    context.library.fights.open(fight).join_character(gang["Corvin"], 0)
    assert "en jeu" in spoken_row(window, gang["Corvin"])
    window.form.roster.select(gang["Corvin"])
    window.form.remove.trigger()
    assert window.banner.severity() is Severity.ERROR
    assert "Les toits" in window.banner.text()
    assert window.model.count() == 4


def test_a_copy_is_selected(window, gang) -> None:
    window.form.roster.select(gang["Corvin"])
    QTest.keyClick(window.form.roster, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert window.model.card(window.selected()).name == "Corvin 2"


def test_an_edit_elsewhere_changes_only_its_row(window, context, gang) -> None:
    changed = QSignalSpy(window.model.dataChanged)
    gone = QSignalSpy(window.model.rowsRemoved)
    command = TickBox(track=Track.VITALITY, row=1)
    context.library.characters.edit(gang["Isabeau"], command, "a sheet")
    assert gone.count() == 0
    rows = {changed.at(number)[0].row() for number in range(changed.count())}
    assert rows == {window.model.index_of(gang["Isabeau"]).row()}
    assert "blessures de Vitalité : 1 sur" in spoken_row(window, gang["Isabeau"])
    assert "malus −" in spoken_row(window, gang["Isabeau"])


def test_many_rows_that_change_are_told_of_at_once(window, context) -> None:
    card, changed = context.library.characters.list()[0], QSignalSpy(window.model.dataChanged)
    many = [replace(card, id=str(one), name=f"Nom {one:02}") for one in range(30)]
    window.model.show_cards(many)
    assert changed.count() == 0
    window.model.show_cards([replace(one, kind="pc", owner="ailleurs") for one in many])
    assert changed.count() == 1
    first, last, _ = changed.at(0)
    assert [first.data(), last.data()] == ["Nom 00", "Nom 29"]
    assert all(window.model.index_of(one.id).data(ENTRY).state for one in many)


def test_a_new_name_moves_the_row_and_keeps_the_selection(window, context, gang) -> None:
    window.form.roster.select(gang["Corvin"])
    context.library.characters.edit(gang["Corvin"], Rename(name="Zoé"), "a sheet")
    assert titles(window)[1:4] == ["Élodie Cœur-d’Or", "Isabeau", "Zoé"]
    assert window.selected() == gang["Corvin"]


def test_names_are_text_in_every_part_of_a_row(window, add) -> None:
    made = add("<b>Jo</b> & fils")
    index = window.model.index_of(made)
    assert index.data() == "<b>Jo</b> & fils"
    assert "&lt;b&gt;Jo" in index.data(Qt.ItemDataRole.ToolTipRole)
    window.form.roster.select(made)
    window.form.remove.trigger()
    assert window.banner.text() == "« <b>Jo</b> & fils » a été retiré."
    assert "<b>Jo</b> && fils" in window.form.undo.text()


def test_each_row_is_told_to_a_screen_reader(window, gang) -> None:
    heard = QAccessible.queryAccessibleInterface(window.form.roster)
    rows = [heard.child(number).text(QAccessible.Text.Name) for number in range(6)]
    assert rows[0] == "La bande"
    assert rows[1].startswith("Corvin, ")
    assert "sur" in rows[1]


@pytest.mark.qt_log_ignore("does not support (raise|propagateSizeHints|grabbing)", extend=True)
@pytest.mark.parametrize("reason", [Reason.Mouse, Reason.Keyboard])
def test_the_menu_of_a_row_opens_by_mouse_and_by_key(window, gang, reason: Reason) -> None:
    roster = window.form.roster
    window.form.roster.select(gang["Milicien" if reason is Reason.Mouse else "Isabeau"])
    place = roster.visualRect(window.model.index_of(gang["Isabeau"])).center()
    asked = QContextMenuEvent(reason, place, roster.viewport().mapToGlobal(place))
    QApplication.sendEvent(roster.viewport(), asked)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    labels = [action.text() for action in popup.actions() if not action.isSeparator()]
    assert labels == [
        "Ouvrir",
        "Dupliquer",
        "Exporter…",
        "Sur papier…",
        "Bandes du personnage",
        "Déplacer vers",
        "Copier le personnage comme PNJ",
        "Retirer",
    ]
    popup.close()
    assert window.selected() == gang["Isabeau"]
