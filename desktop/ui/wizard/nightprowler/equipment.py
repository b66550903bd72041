"""The step equipment: bought from the campaign's lists against the capital, or entered freely."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.nightprowler.creation.steps import cost
from desktop.rules.nightprowler.edits.apply import RemoveArmour, RemoveItem, RemoveWeapon, SetShield
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import ElidedLabel, Heading, PlainLabel
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.options import Mark, Option
from desktop.ui.wizard.common.rows import swap_rows
from desktop.ui.wizard.common.searched import SearchedOptions
from desktop.ui.wizard.nightprowler.catalogue import (
    ARMOUR,
    GEAR,
    SHIELD,
    WEAPON,
    Offer,
    offers,
    purchase,
)
from desktop.ui.wizard.nightprowler.freeentry import FreeEntry
from desktop.ui.wizard.nightprowler.making import Making
from desktop.ui.wizard.nightprowler.page import Page


class EquipmentPage(Page):
    """What is for sale at the left, what is carried at the right, free entries below."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "equipment")
        self.set_head(
            self.tr("Équipement"),
            self.tr(
                "Entrée ou un clic achète. Les prix sont en couronnes (valeurs de Cassure) et se "
                "paient sur le capital."
            ),
        )
        tables, settings = making.system.tables, making.settings
        self._offers = {offer.key: offer for offer in offers(tables, settings)}
        self.found = SearchedOptions(
            self.tr("À acheter"), self.tr("Rechercher dans les listes"), Mark.MORE
        )
        self.search, self.list = self.found.search, self.found.list
        self.found.optionConsidered.connect(self._consider)
        self.found.optionChosen.connect(self._buy)
        self.capital = ExplainedValue(self.tr("Capital"))
        self.spent = PlainLabel()
        self.owned = _Owned(making, self.list)
        self.entry = FreeEntry(making)
        money = QHBoxLayout()
        money.setSpacing(theme.SPACE_IN_GROUP)
        money.addWidget(PlainLabel(self.tr("Capital")))
        money.addWidget(self.capital)
        money.addWidget(self.spent, 1)
        right = QVBoxLayout()
        right.addLayout(money)
        right.addWidget(Heading(self.tr("Possédé"), size=theme.Size.LARGE))
        right.addWidget(self.owned, 1)
        columns = QHBoxLayout()
        columns.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        columns.addWidget(self.found, 1)
        columns.addLayout(right, 1)
        self.content.addLayout(columns, 1)
        self.content.addWidget(self.entry)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.list

    def refresh(self) -> None:
        super().refresh()
        making = self.making
        capital = making.derived.capital
        paid = cost(making.system.tables, making.character, making.settings)
        left = capital.total - paid
        self.capital.set_view(explained(making.texts, self.tr("Capital"), capital))
        word = (
            self.tr("payé {paid}, reste {left}")
            if left >= 0
            else self.tr("payé {paid}, dépassé de {over}")
        )
        self.spent.setText(
            word.format(paid=integer_text(paid), left=integer_text(left), over=integer_text(-left))
        )
        self.spent.set_tone(theme.Tone.INK if left >= 0 else theme.Tone.WARNING)
        self.owned.refresh()
        self.found.set_options(tuple(self._option(offer) for offer in self._offers.values()))

    def _option(self, offer: Offer) -> Option:
        shield = self.making.character.shield
        return Option(
            offer.key,
            offer.name,
            self._detail(offer),
            integer_text(offer.price),
            chosen=offer.kind == SHIELD and offer.id == shield,
        )

    def _detail(self, offer: Offer) -> str:
        tables, settings = self.making.system.tables, self.making.settings
        match offer.kind:
            case "weapon":
                weapon = settings.weapon(offer.id)
                family = self.tr("à mains nues")
                if weapon.family:
                    family = tables.weapon_family(weapon.family).name
                return self.tr("Arme · {family} · allonge {allonge}").format(
                    family=family, allonge=weapon.allonge
                )
            case "armour":
                armour = tables.armour(offer.id)
                return self.tr("Armure · protection {cut}, contondant {blunt}").format(
                    cut=armour.protection, blunt=armour.protection_blunt
                )
            case "shield":
                return self.tr("Bouclier")
            case _:
                return self.tr("Objet")

    def _command(self, key: str) -> Struct:
        offer = self._offers[key]
        if offer.kind == SHIELD and offer.id == self.making.character.shield:
            return SetShield("")
        making = self.making
        return purchase(making.system.tables, making.settings, offer, making.new_id())

    def _consider(self, key: str) -> None:
        self.making.consider(self._command(key) if key else None)

    def _buy(self, key: str) -> None:
        self.making.run(self._command(key))


class _Owned(QScrollArea):
    """What is carried, each with its price and a button to give it back."""

    def __init__(self, making: Making, fallback: QWidget) -> None:
        super().__init__()
        self._making = making
        self._fallback = fallback
        self._shown: list[tuple[str, str, str, int]] = []
        self._rows: list[_OwnedRow] = []
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

    def rows(self) -> tuple["_OwnedRow", ...]:
        """A row for each thing."""
        return tuple(self._rows)

    def refresh(self) -> None:
        """Show what the character carries."""
        character = self._making.character
        shown = [(WEAPON, one.id, one.name, one.price) for one in character.weapons]
        shown += [(ARMOUR, one.id, one.name, one.price) for one in character.armours]
        for shield in self._making.settings.shields:
            if shield.id == character.shield:
                shown.append((SHIELD, shield.id, shield.name, shield.price))
        shown += [(GEAR, one.id, one.name, one.price * one.quantity) for one in character.items]
        self._nothing.setVisible(not shown)
        if shown == self._shown:
            return
        self._shown = shown
        old, self._rows = self._rows, [_OwnedRow(self._making, *one) for one in shown]
        swap_rows(self._column, old, self._rows, self._fallback)


class _OwnedRow(QWidget):
    """One thing that is carried."""

    def __init__(self, making: Making, kind: str, id: str, name: str, price: int) -> None:
        super().__init__()
        self._making = making
        self._kind = kind
        self._id = id
        figure = PlainLabel(integer_text(price))
        figure.setFont(theme.tabular(figure.font()))
        self.remove = QPushButton(self.tr("Retirer"))
        self.remove.setAccessibleName(self.tr("Retirer : {name}").format(name=name))
        self.remove.clicked.connect(self._remove)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(ElidedLabel(name), 1)
        row.addWidget(figure)
        row.addWidget(self.remove)

    def _remove(self) -> None:
        match self._kind:
            case "weapon":
                self._making.run(RemoveWeapon(self._id))
            case "armour":
                self._making.run(RemoveArmour(self._id))
            case "shield":
                self._making.run(SetShield(""))
            case _:
                self._making.run(RemoveItem(self._id))
