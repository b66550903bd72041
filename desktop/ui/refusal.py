"""Why the program does not start, in a window, for those who started it without a terminal."""

from PySide6.QtCore import QCoreApplication

from desktop.text import Language
from desktop.ui import theme
from desktop.ui.start import application_for, show_icon, take_down
from desktop.ui.widgets.dialogs import Dialogs


def show_refusal(text: str, language: Language) -> None:
    """Show `text` and wait until it was read."""
    application = application_for(language)
    show_icon(application)
    theme.apply(application, theme.Scheme.SYSTEM)
    dialogs = Dialogs()
    title = QCoreApplication.translate("Refusal", "Cassure ne peut pas s’ouvrir")
    dialogs.error(None, title, text)
    # Ends with its last window, which is this one.
    application.exec()
    take_down(application)
