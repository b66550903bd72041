"""Tavern games."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.system import Refused
from desktop.rules.warhammer.percent import attempt
from desktop.rules.warhammer.tables.load import Tables
from desktop.rules.warhammer.tavern import cards, dice
from desktop.rules.warhammer.tavern.arm import ArmMatch, arm_round, force
from desktop.rules.warhammer.tavern.cards import Hand, Seat
from desktop.rules.warhammer.tavern.combinations import (
    Card,
    deck,
    deck_size,
    dice_combination,
    dice_strength,
    hand,
    hand_strength,
    is_straight,
)
from desktop.rules.warhammer.tavern.luck import (
    Drinker,
    last_drinker,
    may_cheat,
    simple_score,
    throw_points,
    throwing_ct,
    unnoticed,
)
from desktop.rules.warhammer.tavern.stakes import moves

FACES = {"V": 11, "D": 12, "R": 13, "A": 14}


def of(text: str) -> tuple[Card, ...]:
    """Cards like "A♠ 10♥"."""
    return tuple(
        (FACES.get(word[:-1]) or int(word[:-1]), "♠♥♦♣".index(word[-1])) for word in text.split()
    )


@pytest.mark.rule("WH-TAVERN-ARM-SIMPLE", "WH-TAVERN-ARM-FULL", "WH-TAVERN-ARM-CHEAT")
def test_arm_wrestling() -> None:
    won, lost = (attempt(40, 22), attempt(35, 60)), (attempt(40, 60), attempt(35, 20))

    def after(results: str) -> ArmMatch:
        match = ArmMatch()
        for result in results:
            played = arm_round(match, *(won if result == "W" else lost))
            assert played is not None
            match = played
        return match

    assert (after("WW").score, after("WW").over) == (2, True)
    assert [after("WLWW"[: n + 1]).score for n in range(4)] == [1, 0, 1, 2]
    assert (after("LL").score, after("LL").over) == (-2, True)
    assert after("WWL") == after("WW")
    both = arm_round(ArmMatch(), attempt(40, 22), attempt(50, 45))
    assert both == ArmMatch(0, 18, 5)
    assert (force(40, 18).total, force(50, 5).total) == (58, 55)
    assert force(40, 0, cheating=True).total == 50
    assert arm_round(ArmMatch(), attempt(40, 90), attempt(50, 95)) is None


@pytest.mark.rule("WH-TAVERN-CARDS-SIMPLE", "WH-TAVERN-DICE-SIMPLE")
def test_simple_games() -> None:
    assert simple_score(45, 37, skilled=True).total == 63
    assert simple_score(45, 37, skilled=True, cheating=True).total == 81
    assert simple_score(45, 37, skilled=False).total == 45
    assert simple_score(45, 37, skilled=False, cheating=True).total == 45
    assert simple_score(62, 31, skilled=True).total == 77
    assert not may_cheat(skilled=True, has_means=False)
    assert not may_cheat(skilled=False, has_means=True)
    assert may_cheat(skilled=True, has_means=True)


@pytest.mark.rule("WH-TAVERN-CARDS-DECK")
def test_decks(tables: Tables) -> None:
    assert [deck_size(tables, count) for count in range(2, 10)] == [
        32,
        32,
        32,
        40,
        44,
        48,
        52,
        None,
    ]
    for size in (32, 40, 44, 48, 52):
        assert len(set(deck(size))) == size


@pytest.mark.rule("WH-TAVERN-CARDS-STRAIGHT")
@pytest.mark.parametrize(
    ("values", "size", "straight"),
    [
        ((14, 7, 8, 9, 10), 32, True),
        ((14, 7, 8, 9, 10), 52, False),
        ((11, 12, 13, 14, 7), 32, False),
        ((14, 5, 6, 7, 8), 40, True),
        ((10, 11, 12, 13, 14), 52, True),
        ((14, 2, 3, 4, 5), 52, True),
        ((9, 10, 11, 12, 12), 52, False),
        ((14, 4, 5, 6, 7), 44, True),
        ((14, 3, 4, 5, 6), 48, True),
    ],
)
def test_straights(values: tuple[int, ...], size: int, straight: bool) -> None:
    assert is_straight(values, size) is straight


@pytest.mark.rule("WH-TAVERN-CARDS-RANKS")
def test_ranks_of_hands(tables: Tables) -> None:
    hands = {
        "carte-haute": "A♠ R♥ D♦ V♣ 9♠",
        "paire": "A♠ A♥ D♦ V♣ 9♠",
        "double-paire": "A♠ A♥ D♦ D♣ 9♠",
        "brelan": "A♠ A♥ A♦ D♣ 9♠",
        "suite": "A♠ R♥ D♦ V♣ 10♠",
        "full": "A♠ A♥ A♦ D♣ D♠",
        "carre": "A♠ A♥ A♦ A♣ D♠",
        "couleur": "A♠ R♠ D♠ V♠ 9♠",
        "suite-imperiale": "A♠ R♠ D♠ V♠ 10♠",
    }
    for name, text in hands.items():
        assert hand(of(text), 32) == name

    def order(size: int) -> list[str]:
        return sorted(hands, key=lambda name: hand_strength(tables, of(hands[name]), size))

    small = [
        "carte-haute",
        "paire",
        "double-paire",
        "brelan",
        "suite",
        "full",
        "carre",
        "couleur",
        "suite-imperiale",
    ]
    large = [
        "carte-haute",
        "paire",
        "double-paire",
        "brelan",
        "suite",
        "couleur",
        "full",
        "carre",
        "suite-imperiale",
    ]
    assert [order(size) for size in (32, 40)] == [small, small]
    assert [order(size) for size in (44, 48, 52)] == [large, large, large]


def test_equal_combinations_go_by_value(tables: Tables) -> None:
    def stronger(one: str, other: str, size: int = 52) -> bool:
        return hand_strength(tables, of(one), size) > hand_strength(tables, of(other), size)

    assert stronger("R♠ R♥ 2♦ 3♣ 4♠", "D♠ D♥ A♦ R♣ V♠")
    assert stronger("R♠ R♥ A♦ 3♣ 4♠", "R♦ R♣ D♦ V♣ 10♠")
    assert stronger("2♠ 3♥ 4♦ 5♣ 6♠", "A♠ 2♥ 3♦ 4♣ 5♠")
    assert stronger("10♠ 10♥ 10♦ 2♣ 2♠", "9♠ 9♥ 9♦ A♣ A♠")


@given(st.lists(st.sampled_from(deck(52)), min_size=5, max_size=5, unique=True), st.randoms())
def test_the_order_of_cards_does_not_matter(
    tables: Tables, held: list[Card], shuffler: random.Random
) -> None:
    mixed = list(held)
    shuffler.shuffle(mixed)
    assert hand_strength(tables, held, 52) == hand_strength(tables, mixed, 52)


@pytest.mark.rule("WH-TAVERN-CARDS-ROUND")
def test_a_hand_of_cards(tables: Tables) -> None:
    game = cards.dealt(tables, 3, 2, 0, deck(32))
    assert isinstance(game, Hand)
    assert (game.pot, game.left_of_dealer, len(game.deck)) == (6, 1, 17)
    assert [len(seat.cards) for seat in game.seats] == [5, 5, 5]
    first = deck(32)
    assert (game.seats[1].cards[0], game.seats[2].cards[0], game.seats[0].cards[0]) == first[:3]
    bet = cards.raised(game, 1, 3)
    assert isinstance(bet, Hand)
    assert not cards.settled(bet)
    bet = cards.folded(bet, 2)
    matched = cards.raised(bet, 0, 0)
    assert isinstance(matched, Hand)
    assert (cards.settled(matched), matched.pot) == (True, 12)
    assert isinstance(cards.changed(matched, 1, (0, 1, 2, 3, 4)), Refused)
    four = cards.changed(matched, 1, (0, 1, 2, 3))
    assert not isinstance(four, Refused)
    assert four.seats[1].cards[0] == matched.seats[1].cards[4]
    assert len(four.deck) == len(matched.deck) - 4
    new = cards.changed(matched, 1, (0, 2))
    assert isinstance(new, Hand)
    assert new.seats[1].cards[-2:] == game.deck[:2]
    assert isinstance(cards.changed(new, 1, (0,)), Refused)
    assert isinstance(cards.changed(new, 2, (0,)), Refused)
    assert isinstance(cards.raised(new, 2, 0), Refused)
    assert isinstance(cards.raised(new, 0, -1), Refused)
    assert cards.winners(tables, cards.folded(new, 0)) == (1,)
    best = max((0, 1), key=lambda seat: hand_strength(tables, new.seats[seat].cards, 32))
    assert cards.winners(tables, new) == (best,)
    four = cards.dealt(tables, 4, 1, 0, deck(32))
    assert isinstance(four, Hand)
    assert cards.next_dealer(four) == 1
    assert cards.next_dealer(Hand(size=32, stake=1, dealer=3, seats=(Seat(),) * 4)) == 0
    assert isinstance(cards.dealt(tables, 9, 1, 0, deck(52)), Refused)


@pytest.mark.rule("WH-TAVERN-CARDS-CHEAT")
def test_hidden_cards() -> None:
    seat = Seat(cards=of("7♠ 8♥ 9♦ 10♣ V♠"))
    for card in of("A♠ R♠"):
        hidden = cards.hides(seat, card)
        assert isinstance(hidden, Seat)
        seat = hidden
    assert isinstance(cards.hides(seat, of("D♠")[0]), Refused)
    after = cards.swapped(seat, 0, 0)
    assert after.hidden == of("7♠ R♠")
    assert after.cards[0] == of("A♠")[0]


@pytest.mark.rule("WH-TAVERN-DICE-RANKS")
@pytest.mark.parametrize(
    ("values", "name"),
    [
        ((4, 4, 4, 2, 1), "brelan"),
        ((3, 3, 2, 2, 6), "double-paire"),
        ((1, 2, 3, 4, 5), "suite"),
        ((2, 3, 4, 5, 6), "suite"),
        ((6, 6, 6, 6, 2), "carre"),
        ((2, 2, 2, 3, 3), "full"),
        ((5, 5, 5, 5, 5), "quinte"),
        ((1, 2, 3, 4, 6), "de-haut"),
        ((1, 1, 3, 4, 6), "paire"),
    ],
)
def test_combinations_of_dice(values: tuple[int, ...], name: str) -> None:
    assert dice_combination(values) == name


@pytest.mark.rule("WH-TAVERN-DICE-RANKS")
def test_the_printed_order_of_dice(tables: Tables) -> None:
    def beats(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
        return dice_strength(tables, one) > dice_strength(tables, other)

    assert beats((3, 3, 2, 2, 6), (4, 4, 4, 2, 1))
    assert beats((1, 2, 3, 4, 5), (6, 6, 6, 6, 2))
    assert beats((2, 2, 2, 3, 3), (2, 3, 4, 5, 6))
    assert beats((1, 1, 1, 1, 1), (6, 6, 6, 5, 5))


@pytest.mark.rule("WH-TAVERN-DICE-FULL")
def test_a_game_of_dice(tables: Tables) -> None:
    assert isinstance(dice.begun(5, 1), Refused)
    assert isinstance(dice.begun(1, 1), Refused)
    game = dice.begun(2, 3)
    assert isinstance(game, dice.Game)
    strong, weak = (6, 6, 6, 5, 5), (1, 2, 3, 4, 6)
    for rolls in ((strong, weak), (weak, strong), (strong, weak)):
        assert game.winner is None
        played = dice.manche(tables, game, rolls, (0, 1))
        assert played is not None
        game = played
    assert (game.winner, game.won) == (0, (2, 1))
    assert dice.manche(tables, game, (strong, strong), (0, 1)) is None
    fresh = dice.begun(3, 1)
    assert isinstance(fresh, dice.Game)
    raised = dice.raised(fresh, 4, (0, 2))
    assert raised.stakes == (5, 1, 5)
    left = dice.manche(tables, raised, (weak, strong, weak[::-1]), (0,))
    assert left is not None
    assert left.won == (1, 0, 0)
    assert dice.rolled_again(weak, (0, 4), (6, 5)) == (6, 2, 3, 4, 5)


@pytest.mark.rule("WH-TAVERN-DICE-LOADED")
def test_loaded_dice() -> None:
    assert dice.trick_works(3, 3)
    assert not dice.trick_works(3, 4)
    assert dice.tricked((1, 2, 3, 4, 5), 2) == (1, 2, 6, 4, 5)
    assert dice.tricked((1, 2, 3, 4, 5), 0, 5) == (5, 2, 3, 4, 5)


@pytest.mark.rule("WH-TAVERN-DRINK")
def test_drinking() -> None:
    good, bad = attempt(40, 20), attempt(40, 80)
    one = Drinker()
    for number, test in enumerate((bad, good, bad, bad, good, bad), 1):
        one = one.after(test)
        assert one.out is (number == 6)
    assert one.after(bad) == one
    assert Drinker(3).after(None) == Drinker(3)
    assert last_drinker((one, Drinker(1))) == 1
    assert last_drinker((Drinker(), Drinker(1))) is None
    assert last_drinker((one, one)) is None


@pytest.mark.rule("WH-TAVERN-KNIVES")
def test_knives() -> None:
    throws = [throw_points(attempt(45, roll), 6) for roll in (20, 45, 80)]
    assert throws == [25, 0, 6]
    assert sum(throws) == 31
    assert (throwing_ct(45, mastered=False), throwing_ct(45, mastered=True)) == (22, 45)


@pytest.mark.rule("WH-TAVERN-CARDS-ROUND")
def test_what_is_changed_away_is_dealt_again_once_the_deck_is_empty(tables: Tables) -> None:
    game = cards.dealt(tables, 4, 1, 0, deck(32))
    assert isinstance(game, Hand)
    for seat in range(4):
        after = cards.changed(game, seat, (0, 1, 2, 3))
        assert isinstance(after, Hand)
        game = after
    held = [card for seat in game.seats for card in seat.cards]
    assert sorted((*held, *game.deck, *game.discarded)) == sorted(deck(32))
    assert len(held) == 20
    assert isinstance(cards.dealt(tables, 4, 1, 0, deck(32)[:19]), Refused)
    short = cards.dealt(tables, 4, 1, 0, deck(32)[:20])
    assert isinstance(short, Hand)
    assert isinstance(cards.changed(short, 0, (0,)), Refused)


def test_the_next_to_speak_has_not_folded() -> None:
    seats = (Seat(), Seat(folded=True), Seat())
    game = Hand(size=32, stake=1, dealer=0, seats=seats)
    assert [cards.next_to_speak(game, seat) for seat in range(3)] == [2, 2, 0]
    assert cards.staying(game) == (0, 2)


@pytest.mark.rule("WH-TAVERN-DRINK", "WH-TAVERN-CARDS-SIMPLE", "WH-TAVERN-CARDS-CHEAT")
def test_one_who_beats_the_cheat_gives_him_away() -> None:
    good, better, bad = attempt(40, 20), attempt(90, 5), attempt(40, 80)
    assert unnoticed(good, (bad, bad)) is True
    assert unnoticed(good, (bad, better)) is False
    assert unnoticed(bad, (bad, bad)) is None
    assert unnoticed(bad, (bad, good)) is False
    assert unnoticed(good, (bad, good)) is None


@given(st.lists(st.integers(0, 500), min_size=2, max_size=8), st.data())
def test_nothing_is_made_or_lost_at_a_table(put_in: list[int], data: st.DataObject) -> None:
    places = st.sampled_from(range(len(put_in)))
    winners = data.draw(st.lists(places, unique=True))
    moved = moves(put_in, winners)
    assert sum(moved) == 0
    assert all(moved[n] == -paid for n, paid in enumerate(put_in) if winners and n not in winners)
    assert winners or not any(moved)


def test_the_pot_is_shared_and_the_first_takes_the_odd_sou() -> None:
    assert moves((5, 3, 3), (0,)) == (6, -3, -3)
    assert moves((5, 5, 3), (0, 1)) == (2, 1, -3)
