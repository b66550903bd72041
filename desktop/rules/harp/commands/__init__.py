"""Commands that edit a character of HARP | TdM, by what they are about."""
