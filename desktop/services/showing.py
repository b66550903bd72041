"""What new fights of a campaign show to the players, kept among its preferences."""

from typing import cast

import msgspec

from desktop.rules.document import Json
from desktop.rules.looks import Showing
from desktop.services.desk import Desk


def usual(desk: Desk, campaign: str) -> Showing:
    """What new fights of a campaign show; the plain default where nothing was kept, or what was
    kept cannot be read."""
    stored = desk.store.preferences.get(_key(campaign))
    try:
        return Showing() if stored is None else msgspec.convert(stored, Showing)
    except msgspec.ValidationError:
        return Showing()


def keep_usual(desk: Desk, campaign: str, showing: Showing) -> None:
    """Have new fights of a campaign show this."""
    desk.store.preferences.put(_key(campaign), cast("Json", msgspec.to_builtins(showing)))


def _key(campaign: str) -> str:
    return f"players.showing:{campaign}"
