"""The catalogues of Warhammer rénové, against the inventory."""

import pytest

from desktop.rules.warhammer.tables.load import Tables

SOUS = {"s": 1, "pa": 12, "co": 240}


@pytest.mark.rule("WH-WPN-CATALOGUE")
def test_thirty_melee_rows(tables: Tables) -> None:
    assert len(tables.melee) == 30
    rapier = tables.melee.get("rapiere-sabre")
    assert (rapier.group, rapier.damage) == ("escrime", -1)
    assert set(rapier.attributes) == {"rapide", "defensive", "precise", "vicelarde"}
    flail = tables.melee.get("fleau-d-armes")
    assert (flail.group, flail.damage, flail.hands) == ("fleaux", 2, 2)
    assert set(flail.attributes) == {"lente", "peu-fiable", "epuisante", "percutante", "offensive"}
    breaker = tables.melee.get("brise-lame")
    assert (breaker.group, breaker.damage, set(breaker.attributes)) == (
        "parade",
        -3,
        {"defensive", "equilibree"},
    )


@pytest.mark.rule("WH-WPN-TWOHANDED")
def test_two_handed_weapons(tables: Tables) -> None:
    assert [one.id for one in tables.melee if one.hands == 2] == [
        "fleau-d-armes",
        "epee-longue-espadon",
        "hache-de-bataille-longue",
        "marteau-de-guerre-long",
        "baton",
        "lance",
        "lance-de-cavalerie",
        "hallebarde-armes-d-hast",
        "hache-d-armes",
    ]
    assert [one.id for one in tables.ranged if one.hands == 2] == [
        "arc-simple",
        "arc-court",
        "arc-long",
        "arc-elfique",
        "arbalete-a-levier",
        "arbalete-a-repetition",
        "arquebuse",
        "arquebuse-a-repetition",
        "fusil-du-hochland",
        "tromblon",
        "lasso",
        "fustibale",
    ]


@pytest.mark.rule("WH-RNG-CATALOGUE", "WH-RNG-RELOAD", "WH-RNG-MAGAZINE", "WH-RNG-DAMAGE")
@pytest.mark.parametrize(
    ("row", "reach", "group", "reload", "magazine", "strength", "damage", "attributes"),
    [
        ("arc-long", (30, 60), "arcs-longs", 1, 0, 6, None, {"perforante"}),
        ("fronde", (16, 32), "lance-pierre", 1, 0, 5, None, {"assommante"}),
        ("arbalete-a-levier", (30, 60), "arbaletes", 2, 0, 7, None, set()),
        ("fustibale", (24, 48), "lance-pierre", 2, 0, 7, None, {"assommante"}),
        (
            "pistolet",
            (8, 16),
            "a-poudre",
            4,
            0,
            7,
            None,
            {"perforante", "percutante", "peu-fiable"},
        ),
        (
            "tromblon",
            (32, None),
            "a-poudre",
            6,
            0,
            5,
            None,
            {"mitraille", "peu-fiable", "vicelarde"},
        ),
        (
            "pistolet-a-repetition",
            (8, 16),
            "mecanique",
            12,
            6,
            7,
            None,
            {"perforante", "percutante", "experimentale"},
        ),
        ("arbalete-a-repetition", (16, 32), "arbaletes", 8, 6, 5, None, set()),
        ("fouet", (6, None), "paralysante", 0, 0, None, -4, {"immobilisante"}),
        ("bolas", (8, 16), "paralysante", 0, 0, None, None, {"immobilisante", "leger"}),
        ("filet", (4, 8), "paralysante", 0, 0, None, None, {"immobilisante", "piegeant"}),
        ("lance-de-jet", (8, None), None, 0, 0, None, 0, set()),
        ("javelot", (12, 24), None, 0, 0, None, -1, set()),
        ("hache-de-lancer", (8, None), "de-jet", 0, 0, None, -1, set()),
    ],
)
def test_ranged_rows(
    tables: Tables, row, reach, group, reload, magazine, strength, damage, attributes
) -> None:
    assert len(tables.ranged) == 24
    one = tables.ranged.get(row)
    assert ((one.reach, one.most), one.group) == (reach, group)
    assert (one.reload, one.magazine, one.strength, one.damage) == (
        reload,
        magazine,
        strength,
        damage,
    )
    assert set(one.attributes) == attributes


@pytest.mark.rule("WH-RNG-MOUNTED")
def test_bows_for_riders(tables: Tables) -> None:
    assert [one.id for one in tables.ranged if one.mounted] == ["arc-court", "arc-elfique"]


@pytest.mark.rule("WH-AMMO-CATALOGUE", "WH-PRICE-AMMO")
def test_ammunition(tables: Tables) -> None:
    missiles = [one for one in tables.ammunition if one.price_bolt is not None]
    assert len(missiles) == 6
    assert tables.ammunition.get("classiques").attributes == ()
    assert tables.ammunition.get("de-chasse").attributes == ("vicelarde",)
    bodkin = tables.ammunition.get("bodkin")
    assert (bodkin.price, bodkin.price_bolt, bodkin.lot) == (6, 8, 5)
    assert (bodkin.price * 10 // bodkin.lot, (bodkin.price_bolt or 0) * 10 // bodkin.lot) == (
        12,
        16,
    )
    balls, powder = tables.ammunition.get("balles"), tables.ammunition.get("poudre")
    assert balls.price * 5 // balls.lot + powder.price * 5 // powder.lot == 11
    assert tables.ammunition.get("incendiaires").lot == 1


@pytest.mark.rule("WH-ARMOUR-CATALOGUE")
def test_pieces_of_armour(tables: Tables) -> None:
    printed = {one.id: 0 for one in tables.armours}
    for one in tables.pieces:
        printed[one.armour] += not one.inferred
    assert printed == {
        "cuir-bouilli": 11,
        "matelassee": 10,
        "maille-cousue": 10,
        "maille": 8,
        "plaques": 4,
        "ecailles": 7,
        "plates": 11,
    }
    assert sum(printed.values()) == 61
    hauberk = tables.pieces.get("maille-haubert")
    assert (hauberk.tete, hauberk.corps, hauberk.bras, hauberk.jambes) == (0, 4, 4, 2)
    coat = tables.pieces.get("maille-cousue-cotte")
    assert (coat.corps, coat.bras, coat.jambes) == (4, 2, 2)
    assert tables.pieces.get("cuir-bouilli-cerveliere").tete == 2


@pytest.mark.rule("WH-ARMOUR-TYPES")
@pytest.mark.parametrize(
    ("armour", "pa", "weight", "be", "hours"),
    [
        ("cuir-bouilli", 1, "legere", None, 24),
        ("matelassee", 1, "legere", None, 24),
        ("maille-cousue", 2, "legere", 3, 0),
        ("maille", 2, "moyenne", 2, 0),
        ("plaques", 2, "moyenne", None, 24),
        ("ecailles", 3, "lourde", 2, 0),
        ("plates", 2, "lourde", 3, 0),
    ],
)
def test_types_of_armour(tables: Tables, armour, pa, weight, be, hours) -> None:
    one = tables.armours.get(armour)
    assert (one.pa, one.weight, one.wear_be, one.wear_hours) == (pa, weight, be, hours)


@pytest.mark.rule("WH-GEN-ARMOUR-DESIGN")
def test_no_studded_leather_and_no_head_of_scales(tables: Tables) -> None:
    assert not [one for one in tables.armours if "clout" in one.name]
    assert not [one for one in tables.pieces if one.armour == "ecailles" and one.tete]


@pytest.mark.rule("WH-GEN-BF-TABLE")
def test_reference_bf(tables: Tables) -> None:
    assert [(one.name, one.bf) for one in tables.creatures] == [
        ("Halfling", 5),
        ("Humain", 6),
        ("Gobelin", 6),
        ("Orque", 7),
        ("Spadassin", 7),
        ("Homme bête", 7),
        ("Orque noir", 8),
        ("Champion", 8),
        ("Minotaure", 9),
        ("Tueur", 9),
        ("Troll", 10),
    ]


@pytest.mark.rule("WH-CRIT-LOOKUP-MATRIX")
def test_the_matrix_of_critical_values(tables: Tables) -> None:
    rows = {(row.least, row.most): row.values for row in tables.critical_values}
    assert rows == {
        (1, 10): (5, 5, 6, 6, 7, 9, 11, 14, 15, 15),
        (11, 20): (4, 5, 5, 6, 6, 8, 10, 13, 14, 14),
        (21, 30): (4, 4, 5, 5, 6, 7, 9, 12, 15, 15),
        (31, 40): (3, 4, 4, 5, 5, 6, 8, 11, 14, 14),
        (41, 50): (3, 3, 4, 4, 5, 6, 7, 10, 13, 15),
        (51, 60): (2, 3, 3, 4, 4, 5, 6, 9, 12, 14),
        (61, 70): (2, 2, 3, 3, 4, 5, 6, 8, 11, 15),
        (71, 80): (1, 2, 2, 3, 3, 4, 5, 7, 10, 14),
        (81, 90): (1, 1, 2, 2, 3, 4, 5, 6, 9, 13),
        (91, 100): (1, 1, 1, 2, 2, 3, 4, 6, 8, 12),
    }


def amounts(text: str) -> list[int]:
    """Sous of amounts like "6pa 15s"."""
    found = []
    for word in text.split():
        unit = word.lstrip("0123456789")
        found.append(int(word[: -len(unit)]) * SOUS[unit])
    return found


@pytest.mark.rule("WH-PRICE-MELEE")
def test_prices_of_melee_weapons(tables: Tables) -> None:
    rows = [
        "hache-pic",
        "pique",
        "masse-marteau",
        "epee",
        "rapiere-sabre",
        "main-gauche",
        "morgenstern",
        "fleau-d-armes",
        "epee-longue-espadon",
        "hache-de-bataille-longue",
        "marteau-de-guerre-long",
        "epee-batarde",
        "fauchon-messer-braquemart",
        "epee-courte-glaive",
        "dague",
        "poignard-couteau",
        "gourdin",
        "gourdin-cloute",
        "baton",
        "lance-de-cavalerie",
        "coup-de-poing",
        "lance",
        "demi-lance",
        "hallebarde-armes-d-hast",
        "hache-d-armes",
        "bouclier",
        "rondache",
        "fleuret",
        "brise-lame",
    ]
    prices = amounts(
        "6pa 6pa 8pa 12pa 20pa 4pa 13pa 17pa 27pa 14pa 15pa 20pa 10pa 10pa 3pa 2pa 1pa 15s 3s 12pa "
        "3pa 7pa 16pa 18pa 17pa 9pa 6pa 18pa 10pa"
    )
    assert [tables.melee.get(row).price for row in rows] == prices
    assert [one.id for one in tables.melee if one.price is None] == ["mains-nues"]


@pytest.mark.rule("WH-PRICE-RANGED")
def test_prices_of_ranged_weapons(tables: Tables) -> None:
    rows = [
        "arc-simple",
        "arc-court",
        "arc-long",
        "arbalete-a-levier",
        "arbalete-a-repetition",
        "arbalete-de-poing",
        "arquebuse",
        "arquebuse-a-repetition",
        "pistolet",
        "pistolet-a-repetition",
        "tromblon",
        "etoile-de-jet",
        "dague-de-jet",
        "hache-de-lancer",
        "bolas",
        "filet",
        "fouet",
        "lasso",
        "fronde",
        "fustibale",
        "javelot",
        "lance-de-jet",
    ]
    prices = amounts(
        "8pa 5pa 14pa 20pa 80pa 26pa 5co 20co 65pa 13co 22pa 42s 42s 5pa 5s 2pa 3pa 20s 5s 1pa "
        "11pa 7pa"
    )
    assert [tables.ranged.get(row).price for row in rows] == prices
    unpriced = [one.id for one in tables.ranged if one.price is None]
    assert unpriced == ["arc-elfique", "fusil-du-hochland"]


@pytest.mark.rule("WH-PRICE-ARMOUR")
def test_prices_of_armour(tables: Tables) -> None:
    prices = {one.id: one.price for one in tables.armours}
    assert prices == {
        "cuir-bouilli": 25 * 12,
        "matelassee": 8 * 12,
        "maille-cousue": 3 * 240,
        "maille": 5 * 240,
        "plaques": 66 * 12,
        "ecailles": 6 * 240,
        "plates": 10 * 240,
    }
    assert tables.pieces.get("maille-haubert").price == 75 * 12
    mail = ("maille-camail", "maille-chemise", "maille-jambieres")
    assert sum(tables.pieces.get(one).price or 0 for one in mail) == prices["maille"]
    assert tables.pieces.get("maille-cousue-guetres").price is None


@pytest.mark.rule("WH-PRICE-GOODS", "WH-PRICE-REPAIR")
def test_prices_of_goods(tables: Tables) -> None:
    groups: dict[str, int] = {}
    for one in tables.prices:
        groups[one.group] = groups.get(one.group, 0) + 1
    assert groups == {
        "Services": 10,
        "Transport": 9,
        "Divers": 28,
        "Hostellerie": 17,
        "Denrées": 7,
    }
    by_name = {one.name: one for one in tables.prices}
    assert by_name["Médecin"].price == 45
    assert by_name["Cheval de selle"].price == 80 * 12
    assert by_name["Chambre privée pour 2"].price == 16
    sharpening = by_name["Aiguisage"]
    assert (sharpening.price, sharpening.most) == (2, 8)
    repair = by_name["Réparation d’armure par PA"]
    assert (2 * repair.price, 2 * (repair.most or 0)) == (10, 100)


@pytest.mark.rule("WH-INCOME-TABLE")
def test_incomes(tables: Tables) -> None:
    poor, excellent = tables.incomes.get("pauvre"), tables.incomes.get("excellent")
    assert len(tables.incomes) == 10
    assert (poor.day_s, poor.month_pa) == ((5, 10), (10, 20))
    assert excellent.year_halves_co == (2 * 96, 2 * 480)
    assert [one.id for one in tables.incomes if "Scribe" in one.examples] == ["honnete"]
    assert tables.incomes.get("richissime").day_s == (800,)
    assert tables.incomes.get("misereux").year_halves_co == (1, 10)


@pytest.mark.rule("WH-CREATE-CAREERS-CROSSBOW", "WH-CREATE-CAREERS-GUARD")
def test_careers_that_change(tables: Tables) -> None:
    crossbows = [one for one in tables.careers if one.adds == ("maitrise-arbaletes",)]
    assert len(crossbows) == 13
    assert "passeur" in {one.id for one in crossbows}
    assert tables.careers.get("garde").adds == ("filature",)


@pytest.mark.rule("WH-SKILL-BASE")
def test_basic_skills_of_the_house(tables: Tables) -> None:
    assert {one.id for one in tables.skills if one.renovated} == {
        "baratin",
        "escamotage",
        "esquive",
        "filature",
        "orientation",
        "pistage",
        "torture",
    }
    assert all(one.basic for one in tables.skills if one.renovated)


@pytest.mark.rule("WH-TEST-OPPOSED-PAIRS")
def test_opposed_pairs(tables: Tables) -> None:
    pairs = {one.skill: one.against for one in tables.opposed_pairs}
    assert len(pairs) == 12
    assert (pairs["filature"], pairs["hypnotisme"], pairs["marchandage"]) == (
        "perception",
        "fm",
        "marchandage",
    )
    assert {one for one, against in pairs.items() if against == "perception"} == {
        "dissimulation",
        "deplacement-silencieux",
        "deguisement",
        "filature",
        "jeu",
        "escamotage",
    }
    assert {one for one, against in pairs.items() if against == "fm"} == {
        "charisme",
        "torture",
        "intimidation",
        "baratin",
        "hypnotisme",
    }


@pytest.mark.rule("WH-HIDDEN-TESTS")
def test_hidden_tests(tables: Tables) -> None:
    assert len(tables.hidden_tests) == 12
    assert [one.id for one in tables.hidden_tests if one.always] == [
        "interrogatoires",
        "evaluation",
        "fouille",
        "orientation",
        "pistage",
    ]
