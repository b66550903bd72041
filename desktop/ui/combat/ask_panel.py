"""What is asked now: the asks of the selected fighter, and those that the fight waits for."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.fightview import Ask
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.answering import Answering
from desktop.ui.combat.ask_card import AskCard
from desktop.ui.widgets.farewell import let_go


class AskPanel(QWidget):
    """The cards, one of which takes the keys. Half-given answers are kept while one looks away."""

    #: An ask is answered: its id. The values are in `values`.
    answered = Signal(str)
    #: A key or a click leads nowhere; why.
    refused = Signal(str)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._asks: tuple[Ask, ...] = ()
        self._answerings: dict[str, Answering] = {}
        self._cards: list[AskCard] = []
        self._active = 0
        self._picked = False
        self._fighter = ""
        self._opened = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.SPACE_IN_GROUP)

    def cards(self) -> tuple[AskCard, ...]:
        """The cards on screen."""
        return tuple(self._cards)

    def active(self) -> AskCard | None:
        """The card that takes the keys, or None."""
        return self._cards[self._active] if self._active < len(self._cards) else None

    def waits(self) -> bool:
        """Whether the active card goes before the dice: the fight waits for it, or somebody opened
        or touched it."""
        card = self.active()
        return card is not None and (
            not card.ask.optional or card.ask.id == self._opened or self._picked
        )

    def values(self, ask: str) -> dict[str, str]:
        """What was answered to an ask so far."""
        return self._answerings[ask].values()

    def forget(self, ask: str) -> None:
        """The answer was taken by the fight; an ask that stays starts anew."""
        self._answerings.pop(ask, None)
        for card in self._cards:
            if card.ask.id == ask:
                self._answerings[ask] = Answering(card.ask)
                card.adopt(self._answerings[ask])

    def show_asks(self, asks: tuple[Ask, ...], fighter: str, opened: Ask | None = None) -> None:
        """Show what is asked while `fighter` is the selected one; `opened` is an act that nobody
        expects, which somebody chose to do."""
        asks = asks if opened is None else (opened, *asks)
        self._opened = "" if opened is None else opened.id
        self._asks = asks
        self._fighter = fighter
        known = {ask.id for ask in asks}
        self._answerings = {id: one for id, one in self._answerings.items() if id in known}
        wanted = [ask for ask in asks if ask.id == self._opened or _is_shown(ask, fighter)]
        # The selected fighter's own come first, then what the fight waits for, in its order.
        wanted.sort(key=_Mine(fighter))
        for place, ask in enumerate(wanted):
            self._put(place, ask)
        while len(self._cards) > len(wanted):
            self._drop(len(self._cards) - 1)
        self._activate(0)
        self.setVisible(bool(self._cards))

    def press(self, key: str) -> bool:
        """Take a key; False when the active card has no use for it."""
        card = self.active()
        return card is not None and card.press(key)

    def back(self) -> bool:
        """Take the last key back."""
        card = self.active()
        return card is not None and card.back()

    def filled_in(self) -> str:
        """An optional ask to the whole table that somebody has filled in, or nothing: going on
        without it would lose what was filled in. A text is kept, and waits for its own button."""
        for ask in self._asks:
            answering = self._answerings.get(ask.id)
            if (
                ask.actor
                or not ask.optional
                or ask.id == self._opened
                or any(field.prose for field in ask.fields)
            ):
                continue
            if answering is not None and answering.changed:
                return ask.id
        return ""

    def _put(self, place: int, ask: Ask) -> None:
        """Have the card of `ask` at a place; one that is there already stays as it is."""
        for at, card in enumerate(self._cards[place:], start=place):
            if card.ask == ask:
                for _ in range(at - place):
                    self._drop(place)
                return
        answering = Answering(ask, self._answerings.get(ask.id))
        self._answerings[ask.id] = answering
        if place < len(self._cards):
            if self._cards[place].fits(ask):
                self._cards[place].adopt(answering)
                return
            self._drop(place)
        card = AskCard(self._texts, answering, self._confirm_label(ask), self)
        card.confirmed.connect(self.answered)
        card.refused.connect(self.refused)
        card.touched.connect(self._activate_id)
        self._cards.insert(place, card)
        self._column.insertWidget(place, card)

    def _confirm_label(self, ask: Ask) -> str:
        if ask.sealed:
            return self.tr("Verrouiller ⏎")
        if not ask.fields:
            return self.tr("Déverrouiller ⌫")
        return self.tr("Valider ⏎")

    def _drop(self, place: int) -> None:
        card = self._cards.pop(place)
        self._column.removeWidget(card)
        let_go(card)

    def _activate_id(self, ask: str) -> None:
        place = next((n for n, card in enumerate(self._cards) if card.ask.id == ask), 0)
        self._activate(place)
        self._picked = True

    def _activate(self, place: int) -> None:
        self._active = place
        self._picked = False
        for number, card in enumerate(self._cards):
            card.set_active(number == place)


def _is_shown(ask: Ask, fighter: str) -> bool:
    """Whether an ask is on screen: dice have a panel of their own, sealed and optional asks wait
    until their fighter is selected, the rest concerns everybody."""
    if ask.dice and not ask.fields:
        return False
    if ask.actor == fighter or not ask.actor:
        return True
    return not ask.sealed and not ask.optional


class _Mine:
    """Sorts the asks of one fighter first."""

    def __init__(self, fighter: str) -> None:
        self._fighter = fighter

    def __call__(self, ask: Ask) -> bool:
        return ask.actor != self._fighter
