"""A screen for windows under Wine, where the machine has none to spare."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from installers.wine.session import Failed


@contextmanager
def screen() -> Iterator[str]:
    """The display of a screen in memory that is there for the length of the block."""
    words = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(
        [*words, "-noreset"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert server.stdout is not None
        number = server.stdout.readline().strip()
        if not number:
            raise Failed("Xvfb does not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()
