"""The step memory traits (I.C.4): what is bought with points de Mémoire, searched and balanced."""

from PySide6.QtWidgets import (
    QGridLayout,
    QPushButton,
    QWidget,
)

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.character.derived import TraitView
from desktop.rules.nightprowler.document.character import TraitPick
from desktop.rules.nightprowler.edits.apply import AddTrait, RemoveTrait, SetTraitText
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.texts import TextField
from desktop.ui.wizard.common.fitted import FittedArea
from desktop.ui.wizard.common.options import Mark, Option
from desktop.ui.wizard.common.rows import swap_rows
from desktop.ui.wizard.common.searched import SearchedOptions
from desktop.ui.wizard.nightprowler.making import Making
from desktop.ui.wizard.nightprowler.page import Page
from desktop.ui.wizard.nightprowler.relations import Relations

BALANCE = "NP-TRAIT-PM-SIGN"
"""The rule that a trait may break for a while: what is dear may be taken before what pays it."""

EXCLUSION = "NP-TRAIT-EXCLUSIVE-GROUP"
"""The rule that closes a trait while another is kept; the GM may waive it."""


class TraitsPage(Page):
    """A searched list where Enter takes a trait or gives it back, and the traits taken."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "traits")
        self.set_head(
            self.tr("Traits de mémoire"),
            self.tr(
                "Les fardeaux donnent des points de Mémoire (+), les faveurs en coûtent (−). "
                "Le solde ne descend pas sous zéro."
            ),
        )
        self.balance = ExplainedValue(self.tr("Solde de points de Mémoire"))
        self.found = SearchedOptions(
            self.tr("Traits de mémoire"), self.tr("Rechercher un trait"), Mark.SEVERAL
        )
        self.search, self.list = self.found.search, self.found.list
        self.found.optionConsidered.connect(self._consider)
        self.found.optionChosen.connect(self._toggle)
        self.found.head.addWidget(PlainLabel(self.tr("Solde")))
        self.found.head.addWidget(self.balance)
        self.content.addWidget(self.found, 1)
        self._taken_title = Heading(self.tr("Traits pris"), size=theme.Size.LARGE)
        self.taken = _Taken(making, self.list)
        self.content.addWidget(self._taken_title)
        self.content.addWidget(self.taken)

    def first(self) -> QWidget | None:
        return self.list

    def refresh(self) -> None:
        super().refresh()
        derived = self.making.derived
        self.balance.set_view(
            explained(self.making.texts, self.tr("Points de Mémoire"), derived.memory),
            self.tr("{balance} PM").format(balance=signed_text(derived.memory.total)),
        )
        self.balance.set_tone(theme.Tone.VITALITY if derived.memory.total < 0 else theme.Tone.INK)
        tables = self.making.system.tables
        self.found.set_options(
            tuple(self._option(trait.id) for trait in tables.traits if not tables.is_free(trait.id))
        )
        bought = tuple(self._bought(pick) for pick in self.making.character.traits)
        self._taken_title.setVisible(bool(bought))
        self.taken.show_traits(bought)

    def _bought(self, pick: TraitPick) -> TraitView:
        """A trait that was taken; one that the tables do not know shows its id."""
        for view in self.making.derived.traits:
            if view.pick == pick.id:
                return view
        return TraitView(
            trait=pick.trait,
            name=pick.trait,
            type="",
            effect="",
            pm=0,
            origin=say("np.char.origin-memory"),
            pick=pick.id,
            text=pick.text,
        )

    def _option(self, id: str) -> Option:
        tables = self.making.system.tables
        trait = tables.trait(id)
        chosen = any(pick.trait == id for pick in self.making.character.traits)
        reason = warning = ""
        if not chosen:
            tried = self.making.tried(AddTrait(id))
            if isinstance(tried, Message):
                reason = self.making.texts.render(tried)
            else:
                for breach in self.making.new_breaches(tried):
                    if breach.rule == BALANCE:
                        warning = self.tr("Le solde tomberait à {balance} PM.").format(
                            balance=signed_text(tried.derived.memory.total)
                        )
                    elif breach.rule == EXCLUSION:
                        reason = self.making.texts.render(breach.text)
        return Option(
            id,
            trait.name,
            f"{tables.trait_types.get(trait.type).name} · {trait.effect}",
            self.tr("{amount} PM").format(amount=signed_text(trait.pm)),
            chosen=chosen,
            reason=reason,
            warning=warning,
        )

    def _consider(self, id: str) -> None:
        option = self.found.option(id)
        if option is None:
            self.making.consider(None)
        elif option.chosen:
            self.making.consider(RemoveTrait(self._pick(id)))
        else:
            self.making.consider(AddTrait(id))

    def _toggle(self, id: str) -> None:
        option = self.found.option(id)
        if option is not None and option.chosen:
            self.making.run(RemoveTrait(self._pick(id)))
        else:
            self.making.run(AddTrait(id))

    def _pick(self, trait: str) -> str:
        picks = [pick.id for pick in self.making.character.traits if pick.trait == trait]
        return picks[-1] if picks else ""


class _Taken(FittedArea):
    """The traits that are bought, each with the words that it needs, and who they bring."""

    def __init__(self, making: Making, fallback: QWidget) -> None:
        super().__init__(most=180, least=70)
        self._making = making
        self._fallback = fallback
        self._rows: list[_TakenRow] = []
        self.relations = Relations(making)
        self.column.addWidget(self.relations)
        self.column.addStretch(1)

    def rows(self) -> tuple["_TakenRow", ...]:
        """A row for each trait."""
        return tuple(self._rows)

    def show_traits(self, views: tuple[TraitView, ...]) -> None:
        """Show the bought traits; fields that somebody types in stay."""
        if [row.pick for row in self._rows] != [view.pick for view in views]:
            old, self._rows = self._rows, [_TakenRow(self._making, view) for view in views]
            swap_rows(self.column, old, self._rows, self._fallback)
        for row, view in zip(self._rows, views, strict=True):
            row.text.set_value(view.text)
        self.relations.refresh()
        self.setVisible(bool(views) or not self.relations.isHidden())
        self.updateGeometry()


class _TakenRow(QWidget):
    """One bought trait: name, cost, words, and buttons to take it again or give it back."""

    def __init__(self, making: Making, view: TraitView) -> None:
        super().__init__()
        self.pick = view.pick
        self._trait = view.trait
        self._making = making
        known = making.system.tables.traits
        wanted = known.get(view.trait).effects.needs_text if view.trait in known else ""
        name = PlainLabel(view.name)
        name.setFixedWidth(theme.scaled(self, 150))
        cost = PlainLabel(self.tr("{amount} PM").format(amount=signed_text(view.pm)))
        cost.setFont(theme.tabular(cost.font()))
        cost.setMinimumWidth(theme.scaled(self, 46))
        self.text = TextField(
            self.tr("{trait} : {wanted}").format(
                trait=view.name, wanted=wanted or self.tr("précision")
            )
        )
        self.text.setPlaceholderText(wanted or self.tr("précision"))
        self.text.textCommitted.connect(self._tell)
        self.again = QPushButton(self.tr("Encore"))
        self.again.setAccessibleName(self.tr("Prendre encore : {trait}").format(trait=view.name))
        self.again.setEnabled(view.trait in known)
        self.again.clicked.connect(self._again)
        self.remove = QPushButton(self.tr("Retirer"))
        self.remove.setAccessibleName(self.tr("Retirer : {trait}").format(trait=view.name))
        self.remove.clicked.connect(self._remove)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        for column, part in enumerate((name, cost, self.text, self.again, self.remove)):
            grid.addWidget(part, 0, column)
        grid.setColumnStretch(2, 1)

    def _tell(self, text: str) -> None:
        self._making.run(SetTraitText(self.pick, text))

    def _again(self) -> None:
        self._making.run(AddTrait(self._trait))

    def _remove(self) -> None:
        self._making.run(RemoveTrait(self.pick))
