"""The state of a fight as values; lookups and replacements only."""

import msgspec

from desktop.rules.pv_negatifs.document import Character, MortalWound, Standing
from desktop.rules.pv_negatifs.fight.parts import (
    Blow,
    Marks,
    Offer,
    Pair,
    Phase,
    Record,
    Swallowed,
    pair_of,
)
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.roster import Roster

_UP = (Standing.WELL, Standing.DEFENSIVE)


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """A participant: his document as it stands now (the fight owns hit points, wounds, body,
    essence and weapons), his initiative, and what he did this round."""

    id: str
    name: str
    side: int
    character: str = ""
    document: Character
    initiative: int | None = None
    marks: Marks = Marks()
    swallowed: Swallowed | None = None
    removed: bool = False

    @property
    def able(self) -> bool:
        """Whether he can still take part: here, and neither impotent nor worse."""
        return not self.removed and self.document.body.standing in _UP

    @property
    def every_attack(self) -> int:
        """How many attacks he has in a round; what takes a whole turn costs them all."""
        return max(1, self.document.attacks)

    @property
    def open_wound(self) -> MortalWound | None:
        """The first mortal wound that waits for its check; nobody makes one senseless."""
        if self.removed or self.document.dead or self.document.senseless:
            return None
        return next((each for each in self.document.mortal if each.open), None)

    @property
    def free_to_act(self) -> bool:
        """Whether he acts as anybody would: above zero, or a heroic roll was made this round."""
        return not self.document.negatives or self.marks.heroic


class State(Roster[Fighter], frozen=True, kw_only=True):
    """A whole fight. `turn` is who acts, `blow` the attack under way, `offers` the free attacks
    that are open, `leaving` who gives them. `records` are the latest attacks; `made` counts them,
    for ids."""

    settings: Settings
    phase: Phase = Phase.SETUP
    round: int = 0
    turn: str = ""
    blow: Blow | None = None
    offers: tuple[Offer, ...] = ()
    leaving: str = ""
    pairs: tuple[Pair, ...] = ()
    records: tuple[Record, ...] = ()
    made: int = 0

    @property
    def wounded(self) -> Fighter | None:
        """The first who owes the check of a mortal wound."""
        return next((each for each in self.fighters if each.open_wound is not None), None)

    @property
    def busy(self) -> bool:
        """Whether something must be over before anybody goes on."""
        return self.blow is not None or bool(self.offers) or self.wounded is not None

    @property
    def acting(self) -> Fighter | None:
        """The one whose turn it is."""
        return self.find(self.turn) if self.turn else None

    def may_be_struck(self, one: Fighter) -> bool:
        """Whether somebody is here and alive, or a dead creature that still holds whom it swallowed
        (PV-SWALLOW-DEAD)."""
        holds = any(
            each.swallowed is not None and each.swallowed.creature == one.id
            for each in self.fighters
        )
        return not one.removed and (holds or not one.document.dead)

    def others(self, fighter: str) -> tuple[Fighter, ...]:
        """Everybody else who may be struck, foes first."""
        side = self.fighter(fighter).side
        here = [each for each in self.fighters if each.id != fighter and self.may_be_struck(each)]
        return tuple(sorted(here, key=lambda each: each.side == side))

    def foes(self, fighter: str) -> tuple[Fighter, ...]:
        """Those hand to hand with a fighter who can still take part."""
        found = (self.find(pair.other(fighter)) for pair in self.pairs if pair.holds(fighter))
        return tuple(each for each in found if each is not None and each.able)

    def engaged(self, one: str, other: str) -> bool:
        """Whether two are hand to hand."""
        return pair_of(one, other) in self.pairs
