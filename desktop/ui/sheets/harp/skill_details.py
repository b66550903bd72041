"""What else may be said of a skill: name, specialty, characteristics, resolution, closed throws."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.harp.document import Skill
from desktop.rules.members import changed
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Labelled, Row, Tick
from desktop.ui.sheets.common.fields import KeyText
from desktop.ui.sheets.common.picks import Pick

_LONGEST_METHOD = 24

Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Offered:
    """What the lists of a skill offer; a `known` skill has the name of the tables."""

    known: bool
    firsts: Options
    seconds: Options
    methods: Options


class SkillDetails(Row):
    """Whatever is written leaves as the whole skill, changed."""

    updated = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._skill = Skill(id="")
        self.name = KeyText("name", self.tr("Nom de la Compétence"))
        self.specialty = KeyText("specialty", self.tr("Spécialité"), self.tr("à préciser"))
        self.first = Pick(self.tr("Première Caractéristique"))
        self.second = Pick(self.tr("Seconde Caractéristique"))
        self.method = Pick(self.tr("Résolution"))
        self.method.setMinimumContentsLength(_LONGEST_METHOD)
        self.closed = Tick(self.tr("tirage fermé"))
        self._name = Labelled(self.tr("Nom"), self.name)
        for text in (self.name, self.specialty):
            text.setMinimumWidth(theme.scaled(text, 200))
            text.written.connect(self._write)
        super().__init__(
            self._name,
            Labelled(self.tr("Spécialité"), self.specialty),
            self.first,
            self.second,
            Labelled(self.tr("Résolution"), self.method),
            self.closed,
            parent=parent,
        )
        self.first.picked.connect(self._pick_first)
        self.second.picked.connect(self._pick_second)
        self.method.picked.connect(self._pick_method)
        self.closed.toggled.connect(self._close)

    def show_skill(self, skill: Skill, offered: Offered) -> None:
        """Show another state of the skill."""
        self._skill = skill
        self._name.setVisible(not offered.known)
        self.name.set_value(skill.name)
        self.specialty.set_value(skill.specialty)
        self.first.show_value(offered.firsts, skill.first)
        self.second.show_value(offered.seconds, skill.second)
        self.method.show_value(offered.methods, skill.method)
        blocked = self.closed.blockSignals(True)
        self.closed.setChecked(skill.closed)
        self.closed.blockSignals(blocked)

    def _write(self, field: str, value: str) -> None:
        self._put(**{field: value})

    def _pick_first(self, value: str) -> None:
        self._put(first=value)

    def _pick_second(self, value: str) -> None:
        self._put(second=value)

    def _pick_method(self, value: str) -> None:
        self._put(method=value)

    def _close(self, on: bool) -> None:
        self._put(closed=on)

    def _put(self, **fields: object) -> None:
        self.updated.emit(changed(self._skill, **fields))
