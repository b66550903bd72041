"""Night Prowler's tables in memory: what they hold and how the rest of the rules asks for it."""

from dataclasses import dataclass

from desktop.rules.nightprowler.tables import character, combat, play
from desktop.rules.nightprowler.tables import skills as skill
from desktop.rules.tomltables import Index


@dataclass(frozen=True, kw_only=True, slots=True, eq=False)
class Tables:
    """All tables. An `Index` is in the order of its file; its `get` raises `UnknownReference`."""

    constants: play.Constants

    characteristics: Index[character.Characteristic]
    styles: Index[character.Style]
    branches: Index[character.Branch]
    specialties: Index[character.Specialty]
    races: Index[character.Race]
    cultures: Index[character.Culture]
    milieux: Index[character.Milieu]
    cassures: Index[character.Cassure]
    trait_types: Index[character.TraitType]
    traits: Index[character.Trait]

    skills: Index[skill.Skill]
    extra_skills: Index[skill.ExtraSkill]
    arts: Index[skill.Art]
    skill_levels: Index[skill.SkillLevel]
    beyond_levels: skill.BeyondLevels
    contact_levels: Index[skill.ContactLevel]
    contact_conversions: tuple[skill.ContactConversion, ...]
    burglary: Index[skill.Burglary]
    difficulties: Index[skill.Difficulty]
    qualities: Index[skill.Quality]

    duel_options: Index[combat.DuelOption]
    technique_groups: Index[combat.TechniqueGroup]
    techniques: Index[combat.Technique]
    heroism_uses: Index[combat.HeroismUse]
    manoeuvres: Index[combat.Manoeuvre]
    weapon_families: Index[combat.WeaponFamily]
    ranged_modifiers: Index[combat.RangedModifier]
    reloads: Index[combat.Reload]
    armours: Index[combat.Armour]
    penetrations: Index[combat.Penetration]

    vitality_lines: Index[play.HealthLine]
    endurance_lines: Index[play.HealthLine]
    recoveries: tuple[play.Recovery, ...]
    recovery_endurance: play.RecoveryEndurance
    recovery_heroism: tuple[play.RecoveryHeroism, ...]
    recovery_aids: Index[play.RecoveryAid]
    falls: Index[play.Fall]
    fires: Index[play.Fire]

    chase_leads: Index[play.ChaseLead]
    chase_options: Index[play.ChaseOption]
    chase_techniques: Index[play.ChaseTechnique]
    chase_manoeuvres: Index[play.ChaseManoeuvre]
    contract_sizes: Index[play.ContractSize]
    contract_examples: Index[play.ContractExample]

    def style(self, id: str) -> character.Style:
        return self.styles.get(id)

    def branch(self, id: str) -> character.Branch:
        return self.branches.get(id)

    def specialty(self, id: str) -> character.Specialty:
        return self.specialties.get(id)

    def race(self, id: str) -> character.Race:
        return self.races.get(id)

    def culture(self, id: str) -> character.Culture:
        return self.cultures.get(id)

    def milieu(self, id: str) -> character.Milieu:
        return self.milieux.get(id)

    def cassure(self, id: str) -> character.Cassure:
        return self.cassures.get(id)

    def trait(self, id: str) -> character.Trait:
        return self.traits.get(id)

    def skill(self, id: str) -> skill.Skill:
        """The skill of this id (not of a key with a specialisation)."""
        return self.skills.get(id)

    def technique(self, id: str) -> combat.Technique:
        return self.techniques.get(id)

    def weapon_family(self, id: str) -> combat.WeaponFamily:
        return self.weapon_families.get(id)

    def armour(self, id: str) -> combat.Armour:
        return self.armours.get(id)

    def branches_of(self, style: str) -> tuple[character.Branch, ...]:
        """The branches of a style (I.B, NP-STYLE-BRANCHES)."""
        return tuple(branch for branch in self.branches if branch.style == style)

    def specialties_of(self, branch: str) -> tuple[character.Specialty, ...]:
        """The specialties of a branch (I.B, NP-BRANCH-SPECIALTIES)."""
        return tuple(each for each in self.specialties if each.branch == branch)

    def is_free(self, trait: str) -> bool:
        """Whether a trait has no cost in points de Mémoire (I.C.4, NP-TRAIT-TYPES)."""
        return self.trait_types.get(self.trait(trait).type).free

    def techniques_of(self, family: str) -> tuple[combat.Technique, ...]:
        """The techniques 4 and 5 of a weapon family (IV.B.4, NP-TECHNIQUE-GENERAL)."""
        return tuple(
            technique
            for technique in self.techniques
            if family in self.technique_groups.get(technique.group).families
        )

    def compatible(self, one: str, other: str) -> bool:
        """Whether two weapon families are compatible (IV.B, NP-COMBAT-WEAPON-FAMILY-MATRIX)."""
        return other in self.weapon_family(one).compatible

    def combat_skill(self, family: str) -> str:
        """The key of the skill that a weapon of this family uses; "" is bare hands."""
        if not family:
            return "corps-a-corps"
        return skill.skill_key("combat-arme", self.weapon_family(family).name)

    def has_skill(self, key: str) -> bool:
        """Whether a skill key names a skill, with a specialisation that it accepts."""
        id, specialisation = skill.split_key(key)
        if id in self.extra_skills:
            return not specialisation
        return id in self.skills and self.skills.get(id).accepts(specialisation)

    def skill_title(self, key: str) -> str:
        """A skill key as shown: "Combat armé (Haches)". Raises `UnknownReference`."""
        id, specialisation = skill.split_key(key)
        named = self.extra_skills if id in self.extra_skills else self.skills
        name = named.get(id).name
        return f"{name} ({specialisation})" if specialisation else name
