"""Texts with a number, in classes that others inherit from."""

from PySide6.QtCore import QCoreApplication


class Counting:
    """Goes before a kind of QObject: its `tr` finds the texts of every class above.

    That of PySide looks among those of the object's own class first, and takes what it does not
    find there, once the number is filled in, for a translation.
    """

    def tr(self, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text in the language of the interface, in the form that `n` wants."""
        unfound = text if n < 0 else text.replace("%n", str(n))
        for kind in type(self).__mro__:
            said = QCoreApplication.translate(kind.__name__, text, disambiguation, n)
            if said != unfound:
                return said
        return unfound
