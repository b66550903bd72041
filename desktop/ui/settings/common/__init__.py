"""What the settings of every rule system share: sections, rows of values, the window."""
