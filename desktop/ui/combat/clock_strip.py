"""Making or changing a clock: its name, how long, at whose turn, for whom, and whether again."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.fightview import ClockView, FightView
from desktop.rules.table.clocks import LONGEST_LABEL, MOST_ROUNDS, Change, Start
from desktop.rules.table.state import Moment
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.panel import paint_panel
from desktop.ui.widgets.wheel import guard_wheel


class ClockStrip(QFrame):
    """A line of fields above the selected fighter; Enter does it, Escape closes."""

    #: A `Start` or `Change` is wanted.
    clockAsked = Signal(object)
    #: The strip was closed.
    closed = Signal()

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._clock = ""
        self._who: tuple[str, ...] = ()
        self._title = Heading(parent=self, size=theme.Size.LARGE)
        self.label = QLineEdit(self)
        self.label.setMaxLength(LONGEST_LABEL)
        self.label.setPlaceholderText(self.tr("poison, torche, renforts…"))
        self.label.setMinimumWidth(theme.scaled(self, 150))
        self.left = QSpinBox(self)
        self.left.setRange(1, MOST_ROUNDS)
        self.moment = QComboBox(self)
        self.moment.addItems([self.tr("à la fin"), self.tr("au début")])
        self.anchor = QComboBox(self)
        self.about = QComboBox(self)
        self.every = QSpinBox(self)
        self.every.setRange(0, MOST_ROUNDS)
        self.every.setSpecialValueText(self.tr("jamais"))
        self.done = QPushButton(self)
        self.done.clicked.connect(self._ask)
        flow = FlowLayout(across=theme.SPACE_IN_GROUP, down=theme.GRID)
        for name, field in (
            (self.tr("Horloge"), self.label),
            (texts.rounds.capitalize(), self.left),
            (self.tr("Échéance"), self.moment),
            (self.tr("Du tour de"), self.anchor),
            (self.tr("Concerne"), self.about),
            (self.tr("Puis tous les"), self.every),
        ):
            field.setAccessibleName(name)
            if isinstance(field, QSpinBox):
                field.lineEdit().setAccessibleName(name)
            flow.addWidget(_named(name, field, self))
        flow.addWidget(self.done)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        column.setSpacing(theme.GRID)
        column.addWidget(self._title)
        column.addLayout(flow)
        guard_wheel(self)
        self.hide()

    def open_for(self, view: FightView, about: str, clock: ClockView | None = None) -> None:
        """Offer a new clock about a fighter ("" for nobody), or one to change."""
        self._clock = "" if clock is None else clock.id
        self._title.setText(
            self.tr("Nouvelle horloge") if clock is None else self.tr("Changer l’horloge")
        )
        self.done.setText(self.tr("Poser ⏎") if clock is None else self.tr("Changer ⏎"))
        self.setAccessibleName(self._title.text())
        people = {slot.fighter: slot.name for slot in view.slots}
        self._who = ("", *people)
        for box, nobody in (
            (self.anchor, self.tr("tous (le {round})").format(round=self._texts.round)),
            (self.about, self.tr("personne")),
        ):
            box.clear()
            box.addItems([nobody, *people.values()])
        self._fill(clock or ClockView(id="", label="", left=1, about=about))
        self.show()
        self.label.setFocus(Qt.FocusReason.OtherFocusReason)
        self.label.selectAll()

    def close_strip(self) -> bool:
        """Close with nothing done; False when it is not open."""
        if self.isHidden():
            return False
        self.hide()
        self.closed.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self, theme.current().accent)

    def _fill(self, clock: ClockView) -> None:
        self.label.setText(clock.label)
        self.left.setValue(max(1, clock.left))
        self.moment.setCurrentIndex(1 if clock.moment == "start" else 0)
        for box, who in ((self.anchor, clock.anchor), (self.about, clock.about)):
            box.setCurrentIndex(self._who.index(who) if who in self._who else 0)
        self.every.setValue(clock.every)

    def _ask(self) -> None:
        wanted = Start(
            label=self.label.text(),
            left=self.left.value(),
            anchor=self._who[max(0, self.anchor.currentIndex())],
            about=self._who[max(0, self.about.currentIndex())],
            moment=Moment.START if self.moment.currentIndex() else Moment.END,
            every=self.every.value(),
        )
        if not self._clock:
            self.clockAsked.emit(wanted)
            return
        self.clockAsked.emit(
            Change(
                clock=self._clock,
                label=wanted.label,
                left=wanted.left,
                anchor=wanted.anchor,
                about=wanted.about,
                moment=wanted.moment,
                every=wanted.every,
            )
        )


def _named(name: str, field: QWidget, parent: QWidget) -> QWidget:
    part = QWidget(parent)
    column = QVBoxLayout(part)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    label = PlainLabel(name, part, tone=theme.Tone.MUTED)
    label.setFont(theme.sans(theme.Size.SMALL))
    label.setBuddy(field)
    column.addWidget(label)
    column.addWidget(field)
    return part
