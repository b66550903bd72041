"""Importing a folder, one file per turn of the event loop, with progress and a way to stop."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressDialog, QWidget

from desktop.services.folder import FolderImport
from desktop.text import Catalogue
from desktop.ui.widgets.banner import Banner, Severity

#: How many refusals are read in the banner; all of them are in what it copies.
_SHOWN = 6
#: Files that take less than this in all need no window of progress.
_PATIENCE_MS = 400


class FolderRun(QObject):
    """Runs an import that was begun, then says in the banner what became of it."""

    #: The characters that were taken in; none when every file was refused.
    finished = Signal(tuple)

    def __init__(
        self, work: FolderImport, texts: Catalogue, banner: Banner, window: QWidget
    ) -> None:
        super().__init__(window)
        self._work = work
        self._texts = texts
        self._banner = banner
        self.progress = QProgressDialog(window)
        self.progress.setWindowTitle(self.tr("Importer un dossier"))
        self.progress.setWindowModality(Qt.WindowModality.WindowModal)
        self.progress.setCancelButtonText(self.tr("Arrêter"))
        self.progress.setMinimumDuration(_PATIENCE_MS)
        self.progress.setAutoClose(False)
        self.progress.setRange(0, work.count)
        self.progress.setValue(0)
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._step)
        self._turn.start()

    def _step(self) -> None:
        if self._work.waiting and not self.progress.wasCanceled():
            path = self._work.step()
            self.progress.setLabelText(path.name)
            self.progress.setValue(self._work.done)
            return
        self._turn.stop()
        self.progress.close()
        self.progress.deleteLater()
        self._tell()
        self.finished.emit(tuple(self._work.taken))
        self.deleteLater()

    def _tell(self) -> None:
        work = self._work
        lines = [self.tr("%n personnage(s) importé(s).", "", len(work.taken))]
        if work.waiting:
            lines.append(
                self.tr("Arrêté : %n fichier(s) n’ont pas été lus.", "", len(work.waiting))
            )
        notes = [self._texts.render(one.reason) for one in work.notes]
        lines += notes[:_SHOWN]
        reasons = [self._texts.render(one.reason) for one in work.refused]
        if reasons:
            lines.append(self.tr("%n fichier(s) refusé(s) :", "", len(reasons)))
        shown = lines + reasons[:_SHOWN]
        if len(reasons) > _SHOWN:
            shown.append(self.tr("… et %n autre(s).", "", len(reasons) - _SHOWN))
        self._banner.show_message(
            Severity.WARNING if reasons or notes or work.waiting else Severity.INFO,
            "\n".join(shown),
            details="\n".join(lines + notes[_SHOWN:] + reasons) if reasons or notes else "",
        )
