"""Between fights: infections, chases step by step, interrogations, jumps, money (IV to VII)."""

from collections.abc import Sequence

from desktop.resolve.errors import bad
from desktop.resolve.plain import Value
from desktop.resolve.warhammer.game import Game, Operation
from desktop.resolve.warhammer.rolls import Attempt
from desktop.rules.warhammer import leap, money, run, talk
from desktop.rules.warhammer.care import feverish
from desktop.rules.warhammer.document import Character, Purse, Wound
from desktop.rules.warhammer.infection import (
    Treatment,
    course,
    days_to_death,
    festers,
    foul_allowed,
    infection_target,
    phases,
)
from desktop.rules.warhammer.percent import FACES
from desktop.rules.warhammer.trial import Modifier, modified


class Infection(Operation, frozen=True, kw_only=True, tag="infection"):
    """The E test on the day after a wound, and the course of the infection that a failure brings
    (V, WH-INFECT-WHEN)."""

    character: Character
    wound: Wound
    treatment: Treatment = Treatment()
    in_bed: bool = True
    modifiers: tuple[Modifier, ...] = ()
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        if (refused := foul_allowed(self.treatment.foul)) is not None:
            raise bad("treatment.foul", refused.key, **refused.params)
        key = (self.wound.kind, self.wound.location, self.wound.value)
        if key not in game.tables.criticals:
            raise bad("wound", "wh.edit.no-effect")
        values = game.profile(self.character)
        total = infection_target(
            game.tables,
            game.settings,
            self.character,
            feverish(
                game.settings,
                self.character,
                values.now["e"],
                values.be.total,
                values.natural_be,
            ),
            self.wound,
            self.treatment,
        )
        total = modified(total, *self.modifiers)
        result = game.rolled(total.total, self.roll, "roll")
        caught = course(game.tables, result)
        renewed = game.settings.readings.infection_be == "renove"
        be = values.be.total if renewed else values.natural_be
        return {
            "festers": festers(self.wound),
            "target": total,
            "result": result,
            "infection": caught,
            "phases": () if caught is None else phases(caught.id, be, in_bed=self.in_bed),
            "death": None if caught is None else days_to_death(caught.id, be),
        }


class ChaseStep(Operation, frozen=True, kw_only=True, tag="chase-step"):
    """One runner's round: M*6 metres, less for an obstacle (WH-CHASE-MOVE-TEST); `agility` is the
    test of Ag that was tried after a failure, `failures` are tests of E that failed."""

    move: int
    roll: int | None = None
    failures: int = 0
    agility: bool | None = None

    def answer(self, game: Game) -> Value:
        for field, value in (("move", self.move), ("failures", self.failures)):
            if value < 0:
                raise bad(field, "resolve.negative")
        face = game.roller.face(self.roll, FACES, "roll")
        return run.step(self.move, face, self.failures, self.agility)


class Interrogation(Operation, frozen=True, kw_only=True, tag="interrogation"):
    """A questioning: who is not reluctant tells line 0 at once, then the questioner's test, opposed
    to the subject's FM where he is reluctant, and the Torture that may follow
    (WH-INTERRO-LINES)."""

    case: talk.Interrogation
    asker: Attempt | None = None
    subject: Attempt | None = None
    torture: Attempt | None = None

    def answer(self, game: Game) -> Value:
        if len(self.case.lines) != talk.LINES:
            raise bad("case.lines", "resolve.at-most", most=talk.LINES)
        opened = talk.opened(self.case)
        case: talk.Interrogation | None = opened
        told: dict[str, Value] = {}
        if self.asker is not None:
            target, asked = self.asker.rolled(game, "asker.")
            told["asker"] = {"target": target, "result": asked}
            answered = None
            if self.subject is not None:
                against, answered = self.subject.rolled(game, "subject.")
                told["subject"] = {"target": against, "result": answered}
            elif opened.reluctant:
                raise bad("subject", "resolve.missing-field", field="subject")
            case = talk.questioned(opened, asked, answered)
        if case is not None and self.torture is not None:
            if not case.may_torture:
                raise bad("torture", "resolve.no-torture")
            target, hurt = self.torture.rolled(game, "torture.")
            told["torture"] = {"target": target, "result": hurt}
            case = talk.tortured(case, hurt)
        known = () if case is None else case.known()
        return {**told, "again": case is None, "case": case, "known": known}


class Jump(Operation, frozen=True, kw_only=True, tag="jump"):
    """A long jump with a `run_up` in metres (WH-JUMP-LONG), and what jumping down `height`
    centimetres asks for and does (WH-JUMP-HIGH-TABLE)."""

    character: Character
    run_up: int = 0
    height: int | None = None
    modifiers: tuple[Modifier, ...] = ()
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        values = game.profile(self.character)
        if self.height is not None:
            if self.height < 0:
                raise bad("height", "resolve.negative")
            row = leap.high_jump(game.tables, self.height)
            return {"row": row, "damage": leap.fall_damage(game.tables, self.character, row)}
        total = modified(values.now["ag"], *self.modifiers)
        result = game.rolled(total.total, self.roll, "roll")
        far = leap.long_jump(values.bf.total, values.move.total, self.run_up, result)
        return {"target": total, "result": result, "centimetres": far}


class Money(Operation, frozen=True, kw_only=True, tag="money"):
    """An amount in sous as coins and in words, and a purse after paying it
    (WH-MONEY-CONVERSION, WH-MONEY-LIARD)."""

    sous: int
    purse: Purse | None = None

    def answer(self, game: Game) -> Value:
        if self.sous < 0:
            raise bad("sous", "resolve.negative")
        left = None if self.purse is None else money.paid(game.settings, self.purse, self.sous)
        return {"coins": money.coins(self.sous), "words": money.amount(self.sous), "left": left}


LIFE: Sequence[type[Operation]] = (Infection, ChaseStep, Interrogation, Jump, Money)
