"""The golden chase: played once, its journal kept in `tests/data/golden`, checked by
`test_golden_chase`. Run this module to write it anew after a change of rules."""

from pathlib import Path
from typing import Any

import msgspec

from desktop import paths
from desktop.rules.dice import Rolled
from desktop.rules.nightprowler.chase import commands as c
from desktop.rules.nightprowler.chase.state import State, Verdict
from desktop.rules.nightprowler.document.character import Track as Boxes
from desktop.rules.nightprowler.settings.shipped import default_settings
from desktop.rules.nightprowler.tables.load import load
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.chase.track import Track, runner
from tests.texts import texts_of

FILE = Path(__file__).resolve().parents[3] / "data" / "golden" / "nightprowler-chase.json"


class Step(msgspec.Struct, frozen=True):
    """One entry of the journal."""

    command: dict[str, Any]
    dice: tuple[Rolled, ...]
    events: tuple[dict[str, Any], ...]


class Golden(msgspec.Struct, frozen=True):
    """The journal, what it leads to in a few facts, and how it reads."""

    version: int
    steps: tuple[Step, ...]
    outcome: dict[str, Any]
    journal: tuple[str, ...]


def play(rules: Rules) -> Track:
    """Isabeau and Corvin before a sergeant and two militia men: leads, techniques, citizens, a
    failed mascarade, a correction, a shadow, and contact at last."""
    track = Track(rules)
    track.join("isabeau", 0, runner(ph=9, athletisme=14), "Isabeau")
    track.join("corvin", 0, runner(ph=5, discretion=14), "Corvin")
    track.join("sergent", 1, runner(ph=8, perception=13), "Sergent")
    track.join("guet", 1, runner(ph=2, athletisme=10), "Milicien")
    track.join("recrue", 1, runner(ph=2, athletisme=11), "Milicien")
    track.run(c.SetLead(fighter="isabeau", lead="grande"))
    track.run(c.SetLead(fighter="recrue", lead="petite"))
    track.run(c.Begin())

    called = c.Choose(fighter="sergent", move="reperer", citizens=2, heroism=1)
    track.turn(
        {
            "isabeau": "bond-prodigieux",
            "corvin": "louvoyer",
            "sergent": called,
            "guet": c.Choose(fighter="guet", move="foncer", quarry="corvin"),
            "recrue": c.Choose(fighter="recrue", move="sprint", quarry="corvin"),
        },
        (12, 15),
        isabeau=9,
        corvin=11,
        sergent=10,
        guet=7,
        recrue=8,
    )
    track.run(c.Judge(fighter="isabeau", verdict=Verdict.STOPPED))
    track.run(c.NextTurn())

    hurt = c.CorrectBox(
        fighter="guet", track=Boxes.VITALITY, row=0, ticked=True, reason="tombe d’un toit"
    )
    track.run(hurt)
    track.choose("isabeau", "mascarade")
    track.choose("corvin", "sprint", heroism=1)
    track.choose("sergent", "foncer")
    track.choose("guet", "marathon")
    track.choose("recrue", "foncer")
    track.run(c.Reveal())
    track.run(c.Adjust(fighter="isabeau", modifier=-2, skill="deguisement"))
    track.roll(isabeau=12, corvin=13, sergent=4, guet=16, recrue=9)
    track.run(c.NextTurn())

    shadow = {"isabeau": "sprint", "corvin": "planquer", "sergent": "traque"}
    track.turn(
        {**shadow, "guet": "foncer", "recrue": "foncer"},
        isabeau=14,
        corvin=3,
        sergent=9,
        guet=3,
        recrue=11,
    )
    while track.phase() == "result":
        track.run(c.NextTurn())
        runners = [one.id for one in track.state.runners if one.running]
        faces = {**dict.fromkeys(runners, 20), "isabeau": 10, "recrue": 9}
        track.turn(dict.fromkeys(runners, "foncer"), **faces)
    track.run(c.Close())
    return track


def outcome(state: State) -> dict[str, Any]:
    """The facts that must not change."""
    return {
        "phase": state.phase.value,
        "round": state.round,
        "runners": {
            one.id: [one.name, one.fate.value, one.points, one.heroism, list(one.health.vitality)]
            for one in state.runners
        },
    }


def journal(track: Track) -> tuple[str, ...]:
    """How the journal reads in French, its arithmetic indented."""
    texts = texts_of("fr")
    state = track.rules.blank(track.state.settings)
    told: list[str] = []
    for place, (command, dice, events) in enumerate(track.entries):
        for line in track.rules.lines(state, str(place), command, events, dice):
            told.append(texts.render(line.text))
            told.extend(f"  {texts.render(each)}" for each in line.detail)
        for event in events:
            state = track.rules.apply(state, event)
    return tuple(told)


def recorded(track: Track) -> Golden:
    """The journal of a chase that was played."""
    steps = tuple(
        Step(
            msgspec.to_builtins(command),
            tuple(dice),
            tuple(msgspec.to_builtins(event) for event in events),
        )
        for command, dice, events in track.entries
    )
    return Golden(track.rules.event_version, steps, outcome(track.state), journal(track))


def main() -> None:
    """Write the golden chase."""
    tables = load(paths.tables_root())
    rules = Rules(tables, default_settings(paths.tables_root(), tables))
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(recorded(play(rules))), indent=0))


if __name__ == "__main__":
    main()
