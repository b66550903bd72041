"""Kits of skills (trousses): which skills a specialty, a birth and a milieu give, at what value.

The source gives only the elven one; the others are ours and can be edited by the GM.
"""

import msgspec

from desktop.rules.errors import known


class KitSkill(msgspec.Struct, frozen=True, kw_only=True):
    """A skill key (or "art:*": any specialisation) and the value it is opened at."""

    skill: str
    value: int


class Kit(msgspec.Struct, frozen=True, kw_only=True):
    """The kit of the specialty, culture or milieu of that id.

    `choice` offers one more skill among several. `native` is the specialisation of Langue that is
    the native language of a culture, "" where it depends on a chosen culture.
    """

    id: str
    skills: tuple[KitSkill, ...]
    choice: tuple[KitSkill, ...] = ()
    native: str = ""

    def values(self) -> dict[str, int]:
        """Skill keys with their values, without the choice."""
        return {each.skill: each.value for each in self.skills}


class Kits(msgspec.Struct, frozen=True, kw_only=True):
    """All kits. `elven` is the birth kit of the trait Enfant de la mer et du vent."""

    specialty: tuple[Kit, ...]
    culture: tuple[Kit, ...]
    milieu: tuple[Kit, ...]
    elven: Kit

    def of_specialty(self, id: str) -> Kit:
        return _find("specialty", self.specialty, id)

    def of_culture(self, id: str) -> Kit:
        return _find("culture", self.culture, id)

    def of_milieu(self, id: str) -> Kit:
        return _find("milieu", self.milieu, id)


def _find(table: str, kits: tuple[Kit, ...], id: str) -> Kit:
    for kit in kits:
        if kit.id == id:
            return kit
    raise known("error.unknown-reference", table=f"kits.{table}", id=id)
