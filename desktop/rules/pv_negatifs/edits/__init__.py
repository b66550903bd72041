"""Edits of a character of PV négatifs: a command in, a new document or a refusal out."""
