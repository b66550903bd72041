"""Which installers a system gets."""

import ast
from collections.abc import Mapping
from pathlib import Path

from installers import linux, macos, windows


def make(root: Path, platform: str, target: Path, environ: Mapping[str, str]) -> tuple[Path, ...]:
    """Write the installers of `platform` (as `sys.platform` says it) into `target`; their files.

    Raises FileNotFoundError where a tool or the frozen program is missing, CalledProcessError
    when a tool refuses.
    """
    frozen, resources, version = root / "dist" / "cassure", root / "resources", version_of(root)
    if platform == "win32":
        return (windows.installer(frozen, resources, version, target),)
    if platform == "darwin":
        return (macos.image(root / "dist" / "Cassure.app", version, target, environ),)
    return linux.packages(frozen, resources, version, target)


def version_of(root: Path) -> str:
    """The version of the checkout, read without importing anything of it."""
    module = ast.parse((root / "desktop" / "__init__.py").read_text("utf-8"))
    for line in module.body:
        match line:
            case ast.Assign(targets=[ast.Name(id="__version__")], value=ast.Constant(str(value))):
                return value
            case _:
                pass
    raise LookupError("__version__")
