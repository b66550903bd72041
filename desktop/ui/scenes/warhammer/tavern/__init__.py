"""Tavern games between two players: arm wrestling, cards, dice, drinking, knives."""
