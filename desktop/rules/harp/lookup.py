"""Bands of scores: where a score lies, and whether bands leave a hole."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from desktop.rules.errors import known
from desktop.rules.harp.tables.manoeuvres import Band, Confidence


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """What a table reads for a score: `value` is None for a failure (raté); `doubtful` readings are
    shown as a reconstruction to be checked."""

    value: int | None
    confidence: Confidence
    printed: bool = False

    @property
    def doubtful(self) -> bool:
        return self.confidence in ("moyenne", "faible")


class Flaw(msgspec.Struct, frozen=True):
    """A band that does not begin where the one before it ends: its id and where it should."""

    id: str
    least: int | None


def find(bands: Sequence[Band], score: int) -> Band:
    """The band of a score.

    Raises `KnownError` when none holds it.
    """
    for band in bands:
        if band.holds(score):
            return band
    raise known("harp.error.no-band", score=score)


def reading(bands: Sequence[Band], score: int) -> Reading:
    """What bands read for a score (Utilisation de la Table des Manœuvres, HARP-TABLE-COLUMNS)."""
    band = find(bands, score)
    value = band.value
    if value is not None and band.step and band.least is not None:
        value += band.gain * ((score - band.least) // band.step)
    return Reading(value=value, confidence=band.confidence, printed=band.printed)


def first_flaw(bands: Sequence[Band]) -> Flaw | None:
    """The first band that overlaps the one before it or leaves a hole; None when they join up."""
    for before, band in pairwise(bands):
        wanted = None if before.most is None else before.most + 1
        if wanted is None or band.least != wanted:
            return Flaw(band.id, wanted)
    for band in bands:
        if band.least is not None and band.most is not None and band.most < band.least:
            return Flaw(band.id, band.least)
    return None
