"""What somebody does in his turn: parries, manoeuvres, care, moves; who may do what now."""

from desktop.rules.harp import death, diseases, resolution, skills, trial
from desktop.rules.harp.commands.health import Manoeuvre, TreatWound
from desktop.rules.harp.document import Character, Prepared
from desktop.rules.harp.edits.health import edit_health
from desktop.rules.harp.edits.trying import MOST_CHANGE, Tried, attempt
from desktop.rules.harp.fight import striking, sums, working
from desktop.rules.harp.fight.commands import Attack, Do, Parry, Tend, Try
from desktop.rules.harp.fight.events import Missed, replace
from desktop.rules.harp.fight.parts import Contest, Phase, Record
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.fight.story import Story, terms
from desktop.rules.harp.manoeuvre import Modifier
from desktop.rules.harp.resolution import Outcome
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.kept import kept
from desktop.rules.members import found
from desktop.rules.message import Message, say
from desktop.rules.system import Refused

CARE = "soins"
OWN_TASK, SHARED = "t/", "w/"
"""How `Try.work` names a task of the sheet, and one of the fight."""


def why_not(tables: Tables, state: State, one: Fighter) -> Message | None:
    """Why somebody cannot do anything now, or None."""
    if state.phase is not Phase.TURNS or state.turn != one.id:
        return say("harp.fight.why.not-his-turn", name=one.name)
    if state.busy:
        return say("harp.fight.why.busy")
    return _hindered(tables, state, one)


def _hindered(tables: Tables, state: State, one: Fighter) -> Message | None:
    """Why somebody can neither act nor parry as he is, or None."""
    if not one.able:
        return say("harp.fight.why.out", name=one.name)
    if diseases.still(tables, one.document):
        return say("harp.fight.why.still", name=one.name)
    held = sums.hindrance(state.settings, one)
    if held is not None:
        return say("harp.fight.why.hindered", name=one.name, state=held.name)
    return None


def why_no_action(tables: Tables, state: State, one: Fighter) -> Message | None:
    """Why somebody has no action left, or None."""
    if found := why_not(tables, state, one):
        return found
    return say("harp.fight.why.acted", name=one.name) if one.marks.acted else None


def why_no_parry(tables: Tables, state: State, one: Fighter) -> Message | None:
    """Why somebody cannot turn a part of his BO into defence now: it is said before he acts."""
    if state.phase is not Phase.TURNS:
        return say("harp.fight.why.not-now")
    if state.busy:
        return say("harp.fight.why.busy")
    if why := _hindered(tables, state, one):
        return why
    if one.marks.acted:
        return say("harp.fight.why.acted", name=one.name)
    if most_parry(tables, state, one) < 1:
        return say("harp.fight.why.no-offence", name=one.name)
    return None


def most_parry(tables: Tables, state: State, one: Fighter) -> int:
    """The most that somebody may parry with: the best BO that he has."""
    return kept(one, _best_offence, tables, state.settings)


def _best_offence(tables: Tables, settings: Settings, one: Fighter) -> int:
    arms = (*one.document.weapons, sums.bare(settings))
    return max(sums.offence(tables, settings, one.document, each).total for each in arms)


def attack(story: Story, command: Attack) -> Refused | None:
    """An attack, which is an action."""
    if why := why_no_action(story.tables, story.state, story.fighter(command.fighter)):
        return Refused(why)
    return striking.attack(story, command)


def parry(story: Story, command: Parry) -> Refused | None:
    """A part of the BO defends until the next round."""
    tables, state, one = story.tables, story.state, story.fighter(command.fighter)
    if why := why_no_parry(tables, state, one):
        return Refused(why)
    most = most_parry(tables, state, one)
    if not 0 <= command.amount <= most:
        return Refused(say("harp.fight.why.range", least=0, most=most))
    story.mark(one.id, parry=command.amount)
    key = "parry" if command.amount else "parry-none"
    story.of(one.id, say(f"harp.fight.line.{key}", amount=command.amount))
    return None


def do(story: Story, command: Do) -> Refused | None:
    """A move, or another action in the player's words."""
    tables, state, one = story.tables, story.state, story.fighter(command.fighter)
    why = why_not if command.deed == "bouger" else why_no_action
    if no := why(tables, state, one):
        return Refused(no)
    if command.deed == "autre":
        story.mark(one.id, acted=True)
    key = f"harp.fight.line.{command.deed}"
    story.of(one.id, say(f"{key}-told", text=command.text) if command.text else say(key))
    return None


def try_(story: Story, command: Try) -> Refused | None:
    """A manoeuvre by any of the four resolutions (HARP-SKILL-ROLL, HARP-BONUS-USE,
    HARP-PCT-CUMUL, HARP-CVC)."""
    tables, state, one = story.tables, story.state, story.fighter(command.fighter)
    if why := why_no_action(tables, state, one) or _why_not_so(story, one, command):
        return Refused(why)
    method = "pourcentage" if command.work else "jr" if command.against else ""
    made = _tried(
        story,
        one,
        Manoeuvre(
            id=striking.new_id(state, one),
            skill=command.skill,
            difficulty=command.difficulty,
            bears=command.bears,
            method="bonus" if command.helps else method,
            task=command.work.removeprefix(OWN_TASK) if command.work.startswith(OWN_TASK) else "",
        ),
        command.modifier,
        command.against,
    )
    if isinstance(made, Refused):
        return made
    if command.work.startswith(SHARED):
        working.rolled(story, command.work.removeprefix(SHARED), one.id, made.score)
    if command.helps:
        _helps(story, command, made)
    story.awaits(
        *striking.aftermath(one.id, made.score, good=made.result.outcome is not Outcome.FAILURE)
    )
    read = made.result.read
    if command.against and read is not None and read.value is not None:
        skill = trial.skill_of(tables, one.document, command.skill)
        story.awaits(
            Contest(
                fighter=command.against,
                attacker=one.id,
                what=made.name,
                goal=read.value,
                skill="" if skill is None else skill.skill,
                specialty="" if skill is None else skill.specialty,
                doubtful=read.doubtful,
            )
        )
    return None


def _why_not_so(story: Story, one: Fighter, command: Try) -> Message | None:
    """Why these particulars do not go together."""
    tables, state = story.tables, story.state
    if abs(command.modifier) > MOST_CHANGE:
        return say("harp.fight.why.value")
    if sum(bool(each) for each in (command.helps, command.work, command.against)) > 1:
        return say("harp.fight.why.value")
    if command.against and all(each.id != command.against for each in state.others(one.id)):
        return say("harp.fight.why.target")
    if command.helps:
        helped = state.find(command.helped or one.id)
        if helped is None or helped.removed or helped.document.dead:
            return say("harp.fight.why.target")
        known = trial.skill_of(tables, helped.document, command.helps)
        if command.helps != sums.ATTACK and known is None:
            return say("harp.edit.no-skill", id=command.helps)
    if command.work.startswith(SHARED):
        return working.why_no_roll(state, command.work.removeprefix(SHARED), one)
    if command.work and found(one.document.tasks, command.work.removeprefix(OWN_TASK)) is None:
        return say("harp.fight.why.work")
    return None


def _tried(
    story: Story, one: Fighter, command: Manoeuvre, modifier: int, against: str = ""
) -> Tried | Refused:
    """A manoeuvre that is rolled and told, with what it leaves behind on whoever tried it."""
    more = list(sums.hampered(story.state.settings, one))
    if modifier:
        more.append(Modifier(say("harp.fight.modifier"), modifier))
    made = attempt(story.editing(one.id), command, story.roller(one.id), more)
    if isinstance(made, Refused):
        return made
    story.mark(one.id, acted=True)
    story.record(
        Record(
            id=story.next_record,
            fighter=one.id,
            target=against,
            sum=made.score.sum,
            outcome=made.told,
        )
    )
    total = made.score.total
    text = say("harp.fight.line.tries", name=one.name, skill=made.name, total=total, what=made.told)
    story.say(text, *terms(made.score.sum))
    story.become(one.id, made.character)
    _may_retry(story, one, made.character)
    return made


def _may_retry(story: Story, one: Fighter, after: Character) -> None:
    """A near miss is for this round and the next (HARP-NEAR-MISS)."""
    before = {each.id for each in one.document.prepared}
    new = {
        each.id: story.state.round
        for each in after.prepared
        if each.near_miss and each.id not in before
    }
    if new:
        story.tell(Missed(fighter=one.id, retries={**one.retries, **new}))


def _helps(story: Story, command: Try, made: Tried) -> None:
    """What a preliminary manoeuvre gives to the next roll, of whoever it helps
    (HARP-BONUS-STACK)."""
    gained = resolution.helped(story.state.settings, made.score, "").amount
    if not gained:
        return
    one = story.fighter(command.helped or command.fighter)
    name = story.state.name(command.fighter)
    # Whoever learnt a skill of the tables rolls it under his own id.
    own = (each.id for each in one.document.skills if each.skill == command.helps)
    ready = Prepared(
        id=striking.new_id(story.state, one),
        skill=next(own, command.helps),
        amount=gained,
        reason=name,
    )
    story.become(one.id, replace(one.document, prepared=(*one.document.prepared, ready)))
    if command.helps == sums.ATTACK:
        text = say("harp.fight.line.helps-attack", value=gained)
    else:
        skill = trial.skill_of(story.tables, one.document, ready.skill)
        shown = "" if skill is None else skills.skill_name(story.tables, skill)
        text = say("harp.fight.line.helps", skill=shown, value=gained)
    story.of(one.id, text)


def tend(story: Story, command: Tend) -> Refused | None:
    """Soins on a wound, or on somebody who is dying (HARP-HEAL-BLEED, HARP-STAB-SOINS)."""
    tables, settings = story.tables, story.state.settings
    one, target = story.fighter(command.fighter), story.state.find(command.target)
    if why := why_no_action(tables, story.state, one):
        return Refused(why)
    if target is None or target.removed or target.document.dead:
        return Refused(say("harp.fight.why.target"))
    if abs(command.modifier) > MOST_CHANGE:
        return Refused(say("harp.fight.why.value"))
    wound = found(target.document.wounds, command.wound)
    if command.wound and (wound is None or wound.treated):
        return Refused(say("harp.fight.why.wound"))
    if not command.wound:
        if target.standing is not death.State.DYING:
            return Refused(say("harp.edit.not-dying"))
        if death.stabilising(tables, settings, command.difficulty) is None:
            return Refused(say("harp.edit.too-easy", value=tables.health.stabilise))
    edit = Manoeuvre(
        id=striking.new_id(story.state, one),
        skill=care_skill(one.document),
        difficulty=command.difficulty,
        method="tout-ou-rien",
    )
    made = _tried(story, one, edit, command.modifier, command.target)
    if isinstance(made, Refused):
        return made
    if made.result.outcome is Outcome.SUCCESS:
        _cared(story, target.id, command.wound)
    story.awaits(
        *striking.aftermath(one.id, made.score, good=made.result.outcome is Outcome.SUCCESS)
    )
    return None


def care_skill(one: Character) -> str:
    """The skill that somebody cares with: his own Soins, or that which he never learnt."""
    return next((each.id for each in one.skills if each.skill == CARE), CARE)


def _cared(story: Story, fighter: str, wound: str) -> None:
    editing = story.editing(fighter)
    if not wound:
        story.become(fighter, death.stabilised(editing.character))
        return
    edited = edit_health(editing, TreatWound(wound))
    if not isinstance(edited, Refused) and isinstance(edited.document, Character):
        story.become(fighter, edited.document)
        story.of(fighter, edited.label)
