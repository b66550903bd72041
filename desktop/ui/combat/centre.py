"""The middle column: who may join, what is asked, the dice, the exchanges, the selected fighter."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.rules.dice import DieSpec
from desktop.rules.fightview import ExchangeView, FighterView, FightView, Stage
from desktop.rules.message import say
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.add_panel import AddPanel
from desktop.ui.combat.adjust_panel import AdjustPanel
from desktop.ui.combat.ask_panel import AskPanel
from desktop.ui.combat.clock_strip import ClockStrip
from desktop.ui.combat.conductor import Pending
from desktop.ui.combat.dice_panel import DicePanel
from desktop.ui.combat.due_panel import DuePanel
from desktop.ui.combat.exchange_panel import ExchangePanel
from desktop.ui.combat.fighter_panel import FighterPanel
from desktop.ui.combat.gauge_panel import GaugePanel
from desktop.ui.combat.keep_strip import KeepStrip
from desktop.ui.combat.look_strip import LookStrip
from desktop.ui.combat.odds_panel import OddsPanel
from desktop.ui.combat.wording import names
from desktop.ui.combat.wound_strip import WoundStrip
from desktop.ui.widgets.labels import PlainLabel


class Centre(QObject):
    """The panels of the column, shown as the view wants them."""

    def __init__(
        self, texts: Catalogue, page: QVBoxLayout, below: QVBoxLayout, parent: QWidget
    ) -> None:
        """Fill `page`, which scrolls, and `below`, which always shows."""
        super().__init__(parent)
        self._texts = texts
        self.add = AddPanel(texts, parent)
        self.asks = AskPanel(texts, parent)
        self.dice = DicePanel(texts, parent)
        self.due = DuePanel(texts, parent)
        self.adjust = AdjustPanel(texts, parent)
        self.exchanges = ExchangePanel(texts, parent)
        self.gauges = GaugePanel(texts, parent)
        self.odds = OddsPanel(texts, parent)
        self.sequel = QPushButton(parent)
        self.sequel.setAutoDefault(False)
        self.sequel.hide()
        self.wounds = WoundStrip(texts, parent)
        self.look = LookStrip(parent)
        self.fighter = FighterPanel(texts, parent)
        self.clock = ClockStrip(texts, parent)
        self.keep = KeepStrip(parent)
        self._crowd = PlainLabel(parent=parent, tone=theme.Tone.ACCENT)
        self._crowd.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        self._crowd.setWordWrap(True)
        self._crowd.hide()
        self._quiet = PlainLabel(parent=parent, tone=theme.Tone.MUTED)
        self._quiet.setFont(theme.sans(theme.Size.LARGE))
        self._quiet.setWordWrap(True)
        for part in (
            self.add,
            self.gauges,
            self.sequel,
            self.dice,
            self._crowd,
            self.due,
            self.asks,
            self.adjust,
            self.exchanges,
            self.odds,
            self._quiet,
        ):
            page.addWidget(part)
        page.addStretch(1)
        self._page, self._below = page, below
        self._chosen = (
            self.wounds,
            self.clock,
            self.look,
            self.keep,
            _Hairline(parent),
            self.fighter,
        )
        self.show_low(False)
        self._adding = False
        self._opened = ""

    def parts(self) -> tuple[QWidget, ...]:
        """What acts on the fight."""
        strips = (self.wounds, self.clock, self.look, self.keep)
        forms = (self.due, self.adjust)
        return self.add, self.sequel, self.asks, self.dice, *forms, *strips, self.fighter

    def show_low(self, low: bool, /) -> None:
        """Have the selected fighter scroll with the rest, or always in view below it."""
        for part in self._chosen:
            (self._page if low else self._below).addWidget(part)

    def show_crowd(self, text: str) -> None:
        """Say for whom the answer counts that is asked for; nothing for one alone."""
        self._crowd.setText(text)
        self._crowd.setVisible(bool(text))

    def show_adding(self, adding: bool) -> None:
        """Offer newcomers after the fight has begun, or no longer."""
        self._adding = adding

    def open_act(self, ask: str) -> None:
        """Show an act that nobody expects once the view is shown again; "" closes it."""
        self._opened = ask

    def opened_act(self) -> str:
        """The act that is shown, or nothing."""
        return self._opened

    def show_view(
        self,
        view: FightView,
        fighter: FighterView | None,
        automatic: frozenset[str],
        extra: tuple[DieSpec, ...],
        pending: Pending,
    ) -> None:
        """Show a view while `fighter` is selected; `extra` dice are wanted by the act `pending`."""
        chosen = "" if fighter is None else fighter.id
        called = names(view.fighters)
        self.add.setVisible(view.stage is Stage.SETUP or self._adding)
        self.gauges.show_gauges(view.gauges if view.fighters else ())
        self.sequel.setVisible(view.sequel is not None)
        if view.sequel is not None:
            label = self._texts.render(view.sequel.label)
            self.sequel.setText(self.tr("{act} (Ctrl+E)").format(act=label).replace("&", "&&"))
        acts = tuple(ask for ask in view.extras if ask.actor == chosen)
        opened = next((ask for ask in acts if ask.id == self._opened), None)
        self._opened = "" if opened is None else opened.id
        self.asks.show_asks(view.asks, chosen, opened)
        wanted = extra or tuple(die for ask in view.asks for die in ask.dice)
        act = self.tr("Continuer") if view.advance is None else self._texts.render(view.advance)
        if extra and (pending.ask or pending.commands):
            act = self.tr("Appliquer")
        self.dice.show_dice(wanted, called, automatic, act)
        self.fighter.show_fighter(fighter, automatic=chosen in automatic, acts=acts)
        self._show_quiet(view, fighter)

    def show_exchanges(
        self,
        view: FightView,
        exchanges: tuple[ExchangeView, ...],
        fighter: str,
        *,
        ahead: bool,
    ) -> None:
        """Show the exchanges of a view, or what is `ahead` of it, while `fighter` is selected."""
        acts = {act for each in exchanges for act in each.acts}
        titles = {ask.id: self._texts.render(ask.title) for ask in view.extras if ask.id in acts}
        self._show_asks_low(bool(self.dice.lines()) and not self._opened)
        self.exchanges.show_ahead(ahead, adjustable=self.adjust.can_open())
        self.exchanges.show_exchanges(exchanges, names(view.fighters), fighter, titles)

    def _show_asks_low(self, low: bool) -> None:
        """Have what is asked below the exchanges, where dice matter more, or above them."""
        page = self._page
        below = page.indexOf(self.asks) > page.indexOf(self.exchanges)
        if low != below:
            page.removeWidget(self.asks)
            page.insertWidget(page.indexOf(self.exchanges) + low, self.asks)

    def _show_quiet(self, view: FightView, fighter: FighterView | None) -> None:
        """Words where the column would be empty."""
        busy = self.asks.cards() or view.exchanges or self.dice.lines()
        text = ""
        if view.stage is Stage.CLOSED and view.words.closed is not None:
            text = self._texts.render(view.words.closed)
        elif view.stage is Stage.CLOSED:
            text = self.tr("Le combat est terminé. Ctrl+Z le rouvre.")
        elif fighter is not None and fighter.locked and not busy:
            text = self.tr("{name} : choix verrouillé.").format(name=fighter.name)
        elif fighter is not None and fighter.out and not busy and view.words.out:
            text = self._texts.render(say(view.words.out, name=fighter.name))
        elif fighter is not None and fighter.out and not busy:
            text = self.tr("{name} est hors de combat.").format(name=fighter.name)
        self._quiet.setText(text)
        self._quiet.setVisible(bool(text))


class _Hairline(QWidget):
    """A line between what is asked and who is selected."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(theme.HAIRLINE)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.Mid)
