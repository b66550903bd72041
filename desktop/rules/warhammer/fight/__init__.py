"""Fights of Warhammer rénové (III), one attack after another, played as a journal."""
