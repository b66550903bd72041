"""What a character's document keeps of the course of play: recovery under way, the ledger of what
was gained and spent, contacts turned into others."""

import msgspec


class LineCare(msgspec.Struct, frozen=True):
    """A Vitalité line on the mend (V.C): hours of its period gone by, and what helps it.

    `boxes` were ticked when it was last looked at: one more begins the period anew. `care` is a
    `recovery.Care`, of this period; `clean` says whether hygiene was acceptable.
    """

    line: str
    boxes: int
    hours: int = 0
    care: str = "none"
    clean: bool = True
    heroism: int = 0
    aid: str = ""
    aid_heroism: int = 0


class Convalescence(msgspec.Struct, frozen=True):
    """Where recovery stands: `hours` that the MJ has let pass, lines on the mend, an infection,
    and the side effects of what was taken."""

    hours: int = 0
    lines: tuple[LineCare, ...] = ()
    infected: bool = False
    side_effects: tuple[str, ...] = ()


class LedgerLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something gained or spent (II.C, III.F.2, III.G): what it changed in each pool, and what it
    bought.

    `kind` is one of `ledger.Kind`; `key` names a skill, a characteristic or an armour, `amount`
    says how much of it. `other` names the other side of a theft and `partner` is its id in the
    library; both sides share `id`. `exceptional` is an award in the middle of a scene.
    """

    id: str
    kind: str
    note: str = ""
    jetons: int = 0
    crasse: int = 0
    heroism: int = 0
    couronnes: int = 0
    key: str = ""
    amount: int = 0
    other: str = ""
    partner: str = ""
    exceptional: bool = False


class Conversion(msgspec.Struct, frozen=True):
    """A contact of a skill that was turned into lesser ones (II.B.1.d); `rank` is what it was."""

    key: str
    rank: str
