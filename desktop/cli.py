"""The command line. Nothing heavy is imported before it is known what is asked for."""

import argparse
import gc
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from desktop import __version__
from desktop.paths import resources_root
from desktop.rules.errors import KnownError
from desktop.rules.message import Message, say
from desktop.text import Catalogue, Language

COMMANDS = ("export", "demo", "resolve", "check")
USAGES = (
    ("cassure", "cli.epilog-window"),
    ("cassure FILE", "cli.epilog-file"),
    ("cassure export X OUT.pdf", "cli.epilog-export"),
    ("cassure demo DIR", "cli.epilog-demo"),
    ("cassure resolve", "cli.epilog-resolve"),
    ("cassure check", "cli.epilog-check"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run Cassure.

    Returns the exit code: 0, 1 when a check found something, 2 for an error that is explained in
    one line.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # A Windows console or a C locale must not turn a French message into a crash.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    language = _language_of(words)
    try:
        options = _parser(language, helping=_asks_for_help(words)).parse_args(words)
    except KnownError as error:
        print(f"cassure : {_say(error.message, language)}", file=sys.stderr)
        return 2
    try:
        return _run(options, language)
    except KnownError as error:
        text = _say(error.message, language)
        print(f"cassure : {text}", file=sys.stderr)
        if _opens_window(options) and _is_unread():
            from desktop.ui.refusal import show_refusal

            show_refusal(text, language)
        return 2
    finally:
        if "PySide6.QtWidgets" in sys.modules:
            # Closed windows lie in cycles; collected after Qt's application is gone, they crash.
            gc.collect()


def _run(options: argparse.Namespace, language: Language) -> int:
    if options.words == ["resolve"] and not options.self_test:
        from desktop.resolve.command import run

        return run(language)
    from desktop import app

    library: Path | None = options.library
    if options.self_test:
        from desktop.selftest import self_test

        return self_test(language)
    match options.words:
        case ["export", character, target]:
            app.export(library, language, character, Path(target))
            print(_say(say("cli.written", path=target), language))
            return 0
        case ["demo", folder]:
            from desktop.demo.play import play

            for written in play(Path(folder), language):
                print(_say(say("cli.written", path=str(written)), language))
            return 0
        case ["check"]:
            found = app.check(library)
            for finding in found or (say("cli.check-good"),):
                print(_say(finding, language))
            return 1 if found else 0
        case []:
            return _open_window(options, None)
        case [path] if path not in COMMANDS:
            return _open_window(options, Path(path))
        case [command, *_] if command in COMMANDS:
            raise KnownError(say(f"cli.usage-{command}"))
        case _:
            raise KnownError(say("cli.too-many-words"))


def _open_window(options: argparse.Namespace, opening: Path | None) -> int:
    from desktop import app

    # All that a start makes stays: `desktop.ui.start` lets collection begin after the first paint.
    gc.disable()
    try:
        return app.run_window(
            options.library,
            options.lang,
            opening,
            readonly=options.read_only,
            safe=options.safe_mode,
        )
    finally:
        gc.enable()


def _opens_window(options: argparse.Namespace) -> bool:
    words: list[str] = options.words
    return not options.self_test and len(words) < 2 and not set(words) & set(COMMANDS)


def _is_unread() -> bool:
    """Whether nobody reads standard error, but a window would be seen."""
    from desktop.terminal import can_show, has_console_alone, is_read

    read = is_read((sys.stdin, sys.stdout, sys.stderr)) and not has_console_alone()
    return not read and can_show(sys.platform, os.environ)


class _Parser(argparse.ArgumentParser):
    """Words that mean nothing are one line in the language asked for, as every other error is."""

    def error(self, message: str) -> NoReturn:
        raise KnownError(say("cli.arguments", detail=message))


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


def _language_of(words: Sequence[str]) -> Language:
    """The language asked for, found before parsing so that usage errors speak it too."""
    for place, word in enumerate(words):
        if word == "--lang=en" or (word == "--lang" and words[place + 1 : place + 2] == ["en"]):
            return "en"
    return "fr"


def _say(message: Message, language: Language) -> str:
    return Catalogue(language, resources_root()).render(message)
