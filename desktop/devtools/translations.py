"""Refresh the translation sources of the windows from their code, and compile them.

French is the source text, so French needs only its plural forms; English needs everything. The
`.ts` files hold no line numbers: they change when a text changes, and only then.
"""

import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from pathlib import Path

from desktop.devtools.qttools import ToolFailed, run_tool

ROOT = Path(__file__).resolve().parents[2]
TRANSLATIONS = ROOT / "resources" / "translations"

# File name -> what lupdate is told about that language.
LANGUAGES = {
    "cassure_en.ts": ("-target-language", "en_US"),
    "cassure_fr.ts": ("-target-language", "fr_FR", "-pluralonly"),
}


def sources(root: Path) -> list[Path]:
    """The files that hold texts for `tr`: the interface, the composition root and the forms."""
    generated = root / "desktop" / "ui" / "generated"
    code = [
        file
        for file in sorted((root / "desktop" / "ui").rglob("*.py"))
        if generated not in file.parents
    ]
    app = root / "desktop" / "app.py"
    return [*([app] if app.exists() else []), *code, *sorted((root / "forms").rglob("*.ui"))]


def refresh(root: Path, target: Path) -> None:
    """Bring the `.ts` files of a folder up to date, keeping translations. Raises ToolFailed."""
    target.mkdir(parents=True, exist_ok=True)
    files = [str(file) for file in sources(root)]
    options = ["-source-language", "fr_FR", "-no-obsolete", "-locations", "none"]
    for name, language in LANGUAGES.items():
        run_tool("lupdate", [*files, *options, *language, "-ts", str(target / name)])


def compile_all(target: Path) -> None:
    """Write a `.qm` beside each `.ts`. Raises ToolFailed."""
    for name in LANGUAGES:
        file = target / name
        run_tool("lrelease", ["-silent", str(file), "-qm", str(file.with_suffix(".qm"))])


def unfinished(file: Path) -> list[str]:
    """The French texts of a `.ts` file that have no finished translation, as "Class: text"."""
    return [
        f"{context.findtext('name')}: {message.findtext('source')}"
        for context in ElementTree.parse(file).getroot().iter("context")
        for message in context.iter("message")
        for translation in message.iter("translation")
        if translation.get("type") == "unfinished"
    ]


def main(arguments: Sequence[str]) -> int:
    if arguments:
        print("translations takes no arguments", file=sys.stderr)
        return 2
    try:
        refresh(ROOT, TRANSLATIONS)
        compile_all(TRANSLATIONS)
    except ToolFailed as reason:
        print(f"translations: {reason}", file=sys.stderr)
        return 1
    for name in LANGUAGES:
        missing = unfinished(TRANSLATIONS / name)
        print(f"{name}: {len(missing)} unfinished")
        for text in missing:
            print(f"  {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
