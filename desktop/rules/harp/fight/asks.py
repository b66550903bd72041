"""What is expected of whom now, as questions for a window."""

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.given import NONE
from desktop.rules.harp import resistance, trial
from desktop.rules.harp.edits.trying import MOST_CHANGE
from desktop.rules.harp.fight import contesting, striking, sums
from desktop.rules.harp.fight.choosing import (
    NO,
    act_ask,
    choice,
    number,
    prose,
    state_options,
    yes_no,
)
from desktop.rules.harp.fight.parts import Contest, Critical, Fumbled, Odd, Phase
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.members import found
from desktop.rules.message import Message, say

STRUCTURES = ("os", "organe", "tendon", "muscle")


def asks(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Every question of the moment: what waits before who acts."""
    if state.phase in (Phase.SETUP, Phase.CLOSED):
        return ()
    if state.pending:
        return (pending_ask(tables, state),)
    one = state.acting
    if state.phase is not Phase.TURNS or one is None or not one.able:
        return ()
    return (act_ask(tables, state, one),)


def pending_ask(tables: Tables, state: State) -> Ask:
    """The question of the first thing that waits."""
    first = state.pending[0]
    match first:
        case Critical():
            return critical_ask(state, first)
        case Fumbled():
            return fumble_ask(state, first)
        case Odd():
            key = "odd-good" if first.good else "odd-bad"
            title = say(f"harp.fight.ask.{key}", name=state.name(first.fighter))
            fields = (prose("text"),)
            return Ask(id=f"odd:{first.fighter}", actor=first.fighter, title=title, fields=fields)
        case Contest():
            return contest_ask(tables, state, first)


def critical_ask(state: State, pending: Critical) -> Ask:
    """The result that the GM reads on his own table (HARP-KIND-CRITICAL, HARP-DEATH-CAUSES)."""
    settings = state.settings
    bound = striking.MOST_ROUNDS
    fields = [
        number("points", 0, striking.MOST_POINTS, 0),
        number("bleeding", 0, striking.MOST_BLEEDING, 0),
        number("penalty", 0, striking.MOST_PENALTY, 0),
    ]
    if found(settings.fight_states, sums.STUNNED) is not None:
        fields.append(number("stunned", 0, bound, 0))
    if found(settings.fight_states, sums.LOST) is not None:
        fields.append(number("lost", 0, bound, 0))
    if settings.fight_states:
        fields.append(choice("state", state_options(settings), NONE))
    fields += [*broken_fields(), choice("deadly", yes_no(), NO), prose("text")]
    table = pending.table or say("harp.fight.critical")
    title = say(
        "harp.fight.ask.critical",
        name=state.name(pending.target),
        read=pending.read.total,
        table=table,
    )
    return Ask(
        id=f"critical:{pending.target}",
        actor=pending.target,
        title=title,
        fields=tuple(fields),
    )


def broken_fields() -> tuple[AskField, AskField]:
    """What is broken or torn, and whether it is a wound that kills (HARP-WOUND-MEDIUM,
    HARP-STABLE-UNCONSCIOUS)."""
    structures = (
        Option(NONE, say("harp.fight.none")),
        *(Option(each, say(f"harp.structure.{each}")) for each in STRUCTURES),
    )
    return choice("structure", structures, NONE), choice("main", yes_no(), NO)


def fumble_ask(state: State, pending: Fumbled) -> Ask:
    """Which table of fumbles, or the GM's own words (HARP-FUMBLE-CHOICE, HARP-FUMBLE-ADAPT)."""
    one, fields = state.fighter(pending.fighter), list[AskField]()
    if state.settings.fumbles:
        tables = tuple(Option(each.id, each.name) for each in state.settings.fumbles)
        own = Option(NONE, say("harp.fight.own-words"), key="0")
        every = tuple(f"table={each.value}" for each in tables)
        bound = striking.MOST_CHANGE
        fields += [
            choice("table", (*tables, own), tables[0].value),
            number("change", -bound, bound, 0, *every),
            choice("grave", yes_no(), NO, *every),
        ]
    fields.append(prose("text"))
    title = say("harp.fight.ask.fumble", name=one.name, throw=pending.throw)
    return Ask(id=f"fumble:{one.id}", actor=one.id, title=title, fields=tuple(fields))


def contest_ask(tables: Tables, state: State, pending: Contest) -> Ask:
    """What somebody resists with; what usually counters the skill is what Enter takes
    (HARP-CVC-PAIRS, HARP-JR-MAGIE)."""
    one = state.fighter(pending.fighter)
    options = list(kinds(tables, state.settings, one))
    usual = usual_kind(tables, one, pending)
    if all(each.value != usual for each in options):
        options.insert(0, kind_option(tables, state.settings, one, usual))
    options.append(Option(NONE, say("harp.fight.gives-way"), key="0"))
    title = say(
        "harp.fight.ask.contest-doubtful" if pending.doubtful else "harp.fight.ask.contest",
        name=one.name,
        what=say("harp.fight.what", what=pending.what),
        goal=pending.goal,
    )
    return Ask(
        id=f"contest:{one.id}",
        actor=one.id,
        title=title,
        fields=(
            choice("kind", tuple(options), usual),
            number("modifier", -MOST_CHANGE, MOST_CHANGE, 0),
        ),
    )


def kinds(tables: Tables, settings: Settings, one: Fighter) -> tuple[Option, ...]:
    """All that somebody may resist with: resistances, then the skills that he has."""
    ids = [each.id for each in tables.resistances]
    ids += [contesting.SKILL + each.id for each in one.document.skills]
    return tuple(kind_option(tables, settings, one, each) for each in ids)


def kind_option(tables: Tables, settings: Settings, one: Fighter, kind: str) -> Option:
    """A resistance or a skill with what it adds."""
    worth = contesting.worth(tables, settings, one, kind).total
    name = contesting.kind_name(tables, one, kind)
    label: Message = say("harp.fight.with-bonus", name=name, value=worth)
    return Option(kind, label)


def usual_kind(tables: Tables, one: Fighter, pending: Contest) -> str:
    """What usually counters a skill; magic where nobody says more."""
    found_ = resistance.opposition(tables, pending.skill, pending.specialty)
    if found_ is None:
        return resistance.against(tables, "")
    if found_.against is None:
        return found_.resistance or resistance.against(tables, "")
    held = [each for each in one.document.skills if each.skill == found_.against]
    best = max(
        held,
        key=lambda each: each.ranks,
        default=trial.skill_of(tables, one.document, found_.against),
    )
    return contesting.SKILL + (found_.against if best is None else best.id)
