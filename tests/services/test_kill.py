"""A program killed at any moment loses nothing that it had acknowledged.

SIGKILL stands for a crash; it does not prove anything about a loss of power.
"""

import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from desktop.store.early import quick_check
from tests.services import evening
from tests.services.kit import blow, duel, made, opened, toy

ROOT = Path(__file__).parents[2]
unix = pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")

_EDITS = """
import sys
from pathlib import Path
from tests.services.kit import open_library
from tests.toy.document import SetForce, SetNotes
library = open_library(Path(sys.argv[1]))
for number in range(200):
    command = SetNotes(f"edit {number}") if number % 3 else SetForce(number % 6)
    library.characters.edit(sys.argv[2], command)
    library.characters.edit(sys.argv[2], SetNotes(f"edit {number} done"))
    print(number, flush=True)
"""

_REWRITES = """
import sys
from pathlib import Path
from desktop.rules.dice import Rolled
from desktop.rules.replay import Change
from tests.services.kit import open_library
library = open_library(Path(sys.argv[1]))
session = library.fights.open(sys.argv[2])
for number in range(200):
    entry = next(one for one in session._journal.path if one.dice)
    dice = tuple(Rolled(die.key, die.sides, 3 + number % 4) for die in entry.dice)
    session.rewrite(session.replays.rewritten(entry.id, {entry.id: Change(dice=dice)}))
    print(number, flush=True)
"""


def killed(program: str, path: Path, argument: str, after: int) -> int:
    """Run a program, kill it once it acknowledged `after`; the last number it acknowledged."""
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(path), argument],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout is not None
    last = -1
    for line in process.stdout:
        last = int(line)
        if last == after:
            process.send_signal(signal.SIGKILL)
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    return last


@unix
@pytest.mark.parametrize("seed", range(2))
def test_every_acknowledged_edit_is_there_after_a_kill(path: Path, seed: int) -> None:
    with opened(path) as library:
        anne = made(library, "Anne")
    last = killed(_EDITS, path, anne, random.Random(seed).randrange(150))
    with opened(path) as library:
        assert quick_check(library._store._database.connection) is None
        revisions = len(library.characters.history(anne))
        assert 1 + 2 * (last + 1) <= revisions <= 1 + 400
        if revisions == 1 + 2 * (last + 1):
            assert toy(library, anne).notes == f"edit {last} done"
        library.characters.undo(anne)
        assert len(library.characters.history(anne)) == revisions


@pytest.fixture(scope="session")
def dusk(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A library with the scripted evening's fight at its beginning, and the fight's id."""
    path = tmp_path_factory.mktemp("dusk") / "bibliotheque.sqlite3"
    return path, evening.prepared(path)


def undisturbed(dusk: tuple[Path, str], path: Path, commands: int) -> list[str]:
    """What the library was like before the evening and after each of its first commands."""
    begun, fight = dusk
    shutil.copyfile(begun, path)
    library = evening.library_of(path, "then")
    pictures = [evening.picture(library, fight)]
    for _ in evening.Evening(library, fight).played(commands):
        pictures.append(evening.picture(library, fight))
    library.close()
    return pictures


def cut_short(path: Path, fight: str, after: int, wait: float) -> int:
    """Play the evening and kill it `wait` seconds after its command `after` (from 0) was
    acknowledged, -1: after its start; how many had been acknowledged."""
    program = [sys.executable, "-m", "tests.services.evening", str(path), fight]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        last = -1
        while last < after:
            last = int(process.stdout.readline())
        time.sleep(wait)
        process.kill()
        # What it had acknowledged is still in the pipe.
        last = max([last, *(int(line) for line in process.stdout if line.endswith("\n"))])
    return last + 1


def survived(
    dusk: tuple[Path, str], path: Path, pictures: list[str], chance: random.Random
) -> None:
    """Kill an evening at a random moment: what is left is what one that was left alone was like
    after as many commands, or after the next, which had no time to be acknowledged."""
    begun, fight = dusk
    shutil.copyfile(begun, path)
    # A command takes a few milliseconds: the wait puts the kill anywhere within one.
    done = cut_short(path, fight, chance.randrange(-1, len(pictures) - 20), chance.random() / 100)
    library = evening.library_of(path, "after")
    assert quick_check(library._store._database.connection) is None
    found = evening.picture(library, fight)
    places = [place for place, one in enumerate(pictures) if one == found]
    assert {done, done + 1} & set(places), (done, places)
    session = library.fights.open(fight)
    if session.can_undo:
        session.undo()
        session.redo()
    library.close()


@unix
def test_a_fight_is_where_it_was_acknowledged_after_a_kill(
    dusk: tuple[Path, str], path: Path, tmp_path: Path
) -> None:
    pictures = undisturbed(dusk, path, 60)
    chance = random.Random(6)
    for number in range(2):
        survived(dusk, tmp_path / f"{number}.sqlite3", pictures, chance)


@pytest.fixture(scope="session")
def whole(dusk: tuple[Path, str], tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What the library is like after each command of the whole evening."""
    path = tmp_path_factory.mktemp("whole") / "bibliotheque.sqlite3"
    return undisturbed(dusk, path, evening.COMMANDS)


@unix
@pytest.mark.slow
@pytest.mark.parametrize("kill", range(100))
def test_a_hundred_kills_of_a_fight_of_five_hundred_commands(
    dusk: tuple[Path, str], path: Path, whole: list[str], kill: int
) -> None:
    survived(dusk, path, whole, random.Random())


@unix
@pytest.mark.parametrize("seed", range(1))
def test_a_rewrite_is_there_whole_or_not_at_all_after_a_kill(path: Path, seed: int) -> None:
    with opened(path) as library:
        session, _, bruno = duel(library)
        blow(session, 1)
        blow(session, 1)
        fight, before = session.id, len(session._journal.history.undoable)
    last = killed(_REWRITES, path, fight, random.Random(seed).randrange(100))
    with opened(path) as library:
        session = library.fights.open(fight)
        assert session.damage is None
        rewrites = len(session._journal.history.undoable) - before
        assert rewrites in (last + 1, last + 2)
        # Each is one step back, with the sheet in step.
        for _ in range(rewrites):
            faces = [entry.dice[0].value for entry in session._journal.path if entry.dice]
            assert toy(library, bruno).hits == 10 - sum(max(0, face - 2) for face in faces)
            session.undo()
        assert toy(library, bruno).hits == 8
