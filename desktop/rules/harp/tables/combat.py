"""What fights look up: the source has no chapter of combat, so all of it is a campaign's, shipped
with defaults and how sure each of them is."""

from desktop.rules.harp.tables.manoeuvres import Confidence
from desktop.rules.tomltables import Called, Count, Record


class FightNumber(Called, frozen=True, kw_only=True):
    """A number that fights go by, from `least` to `most`."""

    KIND = "harp.name.number"
    value: int
    least: int
    most: int
    confidence: Confidence = "campagne"


class AttackSize(Called, frozen=True, kw_only=True):
    """The size of an attack: what it adds to the total that is read, and the most that is read."""

    KIND = "harp.name.size"
    modifier: int = 0
    cap: Count = 100
    confidence: Confidence = "campagne"


class FightState(Called, frozen=True, kw_only=True):
    """What may befall somebody in a fight: what it costs all that he does (0 or less), what it adds
    to his defence, whether he can act at all."""

    KIND = "harp.name.condition"
    penalty: int = 0
    defence: int = 0
    acts: bool = True
    confidence: Confidence = "campagne"


class Situation(Called, frozen=True, kw_only=True):
    """A situation and what it adds to an attack."""

    KIND = "harp.name.situation"
    amount: int = 0
    confidence: Confidence = "campagne"


class CombatFile(Record, frozen=True, kw_only=True):
    number: tuple[FightNumber, ...]
    size: tuple[AttackSize, ...]
    condition: tuple[FightState, ...]
    situation: tuple[Situation, ...]
