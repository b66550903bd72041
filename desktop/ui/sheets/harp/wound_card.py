"""One wound: what it costs, what is broken, how its healing goes."""

from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.harp.commands.health import PutWound, RemoveWound, TreatWound
from desktop.rules.harp.document import Wound
from desktop.rules.harp.edits.health import MOST_PENALTY, MOST_POINTS
from desktop.rules.members import changed
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Row, Tick
from desktop.ui.sheets.common.inplace import InlineNumber, InlineText
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import Pick, RemoveButton

Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class WoundView:
    """A wound with its words: what it comes to now, and the structures to pick from."""

    wound: Wound
    name: str
    now: str
    structures: Options


class WoundCard(QWidget):
    """Whatever is written leaves as the whole wound, changed."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, view: WoundView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wound = view.wound
        hint = self.tr("Blessure")
        self.name = InlineText(
            hint, placeholder=hint, font=theme.bold(theme.serif(theme.Size.LARGE))
        )
        self.remove = RemoveButton(view.wound.id, view.name)
        self.bleeding = InlineNumber(self.tr("Saignement par round"), 0, MOST_POINTS)
        self.penalty = InlineNumber(self.tr("Malus"), -MOST_PENALTY, 0)
        self.structure = Pick(self.tr("Ce qui est atteint"))
        self.main = Tick(self.tr("principale"))
        self.treated = Tick(self.tr("soignée"))
        self.treat = Act(self.tr("Soigner"))
        self.needs = InlineNumber(self.tr("Jours de guérison"), 0, MOST_POINTS)
        self.needs.set_help(self.tr("0 : le tirage de Guérison est à faire."))
        self.rested = InlineNumber(self.tr("Jours de repos passés"), 0, MOST_POINTS)
        self.now = Note(tone=theme.Tone.MUTED)
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.SPACE_IN_GROUP)
        column.setSpacing(theme.GRID)
        column.addLayout(head)
        column.addWidget(
            Row(
                Labelled(self.tr("Saigne"), self.bleeding),
                Labelled(self.tr("Malus"), self.penalty),
                self.structure,
                self.main,
                self.treated,
                self.treat,
                Labelled(self.tr("Guérit en (jours)"), self.needs),
                Labelled(self.tr("passés"), self.rested),
            )
        )
        column.addWidget(self.now)
        self._connect()
        self.show_view(view)

    def show_view(self, view: WoundView) -> None:
        """Show another state of the wound."""
        wound = self._wound = view.wound
        self.name.set_value(wound.name)
        self.remove.show_name(view.name)
        self.bleeding.set_value(wound.bleeding)
        self.penalty.set_value(wound.penalty)
        self.structure.show_value(view.structures, wound.structure)
        for tick, on in ((self.main, wound.main), (self.treated, wound.treated)):
            blocked = tick.blockSignals(True)
            tick.setChecked(on)
            tick.blockSignals(blocked)
        self.treat.setVisible(not wound.treated)
        self.needs.set_value(wound.needs or 0)
        self.rested.set_value(wound.rested)
        self.rested.setEnabled(wound.needs is not None)
        self.now.setText(view.now)
        self.now.setVisible(bool(view.now))

    def _connect(self) -> None:
        self.remove.removed.connect(self._remove)
        self.name.textCommitted.connect(self._set_name)
        self.bleeding.valueCommitted.connect(self._set_bleeding)
        self.penalty.valueCommitted.connect(self._set_penalty)
        self.structure.picked.connect(self._set_structure)
        self.main.toggled.connect(self._set_main)
        self.treated.toggled.connect(self._set_treated)
        self.treat.clicked.connect(self._treat)
        self.needs.valueCommitted.connect(self._set_needs)
        self.rested.valueCommitted.connect(self._set_rested)

    def _put(self, **fields: object) -> None:
        self.commandAsked.emit(PutWound(cast("Wound", changed(self._wound, **fields))))

    def _remove(self, id: str) -> None:
        self.commandAsked.emit(RemoveWound(id))

    def _set_name(self, name: str) -> None:
        self._put(name=name)

    def _set_bleeding(self, value: int) -> None:
        self._put(bleeding=value)

    def _set_penalty(self, value: int) -> None:
        self._put(penalty=value)

    def _set_structure(self, value: str) -> None:
        self._put(structure=value)

    def _set_main(self, on: bool) -> None:
        self._put(main=on)

    def _set_treated(self, on: bool) -> None:
        self._put(treated=on)

    def _treat(self) -> None:
        self.commandAsked.emit(TreatWound(self._wound.id))

    def _set_needs(self, days: int) -> None:
        self._put(needs=days or None)

    def _set_rested(self, days: int) -> None:
        self._put(rested=days)
