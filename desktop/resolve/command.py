"""`cassure resolve`: the streams of the process around the answers."""

import sys
from typing import BinaryIO

from desktop import paths
from desktop.resolve.stream import Resolver, answers
from desktop.rules.errors import known
from desktop.text import Catalogue, Language


def run(language: Language) -> int:
    """Answer standard input on standard output, as `resolve` does."""
    requests, replies = sys.stdin, sys.stdout
    # A program without a console is started with neither.
    if requests is None or replies is None:
        raise known("resolve.unreadable", detail="stdin")
    return resolve(requests.buffer, replies.buffer, language)


def resolve(requests: BinaryIO, replies: BinaryIO, language: Language) -> int:
    """Answer every line of a stream as it comes; returns the exit code 0.

    Raises `KnownError` when the stream itself cannot be read. A reader who goes away ends it.
    """
    texts = Catalogue(language, paths.resources_root())
    resolver = Resolver(paths.tables_root(), texts)
    try:
        for line in answers(requests, resolver):
            try:
                replies.write(line)
                replies.flush()
            except BrokenPipeError:
                # Nobody reads any more; Python would complain again when it closes the stream.
                sys.stdout = None
                return 0
    except OSError as error:
        detail = error.strerror or str(error)
        raise known("resolve.unreadable", detail=detail) from error
    return 0
