"""What the miniature shows of a character of HARP | TdM."""

from desktop.rules.harp import defence, scores, skills
from desktop.rules.harp.document import CHARACTERISTICS, RESISTANCES
from desktop.rules.harp.sheet.pages import concept
from desktop.rules.harp.sheet.words import vision_words
from desktop.rules.message import say
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.wizard.common.digest import Cell, Kind, Section
from desktop.ui.wizard.harp.making import Making, Shown

_HALF = len(CHARACTERISTICS) // 2


def digest(making: Making, shown: Shown) -> tuple[Section, ...]:
    """The sheet in small, in reading order."""
    return (
        _concept(making, shown),
        *_characteristics(making, shown),
        _numbers(making, shown),
        _resistances(making, shown),
        _skills(making, shown),
        _gear(making, shown),
    )


def _concept(making: Making, shown: Shown) -> Section:
    words = ", ".join(concept(shown.character))
    label = making.texts.render(say("harp.sheet.race"))
    cells = (Cell("concept", label, words),) if words else ()
    return Section("concept", "", Kind.CONCEPT, cells)


def _characteristics(making: Making, shown: Shown) -> tuple[Section, ...]:
    cells: list[Cell] = []
    for one in CHARACTERISTICS:
        row = making.tables.characteristics.get(one)
        known = one in shown.character.scores or one in shown.character.bonuses
        total = scores.bonus(making.tables, making.settings, shown.character, one).total
        cells.append(Cell(f"c:{one}", row.short, signed_text(total) if known else "—"))
    return (
        Section("characteristics-first", "", Kind.BAND, tuple(cells[:_HALF])),
        Section("characteristics-last", "", Kind.BAND, tuple(cells[_HALF:])),
    )


def _numbers(making: Making, shown: Shown) -> Section:
    character, texts = shown.character, making.texts
    guard = defence.defence(making.tables, making.settings, character).total
    cells = (
        Cell("level", texts.render(say("harp.sheet.level")), integer_text(character.level)),
        Cell("most", texts.render(say("harp.sheet.hp")), integer_text(character.most)),
        Cell("defence", texts.render(say("harp.defence")), signed_text(guard)),
    )
    return Section("numbers", "", Kind.BAND, cells)


def _resistances(making: Making, shown: Shown) -> Section:
    character, texts = shown.character, making.texts
    cells = [
        Cell(
            f"r:{kind}",
            texts.render(making.tables.resistances.get(kind).name),
            signed_text(skills.resistance(making.tables, making.settings, character, kind).total),
        )
        for kind in RESISTANCES
    ]
    vision = texts.render(vision_words(making.tables, character))
    cells.append(Cell("vision", texts.render(say("harp.sheet.vision")), vision))
    title = texts.render(say("harp.sheet.resistances"))
    return Section("resistances", title, Kind.ROWS, tuple(cells))


def _skills(making: Making, shown: Shown) -> Section:
    cells = tuple(
        Cell(
            f"skill:{one.id}",
            making.texts.render(skills.skill_name(making.tables, one)),
            signed_text(skills.total(making.tables, making.settings, shown.character, one).total),
        )
        for one in shown.character.skills
    )
    title = making.texts.render(say("harp.sheet.skills"))
    return Section("skills", title, Kind.ROWS, cells)


def _gear(making: Making, shown: Shown) -> Section:
    character, texts = shown.character, making.texts
    cells = [
        Cell(f"weapon:{one.id}", one.name, signed_text(one.bonus)) for one in character.weapons
    ]
    cells += [
        Cell(
            f"item:{one.id}",
            one.name,
            f"× {integer_text(one.quantity)}" if one.quantity > 1 else "",
        )
        for one in character.items
    ]
    return Section("gear", texts.render(say("harp.sheet.items")), Kind.ROWS, tuple(cells))
