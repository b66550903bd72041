"""PV négatifs: house rules of AD&D 2e for what lies below zero hit points, and around it."""
