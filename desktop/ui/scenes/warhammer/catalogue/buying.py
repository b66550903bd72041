"""Buying: the price list searched, and what one thing of it costs, how many and of which quality.

The price is that of the table until somebody types another; it is paid from the purse.
"""

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.catalogue import Offer, leg_of, most_of, offers, price_of
from desktop.rules.warhammer.commands.gear import Buy, Pay, Quality
from desktop.rules.warhammer.edits.money import MOST_BOUGHT
from desktop.rules.warhammer.money import amount, legs, paid
from desktop.rules.warhammer.wares import described, priced
from desktop.ui import theme
from desktop.ui.scenes.warhammer.catalogue.coins import CoinsField
from desktop.ui.sheets.common.bits import Act, Choose, Tick, new_id, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.labels import Heading
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.options import Mark, Option
from desktop.ui.wizard.common.searched import SearchedOptions

_EVERYTHING = "*"
_NORMAL: Quality = "normale"
_DEAL = 400


class BuyingPage(QWidget):
    """The list at the left, the bargain at the right."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        texts, tables = subject.texts, subject.tables
        self._offers = {f"{one.ware}:{one.row}": one for one in offers(tables)}
        groups = dict.fromkeys(texts.render(one.group) for one in self._offers.values())
        self.group = Choose(self.tr("Rayon"))
        self.group.offer(((_EVERYTHING, self.tr("Tout")), *((one, one) for one in groups)))
        self.found = SearchedOptions(
            self.tr("À acheter"), self.tr("Rechercher dans le catalogue"), Mark.ONE
        )
        self.found.head.addWidget(self.group)
        self._options = {
            key: Option(
                key,
                texts.render(one.name),
                texts.render(described(tables, one)),
                texts.render(priced(one)),
            )
            for key, one in self._offers.items()
        }
        self.chosen = ""
        self._own_price = False
        self.deal = self._deal()
        row = QHBoxLayout(self)
        row.setSpacing(theme.PAGE_MARGIN)
        row.addWidget(self.found, 1)
        row.addWidget(self.deal)
        self.group.currentIndexChanged.connect(self._list)
        self.found.optionConsidered.connect(self._consider)
        self.found.optionChosen.connect(self._choose)
        self.count.valueCommitted.connect(self._recount)
        self.count.returnPressed.connect(self.buy)
        self.quality.currentIndexChanged.connect(self._show_total)
        self.bolts.toggled.connect(self._recount)
        self.price.valueCommitted.connect(self._name_price)
        self.do.clicked.connect(self.buy)
        guard_wheel(self)
        self._list()
        self._show_offer(next(iter(self._offers)))

    def refresh(self) -> None:
        """Show what the purse can pay now."""
        self._show_total()

    def buy(self) -> None:
        """Pay, and take it."""
        if not self.count.flush() or not self.price.flush():
            return
        offer, count = self._offers[self.chosen], self._counted()
        price = self.price.value() if self._own_price else None
        if leg_of(offer) is not None:
            name = self._subject.texts.render(offer.name)
            what = self.tr("{name}, {kilometres} km").format(
                name=name, kilometres=self.count.value()
            )
            done = self._subject.run(Pay(self.price.value(), what))
        else:
            done = self._subject.run(
                Buy(
                    id=new_id(),
                    ware=offer.ware,
                    row=offer.row,
                    count=count,
                    quality=self._quality(),
                    version=max(0, self.version.currentIndex()),
                    bolts=self.bolts.isChecked() and not self.bolts.isHidden(),
                    price=price,
                )
            )
        if done:
            self._show_offer(self.chosen)

    def _deal(self) -> QWidget:
        deal = QWidget()
        deal.setFixedWidth(theme.scaled(self, _DEAL))
        self.name = Heading(size=theme.Size.LARGE)
        self.name.setWordWrap(True)
        self.detail = Note(tone=theme.Tone.MUTED)
        self.listed = words()
        self.count = NumberField(self.tr("Nombre"), 1, 1000)
        self.quality = Choose(self.tr("Qualité"))
        tables = self._subject.tables
        self.quality.offer([(one.id, one.name) for one in tables.qualities])
        self.version = Choose(self.tr("Version"))
        self.bolts = Tick(self.tr("pour arbalètes (carreaux)"))
        self.price = CoinsField(self.tr("Prix payé"))
        self.total = Note()
        self.do = Act(self.tr("Acheter"))
        self._labels = {
            "count": words(self.tr("Nombre")),
            "quality": words(self.tr("Qualité")),
            "version": words(self.tr("Version")),
            "price": words(self.tr("Prix payé")),
        }
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        fields = (self.count, self.quality, self.version, self.price)
        left = Qt.AlignmentFlag.AlignLeft
        for place, (label, field) in enumerate(zip(self._labels.values(), fields, strict=True)):
            label.setBuddy(field)
            grid.addWidget(label, place, 0)
            grid.addWidget(field, place, 1, left)
        grid.addWidget(self.bolts, len(fields), 1, left)
        grid.setColumnStretch(1, 1)
        column = QVBoxLayout(deal)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        for part in (self.name, self.detail, self.listed):
            column.addWidget(part)
        column.addLayout(grid)
        column.addWidget(self.total)
        column.addWidget(self.do, 0, left)
        column.addStretch(1)
        return deal

    def _list(self) -> None:
        texts, group = self._subject.texts, self.group.value()
        self.found.set_options(
            tuple(
                option
                for key, option in self._options.items()
                if group in (_EVERYTHING, texts.render(self._offers[key].group))
            )
        )
        self.found.choose(self.chosen)

    def _consider(self, key: str) -> None:
        if key and key != self.chosen and self.found.list.hasFocus():
            self._show_offer(key)

    def _choose(self, key: str) -> None:
        self._show_offer(key)
        self.count.setFocus(Qt.FocusReason.OtherFocusReason)
        self.count.selectAll()

    def _show_offer(self, key: str) -> None:
        self.chosen = key
        self.found.choose(key)
        offer = self._offers[key]
        option = self._options[key]
        self.name.setText(option.title)
        self.detail.setText(option.detail)
        self.listed.setText(self.tr("Prix du tableau : {price}").format(price=option.figure))
        leg = leg_of(offer)
        self._labels["count"].setText(self.tr("Nombre") if leg is None else self.tr("Kilomètres"))
        self.count.setAccessibleName(self._labels["count"].text())
        self.count.set_range(1, MOST_BOUGHT[offer.ware])
        self.count.set_value(leg or offer.lot)
        has_quality = offer.ware != "goods"
        self._show_row("quality", self.quality, has_quality)
        self.quality.show_value(_NORMAL)
        versions = self._versions(offer)
        self.version.offer([(str(place), name) for place, name in enumerate(versions)])
        self.version.setCurrentIndex(0 if versions else -1)
        self._show_row("version", self.version, bool(versions))
        self.bolts.setVisible(offer.bolt is not None)
        self.bolts.setChecked(False)
        self._own_price = False
        self._recount()

    def _show_row(self, name: str, field: QWidget, shown: bool) -> None:
        self._labels[name].setVisible(shown)
        field.setVisible(shown)

    def _versions(self, offer: Offer) -> tuple[str, ...]:
        tables = self._subject.tables
        if offer.ware != "weapon" or offer.row not in tables.melee:
            return ()
        return tuple(
            ", ".join(tables.attributes.get(one).name for one in version)
            for version in tables.melee.get(offer.row).versions
        )

    def _quality(self) -> Quality:
        return cast("Quality", self.quality.value() or _NORMAL)

    def _counted(self) -> int:
        """How many of the offer: things, or legs of a journey."""
        leg = leg_of(self._offers[self.chosen])
        count = self.count.value()
        return count if leg is None else legs(count, leg)

    def _listed(self) -> int | None:
        bolts = self.bolts.isChecked() and not self.bolts.isHidden()
        return price_of(self._offers[self.chosen], self._counted(), bolts=bolts)

    def _recount(self) -> None:
        """Another number: the price follows, unless somebody named one."""
        listed = self._listed()
        if not self._own_price:
            self.price.set_value(listed or 0)
        self._show_total()

    def _name_price(self, sous: int) -> None:
        self._own_price = sous != self._listed()
        self._show_total()

    def _show_total(self) -> None:
        subject, texts = self._subject, self._subject.texts
        offer, price = self._offers[self.chosen], self.price.value()
        left = paid(subject.settings, subject.character.purse, price)
        lines: list[str] = []
        if offer.price is None and not self._own_price:
            lines.append(self.tr("Le tableau ne donne pas de prix : le MJ le fixe."))
        most = most_of(offer, self._counted())
        if most is not None:
            lines.append(self.tr("Jusqu’à {most}.").format(most=texts.render(amount(most))))
        if self._own_price:
            lines.append(self.tr("Ce n’est pas le prix du tableau."))
        if left is None:
            lacking = amount(price - subject.character.purse.sous)
            lines.append(self.tr("Il manque {amount}.").format(amount=texts.render(lacking)))
        else:
            lines.append(
                self.tr("Il restera {amount}.").format(amount=texts.render(amount(left.sous)))
            )
        if not offer.carried:
            lines.append(self.tr("Un service : rien n’entre dans l’équipement."))
        self.total.setText(" ".join(lines))
        self.total.set_tone(theme.Tone.WARNING if left is None else theme.Tone.INK)
        nameless = offer.price is None and not self._own_price
        self.do.setEnabled(left is not None and not nameless)
