"""Structs of a union read by their tag, and the commands and events of a journal read so.

`msgspec.convert` works a union out anew at every call, which costs many times what reading one
struct does; a journal of ten thousand entries is read struct by struct.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar, cast, get_args, get_origin

import msgspec

from desktop.rules.document import Json, Upcaster
from desktop.rules.errors import known

T_co = TypeVar("T_co", covariant=True)
C_co = TypeVar("C_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)


class Tagged(Generic[T_co]):
    """Reads the structs of one union, all with the same tag field."""

    def __init__(self, union: object) -> None:
        self._union = union
        # What is read, of a generic struct with its types, and the class of what comes of it.
        kinds = {kind: _class_of(kind) for kind in get_args(union)}
        self._kinds = {one.__struct_config__.tag: kind for kind, one in kinds.items()}
        self._classes = {one.__struct_config__.tag: one for one in kinds.values()}
        self._field = str(next(iter(kinds.values())).__struct_config__.tag_field)

    def kind(self, tag: str) -> type[T_co]:
        """The struct of the union that bears a tag.

        Raises `KeyError` when none does.
        """
        return cast("type[T_co]", self._classes[tag])

    def read(self, raw: Mapping[str, Json]) -> T_co:
        """The struct that raw JSON stands for.

        Raises `msgspec.ValidationError` when it is none of the union.
        """
        tag = raw.get(self._field)
        kind = self._kinds.get(tag) if isinstance(tag, str) else None
        # A tag that is unknown or missing is explained as the whole union explains it.
        wanted = self._union if kind is None else kind
        plain = raw if isinstance(raw, dict) else dict(raw)
        return msgspec.convert(plain, cast("type[T_co]", wanted))


def _class_of(kind: object) -> type[msgspec.Struct]:
    """The class of a struct that may be given types, as in `Join[Character]`."""
    return cast("type[msgspec.Struct]", get_origin(kind) or kind)


class Stored(Generic[C_co, E_co]):
    """Reads what journals of one kind of activity hold: the union of its commands, and that of its
    events, which `upcasters` bring to `version` step by step."""

    def __init__(
        self,
        commands: object,
        events: object,
        version: int,
        upcasters: Mapping[int, Upcaster] | None = None,
    ) -> None:
        self._commands: Tagged[C_co] = Tagged(commands)
        self._events: Tagged[E_co] = Tagged(events)
        self.version = version
        self._upcasters = upcasters or {}

    def make(self, tag: str, **fields: object) -> C_co:
        """The command of a tag with those fields.

        Raises `KeyError` when no command bears it, `TypeError` when it has other fields.
        """
        return cast("Callable[..., C_co]", self._commands.kind(tag))(**fields)

    def is_made(self, tag: str, command: object) -> bool:
        """Whether a command is the one of that tag."""
        return isinstance(command, self._commands.kind(tag))

    def command(self, raw: Mapping[str, Json]) -> C_co:
        """A stored command.

        Raises `KnownError` when there is none of that tag and shape.
        """
        try:
            return self._commands.read(raw)
        except msgspec.ValidationError as error:
            raise known("error.stored-command", detail=str(error)) from error

    def events(self, version: int, raw: Sequence[Mapping[str, Json]]) -> tuple[E_co, ...]:
        """Stored events of that version.

        Raises `KnownError` for a newer one or a damaged event.
        """
        if version > self.version:
            raise known("error.events-newer", version=version, current=self.version)
        try:
            if version == self.version:
                return tuple([self._events.read(event) for event in raw])
            return tuple([self._events.read(self._upcast(version, event)) for event in raw])
        except msgspec.ValidationError as error:
            raise known("error.stored-event", detail=str(error)) from error

    def _upcast(self, version: int, event: Mapping[str, Json]) -> dict[str, Json]:
        current = dict(event)
        for step in range(version, self.version):
            current = self._upcasters[step](current)
        return current
