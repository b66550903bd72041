"""The catalogue in words."""

import pytest

from desktop import paths
from desktop.rules.warhammer.catalogue import offer, offers
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.wares import described, priced
from desktop.text import Catalogue


def words(tables: Tables, ware: str, row: str) -> tuple[str, str]:
    texts, found = Catalogue("fr", paths.resources_root()), offer(tables, ware, row)
    assert found is not None
    return texts.render(described(tables, found)), texts.render(priced(found))


@pytest.mark.rule("WH-PRICE-MELEE")
@pytest.mark.rule("WH-PRICE-RANGED")
@pytest.mark.rule("WH-PRICE-AMMO")
@pytest.mark.rule("WH-PRICE-ARMOUR")
@pytest.mark.rule("WH-RNG-JAVELIN")
def test_every_ware_says_what_it_is_and_costs(tables: Tables) -> None:
    line, price = words(tables, "weapon", "rapiere-sabre")
    assert line.startswith("Armes de corps à corps, dégâts BF −1, Maîtrise (Escrime), Rapide")
    assert price == "1 co"
    for row, dealt in (("epee", "dégâts BF,"), ("epee-batarde", "dégâts BF +1,")):
        assert dealt in words(tables, "weapon", row)[0]
    assert words(tables, "weapon", "arc-elfique")[1] == "prix non indiqué"
    assert words(tables, "piece", "cuir-bouilli-cerveliere") == (
        "Armures, 1 PA, légère, tête ½",
        "1 pa, 6 s",
    )
    assert "à lancer seulement" in words(tables, "weapon", "javelot")[0]
    assert words(tables, "piece", "plaques-jambieres")[0].endswith("couverture déduite des prix")
    assert words(tables, "ammunition", "bodkin")[1] == "6 s les 5"
    assert all(described(tables, one).key and priced(one).key for one in offers(tables))


@pytest.mark.rule("WH-MONEY-PISTOLE")
def test_most_prices_are_told_in_pistoles_and_sous(tables: Tables) -> None:
    told = [str(priced(one).params.get("parts", "")) for one in offers(tables)]
    assert sum("wh.money.co" not in one for one in told) > len(told) * 3 / 4
