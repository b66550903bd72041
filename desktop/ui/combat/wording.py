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


def harm(fighter: FighterView) -> float:
    """How badly a fighter is wounded at a glance, from 0 to 1: by the gravest line that has a
    wound, by the wounds of a table that has one line, or as the system says where it has none."""
    worst = 0.0 if fighter.tracks else fighter.harm / 100
    for track in fighter.tracks:
        lines = wounds(track)
        if len(lines) == 1:
            ticked, usable = lines[0]
            worst = max(worst, ticked / max(1, usable))
        else:
            grave = (place for place, line in enumerate(lines, start=1) if line[0])
            worst = max(worst, max(grave, default=0) / max(1, len(lines)))
    return min(1.0, worst)


def names(fighters: tuple[FighterView, ...]) -> dict[str, str]:
    """Fighter id -> name."""
    return {one.id: one.name for one in fighters}
