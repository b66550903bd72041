"""What a chase offers is accepted, and what it shows as closed is refused."""

from tests.rules.honest import broken_promises
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.chase.golden import play


def test_every_question_of_a_whole_chase_keeps_its_word(rules: Rules) -> None:
    played = play(rules)
    state = played.rules.blank(rules.settings)
    for command, _, events in played.entries:
        for event in events:
            state = played.rules.apply(state, event)
        assert broken_promises(played.rules, state) == [], command
