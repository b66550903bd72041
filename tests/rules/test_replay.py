"""Steps decided again from an earlier one: the same dice give the same fight, other dice the fight
that they would have given."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.answered import answered
from desktop.rules.dice import Dice, DieKey, DieSpec, Origin, Rolled
from desktop.rules.journal import Entry, EntryKind
from desktop.rules.message import say
from desktop.rules.replay import Change, decided, replay, specs_of
from desktop.rules.system import Accepted, NeedDice, Refused
from desktop.rules.viewdiff import differences
from tests.toy.document import ToyCharacter, ToySettings
from tests.toy.fight import ToyFights
from tests.toy.state import Choice, Choose, CorrectGrit, CorrectHits, FightState, Resolve

FIGHTS = ToyFights()


class Played:
    """A fight of Anne and Bruno, as a journal in memory."""

    def __init__(self) -> None:
        self.state = FIGHTS.blank(ToySettings())
        self.entries: list[Entry] = []
        self.rolls: list[int | None] = []  # the entry that resolved each round
        for name in ("anne", "bruno"):
            self.run(FIGHTS.join(name, 1, ToyCharacter(name=name), name, ""))
        self.run(FIGHTS.begin())

    def run(self, command: msgspec.Struct | Refused, face: int = 1) -> bool:
        """Do a command with every die on `face`; whether it was legal."""
        if isinstance(command, Refused):
            return False
        outcome, dice = FIGHTS.decide(self.state, command, Dice()), ()
        if isinstance(outcome, NeedDice):
            dice = tuple(Rolled(one.key, one.sides, face) for one in outcome.specs)
            outcome = FIGHTS.decide(self.state, command, Dice(dice))
        if not isinstance(outcome, Accepted):
            return False
        self.entries.append(_entry(len(self.entries), command, dice, outcome.events))
        for event in outcome.events:
            self.state = FIGHTS.apply(self.state, event)
        return True

    def round(self, anne: int, bruno: int, face: int) -> None:
        """A round: 0 guards, 1 to 3 strikes with a grit of one less."""
        for one, other, what in (("anne", "bruno", anne), ("bruno", "anne", bruno)):
            choice = Choice("strike", other, what - 1) if what else Choice("guard")
            self.run(Choose(one, choice))
        self.run(FIGHTS.advance(self.state))
        rolled = self.run(FIGHTS.advance(self.state), face)
        self.rolls.append(len(self.entries) - 1 if rolled else None)


def _entry(number: int, command, dice, events) -> Entry:
    return Entry(
        id=f"e{number}",
        parent=f"e{number - 1}" if number else None,
        at="2026-01-01T00:00:00Z",
        version=FIGHTS.event_version,
        settings_version=1,
        command=msgspec.json.encode(command),
        dice=dice,
        events=msgspec.json.encode(events),
    )


def read(entry: Entry):
    return FIGHTS.read_events(entry.version, entry.raw_events)


def before(played: Played, place: int) -> FightState:
    state = FIGHTS.blank(ToySettings())
    for entry in played.entries[:place]:
        for event in read(entry):
            state = FIGHTS.apply(state, event)
    return state


def replayed(played: Played, place: int, changes: dict[str, Change], until: str = ""):
    return replay(FIGHTS, before(played, place), played.entries[place:], changes, read, until=until)


def kinds(played: Played) -> list[object]:
    return [entry.raw_command["type"] for entry in played.entries]


ROUNDS = st.lists(
    st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(1, 6)), min_size=1, max_size=6
)


@given(rounds=ROUNDS, place=st.integers(0, 40))
def test_the_same_dice_give_the_same_fight(rounds: list[tuple[int, int, int]], place: int) -> None:
    played = Played()
    for one in rounds:
        played.round(*one)
    done = replayed(played, min(place, len(played.entries)), {})
    assert done.stop is None
    assert done.state == played.state
    assert [step.dice for step in done.steps] == [
        entry.dice for entry in played.entries[min(place, len(played.entries)) :]
    ]


@given(rounds=ROUNDS, number=st.integers(0, 5), face=st.integers(1, 6))
def test_another_die_is_what_playing_it_so_would_have_given(
    rounds: list[tuple[int, int, int]], number: int, face: int
) -> None:
    number = min(number, len(rounds) - 1)
    played, again = Played(), Played()
    for turn, (anne, bruno, own) in enumerate(rounds):
        played.round(anne, bruno, own)
        again.round(anne, bruno, face if turn == number else own)
    place = played.rolls[number]
    if place is None:
        return
    entry = played.entries[place]
    dice = tuple(Rolled(die.key, 6, face, Origin.TYPED) for die in entry.dice)
    done = replayed(played, place, {entry.id: Change(dice=dice)})
    # Otherwise somebody stands, or has fallen, who had not: the plays differ by more than a die.
    if done.stop is None and kinds(played) == kinds(again):
        assert done.state == again.state


@given(
    rounds=st.lists(
        st.tuples(st.integers(0, 3), st.integers(0, 3), st.integers(1, 2)), min_size=1, max_size=3
    ),
    place=st.integers(0, 20),
)
def test_every_command_that_an_ask_gave_leads_back_to_it(
    rounds: list[tuple[int, int, int]], place: int
) -> None:
    played = Played()
    for one in rounds:
        played.round(*one)
    place = min(place, len(played.entries) - 1)
    state = before(played, place)
    command = FIGHTS.read_command(played.entries[place].raw_command)
    found = answered(FIGHTS, state, command, FIGHTS.view(FIGHTS.redacted(state)).asks)
    if isinstance(command, Choose) and state.fighter(command.fighter).locked:
        return  # nobody was asked: the round that was tried before never came to its reveal
    if isinstance(command, Choose | Resolve):
        assert found is not None
        assert FIGHTS.answer(state, found.ask.id, found.values) == command
    else:
        assert found is None


def test_a_die_that_is_no_longer_asked_for_is_left_out() -> None:
    played = Played()
    played.round(1, 1, 3)
    place = next(n for n, one in enumerate(played.entries) if one.raw_command["type"] == "choose")
    guards = Change(ask="choose:anne", values={"action": "guard"})
    done = replayed(played, place, {played.entries[place].id: guards})
    assert done.stop is None
    assert [die.key.actor for die in done.steps[-1].dice] == ["bruno"]
    assert done.state.fighter("anne").hits == 10 - (3 - 2)


def test_a_die_of_another_size_counts_as_lacking() -> None:
    played = Played()
    played.round(1, 0, 3)
    entry = played.entries[-1]
    odd = tuple(Rolled(die.key, 20, 15) for die in entry.dice)
    done = replayed(played, len(played.entries) - 1, {entry.id: Change(dice=odd)})
    assert done.stop is not None
    assert isinstance(done.stop.outcome, NeedDice)


def test_nothing_happens_from_the_end_on_but_what_came_from_outside() -> None:
    played = Played()
    played.round(1, 0, 6)
    edited = FIGHTS.document_edited("bruno", ToyCharacter(name="Bruno", notes="x", hits=6))
    assert played.run(edited)
    played.entries[-1] = msgspec.structs.replace(played.entries[-1], kind=EntryKind.EXTERNAL)
    played.run(CorrectGrit("anne", 0, "x"))
    done = replayed(played, 3, {}, until=played.entries[3].id)
    assert [step.entry.kind for step in done.steps] == [EntryKind.EXTERNAL]
    assert len(done.dropped) == 5
    assert done.state.fighter("bruno").document.notes == "x"
    assert done.state.fighter("bruno").hits == 10


def test_specs_are_those_that_the_command_asked_for() -> None:
    played = Played()
    played.round(1, 1, 3)
    place = len(played.entries) - 1
    held = Dice(played.entries[place].dice)
    specs = specs_of(FIGHTS, before(played, place), Resolve(), held)
    assert [spec.key.actor for spec in specs] == ["anne", "bruno"]
    one = specs_of(FIGHTS, before(played, place), Resolve(), Dice())
    assert one == specs
    assert specs_of(FIGHTS, before(played, 3), CorrectHits("anne", -1, "x"), Dice()) == ()


class Asking:
    """Rules that ask for one die after another, as a critical does."""

    def decide(self, state, command, dice: Dice):
        for number in range(3):
            spec = DieSpec(DieKey("chain", "", number), 6, say("toy.die"))
            if missing := dice.missing([spec]):
                return NeedDice(missing)
        return Accepted(())


def test_dice_are_given_one_after_another_as_they_are_asked_for() -> None:
    dice = [Rolled(DieKey("chain", "", number), 6, number + 1) for number in range(4)]
    made = decided(Asking(), FightState(ToySettings()), Resolve(), Dice(dice))  # type: ignore[arg-type]
    assert not isinstance(made, Refused | NeedDice)
    assert made[1] == tuple(dice[:3])
    lacking = decided(Asking(), FightState(ToySettings()), Resolve(), Dice(dice[:1]))  # type: ignore[arg-type]
    assert isinstance(lacking, NeedDice)
    assert [spec.key.ordinal for spec in lacking.specs] == [1]


def test_differences_are_told_fighter_by_fighter() -> None:
    played, again = Played(), Played()
    played.round(1, 0, 3)
    again.round(3, 0, 6)
    told = differences(FIGHTS.view(played.state), FIGHTS.view(again.state))
    assert [(one.name, [each.key for each in one.changes]) for one in told] == [
        ("anne", ["replay.pool"]),
        ("bruno", ["replay.boxes"]),
    ]
    assert told[0].changes[0].params["before"] == 3
    assert told[0].changes[0].params["after"] == 1
    assert (told[1].changes[0].params["before"], told[1].changes[0].params["after"]) == (1, 6)
    assert differences(FIGHTS.view(played.state), FIGHTS.view(played.state)) == ()


def test_who_comes_and_who_is_gone_is_told() -> None:
    played, again = Played(), Played()
    again.run(FIGHTS.remove("anne", "x"))
    again.run(FIGHTS.join("carl", 2, ToyCharacter(name="carl"), "carl", ""))
    again.run(FIGHTS.close())
    told = differences(FIGHTS.view(played.state), FIGHTS.view(again.state))
    assert [(one.name, [each.key for each in one.changes]) for one in told] == [
        ("", ["replay.place"]),
        ("carl", ["replay.joins"]),
        ("anne", ["replay.leaves"]),
    ]
