"""The GM decides what players see; their window betrays nothing else, whatever happens."""

import functools
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop import paths
from desktop.rules.looks import Look, Portrayal, Showing
from desktop.rules.table.showing import SetLook, SetShowing
from desktop.ui import preferences, theme
from desktop.ui.combat.order import ROW_ROLE
from desktop.ui.combat.order_row import eye_of
from desktop.ui.context import Context
from desktop.ui.player.feed import PlayerFeed
from desktop.ui.player.opening import player_window
from desktop.ui.player.window import PlayerWindow
from tests.toy.document import ToyCharacter
from tests.ui.combat.conftest import Table

SECRET = "SENTINELLE"


@pytest.fixture
def wall(table: Table, qtbot) -> Iterator[PlayerWindow]:
    """The players' window of the fight, on screen."""
    window = player_window(table.context, table.session.id, theme.NUIT, None)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    # The keyboard stays with the GM.
    table.window.activateWindow()
    qtbot.waitUntil(table.window.isActiveWindow)
    table.window.order.setFocus(Qt.FocusReason.OtherFocusReason)
    yield window
    window.close()
    window.deleteLater()


def names(wall: PlayerWindow) -> list[str]:
    return [one.name for one in wall.stage.view().people]


def picture(wall: PlayerWindow) -> bytes:
    QCoreApplication.processEvents()
    # Kept while its bits are copied.
    image = wall.grab().toImage()
    return bytes(image.constBits())


def said(wall: PlayerWindow) -> str:
    """All that the window holds or says, to the eye, the ear and the mouse."""
    heard: list[str] = [repr(wall.stage.view())]
    for widget in (wall, *wall.findChildren(QWidget)):
        interface = QAccessible.queryAccessibleInterface(widget)
        for role in (
            QAccessible.Text.Name,
            QAccessible.Text.Description,
            QAccessible.Text.Value,
            QAccessible.Text.Help,
        ):
            heard.append(interface.text(role))
        heard += [widget.windowTitle(), widget.toolTip(), widget.statusTip(), widget.whatsThis()]
        heard += [widget.objectName(), widget.accessibleName(), widget.accessibleDescription()]
        held = [widget.property(name) for name in properties(type(widget))]
        heard += [text for text in held if isinstance(text, str)]
    return "\n".join(heard)


@functools.cache
def properties(kind: type[QWidget]) -> tuple[str, ...]:
    """The properties of a class that may hold a text."""
    meta = kind.staticMetaObject
    held = [meta.property(n) for n in range(meta.propertyCount())]
    return tuple(one.name() for one in held if one.typeName() in ("QString", "QVariant"))


def join_secret(table: Table) -> str:
    """Somebody hidden, whose every text is the sentinel; his id."""
    document = ToyCharacter(name=SECRET)
    before = {one.id for one in table.window.view().fighters}
    table.session.join_npc(SECRET, document, 1)
    (new,) = {one.id for one in table.session.view().fighters} - before
    return new


def hide(table: Table, fighter: str, alias: str = "") -> None:
    table.session.run(SetLook(fighter, Look(shown=False, alias=alias)))


def test_the_gm_decides_whom_players_see_and_how(
    table: Table, wall: PlayerWindow, tmp_path: Path
) -> None:
    seen = table.session.head
    assert names(wall) == ["Ada", "Ben"]
    table.window.order.select(table.fighter("Ben").id)
    table.keys("v")
    assert names(wall) == ["Ada"]
    assert any("caché aux joueurs" in row for row in table.window.order.spoken_rows())
    table.undo()
    assert names(wall) == ["Ada", "Ben"]
    order = table.window.order
    first = order.model().index(0, 0)
    eye = eye_of(order.visualRect(first), first.data(ROW_ROLE))
    QTest.mouseClick(order.viewport(), Qt.MouseButton.LeftButton, pos=eye.center().toPoint())
    assert names(wall) == ["Ben"]
    assert not eye.contains(QPointF(order.visualRect(first).center()))
    # Shift+V gives another name.
    table.rewind(seen)
    table.window.order.select(table.fighter("Ben").id)
    table.press(Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    strip = table.window.centre.look
    assert strip.isVisible()
    assert strip.alias.hasFocus()
    table.keys("le grand en noir\n")
    assert names(wall) == ["Ada", "le grand en noir"]
    assert any("le grand en noir" in row for row in table.window.order.spoken_rows())
    table.press(Qt.Key.Key_Escape)
    assert not strip.isVisible()
    assert table.window.order.hasFocus()
    assert "Ben" not in said(wall)
    # Escape drops a name that was not confirmed.
    table.rewind(seen)
    table.press(Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    table.keys("personne")
    table.press(Qt.Key.Key_Escape)
    assert names(wall) == ["Ada", "Ben"]
    assert not table.window.centre.look.isVisible()
    # The strip ticks what holds.
    table.window.order.select(table.fighter("Ada").id)
    table.press(Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    strip = table.window.centre.look
    assert strip.shown.isChecked()
    assert strip.numbers.isChecked()
    table.click(strip.numbers)
    assert wall.stage.view().people[0].pools == ()
    table.click(strip.silhouette)
    assert table.window.view().fighters[0].look.portrayal is Portrayal.SILHOUETTE
    table.click(strip.shown)
    assert names(wall) == ["Ben"]
    assert not strip.shown.isChecked()


def test_the_menu_and_a_picture_and_the_end_change_what_players_see(
    table: Table, wall: PlayerWindow, tmp_path: Path
) -> None:
    file = tmp_path / "masque.png"
    file.write_bytes((paths.resources_root() / "icons" / "cassure-64.png").read_bytes())
    table.press(Qt.Key.Key_V, Qt.KeyboardModifier.ShiftModifier)
    table.context.dialogs.answers = [file]
    before = picture(wall)
    table.click(table.window.centre.look.picture)
    assert wall.stage.view().people[0].picture != ""
    assert picture(wall) != before
    table.click(table.window.centre.look.bare)
    assert wall.stage.view().people[0].picture == ""
    file.write_bytes(b"no picture")
    table.context.dialogs.answers = [file]
    table.click(table.window.centre.look.picture)
    assert table.refusal() != ""
    # The title of the fight stays with the GM.
    assert table.session.name not in said(wall)
    # The menu takes away what players see.
    table.press(Qt.Key.Key_Escape)
    table.window.order.setFocus()
    menu = table.window.menu.players
    table.keys(" ")
    assert wall.stage.view().round == 1
    menu.box("round").trigger()
    assert wall.stage.view().round == 0
    assert not menu.box("round").isChecked()
    table.undo()
    assert wall.stage.view().round == 1
    assert menu.box("round").isChecked()
    menu.show_all.trigger()
    menu.hide_npcs.trigger()
    assert names(wall) == ["Ada", "Ben"]
    # Past views and the selection of the GM leave the wall alone.
    before = wall.stage.view()
    first = table.session.lines()[0].entry
    table.session.view_at(first)
    table.window.order.step(1)
    assert wall.stage.view() == before
    # A closed fight leaves a calm screen.
    table.session.close()
    assert wall.stage.view().ended
    assert names(wall) == []
    table.session.undo()
    assert names(wall) == ["Ada", "Ben"]


ACTS: tuple[Callable[[Table, str], object], ...] = (
    lambda table, who: table.session.correct_box(who, "hits", 0, True, SECRET),
    lambda table, who: table.session.correct_pool(who, "grit", 1, SECRET),
    lambda table, who: table.session.answer(
        f"choose:{who}", {"action": "strike", "target": table.fighter("Ada").id, "grit": "1"}
    ),
    lambda table, who: table.session.answer(
        f"choose:{who}", {"action": "guard", "target": "", "grit": "0"}
    ),
    lambda table, who: hide(table, join_secret(table)),
    lambda table, who: table.session.undo(),
    lambda table, who: table.session.run(SetLook(who, Look(shown=False, alias=SECRET))),
)


def test_nothing_changes_when_a_hidden_one_acts(table: Table, wall: PlayerWindow) -> None:
    heard: list[object] = []
    begin = table.session.head
    for seed in range(6):
        table.session.run(SetShowing(Showing(hide_npcs=True, reveal_acts=bool(seed % 2))))
        who = join_secret(table)
        hide(table, who)
        table.keys(" ")
        before, words, pixels = wall.stage.view(), said(wall), picture(wall)
        feed = wall.findChild(PlayerFeed)
        feed.viewChanged.connect(heard.append)
        chosen = random.Random(seed).sample(ACTS[:-2], 4)
        for act in (*chosen, ACTS[-1]):
            act(table, who)
            assert wall.stage.view() == before, seed
        table.session.undo()
        table.session.remove(who, SECRET)
        feed.viewChanged.disconnect(heard.append)
        assert heard == [], seed
        assert said(wall) == words, seed
        assert picture(wall) == pixels, seed
        assert SECRET not in words, seed
        table.rewind(begin)


def test_locked_choices_are_ready_and_the_thumbnail_shows_the_wall(
    table: Table, wall: PlayerWindow
) -> None:
    corner, menu = table.window.players.corner, table.window.menu.players
    assert corner.thumbnail.view() == wall.stage.view()
    table.keys(" 110\n")
    assert [one.ready for one in wall.stage.view().people] == [True, False]
    assert "strike" not in said(wall)
    assert corner.thumbnail.view() == wall.stage.view()
    table.click(corner.thumbnail)
    table.click(corner.button)
    corner.thumbnail.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(corner.thumbnail, Qt.Key.Key_Return)
    QTest.keyClick(table.window, Qt.Key.Key_F11)
    opened = [what for what, *_ in table.context.navigator.opened]
    assert opened == ["players", "players?", "players", "players?"]
    menu.thumbnail.trigger()
    assert not corner.thumbnail.isVisible()
    assert not preferences.stored_thumbnail(table.context.library)


def test_masks_are_kept_by_what_follows_new_fights_and_a_restart(
    table: Table, open_context: Callable[[], Context]
) -> None:
    # The wall may be light.
    library = table.context.library
    assert preferences.stored_players_look(library) is theme.NUIT
    table.window.menu.players.light.trigger()
    assert preferences.stored_players_look(library) is theme.PAPIER
    assert table.context.navigator.opened == [("players' look",)]
    # New fights show what was kept.
    menu = table.window.menu.players
    menu.box("hide_npcs").trigger()
    menu.usual.trigger()
    fights = table.context.library.fights
    made = fights.open(fights.create("toy", "Les caves"))
    assert made.view().showing.hide_npcs
    assert not made.can_undo
    made.join_npc("Sbire", ToyCharacter(name="Sbire"), 1)
    assert table.context.library.players.view(made.id).people == ()
    # What follows keeps masks on.
    table.session.run(SetShowing(Showing(round=False)))
    table.session.run(SetLook(table.fighter("Ben").id, Look(alias="l’inconnu")))
    hide(table, join_secret(table))
    fights = table.context.library.fights
    followed = fights.follow(table.session.id, "chase", "La suite")
    seen = table.context.library.players.view(followed)
    assert [one.name for one in seen.people] == ["Ada", "l’inconnu"]
    assert not fights.open(followed).view().showing.round
    # What players see survives a restart.
    before = table.context.library.players.view(followed)
    assert open_context().library.players.view(followed) == before
