"""A filled form that came back: what differs, field by field, and what of it is taken."""

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QTableWidgetItem,
)

from desktop.rules.message import Message
from desktop.services.changes import ChangeSet
from desktop.services.forms import FilledSheet, FormChange
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.generated.ui_paper_filled import Ui_PaperFilledForm
from desktop.ui.widgets.banner import Severity
from desktop.ui.widgets.labels import plain_tooltip

_SIZE = (920, 620)
_FIELD, _NOW, _FILLED, _REMARK = range(4)
_LONGEST = 120
#: Letters that a tooltip can hold on a screen.
_TOLD = 1500
_ROW = 30


class FilledWindow(QDialog):
    """Everything that the rules take is ticked, but for what has changed on both sides."""

    def __init__(self, context: Context, sheet: FilledSheet) -> None:
        super().__init__()
        theme.dress(self)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.context = context
        self._sheet = sheet
        self._initiator = f"filled:{id(self)}"
        self._refusals: dict[str, Message] = {}
        self._is_stale = False
        self._boxes: list[QTableWidgetItem] = []
        self._remarks: list[QTableWidgetItem] = []
        self.form = Ui_PaperFilledForm()
        self.form.setupUi(self)
        self._dress()
        self._fill()
        self._connect()
        self._judge()
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))

    def ticked(self) -> frozenset[str]:
        """The paths of the changes that are ticked."""
        return frozenset(
            change.path
            for row, change in enumerate(self._sheet.changes)
            if self._boxes[row].checkState() is Qt.CheckState.Checked
        )

    # --- What it shows -------------------------------------------------------------------------

    def _dress(self) -> None:
        form, sheet = self.form, self._sheet
        form.title.setFont(theme.serif(theme.Size.TITLE))
        if sheet.character is None:
            form.title.setText(self.tr("Nouveau personnage"))
        else:
            form.title.setText(sheet.name or self.tr("Sans nom"))
        self.setWindowTitle(self.tr("Feuille remplie : {file}").format(file=sheet.source))
        form.explanation.setText(self._explanation())
        table = form.changes
        table.setColumnCount(4)
        table.setHorizontalHeaderLabels(
            (
                self.tr("Champ"),
                self.tr("Sur la feuille"),
                self.tr("Dans le PDF"),
                self.tr("Remarque"),
            )
        )
        rows = table.verticalHeader()
        rows.hide()
        rows.setMinimumSectionSize(theme.scaled(self, _ROW))
        rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        table.setShowGrid(False)
        table.setWordWrap(True)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column in (_FIELD, _NOW, _FILLED, _REMARK):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)

    def _explanation(self) -> str:
        sheet = self._sheet
        count = len(sheet.changes)
        if not count:
            return self.tr("« {file} » ne contient rien que la feuille n’ait déjà.").format(
                file=sheet.source
            )
        if sheet.character is None:
            return self.tr(
                "« {file} » crée un personnage ; %n champ(s) sont remplis.", "", count
            ).format(file=sheet.source)
        text = self.tr("« {file} » change %n champ(s).", "", count).format(file=sheet.source)
        if sheet.is_older:
            later = self.tr("La feuille a changé depuis que ce PDF a été écrit.")
            text = f"{text} {later}"
        return text

    def _fill(self) -> None:
        table = self.form.changes
        table.setRowCount(len(self._sheet.changes))
        for row, change in enumerate(self._sheet.changes):
            for column, text in (
                (_FIELD, change.label),
                (_NOW, change.now),
                (_FILLED, change.filled),
            ):
                item = QTableWidgetItem(_short(text) or "—")
                item.setToolTip(plain_tooltip(text[:_TOLD]))
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                table.setItem(row, column, item)
                if column == _FIELD:
                    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                    self._boxes.append(item)
            remark = QTableWidgetItem()
            table.setItem(row, _REMARK, remark)
            self._remarks.append(remark)
            self._tick_row(row, on=not change.is_conflict)
        if self._sheet.changes:
            # Where the keyboard begins; nothing is picked out yet.
            table.setCurrentCell(0, 0, QItemSelectionModel.SelectionFlag.NoUpdate)

    def _connect(self) -> None:
        form = self.form
        form.changes.itemChanged.connect(self._ticked)
        form.all.clicked.connect(self._tick_all)
        form.none.clicked.connect(self._tick_none)
        form.close_button.clicked.connect(self.close)
        form.take.clicked.connect(self._take)
        self.context.hub.changed.connect(self._follow)

    # --- What is ticked ------------------------------------------------------------------------

    def _tick_row(self, row: int, *, on: bool) -> None:
        state = Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
        self._boxes[row].setCheckState(state)

    def _tick_all(self) -> None:
        self._tick(on=True)

    def _tick_none(self) -> None:
        self._tick(on=False)

    def _tick(self, *, on: bool) -> None:
        self.form.changes.blockSignals(True)
        for row in range(len(self._sheet.changes)):
            self._tick_row(row, on=on)
        self.form.changes.blockSignals(False)
        self._judge()

    def _ticked(self, item: QTableWidgetItem) -> None:
        if item.column() == _FIELD:
            self._judge()

    def _judge(self) -> None:
        """Ask the rules about what is ticked; untick what they refuse, and say why."""
        forms = self.context.library.paper.forms
        with reported(self.form.banner, self.context.texts):
            verdict = forms.judge(self._sheet, self.ticked())
            self._refusals = {
                path: why for path, why in self._refusals.items() if path not in self.ticked()
            } | verdict.refusals
            self.form.changes.blockSignals(True)
            for row, change in enumerate(self._sheet.changes):
                if change.path in verdict.refusals:
                    self._tick_row(row, on=False)
                self._show_remark(row, change)
            self.form.changes.blockSignals(False)
            left = self.ticked()
            problems = (
                forms.judge(self._sheet, left).problems if verdict.refusals else verdict.problems
            )
            self._warn(tuple(problem.text for problem in problems))
        count = len(self.ticked())
        self.form.take.setEnabled(count > 0 and not self._is_stale)
        self.form.take.setText(
            self.tr("&Créer le personnage")
            if self._sheet.character is None
            else self.tr("&Reprendre %n champ(s)", "", count)
        )

    def _show_remark(self, row: int, change: FormChange) -> None:
        refusal = self._refusals.get(change.path)
        if refusal is not None:
            text = self.context.texts.render(refusal)
        elif change.is_conflict:
            text = self.tr("A changé aussi sur la feuille depuis")
        else:
            text = ""
        item = self._remarks[row]
        item.setText(text)
        item.setToolTip(plain_tooltip(text))
        item.setForeground(theme.current().warning)

    def _warn(self, problems: tuple[Message, ...]) -> None:
        if not problems:
            self.form.warnings.hide()
            return
        lines = [self.context.texts.render(problem) for problem in problems[:4]]
        if len(problems) > len(lines):
            lines.append(self.tr("et %n autre(s) remarque(s)", "", len(problems) - len(lines)))
        said = self.tr("Repris ainsi, le personnage n’est plus dans les règles :")
        self.form.warnings.show_message(Severity.WARNING, "\n".join((said, *lines)))

    def _follow(self, change: ChangeSet) -> None:
        """The sheet changed while its form lies here: what differs may differ no longer."""
        if change.initiator == self._initiator or self._sheet.character not in change.characters:
            return
        self._is_stale = True
        self.form.banner.show_message(
            Severity.WARNING,
            self.tr("La feuille vient de changer : fermez cette fenêtre et reprenez le fichier."),
        )
        self.form.take.setEnabled(False)

    # --- What is taken -------------------------------------------------------------------------

    def _take(self) -> None:
        with reported(self.form.banner, self.context.texts):
            forms = self.context.library.paper.forms
            character = forms.take(self._sheet, self.ticked(), self._initiator)
            self.context.navigator.open_sheet(character)
            self.close()


def _short(text: str) -> str:
    """A text as a cell of the table can hold it, the lines of a longer one told apart."""
    line = " ⏎ ".join(text.splitlines())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1].rstrip()}…"
