"""The creation wizard of Warhammer rénové."""
