"""Lines of the command bar, read against the fight that is shown and done by the conductor."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from desktop.rules.message import say
from desktop.rules.table.bar import Completion, Form, complete, forms, parse
from desktop.rules.table.barline import Known, Misread, Newcomers, Order
from desktop.ui.combat.command_bar import CommandBar
from desktop.ui.combat.npc_source import Copies

if TYPE_CHECKING:
    from desktop.ui.combat.window import CombatWindow


class Commanding(QObject):
    """Opens the bar over a window, understands its lines (`Reads`) and has them done."""

    def __init__(self, window: "CombatWindow") -> None:
        super().__init__(window)
        self._window = window
        self._before: QWidget | None = None
        self.bar = CommandBar(window.context.texts, self, window.form.page)
        self.bar.ordered.connect(self._do)
        self.bar.closed.connect(self._give_keyboard_back)
        window.menu.command.triggered.connect(self.open)
        window.form.commandButton.clicked.connect(self.open)

    def open(self) -> None:
        """Show the bar; the keyboard goes back to where it was once it closes."""
        now = QApplication.focusWidget()
        if now is not None and not self.bar.isAncestorOf(now):
            self._before = now
        self.bar.open()

    def read(self, text: str) -> Order | Misread:
        """What a line asks for."""
        return parse(text, self._known())

    def complete(self, text: str) -> Completion:
        """What may follow in a line."""
        return complete(text, self._known())

    def forms(self) -> tuple[Form, ...]:
        """Every form of a line."""
        return forms(self._known())

    def _do(self, order: object) -> None:
        """Do what a line asks for; it stays, marked as a whole, when the rules refuse it."""
        if not isinstance(order, Order):
            return
        conductor, bar = self._window.conductor, self.bar
        if order.look is not None:
            self._look_at(order.look)
        elif self._window.past.entry:
            bar.refuse(0, len(bar.line.text()), say("bar.why.past"))
        elif order.joining is not None:
            if conductor.join_copies(self._copies(order.joining), order.joining.side):
                bar.done()
        elif reason := conductor.refusal(order.commands, order.acting):
            bar.refuse(0, len(bar.line.text()), reason)
        else:
            bar.done()
            if order.acting:
                conductor.act_now(order.acting)
            else:
                conductor.run_all(order.commands)

    def _look_at(self, number: int) -> None:
        if self._window.past.look_at_round(number):
            self.bar.done()
        else:
            self.bar.refuse(0, len(self.bar.line.text()), say("bar.why.no-round", round=number))

    def _known(self) -> Known:
        window = self._window
        return Known(
            view=window.session.view(),
            rules=window.session.rules,
            render=window.context.texts.render,
            selected=window.order.selected(),
            reason=window.centre.fighter.reason(),
            area=window.session.area_fields(),
            people=tuple(name for name, _ in window.centre.add.template.named()),
            side=window.centre.add.chosen_side(),
        )

    def _copies(self, joining: Newcomers) -> tuple[Copies, ...]:
        named = self._window.centre.add.template.named()
        return tuple(
            Copies(group.name, group.count, named[group.place][1])
            for group in joining.groups
            if group.place is not None
        )

    def _give_keyboard_back(self) -> None:
        before, self._before = self._before, None
        if before is None or not before.isVisibleTo(self._window) or not before.isEnabled():
            before = self._window.order
        before.setFocus(Qt.FocusReason.OtherFocusReason)
