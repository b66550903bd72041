"""PV négatifs on the command line: the source's worked examples, and errors that name their
field."""

from typing import Any

import msgspec
import pytest

from tests.resolve.kit import Said, resolver, shows, total


def ask(op: str, **fields: object) -> dict[str, Any]:
    """The answer to one request."""
    line = msgspec.json.encode({"op": op, "system": "pv_negatifs", **fields})
    return msgspec.json.decode(msgspec.json.encode(resolver().answer(line)))


CASES: list[tuple[str, str, dict[str, object], object]] = [
    (
        "PV-MORTAL-CHANCE PV-MORTAL-PER-HIT",
        "hits",
        {"hp": 0, "most": 30, "damages": [8, 2, 2]},
        {"hits": [{"chance": total(8)}, {"chance": total(10)}, {"chance": total(12)}]},
    ),
    (
        "PV-NEG-FLOOR",
        "hits",
        {"hp": -35, "most": 20, "damages": [8]},
        {"hits": [{"hp": -40, "killed": True}], "floor": -40},
    ),
    (
        "PV-TABLE-C PV-MORTAL-LOCATION",
        "wound",
        {"location": 15, "effect": 6},
        {"location": {"id": "tete"}, "wound": {"id": "tete-oreille-coupee"}},
    ),
    (
        "PV-TABLE-F",
        "wound",
        {"location": 80, "effect": 9, "settings": {"readings": {"missing_legs": "relance"}}},
        {"wound": None},
    ),
    (
        "PV-HEROIC-ROLL PV-HEROIC-FAIL",
        "heroic",
        {"character": {"most": 40, "hp": -25, "abilities": {"con": 12}}, "roll": 61},
        {"target": total(60), "passed": False, "deep": 25},
    ),
    (
        "PV-DEEP-CURE",
        "edit",
        {
            "character": {"most": 40, "hp": -24, "deep": [{"id": "d", "threshold": 24}]},
            "command": {"type": "heal", "points": 23},
        },
        {"character": {"hp": -24}, "label": Said(), "refused": None},
    ),
    (
        "PV-COMA-TIMER PV-COMA-SECRET",
        "edit",
        {
            "character": {"most": 20, "hp": -6, "abilities": {"con": 11}},
            "command": {"type": "stabilise", "skill": 3},
            "dice": [{"value": 9}, {"value": 7, "purpose": "coma"}],
        },
        {"character": {"body": {"countdown": {"unit": "heure", "left": 7}}}},
    ),
    (
        "PV-ESS-ROLL",
        "edit",
        {
            "character": {"abilities": {"sag": 14}},
            "command": {"type": "roll-essence", "id": "e", "grade": 5},
            "seed": 1,
        },
        {"refused": None},
    ),
    ("PV-FALL-WATER", "fall", {"height": 2100, "surface": "eau"}, {"rolls": 7}),
    (
        "PV-FALL-MULT",
        "fall",
        {"height": 300, "failures": 4},
        {"fall": {"dice": 1, "times": 5}, "damage": None},
    ),
    (
        "PV-FALL-20",
        "fall",
        {"height": 600, "faces": [3, 4, 3, 3], "twenties": [20, 6]},
        {"damage": 26},
    ),
    (
        "PV-PARA-DAMAGE",
        "parachute",
        {"altitude": 250, "dexterity": 16, "die": 1, "initiative_missed": 3, "percent_missed": 2},
        {"attempts": 1, "band": {"initiative": True}, "height": 1800, "dice": 32},
    ),
    (
        "PV-JUMP-CATCH",
        "jump",
        {"speed": 11, "dexterity": 8, "strength": 13, "grip": "bonne", "roll": 20},
        {"length": 3, "passed": False, "catch": total(18), "climb": total(18)},
    ),
    (
        "PV-MR-ITEM",
        "resistance",
        {"character": {"resistance": 50}, "level": 9, "origin": "objet"},
        {"rolled": False, "chance": total(59), "resisted": False},
    ),
    ("PV-NAT20-SPELL", "twenties", {"damage": 24, "rolls": [20]}, {"times": None}),
    (
        "PV-NAT1-UNARMED PV-NAT1-NATURAL-BREAK",
        "mishap",
        {"roll": 5},
        {"outcome": "relance", "break": total(30), "flight_dice": None},
    ),
    ("PV-PUSH-SAVE", "push", {"damage": 25, "score": 14}, {"hold": total(11)}),
    ("PV-WOUND-VOICE", "handicaps", {"wounds": ["tete-gorge-touchee"]}, {"potions": 0}),
    (
        "PV-TERRAIN-VERY",
        "terrain",
        {"terrain": "tres-difficile", "speed": 3, "scores": [9, 9], "rolls": [9, 10]},
        {"speed": 0},
    ),
]


@pytest.mark.parametrize(
    ("rules", "op", "fields", "wanted"), CASES, ids=[f"{one[1]}: {one[0]}" for one in CASES]
)
def test_worked_examples(rules: str, op: str, fields: dict[str, object], wanted: object) -> None:
    answer = ask(op, **fields)
    assert answer["ok"], answer
    assert shows(answer["result"], wanted), (rules, answer)


@pytest.mark.parametrize(
    ("op", "fields", "field"),
    [
        ("dance", {}, "op"),
        ("hits", {"hp": 0, "most": -1, "damages": []}, "most"),
        ("wound", {"location": 101}, "location"),
        ("wound", {"location": 50}, "effect"),
        ("heroic", {"character": {"abilities": {"con": 2}}, "roll": 3}, "character"),
        ("handicaps", {"wounds": ["x"]}, "wounds[0]"),
        ("edit", {"character": {}, "command": {"type": "sing"}}, "command.type"),
        ("explain", {"character": {}, "number": "charm"}, "number"),
        ("fall", {"height": 300, "surface": "nuage"}, "surface"),
        ("fall", {"height": -1}, "height"),
        ("jump", {"speed": 9, "dexterity": 9, "grip": "x", "roll": 1}, "grip"),
        ("jump", {"speed": 9, "dexterity": 51, "roll": 1}, "dexterity"),
        ("terrain", {"terrain": "x", "speed": 9, "scores": [], "rolls": []}, "terrain"),
        ("resistance", {"character": {}, "level": 3, "origin": "x"}, "origin"),
        ("terrain", {"terrain": "difficile", "speed": 9, "scores": [9], "rolls": [0]}, "rolls[0]"),
        (
            "terrain",
            {"terrain": "difficile", "speed": 9, "scores": [9], "rolls": [3, 4]},
            "rolls[1]",
        ),
        ("terrain", {"terrain": "difficile", "speed": 9, "scores": [9]}, "rolls[0]"),
        ("twenties", {"damage": 3, "rolls": [20, 21]}, "rolls[1]"),
        ("twenties", {"damage": 3, "rolls": [3, 20]}, "rolls[1]"),
        ("fall", {"height": 300, "faces": [7, 1]}, "faces[0]"),
        ("fall", {"height": 300, "faces": [1, 1, 1]}, "faces[2]"),
        ("fall", {"height": 300, "faces": [1, 1], "twenties": [0]}, "twenties[0]"),
        ("fall", {"height": 300, "surface": "eau", "successes": 2}, "successes"),
        ("mishap", {"roll": 7}, "roll"),
        ("push", {"damage": 3, "direction": "haut"}, "direction"),
        ("hits", {"hp": 0, "most": 1, "damages": [], "settings": {"losses": {"x": 1}}}, "settings"),
    ],
)
def test_what_is_wrong_is_named(op: str, fields: dict[str, object], field: str) -> None:
    answer = ask(op, **fields)
    assert answer["ok"] is False
    assert answer["error"]["field"] == field, answer
    assert answer["error"]["message"]


def test_refusals_are_told() -> None:
    edit = ask("edit", character={}, command={"type": "regenerate", "wound": "x"})
    assert shows(edit["result"], {"refused": Said()})
    fight = ask("fight", steps=[{"do": {"type": "begin"}}])
    assert shows(fight["result"], {"refused": {"step": 0, "reason": Said()}})
