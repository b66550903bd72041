"""Warhammer: the catalogue, tests, interrogations, jumps and tavern games."""
