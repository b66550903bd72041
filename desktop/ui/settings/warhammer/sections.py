"""The sections of Warhammer's settings, and the rows of what only they have: lists of weapons."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from desktop.rules.document import Json
from desktop.rules.folding import folded
from desktop.rules.settingsfields import Bounds, Kind
from desktop.rules.settingsplaces import Place
from desktop.rules.warhammer.settingsfields import OPTIONS, READINGS, WEAPONS
from desktop.ui.settings.common import rows, sections
from desktop.ui.settings.common.page import Page, ValuesPage
from desktop.ui.settings.common.sections import Entry, Section
from desktop.ui.settings.warhammer.editor import Editor


class SettingRow(rows.SettingRow[Editor]):
    """One value."""

    def options(self) -> tuple[tuple[str, str], ...]:
        if self.bounds.kind is not Kind.FLAGS:
            return super().options()
        return weapons(self.editor, self.place)

    def words(self, value: Json) -> str:
        if isinstance(value, list):
            names = self.editor.weapons
            return ", ".join(names.get(str(one), str(one)) for one in value)
        return super().words(value)


def weapons(editor: Editor, place: Place) -> tuple[tuple[str, str], ...]:
    """Every weapon that a list may hold: the shipped ones first and as they are, so that a list
    that is put back reads as the shipped one; then those that it holds and no table knows."""
    ours = editor.shipped_value(place)
    first = [str(one) for one in ours] if isinstance(ours, list) else []
    rest = {one: name for one, name in editor.weapons.items() if one not in first}
    ordered = sorted(rest, key=lambda one: folded(rest[one]))
    held = editor.value(place)
    listed = [str(one) for one in held] if isinstance(held, list) else []
    strange = [one for one in listed if one not in editor.weapons]
    return tuple((one, editor.weapons.get(one, one)) for one in (*first, *ordered, *strange))


class Sections(sections.Sections[Editor]):
    """Names the sections and builds their pages."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(editor, parent)
        readings = self.tr("Lectures des règles")
        self.all = (
            Section("options", self.tr("Règles en option")),
            Section("readings-fights", self.tr("Combats"), readings),
            Section("readings-health", self.tr("Santé"), readings),
            Section("readings-chases", self.tr("Poursuites"), readings),
            Section("weapons", self.tr("Armes")),
        )

    def places(self, section: Section) -> tuple[Place, ...]:
        return tuple(field.place for field in self._fields(section))

    def entries(self, section: Section) -> Iterator[Entry]:
        yield from self.value_entries(self._fields(section))
        if section.id == "weapons":
            for field in WEAPONS:
                name = self.editor.texts.render(field.label)
                named = (title for _, title in weapons(self.editor, field.place))
                yield Entry(field.place, name, " ".join(named))

    def build(self, section: Section) -> Page[Editor]:
        match section.id:
            case "options":
                remark = self.tr("Ce que le MJ ajoute aux règles ; rien n’est imposé au départ.")
            case "weapons":
                remark = self.tr("Les armes que les règles nomment sans les énumérer.")
            case _:
                remark = self.tr("Où la règle se lit de plusieurs façons, celle de votre table.")
        return ValuesPage(self.editor, self._fields(section), SettingRow, remark)

    def _fields(self, section: Section) -> tuple[Bounds, ...]:
        group, _, part = section.id.partition("-")
        match group:
            case "readings":
                return READINGS[part]
            case "weapons":
                return WEAPONS
            case _:
                return OPTIONS
