"""What simulated fights have in common, in words."""

from PySide6.QtCore import QObject

from desktop.rules.fightview import FighterView
from desktop.rules.simulation import Spread, Summary, Toll
from desktop.services.rehearsal import Rehearsal
from desktop.text import Catalogue
from desktop.ui.combat.wording import side_letter


class SimulationText(QObject):
    """Writes about one rehearsal at a time."""

    def __init__(self, texts: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._texts = texts

    def side(self, rehearsal: Rehearsal, side: int) -> str:
        """What a side is called."""
        if side < len(rehearsal.sides):
            return self._texts.render(rehearsal.sides[side])
        return self.tr("Camp {letter}").format(letter=side_letter(side))

    def start(self, rehearsal: Rehearsal) -> str:
        """From which moment on the fight is played."""
        if not rehearsal.round:
            return self.tr("Depuis le début du combat.")
        return self.tr("À partir de maintenant, {round} {number}.").format(
            round=self._texts.round, number=rehearsal.round
        )

    def assumed(self, rehearsal: Rehearsal, longest: int) -> str:
        """How the simulated people play, who is not among them, and when a fight is given up."""
        told = [self._texts.render(one) for one in rehearsal.foresight.assumed()]
        told.append(
            self.tr(
                "Un combat s’arrête quand un seul camp tient debout ; après {number} {rounds}, il "
                "compte comme indécis."
            ).format(number=longest, rounds=self._texts.rounds)
        )
        if rehearsal.arrivals:
            rounds = ", ".join(str(one.round) for one in rehearsal.arrivals)
            told.append(
                self.tr(
                    "Les arrivées prévues ({round} {numbers}) viennent à leur tour, ou dès que "
                    "plus personne n’a d’adversaire."
                ).format(round=self._texts.round, numbers=rounds)
            )
        # A party may be named by several lines.
        missing = dict.fromkeys(self._texts.render(one) for one in rehearsal.missing)
        told += [self.tr("Ne vient pas : {reason}").format(reason=one) for one in missing]
        return "\n".join(told)

    def duration(self, found: Summary) -> str:
        """How long the fights took."""
        return self.tr("Durée : {number} {rounds}.").format(
            number=self.spread(found.rounds), rounds=self._texts.rounds
        )

    def counted(self, found: Summary) -> str:
        """How much the shares are worth."""
        return self.tr(
            "%n combat(s) ; chaque part à {margin} % près, 19 fois sur 20.", "", found.runs
        ).format(margin=found.margin)

    def spread(self, spread: Spread) -> str:
        """A range with its middle: "de 3 à 7 (5)"."""
        if spread.low == spread.high:
            return str(spread.middle)
        return self.tr("de {low} à {high} ({middle})").format(
            low=spread.low, high=spread.high, middle=spread.middle
        )

    def share(self, count: int, runs: int) -> str:
        """A share in whole per cent; what is not quite nothing or all does not look so."""
        value = round(100 * count / runs)
        if count and not value:
            return self.tr("< 1 %")
        if count < runs and value == 100:
            return self.tr("> 99 %")
        return self.tr("{value} %").format(value=value)

    def fall(self, toll: Toll, runs: int) -> str:
        """How often somebody fell, and how."""
        whole = self.share(toll.falls, runs)
        ways = (
            (toll.out, self.tr("assommé {share}")),
            (toll.dying, self.tr("mourant {share}")),
            (toll.dead, self.tr("mort {share}")),
        )
        told = [way.format(share=self.share(count, runs)) for count, way in ways if count]
        return (
            self.tr("{share} : {ways}").format(share=whole, ways=", ".join(told)) if told else whole
        )

    def pool(self, title: str) -> str:
        """The heading over what is spent of a pool."""
        return self.tr("{pool} dépensés").format(pool=title)

    def names(self, people: tuple[FighterView, ...]) -> str:
        """Several people by name."""
        return ", ".join(one.name for one in people)
