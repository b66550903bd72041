"""What errors are shown on; apart from `desktop.ui.errors`, which a start imports."""

from typing import Protocol


class ErrorStrip(Protocol):
    """Where a window shows a known error."""

    def show_error(self, text: str) -> None: ...

    def show_refusal(self, text: str) -> None: ...

    def refusal(self) -> str: ...

    def hide(self) -> None: ...
