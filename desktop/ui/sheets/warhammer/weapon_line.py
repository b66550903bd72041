"""One weapon of the sheet: where it is held, what it is rolled against, what it does."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.members import changed
from desktop.rules.warhammer.arms import Arm
from desktop.rules.warhammer.document import Hand, WeaponHeld
from desktop.rules.warhammer.tables.tables import Tables
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Labelled, Row, Tick
from desktop.ui.sheets.common.inplace import InlineNumber, InlineText
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import Pick, RemoveButton
from desktop.ui.sheets.warhammer.own_weapon import OwnWeaponFields
from desktop.ui.widgets.breakdown_tip import BreakdownView, ExplainedValue
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.labels import ElidedLabel

#: Widths of the columns after the name, in logical pixels at 100 %.
HAND, QUALITY, FIGURE = 118, 124, 64
_MOST_LOST = 200


@dataclass(frozen=True)
class Use:
    """A way to use a weapon: what it is called, its sums (`damage` None: it does none)."""

    name: str
    score: Breakdown
    score_view: BreakdownView
    damage: Breakdown | None
    damage_view: BreakdownView | None


@dataclass(frozen=True)
class WeaponView:
    """A weapon as shown: its ways of use, the first as itself, and its attributes in words."""

    held: WeaponHeld
    arm: Arm
    title: str
    uses: tuple[Use, ...]
    attributes: str
    unknown: str
    mastered: bool


class WeaponLine(QWidget):
    """Whatever is written in it leaves as the whole weapon, changed."""

    updated = Signal(object)
    #: The weapon of this id is to be held so.
    handAsked = Signal(str, object)
    removed = Signal(str)

    def __init__(self, tables: Tables, view: WeaponView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = tables
        self._held = view.held
        title = view.title
        self.name = InlineText(self.tr("Nom de l’arme"))
        self.hand = Pick(self.tr("En main : {name}").format(name=title))
        self.quality = Pick(self.tr("Qualité : {name}").format(name=title))
        self.score = ExplainedValue(self.tr("Seuil : {name}").format(name=title))
        self.damage = ExplainedValue(self.tr("Dégâts : {name}").format(name=title))
        self.remove = RemoveButton(view.held.id, title)
        self.attributes = Note(tone=theme.Tone.MUTED)
        self.unknown = Note(tone=theme.Tone.WARNING)
        self.broken = Tick(self.tr("Brisée"))
        self.broken.setAccessibleName(self.tr("Brisée : {name}").format(name=title))
        self.uses = QWidget()
        self._used: list[tuple[ExplainedValue, ExplainedValue]] = []
        self.details = Row()
        self._add_details(view)
        self._lay_out()
        self.name.textCommitted.connect(self._rename)
        self.hand.picked.connect(self._hold)
        self.quality.picked.connect(self._set_quality)
        self.broken.toggled.connect(self._break)
        self.remove.removed.connect(self.removed)

    def show_view(self, view: WeaponView) -> None:
        """Show another state of the weapon; what is being typed is left alone."""
        held = self._held = view.held
        self._title = view.title
        self.name.set_value(view.title)
        self.hand.show_value(self._hands(view.arm), held.hand.value)
        qualities = [(one.id, one.name) for one in self._tables.qualities]
        self.quality.show_value(qualities, held.quality)
        fields = ((self.score, self.damage), *self._used)
        for (score, damage), use in zip(fields, view.uses, strict=True):
            score.set_view(use.score_view)
            damage.setVisible(use.damage_view is not None)
            if use.damage is not None and use.damage_view is not None:
                damage.set_view(use.damage_view, signed_text(use.damage.total))
        self.attributes.setText(view.attributes)
        warnings = []
        if view.unknown:
            warnings.append(
                self.tr("Hors automatisme, attribut inconnu : {names}").format(names=view.unknown)
            )
        if not view.mastered:
            warnings.append(self.tr("Sans la Maîtrise : moitié."))
        self.unknown.setText("  ".join(warnings))
        self.unknown.setVisible(bool(warnings))
        _check(self.broken, held.broken)
        self._show_details(held, view.arm)

    def _add_details(self, view: WeaponView) -> None:
        """What only some weapons have."""
        held, arm, title = view.held, view.arm, view.title
        self.missile = Pick(self.tr("Munition : {name}").format(name=title))
        self.loaded = Tick(self.tr("Chargée"))
        self.loaded.setAccessibleName(self.tr("Chargée : {name}").format(name=title))
        self.left = InlineNumber(self.tr("Reste au magasin : {name}").format(name=title), 0, 99)
        self.lost = InlineNumber(self.tr("PV perdus : {name}").format(name=title), 0, _MOST_LOST)
        self.version = Pick(self.tr("Version : {name}").format(name=title))
        row = self._tables.ranged.get(arm.id) if arm.id in self._tables.ranged else None
        melee = self._tables.melee
        versions = melee.get(held.weapon).versions if held.weapon in melee.ids() else ()
        parts: list[tuple[bool, str, QWidget]] = [
            (row is not None and (row.bow or row.crossbow), self.tr("Munition"), self.missile),
            (arm.shield is not None, self.tr("PV perdus"), self.lost),
            (bool(versions), self.tr("Version"), self.version),
        ]
        for shown, label, widget in parts:
            if shown:
                self.details.add(Labelled(label, widget))
        # A homebrew weapon may yet be made to shoot.
        may_shoot = arm.ranged or not arm.id
        self._left = Labelled(self.tr("Reste"), self.left) if may_shoot else None
        if self._left is not None:
            self.details.add(self._left)
            self.details.add(self.loaded)
        for pick in (self.missile, self.version):
            pick.setMinimumContentsLength(14)
        self.own = (
            OwnWeaponFields(self._tables, held, title, known=bool(arm.id))
            if not arm.id or held.attributes
            else None
        )
        if self.own is not None:
            self.own.updated.connect(self.updated)
        self.missile.picked.connect(self._set_missile)
        self.loaded.toggled.connect(self._load)
        self.left.valueCommitted.connect(self._set_left)
        self.lost.valueCommitted.connect(self._set_lost)
        self.version.picked.connect(self._set_version)
        for use in view.uses[1:]:
            score = ExplainedValue(self.tr("Seuil : {name}").format(name=use.name))
            damage = ExplainedValue(self.tr("Dégâts : {name}").format(name=use.name))
            self._used.append((score, damage))
        self._names = tuple(use.name for use in view.uses[1:])

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_IN_GROUP)
        head.addWidget(self.name, 1)
        for widget, width in (
            (self.hand, HAND),
            (self.quality, QUALITY),
            (self.score, FIGURE),
            (self.damage, FIGURE),
        ):
            widget.setFixedWidth(theme.scaled(self, width))
            head.addWidget(widget)
        head.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.GRID)
        column.setSpacing(2)
        column.addLayout(head)
        below = QVBoxLayout(self.uses)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        for name, (score, damage) in zip(self._names, self._used, strict=True):
            line = QHBoxLayout()
            line.setSpacing(theme.SPACE_IN_GROUP)
            label = ElidedLabel(tone=theme.Tone.MUTED)
            label.setFont(theme.sans(theme.Size.BODY))
            label.setText(name)
            label.setContentsMargins(4, 0, 0, 0)
            line.addWidget(label, 1)
            for value in (score, damage):
                value.setFixedWidth(theme.scaled(self, FIGURE))
                line.addWidget(value)
            line.addSpacing(self.remove.sizeHint().width() + theme.SPACE_IN_GROUP)
            below.addLayout(line)
        column.addWidget(self.uses)
        self.uses.setVisible(bool(self._used))
        told = QHBoxLayout()
        told.setSpacing(theme.SPACE_IN_GROUP)
        told.addWidget(self.attributes, 1)
        told.addWidget(self.broken)
        column.addLayout(told)
        for note in (self.attributes, self.unknown):
            note.setContentsMargins(4, 0, 0, 0)
        column.addWidget(self.unknown)
        self.details.setContentsMargins(4, 0, 0, 0)
        if self.own is not None:
            self.own.setContentsMargins(4, 0, 0, 0)
            column.addWidget(self.own)
        column.addWidget(self.details)

    def _show_details(self, held: WeaponHeld, arm: Arm) -> None:
        tables = self._tables
        missiles = [("", "—"), *((one.id, one.name) for one in tables.ammunition)]
        self.missile.show_value(missiles, held.ammunition)
        _check(self.loaded, held.loaded)
        self.left.set_value(held.left)
        if self._left is not None:
            self._left.setVisible(arm.magazine > 0)
            self.loaded.setVisible(arm.reload > 0)
        self.lost.set_value(held.lost)
        if held.weapon in tables.melee.ids():
            versions = tables.melee.get(held.weapon).versions
            self.version.show_value(
                [(str(place), self._named(one)) for place, one in enumerate(versions)],
                str(held.version),
            )
        if self.own is not None:
            self.own.show_held(held)

    def _named(self, attributes: tuple[str, ...]) -> str:
        known = self._tables.attributes
        return ", ".join(known.get(one).name if one in known.ids() else one for one in attributes)

    def _hands(self, arm: Arm) -> list[tuple[str, str]]:
        one_handed = [
            (Hand.RIGHT.value, self.tr("main droite")),
            (Hand.LEFT.value, self.tr("main gauche")),
        ]
        return [
            (Hand.NONE.value, self.tr("rangée")),
            *(one_handed if arm.hands < 2 or not arm.id else ()),
            (Hand.BOTH.value, self.tr("deux mains")),
        ]

    def _hold(self, hand: str) -> None:
        self.handAsked.emit(self._held.id, Hand(hand))

    def _rename(self, name: str) -> None:
        # Its own name again is no name beside that of its row.
        own = self._held.name if name.strip() == self._title else name.strip()
        self.updated.emit(changed(self._held, name=own))

    def _set_quality(self, quality: str) -> None:
        self.updated.emit(changed(self._held, quality=quality))

    def _break(self, broken: bool) -> None:
        # What is broken is in no hand any more.
        hand = Hand.NONE if broken else self._held.hand
        self.updated.emit(changed(self._held, broken=broken, hand=hand))

    def _set_missile(self, missile: str) -> None:
        self.updated.emit(changed(self._held, ammunition=missile))

    def _load(self, loaded: bool) -> None:
        self.updated.emit(changed(self._held, loaded=loaded))

    def _set_left(self, left: int) -> None:
        self.updated.emit(changed(self._held, left=left))

    def _set_lost(self, lost: int) -> None:
        self.updated.emit(changed(self._held, lost=lost))

    def _set_version(self, version: str) -> None:
        self.updated.emit(changed(self._held, version=int(version)))


def _check(tick: Tick, checked: bool) -> None:
    blocked = tick.blockSignals(True)
    tick.setChecked(checked)
    tick.blockSignals(blocked)
