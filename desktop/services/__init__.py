"""What the program can do, without a window: each call is one transaction and one change set."""
