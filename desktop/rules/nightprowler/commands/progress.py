"""Commands of what is gained and spent between scenes: each writes a line of the ledger, under an
`id` that the caller makes."""

from typing import Literal, TypeAlias

import msgspec

Stolen = Literal["jetons", "crasse"]

# --- Jetons and what they buy (II.C) ---


class AwardJetons(msgspec.Struct, frozen=True, tag="award-jetons"):
    """Jetons that the MJ gives, or takes back for a botched job (`amount` is signed).

    `exceptional` is an award in the middle of a scene; `note` names the scene.
    """

    id: str
    amount: int
    note: str = ""
    exceptional: bool = False


class RaiseSkill(msgspec.Struct, frozen=True, tag="raise-skill"):
    """Points more in an opened skill."""

    id: str
    key: str
    points: int = 1


class LearnSkill(msgspec.Struct, frozen=True, tag="learn-skill"):
    """A skill opened after creation."""

    id: str
    key: str


class RaiseSurgery(msgspec.Struct, frozen=True, tag="raise-surgery"):
    """Points more that Soin is worth for surgery, under Détermination."""

    id: str
    points: int = 1


class RaiseCharacteristic(msgspec.Struct, frozen=True, tag="raise-characteristic"):
    """One point more in a characteristic, for jetons."""

    id: str
    characteristic: str


class RaiseHeroism(msgspec.Struct, frozen=True, tag="raise-heroism"):
    """One point more of initial Héroïsme."""

    id: str


class StrikeLine(msgspec.Struct, frozen=True, tag="strike-line"):
    """Take a line of the ledger back, and what it paid for or opened the way to."""

    id: str


class Steal(msgspec.Struct, frozen=True, tag="steal"):
    """The thief's side of a theft between players; `victim` is a name, `partner` an id."""

    id: str
    pool: Stolen
    amount: int
    victim: str
    partner: str = ""


class BeRobbed(msgspec.Struct, frozen=True, tag="be-robbed"):
    """The victim's side of the same theft."""

    id: str
    pool: Stolen
    amount: int
    thief: str
    partner: str = ""


# --- Crasse and Héroïsme (III.F.2, III.G) ---


class SpendCrasse(msgspec.Struct, frozen=True, tag="spend-crasse"):
    """One jeton de Crasse used: `use` is one of `crasse.Use`, `note` the vile means.

    `agreed`: the player whose character is brought in has said yes. `heroism` PH are spent on the
    same roll.
    """

    id: str
    use: str
    note: str
    agreed: bool = False
    heroism: int = 0


class AwardHeroism(msgspec.Struct, frozen=True, tag="award-heroism"):
    """PH that the MJ gives for a heroic action."""

    id: str
    points: int
    note: str = ""


class EndScene(msgspec.Struct, frozen=True, tag="end-scene"):
    """A scene or mini-scenario ends: Héroïsme comes back."""

    id: str
    note: str = ""


class DefyAuthority(msgspec.Struct, frozen=True, tag="defy-authority"):
    """PH for a Rebelle who defied authority."""

    id: str
    note: str = ""


class GoOutInRain(msgspec.Struct, frozen=True, tag="go-out-in-rain"):
    """PH that minutes under the rain cost to who cannot bear water, by started half hours."""

    id: str
    minutes: int


class EndWeek(msgspec.Struct, frozen=True, tag="end-week"):
    """A week of Désinvolture: days since the community and water were last seen."""

    id: str
    community_days: int
    water_days: int


# --- Money (I.C.3, I.C.4, IV.B.7) and people ---


class Earn(msgspec.Struct, frozen=True, tag="earn"):
    """Couronnes gained; half of them may be due to a parrain."""

    id: str
    couronnes: int
    note: str = ""


class Pay(msgspec.Struct, frozen=True, tag="pay"):
    """Couronnes spent on anything."""

    id: str
    couronnes: int
    note: str = ""


class PayHabit(msgspec.Struct, frozen=True, tag="pay-habit"):
    """What an addiction costs over some weeks."""

    id: str
    weeks: int


class LetDebtGrow(msgspec.Struct, frozen=True, tag="let-debt-grow"):
    """Months that go by without a payment (1 or more)."""

    id: str
    months: int


class RepayDebt(msgspec.Struct, frozen=True, tag="repay-debt"):
    """Couronnes of a debt paid back: 1 at least, and no more than is owed."""

    id: str
    couronnes: int


class RepairArmour(msgspec.Struct, frozen=True, tag="repair-armour"):
    """Points of protection regained by one armour, at its price."""

    id: str
    armour: str
    points: int


class UseFavour(msgspec.Struct, frozen=True, tag="use-favour"):
    """Somebody who owed a service has done it."""

    id: str
    note: str = ""


class ConvertContact(msgspec.Struct, frozen=True, tag="convert-contact"):
    """A contact of this skill and rank turned into lesser ones."""

    key: str
    rank: str


class KeepContact(msgspec.Struct, frozen=True, tag="keep-contact"):
    """Take a conversion back, by its place (0 is the first), and those that need it."""

    place: int


ProgressCommand: TypeAlias = (
    AwardJetons
    | RaiseSkill
    | LearnSkill
    | RaiseSurgery
    | RaiseCharacteristic
    | RaiseHeroism
    | StrikeLine
    | Steal
    | BeRobbed
    | SpendCrasse
    | AwardHeroism
    | EndScene
    | DefyAuthority
    | GoOutInRain
    | EndWeek
    | Earn
    | Pay
    | PayHabit
    | LetDebtGrow
    | RepayDebt
    | RepairArmour
    | UseFavour
    | ConvertContact
    | KeepContact
)
