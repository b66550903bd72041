"""Checks, their quality and what traits change in them."""
