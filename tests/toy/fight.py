"""Fights of the toy system: the smallest thing that satisfies `FightRules`."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from desktop.rules.dice import Dice, DieKey, DieSpec, Rolled
from desktop.rules.document import Json
from desktop.rules.errors import known
from desktop.rules.fightview import (
    Adjustment,
    AskField,
    Consequence,
    FightView,
    JournalLine,
    Stage,
)
from desktop.rules.foresight import Foresight
from desktop.rules.message import say
from desktop.rules.muster import Muster, Seat
from desktop.rules.system import Accepted, NeedDice, Outcome, Refused
from tests.toy import show
from tests.toy.document import HITS, ToyCharacter, ToySettings
from tests.toy.foreseeing import ToyForesight
from tests.toy.state import (
    Adjusted,
    ApplySettings,
    Begin,
    Burn,
    Burned,
    Choice,
    Choose,
    Chosen,
    Close,
    Closed,
    Command,
    CorrectGrit,
    CorrectHits,
    EditSheet,
    Event,
    Fighter,
    FightState,
    GritSet,
    HitsSet,
    Join,
    Joined,
    Phase,
    Remove,
    Removed,
    Resolve,
    Reveal,
    Revealed,
    RoundBegun,
    SettingsApplied,
    SheetEdited,
    Skipped,
    Struck,
    TakeTurn,
    TurnBegun,
)

EVENT_VERSION = 2
DIE = 6
GUARD = 2
replace = msgspec.structs.replace


def strikes(state: FightState) -> tuple[DieSpec, ...]:
    """The dice that the resolution of this round needs."""
    return tuple(
        DieSpec(DieKey("strike", one.id, state.round), DIE, say("toy.die.strike", name=one.name))
        for one in state.able()
        if one.choice is not None and one.choice.action == "strike"
    )


class ToyFights:
    """See `FightRules` for what each method promises."""

    event_version = EVENT_VERSION

    def blank(self, settings: msgspec.Struct) -> FightState:
        return FightState(cast("ToySettings", settings))

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        return _decide(cast("FightState", state), cast("Command", command), dice)

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> FightState:
        return _apply(cast("FightState", state), cast("Event", event))

    def read_command(self, raw: Mapping[str, Json]) -> msgspec.Struct:
        return msgspec.convert(raw, Command)

    def read_events(
        self, version: int, raw: Sequence[Mapping[str, Json]]
    ) -> tuple[msgspec.Struct, ...]:
        if version > EVENT_VERSION:
            raise known("error.events-newer", version=version, current=EVENT_VERSION)
        if version == 1:  # "wounds-set" is what version 1 called "hits-set"
            raw = [{**e, "type": "hits-set"} if e["type"] == "wounds-set" else e for e in raw]
        return msgspec.convert(raw, tuple[Event, ...])

    def redacted(self, state: msgspec.Struct) -> FightState:
        state = cast("FightState", state)
        if state.phase is not Phase.CHOICE:
            return state
        return replace(state, fighters=tuple(replace(f, choice=None) for f in state.fighters))

    def view(self, state: msgspec.Struct) -> FightView:
        state = cast("FightState", state)
        return show.view(state, strikes(state))

    def muster(self, state: msgspec.Struct) -> Muster:
        state = cast("FightState", state)
        times = range(1, max(1, state.settings.turns) + 1)
        seats = tuple(
            Seat(
                id=one.id if time == 1 else f"{one.id}#{time}",
                fighter=one.id,
                name=one.name,
                side=one.side,
                character=one.character,
                out=one.hits <= 0,
            )
            for time in times
            for one in state.fighters
        )
        acting = show.acting(state)
        return Muster(
            stage=state.stage,
            round=state.round,
            seats=seats,
            turns=bool(state.settings.turns) and state.phase is Phase.RESOLUTION,
            turn=state.turn,
            acting=acting,
        )

    def lines(
        self,
        before: msgspec.Struct,
        entry: str,
        command: msgspec.Struct,
        events: Sequence[msgspec.Struct],
        dice: Sequence[Rolled],
    ) -> tuple[JournalLine, ...]:
        state = cast("FightState", before)
        return show.lines(state, entry, cast("Sequence[Event]", events), dice)

    def join(
        self, fighter: str, side: int, document: msgspec.Struct, name: str, character: str
    ) -> Join:
        return Join(fighter, side, name, character, cast("ToyCharacter", document))

    def begin(self) -> Begin:
        return Begin()

    def answer(
        self, state: msgspec.Struct, ask: str, values: Mapping[str, str]
    ) -> msgspec.Struct | Refused:
        if ask == "resolve":
            return Resolve()
        kind, _, fighter = ask.partition(":")
        if kind != "choose" or cast("FightState", state).fighter(fighter) is None:
            return Refused(say("toy.why.nothing-asked"))
        grit = values.get("grit", "0")
        if not grit.isdecimal():
            return Refused(say("toy.why.grit"))
        return Choose(
            fighter, Choice(values.get("action", ""), values.get("target", ""), int(grit))
        )

    def advance(
        self,
        state: msgspec.Struct,
        skipped: frozenset[str] = frozenset(),
        adjusted: Sequence[Adjustment] = (),
    ) -> msgspec.Struct | Refused:
        match cast("FightState", state).phase:
            case Phase.SETUP:
                return Begin()
            case Phase.CHOICE:
                return Reveal()
            case Phase.RESOLUTION:
                return Resolve(tuple(sorted(skipped)), tuple(adjusted))
            case Phase.CLOSED:
                return Refused(say("toy.why.closed"))

    def take_turn(self, state: msgspec.Struct, slot: str) -> msgspec.Struct | Refused:
        if not self.muster(state).turns:
            return Refused(say("toy.why.not-now"))
        return TakeTurn(slot)

    def consequences(
        self, state: msgspec.Struct, dice: Dice, adjusted: Sequence[Adjustment] = ()
    ) -> tuple[Consequence, ...] | NeedDice:
        command = self.advance(state, adjusted=adjusted)
        if not isinstance(command, Resolve):
            return ()
        outcome = _resolve(cast("FightState", state), command, dice)
        if not isinstance(outcome, Accepted):
            return outcome if isinstance(outcome, NeedDice) else ()
        return tuple(
            Consequence(
                _blow(event.fighter),
                event.target,
                say("toy.consequence", damage=event.damage, hits=event.hits),
            )
            for event in outcome.events
            if isinstance(event, Struck)
        )

    def area_fields(self, state: msgspec.Struct) -> tuple[AskField, ...]:
        return (AskField("damage", say("toy.damage"), least=0, most=HITS),)

    def area(
        self, targets: Sequence[tuple[str, bool]], values: Mapping[str, str]
    ) -> msgspec.Struct | Refused:
        damage = values.get("damage", "")
        if not damage.isdecimal():
            return Refused(say("toy.why.damage"))
        return Burn(tuple(targets), int(damage))

    def apply_settings(self, settings: msgspec.Struct) -> ApplySettings:
        return ApplySettings(cast("ToySettings", settings))

    def correct_box(
        self, fighter: str, track: str, row: int, ticked: bool, reason: str
    ) -> CorrectHits:
        return CorrectHits(fighter, -1 if ticked else 1, reason)

    def correct_pool(self, fighter: str, pool: str, value: int, reason: str) -> CorrectGrit:
        return CorrectGrit(fighter, value, reason)

    def remove(self, fighter: str, reason: str) -> Remove:
        return Remove(fighter, reason)

    def close(self) -> Close:
        return Close()

    def document_edited(self, fighter: str, document: msgspec.Struct) -> EditSheet:
        return EditSheet(fighter, cast("ToyCharacter", document))

    def carried(
        self, before: msgspec.Struct, after: msgspec.Struct, command: msgspec.Struct
    ) -> msgspec.Struct:
        if not isinstance(command, EditSheet):
            return command
        was = cast("FightState", before).fighter(command.fighter)
        now = cast("FightState", after).fighter(command.fighter)
        if was is None or now is None:
            return command
        document = command.document
        hits = now.hits if document.hits == was.hits else document.hits
        grit = now.grit if document.grit == was.grit else document.grit
        return replace(command, document=replace(document, hits=hits, grit=grit))

    def live_document(
        self, state: msgspec.Struct, fighter: str, document: msgspec.Struct
    ) -> ToyCharacter:
        one = cast("FightState", state).fighter(fighter)
        document = cast("ToyCharacter", document)
        return document if one is None else replace(document, hits=one.hits, grit=one.grit)

    def participant(self, state: msgspec.Struct, fighter: str) -> ToyCharacter | None:
        one = cast("FightState", state).fighter(fighter)
        return None if one is None else self.live_document(state, fighter, one.document)

    def foresight(self, state: msgspec.Struct) -> tuple[Foresight, FightState]:
        open_ = self.redacted(state)
        # Who has locked something says no more than who has not.
        fighters = tuple(replace(one, locked=False) for one in open_.fighters)
        return ToyForesight(self), replace(open_, fighters=fighters)


def _decide(state: FightState, command: Command, dice: Dice) -> Outcome:
    if state.phase is Phase.CLOSED:
        return Refused(say("toy.why.closed"))
    match command:
        case Join(fighter, side, name, character, document):
            if state.fighter(fighter) is not None:
                return Refused(say("toy.why.already-in", name=name))
            return Accepted((Joined(fighter, side, name, character, document),))
        case Begin():
            if state.phase is not Phase.SETUP or not state.able():
                return Refused(say("toy.why.cannot-begin"))
            return Accepted((RoundBegun(1),))
        case Reveal():
            waiting = [one for one in state.able() if not one.locked]
            if state.phase is not Phase.CHOICE or waiting or not state.able():
                return Refused(say("toy.why.choices-missing", count=len(waiting)))
            chosen = {one.id: one.choice for one in state.able() if one.choice is not None}
            left = {one.id: one.grit - chosen[one.id].grit for one in state.able()}
            return Accepted((Revealed(left, chosen),))
        case Resolve():
            return _resolve(state, command, dice)
        case Burn(targets, damage):
            return _burn(state, targets, damage)
        case ApplySettings(settings):
            return Accepted((SettingsApplied(settings),))
        case TakeTurn(slot):
            return Accepted((TurnBegun(slot),))
        case Close():
            return Accepted((Closed(),))
        case _:
            one = state.fighter(command.fighter)
            if one is None:
                return Refused(say("toy.why.no-fighter"))
            return _decide_about(state, one, command)


def _decide_about(
    state: FightState,
    one: Fighter,
    command: Choose | CorrectHits | CorrectGrit | Remove | EditSheet,
) -> Outcome:
    match command:
        case Choose(_, choice):
            target = state.fighter(choice.target)
            striking = choice.action == "strike"
            if state.phase is not Phase.CHOICE or one.hits <= 0:
                return Refused(say("toy.why.not-now"))
            if choice.action not in ("strike", "guard") or (striking and target in (None, one)):
                return Refused(say("toy.why.no-target"))
            if not 0 <= choice.grit <= one.grit:
                return Refused(say("toy.why.grit"))
            return Accepted((Chosen(one.id, choice),))
        case CorrectHits(_, change, reason):
            hits = one.hits + change
            if not reason or not 0 <= hits <= HITS:
                return Refused(say("toy.why.correction"))
            return Accepted((HitsSet(one.id, hits, reason),))
        case CorrectGrit(_, value, reason):
            if not reason or not 0 <= value <= state.settings.grit:
                return Refused(say("toy.why.correction"))
            return Accepted((GritSet(one.id, value, reason),))
        case Remove(_, reason):
            return Accepted((Removed(one.id, reason),))
        case EditSheet(_, document):
            hits = document.hits if document.hits != one.hits else None
            grit = document.grit if document.grit != one.grit else None
            return Accepted((SheetEdited(one.id, document, hits, grit),))


def _blow(fighter: str) -> str:
    """The id by which a blow is left out."""
    return f"strike:{fighter}"


def _burn(state: FightState, targets: Sequence[tuple[str, bool]], damage: int) -> Outcome:
    events: list[msgspec.Struct] = []
    for fighter, halved in targets:
        one = state.fighter(fighter)
        if one is None or damage < 0:
            return Refused(say("toy.why.no-fighter"))
        taken = min(one.hits, damage // 2 if halved else damage)
        events.append(Burned(fighter, taken, one.hits - taken))
    return Accepted(tuple(events)) if events else Refused(say("toy.why.no-target"))


def _resolve(state: FightState, command: Resolve, dice: Dice) -> Outcome:
    if state.phase is not Phase.RESOLUTION:
        return Refused(say("toy.why.not-now"))
    specs = strikes(state)
    if missing := dice.missing(specs):
        return NeedDice(missing)
    hits = {one.id: one.hits for one in state.fighters}
    guarding = {one.id for one in state.fighters if one.choice and one.choice.action == "guard"}
    events: list[msgspec.Struct] = []
    for spec in specs:
        one = state.fighter(spec.key.actor)
        if one is None or one.choice is None or one.choice.target not in hits:
            continue
        target, die = one.choice.target, dice.value(spec.key)
        if _blow(one.id) in command.skip:
            events.append(Skipped(one.id, target))
            continue
        mine = [each for each in command.adjusted if each.fighter == one.id]
        events.extend(Adjusted(one.id, each.amount, each.reason) for each in mine)
        extra = one.choice.grit + sum(each.amount for each in mine)
        damage = max(0, die + extra - (GUARD if target in guarding else 0))
        hits[target] = max(0, hits[target] - damage)
        events.append(Struck(one.id, target, die, damage, hits[target]))
    return Accepted((*events, RoundBegun(state.round + 1)))


def _apply(state: FightState, event: Event) -> FightState:
    match event:
        case Joined(fighter, side, name, character, document):
            joined = Fighter(fighter, name, side, character, document, document.hits, document.grit)
            return replace(state, fighters=(*state.fighters, joined))
        case RoundBegun(number):
            return replace(
                state,
                stage=Stage.RUNNING,
                phase=Phase.CHOICE,
                round=number,
                turn="",
                fighters=tuple(replace(f, locked=False, choice=None) for f in state.fighters),
            )
        case TurnBegun(slot):
            return replace(state, turn=slot)
        case Revealed(grit, choices):
            opened = tuple(
                replace(f, grit=grit.get(f.id, f.grit), choice=choices.get(f.id))
                for f in state.fighters
            )
            return replace(state, phase=Phase.RESOLUTION, fighters=opened, blows=())
        case Struck(_, target, _, _, hits):
            return replace(_changed(state, target, hits=hits), blows=(*state.blows, event))
        case Skipped() | Adjusted():
            return state
        case Burned(fighter, _, hits):
            return _changed(state, fighter, hits=hits)
        case SettingsApplied(settings):
            return replace(state, settings=settings)
        case Chosen(fighter, choice):
            return _changed(state, fighter, locked=True, choice=choice)
        case HitsSet(fighter, hits):
            return _changed(state, fighter, hits=hits)
        case GritSet(fighter, grit):
            return _changed(state, fighter, grit=grit)
        case Removed(fighter):
            return replace(state, fighters=tuple(f for f in state.fighters if f.id != fighter))
        case Closed():
            return replace(state, stage=Stage.CLOSED, phase=Phase.CLOSED)
        case SheetEdited(fighter, document, hits, grit):
            fields = {"hits": hits, "grit": grit}
            owned = {name: value for name, value in fields.items() if value is not None}
            return _changed(state, fighter, document=document, name=document.name, **owned)


def _changed(state: FightState, fighter: str, **fields: object) -> FightState:
    return replace(
        state,
        fighters=tuple(replace(f, **fields) if f.id == fighter else f for f in state.fighters),
    )
