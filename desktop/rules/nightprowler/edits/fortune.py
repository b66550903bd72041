"""Edits of what a scene gives and costs: Crasse, Héroïsme, money, favours and contacts (I.C, II.B,
III.F.2, III.G, IV.B.7)."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.nightprowler.character import fortune
from desktop.rules.nightprowler.character.skill_rules import converted, title
from desktop.rules.nightprowler.commands.progress import (
    AwardHeroism,
    ConvertContact,
    DefyAuthority,
    Earn,
    EndScene,
    EndWeek,
    GoOutInRain,
    KeepContact,
    LetDebtGrow,
    Pay,
    PayHabit,
    ProgressCommand,
    RepairArmour,
    RepayDebt,
    SpendCrasse,
    UseFavour,
)
from desktop.rules.nightprowler.document.ledger import Kind
from desktop.rules.nightprowler.document.play_records import Conversion, LedgerLine
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.edits.ledger_entry import enter
from desktop.rules.nightprowler.progression import crasse
from desktop.rules.nightprowler.progression import heroism_regained as heroism
from desktop.rules.nightprowler.progression import money as purse
from desktop.rules.nightprowler.progression import racial_heroism as living
from desktop.rules.nightprowler.progression.contacts import applicable, count_of
from desktop.rules.nightprowler.rolls.trait_effects import causes
from desktop.rules.system import Edited, Refused


def edit_fortune(editing: Editing, command: ProgressCommand) -> Edited | Refused:
    """Apply a command of this module."""
    match command:
        case SpendCrasse():
            return _spend_crasse(editing, command)
        case AwardHeroism() | EndScene() | DefyAuthority() | GoOutInRain() | EndWeek():
            return _heroism(editing, command)
        case Earn() | Pay() | PayHabit():
            return _money(editing, command)
        case LetDebtGrow() | RepayDebt():
            return _debt(editing, command)
        case RepairArmour():
            return _repair(editing, command)
        case UseFavour(id, note):
            character, settings = editing.character, editing.settings
            left, _done = purse.favours(editing.tables, character, settings, editing.derived)
            if not left:
                return refuse("np.purse.no-favour")
            line = LedgerLine(id=id, kind=Kind.FAVOUR, note=note.strip())
            return enter(editing, line, "np.purse.favour")
        case ConvertContact(key, rank):
            return _convert(editing, key, rank)
        case KeepContact(place):
            return _keep(editing, place)
        case _:
            return refuse("np.edit.unknown-command", name=type(command).__name__)


def _spend_crasse(editing: Editing, command: SpendCrasse) -> Edited | Refused:
    """One jeton used by the player (III.G, NP-CRASSE-ONE-PER-ACTION, NP-CRASSE-USES); the caller
    gives it to the MJ (NP-CRASSE-FLOW)."""
    held, note = editing.character.pools.crasse, command.note.strip()
    if reason := crasse.refusal(held, command.use, note, command.agreed):
        return Refused(reason)
    line = LedgerLine(id=command.id, kind=Kind.CRASSE, crasse=-1, key=command.use, note=note)
    if command.heroism < 0 or editing.derived.heroism < command.heroism:
        return refuse("np.edit.not-enough-heroism", points=command.heroism)
    pools = editing.character.pools
    spent = replace(pools, heroism_spent=pools.heroism_spent + command.heroism)
    paid = Editing(editing.tables, replace(editing.character, pools=spent), editing.settings)
    return enter(paid, line, "np.crasse.spent", use=crasse.use_label(command.use))


def _heroism(
    editing: Editing, command: AwardHeroism | EndScene | DefyAuthority | GoOutInRain | EndWeek
) -> Edited | Refused:
    """PH that come and go in play (III.F.2, I.C.4)."""
    now, most = editing.derived.heroism, editing.derived.heroism_max.total
    effects = [cause.effects for cause in causes(editing.tables, editing.derived)]
    note = ""
    match command:
        case AwardHeroism(_, points, note):
            if points < 1:
                return refuse("np.edit.not-positive")
            kind, change = Kind.HEROISM, heroism.awarded(now, points).total - now
        case EndScene(_, note):
            kind, change = Kind.SCENE, heroism.after_scene(editing.tables, now, most).total - now
        case DefyAuthority(_, note):
            kind, change = Kind.DEFIANCE, sum(living.defiance_gain(one) for one in effects)
            if not change:
                return refuse("np.progress.no-defiance")
        case GoOutInRain(_, minutes):
            kind = Kind.RAIN
            change = -sum(living.rain_cost(one, minutes) for one in effects)
            if not change:
                return refuse("np.progress.no-rain")
        case EndWeek(_, community, water):
            weekly = editing.settings.readings.desinvolture == "hebdomadaire"
            kind = Kind.WEEK
            change = sum(living.weekly_change(one, community, water) for one in effects)
            if not change or not weekly:
                return refuse("np.progress.no-week")
            change = max(change, -max(0, now))
    label = "np.progress.heroism-award" if kind == Kind.HEROISM else f"np.progress.{kind}"
    if not change:
        return done(editing.character, label, count=0)
    line = LedgerLine(id=command.id, kind=kind, heroism=change, note=note.strip())
    return enter(editing, line, label, count=abs(change))


def _money(editing: Editing, command: Earn | Pay | PayHabit) -> Edited | Refused:
    """Couronnes in and out (I.C.3, NP-CASSURE-COMPROMISSION; I.C.4, NP-TRAIT-DEPENDANCE)."""
    match command:
        case Earn(id, gain, note):
            if gain < 1:
                return refuse("np.edit.not-positive")
            kept, owed = purse.shared(editing.tables, editing.derived, gain)
            line = LedgerLine(
                id=id, kind=Kind.INCOME, couronnes=kept, amount=owed, note=note.strip()
            )
            key = "np.purse.earned-shared" if owed else "np.purse.earned"
            return enter(editing, line, key, count=kept, owed=owed)
        case Pay(id, cost, note):
            if cost < 1:
                return refuse("np.edit.not-positive")
            line = LedgerLine(id=id, kind=Kind.EXPENSE, couronnes=-cost, note=note.strip())
            return enter(editing, line, "np.purse.paid", count=cost)
        case PayHabit(id, weeks):
            if weeks < 1:
                return refuse("np.edit.not-positive")
            cost = purse.habit_cost(editing.tables, editing.derived, weeks)
            if not cost:
                return refuse("np.purse.no-habit")
            line = LedgerLine(id=id, kind=Kind.HABIT, couronnes=-cost, amount=weeks)
            return enter(editing, line, "np.purse.habit", count=cost, weeks=weeks)


def _debt(editing: Editing, command: LetDebtGrow | RepayDebt) -> Edited | Refused:
    """A debt that grows, or is repaid in part (I.C.4, NP-TRAIT-EVENT-DETTE)."""
    owed = purse.debt(editing.tables, editing.character, editing.derived).total
    if owed <= 0:
        return refuse("np.purse.no-debt")
    if isinstance(command, LetDebtGrow):
        if command.months < 1:
            return refuse("np.edit.not-positive")
        line = LedgerLine(id=command.id, kind=Kind.DEBT, amount=command.months)
        return enter(editing, line, "np.purse.grew", count=command.months)
    if command.couronnes < 1:
        return refuse("np.edit.not-positive")
    if command.couronnes > owed:
        return refuse("np.purse.owes-less", owed=owed)
    line = LedgerLine(
        id=command.id,
        kind=Kind.REPAYMENT,
        couronnes=-command.couronnes,
        amount=command.couronnes,
    )
    return enter(editing, line, "np.purse.repays", count=command.couronnes)


def _repair(editing: Editing, command: RepairArmour) -> Edited | Refused:
    """Points of protection regained at a part of the new price each (IV.B.7, NP-ARMOUR-REPAIR)."""
    armours = editing.character.armours
    found = next((one for one in armours if one.id == command.armour), None)
    if found is None:
        return refuse("edit.no-such-entry")
    if not 1 <= command.points <= found.lost:
        return refuse("np.purse.lost-only", name=found.name, lost=found.lost)
    price = fortune.repair_price(found.price, found.repair_percent, command.points)
    line = LedgerLine(
        id=command.id,
        kind=Kind.REPAIR,
        couronnes=-price,
        key=found.id,
        amount=command.points,
        note=found.name,
    )
    mended = replace(found, lost=found.lost - command.points)
    character = replace(
        editing.character,
        armours=tuple(mended if one.id == found.id else one for one in armours),
    )
    after = Editing(editing.tables, character, editing.settings)
    return enter(after, line, "np.purse.repaired", name=found.name, price=price)


def _convert(editing: Editing, key: str, rank: str) -> Edited | Refused:
    """One contact of a skill into lesser ones (II.B.1.d, NP-SKILL-CONTACT-CONVERSION)."""
    tables, character = editing.tables, editing.character
    if converted(tables, rank) is None:
        return refuse("np.contact.lowest")
    kept = applicable(tables, editing.derived, character.conversions)
    if not count_of(tables, editing.derived, kept, key, rank):
        return refuse("np.contact.none", skill=title(tables, key))
    after = replace(character, conversions=(*kept, Conversion(key, rank)))
    return done(after, "np.contact.converted", skill=title(tables, key))


def _keep(editing: Editing, place: int) -> Edited | Refused:
    now = editing.character.conversions
    if not 0 <= place < len(now):
        return refuse("edit.no-such-entry")
    rest = applicable(editing.tables, editing.derived, (*now[:place], *now[place + 1 :]))
    skill = title(editing.tables, now[place].key)
    return done(replace(editing.character, conversions=rest), "np.contact.kept", skill=skill)
