"""Runs under Wine's Python: what Windows knows of Cassure, and its windows as a person has them.

`registry KEY…` prints, as JSON, the values of these keys of the person's own registry; `open FILE`
opens a file as the Explorer does and ends as its program does; `close TITLE SECONDS` waits for a
window of Qt that says TITLE and closes it as a person does; `export FILE` writes a character of the
example gang as an exchange file and prints its name.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

if sys.platform == "win32":
    import ctypes
    import winreg
    from ctypes import wintypes

    _WM_CLOSE = 0x0010

    def registry(keys: list[str]) -> dict[str, dict[str, str]]:
        """Key -> name -> value, for the keys that exist; a default value has the name ""."""
        found: dict[str, dict[str, str]] = {}
        for path in keys:
            try:
                key = winreg.OpenKey(winreg.HKEY_CURRENT_USER, path)
            except FileNotFoundError:
                continue
            with key:
                count = winreg.QueryInfoKey(key)[1]
                values = [winreg.EnumValue(key, number) for number in range(count)]
            found[path] = {name: str(value) for name, value, _ in values}
        return found

    def open_file(file: Path) -> int:
        """The exit code of the program that the person's file association names.

        Wine's own `start` looks at the associations of the whole machine only.
        """
        (kind,) = registry([f"Software\\Classes\\{file.suffix}"]).values()
        key = f"Software\\Classes\\{kind['']}\\shell\\open\\command"
        command = registry([key])[key][""]
        return subprocess.call(command.replace("%1", str(file)))

    def close(title: str, seconds: float) -> str:
        """The title of the window that was closed. Raises TimeoutError where none says `title`."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for handle, kind, text in _windows():
                if title in text and kind.startswith("Qt"):
                    ctypes.windll.user32.PostMessageW(handle, _WM_CLOSE, 0, 0)
                    return text
            time.sleep(0.2)
        raise TimeoutError(f"no window says {title!r}: {[told for _, *told in _windows()]}")

    def _windows() -> list[tuple[int, str, str]]:
        """Handle, class and title of each window that can be seen."""
        seen: list[tuple[int, str, str]] = []
        user = ctypes.windll.user32

        @ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
        def note(handle: int, _: int) -> bool:
            text, kind = ctypes.create_unicode_buffer(300), ctypes.create_unicode_buffer(300)
            user.GetWindowTextW(handle, text, len(text))
            user.GetClassNameW(handle, kind, len(kind))
            if user.IsWindowVisible(handle) and text.value:
                seen.append((handle, kind.value, text.value))
            return True

        user.EnumWindows(note, 0)
        return seen

    def export(file: Path) -> str:
        """The name of the character that was written."""
        from desktop.app import open_library

        with tempfile.TemporaryDirectory() as folder:
            library = open_library(Path(folder) / "library.sqlite3")
            (first, *_) = sorted(library.example.install().characters)
            library.exchange.export_character(first, file)
            name = library.characters.get(first).name
            library.close()
        return name

    if __name__ == "__main__":
        match sys.argv[1:]:
            case ["registry", *asked]:
                print(json.dumps(registry(asked)))
            case ["open", file]:
                sys.exit(open_file(Path(file)))
            case ["close", said, patience]:
                print(close(said, float(patience)))
            case ["export", file]:
                print(export(Path(file)))
            case _:
                sys.exit(2)
