"""Heroism, Crasse, money and what jetons buy."""
