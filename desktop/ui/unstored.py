"""What was typed in a window and the disk did not take: asked about before it is lost."""

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.dialogs import Dialogs

#: A window whose typing somebody has given up.
_GIVEN_UP = "cassureGivenUp"


class Unstored(QObject):
    """Stands between a window and its end."""

    def __init__(self, dialogs: Dialogs, parent: QObject) -> None:
        super().__init__(parent)
        self._dialogs = dialogs

    def holds(self, window: QWidget) -> bool:
        """Commit what is being typed in a window that is about to close; True when some of it is
        refused by the disk, and whether to lose it is being asked."""
        if window.property(_GIVEN_UP):
            return False
        # Here, not above: the first window of a start has no fields.
        from desktop.ui.widgets.numbers import NumberField
        from desktop.ui.widgets.texts import TextArea, TextField

        fields = (
            *window.findChildren(TextField),
            *window.findChildren(TextArea),
            *window.findChildren(NumberField),
        )
        for field in fields:
            field.flush()
        if not any(field.unstored for field in fields):
            return False
        self._dialogs.confirm(
            window,
            self.tr("Saisie non enregistrée"),
            self.tr(
                "La bibliothèque n’a pas pris ce qui porte un point dans cette fenêtre. La fermer "
                "le perd ; ce qui était enregistré reste."
            ),
            self.tr("Fermer et perdre la saisie"),
            partial(self._close, window),
            destructive=True,
        )
        # Answered already, this very event may close the window.
        return not window.property(_GIVEN_UP)

    def _close(self, window: QWidget) -> None:
        window.setProperty(_GIVEN_UP, True)
        window.close()
