"""Who the character is: style to milieu, each picked from what the tables hold."""

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.nightprowler.edits.apply import (
    ChooseBranch,
    ChooseCassure,
    ChooseCulture,
    ChooseMilieu,
    ChooseMother,
    ChooseRace,
    ChooseRaised,
    ChooseSecondary,
    ChooseSpecialty,
    ChooseStyle,
)
from desktop.ui import theme
from desktop.ui.sheets.common.picks import CommandPick, Pick
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.labels import PlainLabel

_COLUMNS = 3


class _Named(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


class IdentityPicks(QWidget):
    """A grid of picks with their labels above."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.style_ = CommandPick(self.tr("Style"), ChooseStyle)
        self.branch = CommandPick(self.tr("Branche"), ChooseBranch)
        self.specialty = CommandPick(self.tr("Spécialité"), ChooseSpecialty)
        self.secondary = CommandPick(self.tr("Caractéristique secondaire"), ChooseSecondary)
        self.race = CommandPick(self.tr("Race"), ChooseRace)
        self.culture = CommandPick(self.tr("Naissance"), ChooseCulture)
        self.raised = CommandPick(self.tr("Peuple ou pays d’origine"), ChooseRaised)
        self.mother = CommandPick(self.tr("Culture de la mère"), ChooseMother)
        self.milieu = CommandPick(self.tr("Milieu social"), ChooseMilieu)
        self.cassure = CommandPick(self.tr("Cassure"), ChooseCassure)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.GRID)
        self._labels: dict[Pick, PlainLabel] = {}
        for place, pick in enumerate(self.picks()):
            row, column = divmod(place, _COLUMNS)
            label = PlainLabel(pick.accessibleName(), tone=theme.Tone.MUTED)
            label.setFont(theme.sans(theme.Size.SMALL))
            label.setBuddy(pick)
            grid.addWidget(label, row * 2, column)
            grid.addWidget(pick, row * 2 + 1, column)
            grid.setColumnStretch(column, 1)
            self._labels[pick] = label
            pick.commandAsked.connect(self.commandAsked)

    def picks(self) -> tuple[CommandPick, ...]:
        """Every pick, in reading order."""
        return (
            self.style_, self.branch, self.specialty,
            self.race, self.culture, self.milieu,
            self.cassure, self.secondary, self.raised, self.mother,
        )  # fmt: skip

    def show_subject(self, subject: Subject) -> None:
        """Show the character's choices."""
        tables, character = subject.tables, subject.character
        identity, origins = character.identity, character.origins
        cultures = _options(tables.cultures)
        self.style_.show_value(_options(tables.styles), identity.style)
        self.branch.show_value(_options(tables.branches_of(identity.style)), identity.branch)
        specialties = _options(tables.specialties_of(identity.branch))
        self.specialty.show_value(specialties, identity.specialty)
        self.race.show_value(_options(tables.races), origins.race)
        self.culture.show_value(cultures, origins.culture)
        self.raised.show_value(cultures, origins.raised)
        self.mother.show_value(cultures, origins.mother)
        self.milieu.show_value(_options(tables.milieux), origins.milieu)
        self.cassure.show_value(_options(tables.cassures), character.cassure)
        chosen: tuple[str, ...] = ()
        if identity.specialty in tables.specialties:
            chosen = tables.specialty(identity.specialty).secondary_choice
        named = _options(tables.characteristics)
        self.secondary.show_value([one for one in named if one[0] in chosen], identity.secondary)
        self._show(self.secondary, bool(chosen or identity.secondary))
        culture = origins.culture
        rule = tables.culture(culture).rule if culture in tables.cultures else "direct"
        self._show(self.raised, rule != "direct" or bool(origins.raised))
        by_mother = (
            origins.race in tables.races and tables.race(origins.race).birth == "mere"
        ) or rule == "metis"
        self._show(self.mother, by_mother or bool(origins.mother))

    def _show(self, pick: Pick, shown: bool) -> None:
        pick.setVisible(shown)
        self._labels[pick].setVisible(shown)


def _options(named: Iterable[_Named]) -> list[tuple[str, str]]:
    return [(one.id, one.name) for one in named]
