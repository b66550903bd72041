"""A prepared encounter: who takes part, what the GM wants to be told, and his notes."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.quick_entry import Misread
from desktop.services.changes import ChangeSet
from desktop.services.encounter_plan import Line, Reminder
from desktop.services.rehearsal import Rehearsal
from desktop.ui import theme
from desktop.ui.combat.side_buttons import SideButtons
from desktop.ui.combat.simulating import Simulating
from desktop.ui.combat.wording import SIDES
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.library.absent_strip import AbsentStrip
from desktop.ui.library.encounter_table import EncounterTable
from desktop.ui.library.reminder_panel import ReminderPanel
from desktop.ui.widgets.banner import Banner, Severity
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.marked_line import MarkedLine
from desktop.ui.widgets.texts import TextArea, TextField

_SIZE = (860, 720)


class EncounterWindow(QMainWindow):
    """Every change is on disk when the screen shows it, and undone by Ctrl+Z."""

    def __init__(self, context: Context, encounter: str) -> None:
        super().__init__()
        theme.dress(self)
        plan = context.library.encounters.document(encounter)
        context = context.speaking(plan.system)
        self.context = context
        self.encounter = encounter
        self._encounters = context.library.encounters
        self._initiator = f"encounter:{encounter}"
        self._others = 0
        self.banner = Banner(self)
        self.absent = AbsentStrip(context, encounter, self.banner, self._initiator, self)
        self.name = TextField(self.tr("Nom de la rencontre"), self)
        self.start = QPushButton(self.tr("Lancer"), self)
        self.simulate = QPushButton(self.tr("Simuler…"), self)
        self.simulating = Simulating(context.texts, self._rehearsal, self._moment, self)
        self.entry = MarkedLine(self.tr("Ajouter des participants"), self)
        self.why = PlainLabel(parent=self, tone=theme.Tone.VITALITY)
        self.ready = PlainLabel(parent=self, tone=theme.Tone.MUTED)
        self.add = QPushButton(self.tr("Ajouter"), self)
        self.table = EncounterTable(context.texts, self)
        self.empty = PlainLabel(parent=self, tone=theme.Tone.MUTED)
        self.reminders = ReminderPanel(context.texts, self)
        self.notes = TextArea(self.tr("Notes du MJ"), self)
        self._sides = SideButtons(SIDES[-1], self)
        self._lay_out()
        self._add_menu()
        self._connect()
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))
        self._show()
        self.entry.setFocus(Qt.FocusReason.OtherFocusReason)

    def side(self) -> int:
        """The side that newcomers join."""
        return self._sides.checkedId()

    def enter(self) -> None:
        """Add the people that are typed; a word that cannot be read is marked."""
        with reported(self.banner, self.context.texts):
            read = self._encounters.enter(
                self.encounter, self.entry.text(), self.side(), self._initiator
            )
            if isinstance(read, Misread):
                reason = self.context.texts.render(read.reason)
                self.entry.mark(read.span.begin, read.span.end, reason)
                self.entry.setFocus(Qt.FocusReason.OtherFocusReason)
                return
            self.entry.clear()
        self._show()

    def begin(self) -> None:
        """Begin a new fight, and show it; the encounter stays."""
        self._flush()
        with reported(self.banner, self.context.texts):
            started = self._encounters.start(self.encounter, self._initiator)
            self.context.navigator.begin_fight(started.fight)

    def open_simulation(self) -> None:
        """Play the fight that would begin, many times; nothing begins."""
        self._flush()
        self.simulating.open(self._encounters.document(self.encounter).name)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.simulating.finish()
        super().closeEvent(event)

    def _rehearsal(self) -> Rehearsal | None:
        return self._encounters.rehearsal(self.encounter)

    def _moment(self) -> object:
        return self._encounters.document(self.encounter).lines, self._others

    def _flush(self) -> None:
        self.name.flush()
        self.notes.flush()

    # Showing.

    def _show(self) -> None:
        plan = self._encounters.document(self.encounter)
        names = tuple(map(self._encounters.name_of, plan.lines))
        self.absent.show_absent()
        self.setWindowTitle(plan.name)
        self.name.set_value(plan.name)
        self.notes.set_value(plan.notes)
        self.table.show_lines(plan.lines, names)
        self.table.setVisible(bool(plan.lines))
        self.empty.setVisible(not plan.lines)
        self.reminders.show_reminders(plan.reminders, plan.lines, names)
        begins = any(not line.arrival for line in plan.lines)
        for part in (self.start, self.simulate, self.simulation):
            part.setEnabled(begins)
        self.simulating.follow()
        for action, label, bare in (
            (self.undo, self._encounters.can_undo(self.encounter), self.tr("Annuler")),
            (self.redo, self._encounters.can_redo(self.encounter), self.tr("Rétablir")),
        ):
            action.setEnabled(label is not None)
            text = bare
            if label is not None:
                what = self.context.texts.render(label).replace("&", "&&")
                text = self.tr("{act} : {what}").format(act=bare, what=what)
            action.setText(text)

    def _follow(self, change: object) -> None:
        if not isinstance(change, ChangeSet) or change.initiator == self._initiator:
            return
        # Who is named may be another now, or elsewhere.
        self._others += 1
        if self.encounter in change.prepared or change.library:
            self._show()
        self.simulating.follow()

    def _say_why(self) -> None:
        self.why.setText(self.entry.why())
        self.why.setVisible(bool(self.entry.why()))

    # What is done.

    def _rename(self, name: str) -> None:
        # An encounter without a name could not be told from others; it keeps the one it has.
        if called := " ".join(name.split()):
            with reported(self.banner, self.context.texts):
                self._encounters.rename(self.encounter, called, self._initiator)
        self._show()

    def _write_notes(self, notes: str) -> None:
        with reported(self.banner, self.context.texts):
            self._encounters.set_notes(self.encounter, notes, self._initiator)
        self._show()

    def _change(self, line: object) -> None:
        if isinstance(line, Line):
            with reported(self.banner, self.context.texts):
                self._encounters.change_line(self.encounter, line, self._initiator)
            self._show()

    def _remove(self, line: str) -> None:
        with reported(self.banner, self.context.texts):
            self._encounters.remove_line(self.encounter, line, self._initiator)
        self._show()

    def _remind(self, reminder: object) -> None:
        if isinstance(reminder, Reminder):
            with reported(self.banner, self.context.texts):
                self._encounters.put_reminder(self.encounter, reminder, self._initiator)
            self._show()

    def _forget(self, reminder: str) -> None:
        with reported(self.banner, self.context.texts):
            self._encounters.remove_reminder(self.encounter, reminder, self._initiator)
        self._show()

    def _refuse(self, why: str) -> None:
        self.banner.show_message(Severity.WARNING, why)
        self._show()

    def _undo(self) -> None:
        self._flush()
        with reported(self.banner, self.context.texts):
            self._encounters.undo(self.encounter, self._initiator)
        self._show()

    def _redo(self) -> None:
        with reported(self.banner, self.context.texts):
            self._encounters.redo(self.encounter, self._initiator)
        self._show()

    # Building.

    def _connect(self) -> None:
        self.absent.changed.connect(self._show)
        self.start.clicked.connect(self.begin)
        self.simulate.clicked.connect(self.open_simulation)
        self.name.textCommitted.connect(self._rename)
        self.notes.textCommitted.connect(self._write_notes)
        self.entry.returnPressed.connect(self.enter)
        self.entry.markChanged.connect(self._say_why)
        self.add.clicked.connect(self.enter)
        self.table.lineChanged.connect(self._change)
        self.table.lineRemoved.connect(self._remove)
        self.table.refused.connect(self._refuse)
        self.reminders.reminderAsked.connect(self._remind)
        self.reminders.reminderRemoved.connect(self._forget)
        self.context.hub.changed.connect(self._follow)

    def _add_menu(self) -> None:
        encounter = self.menuBar().addMenu(self.tr("&Rencontre"))
        begin = QAction(self.tr("Lancer"), self)
        begin.setShortcuts([QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")])
        begin.triggered.connect(self.begin)
        self.simulation = QAction(self.tr("Simuler le combat…"), self)
        self.simulation.setShortcut(QKeySequence("Shift+F7"))
        self.simulation.triggered.connect(self.open_simulation)
        library = QAction(self.tr("Bibliothèque"), self)
        library.setShortcut(QKeySequence("Ctrl+B"))
        library.triggered.connect(self.context.navigator.show_library)
        leave = QAction(self.tr("Fermer la fenêtre"), self)
        leave.setShortcut(QKeySequence("Ctrl+W"))
        leave.triggered.connect(self.close)
        edit = self.menuBar().addMenu(self.tr("É&dition"))
        self.undo = QAction(self.tr("Annuler"), self)
        self.undo.setShortcut(QKeySequence("Ctrl+Z"))
        self.undo.triggered.connect(self._undo)
        self.redo = QAction(self.tr("Rétablir"), self)
        self.redo.setShortcuts([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")])
        self.redo.triggered.connect(self._redo)
        fight = (begin, self.simulation, library, leave)
        for menu, actions in ((encounter, fight), (edit, (self.undo, self.redo))):
            menu.menuAction().setMenuRole(QAction.MenuRole.NoRole)
            for action in actions:
                # macOS would move some of these by the words in them.
                action.setMenuRole(QAction.MenuRole.NoRole)
                menu.addAction(action)

    def _lay_out(self) -> None:
        self.name.setFont(theme.serif(theme.Size.TITLE))
        set_icon(self.start, IconName.FIGHT)
        self.start.setToolTip(self.tr("Lancer (Ctrl+Entrée)"))
        self.start.setAutoDefault(True)
        self.simulate.setToolTip(self.tr("Jouer ce combat de nombreuses fois (Maj+F7)"))
        self.simulate.setAutoDefault(True)
        self.add.setAutoDefault(True)
        self.entry.setPlaceholderText(
            self.tr("3 miliciens, 1 sergent — ou {round} 3 : 2 miliciens").format(
                round=self.context.texts.round
            )
        )
        self.why.setWordWrap(True)
        self.why.hide()
        self.ready.setWordWrap(True)
        self.ready.setFont(theme.sans(theme.Size.SMALL))
        ready = [one.name for one in self._encounters.sources(self.encounter) if one.template]
        self.ready.setText(self.tr("Adversaires prêts : {names}").format(names=", ".join(ready)))
        self.ready.setVisible(bool(ready))
        self.empty.setText(
            self.tr(
                "Personne encore. Tapez un nombre et un nom, puis Entrée : un adversaire prêt, un "
                "PNJ ou un personnage de la campagne, ou toute une bande."
            )
        )
        self.empty.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        head.addWidget(self.name, 1)
        head.addWidget(self.simulate)
        head.addWidget(self.start)
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE_IN_GROUP)
        for button in self._sides.buttons():
            row.addWidget(button)
        row.addWidget(self.entry, 1)
        row.addWidget(self.add)
        page = QWidget(self)
        column = QVBoxLayout(page)
        margin = theme.PAGE_MARGIN
        column.setContentsMargins(margin, theme.SPACE_BETWEEN_GROUPS, margin, margin)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.banner)
        column.addWidget(self.absent)
        column.addLayout(head)
        column.addWidget(Heading(self.tr("Participants"), page, size=theme.Size.LARGE))
        column.addLayout(row)
        column.addWidget(self.why)
        column.addWidget(self.ready)
        column.addWidget(self.empty)
        column.addWidget(self.table, 3)
        column.addWidget(self.reminders)
        column.addWidget(Heading(self.tr("Notes"), page, size=theme.Size.LARGE))
        column.addWidget(self.notes, 1)
        self.setCentralWidget(page)
        # Tab goes as the page is read; parts were made in another order.
        first = (self.name, self.simulate, self.start)
        read = (*first, *self._sides.buttons(), self.entry, self.add, self.table)
        for one, following in pairwise(read):
            self.setTabOrder(one, following)
