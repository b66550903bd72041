"""The macOS disk image, signed and notarised where the secrets for it are given.

Nothing here can be tried on another system; `docs/release.md` says what a release machine shows.
"""

import os
import platform
import subprocess
from collections.abc import Mapping
from pathlib import Path

_ENTITLEMENTS = Path(__file__).parent / "entitlements.plist"


def image(bundle: Path, version: str, target: Path, environ: Mapping[str, str]) -> Path:
    """Write a `.dmg` with the application and a link to /Applications into `target`.

    `MACOS_IDENTITY` signs (a name in the keychain); `MACOS_NOTARY_PROFILE` (a profile that
    `notarytool store-credentials` made) notarises too. Without them the image is unsigned. Raises
    CalledProcessError when a tool refuses.
    """
    identity = environ.get("MACOS_IDENTITY", "")
    profile = environ.get("MACOS_NOTARY_PROFILE", "")
    if identity:
        _run(*signing(bundle, identity))
        _run("codesign", "--verify", "--deep", "--strict", str(bundle))
    written = target / f"cassure-{version}-macos-{platform.machine()}.dmg"
    folder = bundle.parent / "image"
    folder.mkdir(exist_ok=True)
    _run("ditto", str(bundle), str(folder / bundle.name))
    link = folder / "Applications"
    if not link.is_symlink():
        link.symlink_to("/Applications")
    _run(
        *("hdiutil", "create", "-volname", "Cassure", "-srcfolder", str(folder)),
        *("-ov", "-format", "UDZO", str(written)),
    )
    if identity:
        _run("codesign", "--sign", identity, "--timestamp", str(written))
    if identity and profile:
        _run(
            *("xcrun", "notarytool", "submit", str(written)),
            *("--keychain-profile", profile, "--wait"),
        )
        _run("xcrun", "stapler", "staple", str(written))
    return written


def signing(bundle: Path, identity: str) -> tuple[str, ...]:
    """The words that sign a bundle with the hardened runtime, which notarising asks for."""
    return (
        *("codesign", "--force", "--deep", "--timestamp", "--options", "runtime"),
        *("--entitlements", str(_ENTITLEMENTS), "--sign", identity, str(bundle)),
    )


def _run(*words: str) -> None:
    subprocess.run(words, check=True, env=dict(os.environ))
