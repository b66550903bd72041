"""The fourth tab: wounds with all that they do, the time that heals them, and what the GM opens."""

from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.commands.care import RemoveChokedSequela
from desktop.rules.nightprowler.commands.play import State, Switch
from desktop.rules.nightprowler.edits.apply import (
    AddSequela,
    RemoveSequela,
    SetBleeding,
    SetState,
    SetSwitch,
)
from desktop.ui import theme
from desktop.ui.sheets.common.bits import empty
from desktop.ui.sheets.common.inplace import InlineNumber, InlineText
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Note, Paper, Rule, SectionTitle
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.nightprowler.care_panel import CarePanel
from desktop.ui.sheets.nightprowler.dangers_section import DangersSection
from desktop.ui.sheets.nightprowler.mending_section import MendingSection
from desktop.ui.sheets.nightprowler.remedy_panel import RemedyPanel
from desktop.ui.sheets.nightprowler.rest_section import RestSection
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.sheets.nightprowler.table import Table
from desktop.ui.sheets.nightprowler.tracks import Tracks
from desktop.ui.widgets.labels import PlainLabel

_MOST_BLEEDINGS = 20
_CHOKED = "choked:"


class HealthPage(SheetPage):
    """Both tables, states, rest and care, dangers, séquelles, and the switches of the GM."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.tracks = Tracks()
        self.unconscious = QCheckBox(self.tr("Inconscient"))
        self.dying = QCheckBox(self.tr("Mourant"))
        self.dead = QCheckBox(self.tr("Mort"))
        self.bleeding = InlineNumber(self.tr("Hémorragies"), 0, _MOST_BLEEDINGS)
        self.rest = RestSection(subject)
        self.mending = MendingSection(subject)
        self.care = CarePanel(subject, Table(subject, subject.strip), subject.strip)
        self.remedy = RemedyPanel(subject)
        self.dangers = DangersSection(subject)
        self.italic = QCheckBox(self.tr("Cases en italique de la Vitalité"))
        self.dashed = QCheckBox(self.tr("Cases en pointillé de la Vitalité"))
        self.new_sequela = InlineText(
            self.tr("Nouvelle séquelle"), placeholder=self.tr("Noter une séquelle…")
        )
        self.survival = Note(tone=theme.Tone.WARNING)
        self._sequelae: list[QWidget] = []
        self._shown: tuple[tuple[str, ...], tuple[str, ...]] | None = None
        self._column = QVBoxLayout()
        self._column.setSpacing(2)
        self._lay_out()
        self._connect()

    def refresh(self) -> None:
        """Show the character as it is now."""
        character = self._subject.character
        health, switches = character.health, character.switches
        self.tracks.show_subject(self._subject)
        for box, on in (
            (self.unconscious, health.unconscious),
            (self.dying, health.dying),
            (self.dead, health.dead),
            (self.italic, switches.vitality_italic),
            (self.dashed, switches.vitality_dashed),
        ):
            box.setChecked(on)
        self.bleeding.set_value(health.bleeding)
        for part in (self.rest, self.mending, self.care, self.remedy, self.dangers):
            part.refresh()
        self._show_sequelae(health.sequelae, health.choked)
        self._show_survival(health.vitality[-1], dead=health.dead)

    def _lay_out(self) -> None:
        page = Paper()
        page.column.addWidget(self.tracks)
        page.column.addWidget(Rule())
        states = QHBoxLayout()
        states.setSpacing(theme.PAGE_MARGIN)
        label = PlainLabel(self.tr("Hémorragies"))
        label.setFont(theme.sans(theme.Size.BODY))
        for widget in (self.unconscious, self.dying, self.dead, label, self.bleeding):
            states.addWidget(widget)
        states.addStretch(1)
        page.column.addWidget(SectionTitle(self.tr("États")))
        page.column.addLayout(states)
        page.column.addWidget(Rule())
        page.column.addWidget(self.rest)
        page.column.addWidget(Rule())
        page.column.addWidget(self.mending)
        page.column.addWidget(self.care)
        page.column.addWidget(self.remedy)
        page.column.addWidget(Rule())
        page.column.addWidget(self.dangers)
        page.column.addWidget(Rule())
        page.column.addWidget(SectionTitle(self.tr("Séquelles")))
        page.column.addWidget(self.survival)
        page.column.addLayout(self._column)
        page.column.addWidget(self.new_sequela)
        page.column.addWidget(Rule())
        page.column.addWidget(SectionTitle(self.tr("Cases que le MJ ouvre")))
        switches = QHBoxLayout()
        switches.setSpacing(theme.PAGE_MARGIN)
        switches.addWidget(self.italic)
        switches.addWidget(self.dashed)
        switches.addStretch(1)
        page.column.addLayout(switches)
        page.column.addStretch(1)
        self.lay(page)

    def _connect(self) -> None:
        self.tracks.boxTicked.connect(self._subject.tick)
        self.tracks.boxCleared.connect(self._subject.clear)
        # clicked, not toggled: showing the stored state must not write it again.
        self.unconscious.clicked.connect(self._set_unconscious)
        self.dying.clicked.connect(self._set_dying)
        self.dead.clicked.connect(self._set_dead)
        self.italic.clicked.connect(self._set_italic)
        self.dashed.clicked.connect(self._set_dashed)
        self.bleeding.valueCommitted.connect(self._set_bleeding)
        self.new_sequela.textCommitted.connect(self._add_sequela)
        self.mending.careAsked.connect(self._open_care)
        self.mending.firstAidAsked.connect(self._open_first_aid)
        self.mending.remedyAsked.connect(self._open_remedy)

    def _open_care(self, line: str) -> None:
        self.remedy.hide()
        self.care.open_line(line)

    def _open_first_aid(self) -> None:
        self._open_care("")

    def _open_remedy(self, line: str) -> None:
        self.care.hide()
        self.remedy.open_line(line)

    def _show_survival(self, mortal: int, *, dead: bool) -> None:
        """Whoever survives a mortal wound keeps something of it: say so while there is one."""
        lost = -self._subject.tables.constants.sequelle_ph
        self.survival.setText(
            self.tr("S’il survit : une séquelle par Blessure mortelle, {points} PH perdus.").format(
                points=lost
            )
        )
        self.survival.setVisible(mortal > 0 and not dead)

    def _show_sequelae(self, sequelae: tuple[str, ...], choked: tuple[str, ...]) -> None:
        if (sequelae, choked) == self._shown:
            return
        self._shown = (sequelae, choked)
        empty(self._column, self._sequelae)
        for place, text in enumerate(sequelae):
            self._add_line(str(place), text, text)
        for place, text in enumerate(choked):
            shown = self.tr("{text} (asphyxie : un point de Cervelle)").format(text=text)
            self._add_line(f"{_CHOKED}{place}", text, shown)

    def _add_line(self, entry: str, text: str, shown: str) -> None:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Note(shown), 1)
        button = RemoveButton(entry, text)
        button.removed.connect(self._remove_sequela)
        row.addWidget(button)
        self._column.addWidget(line)
        self._sequelae.append(line)

    def _set_unconscious(self, on: bool) -> None:
        self._set_state("unconscious", on)

    def _set_dying(self, on: bool) -> None:
        self._set_state("dying", on)

    def _set_dead(self, on: bool) -> None:
        self._set_state("dead", on)

    def _set_state(self, state: State, on: bool) -> None:
        self._subject.run(SetState(state, on))

    def _set_italic(self, on: bool) -> None:
        self._set_switch("vitality_italic", on)

    def _set_dashed(self, on: bool) -> None:
        self._set_switch("vitality_dashed", on)

    def _set_switch(self, switch: Switch, on: bool) -> None:
        self._subject.run(SetSwitch(switch, on))

    def _set_bleeding(self, count: int) -> None:
        self._subject.run(SetBleeding(count))

    def _add_sequela(self, text: str) -> None:
        if text.strip() and self._subject.run(AddSequela(text)):
            self.new_sequela.set_value("")

    def _remove_sequela(self, entry: str) -> None:
        if entry.startswith(_CHOKED):
            self._subject.run(RemoveChokedSequela(int(entry.removeprefix(_CHOKED))))
        else:
            self._subject.run(RemoveSequela(int(entry)))
