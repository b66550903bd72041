"""Whatever is commanded, nothing breaks: properties of a contract."""

import random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.dice import Dice, roll
from desktop.rules.message import Message
from desktop.rules.nightprowler.contract import commands as c
from desktop.rules.nightprowler.contract.state import Counting, Phase, State, Unit
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.system import Accepted, NeedDice, Refused
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.contract.work import Work, burglar
from tests.texts import texts_of

TEXTS = texts_of("fr")
IDS = st.sampled_from(["a", "b", "nobody", ""])
SKILLS = st.sampled_from(["cambriole", "discretion", "art", "art:Chant", "politique", "rien", ""])
SMALL = st.integers(-2, 9)
REASON = st.sampled_from(["", "raison"])
SEEDS = st.integers(0, 2**32)
COMMANDS = st.one_of(
    st.builds(c.Begin),
    st.builds(c.TakeTask, size=st.sampled_from(["minime", "enorme", ""])),
    st.builds(
        c.SetTerms,
        threshold=SMALL,
        most=SMALL,
        period=SMALL,
        unit=st.sampled_from(Unit),
        counting=st.sampled_from(Counting),
    ),
    st.builds(c.Announce, skill=SKILLS, on=st.booleans()),
    st.builds(c.Try, fighter=IDS, skill=SKILLS, explanation=REASON, heroism=SMALL, modifier=SMALL),
    st.builds(c.Withdraw, fighter=IDS),
    st.builds(c.Roll),
    st.builds(c.Elapse, amount=SMALL),
    st.builds(c.Break, reason=REASON),
    st.builds(
        c.CorrectBox,
        fighter=IDS,
        track=st.sampled_from(Track),
        row=SMALL,
        ticked=st.booleans(),
        reason=REASON,
    ),
    st.builds(c.CorrectPool, fighter=IDS, pool=st.just("heroism"), value=SMALL, reason=REASON),
    st.builds(c.Remove, fighter=IDS, reason=REASON),
    st.builds(c.Join, fighter=IDS, side=SMALL, document=st.just(burglar()), name=IDS),
    st.builds(c.DocumentEdited, fighter=IDS, document=st.just(burglar(ph=3))),
)


def go_on(work: Work, chance: random.Random) -> None:
    """Let somebody try if he can, or press "next"."""
    view = work.rules.view(work.state)
    asked = [ask for ask in view.asks if ask.id.startswith("try:")]
    if asked and (view.advance is None or chance.random() < 0.5):
        ask = chance.choice(asked)
        values = {
            field.id: chance.choice([option.value for option in field.options])
            if field.options
            else "ainsi"
            if field.prose
            else str(chance.randint(field.least, min(2, field.most)))
            for field in ask.fields
        }
        command = work.rules.answer(work.state, ask.id, values)
    else:
        command = work.rules.advance(work.state)
    if not isinstance(command, Refused):
        attempt(work, command, chance)


def attempt(work: Work, command: msgspec.Struct, chance: random.Random) -> None:
    """Give a command with the dice it needs, and check everything that must hold."""
    before = work.state
    dice = ()
    outcome = work.rules.decide(before, command, Dice())
    if isinstance(outcome, NeedDice):
        dice = roll(outcome.specs, chance)
        outcome = work.rules.decide(before, command, Dice(dice))
    assert not isinstance(outcome, NeedDice)
    if isinstance(outcome, Accepted):
        for event in outcome.events:
            work.state = work.rules.apply(work.state, event)
        work.entries.append((command, dice, outcome.events))  # type: ignore[arg-type]
        readable(work.rules.lines(before, "e", command, outcome.events, dice))
    else:
        readable(outcome.reason)
    sound(work.state)
    view = work.rules.view(work.state)
    readable(view)
    assert msgspec.json.encode(view)
    if view.advance is not None:
        following = work.rules.advance(work.state)
        assert not isinstance(following, Refused)
        done = work.rules.decide(work.state, following, Dice())
        assert not isinstance(done, Refused), done


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
    assert state.total == sum(one.share.total for one in state.workers)
    assert all(one.heroism >= 0 for one in state.workers)
    if state.terms.counting is Counting.ROLLS:
        assert state.rolls <= state.terms.most
    if state.terms.period:
        assert state.turns <= state.elapsed // state.terms.period
    if state.phase is Phase.FULFILLED:
        assert state.total >= state.terms.threshold
    if state.phase is Phase.WORK and state.rolls:
        assert state.total < state.terms.threshold
        assert state.left


@settings(max_examples=60)
@given(st.lists(COMMANDS | st.just(None), max_size=25), SEEDS, st.booleans())
def test_no_sequence_of_commands_breaks_a_contract(
    rules: Rules, steps: list[msgspec.Struct | None], seed: int, each: bool
) -> None:
    work = Work(rules.reading(combined_contract_each_roll=each))
    chance = random.Random(seed)
    for who in "ab":
        work.run(work.rules.join(who, 0, burglar(), who, ""))
    work.run(c.Announce(skill="cambriole"))
    for step in steps:
        if step is None:
            for _ in range(5):
                go_on(work, chance)
        else:
            attempt(work, step, chance)
    state = work.rules.blank(work.state.settings)
    for command, _, events in work.entries:
        raw = msgspec.json.decode(msgspec.json.encode(events))
        for event in work.rules.read_events(1, raw):
            state = work.rules.apply(state, event)
        told = msgspec.json.decode(msgspec.json.encode(command))
        assert work.rules.read_command(told) == command
    assert state == work.state
