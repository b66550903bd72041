"""Starting the interface: the application, its language and look, the first windows.

Up to the first paint only what is painted is imported, read and made: the characters, as a glance
at the library shows them (`show_front`). The library is opened after that, and all that can be done
follows from the event loop (`LibraryWindow.settled`). A test names what may not be there yet.
Nor does anything ask Qt until then for an object that Qt itself made (a view's viewport, the button
of a tool bar, a style): to find out what it is, PySide makes every kind of widget, or of style,
known to Python, which takes 13 to 25 ms.
"""

import gc
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QEventLoop,
    QLibraryInfo,
    QLocale,
    QObject,
    QTimer,
    QTranslator,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop import __version__, paths
from desktop.services.log import log
from desktop.text import Catalogue, Language
from desktop.ui import preferences, qtlog, theme
from desktop.ui.widgets.room import restore_place

if TYPE_CHECKING:
    from desktop.services.glance import Glance
    from desktop.services.library import Library
    from desktop.ui.library.window import LibraryWindow
    from desktop.ui.upkeep import Upkeep
    from desktop.ui.windows import Windows

#: A window that nobody sees is never painted: nobody waits longer for that, in milliseconds.
_UNSEEN_MS = 300
#: The property of the application that holds the language it was translated into.
_LANGUAGE = "cassureLanguage"


def show_front(glance: "Glance", language: Language | None) -> "LibraryWindow":
    """Show the characters that were seen in a glance, and return once they are painted.

    Nobody can do anything in that window before `start` has given it the library; what is typed or
    clicked meanwhile waits.
    """
    from desktop.ui.library.window import LibraryWindow

    chosen = language or preferences.stored_language(glance)
    qtlog.install()
    application = application_for(chosen)
    theme.apply(application, preferences.stored_scheme(glance))
    front = LibraryWindow(_texts(chosen), glance.portrait)
    front.show_faces(glance.title, glance.faces)
    front.show_counts()
    front.form.roster.setFocus()
    restore_place(front, preferences.stored_place(glance, LibraryWindow.ID))
    painting = QEventLoop()
    front.painted.connect(painting.quit)
    QTimer.singleShot(_UNSEEN_MS, painting.quit)
    front.show()
    painting.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    return front


def start(
    library: "Library",
    language: Language | None,
    opening: Path | None,
    *,
    report: Callable[[str], Path | None],
    crashed: Path | None = None,
    safe: bool = False,
    front: "LibraryWindow | None" = None,
) -> int:
    """Show the windows, take the file `opening` in if there is one, and run until they close.

    `front` is the main window where it is on the screen already. `report` keeps a trace as a
    report, `crashed` is one that an earlier run left. `safe` starts with nothing of what was chosen
    or open before; it forgets none of the choices.
    """
    from desktop.ui.errors import Hook

    chosen = language or ("fr" if safe else preferences.stored_language(library.preferences))
    qtlog.install()
    application = application_for(chosen)
    after: AfterStart | None = None
    try:
        windows = build_windows(
            library, chosen, safe=safe, texts=None if front is None else front.texts
        )
        Hook(windows.context.dialogs, windows.context.texts, report).install()
        windows.show_library(front)
        if sys.platform == "darwin":
            # Only there: a filter in Python looks at every event of the program.
            from desktop.ui.file_open import FileOpening

            FileOpening(application, windows)
        if opening is not None:
            windows.take_in(opening)
        after = AfterStart(windows, crashed)
        windows.when_settled(after.begin)
        return application.exec()
    finally:
        if after is not None:
            after.end()
        # Of a start that failed too: whoever tells why has nothing behind him that lives.
        take_down(application)


class AfterStart(QObject):
    """What follows once the library is on screen, from the event loop: a window that fails then
    reaches the hook, and the library stays."""

    def __init__(self, windows: "Windows", crashed: Path | None) -> None:
        super().__init__(windows)
        self._windows = windows
        self._crashed = crashed
        self._upkeep: Upkeep | None = None
        self._steps: deque[Callable[[], None]] = deque()

    def begin(self) -> None:
        """Bring back what was open, show a newcomer round, offer the report of a crash."""
        gc.enable()
        if isinstance(application := QApplication.instance(), QApplication):
            show_icon(application)
        windows = self._windows
        steps = [windows.context.texts.complete, windows.restore, windows.begin_tour]
        if not windows.context.library.readonly:
            from desktop.ui.upkeep import Upkeep

            self._upkeep = Upkeep(windows)
            steps.append(self._upkeep.begin)
        if self._crashed is not None:
            from desktop.ui.crash_offer import CrashOffer

            steps.append(CrashOffer(windows, self._crashed).ask)
        self._steps.extend(steps)
        QTimer.singleShot(0, self._go_on)

    def _go_on(self) -> None:
        """One step at each turn of the loop, while the library is there: who closes it at once
        wants none of them."""
        if self._steps and self._windows.library_window() is not None:
            step = self._steps.popleft()
            # Before it is taken: one that fails holds up no other.
            QTimer.singleShot(0, self._go_on)
            step()

    def end(self) -> None:
        """The windows are gone."""
        if self._upkeep is not None:
            self._upkeep.end()


def take_down(application: QApplication) -> None:
    """Delete every window while Qt is whole.

    At the interpreter's end the order is left to chance, and a widget that outlives the
    application crashes.
    """
    for window in application.topLevelWidgets():
        window.deleteLater()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application.processEvents()
    gc.collect()


def application_for(language: Language) -> QApplication:
    """The one QApplication, named, translated and dressed."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else _styled()
    application.setApplicationName("Cassure")
    application.setApplicationDisplayName("Cassure")
    application.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName("cassure")
    translate(application, language)
    return application


def show_icon(application: QApplication) -> None:
    """Give the windows the program's icon, of which every size is read for that."""
    from desktop.ui.widgets.icons import application_icon

    application.setWindowIcon(application_icon())


def _styled() -> QApplication:
    """A new application with its style: to set that later would hand it to Python."""
    application = QApplication(["cassure", "-style", "Fusion"])
    application.setProperty(theme.STYLED, True)
    return application


def translate(application: QApplication, language: Language) -> None:
    """Install the interface's and Qt's own translations and make numbers follow the language."""
    if application.property(_LANGUAGE) == language:
        return
    # What the new language has no text for would be said in the old one.
    speak_source(application)
    application.setProperty(_LANGUAGE, language)
    QLocale.setDefault(QLocale(language))
    folders = (
        (f"cassure_{language}", paths.resources_root() / "translations"),
        (f"qtbase_{language}", qt_translations()),
    )
    for name, folder in folders:
        translator = QTranslator(application)
        if translator.load(name, str(folder)):
            application.installTranslator(translator)
        else:
            log(__name__).info("no translation %s", name)


def speak_source(application: QApplication) -> None:
    """Show texts as they are written, French without its plurals, from now on."""
    if application.property(_LANGUAGE) is not None:
        application.setProperty(_LANGUAGE, None)
        for old in application.findChildren(QTranslator):
            application.removeTranslator(old)
            old.deleteLater()


def qt_translations() -> Path:
    """Where Qt keeps the translations of its own dialogs."""
    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


def build_windows(
    library: "Library", language: Language, *, safe: bool = False, texts: Catalogue | None = None
) -> "Windows":
    """The navigator with everything that windows need; `safe` leaves out what was stored."""
    from desktop.rules.message import say
    from desktop.ui.context import ChangeHub
    from desktop.ui.widgets.dialogs import Dialogs
    from desktop.ui.windows import Windows

    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme.apply(
        application, theme.Scheme.SYSTEM if safe else preferences.stored_scheme(library.preferences)
    )
    if unreadable := theme.appearance().unreadable:
        told = say("services.fonts-unreadable", names=", ".join(unreadable))
        library.notices = (*library.notices, told)
    hub = ChangeHub()
    library.observe(hub.publish)
    return Windows(library, texts or _texts(language), Dialogs(), hub, safe=safe)


def _texts(language: Language) -> Catalogue:
    return Catalogue(language, paths.resources_root(), later=True)
