"""Destiny points against the worst of a wound (WH-DESTIN-USE)."""

import msgspec

from desktop.rules.warhammer.document import State, Wound


def saves_from(wound: Wound, state: State) -> bool:
    """Whether a destiny point helps: against death and paralysis only (WH-DESTIN-USE)."""
    return wound.doom is not None or state.dead or bool(state.dying or state.paralysed)


def saved(wound: Wound, state: State) -> tuple[Wound, State]:
    """A wound and state after a destiny point: alive and not paralysed, injuries stay."""
    return (
        msgspec.structs.replace(wound, doom=None, bleeding=False),
        msgspec.structs.replace(state, dead=False, dying="", paralysed=()),
    )
