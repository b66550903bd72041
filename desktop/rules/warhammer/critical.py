"""Critical effects (III): what one does to its victim, die by die."""

import msgspec

from desktop.rules.dice import Dice, DieKey, DieSpec
from desktop.rules.message import Message, say
from desktop.rules.system import NeedDice
from desktop.rules.warhammer.critical_wound import (
    DIE,
    STERILE,
    again,
    halved,
    injuries,
    ongoing,
    pending,
    rounds,
)
from desktop.rules.warhammer.document import (
    Doom,
    State,
    Wound,
)
from desktop.rules.warhammer.percent import FACES, Percent, attempt
from desktop.rules.warhammer.tables.criticals import (
    Amount,
    Critical,
    CriticalTest,
    Death,
)

PARALYSIS = "paralysie"
_BOTH_LEGS, _LEFT_LEG = 9, 5


class Victim(msgspec.Struct, frozen=True, kw_only=True):
    """What of the victim the tests and clocks of an effect need; `be` is the one of durations."""

    id: str
    e: int
    fm: int
    ag: int
    be: int

    def of(self, characteristic: str) -> int:
        """Ag, E or FM by its id."""
        match characteristic:
            case "ag":
                return self.ag
            case "fm":
                return self.fm
            case _:
                return self.e


class Tested(msgspec.Struct, frozen=True):
    """A test that an effect asked for at once, and how it went."""

    test: CriticalTest
    result: Percent


class Suffered(msgspec.Struct, frozen=True, kw_only=True):
    """An effect once it has struck: the wound with all that runs, the state it leaves, what was
    tested and what fell from the victim's hand.

    `lodged_doubtful`: the GM decides whether the missile stays in.
    """

    wound: Wound
    state: State
    tested: tuple[Tested, ...] = ()
    drops: bool = False
    lodged_doubtful: bool = False


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """One effect that strikes a victim.

    `fm` replaces E by FM in its tests, which only some allow (WH-CRIT-E-OR-FM). `wound` is the id
    that the wound will have.
    """

    wound: str
    critical: Critical
    victim: Victim
    state: State = State()
    fm: bool = False


def die(blow: Blow, what: str, sides: int, ordinal: int = 0) -> DieSpec:
    """A die of an effect, the victim's: a command strikes each victim once."""
    key = DieKey(f"critical-{what}", blow.victim.id, ordinal)
    return DieSpec(key, sides, _label(blow, what, ordinal))


def _label(blow: Blow, what: str, ordinal: int) -> Message:
    """What a die decides, so that each of several can be told from the others."""
    match what:
        case "test":
            one = blow.critical.tests[ordinal]
            return say("wh.die.test", test=say(f"wh.c.{_by(one, blow)}"), need=_target(one, blow))
        case "duration":
            stat = blow.critical.penalties[ordinal].stat
            return say("wh.die.duration", stat=say(f"wh.fight.stat.{stat}"))
        case "days":
            return say("wh.die.days", place=ordinal + 1)
        case _:
            return say(f"wh.die.{what}")


def dice_of(blow: Blow) -> tuple[DieSpec, ...]:
    """Every die that an effect needs whatever its tests bring."""
    critical = blow.critical
    specs: list[DieSpec] = []
    if _rolls(critical.no_action):
        specs.append(die(blow, "no-action", DIE))
    specs += [
        die(blow, "duration", DIE, place)
        for place, one in enumerate(critical.penalties)
        if one.duration in ("1d10", "1d10/2")
    ]
    if critical.loss is not None and critical.loss.dice is not None:
        specs.append(die(blow, "loss", DIE))
    if critical.death is not None:
        if _rolls(critical.death.amount):
            specs.append(die(blow, "death", DIE))
        if critical.death.days is not None:
            specs += [die(blow, "days", DIE, place) for place in (0, 1)]
    specs += [
        die(blow, "test", FACES, place) for place, one in enumerate(critical.tests) if _at_once(one)
    ]
    return tuple(specs)


def suffer(blow: Blow, dice: Dice) -> Suffered | NeedDice:
    """What an effect does: asks for every die that it needs, then names all that follows."""
    critical = blow.critical
    if missing := dice.missing(dice_of(blow)):
        return NeedDice(missing)
    tested = _tested(blow, dice)
    if missing := dice.missing(_dice_of_tests(blow, tested)):
        return NeedDice(missing)
    state, drops = _state(blow, tested, dice)
    rolled = _value(blow, dice, "loss") if critical.loss and critical.loss.dice else 0
    death = critical.death
    failed = [one.test for one in tested if not one.result.success]
    wound = Wound(
        id=blow.wound,
        kind=critical.kind,
        location=critical.location,
        value=critical.value,
        penalties=tuple(
            ongoing(one, _value(blow, dice, "duration", place) if _rolls(one.duration) else 0)
            for place, one in enumerate(critical.penalties)
        ),
        injuries=(
            *injuries(critical.permanent, critical.loss, rolled),
            *(STERILE for one in failed if "sterile" in one.fails),
        ),
        doom=None if death is None else _doom(death, blow, dice),
        pending=(
            *(
                pending(one, _by(one, blow), blow.victim.be)
                for one in critical.tests
                if not _at_once(one)
            ),
            *(
                again(one.test, _by(one.test, blow))
                for one in tested
                if one.test.repeat and one.result.success
            ),
        ),
        useless=critical.useless or "",
        bleeding=critical.bleeds,
        lodged=critical.lodged == "oui",
    )
    return Suffered(
        wound=wound,
        state=state,
        tested=tested,
        drops=drops,
        lodged_doubtful=critical.lodged == "selon",
    )


def paralysed(value: int) -> tuple[str, ...]:
    """The legs that a d10 paralyses (WH-CRIT-PARALYSIS)."""
    if value >= _BOTH_LEGS:
        return ("jambe-droite", "jambe-gauche")
    return ("jambe-gauche",) if value >= _LEFT_LEG else ("jambe-droite",)


def fate(state: State, fails: tuple[str, ...]) -> State:
    """A state after what a failed test brings, paralysis and sterility aside."""
    if "chute" in fails:
        state = msgspec.structs.replace(state, prone=True)
    if "inconscient" in fails or "evanoui" in fails:
        state = msgspec.structs.replace(state, prone=True, unconscious=True)
    return state


def _rolls(amount: str | None) -> bool:
    return amount in ("1d10", "1d10/2")


def _at_once(one: CriticalTest) -> bool:
    return one.after is None and not one.if_alive


def _by(one: CriticalTest, blow: Blow) -> str:
    """What a test is made by: FM for E where that was chosen and is allowed (WH-CRIT-E-OR-FM)."""
    mental = one.characteristic == "e" and blow.fm and not blow.critical.body_only
    return "fm" if mental else one.characteristic


def _target(one: CriticalTest, blow: Blow) -> int:
    return blow.victim.of(_by(one, blow)) + one.modifier


def _value(blow: Blow, dice: Dice, what: str, ordinal: int = 0) -> int:
    return dice.value(die(blow, what, DIE, ordinal).key)


def _amount(blow: Blow, dice: Dice, amount: Amount, what: str, ordinal: int = 0) -> int:
    """An amount of the table in rounds, with the die that it may roll."""
    return rounds(amount, _value(blow, dice, what, ordinal) if _rolls(amount) else 0)


def _tested(blow: Blow, dice: Dice) -> tuple[Tested, ...]:
    return tuple(
        Tested(one, attempt(_target(one, blow), dice.value(die(blow, "test", FACES, place).key)))
        for place, one in enumerate(blow.critical.tests)
        if _at_once(one)
    )


def _dice_of_tests(blow: Blow, tested: tuple[Tested, ...]) -> tuple[DieSpec, ...]:
    """The dice of what tests brought: rounds lost, and the legs of a paralysis."""
    specs: list[DieSpec] = []
    for place, one in enumerate(tested):
        costs = not one.result.success or one.test.halves
        if costs and _rolls(one.test.rounds):
            specs.append(die(blow, "lost-rounds", DIE, place))
        if not one.result.success and PARALYSIS in one.test.fails:
            specs.append(die(blow, "paralysis", DIE))
    return tuple(specs)


def _state(blow: Blow, tested: tuple[Tested, ...], dice: Dice) -> tuple[State, bool]:
    """The state that the effect leaves, and whether what was held is dropped."""
    critical = blow.critical
    state = fate(blow.state, critical.auto)
    drops = "lache" in critical.auto
    lost, half = 0, critical.stand_up
    if critical.no_action is not None:
        lost = _amount(blow, dice, critical.no_action, "no-action")
    for place, one in enumerate(tested):
        failed, test = not one.result.success, one.test
        if failed:
            state = fate(state, test.fails)
            drops = drops or "lache" in test.fails
            if PARALYSIS in test.fails:
                legs = paralysed(_value(blow, dice, "paralysis"))
                state = msgspec.structs.replace(state, paralysed=legs)
        if test.rounds is None or not (failed or test.halves):
            continue
        cost = _amount(blow, dice, test.rounds, "lost-rounds", place)
        lost = max(lost, cost if failed else halved(cost))
        half = half or (failed and test.rounds == "1/2")
    death = critical.death
    return (
        msgspec.structs.replace(
            state,
            no_action=max(state.no_action, lost),
            half=state.half or half,
            last=max(state.last, critical.acts_last),
            dead=state.dead or (death is not None and death.mode == "immediate"),
            dying=_dying(death) or state.dying,
            unconscious=state.unconscious or bool(_dying(death)),
        ),
        drops,
    )


def _dying(death: Death | None) -> str:
    """The way of a death without a clock, which puts its victim out at once
    (WH-CRIT-DEADLINE)."""
    if death is None or death.mode in ("immediate", "minuterie"):
        return ""
    return death.mode


def _doom(death: Death, blow: Blow, dice: Dice) -> Doom | None:
    """A clock to death, where there is one, and the days until an infection kills."""
    if death.amount is None or death.unit is None:
        return None
    places = (0, 1) if death.days is not None else ()
    return Doom(
        left=_amount(blow, dice, death.amount, "death"),
        unit=death.unit,
        cause=death.cause,
        curable=death.curable,
        days=sum(_value(blow, dice, "days", place) for place in places),
    )


def summary(critical: Critical) -> Message:
    """An effect named in a line: where, its value, and what it is."""
    return say(
        "wh.critical.summary",
        zone=say(f"wh.zone.{critical.location}"),
        value=critical.value,
        what=critical.summary,
    )
