"""The Windows installer: NSIS around the frozen folder."""

import shutil
import subprocess
from pathlib import Path

from installers.icons import write_ico

_SCRIPT = Path(__file__).parent / "cassure.nsi"


def installer(frozen: Path, resources: Path, version: str, target: Path) -> Path:
    """Write the installer of the frozen folder into `target`.

    Raises FileNotFoundError without `makensis`, CalledProcessError when it refuses.
    """
    compiler = shutil.which("makensis")
    if compiler is None:
        raise FileNotFoundError("makensis (NSIS)")
    written = target / f"cassure-{version}-windows-x86_64-setup.exe"
    icon = write_ico(resources / "icons", target / "cassure.ico")
    values = {"VERSION": version, "FROZEN": frozen, "OUT": written, "ICON": icon}
    words = [f"-D{name}={value}" for name, value in values.items()]
    # WX: a warning of this compiler is a mistake in the script.
    subprocess.run([compiler, "-V2", "-WX", *words, str(_SCRIPT)], check=True)
    icon.unlink()
    return written
