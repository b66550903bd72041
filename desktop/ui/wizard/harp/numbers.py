"""The step numbers: hit points, resistances, defence and sight."""

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.rules.harp.commands.person import (
    SetGuard,
    SetNumber,
    SetResistance,
    SetVision,
)
from desktop.rules.harp.document import RESISTANCES, Resistance
from desktop.rules.harp.edits.person import MOST_METRES, MOST_OTHER, MOST_RANKS, NUMBERS
from desktop.rules.members import changed
from desktop.rules.message import say
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.numberlines import MIDDLE, NumberLine, number_grid, put_line
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.harp.making import Making

_GUARD = ("armour", "shield", "other")


class NumbersPage(Page[Making]):
    """Hit points, defence and sight at the left; the resistances at the right."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "numbers")
        self.set_head(
            self.tr("Nombres"),
            self.tr(
                "Les Points de Vie viennent de l’Endurance et du peuple, ou se tapent ; chaque "
                "total s’explique au survol ou par F1."
            ),
        )
        left, right = number_grid(), number_grid()
        name, bounds = say("harp.sheet.most"), NUMBERS["most"]
        read, command = partial(_most, making), partial(SetNumber, "most")
        self.most = NumberLine(making, name, bounds, read, command, self)
        self.most.put(left, 0)
        self.proposal = ExplainedValue(self.tr("PdV selon l’Endurance et le peuple"))
        self.take = QPushButton(self.tr("Prendre"))
        self.take.setAccessibleName(self.tr("Prendre les PdV de l’Endurance et du peuple"))
        put_line(left, 1, self.tr("Endurance et peuple"), self.proposal)
        left.addWidget(self.take, 1, 2, MIDDLE)
        left.addWidget(Heading(self.tr("Défense"), size=theme.Size.LARGE), 2, 0)
        self.defence = ExplainedValue(self.tr("BD"))
        left.addWidget(self.defence, 2, 1, MIDDLE)
        named = (self.tr("Armure"), self.tr("Bouclier"), self.tr("Autres bonus"))
        self.guard = {
            part: _guard_line(making, part, name, self)
            for part, name in zip(_GUARD, named, strict=True)
        }
        for row, line in enumerate(self.guard.values(), start=3):
            line.put(left, row)
        self.initiative = ExplainedValue(self.tr("Initiative"))
        put_line(left, 6, self.tr("Initiative"), self.initiative)
        left.addWidget(Heading(self.tr("Vue"), size=theme.Size.LARGE), 7, 0)
        self.vision = Picker(self.tr("Vue"))
        left.addWidget(self.vision, 8, 0, 1, 2)
        metres = self.tr("Portée en mètres")
        self.range = NumberLine(
            making, metres, (0, MOST_METRES), partial(_range, making), partial(_far, making), self
        )
        self.range.put(left, 9)
        left.setRowStretch(10, 1)
        right.addWidget(Heading(self.tr("Résistances"), size=theme.Size.LARGE), 0, 0, 1, 4)
        heads = (self.tr("Rangs"), self.tr("Autres"), self.tr("Total"))
        for column, text in enumerate(heads, start=1):
            right.addWidget(PlainLabel(text, tone=theme.Tone.MUTED), 1, column)
        self.ranks: dict[str, NumberLine] = {}
        self.others: dict[str, NumberLine] = {}
        self.totals: dict[str, ExplainedValue] = {}
        for row, kind in enumerate(RESISTANCES, start=2):
            words = making.texts.render(making.tables.resistances.get(kind).name)
            self.ranks[kind] = _part_line(making, kind, "ranks", self.tr("{name} : rangs"), self)
            self.others[kind] = _part_line(making, kind, "other", self.tr("{name} : autres"), self)
            self.totals[kind] = ExplainedValue(words)
            right.addWidget(PlainLabel(words), row, 0, MIDDLE)
            for column, part in enumerate(
                (self.ranks[kind].field, self.others[kind].field, self.totals[kind]), start=1
            ):
                right.addWidget(part, row, column, MIDDLE)
        right.setRowStretch(len(RESISTANCES) + 2, 1)
        columns = QHBoxLayout()
        columns.setSpacing(2 * theme.SPACE_BETWEEN_GROUPS)
        columns.addLayout(left)
        columns.addLayout(right)
        columns.addStretch(1)
        self.content.addLayout(columns, 1)
        self.take.clicked.connect(self._take)
        self.vision.valueChosen.connect(self._see)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.most.field

    def refresh(self) -> None:
        super().refresh()
        lines = (self.most, *self.guard.values(), self.range)
        for line in (*lines, *self.ranks.values(), *self.others.values()):
            line.refresh()
        making = self.making
        points = making.hit_points()
        view = explained(making.texts, self.tr("PdV"), points)
        self.proposal.set_view(view, integer_text(points.total))
        self.take.setEnabled(points.total != making.character.most)
        self._explain(self.defence, "defence", self.tr("BD"))
        self._explain(self.initiative, "initiative", self.tr("Initiative"))
        for kind, total in self.totals.items():
            name = making.texts.render(making.tables.resistances.get(kind).name)
            self._explain(total, f"resistance:{kind}", name)
        render = making.texts.render
        kinds = tuple((one.id, render(one.name)) for one in making.tables.visions)
        self.vision.set_entries(kinds, making.character.vision.kind)
        ranged = making.tables.visions.get(making.character.vision.kind).ranged
        self.range.field.setEnabled(ranged)

    def _explain(self, value: ExplainedValue, number: str, name: str) -> None:
        total = self.making.sum_of(number)
        if total is not None:
            value.set_view(explained(self.making.texts, name, total), signed_text(total.total))

    def _take(self) -> None:
        self.flush()
        self.most.field.setFocus()
        self.making.run(SetNumber("most", self.making.hit_points().total))

    def _see(self, wanted: str) -> None:
        vision = self.making.character.vision
        if not self.making.run(SetVision(changed(vision, kind=wanted))):
            self.refresh()


def _most(making: Making) -> int:
    return making.character.most


def _range(making: Making) -> int:
    return making.character.vision.range


def _far(making: Making, metres: int) -> Struct:
    return SetVision(changed(making.character.vision, range=metres))


def _guard_line(making: Making, part: str, name: str, parent: QWidget) -> NumberLine:
    """One part of the bonus of defence."""
    read, command = partial(_guarded, making, part), partial(_guarding, making, part)
    return NumberLine(making, name, (-MOST_OTHER, MOST_OTHER), read, command, parent)


def _guarded(making: Making, part: str) -> int:
    return int(getattr(making.character.guard, part))


def _guarding(making: Making, part: str, value: int) -> Struct:
    return SetGuard(changed(making.character.guard, **{part: value}))


def _part_line(making: Making, kind: str, part: str, spoken: str, parent: QWidget) -> NumberLine:
    """One part of a resistance; it has no name of its own in the grid."""
    name = making.texts.render(making.tables.resistances.get(kind).name)
    bounds = (0, MOST_RANKS) if part == "ranks" else (-MOST_OTHER, MOST_OTHER)
    read, command = partial(_resisting, making, kind, part), partial(_resist, making, kind, part)
    words = spoken.format(name=name)
    return NumberLine(making, name, bounds, read, command, parent, spoken=words)


def _resisting(making: Making, kind: str, part: str) -> int:
    return int(getattr(making.character.resistances.get(kind, Resistance()), part))


def _resist(making: Making, kind: str, part: str, value: int) -> Struct:
    held = making.character.resistances.get(kind, Resistance())
    return SetResistance(kind, changed(held, **{part: value}))
