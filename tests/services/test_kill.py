"""A program killed at any moment loses nothing that it had acknowledged.

SIGKILL stands for a crash; it does not prove anything about a loss of power.
"""

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.store.backups import quick_check
from tests.services.kit import blow, duel, made, opened, toy

ROOT = Path(__file__).parents[2]

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

_FIGHT = """
import sys
from pathlib import Path
from tests.services.kit import fighter, open_library
library = open_library(Path(sys.argv[1]))
session = library.fights.open(sys.argv[2])
for number in range(200):
    session.correct_pool(fighter(session, "Anne"), "grit", number % 4, f"reason {number}")
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


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize("seed", range(3))
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


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize("seed", range(3))
def test_every_acknowledged_command_of_a_fight_is_there_after_a_kill(path: Path, seed: int) -> None:
    with opened(path) as library:
        session, anne, _ = duel(library)
        fight, before = session.id, len(session.lines())
    last = killed(_FIGHT, path, fight, random.Random(seed).randrange(150))
    with opened(path) as library:
        session = library.fights.open(fight)
        assert session.damage is None
        reasons = [line.text.params["reason"] for line in session.lines()[before:]]
        assert reasons == [f"reason {number}" for number in range(len(reasons))]
        assert len(reasons) >= last + 1
        # The entry and the sheet were one transaction.
        assert toy(library, anne).grit == (len(reasons) - 1) % 4


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
@pytest.mark.parametrize("seed", range(2))
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
