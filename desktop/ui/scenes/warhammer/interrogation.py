"""An interrogation: what a subject knows in four lines, and how many of them come out."""

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.rules.members import changed
from desktop.rules.warhammer.percent import Winner
from desktop.rules.warhammer.talk import Interrogation, opened, questioned, tortured
from desktop.rules.warhammer.trial import Asked
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.scenes.frame import Frame
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.scenes.warhammer.trials.against import Opposition
from desktop.ui.sheets.common.bits import Act, Tick, words
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.texts import TextArea

_KEPT = "interrogation."
_TALL = 76
_FM, _TORTURE = Asked("characteristic", "fm"), Asked("skill", "torture")


class SceneWindow(Frame[Subject]):
    """Asks somebody questions on behalf of one character. What is typed in the four lines is kept
    with the library. Raises `KnownError` when the character is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self._place = f"{_KEPT}{character_id}"
        self.case = Interrogation()
        self.reluctant = Tick(self.tr("Sujet réticent"))
        self.discreet = Tick(self.tr("Dans la conversation (Charisme, sans Torture)"))
        self.sample = Act(self.tr("Exemple"))
        lines = subject.tables.interrogation_lines
        numbered = self.tr("{number} : {name}")
        names = [numbered.format(number=one.line, name=one.name) for one in lines]
        self.lines = tuple(TextArea(self.tr("Ligne {name}").format(name=name)) for name in names)
        self.match = Opposition(subject, self.tr("Qui interroge"), self.tr("Le sujet"))
        self.ask = Act(self.tr("Interroger"))
        self.torture = Side(subject, self.tr("Torture"))
        self.hurt = Act(self.tr("Ajouter la Torture"))
        self.again = Act(self.tr("Recommencer"))
        self.state = Note()
        self.state.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.known = Note()
        self.reminder = Note(
            self.tr(
                "Les tests ne remplacent ni la scène ni le dialogue. Ils se font toujours hors de "
                "la vue des joueurs."
            ),
            tone=theme.Tone.MUTED,
        )
        self._lay_out(names)
        self._connect()
        self._read(context)
        self.begin(subject, self.tr("Interrogatoire"))
        self._show_mode()

    def refresh(self) -> None:
        self.match.refresh()
        self.torture.refresh()

    def _lay_out(self, names: list[str]) -> None:
        top = Qt.AlignmentFlag.AlignTop
        modes = QHBoxLayout()
        modes.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        for part in (self.reluctant, self.discreet, self.sample):
            modes.addWidget(part)
        modes.addStretch(1)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        for place, (name, field) in enumerate(zip(names, self.lines, strict=True)):
            label = words(name)
            label.setWordWrap(True)
            label.setBuddy(field)
            label.setFixedWidth(theme.scaled(self, 120))
            field.setFixedHeight(theme.scaled(self, _TALL))
            field.setPlaceholderText(self.tr("un fait par ligne"))
            grid.addWidget(label, place, 0, top)
            field.setMinimumWidth(theme.scaled(self, 130))
            grid.addWidget(field, place, 1)
        left = QVBoxLayout()
        left.setSpacing(theme.SPACE_IN_GROUP)
        left.addWidget(SectionTitle(self.tr("Ce qu’il sait")))
        left.addLayout(grid)
        left.addWidget(SectionTitle(self.tr("Ce qui sort")))
        left.addWidget(self.state)
        left.addWidget(self.known)
        left.addStretch(1)
        asking = QHBoxLayout()
        asking.setSpacing(theme.SPACE_IN_GROUP)
        asking.addWidget(self.ask)
        asking.addWidget(self.again)
        asking.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(theme.SPACE_IN_GROUP)
        right.addWidget(self.match)
        right.addLayout(asking)
        right.addSpacing(theme.SPACE_BETWEEN_GROUPS)
        right.addWidget(self.torture)
        right.addWidget(self.hurt)
        right.addStretch(1)
        page = QWidget()
        columns = QHBoxLayout(page)
        columns.setContentsMargins(0, 0, theme.SPACE_IN_GROUP, 0)
        columns.setSpacing(theme.PAGE_MARGIN)
        columns.addLayout(left, 2)
        columns.addLayout(right, 3)
        area = QScrollArea()
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addLayout(modes)
        self.body.addWidget(self.reminder)
        self.body.addWidget(area, 1)

    def _connect(self) -> None:
        self.reluctant.toggled.connect(self._change_mode)
        self.discreet.toggled.connect(self._change_mode)
        self.sample.clicked.connect(self._fill_sample)
        for field in self.lines:
            field.textCommitted.connect(self._write)
        self.ask.clicked.connect(self.question)
        self.hurt.clicked.connect(self.do_torture)
        self.again.clicked.connect(self._begin_anew)

    def question(self) -> None:
        """Count the tests that lie there; the program rolls those that are missing."""
        if self.match.winner() is Winner.AGAIN and self.case.reluctant:
            self.match.clear()
        for side in self._sides():
            if side.test() is None and side.aim() is not None:
                side.roll()
        asker, other = self.match.first.test(), self.match.second.test()
        if asker is None:
            return
        after = questioned(self.case, asker, other if self.case.reluctant else None)
        if after is None:
            self.state.setText(self.tr("Les deux échouent : relancez."))
            return
        self.case = after
        self._show_case()

    def do_torture(self) -> None:
        """Add what the Torture brings."""
        if self.torture.test() is None and self.torture.aim() is not None:
            self.torture.roll()
        test = self.torture.test()
        if test is not None:
            self.case = tortured(self.case, test)
            self._show_case()
            self.hurt.setEnabled(False)

    def _sides(self) -> tuple[Side, ...]:
        both = (self.match.first, self.match.second)
        return both if self.case.reluctant else both[:1]

    def _facts(self) -> tuple[tuple[str, ...], ...]:
        return tuple(
            tuple(line.strip() for line in field.toPlainText().splitlines() if line.strip())
            for field in self.lines
        )

    def _change_mode(self) -> None:
        self._write()
        self._begin_anew()
        self._show_mode()

    def _show_mode(self) -> None:
        """Charisme instead of Intimidation, no FM from somebody willing, no Torture in a talk."""
        self.match.first.ask_only(Asked("skill", self.case.skill))
        self.match.second.ask_only(_FM)
        self.match.second.setVisible(self.case.reluctant)
        self.match.verdict.setVisible(self.case.reluctant)
        self.torture.ask_only(_TORTURE)
        for part in (self.torture, self.hurt):
            part.setVisible(not self.case.discreet)

    def _begin_anew(self) -> None:
        self.case = opened(
            Interrogation(
                lines=self._facts(),
                reluctant=self.reluctant.isChecked(),
                discreet=self.discreet.isChecked(),
            )
        )
        self.match.clear()
        self.torture.clear()
        self._show_case()

    def _show_case(self) -> None:
        case = self.case
        self.hurt.setEnabled(case.may_torture)
        self.torture.setEnabled(case.may_torture)
        if case.revealed < 0:
            asked = self.tr("Rien ne sort.") if case.asked else self.tr("Rien n’est demandé.")
            self.state.setText(asked)
        else:
            self.state.setText(
                self.tr("Lignes 0 à {last} ({degrees} °R).").format(
                    last=case.revealed, degrees=case.degrees
                )
            )
        self.known.setText("\n".join(f"• {fact}" for fact in case.known()))

    # --- What is typed is kept with the library --------------------------------------------------

    def _read(self, context: Context) -> None:
        kept = context.library.preferences.get(self._place)
        held = cast("dict[str, object]", kept) if isinstance(kept, dict) else {}
        texts = held.get("lines")
        texts = cast("list[object]", texts) if isinstance(texts, list) else []
        for field, text in zip(self.lines, texts, strict=False):
            field.set_value(str(text))
        for tick, name, usual in (
            (self.reluctant, "reluctant", True),
            (self.discreet, "discreet", False),
        ):
            tick.blockSignals(True)
            tick.setChecked(held.get(name, usual) is True)
            tick.blockSignals(False)
        self._begin_anew()

    def _write(self) -> None:
        self.subject.context.library.preferences.set(
            self._place,
            {
                "lines": [field.toPlainText() for field in self.lines],
                "reluctant": self.reluctant.isChecked(),
                "discreet": self.discreet.isChecked(),
            },
        )
        self.case = changed(self.case, lines=self._facts())
        self._show_case()

    def _fill_sample(self) -> None:
        """The worked example: a witness who protects a friend."""
        facts = (
            self.tr("Une silhouette au moulin, le soir du crime."),
            self.tr("Elle traînait la jambe."),
            self.tr("Même allure que quelqu’un d’ici."),
            self.tr("C’est le boucher, et c’est un ami."),
        )
        for field, fact in zip(self.lines, facts, strict=True):
            field.set_value(fact)
        self.reluctant.setChecked(True)
        self.discreet.setChecked(False)
        self._write()
        self._begin_anew()
