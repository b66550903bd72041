"""Edits of a character of HARP | TdM: a command in, a new document or a reason out."""
