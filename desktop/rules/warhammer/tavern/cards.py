"""The full card game: stakes, betting, changing cards, the pot, a hidden card
(WH-TAVERN-CARDS-ROUND, WH-TAVERN-CARDS-CHEAT)."""

import msgspec

from desktop.rules.message import say
from desktop.rules.system import Refused
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.tavern.combinations import Card, deck_size, hand_strength

HELD = 5
MOST_CHANGED = 4
MOST_HIDDEN = 2


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A player at the table: his cards, what he put in this hand, whether he folded; cards that he
    hides."""

    cards: tuple[Card, ...] = ()
    paid: int = 0
    folded: bool = False
    changed: bool = False
    hidden: tuple[Card, ...] = ()


class Hand(msgspec.Struct, frozen=True, kw_only=True):
    """One hand of cards. `deck` is what is left, its first card the next one dealt; what was
    changed away is dealt again once nothing is left."""

    size: int
    stake: int
    dealer: int
    seats: tuple[Seat, ...]
    deck: tuple[Card, ...] = ()
    discarded: tuple[Card, ...] = ()

    @property
    def pot(self) -> int:
        """Everything that was put in."""
        return sum(seat.paid for seat in self.seats)

    @property
    def price(self) -> int:
        """What each must have put in to stay."""
        return max(seat.paid for seat in self.seats)

    @property
    def left_of_dealer(self) -> int:
        """Who speaks first."""
        return (self.dealer + 1) % len(self.seats)


def dealt(
    tables: Tables, players: int, stake: int, dealer: int, deck: tuple[Card, ...]
) -> Hand | Refused:
    """A hand begun with an ordered deck: everybody puts in the stake and gets five cards, one at a
    time, from the dealer's left."""
    size = deck_size(tables, players)
    if size is None:
        return Refused(say("wh.tavern.too-many", count=players))
    if len(deck) < HELD * players:
        return Refused(say("wh.tavern.short", count=len(deck)))
    seats = [Seat(paid=stake)] * players
    order = [(dealer + 1 + place) % players for place in range(players)]
    for number, card in enumerate(deck[: HELD * players]):
        seat = order[number % players]
        seats[seat] = msgspec.structs.replace(seats[seat], cards=(*seats[seat].cards, card))
    return Hand(
        size=size, stake=stake, dealer=dealer, seats=tuple(seats), deck=deck[HELD * players :]
    )


def raised(game: Hand, seat: int, amount: int) -> Hand | Refused:
    """A player matches what is asked, and puts `amount` (0 or more) above it."""
    if amount < 0 or game.seats[seat].folded:
        return Refused(say("wh.tavern.bet"))
    return _seated(game, seat, msgspec.structs.replace(game.seats[seat], paid=game.price + amount))


def folded(game: Hand, seat: int) -> Hand:
    """A player gives up his stake."""
    return _seated(game, seat, msgspec.structs.replace(game.seats[seat], folded=True))


def next_to_speak(game: Hand, seat: int) -> int:
    """Who speaks after a player: the next one to his left who has not folded."""
    count = len(game.seats)
    order = [(seat + step) % count for step in range(1, count + 1)]
    return next((one for one in order if not game.seats[one].folded), seat)


def settled(game: Hand) -> bool:
    """Whether all who stay have put in as much as the highest."""
    return all(seat.folded or seat.paid == game.price for seat in game.seats)


def changed(game: Hand, seat: int, places: tuple[int, ...]) -> Hand | Refused:
    """A player changes 0 to 4 of his cards, once."""
    one = game.seats[seat]
    wanted = set(places)
    if len(wanted) > MOST_CHANGED or one.changed or one.folded or not wanted <= set(range(HELD)):
        return Refused(say("wh.tavern.change", most=MOST_CHANGED))
    count = len(wanted)
    deck, discarded = game.deck, game.discarded
    if count > len(deck):
        deck, discarded = (*deck, *discarded), ()
    if count > len(deck):
        return Refused(say("wh.tavern.short", count=len(deck)))
    kept = tuple(card for place, card in enumerate(one.cards) if place not in wanted)
    gone = tuple(card for place, card in enumerate(one.cards) if place in wanted)
    after = msgspec.structs.replace(one, cards=(*kept, *deck[:count]), changed=True)
    return msgspec.structs.replace(
        _seated(game, seat, after), deck=deck[count:], discarded=(*discarded, *gone)
    )


def staying(game: Hand) -> tuple[int, ...]:
    """Who has not folded."""
    return tuple(place for place, seat in enumerate(game.seats) if not seat.folded)


def winners(tables: Tables, game: Hand) -> tuple[int, ...]:
    """Who takes the pot: the strongest hand of those who stayed; several share it."""
    left = staying(game)
    if len(left) <= 1:
        return left
    strengths = {place: hand_strength(tables, game.seats[place].cards, game.size) for place in left}
    best = max(strengths.values())
    return tuple(place for place in left if strengths[place] == best)


def next_dealer(game: Hand) -> int:
    """The player to the left deals the next hand."""
    return game.left_of_dealer


def hides(seat: Seat, card: Card) -> Seat | Refused:
    """A card is hidden before the game; two at most."""
    if len(seat.hidden) >= MOST_HIDDEN:
        return Refused(say("wh.tavern.hidden", most=MOST_HIDDEN))
    return msgspec.structs.replace(seat, hidden=(*seat.hidden, card))


def swapped(seat: Seat, place: int, hidden: int) -> Seat:
    """After a cheat that worked: a hidden card comes into the hand, the other one is hidden in its
    place."""
    cards, kept = list(seat.cards), list(seat.hidden)
    cards[place], kept[hidden] = kept[hidden], cards[place]
    return msgspec.structs.replace(seat, cards=tuple(cards), hidden=tuple(kept))


def _seated(game: Hand, seat: int, one: Seat) -> Hand:
    seats = tuple(one if place == seat else held for place, held in enumerate(game.seats))
    return msgspec.structs.replace(game, seats=seats)
