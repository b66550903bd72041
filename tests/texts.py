"""The texts that tests share: reading every file of them anew, in each test, takes long."""

from functools import cache

from desktop import paths
from desktop.text import Catalogue, Language


@cache
def texts_of(language: Language) -> Catalogue:
    """The texts of a language; nothing changes them."""
    return Catalogue(language, paths.resources_root())
