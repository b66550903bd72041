"""A fight played in tests: fighters from a few numbers, dice typed by name, commands that must
be accepted."""

from collections.abc import Sequence

import msgspec

from desktop.rules.dice import Dice, DieSpec, Rolled, typed
from desktop.rules.nightprowler.document.character import Armour, Character, Health, Track, Weapon
from desktop.rules.nightprowler.fight.commands import (
    Begin,
    Bell,
    Choose,
    Command,
    EndReactions,
    Reply,
    Resolve,
    Reveal,
)
from desktop.rules.nightprowler.fight.events import Event
from desktop.rules.nightprowler.fight.rules import NightProwlerFights
from desktop.rules.nightprowler.fight.state import Aim, Exchange, Fighter, Phase, Query, State
from desktop.rules.system import Accepted, NeedDice, Refused
from tests.rules.nightprowler.characters import Rules, with_kit

NAMES = {
    "armes-d-estoc": "Armes d’estoc",
    "lames-courtes": "Lames courtes",
    "lames-longues": "Lames longues",
    "armes-d-hast": "Armes d’hast",
    "masses": "Masses",
    "haches": "Haches",
    "fleaux": "Fléaux",
    "armes-de-tir": "Armes de tir",
    "armes-de-jet": "Armes de jet",
    "armes-a-poudre": "Armes à poudre",
}


def arm(family: str = "lames-longues", allonge: int = 2, **changes: object) -> Weapon:
    """A weapon named after its family."""
    return msgspec.structs.replace(Weapon(family, family, family, allonge), **changes)


def armour(protection: int, blunt: int | None = None) -> Armour:
    """An armour of that many points, against blunt weapons too unless said otherwise."""
    return Armour("armure", "Armure", protection, protection if blunt is None else blunt)


def swordsman(
    value: int = 12,
    *,
    ph: int = 4,
    initiative: int = 10,
    family: str = "lames-longues",
    weapons: tuple[Weapon, ...] | None = None,
    athletics: int = 8,
    fists: int = 7,
    health: Health | None = None,
    **changes: object,
) -> Character:
    """Somebody trained in one family at `value`, with `ph` PH left of as many."""
    kit = {f"combat-arme:{NAMES[family]}": value, "athletisme": athletics, "corps-a-corps": fists}
    document = with_kit(
        kit,
        weapons=(arm(family),) if weapons is None else weapons,
        adjustments={"heroism": ph - 4, "initiative": initiative - 10},
        health=health or Health(),
    )
    return msgspec.structs.replace(document, **changes)


class Arena:
    """A fight and its rules; every change goes through decide and apply."""

    def __init__(self, rules: Rules) -> None:
        self.fights = NightProwlerFights(rules.tables)
        self.tables = rules.tables
        self.state: State = self.fights.blank(rules.settings)
        self.entries: list[tuple[Command, tuple[Rolled, ...], tuple[Event, ...]]] = []

    def run(self, command: Command, dice: Sequence[Rolled] = ()) -> tuple[Event, ...]:
        """Give a command that must be accepted."""
        outcome = self.fights.decide(self.state, command, Dice(dice))
        assert isinstance(outcome, Accepted), outcome
        for event in outcome.events:
            self.state = self.fights.apply(self.state, event)
        self.entries.append((command, tuple(dice), outcome.events))
        return outcome.events

    def refused(self, command: Command) -> str:
        """The key of the reason why a command is refused."""
        outcome = self.fights.decide(self.state, command, Dice())
        assert isinstance(outcome, Refused), outcome
        return outcome.reason.key

    def join(self, fighter: str, side: int, document: Character, name: str = "") -> None:
        self.run(self.fights.join(fighter, side, document, name or fighter, ""))

    def begin(self, *, later: bool = True) -> None:
        """Open the fight; `later` moves past the first turn and its rule of Initiative."""
        self.run(Begin())
        if later:
            self.state = msgspec.structs.replace(self.state, round=2)

    def choose(self, fighter: str, option: int, target: str = "", **more: object) -> None:
        self.run(Choose(fighter=fighter, option=option, target=target, **more))  # type: ignore[arg-type]

    def reveal(self) -> None:
        """Reveal, and let everybody pass."""
        self.run(Reveal())
        if self.state.phase is Phase.REACTION:
            self.run(EndReactions())

    def act(self, command: Command, **faces: int) -> tuple[Event, ...]:
        """Give a command that must be accepted, with a face for each who rolls."""
        outcome = self.fights.decide(self.state, command, Dice())
        specs = outcome.specs if isinstance(outcome, NeedDice) else ()
        return self.run(command, [typed(spec, faces[spec.key.actor]) for spec in specs])

    def reply(self, fighter: str, query: Query, value: str, **faces: int) -> tuple[Event, ...]:
        """Answer a question, with a face for each who rolls."""
        (question,) = [
            each for each in self.state.questions if (each.query, each.fighter) == (query, fighter)
        ]
        command = Reply(fighter=fighter, query=query, foe=question.foe, value=value)
        return self.act(command, **faces)

    def asked(self) -> list[tuple[Query, str]]:
        """The open questions."""
        return [(each.query, each.fighter) for each in self.state.questions]

    def specs(self) -> tuple[DieSpec, ...]:
        outcome = self.fights.decide(self.state, Resolve(), Dice())
        return outcome.specs if isinstance(outcome, NeedDice) else ()

    def roll(self, **faces: int) -> tuple[Event, ...]:
        """Resolve with a face for each fighter who rolls."""
        dice = [typed(spec, faces[spec.key.actor]) for spec in self.specs()]
        return self.run(Resolve(), dice)

    def play(self, choices: dict[str, tuple[object, ...]], **faces: int) -> None:
        """Choose (option, target, aim), reveal and resolve."""
        for fighter, (option, *rest) in choices.items():
            target, aim = (*rest, "", "")[:2]
            sought = Aim(aim) if aim else None
            self.choose(fighter, int(str(option)), str(target), aim=sought)
        self.reveal()
        self.roll(**faces)

    def bell(self) -> None:
        self.run(Bell())

    def one(self, fighter: str) -> Fighter:
        return self.state.fighter(fighter)

    def ticks(self, fighter: str, track: Track = Track.VITALITY) -> tuple[int, ...]:
        return self.one(fighter).health.ticks(track)

    def threshold(self, fighter: str) -> int:
        """The threshold that was rolled against."""
        made = self.one(fighter).roll
        assert made is not None
        return made.result.threshold.total

    def exchange(self) -> Exchange:
        """The one exchange of the turn."""
        (found,) = self.state.exchanges
        return found


def duel(rules: Rules, a: Character, b: Character, *, later: bool = True) -> Arena:
    """A against B, begun."""
    arena = Arena(rules)
    arena.join("a", 0, a, "Corvin")
    arena.join("b", 1, b, "Sergent")
    arena.begin(later=later)
    return arena


def bout(
    rules: Rules,
    family: str = "lames-longues",
    mine: int = 19,
    *,
    ph: int = 4,
    weapons: tuple[Weapon, ...] | None = None,
    **b: object,
) -> Arena:
    """A, trained in a family at `mine`, against B; as many PH on both sides unless said
    otherwise."""
    foe = {"value": 19, "ph": 4, **b}
    return duel(
        rules,
        swordsman(mine, ph=ph, family=family, weapons=weapons),
        swordsman(**foe),  # type: ignore[arg-type]
    )


def apart(rules: Rules, a: Character, b: Character, *, round_: int = 2) -> Arena:
    """A and B on two sides, nobody engaged."""
    arena = duel(rules, a, b)
    arena.state = msgspec.structs.replace(arena.state, pairs=(), round=round_)
    return arena


__all__ = ["Arena", "apart", "arm", "armour", "bout", "duel", "swordsman"]
