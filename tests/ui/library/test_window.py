"""The window as a whole: names for every control, roles for every action, work for what changed."""

from time import perf_counter

import msgspec
import pytest
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QAction, QColor, QImage, QPainter
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyleOptionViewItem, QWidget

from desktop.ui import preferences, theme
from desktop.ui.library.about_dialog import AboutDialog
from desktop.ui.library.preferences_dialog import PreferencesDialog
from desktop.ui.library.roster_model import RosterModel
from desktop.ui.library.row_delegate import SELECTED, RowDelegate
from desktop.ui.library.system_menu import SystemMenu
from desktop.ui.library.window import LibraryWindow
from desktop.ui.widgets.portraits import Thumbnails

LEFT = Qt.MouseButton.LeftButton


def unnamed(window: QWidget, spoken) -> list[str]:
    return [
        f"{type(one).__name__} {one.objectName()}"
        for one in window.findChildren(QWidget)
        if one.isVisible() and one.focusPolicy() != Qt.FocusPolicy.NoFocus and not spoken(one)[0]
    ]


def test_every_control_has_a_name(window, empty, spoken) -> None:
    assert unnamed(window, spoken) == []
    assert unnamed(empty, spoken) == []


def test_every_action_has_a_role_of_its_own(window) -> None:
    window.form.menu_removed.aboutToShow.emit()
    actions = [action for menu in window.findChildren(QMenu) for action in menu.actions()]
    actions += [*window.findChildren(QAction), *window.form.menus.actions()]
    heuristic = [
        action.text()
        for action in actions
        if not action.isSeparator()
        and action.text()
        and action.menuRole() is QAction.MenuRole.TextHeuristicRole
        and action.parent() is not window.form.toolbar
        and not action.objectName().startswith("_q_")
    ]
    assert heuristic == []


def test_tab_goes_from_the_left_to_the_search_to_the_list(window) -> None:
    seen: list[QWidget] = []
    window.sidebar.setFocus()
    for _ in range(3):
        seen.append(window.focusWidget())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    form = window.form
    assert seen == [window.sidebar, form.search_field, form.roster]


def test_appearance_changes_at_once_and_is_kept(window, context, qtbot, qapp) -> None:
    window.form.preferences.trigger()
    dialog = window.findChild(PreferencesDialog)
    assert dialog.isVisible()
    box = dialog.form.scheme
    box.setFocus()
    box.setCurrentIndex(box.findData(theme.Scheme.DARK.value))
    assert theme.current() is theme.NUIT
    assert preferences.stored_scheme(context.library.preferences) is theme.Scheme.DARK
    dialog.close()


def test_the_language_is_kept_for_the_next_start(window, context, open_context) -> None:
    assert preferences.stored_language(context.library.preferences) == "fr"
    window.form.preferences.trigger()
    dialog = window.findChild(PreferencesDialog)
    dialog.form.language.setCurrentIndex(1)
    dialog.close()
    assert preferences.stored_language(open_context().library.preferences) == "en"


def test_stored_choices_of_another_version_fall_back(context) -> None:
    context.library.preferences.set("language", "de")
    context.library.preferences.set("scheme", 3)
    assert preferences.stored_language(context.library.preferences) == "fr"
    assert preferences.stored_scheme(context.library.preferences) is theme.Scheme.SYSTEM


def test_about_names_every_part_with_version_and_licence(window, spoken) -> None:
    window.form.about.trigger()
    dialog = window.findChild(AboutDialog)
    parts = {name: (version, licence) for name, version, licence in dialog.parts()}
    assert parts["PySide6"][1] == parts["Qt"][1] == "LGPL-3.0"
    assert parts["Police Alegreya"] == ("", "OFL-1.1")
    assert {"peewee", "msgspec", "platformdirs", "pypdf"} <= set(parts)
    assert all(version for name, (version, _) in parts.items() if not name.startswith("Police"))
    assert dialog.form.parts.rowCount() == len(parts)
    assert unnamed(dialog, spoken) == []
    dialog.close()


def test_one_system_is_not_asked_for(window, context) -> None:
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert context.navigator.opened == [("wizard", "nightprowler", None)]


class Two:
    """A registry of two systems, one of them without fights."""

    def ids(self) -> tuple[str, ...]:
        return ("one", "two")

    def get(self, system: str) -> object:
        class Known:
            id = system
            title = f"Système & {system}"
            activities = {} if system == "two" else {"fight": object()}

        return Known()


@pytest.mark.qt_log_ignore("does not support (raise|propagateSizeHints|grabbing)", extend=True)
@pytest.mark.parametrize(
    ("activity", "labels"), [("", ["one", "two"]), ("fight", ["one"]), ("chase", [])]
)
def test_of_several_systems_one_is_chosen(qtbot, activity: str, labels: list[str]) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    menu = SystemMenu(Two(), parent)
    chosen = QSignalSpy(menu.systemChosen)
    menu.ask(parent.mapToGlobal(parent.rect().center()), activity=activity)
    assert [action.text() for action in menu.actions()] == [f"Système && {one}" for one in labels]
    if labels:
        QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, Qt.Key.Key_Return)
        assert chosen.at(0) == ["one"]


@pytest.fixture
def many(window, gang):
    """Makes cards of that many characters from one of the gang."""
    card = window.model.card(gang["Corvin"])

    def make(count: int) -> list:
        return [
            msgspec.structs.replace(card, id=f"id {number}", name=f"Corvin {number:05}")
            for number in range(count)
        ]

    return make


def fastest(work, times: int = 5) -> float:
    """The shortest of several runs, in seconds."""
    runs = []
    for _ in range(times):
        begun = perf_counter()
        work()
        runs.append(perf_counter() - begun)
    return min(runs)


def test_a_change_costs_no_more_among_a_thousand(context, many) -> None:
    took = {}
    for count in (10, 1000):
        model = RosterModel(context.texts)
        cards = many(count)
        model.show_cards(cards)
        hurt = [
            msgspec.structs.replace(
                cards[5], summary=msgspec.structs.replace(cards[5].summary, penalty=-n)
            )
            for n in (1, 2)
        ]

        def change(model=model, hurt=hurt) -> None:
            for card in hurt * 20:
                model.replace(card)

        took[count] = fastest(change)
    assert took[1000] < 10 * took[10]


class Counting(RowDelegate):
    """Notes which rows were painted."""

    def __init__(self, window) -> None:
        super().__init__(window.form.roster, window.model, Thumbnails(bytes))
        self.painted: set[int] = set()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index) -> None:
        self.painted.add(index.row())
        super().paint(painter, option, index)


def test_only_the_rows_in_view_are_painted(window, many) -> None:
    delegate = Counting(window)
    window.form.roster.setItemDelegate(delegate)
    for count in (10, 1000):
        window.model.show_cards(many(count))
        delegate.painted.clear()
        window.grab()
        assert 0 < len(delegate.painted) <= 40, count


def test_one_more_among_a_thousand_is_one_row_more(context, many) -> None:
    model = RosterModel(context.texts)
    cards = many(1001)
    model.show_cards(cards[:-1])
    inserted, removed = QSignalSpy(model.rowsInserted), QSignalSpy(model.rowsRemoved)
    changed = QSignalSpy(model.dataChanged)
    model.show_cards(cards)
    assert [inserted.at(0)[1:], inserted.count()] == [[1001, 1001], 1]
    assert removed.count() == changed.count() == 0


def test_a_portrait_is_cut_to_a_square_and_a_broken_one_is_a_letter(context, qapp) -> None:
    tall = QImage(30, 90, QImage.Format.Format_RGB32)
    tall.fill(Qt.GlobalColor.red)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    tall.save(buffer, "PNG")
    held = {"good": bytes(buffer.data().data()), "broken": b"\x89PNG\r\n\x1a\nxx"}
    asked: list[str] = []

    def source(sha256: str) -> bytes | None:
        asked.append(sha256)
        return held.get(sha256)

    thumbnails = Thumbnails(source)
    for _ in range(2):
        picture = thumbnails.picture("good", 40, 2.0)
        assert (picture.width(), picture.height()) == (80, 80)
        assert picture.deviceIndependentSize().toSize().width() == 40
        assert thumbnails.picture("broken", 40, 1.0) is None
        assert thumbnails.picture("gone", 40, 1.0) is None
    assert asked == ["good", "broken", "gone"]
    thumbnails.read_from({"gone": held["good"]}.get)
    assert thumbnails.picture("gone", 40, 1.0) is not None
    assert thumbnails.picture("good", 40, 2.0) is not None


@pytest.mark.parametrize("look", [theme.PAPIER, theme.NUIT], ids=["papier", "nuit"])
@pytest.mark.parametrize("tone", theme.Tone)
def test_every_colour_reads_on_a_selected_row(look: theme.Theme, tone: theme.Tone) -> None:
    under, over = look.surface, look.accent
    mixed = QColor.fromRgbF(
        *(
            one * SELECTED + other * (1 - SELECTED)
            for one, other in zip(over.getRgbF()[:3], under.getRgbF()[:3], strict=True)
        )
    )
    assert theme.contrast(look.color(tone), mixed) >= theme.LEAST_CONTRAST


@pytest.mark.parametrize("width", [320, 500, 760, 1280, 1900])
@pytest.mark.parametrize("scheme", [theme.Scheme.LIGHT, theme.Scheme.DARK])
def test_rows_paint_at_every_width(window, qapp: QApplication, width: int, scheme) -> None:
    theme.apply(qapp, scheme)
    window.resize(width, 600)
    assert not window.grab().isNull()


def test_who_is_quicker_than_the_rest_of_the_window_is_served(context, gang) -> None:
    window = LibraryWindow.of(context)
    window.form.roster.select(gang["Corvin"])
    assert "acts" not in window.__dict__
    window.form.duplicate.trigger()
    assert window.model.count() == len(gang) + 1
    window.deleteLater()
