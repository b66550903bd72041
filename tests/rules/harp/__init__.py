"""HARP | TdM, rule by rule."""
