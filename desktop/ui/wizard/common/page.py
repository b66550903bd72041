"""One step of a wizard: a title, a line of help, its own content, and perhaps what it asks."""

from abc import abstractmethod
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.focus import keyboard_of
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.wizard.common.fitted import Tail
from desktop.ui.wizard.common.making import Making, Shown
from desktop.ui.wizard.common.options import Option, OptionList

M = TypeVar("M", bound=Making[Shown])


class Page(QWidget, Generic[M]):
    """One step. Subclasses add to `content`, and show the character in `refresh`."""

    #: The person is done here.
    nextAsked = Signal()

    def __init__(self, making: M, step: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.making = making
        self.step = step
        self._title = Heading()
        self._help = PlainLabel(tone=theme.Tone.MUTED)
        self._help.setWordWrap(True)
        self._tail: Tail | None = None
        self.content = QVBoxLayout()
        self.content.setSpacing(theme.SPACE_IN_GROUP)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.SPACE_IN_GROUP)
        self._column.addWidget(self._title)
        self._column.addWidget(self._help)
        self._column.addLayout(self.content, 1)

    @property
    def title(self) -> str:
        """The name of the step."""
        return self._title.text()

    def set_head(self, title: str, help: str) -> None:
        """Name the step and say in one line what to do."""
        self._title.setText(title)
        self._help.setText(help)

    def add_tail(self, tail: Tail) -> None:
        """Put something below the content of the page, refreshed with it."""
        self._tail = tail
        self._column.addWidget(tail)

    def refresh(self) -> None:
        """Show the character as it is now."""
        if self._tail is not None:
            self._tail.refresh()

    def flush(self) -> None:
        """Commit what is being typed."""
        for field in self.findChildren(QWidget):
            commit = getattr(field, "flush", None)
            if callable(commit) and getattr(field, "pending", False):
                commit()

    def enter(self) -> None:
        """Bring the keyboard to the first thing of the page."""
        first = self.first()
        if first is None:
            return
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        typed = keyboard_of(first)
        if isinstance(typed, QLineEdit):
            # It may have had the keyboard before the page showed its value: typing replaces it.
            typed.selectAll()

    def first(self) -> QWidget | None:
        """Where the keyboard starts."""
        return None


class ListPage(Page[M]):
    """A page with one list of options: Enter chooses, Enter on what is chosen goes on."""

    def __init__(self, making: M, step: str, parent: QWidget | None = None) -> None:
        super().__init__(making, step, parent)
        self.list = OptionList("")
        self.list.optionConsidered.connect(self._consider)
        self.list.optionChosen.connect(self._choose)
        self.content.addWidget(self.list, 1)

    def set_head(self, title: str, help: str) -> None:
        super().set_head(title, help)
        self.list.setAccessibleName(title)

    @abstractmethod
    def command(self, id: str) -> Struct:
        """The command that chooses an option."""
        ...

    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """The options as they stand."""
        ...

    def refresh(self) -> None:
        super().refresh()
        self.list.set_options(self.options())

    def first(self) -> QWidget | None:
        return self.list

    def _consider(self, id: str) -> None:
        option = self.list.option(id)
        self.making.consider(None if option is None or option.chosen else self.command(id))

    def _choose(self, id: str) -> None:
        option = self.list.option(id)
        if option is not None and option.chosen:
            self.nextAsked.emit()
        else:
            self.making.run(self.command(id))
