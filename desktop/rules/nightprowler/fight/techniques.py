"""What each technique does once its roll is compared (IV.B.4, IV.B.5.f): one small function each.

What is a plain number (cost, modifier, levels of quality or damage, boxes) is in the tables and is
applied by `terms`, `counting` and `blow`. Here is what a number cannot say. Some effects hold the
blow back until somebody has answered (`waits`); the rest follows it (`follow`).
"""

from collections.abc import Callable, Mapping

import msgspec

from desktop.rules.message import say
from desktop.rules.nightprowler.fight.events import (
    Asked,
    BloodDrawn,
    Compared,
    Gripped,
    GroundSet,
    Rehearsed,
)
from desktop.rules.nightprowler.fight.knocks import knock, knocks
from desktop.rules.nightprowler.fight.parts import (
    Bond,
    Exchange,
    Grip,
    Query,
    Question,
)
from desktop.rules.nightprowler.fight.stance import COMEDY, FEINT, technique
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.tables.combat import Technique
from desktop.rules.nightprowler.tables.load import Tables

FIRST = "premiere"
"""The reading of Percée in which the first attack needs the gap."""


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """An exchange as one of its two sees it."""

    exchange: Exchange
    user: str
    foe: str

    @property
    def won(self) -> bool:
        """Whether this side is the better one."""
        return self.exchange.winner == self.user

    @property
    def lost(self) -> bool:
        """Whether the other side is."""
        return self.exchange.winner == self.foe


Effect = Callable[[Tables, Story, Blow, Technique], None]


def used(tables: Tables, state: State, blow: Blow) -> Technique | None:
    """The technique that this side used against the other, if any."""
    fighter = state.fighter(blow.user)
    if fighter.choice is None or fighter.roll_against(blow.foe) is None:
        return None
    return technique(tables, fighter.choice) if fighter.choice.target == blow.foe else None


def waits(tables: Tables, state: State, blow: Blow) -> bool:
    """Whether the blow of an exchange is held back because of this side's technique."""
    own = used(tables, state, blow)
    if own is None:
        return False
    if own.knocks_out:
        return knocks(state, blow.exchange, blow.user, own)
    if own.extra_endurance_boxes:
        return reverses(blow, own)
    return _hinders(state.fighter(blow.user), blow)


def follow(tables: Tables, story: Story, blow: Blow) -> None:
    """Do what this side's technique causes."""
    own = used(tables, story.state, blow)
    effect = None if own is None else EFFECTS.get(own.id)
    if own is not None and effect is not None:
        effect(tables, story, blow, own)


def turned(tables: Tables, state: State, blow: Blow) -> bool:
    """Whether this side won against a Fauchage that it may turn against its user."""
    theirs = used(tables, state, Blow(exchange=blow.exchange, user=blow.foe, foe=blow.user))
    return (
        theirs is not None
        and theirs.extra_endurance_boxes > 0
        and (blow.won and not blow.exchange.precision and blow.exchange.gap >= theirs.gap_required)
    )


def clear(blow: Blow, own: Technique) -> bool:
    """Whether the attack won by the gap that the technique needs; a draw won by Précision never
    does (NP-TECHNIQUE-GENERAL)."""
    return blow.won and not blow.exchange.precision and blow.exchange.gap >= own.gap_required


def reverses(blow: Blow, own: Technique) -> bool:
    """Whether the adversary of a failed Fauchage may turn it against its user."""
    exchange = blow.exchange
    return blow.lost and not exchange.precision and exchange.gap >= own.gap_required


def _hinders(user: Fighter, blow: Blow) -> bool:
    return blow.won and user.choice is not None and user.choice.branch == FEINT


def _bleeding(tables: Tables, story: Story, blow: Blow, own: Technique) -> None:
    """Perforation, Piquage, Tir visé, Lancer précis: the victim bleeds from the next turn on
    (NP-HEALTH-BLEEDING)."""
    victim = story.state.fighter(blow.foe)
    if not clear(blow, own) or victim.health.dead:
        return
    text = say("np.fight.line.blood", name=victim.name)
    if story.happens(f"blood:{blow.user}:{victim.id}", victim.id, text):
        health = msgspec.structs.replace(
            victim.health, bleeding=victim.health.bleeding + int(own.bleed)
        )
        story.tell(BloodDrawn(fighter=victim.id, health=health))


def _chaining(tables: Tables, story: Story, blow: Blow, own: Technique) -> None:
    """Percée (NP-TECHNIQUE-COURTES-PERCEE): a second attack, once the first has won by the gap or,
    by a setting, whatever it gave."""
    first = story.state.settings.readings.percee_gap == FIRST
    if clear(blow, own) or (not first and not blow.lost):
        chain(story, blow)


def chain(story: Story, blow: Blow) -> None:
    """Offer a chained attack on an adversary who still stands."""
    both = (story.state.fighter(blow.user), story.state.fighter(blow.foe))
    if all(story.state.acts(each) for each in both):
        story.tell(Asked(question=Question(Query.SECOND, blow.user, foe=blow.foe)))


def _breaking(tables: Tables, story: Story, blow: Blow, own: Technique) -> None:
    """Destruction (NP-TECHNIQUE-LONGUES-DESTRUCTION): the adversary's weapon may be broken, by a
    larger gap when both have the same reach."""
    if not clear(blow, own):
        return
    user, foe = story.state.fighter(blow.user), story.state.fighter(blow.foe)
    longer = user.arm.allonge - foe.arm.allonge
    equal = own.gap_if_equal_reach
    enough = longer > 0 or (longer == 0 and equal is not None and blow.exchange.gap >= equal)
    if enough and foe.arm.id:
        story.tell(Asked(question=Question(Query.BREAK, user.id, foe=foe.id)))


def _splitting(tables: Tables, story: Story, blow: Blow, own: Technique) -> None:
    """Fendage (NP-TECHNIQUE-HACHES-FENDAGE): a shaft or a wooden shield."""
    foe = story.state.fighter(blow.foe)
    if clear(blow, own) and (shafted(foe) or wooden(story.state, foe)):
        story.tell(Asked(question=Question(Query.BREAK, blow.user, foe=foe.id)))


def shafted(fighter: Fighter) -> bool:
    """Whether the weapon in hand has a shaft to split."""
    return bool(fighter.arm.id) and (
        fighter.arm.family == "armes-d-hast" or "hampe" in fighter.arm.flags
    )


def wooden(state: State, fighter: Fighter) -> bool:
    """Whether the shield in hand is of wood."""
    return fighter.shield and any(
        shield.wooden for shield in state.settings.shields if shield.id == fighter.document.shield
    )


def _binding(tables: Tables, story: Story, blow: Blow, own: Technique) -> None:
    """Agripper (NP-TECHNIQUE-FLEAUX-AGRIPPER): both weapons are wound together."""
    foe = story.state.fighter(blow.foe)
    if clear(blow, own) and foe.arm.id and story.state.pair(blow.user, blow.foe) is not None:
        _grip(story, Bond(Grip.ENTANGLED, blow.user, blow.foe))


def _grip(story: Story, bond: Bond) -> bool:
    """Tie two fighters, unless the GM leaves it out."""
    name, foe = story.state.name(bond.holder), story.state.name(bond.held)
    text = say(f"np.fight.line.gripped-{bond.grip.value}", name=name, foe=foe)
    made = story.happens(f"grip:{bond.holder}:{bond.held}", bond.held, text)
    if made:
        story.tell(Gripped(bond=bond))
    return made


def _holding(tables: Tables, story: Story, blow: Blow, own: Technique) -> None:
    """Immobilisation (NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION): the exchange was won."""
    if blow.won and story.state.pair(blow.user, blow.foe) is not None:
        held = _grip(story, Bond(Grip.HELD, blow.user, blow.foe))
        foe = story.state.fighter(blow.foe)
        if held and foe.health.unconscious and not foe.health.dead:
            story.tell(Asked(question=Question(Query.STRANGLE, blow.user, foe=blow.foe)))


def _throwing(tables: Tables, story: Story, blow: Blow, own: Technique) -> None:
    """Fauchage (NP-TECHNIQUE-EMPOIGNADE-FAUCHAGE): the adversary lies on the ground; or who failed
    may be thrown himself."""
    if clear(blow, own):
        text = say("np.fight.line.ground-on", name=story.state.name(blow.foe))
        if story.happens(f"ground:{blow.user}:{blow.foe}", blow.foe, text):
            story.tell(GroundSet(fighter=blow.foe, on=True))
    elif reverses(blow, own):
        story.tell(Asked(question=Question(Query.TRIP, blow.foe, foe=blow.user)))


def _stunning(tables: Tables, story: Story, blow: Blow, own: Technique) -> None:
    """Assommer, Écrasement (NP-TECHNIQUE-MASSES-ASSOMMER): a KO that the same PH cancel."""
    if not knocks(story.state, blow.exchange, blow.user, own):
        return
    story.tell(
        Compared(exchange=msgspec.structs.replace(blow.exchange, strike=None, pending=False))
    )
    user, victim = story.state.fighter(blow.user), story.state.fighter(blow.foe)
    stake = 0 if user.choice is None else user.choice.stake
    if victim.able and victim.heroism >= stake:
        question = Question(Query.STUN, victim.id, price=stake, foe=user.id)
        story.tell(Asked(question=question))
    else:
        knock(tables, story, user.id, victim.id)


def _rehearsing(tables: Tables, story: Story, blow: Blow, own: Technique) -> None:
    """La corne du bélier (NP-TECHNIQUE-ECOLE-CORNE-DU-BELIER): a first success may be sold by a
    roll of Comédie; the second attack ends it."""
    user = story.state.fighter(blow.user)
    made = user.roll_against(blow.foe)
    if user.rehearsed:
        story.tell(Rehearsed(fighter=user.id, on=False))
    elif made is not None and made.success and not blow.lost:
        story.tell(Asked(question=Question(Query.COMEDY, user.id, foe=blow.foe)))


def _deceiving(tables: Tables, story: Story, blow: Blow, own: Technique) -> None:
    """Le fourbe l'emporte (NP-TECHNIQUE-ECOLE-FOURBE): an extra attack, or a hindrance in place of
    the damage."""
    user = story.state.fighter(blow.user)
    branch = "" if user.choice is None else user.choice.branch
    if branch == COMEDY and blow.won:
        chain(story, blow)
    elif _hinders(user, blow):
        story.tell(Asked(question=Question(Query.HINDER, user.id, foe=blow.foe)))


EFFECTS: Mapping[str, Effect] = {
    "perforation": _bleeding,
    "percee": _chaining,
    "destruction": _breaking,
    "assommer": _stunning,
    "ecrasement": _stunning,
    "piquage": _bleeding,
    "fendage": _splitting,
    "agripper": _binding,
    "tir-vise": _bleeding,
    "lancer-precis": _bleeding,
    "immobilisation": _holding,
    "fauchage": _throwing,
    "la-corne-du-belier": _rehearsing,
    "le-fourbe-l-emporte": _deceiving,
}
"""Techniques that the tables alone do not describe."""
