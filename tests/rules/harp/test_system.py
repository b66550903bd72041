"""HARP | TdM as the rest of the program sees it: sheet, card, entries, numbers, adversaries."""

from typing import cast

import pytest
from msgspec.structs import replace

from desktop.rules.document import Loaded, read, write
from desktop.rules.harp import document
from desktop.rules.harp.document import (
    CHARACTERISTICS,
    Cause,
    Character,
    Item,
    Life,
    Parts,
    Prepared,
    Resistance,
    Skill,
    Task,
    Vision,
    Weapon,
)
from desktop.rules.sheetentries import entries_of
from desktop.rules.sheetmodel import Fields, Items, Prose, SheetModel, Table, Track
from desktop.rules.system import Edited, Refused, Severity
from tests.rules.harp.desk import SETTINGS, SYSTEM, rendered
from tests.rules.harp.people import LOCKS, ill, wound
from tests.rules.harp.people import person as somebody

RICH = somebody(
    name="Jurgis",
    race="Homme",
    profession="Rogue",
    player="Léo",
    scores={**dict.fromkeys(CHARACTERISTICS, 60), "agilite": 93, "intuition": 78},
    resistances={"corps": Resistance(ranks=4, other=10)},
    hp=-7,
    vision=Vision(kind="noir", range=20),
    skills=(
        LOCKS,
        Skill(id="d", skill="artisanat", specialty="bois", ranks=2),
        Skill(id="e", name="Échecs", first="raisonnement", ranks=1),
    ),
    weapons=(Weapon(id="w", name="Dague", bonus=42, fumble=2, note="émoussée"),),
    items=(Item(id="i", name="Corde", quantity=2, note="usée"),),
    wounds=(wound(bleeding=4, penalty=-30, structure="os", main=True, needs=9, rested=2),),
    ailments=(
        ill("pneumonie", level="elevee", days=2),
        ill("lepre", id="b", days=3, parts=Parts(teeth=1, toes=(2, 0), fingers=(0, 3))),
    ),
    prepared=(
        Prepared(id="p", skill="c", amount=20, near_miss=True),
        Prepared(id="q", skill="saut", amount=10),
    ),
    tasks=(Task(id="t", name="Luth elfique", period="jour", done=40),),
    notes="Doit de l’argent.",
)


def everything(model: SheetModel) -> str:
    """All the words of a sheet."""
    found = [model.title, *(rendered(one) for one in model.subtitle)]
    for block in model.blocks:
        found.append(rendered(block.title))
        match block:
            case Fields():
                for field in block.fields:
                    found += [rendered(field.label), rendered(field.value)]
            case Table():
                found += [rendered(column.label) for column in block.columns]
                for cell in (cell for row in block.rows for cell in row):
                    found.append(rendered(cell.text))
                    if cell.breakdown is not None:
                        found += [rendered(line.label) for line in cell.breakdown.lines]
            case Track():
                found += [rendered(row.label) for row in block.rows]
            case Items():
                found += [rendered(item.title) for item in block.items]
            case Prose():
                found.append(block.text)
            case _:
                raise AssertionError(block)
    return " | ".join(found)


def test_it_is_read_back_as_it_was_written() -> None:
    stored = write(Loaded(RICH))
    assert read(stored, Character, document.VERSION, document.UPCASTERS).value == RICH


@pytest.mark.rule("HARP-BTC-SUM", "HARP-VISION-TYPES", "HARP-FUMBLE-WEAPON")
@pytest.mark.parametrize(
    "wanted",
    [
        "Jurgis",
        "Rogue",
        "Léo",
        "−7 sur 40",
        "−60",
        "Vision Dans le Noir, 20 m",
        "Agilité (Ag)",
        "+55",
        "In/Ag",
        "6 rangs",
        "Artisanat (bois)",
        "Échecs",
        "Dague",
        "+42",
        "01–02",
        "émoussée",
        "Corde",
        "usée",
        "Inconscient",
        "Gravement blessé",
        "Saigne de 4 PdV par round",
        "Pneumonie (fièvre élevée)",
        "os fracturé",
        "guérison 2/9 j",
        "1 dent perdue",
        "main droite inutilisable",
        "Luth elfique",
        "−3 au toucher",
        "Crochetage & Pièges : +20 au prochain jet",
        "Saut : +10 au prochain jet",
        "40 %",
        "Doit de l’argent.",
    ],
)
def test_the_sheet_holds_everything_of_the_document(wanted: str) -> None:
    assert wanted in everything(SYSTEM.sheet(RICH, SETTINGS))


def test_somebody_new_is_a_sheet_too() -> None:
    everything(SYSTEM.sheet(SYSTEM.blank("Ana"), SETTINGS))
    blank = SYSTEM.blank_sheet(SETTINGS)
    everything(blank)
    assert not [one.entry.path for one in entries_of(blank) if one.entry.value]


@pytest.mark.parametrize("hp", [40, 1, 0, -20, -60, -61, -900])
def test_boxes_follow_hit_points(hp: int) -> None:
    model = SYSTEM.sheet(replace(RICH, hp=hp), SETTINGS)
    (track,) = [block for block in model.blocks if isinstance(block, Track)]
    above, below = ([box.state.value for box in row.boxes] for row in track.rows)
    assert above.count("ticked") == -(-(40 - max(0, hp)) // 3)
    assert below.count("ticked") == -(-min(60, max(0, -hp)) // 3)
    assert [row.active for row in track.rows] == [hp > 0, hp <= 0]


@pytest.mark.parametrize(("most", "boxes"), [(19, 19), (20, 20), (21, 11), (40, 20), (41, 14)])
def test_a_row_of_boxes_holds_twenty_at_most(most: int, boxes: int) -> None:
    one = somebody(most=most, hp=most, scores={"constitution": 10})
    (track,) = [each for each in SYSTEM.sheet(one, SETTINGS).blocks if isinstance(each, Track)]
    assert len(track.rows[0].boxes) == boxes


@pytest.mark.parametrize("one", [Character(name="Ana"), RICH])
def test_what_the_sheet_says_is_what_it_takes_back(one: Character) -> None:
    named = entries_of(SYSTEM.sheet(one, SETTINGS))
    paths = [each.entry.path for each in named]
    assert len(paths) == len(set(paths))
    for each in named:
        path, value = each.entry.path, each.entry.value
        rendered(each.label)
        written = SYSTEM.write_entry(one, SETTINGS, path, {path: value})
        assert not isinstance(written, Refused), (path, value)
        for command in written:
            outcome = SYSTEM.edit(one, SETTINGS, command)
            assert isinstance(outcome, Edited), path
            assert outcome.document == one, path


def fill(one: Character, texts: dict[str, str]) -> Character:
    for path in texts:
        written = SYSTEM.write_entry(one, SETTINGS, path, texts)
        assert not isinstance(written, Refused), path
        for command in written:
            outcome = SYSTEM.edit(one, SETTINGS, command)
            assert isinstance(outcome, Edited), outcome
            one = cast("Character", outcome.document)
    return one


@pytest.mark.parametrize(("hp", "most"), [(8, 8), (45, 60), (60, 60), (-7, 30)])
def test_points_beside_a_new_maximum_are_those_that_were_written(hp: int, most: int) -> None:
    """The sheet asks for points before their maximum, which bounds them."""
    before = Character(name="Ana", most=8, hp=5)
    filled = fill(before, {"hp": str(hp), "number/most": str(most)})
    assert (filled.hp, filled.most) == (hp, most)


def test_a_filled_form_comes_back() -> None:
    filled = fill(
        Character(),
        {
            "name": "Kiara",
            "number/most": "35",
            "number/level": "2",
            "hp": "−3",
            "score/agilite": "88",
            "score/force": "",
            "resistance/corps/ranks": "4",
            "resistance/corps/other": "15",
            "resistance/magie/ranks": "",
            "skill/+a/name": "herboristerie",
            "skill/+a/ranks": "5",
            "skill/+a/equipment": "10",
            "skill/+b/name": "Artisanat (bois)",
            "skill/+b/ranks": "",
            "skill/+c/name": "Échecs",
            "weapon/+w/name": "Arc",
            "weapon/+w/bonus": "+40",
            "weapon/+w/fumble": "3",
            "weapon/+w/note": "court",
            "item/+i/name": "Lanterne",
            "item/+i/quantity": "2",
            "item/+i/note": "huile",
            "text/race": "Elfe",
            "text/notes": "Boite.",
        },
    )
    assert (filled.name, filled.most, filled.hp, filled.level) == ("Kiara", 35, -3, 2)
    assert filled.scores == {"agilite": 88}
    assert filled.resistances == {"corps": Resistance(ranks=4, other=15)}
    assert filled.skills == (
        Skill(id="a", skill="herboristerie", ranks=5, equipment=10),
        Skill(id="b", skill="artisanat", specialty="bois"),
        Skill(id="c", name="Échecs"),
    )
    assert filled.weapons == (Weapon(id="w", name="Arc", bonus=40, fumble=3, note="court"),)
    assert filled.items == (Item(id="i", name="Lanterne", quantity=2, note="huile"),)
    changed = fill(filled, {"skill/c/name": "Dames", "weapon/w/bonus": "41", "item/i/note": ""})
    assert (changed.skills[2].name, changed.weapons[0].bonus) == ("Dames", 41)
    gone = fill(changed, {"skill/a/name": "", "weapon/w/name": "", "item/i/name": ""})
    assert (len(gone.skills), gone.weapons, gone.items) == (2, (), ())


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("name", ""),
        ("name/x", "a"),
        ("hp", "beaucoup"),
        ("score/chance", "3"),
        ("score/force", "fort"),
        ("number/level", ""),
        ("number/age", "3"),
        ("resistance/corps/ranks", "x"),
        ("resistance/feu/ranks", "3"),
        ("resistance/corps/total", "3"),
        ("skill/c/ranks", "x"),
        ("skill/c/colour", "x"),
        ("skill/gone/ranks", "3"),
        ("skill/+z/ranks", "3"),
        ("weapon/w/bonus", "x"),
        ("item/gone/note", "a"),
        ("text/secret", "a"),
        ("nowhere", "a"),
    ],
)
def test_what_cannot_be_written_has_a_reason(path: str, text: str) -> None:
    outcome = SYSTEM.write_entry(RICH, SETTINGS, path, {path: text})
    assert isinstance(outcome, Refused)
    rendered(outcome.reason)


@pytest.mark.parametrize(
    ("number", "total"),
    [
        ("score:agilite", 93),
        ("bonus:agilite", 9),
        ("skill:c", 55),
        ("resistance:corps", 34),
        ("penalty", -70),
    ],
)
def test_every_number_explains_itself(number: str, total: int) -> None:
    found = SYSTEM.explain(RICH, SETTINGS, number)
    assert found is not None
    assert found.total == total
    assert all(rendered(line.label) for line in found.lines)


@pytest.mark.parametrize("number", ["score:chance", "bonus:", "skill:x", "resistance:feu", "?"])
def test_numbers_that_are_none(number: str) -> None:
    assert SYSTEM.explain(RICH, SETTINGS, number) is None


@pytest.mark.parametrize(
    ("life", "hp", "wanted"),
    [
        (Life(), -61, "En train de trépasser"),
        (Life(stabilised=True), -61, "Stabilisé"),
        (Life(), -3, "Inconscient"),
        (Life(cause=Cause.POISON), -3, "poison"),
        (Life(cause=Cause.SHOCK, decayed={"force": 60}), -3, "une Caractéristique à zéro"),
    ],
)
def test_a_card_tells_what_holds(life: Life, hp: int, wanted: str) -> None:
    card = SYSTEM.summary(replace(RICH, life=life, hp=hp), SETTINGS)
    assert card.concept == ("Homme", "Rogue")
    assert [(value, most) for _, value, most in card.pools] == [(hp, 40)]
    assert any(wanted in rendered(one) for one in card.state)


def test_somebody_well_has_nothing_to_tell() -> None:
    assert SYSTEM.summary(somebody(), SETTINGS).state == ()


def test_ten_adversaries_stand_ready() -> None:
    ready = SYSTEM.templates(SETTINGS)
    assert len({one.name for one in ready}) == len(ready) == 10
    for one in ready:
        made = cast("Character", one.document)
        assert SYSTEM.problems(made, SETTINGS) == ()
        assert made.hp == made.most > 0
        assert made.weapons
        everything(SYSTEM.sheet(made, SETTINGS))


def test_problems_name_the_step_that_mends_them() -> None:
    found = SYSTEM.problems(Character(), SETTINGS)
    assert len(found) == 1 + len(CHARACTERISTICS)
    assert all(one.severity == Severity.RULE for one in found)
    assert all(rendered(one.text) for one in found)
    bonuses: dict[str, int] = dict.fromkeys(CHARACTERISTICS, 0)
    odd = Character(
        name="Ana",
        bonuses=bonuses,
        scores={"force": 106},
        skills=(Skill(id="s", name="Rêver"),),
        wounds=(wound(),),
    )
    advice = SYSTEM.problems(odd, SETTINGS)
    assert [one.step for one in advice] == [
        "characteristics",
        "characteristics",
        "skills",
        "numbers",
    ]
    assert all(one.severity == Severity.ADVICE and rendered(one.text) for one in advice)


def test_names_and_settings() -> None:
    assert SYSTEM.name_of(SYSTEM.renamed(SYSTEM.blank("Ana"), "Bruno")) == "Bruno"
    SYSTEM.check_settings(SETTINGS)
    assert set(SYSTEM.activities) == {"fight"}
