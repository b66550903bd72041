"""Edits of race, birth, milieu, cassure and prison (I.C.1 to I.C.3).

The kit of birth is copied again whenever the birth changes.
"""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.nightprowler.character.skills_held import LANGUAGE, birth_culture
from desktop.rules.nightprowler.character.traits import culture_of, people, race_of, raised_among
from desktop.rules.nightprowler.character.trousse import find_kit
from desktop.rules.nightprowler.commands.creation import (
    AddPrison,
    ChooseCassure,
    ChooseCulture,
    ChooseMilieu,
    ChooseMother,
    ChooseRace,
    ChooseRaised,
    OriginsCommand,
    RemovePrison,
)
from desktop.rules.nightprowler.document.character import Character, Origins
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.tables.skills import ANY, skill_key
from desktop.rules.system import Edited, Refused


def edit_origins(editing: Editing, command: OriginsCommand) -> Edited | Refused:
    """Apply a command of this module."""
    match command:
        case ChooseRace(race):
            return _choose_race(editing, race)
        case ChooseCulture(culture):
            return _choose_culture(editing, culture)
        case ChooseRaised(culture):
            return _choose_raised(editing, culture)
        case ChooseMother(culture):
            return _choose_mother(editing, culture)
        case ChooseMilieu(milieu):
            return _choose_milieu(editing, milieu)
        case ChooseCassure(cassure):
            return _choose_cassure(editing, cassure)
        case AddPrison(stay):
            return _add_prison(editing, stay)
        case RemovePrison(place):
            return _remove_prison(editing, place)


def birth_kit(editing: Editing, character: Character) -> dict[str, int]:
    """The kit of birth to copy: that of the culture, or of a Sang-mêlé's mother; none for an elven
    birth. The open language of a Métis or Immigré is that of his people."""
    kits = editing.settings.kits.culture
    kit = find_kit(kits, birth_culture(editing.tables, character))
    if kit is None:
        return {}
    values = kit.values()
    raised = raised_among(editing.tables, character)
    people_kit = find_kit(kits, raised.id) if raised else None
    open_language = skill_key(LANGUAGE, ANY)
    if people_kit and people_kit.native and open_language in values:
        native = skill_key(LANGUAGE, people_kit.native)
        if native not in values:
            values[native] = values.pop(open_language)
    return values


def _born(editing: Editing, origins: Origins) -> Character:
    """The character with these origins and the kit that they give."""
    character = replace(editing.character, origins=origins)
    kits = replace(character.kits, birth=birth_kit(editing, character))
    return replace(character, kits=kits)


def _choose_race(editing: Editing, race: str) -> Edited | Refused:
    """A race (I.C.4, NP-RACE-TRAIT-SETS); a birth that it does not let choose goes."""
    if race not in editing.tables.races:
        return refuse("np.problem.unknown-race", id=race)
    found = editing.tables.race(race)
    now = editing.character.origins
    match found.birth:
        case "culture":
            culture = culture_of(editing.tables, editing.character)
            mother = now.mother if culture and culture.rule == "metis" else ""
            after = replace(now, race=race, mother=mother)
        case "mere":
            after = replace(now, race=race, culture="", raised="")
        case "elfique":
            after = replace(now, race=race, culture="", raised="", mother="")
    return done(_born(editing, after), "np.edit.race", name=found.name)


def _choose_culture(editing: Editing, culture: str) -> Edited | Refused:
    """A culture of birth (I.C.1, NP-BIRTH-CULTURE-TRAIT), where the race lets choose it."""
    tables, now = editing.tables, editing.character.origins
    if culture not in tables.cultures:
        return refuse("np.problem.unknown-culture", id=culture)
    race = race_of(tables, editing.character)
    if race and race.birth != "culture":
        return refuse("np.edit.birth-imposed", race=race.name)
    found = tables.culture(culture)
    raised = now.raised if found.rule in ("metis", "immigre") else ""
    if raised in found.excluded:
        raised = ""
    mother = now.mother if found.rule == "metis" else ""
    after = replace(now, culture=culture, raised=raised, mother=mother)
    return done(_born(editing, after), "np.edit.culture", name=found.name)


def _choose_raised(editing: Editing, culture: str) -> Edited | Refused:
    """The people that raised a Métis, or the homeland of an Immigré (I.C.1, NP-BIRTH-METIS,
    NP-BIRTH-IMMIGRE)."""
    birth = culture_of(editing.tables, editing.character)
    if birth is None or birth.rule not in ("metis", "immigre"):
        return refuse("np.edit.no-people-to-choose")
    found = people(editing.tables, culture)
    if found is None:
        return refuse("np.problem.no-people", culture=birth.name)
    if found.id in birth.excluded:
        return refuse("np.problem.people-excluded", culture=birth.name, people=found.name)
    after = replace(editing.character.origins, raised=culture)
    return done(_born(editing, after), "np.edit.raised", name=found.name)


def _choose_mother(editing: Editing, culture: str) -> Edited | Refused:
    """The people of the mother of a Métis or a Sang-mêlé (I.C.1, NP-BIRTH-METIS; I.C.4,
    NP-TRAIT-SANG-MELE-COMPETENCES)."""
    race = race_of(editing.tables, editing.character)
    birth = culture_of(editing.tables, editing.character)
    if not (race and race.birth == "mere") and not (birth and birth.rule == "metis"):
        return refuse("np.edit.no-mother-to-choose")
    found = people(editing.tables, culture)
    if found is None:
        return refuse("np.problem.no-mother")
    after = replace(editing.character.origins, mother=culture)
    return done(_born(editing, after), "np.edit.mother", name=found.name)


def _choose_milieu(editing: Editing, milieu: str) -> Edited | Refused:
    """A milieu social (I.C.2, NP-SOCIAL-ORIGIN-TRAIT); its kit is copied."""
    if milieu not in editing.tables.milieux:
        return refuse("np.problem.unknown-milieu", id=milieu)
    character = editing.character
    kit = find_kit(editing.settings.kits.milieu, milieu)
    after = replace(
        character,
        origins=replace(character.origins, milieu=milieu),
        kits=replace(character.kits, milieu=kit.values() if kit else {}),
    )
    return done(after, "np.edit.milieu", name=editing.tables.milieu(milieu).name)


def _choose_cassure(editing: Editing, cassure: str) -> Edited | Refused:
    """A cassure (I.C.3, NP-CASSURE-CHOICE): its advantage and its drawback together."""
    if cassure not in editing.tables.cassures:
        return refuse("np.problem.unknown-cassure", id=cassure)
    after = replace(editing.character, cassure=cassure)
    return done(after, "np.edit.cassure", name=editing.tables.cassure(cassure).name)


def _add_prison(editing: Editing, stay: str) -> Edited | Refused:
    if stay not in {row.id for row in editing.settings.prison}:
        return refuse("np.problem.unknown-prison", id=stay)
    after = replace(editing.character, prison=(*editing.character.prison, stay))
    return done(after, "np.edit.prison")


def _remove_prison(editing: Editing, place: int) -> Edited | Refused:
    prison = editing.character.prison
    if not 0 <= place < len(prison):
        return refuse("edit.no-such-entry")
    after = replace(editing.character, prison=(*prison[:place], *prison[place + 1 :]))
    return done(after, "np.edit.prison-removed")
