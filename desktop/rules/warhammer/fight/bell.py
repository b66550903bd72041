"""The bell at the end of a round (III): what counts rounds, clocks that run out, tests to come."""

from desktop.rules.message import say
from desktop.rules.warhammer import critical
from desktop.rules.warhammer.document import Doom, Ongoing, Pending, Wound
from desktop.rules.warhammer.fight import harming, sums
from desktop.rules.warhammer.fight.events import Changed
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.lapse import ROUNDS, counts
from desktop.rules.warhammer.percent import FACES, attempt
from desktop.rules.warhammer.tables.tables import Tables

replace = sums.replace
FIRE_DIE, FIRE_MOST = 10, 5


def tolls(state: State) -> bool:
    """Whether anything counts rounds."""
    return any(_counts(each) for each in state.fighters if not each.removed)


def _counts(one: Fighter) -> bool:
    state = one.document.state
    if state.dead:
        return False
    return bool(
        state.no_action
        or state.stunned
        or state.last
        or one.marks.fires
        or any(counts(wound) for wound in one.document.wounds)
    )


def count(tables: Tables, story: Story) -> None:
    """What the bell counts, fighter by fighter."""
    for each in story.state.fighters:
        if not each.removed and not each.document.state.dead:
            _lost_rounds(story, each.id)
            _wounds(tables, story, each.id)
            _fire(story, each.id)


def _lost_rounds(story: Story, fighter: str) -> None:
    one = story.fighter(fighter)
    state = one.document.state
    story.body(fighter, last=max(0, state.last - 1))
    for what in ("no_action", "stunned"):
        left = getattr(state, what)
        if left == 1:
            text = say("wh.fight.acts-again", name=one.name)
            if story.happens(f"{what}:{fighter}", fighter, text):
                story.body(fighter, **{what: 0})
                story.say(text)
        elif left:
            story.body(fighter, **{what: left - 1})


def _wounds(tables: Tables, story: Story, fighter: str) -> None:
    for wound in story.fighter(fighter).document.wounds:
        if counts(wound):
            after = replace(
                wound,
                penalties=_penalties(story, fighter, wound),
                doom=_doom(story, fighter, wound),
                pending=_pending(tables, story, fighter, wound),
            )
            wounds = tuple(
                after if each.id == wound.id else each
                for each in story.fighter(fighter).document.wounds
            )
            story.tell(Changed(fighter=fighter, wounds=wounds))


def _penalties(story: Story, fighter: str, wound: Wound) -> tuple[Ongoing, ...]:
    """Penalties a round later; one that ends may be kept for a round more."""
    kept: list[Ongoing] = []
    name = story.state.name(fighter)
    for place, each in enumerate(wound.penalties):
        if each.rounds is None:
            kept.append(each)
        elif each.rounds > 1:
            kept.append(replace(each, rounds=each.rounds - 1))
        else:
            text = say("wh.fight.penalty-ends", name=name, stat=say(f"wh.fight.stat.{each.stat}"))
            if story.happens(f"ends:{fighter}:{wound.id}:{place}", fighter, text):
                story.say(text)
            else:
                kept.append(each)
    return tuple(kept)


def _doom(story: Story, fighter: str, wound: Wound) -> Doom | None:
    """A clock to death a round later (WH-CRIT-DEADLINE)."""
    doom = wound.doom
    if doom is None or doom.unit != ROUNDS:
        return doom
    if doom.left > 1:
        return replace(doom, left=doom.left - 1)
    text = say("wh.fight.dies", name=story.state.name(fighter))
    if story.happens(f"doom:{fighter}:{wound.id}", fighter, text):
        story.body(fighter, dead=True)
        harming.fallen(story, fighter)
        story.say(text)
    return doom


def _pending(tables: Tables, story: Story, fighter: str, wound: Wound) -> tuple[Pending, ...]:
    """Tests to come a round later; one that is due is made, and made again in the next rounds
    where the effect says so (WH-CRIT-REPEATED-FAINT)."""
    kept: list[Pending] = []
    one = story.fighter(fighter)
    for place, each in enumerate(wound.pending):
        if each.rounds is None:
            kept.append(each)
            continue
        if each.rounds > 1:
            kept.append(replace(each, rounds=each.rounds - 1))
            continue
        need = sums.plain(one, tables, story.state, each.characteristic).total + each.modifier
        label = say(
            "wh.fight.die.pending",
            name=one.name,
            test=say(f"wh.c.{each.characteristic}"),
            need=need,
        )
        ordinal = 100 * one.document.wounds.index(wound) + place
        result = attempt(need, story.roll("pending", fighter, FACES, label, ordinal))
        if result.success:
            if each.repeat:
                kept.append(replace(each, rounds=1, modifier=each.modifier + each.repeat))
            continue
        text = say("wh.fight.faints", name=one.name)
        if story.happens(f"test:{fighter}:{wound.id}:{place}", fighter, text):
            before = story.fighter(fighter).document.state
            story.tell(Changed(fighter=fighter, state=critical.fate(before, each.fails)))
            harming.fallen(story, fighter)
            story.say(text)
        elif each.repeat:
            kept.append(replace(each, rounds=1, modifier=each.modifier + each.repeat))
    return tuple(kept)


def _fire(story: Story, fighter: str) -> None:
    """A fire arrow sets fire one time in two, for two rounds (WH-AMMO-FIRE)."""
    one = story.fighter(fighter)
    if not one.marks.fires:
        return
    roll = story.roll("fire", fighter, FIRE_DIE, say("wh.fight.die.fire", name=one.name))
    text = say("wh.fight.burns", name=one.name)
    if roll <= FIRE_MOST and story.happens(f"fire:{fighter}", fighter, text):
        story.mark(fighter, fires=0)
        story.say(text)
    else:
        story.mark(fighter, fires=one.marks.fires - 1)
