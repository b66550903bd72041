"""The sheet of a Warhammer character: pages, entries, explanations, the card of the library."""
