"""How somebody bears up: standing, states of fights, and the vague hint of the secret clock."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.members import changed
from desktop.rules.message import say
from desktop.rules.pv_negatifs import below, coma
from desktop.rules.pv_negatifs.commands.health import BuyClothes, CheckClothes, Revive, SetBody
from desktop.rules.pv_negatifs.document import Standing
from desktop.rules.pv_negatifs.edits.health import MOST_ROUNDS
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Section, Tick
from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.gm_look import GmLook
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import Pick
from desktop.ui.sheets.pv_negatifs.causes import CauseChoice
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.numbers import NumberField


class StateSection(Section):
    """Each tick and number is stored as the whole state, changed."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("État"), parent)
        self._subject = subject
        self.standing = Pick(self.tr("État du blessé"))
        self.stabilised = Tick(self.tr("stabilisé"))
        self.conditions = {id: Tick(name) for id, name in subject.titles(subject.tables.states)}
        self.margin = InlineNumber(self.tr("Marge d’échec contre la confusion"), 0, MOST_ROUNDS)
        self.hint = Note(tone=theme.Tone.WARNING)
        self.look = GmLook(self.tr("Regarder le décompte (MJ)"), self.tr("Cacher le décompte (MJ)"))
        self.secret = Note(tone=theme.Tone.ACCENT)
        self.secret.hide()
        self.clothes = Note(tone=theme.Tone.MUTED)
        self.cause = CauseChoice(self.tr("Ce qui a mené dans les négatifs"))
        self._cause = Labelled(self.tr("à cause de"), self.cause)
        self.ruin = Sum(subject, self.tr("perdus (%)"))
        self.check_clothes = Act(self.tr("Jet pour les vêtements…"))
        self.buy_clothes = Act(self.tr("Racheter des vêtements"))
        self.shock = Sum(subject, self.tr("System Shock (%)"))
        self.back = NumberField(self.tr("Points de vie au retour"), 1, 1)
        self._back = Labelled(self.tr("revient avec (PV)"), self.back)
        self.revive = Act(self.tr("Ramener à la vie…"))
        self.asking = Asking(subject)
        self.add(Labelled(self.tr("Le blessé est"), self.standing), self.stabilised)
        self.add(self.hint)
        self.add(self.look)
        self.add(self.secret)
        self.add(
            *self.conditions.values(),
            Labelled(self.tr("Confus, marge d’échec"), self.margin),
        )
        self.add(self.clothes, self._cause, self.ruin, self.check_clothes, self.buy_clothes)
        self.add(self.shock, self._back, self.revive)
        self.add(self.asking)
        self.look.looked.connect(self._show_secret)
        self.standing.picked.connect(self._stand)
        self.stabilised.toggled.connect(self._set)
        for tick in self.conditions.values():
            tick.toggled.connect(self._set)
        self.margin.valueCommitted.connect(self._set)
        self.cause.currentIndexChanged.connect(self._show_clothes)
        self.check_clothes.clicked.connect(self._roll_clothes)
        self.buy_clothes.clicked.connect(self._buy)
        self.revive.clicked.connect(self._revive)

    def refresh(self) -> None:
        """Show what holds now."""
        subject, one = self._subject, self._subject.character
        body, render = one.body, subject.texts.render
        options = [(each.value, render(say(f"pv.standing.{each.value}"))) for each in Standing]
        self.standing.show_value(options, body.standing.value)
        ticks = [(self.stabilised, body.stabilised)]
        ticks += [(tick, id in body.conditions) for id, tick in self.conditions.items()]
        for tick, on in ticks:
            blocked = tick.blockSignals(True)
            tick.setChecked(on)
            tick.blockSignals(blocked)
        self.margin.set_value(body.margin)
        hint = coma.hint(body.countdown, body.standing)
        self.hint.setVisible(hint is not None)
        if hint is not None:
            told = self.tr("Le blessé pense avoir : {hint}.")
            self.hint.setText(told.format(hint=render(hint)))
        self.look.setVisible(body.countdown is not None)
        self._show_secret()
        self._show_clothes()
        self.shock.show_sum(subject.number("shock") if one.dead else None)
        self.back.set_range(1, one.most)
        self._back.setVisible(one.dead)
        self.revive.setVisible(one.dead)
        self.asking.panel.refresh()

    def _show_clothes(self) -> None:
        """Poison and water spare clothes, and leave nothing to roll."""
        one = self._subject.character
        ruined = one.body.clothes
        self.clothes.setText(self.tr("Vêtements perdus") if ruined else self.tr("Vêtements saufs"))
        self.clothes.setVisible(ruined or one.negatives > 0)
        at_risk = one.negatives > 0 and not ruined
        chance = below.clothes_chance(one.hp, self.cause.cause())
        self._cause.setVisible(at_risk)
        self.ruin.show_sum(chance if at_risk else None)
        self.check_clothes.setVisible(at_risk)
        self.check_clothes.setEnabled(chance.total > 0)
        self.buy_clothes.setVisible(ruined)

    def _show_secret(self) -> None:
        """The figure is nowhere, not even in a label that is hidden, unless the GM looks."""
        total = self._subject.number("countdown") if self.look.isChecked() else None
        self.secret.setVisible(total is not None)
        text = ""
        if total is not None:
            what = self._subject.texts.render(total.lines[0].label)
            text = f"{integer_text(total.total)} {what}"
        self.secret.setText(text)

    def _stand(self, value: str) -> None:
        body = changed(self._subject.character.body, standing=Standing(value))
        self.commandAsked.emit(SetBody(body))

    def _set(self) -> None:
        conditions = tuple(id for id, tick in self.conditions.items() if tick.isChecked())
        body = changed(
            self._subject.character.body,
            stabilised=self.stabilised.isChecked(),
            conditions=conditions,
            margin=self.margin.value(),
        )
        self.commandAsked.emit(SetBody(body))

    def _roll_clothes(self) -> None:
        self.asking.ask(self.tr("Vêtements"), CheckClothes(cause=self.cause.cause()))

    def _buy(self) -> None:
        self.commandAsked.emit(BuyClothes())

    def _revive(self) -> None:
        if self.back.flush():
            self.asking.ask(self.tr("Retour à la vie"), Revive(hp=self.back.value()))
