"""What armour costs, layer by layer and zone by zone, and how long it may be worn."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.warhammer.armour import WHOLE, Layer, hours, layers
from desktop.rules.warhammer.document import ZONES
from desktop.rules.warhammer.tables.gear import Armour
from desktop.rules.warhammer.wares import QUARTERS
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Section, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.labels import PlainLabel


class BurdenSection(Section):
    """A row for each armour worn, the outermost first; a column for each zone."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Encombrement de l’armure"), parent)
        self._subject = subject
        self._cells: list[PlainLabel] = []
        self._shown: tuple[tuple[str, ...], ...] = ()
        holder = QWidget()
        self._grid = QGridLayout(holder)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        self._grid.setVerticalSpacing(2)
        self.add(holder)
        self.none = Note(self.tr("Aucune armure portée : rien ne gêne."), tone=theme.Tone.MUTED)
        self.add(self.none)

    def texts(self) -> tuple[tuple[str, ...], ...]:
        """Every row as shown, heads first."""
        return self._shown

    def refresh(self) -> None:
        """Show what is worn now."""
        rows = self._rows()
        self.none.setVisible(len(rows) == 1)
        if len(rows) == 1:
            rows = []
        shown = tuple(rows)
        if shown == self._shown:
            return
        self._shown = shown
        for cell in self._cells:
            self._grid.removeWidget(cell)
            let_go(cell)
        self._cells = []
        for row, texts in enumerate(rows):
            for column, text in enumerate(texts):
                cell = words(text, theme.Tone.MUTED if not row else theme.Tone.INK)
                if not row:
                    cell.setFont(theme.sans(theme.Size.SMALL))
                elif not column:
                    cell.setFont(theme.bold(theme.sans(theme.Size.BODY)))
                self._cells.append(cell)
                self._grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignLeft)
                self._grid.setColumnStretch(column, 1)

    def _rows(self) -> list[tuple[str, ...]]:
        subject = self._subject
        lying = {zone: layers(subject.tables, subject.character, zone) for zone in ZONES}
        worn: dict[str, Armour] = {
            layer.armour.id: layer.armour for found in lying.values() for layer in found
        }
        rows: list[tuple[str, ...]] = [
            (
                self.tr("Armure"),
                self.tr("Tête"),
                self.tr("Bras"),
                self.tr("Corps"),
                self.tr("Jambes"),
                self.tr("Port par jour"),
            )
        ]
        for armour in sorted(worn.values(), key=_outermost):
            cells = [
                self._cell(
                    next((one for one in lying[zone] if one.armour.id == armour.id), None), zone
                )
                for zone in ZONES
            ]
            lasting = hours(armour, subject.profile.natural_be, worn.values())
            rows.append((armour.name, *cells, self.tr("{hours} h").format(hours=lasting)))
        return rows

    def _cell(self, layer: Layer | None, zone: str) -> str:
        if layer is None:
            return "–"
        part = self.tr("entier") if layer.quarters >= WHOLE else QUARTERS[layer.quarters]
        cost = layer.armour.penalties
        whole = layer.quarters >= WHOLE
        told = ""
        if zone == "tete" and whole and cost.hearing:
            told = self.tr("ouïe {cost}").format(cost=signed_text(cost.hearing))
        elif zone == "bras" and whole and cost.skill_arms:
            told = self.tr("CC et CT {cost}").format(cost=signed_text(cost.skill_arms))
        elif zone == "corps" and cost.agility_body:
            told = self.tr("Ag {cost}").format(cost=signed_text(cost.agility_body))
        elif zone == "jambes" and whole and cost.agility_legs:
            told = self.tr("Ag {cost}").format(cost=signed_text(cost.agility_legs))
        return f"{part}, {told}" if told else part


def _outermost(armour: Armour) -> int:
    return -armour.layer
