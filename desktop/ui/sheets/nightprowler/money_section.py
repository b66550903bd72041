"""Money on the sheet: gains and their share, debts and habits, repairs, favours, and the price on
one's head."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.nightprowler.character import fortune
from desktop.rules.nightprowler.commands.progress import (
    Earn,
    LetDebtGrow,
    Pay,
    PayHabit,
    RepairArmour,
    RepayDebt,
    UseFavour,
)
from desktop.rules.nightprowler.document.character import Armour
from desktop.rules.nightprowler.progression import money as purse
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Row, Section, Words, empty, new_id, words
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.numbers import NumberField

_MOST = 999_999
_MOST_WEEKS = 520


class RepairRow(Row):
    """One armour that has lost protection: how much to mend, and its price."""

    asked = Signal(str, int)

    def __init__(self, armour: Armour) -> None:
        super().__init__()
        self._armour = armour
        self.points = NumberField(
            self.tr("Points de protection : {name}").format(name=armour.name), 1, armour.lost
        )
        self.points.set_value(1)
        self.price = words(tone=theme.Tone.MUTED)
        self.repair = Act(self.tr("Réparer"), self.tr("Réparer : {name}").format(name=armour.name))
        lost = self.tr("{name} : {lost} perdus").format(name=armour.name, lost=armour.lost)
        for part in (words(lost), self.points, self.price, self.repair):
            self.add(part)
        self.points.valueCommitted.connect(self._show_price)
        self.repair.clicked.connect(self._ask)
        self._show_price()

    def _show_price(self) -> None:
        armour = self._armour
        price = fortune.repair_price(armour.price, armour.repair_percent, self.points.value())
        self.price.setText(self.tr("{price} couronnes").format(price=integer_text(price)))

    def _ask(self) -> None:
        if self.points.flush():
            self.asked.emit(self._armour.id, self.points.value())


class MoneySection(Section):
    """Rows that concern nobody else are hidden."""

    #: A wanted notice is to be written.
    noticeAsked = Signal()

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.head.setText(self.tr("Argent et faveurs"))
        self._subject = subject
        self.held = words()
        self.amount = NumberField(self.tr("Couronnes"), 1, _MOST)
        self.amount.set_value(1)
        self.note = Words(self.tr("Pour quoi"))
        self.earn = Act(self.tr("Gagner"), self.tr("Gagner ces couronnes"))
        self.pay = Act(self.tr("Dépenser"), self.tr("Dépenser ces couronnes"))
        self.shared = Note(tone=theme.Tone.MUTED)
        self.weeks = NumberField(self.tr("Semaines de dépendance"), 1, _MOST_WEEKS)
        self.weeks.set_value(1)
        self.habit_price = words(tone=theme.Tone.MUTED)
        self.pay_habit = Act(self.tr("Payer la dépendance"))
        self.debt = Sum(subject, self.tr("Dette"))
        self.months = NumberField(self.tr("Mois sans rembourser"), 1, _MOST_WEEKS)
        self.months.set_value(1)
        self.grow = Act(self.tr("Laisser courir"), self.tr("Laisser courir la dette"))
        self.repaid = NumberField(self.tr("Couronnes à rembourser"), 1, _MOST)
        self.repay = Act(self.tr("Rembourser"), self.tr("Rembourser la dette"))
        self.favours = words()
        self.favour_note = Words(self.tr("Le service rendu"))
        self.use_favour = Act(self.tr("Faveur rendue"))
        self.bounty = Sum(subject, self.tr("Mise à prix"))
        self.notice = Act(self.tr("Avis de recherche…"), self.tr("Écrire un avis de recherche"))
        self._habit = Row(
            Labelled(self.tr("Semaines"), self.weeks), self.habit_price, self.pay_habit
        )
        self._debt = Row(
            self.debt,
            Labelled(self.tr("Mois"), self.months),
            self.grow,
            Labelled(self.tr("Couronnes"), self.repaid),
            self.repay,
        )
        self._favours = Row(self.favours, self.favour_note, self.use_favour)
        reminder = words(
            self.tr("à rappeler face à la milice ; aucun modificateur"), theme.Tone.MUTED
        )
        self._bounty = Row(self.bounty, reminder, self.notice)
        self._repairs: list[RepairRow] = []
        self._worn: tuple[Armour, ...] = ()
        self._column = QVBoxLayout()
        self.add(self.held, self.amount, self.note, self.earn, self.pay)
        for part in (self.shared, self._habit, self._debt):
            self.add(part)
        self.column.addLayout(self._column)
        for part in (self._favours, self._bounty):
            self.add(part)
        self._connect()

    def repairs(self) -> tuple[RepairRow, ...]:
        """One row for each armour that has lost protection."""
        return tuple(self._repairs)

    def refresh(self) -> None:
        """Show the character's money and what is due."""
        subject = self._subject
        tables, derived, character = subject.tables, subject.derived, subject.character
        self.held.setText(
            self.tr("{count} couronnes").format(count=integer_text(character.pools.couronnes))
        )
        self._show_share()
        self._habit.setVisible(purse.habit_cost(tables, derived, 1) > 0)
        self._show_habit()
        owed = purse.debt(tables, character, derived)
        self._debt.setVisible(owed.total > 0)
        self.debt.show_sum(owed)
        left, done = purse.favours(tables, character, subject.settings, derived)
        self._favours.setVisible(bool(left or done))
        self.favours.setText(
            self.tr("Faveurs : {left} à demander, {done} rendues").format(left=left, done=done)
        )
        self.use_favour.setEnabled(left > 0)
        self._bounty.setVisible(derived.bounty.total > 0)
        self.bounty.show_sum(derived.bounty)
        self._show_repairs(tuple(one for one in character.armours if one.lost > 0))

    def _connect(self) -> None:
        self.amount.valueCommitted.connect(self._show_share)
        self.earn.clicked.connect(self._earn)
        self.pay.clicked.connect(self._pay)
        self.weeks.valueCommitted.connect(self._show_habit)
        self.pay_habit.clicked.connect(self._pay_habit)
        self.grow.clicked.connect(self._grow)
        self.repay.clicked.connect(self._repay)
        self.use_favour.clicked.connect(self._use_favour)
        self.notice.clicked.connect(self.noticeAsked)

    def _show_share(self) -> None:
        subject = self._subject
        kept, owed = purse.shared(subject.tables, subject.derived, self.amount.value())
        self.shared.setVisible(purse.shared(subject.tables, subject.derived, _MOST)[1] > 0)
        self.shared.setText(
            self.tr("Compromission : d’un gain, {kept} pour lui, {owed} pour le parrain.").format(
                kept=kept, owed=owed
            )
        )

    def _show_habit(self) -> None:
        subject = self._subject
        cost = purse.habit_cost(subject.tables, subject.derived, self.weeks.value())
        self.habit_price.setText(self.tr("{price} couronnes").format(price=integer_text(cost)))

    def _show_repairs(self, worn: tuple[Armour, ...]) -> None:
        if worn == self._worn:
            return
        self._worn = worn
        empty(self._column, self._repairs)
        for armour in worn:
            line = RepairRow(armour)
            line.asked.connect(self._repair)
            self._column.addWidget(line)
            self._repairs.append(line)

    def _earn(self) -> None:
        if self.amount.flush():
            command = Earn(new_id(), self.amount.value(), self.note.taken())
            if self._subject.run(command):
                self.note.setText("")

    def _pay(self) -> None:
        if self.amount.flush():
            command = Pay(new_id(), self.amount.value(), self.note.taken())
            if self._subject.run(command):
                self.note.setText("")

    def _pay_habit(self) -> None:
        if self.weeks.flush():
            self._subject.run(PayHabit(new_id(), self.weeks.value()))

    def _grow(self) -> None:
        if self.months.flush():
            self._subject.run(LetDebtGrow(new_id(), self.months.value()))

    def _repay(self) -> None:
        if self.repaid.flush():
            self._subject.run(RepayDebt(new_id(), self.repaid.value()))

    def _repair(self, armour: str, points: int) -> None:
        self._subject.run(RepairArmour(new_id(), armour, points))

    def _use_favour(self) -> None:
        if self._subject.run(UseFavour(new_id(), self.favour_note.taken())):
            self.favour_note.setText("")
