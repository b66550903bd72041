"""The points that a fighter may spend (V; WH-DESTIN-USE)."""

from desktop.rules.fightview import PoolView
from desktop.rules.message import say
from desktop.rules.warhammer.fight import judging
from desktop.rules.warhammer.fight.state import Fighter
from desktop.rules.warhammer.profile import Profile


def pools(mine: Profile, one: Fighter) -> tuple[PoolView, ...]:
    """Points of destiny and fortune, of who has any."""
    destiny = mine.destiny.total
    found = (
        (judging.DESTINY, "PDes", destiny, destiny + one.document.destiny_spent),
        (judging.FORTUNE, "PFor", mine.fortune.total, destiny),
    )
    return tuple(
        PoolView(id, say(f"wh.fight.{id}"), value, most, short=short)
        for id, short, value, most in found
        if most
    )
