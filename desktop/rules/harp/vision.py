"""Light and vision: how far somebody sees, clearly and dimly, and what dim sight costs (Lumière et
vision)."""

import enum
from dataclasses import dataclass
from fractions import Fraction

from desktop.rules.harp.document import Vision
from desktop.rules.harp.tables.tables import Tables


class Place(enum.Enum):
    """What light there is."""

    DAY = "jour"
    STARS = "etoiles"
    MOON = "pleine-lune"
    DARK = "noir"
    """Indoors without a light, or total darkness."""
    LIT = "eclaire"
    """Artificial light, a torch or a spell, with a radius."""


@dataclass(frozen=True)
class Sight:
    """Metres seen clearly, and dimly up to `dim`; None is without end. `colours` are told apart."""

    clear: Fraction | None
    dim: Fraction | None
    colours: bool = True


def sight(tables: Tables, vision: Vision, place: Place, radius: int = 0) -> Sight:
    """How far somebody sees; `radius` is that of the light, in metres (HARP-VISION-TYPES,
    HARP-VN-NIGHT, HARP-VN-INDOOR, HARP-VN-LIGHT, HARP-VDNUIT-NIGHT, HARP-VDNUIT-INDOOR,
    HARP-VDNUIT-LIGHT, HARP-VDN-DARK, HARP-VDN-LIGHT)."""
    row = tables.visions.get(vision.kind)
    own = max(0, vision.range) if row.ranged else 0
    match place:
        case Place.DAY:
            return Sight(None, None)
        case Place.STARS:
            return _clear(max(row.stars, own) if vision.stars is None else vision.stars)
        case Place.MOON:
            return _clear(max(row.moon, own) if vision.moon is None else vision.moon)
        case Place.DARK:
            return Sight(Fraction(own), Fraction(own), colours=not own)
        case Place.LIT:
            clear = Fraction(radius * row.clear_halves, 2) + own
            return Sight(clear, Fraction(radius * row.dim_halves, 2) + own)


def _clear(metres: int) -> Sight:
    seen = Fraction(max(0, metres))
    return Sight(seen, seen)


def perception(tables: Tables, vision: Vision, seen: Sight, metres: Fraction | int) -> int | None:
    """What distance costs a roll of Perception: 0 seen clearly, a malus seen dimly, None not seen
    at all (HARP-VISION-INDISTINCT)."""
    if seen.clear is None or metres <= seen.clear:
        return 0
    if seen.dim is not None and metres <= seen.dim:
        return tables.visions.get(vision.kind).dim
    return None
