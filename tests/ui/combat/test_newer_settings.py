"""A fight whose campaign has other settings by now says so, and takes them over at a click."""

from PySide6.QtWidgets import QPushButton

from desktop.ui.combat.window import CombatWindow
from tests.toy.document import ToySettings


def button(window: CombatWindow) -> QPushButton:
    found = window.newer.banner.findChildren(QPushButton)
    return next(one for one in found if one.text() == "Appliquer à ce combat")


def newer(window: CombatWindow) -> int | None:
    return window.context.library.fights.newer_settings(window.session.id)


def test_newer_settings_are_offered_applied_taken_back_and_put_away(table) -> None:
    window = table.window
    assert window.newer.banner.isHidden()
    assert not window.menu.settings.isEnabled()
    table.context.library.campaigns.change("toy", ToySettings(grit=7))
    assert window.newer.banner.isVisible()
    assert window.menu.settings.isEnabled()
    before = len(window.session.lines())
    table.click(button(window))
    assert not window.newer.banner.isVisible()
    assert not window.menu.settings.isEnabled()
    assert newer(window) is None
    assert {one.pools[0].most for one in window.view().fighters} == {7}
    assert len(window.session.lines()) == before + 1
    table.undo()
    assert window.newer.banner.isVisible()
    assert {one.pools[0].most for one in window.view().fighters} == {3}
    # A notice that was closed stays closed until the next change.
    window.newer.banner.dismissed.emit()
    window.newer.banner.hide()
    window.newer.show()
    assert not window.newer.banner.isVisible()
    table.context.library.campaigns.change("toy", ToySettings(grit=8))
    assert window.newer.banner.isVisible()
    window.menu.settings.trigger()
    assert newer(window) is None
