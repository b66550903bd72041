"""Tavern games (VI): arm wrestling, cards, dice, drinking, knives, as values."""
