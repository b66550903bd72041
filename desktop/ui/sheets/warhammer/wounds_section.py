"""The wounds of the character, and the panels that add one, test an infection, or amputate."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer import care, destiny
from desktop.rules.warhammer.document import Infection, Wound
from desktop.rules.warhammer.infection import Phase, festers, healing_days, phases
from desktop.rules.warhammer.limbs import is_limb
from desktop.rules.warhammer.sheet.threads import bone, threads
from desktop.rules.warhammer.sheet.words import wound_effect, wound_name
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, words
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import SectionTitle
from desktop.ui.sheets.warhammer.amputation_panel import AmputationPanel
from desktop.ui.sheets.warhammer.infection_panel import InfectionPanel
from desktop.ui.sheets.warhammer.pending_panel import PendingPanel
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.sheets.warhammer.suffer_panel import SufferPanel
from desktop.ui.sheets.warhammer.wound_card import ThreadView, WoundCard, WoundView
from desktop.ui.widgets.figures import signed_text


class WoundsSection(QWidget):
    """A card for each wound."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.add = Act(self.tr("Ajouter une blessure…"))
        self.suffer = SufferPanel(subject)
        self.infection = InfectionPanel(subject)
        self.amputation = AmputationPanel(subject)
        self.pending = PendingPanel(subject)
        self.none = words(self.tr("Indemne"), theme.Tone.MUTED)
        column = QVBoxLayout()
        column.setSpacing(theme.SPACE_IN_GROUP)
        self.cards: KeyedLines[WoundCard] = KeyedLines(column, self.add)
        head = QHBoxLayout()
        head.addWidget(SectionTitle(self.tr("Blessures")))
        head.addStretch(1)
        head.addWidget(self.add)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addLayout(head)
        for panel in self._panels():
            whole.addWidget(panel)
        whole.addWidget(self.none)
        whole.addLayout(column)
        self.add.clicked.connect(self._open_suffer)

    def refresh(self) -> None:
        """Show the wounds as they are now."""
        wounds = self._subject.character.wounds
        self.none.setVisible(not wounds)
        views = {one.id: self._view(one) for one in wounds}
        self.cards.show(views, self._make, WoundCard.show_view)
        for panel in self._panels():
            panel.refresh()

    def _panels(self) -> tuple[SufferPanel, InfectionPanel, AmputationPanel, PendingPanel]:
        return (self.suffer, self.infection, self.amputation, self.pending)

    def _view(self, wound: Wound) -> WoundView:
        subject = self._subject
        title = subject.texts.render(wound_name(wound))
        infected = wound.infection is not None and not wound.infection.over
        gangrene = (
            wound.infection is not None
            and infected
            and wound.infection.course == care.DEADLY
            and is_limb(wound)
        )
        return WoundView(
            wound=wound,
            title=title[:1].upper() + title[1:],
            effect=wound_effect(subject.tables, wound),
            threads=tuple(
                ThreadView(subject.texts.render(one.text), one.without, one.test)
                for one in threads(subject.settings, subject.profile, wound)
            ),
            course="" if wound.infection is None else self._course(wound.infection),
            healing=self._healing(wound),
            tests_infection=not wound.tested,
            gangrene=gangrene,
            saves=destiny.saves_from(wound, subject.character.state) and not wound.healed,
        )

    def _healing(self, wound: Wound) -> str:
        told: list[str] = []
        if not wound.healed and not wound.tested and festers(wound):
            told.append(self.tr("Test d’infection le lendemain."))
        broken = bone(wound)
        if not wound.healed and (broken or wound.kind in ("tranchantes", "projectiles")):
            least, most = healing_days(self._subject.tables, wound, bone=broken)
            days = (
                str(least)
                if least == most
                else self.tr("{least} à {most}").format(least=least, most=most)
            )
            told.append(self.tr("Guérit en {days} jours.").format(days=days))
        return " ".join(told)

    def _course(self, infection: Infection) -> str:
        """The days of an infection, the present one marked."""
        names = {
            "fievre": self.tr("Fièvre"),
            "grave": self.tr("Infection grave"),
            "gangrene": self.tr("Gangrène"),
        }
        name = names.get(infection.course, infection.course)
        if infection.over:
            return self.tr("{name} : finie").format(name=name)
        subject = self._subject
        be = care.infection_be(
            subject.settings, subject.profile.be.total, subject.profile.natural_be
        )
        parts: list[str] = []
        day = 1
        for phase in phases(infection.course, be, in_bed=infection.in_bed):
            if phase.days:
                parts.append(self._phase(phase, day, infection.day))
            day += phase.days
        told = " → ".join(parts)
        if infection.course == care.DEADLY:
            told = self.tr("{told} → mort sans amputation").format(told=told)
        return self.tr("{name}, jour {day} : {told}").format(
            name=name, day=infection.day, told=told
        )

    def _phase(self, phase: Phase, first: int, day: int) -> str:
        last = first + phase.days - 1
        days = str(first) if first == last else f"{first}–{last}"
        cost = self.tr("impotent") if phase.helpless else signed_text(phase.penalty)
        text = self.tr("j. {days} {cost}").format(days=days, cost=cost)
        return f"▸ {text}" if first <= day <= last else text

    def _make(self, view: WoundView) -> WoundCard:
        card = WoundCard(view)
        card.commandAsked.connect(self.commandAsked)
        card.testAsked.connect(self._open_infection)
        card.amputationAsked.connect(self._open_amputation)
        card.pendingAsked.connect(self._open_pending)
        return card

    def _open_suffer(self) -> None:
        self._shut()
        self.suffer.open()

    def _open_infection(self, wound: str) -> None:
        self._shut()
        self.infection.open_wound(wound)

    def _open_amputation(self, wound: str) -> None:
        self._shut()
        self.amputation.open_wound(wound)

    def _open_pending(self, wound: str, place: int) -> None:
        self._shut()
        self.pending.open_test(wound, place)

    def _shut(self) -> None:
        for panel in self._panels():
            panel.hide()
