"""Correcting an earlier step: its dice typed anew, its answer changed, or the whole step left out.

Nothing is written before the outcome was shown and confirmed.
"""

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules.dice import DieSpec, Rolled
from desktop.rules.fightview import JournalLine
from desktop.rules.replay import Change
from desktop.services.replay import Editable, Rewrite
from desktop.services.session import FightSession
from desktop.ui import theme
from desktop.ui.combat.answering import Answering
from desktop.ui.combat.ask_card import AskCard
from desktop.ui.combat.dice_rows import DiceRows
from desktop.ui.combat.outcome_panel import OutcomePanel
from desktop.ui.combat.tabbing import bring_into_view
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.strip import ErrorStrip
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.keys import COMMAND_KEYS
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.panel import paint_panel

#: More lines of one entry than these are told by the journal beside.
_LINES = 4


class RewritePanel(QFrame):
    """One entry of the journal, as it was played and as it may have been."""

    #: The correction is the present now.
    written = Signal()
    #: Something that was typed leads nowhere; why.
    refused = Signal(str)

    def __init__(
        self,
        context: Context,
        session: FightSession,
        strip: ErrorStrip,
        initiator: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._texts = context.texts
        self._session = session
        self._strip = strip
        self._initiator = initiator
        self._names: dict[str, str] = {}
        self._editable = Editable(entry="")
        self._changes: dict[str, Change] = {}
        self._until = ""
        self._rewrite: Rewrite | None = None
        self.card: AskCard | None = None
        self._title = Heading(self.tr("Ce qui a été joué"), self, size=theme.Size.LARGE)
        self._told = PlainLabel(parent=self)
        self._why_not = PlainLabel(parent=self, tone=theme.Tone.MUTED)
        for label in (self._told, self._why_not):
            label.setFont(theme.sans(theme.Size.BODY))
            label.setWordWrap(True)
        self.dice = DiceRows(context.texts, self)
        self.dice.confirmed.connect(self.try_it)
        self.dice.refused.connect(self.refused)
        self.dice.rollAsked.connect(self._roll)
        self.go = self._button(self.tr("Rejouer la suite ainsi (Ctrl+⏎)"))
        self.go.clicked.connect(self.try_it)
        # From any of many dice: Enter goes to the next one.
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            at_once = QShortcut(QKeySequence(key), self)
            at_once.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            at_once.activated.connect(self._try_at_once)
        self.drop = self._button(self.tr("Retirer cette étape"))
        self.drop.clicked.connect(self._drop)
        self.outcome = OutcomePanel(context.texts, self)
        self.outcome.applyAsked.connect(self._apply)
        self.outcome.cancelAsked.connect(self.cancel)
        self.outcome.dropAsked.connect(self._drop_halted)
        self.outcome.dropAllAsked.connect(self._drop_all)
        self.outcome.endAsked.connect(self._end)
        self.outcome.diceGiven.connect(self._give)
        self.outcome.refused.connect(self.refused)
        self.outcome.rollAsked.connect(self._roll_halted)
        self._bring = QTimer(self)
        self._bring.setSingleShot(True)
        self._bring.setInterval(0)
        self._bring.timeout.connect(self._bring_into_view)
        self._cards = QVBoxLayout()
        self._acts = QWidget(self)
        acts = QHBoxLayout(self._acts)
        acts.setContentsMargins(0, 0, 0, 0)
        acts.addWidget(self.go)
        acts.addWidget(self.drop)
        acts.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        column.setSpacing(theme.SPACE_IN_GROUP)
        for part in (self._title, self._told, self._why_not, self.dice):
            column.addWidget(part)
        column.addLayout(self._cards)
        column.addWidget(self._acts)
        column.addWidget(self.outcome)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()

    def show_entry(
        self, editable: Editable, lines: tuple[JournalLine, ...], names: dict[str, str]
    ) -> None:
        """Show an entry with what of it can be changed."""
        self._names = names
        if editable == self._editable and not self.isHidden():
            return
        self._editable = editable
        self._forget()
        render = self._texts.render
        told = [render(line.text) for line in lines[:_LINES]]
        if len(lines) > _LINES:
            told.append("…")
        self._told.setText("\n".join(told))
        self._why_not.setText("" if editable.why_not is None else render(editable.why_not))
        self._why_not.setVisible(editable.why_not is not None)
        self.dice.show_dice(editable.dice, names)
        self._show_card(editable)
        self._acts.setVisible(editable.why_not is None)
        self.go.setVisible(bool(editable.dice) or editable.ask is not None)
        self.show()

    def leave(self) -> None:
        """Nothing is looked back at any more."""
        self._editable = Editable(entry="")
        self._forget()
        self.hide()

    def begin(self) -> bool:
        """Put the keyboard on what can be changed; False when nothing can."""
        if self._editable.why_not is not None or not self._editable.entry:
            return False
        if self.dice.focus_first():
            return True
        focused = self.drop if self.card is None else self
        focused.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def try_it(self) -> None:
        """Work out what follows from the entry as it is now."""
        if not self.dice.flush():
            return
        change = Change(dice=self.dice.changed())
        if self.card is not None:
            if self.card.answering.missing() is not None:
                self.card.confirm()
                return
            values = self._answer()
            if values != self._editable.values:
                change = Change(dice=change.dice, ask=self.card.ask.id, values=values)
        self._begin_with(change)

    def _try_at_once(self) -> None:
        if self._rewrite is None and self.go.isVisibleTo(self):
            self.try_it()

    def cancel(self) -> bool:
        """Put the outcome away; False when none is shown."""
        if self._rewrite is None:
            return False
        self._forget()
        self.begin()
        return True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._take(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self, theme.current().warning)

    def _take(self, event: QKeyEvent) -> bool:
        """Keys of the answer that is being changed."""
        card = self.card
        if card is None or self._rewrite is not None or event.modifiers() & COMMAND_KEYS:
            return False
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                card.confirm()
            case Qt.Key.Key_Backspace:
                return card.back()
            case _:
                return bool(event.text()) and card.press(event.text())
        return True

    def _show_card(self, editable: Editable) -> None:
        if self.card is not None:
            self._cards.removeWidget(self.card)
            let_go(self.card)
            self.card = None
        if editable.ask is None or not editable.ask.fields:
            return
        answering = Answering(editable.ask)
        answering.fill(editable.values)
        self.card = AskCard(self._texts, answering, self.go.text(), self)
        self.card.confirm_button().hide()
        self.card.confirmed.connect(self._confirm)
        self.card.refused.connect(self.refused)
        self.card.set_active(True)
        self._cards.addWidget(self.card)

    def _answer(self) -> dict[str, str]:
        if self.card is None:
            return {}
        values = self.card.answering.values()
        if "reason" in self._editable.values:
            values.setdefault("reason", self._editable.values["reason"])
        return values

    def _confirm(self, ask: str) -> None:
        self.try_it()

    def _drop(self) -> None:
        self._begin_with(Change(dropped=True))

    def _begin_with(self, change: Change) -> None:
        self._changes = {self._editable.entry: change}
        self._until = ""
        self._work_out()

    def _work_out(self) -> None:
        with reported(self._strip, self._texts):
            entry = self._editable.entry
            rewrite = self._session.replays.rewritten(entry, self._changes, self._until)
            self._rewrite = rewrite
            self._show_editing(False)
            self.outcome.show_rewrite(rewrite, self._names)
            self._bring.start()

    def _bring_into_view(self) -> None:
        """Once it is laid out: in a low window the outcome is below what is seen."""
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            bring_into_view(focused)

    def _drop_halted(self) -> None:
        if self._rewrite is not None and self._rewrite.halt is not None:
            self._changes[self._rewrite.halt.entry] = Change(dropped=True)
            self._work_out()

    def _drop_all(self) -> None:
        """Leave out one step after another until the rest is allowed, or lacks a die."""
        while (
            self._rewrite is not None
            and self._rewrite.halt is not None
            and self._rewrite.halt.reason is not None
            and self._rewrite.halt.entry not in self._dropped()
        ):
            self._drop_halted()

    def _dropped(self) -> frozenset[str]:
        return frozenset(id for id, change in self._changes.items() if change.dropped)

    def _end(self) -> None:
        if self._rewrite is not None and self._rewrite.halt is not None:
            self._until = self._rewrite.halt.entry
            self._work_out()

    def _give(self, dice: object) -> None:
        if self._rewrite is None or self._rewrite.halt is None or not isinstance(dice, tuple):
            return
        entry = self._rewrite.halt.entry
        given = tuple(die for die in dice if isinstance(die, Rolled))
        before = self._changes.get(entry, Change())
        self._changes[entry] = Change(
            dice=(*before.dice, *given), ask=before.ask, values=before.values
        )
        self._work_out()

    def _apply(self) -> None:
        rewrite = self._rewrite
        if rewrite is None:
            return
        with reported(self._strip, self._texts):
            self._session.rewrite(rewrite, self._initiator)
            self.leave()
            self.written.emit()

    def _roll(self, spec: object) -> None:
        if isinstance(spec, DieSpec):
            self.dice.take(self._session.roll((spec,)))

    def _roll_halted(self, spec: object) -> None:
        if isinstance(spec, DieSpec):
            self.outcome.dice.take(self._session.roll((spec,)))

    def _forget(self) -> None:
        self._rewrite = None
        self._changes = {}
        self._until = ""
        self.outcome.hide()
        self._show_editing(True)

    def _show_editing(self, editing: bool, /) -> None:
        """Have the step open to changes, or as it is while its outcome is shown."""
        for part in (self.dice, self._acts, self.card):
            if part is not None:
                part.setEnabled(editing)

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(True)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button
