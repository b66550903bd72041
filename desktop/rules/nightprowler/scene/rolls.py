"""A roll of a skill in a chase or a contract: its threshold and what the die says (III.C)."""

import msgspec

from desktop.rules.breakdown import Breakdown, Line
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.rolls.check import CheckRequest, CheckResult, check, threshold
from desktop.rules.nightprowler.scene.people import Person, live
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables


class Roll(msgspec.Struct, frozen=True, kw_only=True):
    """A roll that was made; `label` says for what."""

    label: Message
    skill: str
    result: CheckResult

    @property
    def success(self) -> bool:
        """Whether the roll succeeded."""
        return self.result.success

    @property
    def quality(self) -> int:
        """The signed quality (III.C.2)."""
        return self.result.quality.total


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """A roll to be made; `heroism` PH were paid already, `terms` are what bears on it here."""

    label: Message
    skill: str
    heroism: int = 0
    terms: tuple[Line, ...] = ()


def derived(tables: Tables, settings: Settings, person: Person) -> Derived:
    """What follows from the person's document as the scene has left it."""
    return derive(tables, live(person, person.document), settings)


def seuil(tables: Tables, settings: Settings, person: Person, wanted: Wanted) -> Breakdown:
    """The threshold of a roll."""
    request = _request(tables, wanted)
    return threshold(tables, settings, derived(tables, settings, person), request)


def rolled(tables: Tables, settings: Settings, person: Person, wanted: Wanted, face: int) -> Roll:
    """What a face of the d20 gives."""
    request = _request(tables, wanted)
    result = check(tables, settings, derived(tables, settings, person), request, face)
    return Roll(label=wanted.label, skill=wanted.skill, result=result)


def skill_name(tables: Tables, key: str) -> str:
    """A skill key as shown; a key the tables do not know is shown as it is."""
    known = key.partition(":")[0]
    if known not in tables.skills and known not in tables.extra_skills:
        return key
    return tables.skill_title(key)


def circumstances(value: int) -> tuple[Line, ...]:
    """The MJ's modifier as a term."""
    if not value:
        return ()
    return (Line(say("np.scene.circumstances"), value, "NP-CHECK-DIFFICULTY-BANDS"),)


def _request(tables: Tables, wanted: Wanted) -> CheckRequest:
    points = wanted.heroism // tables.constants.ph_par_point_de_seuil
    raised = Line(say("np.check.heroism"), points, "NP-HEROISM-RAISE-THRESHOLD")
    terms = (raised, *wanted.terms) if points else wanted.terms
    return CheckRequest(skill=wanted.skill, modifiers=terms)
