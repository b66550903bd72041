"""Contacts and Réputations that traits bring: named here so that nothing is left to guess."""

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules.nightprowler.document import character as document
from desktop.rules.nightprowler.edits.apply import (
    AddContact,
    AddReputation,
    RemoveContact,
    RemoveReputation,
    UpdateContact,
    UpdateReputation,
)
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.texts import TextField
from desktop.ui.wizard.common.rows import swap_rows
from desktop.ui.wizard.nightprowler.making import Making

ASKING = frozenset(
    {
        "np.problem.contacts",
        "np.problem.reputation-positive",
        "np.problem.reputation-negative",
    }
)
"""Problems that a contact or a Réputation mends."""


class Relations(QWidget):
    """A row for each contact and Réputation, and buttons for more."""

    def __init__(self, making: Making) -> None:
        super().__init__()
        self._making = making
        self._ids: list[str] = []
        self._rows: list[_Contact | _Reputation] = []
        self.contact = QPushButton(self.tr("Contact…"))
        self.good = QPushButton(self.tr("Réputation positive…"))
        self.bad = QPushButton(self.tr("Réputation négative…"))
        self.contact.setAccessibleName(self.tr("Ajouter un contact"))
        self.good.setAccessibleName(self.tr("Ajouter une Réputation positive"))
        self.bad.setAccessibleName(self.tr("Ajouter une Réputation négative"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.GRID)
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.SPACE_IN_GROUP)
        buttons.addWidget(PlainLabel(self.tr("Ajouter")))
        for button in (self.contact, self.good, self.bad):
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._column.addLayout(buttons)
        self.contact.clicked.connect(self._add_contact)
        self.good.clicked.connect(self._add_good)
        self.bad.clicked.connect(self._add_bad)

    def rows(self) -> tuple["_Contact | _Reputation", ...]:
        """A row for each."""
        return tuple(self._rows)

    def refresh(self) -> None:
        """Show what the character has."""
        character = self._making.character
        ids = [one.id for one in (*character.contacts, *character.reputations)]
        if ids != self._ids:
            self._ids = ids
            old = self._rows
            self._rows = [_Contact(self._making, one) for one in character.contacts]
            self._rows += [_Reputation(self._making, one) for one in character.reputations]
            swap_rows(self._column, old, self._rows, self.contact)
        for row, one in zip(self._rows, (*character.contacts, *character.reputations), strict=True):
            row.field.set_value(one.name if isinstance(one, document.Contact) else one.text)
        asked = {one.text.key for one in self._making.shown.problems}
        self.setVisible(bool(ids or asked & ASKING))

    def _add_contact(self) -> None:
        contact = document.Contact(self._making.new_id(), self.tr("Contact à nommer"))
        self._making.run(AddContact(contact))
        self._edit_last(contact.id)

    def _add_good(self) -> None:
        self._add_reputation(positive=True)

    def _add_bad(self) -> None:
        self._add_reputation(positive=False)

    def _add_reputation(self, *, positive: bool) -> None:
        text = self.tr("Réputation à préciser")
        reputation = document.Reputation(self._making.new_id(), text, positive)
        self._making.run(AddReputation(reputation))
        self._edit_last(reputation.id)

    def _edit_last(self, id: str) -> None:
        for row in self._rows:
            if row.id == id:
                row.field.setFocus()
                row.field.selectAll()


class _Row(QWidget):
    """A word for what it is, a field, and a button to take it back."""

    def __init__(self, making: Making, id: str) -> None:
        super().__init__()
        self.id = id
        self.making = making
        self._word = PlainLabel()
        self._word.setFixedWidth(theme.scaled(self, 150))
        self.field = TextField("")
        self.remove = QPushButton(self.tr("Retirer"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self._word)
        row.addWidget(self.field, 1)
        row.addWidget(self.remove)

    def say(self, word: str, name: str) -> None:
        """Say what the row is, and what its button takes back."""
        self._word.setText(word)
        self.field.setAccessibleName(word)
        self.remove.setAccessibleName(self.tr("Retirer : {name}").format(name=name))


class _Contact(_Row):
    """A person one can call on."""

    def __init__(self, making: Making, contact: document.Contact) -> None:
        super().__init__(making, contact.id)
        self.say(self.tr("Contact"), contact.name)
        self.field.textCommitted.connect(self._tell)
        self.remove.clicked.connect(self._remove)

    def _tell(self, name: str) -> None:
        for one in self.making.character.contacts:
            if one.id == self.id:
                self.making.run(
                    UpdateContact(document.Contact(one.id, name, one.milieu, one.rank, one.note))
                )

    def _remove(self) -> None:
        self.making.run(RemoveContact(self.id))


class _Reputation(_Row):
    """A name one has made for oneself."""

    def __init__(self, making: Making, reputation: document.Reputation) -> None:
        super().__init__(making, reputation.id)
        word = self.tr("Réputation positive")
        if not reputation.positive:
            word = self.tr("Réputation négative")
        self.say(word, reputation.text)
        self.field.textCommitted.connect(self._tell)
        self.remove.clicked.connect(self._remove)

    def _tell(self, text: str) -> None:
        for one in self.making.character.reputations:
            if one.id == self.id:
                self.making.run(UpdateReputation(document.Reputation(one.id, text, one.positive)))

    def _remove(self) -> None:
        self.making.run(RemoveReputation(self.id))
