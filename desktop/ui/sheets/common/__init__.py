"""What the sheets of every rule system share: the window, the page, fields written in place."""
