"""Every piece of armour that is had: worn or not, its quality, its wear zone by zone."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.members import changed
from desktop.rules.warhammer.armour import WHOLE, clashes
from desktop.rules.warhammer.commands.gear import (
    AddPiece,
    MendPiece,
    RemovePiece,
    UpdatePiece,
    Wear,
)
from desktop.rules.warhammer.document import ZONES, OwnPiece, PieceHeld
from desktop.rules.warhammer.edits.gear import piece_name
from desktop.rules.warhammer.fitted import fitted, quarters
from desktop.rules.warhammer.tables.gear import Piece
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.wares import QUARTERS
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Row, Tick, new_id, words
from desktop.ui.sheets.common.free_entry import OWN, AddLine
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.common.picks import Pick, RemoveButton
from desktop.ui.sheets.warhammer.own_piece import OwnPieceFields
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.labels import ElidedLabel

_MOST_LOST = 99


@dataclass(frozen=True)
class PieceView:
    """A piece as shown: what it covers in words, and what it does not go with."""

    held: PieceHeld
    title: str
    covers: tuple[tuple[str, str], ...]
    refusal: str
    own: bool = False


class _Wear(InlineNumber):
    """Points lost on one zone."""

    changed = Signal(str, int)

    def __init__(self, zone: str, name: str) -> None:
        font = theme.tabular(theme.sans(theme.Size.BODY))
        super().__init__(name, 0, _MOST_LOST, font=font)
        self._zone = zone
        self.valueCommitted.connect(self._tell)

    def _tell(self, value: int) -> None:
        self.changed.emit(self._zone, value)


class PieceLine(QWidget):
    """Whatever is written in it leaves as a command."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(
        self,
        tables: Tables,
        view: PieceView,
        zones: dict[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._tables = tables
        self._held = view.held
        title = view.title
        self.worn = Tick("")
        self.worn.setAccessibleName(self.tr("Portée : {name}").format(name=title))
        self.worn.setToolTip(self.tr("Portée"))
        self.name = ElidedLabel()
        self.name.setFont(theme.sans(theme.Size.BODY))
        self.name.setText(title)
        self.quality = Pick(self.tr("Qualité : {name}").format(name=title))
        self.quality.setFixedWidth(theme.scaled(self, 124))
        self.mend = Act(self.tr("Réparer"), self.tr("Réparer : {name}").format(name=title))
        self.remove = RemoveButton(view.held.id, title)
        self.refusal = Note(tone=theme.Tone.WARNING)
        self.lost: dict[str, _Wear] = {}
        self.pa_lost: dict[str, _Wear] = {}
        self._wear_fields: list[tuple[str, Labelled]] = []
        wear = Row()
        for zone, name in zones.items() if view.own else view.covers:
            for points, label, kind in (
                (self.lost, self.tr("{zone}, PV perdus"), self.tr("PV perdus, {zone} : {name}")),
                (self.pa_lost, self.tr("PA perdus"), self.tr("PA perdus, {zone} : {name}")),
            ):
                field = _Wear(zone, kind.format(zone=name, name=title))
                points[zone] = field
                labelled = Labelled(label.format(zone=name), field)
                self._wear_fields.append((zone, labelled))
                wear.add(labelled)
        for field in self.lost.values():
            field.changed.connect(self._set_lost)
        for field in self.pa_lost.values():
            field.changed.connect(self._set_pa_lost)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_IN_GROUP)
        head.addWidget(self.worn)
        head.addWidget(self.name, 1)
        for widget in (self.mend, self.quality, self.remove):
            head.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.GRID)
        column.setSpacing(0)
        column.addLayout(head)
        indent = self.worn.sizeHint().width() + theme.SPACE_IN_GROUP
        self.own = OwnPieceFields(tables, view.held, zones) if view.own else None
        if self.own is not None:
            self.own.setContentsMargins(indent, 0, 0, 0)
            self.own.updated.connect(self._update)
            column.addWidget(self.own)
        column.addWidget(wear)
        column.addWidget(self.refusal)
        wear.setContentsMargins(indent, 0, 0, 0)
        self.refusal.setContentsMargins(indent, 0, 0, 0)
        self.worn.toggled.connect(self._wear)
        self.quality.picked.connect(self._set_quality)
        self.mend.clicked.connect(self._mend)
        self.remove.removed.connect(self._remove)

    def show_view(self, view: PieceView) -> None:
        """Show another state of the piece."""
        held = self._held = view.held
        blocked = self.worn.blockSignals(True)
        self.worn.setChecked(held.worn)
        self.worn.blockSignals(blocked)
        self.name.setText(view.title)
        self.name.set_tone(theme.Tone.INK if held.worn else theme.Tone.MUTED)
        self.quality.show_value(
            [(one.id, one.name) for one in self._tables.qualities], held.quality
        )
        for zone, field in self.lost.items():
            field.set_value(held.lost.get(zone, 0))
        for zone, field in self.pa_lost.items():
            field.set_value(held.pa_lost.get(zone, 0))
        self.mend.setVisible(any((*held.lost.values(), *held.pa_lost.values())))
        covered = {zone for zone, _name in view.covers}
        for zone, labelled in self._wear_fields:
            labelled.setVisible(zone in covered)
        if self.own is not None:
            self.own.show_held(held)
        self.refusal.setText(view.refusal)
        self.refusal.setVisible(bool(view.refusal))

    def _update(self, held: PieceHeld) -> None:
        self.commandAsked.emit(UpdatePiece(held))

    def _wear(self, worn: bool) -> None:
        self.commandAsked.emit(Wear(self._held.id, worn))

    def _set_quality(self, quality: str) -> None:
        self.commandAsked.emit(UpdatePiece(changed(self._held, quality=quality)))

    def _set_lost(self, zone: str, points: int) -> None:
        lost = {**self._held.lost, zone: points}
        self.commandAsked.emit(UpdatePiece(changed(self._held, lost=lost)))

    def _set_pa_lost(self, zone: str, points: int) -> None:
        lost = {**self._held.pa_lost, zone: points}
        self.commandAsked.emit(UpdatePiece(changed(self._held, pa_lost=lost)))

    def _mend(self) -> None:
        self.commandAsked.emit(MendPiece(self._held.id))

    def _remove(self, id: str) -> None:
        self.commandAsked.emit(RemovePiece(id))


class PiecesSection(QWidget):
    """A line for each piece, worn ones ticked."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._names = {
            "tete": self.tr("tête"),
            "bras": self.tr("bras"),
            "corps": self.tr("corps"),
            "jambes": self.tr("jambes"),
        }
        self.add = AddLine(self.tr("Ajouter une pièce"), self.tr("Quelle pièce ?"))
        self.add.added.connect(self._add)
        self.add.offer(
            [
                (OWN, self.tr("Pièce maison…")),
                *((one.id, self._choice(one)) for one in subject.tables.pieces),
            ]
        )
        column = QVBoxLayout()
        column.setSpacing(theme.GRID)
        self.lines: KeyedLines[PieceLine] = KeyedLines(column, self.add)
        self.none = words(self.tr("Aucune armure"), theme.Tone.MUTED)
        head = QHBoxLayout()
        head.addWidget(SectionTitle(self.tr("Pièces d’armure")))
        head.addStretch(1)
        head.addWidget(self.add)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.GRID)
        whole.addLayout(head)
        whole.addWidget(self.none)
        whole.addLayout(column)

    def refresh(self) -> None:
        """Show the pieces as they are now."""
        held = self._subject.character.armour
        self.none.setVisible(not held)
        views = {one.id: self._view(one) for one in held}
        self.lines.show(views, self._make, PieceLine.show_view)

    def _view(self, held: PieceHeld) -> PieceView:
        subject, tables = self._subject, self._subject.tables
        title = subject.texts.render(piece_name(tables, held))
        own = held.piece not in tables.pieces.ids()
        found = fitted(tables, held)
        covers = tuple(
            (zone, self._names[zone]) for zone in ZONES if found and found.quarters(zone)
        )
        if found is None or not covers:
            refusal = self.tr("Pièce maison, hors automatisme : dites ce qu’elle couvre.")
            return PieceView(held, title, (), refusal, own)
        told = self._cover(found.piece)
        return PieceView(held, f"{title} · {told}", covers, self._refusal(held), own)

    def _refusal(self, held: PieceHeld) -> str:
        """What a piece that is not worn could not be put on with."""
        if held.worn:
            return ""
        subject = self._subject
        now = subject.character
        pieces = tuple(changed(one, worn=True) if one.id == held.id else one for one in now.armour)
        already = {(one.zone, one.first.id, one.second.id) for one in clashes(subject.tables, now)}
        found = [
            one
            for one in clashes(subject.tables, changed(now, armour=pieces))
            if (one.zone, one.first.id, one.second.id) not in already
        ]
        told = [
            self.tr("{first} et {second} ne vont pas ensemble ({zone})").format(
                first=one.first.name, second=one.second.name, zone=self._names[one.zone]
            )
            for one in found
        ]
        return "\n".join(told)

    def _choice(self, piece: Piece) -> str:
        armour = self._subject.tables.armours.get(piece.armour).name
        return self.tr("{armour} : {name} ({covers})").format(
            armour=armour, name=piece.name, covers=self._cover(piece)
        )

    def _cover(self, piece: Piece) -> str:
        parts = [
            f"{self._names[zone]} {_part(quarters(piece, zone))}".strip()
            for zone in ZONES
            if quarters(piece, zone)
        ]
        return ", ".join(parts)

    def _make(self, view: PieceView) -> PieceLine:
        line = PieceLine(self._subject.tables, view, self._names)
        line.commandAsked.connect(self.commandAsked)
        return line

    def _add(self, piece: str, words: str) -> None:
        own = None if piece else OwnPiece()
        self.commandAsked.emit(AddPiece(PieceHeld(id=new_id(), piece=piece or words, own=own)))


def _part(quarters: int) -> str:
    """How much of a zone is covered, nothing for the whole of it."""
    return "" if quarters >= WHOLE else QUARTERS[quarters]
