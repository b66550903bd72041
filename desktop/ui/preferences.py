"""What a person chose for the whole interface; it is kept in the library."""

from desktop.services.library import Library
from desktop.text import Language
from desktop.ui.theme import Scheme

_LANGUAGE = "language"
_SCHEME = "scheme"


def stored_language(library: Library) -> Language:
    """The interface's language; French until another was chosen."""
    return "en" if library.preferences.get(_LANGUAGE) == "en" else "fr"


def store_language(library: Library, language: Language) -> None:
    """Keep the language for the next start."""
    library.preferences.set(_LANGUAGE, language)


def stored_scheme(library: Library) -> Scheme:
    """Light, dark, or the system's choice, which is the default."""
    stored = library.preferences.get(_SCHEME)
    return next((scheme for scheme in Scheme if scheme.value == stored), Scheme.SYSTEM)


def store_scheme(library: Library, scheme: Scheme) -> None:
    """Keep the appearance for this and the next start."""
    library.preferences.set(_SCHEME, scheme.value)
