"""An answer to an ask while it is being given, key by key; no widget, so that nothing shows it.

Every legal answer to a field has a code of one or more keys, none the beginning of another: the
answer is known as soon as its last key is typed, and nobody has to look at the screen.
"""

import enum
from collections.abc import Mapping

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Text

#: What the keys 1 to 9, then 0, of a French keyboard type without Shift.
_AZERTY_DIGITS = "&é\"'(-è_çà"
_DIGITS = "1234567890"


class Press(enum.Enum):
    """What became of a key."""

    FOREIGN = "foreign"
    """No key of this field; whoever asked may use it for something else."""
    BEGUN = "begun"
    GIVEN = "given"
    CLOSED = "closed"
    """The code of an option that is not legal now."""
    UNKNOWN = "unknown"
    """A digit that means nothing here."""


def as_digit(key: str) -> str:
    """The digit of a key of the digit row, shifted or not; other keys come back unchanged."""
    place = _AZERTY_DIGITS.find(key) if key else -1
    return key if place < 0 else _DIGITS[place]


def codes(field: AskField) -> dict[str, str]:
    """Code -> value of every answer to a field, in the order in which they are offered."""
    if field.prose:
        return {}
    if not field.options:
        return _number_codes(field.least, field.most)
    own = [one.key for one in field.options]
    if all(own) and not any(
        one.startswith(other) for n, one in enumerate(own) for other in own[:n] + own[n + 1 :]
    ):
        return {one.key: one.value for one in field.options}
    if len(field.options) > 9:
        width = len(str(len(field.options)))
        return {f"{n:0{width}}": one.value for n, one in enumerate(field.options, start=1)}
    taken = {one.key for one in field.options if len(one.key) == 1}
    found: dict[str, str] = {}
    for place, one in enumerate(field.options):
        found[_option_code(one, place, taken | found.keys(), found)] = one.value
    return found


def _option_code(one: Option, place: int, taken: set[str], found: dict[str, str]) -> str:
    if len(one.key) == 1 and one.key not in found:
        return one.key
    # Its place where that is free, else 0: "pass" among numbered options.
    digits = _DIGITS[place] + "0" + _DIGITS
    return next(digit for digit in digits if digit not in taken)


def _number_codes(least: int, most: int) -> dict[str, str]:
    width = max(len(str(abs(least))), len(str(abs(most))))
    return {
        f"{'-' if number < 0 else ''}{abs(number):0{width}}": str(number)
        for number in range(least, most + 1)
    }


class Answering:
    """The values of an ask's fields so far, and the field that the next key is for.

    Never printed, logged or compared: a sealed ask's values are in here and nowhere else.
    """

    def __init__(self, ask: Ask, before: "Answering | None" = None) -> None:
        """Begin an answer; what was given to an earlier form of the same ask is kept where it is
        still legal, and not where it was only the default of then."""
        self.ask = ask
        self.place = 0
        self._typed = ""
        self._values = {field.id: field.default for field in ask.fields if field.default}
        self._given: set[str] = set()
        if before is not None:
            for field in ask.fields:
                value = before._values.get(field.id, "")
                if field.id in before._given and self._legal(field, value):
                    self._values[field.id] = value
                    self._given.add(field.id)
            self.place = min(before.place, len(ask.fields))

    def __repr__(self) -> str:
        return f"<Answering of {self.ask.id}>"

    @property
    def field(self) -> AskField | None:
        """The field that the next key is for; None after the last one."""
        return self.ask.fields[self.place] if self.place < len(self.ask.fields) else None

    def asked(self, place: int) -> bool:
        """Whether a field matters, by the answers that were given to those before it."""
        when = self.ask.fields[place].when
        return not when or any(self._holds(condition) for condition in when)

    def next_asked(self, place: int) -> int:
        """The first field from `place` on that matters; the number of fields when there is none."""
        fields = range(place, len(self.ask.fields))
        return next((each for each in fields if self.asked(each)), len(self.ask.fields))

    @property
    def complete(self) -> bool:
        """Whether every field that matters has an answer."""
        return self.missing() is None

    def missing(self) -> int | None:
        """The first field that matters and has no answer."""
        fields = range(len(self.ask.fields))
        return next((each for each in fields if self.asked(each) and not self.filled(each)), None)

    @property
    def changed(self) -> bool:
        """Whether an answer differs from what it was before anybody touched it."""
        return any(self._values.get(one.id, "") != one.default for one in self.ask.fields)

    @property
    def begun(self) -> bool:
        """Whether a code of several keys is under way."""
        return bool(self._typed)

    def filled(self, place: int) -> bool:
        """Whether a field has an answer, its default included; a text may stay empty."""
        if self.ask.fields[place].prose:
            return True
        return bool(self._values.get(self.ask.fields[place].id))

    def given(self, place: int) -> bool:
        """Whether somebody answered a field, be it with its default."""
        return self.ask.fields[place].id in self._given

    def values(self) -> dict[str, str]:
        """Field id -> value, of the fields that matter."""
        return {
            field.id: self._values[field.id]
            for place, field in enumerate(self.ask.fields)
            if field.id in self._values and self.asked(place)
        }

    def value(self, place: int) -> str:
        """The answer of a field, or nothing."""
        return self._values.get(self.ask.fields[place].id, "")

    def label(self, place: int) -> Text:
        """How the answer of a field reads; nothing when there is none."""
        value = self.value(place)
        options = self.ask.fields[place].options
        return next((one.label for one in options if one.value == value), value)

    def press(self, key: str) -> Press:
        """Take a key as it was typed."""
        field = self.field
        if field is None or not key or field.prose:
            return Press.FOREIGN
        if self._is_natural(field):
            return self._press_number(field, as_digit(key))
        found = codes(field)
        plain = key if _begins(self._typed + key, found) else as_digit(key)
        typed = self._typed + plain
        if typed in found:
            self._typed = ""
            return self._give(field, found[typed])
        if _begins(typed, found):
            self._typed = typed
            return Press.BEGUN
        self._typed = ""
        return Press.UNKNOWN if plain in _DIGITS else Press.FOREIGN

    def _is_natural(self, field: AskField) -> bool:
        """Whether a number is typed as it is written: where nobody minds how many keys it has."""
        plain = not (field.options or self.ask.sealed)
        return plain and field.least >= 0 and field.most > len(_DIGITS)

    def _press_number(self, field: AskField, key: str) -> Press:
        """Take a digit of a number, which is given once no other digit can follow."""
        if key not in _DIGITS:
            return Press.FOREIGN
        typed = self._typed + key
        self._typed = ""
        if int(typed) > field.most:
            return Press.UNKNOWN
        if len(typed) < len(str(field.most)) and int(typed) * 10 <= field.most:
            self._typed = typed
            return Press.BEGUN
        given = self._give(field, str(int(typed)))
        return Press.UNKNOWN if given is Press.CLOSED else given

    def number_so_far(self, place: int) -> str:
        """What of a number is typed already, where it may be read; else its answer, or nothing."""
        if self._typed and place == self.place and self._is_natural(self.ask.fields[place]):
            return self._typed
        return self.value(place)

    def finish(self) -> None:
        """Take the number that was begun as it stands: 12 where three digits might have come."""
        field, typed = self.field, self._typed
        if field is not None and typed and not field.options and self._legal(field, typed):
            self._typed = ""
            self._give(field, str(int(typed)))

    def choose(self, place: int, value: str) -> Press:
        """Give a field a value, as a click does."""
        self._typed = ""
        self.place = place
        return self._give(self.ask.fields[place], value)

    def write(self, place: int, text: str) -> None:
        """Give a text field what was typed in it."""
        self.place = place
        self._values[self.ask.fields[place].id] = text
        self._given.add(self.ask.fields[place].id)

    def fill(self, values: Mapping[str, str]) -> None:
        """Begin with answers that were given once; what is not legal is left out."""
        for field in self.ask.fields:
            value = values.get(field.id, "")
            if self._legal(field, value):
                self._values[field.id] = value
                self._given.add(field.id)

    def go_to(self, place: int) -> None:
        """Make a field the one that the next key is for."""
        self._typed = ""
        self.place = max(0, min(place, len(self.ask.fields)))

    def back(self) -> bool:
        """Take back a begun code, or go back to the field before; False when there is nothing."""
        if self._typed:
            self._typed = ""
            return True
        before = [each for each in range(self.place) if self.asked(each)]
        if not before:
            return False
        self.place = before[-1]
        return True

    def _give(self, field: AskField, value: str) -> Press:
        if not self._legal(field, value):
            return Press.CLOSED
        self._values[field.id] = value
        self._given.add(field.id)
        self.place = self.next_asked(self.ask.fields.index(field) + 1)
        return Press.GIVEN

    def _holds(self, condition: str) -> bool:
        """Whether "field=value" is so; what a field that does not matter says does not count."""
        id, _, value = condition.partition("=")
        for place, field in enumerate(self.ask.fields):
            if field.id == id:
                return self._values.get(id, "") == value and self.asked(place)
        return False

    def _legal(self, field: AskField, value: str) -> bool:
        if not value:
            return False
        if field.prose:
            return True
        if field.options:
            return any(one.value == value and one.why_not is None for one in field.options)
        try:
            return field.least <= int(value) <= field.most
        except ValueError:
            return False


def _begins(typed: str, found: dict[str, str]) -> bool:
    return bool(typed) and any(code.startswith(typed) for code in found)
