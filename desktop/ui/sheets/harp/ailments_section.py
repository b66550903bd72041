"""Diseases and poisons as running conditions, caught by a cascade or noted by the GM."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.harp import diseases
from desktop.rules.harp.commands.health import Catch, PutAilment
from desktop.rules.harp.document import Ailment
from desktop.rules.harp.edits.chance import MOST_TARGET
from desktop.rules.harp.sheet.words import ailment_clocks, ailment_words, substances
from desktop.rules.message import say
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Section, Words, new_id
from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.free_entry import OWN
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.harp.ailment_card import PARTS, AilmentCard, AilmentView
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.numbers import NumberField


class AilmentsSection(Section):
    """What can strike above, what runs below."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Maladies et poisons"), parent)
        self._subject = subject
        tables = subject.tables
        self.which = Choose(self.tr("Maladie ou poison"))
        known = subject.titles((*tables.diseases, *tables.cascades))
        self.which.offer([*known, (OWN, self.tr("Autre mal…"))])
        self.which.show_value(known[0][0])
        self.name = Words(self.tr("Nom du mal"), wide=160)
        self.target = NumberField(self.tr("Nombre Cible du sort"), 0, MOST_TARGET)
        self.target.set_help(self.tr("0 : celui de la cascade."))
        self.resist = Act(self.tr("Jet de Résistance…"))
        self.note = Act(self.tr("Noter sans jet"))
        self.asking = Asking(subject)
        self._target = Labelled(self.tr("NC"), self.target)
        column = QVBoxLayout()
        column.setSpacing(theme.SPACE_IN_GROUP)
        self.cards: KeyedLines[AilmentCard] = KeyedLines(column)
        self.add(self.which, self.name, self._target, self.resist, self.note)
        self.add(self.asking)
        self.column.addLayout(column)
        self.which.activated.connect(self._show_ways)
        self.resist.clicked.connect(self._catch)
        self.note.clicked.connect(self._note)

    def refresh(self) -> bool:
        """Show what runs; whether the cards are others."""
        one = self._subject.character
        self.resist.setEnabled(not one.dead)
        self._show_ways()
        self.asking.panel.refresh()
        return self.cards.show(
            {each.id: self._view(each) for each in one.ailments}, self._make, AilmentCard.show_view
        )

    def _show_ways(self) -> None:
        """Only a cascade is resisted; what has a name of its own is written."""
        which = self.which.value()
        levels = diseases.levels_of(self._subject.tables, which)
        self.name.setVisible(which == OWN)
        self._target.setVisible(bool(levels))
        self.resist.setVisible(bool(levels))

    def _view(self, ailment: Ailment) -> AilmentView:
        subject = self._subject
        tables, render = subject.tables, subject.texts.render
        levels = [
            (one.id, render(say(f"harp.level.{ailment.disease}.{one.id}")))
            for one in diseases.levels_of(tables, ailment.disease)
            if one.id != diseases.NONE
        ]
        weight = subject.number(f"ailment:{ailment.id}")
        return AilmentView(
            ailment=ailment,
            title=render(ailment_words(tables, ailment)),
            told=render(ailment_clocks(tables, ailment)),
            weight=weight if weight is not None and weight.lines else None,
            levels=tuple(levels),
            fields=frozenset(self._fields(ailment)),
            substances=render(substances(tables, ailment)),
        )

    def _fields(self, ailment: Ailment) -> set[str]:
        """What this ailment may have, and what it has."""
        tables = self._subject.tables
        level, disease = diseases.level_of(tables, ailment), diseases.disease_of(tables, ailment)
        shown = {"days", "day"}
        kept = ("fever", "deaf", "coma_in", "coma_days", "rounds", "limbs", "coma")
        shown |= {key for key in kept if getattr(ailment, key)}
        if ailment.rounds is not None:
            shown.add("rounds")
        if level is not None:
            shown |= {"fever", "hour"} if level.fever is not None else set()
            shown |= {"deaf", "hour"} if level.deaf_hours else set()
            shown |= {"coma_in"} if level.coma_die else set()
            shown |= {"coma", "coma_days"} if level.coma else set()
            shown |= {"target"} if level.daily else set()
            shown |= {"limbs"} if level.limb_percent else set()
            shown |= {"rounds"} if level.death_die else set()
            shown |= {"resting"} if level.resting is not None else set()
        if disease is not None:
            shown |= {"near", "substance"} if disease.near else set()
            shown |= {"on_bonus"} if disease.scores else set()
            shown |= {"hour"} if disease.fit_percent else set()
            shown |= set(PARTS) if disease.part_die else set()
        return shown

    def _make(self, view: AilmentView) -> AilmentCard:
        card = AilmentCard(self._subject, view)
        card.commandAsked.connect(self.commandAsked)
        card.diceAsked.connect(self._ask)
        return card

    def _ask(self, title: str, command: Struct) -> None:
        self.asking.ask(title, command)

    def _catch(self) -> None:
        if self.target.flush():
            which = self.which.value()
            command = Catch(id=new_id(), disease=which, target=self.target.value())
            self.asking.ask(self.which.currentText(), command)

    def _note(self) -> None:
        which = self.which.value()
        levels = diseases.levels_of(self._subject.tables, which)
        level = levels[0].id if levels else ""
        if which == OWN:
            made = Ailment(id=new_id(), name=self.name.taken())
        else:
            made = Ailment(id=new_id(), disease=which, level=level)
        self.commandAsked.emit(PutAilment(made))
