"""Follows a fight for the players' screen: it hands on what they may see, and only when it differs.

Past views and everything else that the GM looks at stay in the GM's window: what is handed on is
always the fight as it is now.
"""

from PySide6.QtCore import QObject, Signal

from desktop.rules.errors import KnownError
from desktop.rules.playerview import PlayerView
from desktop.services.changes import ChangeSet
from desktop.ui.context import Context


class PlayerFeed(QObject):
    """What players may see of one fight."""

    #: A `PlayerView` that is not equal to the last.
    viewChanged = Signal(object)

    def __init__(self, context: Context, fight: str, parent: QObject | None = None) -> None:
        """Raises `KnownError` when there is no such fight."""
        super().__init__(parent)
        self._players = context.library.players
        self._fight = fight
        self._view = self._players.view(fight)
        context.hub.changed.connect(self._follow)

    def view(self) -> PlayerView:
        """What players may see now."""
        return self._view

    def _follow(self, change: object) -> None:
        if not isinstance(change, ChangeSet):
            return
        # A portrait of somebody who is here may have changed without the fight.
        if self._fight not in change.fights and not change.characters:
            return
        try:
            view = self._players.view(self._fight)
        except KnownError:
            # The fight was put away: the players keep what they saw until the window closes.
            return
        if view != self._view:
            self._view = view
            self.viewChanged.emit(view)
