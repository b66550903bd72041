"""The journal of a fight as a file: plain text, Markdown, or a story to read aloud. No widget."""

import re
from collections.abc import Iterable, Mapping
from itertools import groupby

from desktop.rules.fightview import JournalLine
from desktop.rules.message import Message, Param, say
from desktop.text import Catalogue

_MARKDOWN = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~&])")

_SILENCE = "—"


def as_text(title: str, lines: Iterable[JournalLine], texts: Catalogue) -> str:
    """The journal, oldest first, a heading for each round."""
    parts = [title, "=" * len(title)]
    for number, group in groupby(lines, key=_round):
        heading = _heading(number, texts)
        parts += ["", heading, "-" * len(heading)]
        for line in group:
            parts.append(texts.render(line.text))
            parts += [f"    {texts.render(detail)}" for detail in line.detail]
    return "\n".join(parts) + "\n"


def as_markdown(title: str, lines: Iterable[JournalLine], texts: Catalogue) -> str:
    """The same in Markdown; what people typed stays what they typed."""
    parts = [f"# {_escaped(title)}"]
    for number, group in groupby(lines, key=_round):
        heading = _heading(number, texts)
        parts += ["", f"## {_escaped(heading)}", ""]
        for line in group:
            parts.append(f"- {_escaped(texts.render(line.text))}")
            parts += [f"  - {_escaped(texts.render(detail))}" for detail in line.detail]
    return "\n".join(parts) + "\n"


def as_spoken(
    title: str, lines: Iterable[JournalLine], texts: Catalogue, public: Mapping[str, str]
) -> str:
    """The story, to be read aloud: short sentences, without arithmetic, nor what only the table
    needs to know.

    A text `<key>.aloud` of the catalogue is said instead of that of `key`; a dash says nothing.
    `public` is what players call everybody by his own name, "" for those whom they do not see: no
    sentence names these.
    """
    names = Names(public)
    parts = [f"{heading}." for heading in (names.told(title),) if heading]
    for number, group in groupby(lines, key=_round):
        said = [sentence for line in group if (sentence := _sentence(line.text, texts, names))]
        if said:
            # Before the first round there is none to name.
            heading = (f"{_heading(number, texts)}.",) if number else ()
            parts += ["", *heading, *said]
    return "\n".join(parts) + "\n"


class Names:
    """Own names and those that players know."""

    def __init__(self, public: Mapping[str, str]) -> None:
        self._public = {name: known for name, known in public.items() if name}
        # The longest first: "Milicien 12" is not "Milicien 1".
        names = sorted(map(re.escape, self._public), key=len, reverse=True)
        self._any = re.compile(rf"(?<!\w)(?:{'|'.join(names)})(?!\w)") if names else None

    def told(self, text: str) -> str:
        """A text with the names that players know; "" where it names somebody they do not."""
        if self._any is None:
            return text
        if not all(self._public[found] for found in self._any.findall(text)):
            return ""
        return self._any.sub(self._known, text)

    def _known(self, found: re.Match[str]) -> str:
        return self._public[found.group()]


def _sentence(text: Message, texts: Catalogue, names: Names) -> str:
    aloud = _aloud(text, texts)
    said = "" if aloud is None else names.told(texts.render(aloud).strip())
    if not said:
        return ""
    said = said[:1].upper() + said[1:]
    return said if said.endswith((".", "!", "?", "…")) else f"{said}."


def _aloud(text: Message, texts: Catalogue) -> Message | None:
    """A message as it is said, with those inside it; None when nothing is."""
    params: dict[str, Param] = {}
    for name, value in text.params.items():
        if isinstance(value, tuple):
            said = (_aloud(each, texts) for each in value)
            params[name] = tuple(each for each in said if each is not None)
        elif isinstance(value, Message):
            if (part := _aloud(value, texts)) is None:
                return None
            params[name] = part
        else:
            params[name] = value
    own = f"{text.key}.aloud"
    if texts.missing(own):
        return Message(text.key, params)
    told = Message(own, params)
    return None if texts.render(told) == _SILENCE else told


def _heading(number: int, texts: Catalogue) -> str:
    key = "journal.round" if number else "journal.before"
    return texts.render(say(key, round=number))


def _round(line: JournalLine) -> int:
    return line.round


def _escaped(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text).replace("\n", " ")
