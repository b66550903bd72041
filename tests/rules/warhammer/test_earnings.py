"""Incomes as sums of sous, and journeys by legs."""

import pytest

from desktop.rules.warhammer.catalogue import leg_of, most_of, offers, price_of
from desktop.rules.warhammer.earnings import PERIODS, span
from desktop.rules.warhammer.money import CO, PA, legs
from desktop.rules.warhammer.tables.tables import Tables


@pytest.mark.rule("WH-INCOME-TABLE")
def test_incomes_are_spans_of_sous(tables: Tables) -> None:
    poor, top = tables.incomes.get("pauvre"), tables.incomes.get("richissime")
    assert (span(poor, "day"), span(poor, "month")) == ((5, 10), (10 * PA, 20 * PA))
    assert span(tables.incomes.get("excellent"), "year") == (96 * CO, 480 * CO)
    assert [span(top, period)[1] for period in PERIODS] == [None] * 4
    assert span(tables.incomes.get("misereux"), "year")[0] == CO // 2


@pytest.mark.rule("WH-PRICE-TRAVEL")
@pytest.mark.rule("WH-PRICE-REPAIR")
def test_legs_and_spans_of_the_price_list(tables: Tables) -> None:
    named = {str(one.name): one for one in offers(tables)}
    coach, repair = named["Coche (5 km)"], named["Réparation d’armure par PA"]
    leg = leg_of(coach)
    assert leg == 5
    assert price_of(coach, legs(12, leg)) == 9
    assert leg_of(named["Épée"]) is None
    assert (price_of(repair, 2), most_of(repair, 2)) == (10, 100)
    assert most_of(coach, 2) is None
