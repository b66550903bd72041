"""The GM's words about anybody, and several who are one row."""

from desktop.rules.table.clocks import Stop
from desktop.rules.table.groups import Disband, Gather, Leave, Rename
from desktop.rules.table.notes import Afflict, Relieve, Write
from desktop.rules.table.order import Move
from tests.rules.table.played import Played


def one(played: Played, fighter: str):
    return next(each for each in played.view().fighters if each.id == fighter)


def test_a_note_is_replaced_and_taken_away() -> None:
    played = Played("Ada")
    assert played.do(Write("ada", " <b>ment</b> "))
    assert one(played, "ada").note == "<b>ment</b>"
    assert played.do(Write("ada", ""))
    assert one(played, "ada").note == ""
    assert not played.do(Write("zoe", "x"))
    assert not played.do(Write("ada", "x" * 2001))


def test_a_condition_ends_with_its_clock() -> None:
    played = Played("Ada", "Bea")
    played.next()
    assert played.do(Afflict("ada", "aveugle", 2))
    assert played.do(Afflict("ada", "ivre"))
    assert one(played, "ada").conditions == ("aveugle", "ivre")
    assert played.clocks() == {"aveugle": 2}
    played.round()
    played.round()
    assert one(played, "ada").conditions == ("ivre",)
    assert "table.line.condition-over" in played.told


def test_given_again_it_counts_anew_and_relieved_it_counts_no_more() -> None:
    played = Played("Ada")
    played.do(Afflict("ada", "aveugle", 2))
    played.do(Afflict("ada", "aveugle", 5))
    assert played.clocks() == {"aveugle": 5}
    assert played.do(Relieve("ada", "aveugle"))
    assert (one(played, "ada").conditions, played.clocks()) == ((), {})
    assert not played.do(Relieve("ada", "aveugle"))


def test_stopping_its_clock_leaves_the_condition() -> None:
    played = Played("Ada")
    played.do(Afflict("ada", "aveugle", 2))
    played.do(Stop("c1"))
    assert one(played, "ada").conditions == ("aveugle",)


def test_notes_wait_for_one_who_left() -> None:
    played = Played("Ada", "Bea")
    played.do(Write("bea", "revient"))
    played.do(played.rules.remove("bea", "parti"))
    played.do(Afflict("bea", "ivre"))
    played.join("Bea")
    assert (one(played, "bea").note, one(played, "bea").conditions) == ("revient", ("ivre",))


def test_a_group_stands_together_where_its_first_member_does() -> None:
    played = Played("Mil1", "Ada", "Mil2", "Bea")
    assert played.do(Gather("Miliciens", ("mil1", "mil2")))
    assert played.slots() == ["mil1", "mil2", "ada", "bea"]
    played.do(Move("mil1", 3))
    assert played.slots() == ["mil2", "mil1", "ada", "bea"]
    played.do(Move("mil2", 1, band=True))
    assert played.slots() == ["ada", "mil2", "mil1", "bea"]
    group = played.view().groups[0]
    assert (group.name, group.members) == ("Miliciens", ("mil1", "mil2"))
    assert played.do(Rename(group.id, "La milice"))
    assert played.view().groups[0].name == "La milice"
    assert played.do(Disband(group.id))
    assert not played.view().groups


def test_a_member_is_in_one_group_and_one_alone_is_none() -> None:
    played = Played("A", "B", "C", "D")
    played.do(Gather("un", ("a", "b", "c")))
    played.do(Gather("deux", ("c", "d")))
    assert [group.members for group in played.view().groups] == [("a", "b"), ("c", "d")]
    assert played.do(Leave("c"))
    assert [group.name for group in played.view().groups] == ["un"]
    for wrong in (Gather("x", ("a",)), Gather("", ("a", "b")), Gather("x", ("a", "zoe"))):
        assert not played.do(wrong)
    assert not played.do(Leave("d"))
    assert not played.do(Disband("g9"))


def test_a_group_keeps_the_place_of_one_who_left() -> None:
    played = Played("A", "B", "C")
    played.do(Gather("un", ("a", "b")))
    played.do(played.rules.remove("a", "parti"))
    assert played.view().groups[0].members == ("a", "b")
    assert played.slots() == ["b", "a", "c"]
