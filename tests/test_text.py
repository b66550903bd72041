"""Messages become text; every shipped text exists in both languages and keeps French typography."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop import paths
from desktop.rules.errors import KnownError
from desktop.rules.message import Message, Param, say
from desktop.template import Plural, Slot, Spoken, Words, parse
from desktop.text import Catalogue, Language, number

NO_BREAK = "\u00a0\u202f"
TEXT = paths.resources_root() / "text"
FRENCH_FILES = sorted(file.name for file in TEXT.glob("*.fr.toml"))


def catalogue(folder: Path, text: str, language: Language = "fr") -> Catalogue:
    """A catalogue of one file."""
    (folder / "text").mkdir(exist_ok=True)
    (folder / "text" / f"area.{language}.toml").write_text(text, "utf-8")
    return Catalogue(language, folder)


def one_file(name: str, language: Language, folder: Path) -> Catalogue:
    """The catalogue of one shipped file, copied alone."""
    shipped = TEXT / name.replace(".fr.toml", f".{language}.toml")
    return catalogue(folder, shipped.read_text("utf-8"), language)


def test_braces_take_parameters(tmp_path: Path) -> None:
    texts = catalogue(tmp_path, '"a.b" = "seuil {value} contre {name}"')
    assert texts.render(say("a.b", value=12, name="<b>Jo</b>")) == "seuil 12 contre <b>Jo</b>"


def test_own_words_come_back_unchanged(tmp_path: Path) -> None:
    assert catalogue(tmp_path, "a = 'x'").render("{value} a") == "{value} a"


def test_braces_in_a_parameter_are_text(tmp_path: Path) -> None:
    assert catalogue(tmp_path, "a = 'de {name}'").render(say("a", name="{b}")) == "de {b}"


def test_doubled_braces_are_braces(tmp_path: Path) -> None:
    assert catalogue(tmp_path, "a = '{{{x}}}'").render(say("a", x=1)) == "{1}"


@pytest.mark.parametrize(
    ("value", "plain", "signed"),
    [(3, "3", "+3"), (-2, "−2", "−2"), (0, "0", "0"), (-13, "−13", "−13")],
)
def test_numbers_have_true_signs(tmp_path: Path, value: int, plain: str, signed: str) -> None:
    texts = catalogue(tmp_path, "a = '{value}'\nb = '{value:+}'")
    assert texts.render(say("a", value=value)) == plain == number(value)
    assert texts.render(say("b", value=value)) == signed == number(value, signed=True)


@pytest.mark.parametrize(
    ("language", "singular"), [("fr", {-1, 0, 1}), ("en", {-1, 1})], ids=["fr", "en"]
)
def test_plural_follows_the_language(
    tmp_path: Path, language: Language, singular: set[int]
) -> None:
    texts = catalogue(tmp_path, "a = '{count|jeton|jetons}'", language)
    shown = {value for value in range(-4, 5) if texts.render(say("a", count=value)) == "jeton"}
    assert shown == singular


def test_messages_nest_and_lists_are_joined(tmp_path: Path) -> None:
    texts = catalogue(tmp_path, "a = '[{inner}]'\nb = 'ligne {n}'")
    assert texts.render(say("a", inner=say("b", n=2))) == "[ligne 2]"
    assert texts.render(say("a", inner=(say("b", n=1), say("b", n=2)))) == "[ligne 1, ligne 2]"
    assert texts.render(say("a", inner=())) == "[]"


def test_missing_key_shows_itself(tmp_path: Path) -> None:
    texts = catalogue(tmp_path, "a = '{inner}'")
    assert texts.missing("no.such")
    assert not texts.missing("a")
    assert texts.render(say("no.such", n=1)) == "no.such"
    assert texts.render(say("a", inner=say("no.such"))) == "no.such"
    assert texts.render(say("a")) == "{inner}"


@pytest.mark.parametrize(
    "template",
    ["{", "a}", "{}", "{a b}", "{a:>3}", "{a|b}", "{a|b|c|d}", "{a:+|b|c}", "{a.b}", "{0}"],
)
def test_malformed_template_names_file_and_key(tmp_path: Path, template: str) -> None:
    with pytest.raises(KnownError) as caught:
        catalogue(tmp_path, f"'k.e' = '{template}'")
    assert caught.value.message.key == "error.text-damaged"
    assert caught.value.message.params["file"] == "area.fr.toml"
    assert str(caught.value.message.params["detail"]).startswith("k.e")


@pytest.mark.parametrize("text", ["a = 1", "[a]\nb = 'c'", "a = ", "a = 'x'\na = 'y'"])
def test_malformed_file_is_named(tmp_path: Path, text: str) -> None:
    with pytest.raises(KnownError) as caught:
        catalogue(tmp_path, text)
    assert caught.value.message.key == "error.text-damaged"
    assert caught.value.message.params["file"] == "area.fr.toml"


def test_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "area.fr.toml").write_bytes("a = 'é'".encode("latin-1"))
    with pytest.raises(KnownError, match="text-damaged"):
        Catalogue("fr", tmp_path)


def test_key_of_two_files_is_refused(tmp_path: Path) -> None:
    catalogue(tmp_path, "a = 'x'")
    (tmp_path / "text" / "other.fr.toml").write_text("a = 'y'", "utf-8")
    with pytest.raises(KnownError, match="text-repeated"):
        Catalogue("fr", tmp_path)


def test_no_text_at_all_is_told(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="text-missing"):
        Catalogue("fr", tmp_path)


def test_a_file_is_read_once_somebody_asks_for_a_text_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "text"
    folder.mkdir()
    (folder / "a.fr.toml").write_text('"a.one" = "un"\n', "utf-8")
    (folder / "b.fr.toml").write_text('"b.two" = "deux"\n', "utf-8")
    texts = Catalogue("fr", tmp_path, later=True)
    (folder / "a.fr.toml").write_text('"a.one" = "autre"\n', "utf-8")
    assert texts.render(say("b.two")) == "deux"
    assert texts.speaking("round").render(say("a.one")) == "autre"
    (folder / "a.fr.toml").write_text('"a.one" = "encore"\n', "utf-8")
    assert texts.render(say("a.one")) == "autre"
    assert texts.missing("c.three")
    assert texts.render(say("c.three")) == "c.three"
    assert texts.render(say("")) == ""
    assert texts.known_keys() == ("b.two", "a.one")


@pytest.mark.parametrize("key", ["", "\ud800", "."])
def test_a_key_that_nobody_would_write_is_shown_as_it_is(key: str) -> None:
    texts = Catalogue("fr", paths.resources_root(), later=True)
    assert texts.render(Message(key=key)) == key


def test_what_is_wrong_with_a_file_read_later_is_told_when_all_are(tmp_path: Path) -> None:
    folder = tmp_path / "text"
    folder.mkdir()
    (folder / "a.fr.toml").write_text('"a.one" = "un {"\n', "utf-8")
    (folder / "b.fr.toml").write_text('"b.two" = "deux"\n', "utf-8")
    (folder / "c.fr.toml").write_text('"b.two" = "trois"\n', "utf-8")
    texts = Catalogue("fr", tmp_path, later=True)
    assert texts.render(say("a.one")) == "a.one"
    assert texts.render(say("b.two")) == "deux"
    with pytest.raises(KnownError) as caught:
        texts.complete()
    assert caught.value.message.params["file"] == "a.fr.toml"
    with pytest.raises(KnownError):
        texts.complete()
    assert texts.render(say("b.two")) == "deux"


def test_a_round_is_called_as_the_system_calls_it(tmp_path: Path) -> None:
    texts = catalogue(
        tmp_path,
        "\n".join(
            (
                "a = 'le {@round} {n}, {n|@round|@rounds}'",
                "b = '{@Round}'",
                "'word.round.tour' = 'tour'",
                "'word.rounds.tour' = 'tours'",
                "'word.round.round' = 'round'",
                "'word.rounds.round' = 'rounds'",
            )
        ),
    )
    assert texts.names("a") == {"n"}
    assert texts.render(say("a", n=1)) == "le tour 1, tour"
    spoken = texts.speaking("round")
    assert spoken.render(say("a", n=3)) == "le round 3, rounds"
    assert spoken.render(say("b")) == "Round"
    assert (spoken.round, spoken.rounds, texts.rounds) == ("round", "rounds", "tours")


def test_template_is_cut_into_pieces() -> None:
    assert parse("a {b:+} {c|d|e} {@round}") == (
        Words("a "),
        Slot("b", signed=True),
        Words(" "),
        Plural("c", "d", "e"),
        Words(" "),
        Spoken("@round"),
    )


@given(st.text())
def test_words_without_braces_are_kept(words: str) -> None:
    escaped = words.replace("{", "{{").replace("}", "}}")
    assert parse(escaped) == ((Words(words),) if words else ())


@given(st.text(alphabet="ab{}|:+ "))
def test_parse_accepts_or_raises_value_error(template: str) -> None:
    try:
        parse(template)
    except ValueError:
        assert "{" in template or "}" in template


@pytest.mark.parametrize("name", FRENCH_FILES)
def test_both_languages_say_the_same_things(name: str, tmp_path: Path) -> None:
    french, english = one_file(name, "fr", tmp_path), one_file(name, "en", tmp_path)
    assert sorted(french.known_keys()) == sorted(english.known_keys())
    for key in french.known_keys():
        assert french.names(key) == english.names(key), key


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_shipped_text_renders(language: Language) -> None:
    texts = Catalogue(language, paths.resources_root())
    for key in texts.known_keys():
        for value in (0, 2):
            params: dict[str, Param] = dict.fromkeys(texts.names(key), value)
            shown = texts.render(Message(key, params))
            assert shown.strip() == shown != "", key
            assert "  " not in shown, key


def test_every_language_is_shipped_for_every_area() -> None:
    english = sorted(file.name.replace(".en.", ".fr.") for file in TEXT.glob("*.en.toml"))
    assert english == FRENCH_FILES


def shown_words(template_text: str) -> str:
    """A template without its braces, so that only what is written for people is judged."""
    return "".join(
        piece.text
        if isinstance(piece, Words)
        else f"{piece.one} {piece.several}"
        if isinstance(piece, Plural)
        else "x"
        for piece in parse(template_text)
    )


@pytest.mark.parametrize("name", FRENCH_FILES)
def test_french_typography(name: str) -> None:
    for key, template in tomllib.loads((TEXT / name).read_text("utf-8")).items():
        words = shown_words(template)
        assert "'" not in words, f"straight apostrophe in {key}"
        assert '"' not in words, f"straight quotation mark in {key}"
        assert "..." not in words, f"three dots in {key}"
        assert not re.search(rf"[^{NO_BREAK}?!][;:!?»]", " " + words), f"spacing in {key}: {words}"
        assert not re.search(rf"«[^{NO_BREAK}]", words), f"spacing in {key}: {words}"
        assert not re.search(r"(?<![\w-])-\d", words), f"hyphen for a minus in {key}"


def test_catalogue_loads_no_qt() -> None:
    code = "import sys, desktop.text; sys.exit(any(n.startswith('PySide6') for n in sys.modules))"
    root = Path(__file__).resolve().parents[1]
    subprocess.run([sys.executable, "-c", code], cwd=root, check=True, timeout=60)
