"""The choices for sheets on paper, as controls."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from desktop.ui.generated.ui_paper_options import Ui_PaperOptionsForm
from desktop.ui.widgets.wheel import guard_wheel

if TYPE_CHECKING:
    from desktop.export.options import Options


class OptionsPanel(QWidget):
    """Says what is chosen; whoever shows it keeps it."""

    #: Something else is chosen now.
    optionsChanged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        from desktop.export.options import Ink, Paper, Spread

        super().__init__(parent)
        self.form = Ui_PaperOptionsForm()
        self.form.setupUi(self)
        for box, entries in (
            (
                self.form.spread,
                ((self.tr("Pages entières"), Spread.PAGES), (self.tr("Une page"), Spread.ONE_PAGE)),
            ),
            (self.form.paper, (("A4", Paper.A4), (self.tr("Lettre US"), Paper.LETTER))),
            (
                self.form.ink,
                ((self.tr("Couleurs"), Ink.COLOUR), (self.tr("Noir et blanc"), Ink.BLACK)),
            ),
        ):
            for name, value in entries:
                box.addItem(name, value.name)
            guard_wheel(box)
            box.currentIndexChanged.connect(self._tell)
        for check in (self.form.wounds, self.form.numbers, self.form.audit):
            check.toggled.connect(self._tell)

    def show_options(self, options: "Options") -> None:
        """Show choices without saying that they changed."""
        from desktop.export.options import Audit, Numbers, Wounds

        self.blockSignals(True)
        for box, value in (
            (self.form.spread, options.spread),
            (self.form.paper, options.paper),
            (self.form.ink, options.ink),
        ):
            box.setCurrentIndex(box.findData(value.name))
        self.form.wounds.setChecked(options.wounds is Wounds.CURRENT)
        self.form.numbers.setChecked(options.numbers is Numbers.SHOWN)
        self.form.audit.setChecked(options.audit is Audit.APPENDED)
        self.blockSignals(False)

    def options(self) -> "Options":
        """What is chosen now."""
        from desktop.export.options import Audit, Ink, Numbers, Options, Paper, Spread, Wounds

        form = self.form
        return Options(
            paper=Paper[_chosen(form.paper)],
            ink=Ink[_chosen(form.ink)],
            spread=Spread[_chosen(form.spread)],
            wounds=Wounds.CURRENT if form.wounds.isChecked() else Wounds.NONE,
            numbers=Numbers.SHOWN if form.numbers.isChecked() else Numbers.BLANK,
            audit=Audit.APPENDED if form.audit.isChecked() else Audit.NONE,
        )

    def hide_contents(self) -> None:
        """Leave out what has no meaning for a sheet without a character."""
        for check in (self.form.wounds, self.form.numbers, self.form.audit):
            check.hide()

    def offer_contents(self, *, wounds: bool, rest: bool) -> None:
        """Which choices count for what is to be printed."""
        self.form.wounds.setEnabled(wounds)
        for control in (self.form.spread, self.form.numbers, self.form.audit):
            control.setEnabled(rest)

    def _tell(self) -> None:
        self.optionsChanged.emit()


def _chosen(box: QComboBox) -> str:
    return str(box.currentData())
