"""Falls, fire and asphyxia on the sheet: three doors, and the panel of the one that is open."""

from PySide6.QtWidgets import QWidget

from desktop.ui.sheets.common.bits import Act, Section
from desktop.ui.sheets.common.guide_panel import GuidePanel
from desktop.ui.sheets.nightprowler.endure_panels import AsphyxiaPanel, FirePanel
from desktop.ui.sheets.nightprowler.fall_panel import FallPanel
from desktop.ui.sheets.nightprowler.subject import Subject


class DangersSection(Section):
    """One panel at a time; opening another closes it and does nothing."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.head.setText(self.tr("Dangers"))
        self.fall = FallPanel(subject)
        self.fire = FirePanel(subject)
        self.asphyxia = AsphyxiaPanel(subject)
        self.open_fall = Act(self.tr("Chute…"))
        self.open_fire = Act(self.tr("Feu…"))
        self.open_asphyxia = Act(self.tr("Asphyxie…"))
        self.add(self.open_fall, self.open_fire, self.open_asphyxia)
        for panel, act in self._doors():
            self.add(panel)
            panel.closed.connect(act.setFocus)
        self.open_fall.clicked.connect(self._open_fall)
        self.open_fire.clicked.connect(self._open_fire)
        self.open_asphyxia.clicked.connect(self._open_asphyxia)

    def refresh(self) -> None:
        """Show the open panel for the character as it is now."""
        for panel, _act in self._doors():
            panel.refresh()

    def _doors(self) -> tuple[tuple[GuidePanel, Act], ...]:
        return (
            (self.fall, self.open_fall),
            (self.fire, self.open_fire),
            (self.asphyxia, self.open_asphyxia),
        )

    def _shut_others(self, kept: GuidePanel) -> None:
        for panel, _act in self._doors():
            if panel is not kept:
                panel.hide()

    def _open_fall(self) -> None:
        self._shut_others(self.fall)
        self.fall.open()

    def _open_fire(self) -> None:
        self._shut_others(self.fire)
        self.fire.open()

    def _open_asphyxia(self) -> None:
        self._shut_others(self.asphyxia)
        self.asphyxia.open()
