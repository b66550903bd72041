"""What the tests of this sheet name."""

from collections.abc import Callable

from desktop.rules.pv_negatifs.document import Character
from desktop.ui.sheets.pv_negatifs.window import SheetWindow
from tests.ui.sheets.helps import Made, become, opened, press, type_dice, write

__all__ = ["Made", "Opened", "Stored", "become", "opened", "press", "type_dice", "write"]

Stored = Callable[[], Character]
Opened = Callable[..., SheetWindow]
