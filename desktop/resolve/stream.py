"""The stream: one request per line in, one answer per line out, whatever the line holds."""

import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol, cast

import msgspec

from desktop.resolve.errors import BadRequest, bad
from desktop.resolve.plain import Value, plain
from desktop.resolve.requests import parsed
from desktop.rules.document import Json
from desktop.text import Catalogue

SYSTEMS = {
    "nightprowler": "desktop.resolve.nightprowler.operations",
    "warhammer": "desktop.resolve.warhammer.operations",
    "pv_negatifs": "desktop.resolve.pv_negatifs.operations",
    "harp": "desktop.resolve.harp.operations",
}
"""System ids to the modules that answer for them, imported when first asked."""

DEFAULT = "nightprowler"


class Answering(Protocol):
    """What answers for one system."""

    def answer(self, raw: dict[str, Json]) -> Value:
        """The result of a request.

        Raises `BadRequest` when it cannot be answered.
        """
        ...


class Resolver:
    """Answers requests; the tables of a system are read when it is first asked for."""

    def __init__(self, tables_root: Path, texts: Catalogue) -> None:
        self._tables_root = tables_root
        self._texts = texts
        self._systems: dict[str, Answering] = {}

    def line(self, line: str | bytes) -> bytes:
        """The answer to one line, as JSON."""
        return msgspec.json.encode(self.answer(line))

    def answer(self, line: str | bytes) -> dict[str, Json]:
        """The answer to one line: `ok` with the result, or with the error and its field."""
        known: dict[str, Json] = {}
        try:
            raw = parsed(line)
            known = _named(raw)
            system = raw.pop("system", DEFAULT)
            raw.pop("id", None)
            result = plain(self._answering(system).answer(raw), self._texts)
        except BadRequest as error:
            told = cast("Json", _told(error, self._texts))
            return {**known, "ok": False, "error": told}
        return {**known, "ok": True, "result": result}

    def _answering(self, system: Json) -> Answering:
        if not isinstance(system, str) or system not in SYSTEMS:
            raise bad("system", "resolve.system-unknown", known=", ".join(SYSTEMS))
        if system not in self._systems:
            module = importlib.import_module(SYSTEMS[system])
            self._systems[system] = cast("Answering", module.build(self._tables_root))
        return self._systems[system]


def _named(raw: dict[str, Json]) -> dict[str, Json]:
    """What an answer repeats of its request."""
    return {name: raw[name] for name in ("id", "op") if name in raw}


def _told(error: BadRequest, texts: Catalogue) -> dict[str, str]:
    return {"field": error.field, "message": texts.render(error.message)}


def answers(lines: Iterable[bytes], resolver: Resolver) -> Iterator[bytes]:
    """One line of JSON for each line that is not blank, in order."""
    for line in lines:
        if line.strip():
            yield resolver.line(line) + b"\n"
