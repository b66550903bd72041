"""Random play through the questions of the view keeps what must hold, and its journal replays;
questions keep their word."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.dice import Dice
from desktop.rules.pv_negatifs import below
from desktop.rules.pv_negatifs.document import Item, Proficiency
from desktop.rules.pv_negatifs.fight import commands as c
from desktop.rules.pv_negatifs.fight.rules import PvNegatifsFights
from desktop.rules.pv_negatifs.fight.state import State
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.system import Refused
from tests.rules.honest import broken_promises
from tests.rules.pv_negatifs.desk import SYSTEM, rendered
from tests.rules.pv_negatifs.fight.arena import BITE, BOW, DAGGER, Arena, duel, soldier
from tests.rules.pv_negatifs.fight.moments import moments
from tests.rules.pv_negatifs.people import conditions, deep, mortal, reading, replace, standing
from tests.rules.random_play import Player

SHORT = 40
RARE = ("beyond", "asked", "strange", "disarmed", "shot", "stalker", "willing", "hasted", "second")


def people() -> list[tuple[str, int, msgspec.Struct]]:
    """Four who have something of everything."""
    healer = soldier(
        proficiencies=(Proficiency(id="p", skill="soins", value=9),),
        items=(Item(id="k", name="Trousse", kind="trousse"),),
        infiltrator=True,
        attacks=2,
    )
    return [
        ("ana", 0, healer),
        ("bruno", 1, soldier(hp=1, resistance=40, weapons=(BITE,))),
        ("carl", 0, soldier(hp=6, weapons=(BOW, DAGGER), body=conditions("confus"))),
        ("dora", 1, soldier(hp=-3, deep=deep(3), mortal=(mortal("jambes-pied-casse"),))),
    ]


def check(fight: State) -> None:
    """What holds after every step."""
    for one in fight.fighters:
        document = one.document
        assert below.floor(document.most) <= document.hp <= document.most
        assert 0 <= document.lost <= document.most - document.hp
        held = [each.id for each in (*document.deep, *document.mortal)]
        assert len(held) == len(set(held))
        drawn = sum(line.amount for line in document.essence.journal)
        assert document.essence.points == 100 + drawn
        if document.dead:
            assert document.body.countdown is None
        if not one.able:
            assert not any(pair.holds(one.id) for pair in fight.pairs)
    for pair in fight.pairs:
        assert pair.a != pair.b


@given(st.integers(0, 2**32), st.booleans(), st.integers(5, SHORT))
@settings(max_examples=25, deadline=None)
def test_random_play_keeps_the_rules_and_replays(seed: int, other: bool, steps: int) -> None:
    options = reading(floor="blocage", initiative="haut") if other else Settings()
    player = Player(PvNegatifsFights(SYSTEM.tables), seed, options, rendered)
    for id, side, document in people():
        assert player.run(player.rules.join(id, side, document, id.title(), ""))
    assert player.run(player.rules.begin())
    for _ in range(steps):
        player.step()
        assert isinstance(player.fight, State)
        check(player.fight)
    player.replays()


def scenes() -> dict[str, Arena]:
    """Moments of a fight at which questions are open."""
    plain = duel(ada=soldier(), carl=soldier())
    plain.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    below_zero = duel(ana=soldier(hp=-4))
    defensive = duel(ana=soldier(hp=-4))
    defensive.run(c.TakeStand(fighter="ana", stand="defensif"))
    confused = duel(ana=soldier(body=conditions("confus")))
    blind = duel(ana=soldier(body=conditions("aveugle"), weapons=(BOW, DAGGER), infiltrator=True))
    wounded = duel(bruno=soldier(hp=2))
    wounded.attack("ana", "bruno", 15)
    wounded.settle(damage=7, mortal=5, location=46, effect=8)
    leaving = duel()
    leaving.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    leaving.run(c.Do(fighter="ana", deed="rompre"), leave_ana=5, leave_bruno=5)
    held = duel()
    held.run(c.Do(fighter="ana", deed="retenir"))
    held.turn("bruno")
    acted = duel()
    acted.attack("ana", "bruno", 3)
    dying = duel(carl=standing(soldier(hp=-6, deep=deep(6, 9)), "impotent"))
    gutted = duel(ana=soldier(mortal=(mortal("torse-eventre"),)))
    gulped = duel()
    gulped.run(c.Swallow(fighter="ana", creature="bruno", base=4))
    return {
        "plain": plain,
        "below": below_zero,
        "defensive": defensive,
        "confused": confused,
        "blind": blind,
        "wounded": wounded,
        "leaving": leaving,
        "held": held,
        "acted": acted,
        "dying": dying,
        "gutted": gutted,
        "gulped": gulped,
    }


def test_questions_keep_their_word() -> None:
    rare = moments()
    for name, arena in {**scenes(), **{name: rare[name] for name in RARE}}.items():
        assert broken_promises(arena.rules, arena.state) == [], name


def test_what_is_typed_may_be_anything() -> None:
    arena = scenes()["plain"]
    for ask in (*arena.rules.view(arena.state).asks, *arena.rules.view(arena.state).extras):
        for text in ("", "x", "-", "9" * 30, "²", "-1"):
            values = {field.id: text for field in ask.fields}
            command = arena.rules.answer(arena.state, ask.id, values)
            if not isinstance(command, Refused):
                arena.rules.decide(arena.state, command, Dice())
    assert isinstance(arena.rules.answer(arena.state, "sing:ana", {}), Refused)


def test_documents_edited_between_keep_what_the_fight_owns() -> None:
    arena = scenes()["wounded"]
    now = arena.doc("bruno")
    arena.run(arena.rules.document_edited("bruno", replace(now, name="Bruno II", hp=3)))
    assert (arena.of("bruno").name, arena.doc("bruno").hp) == ("Bruno II", 3)
    assert arena.doc("bruno").mortal == now.mortal
