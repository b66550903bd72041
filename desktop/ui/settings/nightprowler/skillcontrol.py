"""A skill, picked from a list or typed as people write it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QCompleter, QSizePolicy, QWidget

from desktop.rules.document import Json
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.ui import theme
from desktop.ui.settings.common.controls import TEXT_WIDTH, Control
from desktop.ui.settings.nightprowler import skillnames
from desktop.ui.widgets.texts import TextField


class SkillControl(Control):
    """A skill, picked or typed; what no skill is called stays, to be shown as wrong."""

    def __init__(
        self,
        tables: Tables,
        *,
        open_ended: bool = False,
        optional: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._tables = tables
        none = (("", self.tr("aucune")),) if optional else ()
        self._options = (*none, *skillnames.offered(tables, open_ended=open_ended))
        self._optional = optional
        self._key = ""
        self.field = TextField("")
        self.box = QComboBox()
        self.box.setEditable(True)
        self.box.setLineEdit(self.field)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for _key, words in self._options:
            self.box.addItem(words)
        completer = QCompleter([words for _key, words in self._options], self.box)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.box.setCompleter(completer)
        self.box.setMinimumWidth(theme.scaled(self, TEXT_WIDTH))
        self.box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.box.activated.connect(self._picked)
        self.field.textCommitted.connect(self._typed)
        self.column.addWidget(self.box)
        self.setFocusProxy(self.box)

    def value(self) -> str:
        """The key of the skill that is shown."""
        return self._key

    def show_value(self, value: Json) -> None:
        self._key = str(value or "")
        words = skillnames.title(self._tables, self._key)
        if not self._key and self._optional:
            words = self._options[0][1]
        self.field.set_value(words)

    def describe(self, name: str) -> None:
        self.box.setAccessibleName(name)
        self.field.setAccessibleName(name)

    def _picked(self, number: int) -> None:
        self._commit(self._options[number][0])

    def _typed(self, text: str) -> None:
        if self._optional and skillnames.bare(text) in (
            "",
            skillnames.bare(self._options[0][1]),
        ):
            self._commit("")
        else:
            self._commit(skillnames.key_of(self._tables, text))

    def _commit(self, key: str) -> None:
        if key != self._key:
            self._key = key
            self.committed.emit(key)
        self.show_value(key)
