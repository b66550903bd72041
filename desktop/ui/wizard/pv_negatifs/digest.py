"""What the miniature shows of a character of PV négatifs."""

from desktop.rules.message import say
from desktop.rules.pv_negatifs import attack, states
from desktop.rules.pv_negatifs.document import ABILITIES, SAVES
from desktop.rules.pv_negatifs.edits.gear import proficiency_name
from desktop.rules.pv_negatifs.sheet.pages import concept
from desktop.rules.pv_negatifs.sheet.words import damage
from desktop.ui.widgets.figures import integer_text
from desktop.ui.wizard.common.digest import Cell, Kind, Section
from desktop.ui.wizard.pv_negatifs.making import Making, Shown


def digest(making: Making, shown: Shown) -> tuple[Section, ...]:
    """The sheet in small, in reading order."""
    return (
        _concept(making, shown),
        *_abilities(making, shown),
        _numbers(making, shown),
        _saves(making, shown),
        _skills(making, shown),
        _gear(making, shown),
    )


def _concept(making: Making, shown: Shown) -> Section:
    words = ", ".join(concept(making.tables, shown.character))
    label = making.texts.render(say("pv.sheet.title"))
    cells = (Cell("concept", label, words),) if words else ()
    return Section("concept", "", Kind.CONCEPT, cells)


def _abilities(making: Making, shown: Shown) -> tuple[Section, ...]:
    held = shown.character.abilities
    cells = [
        Cell(
            f"a:{one}",
            making.texts.render(making.tables.abilities.get(one).name)[:3],
            integer_text(held[one]) if one in held else "—",
        )
        for one in ABILITIES
    ]
    return (
        Section("abilities-first", "", Kind.BAND, tuple(cells[:3])),
        Section("abilities-last", "", Kind.BAND, tuple(cells[3:])),
    )


def _numbers(making: Making, shown: Shown) -> Section:
    character = shown.character
    held = (
        ("pv.sheet.level", character.level),
        ("pv.sheet.hp", character.most),
        ("pv.sheet.ac", states.armour_class(making.tables, character).total),
        ("pv.thac0", attack.thac0(making.tables, character).total),
    )
    cells = tuple(
        Cell(key, making.texts.render(say(key)), integer_text(value)) for key, value in held
    )
    return Section("numbers", "", Kind.BAND, cells)


def _saves(making: Making, shown: Shown) -> Section:
    cells: list[Cell] = []
    for save in SAVES:
        value = attack.save_value(making.tables, shown.character, save)
        text = "—" if value is None else integer_text(value)
        name = making.texts.render(making.tables.saves.get(save).name)
        cells.append(Cell(f"save:{save}", name, text))
    title = making.texts.render(say("pv.sheet.saves"))
    return Section("saves", title, Kind.ROWS, tuple(cells))


def _skills(making: Making, shown: Shown) -> Section:
    cells = tuple(
        Cell(
            f"skill:{one.id}",
            making.texts.render(proficiency_name(making.tables, one)),
            integer_text(one.value),
        )
        for one in shown.character.proficiencies
    )
    return Section("skills", making.texts.render(say("pv.sheet.skills")), Kind.ROWS, cells)


def _gear(making: Making, shown: Shown) -> Section:
    character, texts = shown.character, making.texts
    cells = [
        Cell(f"weapon:{one.id}", one.name, texts.render(damage(one))) for one in character.weapons
    ]
    cells += [
        Cell(
            f"item:{one.id}",
            one.name,
            f"× {integer_text(one.quantity)}" if one.quantity > 1 else "",
        )
        for one in character.items
    ]
    return Section("gear", texts.render(say("pv.sheet.items")), Kind.ROWS, tuple(cells))
