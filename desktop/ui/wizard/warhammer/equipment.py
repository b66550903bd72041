"""The step equipment (IV, VII): 2d10 pistoles and what they buy, worn or held."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.rules.system import Struct
from desktop.rules.warhammer.catalogue import Offer, offers
from desktop.rules.warhammer.commands.gear import (
    Buy,
    Hold,
    RemoveAmmunition,
    RemoveItem,
    RemovePiece,
    RemoveWeapon,
    Sell,
    SetPurse,
    Wear,
)
from desktop.rules.warhammer.creation import DIE, starting_money
from desktop.rules.warhammer.document import Hand
from desktop.rules.warhammer.money import amount
from desktop.rules.warhammer.owned import Thing, owned, worth
from desktop.rules.warhammer.wares import described, priced
from desktop.ui import theme
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.labels import ElidedLabel, Heading, PlainLabel
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.options import Mark, Option
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.common.rows import swap_rows
from desktop.ui.wizard.common.searched import SearchedOptions
from desktop.ui.wizard.warhammer.making import Making

_WORN, _CARRIED = "worn", "carried"
_USE, _LIST = 112, 190


class EquipmentPage(Page[Making]):
    """What is for sale at the left; the purse and what is owned at the right."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "equipment")
        self.set_head(
            self.tr("Équipement"),
            self.tr(
                "2d10 pistoles pour commencer. Entrée ou un clic achète et paie ; rendre rembourse "
                "le prix du tableau."
            ),
        )
        self._offers = {_key(one): one for one in offers(making.tables)}
        self.found = SearchedOptions(
            self.tr("À acheter"), self.tr("Rechercher dans le catalogue"), Mark.MORE
        )
        self.found.set_options(tuple(self._option(one) for one in self._offers.values()))
        self.found.setMinimumWidth(theme.scaled(self, _LIST))
        self.dice = DieField(self.tr("Argent de départ en pistoles"), DIE, count=2)
        self.purse = PlainLabel()
        self.purse.setFont(theme.bold(theme.tabular(theme.serif(theme.Size.LARGE))))
        self.owned = _Owned(making, self.found.list)
        money = QHBoxLayout()
        money.setSpacing(theme.SPACE_IN_GROUP)
        money.addWidget(PlainLabel(self.tr("Départ")))
        money.addWidget(self.dice)
        money.addWidget(PlainLabel(self.tr("Bourse")))
        money.addWidget(self.purse, 1)
        right = QVBoxLayout()
        right.setSpacing(theme.SPACE_IN_GROUP)
        right.addLayout(money)
        right.addWidget(Heading(self.tr("Possédé"), size=theme.Size.LARGE))
        right.addWidget(self.owned, 1)
        columns = QHBoxLayout()
        columns.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        columns.addWidget(self.found, 1)
        columns.addLayout(right, 1)
        self.content.addLayout(columns, 1)
        self.dice.dieEntered.connect(self._start_with)
        self.dice.rollAsked.connect(self._roll)
        self.found.optionConsidered.connect(self._consider)
        self.found.optionChosen.connect(self._buy)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.dice

    def refresh(self) -> None:
        super().refresh()
        self.purse.setText(self.making.texts.render(amount(self.making.character.purse.sous)))
        self.owned.refresh()
        guard_wheel(self.owned)

    def _option(self, offer: Offer) -> Option:
        texts = self.making.texts
        return Option(
            _key(offer),
            texts.render(offer.name),
            texts.render(described(self.making.tables, offer)),
            texts.render(priced(offer)),
        )

    def _command(self, key: str) -> Buy:
        offer = self._offers[key]
        return Buy(id=self.making.new_id(), ware=offer.ware, row=offer.row, count=offer.lot)

    def _consider(self, key: str) -> None:
        self.making.consider(self._command(key) if key else None)

    def _buy(self, key: str) -> None:
        self.making.run(self._command(key))

    def _start_with(self, pistoles: int) -> None:
        """The first money, less what was bought with it already."""
        things = owned(self.making.tables, self.making.character)
        spent = sum(worth(one, one.count) or 0 for one in things)
        self.making.run(SetPurse(starting_money(0, pistoles).sous - spent))

    def _roll(self) -> None:
        pistoles = self.making.two(DIE)
        self.dice.set_value(pistoles)
        self._start_with(pistoles)


def _key(offer: Offer) -> str:
    return f"{offer.ware}:{offer.row}"


class _Owned(QScrollArea):
    """What is owned, each with how it is used and a button to give it back."""

    def __init__(self, making: Making, fallback: QWidget) -> None:
        super().__init__()
        self._making = making
        self._fallback = fallback
        self._rows: list[OwnedRow] = []
        page = QWidget()
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(0, 0, theme.SPACE_IN_GROUP, 0)
        self._column.setSpacing(theme.GRID)
        self._nothing = PlainLabel(self.tr("Rien encore."), tone=theme.Tone.MUTED)
        self._column.addWidget(self._nothing)
        self._column.addStretch(1)
        self.setWidget(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def rows(self) -> tuple["OwnedRow", ...]:
        """A row for each thing."""
        return tuple(self._rows)

    def refresh(self) -> None:
        """Show what the character owns."""
        things = owned(self._making.tables, self._making.character)
        if [row.thing for row in self._rows] != list(things):
            old, self._rows = self._rows, [OwnedRow(self._making, one) for one in things]
            for row in self._rows:
                row.used.connect(self._use)
                row.returned.connect(self._give_back)
            swap_rows(self._column, old, self._rows, self._fallback)
        for row in self._rows:
            row.show_use(self._use_of(row.thing))
        self._nothing.setVisible(not things)
        page = self.widget()
        if page is not None:
            # There is no way to scroll sideways: as wide as the rows.
            self.setMinimumWidth(page.minimumSizeHint().width())

    def _use_of(self, thing: Thing) -> str:
        character = self._making.character
        if thing.ware == "weapon":
            return next(one.hand.value for one in character.weapons if one.id == thing.id)
        if thing.ware == "piece":
            worn = any(one.worn for one in character.armour if one.id == thing.id)
            return _WORN if worn else _CARRIED
        return ""

    def _use(self, id: str, use: str) -> None:
        if use in (_WORN, _CARRIED):
            done = self._making.run(Wear(id, use == _WORN))
        else:
            done = self._making.run(Hold(id, Hand(use)))
        if not done:
            self.refresh()

    def _give_back(self, ware: str, id: str) -> None:
        thing = next(
            row.thing for row in self._rows if (row.thing.ware, row.thing.id) == (ware, id)
        )
        self._making.run(self._return(thing))

    def _return(self, thing: Thing) -> Struct:
        """What gives a thing back: its price returns where the table has one."""
        if worth(thing, thing.count) is not None:
            return Sell(ware=thing.ware, id=thing.id, count=thing.count)
        match thing.ware:
            case "weapon":
                return RemoveWeapon(thing.id)
            case "piece":
                return RemovePiece(thing.id)
            case "ammunition":
                return RemoveAmmunition(thing.id)
            case "goods":
                return RemoveItem(thing.id)


class OwnedRow(QWidget):
    """One thing that is owned."""

    #: It is to be used so: its id and the use.
    used = Signal(str, str)
    #: It is given back: its ware and its id.
    returned = Signal(str, str)

    def __init__(self, making: Making, thing: Thing) -> None:
        super().__init__()
        self.thing = thing
        texts = making.texts
        name = texts.render(thing.name)
        if thing.count > 1:
            name = self.tr("{count} × {name}").format(count=thing.count, name=name)
        price = worth(thing, thing.count)
        figure = PlainLabel("" if price is None else texts.render(amount(price)))
        figure.setFont(theme.tabular(figure.font()))
        self._entries: tuple[tuple[str, str], ...] = ()
        if thing.ware == "weapon":
            self._entries = (
                (Hand.NONE.value, self.tr("rangée")),
                (Hand.RIGHT.value, self.tr("main droite")),
                (Hand.LEFT.value, self.tr("main gauche")),
                (Hand.BOTH.value, self.tr("deux mains")),
            )
        elif thing.ware == "piece":
            self._entries = ((_CARRIED, self.tr("rangée")), (_WORN, self.tr("portée")))
        self.use = Picker(self.tr("{name} : tenue").format(name=name))
        self.use.setMinimumContentsLength(9)
        self.use.setMaximumWidth(theme.scaled(self, _USE))
        self.give_back = QPushButton(self.tr("Rendre"))
        self.give_back.setAccessibleName(self.tr("Rendre : {name}").format(name=name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(ElidedLabel(name), 1)
        row.addWidget(figure)
        row.addWidget(self.use)
        row.addWidget(self.give_back)
        self.use.setVisible(bool(self._entries))
        self.use.valueChosen.connect(self._use)
        self.give_back.clicked.connect(self._return)

    def show_use(self, use: str) -> None:
        """Show how the thing is used."""
        self.use.set_entries(self._entries, use)

    def _use(self, use: str) -> None:
        self.used.emit(self.thing.id, use)

    def _return(self) -> None:
        self.returned.emit(self.thing.ware, self.thing.id)
