"""The command line as a person meets it: a fresh process, its output and its exit code."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from pypdf import PdfReader

from desktop import app, arguments, cli
from desktop.rules.errors import KnownError


def cassure(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "desktop", *map(str, words)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library file with the example gang."""
    path = tmp_path / "bibliothèque.sqlite3"
    opened = app.open_library(path)
    opened.example.install()
    opened.close()
    return path


def refused(outcome: subprocess.CompletedProcess[str]) -> str:
    """The one line of an explained error."""
    lines = outcome.stderr.splitlines()
    assert (outcome.returncode, len(lines), outcome.stdout) == (2, 1, ""), outcome
    assert "Traceback" not in lines[0]
    return lines[0]


def test_version_is_that_of_the_package():
    from desktop import __version__

    assert cassure("--version").stdout.strip() == f"Cassure {__version__}"


def test_export_writes_the_sheet_of_a_named_character(library: Path, tmp_path: Path):
    target = tmp_path / "fiche.pdf"
    outcome = cassure("export", "Isabeau Vif-Argent", target, "--library", library)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    assert "Cambriole" in "".join(page.extract_text() for page in PdfReader(target).pages)


def test_export_speaks_the_language_asked_for(library: Path, tmp_path: Path):
    target = tmp_path / "sheet.pdf"
    outcome = cassure("--lang", "en", "export", "Corvin", target, "--library", library)
    assert outcome.stdout.startswith("written: ")
    assert PdfReader(target).root_object["/Lang"] == "en"


def test_words_that_mean_nothing_are_one_line(capsys: pytest.CaptureFixture[str]):
    assert cli.main(["--lang", "en", "--foo"]) == 2
    out, told = capsys.readouterr()
    assert out == ""
    assert told.startswith("cassure : arguments refused")
    assert told.count("\n") == 1
    assert "--foo" in told


def test_help_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--help"])
    assert "show" not in capsys.readouterr().out


def test_unknown_character_is_one_line_and_writes_nothing(library: Path, tmp_path: Path):
    target = tmp_path / "fiche.pdf"
    assert "Personne" in refused(cassure("export", "Personne", target, "--library", library))
    assert not target.exists()


def test_missing_library_is_not_created_by_an_export(tmp_path: Path):
    path = tmp_path / "absente.sqlite3"
    outcome = cassure("export", "Corvin", tmp_path / "x.pdf", "--library", path)
    assert str(path) in refused(outcome)
    assert not path.exists()


def test_an_empty_file_is_not_made_a_library_by_an_export(tmp_path: Path):
    path = tmp_path / "vide.sqlite3"
    path.touch()
    target = tmp_path / "x.pdf"
    assert str(path) in refused(cassure("--library", path, "export", "Isabeau", target))
    assert path.read_bytes() == b""
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_library_that_cannot_be_written_is_exported(library: Path, tmp_path: Path):
    kept = tmp_path / "archive"
    kept.mkdir()
    library = library.rename(kept / library.name)
    before = library.read_bytes()
    library.chmod(0o444)
    kept.chmod(0o555)
    try:
        done = cassure("--library", library, "export", "Isabeau Vif-Argent", tmp_path / "x.pdf")
        assert (done.returncode, done.stderr) == (0, "")
    finally:
        kept.chmod(0o755)
    assert library.read_bytes() == before
    assert PdfReader(tmp_path / "x.pdf").pages


def test_missing_file_is_one_line_and_creates_no_library(tmp_path: Path):
    path = tmp_path / "bibliotheque.sqlite3"
    assert "absent" in refused(cassure(tmp_path / "absent.cassure", "--library", path))
    assert not path.exists()


def test_foreign_file_is_refused_and_the_library_kept(library: Path, tmp_path: Path):
    foreign = tmp_path / "autre.cassure"
    foreign.write_text("ceci n’est pas du JSON", encoding="utf-8")
    before = _names(library)
    assert "autre.cassure" in refused(cassure(foreign, "--library", library))
    assert _names(library) == before


def test_a_file_that_is_no_library_is_left_alone(tmp_path: Path):
    path = tmp_path / "texte.sqlite3"
    path.write_text("bonjour", encoding="utf-8")
    refused(cassure("export", "Corvin", tmp_path / "x.pdf", "--library", path))
    assert path.read_text(encoding="utf-8") == "bonjour"


@pytest.mark.parametrize(
    "words", [("export",), ("export", "Corvin"), ("demo",), ("un", "deux"), ("demo", "a", "b")]
)
def test_wrong_number_of_words_gives_the_usage(words: tuple[str, ...]):
    assert "cassure" in refused(cassure(*words))


@pytest.mark.skipif(not hasattr(os, "setuid"), reason="needs Unix users")
def test_read_only_folder_is_one_line(library: Path, tmp_path: Path):
    closed = tmp_path / "fermé"
    closed.mkdir(mode=0o555)
    if os.getuid() == 0:
        # Root may write anywhere, so somebody else has to try; /proc refuses even root.
        closed = Path("/proc")
    target = closed / "fiche.pdf"
    assert "fiche.pdf" in refused(cassure("export", "Corvin", target, "--library", library))
    assert str(closed) in refused(cassure("demo", closed / "demo"))


def test_check_says_that_all_is_well(library: Path):
    outcome = cassure("check", "--library", library)
    assert (outcome.returncode, outcome.stdout) == (0, "bibliothèque en bon état\n")


def test_check_names_each_damage_and_fails(library: Path):
    with closing(sqlite3.connect(library)) as other:
        other.execute("UPDATE character SET document = x'7b' WHERE name = 'Corvin'")
        other.commit()
    outcome = cassure("check", "--library", library)
    assert (outcome.returncode, outcome.stderr) == (1, "")
    (line,) = outcome.stdout.splitlines()
    assert "Corvin" in line


def test_check_of_a_library_cut_short_fails_with_one_line(library: Path):
    library.write_bytes(library.read_bytes()[:30_000])
    outcome = cassure("check", "--library", library)
    assert (outcome.returncode, len(outcome.stdout.splitlines())) == (1, 1)
    assert str(library) in outcome.stdout


def test_check_of_nothing_makes_nothing(tmp_path: Path):
    assert "absente" in refused(cassure("check", "--library", tmp_path / "absente.sqlite3"))
    assert list(tmp_path.iterdir()) == []


def test_demo_writes_sheets_journal_and_pictures(tmp_path: Path):
    folder = tmp_path / "démo"
    outcome = cassure("demo", folder)
    assert (outcome.returncode, outcome.stderr) == (0, "")
    written = sorted(path.name for path in folder.iterdir())
    said = [line.rpartition(os.sep)[2] for line in outcome.stdout.splitlines()]
    assert written == sorted(said)
    assert {path.suffix for path in folder.iterdir()} == {".pdf", ".png", ".md"}
    assert "tombe inconscient" in (folder / "journal.md").read_text(encoding="utf-8")


def test_self_test_passes_and_says_what_it_checked():
    outcome = cassure("--self-test")
    assert outcome.returncode == 0, outcome
    assert len(outcome.stdout.splitlines()) == 4


def test_commands_without_a_window_do_not_load_one(library: Path, tmp_path: Path):
    script = (
        "import sys; from desktop import cli; cli.main(sys.argv[1:]); "
        "print([m for m in sys.modules if m.startswith(('desktop.ui', 'PySide6.QtWidgets'))])"
    )
    words = ["export", "Corvin", str(tmp_path / "x.pdf"), "--library", str(library)]
    outcome = subprocess.run(
        [sys.executable, "-c", script, *words], capture_output=True, text=True, timeout=100
    )
    assert outcome.stdout.splitlines()[-1] == "[]", outcome


def _names(path: Path) -> list[str]:
    library = app.open_library(path)
    try:
        return sorted(card.summary.name for card in library.characters.list())
    finally:
        library.close()


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_a_link_leads_to_the_library_itself(library: Path, tmp_path: Path):
    (elsewhere := tmp_path / "ailleurs").mkdir()
    link = elsewhere / "lien.sqlite3"
    link.symlink_to(library)
    opened = app.open_library(link)
    assert opened.path == library
    assert opened.backups.daily().parent == library.parent
    opened.close()
    assert cassure("check", "--library", link).returncode == 0
    done = cassure("export", "Corvin", elsewhere / "x.pdf", "--library", link)
    assert done.returncode == 0
    assert {one.name for one in elsewhere.iterdir()} == {link.name, "x.pdf"}


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
@pytest.mark.parametrize("words", [["check"], ["export", "Corvin", "x.pdf"]])
def test_links_in_a_circle_are_no_library(tmp_path: Path, words: list[str]):
    link = tmp_path / "rond.sqlite3"
    link.symlink_to(link)
    assert str(link) in refused(cassure(*words, "--library", link))


def test_a_library_whose_name_no_disk_takes_is_one_line(tmp_path: Path):
    for words in (["check"], ["export", "Corvin", "x.pdf"], []):
        assert "x" * 300 in refused(cassure(*words, "--library", tmp_path / ("x" * 300)))


@pytest.mark.parametrize(
    "words",
    [
        [],
        [""],
        ["feuille.cassure"],
        ["check"],
        ["--library", "a.sqlite3"],
        ["--library", "a.sqlite3", "feuille.cassure"],
        ["feuille.cassure", "--library", "a.sqlite3"],
        ["--library", "a", "--library", "b"],
        ["export", "Corvin", "out.pdf"],
        ["--library=a", "--safe-mode"],
        ["--lib", "a"],
        ["--lang", "en", "check"],
        ["--", "-feuille"],
        ["--read-only", "--self-test"],
    ],
)
def test_what_needs_no_parser_is_read_as_the_parser_would(words: list[str]) -> None:
    assert vars(cli._options(words, "fr")) == vars(arguments.parse(words, "fr"))


@pytest.mark.parametrize(
    "words", [["--library"], ["--library", "--lang"], ["-x"], ["--lang", "de"]]
)
def test_what_means_nothing_is_told_by_the_parser(words: list[str]) -> None:
    with pytest.raises(KnownError):
        cli._options(words, "fr")


def test_an_interrupt_ends_a_start_wherever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[object] = []

    def opened(*_words: object, **_ways: object) -> int:
        found.append(signal.getsignal(signal.SIGINT))
        return 0

    monkeypatch.setattr(app, "run_window", opened)
    before = signal.getsignal(signal.SIGINT)
    try:
        assert cli.main([]) == 0
    finally:
        signal.signal(signal.SIGINT, before)
    assert found == [signal.SIG_DFL]
