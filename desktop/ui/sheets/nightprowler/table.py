"""The rest of the table: the other characters of the library, and the MJ's jetons de Crasse."""

from dataclasses import dataclass
from typing import cast

from desktop.rules.folding import folded
from desktop.rules.message import say
from desktop.rules.nightprowler.build import NightProwler
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.progression import crasse
from desktop.services.reserves import Draw, ReserveLine
from desktop.ui.errors import reported
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.strip import ErrorStrip

SYSTEM = "nightprowler"


@dataclass(frozen=True)
class Person:
    """A character of the library and what follows from it."""

    id: str
    character: Character
    derived: Derived


class Table:
    """Read through the library at each call; what it changes is told to every window."""

    def __init__(self, subject: Subject, strip: ErrorStrip) -> None:
        self._subject = subject
        self._strip = strip

    def others(self) -> tuple[tuple[str, str], ...]:
        """Ids and names of the other characters, by name."""
        cards = [(card.id, card.name) for card in self._subject.others]
        return tuple(sorted(cards, key=_name_of))

    def players(self) -> tuple[str, ...]:
        """Ids of the other players' characters."""
        return tuple(card.id for card in self._subject.others if card.kind == "pc")

    def person(self, character: str) -> Person | None:
        """One of them, None when it cannot be read (the strip says why)."""
        subject = self._subject
        if character == subject.id:
            return Person(subject.id, subject.character, subject.derived)
        found: Person | None = None
        with reported(self._strip, subject.texts):
            view = subject.context.library.characters.get(character)
            system = cast("NightProwler", subject.context.library.registry.get(view.system))
            document = cast("Character", view.document)
            found = Person(view.id, document, system.derive(document, view.settings))
        return found

    def is_npc(self) -> bool:
        """Whether this character is one of the MJ's."""
        subject = self._subject
        return subject.context.library.characters.card(subject.id).kind == "npc"

    def crasse(self) -> int:
        """What the MJ holds."""
        reserves = self._subject.context.library.reserves
        return reserves.total(SYSTEM, crasse.RESERVE, self._subject.campaign)

    def crasse_lines(self) -> tuple[ReserveLine, ...]:
        """How it came to that, oldest first."""
        reserves = self._subject.context.library.reserves
        return reserves.lines(SYSTEM, crasse.RESERVE, self._subject.campaign)

    def spend(self, use: str, note: str) -> bool:
        """The MJ uses one; False when he has none."""
        label = crasse.mj_use_label(use)
        words = say("np.crasse.mj-spent", use=label)
        if note.strip():
            words = say("np.crasse.mj-spent-note", use=label, note=note.strip())
        done = False
        with reported(self._strip, self._subject.texts):
            reserves = self._subject.context.library.reserves
            campaign = self._subject.campaign
            reserves.change(SYSTEM, crasse.RESERVE, -1, words, campaign=campaign)
            done = True
        return done

    def take_back(self) -> None:
        """The MJ takes his last use back."""
        with reported(self._strip, self._subject.texts):
            reserves = self._subject.context.library.reserves
            reserves.undo(SYSTEM, crasse.RESERVE, campaign=self._subject.campaign)

    def to_mj(self, use: str) -> Draw:
        """A jeton of this character that goes to the MJ."""
        name = self._subject.character.name
        label = say("np.crasse.from-player", name=name, use=crasse.use_label(use))
        return Draw(crasse.RESERVE, 1, label)

    def back_from_mj(self) -> Draw:
        """The same jeton taken back with its line of the ledger."""
        label = say("np.crasse.taken-back", name=self._subject.character.name)
        return Draw(crasse.RESERVE, -1, label)


def _name_of(card: tuple[str, str]) -> str:
    return folded(card[1])
