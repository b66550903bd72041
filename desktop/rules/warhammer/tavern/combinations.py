"""Combinations of cards and of dice, and which beats which (WH-TAVERN-CARDS-RANKS,
WH-TAVERN-DICE-RANKS)."""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from desktop.rules.warhammer.tables.tables import Tables

Card: TypeAlias = tuple[int, int]
"""Value (2 to 14, 14 the ace) and suit (0 to 3)."""

ACE = 14
SMALL_DECK, LARGE_DECK = "cartes-32-40", "cartes-44-52"
DICE = "des"
_SMALL = 40
_LOWEST = {32: 7, 40: 5, 44: 4, 48: 3, 52: 2}
_SHAPES: dict[tuple[int, ...], str] = {
    (4, 1): "carre",
    (3, 2): "full",
    (3, 1, 1): "brelan",
    (2, 2, 1): "double-paire",
    (2, 1, 1, 1): "paire",
}
Strength: TypeAlias = tuple[int, tuple[int, ...]]
"""Rank of the combination, then the values that break a tie."""


def deck_size(tables: Tables, players: int) -> int | None:
    """How many cards are used; None for more than eight players, two play with 32
    (WH-TAVERN-CARDS-DECK)."""
    if players == 2:
        return tables.decks[0].cards
    return next((one.cards for one in tables.decks if players in one.players), None)


def deck(size: int) -> tuple[Card, ...]:
    """The cards of a deck of 32, 40, 44, 48 or 52."""
    return tuple((value, suit) for value in range(_LOWEST[size], ACE + 1) for suit in range(4))


def is_straight(values: Sequence[int], size: int) -> bool:
    """Five in a row; the ace is highest, or lowest below the lowest card of the deck
    (WH-TAVERN-CARDS-STRAIGHT)."""
    ordered = sorted(values)
    if len(set(ordered)) != len(ordered):
        return False
    if ordered[-1] - ordered[0] == len(ordered) - 1:
        return True
    lowest = _LOWEST[size]
    return ordered[-1] == ACE and ordered[:-1] == list(range(lowest, lowest + len(ordered) - 1))


def hand(cards: Sequence[Card], size: int) -> str:
    """The combination of five cards in a deck of that size."""
    values = [value for value, _ in cards]
    straight = is_straight(values, size)
    flush = len({suit for _, suit in cards}) == 1
    if straight and flush:
        return "suite-imperiale"
    shape = _shape(values)
    if flush:
        return "couleur"
    return "suite" if straight else shape or "carte-haute"


def hand_strength(tables: Tables, cards: Sequence[Card], size: int) -> Strength:
    """How strong five cards are; a stronger hand compares greater."""
    game = SMALL_DECK if size <= _SMALL else LARGE_DECK
    values = [value for value, _ in cards]
    name = hand(cards, size)
    if name in ("suite", "suite-imperiale") and max(values) - min(values) != len(values) - 1:
        values = [1 if value == ACE else value for value in values]
    return _rank(tables, game, name), _by_count(values)


def dice_combination(values: Sequence[int]) -> str:
    """The combination of five dice."""
    if len(set(values)) == 1:
        return "quinte"
    shape = _shape(values)
    if shape:
        return shape
    ordered = sorted(values)
    return "suite" if ordered[-1] - ordered[0] == len(ordered) - 1 else "de-haut"


def dice_strength(tables: Tables, values: Sequence[int]) -> Strength:
    """How strong five dice are; the printed order is kept."""
    return _rank(tables, DICE, dice_combination(values)), _by_count(values)


def _shape(values: Sequence[int]) -> str:
    counts = tuple(sorted(Counter(values).values(), reverse=True))
    return _SHAPES.get(counts, "")


def _rank(tables: Tables, game: str, name: str) -> int:
    return next(one.rank for one in tables.combinations if (one.game, one.id) == (game, name))


def _by_count(values: Sequence[int]) -> tuple[int, ...]:
    pairs = sorted(((count, value) for value, count in Counter(values).items()), reverse=True)
    return tuple(value for _, value in pairs)
