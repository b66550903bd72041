"""The sheet window of Warhammer rénové."""
