"""Members of a list of the character, one row each: its fields, and a button to take it away."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar, cast

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules.members import changed
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.labels import ElidedLabel
from desktop.ui.widgets.texts import TextField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.fitted import FittedArea
from desktop.ui.wizard.common.page import M
from desktop.ui.wizard.common.rows import swap_rows

_NAME = 120


class Held(Protocol):
    """Anything that a list of the character holds."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=Held)


class MemberRow(QWidget, Generic[M, T]):
    """One member; subclasses put their fields in `line`, or in lines of their own below it."""

    def __init__(self, making: M, held: T, name: str) -> None:
        super().__init__()
        self.making = making
        self.held: T = held
        self.remove = QPushButton(self.tr("Retirer"))
        self.remove.setAccessibleName(self.tr("Retirer : {name}").format(name=name))
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 0, theme.GRID)
        self.whole.setSpacing(theme.GRID)
        self.line = QHBoxLayout()
        self.line.setSpacing(theme.SPACE_IN_GROUP)
        self.whole.addLayout(self.line)
        self.begin(name)
        self.add_fields()
        self.line.addWidget(self.remove)
        self.remove.clicked.connect(self._remove)

    def begin(self, name: str) -> None:
        """Put what stands before the fields in the line."""
        label = ElidedLabel(name)
        label.setMinimumWidth(theme.scaled(self, _NAME))
        self.line.addWidget(label, 1)

    @abstractmethod
    def add_fields(self) -> None:
        """Put the fields in the line."""
        ...

    @abstractmethod
    def show_held(self, held: T) -> None:
        """Show the member as it is stored."""
        ...

    @abstractmethod
    def update_command(self, held: T) -> Struct:
        """The command that stores the member so."""
        ...

    @abstractmethod
    def removal(self) -> Struct:
        """The command that takes the member away."""
        ...

    def change(self, after: T) -> None:
        """Store the member so; a refusal shows what is stored."""
        if not self.making.run(self.update_command(after)):
            self.show_held(self.held)

    def _remove(self) -> None:
        self.making.run(self.removal())


class GearRow(MemberRow[M, T]):
    """One thing that is owned: its name can be changed."""

    def __init__(self, making: M, held: T) -> None:
        super().__init__(making, held, held.name)

    def begin(self, name: str) -> None:
        self.name = TextField(self.tr("Nom : {name}").format(name=name))
        self.name.setMinimumWidth(theme.scaled(self, _NAME))
        self.line.addWidget(self.name, 1)
        self.name.textCommitted.connect(self._rename)

    def _rename(self, name: str) -> None:
        self.change(cast("T", changed(cast("Struct", self.held), name=name)))


class MemberArea(FittedArea, Generic[M, T]):
    """A row for each member; `build` makes one, `fallback` takes the keyboard when none is left.

    `most` and `least` are heights in logical pixels at 100 %.
    """

    def __init__(
        self,
        making: M,
        build: Callable[[M, T], MemberRow[M, T]],
        fallback: QWidget,
        most: int = 220,
        least: int = 64,
    ) -> None:
        super().__init__(most=most, least=least)
        self._making = making
        self._build = build
        self._fallback = fallback
        self._rows: list[MemberRow[M, T]] = []
        self.column.addStretch(1)

    def rows(self) -> tuple[MemberRow[M, T], ...]:
        """A row for each member."""
        return tuple(self._rows)

    def show_held(self, held: Sequence[T]) -> None:
        """Show the members; fields that somebody types in stay."""
        if [row.held.id for row in self._rows] != [one.id for one in held]:
            old, self._rows = self._rows, [self._build(self._making, one) for one in held]
            swap_rows(self.column, old, self._rows, self._fallback)
            guard_wheel(self)
        for row, one in zip(self._rows, held, strict=True):
            row.show_held(one)
        self.setVisible(bool(held))
        self.updateGeometry()
