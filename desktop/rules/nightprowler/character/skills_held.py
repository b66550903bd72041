"""The skills a character holds, with what brought each: kits, points, traits (I.C, II.B)."""

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.character.choices import Asking, every_key, skill_options
from desktop.rules.nightprowler.character.derived import Choice
from desktop.rules.nightprowler.character.skill_rules import is_known, is_limited
from desktop.rules.nightprowler.character.traits import (
    Cause,
    culture_of,
    people,
    race_of,
    raised_among,
)
from desktop.rules.nightprowler.character.trousse import (
    Values,
    answered,
    cap_kit,
    find_kit,
    merged,
    one_more,
    professional,
)
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.document.ledger import openings
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.effects import ArtId
from desktop.rules.nightprowler.tables.skills import ANY, skill_key, split_key
from desktop.rules.nightprowler.tables.tables import Tables

LANGUAGE = "langue"


class Skillset(msgspec.Struct, frozen=True):
    """Skills held before points and corrections, those lost under 6, and the professional kit."""

    held: dict[str, Breakdown]
    lost: dict[str, Breakdown]
    professional: dict[str, Breakdown]


def skillset(
    tables: Tables,
    character: Character,
    settings: Settings,
    causes: tuple[Cause, ...],
    asking: Asking,
) -> Skillset:
    """Work out what is held: kits, then skills opened with points, then those that traits open,
    then what traits take, move or swap."""
    trade = professional(tables, character, causes, asking)
    sources = [trade, *_birth(tables, character, settings, causes, asking)]
    sources.append(_milieu(tables, character, settings, asking))
    sources += [_old_specialty(tables, character, settings, one, asking) for one in causes]
    held, lost = merged(tables, settings, sources)
    cap_kit(held, trade, causes)
    at = tables.constants.competence_ouverture
    opened = start(say("np.char.opened"), at, "NP-SKILL-OPEN-BEFORE-RAISE")
    learnt = start(say("np.char.learnt-open"), at, "NP-SKILL-OPEN-BEFORE-RAISE")
    bought = [key for key in dict.fromkeys(character.skills.opened) if is_known(tables, key)]
    since = [key for key in dict.fromkeys(openings(character)) if is_known(tables, key)]
    # Opened although a kit gives it: that is how a skill lost to a trait is opened again.
    again = {key: opened for key in bought if key in held}
    again |= {key: learnt for key in since if key in held}
    held |= {key: opened for key in bought if key not in held}
    held |= {key: learnt for key in since if key not in held}
    for cause in causes:
        _open(tables, settings, cause, held, asking)
    for cause in causes:
        _swap(tables, character, settings, cause, held)
        _lower(tables, settings, cause, held, asking)
        _move(tables, settings, cause, held, asking)
    for key, anew in again.items():
        if held[key].total < tables.constants.competence_minimum:
            held[key] = anew
    _cap(tables, settings, causes, held)
    return Skillset(held, lost, trade)


def _cap(tables: Tables, settings: Settings, causes: tuple[Cause, ...], held: Values) -> None:
    """What kits give is held down where a trait limits a skill at creation (I.C.4,
    NP-TRAIT-RACE-INTEGRATION; II.B.1.c, NP-SKILL-LIMITATION): points and corrections beyond are
    for `creation` to see."""
    whole_soin = settings.readings.determination_limits_soin
    for cause in causes:
        caps = {cap.skill: cap.maximum for cap in cause.effects.skill_caps}
        if limited := cause.effects.limited_skills:
            caps |= {key: limited.cap for key in held if is_limited(tables, key, whole_soin)}
        for key, most in caps.items():
            if key in held:
                label = say("np.char.creation-maximum", name=cause.name, maximum=most)
                held[key] = held[key].at_most(most, label, cause.source)


def _birth(
    tables: Tables,
    character: Character,
    settings: Settings,
    causes: tuple[Cause, ...],
    asking: Asking,
) -> list[Values]:
    """The kit of birth and, for who has the trait, the elven one (I.C.4,
    NP-TRAIT-ELFE-ENFANT-MER-VENT, NP-TRAIT-SANG-MELE-PERE-ELFE)."""
    label = say("np.char.kit-birth")
    kit = answered(tables, character.kits.birth, "birth", "origins", asking)
    if found := find_kit(settings.kits.culture, birth_culture(tables, character)):
        more = say("np.choice.kit-more", name=say("np.char.kit-birth"))
        kit = {**one_more(tables, found, more, "kit-birth.more", "", asking), **kit}
    sources = [_at(label, kit)]
    for cause in causes:
        if not cause.effects.kit:
            continue
        elven = settings.kits.elven
        values = answered(tables, elven.values(), cause.key, "origins", asking)
        more = say("np.choice.kit-more", name=cause.name)
        chosen = one_more(tables, elven, more, f"{cause.key}.kit", cause.source, asking)
        sources.append(_at(cause.name, {**values, **chosen}, cause.source))
    return sources


def birth_culture(tables: Tables, character: Character) -> str:
    """The culture id whose kit is the birth kit: the mother's for a Sang-mêlé (I.C.4,
    NP-TRAIT-SANG-MELE-COMPETENCES), "" for an elven birth or none chosen."""
    race = race_of(tables, character)
    if race and race.birth == "mere":
        mother = people(tables, character.origins.mother)
        return mother.id if mother else ""
    culture = culture_of(tables, character)
    return culture.id if culture else ""


def _milieu(tables: Tables, character: Character, settings: Settings, asking: Asking) -> Values:
    label = say("np.char.kit-milieu")
    kit = answered(tables, character.kits.milieu, "milieu", "origins", asking)
    if found := find_kit(settings.kits.milieu, character.origins.milieu):
        more = say("np.choice.kit-more", name=label)
        kit = {**one_more(tables, found, more, "kit-milieu.more", "", asking), **kit}
    return _at(label, kit)


def _at(label: Message | str, kit: dict[str, int], source: str = "") -> Values:
    return {key: start(label, value, source) for key, value in kit.items()}


def _old_specialty(
    tables: Tables, character: Character, settings: Settings, cause: Cause, asking: Asking
) -> Values:
    """A former specialty of the same style, its skills opened at 6 (I.C.4,
    NP-TRAIT-EVENT-REORIENTATION)."""
    at = cause.effects.open_old_specialty_at
    if at is None:
        return {}
    now = character.identity.specialty
    choice = Choice(
        id=f"{cause.key}.specialty",
        title=say("np.choice.old-specialty", name=cause.name),
        step="traits",
        count=1,
        options=tuple(
            (one.id, one.name)
            for one in tables.specialties
            if tables.branch(one.branch).style == character.identity.style and one.id != now
        ),
        rule=cause.source,
    )
    values: Values = {}
    for specialty in asking.ask(choice):
        if kit := find_kit(settings.kits.specialty, specialty):
            keys = answered(tables, kit.values(), cause.key, "traits", asking)
            values |= {key: start(cause.name, at, cause.source) for key in keys}
    return values


def _of_arts(settings: Settings, key: str, arts: tuple[ArtId, ...]) -> bool:
    return settings.arts.of(key) in arts


def _open(tables: Tables, settings: Settings, cause: Cause, held: Values, asking: Asking) -> None:
    """Skills that a trait opens (I.C.4, NP-TRAIT-VETERAN, NP-TRAIT-EXPLORATEUR): new ones only."""
    effects = cause.effects
    if not effects.open_skills or effects.open_at is None:
        return
    keys = [key for key in every_key(tables) if key not in held]
    if effects.open_art:
        keys = [key for key in keys if _of_arts(settings, key, (effects.open_art,))]
    choice = Choice(
        id=f"{cause.key}.open",
        title=say("np.choice.open-skills", name=cause.name, value=effects.open_at),
        step="skills",
        count=effects.open_skills,
        options=skill_options(tables, keys),
        free=True,
        excluded=tuple(held),
        rule=cause.source,
    )
    for key in asking.ask(choice):
        held[key] = start(cause.name, effects.open_at, cause.source)


def native_language(tables: Tables, character: Character, settings: Settings) -> str:
    """The key of the native language, "" when the birth does not tell it."""
    raised = raised_among(tables, character)
    culture = raised.id if raised else birth_culture(tables, character)
    kit = find_kit(settings.kits.culture, culture)
    return skill_key(LANGUAGE, kit.native) if kit and kit.native else ""


def _swap(
    tables: Tables, character: Character, settings: Settings, cause: Cause, held: Values
) -> None:
    """The native language and that of the Principauté exchanged (I.C.4,
    NP-TRAIT-RACE-LINGUISTIQUE), when both are held."""
    if not cause.effects.swap_languages:
        return
    native = native_language(tables, character, settings)
    common = skill_key(LANGUAGE, tables.constants.langue_principaute)
    if native == common or native not in held or common not in held:
        return
    gap = held[native].total - held[common].total
    held[common] = held[common].plus(cause.name, gap, cause.source)
    held[native] = held[native].plus(cause.name, -gap, cause.source)


def _lower(tables: Tables, settings: Settings, cause: Cause, held: Values, asking: Asking) -> None:
    """Skills of some Arts lowered (I.C.4, NP-TRAIT-ELFE-SENS-PRATIQUE)."""
    lower = cause.effects.lower
    if lower is None:
        return
    choice = Choice(
        id=f"{cause.key}.lower",
        title=say("np.choice.lower", name=cause.name, points=lower.points),
        step="skills",
        count=lower.count,
        options=skill_options(tables, _owned(settings, held, lower.arts)),
        rule=cause.source,
    )
    for key in asking.ask(choice):
        held[key] = held[key].plus(cause.name, -lower.points, cause.source)


def _move(tables: Tables, settings: Settings, cause: Cause, held: Values, asking: Asking) -> None:
    """Points moved from a held skill of some Arts to a held one of others (I.C.4,
    NP-TRAIT-NAIN-EVEIL-TARDIF)."""
    transfer = cause.effects.transfer
    if transfer is None:
        return
    ends = (
        ("source", transfer.source_arts, -transfer.points),
        ("target", transfer.target_arts, transfer.points),
    )
    answers: list[tuple[str, int]] = []
    for end, arts, points in ends:
        choice = Choice(
            id=f"{cause.key}.{end}",
            title=say(f"np.choice.transfer-{end}", name=cause.name, points=transfer.points),
            step="skills",
            count=1,
            options=skill_options(tables, _owned(settings, held, arts)),
            rule=cause.source,
        )
        answers += [(key, points) for key in asking.ask(choice)]
    if len(answers) == len(ends):
        for key, points in answers:
            held[key] = held[key].plus(cause.name, points, cause.source)


def _owned(settings: Settings, held: Values, arts: tuple[ArtId, ...]) -> list[str]:
    return [key for key in held if _of_arts(settings, key, arts) and split_key(key)[1] != ANY]
