"""The bestiary of a campaign: its own NPCs beside the ready adversaries of each rule system.

An NPC of the campaign is a character of kind "npc": it has a sheet, a history and a portrait, and
encounters copy it as often as they need.
"""

from collections.abc import Sequence

import msgspec

from desktop.rules.document import Loaded
from desktop.rules.errors import known
from desktop.rules.message import say
from desktop.rules.system import Struct
from desktop.rules.table.keeping import KeepNpc
from desktop.rules.table.state import KeptNpc
from desktop.services.campaigns import Campaigns
from desktop.services.characters import CharacterCard, Characters
from desktop.services.desk import Desk, changed
from desktop.services.fights import Fights
from desktop.services.keeping import NPC
from desktop.services.names import distinct

__all__ = ["NPC", "Bestiary", "TemplateCard"]


class TemplateCard(msgspec.Struct, frozen=True, kw_only=True):
    """A ready adversary of a system."""

    system: str
    name: str


class Bestiary:
    """See the module."""

    def __init__(
        self, desk: Desk, campaigns: Campaigns, characters: Characters, fights: Fights
    ) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._characters = characters
        self._fights = fights

    def list(self) -> tuple[CharacterCard, ...]:
        """The NPCs of the current campaign, last changed first."""
        return tuple(card for card in self._characters.list() if card.kind == NPC)

    def templates(self, system: str) -> tuple[TemplateCard, ...]:
        """The ready adversaries of a system, in its own order."""
        settings = self._campaigns.settings(system).value
        ready = self._desk.registry.get(system).templates(settings)
        return tuple(TemplateCard(system=system, name=one.name) for one in ready)

    def template(self, system: str, name: str, campaign: str | None = None) -> Struct:
        """The document of a ready adversary, with the gear of the campaign.

        Raises `KnownError` when the system has none of that name.
        """
        settings = self._campaigns.settings(system, campaign=campaign).value
        for one in self._desk.registry.get(system).templates(settings):
            if one.name == name:
                return one.document
        raise known("preparing.no-template", name=name)

    def add_template(self, system: str, name: str, initiator: str = "") -> str:
        """Make an NPC of the campaign from a ready adversary; his id."""
        return self._add(system, Loaded(self.template(system, name)), initiator)

    def add_character(self, character: str, initiator: str = "") -> str:
        """Make an NPC as a character is now; his id. The character stays what it was."""
        system = self._characters.get(character).system
        return self._add(system, self._characters.sheet_of(character), initiator)

    def keep(self, fight: str, fighter: str, name: str = "", initiator: str = "") -> str:
        """Keep somebody of a fight, as it has left him, under a name (his own when there is none);
        his id. It is a step of the fight, which undo takes back.

        Raises `KnownError` when he is not there any more, or the fight is over.
        """
        session = self._fights.open(fight)
        (keeping,) = self.keeping(fight, (fighter,), name)
        session.run(keeping, initiator=initiator)
        return keeping.npc.character

    def keeping(self, fight: str, fighters: Sequence[str], name: str = "") -> tuple[KeepNpc, ...]:
        """The commands of a fight that keep some of it, the first under a name if one is given;
        nobody gets a name that somebody of the campaign has.

        Raises `KnownError` when one is not there any more.
        """
        session, new_id = self._fights.open(fight), self._desk.new_id
        rules = self._desk.registry.get(session.system)
        taken = {card.name for card in self._characters.list(session.campaign)}
        commands: list[KeepNpc] = []
        for fighter in fighters:
            sheet = session.handover.sheet_of(fighter)
            if sheet is None:
                raise known("preparing.gone")
            called = distinct(name or rules.name_of(sheet.value), taken)
            taken.add(called)
            name = ""
            npc = KeptNpc(fighter=fighter, character=new_id(), name=called)
            commands.append(KeepNpc(npc))
        return tuple(commands)

    def _add(self, system: str, sheet: Loaded[Struct], initiator: str) -> str:
        rules = self._desk.registry.get(system)
        taken = {card.name for card in self._characters.list()}
        name = distinct(rules.name_of(sheet.value), taken)
        named = changed(sheet, rules.renamed(sheet.value, name))
        made, _ = self._characters.take_in(system, named, say("services.created"), initiator, NPC)
        return made
