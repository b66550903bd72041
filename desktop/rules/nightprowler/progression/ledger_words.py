"""Lines of the ledger in words."""

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.character.skill_rules import title
from desktop.rules.nightprowler.document.character import CHARACTERISTICS
from desktop.rules.nightprowler.document.ledger import Kind
from desktop.rules.nightprowler.document.play_records import LedgerLine
from desktop.rules.nightprowler.progression import crasse
from desktop.rules.nightprowler.tables.tables import Tables

_ABOUT_A_SKILL = frozenset({Kind.RAISE, Kind.OPENING})
_WITH_AMOUNT = frozenset({Kind.SURGERY, Kind.INITIAL_HEROISM, Kind.HABIT, Kind.DEBT})
_ALONE = frozenset(
    {
        Kind.CORRECTION,
        Kind.HEROISM,
        Kind.SCENE,
        Kind.DEFIANCE,
        Kind.RAIN,
        Kind.WEEK,
        Kind.EXPENSE,
        Kind.REPAYMENT,
        Kind.FAVOUR,
    }
)


def line_title(tables: Tables, line: LedgerLine) -> Message:
    """What a line was, without its note; a kind that this version does not know is "other"."""
    kind = line.kind
    if kind == Kind.AWARD:
        if line.exceptional:
            return say("np.ledger.kind-exceptional")
        return say("np.ledger.kind-award" if line.jetons >= 0 else "np.ledger.kind-loss")
    if kind in _ABOUT_A_SKILL:
        return _say(kind, name=title(tables, line.key), amount=line.amount)
    if kind == Kind.CHARACTERISTIC:
        known = line.key in CHARACTERISTICS
        name = tables.characteristics.get(line.key).name if known else line.key
        return _say(kind, name=name, amount=line.amount)
    if kind in (Kind.THEFT, Kind.ROBBED):
        return _say(kind, name=line.other)
    if kind == Kind.CRASSE:
        use = line.key if line.key in crasse.USES else crasse.Use.OTHER
        return _say(kind, name=crasse.use_label(use))
    if kind == Kind.INCOME:
        return _say("income-shared", amount=line.amount) if line.amount else _say(kind)
    if kind == Kind.REPAIR:
        return _say(kind, name=line.note or line.key, amount=line.amount)
    if kind in _WITH_AMOUNT:
        return _say(kind, amount=line.amount)
    return _say(kind if kind in _ALONE else "unknown")


def _say(kind: str, **params: str | int | Message) -> Message:
    return say(f"np.ledger.kind-{kind}", **params)
