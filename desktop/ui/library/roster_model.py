"""The characters of a library as a list in two groups, changed no more than what changed."""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.rules.folding import folded
from desktop.text import Catalogue
from desktop.ui.widgets.figures import signed_text

if TYPE_CHECKING:
    from desktop.ui.library.faces import Card

#: The role that gives a row's `Entry`.
ENTRY = int(Qt.ItemDataRole.UserRole)
NPC = "npc"
#: So many rows are told of one by one, more as a whole.
_FEW = 20

Index: TypeAlias = QModelIndex | QPersistentModelIndex


class Pool(NamedTuple):
    """A pool of points of a row: "PH 4/5"."""

    label: str
    value: int
    most: int


class Entry:
    """A row: a group's heading, or a character with its texts rendered.

    No tuple, which Qt would take apart on its way through the model.
    """

    def __init__(
        self,
        title: str,
        card: "Card | None" = None,
        concept: str = "",
        pools: tuple[Pool, ...] = (),
        state: tuple[str, ...] = (),
    ) -> None:
        self.title = title
        self.card = card
        self.concept = concept
        self.pools = pools
        self.state = state


#: What a row is made from when somebody looks at it: a character, or the text of a heading.
Row: TypeAlias = "Card | str"


def _key(row: Row) -> str:
    """What makes two rows the same one: the character, or the heading's text."""
    return f"heading {row}" if isinstance(row, str) else row.id


class Widest(NamedTuple):
    """The room that the wound tracks of all rows need, so that they line up."""

    boxes: int = 0
    lines: int = 0

    def over(self, cards: "Iterable[Card]") -> "Widest":
        """This, or what the tracks of characters need where that is more."""
        # Most have the same tracks as others, as long as they are unhurt.
        tracks = {lines for card in cards for _, lines in card.summary.tracks}
        return Widest(
            max([self.boxes, *(sum(most for _, most in lines) for lines in tracks)]),
            max([self.lines, *(len(lines) for lines in tracks)]),
        )


def reading_order(card: "Card") -> tuple[str, str, str]:
    """Names in alphabetical order, whatever their accents; equal ones in a stable order."""
    return _folded(card.name), card.name, card.id


_folded = lru_cache(maxsize=20_000)(folded)


class RosterModel(QAbstractListModel):
    """Headings and characters; a search leaves only those that it found."""

    def __init__(self, texts: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._cards: dict[str, Card] = {}
        self._found: Collection[str] | None = None
        self._rows: list[Row] = []
        self._rendered: dict[str, Entry] = {}
        self._places: dict[str, int] = {}
        self._widest = Widest()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if isinstance(self._rows[index.row()], str):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        entry = self.entry(index)
        if role == ENTRY:
            return entry
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return entry.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(entry)
            case Qt.ItemDataRole.ToolTipRole if entry.card is not None:
                from desktop.ui.widgets.labels import plain_tooltip  # nobody points yet

                return plain_tooltip(self._spoken(entry))
        return None

    def entry(self, index: Index) -> Entry:
        """The row of an index of this model."""
        row = self._rows[index.row()]
        return Entry(row) if isinstance(row, str) else self._entry(row)

    def index_of(self, character: str) -> QModelIndex:
        """Where a character is shown; an invalid index when it is not."""
        place = self._places.get(character, -1)
        return self.index(place) if place >= 0 else QModelIndex()

    def card(self, character: str) -> "Card | None":
        """A character of the library, shown or not."""
        return self._cards.get(character)

    def count(self) -> int:
        """How many characters the library holds."""
        return len(self._cards)

    def shown(self) -> int:
        """How many of them the present search leaves."""
        return sum(not isinstance(row, str) for row in self._rows)

    def widest(self) -> Widest:
        """The room for the longest wound tracks."""
        return self._widest

    def show_cards(self, cards: "Iterable[Card]") -> None:
        """Show these characters, keeping the rows that were there already."""
        self._cards = {card.id: card for card in cards}
        self._rendered = {one: self._rendered[one] for one in self._rendered.keys() & self._cards}
        self._widest = Widest().over(self._cards.values())
        self._arrange()

    def replace(self, card: "Card") -> None:
        """Show what one character has become."""
        before = self._cards.get(card.id)
        self._cards[card.id] = card
        place = self._places.get(card.id)
        widest = self._widest.over((card,))
        if widest != self._widest:
            self._widest = widest
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))
        if before is None or (before.name, before.kind) != (card.name, card.kind):
            self._arrange()
        elif place is not None:
            self._put(place, card)

    def find(self, found: Collection[str] | None) -> None:
        """Show only these characters; None shows all of them."""
        if found != self._found:
            self._found = found
            self._arrange()

    def _arrange(self) -> None:
        shown = [
            card for card in self._cards.values() if self._found is None or card.id in self._found
        ]
        shown.sort(key=reading_order)
        band = [card for card in shown if card.kind != NPC]
        others = [card for card in shown if card.kind == NPC]
        wanted: list[Row] = []
        for title, group in ((self.tr("La bande"), band), (self.tr("PNJ"), others)):
            if group:
                wanted += [title, *group]
        self._change_to(wanted)

    def _change_to(self, wanted: list[Row]) -> None:
        """Take out and put in what lies between the rows that stay at both ends."""
        before, after = self._rows, wanted
        shorter = min(len(before), len(after))
        head = 0
        while head < shorter and _key(before[head]) == _key(after[head]):
            head += 1
        tail = 0
        while tail < shorter - head and _key(before[-1 - tail]) == _key(after[-1 - tail]):
            tail += 1
        nowhere = QModelIndex()
        if head < len(before) - tail:
            self.beginRemoveRows(nowhere, head, len(before) - tail - 1)
            self._rows = before[:head] + before[len(before) - tail :]
            self.endRemoveRows()
        if head < len(after) - tail:
            self.beginInsertRows(nowhere, head, len(after) - tail - 1)
            self._rows = self._rows[:head] + after[head : len(after) - tail] + (self._rows[head:])
            self.endInsertRows()
        self._places = {_key(row): place for place, row in enumerate(self._rows)}
        changed = [
            place
            for place, row in enumerate(after)
            if self._rows[place] is not row and self._rows[place] != row
        ]
        if len(changed) > _FEW:
            self._rows = list(after)
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
        else:
            for place in changed:
                self._put(place, after[place])

    def _put(self, place: int, row: Row) -> None:
        self._rows[place] = row
        index = self.index(place)
        self.dataChanged.emit(index, index)

    def _entry(self, card: "Card") -> Entry:
        """The row of a character; the one made before while nothing about it changed."""
        entry = self._rendered.get(card.id)
        if entry is None or (entry.card is not card and entry.card != card):
            entry = self._rendered[card.id] = self._made(card)
        return entry

    def _made(self, card: "Card") -> Entry:
        summary = card.summary
        state = tuple(self._texts.render(message) for message in summary.state)
        if card.owner is not None:
            state += (self.tr("en jeu"),)
        return Entry(
            title=card.name or self.tr("Sans nom"),
            card=card,
            concept=" · ".join(summary.concept),
            pools=tuple(
                Pool(self._texts.render(label), value, most) for label, value, most in summary.pools
            ),
            state=state,
        )

    def _spoken(self, entry: Entry) -> str:
        """A row in words, for those who do not see it; also its tooltip."""
        if entry.card is None:
            return entry.title
        parts = [entry.title]
        if entry.concept:
            parts.append(entry.concept)
        parts += [
            self.tr("{pool} {value} sur {most}").format(
                pool=pool.label, value=pool.value, most=pool.most
            )
            for pool in entry.pools
        ]
        summary = entry.card.summary
        for track, lines in summary.tracks:
            ticked = sum(one for one, _ in lines)
            boxes = sum(most for _, most in lines)
            parts.append(
                self.tr("{track} : {ticked} sur {boxes}").format(
                    track=self._track(track), ticked=ticked, boxes=boxes
                )
            )
        if summary.penalty:
            parts.append(self.tr("malus {penalty}").format(penalty=signed_text(summary.penalty)))
        return ", ".join((*parts, *entry.state))

    def _track(self, track: str) -> str:
        match track:
            case "vitality":
                return self.tr("blessures de Vitalité")
            case "endurance":
                return self.tr("blessures d’Endurance")
            case _:
                return track
