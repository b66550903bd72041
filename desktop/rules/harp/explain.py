"""Numbers of a character by their path, for whoever asks "why?".

`score:agilite`, `bonus:agilite`, `skill:<id>` (of the sheet or of the tables), `resistance:corps`;
`penalty` is what wounds and ailments cost every manoeuvre, `ailment:<id>` the part of one of them,
`bleeding` what a round costs, `threshold` where dying begins, `rounds` how long it lasts, `rest`
what eight hours give, `healing` what is added to a Tirage de Guérison, `defence` the bonus of
defence, `initiative` what its die is added to, `endurance` the hit points that the skill Endurance
gives.
"""

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import campaign, creation, death, defence, diseases, scores, trial, wounds
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
            return campaign.bonus(tables, settings, character, rest)
        case "skill":
            skill = trial.skill_of(tables, character, rest)
            return None if skill is None else campaign.skill(tables, settings, character, skill)
        case "resistance" if rest in tables.resistances:
            return campaign.resistance(tables, settings, character, rest)
        case "endurance" if not rest:
            return creation.hit_points(tables, settings, character)
        case "defence" if not rest:
            return defence.defence(tables, settings, character)
        case "initiative" if not rest:
            return defence.initiative(tables, settings, character)
        case "ailment":
            ailment = found(character.ailments, rest)
            return None if ailment is None else diseases.weight(tables, ailment)
        case "bleeding" if not rest:
            return diseases.bleeding_sum(tables, character)
        case "threshold" if not rest:
            return death.threshold(tables, settings, character)
        case "rounds" if not rest:
            return death.span(tables, settings, character)
        case "rest" if not rest:
            return wounds.rest_sum(tables, settings, character)
        case "healing" if not rest:
            return wounds.healing_bonus(tables, settings, character)
        case "penalty" if not rest:
            done = Breakdown()
            for kind, one in wounds.penalties(tables, settings, character):
                done = done.plus(one.reason, one.amount) if kind == "tout" else done
            return done
        case _:
            return None
