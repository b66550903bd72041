"""Jetons de Crasse (III.G): what they are used for, and how they go from players to the MJ.

The MJ's own jetons belong to the campaign, in the reserve of that name.
"""

from desktop.rules.message import Message, say

RESERVE = "crasse"
"""The name of the MJ's pool among the reserves of a campaign; it starts empty (NP-CRASSE-START)."""


class Use:
    """What a player does with a jeton (NP-CRASSE-USES)."""

    DESCRIPTION = "description"
    CONTACT = "contact"
    CHARACTER = "character"
    QUALITY = "quality"
    OTHER = "other"


class MjUse:
    """What the MJ does with one (NP-CRASSE-MJ-USES)."""

    LOOT = "loot"
    SUCCESS = "success"
    HARDER = "harder"
    RELATION = "relation"
    OTHER = "other"


USES = (Use.DESCRIPTION, Use.CONTACT, Use.CHARACTER, Use.QUALITY, Use.OTHER)
MJ_USES = (MjUse.LOOT, MjUse.SUCCESS, MjUse.HARDER, MjUse.RELATION, MjUse.OTHER)


def use_label(use: str) -> Message:
    """A player's use in words."""
    return say(f"np.crasse.use-{use}")


def mj_use_label(use: str) -> Message:
    """A use of the MJ in words."""
    return say(f"np.crasse.mj-use-{use}")


def refusal(held: int, use: str, note: str, agreed: bool) -> Message | None:
    """Why a player cannot use a jeton, None when he can (III.G, NP-CRASSE-ONE-PER-ACTION,
    NP-CRASSE-USES): the means are named, and another player's character comes by his leave."""
    if use not in USES:
        return say("np.crasse.no-such-use")
    if held < 1:
        return say("np.crasse.none-left")
    if not note.strip():
        return say("np.check.crasse-note")
    if use == Use.CHARACTER and not agreed:
        return say("np.crasse.ask-player")
    return None


def given_to_mj(held: int, mj: int) -> tuple[int, int]:
    """A player's jetons and the MJ's once one is used: it goes to the MJ (III.G,
    NP-CRASSE-FLOW)."""
    return held - 1, mj + 1


def mj_refusal(mj: int) -> Message | None:
    """Why the MJ cannot use a jeton, None when he can; his leave the game for good (III.G,
    NP-CRASSE-FLOW, NP-CRASSE-MJ-USES)."""
    return say("np.crasse.mj-none") if mj < 1 else None


def theft_refusal(held: int, amount: int, pool: Message) -> Message | None:
    """Why so many jetons cannot be stolen from who holds `held`, None when they can (II.C.3, III.G,
    NP-PROGRESSION-TOKENS-THEFT, NP-CRASSE-THEFT)."""
    if amount < 1:
        return say("np.edit.not-positive")
    if amount > held:
        return say("np.ledger.victim-has", pool=pool, held=held)
    return None
