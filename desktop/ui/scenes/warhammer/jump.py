"""Jumps: over a gap, down from a height, onto an opponent; and walking away from a fight."""

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import say
from desktop.rules.warhammer.leap import (
    METRE,
    PACES,
    away,
    fall_damage,
    high_jump,
    long_jump,
)
from desktop.rules.warhammer.percent import Percent
from desktop.rules.warhammer.trial import Asked, Modifier
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.explain import explained
from desktop.ui.scenes.frame import Frame
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.sheets.common.bits import Choose, Labelled, Tick
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import metres_text
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_AG = Asked("characteristic", "ag")
_MOST = 99


class _Jump(QWidget):
    """A jump: what it is, the Ag test, and what comes of it."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.subject = subject
        self.side = Side(subject, self.tr("Test d’Agilité"))
        self.side.ask_only(_AG)
        self.outcome = Note()
        self.outcome.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.told = Note(tone=theme.Tone.MUTED)
        self.head = QHBoxLayout()
        self.head.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        self.sum = ExplainedValue(self.tr("Résultat"))
        self.sum.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        column = QVBoxLayout(self)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(self.head)
        column.addWidget(self.told)
        column.addWidget(self.side)
        result = QHBoxLayout()
        result.setSpacing(theme.SPACE_IN_GROUP)
        result.addWidget(self.outcome)
        result.addWidget(self.sum)
        result.addStretch(1)
        column.addLayout(result)
        column.addStretch(1)
        self.side.changed.connect(self.show_outcome)
        self.side.rolled.connect(self.show_outcome)

    def refresh(self) -> None:
        """Show the character as he is now."""
        self.side.refresh()
        self.show_outcome()

    def show_outcome(self) -> None:
        """Say what comes of it."""

    def show_sum(self, title: str, total: Breakdown | None, text: str = "") -> None:
        """Show a number with its terms, or none."""
        self.sum.setVisible(total is not None)
        if total is not None:
            self.sum.set_view(explained(self.subject.texts, title, total), text)


class LongPage(_Jump):
    """Over a gap: (BF + M) / 2 metres with a run-up of M to 2M metres."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, parent)
        self.run_up = NumberField(self.tr("Élan en mètres"), 0, _MOST)
        self.run_up.set_value(subject.profile.move.total)
        self.gap = NumberField(self.tr("Distance à franchir en décimètres"), 0, 999)
        self.head.addWidget(Labelled(self.tr("Élan (m)"), self.run_up))
        self.head.addWidget(Labelled(self.tr("À franchir (dm)"), self.gap))
        self.head.addStretch(1)
        self.run_up.valueCommitted.connect(self.show_outcome)
        self.gap.valueCommitted.connect(self.show_outcome)
        guard_wheel(self)
        self.show_outcome()

    def distance(self, test: Percent) -> Breakdown:
        """How far a jump goes, in centimetres."""
        person = self.side.person
        profile = person.profile or self.subject.profile
        return long_jump(profile.bf.total, profile.move.total, self.run_up.value(), test)

    def show_outcome(self) -> None:
        profile = self.side.person.profile or self.subject.profile
        move = profile.move.total
        self.told.setText(
            self.tr(
                "L’élan compte de {least} à {most} m ; plus court, le saut est réduit de moitié. "
                "Un round avec élan, un demi sans."
            ).format(least=move, most=2 * move)
        )
        test = self.side.test()
        if test is None:
            self.outcome.setText(self.tr("Lancez le test."))
            self.show_sum("", None)
            return
        total = self.distance(test)
        wanted = self.gap.value() * METRE // 10
        if not wanted:
            text = self.tr("Le saut porte à")
        elif total.total >= wanted:
            text = self.tr("Franchi : le saut porte à")
        else:
            text = self.tr("Trop court : le saut porte à")
        self.outcome.setText(text)
        self.show_sum(self.tr("Saut en longueur (cm)"), total, metres_text(total.total))


class HighPage(_Jump):
    """Down from a height; onto an opponent, it is a charge if it succeeds."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, parent)
        self.height_ = NumberField(self.tr("Hauteur en décimètres"), 0, 999)
        self.height_.set_value(25)
        self.attack = Tick(self.tr("Pour attaquer (vaut une charge)"))
        self.head.addWidget(Labelled(self.tr("Hauteur (dm)"), self.height_))
        self.head.addWidget(self.attack)
        self.head.addStretch(1)
        self.height_.valueCommitted.connect(self.show_outcome)
        self.attack.toggled.connect(self.show_outcome)
        guard_wheel(self)
        self.show_outcome()

    def show_outcome(self) -> None:
        row = high_jump(self.subject.tables, self.height_.value() * METRE // 10)
        character = self.side.person.character or self.subject.character
        damage = fall_damage(self.subject.tables, character, row)
        difficulty = row.difficulty or 0
        self.side.add(Modifier(difficulty, self.tr("hauteur")))
        self.side.setVisible(row.sure is None)
        if row.sure is None:
            told = self.tr("Test d’Ag à {difficulty} ; {damage} dégâts en cas d’échec.")
        elif row.sure == "reussite":
            told = self.tr("Réussite automatique.")
        else:
            told = self.tr("Échec automatique : au moins {damage} dégâts, le MJ peut en dire plus.")
        sign = f"{difficulty:+d}".replace("-", "−")
        self.told.setText(told.format(difficulty=sign, damage=damage.total))
        test = self.side.test()
        good = row.sure == "reussite" or (row.sure is None and test is not None and test.success)
        if row.sure is None and test is None:
            self.outcome.setText(self.tr("Lancez le test."))
            self.show_sum("", None)
        elif good:
            charge = self.tr("Réception réussie : charge (+10 CC, BF + 1, toutes les A).")
            plain = self.tr("Réception réussie.")
            self.outcome.setText(charge if self.attack.isChecked() else plain)
            self.show_sum("", None)
        else:
            no_attack = self.tr("Chute, et pas d’attaque : dégâts")
            fall = self.tr("Chute : dégâts")
            self.outcome.setText(no_attack if self.attack.isChecked() else fall)
            self.show_sum(self.tr("Dégâts de la chute"), damage)


class AwayPage(QWidget):
    """How far one goes in a round, and what it costs to leave opponents."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        texts = subject.texts
        self.pace = Choose(self.tr("Allure"))
        self.pace.offer([(one, texts.render(say(f"wh.pace.{one}"))) for one in PACES])
        self.opponents = NumberField(self.tr("Adversaires au contact"), 0, _MOST)
        self.half = Tick(self.tr("Un demi-round"))
        self.careful = Tick(self.tr("Se désengager"))
        self.outcome = Note()
        self.outcome.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        grid.addWidget(Labelled(self.tr("Allure"), self.pace), 0, 0)
        grid.addWidget(Labelled(self.tr("Adversaires au contact"), self.opponents), 0, 1)
        grid.addWidget(self.half, 0, 2)
        grid.addWidget(self.careful, 0, 3)
        grid.setColumnStretch(4, 1)
        column = QVBoxLayout(self)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(grid)
        column.addWidget(self.outcome)
        column.addStretch(1)
        self.pace.currentIndexChanged.connect(self.refresh)
        self.opponents.valueCommitted.connect(self.refresh)
        self.half.toggled.connect(self.refresh)
        self.careful.toggled.connect(self.refresh)
        guard_wheel(self)

    def refresh(self) -> None:
        """Say how far, at which price."""
        self.half.setEnabled(not self.careful.isChecked())
        move = away(
            self._subject.profile.move.total,
            self.pace.value() or next(iter(PACES)),
            self.opponents.value(),
            half=self.half.isChecked(),
            disengaging=self.careful.isChecked(),
        )
        line = self.tr("{metres} m.").format(metres=move.metres)
        if move.free_attacks:
            free = self.tr("Attaques gratuites des adversaires : {count}.")
            line += " " + free.format(count=move.free_attacks)
        self.outcome.setText(line)


class SceneWindow(Frame[Subject]):
    """Jumps and moves of one character. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.long = LongPage(subject)
        self.high = HighPage(subject)
        self.away = AwayPage(subject)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.long, self.tr("En longueur"))
        self.tabs.addTab(self.high, self.tr("En hauteur"))
        self.tabs.addTab(self.away, self.tr("Se déplacer"))
        self.body.addWidget(self.tabs, 1)
        self.begin(subject, self.tr("Sauts"))

    def refresh(self) -> None:
        for page in (self.long, self.high, self.away):
            page.refresh()
