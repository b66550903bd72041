"""The combat window on a small screen: a display of 1280 × 800 whose scale is two."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tests.ui.combat.conftest import Table

SMALL = QSize(640, 400)


def shrink(table: Table, size: QSize = SMALL) -> None:
    for _ in range(10):
        # At first the parts still stand where a large window has them.
        table.window.resize(size)
        QApplication.processEvents()
        if table.window.size() == size:
            return


def fits(table: Table) -> None:
    page, view = table.window.form.centrePage, table.window.form.centreScroll.viewport()
    assert table.window.size() == SMALL
    assert page.minimumSizeHint().width() <= view.width()


def test_a_fight_fits_a_small_screen_at_every_step(context, sit_down) -> None:
    context.library.example.install()
    table = sit_down(context, context.library.fights.create("nightprowler", "Les quais"))
    table.window.centre.add.names.setFocus()
    table.keys("2 spadassins\n")
    table.click(table.window.centre.add.side_buttons()[1])
    table.keys("3 miliciens\n")
    shrink(table)
    fits(table)
    for _ in range(6):
        table.window.hands.next()
        shrink(table)
        fits(table)
        for ask in [one for one in table.window.view().asks if one.sealed]:
            values = {field.id: field.default for field in ask.fields}
            table.window.conductor.answer(ask.id, {**values, "option": "2"}, sealed=True)


def test_the_journal_makes_room_and_comes_when_asked_for(table: Table) -> None:
    journal = table.window.form.journalColumn
    assert journal.isVisible()
    shrink(table)
    assert not journal.isVisible()
    table.window.menu.filter.trigger()
    assert journal.isVisible()
    shrink(table, QSize(1280, 800))
    assert journal.isVisible()
    table.window.menu.journal.trigger()
    assert not journal.isVisible()


def test_the_fighter_scrolls_with_the_rest_in_a_low_window(table: Table) -> None:
    scroll = table.window.form.centreScroll
    assert not scroll.isAncestorOf(table.window.centre.fighter)
    shrink(table)
    assert scroll.isAncestorOf(table.window.centre.fighter)
    assert table.window.centre.fighter.isVisible()
    shrink(table, QSize(1280, 800))
    assert not scroll.isAncestorOf(table.window.centre.fighter)
