"""The other panels: health by the GM's word, exchanges, journal, words for those who do not see."""

import gc
import weakref
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget

from desktop.rules.fightview import JournalLine
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.combat import journal_list
from desktop.ui.combat.journal_list import ENTRY_ROLE
from desktop.ui.combat.window import CombatWindow
from desktop.ui.context import Context
from tests.toy.document import ToyCharacter
from tests.ui.combat.conftest import Table


@pytest.fixture
def fought(table: Table) -> Table:
    """After a round in which Ada struck Ben."""
    table.keys(" 111\n210\n 6\n")
    return table


def test_health_is_corrected_by_clicks_with_a_reason(table: Table) -> None:
    panel = table.window.centre.fighter
    line = panel.track("hits").lines()[0]
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.box_rect(4).center())
    assert "toy.line.hits" in table.journal()
    (last,) = table.session.lines()[-1:]
    assert last.text.params["reason"] == "correction du MJ"
    assert last.text.params["hits"] == 9
    line = panel.track("hits").lines()[0]
    QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.box_rect(0).center())
    assert table.session.lines()[-1].text.params["hits"] == 10
    pips = table.window.centre.fighter.pool("grit").pips
    QTest.mouseClick(pips, Qt.MouseButton.LeftButton, pos=pips.pip_rect(2).center())
    assert table.fighter("Ada").pools[0].value == 2
    table.undo()
    assert pips.value() == 3
    # A correction that is refused changes nothing.
    table.window.conductor.correct_pool(table.fighter("Ada").id, "grit", 99, "trop")
    assert table.refusal() == "toy.why.correction"
    assert table.fighter("Ada").pools[0].value == 3


def test_what_was_fought_is_told_and_said(fought: Table, spoken) -> None:
    # The exchange shows its links and explains them.
    (card,) = fought.window.centre.exchanges.cards()
    assert card.outcome() == "toy.left-with"
    (link,) = card.links()
    assert link.value.text() == "5"
    link.value.setFocus()
    QTest.keyClick(link.value, Qt.Key.Key_F1)
    panel = link.value.tip().panel()
    assert panel is not None
    assert "toy.die +6" in panel.accessibleName()
    # A row says all that it shows.
    ben = fought.window.order.spoken_rows()[1]
    assert ben.startswith("Ben, camp B")
    assert "5 cochées sur 10" in ben
    # The newest line is on top, and the filter finds.
    lines = fought.journal()
    assert lines[:2] == ["toy.line.round", "toy.line.struck"]
    assert lines[-1] == "toy.line.joined"
    fought.window.journal.filter.setText("STRUCK")
    assert fought.journal() == ["toy.line.struck"]
    fought.undo()
    assert fought.journal() == []
    fought.window.journal.filter.clear()
    assert len(fought.journal()) == len(fought.session.lines())
    # Everything that takes the keyboard has a name.
    fought.redo()
    fought.keys("w")
    nameless = [
        type(widget).__name__
        for widget in fought.window.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and not spoken(widget)[0]
    ]
    assert nameless == []


def test_the_journal_is_exported_or_says_where_it_fails(fought: Table, tmp_path: Path) -> None:
    panel = fought.window.journal
    for action, suffix, heading in (
        (panel.text_action, ".txt", "Tour 1\n------"),
        (panel.markdown_action, ".md", "## Tour 1"),
    ):
        path = tmp_path / f"journal{suffix}"
        fought.context.dialogs.answers.append(path)
        action.trigger()
        written = path.read_text("utf-8")
        assert heading in written, suffix
        asked = fought.context.dialogs.asked[-1]
        assert asked.suggested is not None
        assert asked.suggested.name == f"Les toits{suffix}"
    fought.context.dialogs.answers.append(tmp_path / "nowhere" / "journal.txt")
    fought.window.journal.text_action.trigger()
    assert "nowhere" in fought.refusal()


def test_a_refresh_builds_nothing_that_is_there_already(context, sit_down) -> None:
    fight = context.library.fights.create("toy", "Mêlée")
    session = context.library.fights.open(fight)
    for number in range(20):
        session.join_npc(f"Brute {number}", ToyCharacter(name="Brute"), number % 2)
    table = sit_down(context, fight)
    table.keys(" ")
    before = set(table.window.findChildren(QWidget))
    table.window.order.step(1)
    table.window.order.step(-1)
    kept = before & set(table.window.findChildren(QWidget))
    # Only the card of the selected fighter's ask is built anew.
    card = table.window.centre.asks.active()
    assert card is not None
    assert len(before - kept) <= len(card.findChildren(QWidget)) + 1
    table.window.acted()
    assert set(table.window.findChildren(QWidget)) >= kept


def test_tab_goes_through_the_window_as_it_is_read(fought: Table) -> None:
    fought.window.order.setFocus()
    seen: list[QWidget] = []
    while True:
        widget = QApplication.focusWidget()
        if widget in seen:
            break
        seen.append(widget)
        fought.press(Qt.Key.Key_Tab)
    window, form = fought.window, fought.window.form
    card = window.centre.asks.active()
    assert card is not None
    (link,) = window.centre.exchanges.cards()[0].links()
    milestones = [
        window.order,
        card.confirm_button(),
        link.value,
        window.centre.fighter.pool("grit").pips,
        window.journal.list,
        window.journal.filter,
        form.undoButton,
        form.nextButton,
    ]
    expected = [one for one in milestones if one.isEnabled()]
    assert [one for one in seen if one in expected] == expected
    back = []
    for _ in seen:
        fought.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        back.append(QApplication.focusWidget())
    assert back == list(reversed(seen))


def test_a_long_journal_is_told_page_by_page(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = tuple(JournalLine(str(n), n // 10, say("toy.line.round")) for n in range(1000))
    shown = table.window.journal.list
    shown.lines.show_lines(lines)
    page = shown.lines.PAGE
    assert shown.lines.rowCount() == page
    shown.lines.show_lines((*lines, JournalLine("new", 101, say("toy.line.closed"))))
    assert shown.lines.rowCount() == page + 1
    assert table.journal()[0] == "toy.line.closed"
    QApplication.processEvents()
    # Laying it out asks for nothing; going down does, a page at a time.
    assert shown.lines.rowCount() == page + 1
    bar = shown.verticalScrollBar()
    pages = 0
    while shown.lines.rowCount() < 1001:
        bar.setValue(bar.maximum())
        QApplication.processEvents()
        pages += 1
    assert pages == 1000 // page - 1
    # Lines do not run into each other when the list gets narrow.
    model = shown.lines
    long = JournalLine("entry", 1, say(" ".join(["toy.line.struck"] * 8)))
    model.show_lines((*table.session.lines(), *([long] * 12)))
    shown.setFixedWidth(420)
    QApplication.processEvents()
    shown.setFixedWidth(220)
    QApplication.processEvents()
    places = [shown.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
    assert all(one.bottom() < below.top() for one, below in pairwise(places))
    # They are measured again for another font.
    shown.lines.show_lines((JournalLine("entry", 1, say("toy.line.round")),))
    index = shown.lines.index(0)
    measure = shown.itemDelegate().sizeHint
    before = measure(QStyleOptionViewItem(), index).height()
    larger = theme.sans(theme.Size.BODY)
    larger.setPixelSize(40)
    monkeypatch.setattr(journal_list, "_body", lambda: larger)
    assert measure(QStyleOptionViewItem(), index).height() > before


def test_a_closed_window_hears_nothing_more_and_is_let_go(table: Table) -> None:
    window = CombatWindow(table.context, table.session)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.show()
    gone = weakref.ref(window)
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    table.window.activateWindow()
    table.window.hands.next()
    assert table.phase() == "choice"
    del window
    gc.collect()
    assert gone() is None


@pytest.fixture
def lengthy(context: Context, fight: str, monkeypatch: pytest.MonkeyPatch, sit_down) -> Table:
    """A fight whose journal has more lines than the window takes at first."""
    monkeypatch.setattr(journal_list.JournalModel, "PAGE", 40)
    session = context.library.fights.open(fight)
    for place in range(98):
        session.correct_pool(session.view().fighters[0].id, "grit", place % 3, f"mesure {place}")
    return sit_down(context, fight)


def test_a_long_journal_is_read_whole(lengthy: Table, tmp_path: Path) -> None:
    session, shown = lengthy.session, lengthy.window.journal.list
    told = list(reversed(session.lines()))
    assert len(told) == 100
    assert shown.lines.rowCount() == 40
    lengthy.window.conductor.remove(lengthy.fighter("Ben").id, "parti")
    assert shown.lines.rowCount() == 41
    while shown.lines.canFetchMore(QModelIndex()):
        shown.lines.fetchMore(QModelIndex())
    entries = [shown.lines.index(row).data(ENTRY_ROLE) for row in range(101)]
    assert entries == [line.entry for line in reversed(session.lines())]
    lengthy.undo()
    assert lengthy.journal() == [lengthy.context.texts.render(line.text) for line in told[:40]]
    # A filter reads the whole of it.
    lengthy.window.journal.filter.setText("JOINED")
    assert lengthy.journal() == ["toy.line.joined"] * 2
    lengthy.window.journal.filter.clear()
    # So does an export.
    path = tmp_path / "journal.txt"
    lengthy.context.dialogs.answers.append(path)
    lengthy.window.journal.text_action.trigger()
    assert path.read_text("utf-8").count("toy.line.joined") == 2
    # Looking far back brings the lines of that moment.
    window, first = lengthy.window, lengthy.session.entries[0]
    window.past.look_at(first)
    row = window.journal.list.currentIndex()
    assert (row.row(), row.data(ENTRY_ROLE)) == (99, first)
    assert not window.past_bar.back.isEnabled()
    lengthy.click(window.past_bar.on)
    assert window.past.entry == lengthy.session.entries[1]
