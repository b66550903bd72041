"""The full card game (WH-TAVERN-CARDS-ROUND): stakes, five cards, a change, the pot."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules import members
from desktop.rules.message import say
from desktop.rules.system import Refused
from desktop.rules.warhammer.money import amount
from desktop.rules.warhammer.tavern.cards import (
    HELD,
    MOST_HIDDEN,
    Hand,
    Seat,
    changed,
    dealt,
    folded,
    hides,
    next_dealer,
    next_to_speak,
    raised,
    settled,
    staying,
    swapped,
    winners,
)
from desktop.rules.warhammer.tavern.combinations import (
    LARGE_DECK,
    SMALL_DECK,
    Card,
    deck,
    deck_size,
    hand,
)
from desktop.ui import theme
from desktop.ui.scenes.warhammer.catalogue.coins import CoinsField
from desktop.ui.scenes.warhammer.tavern.game import Cheating, Game, Players
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.labels import ElidedLabel

_SUITS = ("♠", "♥", "♦", "♣")
_SMALL = 40


class CardRow(QWidget):
    """The five cards of a player; those that are pressed are to be changed."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ElidedLabel()
        self.name.setFont(theme.sans(theme.Size.BODY))
        self.name.setFixedWidth(theme.scaled(self, 150))
        self.cards = tuple(QPushButton() for _ in range(HELD))
        self.combination = words()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.name)
        for card in self.cards:
            card.setCheckable(True)
            card.setAutoDefault(False)
            card.setFont(theme.serif(theme.Size.LARGE))
            card.setMinimumSize(theme.scaled(self, 64), theme.scaled(self, 48))
            row.addWidget(card)
        row.addWidget(self.combination)
        row.addStretch(1)

    def chosen(self) -> tuple[int, ...]:
        """The places of the pressed cards."""
        return tuple(place for place, card in enumerate(self.cards) if card.isChecked())


class CardGame(Game):
    """Hands of cards, one after the other; the dealer changes."""

    def __init__(self, subject: Subject, players: Players) -> None:
        super().__init__(subject, players)
        self._dealer = 0
        self.hand: Hand | None = None
        self.rows = tuple(CardRow() for _ in players)
        self.turn = Choose(self.tr("À qui de parler"))
        self.more = CoinsField(self.tr("Relance"))
        self.bet = Act(self.tr("Suivre ou relancer"))
        self.fold = Act(self.tr("Se coucher"))
        self.change = Act(self.tr("Changer les cartes choisies"))
        self.up_sleeve = Choose(self.tr("Carte cachée"))
        self.hide_card = Act(self.tr("Cacher cette carte"))
        self.hidden = words()
        self.cheating = Cheating(subject, players, self.tr("des cartes cachées"))
        self.order = Note(tone=theme.Tone.MUTED)
        self.do.setText(self.tr("Montrer les cartes"))
        self.again.setText(self.tr("Donner"))
        acts = QHBoxLayout()
        acts.setSpacing(theme.SPACE_IN_GROUP)
        acts.addWidget(Labelled(self.tr("Parle"), self.turn))
        for part in (self.more, self.bet, self.fold, self.change):
            acts.addWidget(part)
        acts.addStretch(1)
        sleeve = QHBoxLayout()
        sleeve.setSpacing(theme.SPACE_IN_GROUP)
        for part in (self.up_sleeve, self.hide_card, self.hidden):
            sleeve.addWidget(part)
        sleeve.addStretch(1)
        whole = QVBoxLayout()
        whole.setSpacing(theme.SPACE_IN_GROUP)
        for row in self.rows:
            whole.addWidget(row)
        whole.addLayout(acts)
        self.column.addLayout(whole)
        self.column.addLayout(self.buttons)
        self.column.addWidget(self.state)
        self.column.addWidget(self.order)
        self.column.addLayout(sleeve)
        self.column.addWidget(self.cheating)
        self.column.addStretch(1)
        self.bet.clicked.connect(self._bet)
        self.fold.clicked.connect(self._fold)
        self.change.clicked.connect(self._change)
        self.do.clicked.connect(self.play)
        self.hide_card.clicked.connect(self._hide)
        self.cheating.worked.connect(self._swap)
        self._sleeves: list[tuple[Card, ...]] = [() for _ in players]
        self.begin()

    def begin(self) -> None:
        """Deal: the cards that are used lie in an order that nobody knows."""
        tables, generator = self.subject.tables, self.subject.context.library.generator
        cards = self._unhidden()
        generator.shuffle(cards)
        game = dealt(tables, len(self.players), 0, self._dealer, tuple(cards))
        if isinstance(game, Refused):
            self.state.setText(self.subject.texts.render(game.reason))
            return
        self.hand = game
        self._dealer = next_dealer(game)
        self.turn.offer([(str(place), one.name) for place, one in enumerate(self.players)])
        self.turn.show_value(str(game.left_of_dealer))
        self.cheating.seat(self.players)
        self.up_sleeve.offer([(self._code(one), self._card(one)) for one in self._unhidden()])
        for row in self.rows:
            for card in row.cards:
                card.setChecked(False)
        self._show(self.tr("Chacun mise."))

    def seat(self, players: Players) -> None:
        self._sleeves = [() for _ in players]
        super().seat(players)

    def put_in(self, stake: int) -> tuple[int, ...]:
        if self.hand is None:
            return super().put_in(stake)
        return tuple(stake + seat.paid for seat in self.hand.seats)

    def play(self) -> None:
        """Show the cards: the strongest hand takes the pot, several that are level share it."""
        if self.hand is None:
            return
        if not settled(self.hand):
            self.state.setText(self.tr("Les mises ne sont pas égales : suivre, ou se coucher."))
            return
        self.end(*winners(self.subject.tables, self.hand))

    def _unhidden(self) -> list[Card]:
        taken = {card for sleeve in self._sleeves for card in sleeve}
        return [card for card in deck(self._size()) if card not in taken]

    def _size(self) -> int:
        tables = self.subject.tables
        return deck_size(tables, len(self.players)) or min(one.cards for one in tables.decks)

    def _place(self) -> int:
        return int(self.turn.value() or 0)

    def _become(self, outcome: Hand | Refused, told: str) -> bool:
        if isinstance(outcome, Refused):
            self.state.setText(self.subject.texts.render(outcome.reason))
            return False
        self.hand = outcome
        self._show(told)
        return True

    def _bet(self) -> None:
        if self.hand is None or self.over or not self.more.flush():
            return
        place, amount = self._place(), self.more.value()
        told = self.tr("{name} relance.") if amount else self.tr("{name} suit.")
        if self._become(raised(self.hand, place, amount), told.format(name=self.named(place))):
            self.more.set_value(0)
            self.turn.show_value(str(next_to_speak(self.hand, place)))

    def _fold(self) -> None:
        if self.hand is None or self.over:
            return
        place = self._place()
        told = self.tr("{name} se couche.").format(name=self.named(place))
        self._become(folded(self.hand, place), told)
        self.turn.show_value(str(next_to_speak(self.hand, place)))
        left = staying(self.hand)
        if len(left) == 1:
            self.end(*left)

    def _change(self) -> None:
        if self.hand is None or self.over:
            return
        place = self._place()
        row = self.rows[place]
        count = len(row.chosen())
        told = self.tr("{name} change des cartes : {count}.").format(
            name=self.named(place), count=count
        )
        if self._become(changed(self.hand, place, row.chosen()), told):
            for card in row.cards:
                card.setChecked(False)
            self.turn.show_value(str(next_to_speak(self.hand, place)))

    def _hide(self) -> None:
        """The one who cheats hides a card before the game; it is in no deck after that."""
        if self.hand is None:
            return
        place = self.cheating.place
        value, _, suit = self.up_sleeve.value().partition(":")
        outcome = hides(Seat(hidden=self._sleeves[place]), (int(value), int(suit)))
        if isinstance(outcome, Refused):
            self.state.setText(self.subject.texts.render(outcome.reason))
            return
        if len(self._unhidden()) <= HELD * len(self.players):
            left = len(self._unhidden())
            self.state.setText(self.subject.texts.render(say("wh.tavern.short", count=left)))
            return
        self._sleeves[place] = outcome.hidden
        self.cheating.open.setChecked(True)
        self.cheating.means.setChecked(True)
        self.restart()

    def _swap(self, place: int) -> None:
        """A cheat that worked: the first hidden card takes the place of the chosen one."""
        row = self.rows[place]
        if self.hand is None or len(row.chosen()) != 1 or not self._sleeves[place]:
            self.state.setText(self.tr("Choisissez la carte à remplacer, avant de tricher."))
            self.cheating.anew()
            return
        seat = members.changed(self.hand.seats[place], hidden=self._sleeves[place])
        after = swapped(seat, row.chosen()[0], 0)
        # The next cheat of this game brings the other hidden card.
        self._sleeves[place] = (*after.hidden[1:], *after.hidden[:1])
        seats = tuple(after if one == place else held for one, held in enumerate(self.hand.seats))
        self.hand = members.changed(self.hand, seats=seats)
        self._show(self.tr("Une carte cachée est dans la main."))

    def _show(self, told: str) -> None:
        game = self.hand
        if game is None:
            return
        texts, tables = self.subject.texts, self.subject.tables
        kind = SMALL_DECK if game.size <= _SMALL else LARGE_DECK
        ranks = [one for one in tables.combinations if one.game == kind]
        names = {one.id: one.name for one in ranks}
        for place, (row, seat) in enumerate(zip(self.rows, game.seats, strict=True)):
            row.name.setText(self.named(place))
            for button, card in zip(row.cards, seat.cards, strict=True):
                button.setText(self._card(card))
                button.setAccessibleName(
                    self.tr("{player} : {card}").format(
                        player=self.named(place), card=self._card(card)
                    )
                )
            row.combination.setText(names[hand(seat.cards, game.size)])
        pot = texts.render(amount(game.pot))
        self.state.setText(self.tr("{told} Relances au pot : {pot}.").format(told=told, pot=pot))
        self.order.setText(
            self.tr("De la plus faible à la plus forte : {names}.").format(
                names=", ".join(one.name for one in sorted(ranks, key=lambda one: one.rank))
            )
        )
        sleeves = [self._card(card) for sleeve in self._sleeves for card in sleeve]
        self.hidden.setText(
            self.tr("Cachées : {cards} ({most} au plus par joueur)").format(
                cards=" ".join(sleeves) or "—", most=MOST_HIDDEN
            )
        )

    def _code(self, card: Card) -> str:
        return f"{card[0]}:{card[1]}"

    def _card(self, card: Card) -> str:
        value, suit = card
        faces = {11: self.tr("V"), 12: self.tr("D"), 13: self.tr("R"), 14: self.tr("As")}
        return f"{faces.get(value, value)} {_SUITS[suit]}"
