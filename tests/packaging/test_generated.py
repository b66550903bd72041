"""What is generated and committed agrees with what it is generated from."""

import shutil
from pathlib import Path

import pytest

from desktop.devtools import forms, translations

ROOT = Path(__file__).resolve().parents[2]

FORM = """<?xml version="1.0" encoding="UTF-8"?>
<ui version="4.0"><class>Small</class><widget class="QWidget" name="Small">
<layout class="QVBoxLayout" name="layout"><item><widget class="QLabel" name="label">
<property name="text"><string>Étiquette</string></property></widget></item></layout>
</widget></ui>
"""


def committed_forms() -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in forms.GENERATED.glob("*.py")}


def test_generated_forms_match_their_sources() -> None:
    assert committed_forms() == forms.compile_all(forms.FORMS), "run: python3 tasks.py forms"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "small.ui").write_text(FORM, "utf-8")
    return tmp_path


def test_compiled_form_imports_only_what_it_uses(folder: Path) -> None:
    text = forms.compile_all(folder)["ui_small.py"]
    assert "QLabel" in text
    assert "QVBoxLayout" in text
    assert "QConicalGradient" not in text
    assert "PySide6.QtGui" not in text
    assert str(folder) not in text
    compile(text, "ui_small.py", "exec")


def test_forms_with_one_name_are_refused(folder: Path) -> None:
    (folder / "deeper").mkdir()
    shutil.copy(folder / "small.ui", folder / "deeper")
    with pytest.raises(forms.ToolFailed, match=r"small\.ui"):
        forms.compile_all(folder)


def test_broken_form_is_named_with_the_reason(folder: Path) -> None:
    (folder / "small.ui").write_text("<ui", "utf-8")
    with pytest.raises(forms.ToolFailed, match="uic"):
        forms.compile_all(folder)


def test_stale_modules_are_removed(tmp_path: Path) -> None:
    forms.write_all({"ui_old.py": "", "__init__.py": ""}, tmp_path)
    forms.write_all({"ui_new.py": "", "__init__.py": ""}, tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["__init__.py", "ui_new.py"]


@pytest.fixture(scope="module")
def refreshed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the translations, brought up to date with the code as it is now."""
    folder = tmp_path_factory.mktemp("translations")
    for name in translations.LANGUAGES:
        shutil.copy(translations.TRANSLATIONS / name, folder)
    translations.refresh(ROOT, folder)
    translations.compile_all(folder)
    return folder


@pytest.mark.parametrize("name", translations.LANGUAGES)
def test_every_text_of_the_windows_is_translated(refreshed: Path, name: str) -> None:
    assert translations.unfinished(refreshed / name) == [], "run: python3 tasks.py i18n"


@pytest.mark.parametrize("name", translations.LANGUAGES)
def test_compiled_translations_are_up_to_date(refreshed: Path, name: str) -> None:
    compiled = Path(name).with_suffix(".qm")
    expected = (refreshed / compiled).read_bytes()
    assert (translations.TRANSLATIONS / compiled).read_bytes() == expected, (
        "run: python3 tasks.py i18n"
    )


def test_unfinished_texts_are_counted(tmp_path: Path) -> None:
    (tmp_path / "desktop" / "ui").mkdir(parents=True)
    code = 'class Window:\n    def name(self):\n        return self.tr("Feuille")\n'
    (tmp_path / "desktop" / "ui" / "window.py").write_text(code, "utf-8")
    translations.refresh(tmp_path, tmp_path)
    assert translations.unfinished(tmp_path / "cassure_en.ts") == ["Window: Feuille"]
    assert translations.unfinished(tmp_path / "cassure_fr.ts") == []
