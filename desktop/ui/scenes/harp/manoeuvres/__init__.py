"""Manoeuvres outside a fight: alone, against somebody, against an effect."""
