"""What must be true of the tables taken together: references lead somewhere, counts are those of
the source, spans follow each other. A table that breaks one of these is refused at loading.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from desktop.rules.nightprowler.tables.effects import Effects
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.tomltables import Entry, Index, TablesError, wrong

BIRTH_TRAIT = "race"
"""Type of the traits that cultures give."""


def check(tables: Tables) -> None:
    """Raises `TablesError` at the first thing that does not hold."""
    _identity(tables)
    _origins(tables)
    _traits(tables)
    _skills(tables)
    _combat(tables)
    _health(tables)
    _scenes(tables)


def _identity(tables: Tables) -> None:
    _count(tables.characteristics, 4)
    _count(tables.styles, 4)
    if len({style.main for style in tables.styles}) != len(tables.styles):
        raise _at(tables.styles, "", "main", "each style its own")
    for branch in tables.branches:
        _refers(tables.branches, branch.id, "style", [branch.style], tables.styles)
    for style in tables.styles:
        if len(tables.branches_of(style.id)) != 4:
            raise _at(tables.styles, style.id, "branches", "4")
    for specialty in tables.specialties:
        _refers(tables.specialties, specialty.id, "branch", [specialty.branch], tables.branches)
        if specialty.main != tables.style(tables.branch(specialty.branch).style).main:
            raise _at(tables.specialties, specialty.id, "main", "main of its style")
        if (specialty.secondary is None) != bool(specialty.secondary_choice):
            raise _at(tables.specialties, specialty.id, "secondary", "secondary or choice")
        if specialty.main in (specialty.secondary, *specialty.secondary_choice):
            raise _at(tables.specialties, specialty.id, "secondary", "other than main")
    for branch in tables.branches:
        if len(tables.specialties_of(branch.id)) != 2:
            raise _at(tables.branches, branch.id, "specialties", "2")


def _origins(tables: Tables) -> None:
    for race in tables.races:
        _refers(tables.races, race.id, "traits", race.traits, tables.traits)
    _count(tables.cultures, 11)
    for culture in tables.cultures:
        _refers(tables.cultures, culture.id, "traits", culture.traits, tables.traits)
        for field, ids in (
            ("opprobre_mothers", culture.opprobre_mothers),
            ("excluded", culture.excluded),
        ):
            _refers(tables.cultures, culture.id, field, ids, tables.cultures)
        if any(tables.trait(id).type != BIRTH_TRAIT for id in culture.traits):
            raise _at(tables.cultures, culture.id, "traits", "traits of type race")
        if (culture.rule == "metis") == bool(culture.traits):
            raise _at(tables.cultures, culture.id, "traits", "none for a métis only")
    _count(tables.milieux, 8)
    for milieu in tables.milieux:
        _refers(tables.milieux, milieu.id, "trait", [milieu.trait], tables.traits)
    if len({milieu.trait for milieu in tables.milieux}) != len(tables.milieux):
        raise _at(tables.milieux, "", "trait", "each milieu its own")


def _traits(tables: Tables) -> None:
    _count(tables.cassures, 11)
    for cassure in tables.cassures:
        _effects(tables, tables.cassures, cassure.id, cassure.effects)
    for trait in tables.traits:
        _refers(tables.traits, trait.id, "type", [trait.type], tables.trait_types)
        if tables.is_free(trait.id) != (trait.pm == 0):
            raise _at(tables.traits, trait.id, "pm", "0 exactly when its type is free")
        _effects(tables, tables.traits, trait.id, trait.effects)


def _effects(tables: Tables, index: Index[Entry], id: str, effects: Effects) -> None:
    """Every id and skill key that effects mention exists."""
    _refers(index, id, "effects.grants", effects.grants, tables.traits)
    _refers(index, id, "effects.cassures_allowed", effects.cassures_allowed, tables.cassures)
    if effects.branch_advice is not None:
        _refers(index, id, "effects.branch_advice", [effects.branch_advice], tables.branches)
    if effects.opens_option is not None:
        numbers = [str(option.number) for option in tables.duel_options]
        if str(effects.opens_option) not in numbers:
            raise _unknown(index, id, "effects.opens_option", str(effects.opens_option))
    lines = [extra.line for extra in effects.vitality_extra_if_already]
    _refers(index, id, "effects.vitality_extra_if_already", lines, tables.vitality_lines)
    for bonus in effects.quality_bonus:
        _keys(tables, index, id, "effects.quality_bonus", bonus.skills)
        if bool(bonus.skills) == (bonus.art is not None):
            raise _at(index, id, "effects.quality_bonus", "skills or an art")
    for modifier in effects.opponent_modifier:
        _keys(tables, index, id, "effects.opponent_modifier", modifier.skills)
    for field, keys in (
        ("effects.skill_caps", [cap.skill for cap in effects.skill_caps]),
        ("effects.failure_to_zero", effects.failure_to_zero),
        ("effects.kit", effects.kit),
        ("effects.kit_choice", effects.kit_choice),
    ):
        _keys(tables, index, id, field, keys)


def _skills(tables: Tables) -> None:
    _count(tables.skills, 24)
    _count(tables.arts, 7)
    for skill in tables.skills:
        if not skill.specialised and (skill.specialisations or skill.open_list):
            raise _at(tables.skills, skill.id, "specialised", "true")
        if skill.id in tables.extra_skills:
            raise _at(tables.skills, skill.id, "id", "other than an extra skill's")
        for use in skill.uses:
            if use.characteristic not in skill.characteristics:
                raise _unknown(tables.skills, skill.id, "uses", use.characteristic)
    families = tuple(family.name for family in tables.weapon_families)
    if tables.skill("combat-arme").specialisations != families:
        raise _at(tables.skills, "combat-arme", "specialisations", "the weapon families")
    _spans(tables.skill_levels, [(each.id, each.min, each.max) for each in tables.skill_levels])
    last = max(level.max for level in tables.skill_levels)
    if tables.beyond_levels.min != last + 1:
        raise wrong(
            "error.tables-rule",
            "nightprowler/skills.toml",
            "beyond_levels",
            "min",
            expected=str(last + 1),
        )
    _spans(
        tables.difficulties,
        [(each.id, each.min, each.max or each.min) for each in tables.difficulties],
    )
    faces = [(each.id, each.min, each.max) for each in tables.qualities]
    _spans(tables.qualities, faces)
    if faces[-1][2] != tables.constants.de:
        raise _at(tables.qualities, faces[-1][0], "max", str(tables.constants.de))
    for quality in tables.qualities:
        if (quality.success is None) != quality.critical_failure:
            raise _at(tables.qualities, quality.id, "success", "none for the critical failure only")
    for number, conversion in enumerate(tables.contact_conversions):
        for field, rank in (("source", conversion.source), ("target", conversion.target)):
            if rank not in tables.contact_levels:
                place = f"contact_conversion[{number}]"
                raise wrong(
                    "error.tables-reference", "nightprowler/skills.toml", place, field, value=rank
                )


def _combat(tables: Tables) -> None:
    _count(tables.weapon_families, 10)
    for family in tables.weapon_families:
        _refers(
            tables.weapon_families,
            family.id,
            "compatible",
            family.compatible,
            tables.weapon_families,
        )
        if not tables.compatible(family.id, family.id):
            raise _at(tables.weapon_families, family.id, "compatible", family.id)
        for other in family.compatible:
            if not tables.compatible(other, family.id):
                raise _at(tables.weapon_families, other, "compatible", family.id)
    for group in tables.technique_groups:
        _refers(
            tables.technique_groups, group.id, "families", group.families, tables.weapon_families
        )
    for technique in tables.techniques:
        _refers(
            tables.techniques, technique.id, "group", [technique.group], tables.technique_groups
        )
        _refers(tables.techniques, technique.id, "skill", [technique.skill], tables.skills)
        if technique.cost_max < technique.cost_min:
            raise _at(tables.techniques, technique.id, "cost_max", str(technique.cost_min))
    for family in tables.weapon_families:
        if {technique.option for technique in tables.techniques_of(family.id)} != {4, 5}:
            raise _at(tables.weapon_families, family.id, "techniques", "4, 5")
    for reload in tables.reloads:
        if reload.steady_skill:
            _keys(tables, tables.reloads, reload.id, "steady_skill", [reload.steady_skill])
    for modifier in tables.ranged_modifiers:
        if modifier.max < modifier.min:
            raise _at(tables.ranged_modifiers, modifier.id, "max", str(modifier.min))


def _health(tables: Tables) -> None:
    for lines in (tables.vitality_lines, tables.endurance_lines):
        _count(lines, 5)
        for expected, line in enumerate(lines, start=1):
            if line.quality != expected:
                raise _at(lines, line.id, "quality", str(expected))
        penalties = [line.penalty for line in lines]
        if penalties != sorted(penalties, reverse=True):
            raise _at(lines, "", "penalty", "worse line after line")
    recovered = [recovery.line for recovery in tables.recoveries]
    if sorted(recovered) != sorted(tables.vitality_lines.ids()):
        raise _at(tables.vitality_lines, "", "recovery", "one for each line")
    _spans(tables.falls, [(fall.id, fall.min, fall.max or fall.min) for fall in tables.falls])


def _scenes(tables: Tables) -> None:
    for option in tables.chase_options:
        _keys(tables, tables.chase_options, option.id, "skill", [option.skill])
    for technique in tables.chase_techniques:
        _keys(tables, tables.chase_techniques, technique.id, "skill", [technique.skill])
    for manoeuvre in tables.chase_manoeuvres:
        if manoeuvre.skill:
            _keys(tables, tables.chase_manoeuvres, manoeuvre.id, "skill", [manoeuvre.skill])
    for example in tables.contract_examples:
        _refers(tables.contract_examples, example.id, "size", [example.size], tables.contract_sizes)


def _at(index: Index[Entry], id: str, field: str, expected: str) -> TablesError:
    """The error for an entry (or, with id "", a whole table) that breaks an invariant."""
    entry = f"{index.table}[{id}]" if id else index.table
    return wrong("error.tables-rule", index.file, entry, field, expected=expected)


def _unknown(index: Index[Entry], id: str, field: str, value: str) -> TablesError:
    return wrong("error.tables-reference", index.file, f"{index.table}[{id}]", field, value=value)


def _count(index: Index[Entry], expected: int) -> None:
    if len(index) != expected:
        raise wrong(
            "error.tables-count",
            index.file,
            index.table,
            "id",
            expected=expected,
            found=len(index),
        )


def _refers(
    index: Index[Entry], id: str, field: str, values: Iterable[str], target: Index[Entry]
) -> None:
    for value in values:
        if value not in target:
            raise _unknown(index, id, field, value)


def _keys(tables: Tables, index: Index[Entry], id: str, field: str, keys: Iterable[str]) -> None:
    for key in keys:
        if not tables.has_skill(key):
            raise _unknown(index, id, field, key)


def _spans(index: Index[Entry], spans: Sequence[tuple[str, int, int]]) -> None:
    """Spans of whole numbers follow each other without gap or overlap."""
    for (_, _, end), (id, start, _) in pairwise(spans):
        if start != end + 1:
            raise _at(index, id, "min", str(end + 1))
    for id, start, end in spans:
        if end < start:
            raise _at(index, id, "max", str(start))
