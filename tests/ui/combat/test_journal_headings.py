"""The headings of an exported journal."""

from desktop.rules.fightview import JournalLine
from desktop.rules.message import say
from desktop.ui.combat.journal_text import as_markdown, as_text
from tests.texts import texts_of

LINES = (
    JournalLine("a", 0, say("bar.name", name="Ada arrive")),
    JournalLine("b", 1, say("bar.name", name="Ada frappe")),
)


def test_what_comes_before_the_first_round_has_a_heading_of_its_own() -> None:
    texts = texts_of("fr")
    assert as_markdown("Les toits", LINES, texts).split("\n")[2::4] == [
        "## Avant le premier tour",
        "## Tour 1",
    ]
    told = as_text("Les toits", LINES, texts)
    assert "Avant le premier tour\n---" in told
    assert "Tour 0" not in told
