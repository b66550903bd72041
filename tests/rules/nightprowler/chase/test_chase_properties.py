"""Whatever is commanded, nothing breaks and nothing sealed shows: properties of a chase."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import Dice, roll
from desktop.rules.message import Message
from desktop.rules.nightprowler.chase import commands as c
from desktop.rules.nightprowler.chase.events import Locked
from desktop.rules.nightprowler.chase.state import Choice, Fate, Phase, State, Verdict
from desktop.rules.nightprowler.document.character import Track as HealthTrack
from desktop.rules.system import Accepted, NeedDice, Refused
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.chase.track import Track, chase, runner
from tests.texts import texts_of

TEXTS = texts_of("fr")
IDS = st.sampled_from(["f", "g", "p", "q", "nobody", ""])
MOVES = st.sampled_from(
    [
        "foncer",
        "louvoyer",
        "planquer",
        "reperer",
        "sprint",
        "bond-prodigieux",
        "traque",
        "mascarade",
        "connaissance-de-la-ville",
        "rien",
    ]
)
SMALL = st.integers(-2, 7)
REASON = st.sampled_from(["", "raison"])
SKILLS = st.sampled_from(["", "acrobatie", "combat-arme:Haches", "rien", "art:"])
SEEDS = st.integers(0, 2**32)
COMMANDS = st.one_of(
    st.builds(c.Begin),
    st.builds(c.SetLead, fighter=IDS, lead=st.sampled_from(["petite", "rien"])),
    st.builds(c.Choose, fighter=IDS, move=MOVES, heroism=SMALL, citizens=SMALL, quarry=IDS),
    st.builds(c.Unlock, fighter=IDS),
    st.builds(c.Reveal),
    st.builds(c.Adjust, fighter=IDS, modifier=SMALL, skill=SKILLS),
    st.builds(c.AdjustAvoidance, fighter=IDS, modifier=SMALL, skill=SKILLS),
    st.builds(c.Resolve),
    st.builds(c.Judge, fighter=IDS, verdict=st.sampled_from(Verdict)),
    st.builds(c.NextTurn),
    st.builds(
        c.CorrectBox,
        fighter=IDS,
        track=st.sampled_from(HealthTrack),
        row=SMALL,
        ticked=st.booleans(),
        reason=REASON,
    ),
    st.builds(c.CorrectPool, fighter=IDS, pool=st.just("heroism"), value=SMALL, reason=REASON),
    st.builds(c.Remove, fighter=IDS, reason=REASON),
    st.builds(c.Join, fighter=IDS, side=SMALL, document=st.just(runner()), name=IDS),
    st.builds(c.DocumentEdited, fighter=IDS, document=st.just(runner(ph=3))),
)


def crowd(rules: Rules) -> Track:
    track = Track(rules)
    for name, side in (("f", 0), ("g", 0), ("p", 1), ("q", 1)):
        track.join(name, side, runner(ph=8 if side else 6))
    return track


def go_on(track: Track, chance: random.Random) -> None:
    """Answer one question at random, or press "next"."""
    view = track.rules.view(track.rules.redacted(track.state))
    pressing = [ask for ask in view.asks if not ask.optional and ask.id != "resolve"]
    if pressing:
        ask = chance.choice(pressing)
        values = {
            field.id: chance.choice([o.value for o in field.options if o.why_not is None])
            if field.options
            else str(chance.randint(field.least, min(2, field.most)))
            for field in ask.fields
        }
        command = track.rules.answer(track.state, ask.id, values)
    else:
        command = track.rules.advance(track.state)
    if not isinstance(command, Refused):
        attempt(track, command, chance)


def attempt(track: Track, command: msgspec.Struct, chance: random.Random) -> None:
    """Give a command with the dice it needs, and check everything that must hold."""
    before = track.state
    dice = ()
    outcome = track.rules.decide(before, command, Dice())
    if isinstance(outcome, NeedDice):
        dice = roll(outcome.specs, chance)
        outcome = track.rules.decide(before, command, Dice(dice))
    assert not isinstance(outcome, NeedDice)
    if isinstance(outcome, Accepted):
        for event in outcome.events:
            track.state = track.rules.apply(track.state, event)
        track.entries.append((command, dice, outcome.events))
        readable(track.rules.lines(before, "e", command, outcome.events, dice))
    else:
        readable(outcome.reason)
    sound(track.state)
    view = track.rules.view(track.state)
    readable(view)
    assert msgspec.json.encode(view)
    assert view.advance is None or not isinstance(track.rules.advance(track.state), Refused)


def readable(value: object) -> None:
    """Every message inside a value has its text, without a brace left."""
    if isinstance(value, Message):
        shown = TEXTS.render(value)
        assert shown
        assert "{" not in shown
        assert "np." not in shown, value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            readable(getattr(value, name))
    elif isinstance(value, tuple):
        for each in value:
            readable(each)


def sound(state: State) -> None:
    """What must hold of every state."""
    for one in state.runners:
        assert one.heroism >= 0
        assert isinstance(one.score, Breakdown)
    assert len({one.name for one in state.runners}) == len(state.runners)
    if state.phase in (Phase.CHOICE, Phase.RESOLUTION, Phase.RESULT):
        assert state.pursuers()
        assert state.fugitives()
        prey = {one.id for one in state.fugitives()}
        assert {one.quarry for one in state.pursuers()} <= prey
    if state.phase is Phase.ARREST:
        assert state.to_judge()
    if state.phase is Phase.CONTACT:
        assert any(one.fate is Fate.CAUGHT for one in state.runners)


def replayed(track: Track) -> State:
    """The state from the stored form of every event."""
    state = track.rules.blank(track.state.settings)
    for command, _, events in track.entries:
        raw = msgspec.json.decode(msgspec.json.encode(events))
        for event in track.rules.read_events(1, raw):
            state = track.rules.apply(state, event)
        assert (
            track.rules.read_command(msgspec.json.decode(msgspec.json.encode(command))) == command
        )
    return state


@settings(max_examples=40)
@given(st.lists(COMMANDS | st.just(None), max_size=25), SEEDS, st.booleans())
def test_no_sequence_of_commands_breaks_a_chase(
    rules: Rules, steps: list[msgspec.Struct | None], seed: int, opposed: bool
) -> None:
    track = crowd(rules.reading(planquer="opposition") if opposed else rules)
    chance = random.Random(seed)
    for step in steps:
        if step is None:
            for _ in range(6):
                go_on(track, chance)
        else:
            attempt(track, step, chance)
    assert replayed(track) == track.state


@settings(max_examples=5)
@given(SEEDS)
def test_played_by_its_questions_alone_a_chase_ends(rules: Rules, seed: int) -> None:
    track, chance = crowd(rules), random.Random(seed)
    for _ in range(600):
        go_on(track, chance)
        if track.state.phase is Phase.CLOSED:
            break
    assert track.state.phase is Phase.CLOSED
    assert replayed(track) == track.state


def test_a_planted_sentinel_shows_nowhere(rules: Rules) -> None:
    track = chase(rules)
    planted = Choice("SENTINELLE", heroism=918273, citizens=918273, quarry="SENTINELLE")
    event = Locked(fighter="p", choice=planted)
    command = c.Choose(fighter="p", move="SENTINELLE", heroism=918273)
    before = track.rules.redacted(track.state)
    told = track.rules.lines(before, "e", command, (event,), ())
    track.state = track.rules.apply(track.state, event)
    state = track.rules.redacted(track.state)
    shown = "\n".join(map(repr, (state, track.rules.view(track.state), told)))
    assert "SENTINELLE" not in shown
    assert "918273" not in shown
    assert next(one for one in track.rules.view(state).fighters if one.id == "p").locked


@pytest.mark.rule("NP-CHASE-TURN")
def test_every_choice_looks_the_same_until_the_reveal(rules: Rules) -> None:
    def after(**choice: object) -> str:
        track = chase(rules)
        before = track.rules.redacted(track.state)
        command = c.Choose(fighter="p", **choice)  # type: ignore[arg-type]
        told = track.rules.lines(before, "e", command, track.run(command), ())
        return repr((track.rules.redacted(track.state), track.rules.view(track.state), told))

    plain = after(move="foncer")
    assert after(move="sprint", heroism=2) == plain
    assert after(move="traque") == plain
    assert after(move="reperer", citizens=3, quarry="f") == plain
