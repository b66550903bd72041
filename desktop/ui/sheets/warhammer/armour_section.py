"""Armour by zone on a body, what it costs, and what does not go together."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.armour import (
    WHOLE,
    Clash,
    Layer,
    clashes,
    layers,
    protection,
    wear_hours,
)
from desktop.rules.warhammer.document import ZONES
from desktop.rules.warhammer.fitted import base, stack
from desktop.rules.warhammer.sheet.body import layer_name
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Row, words
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.warhammer.body_view import BodyView
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue

_QUARTER = 25


class ZoneLine(QWidget):
    """A zone: its PA explained, its layers from outside in, and what clashes there."""

    def __init__(self, subject: Subject, zone: str, name: str) -> None:
        super().__init__()
        self._subject = subject
        self._zone = zone
        self._name = name
        title = words(name)
        title.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        self.points = ExplainedValue(self.tr("PA : {zone}").format(zone=name))
        self.layers = Note()
        self.clash = Note(tone=theme.Tone.WARNING)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_IN_GROUP)
        head.addWidget(title)
        head.addWidget(self.points)
        head.addWidget(words(self.tr("PA"), theme.Tone.MUTED))
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.layers)
        column.addWidget(self.clash)

    def refresh(self, found: tuple[Clash, ...]) -> tuple[Layer, ...]:
        """Show what lies on the zone, which is given back."""
        subject = self._subject
        worn = layers(subject.tables, subject.character, self._zone)
        total = protection(subject.tables, subject.character, self._zone)
        self.points.set_view(subject.view(self.tr("PA : {zone}").format(zone=self._name), total))
        self.layers.setText("\n".join(map(self._layer, worn)) or self.tr("rien"))
        self.layers.set_tone(theme.Tone.INK if worn else theme.Tone.MUTED)
        told = [self._clash(one) for one in found if one.zone == self._zone]
        self.clash.setText("\n".join(told))
        self.clash.setVisible(bool(told))
        return worn

    def _layer(self, layer: Layer) -> str:
        subject = self._subject
        parts = [subject.texts.render(layer_name(layer))]
        if layer.quarters < WHOLE:
            parts.append(
                self.tr("compte à un d100 ≤ {most}").format(most=layer.quarters * _QUARTER)
            )
        lost = max(one.lost.get(self._zone, 0) for one in layer.pieces)
        if lost:
            points = min(subject.tables.qualities.get(one.quality).points for one in layer.pieces)
            parts.append(self.tr("{lost} PV sur {points} perdus").format(lost=lost, points=points))
        gone = max(one.pa_lost.get(self._zone, 0) for one in layer.pieces)
        if gone:
            parts.append(self.tr("{count} PA perdus").format(count=gone))
        return " · ".join(parts)

    def _clash(self, clash: Clash) -> str:
        armours = self._subject.tables.armours
        fits = [
            one.name
            for one in armours
            if base(one) != base(clash.first) and stack(one, clash.first)
        ]
        text = self.tr("{first} ne va pas avec {second}").format(
            first=clash.first.name, second=clash.second.name
        )
        if not fits:
            alone = self.tr("{name} se porte seule").format(name=clash.first.name)
            return f"{text} · {alone}"
        others = self.tr("{name} va avec : {fits}").format(
            name=clash.first.name, fits=", ".join(fits)
        )
        return f"{text} · {others}"


class ArmourSection(QWidget):
    """The body at the left, its zones from head to foot at the right, penalties below."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.body = BodyView()
        names = {
            "tete": self.tr("Tête"),
            "bras": self.tr("Bras"),
            "corps": self.tr("Corps"),
            "jambes": self.tr("Jambes"),
        }
        self.zones = {zone: ZoneLine(subject, zone, names[zone]) for zone in ZONES}
        self.agility = Sum(subject, self.tr("Agilité"))
        self.cc = Sum(subject, self.tr("CC"))
        self.ct = Sum(subject, self.tr("CT"))
        self.hearing = Sum(subject, self.tr("Ouïe"))
        self.hours = Note(tone=theme.Tone.MUTED)
        self.none = words(self.tr("aucun malus"), theme.Tone.MUTED)
        right = QVBoxLayout()
        right.setSpacing(theme.SPACE_IN_GROUP)
        for line in self.zones.values():
            right.addWidget(line)
        right.addStretch(1)
        costs = Row(
            words(self.tr("Malus de l’armure :")),
            self.none,
            self.agility,
            self.cc,
            self.ct,
            self.hearing,
        )
        right.addWidget(costs)
        right.addWidget(self.hours)
        across = QHBoxLayout()
        across.setSpacing(theme.PAGE_MARGIN)
        across.addWidget(self.body)
        across.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addWidget(SectionTitle(self.tr("Armure par zone")))
        whole.addLayout(across)

    def refresh(self) -> None:
        """Show the armour as it is worn now."""
        subject = self._subject
        found = clashes(subject.tables, subject.character)
        worn = {zone: line.refresh(found) for zone, line in self.zones.items()}
        self.body.show_body(
            {zone: tuple(one.quarters for one in lying) for zone, lying in worn.items()},
            {zone: protection(subject.tables, subject.character, zone).total for zone in ZONES},
        )
        costs = subject.profile.armour
        sums = (
            (self.agility, costs.agility),
            (self.cc, costs.cc),
            (self.ct, costs.ct),
            (self.hearing, costs.hearing),
        )
        for widget, cost in sums:
            widget.show_sum(cost if cost.total else None)
        self.none.setVisible(not any(cost.total for _widget, cost in sums))
        hours = wear_hours(subject.tables, subject.character, subject.profile.natural_be)
        self.hours.setVisible(hours is not None)
        if hours is not None:
            self.hours.setText(self.tr("Se porte %n heure(s) par jour au plus.", "", hours))
