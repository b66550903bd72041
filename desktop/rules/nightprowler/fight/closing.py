"""What is asked of a character when a fight is over: wounds and séquelles that land on his sheet
(V), Héroïsme (III.F.2), jetons (II.C.1) and hours of rest (V.C.1)."""

from collections.abc import Mapping

from desktop.rules.closing import NO, YES
from desktop.rules.fightview import AskField, Option
from desktop.rules.message import say
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.commands.care import PassTime
from desktop.rules.nightprowler.commands.play import ClearBox, RemoveSequela
from desktop.rules.nightprowler.commands.progress import AwardJetons, EndScene
from desktop.rules.nightprowler.document.character import LINES, Character, Track
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Struct

MOST_JETONS = 20
MOST_HOURS = 72
_ANSWERS = (Option(YES, say("np.fight.yes")), Option(NO, say("np.fight.no")))


def fields(
    tables: Tables, settings: Settings, before: Character, after: Character
) -> tuple[AskField, ...]:
    """See `Closes.closing_fields`."""
    derived = derive(tables, after, settings)
    asked: list[AskField] = []
    for track, row, count in _wounds(before, after):
        name = derived.track(track).lines[row].name
        label = say(f"np.closing.wound-{track.value}", line=name, count=count)
        asked.append(AskField(f"wound:{track.value}:{row}", label, _ANSWERS, default=YES))
    for place, text in _sequelae(before, after):
        label = say("np.closing.sequela", text=text)
        asked.append(AskField(f"sequela:{place}", label, _ANSWERS, default=YES))
    if derived.heroism < derived.heroism_max.total:
        asked.append(AskField("scene", say("np.closing.scene"), _ANSWERS, default=YES))
    asked.append(AskField("jetons", say("np.closing.jetons"), most=MOST_JETONS, default="0"))
    asked.append(AskField("rest", say("np.closing.rest"), most=MOST_HOURS, default="0"))
    return tuple(asked)


def edits(
    asked: tuple[AskField, ...],
    before: Character,
    after: Character,
    values: Mapping[str, str],
    stem: str,
) -> tuple[Struct, ...]:
    """See `Closes.closing_edits`: what is kept off first, then what is given, then rest."""
    answers = {field.id: values.get(field.id, field.default) for field in asked}
    found: list[Struct] = []
    for track, row, count in _wounds(before, after):
        if answers[f"wound:{track.value}:{row}"] == NO:
            found.extend(ClearBox(track, row) for _ in range(count))
    # The last first: each that goes moves those behind it.
    for place, _ in reversed(_sequelae(before, after)):
        if answers[f"sequela:{place}"] == NO:
            found.append(RemoveSequela(place))
    if answers.get("scene", NO) == YES:
        found.append(EndScene(f"{stem}-scene"))
    if jetons := int(answers["jetons"]):
        found.append(AwardJetons(f"{stem}-jetons", jetons))
    if hours := int(answers["rest"]):
        found.append(PassTime(hours))
    return tuple(found)


def _wounds(before: Character, after: Character) -> list[tuple[Track, int, int]]:
    """Boxes that a fight ticked: track, line and how many."""
    return [
        (track, row, count)
        for track in Track
        for row in range(LINES)
        if (count := after.health.ticks(track)[row] - before.health.ticks(track)[row]) > 0
    ]


def _sequelae(before: Character, after: Character) -> list[tuple[int, str]]:
    """Lasting effects that a fight left, each with its place."""
    held = len(before.health.sequelae)
    return list(enumerate(after.health.sequelae))[held:]
