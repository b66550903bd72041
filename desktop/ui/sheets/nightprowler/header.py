"""The head of the sheet: name, concept, portrait, and the pools that move during play."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from desktop.rules.nightprowler.edits.apply import RegainHeroism, Rename, SetPool, SpendHeroism
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.sheets.common.head import Head
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.nightprowler.skills import CORRECTED
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.pips import Pips

_MOST = 999_999


class Header(Head):
    """Name and pools; every change leaves as an edit command."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.jetons = InlineNumber(self.tr("Jetons"), 0, _MOST)
        self.couronnes = InlineNumber(self.tr("Couronnes"), 0, _MOST)
        self.crasse = Pips(self.tr("Jetons de Crasse"), tone=theme.Tone.INK)
        self.heroism = Pips(self.tr("Points d’Héroïsme"))
        self.heroism_sum = ExplainedValue(self.tr("Héroïsme"), tone=theme.Tone.HEROISM)
        self.initiative = ExplainedValue(self.tr("Initiative"))
        for field in (self.jetons, self.couronnes):
            field.setAlignment(Qt.AlignmentFlag.AlignLeading)
        self._heroism = 0
        self._crasse = 0
        self._connect()
        self._lay_out()

    def show_subject(self, subject: Subject) -> None:
        """Show the character's head."""
        character, derived, texts = subject.character, subject.derived, subject.texts
        concept = " — ".join(subject.concept()) or self.tr("Ni style ni spécialité")
        self.show_head(character.name, concept, self._states(subject))
        self.jetons.set_value(character.pools.jetons)
        self.couronnes.set_value(character.pools.couronnes)
        self._crasse = character.pools.crasse
        # One empty pip more, so that a click gains a jeton.
        self.crasse.set_points(self._crasse, max(0, self._crasse) + 1)
        self._heroism = derived.heroism
        self.heroism.set_points(derived.heroism, max(derived.heroism_max.total, derived.heroism))
        # 4/5, and also -1/5: pips alone cannot show what is below nothing.
        sign = CORRECTED if "heroism" in character.adjustments else ""
        most = f"{integer_text(derived.heroism_max.total)}{sign}"
        self.heroism_sum.set_view(
            explained(texts, self.tr("Héroïsme maximum"), derived.heroism_max),
            f"{integer_text(derived.heroism)}/{most}",
        )
        sign = CORRECTED if "initiative" in character.adjustments else ""
        self.initiative.set_view(
            explained(texts, self.tr("Initiative"), derived.initiative),
            f"{integer_text(derived.initiative.total)}{sign}",
        )

    def _states(self, subject: Subject) -> list[str]:
        health = subject.character.health
        words: list[str] = []
        if health.dead:
            words.append(self.tr("Mort"))
        if health.dying:
            words.append(self.tr("Mourant"))
        if health.unconscious:
            words.append(self.tr("Inconscient"))
        if health.held:
            words.append(self.tr("Tient debout au prix de l’Héroïsme"))
        if health.bleeding:
            words.append(self.tr("Hémorragies : {count}").format(count=health.bleeding))
        return words

    def _connect(self) -> None:
        self.renamed.connect(self._rename)
        self.jetons.valueCommitted.connect(self._set_jetons)
        self.couronnes.valueCommitted.connect(self._set_couronnes)
        self.crasse.pipClicked.connect(self._set_crasse)
        self.heroism.pipClicked.connect(self._set_heroism)

    def _lay_out(self) -> None:
        pools = QGridLayout()
        pools.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        pools.setVerticalSpacing(2)
        heroism = QHBoxLayout()
        heroism.setSpacing(theme.GRID)
        heroism.addWidget(self.heroism)
        heroism.addWidget(self.heroism_sum)
        heroism.addStretch(1)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        pools.addWidget(self._label(self.tr("Héroïsme")), 0, 0)
        pools.addLayout(heroism, 0, 1)
        pools.addWidget(self._label(self.tr("Initiative")), 1, 0)
        pools.addWidget(self.initiative, 1, 1, left)
        pools.addWidget(self._label(self.tr("Crasse")), 2, 0)
        pools.addWidget(self.crasse, 2, 1, left)
        pools.addWidget(self._label(self.tr("Jetons")), 3, 0)
        pools.addWidget(self.jetons, 3, 1, left)
        pools.addWidget(self._label(self.tr("Couronnes")), 4, 0)
        pools.addWidget(self.couronnes, 4, 1, left)
        pools.setRowStretch(5, 1)
        self.stand(pools)

    def _label(self, text: str) -> QLabel:
        label = PlainLabel(text, tone=theme.Tone.MUTED)
        label.setFont(theme.sans(theme.Size.BODY))
        return label

    def _rename(self, name: str) -> None:
        self.commandAsked.emit(Rename(name))

    def _set_jetons(self, value: int) -> None:
        self.commandAsked.emit(SetPool("jetons", value))

    def _set_couronnes(self, value: int) -> None:
        self.commandAsked.emit(SetPool("couronnes", value))

    def _set_crasse(self, value: int) -> None:
        self.commandAsked.emit(SetPool("crasse", value))

    def _set_heroism(self, value: int) -> None:
        change = value - self._heroism
        command: Struct = RegainHeroism(change) if change > 0 else SpendHeroism(-change)
        self.commandAsked.emit(command)
