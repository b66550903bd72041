"""Commands that edit a Warhammer character, by what they are about."""
