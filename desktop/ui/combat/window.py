"""The combat window: one fight of any rule system, driven by keyboard or mouse.

It shows what `FightSession.view` and `lines` give, which hold nothing sealed. What is clicked goes
to `Hands`, what is typed to `Keys`; both change the fight through the `Conductor` only.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from desktop.rules.dice import DieSpec
from desktop.rules.fightview import Ask, FighterView, FightView, Stage, present
from desktop.rules.message import say
from desktop.services.changes import ChangeSet
from desktop.services.replay import Editable
from desktop.services.session import FightSession
from desktop.ui import theme
from desktop.ui.combat import tabbing
from desktop.ui.combat.actions import CombatActions
from desktop.ui.combat.area_panel import Area
from desktop.ui.combat.centre import Centre
from desktop.ui.combat.commanding import Commanding
from desktop.ui.combat.conductor import Conductor
from desktop.ui.combat.fitting import Fitting
from desktop.ui.combat.hands import Hands
from desktop.ui.combat.journal import JournalPanel
from desktop.ui.combat.keeping import Keeping
from desktop.ui.combat.keys import Keys
from desktop.ui.combat.newer_settings import NewerSettings
from desktop.ui.combat.odds import Odds
from desktop.ui.combat.order import OrderList
from desktop.ui.combat.past import Past
from desktop.ui.combat.past_bar import PastBar
from desktop.ui.combat.players import Players
from desktop.ui.combat.previewing import Previewing
from desktop.ui.combat.prompts import Prompts
from desktop.ui.combat.rewrite_panel import RewritePanel
from desktop.ui.combat.rollers import Rollers
from desktop.ui.combat.simulating import FightSimulation
from desktop.ui.combat.tabling import Tabling
from desktop.ui.combat.wording import names
from desktop.ui.context import Context
from desktop.ui.generated.ui_combat import Ui_CombatWindow
from desktop.ui.widgets.banner import Banner, Severity
from desktop.ui.widgets.icons import IconName, set_icon

_WIDEST_PAGE = 860


class CombatWindow(QMainWindow):
    """A fight at the table."""

    def __init__(self, context: Context, session: FightSession) -> None:
        super().__init__()
        theme.dress(self)
        context = context.speaking(session.system)
        self.context = context
        self.session = session
        self._view = session.view()
        self.past_bar = PastBar(context.texts, self)
        self.past = Past(session, context.texts, self.past_bar, self)
        self._extra: tuple[DieSpec, ...] = ()
        self._templates = tuple(each.name for each in context.library.fights.templates(session.id))
        self.form = Ui_CombatWindow()
        self.form.setupUi(self)
        self.banner = Banner(self)
        self.damage = Banner(self)
        self.order = OrderList(context.texts, self)
        self.journal = JournalPanel(context, session, self.banner, self)
        self.centre = Centre(
            context.texts,
            self.form.centrePageLayout,
            self.form.centreLayout,
            self.form.centreColumn,
        )
        self.conductor = Conductor(context, session, self.past, self.banner, self)
        self.rewrite = RewritePanel(
            context, session, self.banner, self.conductor.initiator, self.form.centreColumn
        )
        self.previewing = Previewing(session, self.past, self.conductor, self.centre, self)
        self.newer = NewerSettings(context, session, self.conductor.initiator, self.banner, self)
        self.rollers = Rollers(context.library.preferences)
        self.menu = CombatActions(self, context.texts)
        self.odds = Odds(self)
        self.simulation = FightSimulation(self)
        self.commands = Commanding(self)
        self.area = Area(self)
        self.players = Players(self)
        self.hands = Hands(self)
        self.tabling = Tabling(self)
        self.keeping = Keeping(self)
        self._keys = Keys(self)
        self.prompts = Prompts(context, session, self.conductor, self.banner, self)
        self.fitting = Fitting(self, self.form, self.centre, self.menu.journal)
        self._assemble()
        self._connect()
        self.show_library()
        self._refresh(moved=True)
        self.order.setFocus(Qt.FocusReason.OtherFocusReason)

    def view(self) -> FightView:
        """The fight as it is shown."""
        return self._view

    def fighter(self) -> FighterView | None:
        """Who is selected."""
        chosen = self.order.selected()
        return next((one for one in self._view.fighters if one.id == chosen), None)

    def ask(self, ask: str) -> Ask | None:
        """An ask of the view by id, or an act that nobody expects."""
        asks = (*self._view.asks, *self._view.extras)
        return next((one for one in asks if one.id == ask), None)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab, as the window is read; Qt's own order is that in which parts were made."""
        form = self.form
        regions = (
            self.past_bar,
            self.damage,
            self.newer.banner,
            self.banner,
            *self.prompts.strips(),
            form.orderColumn,
            form.centreScroll,
            self.centre.wounds,
            self.centre.clock,
            self.centre.look,
            self.centre.keep,
            self.centre.fighter,
            form.journalColumn,
            form.commandButton,
            form.undoButton,
            form.redoButton,
            form.nextButton,
        )
        return tabbing.step(self, regions, forward=next)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fitting.fit(event.size())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.odds.work.finish()
        self.simulation.simulating.finish()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.take(event):
            super().keyPressEvent(event)

    # Showing.

    @property
    def writable(self) -> bool:
        """Whether the fight can be acted on: its journal is whole, and the present is shown."""
        return self.session.damage is None and not self.past.entry

    def look_back(self) -> None:
        """Another moment of the fight is looked at, or the present again."""
        self._extra = ()
        self.centre.open_act("")
        self.centre.wounds.close_strip()
        self._refresh(moved=False)
        self.journal.look_at(self.past.entry)

    def acted(self) -> None:
        """An act of this window changed the fight."""
        self._extra = ()
        self.past.leave()
        self.centre.open_act("")
        self.banner.hide()
        self._refresh(moved=True)

    def want_dice(self, specs: object) -> None:
        """An act cannot be done without these dice."""
        shown = tuple(line.spec for line in self.centre.dice.lines())
        if self.centre.opened_act() and not self._extra:
            # Those of the phase are not for this act.
            shown = ()
        wanted = specs if isinstance(specs, tuple) else ()
        # Dice that are there already stay: only the missing ones are named.
        self._extra = (*shown, *(spec for spec in wanted if spec not in shown))
        self._show_centre()
        self.hands.roll_for_program()

    def drop_act(self) -> None:
        """Put away an act that was opened, and the dice that it wanted."""
        self._extra = ()
        self.conductor.forget_pending()
        self.centre.open_act("")
        self._show_centre()

    def show_centre(self) -> None:
        """Show the middle column again: another fighter is selected."""
        self._show_centre()

    def _refresh(self, *, moved: bool) -> None:
        """Show the fight; `moved` when an act of this window brought it here."""
        before, self._view = self._view, self.past.view()
        busy = self._is_in_centre(QApplication.focusWidget())
        changed = _turn(before) != _turn(self._view)
        if changed:
            self._extra = ()
            self.conductor.forget_pending()
            self.previewing.forget()
        self.order.blockSignals(True)
        self.order.show_view(self._view)
        self.players.show_view(self._view)
        self.centre.add.show_sides(tuple(map(self.context.texts.render, self._view.words.sides)))
        if changed or moved:
            self._select_next()
        self.order.blockSignals(False)
        self.past.refresh()
        self.show_journal()
        self.newer.show()
        self._show_words()
        self._show_centre()
        if changed:
            self.form.centreScroll.verticalScrollBar().setValue(0)
        if busy or QApplication.focusWidget() is None:
            self._settle_focus(changed=changed)
        elif changed and self._focus_is_home():
            self._settle_focus(changed=True)
        if self.prompts.show_view(self._view, live=self.writable):
            self.prompts.take_focus()

    def _show_words(self) -> None:
        render = self.context.texts.render
        view, words = self._view, self.form
        phase = render(view.phase)
        place = (
            self.tr("{round} {number} — {phase}").format(
                round=self.context.texts.round, number=view.round, phase=phase
            )
            if view.round
            else phase
        )
        self.setWindowTitle(f"{self.session.name} — {place}")
        words.titleLabel.setText(self.session.name)
        if view.words.order is not None:
            words.orderTitle.setText(render(view.words.order))
        words.phaseLabel.setText(place)
        # What was expected then is no act of now.
        past = self.tr("Rien n’est attendu dans le passé.")
        words.expectedLabel.setText(past if self.past.entry else render(view.expected))
        act = self.tr("Suivant") if view.advance is None else render(view.advance)
        words.nextButton.setText(self.tr("{act} ▸").format(act=act).replace("&", "&&"))
        writable = self.writable
        words.nextButton.setEnabled(writable and view.advance is not None)
        for part in (words.undoButton, self.menu.undo):
            part.setEnabled(writable and self.session.can_undo)
        for part in (words.redoButton, self.menu.redo):
            part.setEnabled(writable and self.session.can_redo)
        self.menu.sequel.setEnabled(writable and view.sequel is not None)
        open_ = writable and view.stage is not Stage.CLOSED
        for action in self.menu.writing():
            action.setEnabled(open_)

    def _show_centre(self) -> None:
        fighter = self.fighter()
        automatic = self.rollers.among(self._view.fighters)
        self.centre.show_view(self._view, fighter, automatic, self._extra, self.conductor.pending)
        self.players.show_fighter(self._view, fighter)
        self.odds.follow()
        self.simulation.simulating.follow()
        self.tabling.show_view(self._view)
        self.keeping.show_view(self._view)
        self.tabling.show_crowd()
        self.previewing.show_view(self._view, "" if fighter is None else fighter.id)
        self.menu.sheet.setEnabled(fighter is not None and bool(fighter.character))
        if self.centre.wounds.isVisibleTo(self) and not self.centre.wounds.concerns(fighter):
            self.centre.wounds.close_strip()
        open_ = self.writable and self._view.stage is not Stage.CLOSED
        for part in self.centre.parts():
            part.setEnabled(open_)
        self.centre.sequel.setEnabled(self.writable)
        self.centre.exchanges.correct.setVisible(self.writable)
        self._show_rewrite()

    def _show_rewrite(self) -> None:
        """What of the step that is looked at can be corrected."""
        entry = self.past.entry
        if not entry:
            self.rewrite.leave()
            return
        self.centre.add.hide()
        lines = self.past.lines()
        if self.session.damage is not None or self.past.is_undone:
            nothing = Editable(entry=entry, why_not=say("replay.elsewhere"))
            self.rewrite.show_entry(nothing, lines, names(self._view.fighters))
        else:
            editable = self.session.replays.editable(entry)
            self.rewrite.show_entry(editable, lines, names(self._view.fighters))

    def show_journal(self) -> None:
        """The lines of the journal, with those that were undone where they are wanted."""
        self.journal.refresh()
        self.journal.show_names(tuple(one.name for one in self._view.fighters))

    def show_library(self) -> None:
        """The characters who could join."""
        cards = tuple(
            card
            for card in self.context.library.characters.list(self.session.campaign)
            if card.system == self.session.system
        )
        # Those of now: a change is told before its view is shown, and the view may be a past one.
        now = self.session.view()
        here = frozenset(one.character for one in now.fighters if one.id in present(now))
        self.centre.add.show_library(cards, here, self._templates)

    # Selecting.

    def _select_next(self) -> None:
        """Select who is expected to answer next: the first below the selected one."""
        waiting = [a.actor for a in self._view.asks if a.actor and not a.optional and not a.dice]
        if not waiting:
            optional = [a.actor for a in self._view.asks if a.actor and a.optional]
            waiting = optional if len(optional) == 1 else []
        order = [one.id for one in self._view.fighters]
        chosen = self.order.selected()
        if waiting and chosen not in waiting:
            begin = order.index(chosen) if chosen in order else 0
            turned = order[begin:] + order[:begin]
            self.order.select(next((one for one in turned if one in waiting), waiting[0]))
        elif waiting:
            # Of several turns of a round, the one that is on.
            self.order.select(chosen)

    def _settle_focus(self, *, changed: bool) -> None:
        """Put the keyboard where the next key is expected."""
        if changed and self.centre.dice.lines() and self.centre.dice.focus_missing():
            return
        now = QApplication.focusWidget()
        if now is None or not now.isVisibleTo(self) or changed or not self._is_in_centre(now):
            self.order.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_is_home(self) -> bool:
        return QApplication.focusWidget() in (self.order, self.form.nextButton, self)

    def _is_in_centre(self, widget: QWidget | None) -> bool:
        return widget is not None and self.form.centreColumn.isAncestorOf(widget)

    def _assemble(self) -> None:
        form = self.form
        form.orderLayout.addWidget(self.order, 1)
        form.orderLayout.addWidget(self.tabling.clocks)
        form.orderLayout.addWidget(self.players.corner)
        form.journalLayout.addWidget(self.journal, 1)
        form.bannerLayout.addWidget(self.past_bar)
        form.bannerLayout.addWidget(self.damage)
        form.bannerLayout.addWidget(self.newer.banner)
        form.centrePageLayout.insertWidget(0, self.rewrite)
        form.bannerLayout.addWidget(self.banner)
        for strip in self.prompts.strips():
            form.bannerLayout.addWidget(strip)
        form.titleLabel.setFont(theme.serif(theme.Size.TITLE))
        form.phaseLabel.setFont(theme.serif(theme.Size.LARGE))
        form.expectedLabel.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        for label in (form.orderTitle, form.journalTitle):
            label.setFont(theme.bold(theme.sans(theme.Size.SMALL)))
        set_icon(form.undoButton, IconName.UNDO)
        set_icon(form.redoButton, IconName.REDO)
        form.columns.setStretchFactor(1, 1)
        # On a wide screen a number stays near its name.
        form.centrePage.setMaximumWidth(theme.scaled(self, _WIDEST_PAGE))
        self.resize(1280, 800)
        if self.session.damage is not None:
            text = self.context.texts.render(self.session.damage)
            go_on = self.tr("Continuer dans une copie")
            self.damage.show_message(Severity.WARNING, text, actions=(go_on,))

    def _connect(self) -> None:
        self.conductor.acted.connect(self.acted)
        self.newer.applied.connect(self.acted)
        self.newer.offered.connect(self.menu.settings.setEnabled)
        self.menu.settings.triggered.connect(self.newer.apply)
        self.past.moved.connect(self.look_back)
        self.rewrite.written.connect(self.acted)
        self.conductor.diceWanted.connect(self.want_dice)
        self.context.hub.changed.connect(self._follow)
        self.order.fighterSelected.connect(self.hands.fighter_selected)
        self.hands.connect_panels()
        self.hands.connect_menu()

    def _follow(self, change: object) -> None:
        """Somebody else changed something."""
        if not isinstance(change, ChangeSet):
            return
        if change.library or change.characters:
            self.show_library()
            self.newer.show()
        if self.session.id in change.fights and change.initiator != self.conductor.initiator:
            self._refresh(moved=False)


def _turn(view: FightView) -> tuple[Stage, int, str]:
    """What tells one step of a turn from the next."""
    return view.stage, view.round, view.phase.key
