"""Where each edit of play stops: the least that it takes, the most, and one beyond."""

import pytest

from desktop.rules.nightprowler.commands import progress as p
from desktop.rules.nightprowler.commands.play import (
    RegainHeroism,
    RemoveSequela,
    SetPool,
    SpendHeroism,
    TickBox,
)
from desktop.rules.nightprowler.document.character import (
    Armour,
    Character,
    Health,
    Kits,
    Origins,
    Pools,
    Skills,
    Track,
)
from desktop.rules.nightprowler.edits.apply import edit
from desktop.rules.system import Edited, Struct
from tests.rules.nightprowler.characters import Rules, picks, plain
from tests.rules.nightprowler.playing import played, refused

RICH = plain(
    created=True,
    pools=Pools(jetons=50, couronnes=50, crasse=5),
    kits=Kits(professional={"cambriole": 12, "soin": 9}),
    armours=(Armour("a", "Cuir", 3, lost=2, price=20),),
    traits=picks("dette", "dependance", "faveur"),
)
"""Somebody who can afford everything."""


@pytest.mark.parametrize(
    ("least", "below"),
    [
        (SpendHeroism(1), SpendHeroism(0)),
        (RegainHeroism(1), RegainHeroism(0)),
        (p.RaiseSkill("l", "cambriole", 1), p.RaiseSkill("l", "cambriole", 0)),
        (p.AwardHeroism("l", 1), p.AwardHeroism("l", 0)),
        (p.Earn("l", 1), p.Earn("l", 0)),
        (p.Pay("l", 1), p.Pay("l", 0)),
        (p.PayHabit("l", 1), p.PayHabit("l", 0)),
        (p.LetDebtGrow("l", 1), p.LetDebtGrow("l", 0)),
        (p.RepayDebt("l", 1), p.RepayDebt("l", 0)),
        (p.Steal("l", "jetons", 1, "x"), p.Steal("l", "jetons", 0, "x")),
        (p.Steal("l", "crasse", 1, "x"), p.Steal("l", "crasse", 0, "x")),
    ],
    ids=lambda command: type(command).__name__,
)
def test_one_is_taken_and_nothing_is_not(rules: Rules, least: Struct, below: Struct) -> None:
    assert played(rules, RICH, least) != RICH
    assert refused(rules, RICH, below).key == "np.edit.not-positive"


@pytest.mark.parametrize(
    ("most", "beyond", "key"),
    [
        (SpendHeroism(4), SpendHeroism(5), "np.edit.not-enough-heroism"),
        (p.Pay("l", 50), p.Pay("l", 51), "np.ledger.not-enough"),
        (p.BeRobbed("l", "jetons", 50, "x"), p.BeRobbed("l", "jetons", 51, "x"), None),
        (p.BeRobbed("l", "crasse", 5, "x"), p.BeRobbed("l", "crasse", 6, "x"), None),
        (p.BeRobbed("l", "crasse", 1, "x"), p.BeRobbed("l", "crasse", 0, "x"), None),
        (p.RepairArmour("l", "a", 2), p.RepairArmour("l", "a", 3), "np.purse.lost-only"),
        (p.RepairArmour("l", "a", 1), p.RepairArmour("l", "a", 0), "np.purse.lost-only"),
        (p.AwardJetons("l", -50), p.AwardJetons("l", -51), "np.ledger.not-enough"),
        (p.AwardJetons("l", -1), p.AwardJetons("l", 0), "np.edit.not-positive"),
        (SetPool("jetons", 0), SetPool("jetons", -1), "np.edit.negative"),
        (p.RepairArmour("l", "a", 1), p.RepairArmour("l", "b", 1), "edit.no-such-entry"),
        (TickBox(Track.VITALITY, 4), TickBox(Track.VITALITY, 5), "np.health.no-such-line"),
        (TickBox(Track.ENDURANCE, 0), TickBox(Track.ENDURANCE, -1), "np.health.no-such-line"),
    ],
)
def test_the_last_that_is_taken_and_the_first_that_is_not(
    rules: Rules, most: Struct, beyond: Struct, key: str | None
) -> None:
    assert played(rules, RICH, most) != RICH
    reason = refused(rules, RICH, beyond)
    assert key in (None, reason.key)


def test_a_debt_is_repaid_whole_and_no_more(rules: Rules) -> None:
    owed = rules.derive(RICH).debt.total
    assert owed > 0
    rich = played(rules, RICH, SetPool("couronnes", owed + 1))
    reason = refused(rules, rich, p.RepayDebt("l", owed + 1))
    assert (reason.key, reason.params) == ("np.purse.owes-less", {"owed": owed})
    settled = played(rules, rich, p.RepayDebt("l", owed))
    assert settled.pools.couronnes == 1
    assert settled.ledger[-1].amount == owed
    assert settled.ledger[-1].couronnes == -owed
    for command in (p.RepayDebt("m", 1), p.LetDebtGrow("m", 1)):
        assert refused(rules, settled, command).key == "np.purse.no-debt"


@pytest.mark.rule("NP-SKILL-LIMITATION")
def test_surgery_is_raised_from_the_limit_to_soin_and_no_further(rules: Rules) -> None:
    surgeon = plain(
        origins=Origins("humain", "umelorien", milieu="esclave"),
        created=True,
        pools=Pools(jetons=50),
        kits=Kits(professional={"soin": 9}),
    )
    assert refused(rules, surgeon, p.RaiseSurgery("l", 0)).key == "np.edit.not-positive"
    assert refused(rules, surgeon, p.RaiseSurgery("l", 4)).params == {"value": 9}
    once = played(rules, surgeon, p.RaiseSurgery("l", 1))
    assert once.ledger[-1].amount == 1
    assert refused(rules, once, p.RaiseSurgery("m", 3)).key == "np.progress.surgery-most"
    assert played(rules, once, p.RaiseSurgery("m", 2)).ledger[-1].amount == 2
    assert refused(rules, RICH, p.RaiseSurgery("l", 1)).key == "np.progress.surgery-free"


def test_sequelae_are_taken_back_by_their_place(rules: Rules) -> None:
    scarred = plain(health=Health(sequelae=("boite", "borgne")))
    for place in (-1, 2):
        assert refused(rules, scarred, RemoveSequela(place)).key == "edit.no-such-entry"
    assert played(rules, scarred, RemoveSequela(0)).health.sequelae == ("borgne",)
    assert played(rules, scarred, RemoveSequela(1)).health.sequelae == ("boite",)


def test_what_is_bought_says_what_it_is_then_worth(rules: Rules) -> None:
    def label(character: Character, command: Struct) -> tuple[str, object, object]:
        done = edit(rules.tables, character, rules.settings, command)
        assert isinstance(done, Edited)
        params = done.label.params
        return done.label.key, params.get("value", params.get("count")), params.get("cost")

    assert label(RICH, p.RaiseSkill("l", "cambriole", 2)) == ("np.progress.raised", 14, 2)
    opened = plain(created=True, pools=Pools(jetons=50), skills=Skills(opened=("comedie",)))
    assert label(opened, p.RaiseSkill("l", "comedie", 1))[1] == 7
    raised = label(RICH, p.RaiseCharacteristic("l", "doigte"))
    assert raised[:2] == ("np.progress.raised", 11)
    assert label(RICH, p.AwardJetons("l", 3))[:2] == ("np.progress.won", 3)
    assert label(RICH, p.AwardJetons("l", -3))[:2] == ("np.progress.lost", 3)
