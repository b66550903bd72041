"""Who fought whom and how it went: the chain of each side, number by number, and the outcome."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules.fightview import ExchangeView, Link
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import BreakdownView, ExplainedValue
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.panel import paint_panel

_AGAINST = "⟷"
_LABEL_WIDTH = 64
#: The columns of each side's labels and values, and the one between the sides.
_SIDES = ((0, 1), (3, 4))
_GAP = 2
#: As many exchanges show all their chains at once.
_FEW = 3


class ExchangePanel(QWidget):
    """A card for each exchange; those of the selected fighter first."""

    #: An act about an exchange is wanted; the id of its ask.
    actAsked = Signal(str)
    #: The dice that were rolled last are to be typed anew.
    correctAsked = Signal()
    #: A link of an exchange is to be changed; the ids of its left and right side.
    adjustAsked = Signal(str, str)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._cards: list[ExchangeCard] = []
        self._adjustable = False
        self._title = Heading(self.tr("Échanges"), self, size=theme.Size.LARGE)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.SPACE_IN_GROUP)
        self.correct = QPushButton(self.tr("Corriger les dés (Ctrl+R)"), self)
        self.correct.setAutoDefault(False)
        self.correct.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.correct.clicked.connect(self.correctAsked)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.correct)
        self._column.addLayout(head)
        self.hide()

    def cards(self) -> tuple["ExchangeCard", ...]:
        """The cards in use, in order."""
        return tuple(card for card in self._cards if card.exchange is not None)

    def show_ahead(self, ahead: bool, *, adjustable: bool) -> None:
        """Whether the exchanges are still to be applied, and whether links may be changed."""
        title = self.tr("Échanges — aperçu") if ahead else self.tr("Échanges")
        self._title.setText(title)
        self._adjustable = adjustable

    def title(self) -> str:
        """The words over the exchanges."""
        return self._title.text()

    def show_exchanges(
        self,
        exchanges: tuple[ExchangeView, ...],
        names: dict[str, str],
        fighter: str,
        titles: dict[str, str],
    ) -> None:
        """Show the exchanges of a round; `titles` are those of the acts that they may name."""
        apart = _Apart(fighter)
        ordered = sorted(exchanges, key=apart)
        while len(self._cards) < len(ordered):
            card = ExchangeCard(self._texts, self)
            card.actAsked.connect(self.actAsked)
            card.adjustAsked.connect(self.adjustAsked)
            self._cards.append(card)
            self._column.addWidget(card)
        few = len(ordered) <= _FEW
        for place, card in enumerate(self._cards):
            exchange = ordered[place] if place < len(ordered) else None
            # In a crowd only the selected fighter's chains are laid open: the others are one
            # press of J away, and a refresh stays quick.
            detailed = exchange is not None and (few or not apart(exchange))
            card.show_exchange(exchange, names, detailed=detailed)
            acts = () if exchange is None else exchange.acts
            act = next((each for each in acts if each in titles), "")
            card.offer(act, titles.get(act, ""))
            card.offer_adjusting(self._adjustable)
        self.setVisible(bool(ordered))


class _Apart:
    """Sorts the exchanges of one fighter first."""

    def __init__(self, fighter: str) -> None:
        self._fighter = fighter

    def __call__(self, exchange: ExchangeView) -> bool:
        return self._fighter not in (exchange.left, exchange.right)


class ExchangeCard(QFrame):
    """One exchange; its parts are used again for the next one, so that a refresh builds little."""

    #: The act that the card offers is wanted; the id of its ask.
    actAsked = Signal(str)
    #: A link is to be changed; left, right.
    adjustAsked = Signal(str, str)

    def __init__(self, texts: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self.exchange: ExchangeView | None = None
        self._shown: tuple[str, str, bool] = ("", "", False)
        self._table: LinkTable | None = None
        self._heading = Heading(parent=self, size=theme.Size.LARGE)
        self._heading.setWordWrap(True)
        self._outcome = PlainLabel(parent=self)
        self._outcome.setWordWrap(True)
        self._outcome.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._act = ""
        self._button = QPushButton(self)
        self._button.setAutoDefault(False)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self._ask_act)
        self._adjust = QPushButton(self.tr("Modifier un maillon…"), self)
        self._adjust.setAutoDefault(False)
        self._adjust.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._adjust.clicked.connect(self._ask_adjusting)
        self._adjust.hide()
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(12, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(theme.GRID)
        grid.addWidget(self._heading, 0, 0)
        grid.addWidget(self._outcome, 2, 0)
        grid.addWidget(self._button, 3, 0, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(self._adjust, 4, 0, Qt.AlignmentFlag.AlignLeft)

    def show_exchange(
        self, exchange: ExchangeView | None, names: dict[str, str], *, detailed: bool
    ) -> None:
        """Show an exchange with its chains or its outcome alone, or nothing."""
        self.setVisible(exchange is not None)
        if exchange is None:
            self.exchange = None
            return
        left = names.get(exchange.left, exchange.left)
        right = names.get(exchange.right, exchange.right)
        if exchange == self.exchange and (left, right, detailed) == self._shown:
            return
        self.exchange, self._shown = exchange, (left, right, detailed)
        self._heading.setText(f"{left}  {_AGAINST}  {right}" if right else left)
        self._show_chains(exchange, left, right, detailed=detailed)
        size = theme.serif(theme.Size.LARGE) if detailed else theme.sans(theme.Size.BODY)
        self._heading.setFont(theme.bold(size))
        outcome = "\n".join(self._texts.render(line) for line in exchange.outcome)
        if not outcome and not detailed:
            outcome = self._ends(exchange)
        self._outcome.setText(outcome)
        self._outcome.setFont(theme.bold(_body()) if detailed else _body())
        self._outcome.setVisible(bool(outcome))
        self.setAccessibleName(f"{self._heading.text()}. {outcome}")

    def offer(self, act: str, title: str) -> None:
        """Offer an act about the exchange, or none."""
        self._act = act
        self._button.setText(title.replace("&", "&&"))
        self._button.setVisible(bool(act))

    def offer_adjusting(self, possible: bool) -> None:
        """Offer to change a link, or not."""
        self._adjust.setVisible(possible and self.exchange is not None)
        self._adjust.setAccessibleName(
            self.tr("Modifier un maillon : {exchange}").format(exchange=self._heading.text())
        )

    def adjust_button(self) -> QPushButton:
        """The button that changes a link."""
        return self._adjust

    def act_button(self) -> QPushButton:
        """The button of that act."""
        return self._button

    def _ask_act(self) -> None:
        self.actAsked.emit(self._act)

    def _ask_adjusting(self) -> None:
        if self.exchange is not None:
            self.adjustAsked.emit(self.exchange.left, self.exchange.right)

    def _ends(self, exchange: ExchangeView) -> str:
        """Where the chains of a folded exchange without an outcome end."""
        ends = (links[-1] for links in (exchange.left_links, exchange.right_links) if links)
        return " · ".join(
            f"{self._texts.render(link.label)} {self._texts.render(link.value)}" for link in ends
        )

    def _show_chains(
        self, exchange: ExchangeView, left: str, right: str, *, detailed: bool
    ) -> None:
        if self._table is None:
            if not detailed:
                return
            self._table = LinkTable(self._texts, self)
            self._grid.addWidget(self._table, 1, 0)
        chains = ((left, exchange.left_links), (right, exchange.right_links))
        for place, (side, links) in enumerate(chains):
            self._table.show_links(place, side, links if detailed else ())
        self._table.setVisible(detailed and any(links for _, links in chains))

    def outcome(self) -> str:
        """The outcome in words."""
        return self._outcome.text()

    def links(self) -> tuple["LinkRow", ...]:
        """The links in use, the left side's first."""
        return () if self._table is None else self._table.links()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self)


def _body() -> QFont:
    return theme.sans(theme.Size.BODY)


class LinkTable(QWidget):
    """The chains of both sides in one grid, so that each link stands on the line of the other
    side's."""

    def __init__(self, texts: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._rows: tuple[list[LinkRow], list[LinkRow]] = ([], [])
        self._used = [0, 0]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnMinimumWidth(_GAP, theme.SPACE_IN_GROUP)
        for label, value in _SIDES:
            self._grid.setColumnMinimumWidth(label, theme.scaled(self, _LABEL_WIDTH))
            self._grid.setColumnStretch(value, 1)

    def links(self) -> tuple["LinkRow", ...]:
        """The rows in use, the left side's first."""
        return tuple(
            row for rows, used in zip(self._rows, self._used, strict=True) for row in rows[:used]
        )

    def show_links(self, place: int, side: str, links: tuple[Link, ...]) -> None:
        """Show the chain of a side (0 left, 1 right); rows that are not needed now are hidden."""
        rows = self._rows[place]
        while len(rows) < len(links):
            rows.append(LinkRow(self._grid, len(rows), _SIDES[place], self))
        self._used[place] = len(links)
        for row, link in zip(rows, links, strict=False):
            label, value = self._texts.render(link.label), self._texts.render(link.value)
            sum_ = link.breakdown
            view = None if sum_ is None else explained(self._texts, label, sum_)
            row.show_link(side, label, value, view)
            row.set_visible(True)
        for row in rows[len(links) :]:
            row.set_visible(False)


class LinkRow:
    """Label and value of one link; the value explains itself when there is a sum behind it."""

    def __init__(
        self, grid: QGridLayout, row: int, columns: tuple[int, int], parent: QWidget
    ) -> None:
        self.label = PlainLabel(parent=parent, tone=theme.Tone.MUTED)
        self.label.setFont(theme.sans(theme.Size.BODY))
        self.label.setWordWrap(True)
        self.value = ExplainedValue("", parent)
        self.value.setFont(theme.tabular(theme.sans(theme.Size.BODY)))
        self.value.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.value.setWordWrap(True)
        # The same margins as the value's, so that both stand on one line.
        self.label.setContentsMargins(0, 1, 0, 1)
        self.label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        for part, column in zip((self.label, self.value), columns, strict=True):
            grid.addWidget(part, row, column)

    def show_link(self, side: str, label: str, value: str, view: BreakdownView | None) -> None:
        """Show a link of a side."""
        self.label.setText(label)
        self.value.setText(value)
        self.value.setAccessibleName(f"{side}, {label} {value}")
        self.value.tip().set_view(view)
        # Only what has a sum to show is a stop of the keyboard.
        policy = Qt.FocusPolicy.NoFocus if view is None else Qt.FocusPolicy.TabFocus
        self.value.setFocusPolicy(policy)

    def set_visible(self, visible: bool) -> None:
        """Show or hide the row."""
        self.label.setVisible(visible)
        self.value.setVisible(visible)
