"""Fights of Night Prowler (IV): pure functions over frozen states, commands and events."""
