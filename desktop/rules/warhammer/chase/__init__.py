"""Chases of Warhammer rénové (V) as an activity with a journal of its own."""
