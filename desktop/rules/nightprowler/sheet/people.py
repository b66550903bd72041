"""The second page of a sheet: where a character comes from, whom he knows, what the GM waived."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Text, say
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.character.traits import (
    INFLUENCE,
    culture_of,
    people,
    race_of,
    raised_among,
)
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.progression import money as purse
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.sheet import frames
from desktop.rules.nightprowler.sheet.entries import (
    choice_entry,
    chosen,
    contact_entries,
    text_entry,
)
from desktop.rules.nightprowler.sheet.tables import number
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.sheetmodel import (
    Block,
    Cell,
    Field,
    Fields,
    Item,
    Items,
    Prose,
    Table,
    Zone,
)

#: Lines to write on by hand after the last one.
NEW_CONTACTS = 3


def identity_block(tables: Tables, character: Character, derived: Derived) -> Fields:
    """Origins, age, money owed and prices on the head (I.C)."""
    race, culture = race_of(tables, character), culture_of(tables, character)
    raised = raised_among(tables, character)
    mother = people(tables, character.origins.mother)
    milieu = character.origins.milieu
    choices = {
        what: choice_entry(what, name, names) for what, name, names in chosen(tables, character)
    }
    fields = [Field(say("np.sheet.race"), race.name if race else "", entry=choices["race"])]
    birth: Text = culture.name if culture else ""
    born = choices["culture"]
    if race and race.birth == "elfique":
        birth, born = say("np.sheet.elven-birth"), None
    if not mother or culture:
        fields.append(Field(say("np.sheet.birth"), birth, entry=born))
    if raised:
        fields.append(Field(say("np.sheet.raised"), raised.name, entry=choices["raised"]))
    if mother:
        fields.append(Field(say("np.sheet.mother"), mother.name, entry=choices["mother"]))
    known = milieu in tables.milieux
    named = tables.milieu(milieu).name if known else milieu
    fields.append(Field(say("np.sheet.milieu"), named, entry=choices["milieu"]))
    fields.append(_sum("np.sheet.age", derived.age))
    player = text_entry("player", character.player)
    fields.append(Field(say("np.sheet.player"), character.player, entry=player))
    if derived.bounty.lines:
        fields.append(_sum("np.sheet.bounty", derived.bounty))
    if derived.debt.lines:
        fields.append(_sum("np.sheet.debt", purse.debt(tables, character, derived)))
    fields.append(_sum("np.sheet.memory", derived.memory))
    return Fields(
        id="identity",
        title=say("np.sheet.origins"),
        zone=Zone.BAND,
        page=2,
        fields=tuple(fields),
    )


def _sum(key: str, value: Breakdown) -> Field:
    return Field(say(key), number(value.total), value)


def cassure_block(tables: Tables, character: Character, settings: Settings) -> tuple[Block, ...]:
    """The cassure with both its sides (I.C.3, NP-CASSURE-CHOICE), and what prison left."""
    entries: list[Item] = []
    if character.cassure in tables.cassures:
        cassure = tables.cassure(character.cassure)
        detail = character.cassure_text.strip() or cassure.situation
        entries += [
            Item(cassure.name, detail),
            Item(say("np.sheet.advantage"), cassure.advantage),
            Item(say("np.sheet.drawback"), cassure.drawback),
        ]
        branch = character.identity.branch
        if cassure.id == INFLUENCE and branch in tables.branches:
            entries.append(Item(say("np.sheet.former-gang"), tables.branch(branch).name))
    rows = {stay.id: stay.text for stay in settings.prison}
    entries += [Item(say("np.sheet.prison"), rows.get(stay, stay)) for stay in character.prison]
    if not entries:
        return ()
    title = say("np.sheet.cassure")
    return (Items(id="cassure", title=title, zone=Zone.LEFT, page=2, items=tuple(entries)),)


def contacts_block(tables: Tables, character: Character, derived: Derived) -> Table:
    """People one can call on: those named, then those that skills bring (II.B.1.d,
    NP-SKILL-CONTACT-LEVELS)."""
    ranks = {level.id: level.name for level in tables.contact_levels}
    rows: list[tuple[Cell, ...]] = []
    for contact in character.contacts:
        name, milieu, rank, note = contact_entries(tables, contact)
        rows.append(
            (
                Cell(contact.name, entry=name),
                Cell(contact.milieu, entry=milieu),
                Cell(ranks.get(contact.rank, contact.rank), entry=rank),
                Cell(contact.note, entry=note),
            )
        )
    rows += [
        (
            Cell(say("np.sheet.skill-contact", skill=view.name), muted=True),
            Cell(view.contact_milieu),
            Cell(ranks.get(view.contact, view.contact)),
            Cell(""),
        )
        for view in derived.skills
        if view.contact
    ]
    return frames.contacts(tables, tuple(rows), NEW_CONTACTS)


def reputations_block(character: Character) -> tuple[Block, ...]:
    """Réputations, good and bad (III.E), when there are any."""
    if not character.reputations:
        return ()
    entries = tuple(
        Item(
            say("np.sheet.reputation-good" if one.positive else "np.sheet.reputation-bad"),
            one.text,
        )
        for one in character.reputations
    )
    title = say("np.sheet.reputations")
    return (Items(id="reputations", title=title, zone=Zone.RIGHT, page=2, items=entries),)


def overrides_block(character: Character) -> tuple[Block, ...]:
    """Rules that the GM waived, with the reason, when there are any."""
    if not character.overrides:
        return ()
    entries = tuple(Item(one.rule, one.reason) for one in character.overrides)
    title = say("np.sheet.overrides")
    return (Items(id="overrides", title=title, zone=Zone.RIGHT, page=2, items=entries),)


def prose_blocks(character: Character) -> tuple[Block, ...]:
    """Appearance and history as they are written, and notes with lines to write on."""
    written = (
        ("appearance", say("np.sheet.appearance"), character.appearance),
        ("history", say("np.sheet.history"), character.history),
    )
    blocks = [
        Prose(id=id, title=title, zone=Zone.LEFT, page=2, text=text, entry=text_entry(id, text))
        for id, title, text in written
    ]
    blocks.append(
        Prose(
            id="notes",
            title=say("np.sheet.notes"),
            zone=Zone.FULL,
            page=2,
            text=character.notes,
            blank_lines=6,
            entry=text_entry("notes", character.notes),
        )
    )
    return tuple(blocks)
