"""One disease or poison that runs: its level, its clocks, what it took, and time that passes."""

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp.commands.health import PassDay, PassHour, PutAilment, RemoveAilment
from desktop.rules.harp.document import Ailment, Parts
from desktop.rules.harp.edits.health import MOST_POINTS
from desktop.rules.members import changed
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Row, Tick
from desktop.ui.sheets.common.fields import KeyNumber, KeyText
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import Pick, RemoveButton
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.labels import ElidedLabel

_LONGEST_LEVEL = 28
PARTS = ("teeth", "toes-0", "toes-1", "fingers-0", "fingers-1")


@dataclass(frozen=True)
class AilmentView:
    """An ailment with its words; `fields` are those that it may have, `substances` what an allergy
    may be of."""

    ailment: Ailment
    title: str
    told: str
    weight: Breakdown | None
    levels: tuple[tuple[str, str], ...]
    fields: frozenset[str]
    substances: str = ""


class AilmentCard(QWidget):
    """Whatever is written leaves as the whole ailment, changed."""

    #: An edit command.
    commandAsked = Signal(object)
    #: A command that asks for dice, and what it is called.
    diceAsked = Signal(str, object)

    def __init__(self, subject: Subject, view: AilmentView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ailment = view.ailment
        self.title = ElidedLabel()
        self.title.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.weight = Sum(subject, self.tr("Malus"))
        self.remove = RemoveButton(view.ailment.id, view.title)
        self.told = Note(tone=theme.Tone.MUTED)
        self.level = Pick(self.tr("Niveau atteint"))
        self.level.setMinimumContentsLength(_LONGEST_LEVEL)
        self._numbers: dict[str, Labelled] = {}
        self.numbers: dict[str, KeyNumber] = {}
        self.ticks: dict[str, Tick] = {}
        self.substance = KeyText("substance", self.tr("Substance"))
        self.note = KeyText("note", self.tr("Note"), self.tr("Note"))
        self.hour = Act(self.tr("Une heure passe…"))
        self.day = Act(self.tr("Un jour passe…"))
        self._fields = Row(self.level)
        self._lay_out()
        self._connect()
        self.show_view(view)

    def show_view(self, view: AilmentView) -> None:
        """Show another state of the ailment."""
        one = self._ailment = view.ailment
        self.title.setText(view.title)
        self.remove.show_name(view.title)
        weight = view.weight
        self.weight.show_sum(weight, "" if weight is None else signed_text(weight.total))
        self.told.setText(view.told)
        self.told.setVisible(bool(view.told))
        self.level.setVisible(bool(view.levels))
        if view.levels:
            self.level.show_value(view.levels, one.level)
        self._make_fields(view.fields)
        for key, number in self.numbers.items():
            number.set_value(_value(one, key))
            self._numbers[key].setVisible(key in view.fields)
        for key, tick in self.ticks.items():
            blocked = tick.blockSignals(True)
            tick.setChecked(bool(getattr(one, key)))
            tick.blockSignals(blocked)
            tick.setVisible(key in view.fields)
        self.substance.setPlaceholderText(view.substances)
        self.substance.set_value(one.substance)
        self.substance.setVisible("substance" in view.fields)
        self.note.set_value(one.note)
        self.hour.setVisible("hour" in view.fields)
        self.day.setVisible("day" in view.fields)

    def _make_fields(self, wanted: frozenset[str]) -> None:
        """The fields that are wanted now and were not before: most ailments have few."""
        made = False
        labels = {
            "days": self.tr("jours"),
            "fever": self.tr("fièvre (heures)"),
            "deaf": self.tr("surdité (heures)"),
            "coma_in": self.tr("coma dans (jours)"),
            "coma_days": self.tr("coma encore (jours)"),
            "rounds": self.tr("mort dans (rounds)"),
            "target": self.tr("NC de survie"),
            "limbs": self.tr("membres immobilisés"),
            "teeth": self.tr("dents perdues"),
            "toes-0": self.tr("orteils, gauche"),
            "toes-1": self.tr("orteils, droite"),
            "fingers-0": self.tr("doigts, gauche"),
            "fingers-1": self.tr("doigts, droite"),
        }
        for key, label in labels.items():
            if key in wanted and key not in self.numbers:
                number = KeyNumber(key, label, (0, MOST_POINTS))
                number.written.connect(self._write_number)
                self.numbers[key] = number
                self._numbers[key] = Labelled(label, number)
                self._fields.add(self._numbers[key])
                made = True
        ticks = {
            "near": (self.tr("substance présente"), self._set_near),
            "resting": (self.tr("couché au chaud"), self._set_resting),
            "coma": (self.tr("dans le coma"), self._set_coma),
            "on_bonus": (self.tr("ôté au bonus plutôt qu’au score"), self._set_on_bonus),
        }
        for key, (label, store) in ticks.items():
            if key in wanted and key not in self.ticks:
                self.ticks[key] = Tick(label)
                self.ticks[key].toggled.connect(store)
                self._fields.add(self.ticks[key])
                made = True
        if made:
            read_in_order(
                *(self.weight, self.hour, self.day, self.remove),
                *(self._fields, self.substance, self.note),
            )

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.weight)
        head.addWidget(self.hour)
        head.addWidget(self.day)
        head.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.SPACE_IN_GROUP)
        column.setSpacing(theme.GRID)
        column.addLayout(head)
        column.addWidget(self.told)
        column.addWidget(self._fields)
        column.addWidget(self.substance)
        column.addWidget(self.note)

    def _connect(self) -> None:
        self.remove.removed.connect(self._remove)
        self.level.picked.connect(self._set_level)
        for text in (self.substance, self.note):
            text.written.connect(self._write_text)
        self.hour.clicked.connect(self._pass_hour)
        self.day.clicked.connect(self._pass_day)

    def _put(self, **fields: object) -> None:
        self.commandAsked.emit(PutAilment(cast("Ailment", changed(self._ailment, **fields))))

    def _remove(self, id: str) -> None:
        self.commandAsked.emit(RemoveAilment(id))

    def _set_level(self, level: str) -> None:
        self._put(level=level)

    def _set_near(self, on: bool) -> None:
        self._put(near=on)

    def _set_resting(self, on: bool) -> None:
        self._put(resting=on)

    def _set_coma(self, on: bool) -> None:
        self._put(coma=on)

    def _set_on_bonus(self, on: bool) -> None:
        self._put(on_bonus=on)

    def _write_text(self, field: str, text: str) -> None:
        self._put(**{field: text})

    def _write_number(self, key: str, value: int) -> None:
        if key in PARTS:
            self._put(parts=_parts(self._ailment.parts, key, value))
        elif key in ("fever", "deaf", "coma_in", "coma_days", "rounds"):
            self._put(**{key: value or None})
        else:
            self._put(**{key: value})

    def _pass_hour(self) -> None:
        title = self.tr("{name} : une heure").format(name=self.title.text())
        self.diceAsked.emit(title, PassHour(id=self._ailment.id))

    def _pass_day(self) -> None:
        title = self.tr("{name} : un jour").format(name=self.title.text())
        self.diceAsked.emit(title, PassDay(id=self._ailment.id))


def _value(ailment: Ailment, key: str) -> int:
    if key == "teeth":
        return ailment.parts.teeth
    if key in PARTS:
        part, side = key.split("-")
        sides: tuple[int, int] = getattr(ailment.parts, part)
        return sides[int(side)]
    return int(getattr(ailment, key) or 0)


def _parts(parts: Parts, key: str, value: int) -> Parts:
    if key == "teeth":
        return cast("Parts", changed(parts, teeth=value))
    part, side = key.split("-")
    left, right = getattr(parts, part)
    sides = (value, right) if side == "0" else (left, value)
    return cast("Parts", changed(parts, **{part: sides}))
