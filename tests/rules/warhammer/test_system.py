"""Warhammer as the rest of the program sees it."""

from typing import cast

import pytest

from desktop import paths
from desktop.rules.errors import KnownError
from desktop.rules.sheetentries import entries_of
from desktop.rules.system import CHASE, FIGHT, Edited, Refused
from desktop.rules.warhammer.build import Warhammer
from desktop.rules.warhammer.commands.person import Rename
from desktop.rules.warhammer.document import (
    CHARACTERISTICS,
    ZONES,
    Character,
    Doom,
    Ongoing,
    State,
    Wound,
)
from desktop.rules.warhammer.settings import Settings, flaws
from desktop.text import Catalogue
from tests.rules.warhammer.heroes import hero
from tests.rules.warhammer.people import person, weapon
from tests.rules.warhammer.sheet.test_pages import sums
from tests.systems import WARHAMMER

SYSTEM = cast("Warhammer", WARHAMMER.get("warhammer"))
SETTINGS = SYSTEM.default_settings()
FRENCH = Catalogue("fr", paths.resources_root())


def test_it_plays_fights_and_chases() -> None:
    assert tuple(SYSTEM.activities) == (FIGHT, CHASE)
    assert SYSTEM.name_of(SYSTEM.renamed(SYSTEM.blank("Otto"), "Karl")) == "Karl"


def test_settings_name_weapons_of_the_tables() -> None:
    SYSTEM.check_settings(SETTINGS)
    with pytest.raises(KnownError):
        SYSTEM.check_settings(Settings(long_weapons=("excalibur",)))
    wrong = Settings(long_weapons=("lance", "excalibur"), piercing_weapons=("durandal",))
    found = list(flaws(wrong, frozenset(("lance",))))
    assert [one.place for one in found] == [("long_weapons",), ("piercing_weapons",)]
    assert ["durandal" in FRENCH.render(one.text) for one in found] == [False, True]


def test_edits_are_read_and_applied() -> None:
    command = SYSTEM.read_edit({"type": "rename", "name": "Karl"})
    assert command == Rename("Karl")
    outcome = SYSTEM.edit(person(), SETTINGS, command)
    assert isinstance(outcome, Edited)
    assert SYSTEM.name_of(outcome.document) == "Karl"
    with pytest.raises(KnownError):
        SYSTEM.read_edit({"type": "fly"})


@pytest.mark.parametrize("document", [Character(), person(cc=41, a=2)])
def test_what_the_sheet_says_is_what_it_takes_back(document: Character) -> None:
    for named in entries_of(SYSTEM.sheet(document, SETTINGS)):
        path, value = named.entry.path, named.entry.value
        written = SYSTEM.write_entry(document, SETTINGS, path, {path: value})
        if isinstance(written, Refused):
            assert (path, value) == ("name", "")
            continue
        for command in written:
            outcome = SYSTEM.edit(document, SETTINGS, command)
            assert isinstance(outcome, Edited)
            assert outcome.document == document


def test_a_card_tells_wounds_and_their_clocks_in_words() -> None:
    wound = Wound(
        id="w",
        kind="tranchantes",
        location="bras",
        value=8,
        bleeding=True,
        doom=Doom(left=5, unit="rounds"),
        penalties=(Ongoing(stat="cc", amount=-10, until="soins"),),
    )
    healed = Wound(id="h", kind="pugilat", location="corps", value=2, healed=True)
    hurt = Character(name="Otto", wounds=(wound, healed), state=State(prone=True))
    told = [FRENCH.render(one) for one in SYSTEM.summary(hurt, SETTINGS).state]
    assert told[1] == "À terre"
    assert len(told) == 2
    assert "mort dans 5 rounds" in told[0]
    assert "saigne" in told[0]
    assert "CC −10 (jusqu’aux soins)" in told[0]
    scratch = Wound(id="s", kind="pugilat", location="bras", value=1)
    down = Character(
        wounds=(scratch, wound), state=State(dying="lente", paralysed=("jambe-gauche",))
    )
    said = [FRENCH.render(one) for one in SYSTEM.summary(down, SETTINGS).state]
    assert [said[0], said[2]] == ["Mourant", "Paralysie\N{NO-BREAK SPACE}: jambe gauche"]
    assert "mort dans" in said[1]
    assert said[3] == "blessure (bras, effet 1)"


@pytest.mark.parametrize(
    ("number", "total"),
    [
        ("natural:cc", 42),
        ("characteristic:cc", 42),
        ("bf", 6),
        ("attacks", 2),
        ("skill:perception", 15),
        ("weapon:w-epee-droite", 42),
        ("damage:w-epee-droite", 6),
        ("weapon:", 42),
        ("damage:", 6 - 4),
    ],
)
def test_numbers_explain_themselves(number: str, total: int) -> None:
    armed = SYSTEM.renamed(person(cc=42, a=2), "Otto")
    armed = Character(
        name="Otto", advances=armed.advances, attacks=armed.attacks, weapons=(weapon("epee"),)
    )
    found = SYSTEM.explain(armed, SETTINGS, number)
    assert found is not None
    assert found.total == total


def test_no_number_is_made_up() -> None:
    for path in ("natural:luck", "skill:vol", "weapon:none", "skill:soins", "", "penalty:nose"):
        assert SYSTEM.explain(person(), SETTINGS, path) is None


PATHS = (
    *(
        f"{stage}:{one}"
        for stage in ("natural", "base", "characteristic")
        for one in CHARACTERISTICS
    ),
    *(f"skill:{one.id}" for one in SYSTEM.tables.skills),
    "skill:metier:armurier",
    *(f"{what}:{id}" for what in ("weapon", "damage") for id in ("", "w1", "w2", "w3", "w4", "w5")),
    *(
        f"{what}:w3/{used}"
        for what in ("weapon", "damage")
        for used in ("hache-de-bataille-longue", "pique")
    ),
    *(f"armour:{zone}" for zone in ZONES),
    *(f"penalty:{one}" for one in ("agility", "cc", "ct", "hearing")),
    "bf",
    "be",
    "ba",
    "attacks",
    "move",
    "destiny",
    "fortune",
    "initiative",
    "rolls",
)


def test_every_number_of_the_sheet_has_its_path() -> None:
    explained = [SYSTEM.explain(hero(), SETTINGS, path) for path in PATHS]
    for shown, total in sums(SYSTEM.sheet(hero(), SETTINGS)):
        assert total in explained, (shown, total)
    assert SYSTEM.explain(hero(), SETTINGS, "armour:pieds") is None
