"""What traits, cassure, race and kits ask the player to choose, with the answers given so far."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.character.derived import Choice
from desktop.rules.nightprowler.edits.apply import Answer
from desktop.ui import theme
from desktop.ui.sheets.common.inplace import InlineText
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import Pick
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.flow import FlowLayout

_ANY = ":*"


class _Value(QWidget):
    """One value of an answer: picked, or typed where the list leaves it open."""

    changed = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pick = Pick(name)
        self.pick.setMinimumContentsLength(24)
        self.free = InlineText(name, placeholder=self.tr("Laquelle ?"))
        self.free.setMinimumWidth(theme.scaled(self, 160))
        self.pick.picked.connect(self._picked)
        self.free.textCommitted.connect(self._typed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        row.addWidget(self.pick)
        row.addWidget(self.free)

    def value(self) -> str:
        """The value, empty while there is none."""
        picked = self.pick.value()
        if not picked.endswith(_ANY):
            return picked
        typed = self.free.value().strip()
        return f"{picked.removesuffix('*')}{typed}" if typed else ""

    def show_value(self, options: Sequence[tuple[str, str]], value: str) -> None:
        """Offer options and show a value."""
        shown = value
        if value and all(value != one for one, _label in options):
            opened = f"{value.partition(':')[0]}{_ANY}"
            if any(opened == one for one, _label in options):
                shown = opened
                self.free.set_value(value.partition(":")[2])
        if not value and self.pick.value().endswith(_ANY):
            # Picked as open and not named yet: the name is still to be typed.
            shown = self.pick.value()
        self.pick.show_value([("", "—"), *options], shown)
        self.free.setVisible(shown.endswith(_ANY))

    def _picked(self, value: str) -> None:
        self.free.setVisible(value.endswith(_ANY))
        if not value.endswith(_ANY):
            self.changed.emit()

    def _typed(self) -> None:
        self.changed.emit()


class ChoiceLine(QWidget):
    """One choice: its question and as many values as it asks."""

    answered = Signal(str, object)

    def __init__(self, choice: str, title: str, count: int) -> None:
        super().__init__()
        self._choice = choice
        self.values = [
            _Value(self.tr("{title} {number}").format(title=title, number=place + 1))
            for place in range(count)
        ]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(Note(title))
        host = QWidget()
        flow = FlowLayout(host, across=theme.SPACE_IN_GROUP, down=theme.GRID)
        for value in self.values:
            value.changed.connect(self._send)
            flow.addWidget(value)
        column.addWidget(host)

    def show_answer(self, options: Sequence[tuple[str, str]], answer: Sequence[str]) -> None:
        """Show the values given so far."""
        for place, value in enumerate(self.values):
            value.show_value(options, answer[place] if place < len(answer) else "")

    def _send(self) -> None:
        given = tuple(value.value() for value in self.values if value.value())
        self.answered.emit(self._choice, given)


class ChoiceLines(QWidget):
    """Every choice that is asked now."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: dict[tuple[str, int], ChoiceLine] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.SPACE_IN_GROUP)

    def lines(self) -> tuple[ChoiceLine, ...]:
        """The lines in order."""
        return tuple(self._lines.values())

    def show_subject(self, subject: Subject) -> None:
        """Show the choices and their answers."""
        choices = subject.derived.choices
        wanted = [(choice.id, choice.count) for choice in choices]
        if wanted != list(self._lines):
            self._rebuild(subject, choices)
        for choice in choices:
            options = [(value, subject.texts.render(label)) for value, label in choice.options]
            answer = subject.character.choices.get(choice.id, ())
            self._lines[choice.id, choice.count].show_answer(options, answer)
        self.setVisible(bool(choices))

    def _rebuild(self, subject: Subject, choices: Sequence[Choice]) -> None:
        for line in self._lines.values():
            self._column.removeWidget(line)
            let_go(line)
        self._lines = {}
        for choice in choices:
            title = subject.texts.render(choice.title)
            line = ChoiceLine(choice.id, title, choice.count)
            line.answered.connect(self._answer)
            self._column.addWidget(line)
            self._lines[choice.id, choice.count] = line

    def _answer(self, choice: str, values: tuple[str, ...]) -> None:
        self.commandAsked.emit(Answer(choice, values))
