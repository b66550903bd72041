"""Talents: what the renovated rules make of each, and those that only the table at home knows."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.folding import folded
from desktop.rules.members import changed
from desktop.rules.warhammer.commands.person import AddTalent, RemoveTalent, SetTalent
from desktop.rules.warhammer.document import TalentHeld
from desktop.rules.warhammer.skills import talent_name
from desktop.rules.warhammer.tables.people import Talent
from desktop.ui import theme
from desktop.ui.sheets.common.bits import new_id
from desktop.ui.sheets.common.free_entry import OWN, AddLine
from desktop.ui.sheets.common.inplace import InlineText
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.labels import ElidedLabel


class TalentLine(QWidget):
    """A talent: its name, what it does, and one's own words."""

    #: The talent of this id, with these words.
    written = Signal(str, str)
    removed = Signal(str)

    def __init__(
        self, held: TalentHeld, name: str, effect: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._id = held.id
        self.title = ElidedLabel()
        self.title.setText(name)
        self.title.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        self.text = InlineText(
            self.tr("Précision : {name}").format(name=name), placeholder=self.tr("Précision…")
        )
        self.text.textCommitted.connect(self._write)
        self.remove = RemoveButton(held.id, name)
        self.remove.removed.connect(self.removed)
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_IN_GROUP)
        head.addWidget(self.title, 2)
        head.addWidget(self.text, 3)
        head.addWidget(self.remove)
        self.effect = Note(effect, tone=theme.Tone.MUTED)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.GRID)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.effect)

    def show_held(self, held: TalentHeld) -> None:
        """Show the words that go with it."""
        self.text.set_value(held.text)

    def _write(self, text: str) -> None:
        self.written.emit(self._id, text)


class Talents(QWidget):
    """The talents of the character, and a button that adds one."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.add = AddLine(self.tr("Ajouter un talent"), self.tr("Lequel ?"))
        self.add.added.connect(self._add)
        column = QVBoxLayout()
        column.setSpacing(2)
        self.lines: KeyedLines[TalentLine] = KeyedLines(column)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.GRID)
        whole.addLayout(column)
        whole.addWidget(self.add)

    def refresh(self) -> bool:
        """Show the talents as they are now; whether there are others."""
        subject = self._subject
        known = {one.talent for one in subject.character.talents}
        offered = [
            (one.id, one.name)
            for one in sorted(subject.tables.talents, key=_name)
            if one.id not in known
        ]
        self.add.offer([*offered, (OWN, self.tr("Talent maison…"))])
        held = {one.id: one for one in subject.character.talents}
        return self.lines.show(held, self._make, TalentLine.show_held)

    def _make(self, held: TalentHeld) -> TalentLine:
        tables = self._subject.tables
        effect = self.tr("Talent maison, hors automatisme.")
        if held.talent in tables.talents.ids():
            effect = tables.talents.get(held.talent).effect
        line = TalentLine(held, talent_name(tables, held.talent), effect)
        line.written.connect(self._write)
        line.removed.connect(self._remove)
        return line

    def _add(self, talent: str, words: str) -> None:
        self.commandAsked.emit(AddTalent(TalentHeld(id=new_id(), talent=talent or words)))

    def _write(self, id: str, text: str) -> None:
        held = next((one for one in self._subject.character.talents if one.id == id), None)
        if held is not None:
            self.commandAsked.emit(SetTalent(changed(held, text=text.strip())))

    def _remove(self, id: str) -> None:
        self.commandAsked.emit(RemoveTalent(id))


def _name(talent: Talent) -> str:
    return folded(talent.name)
