"""The menu's actions for more than one character: a folder in, a party or a campaign out."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.ui.context import Context
from desktop.ui.library.transfer import Transfer


class Exchanges(QObject):
    """Three actions and what they ask of the transfer."""

    def __init__(self, context: Context, transfer: Transfer, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self._transfer = transfer
        self.folder = _action(self.tr("Importer un dossier…"), parent)
        self.party = _action(self.tr("Exporter la bande…"), parent)
        self.campaign = _action(self.tr("Exporter la campagne…"), parent)
        self.folder.triggered.connect(transfer.ask_folder)
        self.party.triggered.connect(self._ask_party)
        self.campaign.triggered.connect(self._ask_campaign)

    def offer(self, menu: QMenu, after_import: QAction, after_export: QAction) -> None:
        """Stand in the menu after the actions for one character."""
        _insert(menu, after_import, [self.folder])
        _insert(menu, after_export, [self.party, self.campaign])
        menu.aboutToShow.connect(self._refresh)

    def _refresh(self) -> None:
        self.party.setEnabled(bool(self._party()))

    def _party(self) -> tuple[str, ...]:
        """The characters of the players, in the order of their names."""
        cards = [one for one in self._context.library.characters.list() if one.kind == "pc"]
        return tuple(one.id for one in sorted(cards, key=lambda one: (one.name, one.id)))

    def _ask_party(self) -> None:
        self._transfer.ask_party(self._party())

    def _ask_campaign(self) -> None:
        campaigns = self._context.library.campaigns
        names = {row.id: row.name for row in campaigns.list()}
        self._transfer.ask_campaign(names.get(campaigns.current, ""))


def _action(text: str, parent: QWidget) -> QAction:
    action = QAction(text, parent)
    # A platform must not move it to a menu of its own by what its text begins with.
    action.setMenuRole(QAction.MenuRole.NoRole)
    return action


def _insert(menu: QMenu, after: QAction, actions: list[QAction]) -> None:
    following = menu.actions()[menu.actions().index(after) + 1]
    menu.insertActions(following, actions)
