"""Lists whose members are forms: prison stays, weapons, armours, shields, gear."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.rules import settingsplaces
from desktop.rules.document import Json
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.settings.edit import add_stay
from desktop.rules.nightprowler.settings.fields import BLANKS
from desktop.rules.settingsfields import Bounds
from desktop.rules.settingsplaces import Place
from desktop.ui import theme
from desktop.ui.settings.common.controls import TextControl
from desktop.ui.settings.common.page import note
from desktop.ui.settings.common.rows import NARROW_LABEL_WIDTH
from desktop.ui.settings.nightprowler.editor import Editor
from desktop.ui.settings.nightprowler.members import MembersPage
from desktop.ui.settings.nightprowler.naming import PRISON, member_line, member_name
from desktop.ui.settings.nightprowler.rows import SettingRow
from desktop.ui.sheets.common.picks import AddButton
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import PlainLabel


class ListPage(MembersPage):
    """One list of the settings; members can be added and removed where that is possible."""

    def __init__(
        self,
        editor: Editor,
        group: str,
        fields: Sequence[Bounds],
        newcomer: str = "",
        remark: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(editor, (group,), parent)
        self._group = group
        self._newcomer = newcomer
        self.rows = tuple(
            SettingRow(editor, bounds, self._at(bounds, ""), NARROW_LABEL_WIDTH)
            for bounds in fields
        )
        self.trouble = PlainLabel(tone=theme.Tone.VITALITY)
        self.trouble.setFont(theme.sans(theme.Size.BODY))
        self.trouble.setWordWrap(True)
        self.add = QPushButton(self.tr("Ajouter"))
        self.remove = QPushButton(self.tr("Retirer"))
        self.restore = AddButton(self.tr("Remettre…"))
        if remark:
            self.sheet.column.addWidget(note(remark))
        for row in self.rows:
            self.sheet.column.addWidget(row)
        self.sheet.column.addStretch(1)
        if group in BLANKS:
            self._offer_changes()

    def name(self, member: str) -> str:
        return member_name(self.editor, self._group, member)

    def line(self, member: str) -> str:
        return member_line(self.editor, self._group, member)

    def show_member(self, member: str) -> None:
        for row in self.rows:
            row.show_place(self._at(row.bounds, member), self.name(member))
        self.remove.setAccessibleName(self.tr("Retirer : {name}").format(name=self.name(member)))

    def refresh(self) -> None:
        super().refresh()
        # What concerns the list as a whole is no field's trouble.
        whole = [flaw for flaw in self.editor.flaws_at(self.place) if len(flaw.place) == 2]
        self.trouble.setText("\n".join(self._words(flaw.place, flaw.text) for flaw in whole))
        self.trouble.setVisible(bool(whole))
        gone = settingsplaces.gone(self.editor.shown, self.editor.shipped, self.place)
        self.restore.offer(tuple((one, self._shipped_name(one)) for one in gone))
        self.restore.setEnabled(bool(gone))
        self.remove.setEnabled(bool(self.current))

    def enter(self, place: Place) -> None:
        rest = place[len(self.place) + 1 :]
        row = next((row for row in self.rows if row.place[2:] == rest), self.rows[0])
        self.sheet.ensureWidgetVisible(row)
        row.control.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def row(self, name: str) -> SettingRow:
        """The row of a value of the member that is shown."""
        return next(row for row in self.rows if row.bounds.name == name)

    def _offer_changes(self) -> None:
        set_icon(self.add, IconName.ADD)
        set_icon(self.remove, IconName.REMOVE)
        self.restore.setAccessibleName(self.tr("Remettre une entrée retirée"))
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.GRID)
        for button in (self.add, self.remove):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        self.left.addWidget(self.trouble)
        self.left.addLayout(buttons)
        self.left.addWidget(self.restore)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.restore.chosen.connect(self._restore)

    def _add(self) -> None:
        id = settingsplaces.fresh_id(self._newcomer, self.ids())
        if self._group == PRISON and self.current:
            after = add_stay(self.editor.shown, self.current, id, self._newcomer)
        else:
            member: dict[str, Json] = {"id": id, **BLANKS[self._group], "name": self._newcomer}
            after = settingsplaces.add(self.editor.shown, self.place, member)
        self.editor.become(after, self._group, say("np.settings.added", name=self._newcomer))
        self.select(id)
        named = self.row("text" if self._group == PRISON else "name")
        self.enter(named.place)
        if isinstance(named.control, TextControl):
            named.control.field.selectAll()

    def _remove(self) -> None:
        label = say("np.settings.removed", name=self.name(self.current))
        after = settingsplaces.remove(self.editor.shown, (*self.place, self.current))
        self.editor.become(after, self._group, label)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _restore(self, member: str) -> None:
        place = (*self.place, member)
        after = settingsplaces.reset(self.editor.shown, self.editor.shipped, place)
        label = say("np.settings.added", name=self._shipped_name(member))
        self.editor.become(after, self._group, label)
        self.select(member)

    def _at(self, bounds: Bounds, member: str) -> Place:
        return (self._group, member, *bounds.name.split("."))

    def _shipped_name(self, member: str) -> str:
        field = "text" if self._group == PRISON else "name"
        return str(self.editor.shipped_value((self._group, member, field)))

    def _words(self, place: Place, text: Message) -> str:
        bounds = next((row.bounds for row in self.rows if row.bounds.name == place[1]), None)
        texts = self.editor.texts
        if bounds is None:
            return texts.render(text)
        return texts.render(say("settings.of", name=bounds.label, what=text))
