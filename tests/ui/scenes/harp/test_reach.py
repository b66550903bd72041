"""Tab in the scene of manoeuvres goes as the page is read."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui.context import Context
from desktop.ui.scenes.harp.manoeuvres.resisting import ResistPage
from desktop.ui.scenes.registry import scene_window
from tests.ui.scenes.harp.conftest import throw


def test_tab_goes_as_the_page_is_read(context: Context, nynyve: str, orc: str, shown) -> None:
    window = shown(scene_window("harp", "manoeuvre")(context, nynyve))
    page = window.pages.of(ResistPage)
    throw(page.attack.chain, 97)
    seen: list[QWidget | None] = [page.kind]
    page.kind.setFocus()
    while len(seen) == len(set(seen)):
        QTest.keyClick(seen[-1], Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert seen[-1] is page.kind
    lines = page.attack.situation.lines
    order = (
        *(page.kind, page.effect, page.cascade, page.notation_, page.attack.who),
        *(page.attack.what, page.attack.difficulty, lines[0].tick, lines[1].amount),
        page.attack.situation.more,
        *(die.stops()[0] for die in page.attack.chain.dice),
        page.target,
        *(page.defence.who, page.defence.chain.dice[0].stops()[0], page.do, page.again),
    )
    places = [seen.index(one) for one in order]
    assert places == sorted(places)
