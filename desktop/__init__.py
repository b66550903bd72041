"""Cassure: character sheets and a game table for four tabletop role-playing rule sets."""

__version__ = "0.1.0"
