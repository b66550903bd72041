"""The sheet model and the card of a character."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop.rules.nightprowler.document.character import (
    Armour,
    Character,
    Contact,
    Health,
    Identity,
    Kits,
    Origins,
    Override,
    Pools,
    Reputation,
    TraitPick,
    Weapon,
)
from desktop.rules.nightprowler.sheet.pages import sheet, summary
from desktop.rules.nightprowler.surprise.fill import surprise
from desktop.rules.sheetmodel import Block, Fields, Items, Pips, Prose, SheetModel, Table, Track
from tests.rules.nightprowler.characters import PERCEUR, Rules, plain


def model(rules: Rules, character: Character) -> SheetModel:
    return sheet(rules.tables, character, rules.settings)


def block(rules: Rules, character: Character, id: str) -> Block:
    return next(one for one in model(rules, character).blocks if one.id == id)


def has(rules: Rules, character: Character, id: str) -> bool:
    return any(one.id == id for one in model(rules, character).blocks)


def texts(rows: tuple[tuple[object, ...], ...]) -> list[list[object]]:
    return [[getattr(cell, "text", cell) for cell in row] for row in rows]


def test_title_and_subtitle_name_the_character(rules: Rules) -> None:
    perceur = plain(name="<b>Jo</b>", identity=PERCEUR)
    shown = model(rules, perceur)
    assert shown.title == "<b>Jo</b>"
    assert shown.subtitle == ("Doigts de fée", "Monte-en-l’air", "Perceur")
    corrompu = Identity("retors", "tentateur", "corrompu", profession="notaire")
    assert model(rules, plain(identity=corrompu)).subtitle[-1] == "notaire"


def test_main_and_secondary_are_marked(rules: Rules) -> None:
    fields = block(rules, plain(identity=PERCEUR), "characteristics")
    assert isinstance(fields, Fields)
    assert [(one.value, one.mark) for one in fields.fields] == [
        ("12", "*"),
        ("10", ""),
        ("10", ""),
        ("11", "°"),
    ]


def test_specialisations_stand_under_their_skill(rules: Rules) -> None:
    fencer = plain(kits=Kits(professional={"combat-arme:Lames courtes": 11, "cambriole": 16}))
    table = block(rules, fencer, "skills")
    assert isinstance(table, Table)
    rows = texts(table.rows)
    place = next(n for n, row in enumerate(rows) if row[0] == "Combat armé")
    assert rows[place + 1][:2] == ["Lames courtes", "11"]
    assert table.rows[place + 1][0].indent == 1
    assert ["Cambriole", "16", "Professionnel"] in rows
    assert any(row[0] == "(Empathie)" for row in rows)
    unarmed = block(rules, plain(), "skills")
    assert isinstance(unarmed, Table)
    assert any(row[0] == "(Combat armé)" for row in texts(unarmed.rows))


def test_both_tracks_and_heroism_are_there(rules: Rules) -> None:
    hurt = plain(health=Health(vitality=(1, 0, 0, 0, 0)), pools=Pools(heroism_spent=1))
    vitality, endurance = block(rules, hurt, "vitality"), block(rules, hurt, "endurance")
    assert isinstance(vitality, Track)
    assert isinstance(endurance, Track)
    assert (len(vitality.rows), len(endurance.rows)) == (5, 5)
    heroism = block(rules, hurt, "heroism")
    assert isinstance(heroism, Pips)
    assert (heroism.filled, heroism.total) == (3, 4)


def test_heroism_above_the_maximum_is_drawn_whole(rules: Rules) -> None:
    heroism = block(rules, plain(pools=Pools(heroism_spent=-2)), "heroism")
    assert isinstance(heroism, Pips)
    assert (heroism.filled, heroism.total) == (6, 6)


@pytest.mark.rule("NP-CASSURE-RUINE")
@pytest.mark.rule("NP-CASSURE-RUPTURE-FAMILIALE")
@pytest.mark.rule("NP-CASSURE-TENTATION")
@pytest.mark.rule("NP-CASSURE-CHOICE")
def test_a_cassure_shows_both_its_sides(rules: Rules) -> None:
    for cassure in rules.tables.cassures:
        shown = block(rules, plain(cassure=cassure.id), "cassure")
        assert isinstance(shown, Items)
        details = [one.detail for one in shown.items]
        assert cassure.advantage in details
        assert cassure.drawback in details


@pytest.mark.rule("NP-CASSURE-MAUVAISE-INFLUENCE")
def test_the_former_gang_works_in_the_same_branch(rules: Rules) -> None:
    limier = plain(identity=Identity("finauds", "limier"), cassure="mauvaise-influence")
    shown = block(rules, limier, "cassure")
    assert isinstance(shown, Items)
    assert "Limier" in [one.detail for one in shown.items]


def test_what_is_carried_and_known_is_listed(rules: Rules) -> None:
    rich = plain(
        weapons=(Weapon("a", "Dague", "lames-courtes", 1),),
        armours=(Armour("b", "Peau", 1, lost=3),),
        shield="bouclier-inconnu",
        contacts=(Contact("c", "Mère Grelot"),),
        reputations=(Reputation("d", "sans peur"), Reputation("e", "bavard", False)),
        overrides=(Override("NP-TRAIT-PM-SIGN", "une faveur"),),
        traits=(TraitPick("f", "secret", "un meurtre"),),
        kits=Kits(professional={"commerce": 13}),
        appearance="Petite",
    )
    weapons = block(rules, rich, "weapons")
    assert isinstance(weapons, Table)
    assert texts(weapons.rows)[0][:4] == ["Dague", "Lames courtes", "3", "1"]
    armours = block(rules, rich, "armours")
    assert isinstance(armours, Table)
    assert texts(armours.rows)[0][1] == "0"
    contacts = block(rules, rich, "contacts")
    assert isinstance(contacts, Table)
    assert texts(contacts.rows)[1][1:3] == ["milieu marchand", "influent"]
    for id in ("reputations", "overrides"):
        assert has(rules, rich, id)
        assert not has(rules, plain(), id)
    appearance = block(rules, rich, "appearance")
    assert isinstance(appearance, Prose)
    assert appearance.text == "Petite"
    traits = block(rules, rich, "traits")
    assert isinstance(traits, Items)
    assert traits.items[-1].detail == "un meurtre — lourd secret"


def test_the_card_shows_concept_wounds_and_states(rules: Rules) -> None:
    hurt = plain(
        name="Corvin",
        identity=PERCEUR,
        health=Health(vitality=(1, 1, 0, 0, 0), unconscious=True, bleeding=2),
        pools=Pools(heroism_spent=1),
        created=True,
    )
    card = summary(rules.tables, hurt, rules.settings)
    assert card.name == "Corvin"
    assert card.concept[-1] == "Perceur"
    assert card.pools[0][1:] == (3, 4)
    assert card.tracks[0] == ("vitality", ((1, 3), (1, 2), (0, 1), (0, 1), (0, 1)))
    assert card.penalty == -2
    assert [state.key for state in card.state] == ["np.sheet.unconscious", "np.sheet.bleeding"]
    dead = replace(hurt, health=Health(dead=True, dying=True, unconscious=True))
    keys = [state.key for state in summary(rules.tables, dead, rules.settings).state]
    assert keys == ["np.sheet.dead"]


def test_block_ids_are_unique(rules: Rules) -> None:
    for seed in range(10):
        character = surprise(rules.tables, Character(), rules.settings, None, random.Random(seed))
        ids = [one.id for one in model(rules, character).blocks]
        assert len(ids) == len(set(ids))


@given(race=st.sampled_from(["", "elfe", "sang-mele-elfe", "humain", "x"]), name=st.text())
def test_any_name_and_birth_make_a_sheet(rules: Rules, race: str, name: str) -> None:
    character = plain(name=name, origins=Origins(race=race, mother="cassar", raised="khaler"))
    assert model(rules, character).title == name
