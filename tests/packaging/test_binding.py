"""What the program leaves out of PySide at a start is there when somebody asks for it."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: What PySide says of its functions and of mistakes in calling them.
SAID = """
import inspect
from PySide6.QtCore import QObject, QTimer
from PySide6.support.signature import get_signature
from PySide6.support.signature.lib import enum_sig, pyi_generator, tool

def said(act):
    try:
        print(act())
    except Exception as error:
        print(type(error).__name__, error)

timer = QTimer()
said(lambda: timer.setInterval("a"))
said(lambda: timer.setInterval())
said(lambda: timer.start(1, 2, 3, 4))
said(lambda: QTimer(interval="a"))
said(lambda: QTimer(nothing=1))
said(lambda: timer.nothing)
said(lambda: QObject.setProperty.__doc__)
said(lambda: get_signature(QTimer.start))
said(lambda: inspect.signature(QTimer.start))
said(lambda: pyi_generator.generate_pyi.__name__ + tool.__name__ + enum_sig.__name__)
"""


def _printed(code: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_pyside_explains_mistakes_as_it_does_without_us() -> None:
    assert _printed("import desktop.ui" + SAID) == _printed(SAID)


def test_a_start_runs_none_of_what_is_deferred_and_keeps_the_import_of_python() -> None:
    look = """
import sys
before = set(sys.modules), __import__, list(sys.meta_path)
import desktop.ui
from PySide6.QtWidgets import QApplication
from desktop.ui.binding import DEFERRED
held = [one for one in DEFERRED if "__getattr__" in vars(sys.modules[one])]
print(sorted(DEFERRED) == sorted(held), "inspect" in sys.modules and "inspect" not in before[0])
print(__import__.__name__, sys.meta_path == before[2], type(sys.meta_path) is list)
"""
    first, second = _printed(look).splitlines()
    assert first == "True False"
    assert second.split()[0] != "__feature_import__"
    assert second.split()[1:] == ["True", "True"]


def test_what_pyside_embeds_is_compiled_once_and_damage_to_that_changes_nothing(
    tmp_path: Path,
) -> None:
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def kept() -> list[Path]:
        code = "import desktop.ui; from PySide6.QtCore import QTimer; print(QTimer.start.__doc__)"
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert "start" in done.stdout
        return list(tmp_path.rglob("*.shiboken*"))

    (file,) = kept()
    whole, written = file.read_bytes(), file.stat().st_mtime_ns
    assert kept() == [file]
    assert file.stat().st_mtime_ns == written
    for damage in (b"", whole[:100], b"\x00" * 50, whole[:-1] + b"\x01", b"(\xff\xff\xff\x7f"):
        file.write_bytes(damage)
        assert kept() == [file]
        assert file.read_bytes() == whole
