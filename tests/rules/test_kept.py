"""What is worked out of a frozen value is worked out once."""

import msgspec

from desktop.rules.kept import kept


class Fighter(msgspec.Struct, frozen=True, dict=True):
    name: str


class Asking:
    """Counts what it makes."""

    def __init__(self) -> None:
        self.made = 0

    def __call__(self, punctuation: str, options: list[str], one: Fighter) -> str:
        self.made += 1
        return f"{one.name}{punctuation} {' '.join(options)}"


def test_it_is_made_once_for_each_of_what_else_is_known() -> None:
    ada, ask, options = Fighter("Ada"), Asking(), ["fuir", "rester"]
    for _ in range(2):
        assert kept(ada, ask, "?", options) == "Ada? fuir rester"
        assert kept(ada, ask, "!", ["fuir"]) == "Ada! fuir"
    assert ask.made == 2


def test_what_has_become_another_value_is_asked_anew_and_compares_as_ever() -> None:
    ada, ask = Fighter("Ada"), Asking()
    kept(ada, ask, "?", [])
    ben = msgspec.structs.replace(ada, name="Ben")
    assert kept(ben, ask, "?", []) == "Ben? "
    assert ask.made == 2
    assert Fighter("Ada") == ada
    assert msgspec.json.encode(ada) == b'{"name":"Ada"}'
