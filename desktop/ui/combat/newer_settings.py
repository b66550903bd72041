"""The campaign's settings have changed since those that a fight is played by: say so, and take them
over when the GM wants it."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.services.session import FightSession
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.widgets.banner import Banner, Severity


class NewerSettings(QObject):
    """A banner with one button; closed, it stays so until the settings change again."""

    #: Whether the fight could take other settings over.
    offered = Signal(bool)
    #: The fight is played by the campaign's settings of now.
    applied = Signal()

    def __init__(
        self,
        context: Context,
        session: FightSession,
        initiator: str,
        strip: Banner,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._context, self._session, self._initiator = context, session, initiator
        self._strip = strip
        self._closed: int | None = None
        self.banner = Banner(parent)
        self.banner.dismissed.connect(self._close)
        self.banner.actionTriggered.connect(self.apply)

    def show(self) -> None:
        """Look whether there are newer settings, and say so or stop saying it."""
        newer = self._context.library.fights.newer_settings(self._session.id)
        self.offered.emit(newer is not None)
        if newer is None or newer == self._closed:
            self.banner.hide()
        elif not self.banner.isVisible():
            self.banner.show_message(
                Severity.INFO,
                self.tr(
                    "Les réglages de la campagne ont changé ; ce combat garde ceux avec lesquels "
                    "il a commencé."
                ),
                actions=(self.tr("Appliquer à ce combat"),),
            )

    def apply(self) -> None:
        """Go on by the campaign's settings of now."""
        with reported(self._strip, self._context.texts):
            self._context.library.fights.apply_settings(self._session.id, self._initiator)
            self.applied.emit()

    def _close(self) -> None:
        self._closed = self._context.library.fights.newer_settings(self._session.id)
