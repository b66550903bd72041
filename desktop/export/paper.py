"""Pages under way: frames, a place to go on, and regions of blocks poured into them."""

from collections import deque
from collections.abc import Sequence

from desktop.export import look
from desktop.export.flow import Pending, fill, stretched
from desktop.export.marks import Flow, Placed, Rect
from desktop.export.options import Paper


class Sheets:
    """Pages being filled from top to bottom."""

    def __init__(self, paper: Paper, gap: float) -> None:
        """`gap` points are left above a region that does not begin its page."""
        width, height = paper.value
        self.frame = Rect(
            look.MARGIN,
            look.MARGIN,
            width - 2 * look.MARGIN,
            height - 2 * look.MARGIN - look.FOOTER,
        )
        self.y = self.frame.y
        self._gap = gap
        self._pages: list[list[Placed]] = [[]]
        self._poured: list[Pending] = []

    @property
    def count(self) -> int:
        """How many pages there are so far."""
        return len(self._pages)

    @property
    def dropped(self) -> int:
        """How many lines to write on found no room."""
        return sum(pending.dropped for pending in self._poured)

    def put(self, pieces: Sequence[Placed]) -> None:
        """Add what already has its place on the current page."""
        self._pages[-1].extend(pieces)

    def new_page(self) -> None:
        """Go on at the top of a page."""
        self._pages.append([])
        self.y = self.frame.y

    def pour(self, flow: Flow, width: float) -> None:
        """A block over `width` points, down this page and the next ones."""
        queue = self._queue([flow])
        while queue:
            fresh = self._fresh
            top = self.y if fresh else self.y + flow.gap
            placed = fill(self._below(top, self.frame.x, width), queue, fresh=fresh)
            self._keep(placed)
            if queue:
                self.new_page()

    def pour_columns(self, left: Sequence[Flow], right: Sequence[Flow], width: float) -> None:
        """Two columns of `width` points; when one has run out the other goes on through both."""
        queues = [self._queue(flows) for flows in (left, right)]
        while any(queues):
            fresh = self._fresh
            top = self.y if fresh else self.y + self._gap
            sources = queues if all(queues) else [queues[0] or queues[1]] * 2
            for place, queue in enumerate(sources):
                x = self.frame.x + place * (width + look.GUTTER)
                self._keep(fill(self._below(top, x, width), queue, fresh=fresh))
            if any(queues):
                self.new_page()

    def finished(self) -> list[list[Placed]]:
        """The pages, with room to write on down to their feet where a block offers it."""
        return [[self._stretched(piece, page) for piece in page] for page in self._pages]

    def _queue(self, flows: Sequence[Flow]) -> deque[Pending]:
        waiting = [Pending(flow) for flow in flows]
        self._poured += waiting
        return deque(waiting)

    @property
    def _fresh(self) -> bool:
        return self.y <= self.frame.y

    def _below(self, top: float, x: float, width: float) -> Rect:
        return Rect(x, top, width, self.frame.bottom - top)

    def _keep(self, placed: Sequence[Placed]) -> None:
        self._pages[-1].extend(placed)
        for piece in placed:
            self.y = max(self.y, piece.rect.bottom)

    def _stretched(self, piece: Placed, page: Sequence[Placed]) -> Placed:
        below = Rect(
            piece.rect.x, piece.rect.bottom, piece.rect.width, self.frame.bottom - piece.rect.bottom
        )
        taken = any(below.overlaps(other.rect) for other in page if other is not piece)
        return piece if taken else stretched(piece, self.frame.bottom)
