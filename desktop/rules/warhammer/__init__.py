"""Warhammer rénové: the second edition without wound points, by its house rules."""
