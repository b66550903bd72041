"""What players see is decided by the GM, and by the first act of who was hidden."""

import msgspec
import pytest

from desktop.rules.dice import Dice
from desktop.rules.document import raw
from desktop.rules.looks import Look, Portrayal, Showing
from desktop.rules.message import say
from desktop.rules.playerview import Face, PlayerView, player_view
from desktop.rules.system import FIGHT, Accepted, Refused, Struct
from desktop.rules.table.rules import TableRules
from desktop.rules.table.showing import SetLook, SetShowing, SetShown
from desktop.rules.table.state import TableState
from tests.systems import TOY
from tests.toy.document import ToyCharacter, ToySettings

HIDDEN = Look(shown=False)


class Watched:
    """A toy fight, and what players see of it; those with a character are players' own."""

    def __init__(self, *names: str, players: tuple[str, ...] = ()) -> None:
        inner = TOY.get("toy").activities[FIGHT]
        self.rules = TableRules(inner)
        self.state: TableState = self.rules.blank(ToySettings())
        self.events: list[Struct] = []
        self.told: list[str] = []
        for name in names:
            self.join(name, f"character-{name}" if name in players else "")

    def join(self, name: str, character: str = "") -> None:
        self.do(self.rules.join(name.lower(), 0, ToyCharacter(name=name), name, character))

    def do(self, command: Struct) -> bool:
        outcome = self.rules.decide(self.state, command, Dice())
        if not isinstance(outcome, Accepted):
            return False
        before = self.rules.redacted(self.state)
        lines = self.rules.lines(before, "e", command, outcome.events, ())
        self.told.extend(line.text.key for line in lines)
        self.events.extend(outcome.events)
        for event in outcome.events:
            self.state = self.rules.apply(self.state, event)
        return True

    def choose(self, who: str, action: str, target: str = "") -> None:
        values = {"action": action, "target": target, "grit": "0"}
        command = self.rules.answer(self.state, f"choose:{who}", values)
        assert not isinstance(command, Refused)
        assert self.do(command)

    def advance(self) -> None:
        command = self.rules.advance(self.state)
        assert not isinstance(command, Refused)
        assert self.do(command)

    def seen(self) -> PlayerView:
        view = self.rules.view(self.rules.redacted(self.state))
        faces = {one.id: Face(True, "portrait") for one in view.fighters if one.character}
        return player_view(view, faces)

    def names(self) -> list[str]:
        return [one.name for one in self.seen().people]


def test_everybody_is_shown_and_players_have_numbers() -> None:
    ada, sbire = Watched("Ada", "Sbire", players=("Ada",)).seen().people
    assert (ada.name, ada.picture, len(ada.pools), len(ada.tracks)) == ("Ada", "portrait", 1, 1)
    assert (sbire.name, sbire.picture, sbire.pools, sbire.tracks) == ("Sbire", "", (), ())
    assert sbire.band == say("toy.band.unhurt")


def test_hidden_people_are_not_there() -> None:
    fight = Watched("Ada", "Sbire")
    assert fight.do(SetLook("sbire", HIDDEN))
    assert fight.names() == ["Ada"]
    assert fight.told[-1] == "table.showing.hidden"
    assert fight.do(SetLook("sbire", Look(shown=True)))
    assert fight.names() == ["Ada", "Sbire"]


def test_an_alias_hides_name_and_portrait() -> None:
    fight = Watched("Ada", players=("Ada",))
    fight.do(SetLook("ada", Look(alias="le grand en noir")))
    (ada,) = fight.seen().people
    assert (ada.name, ada.picture) == ("le grand en noir", "")
    fight.do(SetLook("ada", Look(alias="le grand", portrayal=Portrayal.PORTRAIT)))
    assert fight.seen().people[0].picture == "portrait"
    fight.do(SetLook("ada", Look(picture="mask")))
    assert fight.seen().people[0].picture == "mask"
    fight.do(SetLook("ada", Look(picture="mask", portrayal=Portrayal.SILHOUETTE)))
    assert fight.seen().people[0].picture == ""


def test_npcs_may_be_hidden_until_their_first_act() -> None:
    fight = Watched("Ada", "Sbire", "Brute", players=("Ada",))
    fight.do(SetShowing(Showing(hide_npcs=True)))
    assert fight.names() == ["Ada"]
    fight.advance()
    fight.choose("ada", "guard")
    fight.choose("sbire", "strike", "ada")
    fight.choose("brute", "guard")
    # A locked choice is no act yet: it may not betray that somebody is there.
    assert fight.names() == ["Ada"]
    fight.advance()
    assert fight.names() == ["Ada", "Sbire"]
    assert fight.told.count("table.showing.appeared") == 1


def test_who_was_never_hidden_appears_without_a_word() -> None:
    fight = Watched("Ada", "Sbire", players=("Ada",))
    fight.do(SetShowing(Showing(hide_npcs=True)))
    fight.advance()
    fight.choose("ada", "strike", "sbire")
    fight.choose("sbire", "guard")
    fight.advance()
    assert "table.showing.appeared" not in fight.told
    assert fight.names() == ["Ada"]


def test_the_gm_may_leave_them_hidden() -> None:
    fight = Watched("Ada", "Sbire", players=("Ada",))
    fight.do(SetShowing(Showing(reveal_acts=False)))
    fight.do(SetLook("sbire", HIDDEN))
    fight.advance()
    fight.choose("ada", "guard")
    fight.choose("sbire", "strike", "ada")
    fight.advance()
    assert fight.names() == ["Ada"]


def test_numbers_of_copies_tell_nothing_of_those_still_hidden() -> None:
    fight = Watched("Ada", "Milicien 1", "Milicien 2", "Milicien 3", players=("Ada",))
    fight.do(SetShowing(Showing(hide_npcs=True)))
    fight.do(SetLook("milicien 3", Look(shown=True)))
    assert fight.names() == ["Ada", "Milicien 1"]
    fight.do(SetShown(("milicien 1", "milicien 2"), True))
    assert fight.names() == ["Ada", "Milicien 2", "Milicien 3", "Milicien 1"]


def test_copies_close_up_when_one_is_hidden_before_the_fight() -> None:
    fight = Watched("Ada", "Milicien 1", "Milicien 2", "Milicien 3", players=("Ada",))
    fight.do(SetLook("milicien 2", HIDDEN))
    assert fight.names() == ["Ada", "Milicien 1", "Milicien 2"]
    fight.join("Milicien 4")
    assert fight.names() == ["Ada", "Milicien 1", "Milicien 2", "Milicien 3"]
    # Who comes out of hiding takes the next number; the others keep those that players know.
    fight.do(SetLook("milicien 2", Look(shown=True)))
    assert fight.names() == ["Ada", "Milicien 1", "Milicien 4", "Milicien 2", "Milicien 3"]


def test_copies_keep_their_numbers_once_the_fight_has_begun() -> None:
    fight = Watched("Ada", "Milicien 1", "Milicien 2", players=("Ada",))
    fight.advance()
    fight.do(SetLook("milicien 1", HIDDEN))
    assert fight.names() == ["Ada", "Milicien 2"]


def test_what_is_shown_of_the_fight_can_be_taken_away_piece_by_piece() -> None:
    fight = Watched("Zoe", "Ada", players=("Zoe",))
    fight.advance()
    everything = fight.seen()
    assert (everything.round, everything.step) == (1, say("toy.step.choice"))
    fight.do(SetShowing(Showing(order=False, round=False, step=False, bands=False, numbers=False)))
    bare = fight.seen()
    assert (bare.round, bare.step) == (0, None)
    assert [one.name for one in bare.people] == ["Ada", "Zoe"]
    assert all(one.band is None and not (one.pools or one.tracks) for one in bare.people)


def test_a_closed_fight_leaves_a_calm_screen() -> None:
    fight = Watched("Ada", "Sbire")
    fight.do(fight.rules.close())
    assert fight.seen() == PlayerView(ended=True)


@pytest.mark.parametrize(
    "command",
    [SetLook("zoe", Look()), SetLook("ada", Look(alias="x" * 81)), SetShown(("ada", "zoe"), True)],
)
def test_what_cannot_be_is_refused(command: Struct) -> None:
    fight = Watched("Ada")
    assert isinstance(fight.rules.decide(fight.state, command, Dice()), Refused)


def test_all_of_it_is_read_back_from_a_journal() -> None:
    fight = Watched("Ada", "Milicien 4", players=("Ada",))
    commands: list[Struct] = [
        SetShowing(Showing(hide_npcs=True, states=False)),
        SetLook("ada", Look(alias="l’autre", numbers=False, picture="p")),
        SetShown(("milicien 4",), True),
    ]
    for command in commands:
        assert fight.do(command)
        assert fight.rules.read_command(raw(command)) == command
    read = fight.rules.read_events(
        fight.rules.event_version, [raw(event) for event in fight.events]
    )
    state = fight.rules.blank(ToySettings())
    for event in read:
        state = fight.rules.apply(state, event)
    assert msgspec.json.encode(state.table) == msgspec.json.encode(fight.state.table)
