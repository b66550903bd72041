"""What may be rolled, what it is called, and everything that is added to it."""

import pytest
from msgspec.structs import replace

from desktop.rules.harp import campaign, trial
from desktop.rules.harp.document import Character, Prepared, Resistance
from desktop.rules.harp.manoeuvre import Modifier
from desktop.rules.harp.trial import Asked
from tests.rules.harp.desk import rendered
from tests.rules.harp.people import JURGIS, LOCKS, SETTINGS, TABLES, ill, wound

THIEF = replace(JURGIS, skills=(LOCKS,), resistances={"corps": Resistance(total=40)})
BOTH = Asked("characteristic", "agilite", "intuition")


def test_a_roll_is_called_what_it_is() -> None:
    names = {
        Asked("skill", "c"): "Crochetage & Pièges",
        Asked("skill", "saut"): "Saut",
        Asked("skill", "gone"): "gone",
        Asked("characteristic", "agilite"): "Agilité",
        BOTH: "Agilité + Intuition",
        Asked("resistance", "corps"): "Résistance du Corps",
    }
    for asked, name in names.items():
        assert rendered(trial.title(TABLES, THIEF, asked)) == name


@pytest.mark.rule("HARP-UNTRAINED-ALLOWED")
def test_whatever_there_is_may_be_rolled_once() -> None:
    found = trial.askable(TABLES, THIEF)
    assert found[0] == Asked("skill", "c")
    assert Asked("skill", "crochetage-pieges") not in found
    assert Asked("skill", "saut") in found
    assert len(found) == len(set(found)) == len(TABLES.skills.ids()) + 8 + 3


@pytest.mark.rule("HARP-BTC-SUM", "HARP-STAT-ONE", "HARP-STAT-TWO", "HARP-JR-CORPS")
@pytest.mark.parametrize(
    ("asked", "worth"),
    [
        (Asked("skill", "c"), 55),
        (Asked("characteristic", "agilite"), 36),
        (BOTH, 30),
        (Asked("resistance", "corps"), 40),
        (Asked("skill", "gone"), None),
    ],
)
def test_what_a_roll_adds_by_itself(asked: Asked, worth: int | None) -> None:
    found = trial.worth(TABLES, SETTINGS, THIEF, asked)
    assert (None if found is None else found.total) == worth
    added = trial.aim(TABLES, SETTINGS, THIEF, asked, [Modifier("pluie", -10)])
    assert (None if added is None else added.total) == (None if worth is None else worth - 10)
    rolled = trial.settled(TABLES, SETTINGS, THIEF, asked, (30,), [Modifier("pluie", -10)])
    assert (None if rolled is None else rolled.total) == (None if worth is None else worth + 20)


@pytest.mark.rule("HARP-STAT-AON", "HARP-KIND-SKILL")
def test_how_it_is_settled_and_whether_it_is_open() -> None:
    asked = Asked("skill", "c")
    shut = replace(THIEF, skills=(replace(LOCKS, method="jr", closed=True),))
    assert trial.method(TABLES, shut, asked) == "jr"
    assert trial.method(TABLES, shut, BOTH) == "tout-ou-rien"
    assert trial.method(TABLES, shut, Asked("skill", "gone")) == "tout-ou-rien"
    assert [trial.closed(TABLES, one, asked) for one in (THIEF, shut)] == [False, True]
    assert not trial.closed(TABLES, shut, Asked("resistance", "corps"))
    assert trial.goes_on(TABLES, THIEF, asked, (96,))
    assert not trial.goes_on(TABLES, THIEF, asked, (95,))
    assert not trial.goes_on(TABLES, shut, asked, (96,))
    assert trial.goes_on(TABLES, shut, asked, ())


@pytest.mark.rule("HARP-FUMBLE-RANGE")
def test_an_answer_is_no_fumble() -> None:
    for asked, fumble in ((Asked("resistance", "corps"), False), (Asked("skill", "c"), True)):
        rolled = trial.settled(TABLES, SETTINGS, THIEF, asked, (3,), ())
        assert rolled is not None
        assert rolled.fumble is fumble


@pytest.mark.rule("HARP-DIS-LEPRE-TOUCH", "HARP-BONUS-STACK")
def test_what_bears_on_a_manoeuvre() -> None:
    ready = (Prepared(id="p", skill="c", amount=10), Prepared(id="q", skill="saut", amount=5))
    sick = replace(
        THIEF, wounds=(wound(penalty=-15),), ailments=(ill("lepre", days=3),), prepared=ready
    )
    assert [one.amount for one in trial.burdens(TABLES, SETTINGS, sick)] == [-15]
    touched = trial.burdens(TABLES, SETTINGS, sick, ["toucher"])
    assert [one.amount for one in touched] == [-15, -3]
    assert [one.amount for one in trial.burdens(TABLES, SETTINGS, sick, ["mouvement"])] == [-15]
    (waiting,) = trial.prepared(sick, "c")
    assert (rendered(waiting.reason), waiting.amount) == ("préparé", 10)


def test_only_what_the_source_does_not_hold_is_the_campaigns() -> None:
    said = {one.id: campaign.row_words(one) for one in SETTINGS.difficulties}
    assert said["facile"] is None
    difficult = said["difficile"]
    assert difficult is not None
    assert rendered(difficult) == "valeur de campagne (publique, sûre)"


def test_somebody_without_anything_may_roll_all_the_same() -> None:
    assert trial.worth(TABLES, SETTINGS, Character(), Asked("skill", "saut")) is not None
