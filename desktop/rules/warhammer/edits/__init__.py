"""Edits of a Warhammer character: a command in, a new document or a refusal out."""
