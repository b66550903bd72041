"""What the tests of this sheet name."""

from collections.abc import Callable

from desktop.rules.harp.document import Character
from desktop.ui.sheets.harp.window import SheetWindow

Stored = Callable[[], Character]
Opened = Callable[..., SheetWindow]
