"""What traits, cassures and births ask the player to choose: which answers count, and the options.

A choice is asked where its effect is worked out, so that nobody has to keep a list of choices in
step with the effects. An answer that is not legal is kept in the document and simply not applied;
`creation` says so.
"""

from collections.abc import Iterable, Mapping

from desktop.rules.message import Text, say
from desktop.rules.nightprowler.character.derived import Choice
from desktop.rules.nightprowler.tables.skills import ANY, skill_key, split_key
from desktop.rules.nightprowler.tables.tables import Tables


def accepts(choice: Choice, value: str) -> bool:
    """Whether one value is a legal answer to a choice."""
    listed = {option for option, _ in choice.options}
    skill, specialisation = split_key(value)
    if specialisation == ANY:
        return False
    if value in listed:
        return True
    return (
        choice.free
        and bool(specialisation.strip())
        and skill_key(skill, ANY) in listed
        and value not in choice.excluded
    )


def legal(choice: Choice, answer: tuple[str, ...]) -> tuple[str, ...]:
    """The values of an answer that count: legal ones, once each unless repeatable, no more than
    asked for."""
    kept: list[str] = []
    for value in answer:
        if accepts(choice, value) and (choice.repeatable or value not in kept):
            kept.append(value)
    return tuple(kept[: choice.count])


def complete(choice: Choice, answer: tuple[str, ...]) -> bool:
    """Whether an answer is exactly what the choice asks for."""
    return len(answer) == choice.count and legal(choice, answer) == answer


class Asking:
    """Collects the choices of one character while its effects are worked out."""

    def __init__(self, answers: Mapping[str, tuple[str, ...]]) -> None:
        self._answers = answers
        self.asked: list[Choice] = []

    def ask(self, choice: Choice) -> tuple[str, ...]:
        """Record a choice and return the values of its answer that count."""
        self.asked.append(choice)
        return legal(choice, self._answers.get(choice.id, ()))


def skill_options(tables: Tables, keys: Iterable[str]) -> tuple[tuple[str, Text], ...]:
    """Options for skill keys, titled as on the sheet; "art:*" invites to name a
    specialisation."""
    options: list[tuple[str, Text]] = []
    for key in keys:
        skill, specialisation = split_key(key)
        if specialisation == ANY:
            name = tables.skill_title(skill)
            options.append((key, say("np.choice.other-specialisation", skill=name)))
        else:
            options.append((key, tables.skill_title(key)))
    return tuple(options)


def every_key(tables: Tables) -> tuple[str, ...]:
    """Every skill key that can be opened: plain skills, listed specialisations, and "art:*" where
    the list is open (II.B.2, NP-SKILL-LIST)."""
    keys: list[str] = []
    for skill in tables.skills:
        if not skill.specialised:
            keys.append(skill.id)
            continue
        keys.extend(skill_key(skill.id, each) for each in skill.specialisations)
        if skill.open_list:
            keys.append(skill_key(skill.id, ANY))
    return tuple(keys)
