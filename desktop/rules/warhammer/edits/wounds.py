"""Edits of wounds (III, V): critical effects with their dice, care, infection, days, states."""

from msgspec.structs import replace

from desktop.rules.dice import Dice, DieSpec
from desktop.rules.editing import done, refuse
from desktop.rules.members import added, found, removed, updated
from desktop.rules.system import Edited, NeedDice, Refused
from desktop.rules.warhammer import care, critical, infection, lapse, limbs
from desktop.rules.warhammer.commands.health import (
    AddWound,
    Amputate,
    Care,
    Heal,
    PassDays,
    PassRounds,
    RemoveWound,
    SetState,
    TestInfection,
    TestPending,
    UpdateWound,
    WoundCommand,
)
from desktop.rules.warhammer.document import Character, Hand, Infection, Injury, Wound
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.pending import edit_pending
from desktop.rules.warhammer.harm import label
from desktop.rules.warhammer.percent import FACES, Percent, attempt

MOST_DAYS, MOST_ROUNDS = 365, 100
MOST_COUNTED = 1000
"""What any clock of a wound or state may hold."""
SELF = "moi"
"""The actor of the dice of an effect that strikes outside a fight."""


def edit_wounds(editing: Editing, command: WoundCommand) -> Edited | Refused:
    """Apply a command about wounds, days or states."""
    match command:
        case AddWound():
            return _struck(editing, command)
        case UpdateWound(wound):
            return _updated(editing, wound)
        case RemoveWound(id):
            return _removed(editing, id)
        case Care(id, extracted):
            return _cared(editing, id, extracted=extracted)
        case Heal(id):
            wound = found(editing.character.wounds, id)
            if wound is None or wound.healed:
                return refuse("wh.edit.no-such-wound")
            return _kept(editing, care.healed(wound), "wh.edit.healed")
        case TestInfection():
            return _tested(editing, command)
        case TestPending():
            return edit_pending(editing, command)
        case Amputate():
            return _amputated(editing, command)
        case PassDays(days):
            return _days(editing, days)
        case PassRounds(rounds):
            return _rounds(editing, rounds)
        case SetState(state):
            rounds = (state.no_action, state.last, state.stunned)
            if not all(0 <= each <= MOST_COUNTED for each in rounds):
                return refuse("wh.edit.range", least=0, most=MOST_COUNTED)
            return done(replace(editing.character, state=state), "wh.edit.state")


def _blow(editing: Editing, command: AddWound) -> critical.Blow:
    mine = editing.profile
    renewed = editing.settings.readings.durations_be == "renove"
    return critical.Blow(
        wound=command.id,
        critical=editing.tables.criticals[(command.kind, command.location, command.value)],
        victim=critical.Victim(
            id=SELF,
            e=mine.of("e"),
            fm=mine.of("fm"),
            ag=mine.of("ag"),
            be=mine.be.total if renewed else mine.natural_be,
        ),
        state=editing.character.state,
        fm=command.mental,
    )


def wound_dice(editing: Editing, command: AddWound) -> tuple[DieSpec, ...]:
    """The dice that an effect still needs besides those of the command; () when it has all, or
    when there is no such effect."""
    if (command.kind, command.location, command.value) not in editing.tables.criticals:
        return ()
    suffered = critical.suffer(_blow(editing, command), Dice(command.rolled))
    return suffered.specs if isinstance(suffered, NeedDice) else ()


def _struck(editing: Editing, command: AddWound) -> Edited | Refused:
    """An effect strikes (WH-GEN-NO-WOUNDS: no points are counted); what was held may fall."""
    character = editing.character
    if (command.kind, command.location, command.value) not in editing.tables.criticals:
        return refuse("wh.edit.no-effect")
    blow = _blow(editing, command)
    suffered = critical.suffer(blow, Dice(command.rolled))
    if isinstance(suffered, NeedDice):
        return refuse("wh.edit.dice-missing", dice=tuple(one.label for one in suffered.specs))
    wounds = added(character.wounds, suffered.wound)
    if isinstance(wounds, Refused):
        return wounds
    weapons = character.weapons
    if suffered.drops:
        weapons = tuple(replace(one, hand=Hand.NONE) for one in weapons)
    after = _let_go(replace(character, wounds=wounds, state=suffered.state, weapons=weapons))
    return done(after, "wh.edit.struck", what=critical.summary(blow.critical))


def _kept(editing: Editing, wound: Wound, key: str) -> Edited:
    wounds = tuple(wound if one.id == wound.id else one for one in editing.character.wounds)
    return done(_let_go(replace(editing.character, wounds=wounds)), key, wound=label(wound))


def _let_go(character: Character) -> Character:
    """What a lost hand held is put away."""
    return replace(character, weapons=limbs.let_go(character))


def _updated(editing: Editing, wound: Wound) -> Edited | Refused:
    """A wound as the GM has it: an effect of the tables, its numbers within reason."""
    if (wound.kind, wound.location, wound.value) not in editing.tables.criticals:
        return refuse("wh.edit.no-effect")
    amounts = [wound.days]
    amounts += [one.rounds for one in wound.penalties if one.rounds is not None]
    amounts += [one.rounds for one in wound.pending if one.rounds is not None]
    amounts += [one.count for one in wound.injuries]
    if wound.doom is not None:
        amounts += [wound.doom.left, wound.doom.days]
    if wound.infection is not None:
        if wound.infection.course not in editing.tables.infections:
            return refuse("wh.edit.no-effect")
        amounts.append(wound.infection.day)
    if not all(0 <= each <= MOST_COUNTED for each in amounts):
        return refuse("wh.edit.range", least=0, most=MOST_COUNTED)
    if wound.side not in ("", *limbs.SIDES):
        return refuse("wh.edit.no-effect")
    if wound.weapon_state not in infection.WEAPONS:
        return refuse("wh.edit.no-effect")
    wounds = updated(editing.character.wounds, wound)
    if isinstance(wounds, Refused):
        return wounds
    after = _let_go(replace(editing.character, wounds=wounds))
    return done(after, "wh.edit.wound-updated", wound=label(wound))


def _removed(editing: Editing, id: str) -> Edited | Refused:
    wound = found(editing.character.wounds, id)
    wounds = removed(editing.character.wounds, id)
    if wound is None or isinstance(wounds, Refused):
        return refuse("wh.edit.no-such-wound")
    after = replace(editing.character, wounds=wounds)
    return done(after, "wh.edit.wound-removed", wound=label(wound))


def _cared(editing: Editing, id: str, *, extracted: bool) -> Edited | Refused:
    """Care of a wound (WH-CRIT-DEADLINE), and what was lodged in it taken out (WH-CRIT-LODGED)."""
    wound = found(editing.character.wounds, id)
    if wound is None or wound.healed:
        return refuse("wh.edit.no-such-wound")
    takes_out = extracted and wound.lodged
    if wound.cared and not takes_out:
        return refuse("wh.edit.cared-already")
    after = care.cared(wound)
    if takes_out:
        after = replace(after, lodged=False)
    return _kept(editing, after, "wh.edit.extracted" if takes_out else "wh.edit.cared")


def _tested(editing: Editing, command: TestInfection) -> Edited | Refused:
    """The E test on the day after (WH-INFECT-WHEN, WH-INFECT-MARGIN-20): an infection begins with
    its first day."""
    wound = found(editing.character.wounds, command.id)
    if wound is None or wound.healed:
        return refuse("wh.edit.no-such-wound")
    if wound.tested:
        return refuse("wh.edit.tested-already")
    if not 1 <= command.roll <= FACES:
        return refuse("wh.edit.range", least=1, most=FACES)
    if (why := infection.foul_allowed(command.treatment.foul)) is not None:
        return Refused(why)
    mine = editing.profile
    target = infection.infection_target(
        editing.tables,
        editing.settings,
        editing.character,
        care.feverish(
            editing.settings,
            editing.character,
            mine.now["e"],
            mine.be.total,
            mine.natural_be,
        ),
        wound,
        command.treatment,
    )
    caught = infection.course(editing.tables, attempt(target.total, command.roll))
    if caught is None:
        return _kept(editing, replace(wound, tested=True), "wh.edit.infection-none")
    running = Infection(course=caught.id, day=1, in_bed=command.in_bed)
    after = replace(wound, tested=True, infection=running)
    if care.phase(editing.settings, after, mine.be.total, mine.natural_be) is None:
        # A sturdy body is over a fever before it counts a day.
        after = replace(after, infection=replace(running, over=True))
    wounds = tuple(after if one.id == wound.id else one for one in editing.character.wounds)
    character = replace(editing.character, wounds=wounds)
    return done(character, "wh.edit.infection", wound=label(wound), what=caught.effect)


def _amputated(editing: Editing, command: Amputate) -> Edited | Refused:
    """A limb is cut off to stop a gangrene (WH-INFECT-MARGIN-41): the E test says whether it was
    enough; the limb is lost either way."""
    wound = found(editing.character.wounds, command.id)
    running = None if wound is None else wound.infection
    if wound is None or running is None or running.over or running.course != care.DEADLY:
        return refuse("wh.edit.no-gangrene")
    if not limbs.is_limb(wound):
        return refuse("wh.edit.no-limb")
    rolls = (command.roll, command.care_roll)
    if not all(each is None or 1 <= each <= FACES for each in rolls):
        return refuse("wh.edit.range", least=1, most=FACES)
    helped: Percent | None = None
    if command.care_target is not None and command.care_roll is not None:
        helped = attempt(command.care_target, command.care_roll)
    target = infection.amputation_target(editing.profile.now["e"], helped)
    saved = attempt(target.total, command.roll).success
    injuries = (*wound.injuries, Injury(what="amputation", count=1))
    after = replace(wound, injuries=injuries, infection=replace(running, over=saved))
    return _kept(editing, after, "wh.edit.amputated" if saved else "wh.edit.amputated-again")


def _days(editing: Editing, days: int) -> Edited | Refused:
    if not 1 <= days <= MOST_DAYS:
        return refuse("wh.edit.range", least=1, most=MOST_DAYS)
    mine = editing.profile
    after, told = care.passed(
        editing.settings, editing.character, days, mine.be.total, mine.natural_be
    )
    if told:
        return done(after, "wh.edit.days-with", days=days, told=told)
    return done(after, "wh.edit.days", days=days)


def _rounds(editing: Editing, rounds: int) -> Edited | Refused:
    """Rounds outside a fight; a test that is due comes before the next one."""
    if not 1 <= rounds <= MOST_ROUNDS:
        return refuse("wh.edit.range", least=1, most=MOST_ROUNDS)
    if waiting := lapse.due(editing.character):
        return refuse("wh.edit.test-due", wound=label(waiting[0]))
    if not lapse.counting(editing.character):
        return refuse("wh.edit.no-rounds")
    after = lapse.lapse(editing.character, rounds)
    if after.told:
        told = after.told
        return done(after.character, "wh.edit.rounds-with", rounds=after.rounds, told=told)
    return done(after.character, "wh.edit.rounds", rounds=rounds)
