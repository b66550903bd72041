"""Every choice that one step asks for, in one scrolling panel."""

from PySide6.QtWidgets import QWidget

from desktop.rules.nightprowler.character.derived import Choice
from desktop.ui import theme
from desktop.ui.wizard.common.fitted import Tail
from desktop.ui.wizard.common.rows import swap_rows
from desktop.ui.wizard.nightprowler.making import Making
from desktop.ui.wizard.nightprowler.picking import ChoiceEditor, PicksEditor, PointsEditor


class ChoicesPanel(Tail):
    """Every choice that one step asks for; gone where it asks for none."""

    def __init__(self, making: Making, step: str, parent: QWidget | None = None) -> None:
        super().__init__(most=210, least=90, parent=parent)
        self._making = making
        self._step = step
        self._shape: list[tuple[str, int, tuple[str, ...]]] = []
        self._editors: list[ChoiceEditor] = []
        self.column.setSpacing(theme.SPACE_IN_GROUP)

    def editors(self) -> tuple[ChoiceEditor, ...]:
        """The editors that are shown."""
        return tuple(self._editors)

    def refresh(self) -> None:
        """Show the choices as they stand."""
        choices = [one for one in self._making.derived.choices if one.step == self._step]
        shape = [
            (one.id, one.count, tuple(id for id, _ in one.options) if one.repeatable else ())
            for one in choices
        ]
        if shape != self._shape:
            self._shape = shape
            self._rebuild(choices)
        else:
            for editor, choice in zip(self._editors, choices, strict=True):
                editor.show_choice(choice)
        self.setVisible(bool(choices))
        self.updateGeometry()

    def _rebuild(self, choices: list[Choice]) -> None:
        old, self._editors = self._editors, []
        for choice in choices:
            kind = PointsEditor if choice.repeatable else PicksEditor
            self._editors.append(kind(self._making, choice))
        swap_rows(self.column, old, self._editors)
