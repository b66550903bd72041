"""What every window is given: the library, the texts, the dialogs, a way to open other windows."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.ui.storing import note_stored

if TYPE_CHECKING:
    from desktop.services.changes import ChangeSet
    from desktop.services.library import Library
    from desktop.text import Catalogue
    from desktop.ui.widgets.dialogs import Dialogs


class ChangeHub(QObject):
    """Tells windows what changed, after the commit."""

    changed = Signal(object)

    def publish(self, change: "ChangeSet") -> None:
        """Observer of the library."""
        note_stored()
        self.changed.emit(change)


class Navigator(Protocol):
    """Opens windows, each at most once per subject, and raises the one that is already open."""

    def show_library(self) -> None: ...

    def open_sheet(self, character: str) -> None: ...

    def open_fight(self, fight: str) -> None: ...

    def begin_fight(self, fight: str) -> None:
        """Open a fight that was just started, and ask for the dice that its beginning wants."""
        ...

    def open_encounter(self, encounter: str) -> None: ...

    def show_players(self, fight: str, beside: QWidget) -> None:
        """Open the players' view of a fight, on a screen where `beside` is not, if there is one."""
        ...

    def toggle_players(self, fight: str, beside: QWidget) -> None:
        """Open the players' view of a fight, or close it."""
        ...

    def dress_players(self) -> None:
        """Show open players' views as the person prefers them now."""
        ...

    def open_scene(self, scene: str, character: str) -> None:
        """Open a scene of a character's system: its catalogue, a test, a game…"""
        ...

    def open_wizard(self, system: str, draft: str | None = None) -> None: ...

    def open_settings(self, system: str) -> None: ...

    def open_paper(self, character: str) -> None: ...

    def open_blank_sheet(self, system: str) -> None: ...

    def open_party(self) -> None: ...

    def open_filled(self, file: Path) -> None: ...

    def close_all(self) -> None: ...


class Context(NamedTuple):
    """The services of the interface, handed to each window by the composition root."""

    library: "Library"
    texts: "Catalogue"
    dialogs: "Dialogs"
    hub: ChangeHub
    navigator: Navigator

    def speaking(self, system: str) -> "Context":
        """The same services, with the words of a system where texts of every system name a round.

        Raises KnownError for an unknown system.
        """
        word = self.library.registry.get(system).round_word
        return self._replace(texts=self.texts.speaking(word))
