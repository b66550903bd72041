"""Night Prowler's reference tables: loaded once from `resources/rules/nightprowler/*.toml`,
checked as a whole, then only looked up.

`load` is the one place of the rules of this system that reads these files; whoever starts the
program gives it the root of the tables and keeps the result.
"""

from pathlib import Path

from desktop.rules.nightprowler.tables import character, combat, play
from desktop.rules.nightprowler.tables import skills as skill
from desktop.rules.nightprowler.tables.check import check
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.tomltables import Index, TablesError, UnknownReference, read

__all__ = ["Tables", "TablesError", "UnknownReference", "load"]


def load(root: Path) -> Tables:
    """Read and check every table under `root` (the folder that holds `nightprowler/`).

    Raises `TablesError` naming file, entry and field when something is missing or wrong.
    """
    who = read(root, "nightprowler/identity.toml", character.IdentityFile)
    origins = read(root, "nightprowler/origins.toml", character.OriginsFile)
    cassures = read(root, "nightprowler/cassures.toml", character.CassuresFile)
    traits = read(root, "nightprowler/traits.toml", character.TraitsFile)
    skills = read(root, "nightprowler/skills.toml", skill.SkillsFile)
    fights = read(root, "nightprowler/combat.toml", combat.CombatFile)
    health = read(root, "nightprowler/health.toml", play.HealthFile)
    scenes = read(root, "nightprowler/scenes.toml", play.ScenesFile)
    tables = Tables(
        constants=read(root, "nightprowler/constants.toml", play.ConstantsFile).constants,
        characteristics=Index("nightprowler/identity.toml", "characteristic", who.characteristic),
        styles=Index("nightprowler/identity.toml", "style", who.style),
        branches=Index("nightprowler/identity.toml", "branch", who.branch),
        specialties=Index("nightprowler/identity.toml", "specialty", who.specialty),
        races=Index("nightprowler/origins.toml", "race", origins.race),
        cultures=Index("nightprowler/origins.toml", "culture", origins.culture),
        milieux=Index("nightprowler/origins.toml", "milieu", origins.milieu),
        cassures=Index("nightprowler/cassures.toml", "cassure", cassures.cassure),
        trait_types=Index("nightprowler/traits.toml", "trait_type", traits.trait_type),
        traits=Index("nightprowler/traits.toml", "trait", traits.trait),
        skills=Index("nightprowler/skills.toml", "skill", skills.skill),
        extra_skills=Index("nightprowler/skills.toml", "extra_skill", skills.extra_skill),
        arts=Index("nightprowler/skills.toml", "art", skills.art),
        skill_levels=Index("nightprowler/skills.toml", "skill_level", skills.skill_level),
        beyond_levels=skills.beyond_levels,
        contact_levels=Index("nightprowler/skills.toml", "contact_level", skills.contact_level),
        contact_conversions=skills.contact_conversion,
        burglary=Index("nightprowler/skills.toml", "burglary", skills.burglary),
        difficulties=Index("nightprowler/skills.toml", "difficulty", skills.difficulty),
        qualities=Index("nightprowler/skills.toml", "quality", skills.quality),
        duel_options=Index("nightprowler/combat.toml", "duel_option", fights.duel_option),
        technique_groups=Index(
            "nightprowler/combat.toml", "technique_group", fights.technique_group
        ),
        techniques=Index("nightprowler/combat.toml", "technique", fights.technique),
        heroism_uses=Index("nightprowler/combat.toml", "heroism_use", fights.heroism_use),
        manoeuvres=Index("nightprowler/combat.toml", "manoeuvre", fights.manoeuvre),
        weapon_families=Index("nightprowler/combat.toml", "weapon_family", fights.weapon_family),
        ranged_modifiers=Index(
            "nightprowler/combat.toml", "ranged_modifier", fights.ranged_modifier
        ),
        reloads=Index("nightprowler/combat.toml", "reload", fights.reload),
        armours=Index("nightprowler/combat.toml", "armour", fights.armour),
        penetrations=Index("nightprowler/combat.toml", "penetration", fights.penetration),
        vitality_lines=Index("nightprowler/health.toml", "vitality_line", health.vitality_line),
        endurance_lines=Index("nightprowler/health.toml", "endurance_line", health.endurance_line),
        recoveries=health.recovery,
        recovery_endurance=health.recovery_endurance,
        recovery_heroism=health.recovery_heroism,
        recovery_aids=Index("nightprowler/health.toml", "recovery_aid", health.recovery_aid),
        falls=Index("nightprowler/health.toml", "fall", health.fall),
        fires=Index("nightprowler/health.toml", "fire", health.fire),
        chase_leads=Index("nightprowler/scenes.toml", "chase_lead", scenes.chase_lead),
        chase_options=Index("nightprowler/scenes.toml", "chase_option", scenes.chase_option),
        chase_techniques=Index(
            "nightprowler/scenes.toml", "chase_technique", scenes.chase_technique
        ),
        chase_manoeuvres=Index(
            "nightprowler/scenes.toml", "chase_manoeuvre", scenes.chase_manoeuvre
        ),
        contract_sizes=Index("nightprowler/scenes.toml", "contract_size", scenes.contract_size),
        contract_examples=Index(
            "nightprowler/scenes.toml", "contract_example", scenes.contract_example
        ),
    )
    check(tables)
    return tables
