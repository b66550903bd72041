"""What befalls a character and what is told of it; deep wounds, wounds that nobody believes, and
death. The figures of secret clocks are never told."""

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs import essence
from desktop.rules.pv_negatifs.document import (
    Body,
    Character,
    DeepWound,
    Essence,
    EssenceChange,
    MortalWound,
    Standing,
)
from desktop.rules.pv_negatifs.mortal import Fate
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables

replace = msgspec.structs.replace
DEATH, ATROCIOUS = "mort", "mort-atroce"


class Told(msgspec.Struct, frozen=True):
    """A character after something, what is told of it, whether the roll that it took was made, and
    the fate that a check of a wound led to."""

    character: Character
    lines: tuple[Message, ...] = ()
    well: bool = True
    fate: Fate | None = None

    def then(self, other: "Told") -> "Told":
        """This and what followed."""
        return Told(other.character, (*self.lines, *other.lines), self.well)


def deepened(one: Character, id: str, depth: int) -> Told:
    """A deep wound more (PV-TERM-PROFONDE, PV-PROFONDE-MULTIPLE); nothing below a point is one."""
    if depth < 1:
        return Told(one)
    wound = DeepWound(id=id, threshold=depth)
    hurt = replace(
        one,
        deep=(*one.deep, wound),
        body=replace(one.body, stabilised=False, days=0),
    )
    return Told(hurt, (say("pv.told.deep", depth=depth),))


def disbelieved(one: Character, wound: MortalWound) -> Told:
    """What nobody believes is a deep wound of the total at which it was drawn
    (PV-MORTAL-CREDIBLE); a death that came of it did not happen."""
    left = tuple(each for each in one.mortal if each.id != wound.id)
    body = one.body
    essence_now = one.essence
    death = f"{wound.id}-{DEATH}"
    if one.dead and any(line.id == death for line in one.essence.journal):
        body = replace(body, standing=Standing.WELL)
        essence_now = _without(one.essence, death)
    hurt = replace(one, mortal=left, body=body, essence=essence_now)
    return deepened(hurt, wound.id, wound.total)


def _without(held: Essence, id: str) -> Essence:
    """Essence as if a line of its journal had never been."""
    back = sum(line.amount for line in held.journal if line.id == id)
    journal = tuple(line for line in held.journal if line.id != id)
    return replace(held, points=held.points - back, journal=journal)


def dies(
    tables: Tables, settings: Settings, one: Character, id: str, *, atrocious: bool = False
) -> Told:
    """The death of somebody alive; it costs essence (PV-ESS-LOSS-DEATH)."""
    cause = tables.losses.get(ATROCIOUS if atrocious else DEATH)
    line = EssenceChange(
        id=f"{id}-{DEATH}", cause=cause.name, amount=-essence.loss(settings, cause)
    )
    body = Body(standing=Standing.DEAD, clothes=one.body.clothes)
    after = replace(one, body=body, essence=essence.changed(one.essence, line))
    return Told(after, (say("pv.told.dies"),))
