"""Jets de Résistance: variable, static, in cascades; skill against skill; notations."""

from collections.abc import Sequence

from desktop.resolve.errors import bad
from desktop.resolve.harp.game import Change, Game, Operation, bonus, known
from desktop.resolve.plain import Value
from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import diseases, notation, resistance, skills
from desktop.rules.harp.document import Character
from desktop.rules.harp.resistance import Defence


class Resist(Operation, frozen=True, kw_only=True, tag="resist"):
    """A defender's roll with a resistance of his (`kind`, or what counters an `effect`) or with a
    `bonus`: against the Nombre Cible of an `attack`, or a `target`; of a disease or poison
    (`cascade`) the level that he suffers (HARP-JR-VARIABLE, HARP-JR-STATIC, HARP-JRC-STATIC,
    HARP-JRC-VARIABLE)."""

    character: Character | None = None
    kind: str = ""
    effect: str = ""
    bonus: int = 0
    modifiers: tuple[Change, ...] = ()
    attack: int | None = None
    target: int | None = None
    cascade: str = ""
    throws: tuple[int, ...] = ()

    def answer(self, game: Game) -> Value:
        levels = diseases.levels_of(game.tables, self.cascade)
        if self.cascade and not levels:
            raise bad("cascade", "resolve.no-such-id", id=self.cascade)
        read = None if self.attack is None else resistance.target(game.settings, self.attack)
        target = self.target if read is None else read.value
        if not levels and target is None:
            raise bad("target", "resolve.missing-field", field="target")
        if target is None and any(one.offset is not None for one in levels):
            raise bad("target", "resolve.missing-field", field="target")
        kind, own = self._own(game)
        changes = [one.modifier for one in self.modifiers]
        score = game.score(game.chain(self.throws), own, changes, answers=True)
        resisted: bool | None = None
        level: Value = None
        if levels:
            found = resistance.reached(levels, score.total, target or 0)
            level = {"level": found, "text": diseases.level_name(self.cascade, found.id)}
        elif target is not None:
            resisted = resistance.resists(score, target)
        return {
            "kind": kind,
            "target": target,
            "read": read,
            "score": score,
            "resists": resisted,
            "suffers": level,
        }

    def _own(self, game: Game) -> tuple[str, Breakdown]:
        kind = self.kind
        if not kind and self.effect:
            kind = resistance.against(game.tables, self.effect)
        if not kind and self.cascade in game.tables.cascades:
            kind = game.tables.cascades.get(self.cascade).resistance
        kind = kind or resistance.against(game.tables, "maladie")
        known("kind", kind, game.tables.resistances)
        if self.character is None:
            return kind, bonus(self.bonus)
        return kind, skills.resistance(game.tables, game.settings, self.character, kind)


class Opposed(Operation, frozen=True, kw_only=True, tag="opposed"):
    """Skill against skill: the total of who acts sets the Nombre Cible that a `defender` must reach
    with what usually counters the skill, or somebody with a `bonus` (HARP-CVC, HARP-CVC-PAIRS,
    HARP-JR-SKILL)."""

    skill: str
    specialty: str = ""
    attack: int
    defender: Character | None = None
    bonus: int = 0
    modifiers: tuple[Change, ...] = ()
    throws: tuple[int, ...] = ()

    def answer(self, game: Game) -> Value:
        tables, settings = game.tables, game.settings
        known("skill", self.skill, tables.skills)
        usual = resistance.opposition(tables, self.skill, self.specialty)
        defence = Defence(name="", bonus=bonus(self.bonus))
        if self.defender is not None:
            if usual is None:
                raise bad("skill", "resolve.not-offered")
            defence = resistance.defence(tables, settings, self.defender, usual)
        target = resistance.target(settings, self.attack)
        changes = [one.modifier for one in self.modifiers]
        score = game.score(game.chain(self.throws), defence.bonus, changes, answers=True)
        return {
            "against": usual,
            "target": target,
            "defence": defence,
            "score": score,
            "resists": resistance.resists(score, target.value or 0),
        }


class Notation(Operation, frozen=True, kw_only=True, tag="notation"):
    """A notation of the source as it is understood, and written again; null where it is none
    (HARP-JR-PARSE)."""

    text: str

    def answer(self, game: Game) -> Value:
        found = notation.parse(self.text)
        if found is None:
            return None
        return {"notation": found, "written": notation.written(found)}


RESISTANCES: Sequence[type[Operation]] = (Resist, Opposed, Notation)
