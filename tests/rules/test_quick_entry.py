"""Quick entry: counts and names as people type them, and the place of what cannot be read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.folding import folded
from desktop.rules.quick_entry import MOST, Misread, read_free, read_known
from desktop.rules.words import singular

KNOWN = (
    "Milicien",
    "Sergent",
    "Chef de bande",
    "Isabeau Vif-Argent",
    "Isengrin",
    "Jo et Max",
    "Gros Léon",
)
NBSP = "\N{NO-BREAK SPACE}"


def read(text: str) -> list[tuple[int, str]]:
    groups = read_known(text, KNOWN)
    assert not isinstance(groups, Misread), groups
    return [(group.count, group.name) for group in groups]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3 miliciens, 1 sergent", [(3, "Milicien"), (1, "Sergent")]),
        ("3 MILICIENS et un sergent", [(3, "Milicien"), (1, "Sergent")]),
        (f"3{NBSP}miliciens{NBSP};{NBSP}2 sergents", [(3, "Milicien"), (2, "Sergent")]),
        ("milicien x3 + sergent (2)", [(3, "Milicien"), (2, "Sergent")]),
        ("3x milicien\n3×sergents", [(3, "Milicien"), (3, "Sergent")]),
        ("deux chefs de bande", [(2, "Chef de bande")]),
        ("12mil", [(12, "Milicien")]),
        ("100 miliciens,", [(100, "Milicien")]),
        ("isab vif", [(1, "Isabeau Vif-Argent")]),
        ("argent", [(1, "Isabeau Vif-Argent")]),
        ("2 jo et max", [(2, "Jo et Max")]),
        ("gros leon", [(1, "Gros Léon")]),
        ("six miliciens and a sergent", [(6, "Milicien"), (1, "Sergent")]),
    ],
)
def test_counts_and_names_are_read(text: str, expected: list[tuple[int, str]]) -> None:
    assert read(text) == expected


@pytest.mark.parametrize(
    ("text", "offending", "key"),
    [
        ("3 miliciens, 1 sergant", "sergant", "quick.unknown"),
        ("2 milicienz et 1 sergent", "milicienz", "quick.unknown"),
        ("0 milicien", "0", "quick.count"),
        ("3 miliciens, 101 sergents", "101", "quick.count"),
        ("9999999999999999999999 sergents", "9999999999999999999999", "quick.count"),
        ("milicien x0", "0", "quick.count"),
        ("3 miliciens, 2", "2", "quick.nobody"),
        ("2 is", "is", "quick.several"),
        (" , ", " , ", "quick.empty"),
        ("", "", "quick.empty"),
    ],
)
def test_what_cannot_be_read_is_named_by_its_place(text: str, offending: str, key: str) -> None:
    misread = read_known(text, KNOWN)
    assert isinstance(misread, Misread)
    assert (misread.span.of(text), misread.reason.key) == (offending, key)


def test_several_that_are_meant_are_listed() -> None:
    misread = read_known("isen, is", KNOWN)
    assert isinstance(misread, Misread)
    assert misread.span.begin == 6
    names = misread.reason.params["names"]
    assert [name.params["name"] for name in names] == ["Isabeau Vif-Argent", "Isengrin"]


def test_a_whole_name_goes_before_longer_ones() -> None:
    groups = read_known("2 gardes", ("Garde du corps", "Garde"))
    assert [(group.name, group.place) for group in groups] == [("Garde", 1)]


def test_free_names_stay_as_they_were_typed() -> None:
    groups = read_free("2 Gros  Bras, Jo et Max, 3 <b>Rats</b>")
    assert [(group.count, group.name) for group in groups] == [
        (2, "Gros Bras"),
        (1, "Jo et Max"),
        (3, "<b>Rats</b>"),
    ]


def test_plurals_and_accents_do_not_matter() -> None:
    assert singular("Chefs-d’Écurie") == singular("chef d’ecurie")
    assert singular("chevaux") == singular("cheval")
    assert singular("couteaux") == singular("couteau")
    assert folded("Cœur ÉLAN") == "coeur elan"


words = st.lists(
    st.sampled_from(["3", "0", "x", "×", "milicien", "ser", "is", ",", "et", "(", ")", " ", "Œ"])
)


@given(st.one_of(st.text(max_size=40), words.map("".join), words.map(" ".join)))
def test_any_text_is_groups_or_a_piece_of_it(text: str) -> None:
    for read in (read_known(text, KNOWN), read_free(text)):
        if isinstance(read, Misread):
            assert 0 <= read.span.begin <= read.span.end <= len(text)
        else:
            assert read
            for group in read:
                assert 1 <= group.count <= MOST
                assert group.span.of(text).strip()
                assert group.place is None or KNOWN[group.place] == group.name
