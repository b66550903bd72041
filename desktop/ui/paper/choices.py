"""What a person chose last for sheets on paper; it is kept in the library."""

from enum import Enum
from typing import TYPE_CHECKING, TypeVar

from desktop.services.library import Library

if TYPE_CHECKING:
    from desktop.export.options import Options

_KEY = "paper.options"
E = TypeVar("E", bound=Enum)


def stored_options(library: Library) -> "Options":
    """The choices of last time; whatever is unknown is as it is at first."""
    from desktop.export.options import Audit, Ink, Numbers, Options, Paper, Spread, Wounds

    stored = library.preferences.get(_KEY)
    names = stored if isinstance(stored, dict) else {}
    first = Options()
    return Options(
        paper=_named(Paper, names.get("paper"), first.paper),
        ink=_named(Ink, names.get("ink"), first.ink),
        wounds=_named(Wounds, names.get("wounds"), first.wounds),
        numbers=_named(Numbers, names.get("numbers"), first.numbers),
        audit=_named(Audit, names.get("audit"), first.audit),
        spread=_named(Spread, names.get("spread"), first.spread),
    )


def store_options(library: Library, options: "Options") -> None:
    """Keep choices for the next time."""
    library.preferences.set(
        _KEY,
        {
            "paper": options.paper.name,
            "ink": options.ink.name,
            "wounds": options.wounds.name,
            "numbers": options.numbers.name,
            "audit": options.audit.name,
            "spread": options.spread.name,
        },
    )


def _named(kind: type[E], name: object, otherwise: E) -> E:
    return next((one for one in kind if one.name == name), otherwise)
