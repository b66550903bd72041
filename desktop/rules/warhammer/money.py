"""Money (VII): couronnes, pistoles, sous and liards; prices and incomes; travel."""

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.warhammer.document import Purse
from desktop.rules.warhammer.settings import Settings

PA, CO = 12, 240


class Coins(msgspec.Struct, frozen=True):
    """An amount in the fewest coins."""

    co: int
    pa: int
    s: int


def coins(sous: int) -> Coins:
    """1 co = 20 pa, 1 pa = 12 s (WH-MONEY-CONVERSION). `sous` is 0 or more."""
    co, left = divmod(sous, CO)
    pa, s = divmod(left, PA)
    return Coins(co, pa, s)


def amount(sous: int) -> Message:
    """An amount in words, pistoles being the usual coin (WH-MONEY-PISTOLE)."""
    one = coins(sous)
    parts = [
        say(key, count=count)
        for key, count in (("wh.money.co", one.co), ("wh.money.pa", one.pa), ("wh.money.s", one.s))
        if count
    ]
    return say("wh.money.amount", parts=tuple(parts) or (say("wh.money.s", count=0),))


def paid(settings: Settings, purse: Purse, price: int) -> Purse | None:
    """A purse after paying `price` sous; None when it holds too little.

    Liards count only where the campaign gives them a rate, and are then spent last
    (WH-MONEY-LIARD).
    """
    if price <= purse.sous:
        return msgspec.structs.replace(purse, sous=purse.sous - price)
    rate = settings.options.liards_to_sou
    owed = (price - purse.sous) * rate
    if not rate or owed > purse.liards:
        return None
    return Purse(sous=0, liards=purse.liards - owed)


def lots(price: int, lot: int, wanted: int) -> int:
    """The price of `wanted` pieces of what is sold by `lot`, rounded up to a sou."""
    return -(-price * wanted // lot)


def legs(kilometres: int, leg: int) -> int:
    """How many legs of a journey are charged: a started one is paid whole (WH-PRICE-TRAVEL)."""
    return -(-kilometres // leg)
