"""The tables of a sheet: skills, weapons, armour, things carried, and the list of traits."""

from desktop.rules.message import Text, say
from desktop.rules.nightprowler.character.derived import Derived, SkillView
from desktop.rules.nightprowler.document.character import Armour, Character, Track, Weapon
from desktop.rules.nightprowler.document.character import Item as Carried
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.sheet import frames
from desktop.rules.nightprowler.sheet.entries import (
    armour_entries,
    item_entries,
    new_weapon_entries,
    skill_entry,
    weapon_entries,
)
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.sheetmodel import Block, Cell, Column, Item, Items, Table, Zone

NONE = "—"
#: Lines to write on by hand after the last one.
NEW_SKILLS, NEW_WEAPONS, NEW_ITEMS = 3, 1, 6


def number(value: int) -> Text:
    """A number as shown; a negative one is a message, for its true minus sign."""
    return str(value) if value >= 0 else say("np.sheet.number", value=value)


def skills_block(tables: Tables, derived: Derived) -> Table:
    """Skills with value and level (II.B); specialisations stand under the name of their skill, and
    skills that are not opened in brackets."""
    rows: list[tuple[Cell, ...]] = []
    groups: dict[str, list[SkillView]] = {}
    for view in derived.skills:
        group = view.skill if view.specialisation and view.skill in tables.skills else view.key
        groups.setdefault(group, []).append(view)
    for group, views in groups.items():
        if group == views[0].key:
            rows.append(_skill_row(views[0], views[0].name, 0))
            continue
        held = [view for view in views if view.opened]
        rest = next((view for view in views if not view.opened), None)
        name = tables.skill(group).name
        if rest is not None and rest.value.total and not held:
            rows.append(_skill_row(rest, name, 0))
        elif held:
            rows.append((Cell(name), Cell(""), Cell("")))
            rows += [_skill_row(view, view.specialisation, 1) for view in held]
    return frames.skills(tuple(rows), NEW_SKILLS, brief=True)


def _skill_row(view: SkillView, name: str, indent: int) -> tuple[Cell, ...]:
    muted = not view.opened
    level: Text = say("np.sheet.by-default") if muted else view.level
    # The line of a skill that needs a specialisation, held in none, stands for all of them.
    whole = muted and bool(view.specialisation)
    entry = None if whole else skill_entry(view.key, view.value.total)
    return (
        Cell(f"({name})" if muted else name, muted=muted, indent=indent),
        Cell(number(view.value.total), view.value, muted=muted, entry=entry),
        Cell(level, muted=muted),
    )


def weapons_block(tables: Tables, character: Character, derived: Derived) -> Table:
    """Weapons with the score of their skill (IV.B.6)."""
    return Table(
        id="weapons",
        title=say("np.sheet.weapons"),
        zone=Zone.RIGHT,
        columns=(
            Column(say("np.sheet.weapon"), weight=4),
            Column(say("np.sheet.family"), weight=4),
            Column(say("np.sheet.score"), numeric=True),
            Column(say("np.sheet.reach"), numeric=True),
            Column(say("np.sheet.damage"), weight=2),
        ),
        rows=tuple(_weapon_row(tables, derived, weapon) for weapon in character.weapons),
        blank_rows=NEW_WEAPONS,
        blank_entries=tuple(
            (name, family, None, reach, None)
            for name, family, reach in new_weapon_entries(tables, NEW_WEAPONS)
        ),
        brief=True,
    )


def _weapon_row(tables: Tables, derived: Derived, weapon: Weapon) -> tuple[Cell, ...]:
    name: Text = weapon.name
    if weapon.broken:
        name = say("np.sheet.broken", name=weapon.name)
    if weapon.note:
        name = say("np.sheet.noted", name=name, note=weapon.note)
    name_entry, family_entry, reach_entry = weapon_entries(tables, weapon)
    family, score = Cell(weapon.family or NONE, entry=family_entry), Cell(NONE)
    if not weapon.family or weapon.family in tables.weapon_families:
        view = derived.skill(tables.combat_skill(weapon.family))
        if view is not None:
            family = Cell(view.specialisation or view.name, entry=family_entry)
            score = Cell(number(view.value.total), view.value, muted=not view.opened)
    reach: Text = number(weapon.allonge)
    if weapon.penetration_short is not None:
        far = weapon.penetration_long
        reach = f"{weapon.penetration_short}/{NONE if far is None else far}"
    track = "vitality" if weapon.track is Track.VITALITY else "endurance"
    return (
        Cell(name, entry=name_entry),
        family,
        score,
        Cell(reach, entry=reach_entry),
        Cell(say(f"np.sheet.{track}")),
    )


def armours_block(tables: Tables, character: Character, settings: Settings) -> tuple[Block, ...]:
    """Armour and shield (IV.B.7), when there are any."""
    rows = [_armour_row(armour) for armour in character.armours]
    if character.shield:
        names = {shield.id: shield.name for shield in settings.shields}
        shield = names.get(character.shield, character.shield)
        rows.append((Cell(shield), Cell(NONE), Cell(NONE), Cell("")))
    if not rows:
        return ()
    table = Table(
        id="armours",
        title=say("np.sheet.armours"),
        zone=Zone.RIGHT,
        columns=(
            Column(say("np.sheet.armour"), weight=5),
            Column(say("np.sheet.protection"), weight=2, numeric=True),
            Column(say("np.sheet.blunt"), weight=2, numeric=True),
            Column(say("np.sheet.worn"), weight=2),
        ),
        rows=tuple(rows),
        brief=True,
    )
    return (table,)


def _armour_row(armour: Armour) -> tuple[Cell, ...]:
    left = max(0, armour.protection - armour.lost)
    blunt = max(0, armour.protection_blunt - armour.lost)
    worn = say("np.sheet.yes") if armour.worn else say("np.sheet.no")
    muted = not armour.worn
    named, protection, against_blunt = armour_entries(armour)
    return (
        Cell(armour.name, muted=muted, entry=named),
        Cell(number(left), muted=muted, entry=protection),
        Cell(number(blunt), muted=muted, entry=against_blunt),
        Cell(worn, muted=muted),
    )


def traits_block(derived: Derived) -> Items:
    """Every trait with its short effect, and the words that go with it (I.C.4)."""
    entries: list[Item] = []
    for view in derived.traits:
        title: Text = view.name
        if view.pm:
            title = say("np.sheet.trait-cost", name=view.name, pm=view.pm)
        text = view.text.strip()
        entries.append(Item(title, f"{text} — {view.effect}" if text else view.effect))
    return Items(
        id="traits",
        title=say("np.sheet.traits"),
        zone=Zone.RIGHT,
        items=tuple(entries),
        brief=True,
    )


def items_block(character: Character) -> Table:
    """Everything else that is carried."""
    return frames.items(tuple(_item_row(item) for item in character.items), NEW_ITEMS)


def _item_row(item: Carried) -> tuple[Cell, ...]:
    name, quantity, note = item_entries(item)
    return (
        Cell(item.name, entry=name),
        Cell(number(item.quantity), entry=quantity),
        Cell(item.note, entry=note),
    )
