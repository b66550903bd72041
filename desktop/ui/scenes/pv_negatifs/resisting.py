"""Magic resistance: where an effect comes from, its level, and whether it is resisted."""

from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs import resistance
from desktop.rules.pv_negatifs.edits.chance import MOST_LEVEL
from desktop.rules.pv_negatifs.scenes.resisting import Resisted, Resisting, resisting
from desktop.rules.throws import Table
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.scenes.frame import PageFrame
from desktop.ui.scenes.throwing import ThrowPage
from desktop.ui.sheets.common.bits import Choose, Labelled, Tick
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.numbers import NumberField

_BASE = 12


class ResistancePage(ThrowPage[Resisted]):
    """Origin, levels, the player's choice, and the roll."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(subject, parent)
        self._subject = subject
        self.origin = Choose(self.tr("Origine de l’effet"))
        self.origin.offer(subject.titles(subject.tables.origins))
        self.origin.show_value("autrui")
        self.caster = NumberField(self.tr("Niveau de qui lance l’effet"), 0, MOST_LEVEL)
        self.caster.set_value(_BASE)
        self.maker = NumberField(self.tr("Niveau de qui a fait l’objet"), 0, MOST_LEVEL)
        self.required = NumberField(self.tr("Niveau requis pour le faire"), 0, MOST_LEVEL)
        for level in (self.maker, self.required):
            level.set_help(self.tr("0 : inconnu, ou pas d’objet."))
        self.wanted = Tick(self.tr("résiste"))
        self.wanted.setChecked(True)
        self.chance = Sum(subject, self.tr("Résistance (%)"))
        self.why = Note(tone=theme.Tone.MUTED)
        self.result = Note()
        self.result.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.option(Labelled(self.tr("Origine"), self.origin), self.wanted)
        self.option(
            Labelled(self.tr("Niveau du lanceur"), self.caster),
            Labelled(self.tr("du créateur de l’objet"), self.maker),
            Labelled(self.tr("requis pour le créer"), self.required),
            self.chance,
        )
        self.option(self.why)
        self.outcome(self.result)
        self._rules = {
            "choix": self.tr("Le joueur choisit de résister ou non."),
            "activer": self.tr("La résistance doit être activée exprès, jamais pour longtemps."),
            "toujours": self.tr("La résistance joue toujours, que l’effet aide ou nuise."),
            "jamais": self.tr("La résistance ne joue jamais."),
        }
        self._words = {
            Resisted.RESISTED: self.tr("L’effet est neutralisé."),
            Resisted.PASSED: self.tr("La magie passe."),
            Resisted.NOT_ROLLED: self.tr("Aucun jet : l’effet agit."),
        }
        self.origin.currentIndexChanged.connect(self.restart)
        self.wanted.toggled.connect(self.restart)
        for level in (self.caster, self.maker, self.required):
            level.valueCommitted.connect(self.restart)
        self.furnish()

    def scene(self, table: Table) -> Resisted:
        subject = self._subject
        asked = Resisting(
            origin=self.origin.value(), level=self._level(), wanted=self.wanted.isChecked()
        )
        return resisting(subject.tables, subject.settings, subject.character, asked, table)

    def show_outcome(self, result: Resisted | None) -> None:
        subject, one = self._subject, self._subject.character
        row = subject.tables.origins.get(self.origin.value())
        self.wanted.setVisible(row.applies in ("choix", "activer"))
        self.chance.show_sum(resistance.chance(subject.tables, one, self._level()))
        told = [self._rules[row.applies]]
        if row.limited and one.wears("limiteur"):
            told.append(self.tr("Le limiteur porté laisse agir ce qui est bu."))
        if not one.resistance:
            told.append(self.tr("La fiche n’a aucune résistance à la magie."))
        elif one.dead:
            told.append(self.tr("Une créature morte n’en a plus."))
        self.why.setText(" ".join(told))
        self.result.setText("" if result is None else self._words[result])
        self.result.setVisible(result is not None)

    def _level(self) -> int:
        maker, required = self.maker.value() or None, self.required.value() or None
        level = resistance.effect_level(self.caster.value(), maker, required)
        return level or 0


class SceneWindow(PageFrame[Subject]):
    """The magic resistance of one character. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.page = ResistancePage(subject)
        self.hold(subject, self.page, self.tr("Résistance à la magie"))
