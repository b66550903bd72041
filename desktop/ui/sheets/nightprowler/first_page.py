"""The first tab: the whole character at a glance, on one page."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.document.character import CHARACTERISTICS
from desktop.rules.nightprowler.edits.apply import (
    Adjust,
    CloseSkill,
    OpenSkill,
    SetCharacteristic,
    SetSkill,
)
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule, SectionTitle
from desktop.ui.sheets.common.rollable import Characteristic
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.sheets.nightprowler.header import Header
from desktop.ui.sheets.nightprowler.lines import skill_lines
from desktop.ui.sheets.nightprowler.open_skill import OpenSkillLine
from desktop.ui.sheets.nightprowler.remarks import Remarks
from desktop.ui.sheets.nightprowler.skills import CORRECTED, SkillList
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.sheets.nightprowler.tracks import Tracks
from desktop.ui.widgets.labels import PlainLabel


class FirstPage(SheetPage):
    """Header, characteristics, skills, health, and what else one looks up during play."""

    #: An edit command.
    commandAsked = Signal(object)
    #: A skill key, or a characteristic's id, is to be rolled.
    skillAsked = Signal(str)
    characteristicAsked = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.header = Header()
        self.characteristics: dict[str, Characteristic] = {}
        self.skills = SkillList()
        self.open_skill = OpenSkillLine()
        self.tracks = Tracks()
        self.remarks = Remarks()
        self._lay_out()
        self.header.commandAsked.connect(self.commandAsked)
        self.skills.rollAsked.connect(self.skillAsked)
        self.skills.valueEntered.connect(self._set_skill)
        self.skills.openAsked.connect(self._open_skill)
        self.open_skill.openAsked.connect(self._open_skill)
        self.skills.closeAsked.connect(self._close_skill)
        self.tracks.boxTicked.connect(subject.tick)
        self.tracks.boxCleared.connect(subject.clear)

    def refresh(self) -> None:
        """Show the character as it is now."""
        subject = self._subject
        self.header.show_subject(subject)
        corrections = subject.character.adjustments
        legend = self.tr("* principale   ° secondaire")
        if corrections:
            legend = self.tr("{legend}   † corrigé à la main").format(legend=legend)
        self._legend.setText(legend)
        roles = {
            subject.derived.secondary: ("°", self.tr("secondaire")),
            subject.derived.main: ("*", self.tr("principale")),
        }
        for one, widget in self.characteristics.items():
            mark, role = roles.get(one, ("", ""))
            if f"characteristic:{one}" in corrections:
                corrected = self.tr("corrigée à la main")
                mark, role = f"{mark}{CORRECTED}", f"{role}, {corrected}".strip(", ")
            value = subject.derived.characteristics[one]
            name = subject.tables.characteristics.get(one).name
            view = explained(subject.texts, name, value)
            widget.show_characteristic(value.total, mark, role, view)
        rows = list(self.skills.rows())
        self.skills.show_lines(skill_lines(subject))
        self.open_skill.show_subject(subject)
        self.tracks.show_subject(subject)
        self.remarks.show_subject(subject)
        if rows != list(self.skills.rows()):
            self._order_tabs()

    def _lay_out(self) -> None:
        page = Paper()
        page.column.addWidget(self.header)
        page.column.addWidget(Rule())
        page.column.addLayout(self._band())
        page.column.addWidget(Rule())
        columns = QHBoxLayout()
        columns.setSpacing(theme.PAGE_MARGIN)
        left = QVBoxLayout()
        left.setSpacing(theme.GRID)
        left.addWidget(SectionTitle(self.tr("Compétences")))
        left.addWidget(self.skills)
        left.addWidget(self.open_skill)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        right.addWidget(self.tracks)
        right.addWidget(self.remarks)
        right.addStretch(1)
        columns.addLayout(left, 5)
        columns.addLayout(right, 7)
        page.column.addLayout(columns, 1)
        self.lay(page)

    def _band(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        for one in CHARACTERISTICS:
            name = self._subject.tables.characteristics.get(one).name
            widget = Characteristic(one, name)
            widget.rollAsked.connect(self.characteristicAsked)
            widget.valueEntered.connect(self._set_characteristic)
            self.characteristics[one] = widget
            row.addWidget(widget)
        self._legend = PlainLabel(tone=theme.Tone.MUTED)
        self._legend.setFont(theme.sans(theme.Size.SMALL))
        self._legend.setWordWrap(True)
        self._legend.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._legend, 1)
        return row

    def _order_tabs(self) -> None:
        band, tracks = self.characteristics.values(), self.tracks
        health = (tracks.vitality, tracks.endurance, tracks.penalty)
        read_in_order(self.header, *band, self.skills, self.open_skill, *health, self.remarks)

    def _set_characteristic(self, one: str, value: int) -> None:
        # What was written is the total; the rules keep the points that make it.
        subject = self._subject
        rest = subject.derived.characteristics[one].total - subject.character.characteristics.of(
            one
        )
        self.commandAsked.emit(SetCharacteristic(one, value - rest))

    def _set_skill(self, key: str, value: int) -> None:
        character, view = self._subject.character, self._subject.derived.skill(key)
        if view is None:
            return
        change = value - view.value.total
        if view.opened and character.skills.raised.get(key, 0) + change >= 0:
            self.commandAsked.emit(SetSkill(key, value))
        else:
            # Points cannot take away what is held, nor raise what is not open: a correction can.
            path = f"skill:{key}"
            corrected = character.adjustments.get(path, 0) + change
            self.commandAsked.emit(Adjust(path, corrected))

    def _open_skill(self, key: str) -> None:
        self.commandAsked.emit(OpenSkill(key))

    def _close_skill(self, key: str) -> None:
        self.commandAsked.emit(CloseSkill(key))
