"""What every rule system does alike of `System`: names, and edit commands that are read.

A system names the type of its documents and the union of its edit commands.
"""

from collections.abc import Mapping
from typing import ClassVar, Generic, Protocol, TypeVar, cast

import msgspec

from desktop.rules.document import Json
from desktop.rules.errors import known

D = TypeVar("D", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)


class _Named(Protocol):
    """Any system's document."""

    @property
    def name(self) -> str: ...


class Ruled(Generic[D, E]):
    """See `System` for what each method promises; `D` is the document, `E` any edit command."""

    edit_type: ClassVar[object]
    """The union of edit commands, told apart by their tags."""

    def name_of(self, document: msgspec.Struct) -> str:
        return cast("_Named", document).name

    def renamed(self, document: msgspec.Struct, name: str) -> D:
        return msgspec.structs.replace(cast("D", document), name=name)

    def read_edit(self, raw: Mapping[str, Json]) -> E:
        try:
            return cast("E", msgspec.convert(raw, self.edit_type))
        except msgspec.ValidationError as error:
            raise known("error.command-invalid", detail=str(error)) from error
