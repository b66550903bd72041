"""The journal as a story to read aloud: short sentences, no arithmetic, only what happened."""

import re

from desktop.rules.fightview import JournalLine
from desktop.rules.message import say
from desktop.ui.combat.journal_text import as_spoken
from tests.texts import texts_of
from tests.ui.combat.conftest import Table

FRENCH = texts_of("fr")


def line(number: int, key: str, **params: object) -> JournalLine:
    detail = (say("np.fight.detail.die-typed", die=7),)
    return JournalLine("e", number, say(key, **params), detail)  # type: ignore[arg-type]


def test_a_story_has_no_numbers_but_its_rounds() -> None:
    hit = say("np.fight.hit.box", line="Blessure légère", track=say("np.fight.track.vitality"))
    parts = (say("np.fight.option.1"), say("np.fight.choice.heroism", count=2))
    told = as_spoken(
        "Les toits",
        (
            line(0, "np.fight.line.joined", name="Jo", side="A"),
            line(1, "np.fight.line.round", round=1),
            line(1, "np.fight.line.locked", name="Jo"),
            line(
                1, "np.fight.line.revealed", name="Jo", choice=say("np.fight.choice", parts=parts)
            ),
            line(
                1,
                "np.fight.line.roll-success",
                name="Jo",
                roll=say("np.fight.option.1"),
                threshold=12,
                die=7,
                value=2,
                quality="Franche",
            ),
            line(1, "np.fight.line.strike", name="Jo", foe="Al", value=3),
            line(1, "np.fight.line.wounded", name="Jo", foe="Al", hits=(hit,)),
        ),
        FRENCH,
        {},
    )
    assert told.splitlines() == [
        "Les toits.",
        "",
        "Jo entre en scène.",
        "",
        "Tour 1.",
        "Jo\u00a0: Attitude offensive.",
        "Jo touche Al.",
        "Jo blesse Al\u00a0: Blessure légère.",
    ]


def test_a_round_of_which_nothing_is_said_has_no_heading() -> None:
    told = as_spoken("X", (line(3, "np.fight.line.locked", name="Jo"),), FRENCH, {})
    assert told == "X.\n"


def test_a_story_names_nobody_whom_players_do_not_see_and_others_as_they_do() -> None:
    lines = (
        line(0, "np.fight.line.joined", name="Jo", side="A"),
        line(0, "np.fight.line.joined", name="Loup 1", side="B"),
        line(0, "np.fight.line.joined", name="Loup 12", side="B"),
        line(0, "table.line.note", name="Jo", text="empoisonné"),
        line(0, "table.line.clock-began", label="renforts", rounds=2),
        line(1, "np.fight.line.strike", name="Jo", foe="Loup 1", value=3),
        line(1, "np.fight.line.strike", name="Jo", foe="Loup 12", value=3),
        line(1, "wh.fight.line.of", name="Jo", what=say("wh.fight.line.round", round=2)),
    )
    public = {"Jo": "Jo", "Loup 1": "", "Loup 12": "Loup 1", "": "x"}
    told = as_spoken("Le Loup 1 rôde", lines, FRENCH, public)
    assert [each for each in told.splitlines() if each] == [
        "Jo entre en scène.",
        "Loup 1 entre en scène.",
        "Tour 1.",
        "Jo touche Loup 1.",
    ]


def test_every_spoken_text_stands_for_a_written_one_without_its_numbers() -> None:
    for language in ("fr", "en"):
        texts = texts_of(language)
        spoken = [key for key in texts.known_keys() if key.endswith(".aloud")]
        assert spoken
        for key in spoken:
            written = key.removesuffix(".aloud")
            assert not texts.missing(written), key
            assert texts.names(key) <= texts.names(written), key
            assert texts.names(key).isdisjoint({"value", "die", "threshold", "price", "total"}), key


def test_the_story_is_written_from_the_window(table: Table, tmp_path) -> None:
    path = tmp_path / "conte.txt"
    table.context.dialogs.answers.append(path)
    table.keys(" ")
    table.window.menu.spoken.trigger()
    told = path.read_text("utf-8")
    assert told.startswith("Les toits.\n")
    assert not re.search(r"\d+ *[+−]", told)
    assert "Toy.line.round." in told
