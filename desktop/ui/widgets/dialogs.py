"""Questions and messages in a window of their own, through one object that tests can replace.

Every dialog opens without blocking and answers through a callback, so that nothing ever waits
inside an event handler. All text is plain. Windows take a `Dialogs` in their constructor.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget

from desktop.ui import theme

if TYPE_CHECKING:  # imported with the first question: a start asks none
    from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox


def _is_there(dialog: "QDialog") -> bool:
    try:
        return dialog.isVisible()
    except RuntimeError:  # Qt has deleted it
        return False


class Dialogs(QObject):
    """The real dialogs."""

    def __init__(self) -> None:
        super().__init__()
        self._bug: QMessageBox | None = None
        self._known: QMessageBox | None = None
        self._open: list[QDialog] = []

    def error(self, parent: QWidget | None, title: str, text: str, details: str = "") -> None:
        """Say what happened, what was kept and what to do; `details` are one click away."""
        self._open_error(parent, title, text, details)

    def known(self, text: str) -> None:
        """Say what no window has said of a disk or a file that failed; further ones take the place
        of the first in the open dialog."""
        if self._known is not None:
            self._known.setText(text)
            return
        title = QApplication.applicationDisplayName()
        self._known = self._open_error(QApplication.activeWindow(), title, text, "")
        self._known.finished.connect(self._forget_known)

    def unexpected(self, details: str) -> None:
        """Say that something happened which nobody foresaw; further ones join the open dialog."""
        if self._bug is not None:
            self._bug.setDetailedText(f"{self._bug.detailedText()}\n\n{details}")
            return
        self._bug = self._open_error(
            QApplication.activeWindow(),
            self.tr("Erreur inattendue"),
            self.tr(
                "Cassure a rencontré une erreur inattendue. Ce qui était enregistré l’est "
                "toujours, et le programme continue. Les détails aideront à corriger la faute."
            ),
            details,
        )
        self._bug.finished.connect(self._forget_bug)

    def _open_error(
        self, parent: QWidget | None, title: str, text: str, details: str
    ) -> "QMessageBox":
        box = _plain_box(parent, title, text)
        box.setIcon(box.Icon.Critical)
        close = box.addButton(self.tr("Fermer"), box.ButtonRole.RejectRole)
        box.setEscapeButton(close)
        box.setDefaultButton(close)
        if details:
            copy = box.addButton(self.tr("Copier les détails"), box.ButtonRole.ActionRole)
            # A message box closes at any of its buttons; this one must leave it open.
            copy.clicked.disconnect()
            box.setDetailedText(details)
            _Copier(box, copy)
        self._show(box)
        return box

    def _forget_known(self) -> None:
        self._known = None

    def _forget_bug(self) -> None:
        self._bug = None

    def _show(self, dialog: "QDialog") -> None:
        """Open a dialog and hold on to it: one without a parent would die with this call."""
        self._open.append(dialog)
        # Later: one without a parent, closed from its title bar, tells so within its own event, and
        # would die there with the last hold on it.
        dialog.finished.connect(self._forget_closed, Qt.ConnectionType.QueuedConnection)
        dialog.open()

    def _forget_closed(self) -> None:
        self._open = [one for one in self._open if _is_there(one)]

    def confirm(
        self,
        parent: QWidget | None,
        title: str,
        text: str,
        accept_label: str,
        on_accept: Callable[[], None],
        *,
        destructive: bool,
    ) -> None:
        """Ask, and call `on_accept` on a yes. Enter means no where a yes would destroy."""
        box = _plain_box(parent, title, text)
        box.setIcon(box.Icon.Warning if destructive else box.Icon.Question)
        role = box.ButtonRole
        # The accept role in both cases: platforms put it where people look for it.
        accept = box.addButton(accept_label.replace("&", "&&"), role.AcceptRole)
        cancel = box.addButton(self.tr("Annuler"), role.RejectRole)
        box.setEscapeButton(cancel)
        if destructive:
            # A focused autoDefault button takes Enter, whatever the default is: none but Cancel.
            accept.setAutoDefault(False)
        box.setDefaultButton(cancel if destructive else accept)
        _Answer(box, accept, on_accept)
        self._show(box)
        (cancel if destructive else accept).setFocus()

    def open_file(
        self,
        parent: QWidget | None,
        title: str,
        filters: tuple[str, ...],
        on_chosen: Callable[[Path], None],
        folder: Path | None = None,
    ) -> None:
        """Ask for one file that exists; `filters` like "Fichiers Cassure (*.cassure)"."""
        dialog = _file_dialog(parent, title, filters, folder)
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        _Choice(dialog, on_chosen)
        self._show(dialog)

    def open_folder(
        self,
        parent: QWidget | None,
        title: str,
        on_chosen: Callable[[Path], None],
        folder: Path | None = None,
    ) -> None:
        """Ask for a folder that exists."""
        dialog = _file_dialog(parent, title, (), folder)
        dialog.setFileMode(dialog.FileMode.Directory)
        dialog.setOption(dialog.Option.ShowDirsOnly)
        _Choice(dialog, on_chosen)
        self._show(dialog)

    def save_file(
        self,
        parent: QWidget | None,
        title: str,
        filters: tuple[str, ...],
        suggested: Path,
        on_chosen: Callable[[Path], None],
    ) -> None:
        """Ask where to write; the suffix of `suggested` is added where none is typed."""
        dialog = _file_dialog(parent, title, filters, suggested.parent)
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suggested.suffix.removeprefix("."))
        dialog.selectFile(suggested.name)
        _Choice(dialog, on_chosen)
        self._show(dialog)


def _plain_box(parent: QWidget | None, title: str, text: str) -> "QMessageBox":
    from PySide6.QtWidgets import QMessageBox

    box = QMessageBox(parent)
    theme.dress(box)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # Drawn by Qt everywhere: native boxes have ideas of their own about defaults and details.
    box.setOption(QMessageBox.Option.DontUseNativeDialog)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(title)
    box.setText(text)
    return box


def _file_dialog(
    parent: QWidget | None, title: str, filters: tuple[str, ...], folder: Path | None
) -> "QFileDialog":
    from PySide6.QtWidgets import QFileDialog

    dialog = QFileDialog(parent, title)
    theme.dress(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if filters:
        dialog.setNameFilters(filters)
    if folder is not None:
        dialog.setDirectory(str(folder))
    return dialog


class _Answer(QObject):
    """Carries a callback from a message box, and dies with it."""

    def __init__(
        self, box: "QMessageBox", accept: QAbstractButton, on_accept: Callable[[], None]
    ) -> None:
        super().__init__(box)
        self._accept = accept
        self._on_accept = on_accept
        box.buttonClicked.connect(self._clicked)

    def _clicked(self, button: QAbstractButton) -> None:
        if button is self._accept:
            self._on_accept()


class _Copier(QObject):
    """Puts a message box's details on the clipboard."""

    def __init__(self, box: "QMessageBox", copy: QPushButton) -> None:
        super().__init__(box)
        self._box = box
        copy.clicked.connect(self._copy)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._box.detailedText())


class _Choice(QObject):
    """Carries a callback from a file dialog, and dies with it."""

    def __init__(self, dialog: "QFileDialog", on_chosen: Callable[[Path], None]) -> None:
        super().__init__(dialog)
        self._on_chosen = on_chosen
        dialog.fileSelected.connect(self._chosen)

    def _chosen(self, file: str) -> None:
        self._on_chosen(Path(file))
