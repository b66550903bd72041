"""Selling what is owned: at the price of the table, or at another that is agreed."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.commands.gear import Sell
from desktop.rules.warhammer.money import amount
from desktop.rules.warhammer.owned import Thing, owned, worth
from desktop.ui import theme
from desktop.ui.scenes.warhammer.catalogue.coins import CoinsField
from desktop.ui.sheets.common.bits import Act, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import Heading
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.options import Mark, Option
from desktop.ui.wizard.common.searched import SearchedOptions

_DEAL = 400


class SellingPage(QWidget):
    """What is owned at the left, the bargain at the right."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._things: dict[str, Thing] = {}
        self.chosen = ""
        self.found = SearchedOptions(
            self.tr("À vendre"), self.tr("Rechercher parmi les possessions"), Mark.ONE
        )
        self.nothing = Note(self.tr("Rien à vendre."), tone=theme.Tone.MUTED)
        self.deal = QWidget()
        self.deal.setFixedWidth(theme.scaled(self, _DEAL))
        self.name = Heading(size=theme.Size.LARGE)
        self.name.setWordWrap(True)
        self.count = NumberField(self.tr("Nombre"), 1, 100_000)
        self.price = CoinsField(self.tr("Prix reçu"))
        self.told = Note(tone=theme.Tone.MUTED)
        self.do = Act(self.tr("Vendre"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        left = Qt.AlignmentFlag.AlignLeft
        for place, (name, field) in enumerate(
            ((self.tr("Nombre"), self.count), (self.tr("Prix reçu"), self.price))
        ):
            label = words(name)
            label.setBuddy(field)
            grid.addWidget(label, place, 0)
            grid.addWidget(field, place, 1, left)
        grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self.deal)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.name)
        column.addLayout(grid)
        column.addWidget(self.told)
        column.addWidget(self.do, 0, left)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setSpacing(theme.PAGE_MARGIN)
        row.addWidget(self.found, 1)
        row.addWidget(self.nothing, 1, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.deal)
        self.found.optionConsidered.connect(self._consider)
        self.found.optionChosen.connect(self._choose)
        self.count.valueCommitted.connect(self._recount)
        self.count.returnPressed.connect(self.sell)
        self.do.clicked.connect(self.sell)
        guard_wheel(self)

    def refresh(self) -> None:
        """Show what is owned now."""
        texts = self._subject.texts
        things = owned(self._subject.tables, self._subject.character)
        self._things = {f"{one.ware}:{one.id}": one for one in things}
        self.found.set_options(
            tuple(
                Option(
                    key,
                    texts.render(one.name),
                    self._held(one),
                    self._figure(one),
                )
                for key, one in self._things.items()
            )
        )
        self.found.setVisible(bool(things))
        self.nothing.setVisible(not things)
        self.deal.setVisible(bool(things))
        if things:
            kept = self.chosen if self.chosen in self._things else next(iter(self._things))
            self._show_thing(kept)

    def sell(self) -> None:
        """Take the money, and give it away."""
        thing = self._things.get(self.chosen)
        if thing is None or not self.count.flush() or not self.price.flush():
            return
        self._subject.run(
            Sell(ware=thing.ware, id=thing.id, count=self.count.value(), price=self.price.value())
        )

    def _held(self, thing: Thing) -> str:
        if thing.count == 1:
            return ""
        return self.tr("{count} en tout").format(count=integer_text(thing.count))

    def _figure(self, thing: Thing) -> str:
        price = worth(thing, thing.count)
        return "" if price is None else self._subject.texts.render(amount(price))

    def _consider(self, key: str) -> None:
        if key and key != self.chosen and self.found.list.hasFocus():
            self._show_thing(key)

    def _choose(self, key: str) -> None:
        self._show_thing(key)
        self.count.setFocus(Qt.FocusReason.OtherFocusReason)
        self.count.selectAll()

    def _show_thing(self, key: str) -> None:
        self.chosen = key
        self.found.choose(key)
        thing = self._things[key]
        self.name.setText(self._subject.texts.render(thing.name))
        self.count.set_range(1, thing.count)
        self.count.set_value(thing.count)
        self._recount()

    def _recount(self) -> None:
        price = worth(self._things[self.chosen], self.count.value())
        self.price.set_value(price or 0)
        self.told.setText(
            self.tr("Le tableau ne donne pas de prix.")
            if price is None
            else self.tr("C’est le prix du tableau : ce que donne l’acheteur est au MJ.")
        )
