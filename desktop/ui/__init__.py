"""The windows: PySide6 only here; they show what services hand them and send back commands."""

from desktop.ui import binding

# Before any of its modules is imported.
binding.load()
