"""Creation wizards, one folder for each rule system that has steps of creation."""
