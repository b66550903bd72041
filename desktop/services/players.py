"""What players may see of fights, and what a campaign shows them by default."""

from pathlib import Path

from desktop.rules.looks import Showing
from desktop.rules.playerview import Face, PlayerView, player_view, public_names
from desktop.services import portraits
from desktop.services.campaigns import Campaigns
from desktop.services.desk import Desk
from desktop.services.faces import Faces
from desktop.services.fights import Fights
from desktop.services.files import read_limited
from desktop.services.showing import keep_usual, usual

#: Far above any picture, far below what would stop the window.
_MOST_BYTES = 60_000_000


class Players:
    """The players' side of every fight of the library."""

    def __init__(self, desk: Desk, campaigns: Campaigns, fights: Fights) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._fights = fights
        self._faces = Faces(desk)

    def view(self, fight: str) -> PlayerView:
        """What players may see of a fight as it is now, whatever anybody looks at.

        Raises `KnownError` as `Fights.open` does.
        """
        view = self._fights.open(fight).view()
        return player_view(view, self._faces.of(view.fighters))

    def names(self, fight: str) -> dict[str, str]:
        """See `public_names`. Raises `KnownError` as `Fights.open` does."""
        view = self._fights.open(fight).view()
        return public_names(view, self._faces.of(view.fighters))

    def faces(self, fight: str) -> dict[str, Face]:
        """What the library knows of those who take part in a fight, by fighter.

        Raises `KnownError` as `Fights.open` does.
        """
        return self._faces.of(self._fights.open(fight).view().fighters)

    def keep_picture(self, path: Path) -> str:
        """Store the picture of a file for `Look.picture`, a large one scaled down; its sha256.

        Raises `KnownError` when the file cannot be read or holds no picture that can be kept.
        """
        data = portraits.fitted(read_limited(path, _MOST_BYTES))
        with self._desk.transaction():
            return portraits.keep(self._desk, data)

    def usual(self) -> Showing:
        """What new fights of the campaign show."""
        return usual(self._desk, self._campaigns.current)

    def keep_usual(self, showing: Showing) -> None:
        """Have new fights of the campaign show this."""
        keep_usual(self._desk, self._campaigns.current, showing)
