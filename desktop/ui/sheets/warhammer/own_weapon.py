"""What a weapon of the table at home does: damage, attributes, effects, and how it shoots."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.folding import folded
from desktop.rules.members import changed
from desktop.rules.warhammer.document import OwnShot, WeaponHeld
from desktop.rules.warhammer.edits.gear import (
    MOST_DAMAGE,
    MOST_LOST,
    MOST_REACH,
    MOST_RELOAD,
)
from desktop.rules.warhammer.tables.tables import Tables
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Labelled, Row, Tick
from desktop.ui.sheets.common.inplace import InlineNumber, InlineText
from desktop.ui.sheets.common.picks import Pick


class OwnWeaponFields(QWidget):
    """Whatever is written in it leaves as the whole weapon, changed. A weapon of the tables has its
    added attributes alone here."""

    updated = Signal(object)

    def __init__(self, tables: Tables, held: WeaponHeld, title: str, *, known: bool) -> None:
        super().__init__()
        self._tables = tables
        self._held = held
        self._known = known
        self.damage = InlineNumber(
            self.tr("Dégâts propres : {name}").format(name=title), -MOST_DAMAGE, MOST_DAMAGE
        )
        self.attributes = InlineText(
            self.tr("Attributs : {name}").format(name=title),
            placeholder=self.tr("Attributs, séparés par des virgules"),
        )
        self.attributes.setMinimumWidth(theme.scaled(self, 240))
        self.kind = Pick(self.tr("Effets critiques : {name}").format(name=title))
        self.kind.setMinimumContentsLength(14)
        self.shoots = Tick(self.tr("Tire ou se lance"))
        self.shoots.setAccessibleName(self.tr("Tire ou se lance : {name}").format(name=title))
        self.fixed = Tick(self.tr("Force propre"))
        self.fixed.setAccessibleName(self.tr("Force propre : {name}").format(name=title))
        self.fixed.setToolTip(self.tr("Les dégâts remplacent le BF, comme ceux d’un arc."))
        self.reach = InlineNumber(
            self.tr("Portée en mètres : {name}").format(name=title), 0, MOST_REACH
        )
        self.most = InlineNumber(
            self.tr("Portée longue en mètres : {name}").format(name=title), 0, MOST_REACH
        )
        self.most.setToolTip(self.tr("0 : ne porte pas au-delà de la première portée."))
        self.reload = InlineNumber(
            self.tr("Recharge en demi-rounds : {name}").format(name=title), 0, MOST_RELOAD
        )
        self.magazine = InlineNumber(
            self.tr("Coups au magasin : {name}").format(name=title), 0, MOST_LOST
        )
        self._shot = Row()
        for label, field in (
            (self.tr("Portée (m)"), self.reach),
            (self.tr("longue (m)"), self.most),
            (self.tr("Recharge (½ rounds)"), self.reload),
            (self.tr("Magasin"), self.magazine),
        ):
            self._shot.add(Labelled(label, field))
        self._shot.add(self.fixed)
        parts = (
            (not known, self.tr("Dégâts"), self.damage),
            (not known, self.tr("Effets"), self.kind),
            (True, self.tr("Attributs"), self.attributes),
        )
        row = Row()
        for shown, label, widget in parts:
            if shown:
                row.add(Labelled(label, widget))
        if not known:
            row.add(self.shoots)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(row)
        column.addWidget(self._shot)
        self._shot.hide()
        self.damage.valueCommitted.connect(self._set_damage)
        self.attributes.textCommitted.connect(self._set_attributes)
        self.kind.picked.connect(self._set_kind)
        self.shoots.toggled.connect(self._set_shoots)
        self.fixed.toggled.connect(self._set_shot)
        for field in (self.reach, self.most, self.reload, self.magazine):
            field.valueCommitted.connect(self._set_shot)

    def show_held(self, held: WeaponHeld) -> None:
        """Show another state of the weapon; what is being typed is left alone."""
        self._held = held
        shot = held.shot
        strength = None if shot is None else shot.strength
        self.damage.set_value((held.damage or 0) if strength is None else strength)
        known = self._tables.attributes
        self.attributes.set_value(
            ", ".join(known.get(one).name if one in known else one for one in held.attributes)
        )
        kinds = [
            ("", self.tr("contondants") if shot is None else self.tr("projectiles")),
            ("tranchantes", self.tr("tranchants")),
            ("contondantes", self.tr("contondants")),
            ("projectiles", self.tr("projectiles")),
            ("pugilat", self.tr("pugilat")),
        ]
        implied = "contondantes" if shot is None else "projectiles"
        self.kind.show_value([one for one in kinds if one[0] != implied], held.critical)
        for tick, checked in (
            (self.shoots, shot is not None),
            (self.fixed, strength is not None),
        ):
            blocked = tick.blockSignals(True)
            tick.setChecked(checked)
            tick.blockSignals(blocked)
        self._shot.setVisible(shot is not None)
        if shot is not None:
            self.reach.set_value(shot.reach)
            self.most.set_value(shot.most or 0)
            self.reload.set_value(shot.reload)
            self.magazine.set_value(shot.magazine)

    def _set_damage(self, damage: int) -> None:
        shot = self._held.shot
        if shot is None or shot.strength is None:
            self.updated.emit(changed(self._held, damage=damage))
        else:
            self.updated.emit(changed(self._held, shot=changed(shot, strength=max(0, damage))))

    def _set_kind(self, kind: str) -> None:
        self.updated.emit(changed(self._held, critical=kind))

    def _set_attributes(self, text: str) -> None:
        ids = {folded(one.name): one.id for one in self._tables.attributes}
        written = [one.strip() for one in text.split(",") if one.strip()]
        found = dict.fromkeys(ids.get(folded(one), one) for one in written)
        self.updated.emit(changed(self._held, attributes=tuple(found)))

    def _set_shoots(self, shoots: bool) -> None:
        self.updated.emit(changed(self._held, shot=OwnShot() if shoots else None))

    def _set_shot(self) -> None:
        """The shot as its fields say; a long range below the first one is none."""
        reach, most = self.reach.value(), self.most.value()
        damage = self.damage.value()
        shot = OwnShot(
            reach=reach,
            most=most if most > reach else None,
            strength=max(0, damage) if self.fixed.isChecked() else None,
            reload=self.reload.value(),
            magazine=self.magazine.value(),
        )
        self.updated.emit(changed(self._held, damage=damage, shot=shot))
