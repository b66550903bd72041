"""The composition root: the only place that wires rules, store, services and windows together.

A start shows the characters before it imports what a library needs.
"""

import datetime
import os
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from desktop import paths
from desktop.crashes import Crashes
from desktop.rules.errors import KnownError, known
from desktop.store.early import EarlyCheck
from desktop.store.presence import Presence
from desktop.terminal import can_show
from desktop.text import Catalogue, Language

if TYPE_CHECKING:
    import random

    from desktop.rules.message import Message
    from desktop.services.library import Library
    from desktop.ui.library.window import LibraryWindow


def open_library(
    path: Path | None,
    generator: "random.Random | None" = None,
    *,
    readonly: bool = False,
    checked: EarlyCheck | None = None,
) -> "Library":
    """Open the library at `path`, or the person's own one, creating it when there is none yet.

    `generator` rolls the dice that nobody types; a new unpredictable one when none is given.
    `readonly` opens what is there and changes nothing; `checked` is a check of it that began
    before. Raises KnownError when it cannot be opened; the file is then unchanged.
    """
    import random

    from desktop.rules.registry import Registry
    from desktop.services.library import Library
    from desktop.store.store import Store

    path = _placed(path)
    store = Store.open(path, clock=_now, readonly=readonly, checked=checked)
    return Library(
        store,
        Registry(paths.tables_root()),
        clock=_now,
        new_id=_new_id,
        generator=generator or random.Random(),
        examples=paths.resources_root() / "demo",
    )


def export(path: Path | None, language: Language, character: str, target: Path) -> None:
    """Write the sheet of a character, named by id or by name, as a PDF.

    Raises KnownError when the library or the character is missing or the file cannot be written.
    """
    from desktop.store.store import is_current

    path = _placed(path)
    if not _is_there(path):
        raise known("cli.library-missing", path=str(path))
    # Exporting changes nothing, so the library may be out of reach for writing; an older one alone
    # has to be migrated first.
    older = path.is_file() and path.stat().st_size > 0 and not is_current(path)
    library = open_library(path, readonly=not older)
    try:
        texts = Catalogue(language, paths.resources_root())
        library.export_pdf(library.characters.find(character), target, texts)
    finally:
        library.close()


def check(path: Path | None) -> "tuple[Message, ...]":
    """Look through a whole library without touching it: one message per thing that is damaged.

    Raises KnownError when there is no library at `path` or this version cannot read it.
    """
    from desktop.rules.registry import Registry
    from desktop.services.check import findings

    path = _placed(path)
    if not _is_there(path):
        raise known("cli.library-missing", path=str(path))
    return findings(path, Registry(paths.tables_root()))


def run_window(
    path: Path | None,
    language: Language | None,
    opening: Path | None,
    *,
    readonly: bool = False,
    safe: bool = False,
) -> int:
    """Start the interface, with the file `opening` taken in, and stay in it.

    A library that another start has open comes forward there, unless `readonly` asks for a second
    look at it. `safe` starts without what was chosen for the interface and without the windows
    that were open. Returns the program's exit code. Raises KnownError when the library or the file
    cannot be read: nothing was changed then.
    """
    if opening is not None and not (_is_there(opening) and opening.is_file()):
        raise known("cli.file-missing", path=str(opening))
    path = _placed(path)
    if readonly:
        return _look_on(path, language, opening, "services.read-only-asked", safe=safe)
    presence = Presence.take(path)
    if presence is None:
        from desktop.ui.single import call_first

        def has_gone() -> bool:
            nonlocal presence
            presence = Presence.take(path)
            return presence is not None

        if call_first(path, opening, has_gone=has_gone):
            return 0
    if presence is None:
        return _look_on(path, language, opening, "services.read-only-second", safe=safe)
    crashes = Crashes(path, datetime.datetime.now)
    left = crashes.begin()
    try:
        return _run(path, language, opening, crashes, left, safe=safe)
    finally:
        crashes.end()
        presence.leave()


def _run(
    path: Path,
    language: Language | None,
    opening: Path | None,
    crashes: Crashes,
    left: str,
    *,
    safe: bool,
) -> int:
    """Open the library and show it, until no backup is asked for in its place.

    `left` is the trace of an earlier crash, of which a report is made in any case. What nobody
    foresaw leaves a report and is raised as KnownError.
    """
    library: Library | None = None
    front: LibraryWindow | None = None
    try:
        checked = EarlyCheck(path)
        if opening is None and not safe:
            front = _front(path, language, checked)
        try:
            library = open_library(path, checked=checked)
        except Exception as error:
            _put_away(front)
            front = None
            if left:
                # Whatever becomes of the library, what an earlier run died of is not lost.
                crashes.keep(_reported(left, None))
                left = ""
            if not isinstance(error, KnownError):
                raise
            library = _rescued(path, language or "fr", error)
        if library is None:
            return 2
        if left:
            crashes.keep(_reported(left, library))
        code = _shown(library, language, opening, crashes, safe=safe, front=front)
        while (backup := library.backups.wanted) is not None:
            library = _gone_back(path, backup)
            code = _shown(library, language, None, crashes, safe=safe)
        return code
    except KnownError:
        raise
    except Exception as error:
        trace = "".join(traceback.format_exception(error))
        report = crashes.keep(_reported(trace, library))
        detail = f"{type(error).__name__}: {error}"
        if report is None:
            raise known("cli.crashed", detail=detail) from error
        raise known("cli.crashed-report", detail=detail, path=str(report)) from error


def _reported(trace: str, library: "Library | None") -> str:
    from desktop.services.crash_report import crash_report

    now = datetime.datetime.now()
    return crash_report(trace, library, now, {"Qt": _qt_version()})


def _qt_version() -> str:
    core = sys.modules.get("PySide6.QtCore")
    return "not loaded" if core is None else str(core.qVersion())


def _placed(path: Path | None) -> Path:
    """The library itself, the person's own one where none is named.

    What SQLite and Cassure keep beside it (its log, its lock, its backups) lies beside the file,
    not beside a link to it. Raises KnownError where nobody can look.
    """
    path = paths.default_library() if path is None else path
    try:
        return path.resolve() if path.is_symlink() else path
    except (OSError, RuntimeError) as error:  # the latter for links in a circle
        detail = (isinstance(error, OSError) and error.strerror) or str(error)
        raise known("store.file-failed", path=str(path), detail=detail) from error


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError as error:
        detail = error.strerror or str(error)
        raise known("store.file-failed", path=str(path), detail=detail) from error


def _look_on(
    path: Path, language: Language | None, opening: Path | None, why: str, *, safe: bool
) -> int:
    """Another program may be writing: show what is there beside it, with the key of the reason."""
    from desktop.rules.message import say

    library = open_library(path, readonly=True)
    library.notices = (*library.notices, say(why, path=str(path)))
    return _shown(library, language, opening, None, safe=safe)


def _front(path: Path, language: Language | None, checked: EarlyCheck) -> "LibraryWindow | None":
    """The main window with the characters of a library, painted; None where no glance tells them.

    What is wrong with the library is for who opens it to find out.
    """
    # SQLite checks the file while the interface, which takes longest, is imported.
    from desktop.services.glance import glance
    from desktop.ui import start

    seen = glance(path, checked.fetched())
    return start.show_front(seen, language) if seen is not None and seen.faces else None


def _put_away(front: "LibraryWindow | None") -> None:
    """Take the main window off the screen; closed, it would end the program before anybody reads
    why."""
    if front is not None:
        front.hide()
        front.deleteLater()


def _rescued(path: Path, language: Language, error: KnownError) -> "Library | None":
    """The library in place of one that could not be opened, after the person chose what to do; None
    to give up. Raises the error where there is nothing to choose, or nobody to ask."""
    from desktop.services.rescue import rescue_for

    rescue = rescue_for(error)
    if rescue is None or not can_show(sys.platform, os.environ):
        raise error
    from desktop.ui.rescue import ask_rescue

    done = ask_rescue(rescue, language)
    if done is None:
        return None
    library = open_library(path)
    library.notices = (done, *library.notices)
    return library


def _gone_back(path: Path, backup: Path) -> "Library":
    """The library as a backup holds it, or as it was when the disk refuses; it says which."""
    from desktop.rules.message import say
    from desktop.store.store import return_to

    try:
        aside = return_to(path, backup, _now)
        told = say("services.gone-back", backup=backup.name, aside=aside.name)
    except KnownError as error:
        told = error.message
    library = open_library(path)
    library.notices = (told, *library.notices)
    return library


def _shown(
    library: "Library",
    language: Language | None,
    opening: Path | None,
    crashes: Crashes | None,
    *,
    safe: bool,
    front: "LibraryWindow | None" = None,
) -> int:
    """Show a library until its windows close; a second look at one (`crashes` None) reports
    nothing."""

    def report(trace: str) -> Path | None:
        return None if crashes is None else crashes.keep(_reported(trace, library))

    try:
        if opening is not None:
            # What cannot be read is told before any window opens.
            if opening.suffix.casefold() == ".pdf":
                library.paper.forms.read(opening)
            else:
                library.exchange.read(opening)
        from desktop.ui.start import start

        crashed = None if crashes is None else crashes.offered()
        return start(
            library, language, opening, report=report, crashed=crashed, safe=safe, front=front
        )
    finally:
        library.close()


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


def _new_id() -> str:
    import uuid  # with what it asks the platform, it takes long

    return uuid.uuid4().hex
