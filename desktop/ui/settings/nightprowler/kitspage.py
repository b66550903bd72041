"""The trousses of a group: specialties, births, milieux, or the elven one alone."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.rules.document import Json
from desktop.rules.message import Message, say
from desktop.rules.settingsplaces import Place, Standing, value_at
from desktop.ui import theme
from desktop.ui.settings.common.controls import TextControl
from desktop.ui.settings.common.page import note
from desktop.ui.settings.common.standings import StandingMark
from desktop.ui.settings.nightprowler.editor import Editor
from desktop.ui.settings.nightprowler.kitrows import KitRows
from desktop.ui.settings.nightprowler.members import MembersPage
from desktop.ui.settings.nightprowler.naming import ELVEN, kit_ids, kit_name, kit_place
from desktop.ui.widgets.labels import PlainLabel


class KitsPage(MembersPage):
    """The kits of a group. `group` is the name of an attribute of the kits."""

    def __init__(self, editor: Editor, group: str, parent: QWidget | None = None) -> None:
        super().__init__(editor, ("kits", group), parent)
        self._group = group
        self.mark = StandingMark()
        self.mark.resetAsked.connect(self._reset)
        self.head.addWidget(self.mark)
        self.skills = KitRows(editor, self.tr("Ajouter une compétence"))
        self.skills.edited.connect(self._edit_skills)
        self.choice = KitRows(editor, self.tr("Ajouter un choix"))
        self.choice.edited.connect(self._edit_choice)
        self.native = TextControl()
        self.native.describe(self.tr("Langue natale"))
        self.native.committed.connect(self._edit_native)
        column = self.sheet.column
        column.addWidget(
            note(
                self.tr(
                    "Un personnage garde la trousse qu’il a reçue : ces changements ne valent "
                    "que pour ceux qui la recevront."
                )
            )
        )
        column.addWidget(self.skills)
        self._choice_title = PlainLabel(self.tr("Et une de celles-ci, au choix :"))
        self._choice_title.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        column.addWidget(self._choice_title)
        column.addWidget(self.choice)
        self._native_line = QWidget()
        line = QHBoxLayout(self._native_line)
        line.setContentsMargins(0, theme.SPACE_IN_GROUP, 0, 0)
        label = PlainLabel(self.tr("Langue natale (vide : selon la culture choisie)"))
        label.setFont(theme.sans(theme.Size.BODY))
        line.addWidget(label)
        line.addWidget(self.native)
        line.addStretch(1)
        column.addWidget(self._native_line)
        column.addStretch(1)
        self._native_line.setVisible(group in ("culture", ELVEN))
        self._choice_title.setVisible(group == ELVEN)
        self.choice.setVisible(group == ELVEN)
        if group == ELVEN:
            # A list of one is none.
            self.list.hide()

    def ids(self) -> tuple[str, ...]:
        return kit_ids(self.editor, self._group)

    def name(self, member: str) -> str:
        return kit_name(self.editor, self._group, member)

    def show_member(self, member: str) -> None:
        editor, place = self.editor, self._kit(member)
        same = editor.value(place) == editor.shipped_value(place)
        self.mark.show_standing(
            self.name(member),
            Standing.SHIPPED if same else Standing.CHANGED,
            unstored=editor.unstored(place),
            shipped=self.tr("la trousse telle qu’elle est fournie"),
        )
        for rows, name in ((self.skills, "skills"), (self.choice, "choice")):
            there = (*place, name)
            rows.show_place(there, value_at(editor.stored, there))
        self.native.show_value(editor.value((*place, "native")))

    def enter(self, place: Place) -> None:
        for row in self.skills.rows:
            if place[-1] == row.skill.value():
                row.skill.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return
        first = self.skills.rows[0].skill if self.skills.rows else self.skills.add
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _kit(self, member: str) -> Place:
        return kit_place(self._group, member)

    def _label(self) -> Message:
        return say("np.settings.kit", name=self.name(self.current))

    def _edit_skills(self, skills: Json) -> None:
        self.editor.put((*self._kit(self.current), "skills"), skills, self._label())

    def _edit_choice(self, skills: Json) -> None:
        self.editor.put((*self._kit(self.current), "choice"), skills, self._label())

    def _edit_native(self, text: str) -> None:
        self.editor.put((*self._kit(self.current), "native"), text.strip(), self._label())

    def _reset(self) -> None:
        self.skills.add.setFocus(Qt.FocusReason.OtherFocusReason)
        self.editor.reset(self._kit(self.current), self._label())
