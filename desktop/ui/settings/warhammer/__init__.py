"""The settings of Warhammer rénové."""
