"""What the tests of windows share: a library in a real file, and what a window is given with it."""

import datetime
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from desktop import paths
from desktop.rules.registry import Registry
from desktop.services.library import Library
from desktop.store.store import Store
from desktop.ui import theme
from desktop.ui.context import ChangeHub, Context
from desktop.ui.start import speak_source
from tests.systems import SHIPPED
from tests.texts import texts_of
from tests.ui.doubles import RecordingDialogs, RecordingNavigator


@pytest.fixture(autouse=True)
def house_look(qapp: QApplication) -> Iterator[None]:
    """Every test starts from the light theme, in French as it is written."""
    before = QLocale()
    QLocale.setDefault(QLocale("fr_FR"))
    speak_source(qapp)
    theme.apply(qapp, theme.Scheme.LIGHT)
    yield
    delete_closed()
    speak_source(qapp)
    theme.apply(qapp, theme.Scheme.LIGHT)
    QLocale.setDefault(before)


def delete_closed() -> None:
    """Delete the windows that were closed, as an event loop does when it gets to it.

    One that waits is deleted by whatever collection comes next, parts before the whole.
    """
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Ticking:
    """A clock whose every reading is a second later than the one before."""

    def __init__(self) -> None:
        self._now = datetime.datetime(2026, 1, 1, 20, 0, tzinfo=datetime.UTC)

    def __call__(self) -> datetime.datetime:
        self._now += datetime.timedelta(seconds=1)
        return self._now


@pytest.fixture
def library_path(tmp_path: Path) -> Path:
    """Where the library of the test is."""
    return tmp_path / "library" / "bibliotheque.sqlite3"


@pytest.fixture
def registry() -> Registry:
    """The rule systems of the test; a folder may put its own in their place."""
    return SHIPPED


@pytest.fixture(scope="session")
def empty_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library of this version with nothing in it: a copy takes a third of making one."""
    path = tmp_path_factory.mktemp("empty") / "bibliotheque.sqlite3"
    Store.open(path).close()
    return path


@pytest.fixture
def open_context(
    library_path: Path, empty_library: Path, registry: Registry
) -> Iterator[Callable[[], Context]]:
    """Opens the library file as a start of the program does; call again to start anew."""
    opened: list[Library] = []
    if not library_path.exists():
        library_path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(empty_library, library_path)

    def build() -> Context:
        for library in opened:
            library.close()
        opened.clear()
        delete_closed()
        library = Library(
            Store.open(library_path),
            registry,
            clock=Ticking(),
            generator=random.Random(7),
            examples=paths.resources_root() / "demo",
        )
        opened.append(library)
        hub = ChangeHub()
        library.observe(hub.publish)
        return Context(
            library=library,
            texts=texts_of("fr"),
            dialogs=RecordingDialogs(),
            hub=hub,
            navigator=RecordingNavigator(),
        )

    yield build
    for library in opened:
        library.close()


@pytest.fixture
def context(open_context: Callable[[], Context]) -> Context:
    """What a window is given, on a new library; its dialogs and navigator record."""
    return open_context()


@pytest.fixture
def spoken() -> Callable[[QWidget], tuple[str, str]]:
    """Accessible name and description of a widget."""

    def read(widget: QWidget) -> tuple[str, str]:
        heard = QAccessible.queryAccessibleInterface(widget)
        return heard.text(QAccessible.Text.Name), heard.text(QAccessible.Text.Description)

    return read
