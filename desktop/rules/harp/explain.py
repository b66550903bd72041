"""Numbers of a character by their path, for whoever asks "why?".

`score:agilite`, `bonus:agilite`, `skill:<id>`, `resistance:corps`; `penalty` is what wounds and
ailments cost every manoeuvre; `defence` is the bonus of defence, `initiative` what its die is added
to.
"""

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import defence, scores, skills, wounds
from desktop.rules.harp.document import Character
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.members import found


def explain(
    tables: Tables, settings: Settings, character: Character, number: str
) -> Breakdown | None:
    """The sum behind a path, None when there is none."""
    head, _, rest = number.partition(":")
    match head:
        case "score" if rest in tables.characteristics:
            return scores.score(tables, settings, character, rest)
        case "bonus" if rest in tables.characteristics:
            return scores.bonus(tables, settings, character, rest)
        case "skill":
            skill = found(character.skills, rest)
            return None if skill is None else skills.total(tables, settings, character, skill)
        case "resistance" if rest in tables.resistances:
            return skills.resistance(tables, settings, character, rest)
        case "defence" if not rest:
            return defence.defence(tables, settings, character)
        case "initiative" if not rest:
            return defence.initiative(tables, settings, character)
        case "penalty" if not rest:
            done = Breakdown()
            for kind, one in wounds.penalties(tables, settings, character):
                done = done.plus(one.reason, one.amount) if kind == "tout" else done
            return done
        case _:
            return None
