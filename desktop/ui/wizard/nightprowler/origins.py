"""The step origins (I.C.1, I.C.2): race, birth and milieu side by side."""

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.edits.apply import (
    ChooseCulture,
    ChooseMilieu,
    ChooseMother,
    ChooseRace,
    ChooseRaised,
)
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.options import Option, OptionList
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.nightprowler.making import Making
from desktop.ui.wizard.nightprowler.page import Page


class OriginsPage(Page):
    """Three lists, and the peoples that a Métis, an Immigré or a Sang-mêlé asks for."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "origins")
        self.set_head(
            self.tr("Origines"),
            self.tr("Race, naissance et milieu social donnent des traits et des compétences."),
        )
        self.race = _Column(making, self.tr("Race"), ChooseRace)
        self.culture = _Column(making, self.tr("Naissance"), ChooseCulture)
        self.milieu = _Column(making, self.tr("Milieu social"), ChooseMilieu)
        columns = QHBoxLayout()
        columns.setSpacing(theme.SPACE_IN_GROUP)
        for column in (self.race, self.culture, self.milieu):
            columns.addWidget(column, 1)
        self.content.addLayout(columns, 1)
        self.raised = _People(making, self.tr("Peuple d’adoption ou pays d’origine"), ChooseRaised)
        self.mother = _People(making, self.tr("Peuple de la mère"), ChooseMother)
        self.content.addWidget(self.raised)
        self.content.addWidget(self.mother)

    def first(self) -> QWidget | None:
        return self.race.list

    def refresh(self) -> None:
        super().refresh()
        tables, origins = self.making.system.tables, self.making.character.origins
        self.race.show_options(
            tuple(
                Option(one.id, one.name, self._traits(one.traits), chosen=one.id == origins.race)
                for one in tables.races
            )
        )
        births = tuple(
            Option(one.id, one.name, self._traits(one.traits), chosen=one.id == origins.culture)
            for one in tables.cultures
            if self.making.allows(ChooseCulture(one.id))
        )
        self.culture.show_options(births)
        imposed = "" if births else tables.race(origins.race).birth_note
        self.culture.say(self.tr("Imposée par la race : {note}").format(note=imposed), not births)
        self.milieu.show_options(
            tuple(
                Option(
                    one.id, one.name, self._traits((one.trait,)), chosen=one.id == origins.milieu
                )
                for one in tables.milieux
            )
        )
        self.raised.refresh(origins.raised)
        self.mother.refresh(origins.mother)

    def _traits(self, ids: tuple[str, ...]) -> str:
        return ", ".join(self.making.system.tables.trait(id).name for id in ids)


class _Column(QWidget):
    """A titled list whose choice is one command."""

    def __init__(self, making: Making, title: str, command: type[Struct]) -> None:
        super().__init__()
        self._making = making
        self._command = command
        self.list = OptionList(title)
        self._note = PlainLabel(tone=theme.Tone.MUTED)
        self._note.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        column.addWidget(Heading(title, size=theme.Size.LARGE))
        column.addWidget(self._note)
        column.addWidget(self.list, 1)
        self._note.hide()
        self.list.optionConsidered.connect(self._consider)
        self.list.optionChosen.connect(self._choose)

    def show_options(self, options: tuple[Option, ...]) -> None:
        self.list.set_options(options)
        self.list.setEnabled(bool(options))

    def say(self, text: str, shown: bool) -> None:
        self._note.setText(text)
        self._note.setVisible(shown)

    def _consider(self, id: str) -> None:
        option = self.list.option(id)
        idle = option is None or option.chosen
        self._making.consider(None if idle else self._command(id))

    def _choose(self, id: str) -> None:
        self._making.run(self._command(id))


class _People(QWidget):
    """A people to choose where the birth asks for one; gone where it does not."""

    def __init__(self, making: Making, title: str, command: type[Struct]) -> None:
        super().__init__()
        self._making = making
        self._command = command
        self.picker = Picker(title)
        label = PlainLabel(title)
        label.setBuddy(self.picker)
        row = QGridLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(label, 0, 0)
        row.addWidget(self.picker, 0, 1)
        row.setColumnMinimumWidth(0, theme.scaled(self, 230))
        row.setColumnStretch(1, 1)
        self.picker.valueChosen.connect(self._choose)
        self.picker.valueConsidered.connect(self._consider)
        guard_wheel(self)

    def refresh(self, value: str) -> None:
        offered = [
            (one.id, one.name)
            for one in self._making.system.tables.cultures
            if self._making.allows(self._command(one.id))
        ]
        entries = (("", self.tr("— à choisir —")), *offered)
        self.picker.set_entries(entries, value)
        self.setVisible(bool(offered))

    def _choose(self, value: str) -> None:
        if value:
            self._making.run(self._command(value))

    def _consider(self, value: str) -> None:
        self._making.consider(self._command(value) if value else None)
