"""Jets de Résistance: variable, static, and cascades of either kind, poisons and diseases among
them, which stay on the sheet of whom they strike."""

from PySide6.QtWidgets import QWidget

from desktop.rules.harp import diseases, notation, resistance
from desktop.rules.harp.commands.health import Catch, Change, PutAilment
from desktop.rules.harp.document import Ailment
from desktop.rules.harp.tables.health import Level
from desktop.rules.harp.trial import Asked
from desktop.ui import theme
from desktop.ui.errors import reported
from desktop.ui.scenes.harp.manoeuvres.catching import Catching
from desktop.ui.scenes.harp.manoeuvres.facing import Facing
from desktop.ui.sheets.common.bits import Choose, Labelled, Row, Words, new_id
from desktop.ui.sheets.common.inplace import InlineArea
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.wheel import guard_wheel

_NONE, _OWN = "", "*"
_VARIABLE, _STATIC = "variable", "statique"
_HIGH = 96


class ResistPage(Facing):
    """What is resisted: an effect alone, or one of the campaign's cascades (HARP-JR-VARIABLE,
    HARP-JR-STATIC, HARP-JRC-STATIC, HARP-JRC-VARIABLE)."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        titles = (self.tr("Attaque"), self.tr("Défense"))
        super().__init__(subject, titles, ("resistance",), parent)
        self.kind = Choose(self.tr("Jet de Résistance"))
        self._catch = ""
        self.kind.offer(
            [
                (_VARIABLE, self.tr("variable : l’attaque fixe le Nombre Cible")),
                (_STATIC, self.tr("statique : le Nombre Cible est donné")),
            ]
        )
        self.effect = Choose(self.tr("Contre quoi"))
        self.effect.offer(subject.titles(subject.tables.effects))
        self.cascade = Choose(self.tr("Cascade"))
        self.notation_ = Words(self.tr("Notation, comme JR Esprit (80)"), wide=200)
        self.levels = Note()
        self.own = InlineArea(self.tr("Cascade écrite, un niveau par ligne"))
        self.own.setPlaceholderText("JRC (NC - 30) : …\nJRC (NC) : …\nJRC (NC + 20) : …")
        self.own.setFixedHeight(theme.scaled(self, _HIGH))
        self._written: tuple[notation.Effect, ...] = ()
        self.catching = Catching(subject)
        self._against = Labelled(self.tr("Contre"), self.effect)
        head = Row(
            Labelled(self.tr("Jet"), self.kind),
            self._against,
            Labelled(self.tr("Cascade"), self.cascade),
            self.notation_,
        )
        self.left.addWidget(self.levels)
        self.right.addWidget(self.catching)
        self.lay_out(head, self.own)
        self.kind.currentIndexChanged.connect(self._change_kind)
        self.effect.currentIndexChanged.connect(self._change_effect)
        self.cascade.currentIndexChanged.connect(self._change_cascade)
        self.notation_.returnPressed.connect(self._enter_notation)
        self.notation_.editingFinished.connect(self._read_notation)
        self.own.textCommitted.connect(self._write)
        self.catching.kept.connect(self._kept)
        guard_wheel(self)
        self._offer_cascades()
        self._change_effect()
        self._change_kind()

    @property
    def strikes(self) -> bool:
        return self.kind.value() != _STATIC

    @property
    def cascading(self) -> tuple[Level, ...]:
        """The levels of the cascade that is rolled, none for an effect alone."""
        if self.cascade.value() == _OWN:
            return tuple(one.level for one in self._written)
        return diseases.levels_of(self._subject.tables, self.cascade.value())

    @property
    def aimed(self) -> bool:
        return super().aimed or (bool(self.cascading) and not self._offset)

    @property
    def _offset(self) -> bool:
        return any(one.offset is not None for one in self.cascading)

    def level(self) -> Level | None:
        """The level of the cascade that the defender suffers, None while something is missing."""
        answer, levels = self.defence.score(), self.cascading
        if answer is None or not levels or not self.aimed:
            return None
        return resistance.reached(levels, answer.total, self.target.value())

    def show_verdict(self) -> None:
        super().show_verdict()
        self._show_levels()
        level = self.level()
        if level is not None and not self._failed_attack():
            bad = level.id != diseases.NONE and level is not self._best
            self.verdict.set_tone(theme.Tone.VITALITY if bad else theme.Tone.GOOD)
            self.verdict.setText(
                self.tr("{name} : {level}.").format(
                    name=self.defence.called, level=self._level_words(level)
                )
            )
        self.catching.propose(self._caught(level))

    def clear(self) -> None:
        self._catch = ""
        super().clear()

    def refresh(self) -> None:
        self._offer_cascades()
        super().refresh()

    @property
    def _best(self) -> Level | None:
        """The mildest level of a cascade that somebody wrote: nobody need keep it."""
        return self._written[-1].level if self.cascade.value() == _OWN and self._written else None

    def _caught(self, level: Level | None) -> tuple[str, Catch | PutAilment] | None:
        """The disease or poison as it would strike the defender's sheet."""
        victim = self.defence.person
        if level is None or level.id == diseases.NONE or victim.character is None:
            return None
        self._catch = self._catch or new_id()
        if self.cascade.value() == _OWN:
            words = self._level_words(level)
            if level is self._best or not words:
                return None
            return victim.id, PutAilment(Ailment(id=self._catch, name=words))
        command = Catch(
            id=self._catch,
            disease=self.cascade.value(),
            target=self.target.value() if self.strikes else 0,
            changes=tuple(Change(one.reason, one.amount) for one in self.defence.changes()),
            rolled=self.defence.chain.rolled("resist"),
        )
        return victim.id, command

    def _offer_cascades(self) -> None:
        tables = self._subject.tables
        found = [one.id for one in tables.cascades]
        found += [one.id for one in tables.diseases if one.level]
        names = [(one, diseases.ailment_name(tables, Ailment(id="", disease=one))) for one in found]
        render = self._subject.texts.render
        alone = (_NONE, self.tr("aucune : résiste ou subit"))
        self.cascade.blockSignals(True)
        own = (_OWN, self.tr("écrite ici…"))
        self.cascade.offer([alone, *((id, render(name)) for id, name in names), own])
        self.cascade.blockSignals(False)

    def _level_words(self, level: Level) -> str:
        if self.cascade.value() == _OWN:
            return next((one.text for one in self._written if one.level is level), "")
        name = diseases.level_name(self.cascade.value(), level.id)
        return self._subject.texts.render(name)

    def _write(self, text: str) -> None:
        """The GM's own cascade; what is no level of one is said."""
        self._written = ()
        with reported(self._subject.strip, self._subject.texts):
            self._written = notation.cascade(text)
        if self.cascading:
            self.kind.show_value(_VARIABLE if self._offset else _STATIC)
        self._catch = ""
        self.show_verdict()

    def _show_levels(self) -> None:
        levels = self.cascading
        self.own.setVisible(self.cascade.value() == _OWN)
        self.levels.setVisible(bool(levels))
        self.aim.setVisible(not levels or self.strikes)
        self._against.setVisible(not levels)
        if not levels:
            return
        written = notation.levels_of(levels)
        reached = self.level()
        lines: list[str] = []
        for level, one in zip(levels, written, strict=True):
            mark = "▸ " if level is reached else "\N{EM SPACE}"
            line = self.tr("{notation} : {level}").format(
                notation=notation.written(one), level=self._level_words(level)
            )
            lines.append(mark + line)
        self.levels.setText("\n".join(lines))

    def _change_kind(self) -> None:
        """A static roll has no attacker."""
        self.attack.setVisible(self.strikes)
        self.attack.clear()
        self.target.set_value(0)
        self.show_verdict()

    def _change_effect(self) -> None:
        kind = resistance.against(self._subject.tables, self.effect.value())
        self.defence.ask(Asked("resistance", kind))
        self.show_verdict()

    def _change_cascade(self) -> None:
        tables, chosen = self._subject.tables, self.cascade.value()
        if chosen not in (_NONE, _OWN):
            poison = chosen in tables.cascades
            kind = (
                tables.cascades.get(chosen).resistance
                if poison
                else resistance.against(tables, "maladie")
            )
            self.defence.ask(Asked("resistance", kind))
            self.kind.show_value(_VARIABLE if self._offset else _STATIC)
        self._catch = ""
        self.show_verdict()

    def _enter_notation(self) -> None:
        self._read_notation()
        self.defence.chain.take_keyboard()

    def _read_notation(self) -> None:
        text = self.notation_.taken()
        if not text or not self.notation_.isModified():
            return
        self.notation_.setModified(False)
        found = notation.parse(text)
        if found is None or found.target is None:
            self.source.setText(self.tr("« {text} » n’est pas une notation.").format(text=text))
            return
        self.cascade.show_value(_NONE)
        self.kind.show_value(_STATIC)
        if found.resistance:
            self.defence.ask(Asked("resistance", found.resistance))
        self.notation_.setText(notation.written(found))
        self.target.set_value(found.target)
        self.show_verdict()

    def _kept(self) -> None:
        self.clear()
