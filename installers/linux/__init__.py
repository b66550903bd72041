"""The Linux packages: an archive that installs for one person, and a Debian package for all."""

import gzip
import platform
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

_HERE = Path(__file__).parent
_ICONS = (16, 24, 32, 48, 64, 128, 256, 512)
# What Qt loads from the system: the wheels bring everything else.
DEPENDS = (
    "libc6 (>= 2.34)",
    "libegl1",
    "libgl1",
    "libdbus-1-3",
    "libxkbcommon0",
    "libfontconfig1",
    "libglib2.0-0 | libglib2.0-0t64",
    "libxcb-cursor0",
    "libxkbcommon-x11-0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
)
_DEBIAN_NAMES = {"x86_64": "amd64", "aarch64": "arm64"}
_SCRIPT = """#!/bin/sh
set -e
update-mime-database /usr/share/mime >/dev/null 2>&1 || true
update-desktop-database /usr/share/applications >/dev/null 2>&1 || true
"""


def packages(frozen: Path, resources: Path, version: str, target: Path) -> tuple[Path, ...]:
    """Write both packages of the frozen folder into `target`; their files.

    Raises FileNotFoundError without `dpkg-deb`, CalledProcessError when it refuses.
    """
    return archive(frozen, resources, version, target), debian(frozen, resources, version, target)


def archive(frozen: Path, resources: Path, version: str, target: Path) -> Path:
    """A `.tar.gz` with the program, its menu entry and `install.sh`.

    The same build gives the same bytes.
    """
    name = f"cassure-{version}-linux-{platform.machine()}"
    written = target / f"{name}.tar.gz"
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / name
        shutil.copytree(frozen, tree / "cassure", symlinks=True)
        share(tree / "share", resources)
        shutil.copy(_HERE / "install.sh", tree / "install.sh")
        shutil.copy(resources.parent / "LICENSE", tree / "LICENSE")
        with (
            written.open("wb") as raw,
            gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as packed,
            tarfile.open(fileobj=packed, mode="w") as made,
        ):
            for path in (tree, *sorted(tree.rglob("*"))):
                arcname = path.relative_to(scratch).as_posix()
                made.add(path, arcname, recursive=False, filter=_anonymous)
    return written


def debian(frozen: Path, resources: Path, version: str, target: Path) -> Path:
    """A `.deb` that puts the program under /usr/lib/cassure and a link to it into /usr/bin."""
    kind = _DEBIAN_NAMES.get(platform.machine(), platform.machine())
    written = target / f"cassure_{version}_{kind}.deb"
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch) / "tree"
        shutil.copytree(frozen, tree / "usr/lib/cassure", symlinks=True)
        share(tree / "usr/share", resources)
        (tree / "usr/bin").mkdir()
        (tree / "usr/bin/cassure").symlink_to("../lib/cassure/cassure")
        notices = tree / "usr/share/doc/cassure"
        notices.mkdir(parents=True)
        shutil.copy(resources.parent / "LICENSE", notices / "copyright")
        files = (one for one in tree.rglob("*") if one.is_file() and not one.is_symlink())
        size = sum(one.stat().st_size for one in files)
        about = tree / "DEBIAN"
        about.mkdir()
        (about / "control").write_text(_control(version, kind, size), "utf-8")
        for script in ("postinst", "postrm"):
            (about / script).write_text(_SCRIPT, "utf-8")
        for path in (tree, *tree.rglob("*")):
            if not path.is_symlink():
                runs = path.is_dir() or path.stat().st_mode & 0o100 or path.parent == about
                path.chmod(0o755 if runs else 0o644)
        (about / "control").chmod(0o644)
        # gzip: dpkg of every distribution still in use reads it.
        words = ["dpkg-deb", "--root-owner-group", "-Zgzip", "--build", str(tree), str(written)]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    return written


def share(folder: Path, resources: Path) -> None:
    """Menu entry, file type and icons, where desktops look for them below a `share` folder."""
    for name, place in (("cassure.desktop", "applications"), ("cassure.xml", "mime/packages")):
        (folder / place).mkdir(parents=True)
        shutil.copy(_HERE / name, folder / place / name)
    for size in _ICONS:
        place = folder / f"icons/hicolor/{size}x{size}/apps"
        place.mkdir(parents=True)
        shutil.copy(resources / "icons" / f"cassure-{size}.png", place / "cassure.png")
    place = folder / "icons/hicolor/scalable/apps"
    place.mkdir(parents=True)
    shutil.copy(resources / "icons" / "cassure.svg", place / "cassure.svg")


def _control(version: str, kind: str, size: int) -> str:
    return "\n".join(
        (
            "Package: cassure",
            f"Version: {version}",
            f"Architecture: {kind}",
            "Section: games",
            "Priority: optional",
            "Maintainer: The Cassure authors <noreply@invalid>",
            f"Installed-Size: {size // 1024}",
            f"Depends: {', '.join(DEPENDS)}",
            "Description: character sheets and a game table for French role-playing games",
            " Fills and prints character sheets offline and tracks fights at the table.",
            " Libraries of people are never touched by installing or removing it.",
            "",
        )
    )


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nobody's file, of no time: whoever builds leaves no trace."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = 0
    return entry
