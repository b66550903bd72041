"""Answers key by key: codes, what is closed, going back, and that nothing can be printed."""

import pytest

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import say
from desktop.ui.combat.answering import Answering, Press, as_digit, codes

CLOSED = say("toy.why.no-target")


def options(count: int) -> tuple[Option, ...]:
    return tuple(Option(f"v{n}", f"option {n}") for n in range(1, count + 1))


def ask(*fields: AskField) -> Ask:
    return Ask(id="choose:a", actor="a", title=say("toy.ask.choice"), fields=fields, sealed=True)


def test_options_are_numbered_from_one() -> None:
    assert codes(AskField("f", "f", options(3))) == {"1": "v1", "2": "v2", "3": "v3"}


def test_an_option_keeps_the_key_that_the_rules_gave_it() -> None:
    field = AskField("f", "f", (Option("pass", "passer"), Option("a", "a", key="1")))
    assert codes(field) == {"0": "pass", "1": "a"}


@pytest.mark.parametrize("count", [2, 9, 10, 19, 120])
def test_no_code_begins_another(count: int) -> None:
    found = list(codes(AskField("f", "f", options(count))))
    assert len(set(found)) == count
    assert not any(a != b and b.startswith(a) for a in found for b in found)


def test_numbers_have_codes_of_one_length() -> None:
    assert list(codes(AskField("f", "f", least=0, most=3))) == ["0", "1", "2", "3"]
    assert codes(AskField("f", "f", least=-2, most=12))["-02"] == "-2"
    assert codes(AskField("f", "f", least=-2, most=12))["12"] == "12"


def test_a_code_of_two_keys_is_given_at_its_last_key() -> None:
    answering = Answering(ask(AskField("f", "f", options(12))))
    assert answering.press("1") is Press.BEGUN
    assert not answering.complete
    assert answering.press("2") is Press.GIVEN
    assert answering.values() == {"f": "v12"}


def test_a_french_keyboard_needs_no_shift() -> None:
    assert [as_digit(key) for key in "&é\"'(-è_çà"] == list("1234567890")
    answering = Answering(ask(AskField("f", "f", options(3))))
    assert answering.press("é") is Press.GIVEN
    assert answering.values() == {"f": "v2"}


def test_a_closed_option_is_not_taken() -> None:
    field = AskField("f", "f", (Option("a", "a"), Option("b", "b", CLOSED)))
    answering = Answering(ask(field))
    assert answering.press("2") is Press.CLOSED
    assert not answering.complete


def test_a_digit_without_meaning_is_told_from_a_key_of_the_window() -> None:
    answering = Answering(ask(AskField("f", "f", options(3))))
    assert answering.press("7") is Press.UNKNOWN
    assert answering.press("j") is Press.FOREIGN


def test_going_back_makes_room_for_another_answer() -> None:
    answering = Answering(ask(AskField("f", "f", options(3)), AskField("g", "g", options(3))))
    answering.press("1")
    answering.press("1")
    assert answering.field is None
    assert answering.back()
    answering.press("3")
    assert answering.values() == {"f": "v1", "g": "v3"}
    assert [answering.back() for _ in range(3)] == [True, True, False]


def test_a_changed_ask_keeps_what_is_still_legal() -> None:
    before = Answering(ask(AskField("f", "f", options(3)), AskField("n", "n", least=0, most=5)))
    before.press("2")
    before.press("4")
    after = Answering(
        ask(AskField("f", "f", options(3)), AskField("n", "n", most=2, default="0")), before
    )
    assert after.values() == {"f": "v2", "n": "0"}


def test_defaults_complete_an_answer() -> None:
    assert Answering(ask(AskField("f", "f", options(2), default="v2"))).complete


def test_an_answer_cannot_be_printed() -> None:
    answering = Answering(ask(AskField("f", "f", (Option("SENTINEL", "x"),))))
    answering.press("1")
    assert "SENTINEL" not in repr(answering) + str(answering)


def depending() -> Ask:
    """An aim after option "b", a target after option "a" or aim "y", a number after both."""
    return ask(
        AskField("option", "o", (Option("a", "a"), Option("b", "b"), Option("c", "c"))),
        AskField("aim", "m", (Option("x", "x"), Option("y", "y")), default="x", when=("option=b",)),
        AskField("target", "t", options(2), default="v1", when=("option=a", "aim=y")),
        AskField("n", "n", least=0, most=5, default="0"),
    )


@pytest.mark.parametrize(
    ("keys", "values"),
    [
        ("c3", {"option": "c", "n": "3"}),
        ("a23", {"option": "a", "target": "v2", "n": "3"}),
        ("b13", {"option": "b", "aim": "x", "n": "3"}),
        ("b223", {"option": "b", "aim": "y", "target": "v2", "n": "3"}),
    ],
)
def test_only_what_matters_for_the_answers_so_far_is_asked(
    keys: str, values: dict[str, str]
) -> None:
    answering = Answering(depending())
    answering.choose(0, keys[0])
    assert [answering.press(key) for key in keys[1:]] == [Press.GIVEN] * (len(keys) - 1)
    assert answering.field is None
    assert answering.values() == values


def test_going_back_skips_what_is_not_asked() -> None:
    answering = Answering(depending())
    answering.choose(0, "c")
    answering.press("3")
    places = []
    while answering.back():
        places.append(answering.place)
    assert places == [3, 0]


def test_a_field_that_does_not_matter_lacks_no_answer() -> None:
    answering = Answering(
        ask(
            AskField("option", "o", options(2)),
            AskField("more", "m", options(2), when=("option=v2",)),
        )
    )
    answering.press("1")
    assert answering.complete
    answering.choose(0, "v2")
    assert answering.missing() == 1


def test_a_default_is_not_given_until_somebody_answers_with_it() -> None:
    field = AskField("f", "f", options(3), default="v1")
    answering = Answering(ask(field))
    assert answering.filled(0)
    assert not answering.given(0)
    answering.press("1")
    assert answering.given(0)
    # It stays given when the ask comes back in another form.
    assert Answering(ask(AskField("f", "f", options(2), default="v2")), answering).given(0)


def number(least: int, most: int) -> Answering:
    """An answer that is a number, asked for aloud."""
    field = AskField("f", "f", least=least, most=most)
    return Answering(Ask(id="a", actor="a", title=say("toy.ask.choice"), fields=(field,)))


@pytest.mark.parametrize(("keys", "value"), [("12", "12"), ("7", "7"), ("0", "0"), ("40", "40")])
def test_a_number_is_typed_as_it_is_written_and_enter_ends_it(keys: str, value: str) -> None:
    answering = number(0, 1000)
    for key in keys:
        assert answering.press(key) is Press.BEGUN
    answering.finish()
    assert answering.values() == {"f": value}


def test_a_number_is_given_once_no_digit_can_follow() -> None:
    answering = number(0, 500)
    assert [answering.press(key) for key in "60"] == [Press.BEGUN, Press.GIVEN]
    assert answering.values() == {"f": "60"}


@pytest.mark.parametrize("keys", ["99", "9"])
def test_a_number_out_of_range_is_not_taken(keys: str) -> None:
    answering = number(10, 50)
    assert [answering.press(key) for key in keys][-1] is Press.UNKNOWN
    answering.finish()
    assert not answering.complete


def test_what_is_typed_of_a_number_can_be_read() -> None:
    answering = number(0, 500)
    assert answering.number_so_far(0) == ""
    answering.press("4")
    assert (answering.number_so_far(0), answering.value(0)) == ("4", "")
    answering.back()
    assert answering.number_so_far(0) == ""
    for key in "45":
        answering.press(key)
    answering.finish()
    assert answering.number_so_far(0) == "45"


def test_letters_are_none_of_a_numbers_keys() -> None:
    assert number(0, 500).press("w") is Press.FOREIGN


def test_a_french_keyboard_types_numbers_without_shift() -> None:
    answering = number(0, 500)
    answering.press("é")
    answering.press("à")
    answering.finish()
    assert answering.values() == {"f": "20"}


def test_a_begun_number_that_is_none_of_the_field_is_not_taken() -> None:
    answering = number(100, 500)
    answering.press("1")
    answering.finish()
    assert not answering.complete
