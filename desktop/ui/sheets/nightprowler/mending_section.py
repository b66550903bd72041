"""Vitalité lines on the mend: the time each takes, what helps it, and what it waits for."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.commands.care import HastenLine
from desktop.rules.nightprowler.health.calendar import Mending, mending
from desktop.rules.nightprowler.health.recovery import Care
from desktop.rules.nightprowler.rolls.trait_effects import washes_off_infection
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.sheets.common.bits import Act, Section, empty, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue


class MendingRow(QWidget):
    """One line: what is left of its time, its care, and three ways to help it."""

    careAsked = Signal(str)
    hastenAsked = Signal(str)
    remedyAsked = Signal(str)

    def __init__(self, line: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self._name = name
        self.left = ExplainedValue(self.tr("Temps de récupération : {line}").format(line=name))
        self.state = words(tone=theme.Tone.MUTED)
        self.state.setWordWrap(True)
        self.care = Act(self.tr("Soigner…"), self.tr("Soigner : {line}").format(line=name))
        self.hasten = Act(self.tr("1 PH"), self.tr("Dépenser 1 PH : {line}").format(line=name))
        self.remedy = Act(self.tr("Remède…"), self.tr("Remède : {line}").format(line=name))
        label = words(name)
        label.setFixedWidth(theme.scaled(self, 150))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(label)
        row.addWidget(self.left)
        row.addWidget(self.state, 1)
        for act in (self.care, self.hasten, self.remedy):
            row.addWidget(act)
        self.care.clicked.connect(self._ask_care)
        self.hasten.clicked.connect(self._ask_hasten)
        self.remedy.clicked.connect(self._ask_remedy)

    def show_mending(self, subject: Subject, each: Mending, heroism: int) -> None:
        """Show where the line stands."""
        view = explained(subject.texts, self._name, each.recovery.hours)
        self.left.set_view(view, self.tr("encore {left} h").format(left=each.left))
        words = [self._care_words(each)]
        care = each.care
        if care.heroism:
            words.append(self.tr("{points} PH donnés").format(points=care.heroism))
        if care.aid:
            name = subject.tables.recovery_aids.get(care.aid).name
            words.append(
                self.tr("{name} valant {points} PH").format(name=name, points=care.aid_heroism)
            )
        if each.recovery.stationary is not None:
            words.append(self.tr("sans soin, état stationnaire"))
        if each.infection and not subject.character.convalescence.infected:
            words.append(self.tr("risque d’infection"))
        self.state.setText(" · ".join(words))
        self.state.set_tone(theme.Tone.WARNING if each.waiting else theme.Tone.MUTED)
        self.care.setEnabled(each.waiting or care.care == Care.NONE.value)
        self.hasten.setEnabled(heroism > 0 and not each.waiting)
        self.remedy.setEnabled(not care.aid and not each.waiting)

    def _care_words(self, each: Mending) -> str:
        if each.waiting:
            return self.tr("attend un nouveau jet de Soin")
        match each.care.care:
            case Care.SUCCESS.value:
                return self.tr("Soin réussi")
            case Care.FAILURE.value:
                return self.tr("Soin raté")
            case _:
                return self.tr("pas encore soignée")

    def _ask_care(self) -> None:
        self.careAsked.emit(self._line)

    def _ask_hasten(self) -> None:
        self.hastenAsked.emit(self._line)

    def _ask_remedy(self) -> None:
        self.remedyAsked.emit(self._line)


class MendingSection(Section):
    """The lines that are ticked, the most serious first."""

    #: A Soin roll, or a remedy, is wanted for the line of this id.
    careAsked = Signal(str)
    remedyAsked = Signal(str)
    #: First aid is wanted.
    firstAidAsked = Signal()

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.head.setText(self.tr("Récupération"))
        self._subject = subject
        self.first_aid = Act(self.tr("Premiers soins…"))
        self.first_aid.clicked.connect(self._ask_first_aid)
        self.nothing = Note(
            self.tr("Aucune ligne de Vitalité n’est cochée."), tone=theme.Tone.MUTED
        )
        self.endurance = Note(tone=theme.Tone.MUTED)
        self._rows: dict[str, MendingRow] = {}
        self._lines: list[QWidget] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.GRID)
        self.add(self.first_aid)
        self.column.addLayout(self._column)
        self.add(self.nothing)
        self.add(self.endurance)

    def rows(self) -> dict[str, MendingRow]:
        """The rows by line id, the most serious first."""
        return self._rows

    def refresh(self) -> None:
        """Show the lines as they are now."""
        subject = self._subject
        health = subject.character.health
        resistant = washes_off_infection(subject.tables, subject.derived)
        kept = subject.character.convalescence
        lines = mending(subject.tables, health, kept, resistant=resistant)
        if [each.care.line for each in lines] != list(self._rows):
            self._rebuild(lines)
        for each in lines:
            row = self._rows[each.care.line]
            row.show_mending(subject, each, subject.derived.heroism)
        self.nothing.setVisible(not lines)
        self.first_aid.setVisible(bool(health.bleeding or health.dying))
        ticked = sum(ticks > 0 for ticks in health.endurance)
        hours = ticked * subject.tables.recovery_endurance.hours_per_line
        self.endurance.setText(
            self.tr("Endurance : {hours} h de repos la rendent entière.").format(hours=hours)
        )
        self.endurance.setVisible(ticked > 0)

    def _rebuild(self, lines: tuple[Mending, ...]) -> None:
        empty(self._column, self._lines)
        self._rows = {}
        for each in lines:
            line = each.care.line
            row = MendingRow(line, self._subject.tables.vitality_lines.get(line).name)
            row.careAsked.connect(self.careAsked)
            row.hastenAsked.connect(self._hasten)
            row.remedyAsked.connect(self.remedyAsked)
            self._column.addWidget(row)
            self._rows[line] = row
            self._lines.append(row)

    def _hasten(self, line: str) -> None:
        self._subject.run(HastenLine(line, 1))

    def _ask_first_aid(self) -> None:
        self.firstAidAsked.emit()
