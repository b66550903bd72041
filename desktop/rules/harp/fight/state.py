"""The state of a fight as values; lookups and replacements only."""

import msgspec

from desktop.rules.harp.death import State as Standing
from desktop.rules.harp.document import Character
from desktop.rules.harp.fight.parts import Held, Marks, Pending, Phase, Record, Work
from desktop.rules.harp.settings import Settings
from desktop.rules.roster import Roster


class Fighter(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A participant: his document as it stands now (the fight owns hit points, wounds, ailments,
    life, what is prepared and tasks), how he stands, his initiative, his states, and what he did
    this round. `retries` are near misses that he may try again, with their round."""

    id: str
    name: str
    side: int
    character: str = ""
    document: Character
    standing: Standing = Standing.CONSCIOUS
    initiative: int | None = None
    held: tuple[Held, ...] = ()
    marks: Marks = Marks()
    retries: dict[str, int] = {}
    removed: bool = False

    @property
    def able(self) -> bool:
        """Whether he can still take part: here and awake."""
        return not self.removed and self.standing is Standing.CONSCIOUS


class State(Roster[Fighter], frozen=True, kw_only=True):
    """A whole fight. `turn` is who acts, `pending` what waits for an answer. `records` are the
    latest rolls; `made` counts all of them, for ids."""

    settings: Settings
    phase: Phase = Phase.SETUP
    round: int = 0
    turn: str = ""
    pending: tuple[Pending, ...] = ()
    records: tuple[Record, ...] = ()
    works: tuple[Work, ...] = ()
    made: int = 0

    @property
    def busy(self) -> bool:
        """Whether something must be answered before anybody goes on."""
        return bool(self.pending)

    @property
    def acting(self) -> Fighter | None:
        """The one whose turn it is."""
        return self.find(self.turn) if self.turn else None

    def others(self, fighter: str) -> tuple[Fighter, ...]:
        """Everybody else who is here and alive, foes first."""
        side = self.fighter(fighter).side
        here = [
            each
            for each in self.fighters
            if each.id != fighter and not each.removed and not each.document.dead
        ]
        return tuple(sorted(here, key=lambda each: each.side == side))

    def work(self, id: str) -> Work | None:
        """The task of that id."""
        return next((each for each in self.works if each.id == id), None)
