"""Characters, parties and campaigns in and out of the library as files."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.errors import KnownError
from desktop.services.envelope import CAMPAIGN
from desktop.services.exchange import Parcel
from desktop.services.filenames import file_name
from desktop.services.files import is_folder
from desktop.services.folder import SUFFIX, FolderImport
from desktop.services.names import distinct
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.library.folder_run import FolderRun
from desktop.ui.widgets.banner import Banner, Severity

if TYPE_CHECKING:  # loaded when it is first shown
    from desktop.ui.library.arrival_dialog import ArrivalDialog

FORM_SUFFIX = ".pdf"


def dropped_files(dragged: QMimeData) -> tuple[Path, ...]:
    """The exchange files, forms and folders among what is dragged over a window."""
    files = (Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile())
    known = (SUFFIX, FORM_SUFFIX)
    return tuple(file for file in files if file.suffix.casefold() in known or is_folder(file))


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
        self._arriving: list[tuple[Path, Parcel]] = []
        #: The question about a campaign while it is open.
        self.arrival: ArrivalDialog | None = None

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
        """Import each file or folder; those that cannot be read are named and change nothing.

        A campaign is asked about first, and what would change the settings of the open one.
        """
        taken: list[str] = []
        troubles: list[str] = []
        notes: list[str] = []
        folders: list[Path] = []
        for file in files:
            if is_folder(file):
                folders.append(file)
                continue
            try:
                if file.suffix.casefold() == FORM_SUFFIX:
                    self._context.navigator.open_filled(file)
                    continue
                parcel = self._context.library.exchange.read(file)
                if parcel.kind == CAMPAIGN:
                    self._arriving.append((file, parcel))
                elif parcel.settings:
                    self._ask_settings(file, parcel)
                else:
                    exchange = self._context.library.exchange
                    taken.extend(exchange.take(parcel, file, self._initiator))
                    notes.extend(map(self._context.texts.render, parcel.notes))
            except KnownError as error:
                troubles.append(self._context.texts.render(error.message))
        if troubles:
            self._banner.show_error("\n".join(troubles + notes))
        elif notes:
            self._banner.show_message(Severity.WARNING, "\n".join(notes))
        elif taken:
            self._banner.hide()
        if taken:
            self.imported.emit(tuple(taken))
        for folder in folders:
            self.take_folder(folder)
        self._ask_next()

    def ask_folder(self) -> None:
        """Let the person choose a folder, and take in every exchange file in it."""
        self._context.dialogs.open_folder(
            self._window, self.tr("Importer un dossier"), self.take_folder, self._folder
        )

    def take_folder(self, folder: Path) -> None:
        """Import what lies in a folder, with progress, and report what was refused and why."""
        self._folder = folder
        with reported(self._banner, self._context.texts):
            work = FolderImport(self._context.library.exchange, folder, self._initiator)
            run = FolderRun(work, self._context.texts, self._banner, self._window)
            run.finished.connect(self._show_taken)

    def _show_taken(self, characters: tuple[str, ...]) -> None:
        if characters:
            self.imported.emit(characters)

    def _ask_next(self) -> None:
        """Ask what becomes of the first campaign that waits, one after the other."""
        from desktop.services.contents import contents
        from desktop.ui.library.arrival_dialog import ArrivalDialog

        if self.arrival is not None or not self._arriving:
            return
        library = self._context.library
        file, parcel = self._arriving[0]
        campaigns = library.campaigns
        rows = {row.id: row.name or self.tr("Ma campagne") for row in campaigns.list()}
        name = distinct(parcel.name or file.stem, set(rows.values()))
        brought = contents(library.registry, parcel)
        self.arrival = ArrivalDialog(file, brought, name, rows[campaigns.current], self._window)
        self.arrival.takenAs.connect(self._take_campaign)
        self.arrival.finished.connect(self._arrived)
        self.arrival.open()

    def _take_campaign(self, name: str) -> None:
        """Take in the campaign that was asked about: under a name, or into the open one."""
        file, parcel = self._arriving[0]
        exchange = self._context.library.exchange
        with reported(self._banner, self._context.texts):
            if name:
                exchange.take_apart(parcel, file, name, self._initiator)
                told = [self.tr("La campagne « {campaign} » est ouverte.").format(campaign=name)]
            else:
                self._show_taken(exchange.take(parcel, file, self._initiator))
                told = [self.tr("{file} a été importé.").format(file=file.name)]
            told += map(self._context.texts.render, parcel.notes)
            severity = Severity.WARNING if parcel.notes else Severity.INFO
            self._banner.show_message(severity, "\n".join(told))

    def _arrived(self, _: int, /) -> None:
        self._arriving.pop(0)
        self.arrival = None
        self._ask_next()

    def _ask_settings(self, file: Path, parcel: Parcel) -> None:
        """Settings of a campaign change every sheet: nothing of the file is taken without a yes."""
        self._context.dialogs.confirm(
            self._window,
            self.tr("Importer des réglages"),
            self.tr(
                "{file} remplacera les réglages de la campagne ouverte ; Annuler, dans la fenêtre "
                "des réglages, les rendra."
            ).format(file=file.name),
            self.tr("Importer"),
            partial(self._take_settings, file, parcel),
            destructive=False,
        )

    def _take_settings(self, file: Path, parcel: Parcel) -> None:
        with reported(self._banner, self._context.texts):
            taken = self._context.library.exchange.take(parcel, file, self._initiator)
            told = [self.tr("{file} a été importé.").format(file=file.name)]
            told += map(self._context.texts.render, parcel.notes)
            severity = Severity.WARNING if parcel.notes else Severity.INFO
            self._banner.show_message(severity, "\n".join(told))
            self._show_taken(taken)

    def ask_party(self, characters: tuple[str, ...]) -> None:
        """Let the person choose where, and write these characters as one file."""
        self._ask_where(
            self.tr("Exporter la bande"),
            self.tr("Fichiers Cassure (*.cassure)"),
            file_name(self.tr("Bande"), SUFFIX),
            partial(self._export_party, characters),
        )

    def ask_campaign(self, name: str) -> None:
        """Let the person choose where, and write the whole campaign as one file."""
        self._ask_where(
            self.tr("Exporter la campagne"),
            self.tr("Fichiers Cassure (*.cassure)"),
            file_name(name or self.tr("Campagne"), SUFFIX),
            self._export_campaign,
        )

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

    def _ask_where(self, title: str, kind: str, name: str, write: Callable[[Path], None]) -> None:
        self._context.dialogs.save_file(self._window, title, (kind,), self._folder / name, write)

    def _import_one(self, file: Path) -> None:
        self._folder = file.parent
        self.take_in((file,))

    def _export_file(self, character: str, target: Path) -> None:
        self._folder = target.parent
        with reported(self._banner, self._context.texts):
            self._context.library.exchange.export_character(character, target)
            self._say_written(target)

    def _export_party(self, characters: tuple[str, ...], target: Path) -> None:
        self._folder = target.parent
        with reported(self._banner, self._context.texts):
            self._context.library.exchange.export_party(characters, target)
            self._say_written(target)

    def _export_campaign(self, target: Path) -> None:
        self._folder = target.parent
        with reported(self._banner, self._context.texts):
            self._context.library.exchange.export_campaign(target)
            self._say_written(target)

    def _say_written(self, target: Path) -> None:
        self._banner.show_message(Severity.INFO, self.tr("Écrit : {path}").format(path=str(target)))
