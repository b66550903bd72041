"""What a person chose for the whole interface; it is kept in the library."""

from typing import TYPE_CHECKING, Protocol

from desktop.text import Language
from desktop.ui.theme import NUIT, PAPIER, Scheme, Theme

if TYPE_CHECKING:
    from desktop.services.library import Library

    class Kept(Protocol):
        """What is kept by key: a library's preferences, or a glance at them."""

        def get(self, key: str, /) -> object: ...


_LANGUAGE = "language"
_SCHEME = "scheme"
_PLAYERS_LIGHT = "players.light"
_THUMBNAIL = "players.thumbnail"
_TOURED = "tour.done"
#: Where windows were, by kind.
GEOMETRY = "windows.geometry"


def stored_language(kept: "Kept") -> Language:
    """The interface's language; French until another was chosen."""
    return "en" if kept.get(_LANGUAGE) == "en" else "fr"


def store_language(library: "Library", language: Language) -> bool:
    """Keep the language for the next start; False where the library takes nothing."""
    return library.preferences.set(_LANGUAGE, language)


def stored_place(kept: "Kept", kind: str) -> object:
    """Where windows of a kind were last time, or None."""
    places = kept.get(GEOMETRY)
    return places.get(kind) if isinstance(places, dict) else None


def stored_scheme(kept: "Kept") -> Scheme:
    """Light, dark, or the system's choice, which is the default."""
    stored = kept.get(_SCHEME)
    return next((scheme for scheme in Scheme if scheme.value == stored), Scheme.SYSTEM)


def store_scheme(library: "Library", scheme: Scheme) -> bool:
    """Keep the appearance for this and the next start; False where it holds for this one only."""
    return library.preferences.set(_SCHEME, scheme.value)


def stored_players_look(library: "Library") -> Theme:
    """The theme of the players' view: dark, whatever that of the windows is, until light was
    chosen."""
    return PAPIER if library.preferences.get(_PLAYERS_LIGHT) is True else NUIT


def store_players_light(library: "Library", light: bool) -> None:
    """Keep whether the players' view is light."""
    library.preferences.set(_PLAYERS_LIGHT, light)


def stored_thumbnail(library: "Library") -> bool:
    """Whether fights show what the players see; they do until that was put away."""
    return library.preferences.get(_THUMBNAIL) is not False


def store_thumbnail(library: "Library", shown: bool) -> None:
    """Keep whether fights show what the players see."""
    library.preferences.set(_THUMBNAIL, shown)


def has_toured(library: "Library") -> bool:
    """Whether the first tour was ended or left."""
    return library.preferences.get(_TOURED) is True


def store_toured(library: "Library") -> None:
    """Keep that the first tour is over."""
    library.preferences.set(_TOURED, True)
