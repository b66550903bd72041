"""The lock that makes one program the only writer of a library."""

import subprocess
import sys
from pathlib import Path

from desktop.store.presence import Presence

ROOT = Path(__file__).resolve().parents[2]
HOLD = """
import sys
from pathlib import Path
from desktop.store.presence import Presence
held = Presence.take(Path(sys.argv[1]))
print("held" if held else "refused", flush=True)
sys.stdin.read()
"""


def test_a_second_program_is_told_until_the_first_ends(tmp_path: Path) -> None:
    path = tmp_path / "é library.sqlite3"
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert first.stdout is not None
    assert first.stdout.readline() == "held\n"
    assert Presence.take(path) is None
    # Killed, not closed: the lock must not outlive the program.
    first.kill()
    first.communicate()
    second = Presence.take(path)
    assert second is not None
    assert Presence.take(path) is None
    second.leave()
    third = Presence.take(path)
    assert third is not None
    third.leave()


def test_where_no_lock_can_be_made_opening_decides(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    presence = Presence.take(tmp_path / "file" / "library.sqlite3")
    assert presence is not None
    presence.leave()
