"""What the GM may say of anybody at any time, and points lost by several."""

from collections.abc import Mapping, Sequence

from desktop.rules import given
from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.harp import death, diseases
from desktop.rules.harp.document import Cause
from desktop.rules.harp.edits.chance import MOST_TARGET
from desktop.rules.harp.edits.health import MOST_PENALTY, MOST_POINTS
from desktop.rules.harp.edits.trying import MOST_CHANGE
from desktop.rules.harp.fight import acting, striking
from desktop.rules.harp.fight.asks import broken_fields, kinds
from desktop.rules.harp.fight.choosing import NO, choice, number, prose, yes_no
from desktop.rules.harp.fight.commands import Sweep
from desktop.rules.harp.fight.parts import Phase
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.kept import kept
from desktop.rules.message import say
from desktop.rules.system import Refused

KINDS = ("seul", "groupe", "course")


def extras(tables: Tables, state: State) -> tuple[Ask, ...]:
    """What the GM may say of anybody."""
    if state.phase is Phase.CLOSED:
        return ()
    found: list[Ask] = []
    for one in state.fighters:
        if not one.removed:
            found += _of_fighter(tables, state, one)
    return tuple(found)


def _of_fighter(tables: Tables, state: State, one: Fighter) -> list[Ask]:
    lasting = kept(one, _lasting, tables, state.settings)
    rolls = () if state.busy or one.document.dead else kept(one, _rolls, tables, state.settings)
    return [*_turn(tables, state, one), *lasting, *rolls, *_works(state, one)]


def _lasting(tables: Tables, settings: Settings, one: Fighter) -> list[Ask]:
    """What does not depend on the moment."""
    if one.document.dead:
        return [*_states(settings, one), *_dead(tables, settings, one)]
    return [*_states(settings, one), *_harm(one), *_wounds(one), *_ailments(tables, one)]


def _ask(what: str, one: Fighter, *fields: AskField, wounds: bool = False) -> Ask:
    title = say(f"harp.fight.ask.{what}", name=one.name)
    return Ask(id=f"{what}:{one.id}", actor=one.id, title=title, fields=fields, wounds=wounds)


def _turn(tables: Tables, state: State, one: Fighter) -> list[Ask]:
    """A parry out of one's turn, one more action."""
    found: list[Ask] = []
    if state.turn != one.id and acting.why_no_parry(tables, state, one) is None:
        most = acting.most_parry(tables, state, one)
        found.append(_ask("parry", one, number("amount", 0, most, one.marks.parry or most)))
    if state.phase is Phase.TURNS and one.marks.acted and one.able:
        found.append(_ask("again", one))
    return found


def _states(settings: Settings, one: Fighter) -> list[Ask]:
    """States that may begin, and those that may end."""
    held = [each.state for each in one.held]
    found: list[Ask] = []
    names = {each.id: each.name for each in settings.fight_states}
    others = tuple(Option(id, name) for id, name in names.items() if id not in held)
    if others:
        rounds = number("rounds", 0, striking.MOST_ROUNDS, 0)
        found.append(_ask("state", one, choice("what", others, others[0].value), rounds))
    if mine := tuple(Option(each, names.get(each, each)) for each in held):
        found.append(_ask("end", one, choice("what", mine, mine[0].value)))
    return found


def _harm(one: Fighter) -> list[Ask]:
    """Points lost and given back, a wound, a critical of no attack, death, a spell that binds the
    soul (HARP-STAB-SPELL, HARP-HEAL-MAGIC)."""
    causes = tuple(Option(each.value, say(f"harp.cause.{each.value}")) for each in Cause)
    found = [
        _ask("hurt", one, number("points", 1, MOST_POINTS, 1), wounds=True),
        _ask("wound", one, *_wound_fields()),
        _ask("read", one, prose("critical-table")),
        _ask("die", one, choice("cause", causes, causes[0].value)),
    ]
    if one.document.hp < one.document.most:
        found.insert(1, _ask("heal", one, number("given", 1, MOST_POINTS, 1)))
    if one.standing is death.State.DYING:
        found.append(_ask("bind", one))
    return found


def _wound_fields() -> tuple[AskField, ...]:
    return (
        number("bleeding", 0, MOST_POINTS, 1),
        number("penalty", 0, MOST_PENALTY, 0),
        *broken_fields(),
        prose("text"),
    )


def _wounds(one: Fighter) -> list[Ask]:
    """Wounds that are treated or gone by the GM's word (HARP-HEAL-BLEED)."""
    found: list[Ask] = []
    every = tuple(Option(each.id, each.name or say("harp.wound")) for each in one.document.wounds)
    treated = {each.id for each in one.document.wounds if each.treated}
    if open_ := tuple(each for each in every if each.value not in treated):
        found.append(_ask("treat", one, choice("wound", open_, open_[-1].value)))
    if every:
        found.append(_ask("heal-wound", one, choice("wound", every, every[-1].value)))
    return found


def _ailments(tables: Tables, one: Fighter) -> list[Ask]:
    """A poison or a disease that strikes, or that is over (HARP-JRC-POISON, HARP-JRC-VARIABLE)."""
    rows = (*tables.cascades, *tables.diseases)
    options = tuple(Option(each.id, each.name) for each in rows)
    found = [
        _ask(
            "catch",
            one,
            choice("disease", options, options[0].value),
            number("target-number", 0, MOST_TARGET, 0),
        )
    ]
    held = tuple(
        Option(each.id, diseases.ailment_name(tables, each)) for each in one.document.ailments
    )
    if held:
        found.append(_ask("cure", one, choice("ailment", held, held[-1].value)))
    return found


def _rolls(tables: Tables, settings: Settings, one: Fighter) -> list[Ask]:
    """A Jet de Résistance against a number that the GM says (HARP-JR-STATIC)."""
    options = kinds(tables, settings, one)
    return [
        _ask(
            "resist",
            one,
            choice("kind", options, options[0].value),
            number("goal", 1, MOST_TARGET, 100),
            prose("effect"),
            number("modifier", -MOST_CHANGE, MOST_CHANGE, 0),
        )
    ]


def _dead(tables: Tables, settings: Settings, one: Fighter) -> list[Ask]:
    """Somebody dead may be brought back, unless his body is beyond it (HARP-DECAY-ZERO)."""
    if not death.revivable(tables, settings, one.document):
        return []
    return [_ask("raise", one, number("hp", 1, one.document.most, 1))]


def _works(state: State, one: Fighter) -> list[Ask]:
    """Tasks that begin, are joined or given up."""
    if not one.able:
        return []
    how = tuple(Option(each, say(f"harp.fight.kind.{each}")) for each in KINDS)
    found = [
        _ask(
            "work",
            one,
            prose("task-name"),
            choice("task-kind", how, how[0].value),
            choice("ingredients", yes_no(), NO),
        )
    ]
    joined = tuple(Option(each.id, each.name) for each in state.works if one.id in each.race.tasks)
    others = tuple(
        Option(each.id, each.name)
        for each in state.works
        if one.id not in each.race.tasks and not each.over
    )
    if others:
        found.append(_ask("join", one, choice("work", others, others[-1].value)))
    if joined:
        found.append(_ask("quit", one, choice("work", joined, joined[-1].value)))
    return found


def area_fields() -> tuple[AskField, ...]:
    """What has to be said of points that several lose at once."""
    return (number("points", 1, MOST_POINTS, 1),)


def area(targets: Sequence[tuple[str, bool]], values: Mapping[str, str]) -> Sweep | Refused:
    """The command of `area_fields`."""
    points = given.number(values, "points", 0)
    if points is None:
        return Refused(say("harp.fight.why.value"))
    return Sweep(targets=tuple(targets), points=points)
