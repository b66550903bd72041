"""What a fight of Warhammer asks, offers and tells at each moment, and what it refuses."""

import pytest

from desktop import paths
from desktop.rules.fightview import Ask, FightView
from desktop.rules.message import Message
from desktop.rules.warhammer.arms import IMPROVISED
from desktop.rules.warhammer.document import Ammunition, Character, Hand, PieceHeld, Wound
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight import sums
from desktop.rules.warhammer.fight.parts import Blow, Place, Way
from desktop.rules.warhammer.tables.tables import Tables
from desktop.text import Catalogue
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import weapon

FRENCH = Catalogue("fr", paths.resources_root())


def arena(tables: Tables, otto: Character, karl: Character | None = None) -> Arena:
    found = Arena(tables)
    found.join("otto", 0, otto, "sheet")
    found.join("karl", 1, soldier(cc=40, a=2) if karl is None else karl)
    return found


def fencer(**values: int) -> Character:
    """Otto with sword and dagger, put away a bow."""
    one = soldier(cc=50, ag=50, a=2, **values)
    return replace(
        one,
        weapons=(
            *one.weapons,
            weapon("dague", Hand.LEFT),
            weapon("arc-simple", Hand.NONE, ammunition="classiques"),
        ),
    )


def archer(*ammunition: Ammunition, ct: int = 60) -> Character:
    """Elke with a bow, and arrows."""
    bow = weapon("arc-simple", Hand.BOTH, ammunition="classiques")
    one = soldier("maitrise-arcs", ct=ct, f=50, arm="")
    return replace(one, weapons=(bow,), ammunition=ammunition)


def view(found: Arena) -> FightView:
    return found.rules.view(found.state)


def ask(found: Arena, id: str) -> Ask:
    seen = view(found)
    return next(each for each in (*seen.asks, *seen.extras) if each.id == id)


def fields(asked: Ask) -> dict[str, str]:
    """The fields of an ask with what stands in them already."""
    return {field.id: field.default for field in asked.fields}


def offered(asked: Ask, field: str) -> list[str]:
    found = next(each for each in asked.fields if each.id == field)
    return [option.value for option in found.options]


def told(asked: Ask, field: str) -> list[str]:
    found = next(each for each in asked.fields if each.id == field)
    return [FRENCH.render(option.label) for option in found.options]


def reason(found: Arena, ask_id: str, field: str, value: str) -> str:
    why = found.why(ask_id, field, value)
    return "" if why is None else why.key


def test_postures_say_what_they_change(tables: Tables) -> None:
    found = arena(tables, fencer())
    found.begin()
    asked = ask(found, "prepare:otto")
    assert [each.replace("\u2212", "-") for each in told(asked, "posture")] == [
        "Normale",
        "Suicidaire (attaque +20, ni parade ni esquive)",
        "Défensive (parade +20, aucune attaque)",
        "Téméraire (attaque +10, parade -10)",
        "Prudente (attaque -10, parade +10)",
    ]
    assert told(asked, "parry") == ["non", "oui (A de la seconde arme)"]
    assert told(ask(found, "prepare:karl"), "parry") == ["non", "oui (1 A)"]
    assert asked.fields[1].when == tuple(
        f"posture={each.id}" for each in tables.postures if each.id != "suicidaire"
    )


def test_a_turn_begins_with_what_is_usual(tables: Tables) -> None:
    found = arena(tables, fencer())
    found.begin("otto")
    asked = ask(found, "act:otto")
    sword, dagger, _ = (one.id for one in found.of("otto").document.weapons)
    assert fields(asked)["action"] == "attaquer"
    assert fields(asked)["target"] == "karl"
    assert (fields(asked)["weapon"], fields(asked)["melee"]) == (sword, "non")
    assert offered(asked, "weapon") == [sword, dagger, "mains-nues"]
    # Both are fit for a Coup perforant, and Viser may be for any of them.
    assert offered(asked, "weapon-coup-perforant") == [sword, dagger]
    assert offered(asked, "weapon-viser") == [sword, dagger, "mains-nues"]
    assert fields(asked)["run"] == "4"
    run = next(field for field in asked.fields if field.id == "run")
    assert (run.least, run.most) == (4, 12)
    assert "metres" not in fields(asked)


def test_a_command_takes_the_weapon_that_was_named_or_the_usual_one(tables: Tables) -> None:
    found = arena(tables, fencer())
    found.begin("otto")
    sword, dagger, _ = (one.id for one in found.of("otto").document.weapons)
    given = {"action": "coup-perforant", "target": "karl", "pierced": "3"}
    for values, arm in (
        (given, sword),
        ({**given, "weapon-coup-perforant": dagger}, dagger),
        ({"action": "attaquer", "target": "karl", "weapon": "mains-nues"}, ""),
        ({"action": "attaquer", "target": "karl"}, sword),
        ({"action": "viser", "aim": "degats"}, sword),
    ):
        command = found.rules.answer(found.state, "act:otto", values)
        assert isinstance(command, c.Act)
        assert command.arm == arm
        assert command.pierced == (3 if values["action"] == "coup-perforant" else 0)
        assert command.target == ("" if values["action"] == "viser" else "karl")
        assert command.aim == ("degats" if values["action"] == "viser" else "")


def test_a_shooter_shoots_and_is_asked_how_far(tables: Tables) -> None:
    arrows = Ammunition(id="m", ammunition="classiques", count=2)
    found = arena(tables, archer(arrows))
    found.begin("otto")
    asked = ask(found, "act:otto")
    assert fields(asked)["action"] == "tirer"
    assert (fields(asked)["metres"], fields(asked)["shot"]) == ("", "non")
    # One bow alone is no question.
    assert "launcher" not in fields(asked)
    bow = found.of("otto").document.weapons[0].id
    values = {"action": "tirer", "target": "karl", "metres": "20", "size": "cible-geante"}
    command = found.rules.answer(found.state, "act:otto", values)
    assert isinstance(command, c.Act)
    assert (command.arm, command.place) == (bow, Place(ticked=("cible-geante",), metres=20))
    found.run(command, attack=90)
    assert found.of("otto").document.ammunition[0].count == 1
    # The distance of his last shot stands there the next time.
    found.end_round()
    found.turn("otto")
    found.run(c.Do(fighter="otto", action="recharger-une-arme", weapon=bow))
    assert fields(ask(found, "act:otto"))["metres"] == "20"


@pytest.mark.parametrize(("count", "why"), [(0, "wh.fight.why.no-shot"), (1, "")])
def test_no_arrow_no_shot(tables: Tables, count: int, why: str) -> None:
    found = arena(tables, archer(Ammunition(id="m", ammunition="classiques", count=count)))
    found.begin("otto")
    assert reason(found, "act:otto", "action", "tirer") == why


def test_two_launchers_are_a_question_and_the_loaded_one_is_likelier(tables: Tables) -> None:
    empty = replace(weapon("pistolet", Hand.RIGHT), loaded=False)
    ready = weapon("pistolet", Hand.LEFT)
    one = replace(soldier("maitrise-a-poudre", ct=50, arm=""), weapons=(empty, ready))
    found = arena(tables, one)
    found.begin("otto")
    asked = ask(found, "act:otto")
    assert offered(asked, "launcher") == [empty.id, ready.id]
    assert fields(asked)["launcher"] == ready.id
    assert reason(found, "act:otto", "launcher", empty.id) == "wh.fight.why.unloaded"


@pytest.mark.rule("WH-RANGE-BANDS", "WH-RNG-DAMAGE")
@pytest.mark.parametrize(("metres", "band"), [(10, 0), (20, 0), (30, -1), (45, -1)])
def test_a_far_shot_does_less(tables: Tables, metres: int, band: int) -> None:
    arrows = Ammunition(id="m", ammunition="classiques", count=2)
    found = arena(tables, archer(arrows, ct=95))
    found.begin("otto")
    bow = found.of("otto").document.weapons[0]
    shot = c.Act(
        fighter="otto", action="tirer", target="karl", arm=bow.id, place=Place(metres=metres)
    )
    found.run(shot, attack=50)
    found.defend("karl", "subir")
    found.settle(damage=9, critical=99)
    reached = found.state.records[-1].damage
    assert reached is not None
    strength = tables.ranged.get("arc-simple").strength
    assert strength is not None
    be = sums.of(tables, found.state, found.of("karl")).be.total
    assert reached.total == max(0, 9 + strength - be + band)


@pytest.mark.rule("WH-ACT-MANOEUVRE")
def test_a_manoeuvre_pushes_and_may_be_left_without(tables: Tables) -> None:
    for skipped, told_push in (((), True), (("push:karl",), False)):
        found = arena(tables, fencer())
        found.begin("otto")
        found.act("otto", "manoeuvrer", "karl", manoeuvrer=[30, 90])
        assert view(found).advance == Message("wh.fight.advance.blow-after")
        found.settle(*skipped, balance=1)
        lines = [
            line.text.key
            for command, dice, events in found.entries[-1:]
            for line in found.rules.lines(found.state, "e", command, events, dice)
        ]
        assert ("wh.fight.pushed" in lines) == told_push
        assert not found.of("karl").document.state.prone


def test_each_moment_has_its_name_and_its_next_step(tables: Tables) -> None:
    found = arena(tables, fencer(), soldier(cc=40, a=2, ag=20))

    def moment() -> tuple[str, str]:
        seen = view(found)
        advance = "" if seen.advance is None else seen.advance.key
        return seen.phase.key.removeprefix("wh.fight.phase."), advance.removeprefix(
            "wh.fight.advance."
        )

    assert moment() == ("setup", "setup")
    found.begin()
    assert moment() == ("postures", "postures")
    found.turn("otto")
    assert moment() == ("turns", "turns")
    found.act("otto", "attaquer", "karl", attack=20)
    assert moment() == ("blow-defence", "")
    found.defend("karl", "esquiver", defence=90)
    assert moment() == ("blow-settle", "blow-hit")
    found.settle(damage=2, critical=99)
    found.turn("karl")
    walk = c.Do(fighter="karl", action="se-deplacer-marche-rapide", halves=1)
    found.run(walk)
    assert moment() == ("offer", "")
    assert view(found).expected.params == {"name": "Otto"}
    found.run(c.Strike(fighter="otto", target="karl", made=False))
    assert moment() == ("turns", "turns")
    found.run(c.Close())
    assert moment() == ("closed", "")


def test_a_parry_has_a_next_step_of_its_own(tables: Tables) -> None:
    found = arena(tables, fencer())
    found.begin()
    found.run(c.Prepare(fighter="karl", posture="normale", parry=True))
    found.turn("otto")
    found.act("otto", "attaquer", "karl", attack=20)
    found.defend("karl", "parer", defence=1)
    assert found.state.blow is not None
    assert found.state.blow.way is Way.PARRIED
    assert view(found).advance == Message("wh.fight.advance.blow-parried")


@pytest.mark.rule("WH-LOC-CHOICE")
def test_a_zone_is_chosen_while_a_blow_waits_and_by_its_attacker(tables: Tables) -> None:
    found = arena(tables, fencer())
    found.begin("otto")
    aim = c.Aim(fighter="otto", zone="bras")
    assert found.refusal(aim) == "wh.fight.why.not-now"
    found.act("otto", "attaquer", "karl", attack=20)
    assert found.refusal(aim) == "wh.fight.why.not-now"
    found.defend("karl", "subir")
    assert found.refusal(c.Aim(fighter="karl", zone="bras")) == "wh.fight.why.not-now"
    assert found.refusal(c.Aim(fighter="otto", zone="queue")) == "wh.fight.why.zone"
    assert offered(ask(found, "zone:otto"), "zone") == ["jambes", "bras", "corps", "tete"]
    found.run(aim)
    assert fields(ask(found, "zone:otto"))["zone"] == "bras"
    found.settle(damage=5, critical=99)
    assert found.of("karl").document.wounds[0].location == "bras"


@pytest.mark.rule("WH-CRIT-E-OR-FM")
def test_fm_is_offered_to_who_gains_by_it_wherever_the_blow_lands(tables: Tables) -> None:
    for fm, asks_it in ((30, False), (31, True)):
        found = arena(tables, fencer(), soldier(cc=40, a=2, e=30, fm=fm))
        found.begin("otto")
        # Legs: there is no zone to choose.
        found.act("otto", "attaquer", "karl", attack=55)
        found.defend("karl", "subir")
        asked = [each for each in view(found).asks if each.id == "zone:otto"]
        assert [field.id for each in asked for field in each.fields] == (
            ["mental"] if asks_it else []
        )
        if asks_it:
            command = found.rules.answer(found.state, "zone:otto", {"mental": "oui"})
            assert isinstance(command, c.Aim)
            found.run(command)
            assert found.state.blow is not None
            assert (found.state.blow.mental, found.state.blow.zone) == (True, "jambes")


def test_two_are_parted_without_the_others(tables: Tables) -> None:
    found = arena(tables, fencer())
    found.join("hans", 1, soldier(cc=40))
    found.begin("otto")
    for foe in ("karl", "hans"):
        found.run(c.Engage(fighter="otto", foe=foe, engaged=True))
    again = c.Engage(fighter="otto", foe="hans", engaged=True)
    assert found.refusal(again) == "wh.fight.why.already"
    found.run(c.Engage(fighter="otto", foe="karl", engaged=False))
    assert [foe.id for foe in found.state.foes("otto")] == ["hans"]
    self_ = c.Engage(fighter="otto", foe="otto", engaged=True)
    assert found.refusal(self_) == "wh.fight.why.target"


@pytest.mark.parametrize("pool", ["destiny", "fortune"])
def test_points_are_corrected_within_what_there_is(tables: Tables, pool: str) -> None:
    found = arena(tables, replace(fencer(), destiny_extra=3))
    for value, kept in ((0, True), (3, True), (-1, False), (4, False)):
        command = c.CorrectPool(fighter="otto", pool=pool, value=value)
        if not kept:
            assert found.refusal(command) == "wh.fight.why.range"
            continue
        found.run(command)
        pools = {each.id: each for each in view(found).fighters[0].pools}
        if value:
            assert (pools[pool].value, pools[pool].most) == (value, 3)
        elif pool == "fortune":
            assert pools[pool].value == 0
    assert found.refusal(c.CorrectPool(fighter="otto", pool="luck", value=1)) == (
        "wh.fight.why.value"
    )


def test_who_has_no_points_shows_none(tables: Tables) -> None:
    found = arena(tables, fencer())
    assert [each.pools for each in view(found).fighters] == [(), ()]


def test_what_is_taken_wants_hands_that_are_free(tables: Tables) -> None:
    found = arena(tables, fencer())
    found.begin("otto")
    bow = found.of("otto").document.weapons[2].id
    asked = ask(found, "do:otto")
    assert offered(asked, "taken") == [bow, IMPROVISED]
    assert fields(asked)["hand"] == "deux"

    def take(item: str, hand: str) -> c.Do:
        return c.Do(fighter="otto", action="prendre", weapon=item, hand=hand)

    assert found.refusal(take(bow, "deux")) == "wh.hands.too-many"
    assert found.refusal(take(bow, "droite")) == "wh.hands.needs-two"
    assert found.refusal(take(bow, "pied")) == "wh.fight.why.value"
    assert found.refusal(take(IMPROVISED, "deux")) == "wh.fight.why.value"
    assert found.refusal(take(IMPROVISED, "gauche")) == "wh.hands.too-many"
    assert found.refusal(take("rien", "gauche")) == "wh.fight.why.no-such-weapon"


@pytest.mark.parametrize(("halves", "taken"), [(0, False), (1, True), (2, True), (3, False)])
def test_a_move_takes_half_a_round_or_a_whole_one(tables: Tables, halves: int, taken: bool) -> None:
    found = arena(tables, fencer())
    found.begin("otto")
    command = c.Do(fighter="otto", action="se-deplacer-course", halves=halves)
    if taken:
        found.run(command)
    else:
        assert found.refusal(command) == "wh.fight.why.value"


def test_what_everybody_sees_and_what_the_gm_knows(tables: Tables) -> None:
    found = arena(tables, fencer())
    cut = Wound(
        id="w", kind="tranchantes", location="bras", value=8, bleeding=True, useless="jambe"
    )
    hurt = replace(
        found.of("karl").document,
        wounds=(cut,),
        state=Body(prone=True, stunned=2),
        armour=(PieceHeld(id="p", piece=""),),
    )
    found.run(c.DocumentEdited(fighter="karl", document=hurt))
    found.begin("otto")
    karl = next(each for each in view(found).fighters if each.id == "karl")
    assert [each.key.rpartition(".")[2] for each in karl.seen] == ["prone", "stunned", "bleeding"]
    keys = [each.key for each in karl.status]
    assert "wh.fight.status.useless-leg" in keys
    assert "wh.fight.status.left" not in keys
    assert karl.band == Message("wh.fight.band.grave")
    assert karl.harm == 100 * 8 // 15
    dead = replace(hurt, state=Body(dead=True))
    found.run(c.DocumentEdited(fighter="karl", document=dead))
    karl = next(each for each in view(found).fighters if each.id == "karl")
    assert [each.key for each in karl.status] == ["wh.fight.status.dead"]
    assert (karl.harm, karl.out) == (100, True)


def test_a_missile_of_another_kind_has_no_say(tables: Tables) -> None:
    poor = Ammunition(id="a", ammunition="classiques", quality="mediocre", count=0)
    good = Ammunition(id="b", ammunition="classiques", quality="exceptionnelle", count=1)
    found = arena(tables, archer(poor, good))
    found.begin("otto")
    bow = found.of("otto").document.weapons[0].id
    shot = c.Act(fighter="otto", action="tirer", target="karl", arm=bow, place=Place(metres=20))
    found.run(shot, attack=40)
    blow = found.state.blow
    assert isinstance(blow, Blow)
    assert blow.missile_quality == "exceptionnelle"
    assert [each.count for each in found.of("otto").document.ammunition] == [0, 0]
