"""Kits of skills (trousses) as a character has them: copied values, open specialisations answered,
cassure and traits applied (I.C.3, I.C.4).

The order is the document's: cassure first, then traits, maxima of creation last
(NP-CASSURE-RECONVERSION).
"""

from collections.abc import Iterable, Mapping

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.character.choices import Asking, skill_options
from desktop.rules.nightprowler.character.derived import Choice
from desktop.rules.nightprowler.character.traits import Cause
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.settings.kits import Kit, KitSkill
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.skills import ANY, skill_key, split_key
from desktop.rules.nightprowler.tables.tables import Tables

Values = dict[str, Breakdown]

DUPLICATE_RULE = "NP-TRAIT-EVENT-REORIENTATION"


def find_kit(kits: Iterable[Kit], id: str) -> Kit | None:
    """The kit of that id, or None."""
    return next((kit for kit in kits if kit.id == id), None)


def professional(
    tables: Tables, character: Character, causes: tuple[Cause, ...], asking: Asking
) -> Values:
    """The Trousse professionnelle after cassure, traits and maxima.

    A value under 6 is a skill lost; it stays here so that its sum can be shown.
    """
    kit = answered(tables, character.kits.professional, "specialty", "specialty", asking)
    label = say("np.char.kit-professional")
    values = {key: start(label, value) for key, value in kit.items()}
    for cause in causes:
        _points(tables, values, cause, asking)
        _raise_one(tables, values, cause, asking)
    for cause in causes:
        if cause.effects.kit_delta:
            for key, value in values.items():
                values[key] = value.plus(cause.name, cause.effects.kit_delta, cause.source)
    cap_kit(values, tuple(values), causes)
    return values


def cap_kit(values: Values, keys: Iterable[str], causes: tuple[Cause, ...]) -> None:
    """Hold skills of the Trousse professionnelle to the maxima of creation (I.C.4,
    NP-TRAIT-JEUNOT), which come last."""
    for cause in causes:
        if (most := cause.effects.kit_max) is not None:
            capped = say("np.char.creation-maximum", name=cause.name, maximum=most)
            for key in keys:
                if key in values:
                    values[key] = values[key].at_most(most, capped, cause.source)


def _points(tables: Tables, values: Values, cause: Cause, asking: Asking) -> None:
    """Points to distribute (I.C.3, NP-CASSURE-ACCIDENT)."""
    if not cause.effects.kit_points:
        return
    choice = Choice(
        id=f"{cause.key}.kit",
        title=say("np.choice.kit-points", name=cause.name, points=cause.effects.kit_points),
        step="cassure",
        count=cause.effects.kit_points,
        options=skill_options(tables, values),
        repeatable=True,
        rule=cause.source,
    )
    for key in asking.ask(choice):
        values[key] = values[key].plus(cause.name, 1, cause.source)


def _raise_one(tables: Tables, values: Values, cause: Cause, asking: Asking) -> None:
    """One skill of the kit raised, up to a maximum (I.C.3, NP-CASSURE-RECONVERSION)."""
    if not cause.effects.kit_skill_raise:
        return
    choice = Choice(
        id=f"{cause.key}.skill",
        title=say("np.choice.kit-skill", name=cause.name, points=cause.effects.kit_skill_raise),
        step="cassure",
        count=1,
        options=skill_options(tables, values),
        rule=cause.source,
    )
    for key in asking.ask(choice):
        gain = cause.effects.kit_skill_raise
        if (most := cause.effects.kit_skill_raise_max) is not None:
            gain = max(0, min(gain, most - values[key].total))
        values[key] = values[key].plus(cause.name, gain, cause.source)


def answered(
    tables: Tables, kit: Mapping[str, int], group: str, step: str, asking: Asking
) -> dict[str, int]:
    """A kit with its open specialisations ("langue:*") answered; unanswered ones are left out, and
    so are keys that the tables do not know."""
    known = {key: value for key, value in kit.items() if tables.has_skill(key)}
    values: dict[str, int] = {}
    for key, value in known.items():
        skill, specialisation = split_key(key)
        if specialisation != ANY:
            values[key] = value
            continue
        choice = Choice(
            id=f"kit-{group}.{skill}",
            title=say("np.choice.kit-specialisation", skill=tables.skill_title(skill)),
            step=step,
            count=1,
            options=skill_options(tables, _spread(tables, (key,), known)),
            free=True,
            excluded=tuple(known),
            rule="NP-SKILL-SPECIALISATION",
        )
        for answer in asking.ask(choice):
            values[answer] = value
    return values


def one_more(
    tables: Tables, kit: Kit, title: Message, id: str, rule: str, asking: Asking
) -> dict[str, int]:
    """The one skill that a kit lets choose among several (I.C.4,
    NP-TRAIT-ELFE-ENFANT-MER-VENT); nothing while unanswered or without such a choice."""
    if not kit.choice:
        return {}
    own = kit.values()
    choice = Choice(
        id=id,
        title=title,
        step="origins",
        count=1,
        options=skill_options(tables, _spread(tables, (one.skill for one in kit.choice), own)),
        free=True,
        excluded=tuple(own),
        rule=rule,
    )
    return {key: _value_of(kit.choice, key) for key in asking.ask(choice)}


def _spread(tables: Tables, keys: Iterable[str], without: Iterable[str]) -> tuple[str, ...]:
    """Keys to choose from: "art:*" becomes its listed specialisations and itself where the list
    is open."""
    found: list[str] = []
    for key in keys:
        id, specialisation = split_key(key)
        if specialisation != ANY:
            found.append(key)
            continue
        skill = tables.skill(id)
        found.extend(skill_key(id, each) for each in skill.specialisations)
        if skill.open_list:
            found.append(key)
    left_out = set(without)
    return tuple(key for key in found if key not in left_out or split_key(key)[1] == ANY)


def _value_of(offered: tuple[KitSkill, ...], key: str) -> int:
    skill, _ = split_key(key)
    for wanted in (key, skill_key(skill, ANY)):
        for one in offered:
            if one.skill == wanted:
                return one.value
    return 0


def merged(tables: Tables, settings: Settings, sources: Iterable[Values]) -> tuple[Values, Values]:
    """Skills held from several kits, by the campaign's rule for a skill received twice, and apart
    from them those lost under 6 (II.B, NP-SKILL-LOST-BELOW-6)."""
    by_key: dict[str, list[Breakdown]] = {}
    for source in sources:
        for key, value in source.items():
            by_key.setdefault(key, []).append(value)
    held: Values = {}
    lost: Values = {}
    for key, values in by_key.items():
        kept = [one for one in values if one.total >= tables.constants.competence_minimum]
        if kept:
            held[key] = _twice(settings, kept)
        else:
            lost[key] = max(values, key=lambda one: one.total)
    return held, lost


def _twice(settings: Settings, values: list[Breakdown]) -> Breakdown:
    best = max(values, key=lambda one: one.total)
    if len(values) == 1:
        return best
    match settings.creation.duplicate_rule:
        case "meilleure":
            gain = 0
        case "meilleure+1":
            gain = 1
        case "somme-plafonnee":
            others = sum(one.total for one in values) - best.total
            gain = max(0, min(others, settings.creation.duplicate_cap - best.total))
    return best.plus(say("np.char.kit-twice"), gain, DUPLICATE_RULE)
