"""Fights of HARP | TdM: commands in, events out."""
