"""What a GM decides that players see: of each participant, and of a fight as a whole.

Values only: `desktop.rules.table.showing` changes them by commands, `desktop.rules.playerview`
applies them.
"""

import enum

import msgspec


class Portrayal(enum.Enum):
    """The picture that players see of a participant.

    USUAL is the portrait of the character as long as it goes by its own name, or the picture that
    was chosen for this fight; SILHOUETTE is nobody's face.
    """

    USUAL = "usual"
    PORTRAIT = "portrait"
    SILHOUETTE = "silhouette"


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """What players see of one participant.

    `shown` and `numbers` are None until the GM decides, or an act does: what is usual then holds
    (see `usually_shown`; numbers are for players' own characters). `alias` is what players call
    him, "" for his name. `picture` is the sha256 of a picture of this fight, "" for that of the
    character.
    """

    shown: bool | None = None
    alias: str = ""
    portrayal: Portrayal = Portrayal.USUAL
    picture: str = ""
    numbers: bool | None = None


class Showing(msgspec.Struct, frozen=True, kw_only=True):
    """What players see of a fight.

    `hide_npcs`: whoever is no player's character stays hidden until somebody shows him.
    `reveal_acts`: who is hidden appears at his first act that the others see. `order` lists people
    as they act, else by name; `bands` says in words how hurt they are; `numbers` allows pools and
    wound boxes; `states` names what everybody sees of them (on the ground, dead).
    """

    hide_npcs: bool = False
    reveal_acts: bool = True
    order: bool = True
    round: bool = True
    step: bool = True
    bands: bool = True
    numbers: bool = True
    states: bool = True


def usually_shown(showing: Showing, *, player: bool) -> bool:
    """Whether players see somebody of whom nothing was decided; `player` is one of theirs."""
    return player or not showing.hide_npcs
