"""A new line of the ledger, and what it does to the pools."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.members import added
from desktop.rules.message import Param, say
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.document.ledger import POOLS, Kind, held, paid_into
from desktop.rules.nightprowler.document.play_records import LedgerLine
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.system import Edited, Refused


def enter(editing: Editing, line: LedgerLine, key: str, **params: Param) -> Edited | Refused:
    """Write a line and pay what it costs; refused when that is more than there is."""
    character = editing.character
    lines = added(character.ledger, line)
    if isinstance(lines, Refused):
        return lines
    pools = paid_into(character.pools, line)
    for pool in POOLS:
        left, now = held(pools, pool), held(character.pools, pool)
        if left < min(0, now):
            name = say(f"np.ledger.pool-{pool}")
            return refuse("np.ledger.not-enough", pool=name, wanted=now - left, held=now)
    if line.heroism < 0 and editing.derived.heroism + line.heroism < 0:
        return refuse("np.edit.not-enough-heroism", points=-line.heroism)
    after = replace(character, pools=pools, ledger=lines)
    return done(after, key, **params)


def corrected(character: Character, pool: str, amount: int) -> Character:
    """The character with a correction of a pool by hand in its ledger, from the end of creation on;
    corrections in a row are one."""
    if not character.created or not amount:
        return character
    lines, last = character.ledger, character.ledger[-1] if character.ledger else None
    if last is not None and last.kind == Kind.CORRECTION and last.key == pool:
        lines = lines[:-1]
        amount += last.jetons + last.crasse + last.couronnes
    if not amount:
        return replace(character, ledger=lines)
    taken = {line.id for line in lines}
    number = len(lines) + 1
    while f"{Kind.CORRECTION}-{number}" in taken:
        number += 1
    line = LedgerLine(
        id=f"{Kind.CORRECTION}-{number}",
        kind=Kind.CORRECTION,
        key=pool,
        jetons=amount if pool == "jetons" else 0,
        crasse=amount if pool == "crasse" else 0,
        couronnes=amount if pool == "couronnes" else 0,
    )
    return replace(character, ledger=(*lines, line))
