"""Throws, manoeuvres with their four resolutions, rolls on characteristics, columns, fumbles, tasks
of several (Exécuter une manœuvre to Jets sur Caractéristique)."""

from collections.abc import Sequence

import msgspec

from desktop.resolve.errors import bad, naming
from desktop.resolve.harp.game import Change, Count, Game, Operation, bonus, known
from desktop.resolve.plain import Value
from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import lookup, manoeuvre, resolution, rolls, skills, tasks, trial
from desktop.rules.harp.document import Character, Task
from desktop.rules.harp.edits.trying import outcome_words
from desktop.rules.harp.manoeuvre import Modifier, Score
from desktop.rules.harp.rolls import SIDES, Kind
from desktop.rules.harp.settings import Column
from desktop.rules.harp.tables.people import Method
from desktop.rules.harp.trial import Asked, Bearing


class Percentile(Operation, frozen=True, kw_only=True, tag="percentile"):
    """Two ten-sided dice, the tens declared first (HARP-D100, HARP-D100-00, HARP-D100-ORDER)."""

    tens: int
    units: int

    def answer(self, game: Game) -> Value:
        with naming("tens" if not 0 <= self.tens < rolls.FACES else "units"):
            return rolls.percentile(self.tens, self.units)


class OpenRoll(Operation, frozen=True, kw_only=True, tag="open-roll"):
    """A Jet Sans Limite, or a closed roll where its kind or the skill is so; `zone` is the last
    throw of a weapon's fumbles (HARP-JSL-OPEN, HARP-JSL-CHAIN, HARP-KIND-CRITICAL,
    HARP-FUMBLE-WEAPON)."""

    kind: Kind = "competence"
    closed: bool = False
    zone: Count | None = None
    throws: tuple[int, ...] = ()

    def answer(self, game: Game) -> Value:
        is_open = rolls.opens(self.kind, closed=self.closed)
        chain = game.chain(self.throws, closed=not is_open)
        answers = self.kind == "resistance"
        score = game.score(chain, Breakdown(), zone=self.zone, answers=answers)
        plain = self.kind == "critique"
        return {
            "throws": chain.throws,
            "natural": chain.natural,
            "total": chain.total,
            "fumble": score.fumble and not plain,
            "doubted": score.doubted and not plain,
            "odd": score.odd and not plain,
        }


class Manoeuvre(Operation, frozen=True, kw_only=True, tag="manoeuvre"):
    """A manoeuvre of a `character` on one of his skills, or one of the tables that he never learnt,
    or of somebody with a `bonus`: the score and what it comes to, by the skill's own resolution or
    by `method`; `price` is haggled over (HARP-MANOEUVRE-TOTAL, HARP-AON, HARP-PCT-USE,
    HARP-BONUS-USE, HARP-JR-VARIABLE)."""

    character: Character | None = None
    skill: str = ""
    bonus: int = 0
    difficulty: str = "moyenne"
    typed: int | None = None
    modifiers: tuple[Change, ...] = ()
    bears: tuple[Bearing, ...] = ()
    method: Method | None = None
    zone: Count | None = None
    price: Count | None = None
    throws: tuple[int, ...] = ()

    def answer(self, game: Game) -> Value:
        tables, settings = game.tables, game.settings
        own, usual, closed, more = self._skilled(game)
        changes = (
            game.difficulty(self.difficulty, self.typed),
            *(one.modifier for one in self.modifiers),
            *more,
        )
        chain = game.chain(self.throws, closed=closed)
        score = game.score(chain, own, changes, zone=self.zone)
        method = self.method or ("pourcentage" if self.price is not None else usual)
        result = resolution.resolve(tables, settings, score, method)
        price = None if self.price is None else resolution.haggled(settings, self.price, score)
        return {
            "score": score,
            "result": result,
            "told": list(outcome_words(score, result)),
            "price": price,
        }

    def _skilled(self, game: Game) -> tuple[Breakdown, Method, bool, tuple[Modifier, ...]]:
        """The skill's bonus, its resolution, whether it is rolled closed, what is added besides."""
        one, tables, settings = self.character, game.tables, game.settings
        if one is None:
            if self.skill:
                raise bad("skill", "resolve.no-such-id", id=self.skill)
            return bonus(self.bonus), "tout-ou-rien", False, ()
        skill = trial.skill_of(tables, one, self.skill)
        if skill is None:
            raise bad("skill", "resolve.no-such-id", id=self.skill)
        more = (
            *trial.burdens(tables, settings, one, self.bears),
            *trial.prepared(one, self.skill),
        )
        own = skills.total(tables, settings, one, skill)
        return own, skills.method_of(tables, skill), skill.closed, more


class OnCharacteristics(Operation, frozen=True, kw_only=True, tag="characteristic"):
    """A roll on one characteristic, its bonus four times, or on two, each twice: all or nothing
    (HARP-STAT-ONE, HARP-STAT-TWO, HARP-STAT-AON)."""

    character: Character
    characteristics: tuple[str, ...]
    difficulty: str = "moyenne"
    typed: int | None = None
    modifiers: tuple[Change, ...] = ()
    bears: tuple[Bearing, ...] = ()
    throws: tuple[int, ...] = ()

    def answer(self, game: Game) -> Value:
        tables, settings, one = game.tables, game.settings, self.character
        for place, id in enumerate(self.characteristics):
            known(f"characteristics[{place}]", id, tables.characteristics)
        with naming("characteristics"):
            own = manoeuvre.on_characteristics(tables, settings, one, self.characteristics)
        changes = (
            game.difficulty(self.difficulty, self.typed),
            *(change.modifier for change in self.modifiers),
            *trial.burdens(tables, settings, one, self.bears),
        )
        score = game.score(game.chain(self.throws), own, changes)
        asked = Asked("characteristic", *self.characteristics)
        result = resolution.resolve(tables, settings, score, trial.method(tables, one, asked))
        return {
            "score": score,
            "result": result,
            "told": list(outcome_words(score, result)),
        }


class ColumnRead(Operation, frozen=True, kw_only=True, tag="column"):
    """What a column of the campaign reads for a score: percents, a bonus, a Nombre Cible, or the
    bonus of a characteristic's score; null for a failure (HARP-TABLE-COLUMNS)."""

    column: Column
    score: int

    def answer(self, game: Game) -> Value:
        with naming("score"):
            return lookup.reading(getattr(game.settings, self.column), self.score)


class FumbleRead(Operation, frozen=True, kw_only=True, tag="fumble"):
    """A closed throw on a table of fumbles of the campaign; `change` is a talent's or an item's;
    `soften`: it would kill where the situation is not critical (HARP-FUMBLE-TABLE,
    HARP-FUMBLE-CHOICE, HARP-FUMBLE-ADAPT)."""

    table: str
    throw: int | None = None
    change: int = 0
    critical: bool = False

    def answer(self, game: Game) -> Value:
        face = game.roller.face(self.throw, SIDES, "throw")
        with naming("table"):
            found = manoeuvre.fumbled(game.settings, self.table, face, self.change)
        soften = manoeuvre.must_be_softened(found, critical=self.critical)
        return {"throw": face, "fumble": found, "soften": soften}


class Turn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody's roll in a round of a task: his bonus, modifiers and throws."""

    who: str
    bonus: int = 0
    modifiers: tuple[Change, ...] = ()
    throws: tuple[int, ...] = ()


class Tasked(Operation, frozen=True, kw_only=True, tag="task"):
    """A long task by percentage over rounds, of several in a race or `together`, beginning with
    what each has `done` (HARP-PCT-CUMUL, HARP-PCT-FAIL, HARP-PCT-FUMBLE, HARP-PCT-CONTEST)."""

    who: tuple[str, ...]
    rounds: tuple[tuple[Turn, ...], ...]
    together: bool = False
    ingredients: bool = False

    def answer(self, game: Game) -> Value:
        task = Task(id="task", name="", ingredients=self.ingredients)
        race = tasks.race(self.who, task, together=self.together)
        told: list[Value] = []
        for number, turns in enumerate(self.rounds):
            scores: dict[str, Score] = {}
            for place, turn in enumerate(turns):
                field = f"rounds[{number}][{place}]"
                if turn.who not in race.tasks:
                    raise bad(f"{field}.who", "resolve.no-such-id", id=turn.who)
                chain = game.chain(turn.throws, field=f"{field}.throws")
                changes = [one.modifier for one in turn.modifiers]
                scores[turn.who] = game.score(chain, bonus(turn.bonus), changes)
            race = tasks.round_of(game.settings, race, scores)
            told.append(
                {
                    "scores": {who: score.total for who, score in scores.items()},
                    "done": {who: task.done for who, task in race.tasks.items()},
                }
            )
        return {"rounds": told, "tasks": race.tasks, "winners": race.winners}


ROLLS: Sequence[type[Operation]] = (
    Percentile,
    OpenRoll,
    Manoeuvre,
    OnCharacteristics,
    ColumnRead,
    FumbleRead,
    Tasked,
)
