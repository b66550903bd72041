"""What the miniature shows of a Warhammer character."""

from desktop.rules.message import say
from desktop.rules.warhammer.document import CHARACTERISTICS
from desktop.rules.warhammer.money import amount
from desktop.rules.warhammer.owned import owned
from desktop.rules.warhammer.skills import skill_name, skill_target, skill_title, talent_name
from desktop.rules.warhammer.tables.tables import Tables
from desktop.text import Catalogue
from desktop.ui.widgets.figures import integer_text
from desktop.ui.wizard.common.digest import Cell, Kind, Section
from desktop.ui.wizard.warhammer.making import Shown


def digest(texts: Catalogue, tables: Tables, shown: Shown) -> tuple[Section, ...]:
    """The sheet in small, in reading order."""
    return (
        _concept(texts, tables, shown),
        *_profile(tables, shown),
        _bonuses(shown),
        _secondary(texts, shown),
        _skills(texts, tables, shown),
        _talents(texts, tables, shown),
        _gear(texts, tables, shown),
    )


def _concept(texts: Catalogue, tables: Tables, shown: Shown) -> Section:
    origin = shown.character.origin
    race = tables.races.get(origin.race).name if origin.race in tables.races else origin.race
    named = (("race", race), ("career", origin.career))
    cells = [
        Cell(key, texts.render(say(f"wh.wizard.{key}")), value) for key, value in named if value
    ]
    return Section("concept", "", Kind.CONCEPT, tuple(cells))


def _profile(tables: Tables, shown: Shown) -> tuple[Section, ...]:
    cells = [
        Cell(
            f"c:{one}",
            tables.characteristics.get(one).name,
            integer_text(shown.profile.natural[one].total),
        )
        for one in CHARACTERISTICS
    ]
    return (
        Section("profile-first", "", Kind.BAND, tuple(cells[:4])),
        Section("profile-last", "", Kind.BAND, tuple(cells[4:])),
    )


def _bonuses(shown: Shown) -> Section:
    profile = shown.profile
    held = (("BF", profile.bf), ("BE", profile.be), ("BA", profile.ba), ("M", profile.move))
    cells = tuple(Cell(name, name, integer_text(sum.total)) for name, sum in held)
    return Section("bonuses", "", Kind.BAND, cells)


def _secondary(texts: Catalogue, shown: Shown) -> Section:
    profile, character = shown.profile, shown.character
    held = (
        ("attacks", profile.attacks.total),
        ("magic", profile.magic),
        ("madness", character.madness),
        ("destiny", profile.destiny.total),
    )
    cells = tuple(
        Cell(key, texts.render(say(f"wh.wizard.{key}")), integer_text(value)) for key, value in held
    )
    return Section("secondary", "", Kind.BAND, cells)


def _skills(texts: Catalogue, tables: Tables, shown: Shown) -> Section:
    cells: list[Cell] = []
    for held in shown.character.skills:
        name = texts.render(skill_title(tables, held.skill, held.subject))
        value = ""
        if held.skill in tables.skills:
            row = tables.skills.get(held.skill)
            target = skill_target(shown.profile, shown.character, row, held.subject)
            value = "" if target is None else integer_text(target.total)
        cells.append(Cell(f"skill:{held.id}", name or skill_name(tables, held.skill), value))
    return Section("skills", texts.render(say("wh.wizard.skills")), Kind.ROWS, tuple(cells))


def _talents(texts: Catalogue, tables: Tables, shown: Shown) -> Section:
    cells = tuple(
        Cell(
            f"talent:{one.id}",
            f"{talent_name(tables, one.talent)} ({one.text})"
            if one.text
            else talent_name(tables, one.talent),
            "",
        )
        for one in shown.character.talents
    )
    return Section("talents", texts.render(say("wh.wizard.talents")), Kind.ROWS, cells)


def _gear(texts: Catalogue, tables: Tables, shown: Shown) -> Section:
    character = shown.character
    purse = Cell(
        "purse", texts.render(say("wh.wizard.purse")), texts.render(amount(character.purse.sous))
    )
    cells = [
        Cell(
            f"{one.ware}:{one.id}",
            texts.render(one.name),
            f"× {integer_text(one.count)}" if one.count > 1 else "",
        )
        for one in owned(tables, character)
    ]
    title = texts.render(say("wh.wizard.gear"))
    return Section("gear", title, Kind.ROWS, (purse, *cells))
