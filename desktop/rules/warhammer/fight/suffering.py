"""What a critical effect brings, in words, before and after it happens."""

import msgspec

from desktop.rules.message import Message
from desktop.rules.warhammer.critical import Suffered
from desktop.rules.warhammer.document import Character, Wound
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.words import body_states, clocks, injury, lasting


def brings(
    settings: Settings, profile: Profile, character: Character, suffered: Suffered
) -> tuple[Message, ...]:
    """What changes of a body, and all that runs of the wound or stays for good."""
    was = body_states(character)
    now = body_states(msgspec.structs.replace(character, state=suffered.state))
    wound = suffered.wound
    return (
        *(each for each in now if each not in was),
        *clocks(settings, profile, wound),
        *map(injury, wound.injuries),
    )


def costs(wound: Wound) -> tuple[Message, ...]:
    """The penalties and injuries of a wound."""
    return (*map(lasting, wound.penalties), *map(injury, wound.injuries))
