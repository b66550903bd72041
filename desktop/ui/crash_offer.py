"""What the start after a crash offers: to read the report that it left."""

from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from desktop.ui.windows import Windows


class CrashOffer(QObject):
    """One question, once; the report stays where it is whatever the answer."""

    def __init__(self, windows: Windows, report: Path) -> None:
        super().__init__(windows)
        self._windows = windows
        self._report = report

    def ask(self) -> None:
        """Say what happened and offer the report; nothing waits for the answer."""
        self._windows.context.dialogs.confirm(
            self._windows.library_window(),
            self.tr("Rapport d’erreur"),
            self.tr(
                "Cassure s’est heurté à une erreur la dernière fois. Ce qui était enregistré l’est "
                "toujours. Un rapport aidera à la corriger : il contient les versions, la trace et "
                "la sorte des derniers actes joués, aucun nom de personnage.\n\n{path}"
            ).format(path=self._report),
            self.tr("Ouvrir le rapport"),
            self._open,
            destructive=False,
        )

    def _open(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._report))):
            self._windows.announce(
                self.tr("Aucun programme n’ouvre ce rapport : {path}").format(path=self._report)
            )
