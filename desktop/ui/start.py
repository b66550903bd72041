"""Starting the interface: the application, its language and look, the first windows."""

import gc
import logging
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QLibraryInfo, QLocale, QTimer, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop import __version__, paths
from desktop.rules.message import say
from desktop.services.library import Library
from desktop.text import Catalogue, Language
from desktop.ui import preferences, qtlog, theme
from desktop.ui.context import ChangeHub
from desktop.ui.crash_offer import CrashOffer
from desktop.ui.errors import Hook
from desktop.ui.file_open import FileOpening
from desktop.ui.upkeep import Upkeep
from desktop.ui.widgets.dialogs import Dialogs
from desktop.ui.widgets.icons import application_icon
from desktop.ui.windows import Windows

log = logging.getLogger(__name__)


def start(
    library: Library,
    language: Language | None,
    opening: Path | None,
    *,
    report: Callable[[str], Path | None],
    crashed: Path | None = None,
    safe: bool = False,
) -> int:
    """Show the windows, take the file `opening` in if there is one, and run until they close.

    `report` keeps a trace as a report, `crashed` is one that an earlier run left. `safe` starts
    with nothing of what was chosen or open before; it forgets none of the choices.
    """
    chosen = language or ("fr" if safe else preferences.stored_language(library))
    qtlog.install()
    application = application_for(chosen)
    windows = build_windows(library, chosen, safe=safe)
    Hook(windows.context.dialogs, windows.context.texts, report).install()
    windows.show_library()
    if sys.platform == "darwin":
        # Only there: a filter in Python looks at every event of the program.
        FileOpening(application, windows)
    if opening is not None:
        windows.take_in(opening)
    # From the event loop: a window that fails then reaches the hook, and the library stays.
    QTimer.singleShot(0, windows.restore)
    QTimer.singleShot(0, windows.begin_tour)
    upkeep = None if library.readonly else Upkeep(windows)
    if upkeep is not None:
        QTimer.singleShot(0, upkeep.begin)
    offer = None if crashed is None else CrashOffer(windows, crashed)
    if offer is not None:
        QTimer.singleShot(0, offer.ask)
    # Everything acknowledged is on disk, so a Ctrl+C in the terminal may end the program at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        return application.exec()
    finally:
        if upkeep is not None:
            upkeep.end()
        take_down(application)


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
    application = existing if isinstance(existing, QApplication) else QApplication(["cassure"])
    application.setApplicationName("Cassure")
    application.setApplicationDisplayName("Cassure")
    application.setApplicationVersion(__version__)
    QGuiApplication.setDesktopFileName("cassure")
    application.setWindowIcon(application_icon())
    translate(application, language)
    return application


def translate(application: QApplication, language: Language) -> None:
    """Install the interface's and Qt's own translations and make numbers follow the language."""
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
            log.info("no translation %s", name)


def qt_translations() -> Path:
    """Where Qt keeps the translations of its own dialogs."""
    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))


def build_windows(library: Library, language: Language, *, safe: bool = False) -> Windows:
    """The navigator with everything that windows need; `safe` leaves out what was stored."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme.apply(application, theme.Scheme.SYSTEM if safe else preferences.stored_scheme(library))
    if unreadable := theme.appearance().unreadable:
        told = say("services.fonts-unreadable", names=", ".join(unreadable))
        library.notices = (*library.notices, told)
    hub = ChangeHub()
    library.observe(hub.publish)
    texts = Catalogue("en" if language == "en" else "fr", paths.resources_root())
    return Windows(library, texts, Dialogs(), hub, safe=safe)
