"""Pages under way: frames, a place to go on, and regions of blocks poured into them."""

from collections import deque
from collections.abc import Sequence

from desktop.export import look
from desktop.export.blocks.setting import Setting
from desktop.export.flow import SLACK, Pending, fill, stretched
from desktop.export.marks import Flow, Placed, Rect


class Sheets:
    """Pages being filled from top to bottom."""

    def __init__(self, setting: Setting) -> None:
        """A grid's height is left above a region that does not begin its page."""
        width, height = setting.size
        margin = setting.margin
        self.frame = Rect(margin, margin, width - 2 * margin, height - 2 * margin - look.FOOTER)
        self.y = self.frame.y
        self._gap = setting.grid
        #: Pages of the model that went on over the next page.
        self.run_over = 0
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

    @property
    def lacks(self) -> tuple[int, int, int]:
        """What is better the smaller it is: pages, pages that ran over, lines left out."""
        return self.count, self.run_over, self.dropped

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

    def pour_through(self, flows: Sequence[Flow], count: int) -> None:
        """One run of blocks through `count` columns, which end as high as they can."""
        width = (self.frame.width - (count - 1) * look.GUTTER) / count
        top = self.y if self._fresh else self.y + self._gap
        bottom = self._lowest(flows, top, width, count)
        queue = self._queue(flows)
        while queue:
            fresh = self._fresh
            top = self.y if fresh else self.y + self._gap
            for place in range(count):
                x = self.frame.x + place * (width + look.GUTTER)
                frame = Rect(x, top, width, bottom - top)
                self._keep(fill(frame, queue, fresh=fresh))
            bottom = self.frame.bottom
            if queue:
                self.new_page()

    def _lowest(self, flows: Sequence[Flow], top: float, width: float, count: int) -> float:
        """The highest foot of columns that hold everything, else that of the page."""
        least = sum(flow.least for flow in flows)
        bottom = top + self._gap
        while bottom < self.frame.bottom:
            # Pouring takes long: not where the columns are too short for the strips alone.
            if count * (bottom - top + SLACK) < least:
                bottom += self._gap
                continue
            waiting = [Pending(flow) for flow in flows]
            queue = deque(waiting)
            for _ in range(count):
                fill(Rect(0, top, width, bottom - top), queue, fresh=False)
            if not queue and not any(pending.dropped for pending in waiting):
                return bottom
            bottom += self._gap
        return self.frame.bottom

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
