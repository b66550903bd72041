"""Where files of paper go: the folder of last time."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from desktop.services.files import is_folder
from desktop.services.library import Library

_KEY = "paper.folder"


def documents_folder(library: Library) -> Path:
    """The folder that was written to last, if it is still there; else that for documents."""
    stored = library.preferences.get(_KEY)
    if isinstance(stored, str) and stored and is_folder(Path(stored)):
        return Path(stored)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return Path(documents) if documents else Path.home()


def remember_folder(library: Library, folder: Path) -> None:
    """Offer this folder next time."""
    library.preferences.set(_KEY, str(folder))
