"""Parties: named groups of characters of a campaign; a character may be in several."""

from collections.abc import Sequence

import msgspec

from desktop.rules.errors import KnownError
from desktop.rules.message import say
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk
from desktop.services.preparations import Preparations, Prepared
from desktop.store.rows import Among, PreparationRow


class Party(Prepared, frozen=True, kw_only=True):
    """A party as it is stored: the ids of its characters, in their order."""

    members: tuple[str, ...] = ()


class PartyCard(msgspec.Struct, frozen=True, kw_only=True):
    """A party in a list; `members` are those who are still in the campaign."""

    id: str
    name: str
    members: tuple[str, ...]


class Parties(Preparations[Party]):
    """See the module."""

    def __init__(self, desk: Desk, campaigns: Campaigns) -> None:
        super().__init__(desk, campaigns, "party", Party)

    def list(self) -> tuple[PartyCard, ...]:
        """The parties of the current campaign, oldest first; one that cannot be read is empty."""
        return self._cards(self.rows())

    def removed(self) -> tuple[PartyCard, ...]:
        """Those that were put away and can be restored."""
        return self._cards(self.rows(Among.DELETED))

    def card(self, party: str) -> PartyCard:
        """One party.

        Raises `KnownError` when there is none of that id.
        """
        return self._cards((self._desk.store.preparations.get(party),))[0]

    def create(self, name: str, members: Sequence[str] = (), initiator: str = "") -> str:
        """Found a party; its id."""
        party = Party(name=name, members=tuple(dict.fromkeys(members)))
        return self._create(party, say("preparing.party-created"), initiator)

    def rename(self, party: str, name: str, initiator: str = "") -> ChangeSet:
        """Give a party another name."""
        document = msgspec.structs.replace(self.document(party), name=name)
        return self._edit(party, document, say("preparing.renamed", name=name), initiator)

    def add(self, party: str, character: str, initiator: str = "") -> ChangeSet:
        """Take a character into a party; nothing happens when he is in it."""
        members = self.document(party).members
        if character in members:
            return ChangeSet(initiator=initiator)
        return self._set(party, (*members, character), character, "joined", initiator)

    def drop(self, party: str, character: str, initiator: str = "") -> ChangeSet:
        """Take a character out of a party."""
        members = tuple(one for one in self.document(party).members if one != character)
        return self._set(party, members, character, "left", initiator)

    def of(self, character: str) -> frozenset[str]:
        """The parties that a character is in."""
        return frozenset(card.id for card in self.list() if character in card.members)

    def _set(
        self, party: str, members: tuple[str, ...], character: str, what: str, initiator: str
    ) -> ChangeSet:
        document = msgspec.structs.replace(self.document(party), members=members)
        name = self._desk.store.characters.get(character).name
        return self._edit(party, document, say(f"preparing.party-{what}", name=name), initiator)

    def _cards(self, rows: Sequence[PreparationRow]) -> tuple[PartyCard, ...]:
        # A removed character, or one of another campaign now, is in it again once he is back.
        present: frozenset[str] = frozenset()
        if rows:
            present = self._desk.store.lists.present(self._campaigns.current)
        cards: list[PartyCard] = []
        for row in rows:
            try:
                members = self._read(row.document).value.members
            except KnownError:
                members = ()
            here = tuple(one for one in members if one in present)
            cards.append(PartyCard(id=row.id, name=row.name, members=here))
        return tuple(cards)
