"""The window as a whole: search, files, names for every control, one window, the way to it."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from desktop.rules.settingsplaces import put
from desktop.ui.library.window import LibraryWindow
from desktop.ui.settings.nightprowler.window import SettingsWindow
from desktop.ui.windows import Windows
from tests.systems import NIGHTPROWLER
from tests.ui.settings.helps import shipped_again

SYSTEM = "nightprowler"
LEFT = Qt.MouseButton.LeftButton


def every_control_of_every_section_has_a_name(window, spoken) -> None:
    shipped_again(window)
    for section in window.sections.all:
        window.open_section(section.id)
        unnamed = [
            f"{section.id} {type(one).__name__} {one.objectName()}"
            for one in window.findChildren(QWidget)
            if one.isVisible()
            and one.focusPolicy() != Qt.FocusPolicy.NoFocus
            and not spoken(one)[0]
        ]
        assert unnamed == []


def tab_goes_from_search_to_sections_to_the_page_and_back(window, qtbot) -> None:
    shipped_again(window)
    window.open_section("creation")
    window.activateWindow()
    window.ui.search.setFocus()
    stops = []
    for _step in range(200):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        stops.append(QApplication.focusWidget())
        if stops[-1] is window.ui.search:
            break
    assert stops[-1] is window.ui.search
    assert stops[0] is window.ui.sections
    page = window.page("creation")
    assert [one for one in stops if one is page.rows[0].control.field]
    assert window.ui.exportFile in stops


def search_ignores_accents_and_leads_to_the_field(window, qtbot) -> None:
    shipped_again(window)
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.ui.search.hasFocus()
    qtbot.keyClicks(window.ui.search, "heroisme depart")
    assert window.ui.sections.item(0).text().splitlines()[0] == "Points d’Héroïsme de départ"
    qtbot.keyClick(window.ui.search, Qt.Key.Key_Return)
    page = window.page("creation")
    assert page.row(("creation", "heroism")).control.field.hasFocus()


def search_finds_ids_kits_and_things(window, qtbot) -> None:
    shipped_again(window)
    for words, section in (
        ("NP-HEALTH-KO", "readings-health"),
        ("perceur cambriole", "kits-specialty"),
        ("hallebarde", "weapons"),
        ("geoliers", "prison"),
        ("urbanisme arts", "arts"),
    ):
        window.ui.search.setText(words)
        window.ui.sections.open_first()
        assert window.section == section
        assert QApplication.focusWidget() in window.page(section).findChildren(QWidget)
    window.ui.search.setText("xyzzy")
    assert window.ui.sections.item(0).text() == "rien"
    qtbot.keyClick(window.ui.search, Qt.Key.Key_Escape)
    assert window.ui.sections.count() > 17


def test_sections_search_and_files(window, qtbot, tmp_path, spoken) -> None:
    sections_open_by_arrow_keys_and_say_what_is_changed(window, qtbot)
    tab_goes_from_search_to_sections_to_the_page_and_back(window, qtbot)
    search_ignores_accents_and_leads_to_the_field(window, qtbot)
    search_finds_ids_kits_and_things(window, qtbot)
    settings_travel_as_a_file(window, qtbot, tmp_path)
    a_file_that_does_not_fit_is_named_and_changes_nothing(window, qtbot, tmp_path)
    every_control_of_every_section_has_a_name(window, spoken)


def sections_open_by_arrow_keys_and_say_what_is_changed(window, qtbot) -> None:
    shipped_again(window)
    window.ui.sections.setFocus()
    qtbot.keyClick(window.ui.sections, Qt.Key.Key_Down)
    assert window.section == "progression"
    shown = put(window.editor.shown, ("gear", "corde", "price"), 5)
    window.context.library.campaigns.change(SYSTEM, shown)
    texts = [window.ui.sections.item(n).text() for n in range(window.ui.sections.count())]
    assert "Matériel  ●" in texts


def settings_travel_as_a_file(window, qtbot, tmp_path) -> None:
    shipped_again(window)
    file = tmp_path / "reglages.cassure"
    changed = put(window.editor.stored, ("creation", "couronnes"), 80)
    window.context.library.campaigns.change(SYSTEM, changed)
    window.context.dialogs.answers.append(file)
    qtbot.mouseClick(window.ui.exportFile, LEFT)
    assert json.loads(file.read_text("utf-8"))["document"]["creation"]["couronnes"] == 80
    assert str(file) in window.banner.text()
    qtbot.mouseClick(window.ui.undo, LEFT)
    assert window.editor.shown.creation.couronnes == 60
    window.context.dialogs.answers.append(file)
    qtbot.mouseClick(window.ui.importFile, LEFT)
    assert window.editor.shown.creation.couronnes == 80
    assert "reglages.cassure" in window.banner.text()
    qtbot.mouseClick(window.ui.undo, LEFT)
    assert window.editor.shown == window.editor.shipped


def a_file_that_does_not_fit_is_named_and_changes_nothing(window, qtbot, tmp_path) -> None:
    shipped_again(window)
    before = window.context.library.campaigns.settings(SYSTEM).version
    file = tmp_path / "reglages.cassure"
    window.context.library.exchange.export_settings(SYSTEM, file)
    raw = json.loads(file.read_text("utf-8"))
    raw["document"]["prison"].pop()
    file.write_text(json.dumps(raw), "utf-8")
    window.context.dialogs.answers.append(file)
    qtbot.mouseClick(window.ui.importFile, LEFT)
    assert "reglages.cassure" in window.banner.text()
    assert window.context.library.campaigns.settings(SYSTEM).version == before


@pytest.mark.parametrize("registry", [NIGHTPROWLER])
def test_the_library_opens_it_once(context, qtbot) -> None:
    windows = Windows(context.library, context.texts, context.dialogs, context.hub)
    windows.show_library()
    (library,) = windows.open_windows()
    assert isinstance(library, LibraryWindow)
    library.form.campaign_settings.trigger()
    library.form.campaign_settings.trigger()
    opened = [one for one in windows.open_windows() if isinstance(one, SettingsWindow)]
    assert len(opened) == 1
    windows.close_all()
    QApplication.processEvents()
