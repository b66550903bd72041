"""What a piece of armour of the table at home is: its name, what it is made like, and by zone how
much it covers and its PA."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.members import changed
from desktop.rules.warhammer.armour import WHOLE
from desktop.rules.warhammer.document import ZONES, OwnPiece, PieceHeld
from desktop.rules.warhammer.edits.gear import MOST_PA
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.wares import QUARTERS
from desktop.ui.sheets.common.bits import Labelled, Row
from desktop.ui.sheets.common.inplace import InlineNumber, InlineText
from desktop.ui.sheets.common.picks import Pick


class _Zone(QObject):
    """A zone: how much of it is covered, and the PA there."""

    #: Quarters and PA.
    updated = Signal(str, int, int)

    def __init__(self, zone: str, name: str, title: str, row: Row) -> None:
        super().__init__(row)
        self._zone = zone
        self._options = [
            ("0", self.tr("rien")),
            *((str(count), QUARTERS[count]) for count in range(1, WHOLE)),
            (str(WHOLE), self.tr("entier")),
        ]
        self.part = Pick(self.tr("{zone} couvert : {name}").format(zone=name, name=title))
        self.pa = InlineNumber(
            self.tr("PA, {zone} : {name}").format(zone=name, name=title), 0, MOST_PA
        )
        row.add(Labelled(name, self.part))
        self._labelled = Labelled(self.tr("PA"), self.pa)
        row.add(self._labelled)
        self.part.picked.connect(self._cover)
        self.pa.valueCommitted.connect(self._protect)

    def show_own(self, own: OwnPiece) -> None:
        """Show what is so on this zone."""
        quarters = own.covers.get(self._zone, 0)
        self.part.show_value(self._options, str(quarters))
        self.pa.set_value(own.pa.get(self._zone, 0))
        self._labelled.setVisible(quarters > 0)

    def _cover(self, quarters: str) -> None:
        self.updated.emit(self._zone, int(quarters), self.pa.value())

    def _protect(self, pa: int) -> None:
        self.updated.emit(self._zone, int(self.part.value()), pa)


class OwnPieceFields(QWidget):
    """Whatever is written in it leaves as the whole piece, changed."""

    updated = Signal(object)

    def __init__(self, tables: Tables, held: PieceHeld, zones: dict[str, str]) -> None:
        super().__init__()
        self._tables = tables
        self._held = held
        title = held.piece
        self.name = InlineText(self.tr("Nom de la pièce"))
        self.like = Pick(self.tr("Faite comme : {name}").format(name=title))
        self.like.setMinimumContentsLength(14)
        first, cover = Row(), Row()
        first.add(Labelled(self.tr("Nom"), self.name))
        first.add(Labelled(self.tr("Faite comme"), self.like))
        self.zones = {zone: _Zone(zone, zones[zone], title, cover) for zone in ZONES}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(first)
        column.addWidget(cover)
        self.name.textCommitted.connect(self._rename)
        self.like.picked.connect(self._make_like)
        for zone in self.zones.values():
            zone.updated.connect(self._cover)

    def show_held(self, held: PieceHeld) -> None:
        """Show another state of the piece; what is being typed is left alone."""
        self._held = held
        own = held.own or OwnPiece()
        self.name.set_value(held.piece)
        materials = [
            ("", self.tr("rien de connu")),
            *((a.id, a.name) for a in self._tables.armours),
        ]
        self.like.show_value(materials, own.like)
        for zone in self.zones.values():
            zone.show_own(own)

    def _rename(self, name: str) -> None:
        self.updated.emit(changed(self._held, piece=name.strip()))

    def _make_like(self, like: str) -> None:
        own = self._held.own or OwnPiece()
        self.updated.emit(changed(self._held, own=changed(own, like=like)))

    def _cover(self, zone: str, quarters: int, pa: int) -> None:
        """A zone that is covered anew begins with the PA of what the piece is made like."""
        own = self._held.own or OwnPiece()
        if not pa and not own.covers.get(zone) and own.like in self._tables.armours:
            pa = self._tables.armours.get(own.like).pa
        after = changed(own, covers={**own.covers, zone: quarters}, pa={**own.pa, zone: pa})
        self.updated.emit(changed(self._held, own=after))
