"""Fights of PV négatifs, as pure functions over structs."""
