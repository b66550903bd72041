"""Structs of a union read by their tag.

`msgspec.convert` works a union out anew at every call, which costs many times what reading one
struct does; a journal of ten thousand entries is read struct by struct.
"""

from collections.abc import Mapping
from typing import Generic, TypeVar, cast, get_args

import msgspec

from desktop.rules.document import Json

T = TypeVar("T")


class Tagged(Generic[T]):
    """Reads the structs of one union, all with the same tag field."""

    def __init__(self, union: object) -> None:
        self._union = union
        kinds = cast("tuple[type[msgspec.Struct], ...]", get_args(union))
        self._kinds = {kind.__struct_config__.tag: kind for kind in kinds}
        self._field = str(kinds[0].__struct_config__.tag_field)

    def read(self, raw: Mapping[str, Json]) -> T:
        """The struct that raw JSON stands for.

        Raises `msgspec.ValidationError` when it is none of the union.
        """
        tag = raw.get(self._field)
        kind = self._kinds.get(tag) if isinstance(tag, str) else None
        # A tag that is unknown or missing is explained as the whole union explains it.
        wanted = self._union if kind is None else kind
        return msgspec.convert(dict(raw), cast("type[T]", wanted))
