"""The steps of creation and what is wrong with a character."""
