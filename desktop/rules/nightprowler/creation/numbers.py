"""Checks of characteristics, skills, equipment and health (II, IV.B.7, V)."""

import re
from collections.abc import Iterator

from desktop.rules.message import say
from desktop.rules.nightprowler.character.derived import SkillView
from desktop.rules.nightprowler.character.skill_rules import KNOWLEDGE, is_known, limits, title
from desktop.rules.nightprowler.creation.problem import Checked, advice, broken
from desktop.rules.nightprowler.document.character import CHARACTERISTICS, Track
from desktop.rules.nightprowler.document.ledger import learnt
from desktop.rules.nightprowler.tables.skills import ANY, split_key
from desktop.rules.system import Problem

OURS = ""
"""The rule of a limit that is a setting of the campaign, not a rule of the source."""

GOLD = re.compile(r"\b(en or|dorée?s?)\b|\bd[’']or\b", re.IGNORECASE)


def characteristic_problems(checked: Checked) -> Iterator[Problem]:
    """Points of characteristics (II.A); the budget and the span are settings of ours."""
    character, creation = checked.character, checked.settings.creation
    step = "characteristics"
    for one in CHARACTERISTICS:
        points = character.characteristics.of(one)
        name = checked.tables.characteristics.get(one).name
        if points < 0:
            text = say("np.problem.characteristic-negative", name=name, value=points)
            yield broken("NP-CHARACTERISTICS-FOUR", step, text)
        elif not character.created and not (
            creation.characteristic_min <= points <= creation.characteristic_max
        ):
            text = say(
                "np.problem.characteristic-span",
                name=name,
                value=points,
                least=creation.characteristic_min,
                most=creation.characteristic_max,
            )
            yield advice(OURS, step, text)
    left = checked.derived.characteristic_points.total
    if not character.created and left:
        key = "np.problem.points-over" if left < 0 else "np.problem.points-left"
        yield advice(OURS, step, say(key, count=abs(left)))


def skill_problems(checked: Checked) -> Iterator[Problem]:
    """Skills: known, opened before they are raised, within the limits of creation (II.B)."""
    yield from _unknown_skills(checked)
    yield from _raised(checked)
    if checked.character.created:
        return
    yield from _caps(checked)
    yield from _limited(checked)
    yield from _kit_maximum(checked)
    left = checked.derived.skill_points.total
    if left:
        key = "np.problem.points-over" if left < 0 else "np.problem.points-left"
        yield advice(OURS, "skills", say(key, count=abs(left)))


def _unknown_skills(checked: Checked) -> Iterator[Problem]:
    tables, character = checked.tables, checked.character
    kits = character.kits
    named = (*character.skills.opened, *character.skills.raised)
    given = (*kits.professional, *kits.birth, *kits.milieu)
    for key in dict.fromkeys((*named, *given)):
        open_in_kit = split_key(key)[1] == ANY and key in given and tables.has_skill(key)
        if not is_known(tables, key) and not open_in_kit:
            yield broken("NP-SKILL-LIST", "skills", say("np.problem.unknown-skill", skill=key))
    if not checked.settings.readings.connaissance_closed:
        return
    for key in character.skills.opened:
        skill, specialisation = split_key(key)
        if skill == KNOWLEDGE and specialisation not in tables.skill(skill).specialisations:
            text = say("np.problem.closed-list", name=title(tables, key))
            yield broken("NP-SKILL-CONNAISSANCE", "skills", text)


def _raised(checked: Checked) -> Iterator[Problem]:
    rule = "NP-SKILL-OPEN-BEFORE-RAISE"
    for key, points in checked.character.skills.raised.items():
        name = title(checked.tables, key)
        view = checked.derived.skill(key)
        if points < 0:
            yield broken(rule, "skills", say("np.problem.raise-negative", name=name))
        elif points and view is not None and not view.opened:
            text = say("np.problem.raised-unopened", name=name, points=points)
            yield broken(rule, "skills", text)


def _caps(checked: Checked) -> Iterator[Problem]:
    """Skills that a trait holds down at creation (I.C.4, NP-TRAIT-RACE-INTEGRATION)."""
    for cause in checked.causes:
        for cap in cause.effects.skill_caps:
            view = checked.derived.skill(cap.skill)
            if view and view.opened and _created(checked, view) > cap.maximum:
                text = say(
                    "np.problem.skill-cap", skill=view.name, name=cause.name, most=cap.maximum
                )
                yield broken(cause.source, "skills", text)


def _limited(checked: Checked) -> Iterator[Problem]:
    """Limited skills under Détermination (II.B.1.c, NP-SKILL-LIMITATION)."""
    limit = limits(checked.causes)
    for view in checked.derived.skills:
        if limit and view.limited and view.opened and _created(checked, view) > limit.cap:
            cause = next(one for one in checked.causes if one.effects.limited_skills)
            text = say("np.problem.skill-cap", skill=view.name, name=cause.name, most=limit.cap)
            yield broken("NP-SKILL-LIMITATION", "skills", text)


def _created(checked: Checked, view: SkillView) -> int:
    """A value without what was learnt after creation, which no limit of creation holds down."""
    return view.value.total - learnt(checked.character).get(view.key, 0)


def _kit_maximum(checked: Checked) -> Iterator[Problem]:
    """A Jeunot's professional skills at creation (I.C.4, NP-TRAIT-JEUNOT): points do not go beyond
    the maximum either."""
    for cause in checked.causes:
        most = cause.effects.kit_max
        if most is None:
            continue
        for key in checked.character.kits.professional:
            view = checked.derived.skill(key)
            raised = checked.character.skills.raised.get(key, 0) > 0
            if view and raised and view.opened and _created(checked, view) > most:
                text = say("np.problem.skill-cap", skill=view.name, name=cause.name, most=most)
                yield broken(cause.source, "skills", text)


def equipment_cost(checked: Checked) -> int:
    """What everything carried costs, in couronnes."""
    character = checked.character
    shields = {shield.id: shield.price for shield in checked.settings.shields}
    return (
        sum(max(0, one.price) for one in (*character.weapons, *character.armours))
        + sum(max(0, one.price) * max(0, one.quantity) for one in character.items)
        + shields.get(character.shield, 0)
    )


def equipment_problems(checked: Checked) -> Iterator[Problem]:
    """Equipment: payable at creation, of known families, and no gold for who cannot touch it
    (I.C.4, NP-TRAIT-ELFE-AVERSION-OR)."""
    tables, character = checked.tables, checked.character
    step = "equipment"
    for weapon in character.weapons:
        if weapon.family and weapon.family not in tables.weapon_families:
            text = say("np.problem.unknown-family", name=weapon.name, id=weapon.family)
            yield advice("NP-SKILL-COMBAT-ARME", step, text)
    if character.shield and character.shield not in {one.id for one in checked.settings.shields}:
        yield advice(OURS, step, say("np.problem.unknown-shield", id=character.shield))
    carried = [one.name for one in (*character.weapons, *character.armours, *character.items)]
    for cause in checked.causes:
        if cause.effects.no_gold:
            for name in carried:
                if GOLD.search(name):
                    text = say("np.problem.gold", item=name, name=cause.name)
                    yield advice(cause.source, step, text)
    cost, capital = equipment_cost(checked), checked.derived.capital.total
    if not character.created and cost > capital:
        yield advice(OURS, step, say("np.problem.too-dear", cost=cost, capital=capital))


def health_problems(checked: Checked) -> Iterator[Problem]:
    """Boxes ticked that the character does not have (V, NP-HEALTH-ITALIC-BOXES)."""
    for track in Track:
        ticked = checked.character.health.ticks(track)
        for line, boxes in zip(checked.derived.track(track).lines, ticked, strict=True):
            if not 0 <= boxes <= line.usable:
                text = say("np.problem.boxes", line=line.name, ticked=boxes, usable=line.usable)
                yield broken("NP-HEALTH-ITALIC-BOXES", "summary", text)


def summary_problems(checked: Checked) -> Iterator[Problem]:
    """What a finished sheet should not lack."""
    if not checked.character.name.strip():
        yield advice(OURS, "summary", say("np.problem.no-name"))
