"""Skill against skill: who acts attacks, what usually counters his skill is proposed."""

from PySide6.QtWidgets import QWidget

from desktop.rules.harp import resistance, trial
from desktop.rules.harp.tables.people import Opposition
from desktop.rules.harp.trial import Asked
from desktop.ui import theme
from desktop.ui.scenes.harp.manoeuvres.facing import Facing
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.harp.subject import Subject


class OpposedPage(Facing):
    """Compétence contre Compétence (HARP-CVC, HARP-CVC-PAIRS)."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        titles = (self.tr("Celui qui agit"), self.tr("Celui qui s’oppose"))
        super().__init__(subject, titles, ("skill", "resistance"), parent)
        self._proposed: Opposition | None = None
        self.usual = Note(tone=theme.Tone.MUTED)
        self.left.addWidget(self.usual)
        self.lay_out()
        self.attack.changed.connect(self._propose)
        self.defence.who.currentIndexChanged.connect(self._offer)
        self._propose()

    def won(self) -> str:
        return self.tr("{name} tient tête à {foe}.")

    def lost(self) -> str:
        return self.tr("{foe} l’emporte sur {name}.")

    def _propose(self) -> None:
        """What usually counters the skill, once for each skill that is chosen."""
        usual = self._usual()
        if usual != self._proposed:
            self._proposed = usual
            self._offer()
        self._tell()

    def _usual(self) -> Opposition | None:
        here, asked = self.attack.person, self.attack.asked
        if here.character is None or asked is None:
            return None
        skill = trial.skill_of(self._subject.tables, here.character, asked.id)
        if skill is None:
            return None
        return resistance.opposition(self._subject.tables, skill.skill, skill.specialty)

    def _offer(self) -> None:
        """Ask the defender for it: the best of his skills of that kind."""
        usual, other = self._proposed, self.defence.person
        if usual is None or other.character is None:
            return
        if usual.against is None:
            self.defence.ask(Asked("resistance", usual.resistance or ""))
            return
        held = [one for one in other.character.skills if one.skill == usual.against]
        found = [Asked("skill", one.id) for one in held] or [Asked("skill", usual.against)]
        self.defence.ask(max(found, key=self._worth))

    def _worth(self, asked: Asked) -> int:
        own = self.defence.person.own(asked, 0)
        return 0 if own is None else own.total

    def _tell(self) -> None:
        tables = self._subject.tables
        pairs: list[str] = []
        for one in tables.oppositions:
            name = tables.skills.get(one.skill).name
            skill = f"{name} ({one.specialty})" if one.specialty else name
            if one.against is not None:
                against = tables.skills.get(one.against).name
            else:
                resistance = tables.resistances.get(one.resistance or "")
                against = self._subject.texts.render(resistance.name)
            pairs.append(self.tr("{skill} contre {against}").format(skill=skill, against=against))
        self.usual.setText(
            self.tr("Oppositions usuelles : {pairs}.").format(pairs=", ".join(pairs))
        )
