"""The mortal wounds, a card each, and the roll against them."""

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.members import changed, found
from desktop.rules.pv_negatifs import mortal
from desktop.rules.pv_negatifs.commands.health import Check, PutMortal, Way
from desktop.rules.pv_negatifs.document import MortalWound
from desktop.rules.pv_negatifs.sheet.words import placed, wound_marks, wound_name
from desktop.ui import theme
from desktop.ui.sheets.common.bits import new_id, words
from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.free_entry import OWN, AddLine
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import SectionTitle
from desktop.ui.sheets.pv_negatifs.mortal_card import MortalCard, MortalView
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.figures import integer_text


class MortalSection(QWidget):
    """Drawn by hits, or marked by hand from the tables."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.add = AddLine(self.tr("Marquer une blessure mortelle"), self.tr("Quelle blessure ?"))
        tables, render = subject.tables, subject.texts.render
        rows = [(one.id, render(placed(tables, one))) for one in tables.wounds]
        self.add.offer([*rows, (OWN, self.tr("Autre blessure…"))])
        self.asking = Asking(subject)
        self.none = words(self.tr("Aucune"), theme.Tone.MUTED)
        column = QVBoxLayout()
        column.setSpacing(theme.SPACE_IN_GROUP)
        self.cards: KeyedLines[MortalCard] = KeyedLines(column, self.add)
        head = QHBoxLayout()
        head.addWidget(SectionTitle(self.tr("Blessures mortelles")))
        head.addStretch(1)
        head.addWidget(self.add)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addLayout(head)
        whole.addWidget(self.asking)
        whole.addWidget(self.none)
        whole.addLayout(column)
        self.add.added.connect(self._add)

    def refresh(self) -> None:
        """Show the wounds as they are now."""
        wounds = self._subject.character.mortal
        self.none.setVisible(not wounds)
        self.cards.show({one.id: self._view(one) for one in wounds}, self._make, _show)
        self.asking.panel.refresh()

    def _view(self, wound: MortalWound) -> MortalView:
        subject = self._subject
        known = wound.wound in subject.tables.wounds
        name = wound_name(subject.tables, wound)
        title = placed(subject.tables, subject.tables.wounds.get(wound.wound)) if known else name
        effect = subject.texts.render(wound_marks(subject.tables, wound))
        if wound.total:
            drawn = self.tr("tirée à {total} PV").format(total=integer_text(-wound.total))
            effect = f"{effect} · {drawn}"
        return MortalView(wound, subject.texts.render(title), effect, known)

    def _make(self, view: MortalView) -> MortalCard:
        card = MortalCard(view)
        card.commandAsked.connect(self.commandAsked)
        card.checkAsked.connect(self._check)
        return card

    def _add(self, row: str, note: str) -> None:
        subject, one = self._subject, self._subject.character
        if row not in subject.tables.wounds:
            wound = MortalWound(id=new_id(), wound="", total=one.negatives, note=note)
        else:
            wound = mortal.mortal_wound(
                subject.settings,
                new_id(),
                subject.tables.wounds.get(row),
                one.negatives,
                one.score("con"),
            )
            wound = changed(wound, open=True)
        self.commandAsked.emit(PutMortal(wound))

    def _check(self, id: str, way: str) -> None:
        wound = found(self._subject.character.mortal, id)
        if wound is not None:
            title = self._subject.texts.render(wound_name(self._subject.tables, wound))
            self.asking.ask(title, Check(wound=id, way=cast("Way", way)))


def _show(card: MortalCard, view: MortalView) -> None:
    card.show_view(view)
