"""Armour (II): coverage by zone, layers, penalties, wear.

Coverage is in quarters of a zone. Several pieces of one armour add up on a zone
(WH-ARMOUR-FRACTION-SUM), compatible armours lie in layers (WH-ARMOUR-LAYERS).
"""

from collections.abc import Iterable

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, say
from desktop.rules.warhammer.document import ZONES, Character, PieceHeld
from desktop.rules.warhammer.fitted import armours_of, base, stack, worn
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.gear import Armour
from desktop.rules.warhammer.tables.tables import Tables

WHOLE = 4
STURDY = 5
"""What the talent Robuste takes off the penalties to Ag and to CC (WH-TAL-STURDY)."""
_SOURCES = {
    "cuir-bouilli": "WH-ARMOUR-CUIR",
    "matelassee": "WH-ARMOUR-MATELASSEE",
    "maille-cousue": "WH-ARMOUR-MAILLE-COUSUE",
    "maille": "WH-ARMOUR-MAILLE",
    "plaques": "WH-ARMOUR-PLAQUES",
    "ecailles": "WH-ARMOUR-ECAILLES",
    "plates": "WH-ARMOUR-PLATES",
}
_LINED = ("plaques", "matelassee")
_LINED_SCALES = ("matelassee", "maille-cousue")


class Layer(msgspec.Struct, frozen=True, kw_only=True):
    """One armour on one zone: its pieces, how many quarters they cover, and its PA there after
    wear."""

    armour: Armour
    pieces: tuple[PieceHeld, ...]
    quarters: int
    pa: int

    @property
    def whole(self) -> bool:
        """Whether no roll of coverage is needed."""
        return self.quarters >= WHOLE

    def covers(self, roll: int) -> bool:
        """Whether the armour counts at a d100 of coverage (WH-ARMOUR-FRACTION-ROLL)."""
        return self.whole or roll <= self.quarters * 25


class Penalties(msgspec.Struct, frozen=True, kw_only=True):
    """What armour costs: Ag, CC, CT and hearing, each as a sum that is never above 0."""

    agility: Breakdown
    cc: Breakdown
    ct: Breakdown
    hearing: Breakdown


class Clash(msgspec.Struct, frozen=True):
    """Two armours on one zone that cannot be worn together."""

    zone: str
    first: Armour
    second: Armour


def layers(tables: Tables, character: Character, zone: str) -> tuple[Layer, ...]:
    """What lies on a zone, the outermost first (WH-ARMOUR-LAYER-ORDER)."""
    found: list[Layer] = []
    on_zone = tuple(one for one in worn(tables, character) if one.quarters(zone))
    for armour in armours_of(tables, on_zone):
        mine = [one for one in on_zone if one.armour.id == armour.id]
        lost = max(one.held.pa_lost.get(zone, 0) for one in mine)
        found.append(
            Layer(
                armour=armour,
                pieces=tuple(one.held for one in mine),
                quarters=min(WHOLE, sum(one.quarters(zone) for one in mine)),
                pa=max(0, mine[0].pa(zone) - lost),
            )
        )
    return tuple(sorted(found, key=_outermost))


def protection(tables: Tables, character: Character, zone: str) -> Breakdown:
    """The PA of every layer on a zone, outermost first, fractions counted whole
    (WH-ARMOUR-LAYERS)."""
    total = Breakdown()
    for layer in layers(tables, character, zone):
        total = total.plus(layer.armour.name, layer.pa, "WH-ARMOUR-LAYERS")
    return total


def clashes(tables: Tables, character: Character) -> tuple[Clash, ...]:
    """Every pair of armours on one zone that the table of layers does not allow.

    Plaques need mail beneath, which the pairs that they allow already say (WH-ARMOUR-PLAQUES).
    """
    found: list[Clash] = []
    for zone in ZONES:
        lying = layers(tables, character, zone)
        for place, first in enumerate(lying):
            found += [
                Clash(zone, first.armour, second.armour)
                for second in lying[place + 1 :]
                if not stack(first.armour, second.armour)
            ]
    return tuple(found)


def penalties(tables: Tables, settings: Settings, character: Character) -> Penalties:
    """What all that is worn costs; the talent Robuste takes 5 off Ag and off CC
    (WH-ARMOUR-PENALTY-SUM, WH-TAL-STURDY)."""
    agility = cc = ct = hearing = Breakdown()
    pieces = worn(tables, character)
    for armour in armours_of(tables, pieces):
        covered = {
            zone: sum(one.quarters(zone) for one in pieces if one.armour.id == armour.id)
            for zone in ZONES
        }
        cost = armour.penalties
        label, source = armour.name, _SOURCES.get(base(armour), "WH-ARMOUR-PENALTY-SUM")
        if covered["tete"] >= WHOLE:
            hearing = hearing.plus(label, cost.hearing, source)
        if covered["jambes"] >= WHOLE:
            agility = agility.plus(label, cost.agility_legs, source)
        if covered["corps"]:
            agility = agility.plus(label, cost.agility_body, source)
        if covered["bras"] >= WHOLE:
            cc = cc.plus(label, cost.skill_arms, source)
            ct = ct.plus(label, cost.skill_arms, source)
    if character.talent("robuste"):
        agility = _sturdy(agility)
        cc = _sturdy(cc)
    return Penalties(agility=agility, cc=cc, ct=ct, hearing=hearing)


def _sturdy(penalty: Breakdown) -> Breakdown:
    return penalty.plus(say("wh.talent.robuste"), min(STURDY, -penalty.total), "WH-TAL-STURDY")


def wear_hours(tables: Tables, character: Character, natural_be: int) -> int | None:
    """How many hours a day what is worn may be borne; None when nothing is worn.

    The BE before +3 counts (WH-ARMOUR-WEAR-TIME). Mail without Plaques or a Matelassée, and scales
    without a lining, fall to BE hours (WH-ARMOUR-MAILLE, WH-ARMOUR-ECAILLES).
    """
    made_of = armours_of(tables, worn(tables, character))
    limits = [hours(one, natural_be, made_of) for one in made_of]
    return min(limits) if limits else None


def hours(armour: Armour, natural_be: int, among: Iterable[Armour]) -> int:
    """The hours a day of one armour `among` those that are worn."""
    kind, others = base(armour), {base(one) for one in among}
    bare = (kind == "maille" and not others.intersection(_LINED)) or (
        kind == "ecailles" and not others.intersection(_LINED_SCALES)
    )
    if bare:
        return natural_be
    if armour.wear_be is not None:
        return armour.wear_be * natural_be
    return armour.wear_hours


class Worn(msgspec.Struct, frozen=True):
    """Armour after a hit: the pieces as they are now, and what was lost (None: nothing was hit)."""

    armour: tuple[PieceHeld, ...]
    lost: Message | None = None


def wear(tables: Tables, character: Character, zone: str, counted: Iterable[str]) -> Worn:
    """A hit on a zone takes 1 PV from the outermost armour that counted there; without any left it
    loses 1 PA there and the count begins again (WH-ARMOUR-WEAR-HIT, WH-ARMOUR-WEAR-BREAK)."""
    among = set(counted)
    hit = next((one for one in layers(tables, character, zone) if one.armour.id in among), None)
    if hit is None:
        return Worn(character.armour)
    # Pieces of one armour on one zone wear together: the count is kept on all of them.
    points = min(tables.qualities.get(one.quality).points for one in hit.pieces)
    lost = max(one.lost.get(zone, 0) for one in hit.pieces) + 1
    breaks = lost >= points
    ids = {one.id for one in hit.pieces}
    after = tuple(
        _worn(one, zone, 0 if breaks else lost, breaks) if one.id in ids else one
        for one in character.armour
    )
    key = "wh.armour.pa-lost" if breaks else "wh.armour.pv-lost"
    told = say(key, armour=hit.armour.name, zone=say(f"wh.zone.{zone}"), left=points - lost)
    return Worn(after, told)


def _worn(held: PieceHeld, zone: str, lost: int, breaks: bool) -> PieceHeld:
    pa_lost = dict(held.pa_lost)
    if breaks:
        pa_lost[zone] = pa_lost.get(zone, 0) + 1
    return msgspec.structs.replace(held, lost={**held.lost, zone: lost}, pa_lost=pa_lost)


def mended(held: PieceHeld) -> PieceHeld:
    """A piece after a repair: all its PA and PV are back."""
    return msgspec.structs.replace(held, lost={}, pa_lost={})


def _outermost(layer: Layer) -> int:
    return -layer.armour.layer
