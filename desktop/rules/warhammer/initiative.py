"""Who acts when (III): Ag and 3d20, one slot for each A."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.message import say
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.settings import Settings

DICE, FACES = 3, 20
ROUND_SECONDS = 6


def dice(character: Character, actor: str) -> tuple[DieSpec, ...]:
    """The dice of a fighter's initiative; Sur ses gardes rolls one more (WH-INIT-ROLL,
    WH-TAL-ON-GUARD)."""
    count = DICE + character.talent("sur-ses-gardes")
    return tuple(
        DieSpec(DieKey("initiative", actor, place), FACES, say("wh.die.initiative"))
        for place in range(count)
    )


def initiative(agility: Breakdown, rolled: tuple[int, ...]) -> Breakdown:
    """Ag, armour and burdens included, and the dice (WH-GEN-ARMOUR-INITIATIVE)."""
    total = agility
    for value in rolled:
        total = total.plus(say("wh.die.initiative"), value, "WH-INIT-ROLL")
    return total


def slots(settings: Settings, value: int, attacks: int) -> tuple[int, ...]:
    """When each A acts: the k-th at I/k rounded down, or each at half of the one before by the
    other reading (WH-INIT-PER-ACTION). The A of a second weapon has no slot of its own."""
    found = [value // (place + 1) for place in range(attacks)]
    if settings.readings.initiative_slots == "moitie":
        found = [value >> place if value >= 0 else -(-value >> place) for place in range(attacks)]
    return tuple(found)


def seconds(rounds: int) -> int:
    """How long rounds last (WH-GEN-ROUND-TIME)."""
    return rounds * ROUND_SECONDS
