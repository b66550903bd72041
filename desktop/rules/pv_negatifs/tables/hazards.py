"""Tables of falls, jumps, parachutes and terrain; heights in centimetres."""

from desktop.rules.tomltables import Count, Entry, Record, Titled


class Fall(Record, frozen=True, kw_only=True):
    """From `least_cm` on: `count` d6."""

    least_cm: Count
    count: Count


class Surface(Titled, frozen=True, kw_only=True):
    """What one lands on.

    `added_cm` counts as height, `success_cm` for each dexterity roll made. Branches cushion 1 time
    in `cushion_sides`, the fall is then of `cushioned_cm`; 1 time in `through_sides` one goes
    through them and they cushion once more or not at all.
    """

    KIND = "pv.name.surface"
    added_cm: int = 0
    success_cm: int = 0
    cushion_sides: Count = 0
    cushioned_cm: Count = 0
    through_sides: Count = 0


class Jump(Record, frozen=True, kw_only=True):
    """Speed divided by this is the length; each further cell multiplies the penalty by `extra`."""

    speed_divisor: Count
    extra: Count


class RunUp(Titled, frozen=True, kw_only=True):
    """A run-up of `times` the jump."""

    KIND = "pv.name.run-up"
    bonus: int
    times: Count


class Grip(Titled, frozen=True, kw_only=True):
    KIND = "pv.name.grip"
    bonus: int


class Parachute(Record, frozen=True, kw_only=True):
    """Price in gp, weight in coins; percents of failure; what a ventral one costs; how the chance
    of opening is made; cells of height per point of initiative missed."""

    price: Count
    weight: Count
    failure: Count
    to_hit: int
    dexterity: int
    spell_per_segment: Count
    per_point: Count
    riding: Count
    surprise: int
    every_m: Count
    missed_cm: Count


class Band(Entry, frozen=True, kw_only=True):
    """Altitudes from `least_m` up to the band before it, the highest first: whether initiative is
    rolled, at which penalty."""

    least_m: Count
    initiative: bool
    penalty: Count = 0


class Terrain(Titled, frozen=True, kw_only=True):
    """`abilities` of Force and Dextérité to roll under; a failure divides movement; who does not
    attack has `peaceful` more."""

    KIND = "pv.name.terrain"
    abilities: Count
    divisor: Count
    peaceful: int


class FallsFile(Record, frozen=True, kw_only=True):
    roll_above_cm: Count
    saved_cm: Count
    fall: tuple[Fall, ...]
    surface: tuple[Surface, ...]
    jump: Jump
    run_up: tuple[RunUp, ...]
    grip: tuple[Grip, ...]
    parachute: Parachute
    band: tuple[Band, ...]
    terrain: tuple[Terrain, ...]
