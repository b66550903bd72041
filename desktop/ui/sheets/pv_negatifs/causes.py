"""What hurt somebody, as the rules tell causes apart."""

from typing import cast

from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs.below import Cause
from desktop.ui.sheets.common.bits import Choose


class CauseChoice(Choose):
    """Physical damage, poison or drowning."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.offer(
            (
                ("physique", self.tr("physique")),
                ("poison", self.tr("poison")),
                ("noyade", self.tr("noyade")),
            )
        )

    def cause(self) -> Cause:
        """The cause that is chosen."""
        return cast("Cause", self.value())
