"""The second tab: identity, cassure, and the memory traits with their balance."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.character.derived import TraitView
from desktop.rules.nightprowler.edits.apply import AddTrait, RemoveTrait, SetText, SetTraitText
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.sheets.common.inplace import InlineText
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Note, Paper, Rule, SectionTitle
from desktop.ui.sheets.common.picks import AddButton, RemoveButton
from desktop.ui.sheets.nightprowler.choice_lines import ChoiceLines
from desktop.ui.sheets.nightprowler.identity_picks import IdentityPicks
from desktop.ui.sheets.nightprowler.lines import trait_title
from desktop.ui.sheets.nightprowler.remarks import TextLines
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.labels import PlainLabel


class TraitLine(QWidget):
    """A trait: title, where it comes from, its effect, and one's own words."""

    written = Signal(str, str)
    removed = Signal(str)

    def __init__(self, view: TraitView, origin: str) -> None:
        super().__init__()
        self._pick = view.pick
        title = PlainLabel(trait_title(view))
        title.setFont(theme.bold(theme.sans(theme.Size.BODY)))
        kind = PlainLabel(f"{view.type} · {origin}", tone=theme.Tone.MUTED)
        kind.setFont(theme.sans(theme.Size.SMALL))
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_IN_GROUP)
        head.addWidget(title)
        head.addWidget(kind)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.GRID)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(Note(view.effect, tone=theme.Tone.MUTED))
        self.text: InlineText | None = None
        if view.pick:
            self.text = InlineText(
                self.tr("Précision de {name}").format(name=view.name),
                placeholder=self.tr("Cause, personne, école…"),
            )
            self.text.textCommitted.connect(self._write)
            column.addWidget(self.text)
            remove = RemoveButton(view.pick, view.name)
            remove.removed.connect(self.removed)
            head.addWidget(remove)
        self.show_view(view)

    def show_view(self, view: TraitView) -> None:
        """Show the words that go with the trait."""
        if self.text is not None:
            self.text.set_value(view.text)

    def _write(self, text: str) -> None:
        self.written.emit(self._pick, text)


class MemoryPage(SheetPage):
    """Who the character is and what he remembers."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.identity = IdentityPicks()
        self.cassure_text = InlineText(
            self.tr("Récit de la cassure"), placeholder=self.tr("Ce qui s’est passé…")
        )
        self.cassure = TextLines()
        self.choices = ChoiceLines()
        self.balance = ExplainedValue(self.tr("Points de Mémoire"))
        self.age = ExplainedValue(self.tr("Âge"))
        self.bounty = ExplainedValue(self.tr("Mise à prix"))
        self.debt = ExplainedValue(self.tr("Dette"))
        self.prison = ExplainedValue(self.tr("Séjours en prison à tirer"))
        self.add = AddButton(self.tr("Ajouter un trait"))
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.GRID)
        self._lines: KeyedLines[TraitLine] = KeyedLines(self._column, self.add)
        self._offer()
        self._lay_out()
        self.identity.commandAsked.connect(subject.run)
        self.choices.commandAsked.connect(subject.run)
        self.cassure_text.textCommitted.connect(self._write_cassure)
        self.add.chosen.connect(self._add)

    def refresh(self) -> None:
        """Show the character as it is now."""
        subject = self._subject
        character, derived = subject.character, subject.derived
        self.identity.show_subject(subject)
        self.cassure_text.set_value(character.cassure_text)
        self.cassure.show_lines(self._cassure())
        self.choices.show_subject(subject)
        self._asked.setVisible(bool(derived.choices))
        view = explained(subject.texts, self.tr("Points de Mémoire"), derived.memory)
        self.balance.set_view(view, self.tr("{value} PM").format(value=signed_text(view.total)))
        for widget, title, number in (
            (self.age, self.tr("Âge"), derived.age),
            (self.bounty, self.tr("Mise à prix"), derived.bounty),
            (self.debt, self.tr("Dette"), derived.debt),
            (self.prison, self.tr("Séjours en prison à tirer"), derived.prison_rolls),
        ):
            widget.set_view(explained(subject.texts, title, number))
        self._show_traits()

    def traits(self) -> tuple[TraitLine, ...]:
        """The trait lines, as they are read."""
        return self._lines.widgets()

    def _cassure(self) -> list[tuple[str, str]]:
        id, tables = self._subject.character.cassure, self._subject.tables
        if id not in tables.cassures:
            return []
        cassure = tables.cassure(id)
        return [
            ("", self.tr("Avantage : {text}").format(text=cassure.advantage)),
            ("", self.tr("Inconvénient : {text}").format(text=cassure.drawback)),
        ]

    def _show_traits(self) -> None:
        shown = {
            # Traits of one name may come from several places.
            f"{view.pick or view.trait} {origin} {view.name}": (view, origin)
            for view in self._subject.derived.traits
            for origin in (self._subject.texts.render(view.origin),)
        }
        self._lines.show(shown, self._line, _fill)

    def _line(self, shown: tuple[TraitView, str]) -> TraitLine:
        line = TraitLine(*shown)
        line.written.connect(self._write)
        line.removed.connect(self._remove)
        return line

    def _offer(self) -> None:
        tables = self._subject.tables
        bought = sorted(
            (one for one in tables.traits if not tables.is_free(one.id)),
            key=lambda one: (one.type, -one.pm, one.name),
        )
        self.add.offer(
            [
                (
                    one.id,
                    self.tr("{name} ({pm} PM)").format(name=one.name, pm=signed_text(one.pm)),
                )
                for one in bought
            ]
        )

    def _lay_out(self) -> None:
        page = Paper()
        page.column.addWidget(SectionTitle(self.tr("Identité et origines")))
        page.column.addWidget(self.identity)
        page.column.addLayout(self._numbers())
        page.column.addWidget(self.cassure_text)
        page.column.addWidget(self.cassure)
        page.column.addWidget(Rule())
        self._asked = QWidget()
        asked = QVBoxLayout(self._asked)
        asked.setContentsMargins(0, 0, 0, 0)
        asked.addWidget(SectionTitle(self.tr("À choisir")))
        asked.addWidget(self.choices)
        asked.addWidget(Rule())
        page.column.addWidget(self._asked)
        head = QHBoxLayout()
        head.addWidget(SectionTitle(self.tr("Traits de mémoire")))
        head.addStretch(1)
        label = PlainLabel(self.tr("Solde"), tone=theme.Tone.MUTED)
        label.setFont(theme.sans(theme.Size.BODY))
        head.addWidget(label)
        head.addWidget(self.balance)
        head.addWidget(self.add)
        page.column.addLayout(head)
        page.column.addLayout(self._column)
        page.column.addStretch(1)
        self.lay(page)

    def _numbers(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.GRID)
        for title, widget in (
            (self.tr("Âge"), self.age),
            (self.tr("Mise à prix"), self.bounty),
            (self.tr("Dette"), self.debt),
            (self.tr("Séjours en prison à tirer"), self.prison),
        ):
            label = PlainLabel(title, tone=theme.Tone.MUTED)
            label.setFont(theme.sans(theme.Size.BODY))
            row.addWidget(label)
            row.addWidget(widget)
            row.addSpacing(theme.PAGE_MARGIN)
        row.addStretch(1)
        return row

    def _write_cassure(self, text: str) -> None:
        self._subject.run(SetText("cassure_text", text))

    def _add(self, trait: str) -> None:
        self._subject.run(AddTrait(trait))

    def _write(self, pick: str, text: str) -> None:
        self._subject.run(SetTraitText(pick, text))

    def _remove(self, pick: str) -> None:
        self._subject.run(RemoveTrait(pick))


def _fill(line: TraitLine, shown: tuple[TraitView, str]) -> None:
    line.show_view(shown[0])
