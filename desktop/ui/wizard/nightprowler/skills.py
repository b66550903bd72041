"""The step skills (II.B): opened with points, raised, closed again; one's own can be named."""

from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from desktop.rules.folding import folded, holds
from desktop.rules.nightprowler.character.derived import SkillView
from desktop.rules.nightprowler.character.skill_rules import CUSTOM
from desktop.rules.nightprowler.edits.apply import CloseSkill, OpenSkill, SetSkill
from desktop.rules.nightprowler.tables.skills import skill_key
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import ElidedLabel, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.nightprowler.making import Making
from desktop.ui.wizard.nightprowler.page import Page
from desktop.ui.wizard.nightprowler.skilltable import SkillTable

_MOST = 99


class SkillsPage(Page):
    """The table, the skill under the keyboard with its sum, and a line to name another."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "skills")
        creation = making.settings.creation
        self.set_head(
            self.tr("Compétences"),
            self.tr(
                "{points} points : {opening} pour ouvrir, {raising} par point d’augmentation "
                "(valeurs de Cassure). Entrée ouvre ou ferme, + et − augmentent ou diminuent."
            ).format(
                points=creation.skill_points,
                opening=creation.opening_cost,
                raising=creation.raise_cost,
            ),
        )
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Rechercher une compétence"))
        self.search.setAccessibleName(self.tr("Rechercher une compétence"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._show_rows)
        self.left = ExplainedValue(self.tr("Points de compétence restants"))
        self._left_label = PlainLabel(self.tr("Points restants"))
        top = QHBoxLayout()
        top.setSpacing(theme.SPACE_IN_GROUP)
        top.addWidget(self.search, 1)
        top.addWidget(self._left_label)
        top.addWidget(self.left)
        self.table = SkillTable()
        self.table.currentItemChanged.connect(self._show_current)
        self.table.currentItemChanged.connect(self.consider)
        self.table.focusChanged.connect(self.consider)
        self.table.toggleAsked.connect(self.toggle)
        self.table.raiseAsked.connect(self.raise_by)
        self._build_strip()
        self._build_other()
        self.content.addLayout(top)
        self.content.addWidget(self.table, 1)
        self.content.addLayout(self._strip)
        self.content.addLayout(self._other)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.table

    def refresh(self) -> None:
        super().refresh()
        points = self.making.derived.skill_points
        self._left_label.setText(
            self.tr("Points en trop") if points.total < 0 else self.tr("Points restants")
        )
        self.left.set_view(
            explained(self.making.texts, self.tr("Points de compétence"), points),
            integer_text(abs(points.total)),
        )
        self.left.set_tone(theme.Tone.WARNING if points.total else theme.Tone.GOOD)
        self._show_rows()

    def toggle(self) -> None:
        """Open the skill under the keyboard, or close it again."""
        key = self.table.key()
        view = self.making.derived.skill(key)
        if view is None:
            return
        if key in self.making.character.skills.opened:
            self.making.run(CloseSkill(key))
        else:
            self.making.run(OpenSkill(key))
        self.table.set_key(key)

    def raise_by(self, points: int) -> None:
        """Raise or lower the skill under the keyboard."""
        view = self.making.derived.skill(self.table.key())
        if view is not None:
            self.making.run(SetSkill(view.key, view.value.total + points))

    def _build_strip(self) -> None:
        self._strip = QHBoxLayout()
        self._strip.setSpacing(theme.SPACE_IN_GROUP)
        self._name = ElidedLabel()
        self._name.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.sum = ExplainedValue(self.tr("Valeur"))
        self.less = QPushButton("−")
        self.less.setAccessibleName(self.tr("Diminuer la compétence"))
        self.value = NumberField(self.tr("Valeur voulue"), 0, _MOST)
        self.more = QPushButton("+")
        self.more.setAccessibleName(self.tr("Augmenter la compétence"))
        self.open = QPushButton(self.tr("Ouvrir"))
        self._strip.addWidget(self._name, 1)
        for part in (self.sum, self.less, self.value, self.more, self.open):
            self._strip.addWidget(part)
        self.less.clicked.connect(self._less)
        self.more.clicked.connect(self._more)
        self.value.valueCommitted.connect(self._set)
        self.open.clicked.connect(self.toggle)

    def _build_other(self) -> None:
        tables = self.making.system.tables
        self.kind = Picker(self.tr("Compétence à spécialisation"))
        named = [(one.id, one.name) for one in tables.skills if one.specialised]
        self.kind.set_entries((*named, (CUSTOM, self.tr("Compétence maison"))), "")
        self.other = TextField(self.tr("Spécialisation ou nom"))
        self.other.setPlaceholderText(self.tr("Spécialisation ou nom"))
        self.open_other = QPushButton(self.tr("Ouvrir"))
        self.open_other.setAccessibleName(self.tr("Ouvrir cette spécialisation"))
        self.open_other.clicked.connect(self._open_other)
        self._other = QGridLayout()
        self._other.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        for column, part in enumerate((self.kind, self.other, self.open_other)):
            self._other.addWidget(part, 0, column)
        self._other.setColumnStretch(0, 1)
        self._other.setColumnStretch(1, 1)

    def _show_rows(self) -> None:
        words = folded(self.search.text()).split()
        views = [view for view in self.making.derived.skills if holds(view.name, words)]
        views.sort(key=_closed)
        self.table.show_rows([self._row(view) for view in views])
        self._show_current()

    def _row(self, view: SkillView) -> tuple[str, list[str], bool]:
        value = integer_text(view.value.total)
        if not view.opened:
            value = f"({value})"
        return view.key, [view.name, value, view.level, self._state(view)], view.opened

    def _state(self, view: SkillView) -> str:
        skills = self.making.character.skills
        raised = skills.raised.get(view.key, 0)
        if not view.opened:
            return self.tr("par défaut")
        state = self.tr("ouverte") if view.key in skills.opened else self.tr("trousse")
        return f"{state} +{raised}" if raised else state

    def _show_current(self) -> None:
        view = self.making.derived.skill(self.table.key())
        for part in (self.sum, self.less, self.value, self.more, self.open):
            part.setEnabled(view is not None)
        if view is None:
            self._name.setText("")
            return
        self._name.setText(view.name)
        self.sum.set_view(explained(self.making.texts, view.name, view.value))
        self.value.setAccessibleName(self.tr("Valeur voulue : {skill}").format(skill=view.name))
        self.value.set_value(view.value.total)
        opened = view.key in self.making.character.skills.opened
        for part in (self.less, self.value, self.more):
            part.setEnabled(view.opened)
        self.open.setText(self.tr("Fermer") if opened else self.tr("Ouvrir"))
        self.open.setEnabled(opened or not view.opened)
        word = self.tr("Fermer : {skill}") if opened else self.tr("Ouvrir : {skill}")
        self.open.setAccessibleName(word.format(skill=view.name))

    def consider(self) -> None:
        """Show in small what opening the skill under the keyboard would change."""
        view = self.making.derived.skill(self.table.key())
        closed = view is not None and not view.opened and self.table.hasFocus()
        self.making.consider(OpenSkill(view.key) if view is not None and closed else None)

    def _less(self) -> None:
        self.raise_by(-1)

    def _more(self) -> None:
        self.raise_by(1)

    def _set(self, value: int) -> None:
        self.making.run(SetSkill(self.table.key(), value))
        self._show_current()

    def _open_other(self) -> None:
        self.other.flush()
        name = " ".join(self.other.text().split())
        key = skill_key(self.kind.value(), name)
        if self.making.run(OpenSkill(key)):
            self.other.set_value("")
            self.table.set_key(key)


def _closed(view: SkillView) -> bool:
    return not view.opened
