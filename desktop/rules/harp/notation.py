"""Notations of Jets de Résistance as the source writes them: "JR Esprit (80)", "JRC (- de 60)",
"JRC (NC - 30)" (HARP-JR-PARSE)."""

import re
from collections.abc import Sequence

import msgspec

from desktop.rules.errors import known
from desktop.rules.harp.document import RESISTANCES
from desktop.rules.harp.tables.health import Level
from desktop.rules.sheetwriting import plain

_MINUSES = str.maketrans({"\N{MINUS SIGN}": "-", "\N{EN DASH}": "-", "\N{EM DASH}": "-"})
_STATIC = re.compile(r"JR\s+(?:DU |DE L['’]|A LA |DE )?(\w+)\s*\(\s*(\d{1,4})\s*\)", re.IGNORECASE)
_LEVEL = re.compile(r"JRC\s*\(\s*(-\s*de\s+)?(\d{1,4})\s*\)", re.IGNORECASE)
_OFFSET = re.compile(r"JRC\s*\(\s*NC\s*(?:([+-])\s*(\d{1,4}))?\s*\)", re.IGNORECASE)
_WORDS = {"corps": "Corps", "esprit": "Esprit", "magie": "Magie"}


class Notation(msgspec.Struct, frozen=True, kw_only=True):
    """A notation: a resistance against `target`, or a level of a cascade, at a number, `below` it,
    or at the Nombre Cible plus `offset`."""

    resistance: str = ""
    target: int | None = None
    below: bool = False
    offset: int | None = None

    @property
    def cascade(self) -> bool:
        return not self.resistance


def parse(text: str) -> Notation | None:
    """The notation that a text is; None when it is none."""
    bare = " ".join(text.translate(_MINUSES).replace("à", "a").replace("À", "A").split())
    if found := _STATIC.fullmatch(bare):
        kind = plain(found[1])
        return Notation(resistance=kind, target=int(found[2])) if kind in RESISTANCES else None
    if found := _LEVEL.fullmatch(bare):
        return Notation(target=int(found[2]), below=found[1] is not None)
    if found := _OFFSET.fullmatch(bare):
        value = int(found[2] or 0)
        return Notation(offset=-value if found[1] == "-" else value)
    return None


def written(notation: Notation) -> str:
    """A notation as text; reading it back gives the same."""
    if notation.resistance:
        return f"JR {_WORDS[notation.resistance]} ({notation.target})"
    if notation.offset is not None:
        sign = "+" if notation.offset > 0 else "\N{MINUS SIGN}"
        return f"JRC (NC {sign} {abs(notation.offset)})" if notation.offset else "JRC (NC)"
    return f"JRC (- de {notation.target})" if notation.below else f"JRC ({notation.target})"


def levels_of(levels: Sequence[Level]) -> tuple[Notation, ...]:
    """The levels of a cascade as notations, from the worst."""
    found: list[Notation] = []
    for place, level in enumerate(levels):
        if level.offset is not None:
            found.append(Notation(offset=level.offset))
        elif level.least is not None:
            found.append(Notation(target=level.least))
        else:
            found.append(Notation(target=levels[place + 1].least, below=True))
    return tuple(found)


class Effect(msgspec.Struct, frozen=True):
    """A level of a cascade that people wrote, and what it does in their words."""

    level: Level
    text: str


def cascade(text: str) -> tuple[Effect, ...]:
    """A cascade written line by line ("JRC (NC - 30) : sourd 24 h"), from the worst level.

    Raises `KnownError` with the line that is no level, or where levels of both kinds, or several
    of the same, stand together.
    """
    found: list[tuple[Notation, str]] = []
    for line in (one for one in text.splitlines() if one.strip()):
        head, bracket, rest = line.partition(")")
        read = parse(head + bracket)
        if read is None or not read.cascade:
            raise known("harp.error.notation", line=line.strip())
        found.append((read, rest.lstrip(" \N{NO-BREAK SPACE}:;,.").strip()))
    places = [_place(one) for one, _text in found]
    mixed = len({one.offset is None for one, _text in found}) > 1
    if mixed or len(set(places)) < len(places):
        raise known("harp.error.cascade")
    ordered = sorted(zip(places, found, strict=True), key=lambda one: one[0])
    return tuple(
        Effect(_level(str(number), one), effect)
        for number, (_where, (one, effect)) in enumerate(ordered)
    )


def _place(notation: Notation) -> tuple[int, ...]:
    """Where a level stands among the others; what is below a number stands below them all."""
    number = notation.target if notation.offset is None else notation.offset
    return () if notation.below or number is None else (number,)


def _level(id: str, notation: Notation) -> Level:
    if notation.offset is not None:
        return Level(id=id, offset=notation.offset)
    return Level(id=id, least=None if notation.below else notation.target)
