"""Random play through the questions of the view keeps what must hold, and its journal replays;
questions keep their word."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop.rules.answered import answered
from desktop.rules.dice import Dice
from desktop.rules.harp import death
from desktop.rules.harp.commands.health import Catch, Die
from desktop.rules.harp.document import Cause, Task
from desktop.rules.harp.fight import commands as c
from desktop.rules.harp.fight.rules import HarpFights
from desktop.rules.harp.fight.state import State
from desktop.rules.harp.settings import Settings
from desktop.rules.system import Refused
from tests.rules.harp.desk import SETTINGS, SYSTEM, rendered
from tests.rules.harp.fight.arena import Arena, duel, skilled, soldier
from tests.rules.harp.fight.plays import WITH_FUMBLES
from tests.rules.harp.people import TABLES, ill, wound
from tests.rules.honest import broken_promises
from tests.rules.random_play import Player

SHORT = 40
OTHER = replace(
    WITH_FUMBLES,
    readings=replace(
        SETTINGS.readings, initiative="combat", death_rounds="suivant", fumble_on_resistance="oui"
    ),
)


def people() -> list[tuple[str, int, msgspec.Struct]]:
    """Four who have something of everything."""
    chest = Task(id="t", name="Coffre", ingredients=True)
    return [
        ("ana", 0, skilled("soins", "crochetage-pieges", ranks=12, tasks=(chest,))),
        ("bruno", 1, soldier(hp=3, wounds=(wound(bleeding=2, penalty=-20),))),
        ("carl", 0, soldier(ailments=(ill("lepre", days=3), ill("hemophilie", id="b")))),
        ("dora", 1, soldier(hp=-50, wounds=(wound(main=True, structure="os"),))),
    ]


def check(fight: State, options: Settings) -> None:
    """What holds after every step."""
    for one in fight.fighters:
        document = one.document
        assert document.hp <= document.most
        assert one.standing is death.state(TABLES, options, document)
        for held in (document.wounds, document.ailments, document.prepared, document.tasks):
            ids = [each.id for each in held]
            assert len(ids) == len(set(ids))
        assert all(each.penalty <= 0 <= each.bleeding for each in document.wounds)
        if document.dead:
            assert document.life.left is None
        assert all(each.left is None or each.left > 0 for each in one.held)
        assert one.marks.parry >= 0
    for work in fight.works:
        assert work.race.tasks
        assert all(0 <= work.done(who) <= 100 for who in work.race.tasks)


@given(st.integers(0, 2**32), st.booleans(), st.integers(5, SHORT))
@settings(max_examples=15, deadline=None)
def test_random_play_keeps_the_rules_and_replays(seed: int, other: bool, steps: int) -> None:
    options = OTHER if other else SETTINGS
    player = Player(HarpFights(SYSTEM.tables), seed, options, rendered)
    for id, side, document in people():
        assert player.run(player.rules.join(id, side, document, id.title(), ""))
    assert player.run(player.rules.begin())
    for _ in range(steps):
        player.step()
        assert isinstance(player.fight, State)
        check(player.fight, options)
    player.replays()


def scenes() -> dict[str, Arena]:
    """Moments of a fight at which questions are open."""
    plain = duel(ada=skilled("soins", "perception"), carl=soldier(wounds=(wound(bleeding=1),)))
    hit = duel()
    hit.attack("ana", "bruno", 60)
    fumbled = duel(WITH_FUMBLES)
    fumbled.attack("ana", "bruno", 2)
    odd = duel()
    odd.attack("ana", "bruno", 66)
    hidden = duel(ana=skilled("dissimulation"))
    hidden.try_("ana", "s1", 70, against="bruno")
    working = duel(ada=soldier())
    working.run(c.Start(fighter="ana", name="Barricade", kind="groupe"))
    working.run(c.Enlist(fighter="ada", work="w1"))
    dying = duel(bruno=soldier(hp=-46), carl=soldier(), ana=skilled("soins"))
    acted = duel()
    acted.attack("ana", "bruno", 4, modifier=-100)
    leper = duel(ana=soldier(ailments=(ill("lepre", days=3),)))
    stunned = duel()
    stunned.run(c.Bout(fighter="ana", state="etourdi", on=True, rounds=2))
    ill_ = duel()
    ill_.run(
        c.Undergo(fighter="bruno", what=Catch(id="p", disease="poison-externe")), resist=10, death=4
    )
    dead = duel(carl=soldier())
    dead.run(c.Undergo(fighter="bruno", what=Die(Cause.SPELL)))
    bell = duel(bruno=soldier(wounds=(wound(bleeding=3),)))
    bell.run(c.Ring())
    return {
        "plain": plain,
        "hit": hit,
        "fumbled": fumbled,
        "odd": odd,
        "hidden": hidden,
        "working": working,
        "dying": dying,
        "acted": acted,
        "leper": leper,
        "stunned": stunned,
        "ill": ill_,
        "dead": dead,
        "bell": bell,
    }


def test_questions_keep_their_word() -> None:
    for name, arena in scenes().items():
        assert broken_promises(arena.rules, arena.state) == [], name


def test_what_is_typed_may_be_anything() -> None:
    for name in ("plain", "hit", "fumbled", "hidden", "working"):
        arena = scenes()[name]
        view = arena.rules.view(arena.state)
        for ask in (*view.asks, *view.extras):
            for text in ("", "x", "-", "9" * 30, "²", "-1"):
                values = {field.id: text for field in ask.fields}
                command = arena.rules.answer(arena.state, ask.id, values)
                if not isinstance(command, Refused):
                    arena.rules.decide(arena.state, command, Dice())
        assert isinstance(arena.rules.answer(arena.state, "sing:ana", {}), Refused)


def test_documents_edited_between_keep_what_the_fight_owns() -> None:
    arena = scenes()["ill"]
    now = arena.doc("bruno")
    arena.run(arena.rules.document_edited("bruno", replace(now, name="Bruno II", hp=3)))
    assert (arena.of("bruno").name, arena.doc("bruno").hp) == ("Bruno II", 3)
    assert arena.doc("bruno").ailments == now.ailments


def test_what_was_answered_is_found_again() -> None:
    """Whoever corrects an entry sees what was answered then, ticks and signs included."""
    given: list[tuple[str, dict[str, str]]] = [
        ("plain", {"action": "arme/club", "target": "carl", "modifier": "-5"}),
        ("plain", {"action": "arme/sword", "situation": "particuliere", "s/de-dos": "oui"}),
        ("plain", {"action": "parer", "amount": "30"}),
        ("plain", {"action": "manoeuvre", "way": "seule", "skill": "saut", "difficulty": "facile"}),
        ("plain", {"action": "bouger", "text": "recule"}),
        ("hit", {"points": "12", "bleeding": "3", "penalty": "20", "structure": "os"}),
        ("fumbled", {"table": "armes", "change": "-10", "grave": "oui"}),
        ("hidden", {"kind": "esprit", "modifier": "15"}),
        ("odd", {"text": "étincelles"}),
    ]
    for name, values in given:
        arena = scenes()[name]
        view = arena.rules.view(arena.state)
        (ask,) = view.asks
        whole = {field.id: field.default for field in ask.fields if not field.when} | values
        command = arena.rules.answer(arena.state, ask.id, whole)
        assert not isinstance(command, Refused)
        told = answered(arena.rules, arena.state, command, (*view.asks, *view.extras))
        assert told is not None, values
        assert arena.rules.answer(arena.state, told.ask.id, told.values) == command, values
        shown = {field: told.values.get(field) for field in values}
        assert shown == values
