"""A Night Prowler character as a sheet of two pages, and as a card of the library.

First page: what is read at the table. Second: what is read at leisure.
"""

from msgspec.structs import replace

from desktop.rules.message import Message, Text, say
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.document.character import CHARACTERISTICS, Character
from desktop.rules.nightprowler.document.character import Track as HealthTrack
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.sheet.entries import (
    characteristic_entry,
    heroism_entry,
    name_entry,
    pool_entry,
    wounds_entry,
)
from desktop.rules.nightprowler.sheet.people import (
    cassure_block,
    contacts_block,
    identity_block,
    overrides_block,
    prose_blocks,
    reputations_block,
)
from desktop.rules.nightprowler.sheet.tables import (
    armours_block,
    items_block,
    number,
    skills_block,
    traits_block,
    weapons_block,
)
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.sheetmodel import Block, Field, Fields, Items, Pips, SheetModel, Track, Zone
from desktop.rules.sheetmodel import Item as Entry
from desktop.rules.system import Summary


def sheet(tables: Tables, character: Character, settings: Settings) -> SheetModel:
    """The whole sheet, blocks in reading order."""
    derived = derive(tables, character, settings)
    return SheetModel(
        system="nightprowler",
        title=character.name,
        title_entry=name_entry(character.name),
        subtitle=concept(tables, character),
        blocks=(
            _characteristics(tables, derived),
            _status(character, derived),
            skills_block(tables, derived),
            *_tracks(derived),
            _heroism(derived),
            *_states(character),
            weapons_block(tables, character, derived),
            *armours_block(tables, character, settings),
            traits_block(derived),
            identity_block(tables, character, derived),
            *cassure_block(tables, character, settings),
            items_block(character),
            contacts_block(tables, character, derived),
            *reputations_block(character),
            *overrides_block(character),
            *prose_blocks(character),
        ),
    )


def concept(tables: Tables, character: Character) -> tuple[str, ...]:
    """Names of style, branch and specialty, as far as they are chosen; a Corrompu's profession
    last."""
    identity = character.identity
    names: list[str] = []
    if identity.style in tables.styles:
        names.append(tables.style(identity.style).name)
    if identity.branch in tables.branches:
        names.append(tables.branch(identity.branch).name)
    if identity.specialty in tables.specialties:
        names.append(tables.specialty(identity.specialty).name)
    if identity.profession.strip():
        names.append(identity.profession)
    return tuple(names)


def summary(tables: Tables, character: Character, settings: Settings) -> Summary:
    """What a card of the library shows: concept, Héroïsme, wounds at a glance, states."""
    derived = derive(tables, character, settings)
    return Summary(
        name=character.name,
        concept=concept(tables, character),
        pools=((say("np.sheet.heroism"), derived.heroism, derived.heroism_max.total),),
        tracks=tuple(
            (name, tuple((line.ticked, line.usable) for line in derived.track(track).lines))
            for name, track in (
                ("vitality", HealthTrack.VITALITY),
                ("endurance", HealthTrack.ENDURANCE),
            )
        ),
        penalty=derived.penalty.total,
        state=states(character),
    )


def states(character: Character) -> tuple[Message, ...]:
    """What wounds have done, the gravest first, and whether creation is still open."""
    health = character.health
    found: list[Message] = []
    if health.dead:
        found.append(say("np.sheet.dead"))
    elif health.dying:
        found.append(say("np.sheet.dying"))
    if health.unconscious and not health.dead:
        found.append(say("np.sheet.unconscious"))
    if health.bleeding > 0:
        found.append(say("np.sheet.bleeding", count=health.bleeding))
    if not character.created:
        found.append(say("np.sheet.in-creation"))
    return tuple(found)


def _characteristics(tables: Tables, derived: Derived) -> Fields:
    marks = {derived.secondary: "°", derived.main: "*"}
    fields = tuple(
        Field(
            label=tables.characteristics.get(one).name,
            value=number(derived.characteristics[one].total),
            breakdown=derived.characteristics[one],
            mark=marks.get(one, ""),
            entry=characteristic_entry(one, derived.characteristics[one].total),
        )
        for one in CHARACTERISTICS
    )
    return Fields(
        id="characteristics", title="", zone=Zone.BAND, fields=fields, large=True, brief=True
    )


def _status(character: Character, derived: Derived) -> Fields:
    pools = character.pools
    fields = [
        Field(say("np.sheet.initiative"), number(derived.initiative.total), derived.initiative),
        Field(say("np.sheet.protection"), number(derived.protection.total), derived.protection),
        *(
            Field(say(f"np.sheet.{pool}"), number(held), entry=pool_entry(pool, held))
            for pool, held in (
                ("jetons", pools.jetons),
                ("crasse", pools.crasse),
                ("couronnes", pools.couronnes),
            )
        ),
    ]
    if not character.created:
        fields.append(
            Field(say("np.sheet.capital"), number(derived.capital.total), derived.capital)
        )
    if derived.penalty.lines:
        penalty = number(derived.penalty.total)
        fields.append(Field(say("np.sheet.penalty"), penalty, derived.penalty))
    return Fields(id="status", title="", zone=Zone.BAND, fields=tuple(fields), brief=True)


def _tracks(derived: Derived) -> tuple[Track, ...]:
    return tuple(
        Track(
            id=name,
            title=say(f"np.sheet.{name}"),
            zone=Zone.RIGHT,
            rows=tuple(
                replace(line.row, entry=wounds_entry(track, row, line.ticked))
                for row, line in enumerate(derived.track(track).lines)
            ),
            colour=name,
            brief=True,
        )
        for name, track in (
            ("vitality", HealthTrack.VITALITY),
            ("endurance", HealthTrack.ENDURANCE),
        )
    )


def _heroism(derived: Derived) -> Pips:
    left = max(0, derived.heroism)
    total = max(derived.heroism_max.total, left)
    title: Text = say("np.sheet.heroism")
    return Pips(
        id="heroism",
        title=title,
        zone=Zone.RIGHT,
        filled=left,
        total=total,
        entry=heroism_entry(left),
        brief=True,
    )


def _states(character: Character) -> tuple[Block, ...]:
    entries = [Entry(state) for state in states(character) if state.key != "np.sheet.in-creation"]
    health = character.health
    entries += [Entry(say("np.sheet.sequela"), text) for text in (*health.sequelae, *health.choked)]
    if not entries:
        return ()
    title = say("np.sheet.states")
    return (Items(id="states", title=title, zone=Zone.RIGHT, items=tuple(entries), brief=True),)
