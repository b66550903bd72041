"""Whether the disk takes what people do: counted where errors are shown and changes are told, read
by the fields that wait for it."""


class _Storage:
    """How often the disk has refused and taken something since the program began."""

    refused = 0
    stored = 0


def note_refusal() -> None:
    """The disk refused what somebody is just doing; a field that did it goes on holding it."""
    _Storage.refused += 1


def note_stored() -> None:
    """The disk took a change."""
    _Storage.stored += 1


def times_refused() -> int:
    """How often the disk has refused what somebody did."""
    return _Storage.refused


def times_stored() -> int:
    """How many changes the disk has taken."""
    return _Storage.stored
