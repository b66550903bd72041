"""The keys of the table: one hand, no mouse, and nothing while somebody types a text."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from desktop.ui.combat.answering import as_digit
from desktop.ui.widgets.keys import COMMAND_KEYS

if TYPE_CHECKING:
    from desktop.ui.combat.window import CombatWindow

_TYPING = (QLineEdit, QAbstractSpinBox, QPlainTextEdit, QTextEdit)


def is_typing(widget: QWidget | None) -> bool:
    """Whether keys are letters of a text there."""
    return isinstance(widget, _TYPING)


class Keys:
    """Space next, J and K or arrows select, digits answer, Enter confirms, W wounds, A lists the
    other acts."""

    def __init__(self, window: "CombatWindow") -> None:
        self._window = window

    def take(self, event: QKeyEvent) -> bool:
        """Act on a key that no widget wanted; False when it means nothing here."""
        if event.modifiers() & COMMAND_KEYS:
            return False
        if event.key() == Qt.Key.Key_Escape:
            return self._escape()
        if is_typing(QApplication.focusWidget()):
            return False
        if self._move(event):
            return True
        # A key that is held down repeats: what acts on the fight does so once.
        return True if event.isAutoRepeat() else self._act(event)

    def _move(self, event: QKeyEvent) -> bool:
        past = self._window.past
        match event.key():
            case Qt.Key.Key_Left if past.entry:
                past.step(-1)
            case Qt.Key.Key_Right if past.entry:
                past.step(1)
            case Qt.Key.Key_Down:
                self._window.order.step(1)
            case Qt.Key.Key_Up:
                self._window.order.step(-1)
            case _ if event.text() in ("j", "J"):
                self._window.order.step(1)
            case _ if event.text() in ("k", "K"):
                self._window.order.step(-1)
            case _:
                return False
        return True

    def _act(self, event: QKeyEvent) -> bool:
        window, centre = self._window, self._window.centre
        if not window.writable:
            return False
        if centre.wounds.isVisible() and event.text() and centre.wounds.press(event.text()):
            return True
        match event.key():
            case Qt.Key.Key_Space:
                window.hands.next()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._confirm()
            case Qt.Key.Key_Backspace:
                centre.asks.back()
            case _ if self._die(event.text()):
                pass
            case _ if event.text() and centre.asks.press(event.text()):
                pass
            case _ if event.text() and centre.due.press(event.text()):
                pass
            case Qt.Key.Key_W:
                window.hands.wound()
            case Qt.Key.Key_A:
                window.hands.acts()
            case Qt.Key.Key_N:
                window.tabling.write()
            case Qt.Key.Key_E:
                window.tabling.afflict()
            case Qt.Key.Key_H:
                window.tabling.new_clock()
            case Qt.Key.Key_V if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                window.players.open_look()
            case Qt.Key.Key_V:
                window.players.show_or_hide()
            case _:
                return False
        return True

    def _die(self, key: str) -> bool:
        """A digit is a die's as long as one is wanted: Tab may have left the keyboard beside the
        fields, and an optional answer would be given at once."""
        centre = self._window.centre
        digit = as_digit(key)
        if not digit.isdecimal() or centre.asks.waits():
            return False
        return centre.dice.type_missing(digit)

    def _confirm(self) -> None:
        """Enter: what has the keyboard, else what is asked first, else the dice."""
        if self._window.prompts.confirm():
            return
        centre = self._window.centre
        if centre.dice.buttons()[1].hasFocus():
            centre.dice.submit()
            return
        card = centre.asks.active()
        dice = centre.dice.lines()
        # An act that somebody opened goes before the dice of the phase.
        opened = card is not None and card.ask.id == centre.opened_act()
        waits = card is not None and card.takes_enter and not (dice and card.ask.optional)
        if card is not None and (opened or waits):
            card.confirm()
        elif dice:
            centre.dice.submit()
        elif centre.due.rows():
            self._window.hands.next()

    def _escape(self) -> bool:
        window = self._window
        if window.past.entry:
            if not window.rewrite.cancel():
                window.past.leave()
                window.order.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if window.centre.wounds.isVisible():
            window.centre.wounds.close_strip()
        elif (
            window.tabling.close_strip()
            or window.players.close_look()
            or window.keeping.close_strip()
            or window.centre.adjust.close_form()
            or window.hands.close_act()
        ):
            pass
        elif window.banner.isVisible() and not is_typing(QApplication.focusWidget()):
            window.banner.hide()
        window.order.setFocus(Qt.FocusReason.OtherFocusReason)
        return True
