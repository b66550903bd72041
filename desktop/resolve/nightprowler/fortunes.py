"""Between scenes: money, contacts, prison, levels of skill, Héroïsme of everyday life."""

from collections.abc import Mapping, Sequence
from typing import Literal

from desktop.resolve.errors import bad, naming
from desktop.resolve.nightprowler.game import Game, Operation
from desktop.resolve.plain import Value
from desktop.rules.message import say
from desktop.rules.nightprowler.character import fortune
from desktop.rules.nightprowler.character.skill_rules import (
    contact_milieu,
    contact_rank,
    converted,
    level_name,
)
from desktop.rules.nightprowler.character.traits import Cause
from desktop.rules.nightprowler.creation.steps import checked
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.progression import crasse
from desktop.rules.nightprowler.progression import racial_heroism as living


def _not_negative(**amounts: int) -> None:
    for field, value in amounts.items():
        if value < 0:
            raise bad(field, "resolve.negative")


def _causes(game: Game, character: Character) -> tuple[Cause, ...]:
    return checked(game.tables, character, game.settings).causes


class Money(Operation, frozen=True, kw_only=True, tag="money"):
    """What cassure and traits do to money: a gain to share, months of debt, weeks of addiction
    (I.C.3, I.C.4), in couronnes."""

    character: Character
    gain: int = 0
    months: int = 0
    weeks: int = 0

    def answer(self, game: Game) -> Value:
        _not_negative(gain=self.gain, months=self.months, weeks=self.weeks)
        told: list[Value] = []
        for cause in _causes(game, self.character):
            effects = cause.effects
            if effects.income_due_percent:
                kept, owed = fortune.income_shared(effects, self.gain)
                told.append({"cause": cause.name, "kept": kept, "owed": owed})
            if effects.debt:
                debt = fortune.debt_after(effects, self.months)
                told.append({"cause": cause.name, "debt": debt})
            if effects.couronnes_weekly:
                cost = fortune.weekly_cost(effects, self.weeks)
                told.append({"cause": cause.name, "cost": cost})
        return {"lines": told}


class Repair(Operation, frozen=True, kw_only=True, tag="repair"):
    """Couronnes to buy back points of protection of an armour of the tables (IV.B.7); `price` is
    its new price where the campaign's list does not say."""

    armour: str
    points: int
    price: int | None = None

    def answer(self, game: Game) -> Value:
        _not_negative(points=self.points, price=self.price or 0)
        with naming("armour"):
            row = game.tables.armour(self.armour)
            listed = game.settings.armour(self.armour)
        if self.points > row.protection:
            raise bad("points", "resolve.at-most", most=row.protection)
        price = listed.price if self.price is None else self.price
        percent = row.repair_percent if listed.repair_percent is None else listed.repair_percent
        cost = fortune.repair_price(price, percent, self.points)
        return {"cost": cost, "price": price, "percent": percent}


class Contacts(Operation, frozen=True, kw_only=True, tag="contact"):
    """The contact that a skill brings at a value, what a rank may be converted into, and the name
    of the value (II.B, II.B.1.d)."""

    skill: str = ""
    value: int = 0
    rank: str = ""

    def answer(self, game: Game) -> Value:
        _not_negative(value=self.value)
        if self.skill and not game.tables.has_skill(self.skill):
            raise bad("skill", "resolve.unknown-path")
        if self.rank:
            with naming("rank"):
                game.tables.contact_levels.get(self.rank)
        rank = contact_rank(game.tables, self.skill, self.value) if self.skill else ""
        into: Mapping[str, Value] | None = None
        if found := converted(game.tables, self.rank or rank):
            into = {"rank": found[0], "gives": found[1]}
        return {
            "level": level_name(game.tables, self.value),
            "rank": rank,
            "milieu": contact_milieu(game.tables, self.skill) if rank else "",
            "converted": into,
        }


class Prison(Operation, frozen=True, kw_only=True, tag="prison"):
    """A stay in prison, by the campaign's table (I.C.3)."""

    die: int | None = None

    def answer(self, game: Game) -> Value:
        face = game.roller.face(self.die, game.faces, "die")
        return {"die": face, "stay": game.settings.prison_stay(face)}


class Living(Operation, frozen=True, kw_only=True, tag="living"):
    """PH that racial traits gain or cost in everyday life (I.C.4): minutes in the rain, an action
    that defies authority, days since the community and water were last seen."""

    character: Character
    rain_minutes: int = 0
    defies_authority: bool = False
    community_days: int | None = None
    water_days: int | None = None

    def answer(self, game: Game) -> Value:
        seen = self.community_days is not None and self.water_days is not None
        community, water = self.community_days or 0, self.water_days or 0
        _not_negative(rain_minutes=self.rain_minutes, community_days=community, water_days=water)
        now = game.derive(self.character).heroism
        told: list[Value] = []
        for cause in _causes(game, self.character):
            change = -living.rain_cost(cause.effects, self.rain_minutes)
            if self.defies_authority:
                change += living.defiance_gain(cause.effects)
            if seen:
                change += living.weekly_change(cause.effects, community, water)
            if change:
                now += change
                told.append({"cause": cause.name, "amount": change, "source": cause.source})
        return {"heroism": now, "lines": told}


class Crasse(Operation, frozen=True, kw_only=True, tag="crasse"):
    """A jeton de Crasse used by a player, or by the MJ (III.G): who may, and where it goes.

    `use` is one of those that the rules list for that side; a player names the vile means in
    `note`, and has the leave of another player whose character comes in (`agreed`).
    """

    by: Literal["player", "mj"]
    held: int = 0
    mj: int = 0
    use: str = crasse.Use.OTHER
    note: str = ""
    agreed: bool = False

    def answer(self, game: Game) -> Value:
        _not_negative(held=self.held, mj=self.mj)
        if self.by == "player":
            refused = crasse.refusal(self.held, self.use, self.note, self.agreed)
            held, mj = crasse.given_to_mj(self.held, self.mj)
        else:
            if self.use not in crasse.MJ_USES:
                raise bad("use", "resolve.unknown-step", known=", ".join(crasse.MJ_USES))
            refused = crasse.mj_refusal(self.mj)
            held, mj = self.held, self.mj - 1
        if refused is not None:
            return {"refused": refused, "held": self.held, "mj": self.mj}
        return {"refused": None, "held": held, "mj": mj}


class Theft(Operation, frozen=True, kw_only=True, tag="theft"):
    """Jetons, or jetons de Crasse, that one player steals from another (II.C.3, III.G)."""

    pool: Literal["jetons", "crasse"]
    thief: int
    victim: int
    amount: int

    def answer(self, game: Game) -> Value:
        _not_negative(thief=self.thief, victim=self.victim)
        refused = crasse.theft_refusal(self.victim, self.amount, say(f"np.ledger.pool-{self.pool}"))
        taken = 0 if refused else self.amount
        return {
            "refused": refused,
            "thief": self.thief + taken,
            "victim": self.victim - taken,
        }


FORTUNES: Sequence[type[Operation]] = (
    Money,
    Repair,
    Contacts,
    Prison,
    Living,
    Crasse,
    Theft,
)
