"""The two health tables as drawn (V): which boxes exist for this character, which are ticked."""

from collections.abc import Iterable

from msgspec.structs import replace

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.character.derived import LineView, TrackView
from desktop.rules.nightprowler.character.traits import Cause
from desktop.rules.nightprowler.document.character import Health, Switches, Track
from desktop.rules.nightprowler.settings.readings import Readings
from desktop.rules.nightprowler.tables.play import HealthLine
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.sheetmodel import Box, BoxKind, BoxRow, BoxState
from desktop.rules.tomltables import Index


def lines_of(tables: Tables, track: Track) -> Index[HealthLine]:
    """The table's lines of a track, lightest first."""
    return tables.vitality_lines if track is Track.VITALITY else tables.endurance_lines


def opened(causes: Iterable[Cause]) -> tuple[bool, dict[str, int]]:
    """What traits open (V, NP-HEALTH-ITALIC-BOXES): whether the italic Endurance boxes, and boxes
    on lines of Vitalité (I.C.4, NP-TRAIT-NAIN-ROBUSTE, NP-TRAIT-ROBUSTE).

    The second trait that gives the italic boxes of Endurance opens Vitalité boxes instead.
    """
    italic = False
    extra: dict[str, int] = {}
    for cause in causes:
        if not cause.effects.endurance_italic:
            continue
        if italic:
            for boxes in cause.effects.vitality_extra_if_already:
                extra[boxes.line] = extra.get(boxes.line, 0) + boxes.boxes
        italic = True
    return italic, extra


def tracks(
    tables: Tables,
    health: Health,
    switches: Switches,
    causes: tuple[Cause, ...],
    readings: Readings,
) -> tuple[TrackView, TrackView]:
    """Vitalité and Endurance (V, NP-HEALTH-VITALITY-BOXES, NP-HEALTH-ENDURANCE-BOXES), with the
    line whose malus counts marked (NP-HEALTH-PENALTY-WORST)."""
    italic, extra = opened(causes)
    worst = counting(tables, health, readings)

    def view(track: Track) -> TrackView:
        rows: list[LineView] = []
        for rank, line in enumerate(lines_of(tables, track)):
            ticked = max(0, health.ticks(track)[rank])
            bonus = _bonus(tables, extra, rank) if track.value == readings.robuste_extra else 0
            switched = switches.vitality_italic if track is Track.VITALITY else italic
            slanted = line.italic if switched else 0
            dashed = line.dashed if switches.vitality_dashed else 0
            active = ticked > 0 and line.penalty < 0 and line.penalty == worst[track]
            # A bonus opens the italic box of its line; beyond it, one more is drawn.
            slanted = (
                min(line.italic, slanted + bonus) if track is Track.VITALITY else slanted + bonus
            )
            rows.append(_line(line, ticked, slanted, dashed, track, active=active))
        return TrackView(track, tuple(rows))

    return view(Track.VITALITY), view(Track.ENDURANCE)


def counting(tables: Tables, health: Health, readings: Readings) -> dict[Track, int]:
    """The malus of the line that counts in each table, 0 when none does (V,
    NP-HEALTH-PENALTY-WORST): that of the worst table in both, or by a setting of each its own."""
    worst = {track: _worst(tables, health, track) for track in Track}
    return dict.fromkeys(worst, min(worst.values())) if readings.penalty_worst_only else worst


def as_ticked(row: BoxRow, ticked: int, counts: int) -> BoxRow:
    """A line as it was drawn, with as many boxes ticked as there are now; its malus is the one
    that counts when it is `counts`."""
    left = ticked
    boxes: list[Box] = []
    for box in row.boxes:
        on = box.why_not is None and left > 0
        left -= on
        state = BoxState.TICKED if on else BoxState.FREE
        boxes.append(box if box.state is state else replace(box, state=state))
    active = ticked > 0 and row.penalty < 0 and row.penalty == counts
    return replace(row, boxes=tuple(boxes), active=active)


def _bonus(tables: Tables, extra: dict[str, int], rank: int) -> int:
    """Boxes that a second Robuste opens on the line of this rank, whichever table it is in."""
    return extra.get(tuple(tables.vitality_lines)[rank].id, 0)


def _worst(tables: Tables, health: Health, track: Track) -> int:
    lines = zip(lines_of(tables, track), health.ticks(track), strict=True)
    return min((line.penalty for line, ticked in lines if ticked > 0), default=0)


def _line(
    line: HealthLine, ticked: int, italic: int, dashed: int, track: Track, *, active: bool
) -> LineView:
    usable = line.boxes + italic + dashed
    kinds = (
        *((BoxKind.NORMAL, True),) * line.boxes,
        *((BoxKind.ITALIC, place < italic) for place in range(max(line.italic, italic))),
        *((BoxKind.DASHED, place < dashed) for place in range(line.dashed)),
    )
    left = ticked
    boxes: list[Box] = []
    for kind, open_to_him in kinds:
        state = BoxState.TICKED if open_to_him and left > 0 else BoxState.FREE
        left -= state is BoxState.TICKED
        boxes.append(Box(state, kind, None if open_to_him else _why_not(kind, track)))
    return LineView(
        name=line.name,
        usable=usable,
        ticked=ticked,
        penalty=line.penalty,
        row=BoxRow(line.name, tuple(boxes), line.penalty, active),
    )


def _why_not(kind: BoxKind, track: Track) -> Message:
    if kind is BoxKind.DASHED:
        return say("np.char.box-dashed")
    if track is Track.ENDURANCE:
        return say("np.char.box-italic-endurance")
    return say("np.char.box-italic-vitality")
