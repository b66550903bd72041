"""Opens the program's windows, each at most once per subject, and remembers which are open.

The list of open windows is stored at each change, not at the end: after a power cut the next start
shows the same sheets and the same fight.
"""

import sys
import uuid
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.document import Json
from desktop.rules.errors import KnownError
from desktop.services.library import Library
from desktop.text import Catalogue
from desktop.ui import preferences
from desktop.ui.context import ChangeHub, Context
from desktop.ui.errors import reported
from desktop.ui.unstored import Unstored
from desktop.ui.widgets.dialogs import Dialogs
from desktop.ui.widgets.room import bring_onto_screen, restore_place

if TYPE_CHECKING:  # loaded when it is first shown
    from desktop.ui.combat.window import CombatWindow
    from desktop.ui.library.window import LibraryWindow
    from desktop.ui.player.window import PlayerWindow

OPEN = "windows.open"
RESTORING = "windows.restoring"
_GONE = ("store.no-character", "store.no-encounter", "store.no-preparation")
_CASCADE = 28


class Windows(QObject):
    """The navigator of the running program."""

    def __init__(
        self,
        library: Library,
        texts: Catalogue,
        dialogs: Dialogs,
        hub: ChangeHub,
        *,
        safe: bool = False,
    ) -> None:
        """`safe` opens nothing again, and every window where it stands by default."""
        super().__init__()
        self.context = Context(library, texts, dialogs, hub, navigator=self)
        self._open: dict[str, QWidget] = {}
        self._leaving = False
        self._unstored = Unstored(dialogs, self)
        # Read before the first window opens, since each that opens writes the list anew.
        self._last = None if safe else library.preferences.get(OPEN)
        self._placed = not safe

    def show_library(self, front: "LibraryWindow | None" = None) -> None:
        """Open the main window: a new one, or `front`, which shows what was seen in a glance."""
        from desktop.ui.library.window import LibraryWindow

        if front is not None:
            front.join(self.context)
            self._take_on("library", front)
        self._show("library", lambda: LibraryWindow.of(self.context))

    def when_settled(self, act: Callable[[], None]) -> None:
        """Call `act` once the main window shows its lists and can do all it does."""
        self._library().settled.connect(act)

    def begin_tour(self) -> None:
        """Show a newcomer round the main window, once; nothing for anybody else."""
        if not preferences.has_toured(self.context.library):
            from desktop.ui.library.tour import Tour

            Tour(self._library()).begin()

    def take_in(self, file: Path) -> None:
        """Import a file as if it were dropped on the main window, which says what became of it."""
        self.show_library()
        self._library().acts.transfer.take_in((file,))

    def reported(self) -> AbstractContextManager[None]:
        """Show a known error raised in the block in the main window."""
        return reported(self._library().banner, self.context.texts)

    def announce(self, text: str) -> None:
        """Say something in the main window that waits to be read."""
        from desktop.ui.widgets.banner import Severity

        self._library().banner.show_message(Severity.INFO, text)

    def library_window(self) -> QWidget | None:
        """The main window, while it is open."""
        return self._open.get("library")

    def _library(self) -> "LibraryWindow":
        return cast("LibraryWindow", self._open["library"])

    def open_sheet(self, character: str) -> None:
        """Open the sheet of a character. Raises KnownError when there is no such character."""
        from desktop.ui.sheets.registry import sheet_window

        view = self.context.library.characters.get(character)
        self._show(f"sheet:{character}", lambda: sheet_window(view.system)(self.context, character))

    def open_fight(self, fight: str) -> None:
        """Open the combat window of a fight. Raises KnownError when there is no such fight."""
        from desktop.ui.combat.window import CombatWindow

        session = self.context.library.fights.open(fight)
        self._show(f"fight:{fight}", lambda: CombatWindow(self.context, session))

    def begin_fight(self, fight: str) -> None:
        """Open a fight that was just started, and ask for the dice that its beginning wants.

        Raises KnownError when there is no such fight.
        """
        self.open_fight(fight)
        cast("CombatWindow", self._open[f"fight:{fight}"]).hands.begin()

    def open_encounter(self, encounter: str) -> None:
        """Open a prepared encounter. Raises KnownError when there is none, or it is damaged."""
        from desktop.ui.library.encounter_window import EncounterWindow

        self.context.library.encounters.document(encounter)
        self._show(f"encounter:{encounter}", lambda: EncounterWindow(self.context, encounter))

    def show_players(self, fight: str, beside: QWidget) -> None:
        """Open the players' view of a fight, full screen where `beside` is not if there is such a
        screen; the keyboard then stays with `beside`.

        Raises KnownError when there is no such fight.
        """
        from desktop.ui.player.opening import other_screen, player_window

        screen = other_screen(beside)
        look = preferences.stored_players_look(self.context.library)
        self._show(f"players:{fight}", lambda: player_window(self.context, fight, look, screen))
        if screen is not None:
            beside.activateWindow()

    def toggle_players(self, fight: str, beside: QWidget) -> None:
        """Open the players' view of a fight, or close it.

        Raises KnownError when there is no such fight.
        """
        window = self._open.get(f"players:{fight}")
        if window is None:
            self.show_players(fight, beside)
        else:
            window.close()

    def dress_players(self) -> None:
        """Show open players' views as the person prefers them now."""
        look = preferences.stored_players_look(self.context.library)
        for subject, window in self._open.items():
            if subject.startswith("players:"):
                cast("PlayerWindow", window).show_look(look)

    def open_scene(self, scene: str, character: str) -> None:
        """Open a scene of a character's system, one of each for a character.

        Raises KnownError when there is no such character, or his system has no such scene.
        """
        from desktop.ui.scenes.registry import scene_window

        view = self.context.library.characters.get(character)
        self._show(
            f"scene:{scene}:{character}",
            lambda: scene_window(view.system, scene)(self.context, character),
        )

    def open_wizard(self, system: str, draft: str | None = None) -> None:
        """Open the creation wizard of a system, on a draft if one is named."""
        from desktop.ui.wizard.registry import wizard_window

        subject = self._wizard(system, draft)
        self._show(subject, lambda: wizard_window(system)(self.context, draft))

    def open_settings(self, system: str) -> None:
        """Open the campaign's settings for a system.

        Raises KnownError when they cannot be read or the system has no window for them.
        """
        from desktop.ui.settings.registry import settings_window

        self._show(f"settings:{system}", lambda: settings_window(system)(self.context))

    def open_paper(self, character: str) -> None:
        """Open the sheet of a character as it is printed.

        Raises KnownError when there is no such character.
        """
        from desktop.ui.paper.window import PaperWindow

        self._show(f"paper:{character}", lambda: PaperWindow(self.context, character=character))

    def open_blank_sheet(self, system: str) -> None:
        """Open a blank sheet of a system as it is printed."""
        from desktop.ui.paper.window import PaperWindow

        self._show(f"blank:{system}", lambda: PaperWindow(self.context, system=system))

    def open_party(self) -> None:
        """Open the window that writes many sheets into one file."""
        from desktop.ui.paper.party import PartyWindow

        self._show("party", lambda: PartyWindow(self.context))

    def open_filled(self, file: Path) -> None:
        """Open what a filled PDF changes. Raises KnownError when it cannot be read."""
        from desktop.ui.paper.filled import FilledWindow

        sheet = self.context.library.paper.forms.read(file)
        self._show(f"filled:{uuid.uuid4().hex}", lambda: FilledWindow(self.context, sheet))

    def _wizard(self, system: str, draft: str | None) -> str:
        """The wizard that already works on that draft, or on nothing yet; else a new one."""
        for subject, window in self._open.items():
            same = (window.property("cassureDraft") or None) == draft
            if same and subject.startswith(f"wizard:{system}:"):
                return subject
        return f"wizard:{system}:{draft or uuid.uuid4().hex}"

    def restore(self) -> None:
        """Open again what was open when the program stopped.

        What is gone is left out, and what fails is told and holds up no other. A start that ended
        in the middle of this is not repeated by the next one.
        """
        subjects = self._last if isinstance(self._last, list) else []
        stored = self.context.library.preferences
        if not subjects:
            return
        if stored.get(RESTORING) is True:
            stored.set(RESTORING, False)
            self._remember()
            self.announce(
                self.tr(
                    "Le programme s’est arrêté la dernière fois pendant que ses fenêtres "
                    "revenaient : elles restent fermées. Rien n’est perdu, ouvrez-les d’ici."
                )
            )
            return
        stored.set(RESTORING, True)
        for subject in subjects:
            try:
                self._open_again(str(subject))
            except KnownError as error:
                if error.message.key not in _GONE:
                    self._library().banner.show_error(self.context.texts.render(error.message))
            except Exception as error:
                # As from a slot: the hook tells and reports it, and the next window opens.
                sys.excepthook(type(error), error, error.__traceback__)
        stored.set(RESTORING, False)

    def _open_again(self, subject: str) -> None:
        kind, _, name = subject.partition(":")
        if kind == "sheet":
            self.open_sheet(name)
        elif kind == "fight":
            self.open_fight(name)
        elif kind == "encounter":
            self.open_encounter(name)
        elif kind == "scene":
            scene, _, character = name.partition(":")
            self.open_scene(scene, character)

    def open_windows(self) -> tuple[QWidget, ...]:
        """Every window that is open now, the library first."""
        return tuple(self._open.values())

    def close_all(self) -> None:
        """Close every window, keeping the list of what was open for the next start.

        Where one refuses to go, the library stays too, and is not replaced by a backup.
        """
        library = self._open.get("library")
        windows = tuple(self._open.values()) if library is None else (library,)
        if all([window.close() for window in windows]):
            return
        backups = self.context.library.backups
        if backups.wanted is not None:
            backups.wanted = None
            self.announce(
                self.tr("Une fenêtre est restée ouverte : la bibliothèque n’a pas été remplacée.")
            )

    def _show(self, subject: str, build: Callable[[], QWidget]) -> None:
        window = self._open.get(subject)
        if window is None:
            window = build()
            self._place(subject, window)
            self._take_on(subject, window)
        if window.isMinimized():
            window.showNormal()
        window.show()
        window.raise_()
        window.activateWindow()

    def _take_on(self, subject: str, window: QWidget) -> None:
        """From now on it is closed, remembered and found like every other window."""
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._open[subject] = window
        window.setProperty("cassureSubject", subject)
        window.installEventFilter(self)
        if _comes_back(subject):
            self._remember()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close and isinstance(watched, QWidget):
            if watched is self._open.get("library") and not self._close_others(watched):
                event.ignore()
                return True
            if self._unstored.holds(watched):
                event.ignore()
                return True
            # A window may refuse to go, for what would be lost with it: it answers first.
            watched.removeEventFilter(self)
            QCoreApplication.sendEvent(watched, event)
            watched.installEventFilter(self)
            if event.isAccepted():
                self._closing(watched)
            return True
        return False

    def _close_others(self, library: QWidget) -> bool:
        """Closing the library ends the program: what else is open is opened again next time. False
        when a window refuses to go."""
        if self._leaving:
            return True
        self._leaving = True
        for other in tuple(self._open.values()):
            if other is not library:
                other.close()
        if len(self._open) == 1:
            return True
        self._leaving = False
        self._remember()
        return False

    def _closing(self, window: QWidget) -> None:
        subject = str(window.property("cassureSubject"))
        # First of all: whatever fails below, nobody is given a window that is gone.
        self._open.pop(subject, None)
        kind, _, name = subject.partition(":")
        if kind == "fight" and (players := self._open.get(f"players:{name}")) is not None:
            players.close()
        # What covers a screen has no place of its own to come back to.
        if kind != "players" or not window.isFullScreen():
            self._keep_place(kind, window)
        self._remember()
        if kind == "players" and window.isActiveWindow():
            # Which window comes next is the desktop's guess: the keyboard is the GM's.
            fight = self._open.get(f"fight:{name}")
            if fight is not None and not self._leaving:
                fight.activateWindow()

    def _keep_place(self, kind: str, window: QWidget) -> None:
        geometries = self.context.library.preferences.get(preferences.GEOMETRY, {})
        geometries = dict(geometries) if isinstance(geometries, dict) else {}
        saved = bytes(window.saveGeometry().toBase64().data())
        geometries[kind] = saved.decode("ascii")
        self.context.library.preferences.set(preferences.GEOMETRY, geometries)

    def _remember(self) -> None:
        if not self._leaving:
            subjects: list[Json] = [subject for subject in self._open if _comes_back(subject)]
            self.context.library.preferences.set(OPEN, subjects)

    def _place(self, subject: str, window: QWidget) -> None:
        """Where a window of that kind was last time, if that is still on a screen.

        One that was made to cover a screen stays there.
        """
        if window.isFullScreen():
            return
        kind = subject.partition(":")[0]
        kept = self.context.library.preferences
        saved = preferences.stored_place(kept, kind) if self._placed else None
        restore_place(window, saved)
        # A second sheet beside the first, not exactly on top of it.
        step = _CASCADE * sum(one.partition(":")[0] == kind for one in self._open)
        if isinstance(saved, str) and step and not window.isMaximized():
            window.move(window.x() + step, window.y() + step)
            bring_onto_screen(window)


def _comes_back(subject: str) -> bool:
    """Whether the next start opens it again; the library's own window does not ask."""
    return subject.partition(":")[0] in ("sheet", "fight", "encounter", "scene")
