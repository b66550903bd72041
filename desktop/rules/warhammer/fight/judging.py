"""What the GM decides by word: people who come and go, states, wounds, care, destiny."""

from desktop.rules.breakdown import start
from desktop.rules.message import say
from desktop.rules.owned import left_alone
from desktop.rules.system import Refused
from desktop.rules.warhammer import harm, initiative, limbs
from desktop.rules.warhammer.document import ZONES, Character
from desktop.rules.warhammer.fight import acting, budget, harming, leaving, striking, sums
from desktop.rules.warhammer.fight.commands import (
    ApplySettings,
    Condition,
    CorrectPool,
    DocumentEdited,
    Engage,
    Ground,
    Hurt,
    Join,
    Narrate,
    Remove,
    Side,
    Sweep,
)
from desktop.rules.warhammer.fight.events import (
    OWNED,
    Changed,
    DocumentReplaced,
    Grounded,
    InitiativeRolled,
    Joined,
    Offered,
    Paired,
    PhaseEntered,
    Recorded,
    Removed,
    SettingsApplied,
    Stacked,
)
from desktop.rules.warhammer.fight.parts import Blow, Phase, Way, pair_of
from desktop.rules.warhammer.fight.state import MUD, SNOW, Fighter
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.gear import CRITICAL_KINDS
from desktop.rules.warhammer.tables.tables import Tables

replace = sums.replace
CONDITIONS = ("prone", "unconscious", "dead", "captured", "mounted")
DESTINY, FORTUNE = "destiny", "fortune"
MOST_VALUE = 15
MOST_DAMAGE = 40
COMBAT = "combat"


def join(tables: Tables, story: Story, command: Join[Character]) -> Refused | None:
    """Somebody comes; in the middle of a round he acts at his Ag, without dice."""
    if story.state.find(command.fighter) is not None:
        return Refused(say("wh.fight.why.already-in", name=command.name))
    one = Fighter(
        id=command.fighter,
        name=command.name,
        side=command.side,
        character=command.character,
        document=command.document,
    )
    story.tell(Joined(fighter=one))
    story.say(say("wh.fight.line.joins", name=one.name))
    if story.state.round:
        total = sums.of(tables, story.state, one).now["ag"]
        count = budget.attacks(tables, story.state, one)
        slots = initiative.slots(story.state.settings, total.total, count)
        story.tell(InitiativeRolled(fighter=one.id, initiative=total, slots=slots))
    return None


def remove(tables: Tables, story: Story, command: Remove) -> Refused | None:
    """Somebody leaves, with all that is under way of him."""
    one = story.fighter(command.fighter)
    if one.removed:
        return Refused(say("wh.fight.why.removed", name=one.name))
    story.tell(Removed(fighter=one.id))
    stack = tuple(each for each in story.state.stack if one.id not in (each.attacker, each.target))
    offers = tuple(
        each for each in story.state.offers if one.id not in (each.attacker, each.target)
    )
    moving = story.state.leaving
    gone = moving is not None and moving.fighter == one.id
    story.tell(Stacked(stack=stack), Offered(offers=offers, leaving=None if gone else moving))
    leaving.leave(story, one.id)
    leaving.go_on(tables, story)
    return None


def close(story: Story) -> None:
    """The fight is over, and with it all that lasted as long or counted rounds."""
    for one in story.state.fighters:
        wounds = tuple(
            replace(
                wound,
                penalties=tuple(
                    each for each in wound.penalties if each.rounds is None and each.until != COMBAT
                ),
            )
            for wound in one.document.wounds
        )
        if wounds != one.document.wounds:
            story.tell(Changed(fighter=one.id, wounds=wounds))
        story.body(one.id, no_action=0, stunned=0, last=0, half=False)
    story.tell(Stacked(stack=()), Offered(offers=()), PhaseEntered(phase=Phase.CLOSED))
    story.say(say("wh.fight.line.closed"))


def narrate(story: Story, command: Narrate) -> Refused | None:
    """Words of the table about an attack (WH-GEN-NARRATIVE, WH-FLOW-STEP3)."""
    found = next((one for one in story.state.records if one.id == command.record), None)
    text = command.text.strip()
    if found is None or not text:
        return Refused(say("wh.fight.why.nothing-told"))
    story.tell(Recorded(record=replace(found, told=text)))
    story.say(say("wh.fight.line.told", title=found.title, text=text))
    return None


def ground(story: Story, command: Ground) -> Refused | None:
    """What everybody stands in (WH-MOD-CC, WH-DEF-MODIFIERS, WH-WPN-LONG-CRAMPED)."""
    if command.ground not in ("", MUD, SNOW):
        return Refused(say("wh.fight.why.value"))
    story.tell(Grounded(ground=command.ground, cramped=command.cramped))
    told = say(f"wh.fight.ground.{command.ground or 'dry'}")
    key = "ground-cramped" if command.cramped else "ground"
    story.say(say(f"wh.fight.line.{key}", ground=told))
    return None


def engage(story: Story, command: Engage) -> Refused | None:
    """Two are hand to hand, or not any more."""
    one, foe = story.fighter(command.fighter), story.state.find(command.foe)
    if foe is None or foe.id == one.id or foe.removed:
        return Refused(say("wh.fight.why.target"))
    if command.engaged == story.state.engaged(one.id, foe.id):
        return Refused(say("wh.fight.why.already"))
    if command.engaged:
        acting.engage(story, one.id, foe.id)
        story.say(say("wh.fight.line.engaged", name=one.name, foe=foe.name))
        return None
    pair = pair_of(one.id, foe.id)
    story.tell(Paired(pairs=tuple(each for each in story.state.pairs if each != pair)))
    story.say(say("wh.fight.line.separated", name=one.name, foe=foe.name))
    return None


def condition(story: Story, command: Condition) -> Refused | None:
    """A state by the GM's word."""
    one = story.fighter(command.fighter)
    if command.what not in CONDITIONS:
        return Refused(say("wh.fight.why.value"))
    if command.what == "captured":
        if command.on or one.marks.snare is None:
            return Refused(say("wh.fight.why.not-captured"))
        story.mark(one.id, snare=None)
    elif command.what == "mounted":
        if one.marks.mounted == command.on:
            return Refused(say("wh.fight.why.already"))
        story.mark(one.id, mounted=command.on)
    elif getattr(one.document.state, command.what) == command.on:
        return Refused(say("wh.fight.why.already"))
    else:
        story.body(one.id, **{command.what: command.on})
        harming.fallen(story, one.id)
    key = command.what if command.on else f"not-{command.what}"
    text = say(f"wh.fight.line.{key}", name=one.name)
    if command.reason:
        text = say("wh.fight.line.because", what=text, reason=command.reason)
    story.say(text)
    return None


def side(story: Story, command: Side) -> Refused | None:
    """On which side of the body a wound is; what a lost hand held falls."""
    one = story.fighter(command.fighter)
    wound = next((each for each in one.document.wounds if each.id == command.wound), None)
    if wound is None or command.side not in limbs.SIDES or not limbs.has_side(wound):
        return Refused(say("wh.fight.why.value"))
    after = replace(wound, side=command.side)
    wounds = tuple(after if each.id == wound.id else each for each in one.document.wounds)
    story.tell(Changed(fighter=one.id, wounds=wounds))
    told = say(f"wh.side.{command.side}")
    story.say(say("wh.fight.line.body-side", name=one.name, wound=harm.label(wound), side=told))
    harming.loses_hold(story, one.id)
    return None


def hurt(tables: Tables, story: Story, command: Hurt) -> Refused | None:
    """A critical effect by the GM's word."""
    one = story.fighter(command.fighter)
    known = (command.kind, command.zone, command.value) in tables.criticals
    if not known:
        return Refused(say("wh.fight.why.value"))
    harm = harming.Harm(zone=command.zone, kind=command.kind)
    harming.effect(tables, story, one, command.value, harm)
    return None


def sweep(tables: Tables, story: Story, command: Sweep) -> Refused | None:
    """Damage that strikes several at once, less BE and, unless said otherwise, armour."""
    named = [fighter for fighter, _ in command.targets]
    if not named or len(set(named)) != len(named):
        return Refused(say("wh.fight.why.target"))
    known = command.kind in CRITICAL_KINDS and command.zone in ZONES
    if not known or not 1 <= command.damage <= MOST_DAMAGE:
        return Refused(say("wh.fight.why.value"))
    for fighter, halved in command.targets:
        one = story.state.find(fighter)
        if one is None or one.removed:
            return Refused(say("wh.fight.why.target"))
        if one.document.state.dead:
            return Refused(say("wh.fight.why.dead", name=one.name))
        total = start(say("wh.fight.area"), command.damage)
        if halved:
            total = total.plus(say("wh.fight.half"), command.damage // 2 - command.damage)
        layers = harming.layers(tables, story, one, command.zone) if command.armour else ()
        total = striking.absorbed(tables, story, one, total, layers)
        blow = Blow(attacker=one.id, target=one.id, zone=command.zone, way=Way.BLAST)
        striking.take(tables, story, blow, total, layers, command.kind)
    return None


def correct_pool(tables: Tables, story: Story, command: CorrectPool) -> Refused | None:
    """Destiny or fortune points left, by the GM's word."""
    one = story.fighter(command.fighter)
    mine = sums.of(tables, story.state, one)
    if command.pool == DESTINY:
        whole = mine.destiny.total + one.document.destiny_spent
        if not 0 <= command.value <= whole:
            return Refused(say("wh.fight.why.range", least=0, most=whole))
        story.tell(Changed(fighter=one.id, destiny_spent=whole - command.value))
    elif command.pool == FORTUNE:
        whole = mine.destiny.total
        if not 0 <= command.value <= whole:
            return Refused(say("wh.fight.why.range", least=0, most=whole))
        story.tell(Changed(fighter=one.id, fortune_spent=whole - command.value))
    else:
        return Refused(say("wh.fight.why.value"))
    text = say(f"wh.fight.line.{command.pool}-set", name=one.name, value=command.value)
    if command.reason:
        text = say("wh.fight.line.because", what=text, reason=command.reason)
    story.say(text)
    return None


def document_edited(story: Story, command: DocumentEdited[Character]) -> None:
    """A sheet was edited elsewhere; what the edit left alone stays the fight's."""
    one = story.fighter(command.fighter)
    kept = tuple(left_alone(OWNED, one.document, command.document))
    name = command.document.name if command.document.name != one.document.name else ""
    story.tell(DocumentReplaced(fighter=one.id, document=command.document, kept=kept, name=name))
    story.say(say("wh.fight.line.sheet", name=one.name))


def apply_settings(story: Story, command: ApplySettings[Settings]) -> None:
    """The fight goes on by other settings."""
    story.tell(SettingsApplied(settings=command.settings))
    story.say(say("wh.fight.line.settings"))
