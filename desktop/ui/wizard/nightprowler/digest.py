"""What the miniature shows of a character of Night Prowler."""

from desktop.rules.message import say
from desktop.rules.nightprowler.character.derived import TrackView
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.text import Catalogue
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.wizard.common.digest import Cell, Kind, Section
from desktop.ui.wizard.nightprowler.making import Shown


def digest(texts: Catalogue, tables: Tables, shown: Shown) -> tuple[Section, ...]:
    """What the miniature shows of a character, in reading order."""
    return (
        _concept(texts, tables, shown),
        _characteristics(tables, shown),
        _numbers(texts, shown),
        _skills(texts, shown),
        _traits(texts, shown),
        Section(
            "health",
            texts.render(say("np.wizard.health")),
            Kind.BOXES,
            (
                _track(texts, "vitality", shown.derived.vitality),
                _track(texts, "endurance", shown.derived.endurance),
            ),
        ),
    )


def _concept(texts: Catalogue, tables: Tables, shown: Shown) -> Section:
    character = shown.character
    identity, origins = character.identity, character.origins
    named = (
        ("style", identity.style, tables.styles),
        ("branch", identity.branch, tables.branches),
        ("specialty", identity.specialty, tables.specialties),
        ("race", origins.race, tables.races),
        ("culture", origins.culture, tables.cultures),
        ("milieu", origins.milieu, tables.milieux),
        ("cassure", character.cassure, tables.cassures),
    )
    cells = [
        Cell(key, texts.render(say(f"np.wizard.{key}")), index.get(id).name if id in index else id)
        for key, id, index in named
        if id
    ]
    return Section("concept", "", Kind.CONCEPT, tuple(cells))


def _characteristics(tables: Tables, shown: Shown) -> Section:
    marks = {shown.derived.main: "*", shown.derived.secondary: "°"}
    cells = tuple(
        Cell(
            f"characteristic:{one.id}",
            one.name,
            f"{integer_text(shown.derived.characteristics[one.id].total)}{marks.get(one.id, '')}",
        )
        for one in tables.characteristics
    )
    return Section("characteristics", "", Kind.BAND, cells)


def _numbers(texts: Catalogue, shown: Shown) -> Section:
    derived = shown.derived
    always = (
        ("heroism", derived.heroism_max.total),
        ("initiative", derived.initiative.total),
        ("capital", derived.capital.total),
        ("age", derived.age.total),
    )
    cells = [
        Cell(key, texts.render(say(f"np.wizard.{key}")), integer_text(value))
        for key, value in always
    ]
    memory = signed_text(derived.memory.total)
    cells.append(Cell("memory", texts.render(say("np.wizard.memory")), memory))
    return Section("numbers", "", Kind.BAND, tuple(cells))


def _skills(texts: Catalogue, shown: Shown) -> Section:
    cells = tuple(
        Cell(f"skill:{skill.key}", skill.name, integer_text(skill.value.total))
        for skill in shown.derived.skills
        if skill.opened
    )
    return Section("skills", texts.render(say("np.wizard.skills")), Kind.ROWS, cells)


def _traits(texts: Catalogue, shown: Shown) -> Section:
    derived = shown.derived
    cells = [
        Cell(
            f"trait:{view.pick or view.trait}",
            f"{view.name} ({view.text})" if view.text.strip() else view.name,
            f"{signed_text(view.pm)} PM" if view.pick else "",
        )
        for view in derived.traits
    ]
    for key, value in (("bounty", derived.bounty.total), ("debt", derived.debt.total)):
        if value:
            label = texts.render(say(f"np.wizard.{key}"))
            cells.append(Cell(key, label, integer_text(value)))
    return Section("traits", texts.render(say("np.wizard.traits")), Kind.ROWS, tuple(cells))


def _track(texts: Catalogue, key: str, track: TrackView) -> Cell:
    label = texts.render(say(f"np.wizard.{key}"))
    return Cell(key, label, " ".join(str(line.usable) for line in track.lines))
