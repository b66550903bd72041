"""Checks of style, branch, specialty, origins and cassure (I.A to I.C.3)."""

from collections.abc import Iterator

from desktop.rules.message import say
from desktop.rules.nightprowler.character.traits import people, race_of
from desktop.rules.nightprowler.creation.problem import Checked, advice, broken
from desktop.rules.system import Problem


def identity_problems(checked: Checked) -> Iterator[Problem]:
    """Style, branch and specialty (I.A, I.B)."""
    tables, identity = checked.tables, checked.character.identity
    rule = "NP-STYLE-MAIN-CHARACTERISTIC"
    if not identity.style:
        yield broken(rule, "style", say("np.problem.no-style"))
    elif identity.style not in tables.styles:
        yield broken(rule, "style", say("np.problem.unknown-style", id=identity.style))
    rule = "NP-STYLE-BRANCHES"
    if not identity.branch:
        yield broken(rule, "branch", say("np.problem.no-branch"))
    elif identity.branch not in tables.branches:
        yield broken(rule, "branch", say("np.problem.unknown-branch", id=identity.branch))
    elif identity.style in tables.styles:
        branch = tables.branch(identity.branch)
        if branch.style != identity.style:
            own = tables.style(branch.style).name
            text = say("np.problem.branch-outside", branch=branch.name, style=own)
            yield broken(rule, "branch", text)
    yield from _specialty(checked)


def _specialty(checked: Checked) -> Iterator[Problem]:
    tables, identity = checked.tables, checked.character.identity
    rule, step = "NP-BRANCH-SPECIALTIES", "specialty"
    if not identity.specialty:
        yield broken(rule, step, say("np.problem.no-specialty"))
        return
    if identity.specialty not in tables.specialties:
        yield broken(rule, step, say("np.problem.unknown-specialty", id=identity.specialty))
        return
    specialty = tables.specialty(identity.specialty)
    if identity.branch in tables.branches and specialty.branch != identity.branch:
        own = tables.branch(specialty.branch).name
        text = say("np.problem.specialty-outside", specialty=specialty.name, branch=own)
        yield broken(rule, step, text)
    if specialty.free_profession and not identity.profession.strip():
        text = say("np.problem.no-profession", specialty=specialty.name)
        yield broken("NP-SPECIALTY-CORROMPU", step, text)
    if specialty.secondary is not None:
        return
    if not checked.derived.secondary:
        text = say("np.problem.no-secondary", specialty=specialty.name)
        yield broken("NP-SPECIALTY-CORROMPU", step, text)
    elif checked.derived.secondary not in specialty.secondary_choice:
        text = say("np.problem.secondary-is-main")
        yield broken("NP-SPECIALTY-SECONDARY-NOT-MAIN", step, text)


def origins_problems(checked: Checked) -> Iterator[Problem]:
    """Race, birth and milieu (I.C.1, I.C.2)."""
    tables, origins = checked.tables, checked.character.origins
    step = "origins"
    if not origins.race:
        yield broken("NP-RACE-TRAIT-SETS", step, say("np.problem.no-race"))
    elif origins.race not in tables.races:
        text = say("np.problem.unknown-race", id=origins.race)
        yield broken("NP-RACE-TRAIT-SETS", step, text)
    race = race_of(tables, checked.character)
    if race and race.birth == "mere":
        yield from _mother(checked, "NP-TRAIT-SANG-MELE-COMPETENCES")
    elif race and race.birth == "elfique":
        if origins.culture:
            text = say("np.problem.elven-birth", race=race.name)
            yield advice("NP-TRAIT-ELFE-ENFANT-MER-VENT", step, text)
    else:
        yield from _culture(checked)
    rule = "NP-SOCIAL-ORIGIN-TRAIT"
    if not origins.milieu:
        yield broken(rule, step, say("np.problem.no-milieu"))
    elif origins.milieu not in tables.milieux:
        yield broken(rule, step, say("np.problem.unknown-milieu", id=origins.milieu))


def _culture(checked: Checked) -> Iterator[Problem]:
    tables, origins = checked.tables, checked.character.origins
    rule, step = "NP-BIRTH-CULTURE-TRAIT", "origins"
    if not origins.culture:
        yield broken(rule, step, say("np.problem.no-culture"))
        return
    if origins.culture not in tables.cultures:
        yield broken(rule, step, say("np.problem.unknown-culture", id=origins.culture))
        return
    culture = tables.culture(origins.culture)
    if culture.rule not in ("metis", "immigre"):
        return
    rule = "NP-BIRTH-METIS" if culture.rule == "metis" else "NP-BIRTH-IMMIGRE"
    raised = people(tables, origins.raised)
    if raised is None:
        yield broken(rule, step, say("np.problem.no-people", culture=culture.name))
    elif raised.id in culture.excluded:
        text = say("np.problem.people-excluded", culture=culture.name, people=raised.name)
        yield broken(rule, step, text)
    if culture.rule == "metis":
        yield from _mother(checked, rule)


def _mother(checked: Checked, rule: str) -> Iterator[Problem]:
    if people(checked.tables, checked.character.origins.mother) is None:
        yield broken(rule, "origins", say("np.problem.no-mother"))


def cassure_problems(checked: Checked) -> Iterator[Problem]:
    """The cassure (I.C.3), and the prison rolls that it and the traits ask for."""
    tables, character = checked.tables, checked.character
    rule, step = "NP-CASSURE-CHOICE", "cassure"
    if not character.cassure:
        yield broken(rule, step, say("np.problem.no-cassure"))
    elif character.cassure not in tables.cassures:
        yield broken(rule, step, say("np.problem.unknown-cassure", id=character.cassure))
    rows = {stay.id for stay in checked.settings.prison}
    for stay in character.prison:
        if stay not in rows:
            yield advice("NP-CASSURE-ACCIDENT", step, say("np.problem.unknown-prison", id=stay))
    due = checked.derived.prison_rolls.total - len(character.prison)
    if due > 0 and not character.created:
        yield advice("NP-CASSURE-ACCIDENT", step, say("np.problem.prison-due", count=due))
