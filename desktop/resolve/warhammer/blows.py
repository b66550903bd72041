"""Blows: combat CC, what attacks, shots, parries and dodges are rolled against, damage, critical
effects (I to III)."""

from collections.abc import Sequence

from desktop.resolve.dice import Face
from desktop.resolve.errors import bad
from desktop.resolve.plain import Value
from desktop.resolve.warhammer.game import Game, Operation, check_ids
from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import Dice
from desktop.rules.system import NeedDice
from desktop.rules.warhammer import attack, defence, shooting
from desktop.rules.warhammer.armed import POWERFUL, better_bonus
from desktop.rules.warhammer.armour import layers
from desktop.rules.warhammer.critical import Blow, Suffered, Victim, suffer
from desktop.rules.warhammer.critical_value import critical_value
from desktop.rules.warhammer.damage import Strike, damage, zone
from desktop.rules.warhammer.document import ZONES, Character
from desktop.rules.warhammer.duel import combat_cc, hit_rate, rounds_to_hit
from desktop.rules.warhammer.percent import FACES, attempt
from desktop.rules.warhammer.trial import Modifier, modified

DIE = 10


def _combat(game: Game, own: Character, other: Character) -> Breakdown:
    """The combat CC of one against the other (WH-COMBAT-RELATIVE-CC)."""
    mine = game.profile(own)
    total = combat_cc(mine.base["cc"].total, game.profile(other).base["cc"].total)
    return Breakdown((*total.lines, *mine.armour.cc.lines))


class Duel(Operation, frozen=True, kw_only=True, tag="combat-cc"):
    """The combat CC of two base CC, and the chances of a blow that is parried with it
    (WH-COMBAT-RELATIVE-CC, WH-STAT-HIT-RATE)."""

    own: int
    other: int

    def answer(self, game: Game) -> Value:
        mine, his = combat_cc(self.own, self.other), combat_cc(self.other, self.own)
        rate = hit_rate(mine.total, his.total)
        rounds = rounds_to_hit(mine.total, his.total)
        return {
            "own": mine,
            "other": his,
            "hit_rate": str(rate),
            "rounds": None if rounds is None else str(rounds),
        }


class Strikes(Operation, frozen=True, kw_only=True, tag="attack"):
    """A melee attack with a weapon by its id ("" is bare hands), step 1 of the flow
    (WH-FLOW-STEP1); `against` is the opponent's weapon, where he has one."""

    character: Character
    opponent: Character
    weapon: str = ""
    against: str | None = None
    posture: str = "normale"
    damage_instead: bool = False
    number: int = 1
    charging: bool = False
    aimed: str = ""
    special: str = ""
    pierced: int = 0
    cramped: bool = False
    situation: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        check_ids("situation", self.situation, game.tables.cc_modifiers)
        used = game.arm(self.character, self.weapon, "weapon")
        his = None if self.against is None else game.arm(self.opponent, self.against, "against")
        blow = attack.Attack(
            arm=used,
            posture=self.posture,
            damage_instead=self.damage_instead,
            number=self.number,
            charging=self.charging,
            aimed=self.aimed,
            special=self.special,
            pierced=self.pierced,
            cramped=self.cramped,
            situation=self.situation,
            against=his,
        )
        total = attack.melee_target(
            game.tables,
            game.settings,
            self.character,
            _combat(game, self.character, self.opponent),
            blow,
        )
        return _struck(game, modified(total, *self.modifiers), self.roll)


class Shoots(Operation, frozen=True, kw_only=True, tag="shoot"):
    """A shot at some metres (WH-RANGE-BANDS); into a melee somebody else may be hit
    (WH-MOD-SHOOT-MELEE), and a weapon may fail."""

    character: Character
    weapon: str
    metres: int
    situation: tuple[str, ...] = ()
    missile: str = "normale"
    aimed: bool = False
    number: int = 1
    modifiers: tuple[Modifier, ...] = ()
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        check_ids("situation", self.situation, game.tables.ct_modifiers)
        used = game.arm(self.character, self.weapon, "weapon")
        if not used.ranged:
            raise bad("weapon", "resolve.not-ranged")
        at = shooting.band(game.tables, used, self.metres)
        if at is None:
            raise bad("metres", "resolve.too-far")
        values = game.profile(self.character)
        total = shooting.shot_target(
            game.tables,
            self.character,
            values.now["ct"],
            used,
            at,
            self.situation,
            missile=self.missile,
            aimed=self.aimed,
            number=self.number,
        )
        total = modified(total, *self.modifiers)
        face = game.roller.face(self.roll, FACES, "roll")
        melee = shooting.INTO_MELEE in self.situation
        fault, blast = shooting.fault(game.tables, used, face)
        return {
            "band": at,
            "target": total,
            "result": attempt(total.total, face),
            "struck": shooting.struck(total.total, face, melee=melee),
            "fault": fault,
            "blast": blast,
            "refused": shooting.drawable(game.tables, used, values.bf.total, aiming=self.aimed),
        }


class Parries(Operation, frozen=True, kw_only=True, tag="parry"):
    """A parry with a weapon against an attacker's (WH-FREE-PARRY): prepared, or `reactive`."""

    character: Character
    opponent: Character
    weapon: str = ""
    against: str = ""
    posture: str = "normale"
    reactive: bool = False
    number: int = 1
    aimed: bool = False
    bashed: bool = False
    over: bool = False
    ground: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        check_ids("ground", self.ground, game.tables.defence_modifiers)
        guard = defence.Guard(
            arm=game.arm(self.character, self.weapon, "weapon"),
            posture=self.posture,
            reactive=self.reactive,
            ground=self.ground,
        )
        total = defence.parry_target(
            game.tables,
            game.settings,
            self.character,
            _combat(game, self.character, self.opponent),
            guard,
            _incoming(game, self),
        )
        return _struck(game, modified(total, *self.modifiers), self.roll)


class Dodges(Operation, frozen=True, kw_only=True, tag="dodge"):
    """A dodge: Ag, half of it without the skill Esquive (WH-FREE-DODGE)."""

    character: Character
    opponent: Character
    against: str = ""
    number: int = 1
    aimed: bool = False
    bashed: bool = False
    over: bool = False
    ground: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    roll: int | None = None

    def answer(self, game: Game) -> Value:
        check_ids("ground", self.ground, game.tables.defence_modifiers)
        total = defence.dodge_target(
            game.tables,
            game.settings,
            self.character,
            game.profile(self.character).now["ag"],
            self.ground,
            _incoming(game, self),
        )
        return _struck(game, modified(total, *self.modifiers), self.roll)


def _incoming(game: Game, asked: Parries | Dodges) -> defence.Incoming:
    return defence.Incoming(
        arm=game.arm(asked.opponent, asked.against, "against"),
        number=asked.number,
        aimed=asked.aimed,
        bashed=asked.bashed,
        over=asked.over,
    )


def _struck(game: Game, total: Breakdown, roll: int | None) -> Value:
    """A target, and with a d100 the result and the zone that its degrees reach (WH-LOC-BANDS)."""
    result = game.rolled(total.total, roll, "roll")
    reached = zone(game.tables, result.degrees) if result.success else None
    return {"target": total, "result": result, "zone": reached}


class Damages(Operation, frozen=True, kw_only=True, tag="damage"):
    """What a blow that hit does (WH-DMG-FORMULA): the damage die less BE and the armour on the
    zone. `coverage` are the d100 of layers that cover a part of it, outermost first."""

    character: Character
    target: Character
    zone: str
    weapon: str = ""
    die: int | None = None
    charging: bool = False
    aimed: bool = False
    posture: int = 0
    missile: int = 0
    band: int = 0
    pierced: int = 0
    coverage: tuple[int, ...] = ()

    def answer(self, game: Game) -> Value:
        if self.zone not in ZONES:
            raise bad("zone", "resolve.unknown-path")
        used = game.arm(self.character, self.weapon, "weapon")
        worn = layers(game.tables, self.target, self.zone)
        given = iter(self.coverage)
        counted = tuple(
            layer
            for place, layer in enumerate(worn)
            if layer.whole
            or layer.covers(game.roller.face(next(given, None), FACES, f"coverage[{place}]"))
        )
        strike = Strike(
            arm=used,
            die=game.roller.face(self.die, DIE, "die"),
            bf=better_bonus(game.profile(self.character), used),
            charging=self.charging,
            aimed=self.aimed,
            powerful=self.character.talent(POWERFUL) and not used.ranged,
            posture=self.posture,
            missile=self.missile,
            band=self.band,
            pierced=self.pierced,
        )
        be = game.profile(self.target).be.total
        return {
            "damage": damage(game.settings, strike, be, counted),
            "counted": [layer.armour.name for layer in counted],
            "kind": used.critical,
        }


class Effect(Operation, frozen=True, kw_only=True, tag="critical"):
    """A critical effect: its value given, or read for `damage` at a d100 (WH-CRIT-LOOKUP), and all
    that it does to the victim; `mental` tests FM instead of E where the effect allows it."""

    character: Character
    kind: str
    zone: str
    value: int | None = None
    damage: int = 0
    roll: int | None = None
    precise: bool = False
    mental: bool = False
    dice: tuple[Face, ...] = ()

    def answer(self, game: Game) -> Value:
        read: Breakdown | None = None
        value = self.value
        if value is None:
            if self.damage < 1:
                raise bad("damage", "resolve.negative")
            face = game.roller.face(self.roll, FACES, "roll")
            tough = self.character.talent("dur-a-cuire")
            read = critical_value(game.tables, self.damage, face, precise=self.precise, tough=tough)
            value = read.total
        row = game.tables.criticals.get((self.kind, self.zone, value))
        if row is None:
            raise bad("value", "wh.edit.no-effect")
        values = game.profile(self.character)
        renewed = game.settings.readings.durations_be == "renove"
        blow = Blow(
            wound="x",
            critical=row,
            victim=Victim(
                id="",
                e=values.of("e"),
                fm=values.of("fm"),
                ag=values.of("ag"),
                be=values.be.total if renewed else values.natural_be,
            ),
            state=self.character.state,
            fm=self.mental,
        )
        return {"read": read, "effect": row, "suffered": self._suffered(game, blow)}

    def _suffered(self, game: Game, blow: Blow) -> Suffered:
        tray = game.roller.tray(self.dice, "dice")
        dice = Dice()
        outcome = suffer(blow, dice)
        while isinstance(outcome, NeedDice):
            dice = dice.plus(tray.take(dice.missing(outcome.specs)))
            outcome = suffer(blow, dice)
        tray.close()
        return outcome


BLOWS: Sequence[type[Operation]] = (Duel, Strikes, Shoots, Parries, Dodges, Damages, Effect)
