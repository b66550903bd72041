"""Tables of fights: states, mishaps, free attacks, shots, interposition, magic resistance."""

from typing import Literal

from desktop.rules.tomltables import Count, Record, Titled


class Natural(Record, frozen=True, kw_only=True):
    """A natural 20 multiplies; a natural 1 may break a weapon, less by its magic level (which is
    at least `least_magic`)."""

    multiplier: Count
    break_percent: Count
    least_magic: Count


class FullDefence(Record, frozen=True, kw_only=True):
    ac: Count
    save: Count


class Push(Record, frozen=True, kw_only=True):
    """Percents per point of damage, and how many points cost the defender's roll 1."""

    per_damage: Count
    save_per: Count


class Nonlethal(Record, frozen=True, kw_only=True):
    """What it costs to hit; wounds take effect on 1 of a die of `effective_sides`; the alarm can be
    given from the `alarm_round`-th round of action."""

    to_hit: int
    effective_sides: Count
    alarm_round: Count


class Swallow(Record, frozen=True, kw_only=True):
    """Inside a creature: how damage grows each round, percents per segment that a spell fails,
    the inner AC, percents per point of damage to be spat out."""

    multiplier: Count
    spell_per_segment: Count
    ac: int
    spit_per_damage: Count


class MagicResistance(Record, frozen=True, kw_only=True):
    """The level that a percentage is given for, and percents per level of difference."""

    level: Count
    step: Count


class Confused(Record, frozen=True, kw_only=True):
    """What each point by which the save was missed adds to the roll."""

    per_point: Count


class Mishap(Titled, frozen=True, kw_only=True):
    """What a d6 after a natural 1 leads to."""

    KIND = "pv.name.mishap"
    least: Count
    most: Count


class Size(Titled, frozen=True, kw_only=True):
    """A size of weapons, and how many d4 of cells it flies."""

    KIND = "pv.name.size"
    dice: Count


class Condition(Titled, frozen=True, kw_only=True):
    """A state: what it gives to those who strike, and costs of saves and blows of one's own.

    `bare` says when AC loses dexterity, shield and class: always, or against missiles.
    `no_damage_save`: none against damage spells. `save` is on other saves, `damage_save` on those
    against damage spells. `lost_bonuses` are abilities that no longer help any save,
    `lost_damage_bonuses` those that no longer help against damage spells.
    """

    KIND = "pv.name.state"
    to_be_hit: int = 0
    infiltrator: int = 0
    backstab: bool = False
    bare: Literal["", "toujours", "distance"] = ""
    most_damage: bool = False
    no_damage_save: bool = False
    save: int = 0
    damage_save: int = 0
    lost_bonuses: tuple[str, ...] = ()
    lost_damage_bonuses: tuple[str, ...] = ()
    melee: int = 0
    ranged: int = 0


class FreeAttack(Titled, frozen=True, kw_only=True):
    """What a free attack may be: attacks, and spells by their segments."""

    KIND = "pv.name.free-attack"
    attacks: Count = 0
    spells: tuple[int, ...] = ()
    haste: bool = False


class Shot(Titled, frozen=True, kw_only=True):
    """A shot into a melee: `chance` in `sides` to threaten the wrong person."""

    KIND = "pv.name.shot"
    chance: Count
    sides: Count


class Interposition(Titled, frozen=True, kw_only=True):
    KIND = "pv.name.interposition"
    to_hit: int
    spell_per_segment: Count


class CombatFile(Record, frozen=True, kw_only=True):
    natural: Natural
    full_defence: FullDefence
    push: Push
    nonlethal: Nonlethal
    swallow: Swallow
    magic_resistance: MagicResistance
    confused: Confused
    mishap: tuple[Mishap, ...]
    size: tuple[Size, ...]
    state: tuple[Condition, ...]
    free_attack: tuple[FreeAttack, ...]
    shot: tuple[Shot, ...]
    interposition: tuple[Interposition, ...]


class Origin(Titled, frozen=True, kw_only=True):
    """Where a magic effect comes from, and whether resistance applies to it; `limited`: an item
    that limits resistance lets it through."""

    KIND = "pv.name.origin"
    applies: Literal["choix", "activer", "toujours", "jamais"]
    limited: bool = False


class ResistanceFile(Record, frozen=True, kw_only=True):
    origin: tuple[Origin, ...]
