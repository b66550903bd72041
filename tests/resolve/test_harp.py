"""HARP | TdM on the command line: the source's worked examples, and errors that name their
field."""

from typing import Any

import msgspec
import pytest

from tests.resolve.kit import Said, resolver, shows, total

LOCKS = {"id": "c", "skill": "crochetage-pieges", "ranks": 6, "equipment": 10}
JURGIS = {"scores": {"agilite": 93, "intuition": 78}, "skills": [LOCKS]}
FUMBLES = {
    "id": "competence",
    "name": "Compétence",
    "rows": [
        {"id": "a", "least": 1, "most": 50, "text": "Une chute"},
        {"id": "b", "least": 51, "most": 100, "text": "La mort", "deadly": True},
    ],
}


def ask(op: str, **fields: object) -> dict[str, Any]:
    """The answer to one request."""
    line = msgspec.json.encode({"op": op, "system": "harp", **fields})
    return msgspec.json.decode(msgspec.json.encode(resolver().answer(line)))


def tried(**fields: object) -> dict[str, object]:
    return {"skill": "c", "character": JURGIS, **fields}


CASES: list[tuple[str, str, dict[str, object], object]] = [
    ("HARP-D100-ORDER", "percentile", {"tens": 6, "units": 1}, 61),
    ("HARP-D100-00", "percentile", {"tens": 0, "units": 0}, 100),
    (
        "HARP-JSL-CHAIN",
        "open-roll",
        {"throws": [98, 96, 12]},
        {"throws": [98, 96, 12], "total": 206, "natural": 98},
    ),
    ("HARP-JSL-OPEN", "open-roll", {"throws": [95]}, {"total": 95}),
    ("HARP-KIND-CRITICAL", "open-roll", {"kind": "critique", "throws": [98]}, {"total": 98}),
    ("HARP-KIND-CRITICAL", "open-roll", {"kind": "critique", "throws": [3]}, {"fumble": False}),
    ("HARP-KIND-SKILL", "open-roll", {"closed": True, "throws": [97]}, {"total": 97}),
    ("HARP-FUMBLE-RANGE", "open-roll", {"throws": [4]}, {"fumble": True, "doubted": False}),
    ("HARP-FUMBLE-RANGE", "open-roll", {"throws": [5]}, {"fumble": False, "doubted": True}),
    ("HARP-FUMBLE-RANGE", "open-roll", {"kind": "resistance", "throws": [2]}, {"fumble": False}),
    ("HARP-FUMBLE-WEAPON", "open-roll", {"zone": 2, "throws": [3]}, {"fumble": False}),
    ("HARP-66-RAW", "open-roll", {"throws": [66]}, {"odd": True}),
    ("HARP-66-RAW", "open-roll", {"throws": [97, 66]}, {"odd": False}),
    (
        "HARP-MANOEUVRE-TOTAL",
        "manoeuvre",
        tried(modifiers=[{"amount": 20}, {"amount": -10}], throws=[38]),
        {"score": {"sum": total(103)}, "result": {"outcome": "reussi"}},
    ),
    (
        "HARP-UNTRAINED-ALLOWED HARP-UNTRAINED-MALUS",
        "manoeuvre",
        {"character": {}, "skill": "perception", "throws": [100, 50]},
        {"score": {"sum": total(125)}, "result": {"outcome": "reussi"}},
    ),
    (
        "HARP-NEAR-MISS",
        "manoeuvre",
        {"bonus": 33, "throws": [57]},
        {"result": {"outcome": "rate", "near_miss": True}},
    ),
    (
        "HARP-FUMBLE-AUTOFAIL",
        "manoeuvre",
        {"bonus": 140, "throws": [3]},
        {"score": {"fumble": True, "sum": total(143)}, "result": {"outcome": "rate"}},
    ),
    (
        "HARP-DIFF-TABLE",
        "manoeuvre",
        {"bonus": 50, "difficulty": "extremement-difficile", "throws": [37]},
        {"score": {"sum": total(27)}},
    ),
    (
        "HARP-DIFF-NOROLL",
        "manoeuvre",
        {"bonus": 0, "difficulty": "banale", "typed": 70, "throws": [30]},
        {"score": {"sum": total(100)}},
    ),
    (
        "HARP-PCT-HAGGLE",
        "manoeuvre",
        {"price": 20, "throws": [46]},
        {"price": 8, "result": {"method": "pourcentage", "read": {"value": 40}}},
    ),
    (
        "HARP-BONUS-USE",
        "manoeuvre",
        {"bonus": 35, "method": "bonus", "throws": [76]},
        {"result": {"read": {"value": 10}}, "told": [Said()]},
    ),
    (
        "HARP-BONUS-STACK",
        "manoeuvre",
        tried(
            character={
                **JURGIS,
                "prepared": [
                    {"id": "1", "skill": "c", "amount": 10},
                    {"id": "2", "skill": "c", "amount": 10},
                    {"id": "3", "skill": "autre", "amount": 50},
                ],
            },
            throws=[25],
        ),
        {"score": {"sum": total(100)}},
    ),
    (
        "HARP-DIS-LEPRE-TOUCH",
        "manoeuvre",
        tried(
            character={**JURGIS, "ailments": [{"id": "l", "disease": "lepre", "days": 12}]},
            bears=["toucher"],
            throws=[50],
        ),
        {"score": {"sum": total(93)}},
    ),
    (
        "HARP-STAT-ONE HARP-STAT-AON",
        "characteristic",
        {"character": {"bonuses": {"force": -3}}, "characteristics": ["force"], "throws": [90]},
        {"score": {"sum": total(78)}, "result": {"outcome": "rate", "read": None}},
    ),
    ("HARP-TABLE-COLUMNS", "column", {"column": "percent", "score": 0}, {"value": None}),
    ("HARP-TABLE-COLUMNS", "column", {"column": "help", "score": 111}, {"value": 10}),
    (
        "HARP-FUMBLE-ADAPT",
        "fumble",
        {"table": "competence", "throw": 50, "change": 1, "settings": {"fumbles": [FUMBLES]}},
        {"fumble": {"id": "b"}, "soften": True},
    ),
    (
        "HARP-PCT-FUMBLE",
        "task",
        {
            "who": ["a"],
            "ingredients": True,
            "rounds": [[{"who": "a", "throws": [63]}], [{"who": "a", "throws": [2]}]],
        },
        {"tasks": {"a": {"done": 0, "lost": True, "rolls": 2}}, "winners": []},
    ),
    (
        "HARP-PCT-CUMUL",
        "task",
        {
            "who": ["a", "b"],
            "together": True,
            "rounds": [
                [{"who": "a", "bonus": 10, "throws": [53]}, {"who": "b", "throws": [46]}],
            ],
        },
        {"rounds": [{"done": {"a": 60, "b": 40}}], "winners": ["a", "b"]},
    ),
    (
        "HARP-JR-VARIABLE",
        "resist",
        {"kind": "esprit", "attack": 84, "bonus": 0, "throws": [97, 3]},
        {"target": 100, "resists": True},
    ),
    (
        "HARP-JR-STATIC",
        "resist",
        {"effect": "mental", "target": 80, "throws": [79]},
        {"kind": "esprit", "resists": False, "suffers": None},
    ),
    (
        "HARP-JRC-TONNERRE",
        "resist",
        {"cascade": "coup-de-tonnerre", "attack": 84, "bonus": 5, "throws": [80]},
        {"kind": "magie", "target": 100, "suffers": {"level": {"id": "etourdi-sourd"}}},
    ),
    (
        "HARP-JRC-STATIC",
        "resist",
        {"cascade": "peste", "bonus": 60, "throws": [90]},
        {"suffers": {"level": {"id": "aucun"}, "text": "aucun effet"}},
    ),
    (
        "HARP-JR-CORPS",
        "resist",
        {
            "character": {"resistances": {"corps": {"total": 33}}},
            "cascade": "pneumonie",
            "throws": [50],
        },
        {"kind": "corps", "suffers": {"level": {"penalty": -40, "resting": -20}, "text": Said()}},
    ),
    (
        "HARP-CVC HARP-CVC-PAIRS",
        "opposed",
        {
            "skill": "baratin",
            "attack": 127,
            "defender": {"resistances": {"esprit": {"total": 60}}},
            "throws": [70],
        },
        {"target": {"value": 130}, "defence": {"bonus": total(60)}, "resists": True},
    ),
    (
        "HARP-CVC",
        "opposed",
        {"skill": "natation", "attack": 10, "bonus": 30, "throws": [29]},
        {"against": None, "target": {"value": 60}, "resists": False},
    ),
    (
        "HARP-JR-PARSE",
        "notation",
        {"text": "JR Esprit (80)"},
        {"notation": {"resistance": "esprit", "target": 80}, "written": "JR Esprit (80)"},
    ),
    ("HARP-JR-PARSE", "notation", {"text": "JR de nerfs"}, None),
    (
        "HARP-VISION-INDISTINCT",
        "sight",
        {"place": "eclaire", "radius": 10, "distance": 1600},
        {"clear": 1000, "dim": 1500, "malus": None},
    ),
    (
        "HARP-VISION-TYPES",
        "sight",
        {"place": "jour", "distance": 900000},
        {"clear": None, "dim": None, "malus": 0},
    ),
    (
        "HARP-VDN-DARK",
        "sight",
        {"place": "noir", "vision": {"kind": "noir", "range": 20}},
        {"clear": 2000, "colours": False},
    ),
    ("HARP-WOUND-WORST", "severity", {"lost": 4, "most": 10, "penalty": -60}, {"id": "grave"}),
    ("HARP-WOUND-WORST", "severity", {}, None),
    (
        "HARP-STABLE-UNCONSCIOUS",
        "state",
        {
            "character": {
                "most": 40,
                "hp": 3,
                "life": {"stabilised": True},
                "wounds": [{"id": "w", "main": True, "penalty": -20}],
            }
        },
        {"state": "stabilise", "penalty": total(-20), "words": [Said()]},
    ),
    (
        "HARP-HEAL-ROLL",
        "healing",
        {
            "character": {"most": 40, "hp": 30, "bonuses": {"constitution": -2}},
            "throws": [40],
            "settings": {
                "healing": [{"id": "a", "least": 0, "light": 2, "middle": 5, "severe": 9}]
            },
        },
        {"roll": total(36), "points": 1, "days": 2},
    ),
    (
        "HARP-STAB-SOINS",
        "edit",
        {
            "character": {
                "most": 40,
                "hp": -60,
                "scores": {"constitution": 45},
                "life": {"left": 9},
            },
            "command": {"type": "stabilise", "bonus": 20},
            "dice": [{"value": 98}, {"value": 45}],
        },
        {"character": {"life": {"stabilised": True, "left": 9}}, "label": Said(), "refused": None},
    ),
    (
        "HARP-DYING-ROUNDS",
        "edit",
        {"character": {"most": 40, "hp": 40}, "command": {"type": "hurt", "points": 91}},
        {"character": {"life": {"left": 55}}, "refused": None},
    ),
    (
        "HARP-DIS-RHUME",
        "explain",
        {
            "character": {
                "scores": {"agilite": 70},
                "ailments": [{"id": "r", "disease": "rhume"}],
            },
            "number": "bonus:agilite",
        },
        total(3),
    ),
    (
        "HARP-KIND-ATTACK",
        "attack",
        {"bonus": 40, "defence": 30, "size": "petite", "throws": [98, 3]},
        {"hits": True, "score": {"sum": total(111)}, "read": total(90)},
    ),
    (
        "HARP-FUMBLE-WEAPON",
        "attack",
        {"bonus": 90, "zone": 6, "throws": [6]},
        {"hits": False, "score": {"fumble": True}, "read": None},
    ),
    ("HARP-KIND-ATTACK", "attack", {"defence": 50, "throws": [50]}, {"hits": False}),
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
        ("percentile", {"tens": 10, "units": 0}, "tens"),
        ("percentile", {"tens": 0, "units": -1}, "units"),
        ("open-roll", {}, "throws[0]"),
        ("open-roll", {"throws": [96]}, "throws[1]"),
        ("open-roll", {"throws": [95, 3]}, "throws[1]"),
        ("open-roll", {"throws": [101]}, "throws[0]"),
        ("open-roll", {"kind": "danse", "throws": [3]}, "kind"),
        ("manoeuvre", {"skill": "c", "throws": [3]}, "skill"),
        ("manoeuvre", {"character": {}, "skill": "danser", "throws": [3]}, "skill"),
        ("manoeuvre", {"difficulty": "x", "throws": [3]}, "difficulty"),
        ("manoeuvre", {"price": -1, "throws": [3]}, "price"),
        ("manoeuvre", {"modifiers": [{"amount": "x"}]}, "modifiers[0].amount"),
        ("characteristic", {"character": {}, "characteristics": ["charme"]}, "characteristics[0]"),
        ("characteristic", {"character": {}, "characteristics": []}, "characteristics"),
        ("column", {"column": "luck", "score": 3}, "column"),
        ("column", {"column": "bonus_of_score", "score": 0}, "score"),
        ("fumble", {"table": "x", "throw": 3}, "table"),
        ("task", {"who": ["a"], "rounds": [[{"who": "b", "throws": [3]}]]}, "rounds[0][0].who"),
        (
            "task",
            {"who": ["a"], "rounds": [[{"who": "a", "throws": [0]}]]},
            "rounds[0][0].throws[0]",
        ),
        ("resist", {"throws": [3]}, "target"),
        ("resist", {"cascade": "coup-de-tonnerre", "throws": [3]}, "target"),
        ("resist", {"cascade": "rhume", "throws": [3]}, "cascade"),
        ("resist", {"kind": "x", "target": 3, "throws": [3]}, "kind"),
        ("opposed", {"skill": "x", "attack": 3, "throws": [3]}, "skill"),
        ("opposed", {"skill": "natation", "attack": 3, "defender": {}, "throws": [3]}, "skill"),
        ("sight", {"place": "brume"}, "place"),
        ("severity", {"most": 0}, "most"),
        ("severity", {"penalty": 3}, "penalty"),
        ("edit", {"character": {}, "command": {"type": "sing"}}, "command.type"),
        ("explain", {"character": {}, "number": "charme"}, "number"),
        ("attack", {"size": "x", "throws": [50]}, "size"),
        ("attack", {"situations": ["de-dos", "x"], "throws": [50]}, "situations[1]"),
        ("column", {"column": "help", "score": 1, "settings": {"help": []}}, "settings"),
    ],
)
def test_what_is_wrong_is_named(op: str, fields: dict[str, object], field: str) -> None:
    answer = ask(op, **fields)
    assert answer["ok"] is False
    assert answer["error"]["field"] == field, answer
    assert answer["error"]["message"]


def test_a_seed_rolls_what_is_not_given() -> None:
    first, again = (ask("open-roll", seed=4)["result"] for _ in range(2))
    assert first == again
    assert ask("manoeuvre", seed=4)["result"]["score"]["chain"]["throws"] == first["throws"]
    assert ask("open-roll", throws=[99], seed=4)["result"]["throws"][0] == 99


def test_refusals_are_told() -> None:
    edit = ask("edit", character={}, command={"type": "stabilise", "bonus": 3})
    assert shows(edit["result"], {"refused": Said(), "label": None})
    fight = ask("fight", steps=[{"do": {"type": "begin"}}])
    assert shows(fight["result"], {"refused": {"step": 0, "reason": Said()}})
