"""What goes from hand to hand once a game is over (WH-TAVERN-CARDS-ROUND, WH-TAVERN-DICE-FULL)."""

from collections.abc import Sequence


def moves(put_in: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """What each player gains (below 0: loses), in sous, where each has put so much in the pot.

    The winners share the pot; what cannot be shared evenly goes to the first of them. Nobody gains
    where nobody wins.
    """
    if not winners:
        return (0,) * len(put_in)
    share, rest = divmod(sum(put_in), len(winners))
    taken = {place: share for place in winners}
    taken[winners[0]] += rest
    return tuple(taken.get(place, 0) - paid for place, paid in enumerate(put_in))
