"""Sealed means sealed (law 10): no reader learns a choice before the reveal."""

import msgspec
import pytest

from desktop.rules.fightview import FightView, JournalLine
from desktop.rules.journal import Entry, Move, MoveKind
from desktop.rules.nightprowler.fight.commands import Choose
from desktop.rules.nightprowler.fight.events import Locked
from desktop.rules.nightprowler.fight.state import Aim, Choice
from desktop.rules.system import Accepted
from desktop.services.journal import Plan
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, duel, swordsman
from tests.texts import texts_of

SENTINEL = "SENTINELLE"
NUMBER = 918273


def shown(arena: Arena, lines: tuple[JournalLine, ...]) -> str:
    """Everything that a reader gets, in one text."""
    redacted = arena.fights.redacted(arena.state)
    view: FightView = arena.fights.view(redacted)
    texts = texts_of("fr")
    rendered = [texts.render(line.text) for line in lines]
    return "\n".join(
        [
            repr(redacted),
            msgspec.json.encode(redacted).decode(),
            repr(view),
            msgspec.json.encode(view).decode(),
            repr(lines),
            *rendered,
        ]
    )


def lines_of(arena: Arena, command: Choose) -> tuple[JournalLine, ...]:
    before = arena.state
    events = arena.run(command)
    redacted = arena.fights.redacted(before)
    return arena.fights.lines(redacted, "e1", command, events, ())


def test_a_planted_sentinel_shows_nowhere(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    planted = Choice(1, SENTINEL, heroism=NUMBER, mordant=True, vista=True)
    event = Locked(fighter="a", choice=planted)
    before = arena.fights.redacted(arena.state)
    arena.state = arena.fights.apply(arena.state, event)
    command = Choose(fighter="a", option=1, target=SENTINEL, heroism=NUMBER)
    text = shown(arena, arena.fights.lines(before, "e1", command, (event,), ()))
    text += repr(arena.fights.view(arena.state))
    assert SENTINEL not in text
    assert str(NUMBER) not in text
    assert arena.fights.view(arena.state).fighters[0].locked


@pytest.mark.rule("NP-DUEL-SECRET-SIMULTANEOUS")
@pytest.mark.parametrize(
    "choice",
    [
        {"option": 1, "target": "b"},
        {"option": 1, "target": "c", "heroism": 3},
        {"option": 2},
        {"option": 2, "mordant": True},
        {"option": 3, "aim": Aim.ACTION, "heroism": 1, "vista": True},
        {"option": 3, "aim": Aim.DISENGAGE},
    ],
)
def test_every_choice_looks_the_same_until_the_reveal(
    rules: Rules, choice: dict[str, object]
) -> None:
    def after(option: dict[str, object]) -> str:
        arena = Arena(rules)
        wounded = msgspec.structs.replace(
            swordsman(weapons=(arm(), arm("lames-courtes"))).health, vitality=(0, 1, 0, 0, 0)
        )
        arena.join("a", 0, swordsman(health=wounded))
        arena.join("b", 1, swordsman())
        arena.join("c", 1, swordsman())
        arena.begin()
        return shown(arena, lines_of(arena, Choose(fighter="a", **option)))  # type: ignore[arg-type]

    assert after(choice) == after({"option": 2, "heroism": 2})


def test_costs_show_only_at_the_reveal(rules: Rules) -> None:
    arena = duel(rules, swordsman(ph=4), swordsman())
    arena.choose("a", 1, "b", heroism=3)
    arena.choose("b", 2)
    pools = {each.id: each.pools[0].value for each in arena.fights.view(arena.state).fighters}
    assert pools["a"] == 4
    arena.reveal()
    pools = {each.id: each.pools[0].value for each in arena.fights.view(arena.state).fighters}
    assert pools["a"] == 1


def test_what_may_be_sealed_prints_nothing_of_it(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    choice = Choice(1, SENTINEL, heroism=NUMBER)
    command = Choose(fighter="a", option=1, target=SENTINEL, heroism=NUMBER)
    event = Locked(fighter="a", choice=choice)
    state = arena.fights.apply(arena.state, event)
    entry = Entry(
        id="1",
        parent=None,
        at="",
        version=1,
        settings_version=1,
        command=msgspec.json.encode(command),
        events=msgspec.json.encode([event]),
    )
    plan = Plan(entries=(entry,), move=Move(MoveKind.DO, None, "1"), path=(entry,), state=state)
    assert state.fighter("a").choice == choice
    held = (choice, command, event, state, entry, plan, Accepted((event,)))
    for one in held:
        for told in (repr(one), str(one), f"{one}", str(ValueError(one)), repr(KeyError(one))):
            assert SENTINEL not in told
            assert str(NUMBER) not in told
        told = repr(list(one.__rich_repr__()))
        assert SENTINEL not in told
        assert str(NUMBER) not in told
