"""What a runner may do in a turn, what it costs and rolls, and why it is closed (VI.B.3).

Everything here reads public facts only, so that asking betrays no sealed choice.
"""

import msgspec

from desktop.rules.breakdown import Line
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.chase.state import FUGITIVE, Choice, Runner, State
from desktop.rules.nightprowler.scene.changes import why_not_heroism
from desktop.rules.nightprowler.scene.rolls import Wanted, circumstances
from desktop.rules.nightprowler.tables.load import Tables

FONCER, LOUVOYER, PLANQUER, REPERER = "foncer", "louvoyer", "planquer", "reperer"
TRAQUE, AU_VOLEUR, MASCARADE = "traque", "au-voleur", "mascarade"
AVOIDANCE_SKILL = "acrobatie"
"""What a fugitive rolls to avoid a citizen unless the MJ says otherwise (NP-CHASE-SKILLS)."""

_RULES = {
    "foncer": "NP-CHASE-FONCER",
    "louvoyer": "NP-CHASE-LOUVOYER",
    "planquer": "NP-CHASE-PLANQUER-REPERER",
    "reperer": "NP-CHASE-PLANQUER-REPERER",
    "sprint": "NP-CHASE-SPRINT",
    "marathon": "NP-CHASE-MARATHON",
    "bond-prodigieux": "NP-CHASE-BOND",
    "roule-boule": "NP-CHASE-ROULE-BOULE",
    "connaissance-de-la-ville": "NP-CHASE-CITY-KNOWLEDGE",
    "traque": "NP-CHASE-TRAQUE",
    "mascarade": "NP-CHASE-MASCARADE",
}


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """An option, a technique or a manœuvre that is rolled.

    `number` is the option's number, 0 for a manœuvre. `skill` is rolled with `modifier`; a success
    is worth `gain` points more.
    """

    id: str
    name: str
    number: int
    skill: str
    cost: int = 0
    modifier: int = 0
    gain: int = 0
    least: int = 0
    effect: str = ""

    @property
    def rule(self) -> str:
        """The inventory id of the rule."""
        return _RULES.get(self.id, "NP-CHASE-OPTIONS")


def moves(tables: Tables, state: State, runner: Runner) -> tuple[Move, ...]:
    """What is offered to one side, in the order of its numbers (VI.B.3, NP-CHASE-OPTIONS)."""
    side = "fuyard" if runner.side == FUGITIVE else "poursuivant"
    options = [
        Move(id=o.id, name=o.name, number=o.number, skill=o.skill, effect=o.effect)
        for o in tables.chase_options
        if o.side in ("", side)
    ]
    techniques = [
        Move(
            id=t.id,
            name=t.name,
            number=t.option,
            skill=t.skill,
            cost=t.cost,
            modifier=t.roll_modifier,
            gain=t.quality_gain,
            effect=t.effect,
        )
        for t in tables.chase_techniques
    ]
    manoeuvres = [
        Move(
            id=m.id,
            name=m.name,
            number=0,
            skill=state.settings.readings.mascarade_skill if m.id == MASCARADE else m.skill,
            cost=m.cost,
            least=m.min_total,
            effect=m.effect,
        )
        for m in tables.chase_manoeuvres
        if m.side in ("", side) and not m.cost_each
    ]
    return (*sorted((*options, *techniques), key=_number), *manoeuvres)


def move_of(tables: Tables, state: State, runner: Runner, id: str) -> Move | None:
    """A move that is offered to the runner, or None."""
    return next((each for each in moves(tables, state, runner) if each.id == id), None)


def price(tables: Tables, move: Move, choice: Choice) -> int:
    """What a choice costs at the reveal, in PH (NP-CHASE-AU-VOLEUR: one each)."""
    return move.cost + choice.heroism + choice.citizens * citizen_price(tables)


def citizen_price(tables: Tables) -> int:
    """What one citizen of Au voleur costs, in PH."""
    return tables.chase_manoeuvres.get(AU_VOLEUR).cost


def why_not_move(tables: Tables, state: State, runner: Runner, move: Move) -> Message | None:
    """Why a move is closed to a runner, or None."""
    if move.cost > runner.heroism:
        return say("np.scene.why.heroism", wanted=move.cost, owned=runner.heroism)
    if runner.points < move.least:
        return say("np.chase.why.points", least=move.least, points=runner.points)
    if move.number and move.number == _city(tables):
        return _why_not_city(tables, state, runner, move)
    return None


def why_not(tables: Tables, state: State, runner: Runner, choice: Choice) -> Message | None:
    """Why a whole choice is not legal, or None."""
    move = move_of(tables, state, runner, choice.move)
    if move is None:
        return say("np.chase.why.move", move=choice.move)
    if reason := why_not_move(tables, state, runner, move):
        return reason
    if choice.citizens and runner.side == FUGITIVE:
        return say("np.chase.why.citizens")
    if choice.heroism < 0 or choice.citizens < 0:
        return say("np.scene.why.negative")
    if choice.quarry and all(each.id != choice.quarry for each in state.fugitives()):
        return say("np.chase.why.quarry", name=state.name(choice.quarry))
    return why_not_heroism(runner, price(tables, move, choice))


def wanted(tables: Tables, state: State, runner: Runner) -> Wanted | None:
    """The roll of a revealed choice; None when the runner rolls nothing (VI.B.1, NP-CHASE-TURN)."""
    choice = runner.choice
    move = None if choice is None else move_of(tables, state, runner, choice.move)
    if choice is None or move is None:
        return None
    terms = circumstances(runner.modifier)
    if move.modifier:
        terms = (Line(move.name, move.modifier, move.rule), *terms)
    return Wanted(
        label=say("np.chase.roll", move=move.name),
        skill=runner.skill or move.skill,
        heroism=choice.heroism,
        terms=(*_hampered(tables, state, runner, move), *terms),
    )


def avoidance(runner: Runner) -> Wanted:
    """A roll against a citizen (NP-CHASE-AU-VOLEUR)."""
    return Wanted(
        label=say("np.chase.avoid"),
        skill=runner.avoid_skill or AVOIDANCE_SKILL,
        terms=circumstances(runner.avoid_modifier),
    )


def _hampered(tables: Tables, state: State, runner: Runner, move: Move) -> tuple[Line, ...]:
    """Louvoyer (VI.B.3, NP-CHASE-LOUVOYER): the pursuit rolls of this turn suffer, whatever the
    fugitive's own roll gives; a manœuvre is none of them."""
    prey = state.find(runner.quarry)
    if runner.side == FUGITIVE or not move.number or prey is None or prey.choice is None:
        return ()
    option = prey.choice.move
    if not prey.running or option not in tables.chase_options:
        return ()
    malus = tables.chase_options.get(option).opponent_modifier
    label = say("np.chase.term.hampered", name=prey.name)
    return (Line(label, malus, "NP-CHASE-LOUVOYER"),) if malus else ()


def _city(tables: Tables) -> int:
    """The number of the option that needs knowledge of the city: the last one."""
    return max(each.option for each in tables.chase_techniques)


def _why_not_city(tables: Tables, state: State, runner: Runner, move: Move) -> Message | None:
    """Option 5 needs Urbanisme, opened or at its default value (NP-CHASE-OPTIONS)."""
    name = tables.skill_title(move.skill)
    if runner.body.skills.get(move.skill, 0) <= 0:
        return say("np.chase.why.no-skill", skill=name)
    opened = move.skill in runner.body.opened
    if state.settings.readings.chase_urbanisme_opened and not opened:
        return say("np.chase.why.not-opened", skill=name)
    return None


def _number(move: Move) -> int:
    return move.number
