"""A campaign that arrives as a file: what it brings, and where it goes."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.services.contents import Contents
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.room import resize_within_screen

_SIZE = (560, 440)


class ArrivalDialog(QDialog):
    """A campaign of its own unless the GM says otherwise; nothing is taken before."""

    #: It is to be taken in: as a new campaign of that name, or into the open one ("").
    takenAs = Signal(str)

    def __init__(
        self, file: Path, brought: Contents, name: str, here: str, parent: QWidget
    ) -> None:
        """`name` is proposed for a new campaign, `here` is what the open one is called."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Importer une campagne"))
        self.apart = QRadioButton(self.tr("Nouvelle campagne"), self)
        self.apart.setChecked(True)
        self.name = QLineEdit(name, self)
        self.name.setAccessibleName(self.tr("Nom de la nouvelle campagne"))
        self.name.textChanged.connect(self._check)
        self.join = QRadioButton(
            self.tr("Ajouter à « {campaign} »").format(campaign=here.replace("&", "&&")), self
        )
        self.apart.toggled.connect(self._choose)
        self.warning = PlainLabel(parent=self, tone=theme.Tone.WARNING)
        self.warning.setWordWrap(True)
        if brought.settings:
            self.warning.setText(
                self.tr(
                    "Les réglages du fichier remplaceront ceux de cette campagne ; Annuler, "
                    "dans la fenêtre des réglages, les rendra."
                )
            )
        buttons = QDialogButtonBox(self)
        role = QDialogButtonBox.ButtonRole
        self.take = buttons.addButton(self.tr("Importer (Entrée)"), role.AcceptRole)
        cancel = buttons.addButton(self.tr("Ne rien importer"), role.RejectRole)
        cancel.setAutoDefault(False)
        self.take.setDefault(True)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(Heading(brought.name or name, self))
        column.addWidget(PlainLabel(file.name, self, tone=theme.Tone.MUTED))
        column.addWidget(self._listed(brought), 1)
        column.addWidget(self.apart)
        column.addWidget(self.name)
        column.addWidget(self.join)
        column.addWidget(self.warning)
        column.addWidget(buttons)
        resize_within_screen(self, *_SIZE)
        self._choose(True)
        self.take.setFocus(Qt.FocusReason.OtherFocusReason)

    def lines(self) -> tuple[tuple[str, str], ...]:
        """What arrives, as it is told: the kind with its count, and the names."""
        return self._lines

    def _listed(self, brought: Contents) -> QScrollArea:
        kinds = (
            (self.tr("Personnages"), brought.people),
            (self.tr("PNJ"), brought.npcs),
            (self.tr("Bandes"), brought.parties),
            (self.tr("Rencontres"), brought.encounters),
            (self.tr("Réglages"), brought.settings),
        )
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        grid.setColumnStretch(1, 1)
        told: list[tuple[str, str]] = []
        for row, (kind, names) in enumerate(kinds):
            title = self.tr("{kind} : {count}").format(kind=kind, count=len(names))
            told.append((title, ", ".join(names) or self.tr("aucun")))
            label = PlainLabel(told[-1][0], page)
            label.setFont(theme.bold(theme.sans(theme.Size.BODY)))
            text = PlainLabel(told[-1][1], page)
            text.setFont(theme.sans(theme.Size.BODY))
            text.setWordWrap(True)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(text, row, 1)
        grid.setRowStretch(len(kinds), 1)
        self._lines = tuple(told)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setAccessibleName(self.tr("Ce qui arrive"))
        area.setWidget(page)
        return area

    def _choose(self, _: bool, /) -> None:
        apart = self.apart.isChecked()
        self.name.setEnabled(apart)
        self.warning.setVisible(not apart and bool(self.warning.text()))
        self._check()

    def _check(self) -> None:
        self.take.setEnabled(not self.apart.isChecked() or bool(self._called()))

    def _called(self) -> str:
        return " ".join(self.name.text().split())

    def _accept(self) -> None:
        self.takenAs.emit(self._called() if self.apart.isChecked() else "")
        self.accept()
