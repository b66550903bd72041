"""How hurt somebody looks, in words and without a number: what players may be told of a stranger.

The words are Cassure's, not the source's, and coarser than its tables: they follow the gravest line
with a ticked box in either table (V), never how many boxes are ticked.

    nothing ticked                        indemne
    first line (Égratignures)             égratigné
    second line                           blessé
    third and fourth lines                gravement blessé
    fifth line                            au plus mal

Somebody who is dying, unconscious or dead is said to be so instead.
"""

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import LINES, Health, Track

_BY_LINE = ("scratched", "hurt", "badly-hurt", "badly-hurt", "spent")


def band(health: Health) -> Message:
    """How hurt somebody looks (see the module)."""
    for name, holds in (
        ("dead", health.dead),
        ("dying", health.dying),
        ("unconscious", health.unconscious),
    ):
        if holds:
            return say(f"np.band.{name}")
    worst = max(
        (line for track in Track for line in range(LINES) if health.ticks(track)[line] > 0),
        default=None,
    )
    return say(f"np.band.{'unhurt' if worst is None else _BY_LINE[worst]}")
