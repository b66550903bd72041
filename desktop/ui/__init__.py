"""The windows: PySide6 only here; they show what services hand them and send back commands."""
