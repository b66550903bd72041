"""What the players' screen says, in words: painted there, and read out to whoever listens."""

from PySide6.QtCore import QObject

from desktop.rules.playerview import Person, PlayerView, Points
from desktop.text import Catalogue
from desktop.ui.widgets.figures import integer_text


class PlayerWords(QObject):
    """Texts of a `PlayerView`."""

    def __init__(self, texts: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._texts = texts

    def round(self, view: PlayerView) -> str:
        """ "Tour 4", or nothing."""
        if not view.round:
            return ""
        return f"{self._texts.round.capitalize()} {integer_text(view.round)}"

    def step(self, view: PlayerView) -> str:
        """The step of the round, or nothing."""
        return "" if view.step is None else self._texts.render(view.step)

    def ended(self) -> str:
        """What is said once all is over."""
        return self.tr("C’est terminé.")

    def waiting(self) -> str:
        """What is said where nobody is shown."""
        return self.tr("Bientôt…")

    def ready(self) -> str:
        """What stands beside somebody whose choice is locked."""
        return self.tr("prêt")

    def turn(self) -> str:
        """What stands beside somebody whose turn it is."""
        return self.tr("à son tour")

    def state(self, one: Person) -> str:
        """How somebody is, in words."""
        said = [] if one.band is None else [one.band]
        return " · ".join(self._texts.render(each) for each in (*said, *one.states))

    def points(self, pool: Points) -> str:
        """ "Héroïsme 3/5"."""
        return self.tr("{title} {value}/{most}").format(
            title=self._texts.render(pool.title),
            value=integer_text(pool.value),
            most=integer_text(pool.most),
        )

    def initial(self, title: str) -> str:
        """The letter that stands before the boxes of a health table."""
        return title[:1].upper()

    def track_title(self, one: Person, place: int) -> str:
        """The name of a health table."""
        return self._texts.render(one.tracks[place].title)

    def spoken(self, view: PlayerView) -> str:
        """The whole screen in words."""
        if view.ended:
            return self.ended()
        head = [each for each in (self.round(view), self.step(view)) if each]
        people = [self._person(one) for one in view.people]
        return "\n".join([*head, *(people or [self.waiting()])])

    def _person(self, one: Person) -> str:
        said = [one.name]
        if one.turn:
            said.append(self.turn())
        if one.ready:
            said.append(self.ready())
        said.append(self.state(one))
        said.extend(self.points(pool) for pool in one.pools)
        for place, track in enumerate(one.tracks):
            said.append(
                self.tr("{track} : {ticked} cochées sur {usable}").format(
                    track=self.track_title(one, place),
                    ticked=sum(row[0] for row in track.rows),
                    usable=sum(row[1] for row in track.rows),
                )
            )
        return ", ".join(each for each in said if each)
