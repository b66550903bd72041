"""Wounds, a card each; how severe they are on the whole, and what they cost."""

from typing import get_args

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.harp import wounds
from desktop.rules.harp.commands.health import PutWound
from desktop.rules.harp.document import Structure, Wound
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Row, new_id, words
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import SectionTitle
from desktop.ui.sheets.common.picks import AddButton
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.sheets.harp.wound_card import Options, WoundCard, WoundView
from desktop.ui.widgets.figures import integer_text, signed_text


class WoundsSection(QWidget):
    """Marked by hand; lost hit points stand above."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.add = AddButton(self.tr("Noter une blessure"))
        self.add.offer([("", self.tr("Blessure"))])
        self.severity = words()
        self.severity.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        self.penalty = Sum(subject, self.tr("Malus à toute manœuvre"))
        self.bleeding = Sum(subject, self.tr("Sang perdu par round"))
        column = QVBoxLayout()
        column.setSpacing(theme.SPACE_IN_GROUP)
        self.cards: KeyedLines[WoundCard] = KeyedLines(column, self.add)
        head = QHBoxLayout()
        head.addWidget(SectionTitle(self.tr("Blessures")))
        head.addStretch(1)
        head.addWidget(self.add)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addLayout(head)
        whole.addWidget(Row(self.severity, self.penalty, self.bleeding))
        whole.addLayout(column)
        self.add.chosen.connect(self._add)

    def refresh(self) -> bool:
        """Show the wounds as they are now; whether there are others."""
        subject, one = self._subject, self._subject.character
        level = wounds.severity(subject.tables, subject.settings, one)
        name = self.tr("Indemne") if level is None else subject.texts.render(level.name)
        self.severity.setText(name)
        self.severity.set_tone(theme.Tone.MUTED if level is None else theme.Tone.VITALITY)
        total = subject.number("penalty")
        text = "" if total is None else signed_text(total.total)
        self.penalty.show_sum(total if total is not None and total.lines else None, text)
        self.bleeding.show_sum(subject.number("bleeding") if one.bleeding else None)
        structures = self._structures()
        return self.cards.show(
            {each.id: self._view(each, structures) for each in one.wounds},
            self._make,
            WoundCard.show_view,
        )

    def _structures(self) -> Options:
        render = self._subject.texts.render
        named = tuple(
            (each, render(say(f"harp.structure.{each}"))) for each in get_args(Structure) if each
        )
        return (("", self.tr("rien de brisé")), *named)

    def _view(self, wound: Wound, structures: Options) -> WoundView:
        subject = self._subject
        now = wounds.penalty(subject.settings, wound)
        told = ""
        if now != wound.penalty:
            told = self.tr("Malus à présent : {now}").format(now=integer_text(now))
        name = wound.name or subject.texts.render(say("harp.wound"))
        return WoundView(wound, name, told, structures)

    def _make(self, view: WoundView) -> WoundCard:
        card = WoundCard(view)
        card.commandAsked.connect(self.commandAsked)
        return card

    def _add(self, _kind: str) -> None:
        self.commandAsked.emit(PutWound(Wound(id=new_id())))
