"""The rows of the order in words: what stands below a name, and all of a row for the ear."""

from PySide6.QtCore import QObject

from desktop.rules.fightview import ClockView, FighterView, FightView, Words
from desktop.rules.message import say
from desktop.text import Catalogue
from desktop.ui.combat.order_rows import Row
from desktop.ui.combat.wording import side_letter, wounds
from desktop.ui.widgets.figures import integer_text, signed_text


class OrderWords(QObject):
    """Words for one activity."""

    def __init__(self, texts: Catalogue, parent: QObject) -> None:
        super().__init__(parent)
        self._texts = texts
        self._words = Words()
        self._hidden: frozenset[str] = frozenset()
        self._clocks: dict[str, tuple[ClockView, ...]] = {}
        self._clocks_before: dict[str, tuple[ClockView, ...]] = {}

    def call(self, view: FightView) -> None:
        """Call things as the activity of a view does."""
        self._words = view.words
        found: dict[str, tuple[ClockView, ...]] = {}
        for clock in view.clocks:
            if clock.about:
                found[clock.about] = (*found.get(clock.about, ()), clock)
        self._clocks_before, self._clocks = self._clocks, found

    def clocks_changed(self, row: Row) -> bool:
        """Whether the clocks of a row are others than before the last call."""
        fighter = row.slot.fighter
        return self._clocks.get(fighter) != self._clocks_before.get(fighter)

    def hide(self, hidden: frozenset[str]) -> bool:
        """Say of these that the players do not see them; False when that was said already."""
        before, self._hidden = self._hidden, hidden
        return before != hidden

    def is_hidden(self, row: Row) -> bool:
        """Whether players see nobody of a row."""
        return bool(row.people) and all(one.id in self._hidden for one in row.people)

    def status(self, row: Row) -> str:
        """The words below a name."""
        if row.is_group:
            return self._of_group(row)
        words = list(self._of_slot(row))
        # What holds of somebody is said once: beside his first turn of the round.
        if row.fighter is not None and row.slot.turn <= 1:
            words.extend(self._of_fighter(row.fighter))
        return " · ".join(word for word in words if word)

    def spoken(self, row: Row) -> str:
        """All that a row shows, in words."""
        said = [row.name]
        one = row.fighter
        if row.is_group:
            said.append(self.tr("groupe ouvert") if row.opened else self.tr("groupe fermé"))
        said.extend(self._side(row.slot.side))
        if row.slot.score is not None and not row.is_group:
            said.append(self._score(row.slot.score))
        if one is not None and one.out and (one.dead or not self._words.out):
            said.append(self.tr("mort") if one.dead else self.tr("hors de combat"))
        if self.is_hidden(row):
            said.append(self.tr("caché aux joueurs"))
        if status := self.status(row):
            said.append(status)
        if one is not None:
            said.extend(self._health(one))
        return ", ".join(said)

    def _side(self, side: int) -> tuple[str, ...]:
        """The side in words; nothing where there are no sides."""
        names = self._words.sides
        if len(names) == 1:
            return ()
        if side < len(names):
            return (self._texts.render(names[side]),)
        return (self.tr("camp {side}").format(side=side_letter(side)),)

    def _score(self, score: int) -> str:
        if self._words.score:
            return self._texts.render(say(self._words.score, value=score))
        return self.tr("initiative {score}").format(score=integer_text(score))

    def _of_slot(self, row: Row) -> tuple[str, ...]:
        slot = row.slot
        words: list[str] = []
        if slot.turn > 1:
            words.append(self.tr("action n° {turn}").format(turn=slot.turn))
        if slot.current:
            words.append(self.tr("à son tour"))
        elif slot.done:
            words.append(self.tr("a agi"))
        if slot.wait == "hold":
            words.append(self.tr("attend"))
        elif slot.wait == "delay":
            words.append(self.tr("retarde"))
        if row.fighter is None:
            words.append(self.tr("parti"))
            words.extend(self._clock(clock) for clock in self._clocks.get(slot.fighter, ()))
        return tuple(words)

    def _of_fighter(self, one: FighterView) -> tuple[str, ...]:
        words = list(one.conditions)
        words.extend(
            self._clock(clock) for clock in self._clocks.get(one.id, ()) if not clock.condition
        )
        words.extend(self._texts.render(word) for word in one.status)
        if one.note:
            words.append(self.tr("✎ {note}").format(note=" ".join(one.note.split())))
        if one.look.alias:
            words.insert(0, self.tr("vu « {alias} »").format(alias=one.look.alias))
        if one.locked:
            ready = self._words.locked
            words.insert(0, self.tr("verrouillé") if ready is None else self._texts.render(ready))
        return tuple(words)

    def _clock(self, clock: ClockView) -> str:
        if clock.rung:
            return self.tr("{label} : échu").format(label=clock.label)
        return self.tr("{label} : {left}").format(label=clock.label, left=integer_text(clock.left))

    def _of_group(self, row: Row) -> str:
        able = [one for one in row.members if not one.out]
        words = [
            self.tr("{able} sur {count} debout").format(able=len(able), count=len(row.members))
        ]
        done = sum(slot.done for slot in row.slots)
        if current := next((slot for slot in row.slots if slot.current), None):
            words.insert(0, self.tr("au tour de : {name}").format(name=current.name))
        elif 0 < done == len(row.slots):
            words.insert(0, self.tr("ont agi"))
        locked = sum(one.locked for one in able)
        if locked:
            words.insert(
                0, self.tr("{locked} sur {count} prêts").format(locked=locked, count=len(able))
            )
        return " · ".join(words)

    def _health(self, one: FighterView) -> tuple[str, ...]:
        said: list[str] = []
        if one.penalty:
            said.append(self.tr("malus {penalty}").format(penalty=signed_text(one.penalty)))
        for track in one.tracks:
            ticked = sum(line[0] for line in wounds(track))
            said.append(
                self.tr("{track} : {ticked} cochées sur {usable}").format(
                    track=self._texts.render(track.title),
                    ticked=ticked,
                    usable=sum(line[1] for line in wounds(track)),
                )
            )
        return tuple(said)
