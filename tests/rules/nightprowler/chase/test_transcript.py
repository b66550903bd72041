"""A whole chase as a window shows it, read once and kept."""

from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.chase.golden import play
from tests.rules.outline import kept
from tests.rules.transcript import transcript


def test_the_golden_chase_is_shown_as_before(rules: Rules) -> None:
    track = play(rules)
    shown = transcript(track.rules, track.rules.blank(rules.settings), track.entries)
    assert shown == kept("nightprowler-chase-shown", shown)
