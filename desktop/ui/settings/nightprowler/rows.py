"""Values that only Night Prowler's settings have: skills, and families of weapons."""

from desktop.rules.document import Json
from desktop.rules.settingsfields import Kind
from desktop.ui.settings.common import rows
from desktop.ui.settings.common.controls import Control, PickControl
from desktop.ui.settings.nightprowler.editor import Editor
from desktop.ui.settings.nightprowler.skillcontrol import SkillControl
from desktop.ui.settings.nightprowler.skillnames import title


class SettingRow(rows.SettingRow[Editor]):
    """One value."""

    def made_control(self) -> Control:
        tables = self.editor.tables
        match self.bounds.kind:
            case Kind.SKILL:
                return SkillControl(tables, optional=self.bounds.group == "prison")
            case Kind.FAMILY:
                families = ((one.id, one.name) for one in tables.weapon_families)
                bare = tables.skill_title(tables.combat_skill(""))
                return PickControl((("", bare), *families))
            case _:
                return super().made_control()

    def words(self, value: Json) -> str:
        if self.bounds.kind is Kind.SKILL:
            return title(self.editor.tables, str(value or ""))
        return super().words(value)
