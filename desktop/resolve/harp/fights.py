"""One attack by its numbers, and whole fights."""

from collections.abc import Sequence

from desktop.resolve.errors import bad
from desktop.resolve.harp.game import Change, Count, Game, Operation, Points, bonus
from desktop.resolve.plain import Value
from desktop.resolve.playing import Step, answered, play
from desktop.rules.harp.document import MIDDLE_SIZE, Character, Weapon
from desktop.rules.harp.fight import sums
from desktop.rules.harp.fight.commands import AnyCommand
from desktop.rules.harp.fight.rules import HarpFights
from desktop.rules.harp.manoeuvre import Modifier
from desktop.rules.members import found
from desktop.rules.message import say


class Attacked(Operation, frozen=True, kw_only=True, tag="attack"):
    """An attack by a bonus (BO) against a `defence` (BD), in situations of the campaign: whether it
    hits, and what is read on a table of criticals, by the size of the weapon (HARP-KIND-ATTACK,
    HARP-FUMBLE-WEAPON)."""

    bonus: Points = 0
    defence: Points = 0
    size: str = MIDDLE_SIZE
    zone: Count = 4
    situations: tuple[str, ...] = ()
    modifiers: tuple[Change, ...] = ()
    throws: tuple[int, ...] = ()

    def answer(self, game: Game) -> Value:
        settings = game.settings
        if found(settings.sizes, self.size) is None:
            raise bad("size", "resolve.no-such-id", id=self.size)
        changes = [Modifier(say("resolve.defence"), -self.defence)]
        for place, id in enumerate(self.situations):
            row = found(settings.situations, id)
            if row is None:
                raise bad(f"situations[{place}]", "resolve.no-such-id", id=id)
            changes.append(Modifier(row.name, row.amount))
        changes += [one.modifier for one in self.modifiers]
        chain = game.chain(self.throws)
        score = game.score(chain, bonus(self.bonus), changes, zone=self.zone)
        hits = not score.fumble and score.total >= settings.fight_number("hit-from")
        weapon = Weapon(id="", name="", size=self.size)
        read = sums.read(settings, weapon, chain, score.total) if hits else None
        return {"score": score, "hits": hits, "read": read}


class Fight(Operation, frozen=True, kw_only=True, tag="fight"):
    """A fight from its first command on: join, begin, turn, attack, parry, do, try, tend, resist,
    result, fumble, bell…"""

    steps: tuple[Step, ...]

    def answer(self, game: Game) -> Value:
        rules = HarpFights(game.tables)
        blank = rules.blank(game.settings)
        after = play(game.roller, rules, AnyCommand, self.steps, blank)
        owned: dict[str, Value] = {}
        for fighter, document in after.documents.items():
            live = rules.live_document(after.state, fighter, document)
            if isinstance(live, Character):
                owned[fighter] = {
                    "hp": live.hp,
                    "wounds": live.wounds,
                    "ailments": live.ailments,
                    "life": live.life,
                    "prepared": live.prepared,
                    "tasks": live.tasks,
                }
        return answered(rules, after, owned)


FIGHTS: Sequence[type[Operation]] = (Attacked, Fight)
