"""Editors for what traits, cassures and kits ask: pickers and shared points, with a counter."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.nightprowler.character.choices import complete
from desktop.rules.nightprowler.character.derived import Choice
from desktop.rules.nightprowler.edits.apply import Answer
from desktop.rules.nightprowler.tables.skills import ANY, skill_key, split_key
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.nightprowler.making import Making


class ChoiceEditor(QWidget):
    """One choice: its title with a counter, and below it what answers it."""

    def __init__(self, making: Making, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self._making = making
        self._title = PlainLabel()
        self._title.setWordWrap(True)
        self._count = PlainLabel()
        self._count.setFont(theme.tabular(theme.bold(self._count.font())))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._count)
        self._body = QVBoxLayout(self)
        self._body.setContentsMargins(0, 0, 0, 0)
        self._body.setSpacing(theme.GRID)
        self._body.addLayout(head)

    def show_choice(self, choice: Choice) -> None:
        """Show the choice as it stands; its answer is in the document."""
        self.choice = choice
        answer = self.answer()
        self._title.setText(self._making.texts.render(choice.title))
        left = choice.count - len(answer)
        if complete(choice, answer):
            self._count.setText(self.tr("complet"))
            self._count.set_tone(theme.Tone.GOOD)
        else:
            self._count.setText(
                self.tr("{done} sur {count}").format(done=choice.count - left, count=choice.count)
            )
            self._count.set_tone(theme.Tone.WARNING)

    def answer(self) -> tuple[str, ...]:
        """The values answered so far."""
        return self._making.character.choices.get(self.choice.id, ())

    def _tell(self, values: tuple[str, ...]) -> None:
        self._making.run(Answer(self.choice.id, values))
        self.show_choice(self.choice)

    def _consider(self, values: tuple[str, ...] | None) -> None:
        self._making.consider(None if values is None else Answer(self.choice.id, values))


class PicksEditor(ChoiceEditor):
    """As many pickers as there are values to choose; an open list lets name another."""

    def __init__(self, making: Making, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(making, choice, parent)
        self._rows = [_Pick(place, choice, making, self) for place in range(choice.count)]
        columns = 1 if choice.free or choice.count == 1 else 2
        grid = QGridLayout()
        grid.setSpacing(theme.SPACE_IN_GROUP)
        for place, row in enumerate(self._rows):
            row.picked.connect(self._pick)
            row.considered.connect(self._consider_pick)
            grid.addWidget(row, place // columns, place % columns)
        self._body.addLayout(grid)
        self.show_choice(choice)

    def show_choice(self, choice: Choice) -> None:
        super().show_choice(choice)
        answer = self.answer()
        for place, row in enumerate(self._rows):
            row.show_value(choice, answer[place] if place < len(answer) else "", answer)

    def _with(self, place: int, value: str) -> tuple[str, ...]:
        answer = list(self.answer())
        if place < len(answer):
            answer[place : place + 1] = [value] if value else []
        elif value:
            answer.append(value)
        return tuple(answer)

    def _pick(self, place: int, value: str) -> None:
        self._tell(self._with(place, value))

    def _consider_pick(self, place: int, value: str) -> None:
        self._consider(self._with(place, value) if value else None)


class _Pick(QWidget):
    """One value: a picker, and a field for the name of a specialisation that is not listed."""

    picked = Signal(int, str)
    considered = Signal(int, str)

    def __init__(self, place: int, choice: Choice, making: Making, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = place
        self._making = making
        self._open = ""
        name = making.texts.render(choice.title)
        if choice.count > 1:
            name = self.tr("{title}, choix {number}").format(title=name, number=place + 1)
        self.picker = Picker(name)
        self.field = TextField(self.tr("{title} : spécialisation").format(title=name))
        self.field.setPlaceholderText(self.tr("Nommer la spécialisation"))
        self.field.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.picker, 1)
        row.addWidget(self.field, 1)
        self.picker.valueChosen.connect(self._choose)
        self.picker.valueConsidered.connect(self._consider)
        self.field.textCommitted.connect(self._name)
        guard_wheel(self)

    def show_value(self, choice: Choice, value: str, answer: tuple[str, ...]) -> None:
        entries = [("", self.tr("— à choisir —"))]
        entries += [(id, self._making.texts.render(title)) for id, title in choice.options]
        listed = {id for id, _ in choice.options}
        entry = value
        if value and value not in listed:
            skill, specialisation = split_key(value)
            self._open = entry = skill_key(skill, ANY)
            self.field.set_value(specialisation)
        elif value:
            self._open = ""
        taken = () if choice.repeatable else tuple(one for one in answer if one != value)
        self.picker.set_entries(tuple(entries), entry or self._open, taken)
        self.field.setVisible(bool(self._open))

    def _choose(self, value: str) -> None:
        _, specialisation = split_key(value)
        self._open = value if specialisation == ANY else ""
        self.field.setVisible(bool(self._open))
        if self._open:
            self.field.set_value("")
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.picked.emit(self._place, value)

    def _consider(self, value: str) -> None:
        _, specialisation = split_key(value)
        self.considered.emit(self._place, "" if specialisation == ANY else value)

    def _name(self, text: str) -> None:
        skill, _ = split_key(self._open)
        name = " ".join(text.split())
        self.picked.emit(self._place, skill_key(skill, name) if name else "")


class PointsEditor(ChoiceEditor):
    """Points to share: a number for each option."""

    def __init__(self, making: Making, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(making, choice, parent)
        self._fields: dict[str, NumberField] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(theme.GRID)
        for number, (id, title) in enumerate(choice.options):
            name = making.texts.render(title)
            label = PlainLabel(name)
            field = NumberField(name, 0, choice.count)
            field.valueCommitted.connect(self._share)
            label.setBuddy(field)
            column = 0 if number % 2 == 0 else 3
            grid.addWidget(label, number // 2, column)
            grid.addWidget(field, number // 2, column + 1)
            self._fields[id] = field
        grid.setColumnMinimumWidth(2, theme.SPACE_BETWEEN_GROUPS)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(3, 1)
        self._body.addLayout(grid)
        self.show_choice(choice)

    def show_choice(self, choice: Choice) -> None:
        super().show_choice(choice)
        answer = self.answer()
        for id, field in self._fields.items():
            field.set_value(answer.count(id))

    def _share(self, _value: int) -> None:
        values: list[str] = []
        for id, field in self._fields.items():
            values += [id] * field.value()
        self._tell(tuple(values))
