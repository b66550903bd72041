"""Everything that somebody may do in his turn, as one question with its particulars."""

from collections.abc import Iterator

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.given import NONE
from desktop.rules.harp import death, trial, wounds
from desktop.rules.harp.edits.trying import MOST_CHANGE
from desktop.rules.harp.fight import acting, sums
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.harp.trial import Asked
from desktop.rules.kept import kept
from desktop.rules.message import Message, say

YES, NO, BARE, ARM = "oui", "non", "nues", "arme/"
USUAL, OWN, TICK = "habituelle", "particuliere", "s/"
"""Whether a situation counts at all, and how the field of one of them begins."""
PARRY, TRY, TEND = "parer", "manoeuvre", "soigner"
MOVE, OTHER = "bouger", "autre"
DEGREE = "moyenne"
ALONE, HELP, AGAINST, WORK = "seule", "aider", "opposer", "tache"
"""What a manoeuvre is for: itself, a bonus to another roll, against somebody, a task."""
BEARS: dict[str, tuple[trial.Bearing, ...]] = {
    NONE: (),
    "toucher": ("toucher",),
    "mouvement": ("mouvement",),
    "les-deux": ("toucher", "mouvement"),
}


def yes_no() -> tuple[Option, ...]:
    """The two plain answers, no first."""
    return (Option(NO, say("harp.fight.no")), Option(YES, say("harp.fight.yes")))


def choice(id: str, options: tuple[Option, ...], default: str, *when: str) -> AskField:
    """A field with answers to choose from."""
    return AskField(id, say(f"harp.fight.field.{id}"), options, default=default, when=when)


def number(id: str, least: int, most: int, default: int, *when: str) -> AskField:
    """A field with a number."""
    label = say(f"harp.fight.field.{id}")
    return AskField(id, label, (), least, most, str(default), when=when)


def prose(id: str, *when: str) -> AskField:
    """A field with a line of text."""
    return AskField(id, say(f"harp.fight.field.{id}"), prose=True, when=when)


def on(*actions: str) -> tuple[str, ...]:
    """The conditions of a field that matters for these actions."""
    return tuple(f"action={each}" for each in actions)


def act_ask(tables: Tables, state: State, one: Fighter) -> Ask:
    """Everything that somebody may do in his turn; what is closed says why."""
    settings = state.settings
    no_action = acting.why_no_action(tables, state, one)
    targets = tuple(Option(each.id, each.name) for each in state.others(one.id))
    arms = tuple(_arms(tables, settings, one))
    works, cared = _works(state, one), _cared(state)
    none = None if targets else say("harp.fight.why.target")
    options = [
        Option(value, say("harp.fight.action.attack", weapon=label, bonus=bonus), no_action or none)
        for value, label, bonus in arms
    ]
    closed: dict[str, Message | None] = {
        PARRY: acting.why_no_parry(tables, state, one),
        TRY: no_action,
        TEND: no_action,
        MOVE: acting.why_not(tables, state, one),
        OTHER: no_action,
    }
    options += [
        Option(value, say(f"harp.fight.action.{value}"), why)
        for value, why in closed.items()
        if value != TEND or cared
    ]
    legal = next((each.value for each in options if each.why_not is None), options[0].value)
    attacks = on(*(value for value, _, _ in arms))
    fields = [AskField("action", say("harp.fight.field.action"), tuple(options), default=legal)]
    fields += _parried(tables, state, one)
    fields.append(_ways(none, works))
    if targets:
        first = targets[0].value
        fields.append(choice("target", targets, first, *attacks, _for(AGAINST)))
    fields += _rolled(tables, state, one)
    if works:
        fields.append(choice("work", works, works[0].value, _for(WORK)))
    if cared:
        fields.append(choice("care", cared, cared[0].value, *on(TEND)))
    rolls = on(TRY, TEND)
    fields.append(choice("difficulty", degrees(settings), _middle(settings), *rolls))
    fields += situations(settings, attacks)
    fields.append(number("modifier", -MOST_CHANGE, MOST_CHANGE, 0, *attacks, *rolls))
    fields.append(prose("text", *on(MOVE, OTHER)))
    return Ask(
        id=f"act:{one.id}",
        actor=one.id,
        title=say("harp.fight.ask.act", name=one.name),
        fields=tuple(fields),
    )


def _for(way: str) -> str:
    """The condition of a field that matters for a manoeuvre of that kind."""
    return f"way={way}"


def _ways(nobody: Message | None, works: tuple[Option, ...]) -> AskField:
    """The four resolutions: as the skill says, for a bonus, against somebody, at a task."""
    idle = None if works else say("harp.fight.why.no-task")
    closed = {ALONE: None, HELP: None, AGAINST: nobody, WORK: idle}
    options = tuple(Option(way, say(f"harp.fight.way.{way}"), why) for way, why in closed.items())
    return choice("way", options, ALONE, *on(TRY))


def _arms(
    tables: Tables, settings: Settings, one: Fighter
) -> Iterator[tuple[str, Message, Message]]:
    """Weapons as answers: value, name, and the BO in words; bare hands last."""
    for each in (*one.document.weapons, sums.bare(settings)):
        total = sums.offence(tables, settings, one.document, each).total
        name = say("harp.fight.what", what=sums.weapon_name(each))
        yield ARM + (each.id or BARE), name, say("harp.fight.bonus", value=total)


def _parried(tables: Tables, state: State, one: Fighter) -> list[AskField]:
    """How much of the BO defends; all of it where nobody says otherwise."""
    most = acting.most_parry(tables, state, one)
    if most < 1:
        return []
    return [number("amount", 0, most, one.marks.parry or most, *on(PARRY))]


def _rolled(tables: Tables, state: State, one: Fighter) -> list[AskField]:
    """What a roll on a skill wants to know."""
    options = kept(one, skill_options, tables, state.settings)
    fields = [choice("skill", options, options[0].value, *on(TRY))]
    kinds = {kind for kind, _ in wounds.penalties(tables, state.settings, one.document)}
    if kinds & {"toucher", "mouvement"}:
        bears = tuple(Option(each, say(f"harp.fight.bears.{each}")) for each in BEARS)
        fields.append(choice("bears", bears, NONE, *on(TRY)))
    helped = (Option(one.id, one.name), *_friends(state, one))
    fields.append(choice("helped", helped, helped[-1].value, _for(HELP)))
    helps = (
        Option(sums.ATTACK, say("harp.fight.next-attack")),
        *(Option(each.id, each.name) for each in tables.skills),
    )
    fields.append(choice("helps", helps, sums.ATTACK, _for(HELP)))
    return fields


def _friends(state: State, one: Fighter) -> tuple[Option, ...]:
    """Whom somebody may help: his own side, then all others."""
    others = sorted(state.others(one.id), key=lambda each: each.side != one.side, reverse=True)
    return tuple(Option(each.id, each.name) for each in others)


def skill_options(tables: Tables, settings: Settings, one: Fighter) -> tuple[Option, ...]:
    """Skills that somebody may try, learnt ones first, with what he adds (HARP-UNTRAINED-ALLOWED);
    there is always one."""
    found: list[Option] = []
    for asked in trial.askable(tables, one.document):
        if asked.kind == "skill":
            found.append(Option(asked.id, _skill(tables, settings, one, asked)))
    return tuple(found)


def _skill(tables: Tables, settings: Settings, one: Fighter, asked: Asked) -> Message:
    worth = trial.worth(tables, settings, one.document, asked)
    name = trial.title(tables, one.document, asked)
    return say("harp.fight.with-bonus", name=name, value=0 if worth is None else worth.total)


def degrees(settings: Settings) -> tuple[Option, ...]:
    """The degrees of difficulty of the campaign, with what each adds (HARP-DIFF-TABLE)."""
    return tuple(
        Option(
            each.id,
            say(
                "harp.fight.with-bonus",
                name=each.name,
                value=each.proposed if each.modifier is None else each.modifier,
            ),
        )
        for each in settings.difficulties
    )


def _middle(settings: Settings) -> str:
    """The degree that nobody has to think about."""
    ids = [each.id for each in settings.difficulties]
    return DEGREE if DEGREE in ids else ids[0]


def situations(settings: Settings, when: tuple[str, ...]) -> Iterator[AskField]:
    """Situations of an attack, folded away until somebody wants them; each is ticked for itself
    (HARP-SITUATION-STACK)."""
    if not settings.situations:
        return
    folded = (
        Option(USUAL, say("harp.fight.situation.usual")),
        Option(OWN, say("harp.fight.situation.own")),
    )
    yield choice("situation", folded, USUAL, *when)
    for each in settings.situations:
        label = say("harp.fight.with-bonus", name=each.name, value=each.amount)
        ticked = (f"situation={OWN}",)
        yield AskField(TICK + each.id, label, yes_no(), default=NO, when=ticked)


def _works(state: State, one: Fighter) -> tuple[Option, ...]:
    """Tasks that somebody may roll at: of his sheet, and of the fight (HARP-PCT-CUMUL)."""
    own = tuple(
        Option(acting.OWN_TASK + each.id, say("harp.fight.task", name=each.name, done=each.done))
        for each in one.document.tasks
    )
    shared = tuple(
        Option(
            acting.SHARED + each.id,
            say("harp.fight.task", name=each.name, done=each.done(one.id)),
        )
        for each in state.works
        if one.id in each.race.tasks and not each.over
    )
    return (*shared, *own)


def _cared(state: State) -> tuple[Option, ...]:
    """What Soins may be tried on: wounds that nobody treated, and the dying."""
    found: list[Option] = []
    for each in state.fighters:
        if each.removed or each.document.dead:
            continue
        if each.standing is death.State.DYING:
            label = say("harp.fight.care.stabilise", name=each.name)
            found.append(Option(f"{each.id}/", label))
        for wound in each.document.wounds:
            if not wound.treated:
                what = wound.name or say("harp.wound")
                label = say(
                    "harp.fight.care.wound", name=each.name, what=what, points=wound.bleeding
                )
                found.append(Option(f"{each.id}/{wound.id}", label))
    return tuple(found)


def state_options(settings: Settings) -> tuple[Option, ...]:
    """States of the campaign that no number of rounds brings, with none first."""
    by_rounds = (sums.STUNNED, sums.LOST)
    return (
        Option(NONE, say("harp.fight.none")),
        *(Option(each.id, each.name) for each in settings.fight_states if each.id not in by_rounds),
    )
