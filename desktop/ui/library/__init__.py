"""The main window: everything that a library holds, and the way into it."""
