"""The stream: one answer per line, errors that name their field, nothing heavy loaded."""

import io
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.resolve.command import resolve, run
from desktop.resolve.stream import answers
from desktop.rules.errors import KnownError
from tests.resolve.kit import ask, hero, resolver

ROOT = Path(__file__).resolve().parents[2]


def answered(*lines: str) -> list[dict[str, object]]:
    encoded = [line.encode() + b"\n" for line in lines]
    return [msgspec.json.decode(line) for line in answers(encoded, resolver())]


def test_one_answer_for_each_line_in_order() -> None:
    first, second, third = answered(
        '{"op": "time", "id": 1, "turns": 2}', "", "{", '{"op": "time", "id": "b", "seconds": 9}'
    )
    assert first == {"op": "time", "id": 1, "ok": True, "result": {"seconds": 10, "turns": 2}}
    assert second["ok"] is False
    assert third == {"op": "time", "id": "b", "ok": True, "result": {"seconds": 9, "turns": 1}}


@pytest.mark.parametrize(
    ("request_", "field"),
    [
        ({"op": "time", "tours": 2}, "tours"),
        ({"op": "chek"}, "op"),
        ({}, "op"),
        ({"op": 3}, "op"),
        ({"op": "time", "system": "go"}, "system"),
        ({"op": "time", "turns": "deux"}, "turns"),
        ({"op": "time", "turns": -1}, "turns"),
        ({"op": "time", "seconds": -1}, "seconds"),
        ({"op": "check", "die": 3}, "roll"),
        ({"op": "check", "roll": {"value": 3}}, "die"),
        ({"op": "check", "roll": {"value": 3}, "die": 0}, "die"),
        ({"op": "check", "roll": {"value": 3}, "die": 21}, "die"),
        ({"op": "check", "roll": {"value": 3, "valeur": 4}, "die": 1}, "roll.valeur"),
        ({"op": "check", "roll": {}, "die": 1}, "roll"),
        ({"op": "check", "roll": {"value": 3, "heroism": 9}, "die": 1}, "roll"),
        ({"op": "check", "roll": {"value": 3, "crasse": 2}, "die": 1}, "roll"),
        ({"op": "check", "roll": {"value": 3}, "die": 1, "obstacle": "mur"}, "obstacle"),
        ({"op": "check", "roll": {"value": 3}, "die": 1, "line": "orteil"}, "line"),
        ({"op": "check", "roll": {"value": 3}, "die": 1, "equipment": "rien"}, "equipment"),
        ({"op": "opposition", "first": {"roll": {"value": 3}, "die": 1}}, "second"),
        (
            {
                "op": "opposition",
                "first": {"roll": {"value": 3}, "die": 1},
                "second": {"roll": {"value": 3}, "die": 99},
            },
            "second.die",
        ),
        ({"op": "derive", "character": {"origins": {"rce": "nain"}}}, "character.origins.rce"),
        ({"op": "derive", "character": {}, "only": ["main", "chance"]}, "only[1]"),
        ({"op": "derive", "character": {"traits": [{"id": "a"}]}}, "character.traits[0].trait"),
        ({"op": "derive", "character": {}, "settings": {"reading": {}}}, "settings.reading"),
        (
            {"op": "derive", "character": {}, "settings": {"readings": {"ko_ph_exit": 1}}},
            "settings.readings.ko_ph_exit",
        ),
        (
            {"op": "derive", "character": {}, "settings": {"creation": {"raise_cost": -1}}},
            "settings",
        ),
        ({"op": "table", "table": "pouvoirs"}, "table"),
        ({"op": "table", "table": "traits", "row": "beau"}, "row"),
        ({"op": "table", "table": "traits", "where": {"prix": 3}}, "where.prix"),
        ({"op": "table", "table": "constants", "row": "de"}, "row"),
        ({"op": "families", "one": "haches", "other": "cuillers"}, "other"),
        ({"op": "skill", "character": {}, "skill": "danse"}, "skill"),
        ({"op": "explain", "character": {}, "number": "chance"}, "number"),
        ({"op": "problems", "character": {}, "step": "fin"}, "step"),
        ({"op": "edit", "character": {}, "commands": [{"type": "fly"}]}, "commands[0].type"),
        (
            {"op": "edit", "character": {}, "commands": [{"type": "rename", "nom": "x"}]},
            "commands[0].name",
        ),
        ({"op": "wound", "character": {}, "wounds": [{"track": "vitalite", "line": 5}]}, "wounds"),
        ({"op": "erase", "character": {}, "track": "vitalite", "line": 7}, "line"),
        ({"op": "erase", "character": {}, "track": "vitalite", "line": 1, "boxes": -1}, "boxes"),
        ({"op": "bleed", "character": {}, "turns": 1001}, "turns"),
        ({"op": "sequelae", "character": {}, "survived": -1}, "survived"),
        ({"op": "stay-conscious", "character": {}, "heroism_due": 9, "spend": True}, "spend"),
        ({"op": "care", "line": "orteil", "soin": 12}, "line"),
        ({"op": "recover", "character": {}, "hours": -1}, "hours"),
        (
            {
                "op": "recover",
                "character": {},
                "treatments": {"blessures-graves": {"heroism": 4}},
            },
            "treatments.blessures-graves",
        ),
        ({"op": "recover", "character": {}, "treatments": {"nez": {}}}, "treatments.nez"),
        ({"op": "potion", "character": {}, "aid": "plantes", "line": "egratignures"}, "aid"),
        ({"op": "potion", "character": {}, "aid": "potions", "line": "nez"}, "line"),
        ({"op": "fall", "character": {}, "metres": -3}, "metres"),
        ({"op": "fall", "character": {}, "metres": 3, "ground": "lave", "die": 1}, "ground"),
        ({"op": "fall", "character": {}, "metres": 3, "die": 1, "pay": True}, "pay"),
        ({"op": "fire", "character": {}, "intensity": 6}, "intensity"),
        ({"op": "asphyxia", "character": {}, "turns": 1}, "dice[0]"),
        ({"op": "asphyxia", "character": {}, "turns": 0, "dice": [3]}, "dice[0]"),
        ({"op": "money", "character": {}, "gain": -5}, "gain"),
        ({"op": "repair", "armour": "tutu", "points": 1}, "armour"),
        ({"op": "repair", "armour": "peau-de-cuir", "points": 2}, "points"),
        ({"op": "contact", "rank": "pape"}, "rank"),
        ({"op": "living", "character": {}, "rain_minutes": -1}, "rain_minutes"),
        ({"op": "fight", "steps": [{"do": {"type": "dance"}}]}, "steps[0].do.type"),
        ({"op": "fight", "steps": [{"do": {"type": "begin"}, "de": []}]}, "steps[0].de"),
    ],
)
def test_an_error_names_its_field(request_: dict[str, object], field: str) -> None:
    (answer,) = answered(json.dumps(request_))
    assert answer["ok"] is False
    error = answer["error"]
    assert isinstance(error, dict)
    assert error["field"] == field
    assert error["message"]


def test_a_seed_rolls_the_same_dice_twice() -> None:
    def roll(seed: int) -> int:
        return ask("check", roll={"value": 10}, seed=seed)["result"]["die"]

    assert roll(4) == roll(4)
    assert len({roll(seed) for seed in range(20)}) > 5


def test_a_seed_rolls_only_what_is_not_given() -> None:
    answer = ask(
        "opposition",
        first={"roll": {"value": 10}, "die": 3},
        second={"roll": {"value": 10}},
        seed=1,
    )
    assert answer["result"]["first"]["die"] == 3


def test_answers_speak_the_language_that_is_asked_for() -> None:
    line = b'{"op": "check", "roll": {"value": 10, "difficulty": -4}, "die": 3}'
    labels = [
        [each["label"] for each in resolver(language).answer(line)["result"]["threshold"]["lines"]]  # type: ignore[index,call-overload]
        for language in ("fr", "en")
    ]
    assert labels[0] != labels[1]


def test_settings_of_the_request_change_the_rules() -> None:
    character = hero(health={"vitality": (0, 0, 1, 0, 0), "endurance": (0, 1, 0, 0, 0)})
    plain = ask("derive", character=character, only=["penalty"])
    added = ask(
        "derive",
        character=character,
        only=["penalty"],
        settings={"readings": {"penalty_worst_only": False}},
    )
    assert plain["result"]["penalty"]["total"] == -3
    assert added["result"]["penalty"]["total"] == -5


def test_the_exit_code_is_zero_whatever_the_lines_hold() -> None:
    replies = io.BytesIO()
    requests = io.BytesIO(b'{"op": "nope"}\n\xff\xfe\n[]\n\n{"op": "time"}')
    assert resolve(requests, replies, "fr") == 0
    told = [json.loads(line)["ok"] for line in replies.getvalue().splitlines()]
    assert told == [False, False, False, True]


def test_a_stream_that_cannot_be_read_is_an_error() -> None:
    class Torn(io.RawIOBase):
        def readable(self) -> bool:
            return True

        def readinto(self, buffer: object) -> int:
            raise OSError(5, "Input/output error")

    with pytest.raises(KnownError, match=r"resolve\.unreadable"):
        resolve(io.BufferedReader(Torn()), io.BytesIO(), "fr")


def test_a_program_without_a_console_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(KnownError, match=r"resolve\.unreadable"):
        run("fr")


@pytest.mark.skipif(sys.platform == "win32", reason="no shell of that kind")
def test_a_reader_who_goes_away_ends_the_stream() -> None:
    command = f"{sys.executable} -m desktop resolve --lang en | head -1"
    line = json.dumps({"op": "table", "table": "traits"}) + "\n"
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        input=line * 200,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


def test_nothing_heavy_is_loaded() -> None:
    code = (
        "import sys\n"
        "from desktop.cli import main\n"
        "code = main(['resolve'])\n"
        "heavy = {'PySide6', 'peewee', 'pypdf', 'desktop.store', 'desktop.ui', 'desktop.export'}\n"
        "sys.exit(', '.join(heavy & sys.modules.keys()) or code)"
    )
    line = json.dumps({"op": "fight", "steps": []}) + "\n"
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=line,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["ok"] is True


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
FIELDS = st.sampled_from(
    ["character", "roll", "die", "turns", "metres", "wounds", "only", "steps", "line", "settings"]
)


@given(
    op=st.sampled_from(["check", "derive", "wound", "fall", "fire", "fight", "edit", "table"]),
    fields=st.dictionaries(FIELDS, JSON, max_size=4),
)
def test_no_request_breaks_the_stream(op: str, fields: dict[str, object]) -> None:
    (answer,) = answered(json.dumps({"op": op, **fields}))
    assert answer["ok"] in (True, False)
