"""The combat window on a small screen: a display of 1280 × 800 whose scale is two."""

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication

from tests.toy.document import ToyCharacter
from tests.ui.combat.conftest import Table

SMALL = QSize(640, 400)
#: One of 1920 × 1080 whose scale is two.
HALF = QSize(960, 540)


def shrink(table: Table, size: QSize = SMALL) -> None:
    for _ in range(10):
        # At first the parts still stand where a large window has them.
        table.window.resize(size)
        QApplication.processEvents()
        if table.window.size() == size:
            return


def fits(table: Table, size: QSize) -> None:
    page, view = table.window.form.centrePage, table.window.form.centreScroll.viewport()
    assert table.window.size() == size
    assert page.minimumSizeHint().width() <= view.width()


def test_a_fight_fits_a_small_screen_at_every_step(context, sit_down) -> None:
    context.library.example.install()
    table = sit_down(context, context.library.fights.create("nightprowler", "Les quais"))
    table.window.centre.add.names.setFocus()
    table.keys("2 spadassins\n")
    table.click(table.window.centre.add.side_buttons()[1])
    table.keys("3 miliciens\n")
    fits_every_screen(table)
    for _ in range(6):
        table.window.hands.next()
        fits_every_screen(table)
        for ask in [one for one in table.window.view().asks if one.sealed]:
            values = {field.id: field.default for field in ask.fields}
            table.window.conductor.answer(ask.id, {**values, "option": "2"}, sealed=True)


def fits_every_screen(table: Table) -> None:
    for size in (QSize(1110, 600), HALF, SMALL):
        shrink(table, size)
        fits(table, size)


def test_parts_make_room_in_a_small_window(table: Table) -> None:
    # The fighter scrolls with the rest in a low window.
    scroll = table.window.form.centreScroll
    assert not scroll.isAncestorOf(table.window.centre.fighter)
    shrink(table)
    assert scroll.isAncestorOf(table.window.centre.fighter)
    assert table.window.centre.fighter.isVisible()
    shrink(table, QSize(1280, 800))
    assert not scroll.isAncestorOf(table.window.centre.fighter)
    # The journal makes room and comes when asked for.
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


def test_what_is_opened_in_a_low_window_is_scrolled_to(table: Table, qtbot) -> None:
    table.keys(" ")
    shrink(table)
    table.session.join_npc("Garde", ToyCharacter(name="Garde"), 1)
    table.window.order.select(table.fighter("Garde").id)
    view = table.window.form.centreScroll.viewport()

    def seen(strip) -> bool:
        top = strip.mapTo(view, QPoint(0, 0)).y()
        return strip.isVisible() and 0 <= top < view.height() - strip.height() // 2

    table.window.keeping.open()
    qtbot.waitUntil(lambda: seen(table.window.centre.keep))
    table.window.keeping.close_strip()
    table.window.form.centreScroll.verticalScrollBar().setValue(0)
    table.keys("w")
    qtbot.waitUntil(lambda: seen(table.window.centre.wounds))


def test_chances_are_scrolled_to_and_the_keyboard_stays_in_sight(table: Table, qtbot) -> None:
    # Chances below a long column are scrolled to.
    table.keys(" ")
    table.window.menu.adding.trigger()
    shrink(table, QSize(1280, 570))
    view, odds = table.window.form.centreScroll.viewport(), table.window.centre.odds
    table.window.menu.odds.trigger()
    qtbot.waitUntil(lambda: 0 <= odds.mapTo(view, QPoint(0, 0)).y() < view.height() - 40)
    # The keyboard goes to nothing out of sight.
    search = table.window.centre.add.search
    bar = table.window.form.centreScroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0)
    table.window.order.setFocus()
    search.setFocus()
    assert 0 <= search.mapTo(view, QPoint(0, 0)).y() < view.height() - search.height()
