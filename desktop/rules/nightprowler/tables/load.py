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
from desktop.rules.nightprowler.tables.toml_files import Index, TablesError, UnknownReference, read

__all__ = ["Tables", "TablesError", "UnknownReference", "load"]


def load(root: Path) -> Tables:
    """Read and check every table under `root` (the folder that holds `nightprowler/`).

    Raises `TablesError` naming file, entry and field when something is missing or wrong.
    """
    who = read(root, "identity.toml", character.IdentityFile)
    origins = read(root, "origins.toml", character.OriginsFile)
    cassures = read(root, "cassures.toml", character.CassuresFile)
    traits = read(root, "traits.toml", character.TraitsFile)
    skills = read(root, "skills.toml", skill.SkillsFile)
    fights = read(root, "combat.toml", combat.CombatFile)
    health = read(root, "health.toml", play.HealthFile)
    scenes = read(root, "scenes.toml", play.ScenesFile)
    tables = Tables(
        constants=read(root, "constants.toml", play.ConstantsFile).constants,
        characteristics=Index("identity.toml", "characteristic", who.characteristic),
        styles=Index("identity.toml", "style", who.style),
        branches=Index("identity.toml", "branch", who.branch),
        specialties=Index("identity.toml", "specialty", who.specialty),
        races=Index("origins.toml", "race", origins.race),
        cultures=Index("origins.toml", "culture", origins.culture),
        milieux=Index("origins.toml", "milieu", origins.milieu),
        cassures=Index("cassures.toml", "cassure", cassures.cassure),
        trait_types=Index("traits.toml", "trait_type", traits.trait_type),
        traits=Index("traits.toml", "trait", traits.trait),
        skills=Index("skills.toml", "skill", skills.skill),
        extra_skills=Index("skills.toml", "extra_skill", skills.extra_skill),
        arts=Index("skills.toml", "art", skills.art),
        skill_levels=Index("skills.toml", "skill_level", skills.skill_level),
        beyond_levels=skills.beyond_levels,
        contact_levels=Index("skills.toml", "contact_level", skills.contact_level),
        contact_conversions=skills.contact_conversion,
        burglary=Index("skills.toml", "burglary", skills.burglary),
        difficulties=Index("skills.toml", "difficulty", skills.difficulty),
        qualities=Index("skills.toml", "quality", skills.quality),
        duel_options=Index("combat.toml", "duel_option", fights.duel_option),
        combat_options=Index("combat.toml", "combat_option", fights.combat_option),
        technique_groups=Index("combat.toml", "technique_group", fights.technique_group),
        techniques=Index("combat.toml", "technique", fights.technique),
        heroism_uses=Index("combat.toml", "heroism_use", fights.heroism_use),
        manoeuvres=Index("combat.toml", "manoeuvre", fights.manoeuvre),
        weapon_families=Index("combat.toml", "weapon_family", fights.weapon_family),
        ranged_modifiers=Index("combat.toml", "ranged_modifier", fights.ranged_modifier),
        reloads=Index("combat.toml", "reload", fights.reload),
        armours=Index("combat.toml", "armour", fights.armour),
        penetrations=Index("combat.toml", "penetration", fights.penetration),
        vitality_lines=Index("health.toml", "vitality_line", health.vitality_line),
        endurance_lines=Index("health.toml", "endurance_line", health.endurance_line),
        recoveries=health.recovery,
        recovery_endurance=health.recovery_endurance,
        recovery_heroism=health.recovery_heroism,
        recovery_aids=Index("health.toml", "recovery_aid", health.recovery_aid),
        falls=Index("health.toml", "fall", health.fall),
        fires=Index("health.toml", "fire", health.fire),
        chase_leads=Index("scenes.toml", "chase_lead", scenes.chase_lead),
        chase_options=Index("scenes.toml", "chase_option", scenes.chase_option),
        chase_techniques=Index("scenes.toml", "chase_technique", scenes.chase_technique),
        chase_manoeuvres=Index("scenes.toml", "chase_manoeuvre", scenes.chase_manoeuvre),
        contract_sizes=Index("scenes.toml", "contract_size", scenes.contract_size),
        contract_examples=Index("scenes.toml", "contract_example", scenes.contract_example),
    )
    check(tables)
    return tables
