"""What history and problems say of things that the tables know, and of those they do not."""

import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.creation.steps import problems
from desktop.rules.nightprowler.document.character import Characteristics, TraitPick
from desktop.rules.nightprowler.edits import apply as edits
from desktop.rules.nightprowler.edits.apply import RemoveTrait
from desktop.rules.system import Edited
from tests.rules.nightprowler.characters import Rules, plain


@pytest.mark.parametrize(("trait", "name"), [("handicap", "Handicap"), ("ailé", "ailé")])
def test_a_trait_is_named_by_its_title_or_by_its_id(rules: Rules, trait: str, name: str) -> None:
    character = plain(traits=(TraitPick("p", trait),))
    result = edits.edit(rules.tables, character, rules.settings, RemoveTrait(pick="p"))
    assert isinstance(result, Edited)
    assert result.label.params["name"] == name


def spans(rules: Rules, points: int, *, created: bool = False) -> int:
    """How many characteristics are said to be out of the span of creation."""
    character = replace(plain(), characteristics=Characteristics(points, 10, 10, 10))
    found = problems(rules.tables, replace(character, created=created), rules.settings)
    return sum(one.text.key == "np.problem.characteristic-span" for one in found)


def test_the_span_of_characteristics_is_for_creation(rules: Rules) -> None:
    least = rules.settings.creation.characteristic_min
    most = rules.settings.creation.characteristic_max
    assert [spans(rules, points) for points in (least, most)] == [0, 0]
    assert [spans(rules, points) for points in (least - 1, most + 1)] == [1, 1]
    assert [spans(rules, points, created=True) for points in (least - 1, most + 1)] == [0, 0]
