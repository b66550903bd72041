"""Wounds: boxes ticked and erased, what follows, bleeding, séquelles (V)."""

from collections.abc import Sequence

import msgspec

from desktop.resolve.errors import bad, naming
from desktop.resolve.nightprowler.game import Game, Operation, check_turns
from desktop.resolve.plain import Value
from desktop.rules.nightprowler.document.character import Character, Health, Track
from desktop.rules.nightprowler.health import wounds as health
from desktop.rules.nightprowler.health.wounds import Wound


class Suffer(Operation, frozen=True, kw_only=True, tag="wound"):
    """Boxes to tick as one event, each on a line (0 the lightest); `quality` is that of a hit
    instead, whose line follows from it (V, V.B)."""

    character: Character
    wounds: tuple[Wound, ...] = ()
    quality: int | None = None
    track: Track = Track.VITALITY

    def answer(self, game: Game) -> Value:
        wounds = self.wounds
        line: int | None = None
        if self.quality is not None:
            line = health.damage_line(game.tables, self.track, self.quality)
            wounds = wounds if line is None else (*wounds, Wound(self.track, line))
        with naming("wounds"):
            wounded = health.suffer(
                game.tables,
                game.settings,
                game.capacities(self.character),
                self.character.health,
                wounds,
            )
        return {"line": line, **_told(game, wounded.health), **_followed(wounded)}


class StayConscious(Operation, frozen=True, kw_only=True, tag="stay-conscious"):
    """The answer to a grave wound: `heroism_due` PH are spent, or he falls (V, IV.B.2)."""

    character: Character
    heroism_due: int
    spend: bool

    def answer(self, game: Game) -> Value:
        left = game.derive(self.character).heroism
        if self.heroism_due < 0:
            raise bad("heroism_due", "resolve.negative")
        if self.spend and left < self.heroism_due:
            raise bad("spend", "np.check.not-enough-heroism", wanted=self.heroism_due, left=left)
        after = health.stay_conscious(self.character.health, self.spend)
        spent = self.heroism_due if self.spend else 0
        return {**_told(game, after), "heroism": left - spent}


class Erase(Operation, frozen=True, kw_only=True, tag="erase"):
    """Boxes taken off a line; flags whose cause is gone are lifted (V)."""

    character: Character
    track: Track
    line: int
    boxes: int = 1

    def answer(self, game: Game) -> Value:
        if self.boxes < 0:
            raise bad("boxes", "resolve.negative")
        with naming("line"):
            after = health.erase(self.character.health, self.track, self.line, self.boxes)
        return _told(game, health.settle(game.tables, game.capacities(self.character), after))


class Bleed(Operation, frozen=True, kw_only=True, tag="bleed"):
    """Turns of bleeding, one after another (IV.B.4, V, NP-HEALTH-BLEEDING)."""

    character: Character
    turns: int = 1

    def answer(self, game: Game) -> Value:
        check_turns("turns", self.turns)
        capacities = game.capacities(self.character)
        after = self.character.health
        told: list[Value] = []
        for _ in range(self.turns):
            wounded = health.bleed(game.tables, game.settings, capacities, after)
            after = wounded.health
            told.append(_followed(wounded))
        return {**_told(game, after), "turns": told}


class Scar(Operation, frozen=True, kw_only=True, tag="sequelae"):
    """Maximum PH once Blessures mortelles survived have left their séquelle (V.A)."""

    character: Character
    survived: int

    def answer(self, game: Game) -> Value:
        if self.survived < 0:
            raise bad("survived", "resolve.negative")
        most = game.derive(self.character).heroism_max
        return {"heroism_max": health.scarred(game.tables, most, self.survived)}


def _told(game: Game, after: Health) -> dict[str, Value]:
    return {"health": after, "penalty": health.penalty(game.tables, game.settings, after)}


def _followed(wounded: health.Wounded) -> dict[str, Value]:
    named = msgspec.structs.asdict(wounded)
    return {name: value for name, value in named.items() if name != "health"}


WOUNDS: Sequence[type[Operation]] = (Suffer, StayConscious, Erase, Bleed, Scar)
