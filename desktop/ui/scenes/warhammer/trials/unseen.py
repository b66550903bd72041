"""A hidden test: the program rolls, and only the GM looks, for as long as he looks."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.percent import FACES, Percent, attempt
from desktop.rules.warhammer.trial import hidden_of, outcome
from desktop.ui import theme
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.sheets.common.bits import Act
from desktop.ui.sheets.common.gm_look import GmLook
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.warhammer.subject import Subject


class HiddenPage(QWidget):
    """Nothing of the roll is on screen, in an accessible name or in a journal until the GM looks,
    and it is gone again once he turns to something else."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._test: Percent | None = None
        self.side = Side(subject, self.tr("Test caché"), hidden=True)
        self.do = Act(self.tr("Lancer en secret"))
        self.look = GmLook(self.tr("Regarder"), self.tr("Cacher"))
        self.look.setEnabled(False)
        self.result = Note()
        self.result.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.kind = Note(tone=theme.Tone.MUTED)
        always = self._named(always=True)
        perhaps = self._named(always=False)
        self.table = Note(
            self.tr("Toujours cachés : {always}.\nAu gré du MJ : {perhaps}.").format(
                always=always, perhaps=perhaps
            ),
            tone=theme.Tone.MUTED,
        )
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.SPACE_IN_GROUP)
        buttons.addWidget(self.do)
        buttons.addWidget(self.look)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.side)
        column.addWidget(self.kind)
        column.addLayout(buttons)
        column.addWidget(self.result)
        column.addWidget(SectionTitle(self.tr("Tests cachés")))
        column.addWidget(self.table)
        column.addStretch(1)
        self.side.changed.connect(self._show)
        self.do.clicked.connect(self._roll)
        self.look.looked.connect(self._show)
        self._show()

    def refresh(self) -> None:
        """Show the people as they are now."""
        self.side.refresh()
        self._show()

    def _named(self, *, always: bool) -> str:
        tests = self._subject.tables.hidden_tests
        return ", ".join(one.name for one in tests if one.always is always)

    def _roll(self) -> None:
        aim = self.side.aim()
        if aim is None:
            return
        generator = self._subject.context.library.generator
        self._test = attempt(aim.total, generator.randint(1, FACES))
        self.look.turn_away()
        self._show()

    def _show(self) -> None:
        self.look.setEnabled(self._test is not None)
        self.do.setEnabled(self.side.aim() is not None)
        looking = self.look.isChecked()
        if self._test is None:
            text = self.tr("Rien n’est lancé.")
        elif looking:
            what = self._subject.texts.render(outcome(self._test))
            text = self.tr("Dé {roll} sous {target} : {what}").format(
                roll=self._test.roll, target=self._test.target, what=what
            )
        else:
            text = self.tr("Lancé, pour le MJ seul.")
        self.result.setText(text)
        asked = self.side.asked
        found = None if asked is None else hidden_of(self._subject.tables, asked)
        self.kind.setText(
            self.tr("Ce test n’est pas de ceux que l’on cache d’ordinaire.")
            if found is None
            else self.tr("Ce test se fait toujours caché.")
            if found.always
            else self.tr("Ce test se fait caché au gré du MJ.")
        )
