"""A fight in which every act is done that nobody expects, each through its question."""

import msgspec

from desktop.rules.dice import Dice, typed
from desktop.rules.nightprowler.document.character import Health
from desktop.rules.nightprowler.fight import commands as c
from desktop.rules.system import Accepted, NeedDice, Refused
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, armour, swordsman


class Acting(Arena):
    """An arena whose acts are answers to the questions that its view puts."""

    def answer(self, kind: str, fighter: str, face: int = 10, **values: str) -> None:
        """Answer an act with what is proposed, these values, and a face for every die."""
        shown = self.fights.view(self.fights.redacted(self.state))
        ask = {each.id: each for each in shown.extras}[f"{kind}:{fighter}"]
        given = {field.id: field.default for field in ask.fields} | {"reason": "le MJ"} | values
        command = self.fights.answer(self.state, ask.id, given)
        assert not isinstance(command, Refused), command
        outcome = self.fights.decide(self.state, command, Dice())
        specs = outcome.specs if isinstance(outcome, NeedDice) else ()
        dice = [typed(spec, face) for spec in specs]
        outcome = self.fights.decide(self.state, command, Dice(dice))
        assert isinstance(outcome, Accepted), outcome
        self.run(command, dice)  # type: ignore[arg-type]

    def why_not(self, command: msgspec.Struct) -> str:
        """The key of the reason why a command is refused."""
        outcome = self.fights.decide(self.state, command, Dice())
        assert isinstance(outcome, Refused), outcome
        return outcome.reason.key


def acts(rules: Rules) -> Acting:
    """Two against two: an ambush, an archer who stands still, people who fall, leave their foes,
    change sides, bleed, are cared for, and what the MJ corrects."""
    arena = Acting(rules)
    bow = arm("armes-de-tir", 0, penetration_short=2, penetration_long=1, hands=2, flags=("arc",))
    arena.join("a", 0, swordsman(14, armours=(armour(2, 1),)), "Corvin")
    archer = swordsman(13, family="armes-de-tir", weapons=(bow,), armours=(armour(1),))
    arena.join("b", 0, archer, "Isabeau")
    hurt = swordsman(11, health=Health(vitality=(1, 1, 0, 0, 0), bleeding=1))
    arena.join("c", 1, hurt, "Sergent")
    arena.join("d", 1, swordsman(10, ph=0), "Recrue")
    arena.answer("ambush", "a", foe="c", allonge="1", face=3)
    for query, fighter in arena.asked():
        arena.reply(fighter, query, "no")
    arena.begin()
    arena.answer("ground", "c")
    arena.answer("ground", "c")
    arena.answer("ground", "d")
    arena.answer("steady", "b")
    arena.answer("separate", "d", foe=next(each.id for each in arena.state.foes("d")))
    arena.answer("engage", "d")
    arena.answer("side", "d", side="2")
    arena.answer("side", "d", side="1")
    arena.answer("fright", "a", face=4, ph="1")
    arena.answer("fright", "d", face=20)
    arena.answer("bleeding", "c", count="3")
    arena.answer("bleeding", "a", count="1")
    arena.answer("aid", "b", foe="a", face=2)
    arena.answer("armour", "a", lost="1")
    arena.answer("condition", "d", condition="unconscious", on="yes")
    arena.answer("condition", "d", condition="unconscious", on="no")
    arena.answer("condition", "d", condition="dying", on="yes")
    arena.run(c.Remove(fighter="d", reason="emporté"))
    return arena
