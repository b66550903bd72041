"""Skills as shown: held ones with their sums, others at their default value (II.B)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.nightprowler.character.characteristics import adjusted
from desktop.rules.nightprowler.character.derived import SkillView
from desktop.rules.nightprowler.character.explain import SKILL
from desktop.rules.nightprowler.character.skill_rules import (
    PHYSICAL,
    contact_milieu,
    contact_rank,
    custom_keys,
    default_keys,
    default_value,
    is_known,
    is_limited,
    level_name,
    skill_of,
    title,
)
from desktop.rules.nightprowler.character.skills_held import Skillset
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.document.ledger import learnt
from desktop.rules.nightprowler.settings.values import PrisonStay, Settings
from desktop.rules.nightprowler.tables.effects import LimitedSkills
from desktop.rules.nightprowler.tables.skills import split_key
from desktop.rules.nightprowler.tables.tables import Tables


def skill_views(
    tables: Tables,
    character: Character,
    settings: Settings,
    values: dict[str, Breakdown],
    skills: Skillset,
    stays: tuple[PrisonStay, ...],
    limit: LimitedSkills | None,
) -> tuple[SkillView, ...]:
    """Every skill that is held, has a default value or is named by the document, in the order of
    the table, then one's own."""
    held = _with_prison(skills.held, stays)
    since = learnt(character)
    named = [key.removeprefix(SKILL) for key in character.adjustments if key.startswith(SKILL)]
    keys = dict.fromkeys(
        key
        for key in (
            *default_keys(tables),
            *held,
            *skills.lost,
            *character.skills.raised,
            *since,
            *custom_keys(character),
            *named,
        )
        if is_known(tables, key)
    )
    places = {id: place for place, id in enumerate(tables.skills.ids())}

    def place(key: str) -> tuple[int, int, str]:
        id, specialisation = split_key(key)
        skill = skill_of(tables, key)
        listed = skill.specialisations if skill else ()
        rank = listed.index(specialisation) if specialisation in listed else len(listed)
        return places.get(id, len(places)), rank, specialisation or id

    views: list[SkillView] = []
    for key in sorted(keys, key=place):
        value = _held_value(character, key, held, since.get(key, 0))
        opened = value is not None and value.total >= tables.constants.competence_minimum
        if value is None or not opened:
            before = value or skills.lost.get(key)
            value = _default(tables, character, key, values, before)
        views.append(_view(tables, settings, key, value, values, opened=opened, limit=limit))
    return tuple(views)


def _with_prison(held: dict[str, Breakdown], stays: tuple[PrisonStay, ...]) -> dict[str, Breakdown]:
    """Skills opened or raised by stays in prison."""
    after = dict(held)
    for stay in stays:
        key, label = stay.effects.skill, say("np.char.prison")
        if not key:
            continue
        if key in after:
            after[key] = after[key].plus(label, stay.effects.raise_by)
        elif stay.effects.open_at:
            after[key] = start(label, stay.effects.open_at)
    return after


def _held_value(
    character: Character, key: str, held: dict[str, Breakdown], since: int
) -> Breakdown | None:
    """What is held, with points of creation, those learnt since, and corrections; None for a skill
    that nothing opens."""
    if key not in held:
        return None
    raised = max(0, character.skills.raised.get(key, 0))
    value = held[key].plus(say("np.char.raised"), raised, "NP-SKILL-OPEN-BEFORE-RAISE")
    value = value.plus(say("np.char.learnt"), since, "NP-PROGRESSION-TOKENS-MEANING")
    return adjusted(character, f"{SKILL}{key}", value)


def _default(
    tables: Tables,
    character: Character,
    key: str,
    values: dict[str, Breakdown],
    lost: Breakdown | None,
) -> Breakdown:
    """The value of an unopened skill (II.B, NP-SKILL-UNOPENED-ZERO, NP-SKILL-DEFAULT-VALUE); the
    better one where two characteristics serve."""
    skill = skill_of(tables, key)
    if skill and skill.characteristics:
        best = max(skill.characteristics, key=lambda one: values[one].total)
        total = values[best].total
        label = say(f"np.char.default-{best}", value=total)
        rule = "NP-SKILL-DEFAULT-VALUE"
        value = start(label, max(0, total // tables.constants.defaut_diviseur), rule)
        most = tables.constants.defaut_maximum
        capped = say("np.char.default-maximum", maximum=most)
        value = value.at_most(most, capped, "NP-SKILL-DEFAULT-CAP")
    else:
        value = start(say("np.char.unopened"), 0, "NP-SKILL-UNOPENED-ZERO")
    if lost is not None:
        return value.noted(say("np.char.lost", value=lost.total), "NP-SKILL-LOST-BELOW-6")
    return adjusted(character, f"{SKILL}{key}", value)


def _view(
    tables: Tables,
    settings: Settings,
    key: str,
    value: Breakdown,
    values: dict[str, Breakdown],
    *,
    opened: bool,
    limit: LimitedSkills | None,
) -> SkillView:
    id, specialisation = split_key(key)
    skill = skill_of(tables, key)
    named = skill.characteristics if skill else ()
    rank = contact_rank(tables, key, value.total) if opened else ""
    whole_soin = settings.readings.determination_limits_soin
    return SkillView(
        key=key,
        skill=id,
        specialisation=specialisation,
        name=title(tables, key),
        value=value,
        opened=opened,
        level=level_name(tables, value.total),
        characteristics=named,
        defaults={one: default_value(tables, values[one].total) for one in named},
        physical=any(one in PHYSICAL for one in named),
        limited=limit is not None and is_limited(tables, key, whole_soin),
        contact=rank,
        contact_milieu=contact_milieu(tables, key) if rank else "",
    )
