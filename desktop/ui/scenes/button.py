"""The button of a sheet that opens the scenes of its system."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.scenes.registry import scenes
from desktop.ui.strip import ErrorStrip


class SceneButton(QToolButton):
    """A menu of scenes. Errors are shown on `strip`."""

    def __init__(
        self,
        context: Context,
        system: str,
        character: str,
        strip: ErrorStrip,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._character = character
        self._strip = strip
        self.setText(self.tr("Scènes"))
        self.setAccessibleName(self.tr("Catalogue, tests et scènes"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        for scene, title in scenes(system):
            action = QAction(context.texts.render(title).replace("&", "&&"), menu)
            action.setData(scene)
            action.setMenuRole(QAction.MenuRole.NoRole)
            menu.addAction(action)
        menu.triggered.connect(self._open)
        self.setMenu(menu)

    def _open(self, action: QAction) -> None:
        with reported(self._strip, self._context.texts):
            self._context.navigator.open_scene(str(action.data()), self._character)
