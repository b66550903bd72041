"""Files that leave the sheet window, and the portrait that comes in."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.services.filenames import file_name
from desktop.ui.errors import reported
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.widgets.banner import Banner, Severity

#: Far above any portrait, far below what would stop the window.
_MOST_PORTRAIT_BYTES = 60_000_000


class Outbox(QObject):
    """Asks where to, writes, and says on the banner what was written."""

    def __init__(self, subject: Subject, banner: Banner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._banner = banner

    def ask_exchange_file(self) -> None:
        """Ask where the exchange file goes, then write it."""
        suggested = Path.home() / f"{file_name(self._subject.name)}.cassure"
        self._subject.context.dialogs.save_file(
            self.window(),
            self.tr("Exporter le personnage"),
            (self.tr("Personnage Cassure (*.cassure)"),),
            suggested,
            self._write_exchange_file,
        )

    def ask_portrait(self) -> None:
        """Ask for an image, then take it as the portrait."""
        self._subject.context.dialogs.open_file(
            self.window(),
            self.tr("Choisir un portrait"),
            (self.tr("Images (*.png *.jpg *.jpeg *.webp *.gif)"),),
            self.take_portrait,
        )

    def take_portrait(self, path: Path) -> None:
        """Keep an image file as the portrait, or say why it cannot be."""
        try:
            image = self._read_limited(path)
        except OSError as error:
            self._banner.show_message(
                Severity.ERROR,
                self.tr("« {name} » ne peut pas être lu. Le portrait n’a pas changé.").format(
                    name=path.name
                ),
                details=str(error),
            )
            return
        with reported(self._banner, self._subject.texts, partial(self._refused, path.name)):
            self._subject.set_portrait(image)

    def remove_portrait(self) -> None:
        """Show no portrait; undo brings it back."""
        with reported(self._banner, self._subject.texts):
            self._subject.set_portrait(b"")

    def _refused(self, name: str, problem: str) -> str:
        return self.tr("« {name} » : {problem}").format(name=name, problem=problem)

    def _read_limited(self, path: Path) -> bytes:
        with path.open("rb") as file:
            return file.read(_MOST_PORTRAIT_BYTES)

    def _write_exchange_file(self, path: Path) -> None:
        context = self._subject.context
        with reported(self._banner, context.texts):
            context.library.exchange.export_character(self._subject.id, path)
            self.written(path)

    def written(self, path: Path) -> None:
        """Say what was written."""
        self._banner.show_message(Severity.INFO, self.tr("Écrit : {path}").format(path=str(path)))

    def window(self) -> QWidget:
        """The window that asks."""
        return self._banner.window()
