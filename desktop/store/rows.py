"""What the library hands out and takes in: frozen rows, in the order of their columns.

`at`, `created`, `updated` and `deleted_at` are stored instants (`desktop.store.times`); documents
are bytes that nothing here reads.
"""

from enum import Enum

import msgspec

from desktop.rules.message import Message


class CharacterRow(msgspec.Struct, frozen=True, kw_only=True):
    """A character: `document` is its own, `live` the one a fight keeps while it is `owner`.

    `kind` is "pc" or "npc"; `portrait` a sha256 or ""; `card` what a list shows of it, as JSON of
    the caller.
    """

    id: str
    system: str
    campaign: str
    kind: str
    name: str
    document: bytes
    live: bytes | None = None
    owner: str | None = None
    portrait: str = ""
    card: str = ""
    updated: str
    deleted_at: str | None = None


class CardRow(msgspec.Struct, frozen=True, array_like=True):
    """What a list shows of a character, or how to find that out (see `CharacterRow`)."""

    id: str
    system: str
    campaign: str
    kind: str
    name: str
    owner: str | None
    portrait: str
    card: str
    updated: str


class RevisionRow(msgspec.Struct, frozen=True, kw_only=True):
    """A character as an edit left it.

    `live` is what its sheet showed while `fight` owned it. `entry` is the entry of a fight's
    journal that wrote this revision onto the character when the fight let go of it.
    """

    id: str
    character: str
    parent: str | None
    at: str
    label: Message
    document: bytes
    live: bytes | None = None
    portrait: str = ""
    fight: str | None = None
    entry: str | None = None

    @property
    def shown(self) -> bytes:
        """The document as its sheet showed it."""
        return self.document if self.live is None else self.live


class EncounterRow(msgspec.Struct, frozen=True, kw_only=True):
    """A fight or another activity (`kind`, see `desktop.rules.system`): `status` is its stage
    (`desktop.rules.fightview.Stage`) and `round` where it is."""

    id: str
    campaign: str
    system: str
    name: str
    status: str
    round: int
    settings_version: int
    created: str
    updated: str
    kind: str = "fight"
    deleted_at: str | None = None


class DamagedEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A journal row that cannot be read; its neighbours still can."""

    id: str
    parent: str | None
    ordinal: int
    detail: str


class CampaignRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: str


class SettingsRow(msgspec.Struct, frozen=True):
    """One version (1 or more) of a campaign's settings for one system."""

    campaign: str
    system: str
    version: int
    document: bytes
    at: str


class ReserveRow(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a campaign's pool: what it held more or less, and the step of characters that it
    belongs to. `ordinal` is 0 before it is stored; `reverses` is the ordinal of a move undone."""

    ordinal: int = 0
    campaign: str
    system: str
    name: str
    amount: int
    at: str
    label: Message
    step: str | None = None
    reverses: int | None = None


class PreparationRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was prepared for a campaign: `kind` is "party" or "encounter", `document` of
    the services that know it."""

    id: str
    campaign: str
    kind: str
    name: str
    document: bytes
    created: str
    updated: str
    deleted_at: str | None = None


class PreparationRevision(msgspec.Struct, frozen=True, kw_only=True):
    """A preparation as an edit left it."""

    id: str
    preparation: str
    at: str
    label: Message
    document: bytes


class PortraitRow(msgspec.Struct, frozen=True):
    sha256: str
    mime: str
    data: bytes
    at: str


class DraftRow(msgspec.Struct, frozen=True):
    """A character in the making: the wizard's document and the step it was left at."""

    id: str
    system: str
    document: bytes
    step: str
    updated: str


class Among(Enum):
    """Which characters, encounters or preparations a list holds."""

    PRESENT = "present"
    DELETED = "deleted"
