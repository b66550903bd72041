"""What an exchange file would bring, by name, before anything of it is taken."""

import msgspec

from desktop.rules.registry import Registry
from desktop.services.exchange import Parcel
from desktop.services.keeping import NPC


class Contents(msgspec.Struct, frozen=True, kw_only=True):
    """Names in the order of the file, `name` that of the campaign; `settings` are the titles of
    the rule systems whose settings it holds."""

    name: str = ""
    people: tuple[str, ...] = ()
    npcs: tuple[str, ...] = ()
    parties: tuple[str, ...] = ()
    encounters: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()


def contents(registry: Registry, parcel: Parcel) -> Contents:
    """What a parcel holds."""
    named = [
        (one.kind, registry.get(one.system).name_of(one.document.value))
        for one in parcel.characters
    ]
    return Contents(
        name=parcel.name,
        people=tuple(name for kind, name in named if kind != NPC),
        npcs=tuple(name for kind, name in named if kind == NPC),
        parties=tuple(party.value.name for _, party in parcel.luggage.parties),
        encounters=tuple(plan.value.name for plan in parcel.luggage.encounters),
        settings=tuple(registry.get(system).title for system, _ in parcel.settings),
    )
