"""Money and favours after creation (I.C.3, I.C.4): what is shared, owed and due.

Effects are read from the cassure and the traits at work; who has none of them pays nothing.
"""

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import say
from desktop.rules.nightprowler.character import fortune
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.document.ledger import Kind
from desktop.rules.nightprowler.rolls.trait_effects import causes
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables


def shared(tables: Tables, derived: Derived, gain: int) -> tuple[int, int]:
    """A gain in couronnes as (kept, owed to a parrain) (I.C.3, NP-CASSURE-COMPROMISSION)."""
    kept, owed = gain, 0
    for cause in causes(tables, derived):
        kept, more = fortune.income_shared(cause.effects, kept)
        owed += more
    return kept, owed


def habit_cost(tables: Tables, derived: Derived, weeks: int) -> int:
    """Couronnes that addictions cost over some weeks (I.C.4, NP-TRAIT-DEPENDANCE)."""
    return sum(fortune.weekly_cost(cause.effects, weeks) for cause in causes(tables, derived))


def monthly_growth(tables: Tables, derived: Derived) -> int:
    """Couronnes that a debt grows by in one month unpaid (I.C.4, NP-TRAIT-EVENT-DETTE)."""
    return sum(
        fortune.debt_after(cause.effects, 1) - fortune.debt_after(cause.effects, 0)
        for cause in causes(tables, derived)
    )


def debt(tables: Tables, character: Character, derived: Derived) -> Breakdown:
    """Couronnes owed now (I.C.4, NP-TRAIT-EVENT-DETTE): the debt of creation, its months unpaid and
    what was repaid, in the order of the ledger; a debt that is settled grows no more."""
    value = derived.debt
    growth = monthly_growth(tables, derived)
    for line in character.ledger:
        if line.kind == Kind.DEBT and value.total > 0:
            label = say("np.purse.months", count=line.amount)
            value = value.plus(label, growth * max(0, line.amount), "NP-TRAIT-EVENT-DETTE")
        elif line.kind == Kind.REPAYMENT:
            repaid = min(max(0, line.amount), max(0, value.total))
            value = value.plus(say("np.purse.repaid"), -repaid, "NP-TRAIT-EVENT-DETTE")
    return value


def favours(
    tables: Tables, character: Character, settings: Settings, derived: Derived
) -> tuple[int, int]:
    """Services owed to the character, as (left, done) (I.C.4, NP-TRAIT-EVENT-FAVEUR)."""
    given = sum(
        cause.effects.favours * sum(view.trait == cause.id for view in derived.traits)
        for cause in causes(tables, derived)
    )
    given += sum(stay.effects.favours for stay in fortune.prison_stays(character, settings))
    done = sum(line.kind == Kind.FAVOUR for line in character.ledger)
    return max(0, given - done), done
