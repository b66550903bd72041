"""The installers, around a frozen folder of two small files."""

import configparser
import os
import shutil
import struct
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from installers import linux, macos, windows
from installers.checksums import write_checksums
from installers.icons import write_icns, write_ico
from installers.make import make, version_of

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
needs_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux packages")
needs_dpkg = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="no dpkg-deb here")
needs_nsis = pytest.mark.skipif(shutil.which("makensis") is None, reason="no makensis here")


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    folder = tmp_path / "dist" / "cassure"
    (folder / "_internal").mkdir(parents=True)
    program = folder / "cassure"
    program.write_text('#!/bin/sh\necho started "$@"\n')
    program.chmod(0o755)
    (folder / "_internal" / "library.so").write_bytes(b"\x7fELF")
    (folder / "_internal" / "link.so").symlink_to("library.so")
    return folder


def unpacked(frozen: Path, tmp_path: Path) -> Path:
    written = linux.archive(frozen, RESOURCES, "1.2.3", tmp_path)
    with tarfile.open(written) as packed:
        names = packed.getnames()
        assert all(name.startswith(f"{names[0]}/") for name in names[1:])
        assert {(one.uid, one.mtime) for one in packed} == {(0, 0)}
        packed.extractall(tmp_path / "unpacked", filter="tar")
    return tmp_path / "unpacked" / names[0]


@needs_linux
def test_the_archive_installs_for_one_person_and_leaves(frozen: Path, tmp_path: Path) -> None:
    home = tmp_path / "un répertoire"
    library = home / ".local/share/Cassure/bibliotheque.sqlite3"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"mine")
    script = unpacked(frozen, tmp_path) / "install.sh"
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}

    def run(*words: str) -> str:
        done = subprocess.run(
            [str(script), *words], env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout

    run()
    assert "Cassure" in run(), "installing again replaces what is there"
    command = home / ".local/bin/cassure"
    started = subprocess.run([str(command), "--version"], capture_output=True, text=True)
    assert started.stdout == "started --version\n"
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(home / ".local/share/applications/cassure.desktop", "utf-8")
    assert entry["Desktop Entry"]["Exec"] == f'"{command}" %f'
    assert (home / ".local/share/icons/hicolor/256x256/apps/cassure.png").is_file()
    run("--uninstall")
    left = sorted(one for one in home.rglob("*") if one.is_file() or one.is_symlink())
    ours = [one for one in left if "mime" not in one.parts and one.suffix != ".cache"]
    assert ours == [library]


@needs_linux
def test_an_unknown_word_installs_nothing(frozen: Path, tmp_path: Path) -> None:
    script = unpacked(frozen, tmp_path) / "install.sh"
    done = subprocess.run([str(script), "--help"], env={"HOME": str(tmp_path / "h")}, check=False)
    assert done.returncode == 2
    assert not (tmp_path / "h").exists()


@needs_linux
def test_the_same_build_is_the_same_archive(frozen: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    first = linux.archive(frozen, RESOURCES, "1.2.3", one)
    second = linux.archive(frozen, RESOURCES, "1.2.3", other)
    assert first.read_bytes() == second.read_bytes()


@needs_linux
@needs_dpkg
def test_the_debian_package_says_what_it_holds_and_needs(frozen: Path, tmp_path: Path) -> None:
    written = linux.debian(frozen, RESOURCES, "1.2.3", tmp_path)
    fields = subprocess.run(
        ["dpkg-deb", "-f", str(written)], capture_output=True, text=True, check=True
    ).stdout
    assert "Version: 1.2.3" in fields
    assert "libegl1" in fields
    subprocess.run(["dpkg-deb", "-x", str(written), str(tmp_path / "root")], check=True)
    root = tmp_path / "root"
    started = subprocess.run([str(root / "usr/bin/cassure")], capture_output=True, text=True)
    assert started.stdout == "started\n"
    assert (root / "usr/share/doc/cassure/copyright").read_bytes() == (
        ROOT / "LICENSE"
    ).read_bytes()
    assert (root / "usr/lib/cassure/_internal/link.so").is_symlink()


def test_the_menu_entry_and_the_file_type_agree() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(ROOT / "installers/linux/cassure.desktop", "utf-8")
    main = entry["Desktop Entry"]
    (kind,) = ET.parse(ROOT / "installers/linux/cassure.xml").getroot()
    assert main["MimeType"] == f"{kind.get('type')};"
    assert main["Exec"].endswith(" %f")
    if shutil.which("desktop-file-validate"):
        file = str(ROOT / "installers/linux/cassure.desktop")
        subprocess.run(["desktop-file-validate", file], check=True)


@needs_nsis
def test_the_windows_script_compiles_without_a_warning(frozen: Path, tmp_path: Path) -> None:
    (frozen / "cassure.exe").write_bytes(b"MZ")
    written = windows.installer(frozen, RESOURCES, "1.2.3", tmp_path)
    assert written.read_bytes()[:2] == b"MZ"
    assert list(tmp_path.glob("*.ico")) == []


def test_without_the_compiler_it_is_named(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(FileNotFoundError, match="makensis"):
        windows.installer(frozen, RESOURCES, "1.2.3", tmp_path)


def test_icons_hold_every_picture(tmp_path: Path) -> None:
    ico = write_ico(RESOURCES / "icons", tmp_path / "a.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", ico)
    assert (kind, count) == (1, 7)
    for number in range(count):
        size, offset = struct.unpack_from("<II", ico, 6 + 16 * number + 8)
        assert ico[offset : offset + 8] == b"\x89PNG\r\n\x1a\n"
        assert offset + size <= len(ico)
    icns = write_icns(RESOURCES / "icons", tmp_path / "a.icns").read_bytes()
    assert icns[:4] == b"icns"
    assert struct.unpack(">I", icns[4:8])[0] == len(icns)


class Recorded:
    """Instead of the tools of macOS: what they were asked."""

    def __init__(self) -> None:
        self.words: list[tuple[str, ...]] = []

    def __call__(self, *words: str) -> None:
        self.words.append(words)


@pytest.mark.parametrize(
    ("environ", "tools"),
    [
        ({}, ["ditto", "hdiutil"]),
        ({"MACOS_NOTARY_PROFILE": "p"}, ["ditto", "hdiutil"]),
        (
            {"MACOS_IDENTITY": "i"},
            ["codesign", "codesign", "ditto", "hdiutil", "codesign"],
        ),
        (
            {"MACOS_IDENTITY": "i", "MACOS_NOTARY_PROFILE": "p"},
            ["codesign", "codesign", "ditto", "hdiutil", "codesign", "xcrun", "xcrun"],
        ),
    ],
)
def test_a_disk_image_is_signed_where_secrets_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], tools: list[str]
) -> None:
    recorded = Recorded()
    monkeypatch.setattr(macos, "_run", recorded)
    bundle = tmp_path / "dist" / "Cassure.app"
    bundle.mkdir(parents=True)
    written = macos.image(bundle, "1.2.3", tmp_path, environ)
    assert [words[0] for words in recorded.words] == tools
    assert written.suffix == ".dmg"


@needs_linux
@needs_dpkg
def test_what_is_made_is_checked_by_its_sums(frozen: Path, tmp_path: Path) -> None:
    for name in ("LICENSE", "resources", "desktop"):
        (tmp_path / name).symlink_to(ROOT / name)
    target = tmp_path / "out"
    target.mkdir()
    written = make(tmp_path, "linux", target, {})
    assert {one.suffix for one in written} == {".gz", ".deb"}
    write_checksums(written, target / "SHA256SUMS")
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=target, check=True)


def test_the_version_is_that_of_the_program() -> None:
    from desktop import __version__

    assert version_of(ROOT) == __version__
