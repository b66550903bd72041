"""Commands that edit a character of PV négatifs, by what they are about."""
