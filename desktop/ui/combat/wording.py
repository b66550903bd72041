"""Small readings of a fight's view that several panels share."""

from desktop.rules.fightview import FighterView, TrackView
from desktop.rules.sheetmodel import BoxState
from desktop.ui import theme

#: The sides that a fight offers, and how they are called.
SIDES = (0, 1)


def side_letter(side: int) -> str:
    """A for side 0, B for side 1 and so on."""
    return chr(ord("A") + side % 26)


def track_tone(track: TrackView) -> theme.Tone:
    """The colour that a health table names, or ink when the theme knows no such colour."""
    try:
        return theme.Tone(track.colour)
    except ValueError:
        return theme.Tone.INK


def wounds(track: TrackView) -> tuple[tuple[int, int], ...]:
    """Ticked and usable boxes of each line of a table."""
    return tuple(
        (
            sum(box.state is BoxState.TICKED for box in row.boxes),
            sum(box.why_not is None or box.state is BoxState.TICKED for box in row.boxes),
        )
        for row in track.rows
    )


def names(fighters: tuple[FighterView, ...]) -> dict[str, str]:
    """Fighter id -> name."""
    return {one.id: one.name for one in fighters}
