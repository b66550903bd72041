"""The creation wizard of Warhammer rénové."""

from functools import partial
from operator import attrgetter
from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.warhammer.commands.person import Rename, SetText
from desktop.ui.context import Context
from desktop.ui.wizard.common import making as common
from desktop.ui.wizard.common.digest import Section
from desktop.ui.wizard.common.summary import SummaryPage, Text
from desktop.ui.wizard.common.window import Wizard
from desktop.ui.wizard.warhammer.digest import digest
from desktop.ui.wizard.warhammer.equipment import EquipmentPage
from desktop.ui.wizard.warhammer.making import Making, Shown
from desktop.ui.wizard.warhammer.origins import CareerPage, RacePage
from desktop.ui.wizard.warhammer.profile import ProfilePage
from desktop.ui.wizard.warhammer.secondary import SecondaryPage
from desktop.ui.wizard.warhammer.skills import SkillsPage, TalentsPage


class WizardWindow(Wizard[Making]):
    """Makes a character. Raises `KnownError` when the draft is gone or cannot be read."""

    def __init__(
        self, context: Context, draft: str | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(context, parent)
        making = Making(context, draft, self.ui.banner, self)
        pages = (
            RacePage(making),
            ProfilePage(making),
            SecondaryPage(making),
            CareerPage(making),
            SkillsPage(making),
            TalentsPage(making),
            EquipmentPage(making),
        )
        self.begin(making, pages, SummaryPage(making, self._texts()))

    def sections(self, shown: common.Shown) -> tuple[Section, ...]:
        return digest(self.making.texts, self.making.tables, cast("Shown", shown))

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
                self.tr("Personnalité"),
                self.tr("Personnalité"),
                attrgetter("personality"),
                partial(SetText, "personality"),
            ),
            Text(
                self.tr("Histoire"),
                self.tr("Histoire"),
                attrgetter("history"),
                partial(SetText, "history"),
                tall=True,
            ),
        )
