"""The command bar: a line over the window that does what is typed, with completion and help.

It floats over the lower edge of the window, so that nothing moves when it opens. Who reads the
line is the owner's business (`Reads`); here is only how it feels: Tab completes and goes on to the
next completion, Up and Down bring earlier lines back, F1 or "?" lists the forms, Escape closes.
"""

from typing import Protocol

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QWidget

from desktop.rules.message import Message
from desktop.rules.table.bar import Completion, Form
from desktop.rules.table.barline import Misread, Order
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.command_help import CommandHelp
from desktop.ui.widgets.floating import Floating
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.marked_line import MarkedLine

_MOST_SHOWN = 7
_HELP = "?"
_KEPT = 100


class Reads(Protocol):
    """Who understands lines."""

    def read(self, text: str) -> Order | Misread: ...

    def complete(self, text: str) -> Completion: ...

    def forms(self) -> tuple[Form, ...]: ...


class CommandLine(MarkedLine):
    """The line itself; its keys are signals."""

    #: Tab (1) or Shift+Tab (-1).
    completionAsked = Signal(int)
    #: Down (1) or Up (-1).
    historyAsked = Signal(int)
    #: F1.
    helpAsked = Signal()
    #: Escape.
    escaped = Signal()

    def event(self, event: QEvent) -> bool:
        # Qt takes Tab for moving on before a widget's keys are looked at.
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            match event.key():
                case Qt.Key.Key_Tab:
                    self.completionAsked.emit(1)
                    return True
                case Qt.Key.Key_Backtab:
                    self.completionAsked.emit(-1)
                    return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Up:
                self.historyAsked.emit(-1)
            case Qt.Key.Key_Down:
                self.historyAsked.emit(1)
            case Qt.Key.Key_F1:
                self.helpAsked.emit()
            case Qt.Key.Key_Escape:
                self.escaped.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                super().keyPressEvent(event)
                # A line edit passes Enter on, and the table would confirm what waits behind it.
                event.accept()
            case _:
                super().keyPressEvent(event)


class CommandBar(Floating):
    """The floating bar."""

    #: A line that is understood is to be done.
    ordered = Signal(object)
    #: The bar was closed.
    closed = Signal()

    def __init__(self, texts: Catalogue, reads: Reads, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._reads = reads
        self._history: list[str] = []
        self._back = 0
        self._draft = ""
        #: The line as it was typed before Tab completed it, and which completion stands there.
        self._stem = ""
        self._turn = -1
        self.line = CommandLine(self.tr("Commande"), self)
        self.line.setPlaceholderText(self.tr("mil3 -2 vitalité"))
        self.line.setFont(theme.sans(theme.Size.LARGE))
        self.line.textEdited.connect(self._edited)
        self.line.markChanged.connect(self._say)
        self.line.returnPressed.connect(self.enter)
        self.line.completionAsked.connect(self._complete)
        self.line.historyAsked.connect(self._recall)
        self.line.helpAsked.connect(self.toggle_help)
        self.line.escaped.connect(self._escape)
        self._help_button = QPushButton(self.tr("Aide (F1)"), self)
        self._help_button.setAutoDefault(False)
        self._help_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._help_button.clicked.connect(self.toggle_help)
        self.hint = PlainLabel(parent=self, tone=theme.Tone.MUTED)
        self.hint.setWordWrap(True)
        self.words = QListWidget(self)
        self.words.setAccessibleName(self.tr("Suite possible"))
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.words.itemClicked.connect(self._choose)
        self.help = CommandHelp(texts, self)
        self.help.lineChosen.connect(self._take_example)
        self.help.hide()
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.line, 1)
        row.addWidget(self._help_button)
        column = self.column
        column.addWidget(self.help, 1)
        column.addWidget(self.words)
        column.addWidget(self.hint)
        column.addLayout(row)

    def open(self) -> None:
        """Show the bar; what was left in it can be typed over."""
        self.show()
        self.raise_()
        self.line.selectAll()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._refresh()

    def close_bar(self) -> None:
        """Put the bar away; its text stays for the next time."""
        if not self.isHidden():
            self.help.hide()
            self.hide()
            self.closed.emit()

    def enter(self) -> None:
        """Do the line, or mark the word of it that means nothing."""
        text = self.line.text()
        if not self.help.isHidden() and not text.strip():
            self._take_example(self.help.chosen())
            return
        if text.strip() == _HELP:
            self.line.start_again()
            self.show_help()
            return
        read = self._reads.read(text)
        if isinstance(read, Misread):
            self.refuse(read.span.begin, read.span.end, read.reason)
            return
        self.ordered.emit(read)

    def refuse(self, begin: int, end: int, reason: Message) -> None:
        """Mark characters of the line and say why it was not done; the text stays."""
        if begin == end:
            # Something is missing after the last word.
            end = len(self.line.text().rstrip())
            begin = self.line.text().rstrip().rfind(" ") + 1
        self.line.mark(begin, end, self._texts.render(reason))

    def done(self) -> None:
        """The line is done: remember it, and be ready for the next."""
        text = self.line.text().strip()
        self._history = [line for line in self._history if line != text][-_KEPT + 1 :]
        self._history.append(text)
        self._back = 0
        self.line.start_again()
        self.close_bar()

    def show_help(self) -> None:
        """List every form of a line."""
        self.help.show_forms(self._reads.forms())
        self.help.show()
        self._refresh()

    def toggle_help(self) -> None:
        """List every form of a line, or no longer."""
        if self.help.isHidden():
            self.show_help()
        else:
            self.help.hide()
            self._refresh()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._escape()
        else:
            super().keyPressEvent(event)

    def _edited(self) -> None:
        self._turn, self._back = -1, 0
        self._refresh()

    def _refresh(self) -> None:
        """Say what the line would do, and offer what may follow."""
        self._say()
        found = self._reads.complete(self.line.text()) if self._turn < 0 else None
        if found is not None:
            self.words.clear()
            self.words.addItems(list(found.words))
        shown = self.help.isHidden() and self.words.count() > 0
        self.words.setVisible(shown)
        rows = min(self.words.count(), _MOST_SHOWN)
        self.words.setFixedHeight(rows * max(1, self.words.sizeHintForRow(0)) + 2 * theme.GRID)
        self.place()

    def _say(self) -> None:
        wrong = self.line.why()
        said, tone = wrong, theme.Tone.VITALITY
        if not wrong:
            tone = theme.Tone.MUTED
            said = self._preview() or self.tr(
                "Tab complète, ↑ ↓ rappellent les lignes d’avant, F1 donne les formes."
            )
            self.line.setAccessibleDescription(said)
        self.hint.set_tone(tone)
        self.hint.setText(said)
        self.place()

    def _preview(self) -> str:
        """What Enter would do, or what is wrong so far."""
        text = self.line.text()
        if not text.strip() or text.strip() == _HELP:
            return ""
        read = self._reads.read(text)
        if isinstance(read, Misread):
            return self._texts.render(read.reason)
        told = [self._texts.render(one) for one in read.told[:_MOST_SHOWN]]
        if len(read.told) > _MOST_SHOWN:
            told.append(self.tr("et {count} autres").format(count=len(read.told) - _MOST_SHOWN))
        return self.tr("Entrée : {deeds}").format(deeds=" · ".join(told))

    def _complete(self, by: int) -> None:
        if not self.words.count():
            return
        if self._turn < 0:
            self._stem = self.line.text()
            self._turn = -1 if by > 0 else 0
        self._turn = (self._turn + by) % self.words.count()
        self._insert(self._turn)

    def _choose(self, item: QListWidgetItem) -> None:
        if self._turn < 0:
            self._stem = self.line.text()
        self._turn = self.words.row(item)
        self._insert(self._turn)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _insert(self, place: int) -> None:
        """Put a completion into the line as it was typed."""
        found = self._reads.complete(self._stem)
        self.words.setCurrentRow(place)
        self.line.setText(f"{self._stem[: found.span.begin]}{found.words[place]} ")
        self._say()

    def _recall(self, by: int) -> None:
        if not self.help.isHidden():
            self.help.step(by)
            return
        if self._back == 0:
            self._draft = self.line.text()
        back = max(0, min(self._back - by, len(self._history)))
        if back != self._back:
            self._back, self._turn = back, -1
            self.line.setText(self._history[-back] if back else self._draft)
            self._refresh()

    def _take_example(self, text: str) -> None:
        self._turn = -1
        self.help.hide()
        self.line.setText(text)
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._refresh()

    def _escape(self) -> None:
        if self.help.isHidden():
            self.close_bar()
        else:
            self.toggle_help()
