"""The command line. Nothing heavy is imported before it is known what is asked for."""

import gc
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.paths import resources_root
from desktop.rules.errors import KnownError, known
from desktop.text import Catalogue, Language

if TYPE_CHECKING:
    from desktop.rules.message import Message

COMMANDS = ("export", "demo", "resolve", "check")


class Options:
    """What the command line asks for; `words` are its words without options."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.library: Path | None = None
        self.lang: Language | None = None
        self.read_only = False
        self.safe_mode = False
        self.self_test = False


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
        options = _options(words, language)
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


def _run(options: Options, language: Language) -> int:
    if options.words == ["resolve"] and not options.self_test:
        from desktop.resolve.command import run

        return run(language)
    from desktop import app

    library = options.library
    if options.self_test:
        from desktop.selftest import self_test

        return self_test(language)
    match options.words:
        case ["export", character, target]:
            app.export(library, language, character, Path(target))
            print(_text("cli.written", language, path=target))
            return 0
        case ["demo", folder]:
            from desktop.demo.play import play

            for written in play(Path(folder), language):
                print(_text("cli.written", language, path=str(written)))
            return 0
        case ["check"]:
            found = app.check(library)
            for finding in found:
                print(_say(finding, language))
            if not found:
                print(_text("cli.check-good", language))
            return 1 if found else 0
        case []:
            return _open_window(options, None)
        case [path] if path not in COMMANDS:
            return _open_window(options, Path(path))
        case [command, *_] if command in COMMANDS:
            raise known(f"cli.usage-{command}")
        case _:
            raise known("cli.too-many-words")


def _open_window(options: Options, opening: Path | None) -> int:
    # What `signal` gives names to, which takes two milliseconds.
    import _signal  # pyright: ignore[reportMissingImports]

    from desktop import app

    # Everything acknowledged is on disk: a Ctrl+C in the terminal may end the program at once.
    # Python would raise it in whatever Qt calls just then, where it is lost, and what was called is
    # left half done.
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)
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


def _opens_window(options: Options) -> bool:
    words = options.words
    return not options.self_test and len(words) < 2 and not set(words) & set(COMMANDS)


def _is_unread() -> bool:
    """Whether nobody reads standard error, but a window would be seen."""
    from desktop.terminal import can_show, has_console_alone, is_read

    read = is_read((sys.stdin, sys.stdout, sys.stderr)) and not has_console_alone()
    return not read and can_show(sys.platform, os.environ)


def _options(words: Sequence[str], language: Language) -> Options:
    """What the words ask for; help and version end the program.

    Raises KnownError for words that mean nothing.
    """
    options = Options()
    rest = list(reversed(words))
    # Here only what a desktop or a script asks of a start: to make a parser takes longer than to
    # read the list of a library.
    while rest:
        word = rest.pop()
        if word == "--library" and rest and not rest[-1].startswith("-"):
            options.library = Path(rest.pop())
        elif word.startswith("-") or options.words:
            from desktop.arguments import parse

            return parse(words, language)
        else:
            options.words.append(word)
    return options


def _language_of(words: Sequence[str]) -> Language:
    """The language asked for, found before parsing so that usage errors speak it too."""
    for place, word in enumerate(words):
        if word == "--lang=en" or (word == "--lang" and words[place + 1 : place + 2] == ["en"]):
            return "en"
    return "fr"


def _say(message: "Message", language: Language) -> str:
    return Catalogue(language, resources_root()).render(message)


def _text(key: str, language: Language, **params: str) -> str:
    from desktop.rules.message import say

    return _say(say(key, **params), language)
