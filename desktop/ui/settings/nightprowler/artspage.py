"""Which Art each skill belongs to; a specialisation may go before its skill."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.settings import edit as editing
from desktop.rules.nightprowler.tables.skills import split_key
from desktop.rules.settingsplaces import Place, Standing
from desktop.ui import theme
from desktop.ui.settings.common.page import Page, Sheet, note
from desktop.ui.settings.common.standings import StandingMark
from desktop.ui.settings.nightprowler import skillnames
from desktop.ui.settings.nightprowler.editor import Editor
from desktop.ui.settings.nightprowler.naming import art_keys
from desktop.ui.settings.nightprowler.skillcontrol import SkillControl
from desktop.ui.sheets.common.picks import Pick, RemoveButton
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import PlainLabel

_LABEL_WIDTH = 250
_PICK_WIDTH = 200


class ArtRow(QWidget):
    """A skill and its Art."""

    #: The Art of a skill key, "" for none of its own.
    tagged = Signal(str, str)

    def __init__(self, editor: Editor, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.key = key
        self._options = tuple((art.id, art.name) for art in editor.tables.arts)
        name = skillnames.title(editor.tables, key)
        label = PlainLabel(name)
        label.setFont(theme.sans(theme.Size.BODY))
        label.setFixedWidth(theme.scaled(self, _LABEL_WIDTH))
        self.pick = Pick(name)
        self.pick.setMinimumWidth(theme.scaled(self, _PICK_WIDTH))
        self.pick.picked.connect(self._pick)
        self.remove = RemoveButton(key, name)
        self.remove.removed.connect(self._remove)
        policy = self.remove.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.remove.setSizePolicy(policy)
        self.mark = StandingMark()
        self.mark.resetAsked.connect(self._reset)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.SPACE_IN_GROUP)
        for part in (label, self.pick, self.remove):
            line.addWidget(part)
        # Every skill has an Art; only a specialisation may do without one of its own.
        self.remove.setVisible(":" in key)
        line.addWidget(self.mark)
        line.addStretch(1)

    def refresh(self) -> None:
        """Show the Art as it is now."""
        editor = self._editor
        art, shipped = (editing.art_of(one, self.key) for one in (editor.shown, editor.shipped))
        self.pick.show_value(self._options, art)
        standing = Standing.SHIPPED if art == shipped else Standing.CHANGED
        if not shipped:
            standing = Standing.ADDED
        names = dict(self._options)
        self.mark.show_standing(
            skillnames.title(editor.tables, self.key),
            standing,
            unstored=art != editing.art_of(editor.stored, self.key),
            shipped=names.get(shipped, ""),
        )

    def _pick(self, art: str) -> None:
        self.tagged.emit(self.key, art)

    def _remove(self) -> None:
        self.tagged.emit(self.key, "")

    def _reset(self) -> None:
        self.pick.setFocus()
        self.tagged.emit(self.key, editing.art_of(self._editor.shipped, self.key))


class ArtsPage(Page[Editor]):
    """Every skill, then the specialisations that have an Art of their own."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(editor, parent)
        self.rows: dict[str, ArtRow] = {}
        self._sheet = Sheet()
        self._lines = QVBoxLayout()
        self._lines.setSpacing(theme.GRID)
        self.skill = SkillControl(editor.tables)
        self.skill.describe(self.tr("Spécialisation qui aura un Art à elle"))
        self.trouble = PlainLabel(tone=theme.Tone.VITALITY)
        self.trouble.setFont(theme.sans(theme.Size.SMALL))
        self.add = QPushButton(self.tr("Lui donner un Art à elle"))
        self.add.setAutoDefault(False)
        set_icon(self.add, IconName.ADD)
        self.add.clicked.connect(self._add)
        self.restore = QPushButton(self.tr("Remettre tous les Arts"))
        self.restore.setAutoDefault(False)
        self.restore.clicked.connect(self._restore)
        remark = note(
            self.tr(
                "Chaque compétence appartient à un Art. Une spécialisation nommée ici passe avant "
                "sa compétence."
            )
        )
        foot = QHBoxLayout()
        foot.setSpacing(theme.SPACE_IN_GROUP)
        foot.addWidget(self.skill)
        foot.addWidget(self.add)
        foot.addStretch(1)
        foot.addWidget(self.restore)
        column = self._sheet.column
        column.addWidget(remark)
        column.addLayout(self._lines)
        column.addLayout(foot)
        column.addWidget(self.trouble)
        column.addStretch(1)
        self.trouble.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._sheet)

    def refresh(self) -> None:
        keys = art_keys(self.editor)
        for gone in [key for key in self.rows if key not in keys]:
            row = self.rows.pop(gone)
            self._lines.removeWidget(row)
            let_go(row)
        for number, key in enumerate(keys):
            if key not in self.rows:
                self.rows[key] = ArtRow(self.editor, key)
                self.rows[key].tagged.connect(self._tag)
                self._lines.insertWidget(number, self.rows[key])
            self.rows[key].refresh()
        same = editing.entirely(self.editor.shown, self.editor.shipped, ("arts",))
        self.restore.setEnabled(not same)

    def reveal(self, place: Place) -> None:
        row = self.rows.get(place[-1], next(iter(self.rows.values())))
        self._sheet.ensureWidgetVisible(row)
        row.pick.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _label(self, key: str) -> Message:
        return say("np.settings.art", name=skillnames.title(self.editor.tables, key))

    def _tag(self, key: str, art: str) -> None:
        if not art:
            self.skill.setFocus(Qt.FocusReason.OtherFocusReason)
        after = editing.tag(self.editor.shown, key, art)
        self.editor.become(after, "arts", self._label(key))

    def _add(self) -> None:
        self.flush()
        key = self.skill.value()
        whole, specialisation = split_key(key)
        wrong = ""
        if not specialisation or not self.editor.tables.has_skill(key):
            wrong = self.tr("Choisissez une compétence avec sa spécialisation.")
        elif editing.art_of(self.editor.shown, key):
            wrong = self.tr("Cette spécialisation a déjà un Art à elle.")
        self.trouble.setText(wrong)
        self.trouble.setVisible(bool(wrong))
        if wrong:
            self.skill.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.skill.show_value("")
        self._tag(key, editing.art_of(self.editor.shown, whole))
        self.rows[key].pick.setFocus(Qt.FocusReason.OtherFocusReason)

    def _restore(self) -> None:
        self.skill.setFocus(Qt.FocusReason.OtherFocusReason)
        self.editor.reset(("arts",), say("np.settings.every-art"))
