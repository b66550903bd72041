"""The right column of the first page: traits, cassure, weapons and protection, for reading."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.document.character import Track, Weapon
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.sheets.common.paper import Rule, SectionTitle
from desktop.ui.sheets.common.text_lines import TextLines
from desktop.ui.sheets.nightprowler.lines import trait_title
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.labels import PlainLabel


class Remarks(QWidget):
    """Traits, cassure, weapons, protection."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.traits = TextLines()
        self.cassure = TextLines()
        self.weapons = TextLines()
        self.protection = ExplainedValue(self.tr("Protection"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        for title, block in (
            (self.tr("Cassure"), self.cassure),
            (self.tr("Traits"), self.traits),
            (self.tr("Armes"), self.weapons),
        ):
            column.addWidget(Rule())
            column.addWidget(SectionTitle(title))
            column.addWidget(block)
        row = QHBoxLayout()
        label = PlainLabel(self.tr("Protection de l’armure"), tone=theme.Tone.MUTED)
        label.setFont(theme.sans(theme.Size.BODY))
        row.addWidget(label)
        row.addWidget(self.protection)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)

    def show_subject(self, subject: Subject) -> None:
        """Show what the character has."""
        derived = subject.derived
        self.traits.show_lines(
            [(_with(trait_title(view), view.text), view.effect) for view in derived.traits]
            or [("", self.tr("Aucun trait"))]
        )
        self.cassure.show_lines(self._cassure(subject))
        self.weapons.show_lines(
            [(weapon.name, self._weapon(subject, weapon)) for weapon in subject.character.weapons]
            or [("", self.tr("À mains nues"))]
        )
        view = explained(subject.texts, self.tr("Protection"), derived.protection)
        self.protection.set_view(view)

    def _cassure(self, subject: Subject) -> list[tuple[str, str]]:
        character = subject.character
        if not character.cassure:
            return [("", self.tr("Aucune cassure"))]
        if character.cassure not in subject.tables.cassures:
            return [(character.cassure, character.cassure_text)]
        cassure = subject.tables.cassure(character.cassure)
        return [
            (cassure.name, character.cassure_text),
            ("", self.tr("Avantage : {text}").format(text=cassure.advantage)),
            ("", self.tr("Inconvénient : {text}").format(text=cassure.drawback)),
        ]

    def _weapon(self, subject: Subject, weapon: Weapon) -> str:
        parts: list[str] = []
        families = subject.tables.weapon_families
        if weapon.family in families:
            parts.append(families.get(weapon.family).name)
        parts.append(self.tr("allonge {reach}").format(reach=weapon.allonge))
        if weapon.track is Track.ENDURANCE:
            parts.append(self.tr("Endurance"))
        if weapon.ranges:
            parts.append(weapon.ranges)
        if weapon.broken:
            parts.append(self.tr("brisée"))
        if weapon.note:
            parts.append(weapon.note)
        return " · ".join(parts)


def _with(title: str, text: str) -> str:
    return f"{title} — {text}" if text else title
