"""Warhammer on the command line: the source's worked examples, and errors that name their field."""

from typing import Any

import msgspec
import pytest

from tests.resolve.kit import Said, only, resolver, shows, total


def ask(op: str, **fields: object) -> dict[str, Any]:
    """The answer to one request."""
    line = msgspec.json.encode({"op": op, "system": "warhammer", **fields})
    return msgspec.json.decode(msgspec.json.encode(resolver().answer(line)))


def man(**advances: int) -> dict[str, object]:
    """Somebody of no race with this profile."""
    return {"advances": advances, "move": 4}


SWORD = {"id": "s", "weapon": "epee", "hand": "droite"}
BOW = {"id": "b", "weapon": "arc-simple", "hand": "deux"}
LINES = [["docks"], ["boat"], ["name"], ["cave"]]

CASES = [
    ("WH-COMBAT-RELATIVE-CC", "combat-cc", {"own": 60, "other": 40}, {"own": total(70)}),
    (
        "WH-STAT-HIT-RATE",
        "combat-cc",
        {"own": 50, "other": 50},
        {"hit_rate": "1/4", "rounds": "4"},
    ),
    (
        "WH-TEST-CRIT-ATTACK-01 WH-TEST-NORMAL",
        "test",
        {"value": 3, "roll": 1},
        {"result": {"success": True, "critical": "reussite"}},
    ),
    (
        "WH-TEST-CRIT-FAILURE",
        "test",
        {"value": 80, "roll": 99},
        {"result": {"success": False, "critical": "echec"}, "softened": {"id": Said()}},
    ),
    (
        "WH-SKILL-BASE",
        "test",
        {"character": man(int=41), "skill": "perception", "roll": 50},
        {"target": total(20)},
    ),
    (
        "WH-TEST-OPPOSED WH-TEST-OPPOSED-MODIFIERS",
        "opposed",
        {
            "first": {
                "value": 40,
                "modifiers": [{"reason": "nuit", "amount": -20}],
                "roll": 15,
            },
            "second": {"value": 40, "roll": 35},
        },
        {
            "winner": "premier",
            "first": {"target": total(20), "result": {"degrees": 0}},
            "second": {"target": total(40), "result": {"degrees": 0}},
        },
    ),
    (
        "WH-TEST-EXTENDED",
        "extended",
        {"most": 3, "needed": 3, "tests": [{"value": 40, "roll": 41}]},
        {"done": False, "lost": True},
    ),
    (
        "WH-TEST-EXTENDED-SKILLS",
        "extended",
        {
            "most": 4,
            "needed": 4,
            "each": True,
            "tests": [
                {
                    "character": {
                        **man(ag=40),
                        "skills": [{"id": "s", "skill": "crochetage"}],
                    },
                    "skill": "crochetage",
                    "roll": roll,
                }
                for roll in (10, 90, 40, 41)
            ],
        },
        {"task": {"passed": 2}, "done": True, "duration": "40 s"},
    ),
    (
        "WH-ACT-ATTACK WH-OFFHAND-UNBALANCED",
        "attack",
        {
            "character": {**man(cc=50), "weapons": [{**SWORD, "hand": "gauche"}]},
            "opponent": man(cc=50),
            "weapon": "s",
            "number": 2,
            "roll": 20,
        },
        {"target": total(20), "result": {"success": True}, "zone": {"id": Said()}},
    ),
    (
        "WH-WPN-BOW-BF",
        "shoot",
        {
            "character": {**man(ct=40, f=20), "weapons": [BOW]},
            "weapon": "b",
            "metres": 12,
            "roll": 90,
        },
        {"refused": Said(), "struck": "", "fault": ""},
    ),
    (
        "WH-FREE-DODGE",
        "dodge",
        {"character": man(ag=41), "opponent": man(cc=30), "roll": 60},
        {"target": total(10), "zone": None},
    ),
    (
        "WH-DMG-FORMULA WH-ARMOUR-FRACTION-ROLL",
        "damage",
        {
            "character": {**man(f=35), "weapons": [SWORD]},
            "target": {
                **man(e=35),
                "armour": [{"id": "a", "piece": "cuir-bouilli-canon-d-avant-bras"}],
            },
            "zone": "bras",
            "weapon": "s",
            "die": 6,
            "coverage": [99],
        },
        {"damage": total(7), "counted": only()},
    ),
    (
        "WH-CRIT-LOOKUP WH-TAL-TOUGH",
        "critical",
        {
            "character": {**man(e=35), "talents": [{"id": "t", "talent": "dur-a-cuire"}]},
            "kind": "pugilat",
            "zone": "corps",
            "damage": 2,
            "roll": 55,
            "seed": 1,
        },
        {"read": total(2), "effect": {"value": 2}},
    ),
    (
        "WH-INFECT-WHEN",
        "infection",
        {
            "character": man(e=30),
            "wound": {"id": "w", "kind": "pugilat", "location": "corps", "value": 4},
            "roll": 99,
        },
        {"festers": False, "infection": {"id": Said()}},
    ),
    (
        "WH-CHASE-OBSTACLE-AG",
        "chase-step",
        {"move": 4, "roll": 68, "agility": False},
        {"metres": total(10)},
    ),
    (
        "WH-INTERRO-WILLING",
        "interrogation",
        {"case": {"lines": LINES, "reluctant": False}},
        {"known": only("docks")},
    ),
    (
        "WH-INTERRO-TORTURE",
        "interrogation",
        {
            "case": {"lines": LINES},
            "asker": {"value": 50, "roll": 60},
            "subject": {"value": 50, "roll": 20},
            "torture": {"value": 50, "roll": 28},
        },
        {"case": {"degrees": 2, "won": True}, "known": only("docks", "boat", "name")},
    ),
    (
        "WH-JUMP-HIGH-TABLE",
        "jump",
        {"character": man(ag=30), "height": 0},
        {"damage": total(0)},
    ),
    (
        "WH-MONEY-CONVERSION WH-MONEY-LIARD",
        "money",
        {"sous": 1, "purse": {"liards": 8}, "settings": {"options": {"liards_to_sou": 4}}},
        {"left": {"sous": 0, "liards": 4}},
    ),
    ("WH-MONEY-LIARD", "money", {"sous": 1, "purse": {"liards": 8}}, {"left": None}),
    (
        "WH-TAVERN-ARM-FULL",
        "arm-wrestling",
        {
            "first": 40,
            "second": 40,
            "match": {"score": 1},
            "first_roll": 20,
            "second_roll": 90,
        },
        {"match": {"score": 2}, "over": True},
    ),
    (
        "WH-TAVERN-DICE-RANKS",
        "dice",
        {"throws": [[6, 6, 6, 6, 6], [1, 1, 1, 1, 1]]},
        {"throws": only("quinte", "quinte"), "winners": only(0)},
    ),
    (
        "WH-TAVERN-DRINK",
        "drinking",
        {"failures": 3, "tests": [{"value": 30, "roll": 31}]},
        {"out": True},
    ),
    ("WH-TAVERN-KNIVES", "knife", {"ct": 37, "roll": 60, "die": 4}, {"points": 4}),
]


@pytest.mark.parametrize(
    ("op", "fields", "result"),
    [
        pytest.param(
            op, fields, result, marks=pytest.mark.rule(*rules.split()), id=f"{op}: {rules}"
        )
        for rules, op, fields, result in CASES
    ],
)
def test_the_answer_shows_what_the_rule_says(
    op: str, fields: dict[str, object], result: object
) -> None:
    answer = ask(op, **fields)
    assert answer["ok"], answer
    assert shows(answer["result"], result), answer["result"]


@pytest.mark.parametrize(
    ("op", "fields", "field"),
    [
        ("fly", {}, "op"),
        ("test", {"value": 30}, "roll"),
        ("test", {"value": 30, "roll": 101}, "roll"),
        ("test", {"roll": 3}, "skill"),
        ("test", {"skill": "soins", "roll": 3}, "skill"),
        ("test", {"characteristic": "luck", "roll": 3}, "characteristic"),
        ("test", {"valeur": 3}, "valeur"),
        ("opposed", {"first": {"value": 3, "roll": 3}, "second": {"value": 3}}, "second.roll"),
        ("extended", {"most": 1, "needed": 2, "tests": []}, "needed"),
        (
            "extended",
            {"most": 1, "needed": 1, "tests": [{"value": 9, "roll": 1}] * 2},
            "tests[1]",
        ),
        ("table", {"table": "spells"}, "table"),
        ("table", {"table": "races", "row": "ogre"}, "row"),
        ("table", {"table": "races", "where": {"taille": 3}}, "where.taille"),
        ("profile", {"character": {}, "only": ["luck"]}, "only[0]"),
        ("profile", {"character": {"origin": {"rce": "nain"}}}, "character.origin.rce"),
        ("explain", {"character": {}, "number": "luck"}, "number"),
        ("edit", {"character": {}, "commands": [{"type": "fly"}]}, "commands[0].type"),
        ("attack", {"character": {}, "opponent": {}, "weapon": "x"}, "weapon"),
        (
            "attack",
            {"character": {}, "opponent": {}, "situation": ["ivre"]},
            "situation[0]",
        ),
        ("shoot", {"character": {}, "weapon": "", "metres": 3}, "weapon"),
        (
            "shoot",
            {"character": {"weapons": [{"id": "f", "weapon": "filet"}]}, "weapon": "f"},
            "metres",
        ),
        ("damage", {"character": {}, "target": {}, "zone": "aile", "die": 3}, "zone"),
        ("critical", {"character": {}, "kind": "pugilat", "zone": "corps"}, "damage"),
        (
            "critical",
            {"character": {}, "kind": "pugilat", "zone": "aile", "value": 3},
            "value",
        ),
        (
            "critical",
            {
                "character": {},
                "kind": "pugilat",
                "zone": "corps",
                "value": 1,
                "dice": [{"value": 3}] * 9,
            },
            "dice[1]",
        ),
        ("chase-step", {"move": -1, "roll": 3}, "move"),
        ("interrogation", {"case": {"lines": LINES[:3]}}, "case.lines"),
        (
            "interrogation",
            {"case": {"lines": LINES}, "asker": {"value": 3, "roll": 3}},
            "subject",
        ),
        (
            "interrogation",
            {"case": {"lines": LINES}, "torture": {"value": 3, "roll": 3}},
            "torture",
        ),
        ("jump", {"character": {}, "height": -1}, "height"),
        ("money", {"sous": -1}, "sous"),
        ("arm-wrestling", {"first": 3, "second": 3, "match": {"score": 2}}, "match"),
        ("cards", {"players": 9, "hands": []}, "players"),
        ("cards", {"players": 3, "hands": [[[2, 0]] * 5]}, "hands[0]"),
        ("dice", {"throws": [[1, 2]]}, "throws[0]"),
        ("dice", {"throws": [[7, 1, 1, 1, 1]]}, "throws[0][0]"),
        (
            "test",
            {"value": 3, "roll": 3, "settings": {"long_weapons": ["excalibur"]}},
            "settings",
        ),
    ],
)
def test_what_is_wrong_is_named(op: str, fields: dict[str, object], field: str) -> None:
    answer = ask(op, **fields)
    assert answer["ok"] is False
    assert answer["error"]["field"] == field, answer
    assert answer["error"]["message"]


def test_a_refused_command_of_a_fight_is_told() -> None:
    answer = ask("fight", steps=[{"do": {"type": "begin"}}])
    assert shows(answer["result"], {"refused": {"step": 0, "reason": Said()}})
    spent = ask(
        "fight",
        steps=[
            {"do": {"type": "join", "fighter": "a", "side": 0, "name": "A", "document": man(cc=30)}}
        ],
    )
    assert shows(spent["result"], {"owned": {"a": {"wounds": only(), "fortune_spent": 0}}})


def test_chances_and_simulations_name_what_is_wrong() -> None:
    join = {"type": "join", "side": 0, "name": "A", "document": man(cc=30)}
    steps = [{"do": {**join, "fighter": "a"}}, {"do": {**join, "fighter": "b", "side": 1}}]
    early = ask("odds", steps=steps, left="a", right="b")
    assert early["error"]["field"] == "left"
    many = ask("simulation", steps=steps, runs=1001)
    assert many["error"]["field"] == "runs"
    refused = ask("simulation", steps=[{"do": {"type": "bell"}}])
    assert refused["result"]["refused"]["step"] == 0
    once = ask("simulation", steps=steps, runs=2, seed=3)
    assert sum(once["result"]["wins"].values()) == 2
    assert once == ask("simulation", steps=steps, runs=2, seed=3)
