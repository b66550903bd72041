"""From the rules' sums and boxes to what the widgets show: rendered, with nothing left to know."""

from desktop.rules import sheetmodel
from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Text
from desktop.text import Catalogue
from desktop.ui.widgets.box_line import BoxRow
from desktop.ui.widgets.box_painting import Box, BoxKind, BoxState
from desktop.ui.widgets.breakdown_tip import BreakdownView


def explained(texts: Catalogue, title: Text, breakdown: Breakdown) -> BreakdownView:
    """A sum as `BreakdownTip` shows it."""
    return BreakdownView(
        title=texts.render(title),
        lines=tuple(
            (texts.render(line.label), line.amount, line.source) for line in breakdown.lines
        ),
        total=breakdown.total,
    )


def box_row(texts: Catalogue, row: sheetmodel.BoxRow) -> BoxRow:
    """A line of a health table as `WoundBoxes` shows it."""
    return BoxRow(
        label=texts.render(row.label),
        boxes=tuple(
            Box(
                state=BoxState(box.state.value),
                kind=BoxKind(box.kind.value),
                usable=box.why_not is None,
                tip="" if box.why_not is None else texts.render(box.why_not),
            )
            for box in row.boxes
        ),
        penalty=row.penalty,
        active=row.active,
    )
