"""Many sheets, or cards, in one file: who, how, and how far it is."""

from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, QSize, Qt
from PySide6.QtGui import QCloseEvent, QPalette
from PySide6.QtWidgets import QDialog, QListWidgetItem

from desktop.rules.errors import KnownError
from desktop.rules.folding import folded
from desktop.services.changes import ChangeSet
from desktop.services.characters import CharacterCard
from desktop.services.filenames import file_name
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.generated.ui_paper_party import Ui_PaperPartyForm
from desktop.ui.paper.choices import store_options, stored_options
from desktop.ui.paper.places import documents_folder, remember_folder
from desktop.ui.paper.worker import PartyJob
from desktop.ui.widgets.banner import Severity
from desktop.ui.widgets.icons import IconName, set_icon

_SIZE = (680, 540)
_ID = int(Qt.ItemDataRole.UserRole)
_NPC = "npc"
_ROW = 28


class PartyWindow(QDialog):
    """Everybody of the library with a tick; characters are ticked at first, and figures of the
    GM's too where there is nobody else."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        theme.dress(self)
        self.context = context
        self.job: PartyJob | None = None
        self.form = Ui_PaperPartyForm()
        self.form.setupUi(self)
        self.form.count.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.form.options.show_options(stored_options(context.library))
        set_icon(self.form.write, IconName.EXPORT)
        self._list(None)
        self._connect()
        self._show_job()
        self._offer()
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))

    def ticked(self) -> tuple[str, ...]:
        """The characters that are ticked, in the order of the list."""
        return tuple(
            str(item.data(_ID))
            for item in self._items()
            if item.checkState() is Qt.CheckState.Checked
        )

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.job is not None:
            self.job.ask_stop()
            self._end_job()
        # Not a dialog's own way, which asks `reject`, which closes.
        event.accept()

    def reject(self) -> None:
        """Escape stops what is being written first, then closes."""
        if self.job is not None:
            self._stop()
        else:
            self.close()

    def _connect(self) -> None:
        form = self.form
        form.characters.itemChanged.connect(self._offer)
        form.all.clicked.connect(self._tick_all)
        form.none.clicked.connect(self._tick_none)
        form.sheets.toggled.connect(self._offer)
        form.options.optionsChanged.connect(self._keep_options)
        form.write.clicked.connect(self._ask)
        form.stop.clicked.connect(self._stop)
        form.close_button.clicked.connect(self.close)
        self.context.hub.changed.connect(self._follow)

    # --- Who -----------------------------------------------------------------------------------

    def _items(self) -> tuple[QListWidgetItem, ...]:
        people = self.form.characters
        return tuple(people.item(row) for row in range(people.count()))

    def _list(self, ticked: frozenset[str] | None) -> None:
        """Everybody by name, characters first; `ticked` None ticks those of the players."""
        cards = sorted(self.context.library.characters.list(), key=_order)
        some_players = any(card.kind != _NPC for card in cards)
        people = self.form.characters
        people.blockSignals(True)
        people.clear()
        for card in cards:
            name = card.name or self.tr("Sans nom")
            if card.kind == _NPC:
                name = self.tr("{name} (PNJ)").format(name=name)
            item = QListWidgetItem(name, people)
            item.setData(_ID, card.id)
            item.setSizeHint(QSize(0, theme.scaled(self, _ROW)))
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsUserCheckable)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsSelectable)
            first = card.kind != _NPC or not some_players
            on = first if ticked is None else card.id in ticked
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        people.blockSignals(False)
        if people.count():
            # Where the keyboard begins; nobody is picked out yet.
            people.setCurrentRow(0, QItemSelectionModel.SelectionFlag.NoUpdate)

    def _follow(self, change: ChangeSet) -> None:
        if change.library or change.characters:
            self._list(frozenset(self.ticked()))
            self._offer()

    def _tick_all(self) -> None:
        self._tick(Qt.CheckState.Checked)

    def _tick_none(self) -> None:
        self._tick(Qt.CheckState.Unchecked)

    def _tick(self, state: Qt.CheckState) -> None:
        self.form.characters.blockSignals(True)
        for item in self._items():
            item.setCheckState(state)
        self.form.characters.blockSignals(False)
        self._offer()

    def _offer(self) -> None:
        count = len(self.ticked())
        self.form.count.setText(self.tr("%n choisi(s)", "", count))
        self.form.write.setEnabled(count > 0 and self.job is None)
        sheets = self.form.sheets.isChecked()
        self.form.options.offer_contents(wounds=True, rest=sheets)

    def _keep_options(self) -> None:
        store_options(self.context.library, self.form.options.options())

    # --- The file ------------------------------------------------------------------------------

    def _ask(self) -> None:
        sheets = self.form.sheets.isChecked()
        name = self.tr("Feuilles") if sheets else self.tr("Cartes")
        suggested = documents_folder(self.context.library) / file_name(name, ".pdf", "feuille")
        self.context.dialogs.save_file(
            self,
            self.tr("Écrire plusieurs feuilles en PDF"),
            (self.tr("Documents PDF (*.pdf)"),),
            suggested,
            self._begin,
        )

    def _begin(self, path: Path) -> None:
        if self.job is not None or not self.ticked():
            return
        remember_folder(self.context.library, path.parent)
        self.job = PartyJob(
            self.context.library,
            self.ticked(),
            path,
            self.context.texts,
            self.form.options.options(),
            as_cards=self.form.cards.isChecked(),
        )
        self.job.progressed.connect(self._show_progress)
        self.job.written.connect(self._say_written)
        self.job.stopped.connect(self._say_stopped)
        self.job.failed.connect(self._say_failed)
        self.form.banner.hide()
        self.form.progress.setRange(0, 0)
        self._show_job()
        self.job.begin()

    def _stop(self) -> None:
        if self.job is not None:
            self.job.ask_stop()
            self.form.stop.setEnabled(False)

    def _show_progress(self, done: int, total: int) -> None:
        self.form.progress.setRange(0, max(1, total))
        self.form.progress.setValue(done)

    def _say_written(self, path: str) -> None:
        self._end_job()
        self.form.banner.show_message(Severity.INFO, self.tr("Écrit : {path}").format(path=path))

    def _say_stopped(self) -> None:
        self._end_job()
        self.form.banner.show_message(Severity.INFO, self.tr("Arrêté : rien n’a été écrit."))

    def _say_failed(self, error: Exception) -> None:
        self._end_job()
        if not isinstance(error, KnownError):
            raise error
        self.form.banner.show_error(self.context.texts.render(error.message))

    def _end_job(self) -> None:
        job, self.job = self.job, None
        if job is not None:
            job.finish()
            job.deleteLater()
        self._show_job()
        self._offer()

    def _show_job(self) -> None:
        """While a file is written: how far it is, and nothing that would change what is written."""
        busy = self.job is not None
        form = self.form
        form.progress.setVisible(busy)
        form.stop.setVisible(busy)
        form.stop.setEnabled(busy)
        for control in (
            form.characters,
            form.all,
            form.none,
            form.sheets,
            form.cards,
            form.options,
            form.write,
        ):
            control.setEnabled(not busy)
        if busy:
            form.stop.setFocus()


def _order(card: CharacterCard) -> tuple[bool, str]:
    return card.kind == _NPC, folded(card.name)
