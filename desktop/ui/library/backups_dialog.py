"""The backups of the library: one more now, or back to one of them."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.services.backups import BackupCard, Kind
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.widgets.banner import Banner, Severity
from desktop.ui.widgets.labels import PlainLabel

_SIZE = (640, 420)


class BackupsDialog(QDialog):
    """Lists them, newest first; a return is asked about first and can be returned from."""

    #: The library is to be replaced: every window has to close.
    returnChosen = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.dress(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._context = context
        self._cards: tuple[BackupCard, ...] = ()
        self.setWindowTitle(self.tr("Sauvegardes"))
        self.banner = Banner(self)
        self.list = QTreeWidget(self)
        self.buttons = QDialogButtonBox(self)
        self._lay_out()
        self._fill()
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))

    def _lay_out(self) -> None:
        words = PlainLabel(
            self.tr(
                "Cassure fait une sauvegarde par jour, et une avant chaque changement de format. "
                "Revenir à l’une d’elles garde la bibliothèque d’aujourd’hui à côté."
            ),
            self,
        )
        words.setWordWrap(True)
        self.list.setAccessibleName(self.tr("Sauvegardes"))
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setHeaderLabels([self.tr("Date"), self.tr("Faite"), self.tr("Taille")])
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.itemSelectionChanged.connect(self._selection_changed)
        self.list.itemActivated.connect(self._ask_return)
        role = QDialogButtonBox.ButtonRole
        self.go_back = self.buttons.addButton(self.tr("Revenir à celle-ci…"), role.ActionRole)
        self.make = self.buttons.addButton(self.tr("Sauvegarder maintenant"), role.ActionRole)
        self.folder = self.buttons.addButton(self.tr("Ouvrir le dossier"), role.ActionRole)
        close = self.buttons.addButton(self.tr("Fermer"), role.RejectRole)
        for button in (self.go_back, self.make, self.folder, close):
            # Enter belongs to the list.
            button.setAutoDefault(False)
        self.go_back.clicked.connect(self._ask_return)
        self.make.clicked.connect(self._make)
        self.folder.clicked.connect(self._open_folder)
        self.buttons.rejected.connect(self.close)
        page = QVBoxLayout(self)
        page.addWidget(self.banner)
        page.addWidget(words)
        page.addWidget(self.list, 1)
        page.addWidget(self.buttons)

    def _fill(self) -> None:
        self._cards = self._context.library.backups.list()
        self.list.clear()
        locale = QLocale()
        for card in self._cards:
            moment = QDateTime.fromSecsSinceEpoch(round(card.made.timestamp()))
            item = QTreeWidgetItem(
                [
                    locale.toString(moment, QLocale.FormatType.ShortFormat),
                    self._why(card.kind),
                    locale.formattedDataSize(card.size),
                ]
            )
            item.setToolTip(0, card.path.name)
            self.list.addTopLevelItem(item)
        if (first := self.list.topLevelItem(0)) is not None:
            self.list.setCurrentItem(first)
        self._selection_changed()

    def _why(self, kind: Kind) -> str:
        match kind:
            case Kind.DAILY:
                return self.tr("chaque jour")
            case Kind.MIGRATION:
                return self.tr("avant un changement de format")
            case Kind.ASKED:
                return self.tr("à la demande")
            case Kind.REPLACED:
                return self.tr("avant un retour en arrière")

    def _selected(self) -> BackupCard | None:
        row = self.list.currentIndex().row()
        return self._cards[row] if 0 <= row < len(self._cards) else None

    def _selection_changed(self) -> None:
        writable = not self._context.library.readonly
        self.go_back.setEnabled(writable and self._selected() is not None)
        self.make.setEnabled(writable)

    def _make(self) -> None:
        with reported(self.banner, self._context.texts):
            made = self._context.library.backups.make()
            self._fill()
            self.banner.show_message(
                Severity.INFO, self.tr("Écrit : {path}").format(path=str(made))
            )

    def _ask_return(self) -> None:
        card = self._selected()
        if card is None or self._context.library.readonly:
            return
        moment = QDateTime.fromSecsSinceEpoch(round(card.made.timestamp()))
        self._context.dialogs.confirm(
            self,
            self.tr("Revenir à une sauvegarde"),
            self.tr(
                "Toute la bibliothèque redevient celle du {date}. Ce qui a été fait depuis n’y est "
                "pas, mais reste à côté dans une sauvegarde. Les fenêtres se ferment puis se "
                "rouvrent."
            ).format(date=QLocale().toString(moment, QLocale.FormatType.ShortFormat)),
            self.tr("Revenir à cette sauvegarde"),
            partial(self._return_to, card.path),
            destructive=True,
        )

    def _return_to(self, backup: Path) -> None:
        with reported(self.banner, self._context.texts):
            self._context.library.backups.go_back(backup)
            self.returnChosen.emit()

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._context.library.path.parent)))
