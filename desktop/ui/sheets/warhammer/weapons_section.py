"""Weapons of the sheet, held or put away, bare hands below."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.members import changed
from desktop.rules.warhammer import armed
from desktop.rules.warhammer.arms import UNARMED, Arm, mastered
from desktop.rules.warhammer.commands.gear import AddWeapon, Hold, RemoveWeapon, UpdateWeapon
from desktop.rules.warhammer.document import Hand, WeaponHeld
from desktop.rules.warhammer.sheet.gear import attributes
from desktop.rules.warhammer.sheet.words import NONE
from desktop.ui import theme
from desktop.ui.sheets.common.bits import new_id, words
from desktop.ui.sheets.common.free_entry import OWN, AddLine
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import SectionTitle
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.sheets.warhammer.weapon_line import (
    FIGURE,
    HAND,
    QUALITY,
    Use,
    WeaponLine,
    WeaponView,
)
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import signed_text


class WeaponsSection(QWidget):
    """A line for each weapon."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.add = AddLine(self.tr("Ajouter une arme"), self.tr("Quelle arme ?"))
        self.add.added.connect(self._add)
        self.add.offer(
            [
                (OWN, self.tr("Arme maison…")),
                *((one.id, one.name) for one in subject.tables.melee if one.id != UNARMED),
                *((one.id, one.name) for one in subject.tables.ranged),
            ]
        )
        self.bare_score = ExplainedValue(self.tr("Seuil : mains nues"))
        self.bare_damage = ExplainedValue(self.tr("Dégâts : mains nues"))
        self._heads = self._heading()
        column = QVBoxLayout()
        column.setSpacing(theme.GRID)
        self.lines: KeyedLines[WeaponLine] = KeyedLines(column, self.add)
        head = QHBoxLayout()
        head.addWidget(SectionTitle(self.tr("Armes")))
        head.addStretch(1)
        head.addWidget(self.add)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.GRID)
        whole.addLayout(head)
        whole.addWidget(self._heads)
        whole.addLayout(column)
        whole.addLayout(self._bare())

    def refresh(self) -> None:
        """Show the weapons as they are now."""
        subject = self._subject
        arms = armed.weapon_arms(subject.tables, subject.character)
        views = {
            # A weapon of another kind, or with attributes of its own, has other fields.
            f"{one.id} {one.weapon} {bool(one.attributes)}": self._view(one, arms)
            for one in subject.character.weapons
        }
        self.lines.show(views, self._make, WeaponLine.show_view)
        bare = self._use("", arms[""])
        self.bare_score.set_view(bare.score_view)
        if bare.damage is not None and bare.damage_view is not None:
            self.bare_damage.set_view(bare.damage_view, signed_text(bare.damage.total))

    def _view(self, held: WeaponHeld, arms: Mapping[str, Arm]) -> WeaponView:
        subject = self._subject
        arm = arms[held.id]
        uses = [self._use(held.id, arm)]
        uses += [
            self._use(key, used)
            for key, used in arms.items()
            if key.startswith(f"{held.id}{armed.PROFILE}")
        ]
        # Unknown ones stand apart, as a warning.
        known = attributes(subject.tables, changed(arm, unknown=()))
        return WeaponView(
            held=held,
            arm=arm,
            title=subject.texts.render(arm.name),
            uses=tuple(uses),
            attributes="" if known == NONE else subject.texts.render(known),
            unknown=", ".join(arm.unknown),
            mastered=mastered(subject.character, arm),
        )

    def _use(self, key: str, arm: Arm) -> Use:
        subject = self._subject
        score = armed.score(subject.character, subject.profile, arm)
        damage = armed.damage(subject.character, subject.profile, arm)
        name = subject.texts.render(arm.name)
        return Use(
            name=name,
            score=score,
            score_view=subject.view(self.tr("Seuil : {name}").format(name=name), score),
            damage=damage,
            damage_view=None
            if damage is None
            else subject.view(self.tr("Dégâts : {name}").format(name=name), damage),
        )

    def _make(self, view: WeaponView) -> WeaponLine:
        line = WeaponLine(self._subject.tables, view)
        line.updated.connect(self._update)
        line.handAsked.connect(self._hold)
        line.removed.connect(self._remove)
        return line

    def _heading(self) -> QWidget:
        heading = QWidget()
        row = QHBoxLayout(heading)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        columns = (
            (self.tr("Nom"), 0, False),
            (self.tr("En main"), HAND, False),
            (self.tr("Qualité"), QUALITY, False),
            (self.tr("Seuil"), FIGURE, True),
            (self.tr("Dégâts"), FIGURE, True),
        )
        for text, width, figures in columns:
            label = words(text, theme.Tone.MUTED)
            label.setFont(theme.sans(theme.Size.SMALL))
            if width:
                label.setFixedWidth(theme.scaled(label, width))
            if figures:
                label.setAlignment(Qt.AlignmentFlag.AlignTrailing)
            row.addWidget(label, 0 if width else 1)
        row.addSpacing(RemoveButton("", "").sizeHint().width() + theme.SPACE_IN_GROUP)
        return heading

    def _bare(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE_IN_GROUP)
        label = words(self.tr("Mains nues"), theme.Tone.MUTED)
        label.setContentsMargins(4, 0, 0, 0)
        row.addWidget(label, 1)
        for value in (self.bare_score, self.bare_damage):
            value.setFixedWidth(theme.scaled(self, FIGURE))
            row.addWidget(value)
        row.addSpacing(RemoveButton("", "").sizeHint().width() + theme.SPACE_IN_GROUP)
        return row

    def _add(self, weapon: str, words: str) -> None:
        held = WeaponHeld(id=new_id(), weapon=weapon, name=words)
        self.commandAsked.emit(AddWeapon(held))

    def _update(self, held: WeaponHeld) -> None:
        self.commandAsked.emit(UpdateWeapon(held))

    def _hold(self, id: str, hand: Hand) -> None:
        self.commandAsked.emit(Hold(id, hand))

    def _remove(self, id: str) -> None:
        self.commandAsked.emit(RemoveWeapon(id))
