"""The journal of a fight as a file: plain text, Markdown, or a story to read aloud. No widget."""

import re
from collections.abc import Iterable
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


def as_spoken(title: str, lines: Iterable[JournalLine], texts: Catalogue) -> str:
    """The story, to be read aloud: short sentences, without arithmetic, nor what only the table
    needs to know.

    A text `<key>.aloud` of the catalogue is said instead of that of `key`; a dash says nothing.
    """
    parts = [f"{title}."]
    for number, group in groupby(lines, key=_round):
        said = [sentence for line in group if (sentence := _sentence(line.text, texts))]
        if said:
            # Before the first round there is none to name.
            heading = (f"{_heading(number, texts)}.",) if number else ()
            parts += ["", *heading, *said]
    return "\n".join(parts) + "\n"


def _sentence(text: Message, texts: Catalogue) -> str:
    aloud = _aloud(text, texts)
    said = "" if aloud is None else texts.render(aloud).strip()
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
            params[name] = _aloud(value, texts) or ""
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
