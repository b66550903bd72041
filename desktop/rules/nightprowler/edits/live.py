"""Edits of what changes in play: wounds, states, Héroïsme, pools (III.F, III.G, V).

Wounds follow `health`, so that a sheet and a fight tick boxes in the same way.
"""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.nightprowler.commands.play import (
    AddSequela,
    ClearBox,
    LiveCommand,
    RegainHeroism,
    RemoveSequela,
    SetBleeding,
    SetPool,
    SetState,
    SetSwitch,
    SpendHeroism,
    StayConscious,
    TickBox,
)
from desktop.rules.nightprowler.document.character import LINES, Character, Health, Track
from desktop.rules.nightprowler.document.ledger import held
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.edits.ledger_entry import corrected
from desktop.rules.nightprowler.health import wounds
from desktop.rules.system import Edited, Refused


def edit_live(editing: Editing, command: LiveCommand) -> Edited | Refused:
    """Apply a command of this module."""
    match command:
        case TickBox(track, row):
            return _tick(editing, track, row)
        case ClearBox(track, row):
            return _clear(editing, track, row)
        case StayConscious(spend):
            return _stay_conscious(editing, spend)
        case SetState():
            return _set_state(editing, command)
        case SetBleeding(count):
            return _set_bleeding(editing, count)
        case AddSequela(text):
            return _add_sequela(editing, text.strip())
        case RemoveSequela(place):
            return _remove_sequela(editing, place)
        case SpendHeroism(amount):
            return _spend(editing, amount)
        case RegainHeroism(amount):
            return _regain(editing, amount)
        case SetPool():
            return _set_pool(editing, command)
        case SetSwitch():
            return _set_switch(editing, command)


def consciousness_price(editing: Editing) -> int:
    """PH that keep a gravely wounded character up (V, NP-HEALTH-CONSCIOUSNESS)."""
    prices = (line.ph_to_stay_conscious for line in editing.tables.vitality_lines)
    return min(price for price in prices if price)


def _capacities(editing: Editing) -> wounds.Capacities:
    return {track: editing.derived.track(track).capacity for track in Track}


def _after(editing: Editing, health: Health) -> Character:
    return replace(editing.character, health=health)


def _tick(editing: Editing, track: Track, row: int) -> Edited | Refused:
    """One wound on a line (V, NP-HEALTH-OVERFLOW); refused only where it could change nothing."""
    if not 0 <= row < LINES:
        return refuse("np.health.no-such-line", line=row)
    character = editing.character
    wounded = wounds.wound(
        editing.tables, editing.settings, _capacities(editing), character.health, track, row
    )
    owed = character.health.owed + wounded.heroism_due
    if wounded.health.unconscious or wounded.health.dead:
        owed = 0
    wounded = replace(wounded, health=replace(wounded.health, owed=owed))
    lines = editing.derived.track(track).lines
    line = wounded.hits[0].line
    if line is None:
        if wounded.health == character.health:
            return refuse("np.edit.no-box-left", line=lines[row].name)
        return done(_after(editing, wounded.health), "np.edit.wound-beyond")
    after, name = _after(editing, wounded.health), lines[line].name
    if wounded.heroism_due:
        return done(after, "np.edit.wound-grave", line=name, points=owed)
    if line != row:
        return done(after, "np.edit.wound-overflow", meant=lines[row].name, line=name)
    return done(after, "np.edit.wound", line=name)


def _clear(editing: Editing, track: Track, row: int) -> Edited | Refused:
    if not 0 <= row < LINES:
        return refuse("np.health.no-such-line", line=row)
    name = editing.derived.track(track).lines[row].name
    now = editing.character.health
    if now.ticks(track)[row] <= 0:
        return refuse("np.edit.nothing-ticked", line=name)
    healed = wounds.erase(now, track, row)
    grave = wounds.lines(editing.tables, track)[row].ph_to_stay_conscious
    healed = replace(healed, owed=max(0, healed.owed - grave))
    healed = wounds.settle(editing.tables, _capacities(editing), healed)
    return done(_after(editing, healed), "np.edit.healed", line=name)


def _stay_conscious(editing: Editing, spend: bool) -> Edited | Refused:
    """PH to stay up after grave wounds, 1 for each tick, or a fall (V,
    NP-HEALTH-CONSCIOUSNESS)."""
    if not _asks(editing):
        return refuse("np.edit.nothing-asked")
    after = _after(editing, wounds.stay_conscious(editing.character.health, spend))
    if not spend:
        return done(after, "np.edit.fell")
    price = editing.character.health.owed or consciousness_price(editing)
    if editing.derived.heroism < price:
        return refuse("np.edit.not-enough-heroism", points=price)
    pools = replace(after.pools, heroism_spent=after.pools.heroism_spent + price)
    return done(replace(after, pools=pools), "np.edit.stayed-conscious", points=price)


def _asks(editing: Editing) -> bool:
    """Whether a wound that threatens consciousness is ticked and not answered yet."""
    health = editing.character.health
    if health.held or health.unconscious or health.dead:
        return False
    may_rise = editing.settings.readings.ko_ph_exit
    return any(
        boxes > 0 and (line.ph_to_stay_conscious or (may_rise and line.knocks_out))
        for track in Track
        for line, boxes in zip(
            wounds.lines(editing.tables, track), health.ticks(track), strict=True
        )
    )


def _set_state(editing: Editing, command: SetState) -> Edited:
    now, on = editing.character.health, command.on
    match command.state:
        case "unconscious":
            after = replace(now, unconscious=on, held=now.held and not on, owed=0)
        case "dying":
            after = replace(now, dying=on, dead=now.dead and not on)
        case "dead":
            after = replace(now, dead=on, dying=now.dying and not on)
    key = f"np.edit.{command.state}-{'on' if on else 'off'}"
    return done(_after(editing, after), key)


def _set_bleeding(editing: Editing, count: int) -> Edited | Refused:
    """Bleedings that tick one box per turn each (V, NP-HEALTH-BLEEDING), 0 or more."""
    if count < 0:
        return refuse("np.edit.negative")
    after = replace(editing.character.health, bleeding=count)
    return done(_after(editing, after), "np.edit.bleeding", count=count)


def _add_sequela(editing: Editing, text: str) -> Edited | Refused:
    """A lasting effect of a mortal wound survived; it costs 3 PH for good (V.A,
    NP-HEALTH-SEQUELAE)."""
    if not text:
        return refuse("np.edit.no-text")
    now = editing.character.health
    after = replace(now, sequelae=(*now.sequelae, text))
    return done(_after(editing, after), "np.edit.sequela", text=text)


def _remove_sequela(editing: Editing, place: int) -> Edited | Refused:
    now = editing.character.health
    if not 0 <= place < len(now.sequelae):
        return refuse("edit.no-such-entry")
    kept = (*now.sequelae[:place], *now.sequelae[place + 1 :])
    after = replace(now, sequelae=kept)
    return done(_after(editing, after), "np.edit.sequela-removed", text=now.sequelae[place])


def _spend(editing: Editing, amount: int) -> Edited | Refused:
    """Spend PH (III.F.1): never more than are left."""
    if amount < 1:
        return refuse("np.edit.not-positive")
    if editing.derived.heroism < amount:
        return refuse("np.edit.not-enough-heroism", points=amount)
    pools = editing.character.pools
    after = replace(pools, heroism_spent=pools.heroism_spent + amount)
    return done(replace(editing.character, pools=after), "np.edit.heroism-spent", points=amount)


def _regain(editing: Editing, amount: int) -> Edited | Refused:
    """Gain PH (III.F.2); a bonus may pass the initial value (I.C.4, NP-TRAIT-NAIN-REBELLE)."""
    if amount < 1:
        return refuse("np.edit.not-positive")
    pools = editing.character.pools
    after = replace(pools, heroism_spent=pools.heroism_spent - amount)
    return done(replace(editing.character, pools=after), "np.edit.heroism-gained", points=amount)


def _set_pool(editing: Editing, command: SetPool) -> Edited | Refused:
    """Crasse (III.G), jetons (II.C) or couronnes by hand, 0 or more; the ledger keeps it."""
    if command.value < 0:
        return refuse("np.edit.negative")
    now, value = editing.character.pools, command.value
    match command.pool:
        case "crasse":
            after = replace(now, crasse=value)
        case "jetons":
            after = replace(now, jetons=value)
        case "couronnes":
            after = replace(now, couronnes=value)
    change = value - held(now, command.pool)
    changed = corrected(replace(editing.character, pools=after), command.pool, change)
    return done(changed, f"np.edit.pool-{command.pool}", value=value)


def _set_switch(editing: Editing, command: SetSwitch) -> Edited:
    """Boxes that only the GM opens (V, NP-HEALTH-ITALIC-BOXES)."""
    now, on = editing.character.switches, command.on
    match command.switch:
        case "vitality_italic":
            after = replace(now, vitality_italic=on)
        case "vitality_dashed":
            after = replace(now, vitality_dashed=on)
    key = "np.edit.boxes-opened" if on else "np.edit.boxes-closed"
    return done(replace(editing.character, switches=after), key)
