"""Options of the command line, parsed, and the help that names them."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from desktop import __version__
from desktop.cli import Options
from desktop.paths import resources_root
from desktop.rules.errors import known
from desktop.rules.message import say
from desktop.text import Catalogue, Language

USAGES = (
    ("cassure", "cli.epilog-window"),
    ("cassure FILE", "cli.epilog-file"),
    ("cassure export X OUT.pdf", "cli.epilog-export"),
    ("cassure demo DIR", "cli.epilog-demo"),
    ("cassure resolve", "cli.epilog-resolve"),
    ("cassure check", "cli.epilog-check"),
)


def parse(words: Sequence[str], language: Language) -> Options:
    """What the words ask for; help and version are printed at once, and end the program.

    Raises KnownError for words that mean nothing.
    """
    parser = _parser(language, helping=_asks_for_help(words))
    return parser.parse_args(words, namespace=Options())


class _Parser(argparse.ArgumentParser):
    """Words that mean nothing are one line in the language asked for, as every other error is."""

    def error(self, message: str) -> NoReturn:
        raise known("cli.arguments", detail=message)


def _asks_for_help(words: Sequence[str]) -> bool:
    """Whether help may be asked for: only then are its texts read, which takes longer than all
    else that happens before the first window."""
    return any(word.startswith(("-h", "--h")) for word in words)


def _parser(language: Language, *, helping: bool) -> argparse.ArgumentParser:
    texts = Catalogue(language, resources_root()) if helping else None

    def text(key: str) -> str:
        return "" if texts is None else texts.render(say(key))

    parser = _Parser(
        prog="cassure",
        description=text("cli.description"),
        epilog="\n".join(f"{usage:<36}{text(key)}" for usage, key in USAGES),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        # Its own help would be in English whatever the language.
        add_help=False,
    )
    words = parser.add_argument_group(text("cli.help-group"))
    words.add_argument("words", nargs="*", metavar="…", help=text("cli.help-words"))
    parser.add_argument("-h", "--help", action="help", help=text("cli.help-help"))
    parser.add_argument("--library", type=Path, metavar="FILE", help=text("cli.help-library"))
    parser.add_argument("--lang", choices=("fr", "en"), help=text("cli.help-lang"))
    parser.add_argument("--read-only", action="store_true", help=text("cli.help-read-only"))
    parser.add_argument("--safe-mode", action="store_true", help=text("cli.help-safe-mode"))
    parser.add_argument("--self-test", action="store_true", help=text("cli.help-self-test"))
    version = f"Cassure {__version__}"
    parser.add_argument(
        "--version", action="version", version=version, help=text("cli.help-version")
    )
    return parser
