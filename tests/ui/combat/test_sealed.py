"""A sealed choice is nowhere on screen: not in a text, a tooltip, a name, a log, or a pixel."""

import functools
import logging

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QWidget

from desktop.ui.combat.conductor import Pending
from tests.ui.combat.conftest import Table

CHOICES = ("110\n", "113\n", "210\n", "212\n")


def told(table: Table) -> list[str]:
    """Everything that widgets say, in texts, tips, properties and to screen readers."""
    said: list[str] = []
    for widget in (table.window, *table.window.findChildren(QWidget)):
        heard = QAccessible.queryAccessibleInterface(widget)
        roles = QAccessible.Text
        for role in (roles.Name, roles.Description, roles.Value, roles.Help):
            said.append(heard.text(role) if heard is not None else "")
        state = heard.state() if heard is not None else None
        said.append(f"{state.checked} {state.focused} {state.selected}" if state else "")
        said += [_properties(widget), widget.toolTip(), widget.statusTip(), widget.whatsThis()]
    said += [_properties(action) for action in table.window.findChildren(QAction)]
    return said


def _properties(thing: QObject) -> str:
    return repr([(name, str(thing.property(name))) for name in _telling(type(thing))])


@functools.cache
def _telling(kind: type[QObject]) -> tuple[str, ...]:
    """The properties of a class that say something of what it shows."""
    meta = kind.staticMetaObject
    wanted = ("text", "windowTitle", "checked", "currentText", "value", "enabled", "visible")
    names = [meta.property(n).name() for n in range(meta.propertyCount())]
    return tuple(name for name in names if name in wanted)


def picture(table: Table) -> bytes:
    # Lines of options settle their height in several passes.
    for _ in range(3):
        QCoreApplication.processEvents()
    image = table.window.grab().toImage()
    return bytes(image.constBits())


def look_and_sound_alike(table: Table, *, locked: bool) -> None:
    """Whatever is chosen, the window shows and says the same."""
    # The journal says when each was locked in the same words; take each back before the next.
    seen = []
    for choice in CHOICES:
        table.keys(choice if locked else choice.rstrip("\n"))
        seen.append((told(table), picture(table)))
        if locked:
            table.undo()
            table.window.order.select(table.fighter("Ada").id)
        else:
            table.keys("\b\b\b")
    for words, pixels in seen[1:]:
        assert words == seen[0][0]
        assert pixels == seen[0][1]


def test_all_choices_look_and_sound_alike_typed_locked_or_clicked(table: Table) -> None:
    # A default looks otherwise than an answer.
    table.keys(" ")
    card = table.window.centre.asks.active()
    assert card is not None
    marks = [row.slot_label().text()[-1] for row in card.rows()]
    assert "●" not in marks
    assert "○" in marks
    table.keys("110")
    assert {row.slot_label().text()[-1] for row in card.rows()} == {"●"}
    table.keys("\b\b\b")
    look_and_sound_alike(table, locked=False)
    look_and_sound_alike(table, locked=True)
    # A click leaves no trace either.
    seen = []
    for action, grit in ((0, 0), (1, 3)):
        card = table.window.centre.asks.active()
        assert card is not None
        for row, place in zip(card.rows(), (action, 0, grit), strict=True):
            table.click(row.buttons()[place])
        # The mouse itself is elsewhere by the time somebody looks.
        seen.append((told(table), table.window.centre.asks.values(card.ask.id)))
        table.keys("\b\b\b")
    assert seen[0][1] != seen[1][1]
    assert seen[0][0] == seen[1][0]


def test_the_choice_is_shown_only_to_whoever_asks(table: Table) -> None:
    table.keys(" 11")
    card = table.window.centre.asks.active()
    assert card is not None
    hidden = [row.slot_label().text() for row in card.rows()]
    table.click(card.show_box())
    shown = [row.slot_label().text() for row in card.rows()]
    assert "toy.strike" in shown[0]
    assert "Ben" in shown[1]
    table.click(card.show_box())
    assert [row.slot_label().text() for row in card.rows()] == hidden
    # The next fighter's card starts masked again.
    table.click(card.show_box())
    table.keys("0\n")
    following = table.window.centre.asks.active()
    assert following is not None
    assert not following.is_shown()


def test_a_refused_choice_keeps_its_reason_until_it_is_asked_for(table: Table) -> None:
    table.keys(" 11")
    # Meanwhile the target leaves and a stranger's grit is spent: the rules refuse what is sealed.
    ask = table.window.centre.asks.active()
    assert ask is not None
    table.window.conductor.answer(ask.ask.id, {"action": "strike", "target": ""}, sealed=True)
    assert "toy.why" not in table.refusal()
    assert table.refusal() != ""
    assert not any("toy.why.no-target" in text for text in told(table))
    table.click(table.window.banner.actions()[0])
    assert table.refusal() == "toy.why.no-target"


def test_a_sealed_choice_that_waited_for_dice_keeps_its_reason_too(table: Table) -> None:
    table.keys(" ")
    ask = table.window.centre.asks.active()
    assert ask is not None
    conductor = table.window.conductor
    conductor.pending = Pending(ask.ask.id, {"action": "strike", "target": ""}, sealed=True)
    assert not conductor.go_on(())
    assert table.refusal() != ""
    assert not any("toy.why.no-target" in text for text in (table.refusal(), *told(table)))


def test_answers_wait_step_back_and_are_not_logged(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    # An answer with a hole is not locked.
    table.keys(" ")
    choosing = table.session.head
    table.keys("1\n")
    assert not table.fighter("Ada").locked
    assert table.refusal() != ""
    # Nothing is logged.
    table.keys("\b")
    caplog.set_level(logging.DEBUG)
    table.keys("113\n")
    assert caplog.text == ""
    # Looking away keeps a half-given answer.
    table.rewind(choosing)
    table.window.order.select(table.fighter("Ada").id)
    table.keys("11j")
    assert table.window.order.selected() == table.fighter("Ben").id
    table.keys("k3\n")
    assert table.fighter("Ada").locked
    # Backspace steps back.
    table.rewind(choosing)
    table.window.order.select(table.fighter("Ada").id)
    table.keys("113\b\b\b210\n")
    assert table.fighter("Ada").locked
    table.keys("210\n ")
    assert [status.key for status in table.fighter("Ada").status] == ["toy.guard"]
