"""Answers about Warhammer rénové."""
