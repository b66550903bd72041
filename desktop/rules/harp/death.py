"""Between life and death: unconscious, dying, stabilised, dead, beyond recall (Mort, Détérioration
du corps)."""

import enum
from collections.abc import Iterable

from msgspec.structs import replace

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp.diseases import bleeding
from desktop.rules.harp.document import CHARACTERISTICS, Cause, Character, Life
from desktop.rules.harp.manoeuvre import Modifier, degree, difficulty
from desktop.rules.harp.scores import score
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import say


class State(enum.Enum):
    """How somebody is."""

    CONSCIOUS = "conscient"
    UNCONSCIOUS = "inconscient"
    DYING = "trepasse"
    STABLE = "stabilise"
    DEAD = "mort"
    LOST = "irrecuperable"


def constitution(tables: Tables, settings: Settings, character: Character) -> int:
    """The score of Constitution that hit points below zero are measured by."""
    return _constitution(tables, settings, character).total


def _constitution(tables: Tables, settings: Settings, character: Character) -> Breakdown:
    alive = replace(character, life=replace(character.life, decayed={}))
    return score(tables, settings, alive, "constitution")


def threshold(tables: Tables, settings: Settings, character: Character) -> Breakdown:
    """The hit points below which somebody is dying: Constitution, below zero (HARP-DYING)."""
    done = Breakdown()
    for line in _constitution(tables, settings, character).lines:
        done = done.plus(line.label, -line.amount, line.source or "HARP-DYING")
    return done


def beyond(tables: Tables, settings: Settings, character: Character) -> bool:
    """Whether the negative total exceeds the score of Constitution (HARP-DYING,
    HARP-NEG-HEAL)."""
    return -character.hp > constitution(tables, settings, character)


def state(tables: Tables, settings: Settings, character: Character) -> State:
    """How somebody is (HARP-UNCONSCIOUS, HARP-WAKE, HARP-DYING, HARP-STABLE-UNCONSCIOUS,
    HARP-DECAY-ZERO)."""
    if character.dead:
        return State.DEAD if revivable(tables, settings, character) else State.LOST
    if character.life.stabilised:
        hurt = any(one.main and not one.treated for one in character.wounds)
        return State.STABLE if hurt or character.hp <= 0 else State.CONSCIOUS
    if beyond(tables, settings, character):
        return State.DYING
    asleep = character.hp <= 0 or any(one.coma for one in character.ailments)
    return State.UNCONSCIOUS if asleep else State.CONSCIOUS


def rounds_to_live(tables: Tables, settings: Settings, character: Character) -> int:
    """Rounds of the dying, that of the blow included; one more where the campaign counts from the
    next (HARP-DYING-ROUNDS)."""
    return span(tables, settings, character).total


def span(tables: Tables, settings: Settings, character: Character) -> Breakdown:
    """The rounds of the dying as a sum (HARP-DYING-ROUNDS)."""
    done = _constitution(tables, settings, character)
    done = done.plus(say("harp.death-margin"), tables.health.death_margin, "HARP-DYING-ROUNDS")
    late = int(settings.readings.death_rounds == "suivant")
    return done.plus(say("harp.from-the-next"), late, "HARP-DYING-ROUNDS")


def with_hp(tables: Tables, settings: Settings, character: Character, hp: int) -> Character:
    """Somebody with other hit points: who passes beyond Constitution starts dying, who comes back
    above it does not die any more, who is stabilised stays so until he wakes."""
    after = replace(character, hp=min(hp, character.most))
    if after.dead:
        return after
    life = after.life
    if not beyond(tables, settings, after):
        life = replace(life, left=None)
    elif life.left is None and not life.stabilised:
        life = replace(life, left=rounds_to_live(tables, settings, after))
    after = replace(after, life=life)
    if life.stabilised and state(tables, settings, after) is State.CONSCIOUS:
        return replace(after, life=replace(life, stabilised=False, left=None))
    return after


def hurt(tables: Tables, settings: Settings, character: Character, points: int) -> Character:
    """Hit points lost; what strikes a stabilised one again undoes it."""
    if character.life.stabilised:
        life = replace(character.life, stabilised=False)
        character = replace(character, life=life)
    return with_hp(tables, settings, character, character.hp - points)


def stabilised(character: Character) -> Character:
    """Somebody whose dying was stopped, by a spell or by Soins (HARP-STAB-SPELL,
    HARP-STAB-SOINS)."""
    return replace(character, life=replace(character.life, stabilised=True))


def stabilising(tables: Tables, settings: Settings, difficulty_id: str) -> Modifier | None:
    """The modifier of stabilising somebody by Soins; None where the degree is too mild
    (HARP-STAB-SOINS)."""
    found = difficulty(settings, degree(settings, difficulty_id).id)
    return found if found.amount <= tables.health.stabilise else None


def round_passes(tables: Tables, settings: Settings, character: Character) -> Character:
    """The end of a round: blood is lost, the dying have one round less, and die at the last
    (HARP-DYING-ROUNDS)."""
    return nearer(bled(tables, settings, character))


def bled(tables: Tables, settings: Settings, character: Character) -> Character:
    """Somebody after a round of bleeding; blood alone does not undo what holds a stabilised
    one."""
    lost = 0 if character.dead else bleeding(tables, character)
    return with_hp(tables, settings, character, character.hp - lost) if lost else character


def nearer(character: Character) -> Character:
    """Somebody dying after a round, dead at the last one (HARP-DYING-ROUNDS)."""
    left = character.life.left
    if character.dead or left is None or character.life.stabilised:
        return character
    after = replace(character, life=replace(character.life, left=left - 1))
    return died(after, Cause.SHOCK) if left <= 1 else after


def died(character: Character, cause: Cause) -> Character:
    """Somebody dead, with the cause of it (HARP-DEATH-CAUSES)."""
    return replace(character, life=Life(cause=cause, decayed=character.life.decayed))


def points_decayed(tables: Tables, minutes: int) -> int:
    """Points of characteristics that a body lost in the minutes since its soul left
    (HARP-DECAY-START)."""
    return max(0, minutes - tables.health.decay_after)


def decayed(character: Character, minutes: int, drawn: Iterable[str]) -> Character:
    """A body after more minutes, one point lost on each characteristic drawn (HARP-DECAY-START)."""
    lost = dict(character.life.decayed)
    for one in drawn:
        lost[one] = lost.get(one, 0) + 1
    life = replace(character.life, minutes=character.life.minutes + minutes, decayed=lost)
    return replace(character, life=life)


def revivable(tables: Tables, settings: Settings, character: Character) -> bool:
    """Whether a dead one may be thought of being raised: no characteristic at zero
    (HARP-DECAY-ZERO, HARP-DECAY-RESTORE)."""
    return all(score(tables, settings, character, one).total > 0 for one in CHARACTERISTICS)


def restored(character: Character, characteristic: str, points: int) -> Character:
    """A body with decayed points given back (HARP-DECAY-RESTORE)."""
    now = character.life.decayed
    lost = {**now, characteristic: max(0, now.get(characteristic, 0) - points)}
    kept = {one: amount for one, amount in lost.items() if amount}
    return replace(character, life=replace(character.life, decayed=kept))
