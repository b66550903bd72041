"""Characters in and out of the library as files."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.errors import KnownError
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.widgets.banner import Banner, Severity

SUFFIX = ".cassure"
FORM_SUFFIX = ".pdf"
_LONGEST_NAME = 80


def dropped_files(dragged: QMimeData) -> tuple[Path, ...]:
    """The exchange files and forms among what is dragged over a window."""
    files = (Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile())
    return tuple(file for file in files if file.suffix.casefold() in (SUFFIX, FORM_SUFFIX))


def file_name(name: str, suffix: str) -> str:
    """A file name that every system takes, from what a character is called."""
    kept = "".join(sign if sign.isalnum() or sign in " -_’'" else " " for sign in name)
    return (" ".join(kept.split())[:_LONGEST_NAME].strip() or "personnage") + suffix


class Transfer(QObject):
    """Asks for files, reads and writes them, and says in the banner what became of it."""

    #: Characters were taken in, all from one act.
    imported = Signal(tuple)

    def __init__(self, context: Context, banner: Banner, initiator: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._banner = banner
        self._initiator = initiator
        self._window = parent
        documents = QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        self._folder = Path(documents) if documents else Path.home()

    def ask_import(self) -> None:
        """Let the person choose a file, and take it in."""
        self._context.dialogs.open_file(
            self._window,
            self.tr("Importer un personnage"),
            (self.tr("Fichiers Cassure (*.cassure)"), self.tr("Tous les fichiers (*)")),
            self._import_one,
            self._folder,
        )

    def take_in(self, files: Iterable[Path]) -> None:
        """Import each file; those that cannot be read are named and change nothing."""
        taken: list[str] = []
        troubles: list[str] = []
        for file in files:
            try:
                if file.suffix.casefold() == FORM_SUFFIX:
                    self._context.navigator.open_filled(file)
                    continue
                taken.append(self._context.library.exchange.import_file(file, self._initiator))
            except KnownError as error:
                troubles.append(self._context.texts.render(error.message))
        if troubles:
            self._banner.show_error("\n".join(troubles))
        elif taken:
            self._banner.hide()
        if taken:
            self.imported.emit(tuple(taken))

    def ask_export(self, character: str, name: str) -> None:
        """Let the person choose where, and write the character as an exchange file."""
        self._ask_where(
            self.tr("Exporter le personnage"),
            self.tr("Fichiers Cassure (*.cassure)"),
            file_name(name, SUFFIX),
            partial(self._export_file, character),
        )

    def ask_filled(self) -> None:
        """Let the person choose a filled form, and show what it changes."""
        self._context.dialogs.open_file(
            self._window,
            self.tr("Importer un PDF rempli"),
            (self.tr("Documents PDF (*.pdf)"), self.tr("Tous les fichiers (*)")),
            self._import_one,
            self._folder,
        )

    def _ask_where(self, title: str, kind: str, name: str, write: "partial[None]") -> None:
        self._context.dialogs.save_file(self._window, title, (kind,), self._folder / name, write)

    def _import_one(self, file: Path) -> None:
        self._folder = file.parent
        self.take_in((file,))

    def _export_file(self, character: str, target: Path) -> None:
        self._folder = target.parent
        with reported(self._banner, self._context.texts):
            self._context.library.exchange.export_character(character, target)
            self._say_written(target)

    def _say_written(self, target: Path) -> None:
        self._banner.show_message(Severity.INFO, self.tr("Écrit : {path}").format(path=str(target)))
