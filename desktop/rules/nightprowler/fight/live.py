"""What a fight owns of a character, written onto its document."""

import msgspec

from desktop.rules.nightprowler.document import Character
from desktop.rules.nightprowler.fight.state import Fighter


def live(fighter: Fighter, document: Character) -> Character:
    """A document with what the fight owns of it (wounds, conditions, PH left) written on."""
    spent = fighter.stats.heroism_max - fighter.heroism
    return msgspec.structs.replace(
        document,
        health=fighter.health,
        pools=msgspec.structs.replace(document.pools, heroism_spent=spent),
    )
