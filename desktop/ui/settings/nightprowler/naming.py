"""What the members of lists and kits are called, and what a search finds: no widget is needed."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QCoreApplication

from desktop.rules.document import Json
from desktop.rules.nightprowler.tables.skills import split_key
from desktop.rules.settingsplaces import Place
from desktop.ui.settings.common.sections import Entry
from desktop.ui.settings.nightprowler import skillnames
from desktop.ui.settings.nightprowler.editor import Editor
from desktop.ui.widgets.figures import integer_text

ELVEN = "elven"
PRISON, ARMOURS = "prison", "armours"

Skill = tuple[str, int]


def member_ids(members: Json) -> tuple[str, ...]:
    """The ids of the members of a stored list."""
    held = members if isinstance(members, list) else []
    return tuple(str(member["id"]) for member in held if isinstance(member, dict))


def member_name(editor: Editor, group: str, member: str) -> str:
    """What a member of a list is called."""
    if group == ARMOURS:
        return editor.tables.armour(member).name
    if group == PRISON:
        least, most = (editor.value((group, member, name)) for name in ("min", "max"))
        return f"{least}" if least == most else f"{least}–{most}"
    unnamed = QCoreApplication.translate("SettingsNames", "sans nom")
    return str(editor.value((group, member, "name")) or unnamed)


def member_line(editor: Editor, group: str, member: str) -> str:
    """A member of a list in one line."""
    name = member_name(editor, group, member)
    if group == PRISON:
        return f"{name}  {editor.value((group, member, 'text'))}"
    price = editor.value((group, member, "price"))
    worth = integer_text(price) if isinstance(price, int) else ""
    line = QCoreApplication.translate("SettingsNames", "{name} · {price} c.")
    return line.format(name=name, price=worth)


def kit_place(group: str, kit: str) -> Place:
    """Where a kit is; there is one elven kit only."""
    return ("kits", ELVEN) if group == ELVEN else ("kits", group, kit)


def kit_ids(editor: Editor, group: str) -> tuple[str, ...]:
    """The kits of a group."""
    return (ELVEN,) if group == ELVEN else member_ids(editor.value(("kits", group)))


def kit_name(editor: Editor, group: str, kit: str) -> str:
    """What a kit is called: the specialty, birth, milieu or trait that gives it."""
    tables = editor.tables
    match group:
        case "specialty":
            return tables.specialty(kit).name
        case "culture":
            return tables.culture(kit).name
        case "milieu":
            return tables.milieu(kit).name
        case _:
            return tables.trait("enfant-de-la-mer-et-du-vent").name


def skills_of(value: Json) -> list[Skill]:
    """The stored skills of a kit as keys and values."""
    found: list[Skill] = []
    for each in value if isinstance(value, list) else []:
        if isinstance(each, dict) and isinstance(level := each["value"], int):
            found.append((str(each["skill"]), level))
    return found


def art_keys(editor: Editor) -> tuple[str, ...]:
    """Every skill, each followed by its specialisations that have an Art of their own."""
    tables = editor.tables
    tagged = [key for keys in editor.shown.arts.by_id().values() for key in keys]
    found: list[str] = []
    for skill in (*tables.skills.ids(), *tables.extra_skills.ids()):
        found.append(skill)
        found += sorted(key for key in tagged if key != skill and split_key(key)[0] == skill)
    return tuple(found)


def member_entries(editor: Editor, group: str) -> Iterator[Entry]:
    """What a search finds in a list: its members."""
    for member in member_ids(editor.value((group,))):
        line = member_line(editor, group, member)
        yield Entry((group, member), line, line)


def kit_entries(editor: Editor, group: str) -> Iterator[Entry]:
    """What a search finds among kits: their names and their skills."""
    for kit in kit_ids(editor, group):
        place, name = kit_place(group, kit), kit_name(editor, group, kit)
        keys = _keys(editor, place)
        titles = (skillnames.title(editor.tables, key) for key in keys)
        yield Entry(("kits", group, kit), name, " ".join((name, *titles)))


def art_entries(editor: Editor) -> Iterator[Entry]:
    """What a search finds among the Arts: the skills."""
    for key in art_keys(editor):
        name = skillnames.title(editor.tables, key)
        yield Entry(("arts", key), name, name)


def _keys(editor: Editor, place: Place) -> Iterable[str]:
    for name in ("skills", "choice"):
        for key, _level in skills_of(editor.value((*place, name))):
            yield key
