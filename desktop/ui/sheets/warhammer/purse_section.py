"""Money: couronnes, pistoles and sous of one purse, liards beside, what comes in and goes out."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.warhammer.commands.gear import Earn, Pay, SetPurse
from desktop.rules.warhammer.money import CO, PA, coins
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Section, Words
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.numbers import NumberField

_MOST = 99_999


class PurseSection(Section):
    """Each coin is written in place; the purse is one sum, so that small coins change into large
    ones by themselves."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Bourse"), parent)
        self._subject = subject
        self.co = InlineNumber(self.tr("Couronnes"), 0, _MOST)
        self.pa = InlineNumber(self.tr("Pistoles"), 0, _MOST)
        self.s = InlineNumber(self.tr("Sous"), 0, _MOST)
        self.liards = InlineNumber(self.tr("Liards"), 0, _MOST)
        self.worth = Note(tone=theme.Tone.MUTED)
        self.moved_co = NumberField(self.tr("Couronnes à payer ou à encaisser"), 0, _MOST)
        self.moved_pa = NumberField(self.tr("Pistoles à payer ou à encaisser"), 0, _MOST)
        self.moved_s = NumberField(self.tr("Sous à payer ou à encaisser"), 0, _MOST)
        self.what = Words(self.tr("Pour quoi"))
        self.pay = Act(self.tr("Payer"))
        self.earn = Act(self.tr("Encaisser"))
        self.add(
            Labelled(self.tr("Couronnes"), self.co),
            Labelled(self.tr("Pistoles"), self.pa),
            Labelled(self.tr("Sous"), self.s),
            Labelled(self.tr("Liards"), self.liards),
        )
        self.add(self.worth)
        self.add(
            Labelled(self.tr("co"), self.moved_co),
            Labelled(self.tr("pa"), self.moved_pa),
            Labelled(self.tr("s"), self.moved_s),
            self.what,
            self.pay,
            self.earn,
        )
        for field in (self.co, self.pa, self.s, self.liards):
            field.valueCommitted.connect(self._set)
        self.pay.clicked.connect(self._pay)
        self.earn.clicked.connect(self._earn)

    def refresh(self) -> None:
        """Show what the purse holds now."""
        purse = self._subject.character.purse
        held = coins(purse.sous)
        self.co.set_value(held.co)
        self.pa.set_value(held.pa)
        self.s.set_value(held.s)
        self.liards.set_value(purse.liards)
        told = self.tr("En tout {sous} sous ; 1 couronne vaut {pa} pistoles, 1 pistole {s} sous.")
        self.worth.setText(
            told.format(sous=integer_text(purse.sous), pa=CO // PA, s=PA) + " " + self._liards()
        )

    def _liards(self) -> str:
        rate = self._subject.settings.options.liards_to_sou
        if not rate:
            return self.tr("Les liards n’ont pas de cours tant que le MJ n’en dit pas.")
        return self.tr("{rate} liards valent un sou.").format(rate=rate)

    def _set(self) -> None:
        sous = self.co.value() * CO + self.pa.value() * PA + self.s.value()
        self.commandAsked.emit(SetPurse(sous, self.liards.value()))

    def _moved(self) -> int | None:
        """What is to be moved, in sous; None while it cannot be read or is nothing."""
        fields = (self.moved_co, self.moved_pa, self.moved_s)
        if not all([field.flush() for field in fields]):
            return None
        co, pa, s = (field.value() for field in fields)
        return co * CO + pa * PA + s or None

    def _pay(self) -> None:
        if (sous := self._moved()) and self._subject.run(Pay(sous, self.what.taken())):
            self._clear()

    def _earn(self) -> None:
        if (sous := self._moved()) and self._subject.run(Earn(sous, 0, self.what.taken())):
            self._clear()

    def _clear(self) -> None:
        self.what.setText("")
        for field in (self.moved_co, self.moved_pa, self.moved_s):
            field.set_value(0)
