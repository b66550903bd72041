"""What is shown of attacks, what questions depend on, and what harm comes to."""

import pytest

from desktop.rules.dice import Dice, Rolled
from desktop.rules.fightview import Ask
from desktop.rules.foresight import Fall, Harm
from desktop.rules.message import Message
from desktop.rules.system import Accepted, NeedDice
from desktop.rules.warhammer.document import Character, Doom, Hand, Wound
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight import acting, sums
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.foreseeing import WarhammerForesight
from desktop.rules.warhammer.fight.parts import Blow, Place
from desktop.rules.warhammer.settings import Readings, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import weapon

SWORD = "w-epee-droite"


def arena(tables: Tables, *others: tuple[str, int]) -> Arena:
    """Otto against Karl, and whoever else is there."""
    found = Arena(tables)
    found.join("otto", 0, soldier(cc=50, ag=50, a=2), "sheet")
    found.join("karl", 1, soldier(cc=40, a=2))
    for id, side in others:
        found.join(id, side, soldier(cc=40))
    found.begin("otto")
    return found


def asked(found: Arena, id: str) -> Ask:
    view = found.rules.view(found.state)
    return next(each for each in (*view.asks, *view.extras) if each.id == id)


def when(ask: Ask, field: str) -> set[str]:
    return set(next(each for each in ask.fields if each.id == field).when)


def facts(found: Arena) -> list[str]:
    outcome = found.rules.view(found.state).exchanges[0].outcome
    return [each.key.rpartition(".")[2] for each in outcome]


@pytest.mark.rule("WH-GEN-COMBAT-LOG-STATE")
def test_the_five_facts_of_an_attack(tables: Tables) -> None:
    found = arena(tables)
    found.act("otto", "attaquer", "karl", attack=95)
    assert facts(found) == ["missed"]
    found.turn("otto#2")
    found.act("otto", "attaquer", "karl", attack=20)
    assert facts(found) == ["hit"]
    found.defend("karl", "esquiver", defence=1)
    assert facts(found) == ["hit", "dodged"]
    found.turn("karl")
    found.act("karl", "attaquer", "otto", attack=1)
    found.defend("otto", "subir")
    found.settle(critical=99)
    assert facts(found) == ["hit", "zone", "damage", "summary"]
    links = found.rules.view(found.state).exchanges[0].left_links
    assert [
        one.label.key.rpartition(".")[2] for one in links if isinstance(one.label, Message)
    ] == [
        "attack",
        "roll",
        "degrees",
        "damage",
        "value",
    ]


def test_the_last_attacks_are_shown_newest_first(tables: Tables) -> None:
    found = arena(tables, ("hans", 0), ("elke", 0), ("kurt", 0))
    for id in ("otto", "karl", "hans", "elke", "kurt"):
        found.turn(id)
        found.act(id, "attaquer", "otto" if id == "karl" else "karl", attack=95)
    shown = found.rules.view(found.state).exchanges
    assert [each.left for each in shown] == ["kurt", "elke", "hans", "karl"]


def test_what_is_asked_depends_on_what_is_legal(tables: Tables) -> None:
    found = arena(tables)
    ask = asked(found, "act:otto")
    assert when(ask, "target") == {
        f"action={each}"
        for each in ("attaquer", "charger", "feinter", "manoeuvrer", "coup-perforant")
    }
    assert when(ask, "weapon") == {
        f"action={each}" for each in ("attaquer", "charger", "feinter", "manoeuvrer")
    }
    assert when(ask, "melee") == {
        f"action={each}" for each in ("attaquer", "charger", "coup-perforant")
    }
    assert when(ask, "side") == {"melee=oui"}
    assert when(ask, "weapon-viser") == {"action=viser"}
    found.act("otto", "attaquer", "karl", attack=95)
    found.turn("otto#2")
    # A charge takes all A: one is gone.
    assert "action=charger" not in when(asked(found, "act:otto"), "target")


def test_numbers_that_are_asked_have_their_bounds(tables: Tables) -> None:
    found = arena(tables)
    value = asked(found, "hurt:otto").fields[0]
    assert (value.id, value.least, value.most) == ("value", 1, 15)
    damage = found.rules.area_fields(found.state)[0]
    assert (damage.id, damage.least, damage.most) == ("damage", 1, 40)
    lengths = {field.id: field for field in asked(found, "do:otto").fields}
    assert (lengths["halves"].least, lengths["halves"].most) == (1, 20)
    assert when(asked(found, "do:otto"), "halves") == {"what=utiliser-une-competence"}


@pytest.mark.parametrize(
    ("values", "halves"),
    [
        ({"what": "se-deplacer-course", "length": "1"}, 1),
        ({"what": "se-deplacer-course"}, 2),
        ({"what": "utiliser-une-competence", "halves": "5", "length": "1"}, 5),
        ({"what": "se-relever", "length": "1"}, 0),
        ({"what": "autres"}, 0),
    ],
)
def test_what_is_done_takes_the_time_that_was_told(
    tables: Tables, values: dict[str, str], halves: int
) -> None:
    found = arena(tables)
    command = found.rules.answer(found.state, "do:otto", values)
    assert isinstance(command, c.Do)
    assert (command.action, command.halves) == (values["what"], halves)


@pytest.mark.rule("WH-MOD-CC")
@pytest.mark.parametrize(("helpers", "bonus"), [(0, 0), (1, 10), (2, 20), (3, 30), (4, 30)])
def test_numbers_count_by_themselves(tables: Tables, helpers: int, bonus: int) -> None:
    names = tuple(f"h{place}" for place in range(helpers))
    found = arena(tables, *((name, 0) for name in names))
    for name in names:
        found.run(c.Engage(fighter=name, foe="karl", engaged=True))
    blow = Blow(attacker="otto", target="karl", arm=SWORD)
    need = sums.melee_need(tables, found.state, blow)
    assert need.total == 50 + 50 - 40 + bonus
    # What the GM says of numbers goes before what the fight counts.
    told = replace(blow, place=Place(ticked=("a-2-contre-1",)))
    assert sums.melee_need(tables, found.state, told).total == 50 + 50 - 40 + 10


@pytest.mark.rule("WH-ACT-CHARGE", "WH-CRIT-NO-ACTION")
def test_no_posture_holds_for_who_charges_or_cannot_act(tables: Tables) -> None:
    found = Arena(tables)
    found.join("otto", 0, soldier(cc=50, ag=50, a=2))
    found.join("karl", 1, soldier(cc=40, a=2))
    found.begin()
    for id in ("otto", "karl"):
        found.run(c.Prepare(fighter=id, posture="temeraire"))
    assert found.of("otto").posture == "temeraire"
    found.turn("otto")
    charge = c.Act(
        fighter="otto", action="charger", target="karl", arm=SWORD, place=Place(metres=5)
    )
    assert found.refusal(charge) == "wh.fight.why.posture"
    stunned = replace(found.of("karl").document, state=Body(no_action=1))
    found.run(c.DocumentEdited(fighter="karl", document=stunned))
    assert found.of("karl").posture == "normale"


def suffered(*wounds: Wound, body: Body | None = None) -> Character:
    return replace(soldier(cc=40, a=2), wounds=wounds, state=body or Body())


def cut(id: str, value: int, **fields: object) -> Wound:
    return Wound(id=id, kind="tranchantes", location="bras", value=value, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("after", "harm"),
    [
        (suffered(cut("old", 3)), Harm()),
        (suffered(cut("old", 3), cut("new", 6)), Harm(boxes=1, line=6)),
        (suffered(cut("old", 3), cut("a", 2), cut("b", 9)), Harm(boxes=2, line=9)),
        (
            suffered(cut("old", 3), cut("new", 15), body=Body(dead=True)),
            Harm(boxes=1, line=15, fall=Fall.DEAD),
        ),
        (
            suffered(cut("old", 3), cut("new", 7), body=Body(unconscious=True)),
            Harm(boxes=1, line=7, fall=Fall.OUT),
        ),
        (
            suffered(
                cut("old", 3),
                cut("new", 13, doom=Doom(left=2, unit="rounds")),
                body=Body(unconscious=True),
            ),
            Harm(boxes=1, line=13, fall=Fall.DYING),
        ),
        (
            suffered(cut("old", 3), cut("new", 14), body=Body(unconscious=True, dying="lente")),
            Harm(boxes=1, line=14, fall=Fall.DYING),
        ),
        # Sudden death leaves no wound, but somebody fell.
        (suffered(cut("old", 3), body=Body(dead=True)), Harm(boxes=1, fall=Fall.DEAD)),
    ],
)
def test_harm_is_what_happened_between_two_moments(
    tables: Tables, after: Character, harm: Harm
) -> None:
    found = arena(tables)
    foresight = WarhammerForesight(tables)

    def with_karl(document: Character):
        karl = replace(found.of("karl"), document=document)
        others = tuple(karl if each.id == "karl" else each for each in found.state.fighters)
        return replace(found.state, fighters=others)

    before = with_karl(suffered(cut("old", 3)))
    assert foresight.harm(before, with_karl(after), "karl") == harm


def test_nobody_is_faced_but_in_a_turn_and_by_who_can_act(tables: Tables) -> None:
    foresight = WarhammerForesight(tables)
    fresh = Arena(tables)
    fresh.join("otto", 0, soldier())
    fresh.join("karl", 1, soldier())
    assert foresight.opponents(fresh.state, "otto") == ()
    found = arena(tables, ("hans", 1))
    assert foresight.opponents(found.state, "nobody") == ()
    found.run(c.Engage(fighter="otto", foe="hans", engaged=True))
    assert foresight.opponents(found.state, "otto") == ("hans", "karl")
    dazed = replace(found.of("otto").document, state=Body(no_action=2))
    found.run(c.DocumentEdited(fighter="otto", document=dazed))
    assert foresight.opponents(found.state, "otto") == ()


def test_who_holds_nothing_is_offered_his_fists(tables: Tables) -> None:
    found = Arena(tables)
    found.join("otto", 0, replace(soldier(), weapons=(weapon("epee", Hand.NONE),)))
    found.join("karl", 1, soldier())
    found.begin("otto")
    ways = WarhammerForesight(tables).duel(found.state, "otto", "karl").left_ways
    assert [each.value for each in ways] == ["attaquer|", "charger|"]


def expected(found: Arena) -> str:
    return found.rules.view(found.state).expected.key.removeprefix("wh.fight.expected.")


def test_the_line_of_what_is_expected_follows_the_moment(tables: Tables) -> None:
    found = Arena(tables)
    found.join("otto", 0, soldier(cc=50, ag=50, a=1))
    assert expected(found) == "setup"
    found.join("karl", 1, soldier(cc=40, a=2))
    found.begin()
    assert expected(found) == "postures"
    found.turn("otto")
    assert expected(found) == "turns"
    found.act("otto", "attaquer", "karl", attack=95)
    assert expected(found) == "spent"
    hurt = replace(found.of("karl").document, state=Body(last=2))
    found.run(c.DocumentEdited(fighter="karl", document=hurt))
    found.run(c.Ring())
    # The bell rings though somebody's turn was the last one.
    assert expected(found) == "bell"
    found.run(c.Bell())
    assert expected(found) == "postures"
    found.run(c.Condition(fighter="karl", what="dead", on=True))
    assert expected(found) == "over"
    found.run(c.Close())
    assert expected(found) == "closed"


def test_a_defence_is_no_moment_to_choose_a_zone(tables: Tables) -> None:
    found = arena(tables)
    found.act("otto", "attaquer", "karl", attack=20)
    assert [ask.id for ask in found.rules.view(found.state).asks] == ["defend:karl"]


@pytest.mark.rule("WH-RNG-PIEGEANT-LEGER", "WH-RNG-IMMOBILISANTE")
@pytest.mark.parametrize(
    ("quality", "attributes", "change"),
    [
        ("normale", (), 0),
        ("normale", ("piegeant",), -10),
        ("normale", ("leger",), 10),
        ("exceptionnelle", ("piegeant",), -15),
        ("mediocre", ("leger",), 15),
    ],
)
def test_what_a_snare_changes(quality: str, attributes: tuple[str, ...], change: int) -> None:
    assert acting.snare_change(quality, frozenset(attributes)) == change


@pytest.mark.rule("WH-CRIT-REPEATED-FAINT")
@pytest.mark.parametrize(("reading", "rounds"), [("renove", 12), ("naturel", 6)])
def test_how_long_until_a_faint_is_a_reading(tables: Tables, reading: str, rounds: int) -> None:
    found = Arena(tables, Settings(readings=Readings(durations_be=reading)))  # type: ignore[arg-type]
    found.join("otto", 0, soldier())
    found.join("karl", 1, soldier(e=30), "sheet")
    found.run(c.Hurt(fighter="karl", kind="tranchantes", zone="corps", value=10))
    (test,) = found.of("karl").document.wounds[0].pending
    assert test.rounds == rounds


@pytest.mark.rule("WH-TEST-CRIT-ATTACK-01", "WH-TEST-CRIT-ATTACK-02")
def test_attacks_are_alike_but_for_their_zone_and_the_luckiest(tables: Tables) -> None:
    foresight = WarhammerForesight(tables)
    found = arena(tables)
    duel = foresight.duel(found.state, "otto", "karl")
    ways = {each.value: each for each in duel.left_ways}
    met = foresight.met(found.state, duel, ways[f"attaquer|{SWORD}"], duel.right_ways[-1])
    command = foresight.settling(met)
    assert command is not None
    keys: dict[int, bytes | None] = {}
    for roll in (1, 2, 3, 4, 20, 21, 55, 56, 95, 96):
        outcome = foresight.decide(met, command, Dice())
        assert isinstance(outcome, NeedDice)
        (spec,) = outcome.specs
        outcome = foresight.decide(met, command, Dice((Rolled(spec.key, 100, roll),)))
        assert isinstance(outcome, Accepted)
        after: object = met
        for event in outcome.events:
            after = foresight.apply(after, event)  # type: ignore[arg-type]
        keys[roll] = foresight.alike(after)  # type: ignore[arg-type]
    assert len({keys[1], keys[2], keys[3]}) == 3
    assert keys[3] == keys[4] == keys[20]
    assert keys[55] == keys[56] != keys[20]
    assert keys[95] == keys[96] != keys[55]
