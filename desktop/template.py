"""Templates of texts, cut into pieces.

A template is plain text with five kinds of braces:

    {name}              the parameter: text, number, message or list of messages
    {name:+}            a number with its sign ("+3", "−2", "0")
    {name|one|several}  one of two words, by the number and the language's plural
    {@round} {@rounds}  what the system calls a round: "tour", "rounds" (also within a plural);
                        {@Round} begins a line
    {{ and }}           the braces themselves
"""

import re
from collections.abc import Mapping
from typing import Protocol, TypeAlias

import msgspec

from desktop.rules.message import Param

Params: TypeAlias = Mapping[str, Param]

#: What a template is cut into: two braces for one, a slot, a brace alone, or what is between.
_PIECE = re.compile(r"\{\{|\}\}|\{([^}]*)\}|[{}]|[^{}]+")


class Speaker(Protocol):
    """The catalogue of a language."""

    def spoken(self, word: str) -> str: ...

    def value(self, value: Param, *, signed: bool = False) -> str: ...

    def is_one(self, value: int) -> bool: ...


class Words(msgspec.Struct, frozen=True):
    """Text of a template that stands between two braces."""

    text: str

    def said(self, params: Params, texts: Speaker) -> str:
        """The text itself."""
        return self.text


class Slot(msgspec.Struct, frozen=True):
    """`{name}` or `{name:+}`."""

    name: str
    signed: bool = False

    def said(self, params: Params, texts: Speaker) -> str:
        """The parameter; a missing one as its brace."""
        if self.name not in params:
            return "{" + self.name + "}"
        return texts.value(params[self.name], signed=self.signed)


class Plural(msgspec.Struct, frozen=True):
    """`{name|one|several}`."""

    name: str
    one: str
    several: str

    def said(self, params: Params, texts: Speaker) -> str:
        """One of the two words; the brace where the parameter is missing."""
        if self.name not in params:
            return "{" + self.name + "}"
        value = params[self.name]
        form = self.one if isinstance(value, int) and texts.is_one(value) else self.several
        return texts.spoken(form) if form in SPOKEN else form


class Spoken(msgspec.Struct, frozen=True):
    """`{@round}`, `{@rounds}` or `{@Round}`."""

    word: str

    def said(self, params: Params, texts: Speaker) -> str:
        """What the system calls a round."""
        return texts.spoken(self.word)


Piece: TypeAlias = Words | Slot | Plural | Spoken
SPOKEN = ("@round", "@rounds", "@Round")


def parse(template: str) -> tuple[Piece, ...]:
    """Cut a template into pieces.

    Raises `ValueError` when a brace is not closed, not opened, or holds none of the known forms.
    """
    pieces: list[Piece] = []
    words = ""
    for found in _PIECE.finditer(template):
        piece, inside = found.group(), found.group(1)
        if piece in ("{{", "}}"):
            words += piece[0]
        elif inside is not None:
            if words:
                pieces.append(Words(words))
                words = ""
            pieces.append(_slot(inside))
        elif piece == "{":
            raise ValueError(f"unclosed brace at {found.start()}")
        elif piece == "}":
            raise ValueError(f"brace never opened at {found.start()}")
        else:
            words += piece
    if words:
        pieces.append(Words(words))
    return tuple(pieces)


def _slot(inside: str) -> Slot | Plural | Spoken:
    if inside in SPOKEN:
        return Spoken(inside)
    name, *forms = inside.split("|")
    if len(forms) == 2 and name.isidentifier():
        return Plural(name, *forms)
    bare = name.removesuffix(":+")
    if forms or not bare.isidentifier():
        raise ValueError("{" + inside + "}")
    return Slot(bare, signed=bare != name)
