"""Tests outside a fight: sums, hidden ones, extended ones."""

import pytest
from msgspec.structs import replace

from desktop import paths
from desktop.rules.warhammer.document import SkillHeld
from desktop.rules.warhammer.percent import Extended, attempt
from desktop.rules.warhammer.profile import profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.trial import (
    Asked,
    Modifier,
    aim,
    askable,
    asked_title,
    duration,
    hidden_of,
    may_reroll,
    outcome,
    reveals,
    uses_of,
)
from desktop.text import Catalogue
from tests.rules.warhammer.people import person

TEXTS = Catalogue("fr", paths.resources_root())


def skill(id: str) -> Asked:
    return Asked("skill", id)


@pytest.mark.rule("WH-TEST-OPPOSED-MODIFIERS")
def test_a_modifier_bears_on_the_side_that_it_concerns(tables: Tables, settings: Settings) -> None:
    thief, guard = person(ag=40), person(int=40)
    mud = Modifier(-20, "boue épaisse")

    def under(who, what: str, *modifiers: Modifier) -> int:
        sum = aim(tables, settings, profile(tables, settings, who), who, skill(what), *modifiers)
        assert sum is not None
        return sum.total

    assert under(thief, "deplacement-silencieux", mud) == 0
    assert under(guard, "perception") == 20
    told = aim(
        tables,
        settings,
        profile(tables, settings, thief),
        thief,
        Asked("characteristic", "ag"),
        mud,
    )
    assert told is not None
    assert [line.label for line in told.lines][-1] == "boue épaisse"


@pytest.mark.rule("WH-TEST-NORMAL")
def test_what_a_character_may_be_asked(tables: Tables, settings: Settings) -> None:
    learned = person()
    asked = askable(tables, learned)
    assert skill("filature") in asked
    assert skill("soins") not in asked
    assert asked[-1] == Asked("characteristic", "soc")
    shown = profile(tables, settings, learned)
    assert aim(tables, settings, shown, learned, skill("soins")) is None
    assert asked_title(tables, Asked("characteristic", "fm")) == "Force mentale"


@pytest.mark.rule("WH-TEST-EXTENDED-SKILLS")
def test_extended_tests_take_the_time_of_their_skill(tables: Tables) -> None:
    lock, books = (
        uses_of(tables, skill("crochetage")),
        uses_of(tables, skill("connaissances-academiques")),
    )
    assert TEXTS.render(duration(lock, 4)) == "40 s"
    assert TEXTS.render(duration(books, 3)) == "12 h 0 min"
    assert TEXTS.render(duration(None, 25)) == "2 min 30 s"
    assert uses_of(tables, skill("soins")) is not None
    assert uses_of(tables, skill("preparation-de-poisons")) is not None
    assert uses_of(tables, skill("natation")) is None
    assert uses_of(tables, Asked("characteristic", "f")) is None


@pytest.mark.rule("WH-TEST-EXTENDED-SKILLS")
def test_each_success_of_an_extended_intimidation_is_a_line(tables: Tables) -> None:
    use = uses_of(tables, skill("intimidation"))
    assert reveals(use)
    assert reveals(uses_of(tables, skill("torture")))
    assert not reveals(uses_of(tables, skill("soins")))
    talk = Extended(4, 4, each=True)
    for success in (True, False, True):
        talk = talk.plus(success)
        assert not talk.done
    talk = talk.plus(False)
    assert (talk.done, talk.passed) == (True, 2)
    assert talk.plus(True) == talk


@pytest.mark.parametrize(
    ("id", "always"),
    [
        ("evaluation", True),
        ("pistage", True),
        ("perception", False),
        ("connaissances-academiques", False),
        ("lire-ecrire", False),
        ("deplacement-silencieux", False),
    ],
)
def test_hidden_tests_are_found_by_their_skill(tables: Tables, id: str, always: bool) -> None:
    found = hidden_of(tables, skill(id))
    assert found is not None
    assert found.always is always


def test_most_tests_are_open(tables: Tables) -> None:
    assert hidden_of(tables, skill("escalade")) is None
    assert hidden_of(tables, Asked("characteristic", "int")) is None


@pytest.mark.rule("WH-TEST-CRIT-FAILURE")
def test_fortune_rolls_no_critical_failure_again() -> None:
    assert may_reroll(attempt(40, 98))
    assert not may_reroll(attempt(40, 99))
    assert not may_reroll(attempt(40, 12))
    assert TEXTS.render(outcome(attempt(40, 99))).startswith("Échec critique")
    assert TEXTS.render(outcome(attempt(40, 2))).startswith("Réussite critique")
    assert TEXTS.render(outcome(attempt(45, 22))) == "Réussite (2 °R)"


def test_learnt_skills_come_with_their_subject(tables: Tables) -> None:
    speaker = replace(person(), skills=(SkillHeld(id="l", skill="langue", subject="bas parler"),))
    assert Asked("skill", "langue", "bas parler") in askable(tables, speaker)
