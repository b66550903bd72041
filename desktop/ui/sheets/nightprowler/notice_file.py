"""The wanted notice of a character, written as a file."""

from pathlib import Path

from PySide6.QtCore import QObject

from desktop.rules.nightprowler.sheet.notice import notice
from desktop.services.filenames import file_name
from desktop.ui.errors import reported
from desktop.ui.sheets.common.outbox import Outbox
from desktop.ui.sheets.nightprowler.subject import Subject


class NoticeFile(QObject):
    """Asks where to, writes, and has the outbox say so."""

    def __init__(self, subject: Subject, outbox: Outbox, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._outbox = outbox

    def ask(self) -> None:
        """Ask where a wanted notice goes, then write it."""
        name = file_name(self._subject.character.name)
        suggested = Path.home() / self.tr("{name} - avis de recherche.pdf").format(name=name)
        self._subject.context.dialogs.save_file(
            self._outbox.window(),
            self.tr("Écrire un avis de recherche en PDF"),
            (self.tr("PDF (*.pdf)"),),
            suggested,
            self._write,
        )

    def _write(self, path: Path) -> None:
        subject = self._subject
        with reported(subject.strip, subject.texts):
            model = notice(subject.tables, subject.character, subject.settings)
            portrait = subject.portrait() or None
            subject.context.library.export_model(model, path, subject.texts, portrait)
            self._outbox.written(path)
