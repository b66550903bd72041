"""What a rule system offers to the rest of the program: identity, sheets and, where it has them,
fights.

No framework: a system is a module folder whose `build(tables_root)` returns an object that
satisfies `System`. Documents, settings, states, commands and events are msgspec structs of the
system; callers pass them through without looking inside, so they are typed `Struct` here.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import Dice, DieSpec, Rolled
from desktop.rules.document import Json, Upcaster
from desktop.rules.fightview import Adjustment, AskField, Consequence, FightView, JournalLine
from desktop.rules.foresight import Foresight
from desktop.rules.listed import CHASE as CHASE
from desktop.rules.listed import CONTRACT as CONTRACT
from desktop.rules.listed import FIGHT as FIGHT
from desktop.rules.listed import Summary as Summary
from desktop.rules.message import Message
from desktop.rules.muster import Muster
from desktop.rules.sheetmodel import SheetModel

Struct: TypeAlias = msgspec.Struct


class Severity:
    """How much a problem matters: a broken rule of the source blocks the end of creation, advice
    only warns."""

    RULE = "rule"
    ADVICE = "advice"


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is wrong with a document.

    `rule` is the inventory id, `step` the creation step that mends it.
    """

    rule: str
    text: Message
    severity: str = Severity.RULE
    step: str = ""
    overridden: str = ""


class Edited(msgspec.Struct, frozen=True):
    """An edit that was accepted: the new document and the line that history shows."""

    document: Struct
    label: Message


class Accepted(msgspec.Struct, frozen=True):
    """A command that was accepted, with the events it causes."""

    events: tuple[Struct, ...]


class Refused(msgspec.Struct, frozen=True):
    """A command that is not legal now; nothing changed."""

    reason: Message


class NeedDice(msgspec.Struct, frozen=True):
    """The rules cannot go on without these dice; call again with more."""

    specs: tuple[DieSpec, ...]


Outcome: TypeAlias = Accepted | Refused | NeedDice


class Template(msgspec.Struct, frozen=True):
    """A ready adversary, to be copied into fights under any name."""

    name: str
    document: Struct


class FightRules(Protocol):
    """Fights of a system, or another activity played as a journal (a chase, a contract), as pure
    functions over its own structs."""

    event_version: int

    def blank(self, settings: Struct) -> Struct:
        """The state of a fight before anything happened."""
        ...

    def decide(self, state: Struct, command: Struct, dice: Dice) -> Outcome:
        """Check a command and say what it causes.

        Never waits, never rolls.
        """
        ...

    def apply(self, state: Struct, event: Struct) -> Struct:
        """The state after an event.

        Total: an event that was accepted always applies.
        """
        ...

    def read_command(self, raw: Mapping[str, Json]) -> Struct: ...

    def read_events(self, version: int, raw: Sequence[Mapping[str, Json]]) -> tuple[Struct, ...]:
        """Decode stored events, upcasting those of an older version.

        Raises `KnownError` for a newer one.
        """
        ...

    def redacted(self, state: Struct) -> Struct:
        """The state without anything sealed."""
        ...

    def view(self, state: Struct) -> FightView:
        """What a window shows; must be given a redacted state to be shown to anybody."""
        ...

    def muster(self, state: Struct) -> Muster:
        """Who is there, in the system's own order, and where the fight stands; cheap."""
        ...

    def lines(
        self,
        before: Struct,
        entry: str,
        command: Struct,
        events: Sequence[Struct],
        dice: Sequence[Rolled],
    ) -> tuple[JournalLine, ...]:
        """The journal's lines for one entry (sealed choices never appear before their reveal)."""
        ...

    # Commands that every system has, built for callers that know no system.
    def join(
        self, fighter: str, side: int, document: Struct, name: str, character: str
    ) -> Struct: ...

    def begin(self) -> Struct: ...

    def answer(self, state: Struct, ask: str, values: Mapping[str, str]) -> Struct | Refused:
        """The command that answers an ask of this state's view."""
        ...

    def advance(
        self,
        state: Struct,
        skipped: frozenset[str] = frozenset(),
        adjusted: Sequence[Adjustment] = (),
    ) -> Struct | Refused:
        """The command for "next" (Space): reveal, resolve, end of round… whatever this phase
        expects, without the consequences `skipped` and with what the GM has `adjusted`.

        The command holds both, and its journal lines tell them. An id that is no consequence of
        this step is of no effect.
        """
        ...

    def take_turn(self, state: Struct, slot: str) -> Struct | Refused:
        """The command that ends the turn that is on and begins that of a slot; refused where turns
        are not taken one by one."""
        ...

    def consequences(
        self, state: Struct, dice: Dice, adjusted: Sequence[Adjustment] = ()
    ) -> tuple[Consequence, ...] | NeedDice:
        """What `advance` with these dice causes by itself, piece by piece, when nothing is
        skipped; () where it causes nothing of the kind or is refused."""
        ...

    def area_fields(self, state: Struct) -> tuple[AskField, ...]:
        """What has to be said of damage done to several at once; () where there is none."""
        ...

    def area(
        self, targets: Sequence[tuple[str, bool]], values: Mapping[str, str]
    ) -> Struct | Refused:
        """The command that does damage to several fighters (id, and whether by half only), as
        `values` of `area_fields` say."""
        ...

    def correct_box(
        self, fighter: str, track: str, row: int, ticked: bool, reason: str
    ) -> Struct: ...

    def correct_pool(self, fighter: str, pool: str, value: int, reason: str) -> Struct: ...

    def remove(self, fighter: str, reason: str) -> Struct: ...

    def close(self) -> Struct: ...

    def apply_settings(self, settings: Struct) -> Struct:
        """The command that goes on by other settings from now on; its event holds them."""
        ...

    def document_edited(self, fighter: str, document: Struct) -> Struct:
        """The command that tells a fight that a participant's sheet changed outside it."""
        ...

    def carried(self, before: Struct, after: Struct, command: Struct) -> Struct:
        """A command that tells of something outside (a `document_edited`) as it is to be decided
        on `after`, when it was decided on `before`: what it left alone of what the fight owns is
        as `after` has it. Any other command is itself."""
        ...

    def live_document(self, state: Struct, fighter: str, document: Struct) -> Struct:
        """`document` with what the fight owns (wounds, heroism, conditions) written onto it."""
        ...

    def participant(self, state: Struct, fighter: str) -> Struct | None:
        """The document that a fighter came with, as the fight has left it; None when there is no
        such fighter or he has left."""
        ...

    def foresight(self, state: Struct) -> tuple[Foresight, Struct] | None:
        """What odds are worked out with, and the redacted state that they start from; None where
        an activity offers none."""
        ...


class System(Protocol):
    """One rule system."""

    id: str
    title: str
    round_word: str
    """What a round is called: "tour" or "round" (`word.round.*` in the texts)."""
    document_type: type[Struct]
    document_version: int
    upcasters: Mapping[int, Upcaster]
    settings_type: type[Struct]
    activities: Mapping[str, FightRules]
    """Kind (`FIGHT`, `CHASE`, `CONTRACT`) to its rules, in the order in which they are offered."""

    def default_settings(self) -> Struct:
        """The shipped settings of a campaign ("valeurs de Cassure")."""
        ...

    def check_settings(self, settings: Struct) -> None:
        """Raises `KnownError` naming the first value that the rules cannot work with."""
        ...

    def blank(self, name: str) -> Struct:
        """A character with nothing chosen."""
        ...

    def templates(self, settings: Struct) -> tuple[Template, ...]:
        """Ready adversaries of the system, with the gear of the campaign."""
        ...

    def name_of(self, document: Struct) -> str: ...

    def renamed(self, document: Struct, name: str) -> Struct: ...

    def problems(self, document: Struct, settings: Struct) -> tuple[Problem, ...]: ...

    def sheet(self, document: Struct, settings: Struct) -> SheetModel: ...

    def blank_sheet(self, settings: Struct) -> SheetModel:
        """A sheet to be filled in by hand: nothing is chosen, everything has its place."""
        ...

    def write_entry(
        self, document: Struct, settings: Struct, path: str, texts: Mapping[str, str]
    ) -> tuple[Struct, ...] | Refused:
        """The edit commands that make the entry `path` of a sheet read `texts[path]`.

        `texts` holds everything that is filled in at the same time, for entries that are one
        thing together (the name and the value of a new skill); then one of them has the commands
        and the others none. What stands after a + in `path` is a new id of the caller's.
        """
        ...

    def summary(self, document: Struct, settings: Struct) -> Summary: ...

    def read_edit(self, raw: Mapping[str, Json]) -> Struct:
        """Decode an edit command.

        Raises `KnownError` when there is none of that tag and shape.
        """
        ...

    def edit(self, document: Struct, settings: Struct, command: Struct) -> Edited | Refused:
        """Apply one edit command of the system to a document."""
        ...

    def explain(self, document: Struct, settings: Struct, number: str) -> Breakdown | None:
        """The breakdown of a number of the sheet named by its path (`skill:cambriole`)."""
        ...
