"""Preferences: appearance, at once; language, at the next start."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QWidget

from desktop.services.library import Library
from desktop.text import Language
from desktop.ui import preferences, theme
from desktop.ui.generated.ui_preferences import Ui_PreferencesForm
from desktop.ui.widgets.wheel import guard_wheel

# Each in its own language, as people look for them.
_LANGUAGES: tuple[tuple[Language, str], ...] = (("fr", "Français"), ("en", "English"))


class PreferencesDialog(QDialog):
    """Every choice is kept when it is made; there is nothing to confirm."""

    def __init__(self, library: Library, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.dress(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._library = library
        self.form = Ui_PreferencesForm()
        self.form.setupUi(self)
        self.form.later.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for scheme, name in (
            (theme.Scheme.SYSTEM, self.tr("Comme le système")),
            (theme.Scheme.LIGHT, self.tr("Claire")),
            (theme.Scheme.DARK, self.tr("Sombre")),
        ):
            self.form.scheme.addItem(name, scheme.value)
        for language, name in _LANGUAGES:
            self.form.language.addItem(name, language)
        for box, stored in (
            (self.form.scheme, preferences.stored_scheme(library.preferences).value),
            (self.form.language, preferences.stored_language(library.preferences)),
        ):
            box.setCurrentIndex(box.findData(stored))
            guard_wheel(box)
        close = self.form.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Fermer"))
        close.setIcon(QIcon())  # the style's own is black in every theme
        self.form.scheme.currentIndexChanged.connect(self._change_scheme)
        self.form.language.currentIndexChanged.connect(self._change_language)
        self.form.buttons.rejected.connect(self.close)

    def _change_scheme(self) -> None:
        scheme = theme.Scheme(self.form.scheme.currentData())
        self._tell(is_kept=preferences.store_scheme(self._library, scheme))
        application = QApplication.instance()
        if isinstance(application, QApplication):
            theme.apply(application, scheme)

    def _change_language(self) -> None:
        wanted = self.form.language.currentData()
        kept = preferences.store_language(self._library, "en" if wanted == "en" else "fr")
        self._tell(is_kept=kept)

    def _tell(self, *, is_kept: bool) -> None:
        """Say so where a choice will be gone at the next start."""
        if not is_kept:
            self.form.later.setText(
                self.tr(
                    "Ce choix n’a pas pu être gardé : rien ne peut être écrit dans la bibliothèque."
                )
            )
