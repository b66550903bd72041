"""A sheet on paper: choices on the left, the pages on the right, and where they go.

Nothing waits for it: the window stays open beside the sheet and follows its changes.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QDialog

from desktop.services.changes import ChangeSet
from desktop.services.filenames import file_name
from desktop.services.paper import Leaf
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.generated.ui_paper import Ui_PaperForm
from desktop.ui.paper.choices import store_options, stored_options
from desktop.ui.paper.places import documents_folder, remember_folder
from desktop.ui.widgets.banner import Severity
from desktop.ui.widgets.icons import IconName, set_icon

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from desktop.export.marks import Page
    from desktop.export.options import Options

_SIZE = (1080, 820)


class PaperWindow(QDialog):
    """The sheet of a character, or a blank one of a system.

    Raises `KnownError` when the character is not there or cannot be read.
    """

    def __init__(self, context: Context, *, character: str = "", system: str = "") -> None:
        super().__init__()
        theme.dress(self)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.context = context
        self._character = character
        self._system = system
        self._leaf = self._loaded()
        self._pages: tuple[Page, ...] = ()
        self._portrait: QImage | None = None
        self._printer: QPrinter | None = None
        self.form = Ui_PaperForm()
        self.form.setupUi(self)
        self._dress()
        self._connect()
        self.resize(theme.scaled(self, _SIZE[0]), theme.scaled(self, _SIZE[1]))
        self._show_pages()

    def pages(self) -> "tuple[Page, ...]":
        """The pages that are shown."""
        return self._pages

    def options(self) -> "Options":
        """What is chosen; a blank sheet shows room for numbers whatever is chosen for others."""
        from desktop.export.options import Audit, Numbers

        chosen = self.form.options.options()
        if self._character:
            return chosen
        return replace(chosen, numbers=Numbers.BLANK, audit=Audit.NONE)

    def _loaded(self) -> Leaf:
        paper = self.context.library.paper
        return paper.sheet(self._character) if self._character else paper.blank(self._system)

    def _dress(self) -> None:
        form = self.form
        form.title.setWordWrap(True)
        form.title.setFont(theme.serif(theme.Size.TITLE))
        form.length.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        form.options.show_options(stored_options(self.context.library))
        if not self._character:
            form.options.hide_contents()
        for button, icon in (
            (form.write, IconName.EXPORT),
            (form.write_form, IconName.NOTES),
            (form.print, IconName.PRINT),
        ):
            set_icon(button, icon)
        side = theme.scaled(self, 230)
        form.options.setMinimumWidth(side)
        form.title.setMaximumWidth(theme.scaled(self, 300))
        form.banner.setMaximumWidth(theme.scaled(self, 300))

    def _connect(self) -> None:
        form = self.form
        form.options.optionsChanged.connect(self._choose)
        form.write.clicked.connect(self._ask_pdf)
        form.write_form.clicked.connect(self._ask_form)
        form.print.clicked.connect(self._ask_printer)
        form.close_button.clicked.connect(self.close)
        self.context.hub.changed.connect(self._follow)

    def _choose(self) -> None:
        store_options(self.context.library, self.form.options.options())
        self._show_pages()

    def _follow(self, change: ChangeSet) -> None:
        if self._character not in change.characters:
            return
        if change.library and self.context.library.characters.is_removed(self._character):
            self.close()
            return
        with reported(self.form.banner, self.context.texts):
            self._leaf = self._loaded()
            self._show_pages()

    def _show_pages(self) -> None:
        from desktop.export import portrait as portraits
        from desktop.export.layout import lay_out

        options = self.options()
        self._portrait = portraits.read(self._leaf.portrait)
        self._pages = lay_out(self._leaf.model, self.context.texts, options)
        self.form.preview.show_pages(self._pages, options.ink, self._portrait)
        name = self._leaf.name or self.tr("Fiche vierge")
        self.setWindowTitle(self.tr("{name} sur papier").format(name=name))
        self.form.title.setText(name)
        self.form.length.setText(self.tr("%n page(s)", "", len(self._pages)))

    # --- Where the pages go --------------------------------------------------------------------

    def _ask_pdf(self) -> None:
        self._ask(self.tr("Écrire la feuille en PDF"), "", self._write_pdf)

    def _ask_form(self) -> None:
        self._ask(self.tr("Écrire un PDF à remplir"), self.tr("à remplir"), self._write_form)

    def _ask(self, title: str, suffix: str, write: Callable[[Path], None]) -> None:
        name = self._leaf.name or self.tr("Fiche vierge")
        suggested = documents_folder(self.context.library) / file_name(
            f"{name} {suffix}", ".pdf", "feuille"
        )
        kinds = (self.tr("Documents PDF (*.pdf)"),)
        self.context.dialogs.save_file(self, title, kinds, suggested, write)

    def _write_pdf(self, path: Path) -> None:
        paper = self.context.library.paper
        self._written(path, partial(paper.write, self._leaf, path))

    def _write_form(self, path: Path) -> None:
        paper = self.context.library.paper
        self._written(path, partial(paper.write_form, self._leaf, path))

    def _written(self, path: Path, write: "Callable[[Catalogue, Options], None]") -> None:
        with reported(self.form.banner, self.context.texts):
            write(self.context.texts, self.options())
            remember_folder(self.context.library, path.parent)
            self.form.banner.show_message(
                Severity.INFO, self.tr("Écrit : {path}").format(path=str(path))
            )

    def _ask_printer(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog

        from desktop.ui.paper.printing import printer_for

        self._printer = printer_for(self.options(), self._leaf.name or "Cassure")
        dialog = QPrintDialog(self._printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setMinMax(1, len(self._pages))
        dialog.accepted.connect(self.print_now)
        QDialog.open(dialog)

    def print_now(self) -> None:
        """Print on the printer that was chosen."""
        from desktop.ui.paper.printing import print_pages

        if self._printer is None:
            return
        done = print_pages(self._printer, self._pages, self.options(), self._portrait)
        self._printer = None
        if done:
            self.form.banner.show_message(Severity.INFO, self.tr("Envoyé à l’imprimante."))
        else:
            self.form.banner.show_error(
                self.tr(
                    "L’imprimante n’a pas accepté la feuille. Rien n’a été imprimé : vérifiez "
                    "qu’elle est prête, ou écrivez un PDF."
                )
            )
