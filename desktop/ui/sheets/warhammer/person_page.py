"""The first tab: the whole character at a glance, on one page."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.commands.person import SetAdvance
from desktop.rules.warhammer.document import CHARACTERISTICS
from desktop.ui import theme
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule, SectionTitle
from desktop.ui.sheets.common.rollable import Characteristic
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.sheets.warhammer.fate_section import FateSection
from desktop.ui.sheets.warhammer.header import Header
from desktop.ui.sheets.warhammer.identity import Identity
from desktop.ui.sheets.warhammer.profile_table import ProfileTable
from desktop.ui.sheets.warhammer.secondary import SecondaryProfile
from desktop.ui.sheets.warhammer.skills import Skills
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.sheets.warhammer.talents import Talents
from desktop.ui.widgets.labels import PlainLabel


class PersonPage(SheetPage):
    """Head, profile, skills, talents, and how the profile came about."""

    #: A characteristic's id, or the key of a skill, is to be rolled.
    characteristicAsked = Signal(str)
    skillAsked = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.header = Header()
        self.characteristics: dict[str, Characteristic] = {}
        self.secondary = SecondaryProfile(subject)
        self.skills = Skills(subject)
        self.identity = Identity(subject)
        self.talents = Talents(subject)
        self.fate = FateSection(subject)
        self.profile = ProfileTable(subject)
        self._lay_out()
        for part in (
            self.header,
            self.secondary,
            self.skills,
            self.identity,
            self.talents,
            self.fate,
            self.profile,
        ):
            part.commandAsked.connect(subject.run)
        self.skills.rollAsked.connect(self.skillAsked)

    def refresh(self) -> None:
        subject = self._subject
        self.header.show_subject(subject)
        changed = [self._show_characteristic(*each) for each in self.characteristics.items()]
        self._legend.setVisible(any(changed))
        self.secondary.refresh()
        self.identity.refresh()
        self.fate.refresh()
        self.profile.refresh()
        others = [self.skills.refresh(), self.talents.refresh()]
        if any(others):
            self.order_tabs()

    def _show_characteristic(self, one: str, widget: Characteristic) -> bool:
        """Show a characteristic as it is now; whether wounds or gear change it."""
        subject = self._subject
        total = subject.profile.now[one]
        changed = total.total != subject.profile.natural[one].total
        mark = "°" if changed else ""
        role = self.tr("changée par blessures ou équipement") if changed else ""
        view = subject.view(subject.characteristic(one), total)
        widget.show_characteristic(total.total, mark, role, view)
        return changed

    def order_tabs(self) -> None:
        """Make Tab go through the parts as they are read."""
        band = self.characteristics.values()
        read_in_order(
            self.header,
            *band,
            self.secondary,
            self.skills,
            self.identity,
            self.talents,
            self.fate,
            self.profile,
        )

    def _lay_out(self) -> None:
        page = Paper()
        page.column.addWidget(self.header)
        page.column.addWidget(Rule())
        page.column.addLayout(self._band())
        page.column.addWidget(self.secondary)
        page.column.addWidget(Rule())
        columns = QHBoxLayout()
        columns.setSpacing(theme.PAGE_MARGIN)
        left = QVBoxLayout()
        left.setSpacing(theme.GRID)
        left.addWidget(SectionTitle(self.tr("Compétences")))
        left.addWidget(self.skills)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(theme.SPACE_IN_GROUP)
        for title, part in (
            (self.tr("Identité"), self.identity),
            (self.tr("Talents"), self.talents),
        ):
            right.addWidget(SectionTitle(title))
            right.addWidget(part)
            right.addSpacing(theme.SPACE_IN_GROUP)
        right.addWidget(self.fate)
        right.addStretch(1)
        columns.addLayout(left, 1)
        columns.addLayout(right, 1)
        page.column.addLayout(columns, 1)
        page.column.addWidget(Rule())
        page.column.addWidget(SectionTitle(self.tr("Profil")))
        page.column.addWidget(self.profile)
        self.lay(page)

    def _band(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.GRID)
        for one in CHARACTERISTICS:
            name = self._subject.tables.characteristics.get(one).name
            widget = Characteristic(one, name)
            widget.rollAsked.connect(self.characteristicAsked)
            widget.valueEntered.connect(self._set_characteristic)
            self.characteristics[one] = widget
            row.addWidget(widget)
        self._legend = PlainLabel(self.tr("° avec blessures et équipement"), tone=theme.Tone.MUTED)
        self._legend.setFont(theme.sans(theme.Size.SMALL))
        self._legend.setWordWrap(True)
        self._legend.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._legend, 1)
        return row

    def _set_characteristic(self, one: str, value: int) -> None:
        # What was written is the present total; what was learnt makes up the difference.
        subject = self._subject
        learnt = subject.character.advances.get(one, 0)
        change = value - subject.profile.of(one)
        subject.run(SetAdvance(one, learnt + change))
