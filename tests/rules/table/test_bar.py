"""The command bar: lines as people type them, what they become, and where they are wrong."""

import functools
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.dice import Dice
from desktop.rules.folding import folded
from desktop.rules.message import say
from desktop.rules.system import Accepted, FightRules, NeedDice, Refused, Struct
from desktop.rules.table.bar import complete, forms, parse
from desktop.rules.table.barline import Known, Misread, Order
from desktop.rules.table.barwords import VERBS
from desktop.rules.table.groups import Gather, Rename
from desktop.rules.table.reminders import Prepare
from desktop.rules.table.rules import TableRules
from desktop.rules.table.state import Cue
from tests.systems import WITH_TOY
from tests.texts import texts_of

ROOT = Path(__file__).resolve().parents[3]
RESOURCES = ROOT / "resources"
NAMES = (
    "Jo",
    "Milicien 1",
    "Milicien 2",
    "Milicien 3",
    "Milicien 12",
    "Isabeau Vif-Argent",
    "Gros Léon",
    "Tour",
    "Rat, le grand",
)
NBSP = "\N{NO-BREAK SPACE}"


class Fight:
    """A fight without a library: people by name, sides in turn."""

    def __init__(self, system: str, names: tuple[str, ...], language: str = "fr") -> None:
        book = WITH_TOY.get(system)
        settings = book.default_settings()
        self.rules: FightRules = TableRules(book.activities["fight"])
        self.state: Struct = self.rules.blank(settings)
        self.texts = texts_of(language)
        ready = book.templates(settings)
        self.people = tuple(each.name for each in ready)
        for place, name in enumerate(names):
            join = self.rules.join(f"f{place}", place % 2, ready[0].document, name, "")
            assert isinstance(self.does(join), Accepted)

    def known(self) -> Known:
        view = self.rules.view(self.rules.redacted(self.state))
        return Known(
            view=view,
            rules=self.rules,
            render=self.texts.render,
            selected="f0",
            reason="correction",
            area=self.rules.area_fields(self.state),
            people=self.people,
        )

    def does(self, command: Struct) -> Accepted | Refused | NeedDice:
        outcome = self.rules.decide(self.state, command, Dice())
        if isinstance(outcome, Accepted):
            for event in outcome.events:
                self.state = self.rules.apply(self.state, event)
        return outcome

    def order(self, line: str) -> Order:
        read = parse(line, self.known())
        assert not isinstance(read, Misread), (line, self.texts.render(read.reason))
        return read

    def run(self, line: str) -> None:
        for command in self.order(line).commands:
            assert isinstance(self.does(command), Accepted), line

    def wrong(self, line: str) -> tuple[str, str]:
        read = parse(line, self.known())
        assert isinstance(read, Misread), read
        assert not self.texts.missing(read.reason.key)
        return read.span.of(line), read.reason.key.removeprefix("bar.why.")

    def ticks(self, name: str) -> list[int]:
        """Ticked boxes of every line of somebody, table after table."""
        one = next(each for each in self.known().view.fighters if each.name == name)
        rows = [row for track in one.tracks for row in track.rows]
        return [sum(box.state.value == "ticked" for box in row.boxes) for row in rows]

    def pool(self, name: str) -> int:
        one = next(each for each in self.known().view.fighters if each.name == name)
        return one.pools[0].value


@pytest.fixture
def fight() -> Fight:
    return Fight("nightprowler", NAMES)


@pytest.mark.parametrize(
    ("line", "name", "ticks"),
    [
        ("mil3 -2 vitalite", "Milicien 3", [2]),
        ("MIL3 −2 Vitalité", "Milicien 3", [2]),
        ("milicien 3 vit -2", "Milicien 3", [2]),
        (f"mil{NBSP}3{NBSP}-{NBSP}2,0{NBSP}vit", "Milicien 3", [2]),
        ("mil3 -2", "Milicien 3", [2]),
        ("-2", "Jo", [2]),
        (". -1", "Jo", [1]),
        ("mil1 grave", "Milicien 1", [0, 0, 1]),
        ("argent vit leg -2", "Isabeau Vif-Argent", [0, 2]),
        ("gros leon end -1", "Gros Léon", [0, 0, 0, 0, 0, 1]),
        ('"Rat, le grand" mortelles', "Rat, le grand", [0, 0, 0, 0, 1]),
        ('"tour" -1', "Tour", [1]),
        ("«\N{NO-BREAK SPACE}tour\N{NO-BREAK SPACE}» -1", "Tour", [1]),
        ("mil2 KO", "Milicien 2", [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
    ],
)
def test_a_wound_is_a_name_a_number_and_what_it_is_about(fight, line, name, ticks) -> None:
    fight.run(line)
    assert fight.ticks(name) == ticks + [0] * (10 - len(ticks))
    others = [fight.ticks(other) for other in NAMES if other != name]
    assert all(sum(each) == 0 for each in others)


def test_a_full_line_goes_on_in_the_next_one_and_healing_takes_it_back(fight) -> None:
    fight.run("jo -4 vitalite")
    assert fight.ticks("Jo")[:3] == [3, 1, 0]
    fight.run("jo +2")
    assert fight.ticks("Jo")[:3] == [2, 0, 0]
    fight.run("jo +1 vitalite egratignures")
    assert fight.ticks("Jo")[:3] == [1, 0, 0]


def test_a_pool_is_spent_given_back_and_set(fight) -> None:
    most = fight.pool("Jo")
    fight.run("jo ph -1")
    assert fight.pool("Jo") == most - 1
    fight.run("jo +1 heroisme")
    assert fight.pool("Jo") == most
    fight.run("jo ph 1")
    fight.run("jo ph =2")
    assert fight.pool("Jo") == 2


@pytest.mark.parametrize(
    ("line", "hurt"),
    [
        ("mil1,mil3 -1", ("Milicien 1", "Milicien 3")),
        ("mil1, mil3, mil1 -1 vit", ("Milicien 1", "Milicien 3")),
        ("mil* -1 vitalite", ("Milicien 1", "Milicien 2", "Milicien 3", "Milicien 12")),
        ("mil1*; gros -1", ("Milicien 1", "Gros Léon")),
        ("* -1", NAMES),
        ("*b -1", NAMES[1::2]),
    ],
)
def test_several_may_be_meant(fight, line, hurt) -> None:
    fight.run(line)
    assert [name for name in NAMES if sum(fight.ticks(name))] == list(hurt)


def test_those_who_are_out_are_no_part_of_a_star(fight) -> None:
    fight.run("retire jo")
    assert len(fight.order("* -1 end").commands) == len(NAMES) - 1


def test_the_reason_is_what_stands_after_the_colon(fight) -> None:
    command = fight.order("mil2 -1 vit : tombe : du toit").commands[0]
    assert msgspec.to_builtins(command)["reason"] == "tombe : du toit"
    command = fight.order("mil2 ph -1 :").commands[0]
    assert msgspec.to_builtins(command)["reason"] == "correction"


@pytest.mark.parametrize(
    ("line", "offending", "why"),
    [
        ("", "", "empty"),
        ("mil -2", "mil", "several"),
        ("xyz -2", "xyz", "nobody"),
        ("mil4 -2", "mil4", "nobody"),
        ("mil1, xyz -2", "xyz", "nobody"),
        ("mil1, -2", "-2", "who"),
        ("mil1,", "", "who"),
        ("jo", "", "what"),
        ("jo vit", "", "number"),
        ("jo ph", "", "number"),
        ("jo vitt -1", "vitt", "no-gauge"),
        ("jo vit xyz -1", "xyz", "no-gauge"),
        ("jo egratignures -1", "egratignures", "several"),
        ("jo 3", "3", "sign"),
        ("jo vit 3", "3", "sign"),
        ("jo -99 vit", "-99", "no-room"),
        ("jo +1 vit", "+1", "no-wound"),
        ("jo ph 99", "99", "pool"),
        ("jo ph -99", "-99", "pool"),
        ("jo ph 2,5", "2,5", "whole"),
        ("jo ph 1 2", "2", "two-numbers"),
        ("jo -1, 2", ",", "too-much"),
        ("jo/2 -1", "/2", "half"),
        ("tour", "", "number"),
        ("tour 99", "99", "range"),
        ("tour -1", "-1", "whole"),
        ("tour 0 x", "x", "too-much"),
        ("ordre jo", "", "number"),
        ("ordre jo 0", "0", "range"),
        ("ordre mil* 1", "mil*", "one"),
        ("retire", "", "who"),
        ("retire mil1 x", "x", "too-much"),
        ("note jo", "", "text"),
        ("etat jo", "", "condition"),
        ("etat jo sourd 0", "0", "range"),
        ("leve jo sourd", "sourd", "no-condition"),
        ("horloge", "", "clock"),
        ("horloge poison jo", "", "number"),
        ("arrete poison", "poison", "no-clock"),
        ("zone mil*", "", "number"),
        ("zone mil* 3 4", "4", "too-much"),
        ("zone mil* 999", "999", "range"),
        ("zone mil* 3 xyz", "xyz", "option"),
        ("ajoute 2 milicienz", "milicienz", "quick.unknown"),
        ("ajoute 2 miliciens *z", "*z", "side"),
        ("*z -1", "*z", "nobody"),
    ],
)
def test_the_offending_word_is_named(fight, line, offending, why) -> None:
    assert fight.wrong(line) == (offending, why)


@pytest.mark.parametrize("line", ["zone mil*, jo/2 12", "area mil*, jo/2 -12 vitalite"])
def test_area_damage_is_one_command_with_halves(fight, line) -> None:
    (command,) = fight.order(line).commands
    said = msgspec.to_builtins(command)
    assert said["quality"] == 12
    assert [half for _, half in said["targets"]] == [False] * 4 + [True]
    fight.run(line)
    assert sum(fight.ticks("Jo"))
    assert sum(fight.ticks("Milicien 12"))


def test_area_damage_takes_the_answers_of_the_system(fight) -> None:
    (command,) = fight.order("zone jo 3 endurance protections=non").commands
    said = msgspec.to_builtins(command)
    assert (said["track"], said["armour"]) == ("endurance", False)


def test_a_place_in_the_order_counts_from_one(fight) -> None:
    fight.run("ordre mil3 1")
    assert fight.known().view.slots[0].name == "Milicien 3"


def shown(fight: Fight, name: str):
    return next(each for each in fight.known().view.fighters if each.name == name)


def test_a_note_is_the_rest_of_the_line(fight) -> None:
    fight.run("note jo boite, 3 fois : <b>à gauche</b>")
    assert shown(fight, "Jo").note == "boite, 3 fois : <b>à gauche</b>"
    fight.run("note jo, mil1 -")
    assert shown(fight, "Jo").note == ""


def test_a_condition_comes_with_or_without_an_end_and_goes(fight) -> None:
    fight.run("état mil1, mil2 étouffé par la suie 2")
    assert shown(fight, "Milicien 1").conditions == ("étouffé par la suie",)
    assert [clock.left for clock in fight.known().view.clocks] == [2, 2]
    fight.run("etat gros etouf")
    assert shown(fight, "Gros Léon").conditions == ("étouffé par la suie",)
    fight.run("leve mil1,mil2 etou")
    assert shown(fight, "Milicien 1").conditions == ()
    assert fight.known().view.clocks == ()


def test_clocks_are_started_and_stopped(fight) -> None:
    fight.run("horloge poison lent gros leon 3")
    fight.run("clock marée 12")
    clocks = fight.known().view.clocks
    assert [(clock.label, clock.left) for clock in clocks] == [("poison lent", 3), ("marée", 12)]
    assert [clock.about for clock in clocks] == ["f6", ""]
    fight.run("arrete poison")
    assert [clock.label for clock in fight.known().view.clocks] == ["marée"]


def test_somebody_waits_or_acts_later(fight) -> None:
    fight.does(fight.rules.begin())
    fight.run("attends mil1")
    slot = next(each for each in fight.known().view.slots if each.name == "Milicien 1")
    assert slot.wait
    before = [each.name for each in fight.known().view.slots]
    fight.run("retarde jo")
    after = [each.name for each in fight.known().view.slots]
    assert after.index("Jo") == before.index("Jo") + 1


def test_somebody_leaves(fight) -> None:
    fight.run("retire mil2 : s’enfuit")
    one = next(each for each in fight.known().view.fighters if each.name == "Milicien 2")
    assert one.out


def test_people_come_in_by_name(fight) -> None:
    joining = fight.order("ajoute 3 miliciens, 1 sergent").joining
    assert joining is not None
    assert [(group.count, group.name) for group in joining.groups] == [
        (3, "Milicien"),
        (1, "Sergent du guet"),
    ]
    assert joining.side == 1
    assert fight.order("add un molosse *a").joining.side == 0
    for line, chosen, side in (
        ("ajoute 2 truands", 0, 0),
        ("ajoute 2 truands camp b", 0, 1),
        ("add 2 truands side A", None, 0),
    ):
        known = replace(fight.known(), side=chosen)
        order = parse(line, known)
        assert isinstance(order, Order)
        assert order.joining is not None
        assert (order.joining.side, order.joining.groups[0].name) == (side, "Truand")
        assert order.told[-1] == say("bar.side", letter="AB"[side])
    assert complete("ajoute 2 tru", fight.known()).words == ("Truand",)
    assert complete("ajoute 2 truands ", fight.known()).words == ("camp A", "camp B")
    assert complete("ajoute 2 truands, 1 serg", fight.known()).words == ("Sergent du guet",)


def test_a_round_is_looked_at(fight) -> None:
    assert fight.order("tour 0").look == 0


def test_verbs_are_known_in_both_languages_and_as_they_are_shown() -> None:
    for language in ("fr", "en"):
        texts = texts_of(language)
        for key, words in VERBS.items():
            assert folded(texts.render(say(f"bar.verb.{key}"))) in words


def test_a_short_verb_is_taken_where_nobody_is_called_so(fight) -> None:
    assert fight.order("reti mil2").commands
    assert fight.wrong("ret mil2") == ("ret", "several")
    # Tour is somebody here: his name may be short too.
    assert fight.order("tou -1").commands


# Completion.


def words(fight: Fight, line: str) -> tuple[str, ...]:
    return complete(line, fight.known()).words


def test_names_and_verbs_are_offered_first(fight) -> None:
    offered = words(fight, "")
    assert {"zone", "tour", "Jo", "Milicien 3", '"Tour"', '"Rat, le grand"'} <= set(offered)
    assert words(fight, "mil") == ("Milicien 1", "Milicien 2", "Milicien 3", "Milicien 12")
    assert words(fight, "gros le") == ("Gros Léon",)


def test_gauges_are_offered_after_a_name(fight) -> None:
    assert words(fight, "mil3 -2 vi") == ("Vitalité",)
    assert words(fight, "mil3 p") == ("PH",)
    assert words(fight, "mil3 vit gra") == ("Blessures graves",)
    assert "Blessures mortelles" in words(fight, "mil1,mil3 -1 ")


def test_what_is_offered_can_be_taken(fight) -> None:
    for line in ("", "mil1, ", "zone ", "retire g", "ordre is"):
        found = complete(line, fight.known())
        for word in found.words:
            whole = line[: found.span.begin] + word
            read = parse(whole, fight.known())
            # The name is understood: what is wrong, if anything, is that the line goes on.
            assert not isinstance(read, Misread) or read.span.begin == len(whole), whole


def test_two_of_one_name_have_no_word_of_their_own() -> None:
    fight = Fight("toy", ("Jo", "Jo", "Al"))
    assert fight.wrong("jo -1") == ("jo", "several")
    assert words(fight, "j") == ()
    fight.run(". -1")
    assert sum(fight.ticks("Jo")) == 1


def test_people_become_one_row_and_their_row_another_name(fight) -> None:
    fight.run("groupe mil* : Les gardes")
    (group,) = fight.known().view.groups
    assert (group.name, group.members) == ("Les gardes", ("f1", "f2", "f3", "f4"))
    fight.run("groupe mil2 : La milice")
    (group,) = fight.known().view.groups
    assert (group.name, len(group.members)) == ("La milice", 4)
    assert fight.wrong("groupe jo : Seul") == ("jo", "table.why.group-small")
    assert fight.wrong("groupe mil*") == ("", "group-name")
    assert fight.wrong("groupe mil* :") == ("", "group-name")
    long = "x" * 81
    assert fight.wrong(f"groupe mil* : {long}") == (long, "table.why.group-name")


def test_reminders_are_kept_for_a_round_or_for_what_befalls_somebody(fight) -> None:
    fight.run("rappel 4 la milice : arrive")
    fight.run("rappel mil1, jo moitié ils fuient")
    fight.run("rappel jo terre les autres fuient")
    shown = fight.known().view.reminders
    assert [one.text.key for one in shown] == [
        "table.cue.round",
        "table.cue.half",
        "table.cue.out",
    ]
    assert len({one.id for one in shown}) == 3
    assert (shown[0].round, shown[0].text.params["text"]) == (4, "la milice : arrive")
    assert fight.wrong("rappel 0 rien") == ("0", "range")
    assert fight.wrong("rappel 4") == ("", "reminder")
    assert fight.wrong("rappel jo demain") == ("demain", "when")


def test_who_acts_now_is_a_slot_of_the_order(fight) -> None:
    assert fight.order("agit mil2").acting == fight.known().view.slots[2].id
    assert fight.wrong("agit mil*") == ("mil*", "one")


# Help.


@pytest.mark.parametrize("system", ["nightprowler", "toy"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_form_has_an_example_from_the_fight(system, language) -> None:
    fight = Fight(system, NAMES, language)
    fight.does(
        fight.rules.correct_box("f0", fight.known().view.fighters[0].tracks[0].id, 0, True, "x")
    )
    if system == "toy":
        fight.does(fight.rules.begin())
    for form in forms(fight.known()):
        if form.text.key in ("bar.form.afflict", "bar.form.clock"):
            fight.run(form.example)
    for form in forms(fight.known()):
        assert not fight.texts.missing(form.text.key)
        if form.text.key == "bar.form.look" and not fight.known().view.round:
            continue
        if form.text.key == "bar.form.line" and system == "toy":
            # Its health has one line only.
            assert form.example == ""
            continue
        assert form.example
        fight.order(form.example)


def test_there_is_an_example_where_nobody_is_hurt(fight) -> None:
    assert all(form.example for form in forms(fight.known()))


# Whatever is typed.

_TYPED = (
    "jo mil mil1 mil3 Milicien 3 isabeau vif-argent léon tour rat * *b mil* . , : ; /2 "
    'zone ordre ajoute retire round area add oui non brute rat, <b> 🗡 ½ ٣ ² " « » '
    "2 -2 −1 +1 =3 2,5 99 999999999999999999999 vit vitalité end grave ph grit hits"
)
PIECES = (*_TYPED.split(), "1\u00a0000")


@functools.cache
def played(system: str) -> Fight:
    fight = Fight(system, NAMES)
    fight.does(fight.rules.begin())
    return fight


@pytest.mark.parametrize("system", ["nightprowler", "toy"])
@given(
    line=st.one_of(
        st.text(max_size=30),
        st.lists(st.sampled_from(PIECES), max_size=8).map(" ".join),
        st.lists(st.sampled_from(PIECES), max_size=8).map("".join),
    )
)
def test_any_line_is_legal_commands_or_a_piece_of_it(system: str, line: str) -> None:
    fight = played(system)
    known = fight.known()
    read = parse(line, known)
    if isinstance(read, Misread):
        assert 0 <= read.span.begin <= read.span.end <= len(line)
        assert fight.texts.render(read.reason)
    else:
        assert read.commands or read.joining or read.look is not None
        assert read.told
        state = fight.state
        for command in read.commands:
            outcome = fight.rules.decide(state, command, Dice())
            assert isinstance(outcome, Accepted | Refused | NeedDice)
            if isinstance(outcome, Accepted):
                for event in outcome.events:
                    state = fight.rules.apply(state, event)
    found = complete(line, known)
    assert 0 <= found.span.begin <= found.span.end == len(line)


def test_a_hundred_people_are_read_at_once() -> None:
    fight = Fight("toy", tuple(f"Rat {number}" for number in range(100)))
    order = fight.order("rat* -1")
    assert len(order.commands) == 100
    assert len(words(fight, "rat 9")) >= 1


@pytest.mark.parametrize("system", ["nightprowler", "warhammer", "pv_negatifs", "harp"])
def test_who_left_is_in_no_group_and_no_star_means_him(system: str) -> None:
    fight = Fight(system, ("Jo", "Milicien 1", "Ana", "Milicien 2", "Bo", "Milicien 3"))
    crowd = ("f1", "f3", "f5")
    fight.does(Gather("Miliciens", crowd))
    fight.does(Prepare(cues=(Cue(id="", text="fuite", fighters=("f3",), when="out"),)))
    fight.does(fight.rules.begin())
    assert isinstance(fight.does(fight.rules.remove("f3", "fuit")), Accepted)
    (rename,) = fight.order("groupe mil* : Les gars").commands
    assert isinstance(rename, Rename)
    # He is not down: he is gone.
    assert not any(each.due for each in fight.known().view.reminders)
    assert len(fight.order("note mil* fatigué").commands) == 2
    (damage,) = fight.order("zone mil* 2").commands
    assert not isinstance(fight.does(damage), Refused)
    # How much it is has to be said.
    assert isinstance(parse("zone mil*", fight.known()), Misread)
