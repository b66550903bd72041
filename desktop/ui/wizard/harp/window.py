"""The creation wizard of HARP | TdM."""

from functools import partial
from operator import attrgetter
from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.harp.commands.person import Rename, SetText
from desktop.ui.context import Context
from desktop.ui.wizard.common import making as common
from desktop.ui.wizard.common.digest import Section
from desktop.ui.wizard.common.summary import SummaryPage, Text
from desktop.ui.wizard.common.window import Wizard
from desktop.ui.wizard.harp.characteristics import CharacteristicsPage
from desktop.ui.wizard.harp.digest import digest
from desktop.ui.wizard.harp.equipment import EquipmentPage
from desktop.ui.wizard.harp.making import Making, Shown
from desktop.ui.wizard.harp.numbers import NumbersPage
from desktop.ui.wizard.harp.people import PeoplePage
from desktop.ui.wizard.harp.skills import SkillsPage


class WizardWindow(Wizard[Making]):
    """Makes a character. Raises `KnownError` when the draft is gone or cannot be read."""

    def __init__(
        self, context: Context, draft: str | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        making = Making(context, draft, self.ui.banner, self)
        pages = (
            PeoplePage(making),
            CharacteristicsPage(making),
            SkillsPage(making),
            NumbersPage(making),
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
