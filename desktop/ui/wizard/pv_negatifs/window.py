"""The creation wizard of PV négatifs."""

from functools import partial
from operator import attrgetter
from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs.commands.person import Rename, SetText
from desktop.ui.context import Context
from desktop.ui.wizard.common import making as common
from desktop.ui.wizard.common.digest import Section
from desktop.ui.wizard.common.summary import SummaryPage, Text
from desktop.ui.wizard.common.window import Wizard
from desktop.ui.wizard.pv_negatifs.abilities import AbilitiesPage
from desktop.ui.wizard.pv_negatifs.digest import digest
from desktop.ui.wizard.pv_negatifs.equipment import EquipmentPage
from desktop.ui.wizard.pv_negatifs.making import Making, Shown
from desktop.ui.wizard.pv_negatifs.numbers import NumbersPage
from desktop.ui.wizard.pv_negatifs.people import ClassPage
from desktop.ui.wizard.pv_negatifs.proficiencies import ProficienciesPage


class WizardWindow(Wizard[Making]):
    """Makes a character. Raises `KnownError` when the draft is gone or cannot be read."""

    def __init__(
        self, context: Context, draft: str | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        making = Making(context, draft, self.ui.banner, self)
        pages = (
            ClassPage(making),
            AbilitiesPage(making),
            NumbersPage(making),
            ProficienciesPage(making),
            EquipmentPage(making),
        )
        self.begin(making, pages, SummaryPage(making, self._texts()))

    def sections(self, shown: common.Shown) -> tuple[Section, ...]:
        return digest(self.making, cast("Shown", shown))

    def _texts(self) -> tuple[Text, ...]:
        return (
            Text(self.tr("Nom"), self.tr("Nom du personnage"), attrgetter("name"), Rename),
            Text(
                self.tr("Joueur"),
                self.tr("Nom du joueur"),
                attrgetter("player"),
                partial(SetText, "player"),
            ),
            Text(
                self.tr("Apparence"),
                self.tr("Apparence"),
                attrgetter("appearance"),
                partial(SetText, "appearance"),
            ),
            Text(
                self.tr("Histoire"),
                self.tr("Histoire"),
                attrgetter("history"),
                partial(SetText, "history"),
                tall=True,
            ),
        )
