"""Edits of what is carried, and of money."""

import msgspec
import pytest

from desktop.rules.warhammer.catalogue import offer, offers
from desktop.rules.warhammer.commands import gear as g
from desktop.rules.warhammer.document import (
    Ammunition,
    Character,
    Hand,
    Item,
    PieceHeld,
    Purse,
    WeaponHeld,
)
from tests.rules.warhammer.edits.desk import Desk

replace = msgspec.structs.replace
RICH = Character(purse=Purse(sous=480))
SWORD, SHIELD = WeaponHeld(id="s", weapon="epee"), WeaponHeld(id="b", weapon="bouclier")
GREAT = WeaponHeld(id="g", weapon="epee-longue-espadon")
ARMED = Character(weapons=(SWORD, SHIELD, GREAT))


def hands(character: Character) -> dict[str, Hand]:
    return {one.id: one.hand for one in character.weapons if one.hand is not Hand.NONE}


@pytest.mark.rule("WH-WPN-TWOHANDED")
def test_what_is_taken_in_hand_frees_the_hand(desk: Desk) -> None:
    both = desk.edited(ARMED, g.Hold("s", Hand.RIGHT), g.Hold("b", Hand.LEFT))
    assert hands(both) == {"s": Hand.RIGHT, "b": Hand.LEFT}
    assert hands(desk.edited(both, g.Hold("b", Hand.RIGHT))) == {"b": Hand.RIGHT}
    great = desk.edited(both, g.Hold("g", Hand.BOTH))
    assert hands(great) == {"g": Hand.BOTH}
    assert hands(desk.edited(great, g.Hold("s", Hand.LEFT))) == {"s": Hand.LEFT}
    assert hands(desk.edited(both, g.Hold("s", Hand.NONE))) == {"b": Hand.LEFT}
    assert desk.refused(both, g.Hold("g", Hand.RIGHT)) == "wh.hands.needs-two"
    broken = desk.edited(ARMED, g.UpdateWeapon(replace(SWORD, broken=True)))
    assert desk.refused(broken, g.Hold("s", Hand.RIGHT)) == "wh.edit.broken"


def test_lists_take_new_ids_and_let_go_of_held_ones(desk: Desk) -> None:
    piece = PieceHeld(id="p", piece="maille-gilet")
    arrows = Ammunition(id="a", ammunition="classiques", count=5)
    rope = Item(id="i", name="Corde")
    full = desk.edited(
        Character(), g.AddWeapon(SWORD), g.AddPiece(piece), g.AddAmmunition(arrows), g.AddItem(rope)
    )
    assert desk.refused(full, g.AddItem(rope)) == "edit.id-taken"
    assert desk.refused(full, g.UpdateItem(Item(id="x", name="Clou"))) == "edit.no-such-entry"
    after = desk.edited(
        full,
        g.UpdateAmmunition(replace(arrows, count=4)),
        g.UpdateItem(replace(rope, quantity=2)),
        g.Wear("p", worn=False),
        g.UpdatePiece(replace(piece, lost={"corps": 3}, pa_lost={"corps": 1})),
        g.MendPiece("p"),
    )
    assert (after.ammunition[0].count, after.items[0].quantity) == (4, 2)
    assert (after.armour[0].lost, after.armour[0].pa_lost) == ({}, {})
    bare = desk.edited(
        after,
        g.RemoveWeapon("s"),
        g.RemovePiece("p"),
        g.RemoveAmmunition("a"),
        g.RemoveItem("i"),
    )
    assert bare == Character()
    assert desk.refused(bare, g.RemoveWeapon("s")) == "edit.no-such-entry"


@pytest.mark.parametrize(
    "command",
    [
        g.AddWeapon(replace(SWORD, damage=31)),
        g.AddWeapon(replace(SWORD, left=-1)),
        g.AddWeapon(replace(SWORD, quality="divine")),
        g.AddPiece(PieceHeld(id="p", piece="maille-gilet", lost={"aile": 1})),
        g.AddPiece(PieceHeld(id="p", piece="maille-gilet", pa_lost={"corps": -1})),
        g.AddAmmunition(Ammunition(id="a", ammunition="balles", count=-1)),
        g.AddItem(Item(id="i", name="Corde", quantity=-1)),
    ],
)
def test_impossible_values_are_refused(desk: Desk, command: msgspec.Struct) -> None:
    assert desk.refused(Character(), command) == "wh.edit.impossible"


@pytest.mark.rule("WH-PRICE-MELEE")
def test_a_sword_and_a_shield_cost_twenty_one_pistoles(desk: Desk) -> None:
    after = desk.edited(
        RICH,
        g.Buy(id="s", ware="weapon", row="epee"),
        g.Buy(id="b", ware="weapon", row="bouclier"),
    )
    assert after.purse.sous == 19 * 12
    assert [one.weapon for one in after.weapons] == ["epee", "bouclier"]


@pytest.mark.rule("WH-PRICE-AMMO")
@pytest.mark.parametrize(
    ("row", "bolts", "count", "price"),
    [("bodkin", True, 10, 16), ("bodkin", False, 10, 12), ("balles", False, 5, 1)],
)
def test_missiles_are_sold_by_lots_and_join_their_kind(
    desk: Desk, row: str, bolts: bool, count: int, price: int
) -> None:
    buy = g.Buy(id="a", ware="ammunition", row=row, count=count, bolts=bolts)
    once = desk.edited(RICH, buy)
    assert RICH.purse.sous - once.purse.sous == price
    twice = desk.edited(once, replace(buy, id="other"))
    assert [one.count for one in twice.ammunition] == [2 * count]


@pytest.mark.rule("WH-PRICE-RANGED")
def test_a_price_that_is_not_given_is_the_gms(desk: Desk) -> None:
    bow = g.Buy(id="w", ware="weapon", row="arc-elfique")
    assert desk.refused(RICH, bow) == "wh.edit.no-price"
    assert desk.edited(RICH, replace(bow, price=400)).purse.sous == 80


@pytest.mark.rule("WH-PRICE-GOODS")
def test_the_whole_price_list_can_be_bought(desk: Desk) -> None:
    goods = [one for one in offers(desk.tables) if one.ware == "goods"]
    assert len(goods) == 71
    rich = Character(purse=Purse(sous=100_000))
    for one in goods:
        after = desk.edited(rich, g.Buy(id="i", ware="goods", row=one.row))
        assert rich.purse.sous - after.purse.sous == one.price
        assert bool(after.items) == one.carried
    doctor = next(one for one in goods if one.name == "Médecin")
    assert offer(desk.tables, "goods", doctor.row) == doctor
    assert (doctor.price, doctor.carried) == (45, False)


@pytest.mark.rule("WH-PRICE-ARMOUR")
def test_armour_that_is_bought_is_carried_until_it_is_put_on(desk: Desk) -> None:
    after = desk.edited(RICH, g.Buy(id="p", ware="piece", row="maille-camail", quality="bonne"))
    assert after.purse.sous == 360
    assert after.armour == (PieceHeld(id="p", piece="maille-camail", quality="bonne", worn=False),)


def test_several_of_a_weapon_have_ids_of_their_own(desk: Desk) -> None:
    buy = g.Buy(id="d", ware="weapon", row="dague", count=3)
    after = desk.edited(RICH, buy)
    assert [one.id for one in after.weapons] == ["d", "d-2", "d-3"]
    assert desk.refused(after, replace(buy, id="d-2")) == "edit.id-taken"
    assert desk.refused(RICH, replace(buy, count=21)) == "wh.edit.range"
    assert desk.refused(RICH, replace(buy, row="excalibur")) == "wh.edit.no-offer"


@pytest.mark.rule("WH-MONEY-CONVERSION")
def test_what_one_cannot_pay_is_not_bought(desk: Desk) -> None:
    poor = Character(purse=Purse(sous=143))
    assert desk.refused(poor, g.Buy(id="s", ware="weapon", row="epee")) == "wh.edit.too-poor"
    assert desk.edited(poor, g.Earn(1), g.Pay(144, "une épée")).purse == Purse()
    for impossible in (g.Pay(0), g.Earn(0), g.Earn(-1, 5), g.SetPurse(-1), g.SetPurse(0, -1)):
        assert desk.refused(poor, impossible) == "wh.edit.purse-range"


@pytest.mark.rule("WH-MONEY-LIARD")
def test_liards_pay_only_at_the_rate_that_the_campaign_gives(desk: Desk) -> None:
    small = Character(purse=Purse(sous=1, liards=8))
    assert desk.refused(small, g.Pay(3)) == "wh.edit.too-poor"
    options = replace(desk.settings.options, liards_to_sou=4)
    rated = Desk(desk.tables, replace(desk.settings, options=options))
    assert rated.edited(small, g.Pay(3)).purse == Purse()
    assert desk.edited(small, g.Earn(0, liards=2)).purse == Purse(sous=1, liards=10)


@pytest.mark.rule("WH-PRICE-MELEE")
def test_what_is_sold_goes_and_its_price_comes(desk: Desk) -> None:
    armed = desk.edited(RICH, g.Buy(id="s", ware="weapon", row="epee"))
    back = desk.edited(armed, g.Sell(ware="weapon", id="s"))
    assert back == RICH
    bargain = desk.edited(armed, g.Sell(ware="weapon", id="s", price=60))
    assert (bargain.weapons, bargain.purse.sous) == ((), 480 - 144 + 60)


@pytest.mark.rule("WH-PRICE-AMMO")
def test_some_of_many_are_sold_and_the_rest_stays(desk: Desk) -> None:
    quiver = desk.edited(RICH, g.Buy(id="a", ware="ammunition", row="bodkin", count=10, bolts=True))
    assert quiver.purse.sous == 480 - 16
    half = desk.edited(quiver, g.Sell(ware="ammunition", id="a", count=5))
    assert ([one.count for one in half.ammunition], half.purse.sous) == ([5], 480 - 8)
    assert desk.edited(half, g.Sell(ware="ammunition", id="a", count=5)).ammunition == ()
    assert desk.refused(half, g.Sell(ware="ammunition", id="a", count=6)) == "wh.edit.range"


def test_what_has_no_price_is_sold_for_an_agreed_one_only(desk: Desk) -> None:
    keeper = Character(items=(Item(id="i", name="relique", quantity=2),))
    assert desk.refused(keeper, g.Sell(ware="goods", id="i")) == "wh.edit.no-price"
    assert desk.refused(keeper, g.Sell(ware="goods", id="i", price=-1)) == "wh.edit.purse-range"
    assert desk.refused(keeper, g.Sell(ware="weapon", id="i")) == "edit.no-such-entry"
    sold = desk.edited(keeper, g.Sell(ware="goods", id="i", count=2, price=30))
    assert (sold.items, sold.purse.sous) == ((), 30)


def test_what_was_edited_is_named_in_history(desk: Desk) -> None:
    cape = PieceHeld(id="c", piece="cape")
    arrows = Ammunition(id="a", ammunition="flèche de verre", count=1)
    dragon = WeaponHeld(id="d", weapon="griffe-de-dragon")
    owner = desk.edited(
        Character(),
        g.AddPiece(cape),
        g.AddAmmunition(arrows),
        g.AddWeapon(dragon),
        g.AddPiece(PieceHeld(id="p", piece="maille-gilet")),
    )
    told = [
        desk.label(owner, command)
        for command in (
            g.Wear("c", worn=False),
            g.Wear("p", worn=True),
            g.MendPiece("p"),
            g.UpdateAmmunition(arrows),
            g.RemoveWeapon("d"),
            g.AddWeapon(replace(dragon, id="e")),
            g.UpdateWeapon(dragon),
            g.AddPiece(replace(cape, id="e")),
            g.UpdatePiece(cape),
            g.AddItem(Item(id="e", name="Corde")),
            g.Hold("d", Hand.RIGHT),
            g.Hold("d", Hand.NONE),
        )
    ]
    assert told == [
        "cape\N{NO-BREAK SPACE}: ôtée",
        "Gilet (Maille)\N{NO-BREAK SPACE}: mise",
        "Gilet (Maille)\N{NO-BREAK SPACE}: réparée",
        "Équipement modifié\N{NO-BREAK SPACE}: flèche de verre",
        "Équipement retiré\N{NO-BREAK SPACE}: griffe-de-dragon",
        "Équipement\N{NO-BREAK SPACE}: griffe-de-dragon",
        "Équipement modifié\N{NO-BREAK SPACE}: griffe-de-dragon",
        "Équipement\N{NO-BREAK SPACE}: cape",
        "Équipement modifié\N{NO-BREAK SPACE}: cape",
        "Équipement\N{NO-BREAK SPACE}: Corde",
        "griffe-de-dragon en main droite",
        "griffe-de-dragon rangée",
    ]
