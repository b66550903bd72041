"""A fight as a window may show it: who, in what order, what is expected next, and what happened.

A chase or a contract is shown through the same view; `Words` says what is called otherwise there.

A system builds these from a *redacted* state (law 10), so a window that shows all it is given
cannot betray a sealed choice. Windows answer an `Ask` with values; `System.answer` turns them
into a command of that system.
"""

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import DieSpec
from desktop.rules.listed import Stage
from desktop.rules.looks import Look, Showing
from desktop.rules.message import Message, Text
from desktop.rules.sheetmodel import BoxRow


class Option(msgspec.Struct, frozen=True, gc=False):
    """One answer to a field.

    `why_not` is the reason why it is not legal now (None: it is).
    """

    value: str
    label: Text
    why_not: Message | None = None
    key: str = ""


class AskField(msgspec.Struct, frozen=True, gc=False):
    """One value that is wanted: one of `options`, or a whole number from `least` to `most` when
    there are none, or a line of free text (which may stay empty) when `prose`.

    `when` says which answers to earlier fields make this one matter: one of its "field=value" must
    hold (none: it is always asked). What does not matter keeps its default, so a sealed ask gives
    every such field one.
    """

    id: str
    label: Text
    options: tuple[Option, ...] = ()
    least: int = 0
    most: int = 0
    default: str = ""
    prose: bool = False
    when: tuple[str, ...] = ()


class Ask(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Something that is expected of somebody now.

    `sealed` answers are hidden from every reader until the reveal. `optional` asks may be left
    unanswered when the GM goes on. `dice` are rolls that are wanted instead of, or with, the
    fields. `wounds`: by this act the GM marks a wound of somebody who has no boxes to tick; its
    first field is the number.
    """

    id: str
    actor: str
    title: Message
    fields: tuple[AskField, ...] = ()
    dice: tuple[DieSpec, ...] = ()
    sealed: bool = False
    optional: bool = False
    wounds: bool = False


class TrackView(msgspec.Struct, frozen=True, gc=False):
    """A health table of a fighter; `id` and row number name a box line in corrections."""

    id: str
    title: Text
    colour: str
    rows: tuple[BoxRow, ...]


class PoolView(msgspec.Struct, frozen=True, gc=False):
    """A pool of points of a fighter (heroism); `id` names it in corrections.

    `short` is how people write it (PH). It holds `least` to `most`; where `least` is negative it
    is a number that goes through zero.
    """

    id: str
    title: Text
    value: int
    most: int
    short: str = ""
    least: int = 0


class FighterView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One row of the order.

    `band` says in words, without a number, how badly somebody who looks at him finds him; `seen`
    what else everybody sees of him. Both may go to the players: they have no parameters and name
    nobody. `harm` says the same to the GM from 0 to 100, and `half` that he has lost half of what
    keeps him up, where there are no `tracks` to read it from. `out` is who can do nothing more,
    `dead` one of them who is dead. `note` and `conditions` are the GM's
    own words about him. `look` is what the GM lets the players see.
    """

    id: str
    name: str
    side: int
    character: str = ""
    score: int | None = None
    status: tuple[Message, ...] = ()
    out: bool = False
    dead: bool = False
    locked: bool = False
    tracks: tuple[TrackView, ...] = ()
    pools: tuple[PoolView, ...] = ()
    penalty: int = 0
    harm: int = 0
    half: bool = False
    band: Message | None = None
    seen: tuple[Message, ...] = ()
    look: Look = Look()
    note: str = ""
    conditions: tuple[str, ...] = ()


class SlotView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One place in the order.

    A fighter who acts several times a round has several, counted from 1 in `turn` (0 for who has
    one alone); one who left keeps a ghost (`gone`, with the `name` that he had), so that what is
    tied to his place still ends. `current` is the slot whose turn it is, where turns are taken one
    by one, `done` one whose turn is over. `wait` is "hold" or "delay" for one that does not act in
    its place, else "".
    """

    id: str
    fighter: str
    name: str
    side: int = 0
    score: int | None = None
    turn: int = 0
    gone: bool = False
    current: bool = False
    done: bool = False
    wait: str = ""


class ClockView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Something that ends in a while: in `left` rounds, at the `moment` ("start" or "end") of the
    turn of the fighter `anchor` ("" for the round), and then again every `every` rounds (0: no).

    `about` is the fighter whom it concerns ("" for nobody); `rung` is one that is over but still
    to be seen this round.
    """

    id: str
    label: str
    left: int
    anchor: str = ""
    about: str = ""
    moment: str = "end"
    every: int = 0
    condition: str = ""
    rung: bool = False


class GroupView(msgspec.Struct, frozen=True, gc=False):
    """Fighters who may be shown as one row."""

    id: str
    name: str
    members: tuple[str, ...]


class Link(msgspec.Struct, frozen=True, gc=False):
    """One link of the chain of an exchange: threshold, die, quality, modifiers, armour, wound.

    `id` names it in an `Adjustment`; "" for one that the GM cannot change (now).
    """

    label: Text
    value: Text
    breakdown: Breakdown | None = None
    id: str = ""


class Adjustment(msgspec.Struct, frozen=True, gc=False):
    """What the GM adds to one link of an exchange before it is applied: the link `link` of
    `fighter` where he meets `foe` ("" for all of his), `amount` points, and why."""

    fighter: str
    link: str
    amount: int
    reason: str = ""
    foe: str = ""


class Consequence(msgspec.Struct, frozen=True, gc=False):
    """Something that will happen by itself, and that the GM may leave out.

    `id` names it in what is left out; it is the same whatever else is. `fighter` is whom it
    concerns ("" for nobody). What `follows` another consequence does not happen without that one.
    """

    id: str
    fighter: str
    text: Message
    follows: str = ""


class ExchangeView(msgspec.Struct, frozen=True, gc=False):
    """Two fighters against each other (or one alone): their links in order, and the outcome.

    `acts` are the ids of those `FightView.extras` that are about it.
    """

    left: str
    right: str
    left_links: tuple[Link, ...] = ()
    right_links: tuple[Link, ...] = ()
    outcome: tuple[Message, ...] = ()
    acts: tuple[str, ...] = ()


class Preview(msgspec.Struct, frozen=True, gc=False):
    """What going on would lead to, before it is done."""

    exchanges: tuple[ExchangeView, ...] = ()
    consequences: tuple[Consequence, ...] = ()


class Step(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The step of a round as people at the table may be told of it, without parameters.

    `among` are those who are seen to act in it, None when it is everybody's; where none of them is
    shown to the players, nor was anybody in this round, the step reads `quiet` to them, as it did
    before.
    """

    text: Message
    among: tuple[str, ...] | None = None
    quiet: Message | None = None


class Words(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What an activity other than a fight calls things; None leaves the window's own words.

    `sides` are the names of side 0, side 1…; a single one means that there are no sides to
    choose. `order` stands over the list of participants, `out` is the key of what is said
    of one who can do nothing more (with his `name`), `score` that of what a participant's score is
    (with its `value`), `locked` stands beside those who are ready, `closed` is said once all is
    over.
    """

    sides: tuple[Message, ...] = ()
    order: Message | None = None
    out: str = ""
    score: str = ""
    locked: Message | None = None
    closed: Message | None = None


class Gauge(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Points gathered towards a goal; `goal` is the first value that reaches it."""

    id: str
    label: Text
    value: int
    goal: int
    breakdown: Breakdown | None = None


class Sequel(msgspec.Struct, frozen=True, gc=False):
    """Another activity that this one opens with the same participants (`Fights.follow`)."""

    kind: str
    label: Message


class ReminderView(msgspec.Struct, frozen=True, gc=False):
    """What the GM prepared for a moment of the fight: `wave` when people come by it, `due` when the
    moment has come; `round` is 0 where it does not go by rounds."""

    id: str
    text: Message
    round: int = 0
    wave: bool = False
    due: bool = False


class FightView(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """All that the combat window shows of one state.

    `begun` are the slots whose turn has begun in this round, the last one last.
    `expected` is the status line; `gauges` are what an activity counts towards its end.
    `extras` are acts that nobody expects but that a fighter, or the GM about him, may do now; they
    are answered like asks. `slots` are the order that the table keeps; `ordered` tells that
    somebody put it so, whatever the scores, `turns` that slots act one after another now.
    `conditions` are names that the system knows for what may befall anybody.
    `reminders` are what was prepared and is not dealt with, for the GM alone.
    `step` is what players may be told of the phase, `showing` what the GM lets them see.
    """

    stage: Stage
    round: int
    phase: Message
    expected: Message
    fighters: tuple[FighterView, ...] = ()
    asks: tuple[Ask, ...] = ()
    exchanges: tuple[ExchangeView, ...] = ()
    advance: Message | None = None
    gauges: tuple[Gauge, ...] = ()
    words: Words = Words()
    sequel: Sequel | None = None
    extras: tuple[Ask, ...] = ()
    slots: tuple[SlotView, ...] = ()
    ordered: bool = False
    turns: bool = False
    begun: tuple[str, ...] = ()
    clocks: tuple[ClockView, ...] = ()
    groups: tuple[GroupView, ...] = ()
    conditions: tuple[Text, ...] = ()
    step: Step | None = None
    showing: Showing = Showing()
    reminders: tuple[ReminderView, ...] = ()


def present(view: FightView) -> frozenset[str]:
    """The fighters who have not left; those who have may still be listed, with what they were."""
    left = {slot.fighter for slot in view.slots if slot.gone}
    stay = {slot.fighter for slot in view.slots if not slot.gone}
    return frozenset(one.id for one in view.fighters if one.id in stay or one.id not in left)


def bygone(view: FightView) -> FightView:
    """A view of a moment that is over: nothing waits for an answer there."""
    return msgspec.structs.replace(view, asks=(), extras=(), advance=None, sequel=None)


class JournalLine(msgspec.Struct, frozen=True, gc=False):
    """One line of the journal: the entry it belongs to, the round, and what happened."""

    entry: str
    round: int
    text: Message
    detail: tuple[Message, ...] = ()
