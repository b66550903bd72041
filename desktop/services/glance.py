"""A first look at a library: what the main window shows before anything else is imported.

It takes a thousand characters a tenth of the time that opening the library takes, and answers for
nothing: where anything is not as it should be, or not as this version left it, there is no look,
and whoever opens the library finds out why. Nothing is written.
"""

import contextlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from desktop.services.marks import CAMPAIGNS_AWAY, CURRENT_CAMPAIGN, made_with
from desktop.store.glance import FIELD, ROW, Fetched, picture

if TYPE_CHECKING:
    from desktop.rules.message import Message

#: No sheet knows a number as large.
_MOST = 1_000_000
#: By name, for each line of boxes how many are ticked, and how many there are.
Tracks: TypeAlias = tuple[tuple[str, tuple[tuple[int, int], ...]], ...]


class Wording:
    """A message, as `desktop.rules.message.Message`; no tuple, which would be a list of them."""

    __slots__ = ("key", "params")

    def __init__(self, key: str, params: dict[str, object]) -> None:
        self.key = key
        self.params = params


#: What a summary says after the concept.
_State: TypeAlias = "tuple[tuple[tuple[Message, int, int], ...], Tracks, int, tuple[Message, ...]]"


class Seen:
    """What a row shows of a character, as `desktop.rules.listed.Summary`."""

    __slots__ = ("_concept", "_state")

    def __init__(self, concept: str, state: _State) -> None:
        """`concept` as JSON: few rows are looked at."""
        self._concept = concept
        self._state = state

    @property
    def concept(self) -> Sequence[str]:
        try:
            written = json.loads(self._concept)
        except (ValueError, RecursionError):
            # It is read while it is painted: what is damaged is for the library to mend.
            return ()
        return [one for one in written if isinstance(one, str)]

    @property
    def pools(self) -> "tuple[tuple[Message, int, int], ...]":
        return self._state[0]

    @property
    def tracks(self) -> Tracks:
        return self._state[1]

    @property
    def penalty(self) -> int:
        return self._state[2]

    @property
    def state(self) -> "tuple[Message, ...]":
        return self._state[3]


class Face(NamedTuple):
    """A character in the list, as `desktop.services.characters.CharacterCard`."""

    id: str
    name: str
    kind: str
    owner: str | None
    portrait: str
    summary: Seen


class Glance:
    """What is seen: the present campaign's name, its characters, and the window's preferences."""

    def __init__(self, path: Path, fetched: Fetched) -> None:
        """Raises all kinds of errors where something is not as it should be."""
        self._path = path
        self._preferences = {key: json.loads(value) for key, value in fetched.preferences}
        away = self._preferences.get(CAMPAIGNS_AWAY)
        held = [row for row in fetched.campaigns if not (isinstance(away, list) and row[0] in away)]
        chosen = self._preferences.get(CURRENT_CAMPAIGN)
        campaign, self.title = next((row for row in held if row[0] == chosen), held[0])
        versions = {row[1]: row[2] for row in fetched.settings if row[0] == campaign}
        count, rows = next((row[1:] for row in fetched.characters if row[0] == campaign), (0, ""))
        self.faces = _faces(rows, versions) if count else ()
        if len(self.faces) != count:
            raise ValueError("some were lost on the way")

    def get(self, key: str) -> object:
        """The preference of a key, or None."""
        return self._preferences.get(key)

    def portrait(self, sha256: str) -> bytes | None:
        """A picture by its hash, or None."""
        return picture(self._path, sha256)


def glance(path: Path, fetched: Fetched | None) -> Glance | None:
    """A glance at the library of a path, or None where something is not as it should be."""
    if fetched is not None:
        # What a library may hold instead of what is looked for has no end.
        with contextlib.suppress(Exception):
            return Glance(path, fetched)
    return None


def _faces(characters: str, versions: dict[str, int]) -> tuple[Face, ...]:
    """The characters. Raises ValueError where one has no summary of this version and of the
    settings of today."""
    # Read as JSON once for all who are in the same state: most are unhurt.
    states: dict[str, _State] = {}
    begins: dict[str, str] = {}
    faces: list[Face] = []
    for row in characters.split(ROW):
        id, name, kind, owner, portrait, system, begin, concept, rest = row.split(FIELD)
        if system not in begins:
            mark = made_with(versions.get(system, 1))
            begins[system] = f'{{"made_with":"{mark}","summary":{{"name":'
        # A card that is cut elsewhere has no such beginning, or no such rest.
        if not begin.startswith(begins[system]) or concept[:1] + concept[-1:] != "[]":
            raise ValueError("of another version, or of other settings")
        state = states.get(rest)
        if state is None:
            state = states[rest] = _state(json.loads("{" + rest[:-1]))
        faces.append(Face(id, name, kind, owner or None, portrait, Seen(concept, state)))
    return tuple(faces)


def _state(written: dict[str, Any]) -> _State:
    pools = tuple(
        (_words(label), _number(value), _number(most)) for label, value, most in written["pools"]
    )
    state = tuple(map(_words, written["state"]))
    return pools, _tracks(written["tracks"]), _number(written["penalty"]), state


def _tracks(written: list[Any]) -> Tracks:
    return tuple(
        (_text(name), tuple((_number(ticked), _number(most)) for ticked, most in lines))
        for name, lines in written
    )


def _words(written: Any) -> "Message":
    params = {key: _param(one) for key, one in written["params"].items()}
    return cast("Message", Wording(_text(written["key"]), params))


def _param(written: Any) -> object:
    """A number, a text, a message, or a list of messages."""
    match written:
        case {}:
            return _words(written)
        case [*messages]:
            return tuple(map(_words, messages))
        case str():
            return _text(written)
        case _:
            return _number(written)


def _text(written: object) -> str:
    """A text. Raises ValueError for anything else: it would be missed only where it is painted."""
    if not isinstance(written, str):
        raise ValueError("no text")
    written.encode()
    return written


def _number(written: object) -> int:
    if not isinstance(written, int) or abs(written) > _MOST:
        raise ValueError("no number, or none that a sheet knows")
    return written
