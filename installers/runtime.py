"""What the frozen program runs first: PyInstaller's own beginning imports PySide6, whole."""

import desktop.ui  # noqa: F401 (imports it as the program does)
