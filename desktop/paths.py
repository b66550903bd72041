"""Where the shipped resources are, and where the data of the person who plays lives.

The same code runs from a checkout, from an installed wheel and from a frozen build; only this
module knows the difference. It imports no Qt, so that commands without a window stay quick.
"""

import sys
from pathlib import Path

APP_NAME = "Cassure"
LIBRARY_NAME = "bibliotheque.sqlite3"

_PACKAGE = Path(__file__).resolve().parent


def resources_root() -> Path:
    """The folder that holds rules/, text/, fonts/, icons/ and translations/.

    Frozen builds unpack it beside the program, wheels carry it inside the package, and a checkout
    has it at its top. Raises FileNotFoundError, naming the places, when an installation lost it.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        candidates = [Path(bundle) / "resources"]
    else:
        candidates = [_PACKAGE / "_resources", _PACKAGE.parent / "resources"]
    for candidate in candidates:
        if candidate.is_dir():
            return candidate
    places = ", ".join(str(candidate) for candidate in candidates)
    raise FileNotFoundError(f"Cassure's resources are missing; looked in: {places}")


def tables_root() -> Path:
    """The folder that holds one folder of rule tables per system."""
    return resources_root() / "rules"


def user_data_dir() -> Path:
    """The platform's folder for this program's data (not created here)."""
    from platformdirs import user_data_path

    return user_data_path(APP_NAME, appauthor=False)


def default_library() -> Path:
    """The library file that is opened when the command line names none (not created here)."""
    return user_data_dir() / LIBRARY_NAME
