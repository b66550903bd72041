"""Everything that the rules of HARP | TdM look up, as one frozen value."""

import msgspec

from desktop.rules.harp.tables import health, people
from desktop.rules.harp.tables.combat import CombatFile
from desktop.rules.harp.tables.manoeuvres import Act, ManoeuvresFile
from desktop.rules.tomltables import Index


class Tables(msgspec.Struct, frozen=True, kw_only=True):
    """Built once by `load`; `manoeuvres` and `combat` are the shipped rows of what campaigns may
    change."""

    characteristics: Index[people.Characteristic]
    resistances: Index[people.Resistance]
    skills: Index[people.Skill]
    effects: Index[people.Effect]
    oppositions: Index[people.Opposition]
    visions: Index[people.Vision]
    races: Index[people.Race]
    costs: tuple[people.Cost, ...]
    manoeuvres: ManoeuvresFile
    acts: Index[Act]
    combat: CombatFile
    severities: Index[health.Severity]
    diseases: Index[health.Disease]
    cascades: Index[health.Cascade]
    health: health.Numbers
