"""Skill keys as people read and type them: "Connaissance (Loi)", "Artisanat (au choix)"."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.folding import folded
from desktop.rules.nightprowler.tables.skills import ANY, skill_key, split_key
from desktop.rules.nightprowler.tables.tables import Tables


def bare(text: str) -> str:
    """A text such that case, accents and kinds of space make no difference."""
    return " ".join(folded(text).split())


def any_word() -> str:
    """The specialisation that is left to be chosen."""
    return QCoreApplication.translate("SkillField", "au choix")


def title(tables: Tables, key: str) -> str:
    """A skill key as shown; one that no skill has comes back unchanged."""
    id, specialisation = split_key(key)
    if id not in tables.skills and id not in tables.extra_skills:
        return key
    if specialisation == ANY:
        return f"{tables.skill_title(id)} ({any_word()})"
    return tables.skill_title(key)


def offered(tables: Tables, *, open_ended: bool) -> tuple[tuple[str, str], ...]:
    """Keys and titles to pick from; `open_ended` adds those whose specialisation is chosen
    later."""
    keys: list[str] = []
    for skill in tables.skills:
        if not skill.specialised:
            keys.append(skill.id)
            continue
        keys += [skill_key(skill.id, one) for one in skill.specialisations]
        if open_ended:
            keys.append(skill_key(skill.id, ANY))
    keys += tables.extra_skills.ids()
    return tuple((key, title(tables, key)) for key in keys)


def key_of(tables: Tables, text: str) -> str:
    """The skill key that a text means; the text itself when it means none."""
    wanted = bare(text)
    for key, name in offered(tables, open_ended=True):
        if bare(name) == wanted:
            return key
    name, _, rest = text.partition("(")
    specialisation = rest.strip().removesuffix(")").strip()
    for skill in tables.skills:
        if specialisation and bare(skill.name) == bare(name):
            return skill_key(skill.id, specialisation)
    return " ".join(text.split())
