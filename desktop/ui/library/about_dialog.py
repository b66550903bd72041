"""About Cassure: its version, and what it is built from with versions and licences."""

import platform
from importlib import metadata

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QIcon, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidgetItem,
    QWidget,
)

from desktop import __version__
from desktop.ui import theme
from desktop.ui.generated.ui_about import Ui_AboutForm

# Shown name, distribution that knows the version, licence.
_PARTS = (
    ("PySide6", "PySide6-Essentials", "LGPL-3.0"),
    ("peewee", "peewee", "MIT"),
    ("msgspec", "msgspec", "BSD-3-Clause"),
    ("platformdirs", "platformdirs", "MIT"),
    ("pypdf", "pypdf", "BSD-3-Clause"),
)
_FONTS = ("Alegreya", "Alegreya Sans")
_ROWS_SHOWN = 9


class AboutDialog(QDialog):
    """A list of parts to read; nothing can be changed here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.dress(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.form = Ui_AboutForm()
        self.form.setupUi(self)
        self.form.title.setText(self.tr("Cassure {version}").format(version=__version__))
        self.form.title.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        self.form.notice.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self._fill(self.parts())
        close = self.form.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Fermer"))
        close.setIcon(QIcon())  # the style's own is black in every theme
        close.setFocus()
        self.form.buttons.rejected.connect(self.close)

    def parts(self) -> tuple[tuple[str, str, str], ...]:
        """Name, version and licence of every part."""
        return (
            ("Python", platform.python_version(), "PSF-2.0"),
            ("Qt", qVersion(), "LGPL-3.0"),
            *((name, _version(package), licence) for name, package, licence in _PARTS),
            *((self.tr("Police {name}").format(name=name), "", "OFL-1.1") for name in _FONTS),
        )

    def _fill(self, parts: tuple[tuple[str, str, str], ...]) -> None:
        table = self.form.parts
        table.setColumnCount(3)
        table.setRowCount(len(parts))
        table.setHorizontalHeaderLabels(
            (self.tr("Composant"), self.tr("Version"), self.tr("Licence"))
        )
        for row, texts in enumerate(parts):
            for column, text in enumerate(texts):
                table.setItem(row, column, QTableWidgetItem(text))
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.resizeColumnsToContents()
        table.resizeRowsToContents()
        table.setMinimumWidth(64 * table.fontMetrics().averageCharWidth())
        rows = min(len(parts), _ROWS_SHOWN) * table.rowHeight(0)
        table.setMinimumHeight(header.sizeHint().height() + rows + 2 * table.frameWidth())


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        # A frozen program carries the code of a package, not always its description.
        return ""
